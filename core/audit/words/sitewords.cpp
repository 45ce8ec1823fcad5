#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow SiteWords[] = {
    {"sitemap-none", QT_TRANSLATE_NOOP("Checks", "Missing XML sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl looked for sitemaps, but robots.txt lists none, and the default location (/sitemap.xml) has "
            "none. Not checked if the crawl did not look for sitemaps."),
        QT_TRANSLATE_NOOP("Checks",
            "Small sites that link all their pages do not need one. On large sites without one, search engines "
            "discover new pages later."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let the site generate a sitemap of its indexable pages, and list it in robots.txt.")},
    {"sitemap-unlisted", QT_TRANSLATE_NOOP("Checks", "Sitemap not in robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap was found at the default location (/sitemap.xml) of a host, but the host's robots.txt lists "
            "none."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may not find it if you have not submitted it elsewhere."),
        QT_TRANSLATE_NOOP("Checks", "Add a line Sitemap: with the full URL to robots.txt.")},
    {"sitemap-unreadable", QT_TRANSLATE_NOOP("Checks", "Unreadable sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap does not respond, is something else (such as a web page), is truncated, has invalid gzip, or is "
            "too deep in nested indexes. Redirects do not count, nor does a missing /sitemap.xml that is not listed "
            "anywhere."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines may read only a part of it, or none. Argiope reads as much as it can."),
        QT_TRANSLATE_NOOP(
            "Checks", "Open the URL, check its content, and generate the file with a program that writes valid XML.")},
    {"sitemap-too-many", QT_TRANSLATE_NOOP("Checks", "Sitemap over 50,000 URLs"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists more than 50,000 pages, including repeated ones, or an index lists more than 50,000 "
            "sitemaps."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may read only the first 50,000, or refuse the file."),
        QT_TRANSLATE_NOOP("Checks", "Split it, and list the parts in a sitemap index.")},
    {"sitemap-too-large", QT_TRANSLATE_NOOP("Checks", "Sitemap over 50 MiB"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap has more than 50 MiB (52,428,800 bytes) after decompression."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may refuse the file, or read only its beginning."),
        QT_TRANSLATE_NOOP("Checks",
            "Split it, and list the parts in a sitemap index. Compression does not help, as the decompressed size "
            "counts.")},
    {"sitemap-nested-index", QT_TRANSLATE_NOOP("Checks", "Nested sitemap index"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap that is listed in an index lists sitemaps itself."),
        QT_TRANSLATE_NOOP("Checks",
            "The protocol allows only one level. Search engines may ignore the inner index and everything that it "
            "lists."),
        QT_TRANSLATE_NOOP("Checks", "List all sitemaps in one index, or list several indexes in robots.txt.")},
    {"sitemap-non-200", QT_TRANSLATE_NOOP("Checks", "Broken URL in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists an internal URL whose fetch ended with an error or without a response. Refused requests "
            "(401, 403), rate limits (429), and pages too large or too complex to read do not count."),
        QT_TRANSLATE_NOOP("Checks", "Search engines waste a fetch on it, and trust the sitemap less."),
        QT_TRANSLATE_NOOP("Checks", "Remove the URL from the sitemap, or restore the page.")},
    {"sitemap-redirect", QT_TRANSLATE_NOOP("Checks", "Redirect in sitemap"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap lists an internal URL that redirects."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines need one more request, and the sitemap and the redirect contradict each other about the "
            "right URL."),
        QT_TRANSLATE_NOOP("Checks", "List the target URL in the sitemap.")},
    {"sitemap-noindex", QT_TRANSLATE_NOOP("Checks", "Noindex page in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists a page with status 200 and noindex, by a meta element or by the X-Robots-Tag header. "
            "Pages that robots.txt disallows are counted by a separate check."),
        QT_TRANSLATE_NOOP(
            "Checks", "The sitemap asks search engines to index the page, but the page has noindex; noindex wins."),
        QT_TRANSLATE_NOOP("Checks", "Remove the page from the sitemap, or remove noindex.")},
    {"sitemap-blocked", QT_TRANSLATE_NOOP("Checks", "URL in sitemap blocked by robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists an internal URL that robots.txt disallows for the crawl's user agent, or whose robots.txt "
            "could not be read."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may not read the URLs that the sitemap offers them."),
        QT_TRANSLATE_NOOP("Checks", "Allow the URL in robots.txt, or remove it from the sitemap.")},
    {"sitemap-not-canonical", QT_TRANSLATE_NOOP("Checks", "Non-canonical page in sitemap"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap lists a page with status 200 that declares another URL as canonical."),
        QT_TRANSLATE_NOOP("Checks", "The sitemap and the page contradict each other about the URL to index."),
        QT_TRANSLATE_NOOP("Checks", "List only canonical URLs in the sitemap.")},
    {"sitemap-page-missing", QT_TRANSLATE_NOOP("Checks", "Page not in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "An indexable page is in none of the sitemaps that the crawl read. Archives (by category, tag, author or "
            "date) and later pages of a series do not count. Not checked if no sitemap lists any URL."),
        QT_TRANSLATE_NOOP("Checks", "Search engines find it only by links, and notice its changes later."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let the sitemap include all pages that should be found. Set noindex on the others.")},
    {"sitemap-orphan", QT_TRANSLATE_NOOP("Checks", "Orphan URL in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists a page with status 200, but no link and no redirect in the crawl leads to it. Start "
            "addresses do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors cannot reach it from the site itself, and search engines treat it as unimportant."),
        QT_TRANSLATE_NOOP("Checks", "Link to it from a suitable page, or remove it if it is no longer needed.")},
    {"sitemap-http", QT_TRANSLATE_NOOP("Checks", "HTTP URLs in the sitemap of an HTTPS site"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists internal URLs with http, although at least one page of the site was read over https."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines get a redirect instead of a page, or index the unencrypted address."),
        QT_TRANSLATE_NOOP("Checks", "Let the sitemap use https URLs.")},
    {"robots-unreachable", QT_TRANSLATE_NOOP("Checks", "robots.txt unreachable (5xx or no response)"),
        QT_TRANSLATE_NOOP(
            "Checks", "A host of crawled pages returned a status of 500 or more for robots.txt, or did not respond."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers must treat this as a ban on the whole host. If it lasts, pages drop out of search results."),
        QT_TRANSLATE_NOOP(
            "Checks", "Let the server return /robots.txt with status 200, or status 404 if there are no rules.")},
    {"robots-none", QT_TRANSLATE_NOOP("Checks", "Missing robots.txt"),
        QT_TRANSLATE_NOOP("Checks", "A host of crawled pages returned a status from 400 to 499 for robots.txt."),
        QT_TRANSLATE_NOOP("Checks",
            "It is no fault: everything may be crawled. Only, there is no place to name the sitemap or to keep "
            "crawlers out of spider traps."),
        QT_TRANSLATE_NOOP(
            "Checks", "If you need either, put a text file robots.txt into the root folder of the host.")},
    {"robots-html", QT_TRANSLATE_NOOP("Checks", "HTML page in place of robots.txt"),
        QT_TRANSLATE_NOOP(
            "Checks", "The response to /robots.txt has a status of 200 to 299, but begins like an HTML document."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers find no rules in it, so they follow none. Often the server answers every missing address in this "
            "way."),
        QT_TRANSLATE_NOOP("Checks", "Put a plain text file there, or return status 404.")},
    {"robots-bom", QT_TRANSLATE_NOOP("Checks", "robots.txt with byte order mark (BOM)"),
        QT_TRANSLATE_NOOP("Checks", "A robots.txt begins with the UTF-8 byte order mark (EF BB BF)."),
        QT_TRANSLATE_NOOP("Checks",
            "Google ignores it. Other crawlers read it as part of the first line, mostly User-agent: *, and then do "
            "not recognise the group of rules."),
        QT_TRANSLATE_NOOP("Checks", "Save the file as UTF-8 without a byte order mark.")},
    {"robots-too-large", QT_TRANSLATE_NOOP("Checks", "robots.txt over 500 KiB"),
        QT_TRANSLATE_NOOP("Checks", "A robots.txt has more than 500 KiB (512,000 bytes)."),
        QT_TRANSLATE_NOOP(
            "Checks", "Crawlers may stop reading there, and Google does. Rules after that point have no effect."),
        QT_TRANSLATE_NOOP("Checks", "Replace lists of single pages with a few patterns, and remove outdated lines.")},
    {"robots-syntax", QT_TRANSLATE_NOOP("Checks", "robots.txt syntax errors"),
        QT_TRANSLATE_NOOP("Checks",
            "Lines in robots.txt without a colon, without text before it, with an unknown field, or with an empty "
            "user-agent. Comments and empty lines do not count."),
        QT_TRANSLATE_NOOP("Checks", "Crawlers ignore such lines, and a mistyped rule has no effect."),
        QT_TRANSLATE_NOOP("Checks", "Correct the spelling, or put a # in front of comments.")},
    {"robots-no-group", QT_TRANSLATE_NOOP("Checks", "robots.txt rules without User-agent"),
        QT_TRANSLATE_NOOP("Checks", "Allow and Disallow lines in robots.txt are before the first user-agent line."),
        QT_TRANSLATE_NOOP("Checks", "Crawlers ignore them, as they do not know to whom the rules apply."),
        QT_TRANSLATE_NOOP("Checks", "Put the line User-agent: * (or the name of a crawler) before them.")},
    {"robots-bad-path", QT_TRANSLATE_NOOP("Checks", "robots.txt: invalid path"),
        QT_TRANSLATE_NOOP("Checks",
            "Allow and Disallow lines in robots.txt have a path that begins neither with / nor with *, or that has a $ "
            "before its end."),
        QT_TRANSLATE_NOOP("Checks",
            "Such a rule matches nothing or the wrong paths. Paths begin with a slash, and $ means the end only in the "
            "last position."),
        QT_TRANSLATE_NOOP("Checks", "Write the path from the root of the host, for example Disallow: /private/.")},
    {"robots-unsupported", QT_TRANSLATE_NOOP("Checks", "robots.txt: unsupported directives"),
        QT_TRANSLATE_NOOP("Checks",
            "Lines in robots.txt with crawl-delay, noindex, nofollow, noarchive, host, request-rate, visit-time, "
            "cache-delay or clean-param."),
        QT_TRANSLATE_NOOP("Checks",
            "Google reads none of them. Some other crawlers follow crawl-delay, and Yandex follows clean-param. They "
            "do no harm, but noindex in robots.txt keeps no page out of results."),
        QT_TRANSLATE_NOOP("Checks",
            "Use noindex as a meta element or X-Robots-Tag header instead, and remove lines that no crawler reads.")},
    {"robots-blocks-all", QT_TRANSLATE_NOOP("Checks", "Whole site blocked by robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "robots.txt disallows the home page and paths below it for Googlebot, or for crawlers that it does not "
            "name. Individual folders may still be allowed."),
        QT_TRANSLATE_NOOP("Checks",
            "Pages are not crawled and, at best, indexed without a snippet. Often the file is left over from a test "
            "server."),
        QT_TRANSLATE_NOOP("Checks",
            "If the site should be found, remove the line Disallow: / from that group. Otherwise, no change is "
            "needed.")},
    {"robots-blocks-start", QT_TRANSLATE_NOOP("Checks", "Start URL blocked by robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "robots.txt disallows a start address of the crawl for the crawl's user agent, or the robots.txt could not "
            "be read. It counts whether robots.txt was obeyed or only reported."),
        QT_TRANSLATE_NOOP("Checks", "Crawlers under the same rules cannot read the page that most visitors see first."),
        QT_TRANSLATE_NOOP(
            "Checks", "Allow the address in robots.txt, or start the crawl elsewhere. The details show the line.")},
    {"robots-blocks-assets", QT_TRANSLATE_NOOP("Checks", "Resources blocked by robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "robots.txt disallows images, scripts, styles or other files of an indexable page for the crawl's user "
            "agent. Only files that the crawl checked count."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines render pages to evaluate them. Without styles and scripts, they may treat the page as "
            "empty or not mobile-friendly."),
        QT_TRANSLATE_NOOP(
            "Checks", "Allow these files in robots.txt, for example with an Allow line for their folder.")},
    {"robots-sitemap-bad", QT_TRANSLATE_NOOP("Checks", "robots.txt: invalid Sitemap URL"),
        QT_TRANSLATE_NOOP("Checks",
            "Sitemap lines in robots.txt have a value that is not one full http or https URL, such as a path alone or "
            "several URLs in one line."),
        QT_TRANSLATE_NOOP("Checks", "Most crawlers ignore it, and do not find the sitemap."),
        QT_TRANSLATE_NOOP("Checks", "Write the full URL, for example Sitemap: https://www.example.org/sitemap.xml.")},
    {"robots-contradiction", QT_TRANSLATE_NOOP("Checks", "robots.txt: conflicting Allow and Disallow"),
        QT_TRANSLATE_NOOP("Checks",
            "Exactly the same path is in an Allow and a Disallow line of one group in robots.txt. Patterns that only "
            "overlap do not count."),
        QT_TRANSLATE_NOOP("Checks", "By the standard, Allow wins, but not every crawler follows it."),
        QT_TRANSLATE_NOOP("Checks", "Remove the unintended line.")},
    {"robots-ai-agents", QT_TRANSLATE_NOOP("Checks", "AI crawlers blocked by robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "Some of 17 known AI crawlers, such as GPTBot, ClaudeBot or Google-Extended, may not read the home page, "
            "although crawlers that are not named may. The details list them."),
        QT_TRANSLATE_NOOP("Checks",
            "It is information, not a fault. These services may not use your texts for training or answers, and may "
            "not send visitors either."),
        QT_TRANSLATE_NOOP(
            "Checks", "If this is intended, no change is needed. Otherwise, remove their groups from robots.txt.")},
    {"sitemap-foreign", QT_TRANSLATE_NOOP("Checks", "Sitemap with URLs of another host or folder"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists URLs of another host, or outside its own folder, and the robots.txt of the host concerned "
            "does not list that sitemap. Only robots.txt files that the crawl has read count."),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap is valid only for its own folder, so that sites cannot list the pages of others. Search engines "
            "ignore such entries."),
        QT_TRANSLATE_NOOP("Checks",
            "Put the sitemap into the root of the site that it lists, or list it in the robots.txt file of that "
            "site.")},
    {"sitemap-bad-loc", QT_TRANSLATE_NOOP("Checks", "Invalid URL in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "The loc element of a sitemap entry is not an absolute URL, has spaces or characters that must be "
            "percent-encoded, or has 2,048 characters or more."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may ignore the entry or fetch the wrong address."),
        QT_TRANSLATE_NOOP("Checks",
            "Write full URLs with their scheme, and encode characters that a URL cannot contain, such as non-English "
            "letters.")},
    {"sitemap-repeated", QT_TRANSLATE_NOOP("Checks", "Duplicate URLs in sitemaps"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap has the same URL in several entries, or lists URLs that another sitemap lists as well. The "
            "second case covers only the first million URLs in sitemaps."),
        QT_TRANSLATE_NOOP("Checks",
            "It does no harm by itself, but shows that the sitemap generator counts pages twice and wastes space."),
        QT_TRANSLATE_NOOP("Checks", "List each URL once, with the date of its last change.")},
    {"sitemap-lastmod-bad", QT_TRANSLATE_NOOP("Checks", "Invalid lastmod in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "The lastmod element of a sitemap entry is not a date in W3C format, such as 2026-11-23 or "
            "2026-11-23T09:30:00+01:00."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines ignore such dates and trust the other dates of the sitemap less, so they fetch changed "
            "pages later."),
        QT_TRANSLATE_NOOP("Checks",
            "Write the time of the page's last change in that format, with a time zone if you include a time.")},
    {"sitemap-lastmod-same", QT_TRANSLATE_NOOP("Checks", "Identical lastmod for all URLs in sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "At least ten entries of a sitemap have a date, and 95 % or more of these dates are the same day."),
        QT_TRANSLATE_NOOP("Checks",
            "It is mostly the day on which the sitemap was generated. Search engines notice, and ignore the dates of "
            "the site."),
        QT_TRANSLATE_NOOP("Checks", "Give each page its own date of last change, or leave out the dates.")},
    {"robots-redirects", QT_TRANSLATE_NOOP("Checks", "Redirected robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "The address of a robots.txt file of the site redirects to another address, whether the file was found "
            "there or not."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers follow at most five redirects, and some follow none. Then the rules do not count, or nothing is "
            "crawled."),
        QT_TRANSLATE_NOOP("Checks", "Return the file itself at its own address on each host, without a redirect.")},
    {"robots-too-many-redirects", QT_TRANSLATE_NOOP("Checks", "robots.txt: too many redirects"),
        QT_TRANSLATE_NOOP(
            "Checks", "After five redirects, the response was not a robots.txt file but another redirect."),
        QT_TRANSLATE_NOOP(
            "Checks", "Crawlers then stop and follow no rules. They crawl content that the file was meant to exclude."),
        QT_TRANSLATE_NOOP("Checks", "Return the file itself at its own address, and look for a redirect loop.")},
    {"robots-type", QT_TRANSLATE_NOOP("Checks", "robots.txt: wrong Content-Type or charset"),
        QT_TRANSLATE_NOOP("Checks",
            "The Content-Type header of a robots.txt file is not text/plain, is missing, or declares an encoding other "
            "than UTF-8."),
        QT_TRANSLATE_NOOP("Checks",
            "Most crawlers read it anyway. Some treat a file of another type as an error page, or misread non-English "
            "letters."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send text/plain; charset=utf-8 for it.")},
};

} // namespace

std::span<const WordRow> siteWords()
{
    return SiteWords;
}

} // namespace argiope::audit
