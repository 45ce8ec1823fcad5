#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow LinkWords[] = {
    {"link-broken", QT_TRANSLATE_NOOP("Checks", "Links to pages of the site that are not there"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to a URL of the site that answers with an error or not at all. URLs that refuse the crawler "
            "or limit its rate do not count."),
        QT_TRANSLATE_NOOP("Checks", "Visitors who follow the link see an error page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Correct the link or remove it; if many pages have it, it probably stands in a template.")},
    {"link-broken-external", QT_TRANSLATE_NOOP("Checks", "Links to pages of other sites that are not there"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to a URL of another site that answers with 404, 410 or 5xx, or not at all. It stays open "
            "where the URL was not fetched or gives another answer than 2xx."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors who follow the link see an error page, and think less of the page that sent them there."),
        QT_TRANSLATE_NOOP("Checks",
            "Look in a browser whether the page is really gone, then link to its successor, to an archived copy, or to "
            "nothing.")},
    {"link-broken-metadata", QT_TRANSLATE_NOOP("Checks", "Metadata names a URL that is not there"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names a URL in its metadata (canonical, alternate, og:image, cite and others) that answers with an "
            "error or not at all. Next and previous pages are counted by a check of their own."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors do not see it; search engines get a wrong hint, and shared links stay without a picture."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL or remove the element.")},
    {"resource-broken", QT_TRANSLATE_NOOP("Checks", "A part of the page is not there"),
        QT_TRANSLATE_NOOP("Checks",
            "A script, style sheet, font, video or other file that a page is made of answers with an error or not at "
            "all. "
            "Images, icons and manifests are counted by checks of their own."),
        QT_TRANSLATE_NOOP("Checks", "The page may look wrong or not work, and each visit asks for the file in vain."),
        QT_TRANSLATE_NOOP("Checks", "Restore the file, correct its URL, or remove what asks for it.")},
    {"link-to-redirect", QT_TRANSLATE_NOOP("Checks", "Links to pages of the site that redirect"),
        QT_TRANSLATE_NOOP("Checks", "A page links to a URL of the site that redirects."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors who follow the link wait for one more request; with many such links search engines spend their "
            "time on redirects."),
        QT_TRANSLATE_NOOP("Checks", "Change the link so that it names the target of the redirect.")},
    {"link-file-scheme", QT_TRANSLATE_NOOP("Checks", "Links to a file of somebody's computer"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to a file: URL, or loads something from one. A canonical URL is told of by a check of its "
            "own."),
        QT_TRANSLATE_NOOP("Checks",
            "It worked on the computer of the author. Visitors get nothing, and the path may tell a user's name."),
        QT_TRANSLATE_NOOP("Checks", "Upload the file and link to its URL on the site.")},
    {"link-local", QT_TRANSLATE_NOOP("Checks", "Links to an address that visitors cannot reach"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to localhost, to a loopback, private or link-local address, or to a host of .local, .test, "
            ".internal or .invalid, or loads something from there. Pages that are on such an address themselves do not "
            "count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Only the author's computer or network answers there, and visitors learn something about it."),
        QT_TRANSLATE_NOOP("Checks",
            "Replace the host by the public one; look for the address of a test server in settings and contents.")},
    {"link-credentials", QT_TRANSLATE_NOOP("Checks", "Links with a user name or password"),
        QT_TRANSLATE_NOOP("Checks", "A page has a link whose URL holds a user name or a password before the host."),
        QT_TRANSLATE_NOOP("Checks",
            "Everybody who sees the page can use them, and browsers warn of such links or drop the password."),
        QT_TRANSLATE_NOOP("Checks", "Change the password, since it is known, and link without it.")},
    {"link-http", QT_TRANSLATE_NOOP("Checks", "Links from https to http within the site"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page that is reached by https links to an http URL of the site, or loads something from one."),
        QT_TRANSLATE_NOOP("Checks",
            "Who follows it leaves the protected connection, or waits for a redirect back to https; browsers do not "
            "load scripts that way."),
        QT_TRANSLATE_NOOP("Checks", "Write the links with https, or without a scheme and host.")},
    {"link-nofollow-internal", QT_TRANSLATE_NOOP("Checks", "Links within the site that say nofollow"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to another page of the site with rel=nofollow, ugc or sponsored. Links to what is not to be "
            "found do not count: noindex, disallowed, forms to answer or share, usual waste of applications."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines take it as a hint not to follow your own page. It is no way to keep a page from being "
            "listed."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove the value from links to pages that are to be found; use noindex for those that are not.")},
    {"page-nofollow-only", QT_TRANSLATE_NOOP("Checks", "All links to the page say nofollow"),
        QT_TRANSLATE_NOOP("Checks",
            "Every link of other pages to a page says nofollow, ugc or sponsored, or stands on a page that says "
            "nofollow. Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may never find the page."),
        QT_TRANSLATE_NOOP("Checks", "Let at least one page link to it without nofollow.")},
    {"page-mixed-follow", QT_TRANSLATE_NOOP("Checks", "Some links to the page say nofollow, some do not"),
        QT_TRANSLATE_NOOP("Checks",
            "Some links of other pages to a page say nofollow (or stand on a page that says so), and some do not. "
            "Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "One link without nofollow is enough to be found by, so that the others have no effect or were not meant "
            "so."),
        QT_TRANSLATE_NOOP("Checks", "Decide whether the page is to be found, and write its links alike.")},
    {"page-noindex-inlinks-only",
        QT_TRANSLATE_NOOP("Checks", "Only pages that search engines do not list link to the page"),
        QT_TRANSLATE_NOOP(
            "Checks", "Every other page that links to a page says noindex. Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines in time stop following the links of pages that they do not list, and then lose this page."),
        QT_TRANSLATE_NOOP("Checks", "Link to it from a page that is listed.")},
    {"page-orphan", QT_TRANSLATE_NOOP("Checks", "Nothing links to the page"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl knows a page only from a sitemap, a list or another language's hreflang: no page links or "
            "redirects to it, and no form leads there. Start addresses do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors do not come across the page, and search engines take it for unimportant."),
        QT_TRANSLATE_NOOP("Checks", "Link to it where it belongs, or take it offline if it is no longer needed.")},
    {"page-one-inlink", QT_TRANSLATE_NOOP("Checks", "Only one page links to the page"),
        QT_TRANSLATE_NOOP("Checks",
            "Exactly one other page of the crawl links or redirects to a page that search engines may list. Start "
            "addresses do not count."),
        QT_TRANSLATE_NOOP("Checks", "One change on that page can cut it off, and few visitors come by."),
        QT_TRANSLATE_NOOP("Checks", "Link to it from related pages if it matters.")},
    {"page-dead-end", QT_TRANSLATE_NOOP("Checks", "The page links to nothing"),
        QT_TRANSLATE_NOOP("Checks", "A page has no link to any other URL. Images, scripts and forms do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors can only go back. If a script makes the links in the browser, the crawler did not see them."),
        QT_TRANSLATE_NOOP(
            "Checks", "Add the site's navigation or links to related pages, as a elements with an href.")},
    {"page-deep", QT_TRANSLATE_NOOP("Checks", "Many clicks from the start"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is more than 3 steps from the start, along the shortest way of links and redirects. Pages that are "
            "known from sitemaps only do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "What lies deep is found by few visitors and crawled less often. On a large site it cannot be helped for "
            "all pages."),
        QT_TRANSLATE_NOOP("Checks", "Link to important pages from the start page, a category or related pages.")},
    {"page-many-links", QT_TRANSLATE_NOOP("Checks", "More links than anybody follows"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has more than 1,000 links within the site, or more than 100 to other sites. Links that say "
            "nofollow do not count."),
        QT_TRANSLATE_NOOP("Checks", "Nobody looks through so many, and each counts for less."),
        QT_TRANSLATE_NOOP(
            "Checks", "Divide lists into several pages, and leave out what another page of the site has anyway.")},
    {"link-tracking", QT_TRANSLATE_NOOP("Checks", "Links within the site with parameters of campaigns"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to a URL of the site with parameters of campaigns, such as utm_source, gclid or fbclid."),
        QT_TRANSLATE_NOOP("Checks",
            "Statistics then take a visitor of the site for a new one from the campaign, and each page gets a second "
            "URL."),
        QT_TRANSLATE_NOOP("Checks", "Link without these parameters; measure clicks within the site by events.")},
    {"link-double-encoded", QT_TRANSLATE_NOOP("Checks", "Links whose URL is escaped twice"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link whose URL was escaped twice: it has %25 before two hexadecimal digits, or &amp; in "
            "place of &."),
        QT_TRANSLATE_NOOP(
            "Checks", "The server gets another address than was meant, and answers with an error or the wrong page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Escape each part of a URL exactly once; look for a template function that is called twice.")},
    {"canonical-unlinked", QT_TRANSLATE_NOOP("Checks", "Nothing links to the canonical page"),
        QT_TRANSLATE_NOOP("Checks",
            "No a or area element of another page leads to the page of the site that this page names as canonical. "
            "Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "The canonical page is the one that is to be found, and the site itself links only to its copies."),
        QT_TRANSLATE_NOOP("Checks", "Change the links of the site so that they lead to the canonical URL.")},
    {"hreflang-unlinked", QT_TRANSLATE_NOOP("Checks", "Only other languages name the page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is known from the hreflang of other pages, and nothing links or redirects to it. Start addresses "
            "do not count."),
        QT_TRANSLATE_NOOP("Checks", "Visitors cannot switch to this language, and search engines find the page later."),
        QT_TRANSLATE_NOOP("Checks", "Offer the languages of a page as links that people can click.")},
    {"pagination-not-anchor", QT_TRANSLATE_NOOP("Checks", "No link leads to the next or previous page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page names a next or previous page by a link element (rel=next, rel=prev), and no a or area element of "
            "the page leads there."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors and the best-known search engine do not use the link element: for them the series ends here."),
        QT_TRANSLATE_NOOP("Checks", "Add a link that can be clicked to the next and the previous page.")},
    {"perf-resource-redirects", QT_TRANSLATE_NOOP("Checks", "A part of the page is reached by a redirect"),
        QT_TRANSLATE_NOOP("Checks",
            "An image, script, style sheet or other file that a page is made of is named by a URL that redirects."),
        QT_TRANSLATE_NOOP("Checks", "Each visit waits for one more request before the file can begin to come."),
        QT_TRANSLATE_NOOP("Checks", "Name the target of the redirect in the page.")},
    {"link-malformed", QT_TRANSLATE_NOOP("Checks", "Links that are no URL, or a mistyped one"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an a element whose href cannot be read as a URL, or is a mistyped one, such as http:/x, "
            "http//x, htp://x or http://http://x."),
        QT_TRANSLATE_NOOP("Checks", "The link leads nowhere, or to an address of the site that does not exist."),
        QT_TRANSLATE_NOOP("Checks", "Correct the address; in texts that people write, let the editor check it.")},
    {"link-spaces", QT_TRANSLATE_NOOP("Checks", "Links with white space or a backslash"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an a element whose href has white space or a backslash within it. At the ends white space does "
            "not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers mend it, but not all programs do in the same way, and some cut the address off at the space."),
        QT_TRANSLATE_NOOP("Checks", "Write a space as %20 and a slash as /, or rename the file.")},
    {"link-not-crawlable", QT_TRANSLATE_NOOP("Checks", "Links that only a script can follow"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an a element with an href that begins with javascript: or file:, or cannot be read; or without "
            "an href, but with what only links have, such as onclick or target. Elements with a role, an id or a name "
            "do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines and this crawler cannot follow it; nor can visitors open it in another tab."),
        QT_TRANSLATE_NOOP("Checks",
            "Write the address into href and let the script act beside it; where nothing is linked, use a button.")},
    {"link-text-empty", QT_TRANSLATE_NOOP("Checks", "Links within the site without a text"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link to its own host without text, without an image that has alt text, without an ARIA label "
            "and without a title. Hidden links and those with nofollow, ugc or sponsored do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen readers can only read the address aloud, and search engines learn nothing about the target."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write a text into the link, or an alt text for its image that says where it leads.")},
    {"link-text-generic", QT_TRANSLATE_NOOP("Checks", "Links whose text does not say where they lead"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link whose whole text is one like \"click here\", \"more\" or \"read more\", in the page's "
            "language; 18 languages are known. Links to the page itself, hidden ones and words in code do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Who jumps from link to link with a screen reader hears the same words again and again. Search engines "
            "learn little about the target."),
        QT_TRANSLATE_NOOP("Checks", "Name the target in the link, such as the title of the article.")},
    {"link-same-text", QT_TRANSLATE_NOOP("Checks", "Links with one text lead to different pages"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has links with the same text, upper and lower case aside, and a later one leads to another URL "
            "than the first. Fragments and hidden links do not count, nor do URLs that differ by their query only."),
        QT_TRANSLATE_NOOP("Checks", "In a list of links people cannot tell which one is which."),
        QT_TRANSLATE_NOOP("Checks",
            "Add what makes the difference to the text or by aria-label; if the same page is meant, use the same "
            "URL.")},
    {"link-mailto-bad", QT_TRANSLATE_NOOP("Checks", "Mail addresses or phone numbers that are not written as such"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a mailto: link without a valid address, or a tel: link that is neither an international number "
            "(+ and digits) nor one that says by phone-context where it holds. Spaces in a number count as a mistake."),
        QT_TRANSLATE_NOOP(
            "Checks", "The mail program or telephone may not understand it, or call another number from abroad."),
        QT_TRANSLATE_NOOP("Checks",
            "Write mailto: with the whole address, and tel:+ with the country code, with hyphens at most between the "
            "digits.")},
    {"link-blank-opener", QT_TRANSLATE_NOOP("Checks", "Links that hand this window to the new one"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link with target=_blank whose rel says opener. Links that say nothing do not count: browsers "
            "then keep the windows apart."),
        QT_TRANSLATE_NOOP("Checks", "The page that opens can send this one elsewhere, to a false login for example."),
        QT_TRANSLATE_NOOP("Checks", "Remove opener from rel, unless both pages are yours and need it.")},
    {"link-fragment-missing", QT_TRANSLATE_NOOP("Checks", "Links to a place that the page does not have"),
        QT_TRANSLATE_NOOP("Checks",
            "A link ends in a name behind # that is neither the id of an element nor the name of an anchor on the page "
            "that it leads to, be it the same page or another one. Names for scripts (#/…, #!…), #top and pieces of "
            "text (#:~:text=…) do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Who follows the link arrives at the top of the page instead of the place that was promised, and has to "
            "search for it."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the name, which has to be spelt as the id is, also in its case, or give the place the id. Places "
            "that only a script makes cannot be seen here.")},
    {"link-hreflang-invalid", QT_TRANSLATE_NOOP("Checks", "Links with an invalid hreflang"),
        QT_TRANSLATE_NOOP("Checks",
            "Links (a) whose attribute hreflang is no language tag: \"english\", \"en_GB\" or \"xx\". Of a page ten "
            "are looked at."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers and search engines cannot tell which language the target of the link is in."),
        QT_TRANSLATE_NOOP("Checks", "Write a tag of BCP 47, such as de or pt-BR, or remove the attribute.")},
    {"link-hreflang-differs", QT_TRANSLATE_NOOP("Checks", "Links whose hreflang differs from the target's language"),
        QT_TRANSLATE_NOOP("Checks",
            "Links (a) whose attribute hreflang names another language than the target says in its lang attribute. "
            "Regions do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "One of the two is wrong, and visitors may be led to a page that they cannot read."),
        QT_TRANSLATE_NOOP("Checks", "Correct the link's hreflang, or the target's lang.")},
    {"site-contact-missing", QT_TRANSLATE_NOOP("Checks", "No contact page linked from the start page"),
        QT_TRANSLATE_NOOP("Checks",
            "A start page without a link to a page that is called contact or imprint, to a mail address or a telephone "
            "number, on a site of five pages or more. Names are known in the most frequent languages; the evidence "
            "is a page of the site that is called so, if there is one."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors cannot reach anybody, and raters of search engines look for who answers for the site; in some "
            "countries the law asks for it."),
        QT_TRANSLATE_NOOP("Checks", "Link a page with name, address and ways to reach you in the footer.")},
    {"site-privacy-missing", QT_TRANSLATE_NOOP("Checks", "No privacy policy linked from the start page"),
        QT_TRANSLATE_NOOP("Checks",
            "A start page without a link to a page that is called privacy policy, on a site of five pages or more. "
            "Names are known in the most frequent languages; the evidence is a page of the site that is called so, if "
            "there is one."),
        QT_TRANSLATE_NOOP("Checks", "Laws such as the GDPR ask for it wherever personal data are processed."),
        QT_TRANSLATE_NOOP("Checks", "Link the privacy policy in the footer.")},
};

} // namespace

std::span<const WordRow> linkWords()
{
    return LinkWords;
}

} // namespace argiope::audit
