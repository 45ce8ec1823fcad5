#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow UrlWords[] = {
    {"url-uppercase", QT_TRANSLATE_NOOP("Checks", "Uppercase characters in URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The path of a page's URL has a letter A to Z. Escapes such as %C3, the host and the query do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Paths are case-sensitive, so the same path in another spelling is an error or a duplicate. Upper case "
            "alone is no fault."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use lower case in new URLs. If you change old URLs, redirect them with status 301.")},
    {"url-underscore", QT_TRANSLATE_NOOP("Checks", "Underscores in URL"),
        QT_TRANSLATE_NOOP("Checks", "The path of a page's URL has an underscore. The query does not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines recommend hyphens between words, as an underscore may join two words into one. The effect "
            "is small."),
        QT_TRANSLATE_NOOP("Checks", "Use hyphens in new URLs. It is better to keep old URLs unchanged.")},
    {"url-non-ascii", QT_TRANSLATE_NOOP("Checks", "Non-ASCII characters in URL"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's URL has an escaped byte beyond ASCII (such as %E4) in its path or query, or a Punycode host "
            "(xn--)."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers show such letters, but in mails and chats the copied URL becomes long and hard to read. Search "
            "engines can process both forms."),
        QT_TRANSLATE_NOOP("Checks",
            "Use plain letters, digits and hyphens in URLs that people will copy. Otherwise, no change is needed.")},
    {"url-long", QT_TRANSLATE_NOOP("Checks", "URL too long"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page's URL has more than 115 characters, but not more than 2,048. Escapes count as written."),
        QT_TRANSLATE_NOOP(
            "Checks", "Long URLs are truncated in search results, and hard to share. They do not affect ranking."),
        QT_TRANSLATE_NOOP(
            "Checks", "Shorten new URLs: fewer folders, a few descriptive words, no needless parameters.")},
    {"url-too-long", QT_TRANSLATE_NOOP("Checks", "URL over 2,048 characters"),
        QT_TRANSLATE_NOOP("Checks", "A page's URL has more than 2,048 bytes."),
        QT_TRANSLATE_NOOP(
            "Checks", "Sitemaps may not contain it, and some servers, proxies and programs truncate or refuse it."),
        QT_TRANSLATE_NOOP("Checks", "Move state out of the URL, and look for parameters that grow with each link.")},
    {"url-many-parameters", QT_TRANSLATE_NOOP("Checks", "Too many URL parameters"),
        QT_TRANSLATE_NOOP(
            "Checks", "The query of a page's URL has more than 3 parameters, counted by the ampersands between them."),
        QT_TRANSLATE_NOOP("Checks",
            "Combinations of parameters produce many URLs with the same content, which waste the time of crawlers."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove parameters that change nothing, keep the rest in a fixed order, and declare a canonical URL.")},
    {"url-double-slash", QT_TRANSLATE_NOOP("Checks", "Multiple slashes in URL"),
        QT_TRANSLATE_NOOP("Checks", "The path of a page's URL has two adjacent slashes."),
        QT_TRANSLATE_NOOP("Checks",
            "Most servers return the same page as for one slash, so it exists twice. Relative links on it may break."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the template that joins the two parts, and redirect such URLs to the one with a single slash.")},
    {"url-repeats", QT_TRANSLATE_NOOP("Checks", "Repetitive path in URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The path of a page's URL has one segment three times or more, or two different neighbouring segments "
            "twice in the same order."),
        QT_TRANSLATE_NOOP("Checks",
            "It mostly comes from relative links that make the path longer on each page. Crawlers can follow them "
            "without end."),
        QT_TRANSLATE_NOOP("Checks",
            "Write these links from the root (/folder/page), and return status 404 for paths that do not exist.")},
    {"url-space", QT_TRANSLATE_NOOP("Checks", "Spaces or plus signs in URL path"),
        QT_TRANSLATE_NOOP("Checks",
            "The path of a page's URL has %20 or a plus sign. The query does not count, because both are usual there."),
        QT_TRANSLATE_NOOP("Checks",
            "When copied into mails and chats, such links break at the space. A plus sign in a path is not a space, "
            "but programs often treat it as one."),
        QT_TRANSLATE_NOOP("Checks", "Use hyphens instead, and redirect the old URLs.")},
    {"url-session", QT_TRANSLATE_NOOP("Checks", "Session ID in URL"),
        QT_TRANSLATE_NOOP("Checks",
            "The query or path of a page's URL has a parameter named jsessionid, phpsessid, sessionid, session_id, "
            "sid, cfid, cftoken or zenid."),
        QT_TRANSLATE_NOOP("Checks",
            "Each visit creates new URLs of the same pages, and visitors who share a link may share their session."),
        QT_TRANSLATE_NOOP(
            "Checks", "Keep sessions only in cookies, and redirect such URLs to those without the parameter.")},
    {"url-internal-search", QT_TRANSLATE_NOOP("Checks", "Indexable internal search page"),
        QT_TRANSLATE_NOOP("Checks",
            "Indexable pages with a search parameter (q, s, query, search, suche, keyword, keywords) below a path with "
            "/search, /suche or /recherche, or with s on the home page."),
        QT_TRANSLATE_NOOP(
            "Checks", "Such pages have no end, and search engines do not want to index the results of other searches."),
        QT_TRANSLATE_NOOP(
            "Checks", "Set noindex on them, or disallow them in robots.txt. Link to categories instead of searches.")},
    {"url-trap", QT_TRANSLATE_NOOP("Checks", "Spider trap"),
        QT_TRANSLATE_NOOP("Checks",
            "URLs of spider traps, which the crawl blocked: a calendar, or filters in all combinations. Each trap is "
            "reported once, with the number of its URLs."),
        QT_TRANSLATE_NOOP("Checks", "Search engines spend their time on such URLs instead of your pages."),
        QT_TRANSLATE_NOOP("Checks",
            "Stop linking to the series, disallow it in robots.txt, or return status 404 for pages without content. If "
            "the pages are real, allow it under Crawl > Spider Traps.")},
    {"url-crawl-waste", QT_TRANSLATE_NOOP("Checks", "Crawl budget waste (noindex, duplicate URLs)"),
        QT_TRANSLATE_NOOP("Checks",
            "At least 20 fetched pages share a parameter, a folder or the last word of the path, and nine of ten of "
            "them are noindex, canonicalised or duplicates. If the whole site is noindex, only the other two "
            "conditions count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines fetch these URLs instead of your pages, and index none of them. The server load is "
            "wasted."),
        QT_TRANSLATE_NOOP("Checks",
            "Stop linking to such URLs, or disallow the pattern in robots.txt. For this crawl, add the pattern to the "
            "exclude patterns.")},
    {"url-slash-twins", QT_TRANSLATE_NOOP("Checks", "Trailing slash duplicates"),
        QT_TRANSLATE_NOOP("Checks",
            "Two URLs that differ only in the trailing slash of the path return 200 with the same text, and both are "
            "indexable. The one that was discovered first represents the page."),
        QT_TRANSLATE_NOOP("Checks", "Links and visits are split between two addresses, and both are crawled."),
        QT_TRANSLATE_NOOP("Checks", "Redirect one to the other, link only to that one, and declare it as canonical.")},
    {"url-case-twins", QT_TRANSLATE_NOOP("Checks", "Uppercase and lowercase URL duplicates"),
        QT_TRANSLATE_NOOP("Checks",
            "Two URLs that differ only in upper and lower case return 200 with the same text, and both are indexable."),
        QT_TRANSLATE_NOOP("Checks", "Search engines treat them as two pages, and caches store them twice."),
        QT_TRANSLATE_NOOP("Checks", "Redirect to the lower-case spelling, and link only to it.")},
    {"url-index-twins", QT_TRANSLATE_NOOP("Checks", "Index page duplicates (/index.html)"),
        QT_TRANSLATE_NOOP("Checks",
            "A folder and its index or default file (\"/x/\" and \"/x/index.html\") return 200 with the same text, and "
            "both are indexable."),
        QT_TRANSLATE_NOOP("Checks", "Links are split between two addresses of one page."),
        QT_TRANSLATE_NOOP("Checks", "Redirect the file to the folder, and link to the folder.")},
    {"site-www-twins", QT_TRANSLATE_NOOP("Checks", "Duplicates with and without www"),
        QT_TRANSLATE_NOOP("Checks",
            "A page returns 200 with the same text on two hosts of the site, one with www and one without. Hosts that "
            "were not crawled are not checked."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines see two sites, and cookies and logins of one do not work on the other."),
        QT_TRANSLATE_NOOP("Checks", "Redirect one host to the other with 301.")},
    {"site-hosts-mixed", QT_TRANSLATE_NOOP("Checks", "Duplicates across hosts or protocols"),
        QT_TRANSLATE_NOOP("Checks",
            "A page returns 200 with the same text on another host of the site, or over both http and https. www does "
            "not count here."),
        QT_TRANSLATE_NOOP("Checks", "Links and visits are split between the addresses."),
        QT_TRANSLATE_NOOP("Checks", "Choose one host and https, and redirect the others.")},
    {"site-error-rate", QT_TRANSLATE_NOOP("Checks", "High server error rate"),
        QT_TRANSLATE_NOOP("Checks",
            "At least 1 % of the site's responses, and at least three, are 5xx or missing. Not checked below 20 "
            "responses."),
        QT_TRANSLATE_NOOP("Checks", "Search engines crawl such a site more slowly, and visitors leave."),
        QT_TRANSLATE_NOOP("Checks",
            "Look in the server's log at the times of these responses. Crawl more slowly to see whether load is the "
            "cause.")},
    {"site-slow", QT_TRANSLATE_NOOP("Checks", "Slow server response on many pages (TTFB)"),
        QT_TRANSLATE_NOOP("Checks",
            "The time to first byte is over 800 ms on a quarter of the site's pages. Not checked below 20 pages."),
        QT_TRANSLATE_NOOP("Checks", "Visitors wait on every page, and search engines fetch fewer pages."),
        QT_TRANSLATE_NOOP("Checks", "Cache pages on the server, or find the step that delays all of them.")},
    {"url-hashbang", QT_TRANSLATE_NOOP("Checks", "Hashbang URLs (#!)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page links to addresses with #! on its own host, or announces such addresses by a meta element named "
            "fragment."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers do not send the part after the hash to the server. Search engines have abandoned this scheme and "
            "see only one page."),
        QT_TRANSLATE_NOOP("Checks",
            "Give each page its own address without a hash. Scripts can change the address with the History API.")},
    {"site-http-open", QT_TRANSLATE_NOOP("Checks", "Missing HTTP to HTTPS redirect"),
        QT_TRANSLATE_NOOP("Checks",
            "The home page over http returns a page and does not redirect to https, although the site is available "
            "over https."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors who type the address get no encryption: others on the way can read and change the pages. Each "
            "page also has two addresses."),
        QT_TRANSLATE_NOOP(
            "Checks", "Redirect all http URLs permanently to https, and then send Strict-Transport-Security.")},
    {"site-404-is-200", QT_TRANSLATE_NOOP("Checks", "Soft 404 for unknown URLs (status 200)"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl requested an address that cannot exist, in the host's root and in its first folders, and the "
            "site responded as if it were a page."),
        QT_TRANSLATE_NOOP("Checks",
            "Mistyped and old addresses become an unlimited number of identical pages. Search engines index them or "
            "have to guess, and broken links stay unnoticed."),
        QT_TRANSLATE_NOOP(
            "Checks", "Return status 404 for pages that do not exist. The visible page may stay as it is.")},
    {"site-404-redirects", QT_TRANSLATE_NOOP("Checks", "Unknown URLs redirected instead of 404"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl requested an address that cannot exist, in the host's root and in its first folders, and the "
            "site redirected it to another address. A redirect to another spelling of the same address does not "
            "count."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors land on a page that they did not request, without explanation. Search engines treat each such "
            "address as an error anyway."),
        QT_TRANSLATE_NOOP("Checks",
            "Return status 404 at the address itself, with a helpful page. Redirect only content that has moved.")},
    {"site-security-txt", QT_TRANSLATE_NOOP("Checks", "Missing or invalid security.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "The site has no file /.well-known/security.txt, or the file lacks its contact or its expiry date, or has "
            "expired."),
        QT_TRANSLATE_NOOP("Checks",
            "People who find a vulnerability in the site do not know whom to tell, and may publish it instead."),
        QT_TRANSLATE_NOOP(
            "Checks", "Add the file with the lines Contact and Expires, and renew it before that date (RFC 9116).")},
};

} // namespace

std::span<const WordRow> urlWords()
{
    return UrlWords;
}

} // namespace argiope::audit
