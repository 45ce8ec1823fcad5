#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow IndexWords[] = {
    {"index-noindex", QT_TRANSLATE_NOOP("Checks", "Noindex page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has noindex, in a robots or googlebot meta element or in the X-Robots-Tag header. Start addresses "
            "are counted by a separate check."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines do not show the page in their results. That is right for internal or duplicate pages, and "
            "a loss for all others."),
        QT_TRANSLATE_NOOP("Checks", "Remove noindex from pages that should be found. Keep it where it is intended.")},
    {"index-noindex-start", QT_TRANSLATE_NOOP("Checks", "Noindex on a start page"),
        QT_TRANSLATE_NOOP("Checks",
            "A start page of the crawl has noindex, in a robots or googlebot meta element or in the X-Robots-Tag "
            "header."),
        QT_TRANSLATE_NOOP("Checks",
            "The start page is usually the page that most people search for. With noindex, it is not in the results."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove noindex from the page and from the server's headers. It is often left over from a test server.")},
    {"index-site-noindex", QT_TRANSLATE_NOOP("Checks", "Site-wide noindex"),
        QT_TRANSLATE_NOOP("Checks",
            "More than 90 % of the pages that should be found have noindex; counted once. These are the pages in "
            "sitemaps. If there are none, they are pages without a query that are not archives, not later pages of a "
            "series, and not canonicalised."),
        QT_TRANSLATE_NOOP("Checks",
            "The site is practically absent from search engines. This happens when the settings of a test server go "
            "live."),
        QT_TRANSLATE_NOOP("Checks",
            "Turn off the setting that keeps the site out of search engines (most CMS have one), or remove the "
            "X-Robots-Tag header of the server.")},
    {"index-nofollow", QT_TRANSLATE_NOOP("Checks", "Nofollow page (meta robots)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has nofollow or none for all of its links, in a robots meta element or in the X-Robots-Tag "
            "header."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines may not find pages that only this page links to, and it passes no link equity to them."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove nofollow from the page. Mark individual links that you do not trust with rel=nofollow or ugc.")},
    {"index-blocked", QT_TRANSLATE_NOOP("Checks", "Internal URL blocked by robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL with inlinks is disallowed by robots.txt. If robots.txt could not be fetched, everything "
            "counts as disallowed."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines do not read such a page. They may still index its bare URL because of the links."),
        QT_TRANSLATE_NOOP("Checks",
            "If the page should be found, allow it in robots.txt. If it should not be indexed, allow it as well and "
            "use noindex, which only works if search engines can read it.")},
    {"index-agent-directive", QT_TRANSLATE_NOOP("Checks", "Robots directives for a single crawler"),
        QT_TRANSLATE_NOOP("Checks",
            "An X-Robots-Tag header or a robots meta tag restricts one crawler by name, and not the others. Directives "
            "for Googlebot count as directives for all crawlers."),
        QT_TRANSLATE_NOOP(
            "Checks", "The page may be missing in one search engine or AI service only, which is easily overlooked."),
        QT_TRANSLATE_NOOP(
            "Checks", "Make sure that the restriction is intended for this crawler, or remove the directive.")},
    {"index-conflict", QT_TRANSLATE_NOOP("Checks", "Conflicting robots directives"),
        QT_TRANSLATE_NOOP("Checks",
            "The robots meta elements and X-Robots-Tag headers of a page contain both index (or all) and noindex (or "
            "none), or both follow and nofollow."),
        QT_TRANSLATE_NOOP("Checks", "Search engines follow the stricter one, which may not be intended."),
        QT_TRANSLATE_NOOP("Checks",
            "Keep one, and remove the other. Often a plugin and the theme or the server each write their own.")},
    {"index-noindex-canonical", QT_TRANSLATE_NOOP("Checks", "Noindex and canonical to another URL"),
        QT_TRANSLATE_NOOP("Checks", "A page has noindex and a canonical to another page."),
        QT_TRANSLATE_NOOP("Checks",
            "The two contradict each other: one excludes the page from the index, the other consolidates it with "
            "another page. Search engines may follow either one."),
        QT_TRANSLATE_NOOP("Checks",
            "Keep only the canonical if the pages are alike, or only noindex if the page should not be indexed.")},
    {"index-directive-in-body", QT_TRANSLATE_NOOP("Checks", "Meta robots outside head"),
        QT_TRANSLATE_NOOP("Checks",
            "A robots meta element is in the body, or ends up there because an earlier element closed the head."),
        QT_TRANSLATE_NOOP(
            "Checks", "Some search engines still follow it there, others do not, so the result is unpredictable."),
        QT_TRANSLATE_NOOP("Checks",
            "Move the element into the head, and look for the content that closes the head before it, such as an image "
            "or text.")},
    {"index-directive-unknown", QT_TRANSLATE_NOOP("Checks", "Unknown robots directive"),
        QT_TRANSLATE_NOOP("Checks",
            "A robots meta element or an X-Robots-Tag header has a directive that search engines do not document."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore it, so it does not have the intended effect."),
        QT_TRANSLATE_NOOP("Checks", "Correct the spelling (separate directives with commas), or remove it.")},
    {"index-unavailable-after", QT_TRANSLATE_NOOP("Checks", "Expired or invalid unavailable_after"),
        QT_TRANSLATE_NOOP("Checks",
            "The date in a page's unavailable_after directive had passed when the page was fetched, or cannot be "
            "read."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines drop the page after that date; a date that they cannot read has no effect."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove the directive or give a later date in a common format, such as 2030-06-25. Take expired pages "
            "offline.")},
    {"index-nosnippet", QT_TRANSLATE_NOOP("Checks", "Restricted snippets (nosnippet, max-snippet:0)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has nosnippet, max-snippet:0, noimageindex or notranslate, in a meta element or in the "
            "X-Robots-Tag header."),
        QT_TRANSLATE_NOOP("Checks",
            "The page's results show no text, no images or no translation, and fewer people click on them. That may be "
            "intended."),
        QT_TRANSLATE_NOOP("Checks", "Remove the directive unless there is a reason for it, such as a licence.")},
    {"canonical-missing", QT_TRANSLATE_NOOP("Checks", "Missing canonical"),
        QT_TRANSLATE_NOOP(
            "Checks", "An indexable page declares no canonical URL, neither in a link element nor in a Link header."),
        QT_TRANSLATE_NOOP("Checks",
            "If several URLs lead to the same page, search engines choose one of them themselves. A site without "
            "duplicates loses nothing."),
        QT_TRANSLATE_NOOP("Checks", "Let the template write a canonical link with the page's own full URL.")},
    {"canonical-multiple", QT_TRANSLATE_NOOP("Checks", "Multiple canonicals (same URL)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page declares its canonical URL more than once, in link elements of the head and Link headers, each "
            "time the same."),
        QT_TRANSLATE_NOOP("Checks",
            "It does no harm now, but two places have to be kept alike. Once they differ, search engines ignore both."),
        QT_TRANSLATE_NOOP("Checks", "Remove all but one. Often a plugin and the theme each write one.")},
    {"canonical-conflict", QT_TRANSLATE_NOOP("Checks", "Conflicting canonicals"),
        QT_TRANSLATE_NOOP(
            "Checks", "The link elements in a page's head and its Link headers declare different canonical URLs."),
        QT_TRANSLATE_NOOP("Checks", "Search engines then ignore them and choose a URL themselves."),
        QT_TRANSLATE_NOOP("Checks",
            "Decide which URL is right, and remove the others from the template, the plugin or the server's headers.")},
    {"canonical-relative", QT_TRANSLATE_NOOP("Checks", "Relative canonical URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The href of a canonical link in the head is not a full URL with its scheme, for example /page instead of "
            "https://example.org/page."),
        QT_TRANSLATE_NOOP("Checks",
            "It works, but becomes wrong when the page is reached by another host or by http: then each copy declares "
            "itself as canonical."),
        QT_TRANSLATE_NOOP("Checks", "Write the full URL with https and the host.")},
    {"canonical-invalid", QT_TRANSLATE_NOOP("Checks", "Invalid canonical URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The href of a canonical link, or a Link header with rel=canonical, is empty, cannot be parsed as a URL, "
            "or is not a web address, such as a file: URL."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore it, as if the page had no canonical."),
        QT_TRANSLATE_NOOP("Checks", "Correct the template so that it writes the page's full URL.")},
    {"canonical-fragment", QT_TRANSLATE_NOOP("Checks", "Canonical with fragment (#)"),
        QT_TRANSLATE_NOOP("Checks", "The canonical URL of a page has a fragment, a part that begins with #."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines index URLs without fragments, so the declared URL can never be indexed."),
        QT_TRANSLATE_NOOP("Checks", "Remove # and everything after it from the canonical URL.")},
    {"canonical-in-body", QT_TRANSLATE_NOOP("Checks", "Canonical outside head"),
        QT_TRANSLATE_NOOP(
            "Checks", "A canonical link is in the body, or ends up there because an earlier element closed the head."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines ignore it there, as otherwise any comment could declare a canonical."),
        QT_TRANSLATE_NOOP("Checks",
            "Move it into the head, and look for the content that closes the head before it, such as an image or "
            "text.")},
    {"canonical-attributes", QT_TRANSLATE_NOOP("Checks", "Canonical with invalid attributes"),
        QT_TRANSLATE_NOOP("Checks", "A link with rel=canonical in the head also has hreflang, lang, media or type."),
        QT_TRANSLATE_NOOP("Checks",
            "Such a link has another meaning, like rel=alternate, and search engines do not accept it as a canonical."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove the attribute, and write other languages or formats as separate links with rel=alternate.")},
    {"canonical-other-url", QT_TRANSLATE_NOOP("Checks", "Canonicalised page (canonical to another URL)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page declares the URL of another page as its canonical. Other spellings of its own URL do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines index the other page instead of this one. That is right for copies, and a loss for pages "
            "with content of their own."),
        QT_TRANSLATE_NOOP("Checks", "Check that the two pages are alike. If not, use a self-referencing canonical.")},
    {"canonical-off-site", QT_TRANSLATE_NOOP("Checks", "Canonical to another site"),
        QT_TRANSLATE_NOOP("Checks", "A page declares a canonical URL on another registrable domain."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines index that site instead of yours. This is right for syndicated text, otherwise it gives "
            "your page away."),
        QT_TRANSLATE_NOOP("Checks",
            "If the text is your own, use the page's own URL. Look for a leftover domain in the settings of the CMS.")},
    {"canonical-to-home", QT_TRANSLATE_NOOP("Checks", "Canonical to the home page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page that is not the home page of its host declares a home page (path / without parameters) as its "
            "canonical."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines then take the page for a copy of the home page and drop it, or ignore the canonical."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let each page declare its own URL. The template probably writes the same one everywhere.")},
    {"canonical-http", QT_TRANSLATE_NOOP("Checks", "HTTP canonical on an HTTPS page"),
        QT_TRANSLATE_NOOP("Checks", "A page that is reached by https declares a canonical URL that begins with http."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines get contradicting signals about which of the two to index, and visitors may be sent to the "
            "unprotected one."),
        QT_TRANSLATE_NOOP(
            "Checks", "Change the site's address to https in the settings of the CMS or in the template.")},
    {"canonical-to-redirect", QT_TRANSLATE_NOOP("Checks", "Canonical to a redirect"),
        QT_TRANSLATE_NOOP("Checks", "The canonical URL of a page redirects."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines expect the URL of the page itself, and may ignore one that redirects."),
        QT_TRANSLATE_NOOP("Checks", "Use the target of the redirect as the canonical URL.")},
    {"canonical-to-error", QT_TRANSLATE_NOOP("Checks", "Canonical to a broken URL (4xx, 5xx, no response)"),
        QT_TRANSLATE_NOOP("Checks",
            "The canonical URL of a page returns an error or does not respond. Not checked if it was not fetched or "
            "refuses the crawler."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines ignore it and choose a URL themselves. The page may drop out of the index."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL, or use a self-referencing canonical.")},
    {"canonical-to-noindex", QT_TRANSLATE_NOOP("Checks", "Canonical to a noindex page"),
        QT_TRANSLATE_NOOP("Checks", "The canonical page has noindex."),
        QT_TRANSLATE_NOOP("Checks",
            "One page points to the other, and the other asks not to be indexed. Search engines may end up indexing "
            "neither."),
        QT_TRANSLATE_NOOP("Checks", "Remove noindex from the canonical page, or declare one that may be indexed.")},
    {"canonical-to-blocked", QT_TRANSLATE_NOOP("Checks", "Canonical to a URL blocked by robots.txt"),
        QT_TRANSLATE_NOOP("Checks", "The canonical URL of a page is disallowed by robots.txt."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines cannot read that page, so they cannot see that it is the same and should be indexed."),
        QT_TRANSLATE_NOOP("Checks", "Allow the URL in robots.txt, or declare one that may be fetched.")},
    {"canonical-chain", QT_TRANSLATE_NOOP("Checks", "Canonical chain"),
        QT_TRANSLATE_NOOP("Checks", "The canonical page declares a third page as its own canonical."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may follow the chain only in part, and index an unintended page."),
        QT_TRANSLATE_NOOP("Checks", "Let all of these pages declare the last one as canonical.")},
    {"canonical-loop", QT_TRANSLATE_NOOP("Checks", "Canonical loop"),
        QT_TRANSLATE_NOOP("Checks",
            "The canonical URLs lead from page to page back to the page, for example A declares B and B declares A."),
        QT_TRANSLATE_NOOP("Checks", "Search engines cannot tell which page is meant, and ignore these canonicals."),
        QT_TRANSLATE_NOOP("Checks", "Choose one page. Let it declare itself, and let the others declare it.")},
    {"canonical-host-mixed", QT_TRANSLATE_NOOP("Checks", "Mixed hosts in canonicals"),
        QT_TRANSLATE_NOOP("Checks",
            "Pages of one host declare canonical URLs on more than one host. http and https, www and without www, "
            "count as different. Reported on pages whose canonical is on another host."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines get mixed signals about the site's address, and may index some pages under one address and "
            "some under another."),
        QT_TRANSLATE_NOOP(
            "Checks", "Choose one address for the site, use it in all canonical URLs, and redirect the others to it.")},
    {"canonical-other-language", QT_TRANSLATE_NOOP("Checks", "Canonical to another language version"),
        QT_TRANSLATE_NOOP(
            "Checks", "The canonical URL of a page is, by the page's own hreflang, its version in another language."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines then index only that version. People who search in this language do not find the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Let each language version declare itself as canonical, and declare the others by hreflang only.")},
    {"pagination-non-200", QT_TRANSLATE_NOOP("Checks", "Non-200 pagination URL (rel=next, rel=prev)"),
        QT_TRANSLATE_NOOP("Checks",
            "The URL of a rel=next or rel=prev link redirects, returns an error, does not respond, or is disallowed by "
            "robots.txt. Not checked if it was not fetched."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs that follow the series by these links stop there. Visitors may also stop there if the page links "
            "to the same URL."),
        QT_TRANSLATE_NOOP(
            "Checks", "Correct the URL, or leave out rel=next on the last page and rel=prev on the first.")},
    {"pagination-sequence", QT_TRANSLATE_NOOP("Checks", "Pagination sequence error"),
        QT_TRANSLATE_NOOP("Checks",
            "A page declares another by rel=next, but that page declares a different previous page or none; or a page "
            "declares itself as its next page."),
        QT_TRANSLATE_NOOP("Checks",
            "The series cannot be followed in both directions. Programs that join its pages may miss some or mix two "
            "series."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write rel=prev on each page with the URL of the previous page, including its parameters.")},
    {"pagination-noindex", QT_TRANSLATE_NOOP("Checks", "Non-indexable paginated page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with rel=prev has noindex, or has a canonical to the previous page or to the first page of the "
            "series, whose URL its own begins with."),
        QT_TRANSLATE_NOOP("Checks",
            "Over time, search engines stop following the links of pages that are not indexed. They then miss what "
            "only these pages link to."),
        QT_TRANSLATE_NOOP("Checks", "Let each page of the series be indexable, with a self-referencing canonical.")},
    {"hreflang-bad-code", QT_TRANSLATE_NOOP("Checks", "Invalid hreflang code"),
        QT_TRANSLATE_NOOP("Checks",
            "A hreflang value is not a two-letter language of ISO 639-1, with an optional script and ISO 3166-1 "
            "region, and not x-default. Frequent mistakes: en-UK (correct: en-GB), jp (ja), en_US."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore that version, and users of that language see another one."),
        QT_TRANSLATE_NOOP(
            "Checks", "Correct the code, such as en, en-GB, zh-Hans or pt-BR; a region alone is not enough.")},
    {"hreflang-relative", QT_TRANSLATE_NOOP("Checks", "Relative hreflang URL"),
        QT_TRANSLATE_NOOP(
            "Checks", "The href of a rel=alternate link with hreflang is not a full URL with its scheme."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines require full URLs here. A relative one points elsewhere when the page is reached by "
            "another host."),
        QT_TRANSLATE_NOOP("Checks", "Write each URL in full, with https and the host.")},
    {"hreflang-no-return", QT_TRANSLATE_NOOP("Checks", "Missing hreflang return link"),
        QT_TRANSLATE_NOOP("Checks",
            "A page declares a version in another language, in HTML, a Link header or a sitemap, but neither that "
            "version nor a sitemap links back. Not checked if that version was not fetched."),
        QT_TRANSLATE_NOOP("Checks", "Search engines accept such links only if they go both ways. This one is ignored."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write the same complete list of versions on all of them, including the page itself.")},
    {"hreflang-return-differs", QT_TRANSLATE_NOOP("Checks", "Inconsistent hreflang return link"),
        QT_TRANSLATE_NOOP("Checks",
            "A page lists itself under one language code, but a version in another language lists it only under a "
            "different one."),
        QT_TRANSLATE_NOOP("Checks",
            "The two pages contradict each other about this page's language, and search engines may ignore both."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use the same code for the page in all lists, for example en-GB everywhere or en everywhere.")},
    {"hreflang-no-self", QT_TRANSLATE_NOOP("Checks", "Missing hreflang self-reference"),
        QT_TRANSLATE_NOOP("Checks", "A page declares versions in other languages, but not itself."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines require a complete list on every version. Without the page itself, they may ignore it."),
        QT_TRANSLATE_NOOP("Checks", "Add a link with the page's own language and URL to the list.")},
    {"hreflang-no-default", QT_TRANSLATE_NOOP("Checks", "Missing hreflang x-default"),
        QT_TRANSLATE_NOOP("Checks", "A page declares versions in other languages, but no x-default."),
        QT_TRANSLATE_NOOP("Checks",
            "Users whose language is not listed see whichever version the search engine chooses. It is a choice, not a "
            "fault."),
        QT_TRANSLATE_NOOP("Checks",
            "Add a link with hreflang=x-default to the version that suits all other users, or to a language selection "
            "page.")},
    {"hreflang-non-200", QT_TRANSLATE_NOOP("Checks", "Non-200 hreflang URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The URL of a version in another language redirects, returns an error, does not respond, or is disallowed "
            "by robots.txt. Not checked if it was not fetched."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore that version, and users of that language do not find it."),
        QT_TRANSLATE_NOOP("Checks", "Use the URL at which the version returns 200, or remove it from the list.")},
    {"hreflang-noindex", QT_TRANSLATE_NOOP("Checks", "Hreflang to a noindex page"),
        QT_TRANSLATE_NOOP("Checks", "A version in another language that a page declares has noindex."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines cannot show that version, and users of that language see another one."),
        QT_TRANSLATE_NOOP("Checks", "Remove noindex from the version, or the version from the list.")},
    {"hreflang-not-canonical", QT_TRANSLATE_NOOP("Checks", "Hreflang to a non-canonical page"),
        QT_TRANSLATE_NOOP(
            "Checks", "A version in another language that a page declares has a canonical to another page."),
        QT_TRANSLATE_NOOP("Checks", "Search engines index that other page, and ignore the version in this hreflang."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use the canonical URL of the version, or give the version a self-referencing canonical.")},
    {"hreflang-on-non-canonical", QT_TRANSLATE_NOOP("Checks", "Hreflang on a non-indexable page"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page declares versions in other languages, but has noindex or a canonical to another page."),
        QT_TRANSLATE_NOOP("Checks", "Search engines use the list on indexed pages only, so this one is lost."),
        QT_TRANSLATE_NOOP("Checks",
            "Put the list on the canonical page. If this page should be indexed, remove noindex or use a "
            "self-referencing canonical.")},
    {"hreflang-twice", QT_TRANSLATE_NOOP("Checks", "Multiple hreflang URLs for one language"),
        QT_TRANSLATE_NOOP("Checks", "A page declares different URLs under the same language code."),
        QT_TRANSLATE_NOOP("Checks", "Search engines cannot tell which one is meant, and may ignore both."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keep one URL for each code. Distinguish countries by a region, such as en-GB and en-US.")},
    {"hreflang-many-codes", QT_TRANSLATE_NOOP("Checks", "One hreflang URL for several languages"),
        QT_TRANSLATE_NOOP("Checks",
            "A page declares one URL under the codes of different languages. Several regions of one language, and "
            "x-default, do not count."),
        QT_TRANSLATE_NOOP("Checks", "A page has one main language. Users who expect another one cannot read it."),
        QT_TRANSLATE_NOOP("Checks", "List each URL under the language of its text, and use x-default for all others.")},
    {"hreflang-lang-mismatch", QT_TRANSLATE_NOOP("Checks", "Mismatch of hreflang and HTML lang"),
        QT_TRANSLATE_NOOP("Checks",
            "A page lists itself in hreflang under a language that differs from its html lang attribute. Regions do "
            "not count."),
        QT_TRANSLATE_NOOP("Checks",
            "One of the two is wrong. Users may see a page that they cannot read, and screen readers may pronounce it "
            "wrongly."),
        QT_TRANSLATE_NOOP("Checks", "Set both to the language of the page's text.")},
    {"lang-conflict", QT_TRANSLATE_NOOP("Checks", "Conflicting language declarations"),
        QT_TRANSLATE_NOOP("Checks",
            "The lang attribute of a page's html element differs from the language in og:locale or Content-Language "
            "(header or meta). Regions do not count. If Content-Language lists several languages, one match is "
            "enough."),
        QT_TRANSLATE_NOOP("Checks",
            "Google detects the language from the text. Bing reads Content-Language, and social networks show the page "
            "in the language of og:locale."),
        QT_TRANSLATE_NOOP(
            "Checks", "Declare the same language in all places, or remove declarations that are not needed.")},
    {"hreflang-in-body", QT_TRANSLATE_NOOP("Checks", "Hreflang outside head"),
        QT_TRANSLATE_NOOP("Checks",
            "A rel=alternate link with hreflang is in the body, or ends up there because an earlier element closed the "
            "head."),
        QT_TRANSLATE_NOOP("Checks", "Search engines read these links only in the head."),
        QT_TRANSLATE_NOOP("Checks",
            "Move them into the head, and look for the content that closes the head before them, such as an image or "
            "text.")},
    {"canonical-different-text", QT_TRANSLATE_NOOP("Checks", "Canonical page with different content"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a canonical to another page, but their main texts have less than 50 % in common, measured by "
            "word sequences. Pages of fewer than 50 words are excluded."),
        QT_TRANSLATE_NOOP("Checks",
            "A canonical link means that two pages are the same. If they are not, search engines ignore it, or drop a "
            "page that is worth finding."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the page declare itself as canonical. If it should not be found, set noindex or redirect it.")},
    {"hreflang-sitemap-conflict", QT_TRANSLATE_NOOP("Checks", "Hreflang conflict between page and sitemap"),
        QT_TRANSLATE_NOOP("Checks", "A page and a sitemap declare different URLs for the same language."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines combine both sources. They may ignore contradictions, and users may be led to the wrong "
            "version."),
        QT_TRANSLATE_NOOP("Checks",
            "Keep the language versions in one place, the pages or the sitemap, or generate both from the same "
            "source.")},
};

} // namespace

std::span<const WordRow> indexWords()
{
    return IndexWords;
}

} // namespace argiope::audit
