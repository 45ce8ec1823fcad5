#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow SiteWords[] = {
    {"sitemap-none", QT_TRANSLATE_NOOP("Checks", "No sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "The crawl asked for sitemaps, robots.txt names none, and none was found at the usual place "
            "(/sitemap.xml). Undecidable where the crawl did not ask."),
        QT_TRANSLATE_NOOP("Checks",
            "Small sites that link all their pages can do without; for large ones search engines learn of new pages "
            "later."),
        QT_TRANSLATE_NOOP(
            "Checks", "Have the site write a sitemap of its indexable pages, and name it in robots.txt.")},
    {"sitemap-unlisted", QT_TRANSLATE_NOOP("Checks", "robots.txt does not name the sitemap"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap that was found at the usual place (/sitemap.xml) of a host whose robots.txt names none."),
        QT_TRANSLATE_NOOP("Checks", "Search engines that you have not told of it elsewhere may not find it."),
        QT_TRANSLATE_NOOP("Checks", "Add a line Sitemap: with the whole URL to robots.txt.")},
    {"sitemap-unreadable", QT_TRANSLATE_NOOP("Checks", "The sitemap cannot be read"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap that fails to answer, is something else (a web page for example), ends early, has faulty gzip, "
            "or lies too deep in indexes. Redirects do not count, nor a missing /sitemap.xml that nothing "
            "names."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may take only a part of it, or none. Argiope reads what it can."),
        QT_TRANSLATE_NOOP("Checks",
            "Open the URL, see what stands there, and have the file written by a program that writes valid XML.")},
    {"sitemap-too-many", QT_TRANSLATE_NOOP("Checks", "The sitemap has more entries than it may"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap that names more than 50,000 pages, repeated ones included, or an index that names more than "
            "50,000 sitemaps."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may read the first 50,000 only, or refuse the file."),
        QT_TRANSLATE_NOOP("Checks", "Split it, and name the parts in an index of sitemaps.")},
    {"sitemap-too-large", QT_TRANSLATE_NOOP("Checks", "The sitemap is larger than it may be"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap of more than 50 MiB (52,428,800 bytes) after unpacking."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may refuse the file, or read its beginning only."),
        QT_TRANSLATE_NOOP("Checks",
            "Split it, and name the parts in an index of sitemaps; compression does not help, as the unpacked size "
            "counts.")},
    {"sitemap-nested-index", QT_TRANSLATE_NOOP("Checks", "An index of sitemaps names another index"),
        QT_TRANSLATE_NOOP("Checks", "A sitemap that an index names, and that names sitemaps itself."),
        QT_TRANSLATE_NOOP("Checks",
            "The protocol allows one level only; search engines may pass over the inner index and all that it names."),
        QT_TRANSLATE_NOOP("Checks", "Name all sitemaps in one index, or name several indexes in robots.txt.")},
    {"sitemap-non-200", QT_TRANSLATE_NOOP("Checks", "A sitemap names a URL that answers with an error or not at all"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site that a sitemap names, and whose fetch ended with an error or without an answer. Refused "
            "requests (401, 403), requests to wait (429) and pages too large or too complex to read do not count."),
        QT_TRANSLATE_NOOP("Checks", "Search engines fetch it for nothing, and trust the sitemap less."),
        QT_TRANSLATE_NOOP("Checks", "Take the URL out of the sitemap, or bring the page back.")},
    {"sitemap-redirect", QT_TRANSLATE_NOOP("Checks", "A sitemap names a redirect"),
        QT_TRANSLATE_NOOP("Checks", "A URL of the site that a sitemap names, and that redirects."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines need one more request, and the sitemap contradicts the redirect about which URL is meant."),
        QT_TRANSLATE_NOOP("Checks", "Name the target in the sitemap.")},
    {"sitemap-noindex", QT_TRANSLATE_NOOP("Checks", "A sitemap names a page that is kept from search engines"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with status 200 that a sitemap names, and that says noindex, by a meta element or by the "
            "X-Robots-Tag header. Pages that robots.txt disallows count elsewhere."),
        QT_TRANSLATE_NOOP("Checks", "The sitemap asks to list the page, the page asks not to; noindex wins."),
        QT_TRANSLATE_NOOP("Checks", "Take the page out of the sitemap, or remove noindex.")},
    {"sitemap-blocked", QT_TRANSLATE_NOOP("Checks", "A sitemap names a page that robots.txt disallows"),
        QT_TRANSLATE_NOOP("Checks",
            "A URL of the site that a sitemap names, and that robots.txt disallows to the crawl's user agent, or whose "
            "robots.txt could not be read."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may not read what the sitemap offers them."),
        QT_TRANSLATE_NOOP("Checks", "Allow the URL in robots.txt, or take it out of the sitemap.")},
    {"sitemap-not-canonical", QT_TRANSLATE_NOOP("Checks", "A sitemap names a page that is not the canonical one"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page with status 200 that a sitemap names, and that itself names another URL as canonical."),
        QT_TRANSLATE_NOOP("Checks", "Sitemap and page contradict each other about which URL to list."),
        QT_TRANSLATE_NOOP("Checks", "Name only canonical URLs in the sitemap.")},
    {"sitemap-page-missing", QT_TRANSLATE_NOOP("Checks", "No sitemap names the page"),
        QT_TRANSLATE_NOOP("Checks",
            "An indexable page of the site that is in none of the sitemaps that the crawl read. Archives (by category, "
            "tag, author or date) and pages of a series behind the first do not count. Nothing is reported where no "
            "sitemap named any URL."),
        QT_TRANSLATE_NOOP("Checks", "Search engines find it by links only, and learn later of its changes."),
        QT_TRANSLATE_NOOP("Checks",
            "Have the sitemap written from all pages that are to be found, or give the page noindex if it is not.")},
    {"sitemap-orphan", QT_TRANSLATE_NOOP("Checks", "A sitemap names the page, and nothing links to it"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with status 200 that a sitemap names, and to which no link and no redirect of the crawl leads. "
            "Start addresses do not count."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors do not come to it by the site itself, and search engines take it for unimportant."),
        QT_TRANSLATE_NOOP("Checks", "Link to it from a page that fits, or remove it if nobody needs it any more.")},
    {"sitemap-http", QT_TRANSLATE_NOOP("Checks", "A sitemap of an https site names http URLs"),
        QT_TRANSLATE_NOOP("Checks",
            "URLs of the site that a sitemap names by http, while at least one page of the site was read by https."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines get a redirect instead of a page, or list the unencrypted address."),
        QT_TRANSLATE_NOOP("Checks", "Have the sitemap written with https URLs.")},
    {"robots-unreachable", QT_TRANSLATE_NOOP("Checks", "robots.txt fails: search engines stay away"),
        QT_TRANSLATE_NOOP("Checks",
            "A host of the crawl's pages that answered the request for robots.txt with a status of 500 or more, or not "
            "at all."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers have to take that for a ban on the whole host. If it lasts, pages drop out of search results."),
        QT_TRANSLATE_NOOP(
            "Checks", "Have the server answer /robots.txt with status 200, or with 404 where there are no rules.")},
    {"robots-none", QT_TRANSLATE_NOOP("Checks", "No robots.txt"),
        QT_TRANSLATE_NOOP("Checks",
            "A host of the crawl's pages that answered the request for robots.txt with a status from 400 to 499."),
        QT_TRANSLATE_NOOP("Checks",
            "It is no fault: everything may be crawled. Only, there is no place to name the sitemap or to keep "
            "crawlers out of spider traps."),
        QT_TRANSLATE_NOOP(
            "Checks", "If you want either, put a text file robots.txt into the topmost folder of the host.")},
    {"robots-html", QT_TRANSLATE_NOOP("Checks", "robots.txt is a web page"),
        QT_TRANSLATE_NOOP(
            "Checks", "The answer to /robots.txt has a status of 200 to 299, and begins as an HTML document does."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers find no rules in it, so that they keep to none; often the server answers every missing address "
            "so."),
        QT_TRANSLATE_NOOP("Checks", "Put a plain text file there, or answer with status 404.")},
    {"robots-bom", QT_TRANSLATE_NOOP("Checks", "robots.txt with a byte order mark"),
        QT_TRANSLATE_NOOP("Checks", "A robots.txt that begins with the byte order mark of UTF-8 (EF BB BF)."),
        QT_TRANSLATE_NOOP("Checks",
            "Google passes over it. Other crawlers read it as part of the first line, mostly User-agent: *, and then "
            "know no group of rules."),
        QT_TRANSLATE_NOOP("Checks", "Save the file as UTF-8 without a byte order mark.")},
    {"robots-too-large", QT_TRANSLATE_NOOP("Checks", "robots.txt is larger than crawlers read"),
        QT_TRANSLATE_NOOP("Checks", "A robots.txt of more than 500 KiB (512,000 bytes)."),
        QT_TRANSLATE_NOOP("Checks", "Crawlers need not read further, Google does not; rules behind that do not hold."),
        QT_TRANSLATE_NOOP("Checks", "Replace lists of single pages by a few patterns, and drop what is out of date.")},
    {"robots-syntax", QT_TRANSLATE_NOOP("Checks", "robots.txt has lines that mean nothing"),
        QT_TRANSLATE_NOOP("Checks",
            "Lines of robots.txt without a colon or with nothing before it, with a field that no crawler knows, or "
            "with an empty user-agent. Comments and empty lines do not count."),
        QT_TRANSLATE_NOOP("Checks", "Crawlers pass over such lines; a mistyped rule does not hold."),
        QT_TRANSLATE_NOOP("Checks", "Correct the spelling, or put a # in front of remarks.")},
    {"robots-no-group", QT_TRANSLATE_NOOP("Checks", "robots.txt has rules for nobody"),
        QT_TRANSLATE_NOOP(
            "Checks", "Allow and Disallow lines of robots.txt that stand before the first user-agent line."),
        QT_TRANSLATE_NOOP("Checks", "Crawlers pass over them, as they do not know for whom the rules are."),
        QT_TRANSLATE_NOOP("Checks", "Put the line User-agent: * (or a crawler's name) before them.")},
    {"robots-bad-path", QT_TRANSLATE_NOOP("Checks", "robots.txt has a rule whose path is not well-formed"),
        QT_TRANSLATE_NOOP("Checks",
            "Allow and Disallow lines of robots.txt whose path begins neither with / nor with *, or has a $ before its "
            "end."),
        QT_TRANSLATE_NOOP("Checks",
            "Such a rule matches nothing or something else than was meant: paths begin with a slash, and $ means the "
            "end only where it stands last."),
        QT_TRANSLATE_NOOP("Checks", "Write the path from the root of the host, as in Disallow: /private/.")},
    {"robots-unsupported", QT_TRANSLATE_NOOP("Checks", "robots.txt has lines that search engines ignore"),
        QT_TRANSLATE_NOOP("Checks",
            "Lines of robots.txt with crawl-delay, noindex, nofollow, noarchive, host, request-rate, visit-time, "
            "cache-delay or clean-param."),
        QT_TRANSLATE_NOOP("Checks",
            "Google reads none of them; some other crawlers obey crawl-delay, Yandex clean-param. They harm nobody, "
            "but noindex written here keeps no page out of results."),
        QT_TRANSLATE_NOOP("Checks",
            "Use noindex as a meta element or X-Robots-Tag header instead, and drop lines that nobody reads.")},
    {"robots-blocks-all", QT_TRANSLATE_NOOP("Checks", "robots.txt shuts search engines out"),
        QT_TRANSLATE_NOOP("Checks",
            "robots.txt disallows the start page and paths below it to Googlebot, or to crawlers that it does not "
            "name. Single folders may still be allowed."),
        QT_TRANSLATE_NOOP("Checks",
            "Pages are not crawled and, at best, listed without a text. Often the file was left over from a test "
            "server."),
        QT_TRANSLATE_NOOP(
            "Checks", "If the site is to be found, remove the line Disallow: / from that group; if not, all is well.")},
    {"robots-blocks-start", QT_TRANSLATE_NOOP("Checks", "robots.txt disallows the start"),
        QT_TRANSLATE_NOOP("Checks",
            "A start address of the crawl that robots.txt disallows to the crawl's user agent, or whose robots.txt "
            "could not be read, whether that was obeyed or only reported."),
        QT_TRANSLATE_NOOP(
            "Checks", "Crawlers with the same rules cannot read the page that visitors mostly come to first."),
        QT_TRANSLATE_NOOP("Checks",
            "Allow the address in robots.txt, or start the crawl elsewhere. Which line it is stands beside the "
            "finding.")},
    {"robots-blocks-assets", QT_TRANSLATE_NOOP("Checks", "robots.txt disallows parts of the page"),
        QT_TRANSLATE_NOOP("Checks",
            "Images, scripts, styles and other files of an indexable page that robots.txt disallows to the crawl's "
            "user agent. Only what the crawl looked at counts."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines draw pages to judge them; without styles and scripts they may take the page for empty or "
            "unfit for phones."),
        QT_TRANSLATE_NOOP(
            "Checks", "Allow these files in robots.txt, by an Allow line with their folder for example.")},
    {"robots-sitemap-bad", QT_TRANSLATE_NOOP("Checks", "robots.txt names a sitemap that is no URL"),
        QT_TRANSLATE_NOOP("Checks",
            "Sitemap lines of robots.txt whose value is no whole http or https URL, a path alone for example."),
        QT_TRANSLATE_NOOP("Checks", "Most crawlers pass over it, and the sitemap is not found."),
        QT_TRANSLATE_NOOP("Checks", "Write the whole URL, as in Sitemap: https://www.example.org/sitemap.xml.")},
    {"robots-contradiction", QT_TRANSLATE_NOOP("Checks", "robots.txt allows and disallows one path"),
        QT_TRANSLATE_NOOP("Checks",
            "The very same path stands in an Allow and a Disallow line of one group of robots.txt. Patterns that "
            "merely overlap do not count."),
        QT_TRANSLATE_NOOP("Checks", "By the standard Allow wins, but not every crawler keeps to that."),
        QT_TRANSLATE_NOOP("Checks", "Remove the line that is not meant.")},
    {"robots-ai-agents", QT_TRANSLATE_NOOP("Checks", "robots.txt shuts some AI crawlers out"),
        QT_TRANSLATE_NOOP("Checks",
            "Which of 17 known crawlers of AI services, GPTBot, ClaudeBot or Google-Extended for example, may not read "
            "the start page, while crawlers that are not named may."),
        QT_TRANSLATE_NOOP("Checks",
            "It is information, not a fault: your texts are not to be used for training or answers there, and such "
            "services may not send visitors either."),
        QT_TRANSLATE_NOOP(
            "Checks", "Nothing is to be done if it is meant so; otherwise remove their groups from robots.txt.")},
    {"sitemap-foreign", QT_TRANSLATE_NOOP("Checks", "A sitemap lists what it may not"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap lists URLs of another host, or outside of the folder that it lies in, and the robots.txt file "
            "of the host concerned, where the crawl has read it, does not name that sitemap."),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap speaks for its own folder only, so that nobody can list the pages of others. Search engines "
            "pass over such entries."),
        QT_TRANSLATE_NOOP("Checks",
            "Put the sitemap into the root of the site that it lists, or name it in the robots.txt file of that "
            "site.")},
    {"sitemap-bad-loc", QT_TRANSLATE_NOOP("Checks", "Addresses in a sitemap are not as they must be"),
        QT_TRANSLATE_NOOP("Checks",
            "The loc element of a sitemap's entry is no absolute URL, has spaces or characters that must be "
            "percent-encoded, or is 2,048 characters long or longer."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines may pass over the entry or fetch another address than the one that is meant."),
        QT_TRANSLATE_NOOP("Checks",
            "Write whole URLs with their scheme, and encode what a URL cannot hold, such as letters beyond the English "
            "ones.")},
    {"sitemap-repeated", QT_TRANSLATE_NOOP("Checks", "Sitemaps list URLs more than once"),
        QT_TRANSLATE_NOOP("Checks",
            "A sitemap has the same URL in several entries, or lists what another sitemap lists as well. The latter is "
            "known of the first million URLs that sitemaps name."),
        QT_TRANSLATE_NOOP("Checks",
            "It does no harm by itself, but shows that what makes the sitemaps counts pages twice, and wastes room in "
            "them."),
        QT_TRANSLATE_NOOP("Checks", "List each URL once, with the date of its last change.")},
    {"sitemap-lastmod-bad", QT_TRANSLATE_NOOP("Checks", "Dates in a sitemap are wrong"),
        QT_TRANSLATE_NOOP("Checks",
            "The lastmod element of a sitemap's entry is no date in the W3C's format, such as 2026-11-23 or "
            "2026-11-23T09:30:00+01:00."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines pass over such dates, and trust the others of the sitemap less, so that changed pages are "
            "fetched later."),
        QT_TRANSLATE_NOOP("Checks",
            "Write the time of the last change of the page in that format, with a time zone where there is a time of "
            "day.")},
    {"sitemap-lastmod-same", QT_TRANSLATE_NOOP("Checks", "All pages of a sitemap have one date"),
        QT_TRANSLATE_NOOP(
            "Checks", "Of the entries of a sitemap that have a date, ten at least, 95 % and more have the same day."),
        QT_TRANSLATE_NOOP("Checks",
            "It is mostly the day on which the sitemap was made. Search engines notice, and do not look at the dates "
            "of the site any more."),
        QT_TRANSLATE_NOOP("Checks", "Give each page the date of its own last change, or leave the dates out.")},
    {"robots-redirects", QT_TRANSLATE_NOOP("Checks", "The robots.txt file is redirected"),
        QT_TRANSLATE_NOOP("Checks",
            "The address of a robots.txt file of the site redirects to another one, at which it was found or not."),
        QT_TRANSLATE_NOOP("Checks",
            "Crawlers follow five redirects at most, and some none at all: then the rules do not count, or nothing is "
            "crawled."),
        QT_TRANSLATE_NOOP(
            "Checks", "Answer with the file itself at its own address of each host, without a redirect.")},
    {"robots-too-many-redirects", QT_TRANSLATE_NOOP("Checks", "The robots.txt file is redirected too often"),
        QT_TRANSLATE_NOOP("Checks", "After five redirects there was still no robots.txt file but a further one."),
        QT_TRANSLATE_NOOP(
            "Checks", "Crawlers give up then and go by no rules: what the file was to keep out is crawled."),
        QT_TRANSLATE_NOOP(
            "Checks", "Answer with the file itself at its own address, and look for redirects that lead in a circle.")},
    {"robots-type", QT_TRANSLATE_NOOP("Checks", "The robots.txt file is not served as plain text in UTF-8"),
        QT_TRANSLATE_NOOP("Checks",
            "The Content-Type header of a robots.txt file is another one than text/plain, is missing, or names another "
            "encoding than UTF-8."),
        QT_TRANSLATE_NOOP("Checks",
            "Most crawlers read it all the same; some take a file of another type for an error page, and letters "
            "beyond the English ones for others."),
        QT_TRANSLATE_NOOP("Checks", "Let the server send text/plain; charset=utf-8 for it.")},
};

} // namespace

std::span<const WordRow> siteWords()
{
    return SiteWords;
}

} // namespace argiope::audit
