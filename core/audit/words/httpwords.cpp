#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow HttpWords[] = {
    {"http-client-error", QT_TRANSLATE_NOOP("Checks", "Client error (4xx)"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL returns a status from 400 to 499, such as 404. Separate checks count refusals (401, 403, "
            "407, 451), rate limits (429) and bot protection pages."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors get an error page instead of the content, and search engines drop the URL."),
        QT_TRANSLATE_NOOP("Checks",
            "Restore the page, redirect its URL to the successor with status 301, or remove the links to it. The URL's "
            "inlinks show where they are.")},
    {"http-access-denied", QT_TRANSLATE_NOOP("Checks", "Access denied (401, 403, bot protection)"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL returns 401, 403, 407 or 451, or the challenge of a bot protection. It does not count as "
            "broken: visitors may be able to see the page."),
        QT_TRANSLATE_NOOP("Checks",
            "The content of the URL was not checked. A search engine that gets the same refusal cannot index the "
            "page."),
        QT_TRANSLATE_NOOP("Checks",
            "Open the URL in a browser. If the page shows, allow the crawler (by user agent, IP address or login). If "
            "not, correct the access rules of the server.")},
    {"http-rate-limited", QT_TRANSLATE_NOOP("Checks", "Rate limited (429)"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL returns 429, or 503 with a Retry-After header, and still does so after all retries."),
        QT_TRANSLATE_NOOP("Checks",
            "The content of the URL was not checked. If search engines get the same answer, they crawl the server less "
            "often."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawl with fewer threads and a longer delay, or raise the server's limit for this crawler. Then recrawl "
            "these URLs.")},
    {"http-server-error", QT_TRANSLATE_NOOP("Checks", "Server error (5xx)"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL returns a status of 500 or more, and still does so after all retries. A 503 with a "
            "Retry-After header counts as a rate limit instead."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors cannot use the page. Search engines slow down where errors are frequent, and drop pages that "
            "keep failing."),
        QT_TRANSLATE_NOOP(
            "Checks", "Look in the server's error log for the cause at the time of the fetch, then recrawl the URL.")},
    {"http-no-response", QT_TRANSLATE_NOOP("Checks", "No response (timeout, DNS, connection)"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL gives no usable response after all retries. Possible causes: unknown host name, failed "
            "connection or TLS handshake, timeout, or a response that is not HTTP or cannot be decompressed."),
        QT_TRANSLATE_NOOP("Checks", "Visitors see a browser error, and search engines treat it like a server error."),
        QT_TRANSLATE_NOOP("Checks",
            "The URL's outcome names the cause. Correct the DNS entry, the certificate, the firewall, the web server "
            "or its compression accordingly.")},
    {"http-gone-linked", QT_TRANSLATE_NOOP("Checks", "Removed page with inlinks (410, or newly 404)"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL with inlinks returns 410, or returns 404 although it worked in an earlier crawl of this "
            "project."),
        QT_TRANSLATE_NOOP("Checks", "The links lead visitors nowhere, and search engines waste requests on them."),
        QT_TRANSLATE_NOOP("Checks",
            "Remove these links or point them to the successor. If the page moved, redirect the old URL with status "
            "301.")},
    {"http-type-missing", QT_TRANSLATE_NOOP("Checks", "Missing Content-Type header"),
        QT_TRANSLATE_NOOP("Checks", "An internal URL returns 200 and a body, but no Content-Type header."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers then guess the type. A page may be offered as a download; with nosniff, scripts and styles are "
            "not used at all."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let the server send the right Content-Type for this kind of file, with the charset for text.")},
    {"http-type-mismatch", QT_TRANSLATE_NOOP("Checks", "Content-Type and file extension mismatch"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL that returns 200 declares a Content-Type that does not fit its file extension, such as text/html "
            "for a .css or .png file. Types of one family (any image type for .png) and application/octet-stream for "
            "images, media and PDF files pass."),
        QT_TRANSLATE_NOOP("Checks",
            "A page instead of a file is often an error page with the wrong status. Browsers refuse scripts and styles "
            "with a wrong type."),
        QT_TRANSLATE_NOOP("Checks",
            "Open the URL. If an error page shows, let it return 404; otherwise correct the server's list of MIME "
            "types.")},
    {"redirect-internal", QT_TRANSLATE_NOOP("Checks", "Internal redirect (3xx)"),
        QT_TRANSLATE_NOOP("Checks", "An internal URL redirects, and links point to it."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors wait for one more request per link, and search engines need one more to find the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Change the links to point to the target of the redirect. Keep the redirect for links from elsewhere.")},
    {"redirect-to-self", QT_TRANSLATE_NOOP("Checks", "Redirect to itself"),
        QT_TRANSLATE_NOOP("Checks", "An internal URL redirects to itself."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers stop with an error, so visitors never see the page. The crawl sent back the cookies that the "
            "responses set, which did not help."),
        QT_TRANSLATE_NOOP("Checks",
            "Correct the rewrite rule that causes it. If it is meant to set a cookie, return the page even without "
            "one.")},
    {"redirect-temporary", QT_TRANSLATE_NOOP("Checks", "Temporary redirect (302, 303, 307)"),
        QT_TRANSLATE_NOOP(
            "Checks", "An internal URL redirects with 302, 303 or 307, which mark the move as temporary."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines may keep the old URL in the index instead of the new one. If the move really is temporary, "
            "that is correct."),
        QT_TRANSLATE_NOOP("Checks",
            "Use 301 or 308 for a permanent move. Leave redirects by language, login or campaign as they are.")},
    {"redirect-bad-location", QT_TRANSLATE_NOOP("Checks", "Redirect with missing or invalid Location"),
        QT_TRANSLATE_NOOP("Checks",
            "An internal URL returns 301, 302, 303, 307 or 308, but the Location header is missing or empty, or is "
            "sent several times with different targets."),
        QT_TRANSLATE_NOOP(
            "Checks", "Browsers cannot follow such a redirect: visitors get an empty page or an error page."),
        QT_TRANSLATE_NOOP("Checks",
            "Send exactly one Location header with the full URL of the target, or another status if nothing has "
            "moved.")},
    {"redirect-meta-refresh", QT_TRANSLATE_NOOP("Checks", "Meta refresh redirect"),
        QT_TRANSLATE_NOOP("Checks", "A page has a meta refresh element with a URL, whatever the delay."),
        QT_TRANSLATE_NOOP("Checks",
            "It takes visitors away while they read, and those who need more time cannot stop it. Search engines "
            "process it less reliably than a redirect."),
        QT_TRANSLATE_NOOP(
            "Checks", "Use a 301 or 302 redirect instead. If visitors should be informed first, show them a link.")},
    {"redirect-http-refresh", QT_TRANSLATE_NOOP("Checks", "HTTP Refresh redirect"),
        QT_TRANSLATE_NOOP("Checks", "An internal URL sends a Refresh header with a URL."),
        QT_TRANSLATE_NOOP("Checks",
            "No standard defines this header. Visitors are taken away after the page has loaded, and search engines "
            "may not follow it."),
        QT_TRANSLATE_NOOP("Checks", "Use a 301 or 302 redirect with a Location header instead.")},
    {"redirect-chain", QT_TRANSLATE_NOOP("Checks", "Redirect chain"),
        QT_TRANSLATE_NOOP("Checks",
            "A linked internal URL redirects to a URL that redirects again: two to ten redirects until the end. Hops "
            "whose target is not in the crawl are not counted."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors wait for one more request per hop, which is noticeable on mobile networks."),
        QT_TRANSLATE_NOOP("Checks", "Let the first redirect point directly to the final URL, and link to that URL.")},
    {"redirect-too-long", QT_TRANSLATE_NOOP("Checks", "Redirect chain too long"),
        QT_TRANSLATE_NOOP("Checks", "A chain of more than 10 redirects begins at an internal URL."),
        QT_TRANSLATE_NOOP("Checks",
            "Google stops after 10 redirects, browsers after about 20. The page at the end is not found this way."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the first redirect point directly to the final URL, and find the rules that redirect one after the "
            "other.")},
    {"redirect-loop", QT_TRANSLATE_NOOP("Checks", "Redirect loop"),
        QT_TRANSLATE_NOOP("Checks", "The redirects of an internal URL return to a URL that they already passed."),
        QT_TRANSLATE_NOOP("Checks",
            "Browsers stop with an error, even if they send back the cookies that the responses set. Visitors never "
            "reach a page."),
        QT_TRANSLATE_NOOP("Checks",
            "Look for two rules that undo each other, for example one that adds a slash (or www, or https) and one "
            "that removes it.")},
    {"redirect-to-error", QT_TRANSLATE_NOOP("Checks", "Redirect to a broken URL (4xx, 5xx, no response)"),
        QT_TRANSLATE_NOOP("Checks",
            "The redirects of an internal URL end at a URL that returns an error or does not respond. Not checked if "
            "the final URL was not fetched or refuses the crawler."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors wait for the redirect only to see an error, and search engines drop the URL."),
        QT_TRANSLATE_NOOP("Checks", "Redirect to a page that exists, or return 404 or 410 if there is no successor.")},
    {"redirect-downgrade", QT_TRANSLATE_NOOP("Checks", "HTTPS to HTTP redirect"),
        QT_TRANSLATE_NOOP("Checks",
            "One redirect in a chain from an internal URL leads from https to http, even if a later one leads back."),
        QT_TRANSLATE_NOOP(
            "Checks", "Requests over http can be read and changed on the way, including cookies without Secure."),
        QT_TRANSLATE_NOOP("Checks",
            "Let the redirect point to the https URL. Often the server behind a proxy does not know that it is reached "
            "over https.")},
    {"redirect-off-site", QT_TRANSLATE_NOOP("Checks", "Redirect to another site"),
        QT_TRANSLATE_NOOP("Checks", "The redirects of an internal URL end on another registrable domain."),
        QT_TRANSLATE_NOOP("Checks",
            "This may be intended, for example after a move. If not, an expired service or a tampered rule may be "
            "taking your visitors away."),
        QT_TRANSLATE_NOOP("Checks",
            "Check that the target is yours or intended, and link to it directly; otherwise remove the redirect.")},
    {"redirect-to-home", QT_TRANSLATE_NOOP("Checks", "Mass redirects to the home page (soft 404)"),
        QT_TRANSLATE_NOOP("Checks",
            "At least 10 URLs of a host redirect to the home page of the same host, over any number of hops."),
        QT_TRANSLATE_NOOP("Checks",
            "Visitors do not find what the link promised, and search engines treat such redirects as soft 404s."),
        QT_TRANSLATE_NOOP(
            "Checks", "Redirect each URL to the page that replaces it. If there is none, return 404 or 410.")},
    {"http-1-only", QT_TRANSLATE_NOOP("Checks", "HTTP/2 not supported"),
        QT_TRANSLATE_NOOP("Checks",
            "No https response of the host used HTTP/2, although the crawl offered it; counted once per host. Not "
            "checked if the crawl did not offer HTTP/2."),
        QT_TRANSLATE_NOOP("Checks",
            "Pages with many files load faster over HTTP/2 or HTTP/3, which send all requests over one connection."),
        QT_TRANSLATE_NOOP(
            "Checks", "Enable HTTP/2 in the web server or in the proxy in front of it; most need one line for that.")},
};

} // namespace

std::span<const WordRow> httpWords()
{
    return HttpWords;
}

} // namespace argiope::audit
