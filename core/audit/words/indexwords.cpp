#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow IndexWords[] = {
    {"index-noindex", QT_TRANSLATE_NOOP("Checks", "Search engines are told not to list the page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page says noindex, in a robots or googlebot meta element or in the X-Robots-Tag header. Start addresses "
            "are counted by a check of their own."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines leave the page out of their results. That is right for internal or double pages, and a "
            "loss for all others."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove noindex from pages that people are to find; leave it where it is intended.")},
    {"index-noindex-start", QT_TRANSLATE_NOOP("Checks", "Search engines are told not to list the start page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page that the crawl started from says noindex, in a robots or googlebot meta element or in the "
            "X-Robots-Tag header."),
        QT_TRANSLATE_NOOP(
            "Checks", "The start page is the one that most people look for; with noindex it is not in the results."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove noindex from the page and from the server's headers; often it was left behind by a test server.")},
    {"index-site-noindex", QT_TRANSLATE_NOOP("Checks", "Nearly all pages are kept from search engines"),
        QT_TRANSLATE_NOOP("Checks",
            "More than 90 % of the pages that are there to be found say noindex; counted once. These are the pages "
            "that "
            "sitemaps name, else those without a query that are no archive, no page of a series behind the first, and "
            "not canonicalised."),
        QT_TRANSLATE_NOOP("Checks",
            "The site is as good as absent from search engines. This happens when the settings of a test server go "
            "live."),
        QT_TRANSLATE_NOOP("Checks",
            "Switch off the setting that keeps the site from search engines (most publishing systems have one), or the "
            "X-Robots-Tag header of the server.")},
    {"index-nofollow", QT_TRANSLATE_NOOP("Checks", "Search engines are told not to follow the page's links"),
        QT_TRANSLATE_NOOP("Checks",
            "A page says nofollow or none for all of its links, in a robots meta element or in the X-Robots-Tag "
            "header."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines may not find what only this page links to, and it passes nothing on to those pages."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove nofollow from the page; where single links are not to be trusted, mark these with rel=nofollow or "
            "ugc.")},
    {"index-blocked", QT_TRANSLATE_NOOP("Checks", "Pages link to what robots.txt disallows"),
        QT_TRANSLATE_NOOP("Checks",
            "Something links to a URL of the site that robots.txt disallows. It counts as well where robots.txt could "
            "not be had, which disallows everything."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines do not read such a page; still they may list its bare URL, because of the links."),
        QT_TRANSLATE_NOOP("Checks",
            "Allow it in robots.txt if it is to be found. If it is not to be listed, allow it too and say noindex, "
            "which has to be read to work.")},
    {"index-agent-directive", QT_TRANSLATE_NOOP("Checks", "Robots directives for a single crawler"),
        QT_TRANSLATE_NOOP("Checks",
            "An X-Robots-Tag header or a robots meta tag restricts one crawler by its name, and not the others. What "
            "Googlebot is told counts as for everybody."),
        QT_TRANSLATE_NOOP(
            "Checks", "The page may be missing in one search engine or AI service only, which is easily forgotten."),
        QT_TRANSLATE_NOOP("Checks", "Make sure that the crawler is meant to be told so, or remove the directive.")},
    {"index-conflict", QT_TRANSLATE_NOOP("Checks", "Directives for search engines contradict each other"),
        QT_TRANSLATE_NOOP("Checks",
            "The robots meta elements and X-Robots-Tag headers of a page together say both index (or all) and noindex "
            "(or none), or both follow and nofollow."),
        QT_TRANSLATE_NOOP("Checks", "Search engines take the stricter one, which may not be what was meant."),
        QT_TRANSLATE_NOOP("Checks",
            "Decide on one, and remove the other; often an extension and the theme or the server each write their "
            "own.")},
    {"index-noindex-canonical", QT_TRANSLATE_NOOP("Checks", "noindex, and another page named as the canonical one"),
        QT_TRANSLATE_NOOP("Checks", "A page says noindex and names another page as the canonical one."),
        QT_TRANSLATE_NOOP("Checks",
            "The two contradict: one asks to forget the page, the other to count it towards another. Which one search "
            "engines follow is uncertain."),
        QT_TRANSLATE_NOOP("Checks",
            "Keep the canonical URL alone if the pages are alike, or noindex alone if the page is to be left out.")},
    {"index-directive-in-body", QT_TRANSLATE_NOOP("Checks", "A robots meta stands outside of the head"),
        QT_TRANSLATE_NOOP("Checks",
            "A robots meta element stands in the body, or ends up there because an earlier element closed the head."),
        QT_TRANSLATE_NOOP(
            "Checks", "Some search engines still obey it, others do not: what happens to the page is left to chance."),
        QT_TRANSLATE_NOOP("Checks",
            "Move the element into the head, and look for what closes the head before it, such as an image or text.")},
    {"index-directive-unknown", QT_TRANSLATE_NOOP("Checks", "A robots directive that no search engine knows"),
        QT_TRANSLATE_NOOP("Checks",
            "A robots meta element or an X-Robots-Tag header has a directive that search engines do not document."),
        QT_TRANSLATE_NOOP("Checks", "It is passed over, so that it does not do what its author meant."),
        QT_TRANSLATE_NOOP("Checks", "Correct the spelling (directives are parted by commas), or remove it.")},
    {"index-unavailable-after", QT_TRANSLATE_NOOP("Checks", "The page's last day is over, or cannot be read"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's unavailable_after directive has a date that had passed when the page was fetched, or one that "
            "cannot be read."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines drop the page after that date; a date that they cannot read has no effect."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove the directive or give a later date in a common form, such as 2030-06-25; take pages that are over "
            "offline.")},
    {"index-nosnippet", QT_TRANSLATE_NOOP("Checks", "Search engines may not show all that they know of the page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page says nosnippet, max-snippet:0, noimageindex or notranslate, in a meta element or in the "
            "X-Robots-Tag header."),
        QT_TRANSLATE_NOOP("Checks",
            "The page's results have no text, no pictures or no translation, and fewer people choose them. That may be "
            "intended."),
        QT_TRANSLATE_NOOP("Checks", "Remove the directive unless there is a reason for it, such as a licence.")},
    {"canonical-missing", QT_TRANSLATE_NOOP("Checks", "No canonical URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A page that search engines may list names no canonical URL, neither in a link element nor in a Link "
            "header."),
        QT_TRANSLATE_NOOP("Checks",
            "If the same page is reached by several URLs, search engines choose one of them themselves. A site without "
            "doubles loses nothing."),
        QT_TRANSLATE_NOOP("Checks", "Have the template write a canonical link with the page's own full URL.")},
    {"canonical-multiple", QT_TRANSLATE_NOOP("Checks", "The canonical URL is named more than once"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names its canonical URL more than once, in link elements of the head and Link headers, each time "
            "the same."),
        QT_TRANSLATE_NOOP("Checks",
            "It does no harm now, but two places have to be kept alike, and once they differ search engines ignore "
            "both."),
        QT_TRANSLATE_NOOP("Checks", "Remove all but one; often an extension and the theme each write one.")},
    {"canonical-conflict", QT_TRANSLATE_NOOP("Checks", "Different canonical URLs on one page"),
        QT_TRANSLATE_NOOP(
            "Checks", "The link elements in a page's head and its Link headers name different canonical URLs."),
        QT_TRANSLATE_NOOP("Checks", "Search engines then ignore them and choose a URL themselves."),
        QT_TRANSLATE_NOOP("Checks",
            "Decide which URL is right, and remove the others from the template, the extension or the server's "
            "headers.")},
    {"canonical-relative", QT_TRANSLATE_NOOP("Checks", "The canonical URL is a relative one"),
        QT_TRANSLATE_NOOP("Checks",
            "The href of a canonical link in the head is not a full URL with its scheme, such as /page in place of "
            "https://example.org/page."),
        QT_TRANSLATE_NOOP("Checks",
            "It works, but turns wrong as soon as the page is reached by another host or by http: then each copy names "
            "itself."),
        QT_TRANSLATE_NOOP("Checks", "Write the full URL with https and the host.")},
    {"canonical-invalid", QT_TRANSLATE_NOOP("Checks", "The canonical URL is no URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The href of a canonical link, or a Link header with rel=canonical, is empty, cannot be read as a URL, or "
            "leads to nothing on the web, such as a file: URL."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore it, as if the page named none."),
        QT_TRANSLATE_NOOP("Checks", "Correct the template so that it writes the page's full URL.")},
    {"canonical-fragment", QT_TRANSLATE_NOOP("Checks", "The canonical URL has a fragment"),
        QT_TRANSLATE_NOOP("Checks", "The canonical URL of a page has a fragment, a part that begins with #."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines list pages without fragments, so the URL that is named can never be listed."),
        QT_TRANSLATE_NOOP("Checks", "Remove # and what follows from the canonical URL.")},
    {"canonical-in-body", QT_TRANSLATE_NOOP("Checks", "The canonical URL stands outside of the head"),
        QT_TRANSLATE_NOOP("Checks",
            "A canonical link stands in the body, or ends up there because an earlier element closed the head."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines pay no attention to it there, as otherwise any comment could name one."),
        QT_TRANSLATE_NOOP(
            "Checks", "Move it into the head, and look for what closes the head before it, such as an image or text.")},
    {"canonical-attributes",
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore a canonical link with these attributes"),
        QT_TRANSLATE_NOOP("Checks", "A link with rel=canonical in the head also has hreflang, lang, media or type."),
        QT_TRANSLATE_NOOP("Checks",
            "Such a link says something else, as with rel=alternate, and search engines ignore it as a canonical one."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove the attribute, and write other languages or formats as links of their own with rel=alternate.")},
    {"canonical-other-url", QT_TRANSLATE_NOOP("Checks", "Another page is named as the canonical one"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names the URL of another page as its canonical one. Other spellings of its own URL do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines list the other page in place of this one. That is right for copies, and a loss for pages "
            "with content of their own."),
        QT_TRANSLATE_NOOP("Checks", "Check that the two are alike; if not, let the page name itself.")},
    {"canonical-off-site", QT_TRANSLATE_NOOP("Checks", "The canonical URL is that of another site"),
        QT_TRANSLATE_NOOP("Checks", "A page names a canonical URL of another registrable domain."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines list that site in place of yours. This is right for texts taken over from there, otherwise "
            "it gives your page away."),
        QT_TRANSLATE_NOOP("Checks",
            "If the text is your own, name the page's own URL; look for a leftover domain in the settings of the "
            "publishing system.")},
    {"canonical-to-home", QT_TRANSLATE_NOOP("Checks", "The start page is named as the canonical one"),
        QT_TRANSLATE_NOOP("Checks",
            "A page that is not the start page of its host names a start page (path / without parameters) as its "
            "canonical one."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines then take the page for a copy of the start page and drop it, or ignore all that it says."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let each page name its own URL; the template probably writes the same one everywhere.")},
    {"canonical-http", QT_TRANSLATE_NOOP("Checks", "A page of https names a canonical URL of http"),
        QT_TRANSLATE_NOOP("Checks", "A page that is reached by https names a canonical URL that begins with http."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines get contradicting signs about which of the two to list, and visitors may be sent to the "
            "unprotected one."),
        QT_TRANSLATE_NOOP(
            "Checks", "Change the site's address to https in the settings of the publishing system or the template.")},
    {"canonical-to-redirect", QT_TRANSLATE_NOOP("Checks", "The canonical URL redirects"),
        QT_TRANSLATE_NOOP("Checks", "The URL that a page names as canonical answers with a redirect."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines want the URL of the page itself; one that redirects may be ignored."),
        QT_TRANSLATE_NOOP("Checks", "Name the target of the redirect as the canonical URL.")},
    {"canonical-to-error", QT_TRANSLATE_NOOP("Checks", "The canonical URL does not answer as a page"),
        QT_TRANSLATE_NOOP("Checks",
            "The URL that a page names as canonical answers with an error or not at all. It stays open where it was "
            "not fetched or refuses the crawler."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines ignore it and choose a URL themselves; the page may be lost for them."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL, or let the page name itself.")},
    {"canonical-to-noindex", QT_TRANSLATE_NOOP("Checks", "The canonical page is kept from search engines"),
        QT_TRANSLATE_NOOP("Checks", "The page that is named as canonical says noindex."),
        QT_TRANSLATE_NOOP("Checks",
            "One page points to the other, and the other asks not to be listed: in the end search engines may list "
            "neither."),
        QT_TRANSLATE_NOOP("Checks", "Remove noindex from the canonical page, or name one that may be listed.")},
    {"canonical-to-blocked", QT_TRANSLATE_NOOP("Checks", "robots.txt disallows the canonical URL"),
        QT_TRANSLATE_NOOP("Checks", "robots.txt disallows the URL that a page names as canonical."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines cannot read that page, so they cannot see that it is the same and should be listed."),
        QT_TRANSLATE_NOOP("Checks", "Allow the URL in robots.txt, or name one that may be fetched.")},
    {"canonical-chain", QT_TRANSLATE_NOOP("Checks", "The canonical page names yet another one"),
        QT_TRANSLATE_NOOP("Checks", "The page that is named as canonical names a third one in turn."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines may follow the chain only in part, and list a page that nobody meant."),
        QT_TRANSLATE_NOOP("Checks", "Let all of these pages name the last one.")},
    {"canonical-loop", QT_TRANSLATE_NOOP("Checks", "Pages name each other as canonical"),
        QT_TRANSLATE_NOOP("Checks",
            "Following the canonical URLs from page to page leads back to the page, as when A names B and B names A."),
        QT_TRANSLATE_NOOP("Checks", "Search engines cannot tell which page is meant, and ignore what they say."),
        QT_TRANSLATE_NOOP("Checks", "Choose one page; let it name itself, and the others name it.")},
    {"canonical-host-mixed", QT_TRANSLATE_NOOP("Checks", "The canonical URLs of a host are of several hosts"),
        QT_TRANSLATE_NOOP("Checks",
            "Pages of one host name canonical URLs of more than one host; http and https, www and without count as "
            "different. Said of pages that name another host than their own."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines get mixed signs about which address the site has, and may list some pages under one and "
            "some under the other."),
        QT_TRANSLATE_NOOP("Checks",
            "Decide on one address for the site, name it in all canonical URLs, and redirect the others to it.")},
    {"canonical-other-language", QT_TRANSLATE_NOOP("Checks", "The canonical page is a translation of this one"),
        QT_TRANSLATE_NOOP("Checks",
            "The canonical URL that a page names is, by the page's own hreflang, its version in another language."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines then list only that version: people who search in this language do not find the page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let each language version name itself as canonical, and the others by hreflang only.")},
    {"pagination-non-200", QT_TRANSLATE_NOOP("Checks", "The next or previous page does not answer as a page"),
        QT_TRANSLATE_NOOP("Checks",
            "The URL of a rel=next or rel=prev link redirects, answers with an error or not at all, or is disallowed "
            "by robots.txt. It stays open where it was not fetched."),
        QT_TRANSLATE_NOOP("Checks",
            "Programs that go through the series by these links stop there, and so may visitors where the same URL is "
            "linked on the page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Correct the URL, or leave rel=next out on the last page and rel=prev on the first.")},
    {"pagination-sequence", QT_TRANSLATE_NOOP("Checks", "The next page does not name this one as its previous"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names another by rel=next, and that one names a different previous page or none; or a page names "
            "itself as its next."),
        QT_TRANSLATE_NOOP("Checks",
            "The series cannot be followed in both directions, so programs that join its pages may miss some or mix "
            "two series."),
        QT_TRANSLATE_NOOP("Checks",
            "Write rel=prev on each page with the URL by which the page before is reached, parameters included.")},
    {"pagination-noindex", QT_TRANSLATE_NOOP("Checks", "A later page of a series is kept from search engines"),
        QT_TRANSLATE_NOOP("Checks",
            "A page that names a previous one (rel=prev) says noindex, or names as canonical that one or the first of "
            "the series, whose URL its own begins with."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines in time no longer follow the links of pages that are not listed, and so miss what only "
            "these link to."),
        QT_TRANSLATE_NOOP("Checks", "Let each page of the series be listed and name itself as canonical.")},
    {"hreflang-bad-code", QT_TRANSLATE_NOOP("Checks", "A language or region that search engines do not know"),
        QT_TRANSLATE_NOOP("Checks",
            "A hreflang value is not a two-letter language of ISO 639-1, with a script and a region of ISO 3166-1 if "
            "wanted, and not x-default. Frequent mistakes: en-UK (it is en-GB), jp (ja), en_US."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore that version, and people of that language get another one."),
        QT_TRANSLATE_NOOP(
            "Checks", "Correct the code, such as en, en-GB, zh-Hans or pt-BR; a region alone is not enough.")},
    {"hreflang-relative", QT_TRANSLATE_NOOP("Checks", "The URL of another language is a relative one"),
        QT_TRANSLATE_NOOP(
            "Checks", "The href of a rel=alternate link with hreflang is not a full URL with its scheme."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines ask for full URLs here. A relative one points to another place when the page is reached by "
            "another host."),
        QT_TRANSLATE_NOOP("Checks", "Write each URL in full, with https and the host.")},
    {"hreflang-no-return", QT_TRANSLATE_NOOP("Checks", "The page in the other language does not link back"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names a version in another language, in HTML, a Link header or a sitemap, and neither that page "
            "nor a sitemap names this one in return. It stays open where that page was not fetched."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines believe such links only if they go both ways; this one is ignored."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write the same full list of versions, each page itself included, on all of them.")},
    {"hreflang-return-differs",
        QT_TRANSLATE_NOOP("Checks", "The page in the other language links back under another code"),
        QT_TRANSLATE_NOOP("Checks",
            "A page lists itself under one language code, and a version in another language names it under a different "
            "one only."),
        QT_TRANSLATE_NOOP("Checks",
            "The two pages contradict each other about this page's language, and search engines may ignore both."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use the same code for the page in all lists, such as en-GB everywhere or en everywhere.")},
    {"hreflang-no-self", QT_TRANSLATE_NOOP("Checks", "The page does not list itself among its languages"),
        QT_TRANSLATE_NOOP("Checks", "A page names versions in other languages, but not itself."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines ask that the list be complete on every version; without the page itself it may be "
            "ignored."),
        QT_TRANSLATE_NOOP("Checks", "Add a link with the page's own language and URL to the list.")},
    {"hreflang-no-default", QT_TRANSLATE_NOOP("Checks", "No page for all other languages (x-default)"),
        QT_TRANSLATE_NOOP("Checks", "A page names versions in other languages, and none of them under x-default."),
        QT_TRANSLATE_NOOP("Checks",
            "People whose language is not listed get whichever version the search engine chooses. It is a choice, not "
            "a fault."),
        QT_TRANSLATE_NOOP("Checks",
            "Add a link with hreflang=x-default to the version, or the page of choice, that suits everybody else.")},
    {"hreflang-non-200", QT_TRANSLATE_NOOP("Checks", "The page in the other language does not answer as a page"),
        QT_TRANSLATE_NOOP("Checks",
            "The URL of a version in another language redirects, answers with an error or not at all, or is disallowed "
            "by robots.txt. It stays open where it was not fetched."),
        QT_TRANSLATE_NOOP("Checks", "Search engines ignore that version; people of that language do not find it."),
        QT_TRANSLATE_NOOP("Checks", "Name the URL at which the version answers with 200, or remove it from the list.")},
    {"hreflang-noindex", QT_TRANSLATE_NOOP("Checks", "The page in the other language is kept from search engines"),
        QT_TRANSLATE_NOOP("Checks", "A version in another language that a page names says noindex."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines cannot offer that version, so that people of that language get another one."),
        QT_TRANSLATE_NOOP("Checks", "Remove noindex from the version, or the version from the list.")},
    {"hreflang-not-canonical", QT_TRANSLATE_NOOP("Checks", "The page in the other language is not the canonical one"),
        QT_TRANSLATE_NOOP(
            "Checks", "A version in another language that a page names gives another page as the canonical one."),
        QT_TRANSLATE_NOOP("Checks", "Search engines list that other page, and ignore the version that is named here."),
        QT_TRANSLATE_NOOP(
            "Checks", "Name the canonical URL of the version, or let the version name itself as canonical.")},
    {"hreflang-on-non-canonical",
        QT_TRANSLATE_NOOP("Checks", "Other languages are named on a page that search engines do not list"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page names versions in other languages, but says noindex or names another page as canonical."),
        QT_TRANSLATE_NOOP("Checks", "Search engines take the list from listed pages only, so that this one is lost."),
        QT_TRANSLATE_NOOP("Checks",
            "Put the list on the canonical page; if this page is to be listed, remove noindex or let it name itself.")},
    {"hreflang-twice", QT_TRANSLATE_NOOP("Checks", "One language, two pages"),
        QT_TRANSLATE_NOOP("Checks", "A page names different URLs under the same language code."),
        QT_TRANSLATE_NOOP("Checks", "Search engines cannot tell which one is meant, and may ignore both."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keep one URL for each code; tell countries apart by a region, such as en-GB and en-US.")},
    {"hreflang-many-codes", QT_TRANSLATE_NOOP("Checks", "One page for several languages"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names one URL under the codes of different languages. Several regions of one language, and "
            "x-default, do not count."),
        QT_TRANSLATE_NOOP("Checks", "A page has one main language: people who come for another one cannot read it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Name each URL under the language that it is written in, and use x-default for all others.")},
    {"hreflang-lang-mismatch", QT_TRANSLATE_NOOP("Checks", "The page's language is not the one it is listed under"),
        QT_TRANSLATE_NOOP("Checks",
            "The language under which a page lists itself in hreflang is not that of its html lang attribute. Regions "
            "do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "One of the two is wrong: people may be shown a page that they cannot read, and screen readers may "
            "pronounce it wrongly."),
        QT_TRANSLATE_NOOP("Checks", "Set both to the language that the page is written in.")},
    {"lang-conflict", QT_TRANSLATE_NOOP("Checks", "Conflicting language declarations"),
        QT_TRANSLATE_NOOP("Checks",
            "The lang attribute of a page's html element names another language than og:locale or Content-Language, "
            "as a header or meta. Regions do not count, and of several languages in Content-Language one is enough."),
        QT_TRANSLATE_NOOP("Checks",
            "Google goes by the text, but Bing reads Content-Language, and social networks show the page in the "
            "language of og:locale."),
        QT_TRANSLATE_NOOP("Checks", "Name the same language in all places, or leave out what is not needed.")},
    {"hreflang-in-body", QT_TRANSLATE_NOOP("Checks", "Other languages are named outside of the head"),
        QT_TRANSLATE_NOOP("Checks",
            "A rel=alternate link with hreflang stands in the body, or ends up there because an earlier element closed "
            "the head."),
        QT_TRANSLATE_NOOP("Checks", "Search engines read these links in the head only."),
        QT_TRANSLATE_NOOP("Checks",
            "Move them into the head, and look for what closes the head before them, such as an image or text.")},
    {"canonical-different-text", QT_TRANSLATE_NOOP("Checks", "The canonical page says something else"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names another one as canonical, and their main texts have less than 50 % in common, by the word "
            "sequences in them. Pages of fewer than 50 words are left out."),
        QT_TRANSLATE_NOOP("Checks",
            "A canonical link says that two pages are the same. Search engines ignore one that is not true, or drop a "
            "page that is worth finding."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the page name itself as canonical, or, if it should not be found, mark it noindex or redirect it.")},
    {"hreflang-sitemap-conflict", QT_TRANSLATE_NOOP("Checks", "Page and sitemap name different language versions"),
        QT_TRANSLATE_NOOP("Checks", "A page and a sitemap name different URLs for the same language."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines take both together: what contradicts each other may be ignored, and people are led to the "
            "wrong version."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keep the versions in one place, the pages or the sitemap, or make both from the same source.")},
};

} // namespace

std::span<const WordRow> indexWords()
{
    return IndexWords;
}

} // namespace argiope::audit
