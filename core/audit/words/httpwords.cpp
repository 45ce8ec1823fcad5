#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow HttpWords[] = {
    {"http-client-error", QT_TRANSLATE_NOOP("Checks", "The page is not there (4xx)"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site answers with a status from 400 to 499, such as 404. Refusals (401, 403, 407, 451), rate "
            "limits (429) and the pages of a bot protection are counted by checks of their own."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors get an error page in place of what they came for, and search engines drop the URL."),
        QT_TRANSLATE_NOOP("Checks",
            "Restore the page, redirect its URL to the successor with status 301, or remove the links to it; the URL's "
            "inlinks say where they are.")},
    {"http-access-denied", QT_TRANSLATE_NOOP("Checks", "The server refuses the crawler"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site answers with 401, 403, 407 or 451, or with the challenge of a bot protection. It is not "
            "called broken: visitors may well see the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Nothing behind it was checked. A search engine that is refused in the same way cannot list the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Open the URL in a browser. If it shows there, let the crawler in (by its user agent, its address or a "
            "login); if not, correct the access rules of the server.")},
    {"http-rate-limited", QT_TRANSLATE_NOOP("Checks", "The server asks for fewer requests"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site answers with 429, or with 503 and a Retry-After header, and still does so after all "
            "retries."),
        QT_TRANSLATE_NOOP("Checks",
            "What the URL has was not checked. A server that sends search engines the same answer is crawled by them "
            "less often."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawl with fewer threads and a longer delay, or raise the server's limit for this crawler, then fetch "
            "these URLs again.")},
    {"http-server-error", QT_TRANSLATE_NOOP("Checks", "The server fails (5xx)"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site answers with a status of 500 or more, and still does so after all retries. A 503 with a "
            "Retry-After header counts as a rate limit instead."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors cannot use the page. Search engines slow down where errors are frequent, and drop pages that "
            "keep failing."),
        QT_TRANSLATE_NOOP("Checks",
            "Look for the cause in the server's error log at the time of the fetch, then fetch the URL again.")},
    {"http-no-response", QT_TRANSLATE_NOOP("Checks", "No usable answer comes"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site brings no usable answer after all retries: its host name is unknown, the connection or "
            "TLS fails, time runs out, or what comes is not HTTP or cannot be unpacked."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors see an error of their browser, and search engines treat it like a failing server."),
        QT_TRANSLATE_NOOP("Checks",
            "The URL's outcome says which of these it was: correct the DNS entry, the certificate, the firewall, the "
            "web server or its compression accordingly.")},
    {"http-gone-linked", QT_TRANSLATE_NOOP("Checks", "Pages link to what is gone for good"),
        QT_TRANSLATE_NOOP("Checks",
            "Something still links to a URL of the site that answers with 410, or with 404 after an earlier crawl of "
            "this project had found it there."),
        QT_TRANSLATE_NOOP("Checks", "The links lead visitors nowhere, and search engines come back in vain."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove these links or point them to the successor; if the page moved, redirect the old URL with status "
            "301.")},
    {"http-type-missing", QT_TRANSLATE_NOOP("Checks", "The answer does not say what it is (Content-Type)"),
        QT_TRANSLATE_NOOP(
            "Checks", "A URL of the site answers with 200 and a body, but without a Content-Type header."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers then guess: a page may be offered as a download, and with nosniff scripts and styles are not "
            "used at all."),
        QT_TRANSLATE_NOOP(
            "Checks", "Have the server send the right Content-Type for this kind of file, for text with its charset.")},
    {"http-type-mismatch", QT_TRANSLATE_NOOP("Checks", "The declared type is not that of the file's name"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL that answers with 200 declares a Content-Type that does not fit the ending of its path, such as "
            "text/html for a .css or .png file. Types of one family (any image type for .png) and "
            "application/octet-stream for images, media and PDF files pass."),
        QT_TRANSLATE_NOOP("Checks",
            "A page in place of a file is often an error page with the wrong status. Browsers refuse scripts and "
            "styles of a wrong type."),
        QT_TRANSLATE_NOOP("Checks",
            "Open the URL: if an error page comes, have it answered with 404; otherwise correct the server's list of "
            "types.")},
    {"redirect-internal", QT_TRANSLATE_NOOP("Checks", "Links lead to a redirect"),
        QT_TRANSLATE_NOOP("Checks", "A URL of the site redirects, and something links to it."),
        QT_TRANSLATE_NOOP("Checks",
            "Every visitor who follows such a link waits for one more request, and search engines need one more to "
            "find the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Change the links so that they name the target of the redirect; keep the redirect for links from "
            "elsewhere.")},
    {"redirect-to-self", QT_TRANSLATE_NOOP("Checks", "The page redirects to itself"),
        QT_TRANSLATE_NOOP("Checks", "A URL of the site redirects to itself."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers give up with an error, so nobody sees the page. The crawl sent the cookies that the answers set, "
            "which did not help."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the rewrite rule that causes it; if it is there to set a cookie, answer with the page even "
            "without one.")},
    {"redirect-temporary", QT_TRANSLATE_NOOP("Checks", "The redirect says that it is a temporary one"),
        QT_TRANSLATE_NOOP(
            "Checks", "A URL of the site redirects with 302, 303 or 307, which all say that the move is temporary."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines may keep listing the old URL in place of the new one. Where the move really is temporary, "
            "that is as it should be."),
        QT_TRANSLATE_NOOP("Checks",
            "Use 301 or 308 where the page has moved for good; leave redirects by language, login or campaign as they "
            "are.")},
    {"redirect-bad-location", QT_TRANSLATE_NOOP("Checks", "The redirect does not say where to"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site answers with 301, 302, 303, 307 or 308, but the Location header is missing or empty, or "
            "comes several times with different targets."),
        QT_TRANSLATE_NOOP("Checks", "Browsers cannot follow such a redirect: visitors get an empty or an error page."),
        QT_TRANSLATE_NOOP("Checks",
            "Send exactly one Location header with the target's full URL, or another status if nothing has moved.")},
    {"redirect-meta-refresh", QT_TRANSLATE_NOOP("Checks", "The page sends its visitors on (meta refresh)"),
        QT_TRANSLATE_NOOP("Checks", "A page has a meta refresh element that names a URL, with whatever delay."),
        QT_TRANSLATE_NOOP("Checks",
            "It takes visitors away while they read, cannot be stopped by those who need more time, and search engines "
            "understand it less surely than a redirect."),
        QT_TRANSLATE_NOOP(
            "Checks", "Answer with 301 or 302 in its place; if people are to be told first, show them a link.")},
    {"redirect-http-refresh", QT_TRANSLATE_NOOP("Checks", "The answer sends its visitors on (Refresh header)"),
        QT_TRANSLATE_NOOP("Checks", "A URL of the site answers with a Refresh header that names a URL."),
        QT_TRANSLATE_NOOP("Checks",
            "The header stands in no standard. Visitors are taken away after the page has come, and search engines may "
            "not follow."),
        QT_TRANSLATE_NOOP("Checks", "Answer with 301 or 302 and a Location header in its place.")},
    {"redirect-chain", QT_TRANSLATE_NOOP("Checks", "More than one redirect in a row"),
        QT_TRANSLATE_NOOP("Checks",
            "A linked URL of the site redirects to a URL that redirects again: two to ten redirects until the end. "
            "Hops whose target the crawl does not know are not counted."),
        QT_TRANSLATE_NOOP(
            "Checks", "Each hop is one more request that visitors wait for, on mobile networks noticeably."),
        QT_TRANSLATE_NOOP("Checks", "Let the first redirect name the last URL of the chain, and link to that one.")},
    {"redirect-too-long", QT_TRANSLATE_NOOP("Checks", "More redirects in a row than search engines follow"),
        QT_TRANSLATE_NOOP("Checks", "More than 10 redirects in a row begin at a URL of the site."),
        QT_TRANSLATE_NOOP("Checks",
            "The best-known search engine gives up after 10, browsers after about 20. The page at the end is not found "
            "this way."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the first redirect name the last URL, and look for the rules that send URLs on one after the other.")},
    {"redirect-loop", QT_TRANSLATE_NOOP("Checks", "The redirects go in a circle"),
        QT_TRANSLATE_NOOP(
            "Checks", "The redirects of a URL of the site come back to a URL that they have passed before."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers stop with an error, also with the cookies that the answers set: nobody reaches a page."),
        QT_TRANSLATE_NOOP("Checks",
            "Look for two rules that undo each other, such as one that adds a slash (or www, or https) and one that "
            "removes it.")},
    {"redirect-to-error", QT_TRANSLATE_NOOP("Checks", "The redirects end at an error"),
        QT_TRANSLATE_NOOP("Checks",
            "The redirects of a URL of the site end at one that answers with an error or not at all. It stays open "
            "where the end was not fetched or refuses the crawler."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors wait for the redirect only to see an error, and search engines drop the URL."),
        QT_TRANSLATE_NOOP(
            "Checks", "Redirect to a page that exists, or answer with 404 or 410 where there is no successor.")},
    {"redirect-downgrade", QT_TRANSLATE_NOOP("Checks", "A redirect leads from https to http"),
        QT_TRANSLATE_NOOP("Checks",
            "One of the redirects that begin at a URL of the site leads from https to http, even if a later one leads "
            "back."),
        QT_TRANSLATE_NOOP("Checks",
            "What is asked for over http can be read and changed on the way, cookies without Secure included."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the redirect name the https URL; often the server behind a proxy does not know that it is reached by "
            "https.")},
    {"redirect-off-site", QT_TRANSLATE_NOOP("Checks", "The redirects end at another site"),
        QT_TRANSLATE_NOOP("Checks", "The redirects of a URL of the site end at a URL of another registrable domain."),
        QT_TRANSLATE_NOOP("Checks",
            "This may be intended, as after a move. If not, an expired service or a tampered rule may be taking your "
            "visitors away."),
        QT_TRANSLATE_NOOP("Checks",
            "Check that the target is yours or wanted, and link to it directly; otherwise remove the redirect.")},
    {"redirect-to-home", QT_TRANSLATE_NOOP("Checks", "Many pages redirect to the start page"),
        QT_TRANSLATE_NOOP("Checks",
            "At least 10 URLs of a host redirect, over however many hops, to the start page of the same host."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors do not find what the link promised, and search engines treat such redirects like pages that do "
            "not exist."),
        QT_TRANSLATE_NOOP(
            "Checks", "Redirect each URL to the page that replaces it; where there is none, answer with 404 or 410.")},
    {"http-1-only", QT_TRANSLATE_NOOP("Checks", "The host answers by HTTP/1.1 only"),
        QT_TRANSLATE_NOOP("Checks",
            "No https answer of the host came over HTTP/2, though the crawl offered it; counted once a host. It stays "
            "open where the crawl did not offer HTTP/2."),
        QT_TRANSLATE_NOOP("Checks",
            "Pages of many files come faster over HTTP/2 or HTTP/3, which carry all requests over one connection."),
        QT_TRANSLATE_NOOP(
            "Checks", "Switch HTTP/2 on in the web server or the proxy in front of it; most need one line for that.")},
};

} // namespace

std::span<const WordRow> httpWords()
{
    return HttpWords;
}

} // namespace argiope::audit
