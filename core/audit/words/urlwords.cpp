#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow UrlWords[] = {
    {"url-uppercase", QT_TRANSLATE_NOOP("Checks", "Upper case in the path"),
        QT_TRANSLATE_NOOP("Checks",
            "A page whose path has a letter A to Z. Those of escapes such as %C3 do not count, nor host and query."),
        QT_TRANSLATE_NOOP("Checks",
            "Paths are case-sensitive, so that the same page in another spelling is an error or a duplicate. Upper "
            "case alone is no fault."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use lower case in new URLs; where old ones change, redirect them with status 301.")},
    {"url-underscore", QT_TRANSLATE_NOOP("Checks", "An underscore in the path"),
        QT_TRANSLATE_NOOP("Checks", "A page whose path has an underscore; the query does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines advise hyphens between words, as an underscore may join two words to one. The effect is "
            "small."),
        QT_TRANSLATE_NOOP("Checks", "Use hyphens in new URLs; old ones are better left as they are.")},
    {"url-non-ascii", QT_TRANSLATE_NOOP("Checks", "The URL has characters beyond ASCII"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with an escaped byte beyond ASCII (such as %E4) in path or query, or a host in Punycode (xn--)."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers show such letters, but copied into mails and chats the URL becomes long and hard to read. Search "
            "engines can do with both."),
        QT_TRANSLATE_NOOP("Checks",
            "Use plain letters, digits and hyphens where people shall copy the URL; no change is needed otherwise.")},
    {"url-long", QT_TRANSLATE_NOOP("Checks", "The URL is long"),
        QT_TRANSLATE_NOOP("Checks",
            "A page whose URL has more than 115 characters, and at most 2,048. Escapes count as they are written."),
        QT_TRANSLATE_NOOP(
            "Checks", "Long URLs are cut off in results, and hard to share. Ranking does not depend on it."),
        QT_TRANSLATE_NOOP("Checks", "Shorten new URLs: fewer folders, a few telling words, no needless parameters.")},
    {"url-too-long", QT_TRANSLATE_NOOP("Checks", "The URL is longer than sitemaps and some programs take"),
        QT_TRANSLATE_NOOP("Checks", "A page whose URL has more than 2,048 bytes."),
        QT_TRANSLATE_NOOP(
            "Checks", "Sitemaps may not name it, and some servers, proxies and programs cut it off or refuse it."),
        QT_TRANSLATE_NOOP("Checks", "Move state out of the URL, and look for parameters that grow with each link.")},
    {"url-many-parameters", QT_TRANSLATE_NOOP("Checks", "The URL has many parameters"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page whose query has more than 3 parameters, counted by the ampersands between them."),
        QT_TRANSLATE_NOOP("Checks",
            "Parameters in all combinations give many URLs with one content, which crawlers spend their time on."),
        QT_TRANSLATE_NOOP("Checks",
            "Leave out parameters that change nothing, keep the rest in one order, and name a canonical URL.")},
    {"url-double-slash", QT_TRANSLATE_NOOP("Checks", "Two slashes in a row"),
        QT_TRANSLATE_NOOP("Checks", "A page whose path has two slashes side by side."),
        QT_TRANSLATE_NOOP("Checks",
            "Most servers answer with the same page as for one slash, so that it exists twice; relative links from "
            "there may go wrong."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the template that joins the two parts, and redirect such URLs to the one with a single slash.")},
    {"url-repeats", QT_TRANSLATE_NOOP("Checks", "Parts of the path repeat"),
        QT_TRANSLATE_NOOP("Checks",
            "A page whose path has one segment three times or more, or two different neighbouring segments twice in "
            "the same order."),
        QT_TRANSLATE_NOOP("Checks",
            "It mostly comes from relative links that make the path longer on each page; crawlers can follow them "
            "without end."),
        QT_TRANSLATE_NOOP("Checks",
            "Write these links from the root (/folder/page), and answer paths that do not exist with status 404.")},
    {"url-space", QT_TRANSLATE_NOOP("Checks", "A space or plus sign in the path"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page whose path has %20 or a plus sign. The query does not count; there both are usual."),
        QT_TRANSLATE_NOOP("Checks",
            "Copied into mails and chats such links break at the space. A plus sign in a path is no space, though "
            "programs often take it for one."),
        QT_TRANSLATE_NOOP("Checks", "Use hyphens instead, and redirect the old URLs.")},
    {"url-session", QT_TRANSLATE_NOOP("Checks", "A session in the URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with a parameter of the query or path that is named jsessionid, phpsessid, sessionid, session_id, "
            "sid, cfid, cftoken or zenid."),
        QT_TRANSLATE_NOOP("Checks",
            "Each visit makes new URLs of the same pages, and who shares a link may share the session with it."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keep sessions in cookies only, and redirect such URLs to those without the parameter.")},
    {"url-internal-search", QT_TRANSLATE_NOOP("Checks", "Results of the site's own search"),
        QT_TRANSLATE_NOOP("Checks",
            "Indexable pages with a search parameter (q, s, query, search, suche, keyword, keywords) below a path with "
            "/search, /suche or /recherche, or with s on the start page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Such pages have no end, and search engines do not want to list the results of other searches."),
        QT_TRANSLATE_NOOP(
            "Checks", "Give them noindex, or disallow them in robots.txt; link to categories instead of searches.")},
    {"url-trap", QT_TRANSLATE_NOOP("Checks", "URL in a spider trap"),
        QT_TRANSLATE_NOOP("Checks",
            "URLs that the crawl kept out because their series went on without saying anything new, such as a calendar "
            "or filters in all combinations. Each series is told once, with the number of its URLs."),
        QT_TRANSLATE_NOOP("Checks", "Search engines spend their time on such URLs instead of your pages."),
        QT_TRANSLATE_NOOP("Checks",
            "Stop linking to the series, disallow it in robots.txt, or answer with status 404 where there is nothing. "
            "If the pages are real, allow it under Crawl > Spider Traps.")},
    {"url-crawl-waste", QT_TRANSLATE_NOOP("Checks", "Crawl waste: noindex, canonicalised or duplicate URLs"),
        QT_TRANSLATE_NOOP("Checks",
            "At least 20 fetched pages share a parameter, a folder or a last word of the path, and nine of ten of them "
            "are noindex, canonicalised or duplicates. A site that is noindex as a whole is judged by the rest."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines fetch these URLs instead of your pages, and list none of them. The server answers for "
            "nothing."),
        QT_TRANSLATE_NOOP("Checks",
            "Stop linking to such URLs, or disallow the pattern in robots.txt. For this crawl, add the pattern to the "
            "exclude patterns.")},
    {"url-slash-twins", QT_TRANSLATE_NOOP("Checks", "One page with and without a slash at the end"),
        QT_TRANSLATE_NOOP("Checks",
            "Two URLs that differ in the last slash of the path only answer 200 with the same text, and both may be "
            "listed. The one that was met first stands for the page."),
        QT_TRANSLATE_NOOP("Checks", "Links and visits are shared between two addresses, and both are crawled."),
        QT_TRANSLATE_NOOP("Checks", "Redirect one to the other, link to that one only, and name it as canonical.")},
    {"url-case-twins", QT_TRANSLATE_NOOP("Checks", "One page in upper and lower case"),
        QT_TRANSLATE_NOOP("Checks",
            "Two URLs that differ only in upper and lower case answer 200 with the same text, and both may be listed."),
        QT_TRANSLATE_NOOP("Checks", "To search engines they are two pages, and caches keep them twice."),
        QT_TRANSLATE_NOOP("Checks", "Redirect to the spelling in lower case, and link to it only.")},
    {"url-index-twins", QT_TRANSLATE_NOOP("Checks", "One page as a folder and as the file in it"),
        QT_TRANSLATE_NOOP("Checks",
            "A folder and its index or default file (\"/x/\" and \"/x/index.html\") answer 200 with the same text, and "
            "both may be listed."),
        QT_TRANSLATE_NOOP("Checks", "Links are shared between two addresses of one page."),
        QT_TRANSLATE_NOOP("Checks", "Redirect the file to the folder, and link to the folder.")},
    {"site-www-twins", QT_TRANSLATE_NOOP("Checks", "One page with and without www"),
        QT_TRANSLATE_NOOP("Checks",
            "A page answers 200 with the same text on two hosts of the site, one with www and one without. What was "
            "not crawled is not known."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines see two sites, and cookies and logins of one are not those of the other."),
        QT_TRANSLATE_NOOP("Checks", "Redirect one host to the other with 301.")},
    {"site-hosts-mixed", QT_TRANSLATE_NOOP("Checks", "One page on several hosts, or by http and https"),
        QT_TRANSLATE_NOOP("Checks",
            "A page answers 200 with the same text on another host of the site, or by both http and https; www does "
            "not count here."),
        QT_TRANSLATE_NOOP("Checks", "Links and visits are shared between the addresses."),
        QT_TRANSLATE_NOOP("Checks", "Choose one host and https, and redirect the others.")},
    {"site-error-rate", QT_TRANSLATE_NOOP("Checks", "The server fails again and again"),
        QT_TRANSLATE_NOOP("Checks",
            "At least 1 % of the answers of the site, and three of them, are 5xx or did not come. Below 20 answers "
            "nothing is said."),
        QT_TRANSLATE_NOOP("Checks", "Search engines crawl such a site more slowly, and visitors leave."),
        QT_TRANSLATE_NOOP("Checks",
            "Look into the server's log at the times of these answers; crawl more slowly to see whether load is the "
            "cause.")},
    {"site-slow", QT_TRANSLATE_NOOP("Checks", "The site as a whole answers slowly"),
        QT_TRANSLATE_NOOP("Checks",
            "A quarter of the site's pages take more than 800 ms to their first byte. Below 20 pages nothing is said."),
        QT_TRANSLATE_NOOP("Checks", "Visitors wait on every page, and search engines fetch fewer of them."),
        QT_TRANSLATE_NOOP("Checks", "Cache pages on the server, or look for what all of them wait for.")},
    {"url-hashbang", QT_TRANSLATE_NOOP("Checks", "Pages behind a hash mark and an exclamation mark"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to addresses of its host with #! in them, or announces such addresses by a meta element "
            "named fragment."),
        QT_TRANSLATE_NOOP("Checks",
            "What stands behind the hash mark is not sent to the server. Search engines have given up the scheme and "
            "see one page only."),
        QT_TRANSLATE_NOOP("Checks",
            "Give each page an address of its own, without a hash mark; scripts can change the address by the History "
            "interface.")},
    {"site-http-open", QT_TRANSLATE_NOOP("Checks", "The site is open without encryption"),
        QT_TRANSLATE_NOOP("Checks",
            "The start page by http answers with a page and does not redirect to https, although the site can be had "
            "by https."),
        QT_TRANSLATE_NOOP("Checks",
            "Whoever types the address comes without encryption: others on the way can read and change the pages. And "
            "each page has two addresses."),
        QT_TRANSLATE_NOOP(
            "Checks", "Redirect everything from http to https, permanently, and then send Strict-Transport-Security.")},
    {"site-404-is-200", QT_TRANSLATE_NOOP("Checks", "What is not there is answered with status 200"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl asked for an address that cannot exist, at the host's root and in its first folders, and the "
            "site "
            "answered as if it were a page."),
        QT_TRANSLATE_NOOP("Checks",
            "Mistyped and old addresses become pages without end that say the same. Search engines list them or have "
            "to guess, and nobody hears of broken links."),
        QT_TRANSLATE_NOOP(
            "Checks", "Answer with status 404 for what is not there; the page that people see may stay as it is.")},
    {"site-404-redirects", QT_TRANSLATE_NOOP("Checks", "What is not there is redirected"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl asked for an address that cannot exist, at the host's root and in its first folders, and the "
            "site "
            "redirected to another one."),
        QT_TRANSLATE_NOOP("Checks",
            "People land on a page that they did not ask for and do not learn why, and search engines take each such "
            "address for an error all the same."),
        QT_TRANSLATE_NOOP("Checks",
            "Answer with status 404 at the address itself, with a page that helps on; redirect only what has moved.")},
    {"site-security-txt", QT_TRANSLATE_NOOP("Checks", "No valid security.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "The site has no file /.well-known/security.txt, or the one that is there lacks its contact or its date of "
            "expiry, or has expired."),
        QT_TRANSLATE_NOOP(
            "Checks", "Whoever finds a hole in the site does not know whom to tell, and may tell the world instead."),
        QT_TRANSLATE_NOOP("Checks",
            "Put a file there with the lines Contact and Expires, and renew it before that date (RFC 9116).")},
};

} // namespace

std::span<const WordRow> urlWords()
{
    return UrlWords;
}

} // namespace argiope::audit
