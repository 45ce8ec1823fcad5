#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow LinkWords[] = {
    {"link-broken", QT_TRANSLATE_NOOP("Checks", "Broken internal links"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to an internal URL that returns an error or does not respond. URLs that refuse the crawler "
            "or limit its rate do not count."),
        QT_TRANSLATE_NOOP("Checks", "Visitors who click the link see an error page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Correct or remove the link. If many pages have it, it is probably in a template.")},
    {"link-broken-external", QT_TRANSLATE_NOOP("Checks", "Broken external links"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to an external URL that returns 404, 410 or 5xx, or does not respond. Not checked if the URL "
            "was not fetched or returns another status outside 2xx."),
        QT_TRANSLATE_NOOP("Checks", "Visitors who click the link see an error page, and trust the linking page less."),
        QT_TRANSLATE_NOOP("Checks",
            "Check in a browser whether the page is really gone. Then link to its successor or to an archived copy, or "
            "remove the link.")},
    {"link-broken-metadata", QT_TRANSLATE_NOOP("Checks", "Broken URL in metadata (canonical, og:image)"),
        QT_TRANSLATE_NOOP("Checks",
            "The metadata of a page (canonical, alternate, og:image, cite and others) contains a URL that returns an "
            "error or does not respond. Next and previous pages are counted by a separate check."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors do not see it, but search engines get a wrong signal, and shared links have no image."),
        QT_TRANSLATE_NOOP("Checks", "Correct the URL or remove the element.")},
    {"resource-broken", QT_TRANSLATE_NOOP("Checks", "Broken resource (script, style sheet, font)"),
        QT_TRANSLATE_NOOP("Checks",
            "A script, style sheet, font, video or other file that a page is made of answers with an error or not at "
            "all. "
            "Images, icons and manifests are counted by checks of their own."),
        QT_TRANSLATE_NOOP(
            "Checks", "The page may look wrong or not work, and each visit wastes a request on the file."),
        QT_TRANSLATE_NOOP("Checks", "Restore the file, correct its URL, or remove the code that requests it.")},
    {"link-to-redirect", QT_TRANSLATE_NOOP("Checks", "Internal links to redirects"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to an internal URL that redirects permanently (301, 308, meta refresh). Temporary redirects "
            "do not count: their own URL is the one to link to."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors who click the link wait for one more request. With many such links, search engines spend their "
            "time on redirects."),
        QT_TRANSLATE_NOOP("Checks", "Change the link to point to the target of the redirect.")},
    {"link-file-scheme", QT_TRANSLATE_NOOP("Checks", "Links to local files (file:)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to a file: URL, or loads something from one. Canonical URLs are counted by a separate "
            "check."),
        QT_TRANSLATE_NOOP("Checks",
            "It worked on the author's computer. It does not work for visitors, and the path may reveal a user name."),
        QT_TRANSLATE_NOOP("Checks", "Upload the file and link to its URL on the site.")},
    {"link-local", QT_TRANSLATE_NOOP("Checks", "Links to localhost or private addresses"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to, or loads something from, localhost, a loopback, private or link-local address, or a host "
            "of .local, .test, .internal or .invalid. Pages that are on such an address themselves do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "It works only on the author's computer or network, and reveals internal information to visitors."),
        QT_TRANSLATE_NOOP("Checks",
            "Replace the host with the public one. Look for the address of a test server in settings and content.")},
    {"link-credentials", QT_TRANSLATE_NOOP("Checks", "Links with credentials in the URL"),
        QT_TRANSLATE_NOOP("Checks", "A page has a link with a user name or a password before the host in its URL."),
        QT_TRANSLATE_NOOP(
            "Checks", "All visitors to the page can use them, and browsers warn of such links or drop the password."),
        QT_TRANSLATE_NOOP("Checks", "Change the password, since it is now public, and remove it from the link.")},
    {"link-http", QT_TRANSLATE_NOOP("Checks", "Internal HTTP links on HTTPS pages"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page that is reached by https links to an internal http URL, or loads something from one."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors leave the secure connection, or wait for a redirect back to https. Browsers do not load scripts "
            "this way."),
        QT_TRANSLATE_NOOP("Checks", "Write the links with https, or without a scheme and host.")},
    {"link-nofollow-internal", QT_TRANSLATE_NOOP("Checks", "Internal nofollow links"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to another page of the site with rel=nofollow, ugc or sponsored. Links to what is not to be "
            "found do not count: noindex, disallowed, forms to answer or share, usual waste of applications."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines take it as a hint not to follow links to your own page. It does not keep a page out of the "
            "index."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove the value from links to pages that should be found. For other pages, use noindex.")},
    {"page-nofollow-only", QT_TRANSLATE_NOOP("Checks", "Nofollow inlinks only"),
        QT_TRANSLATE_NOOP("Checks",
            "Every link from other pages to a page has nofollow, ugc or sponsored, or is on a page with nofollow. "
            "Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may never find the page."),
        QT_TRANSLATE_NOOP("Checks", "Let at least one page link to it without nofollow.")},
    {"page-mixed-follow", QT_TRANSLATE_NOOP("Checks", "Follow and nofollow inlinks"),
        QT_TRANSLATE_NOOP("Checks",
            "Some links from other pages to a page have nofollow (or are on a page with nofollow), and some do not. "
            "Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "One link without nofollow is enough for the page to be found. The other values have no effect or are not "
            "intended."),
        QT_TRANSLATE_NOOP("Checks", "Decide whether the page should be found, and make its links consistent.")},
    {"page-noindex-inlinks-only", QT_TRANSLATE_NOOP("Checks", "Inlinks from noindex pages only"),
        QT_TRANSLATE_NOOP("Checks", "Every other page that links to a page has noindex. Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Over time, search engines stop following the links of pages that are not in the index, and then lose this "
            "page."),
        QT_TRANSLATE_NOOP("Checks", "Link to it from an indexed page.")},
    {"page-orphan", QT_TRANSLATE_NOOP("Checks", "Orphan page (no inlinks)"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl knows a page only from a sitemap, a list or another language's hreflang. No page links or "
            "redirects to it, and no form leads there. Start addresses do not count."),
        QT_TRANSLATE_NOOP("Checks", "Visitors do not find the page, and search engines treat it as unimportant."),
        QT_TRANSLATE_NOOP("Checks", "Link to it from a suitable page, or take it offline if it is no longer needed.")},
    {"page-one-inlink", QT_TRANSLATE_NOOP("Checks", "Only one inlink"),
        QT_TRANSLATE_NOOP("Checks",
            "Exactly one other page of the crawl links or redirects to an indexable page. Start addresses do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks", "One change on that page can orphan it, and few visitors reach it."),
        QT_TRANSLATE_NOOP("Checks", "If it is important, link to it from related pages.")},
    {"page-dead-end", QT_TRANSLATE_NOOP("Checks", "No outlinks (dead end)"),
        QT_TRANSLATE_NOOP("Checks", "A page has no link to any other URL. Images, scripts and forms do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors can only go back. If a script creates the links in the browser, the crawler did not see them."),
        QT_TRANSLATE_NOOP(
            "Checks", "Add the site's navigation or links to related pages, using a elements with an href.")},
    {"page-deep", QT_TRANSLATE_NOOP("Checks", "High crawl depth"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is more than 3 steps from the start page, on the shortest path of links and redirects. Pages known "
            "only from sitemaps do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Few visitors find deep pages, and search engines crawl them less often. A large site cannot avoid some "
            "deep pages."),
        QT_TRANSLATE_NOOP("Checks", "Link to important pages from the home page, a category or related pages.")},
    {"page-many-links", QT_TRANSLATE_NOOP("Checks", "Too many links on the page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has more than 1,000 internal links, or more than 100 external links. Links with nofollow do not "
            "count."),
        QT_TRANSLATE_NOOP("Checks", "Visitors do not look through so many links, and each link counts for less."),
        QT_TRANSLATE_NOOP("Checks",
            "Divide lists into several pages, and leave out links that other pages of the site have anyway.")},
    {"link-tracking", QT_TRANSLATE_NOOP("Checks", "Tracking parameters in internal links (UTM)"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page links to an internal URL with campaign parameters, such as utm_source, gclid or fbclid."),
        QT_TRANSLATE_NOOP("Checks",
            "Analytics then count a visitor of the site as a new one from the campaign, and each page gets a second "
            "URL."),
        QT_TRANSLATE_NOOP("Checks", "Link without these parameters, and measure internal clicks with events.")},
    {"link-double-encoded", QT_TRANSLATE_NOOP("Checks", "Double-encoded link URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link whose URL was escaped twice: it has %25 before two hexadecimal digits, or &amp; instead "
            "of &."),
        QT_TRANSLATE_NOOP("Checks", "The server receives the wrong address, and returns an error or the wrong page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Escape each part of a URL exactly once. Look for a template function that is called twice.")},
    {"canonical-unlinked", QT_TRANSLATE_NOOP("Checks", "Unlinked canonical URL"),
        QT_TRANSLATE_NOOP("Checks",
            "No a or area element on another page links to the internal URL that this page declares as canonical. "
            "Start addresses do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "The canonical page is the one that should be found, but the site links only to its copies."),
        QT_TRANSLATE_NOOP("Checks", "Change the internal links to point to the canonical URL.")},
    {"hreflang-unlinked", QT_TRANSLATE_NOOP("Checks", "Unlinked hreflang URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A page is known only from the hreflang of other pages; no link or redirect leads to it. Start addresses "
            "do not count."),
        QT_TRANSLATE_NOOP("Checks", "Visitors cannot switch to this language, and search engines find the page later."),
        QT_TRANSLATE_NOOP("Checks", "Offer the languages of a page as clickable links.")},
    {"pagination-not-anchor", QT_TRANSLATE_NOOP("Checks", "Pagination URL not in anchor tag"),
        QT_TRANSLATE_NOOP("Checks",
            "A page declares a next or previous page by a link element (rel=next, rel=prev), but no a or area element "
            "on the page links to it."),
        QT_TRANSLATE_NOOP("Checks", "Visitors and Google do not use the link element; for them the series ends here."),
        QT_TRANSLATE_NOOP("Checks", "Add clickable links to the next and the previous page.")},
    {"perf-resource-redirects", QT_TRANSLATE_NOOP("Checks", "Redirected resource"),
        QT_TRANSLATE_NOOP("Checks", "The URL of an image, script, style sheet or other file of a page redirects."),
        QT_TRANSLATE_NOOP("Checks", "Each visit waits for one more request before the download of the file can start."),
        QT_TRANSLATE_NOOP("Checks", "Use the target of the redirect in the page.")},
    {"link-malformed", QT_TRANSLATE_NOOP("Checks", "Malformed link URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an a element whose href cannot be parsed as a URL, or is mistyped, such as http:/x, http//x, "
            "htp://x or http://http://x."),
        QT_TRANSLATE_NOOP("Checks", "The link leads nowhere, or to an internal address that does not exist."),
        QT_TRANSLATE_NOOP("Checks", "Correct the address. For text written by people, let the editor check it.")},
    {"link-spaces", QT_TRANSLATE_NOOP("Checks", "Spaces or backslashes in link URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an a element with white space or a backslash inside its href. White space at the ends does not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers correct it, but not all programs do so in the same way. Some cut off the address at the space."),
        QT_TRANSLATE_NOOP("Checks", "Write a space as %20 and a slash as /, or rename the file.")},
    {"link-not-crawlable", QT_TRANSLATE_NOOP("Checks", "Uncrawlable links (javascript:, onclick)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an a element whose href begins with javascript: or file:, or cannot be parsed. An a element "
            "without an href also counts if it has attributes that only links have, such as onclick or target. "
            "Elements with a role, an id or a name do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines and this crawler cannot follow it, and visitors cannot open it in another tab."),
        QT_TRANSLATE_NOOP("Checks",
            "Write the address into href and let the script handle the click. For anything other than links, use a "
            "button.")},
    {"link-text-empty", QT_TRANSLATE_NOOP("Checks", "Internal links without anchor text"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link to its own host without text, image alt text, ARIA label or title. Hidden links and "
            "those with nofollow, ugc or sponsored do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Screen readers can only read the URL aloud, and search engines learn nothing about the target."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write text into the link, or alt text for its image, that describes the target page.")},
    {"link-text-generic", QT_TRANSLATE_NOOP("Checks", "Non-descriptive anchor text"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link whose whole text is generic, such as \"click here\", \"more\" or \"read more\", in the "
            "page's language; 18 languages are supported. Links to the page itself, hidden ones and words in code do "
            "not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen reader users who jump from link to link hear the same words again and again. Search engines learn "
            "little about the target."),
        QT_TRANSLATE_NOOP("Checks", "Describe the target in the link, for example with the title of the article.")},
    {"link-same-text", QT_TRANSLATE_NOOP("Checks", "Same anchor text for different targets"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has links with the same text, upper and lower case aside, and a later one leads to another URL "
            "than the first. Fragments and hidden links do not count, nor do URLs that differ by their query only."),
        QT_TRANSLATE_NOOP("Checks", "In a list of links, users cannot tell them apart."),
        QT_TRANSLATE_NOOP(
            "Checks", "Add the difference to the text or by aria-label. If the same page is meant, use the same URL.")},
    {"link-mailto-bad", QT_TRANSLATE_NOOP("Checks", "Invalid mailto: or tel: link"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a mailto: link without a valid address, or a tel: link that is neither an international number "
            "(+ and digits) nor has a phone-context. Spaces in a number count as a mistake."),
        QT_TRANSLATE_NOOP(
            "Checks", "The mail program or telephone may not recognise it, or may call another number from abroad."),
        QT_TRANSLATE_NOOP("Checks",
            "Write mailto: with the complete address, and tel:+ with the country code. Between the digits, only "
            "hyphens are allowed.")},
    {"link-blank-opener", QT_TRANSLATE_NOOP("Checks", "target=_blank with rel=opener"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a link with target=_blank and rel=opener. Links without a value do not count: browsers then "
            "isolate the windows."),
        QT_TRANSLATE_NOOP("Checks", "The opened page can redirect this one, for example to a fake login."),
        QT_TRANSLATE_NOOP("Checks", "Remove opener from rel, unless both pages are yours and need it.")},
    {"link-fragment-missing", QT_TRANSLATE_NOOP("Checks", "Broken fragment links (#anchor)"),
        QT_TRANSLATE_NOOP("Checks",
            "A link ends in a name after #, but its target page (the same page or another one) has no element with "
            "that id and no anchor with that name. Names for scripts (#/…, #!…), #top and text fragments (#:~:text=…) "
            "do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors arrive at the top of the page instead of the intended section, and have to search for it."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the name, which has to match the id exactly, including upper and lower case, or add the id to the "
            "section. Ids that only a script creates are not visible here.")},
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
