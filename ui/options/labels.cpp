#include "ui/options/labels.h"

#include "core/settings/fields.h"

#include <QCoreApplication>

namespace argiope::options {

namespace {

struct OptionText
{
    Q_DECLARE_TR_FUNCTIONS(Options)
};

struct OptionRow
{
    const char *key;
    Group group;
    const char *text;
    const char *toolTip;
    const char *unit;
    const char *special;
};

constexpr const char *None = "";
constexpr const char *NoLimit = QT_TRANSLATE_NOOP("Options", "no limit");
constexpr const char *Seconds = "s"; // QuantityBox has the words
constexpr const char *Bytes = "b";
constexpr const char *BytesASecond = "b/s";

const OptionRow Rows[] = {
    {"seeds", Group::Scope, QT_TRANSLATE_NOOP("Options", "Further start addresses"),
        QT_TRANSLATE_NOOP("Options", "One a line; the crawl starts at each of them as well."), None, None},
    {"scope", Group::Scope, QT_TRANSLATE_NOOP("Options", "Scope"),
        QT_TRANSLATE_NOOP("Options", "Which pages belong to the crawl."), None, None},
    {"include", Group::Scope, QT_TRANSLATE_NOOP("Options", "Only URLs that match"),
        QT_TRANSLATE_NOOP("Options", "Regular expressions, one a line. Where there is any, one must match."), None,
        None},
    {"exclude", Group::Scope, QT_TRANSLATE_NOOP("Options", "No URLs that match"),
        QT_TRANSLATE_NOOP("Options", "Regular expressions, one a line, such as \\.pdf$"), None, None},
    {"order", Group::Scope, QT_TRANSLATE_NOOP("Options", "Order"),
        QT_TRANSLATE_NOOP("Options",
            "Which of the pages that wait is fetched first. It matters where a limit ends the crawl; depths are the "
            "same "
            "in any order."),
        None, None},
    {"importance", Group::Scope, QT_TRANSLATE_NOOP("Options", "Important URLs"),
        QT_TRANSLATE_NOOP("Options",
            "For the order by links and address: points from -30 to 30, a blank and a regular expression, one a line, "
            "such as "
            "10 /products/"),
        None, None},
    {"topic", Group::Scope, QT_TRANSLATE_NOOP("Options", "Topic"),
        QT_TRANSLATE_NOOP("Options",
            "Words of what the crawl is about. Each page gets a relevance in percent, as a column; the order by topic "
            "fetches first what promises most."),
        None, None},
    {"topicPages", Group::Scope, QT_TRANSLATE_NOOP("Options", "Example pages of the topic"),
        QT_TRANSLATE_NOOP("Options",
            "One a line: HTML files, or addresses of pages that the project keeps. What they say often is part of the "
            "topic."),
        None, None},
    {"relevance", Group::Scope, QT_TRANSLATE_NOOP("Options", "On topic from"),
        QT_TRANSLATE_NOOP("Options", "A page that is so near to the topic counts as on topic."),
        QT_TRANSLATE_NOOP("Options", " %"), None},
    {"onTopic", Group::Scope, QT_TRANSLATE_NOOP("Options", "Follow links of pages on topic only"),
        QT_TRANSLATE_NOOP("Options",
            "After the first pages, from which it is learnt what is usual, links of all others are listed and not "
            "followed."),
        None, None},
    {"maxDepth", Group::Limits, QT_TRANSLATE_NOOP("Options", "Depth"),
        QT_TRANSLATE_NOOP("Options", "How many links away from the start address the crawl goes."), None, NoLimit},
    {"redirectsToEnd", Group::Limits, QT_TRANSLATE_NOOP("Options", "Follow redirects to their end"),
        QT_TRANSLATE_NOOP("Options",
            "Beyond the depth too, and to other sites, where only the answer is looked at. What robots.txt or a rule "
            "of "
            "yours keeps out stays out."),
        None, None},
    {"maxUrls", Group::Limits, QT_TRANSLATE_NOOP("Options", "Stop after URLs"),
        QT_TRANSLATE_NOOP("Options",
            "The crawl ends when so many URLs were fetched, by all programs that crawl into a project together."),
        None, NoLimit},
    {"maxTime", Group::Limits, QT_TRANSLATE_NOOP("Options", "Stop after time"),
        QT_TRANSLATE_NOOP("Options", "The crawl ends after so long, such as 8 h or 90 min; it can be resumed."),
        Seconds, NoLimit},
    {"maxTotalBytes", Group::Limits, QT_TRANSLATE_NOOP("Options", "Stop after bytes"),
        QT_TRANSLATE_NOOP("Options", "The crawl ends when so much was received, such as 2 GB."), Bytes, NoLimit},
    {"sitemaps", Group::Scope, QT_TRANSLATE_NOOP("Options", "Start from sitemaps as well"),
        QT_TRANSLATE_NOOP("Options", "Reads the sitemaps that robots.txt names, and /sitemap.xml."), None, None},
    {"maxSitemaps", Group::Limits, QT_TRANSLATE_NOOP("Options", "Sitemaps of a host"),
        QT_TRANSLATE_NOOP(
            "Options", "So many are asked for at most; of a host that is no start address's a hundredth of it."),
        None, None},
    {"probes", Group::Scope, QT_TRANSLATE_NOOP("Options", "Probe how the site answers"),
        QT_TRANSLATE_NOOP("Options",
            "Asks for pages that are not there, the start page by http and with www, the site's icon and security.txt: "
            "at most some twenty requests, for audits only."),
        None, None},
    {"checkExternal", Group::Scope, QT_TRANSLATE_NOOP("Options", "Check links to other sites"),
        QT_TRANSLATE_NOOP("Options", "Fetches them once, without following their links."), None, None},
    {"resources", Group::Links, QT_TRANSLATE_NOOP("Options", "Images, scripts and styles"),
        QT_TRANSLATE_NOOP("Options", "Whether they are fetched to see that they exist, only listed, or left out."),
        None, None},
    {"inspectResources", Group::Links, QT_TRANSLATE_NOOP("Options", "Look into images, scripts and styles"),
        QT_TRANSLATE_NOOP("Options",
            "Fetches them, and reads the first bytes of images and the text of scripts, styles and manifests, for "
            "audits only."),
        None, None},
    {"nofollow", Group::Robots, QT_TRANSLATE_NOOP("Options", "Links marked nofollow"),
        QT_TRANSLATE_NOOP("Options",
            "Links with rel=nofollow, and all links of pages that say nofollow. Last: behind all others, and not where "
            "something shows that they are waste; of a page's own nofollow only where it says noindex as well."),
        None, None},
    {"canonicalLink", Group::Robots, QT_TRANSLATE_NOOP("Options", "Canonical links"),
        QT_TRANSLATE_NOOP("Options", "Whether the links of a page that names another as canonical are followed."), None,
        None},
    {"relatedPages", Group::Links, QT_TRANSLATE_NOOP("Options", "hreflang, canonical, pagination and AMP URLs"),
        QT_TRANSLATE_NOOP("Options",
            "Whether they are crawled where no link leads to them. Auto: in crawls that check other sites or look into "
            "resources, so that an audit knows what they answer."),
        None, None},
    {"dynamicLinks", Group::Links, QT_TRANSLATE_NOOP("Options", "Guess links in scripts' data"),
        QT_TRANSLATE_NOOP("Options", "Takes URLs in JSON-LD and data-* attributes for links."), None, None},
    {"traps", Group::Scope, QT_TRANSLATE_NOOP("Options", "Spider traps"),
        QT_TRANSLATE_NOOP("Options",
            "Calendars, session IDs, ignored parameters, filters in all combinations: blocked as soon as they are "
            "found, only reported, or not looked for."),
        None, None},
    {"releasedTraps", Group::Scope, QT_TRANSLATE_NOOP("Options", "Allowed spider traps"),
        QT_TRANSLATE_NOOP("Options", "One a line, as shown where one was found."), None, None},
    {"guard", Group::Network, QT_TRANSLATE_NOOP("Options", "Links that change something"),
        QT_TRANSLATE_NOOP("Options",
            "Keeps out links that log out, delete, approve, activate, buy, or carry a token for an action, so that a "
            "crawl that is logged in changes nothing. Each can be fetched by itself, from the tab Skipped."),
        None, None},
    {"leaveOut", Group::Scope, QT_TRANSLATE_NOOP("Options", "Leave out the usual waste of"),
        QT_TRANSLATE_NOOP("Options",
            "Applications, one a line, such as mediawiki: old versions, forms, differences, the same in another order. "
            "The crawl says which application a site is made by."),
        None, None},
    {"threads", Group::Servers, QT_TRANSLATE_NOOP("Options", "Threads"),
        QT_TRANSLATE_NOOP("Options",
            "How many pages are fetched at a time. Of several programs that crawl together each has as many."),
        None, None},
    {"politeness", Group::Servers, QT_TRANSLATE_NOOP("Options", "Servers are treated"),
        QT_TRANSLATE_NOOP("Options",
            "As your own: as fast as they allow. Normally: at most 4 requests at a time to a server on the internet, "
            "unless a number is set below. Politely: one at a time, and then a pause of ten times as long as the "
            "answer took, from one second to a minute."),
        None, None},
    {"robots", Group::Robots, QT_TRANSLATE_NOOP("Options", "robots.txt"),
        QT_TRANSLATE_NOOP("Options", "Whether its rules are obeyed, ignored, or ignored but noted."), None, None},
    {"delay", Group::Servers, QT_TRANSLATE_NOOP("Options", "Pause between requests"),
        QT_TRANSLATE_NOOP("Options", "Between two requests to the same host."), Seconds, None},
    {"rate", Group::Servers, QT_TRANSLATE_NOOP("Options", "Most requests a second"),
        QT_TRANSLATE_NOOP("Options", "Over all hosts, and by all programs that crawl into a project together."), None,
        NoLimit},
    {"bandwidth", Group::Servers, QT_TRANSLATE_NOOP("Options", "Most bytes a second"),
        QT_TRANSLATE_NOOP(
            "Options", "Received by all threads, and by all programs that crawl into a project together."),
        BytesASecond, NoLimit},
    {"connectionsPerHost", Group::Servers, QT_TRANSLATE_NOOP("Options", "Requests at a time to a host"),
        QT_TRANSLATE_NOOP("Options", "Further threads wait or fetch from other hosts."), None,
        QT_TRANSLATE_NOOP("Options", "as servers are treated")},
    {"adaptive", Group::Servers, QT_TRANSLATE_NOOP("Options", "Slow down where a server struggles"),
        QT_TRANSLATE_NOOP("Options", "Waits longer after 429, 503 and when answers take longer and longer."), None,
        None},
    {"retries", Group::Servers, QT_TRANSLATE_NOOP("Options", "Further attempts"),
        QT_TRANSLATE_NOOP("Options", "Where the failure may pass, such as a time-out."), None, None},
    {"maxCrawlDelay", Group::Servers, QT_TRANSLATE_NOOP("Options", "Longest Crawl-delay"),
        QT_TRANSLATE_NOOP("Options", "Where robots.txt asks for a longer pause, this one is kept, and you are told."),
        Seconds, None},
    {"maxRetryAfter", Group::Servers, QT_TRANSLATE_NOOP("Options", "Longest pause a server may ask for"),
        QT_TRANSLATE_NOOP("Options", "Where it asks for a longer one (Retry-After), the URL is not tried again."),
        Seconds, None},
    {"timeout", Group::Network, QT_TRANSLATE_NOOP("Options", "Give up after silence of"),
        QT_TRANSLATE_NOOP("Options", "While connecting, waiting, or between two pieces of a page."), Seconds, None},
    {"totalTimeout", Group::Network, QT_TRANSLATE_NOOP("Options", "Most time for a page"),
        QT_TRANSLATE_NOOP("Options", "However steadily it arrives."), Seconds, None},
    {"checkTimeout", Group::Network, QT_TRANSLATE_NOOP("Options", "Give up checks after silence of"),
        QT_TRANSLATE_NOOP("Options", "Of external links and resources: hosts that have no page of the crawl."), Seconds,
        None},
    {"minRate", Group::Network, QT_TRANSLATE_NOOP("Options", "Least speed of an answer"),
        QT_TRANSLATE_NOOP("Options", "Slower answers are given up."), BytesASecond,
        QT_TRANSLATE_NOOP("Options", "any")},
    {"maxRedirects", Group::Limits, QT_TRANSLATE_NOOP("Options", "Most redirects in a row"),
        QT_TRANSLATE_NOOP("Options", "A longer chain is cut."), None, None},
    {"maxPageBytes", Group::Limits, QT_TRANSLATE_NOOP("Options", "Largest page"),
        QT_TRANSLATE_NOOP("Options", "Of a larger one only the beginning is read."), Bytes, None},
    {"userAgent", Group::Network, QT_TRANSLATE_NOOP("Options", "User-Agent"),
        QT_TRANSLATE_NOOP("Options", "What the crawl calls itself; empty: Argiope's own name."), None, None},
    {"contact", Group::Network, QT_TRANSLATE_NOOP("Options", "Contact"),
        QT_TRANSLATE_NOOP("Options",
            "Your address or page, such as mailto:you@example.org: webmasters find it in Argiope’s own User-Agent."),
        None, None},
    {"acceptLanguage", Group::Network, QT_TRANSLATE_NOOP("Options", "Accept-Language"),
        QT_TRANSLATE_NOOP("Options",
            "The languages that pages are asked for, such as de-DE,de;q=0.9; empty: as a browser in the language of "
            "the window."),
        None, None},
    {"headers", Group::Network, QT_TRANSLATE_NOOP("Options", "Further request headers"),
        QT_TRANSLATE_NOOP("Options", "One a line, such as X-Team: search"), None, None},
    {"headersFor", Group::Network, QT_TRANSLATE_NOOP("Options", "Cookies and keys are for"),
        QT_TRANSLATE_NOOP("Options",
            "Origins such as https://example.org, one a line, that headers get which are secret by their name: Cookie, "
            "Authorization, tokens. Empty: the server of the start address."),
        None, None},
    {"proxy", Group::Network, QT_TRANSLATE_NOOP("Options", "Proxy"),
        QT_TRANSLATE_NOOP("Options",
            "Such as http://proxy.example:3128 or socks5://127.0.0.1:1080; system: as the system’s settings say"),
        None, None},
    {"transport", Group::Network, QT_TRANSLATE_NOOP("Options", "Requests are made by"),
        QT_TRANSLATE_NOOP("Options",
            "Qt’s client is slower and forgives more. It is for proxies that ask for a login by NTLM or Negotiate."),
        None, None},
    {"auth", Group::Network, QT_TRANSLATE_NOOP("Options", "User name and password"),
        QT_TRANSLATE_NOOP("Options", "For the server of the start address, and no other."), None, None},
    {"logins", Group::Network, QT_TRANSLATE_NOOP("Options", "Known logins"),
        QT_TRANSLATE_NOOP("Options",
            "One a line: an origin such as https://example.org, a blank, name:password. Delete a line to forget it."),
        None, None},
    {"cookies", Group::Network, QT_TRANSLATE_NOOP("Options", "Keep cookies during the crawl"), None, None, None},
    {"http2", Group::Network, QT_TRANSLATE_NOOP("Options", "Use HTTP/2 where offered"), None, None, None},
    {"ignoreTlsErrors", Group::Network, QT_TRANSLATE_NOOP("Options", "Go on where a certificate is wrong"),
        QT_TRANSLATE_NOOP("Options", "Only for servers of your own: whoever stands between may read and change all."),
        None, None},
    {"ignoreTlsFor", Group::Network, QT_TRANSLATE_NOOP("Options", "Certificate errors are accepted of"),
        QT_TRANSLATE_NOOP("Options",
            "Origins such as https://example.org, one a line, whose certificates may have the errors above. Empty: all "
            "servers."),
        None, None},
    {"fetchIntermediates", Group::Network, QT_TRANSLATE_NOOP("Options", "Complete certificate chains"),
        QT_TRANSLATE_NOOP("Options",
            "Fetches an intermediate certificate that a server does not send, as Chrome does. Such servers are still "
            "an issue."),
        None, None},
    {"clientCertificates", Group::Network, QT_TRANSLATE_NOOP("Options", "Client certificates"),
        QT_TRANSLATE_NOOP("Options",
            "One a line: an origin such as https://example.org, a blank, a file. PEM with the certificate and its key, "
            "or PKCS#12."),
        None, None},
    {"normalizeEscapes", Group::Spelling, QT_TRANSLATE_NOOP("Options", "%7e, %7E and ~ are one"), None, None, None},
    {"dropEmptyQuery", Group::Spelling, QT_TRANSLATE_NOOP("Options", "/page? is /page"), None, None, None},
    {"dropDefaultDocument", Group::Spelling, QT_TRANSLATE_NOOP("Options", "/folder/index.html is /folder/"), None, None,
        None},
    {"dropTrailingSlash", Group::Spelling, QT_TRANSLATE_NOOP("Options", "/page/ is /page"), None, None, None},
    {"sortQuery", Group::Spelling, QT_TRANSLATE_NOOP("Options", "?b&a is ?a&b"), None, None, None},
    {"dropTrackingParameters", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Tracking parameters do not count"),
        QT_TRANSLATE_NOOP("Options", "utm_source and the like."), None, None},
    {"dropSessionIds", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Session ids do not count"),
        QT_TRANSLATE_NOOP("Options", "jsessionid, PHPSESSID and the like."), None, None},
    {"mergeWww", Group::Spelling, QT_TRANSLATE_NOOP("Options", "www.example.org is example.org"), None, None, None},
    {"mergeSchemes", Group::Spelling, QT_TRANSLATE_NOOP("Options", "http is https"), None, None, None},
    {"links", Group::Storage, QT_TRANSLATE_NOOP("Options", "Links that are kept"),
        QT_TRANSLATE_NOOP("Options", "Fewer links make a smaller project file; Inlinks and Outlinks need them."), None,
        None},
    {"seenCache", Group::Storage, QT_TRANSLATE_NOOP("Options", "URLs remembered in memory"),
        QT_TRANSLATE_NOOP("Options", "More makes very large crawls a little faster."), None, None},
    {"storeHeaders", Group::Storage, QT_TRANSLATE_NOOP("Options", "Keep the headers of answers"), None, None, None},
    {"keepRuns", Group::Storage, QT_TRANSLATE_NOOP("Options", "Earlier runs to compare with"),
        QT_TRANSLATE_NOOP("Options", "What pages were before they changed is kept for so many runs."), None, None},
    {"ranks", Group::Storage, QT_TRANSLATE_NOOP("Options", "Rank pages by their links"),
        QT_TRANSLATE_NOOP("Options", "When the crawl ends: for the columns Rank, Authority, Hub and the like."), None,
        None},
    {"nearDuplicates", Group::Storage, QT_TRANSLATE_NOOP("Options", "Find pages with much the same text"),
        QT_TRANSLATE_NOOP("Options", "Keeps a signature of each page’s main text: up to 256 bytes."), None, None},
    {"pageFacts", Group::Storage, QT_TRANSLATE_NOOP("Options", "Note of pages what audits ask for"),
        QT_TRANSLATE_NOOP("Options",
            "One to two kilobytes a page; without them many checks are undecided. On wherever pages are checked for "
            "accessibility."),
        None, None},
    {"accessibility", Group::Storage, QT_TRANSLATE_NOOP("Options", "Check pages for accessibility"),
        QT_TRANSLATE_NOOP("Options",
            "Holds each page that is fetched against rules of WCAG and WAI-ARIA; what they find is among the issues."),
        None, None},
    {"bodies", Group::Storage, QT_TRANSLATE_NOOP("Options", "Pages that are kept"),
        QT_TRANSLATE_NOOP("Options", "As they came, in web archives (WARC) beside the project."), None, None},
    {"bodyTypes", Group::Storage, QT_TRANSLATE_NOOP("Options", "Types to keep"),
        QT_TRANSLATE_NOOP("Options", "Media types, one a line, such as image/*. Empty: all."), None, None},
    {"maxBodyBytes", Group::Storage, QT_TRANSLATE_NOOP("Options", "Largest page to keep"),
        QT_TRANSLATE_NOOP("Options", "As it comes over the wire; what is larger is crawled, but not kept."), Bytes,
        NoLimit},
    {"archiveBytes", Group::Storage, QT_TRANSLATE_NOOP("Options", "Size of an archive"),
        QT_TRANSLATE_NOOP("Options", "An archive that is as large is followed by another."), Bytes, None},
    {"extract", Group::Storage, QT_TRANSLATE_NOOP("Options", "Columns cut out of pages"),
        QT_TRANSLATE_NOOP("Options",
            "Extractors, one a line, such as price=css:.price or links=xpath,count://a. The dialog Extractors makes "
            "them, and tries them on a page."),
        None, None},
    {"text", Group::Storage, QT_TRANSLATE_NOOP("Options", "Text that is kept"),
        QT_TRANSLATE_NOOP("Options", "Of each page, compressed: to search in it, and to export it."), None, None},
};

struct ValueRow
{
    const char *key; ///< "": any
    const char *value;
    const char *text;
};

const ValueRow Values[] = {
    {"scope", "host", QT_TRANSLATE_NOOP("Options", "This host")},
    {"scope", "domain", QT_TRANSLATE_NOOP("Options", "This domain")},
    {"scope", "folder", QT_TRANSLATE_NOOP("Options", "This folder")},
    {"scope", "any", QT_TRANSLATE_NOOP("Options", "Everything")},
    {"robots", "obey", QT_TRANSLATE_NOOP("Options", "Obey")},
    {"robots", "ignore", QT_TRANSLATE_NOOP("Options", "Ignore")},
    {"robots", "report", QT_TRANSLATE_NOOP("Options", "Fetch all the same, and note it")},
    {"politeness", "own", QT_TRANSLATE_NOOP("Options", "As my own")},
    {"politeness", "normal", QT_TRANSLATE_NOOP("Options", "Normally")},
    {"politeness", "polite", QT_TRANSLATE_NOOP("Options", "Politely")},
    {"resources", "check", QT_TRANSLATE_NOOP("Options", "Fetch, to see that they exist")},
    {"resources", "record", QT_TRANSLATE_NOOP("Options", "Only list them")},
    {"resources", "ignore", QT_TRANSLATE_NOOP("Options", "Leave them out")},
    {"order", "breadth", QT_TRANSLATE_NOOP("Options", "The nearest first")},
    {"order", "depth", QT_TRANSLATE_NOOP("Options", "The last found first")},
    {"order", "pagerank", QT_TRANSLATE_NOOP("Options", "By PageRank")},
    {"order", "opic", QT_TRANSLATE_NOOP("Options", "By OPIC, a quick estimate of importance")},
    {"order", "hits", QT_TRANSLATE_NOOP("Options", "By HITS, who is linked to by good lists of links")},
    {"order", "backlinks", QT_TRANSLATE_NOOP("Options", "By pages that link there")},
    {"order", "sitemap", QT_TRANSLATE_NOOP("Options", "What sitemaps name first")},
    {"order", "importance", QT_TRANSLATE_NOOP("Options", "By links and address")},
    {"order", "random", QT_TRANSLATE_NOOP("Options", "At random")},
    {"order", "topic", QT_TRANSLATE_NOOP("Options", "By topic")},
    {"links", "all", QT_TRANSLATE_NOOP("Options", "All")},
    {"links", "unique", QT_TRANSLATE_NOOP("Options", "One from each page to each URL")},
    {"links", "none", QT_TRANSLATE_NOOP("Options", "None")},
    {"traps", "quarantine", QT_TRANSLATE_NOOP("Options", "Block")},
    {"traps", "report", QT_TRANSLATE_NOOP("Options", "Only report")},
    {"traps", "ignore", QT_TRANSLATE_NOOP("Options", "Do not look for them")},
    {"transport", "own", QT_TRANSLATE_NOOP("Options", "Argiope’s own client")},
    {"transport", "qt", QT_TRANSLATE_NOOP("Options", "Qt’s client")},
    {"ignoreTlsErrors", "expired", QT_TRANSLATE_NOOP("Options", "Expired, or not valid yet")},
    {"ignoreTlsErrors", "wrong_host", QT_TRANSLATE_NOOP("Options", "For another host")},
    {"ignoreTlsErrors", "untrusted", QT_TRANSLATE_NOOP("Options", "Self-signed, or by an unknown authority")},
    {"ignoreTlsErrors", "other", QT_TRANSLATE_NOOP("Options", "Wrong in any other way")},
    {"bodies", "none", QT_TRANSLATE_NOOP("Options", "None")},
    {"bodies", "html", QT_TRANSLATE_NOOP("Options", "HTML documents and redirects")},
    {"bodies", "all", QT_TRANSLATE_NOOP("Options", "Everything that is fetched")},
    {"text", "none", QT_TRANSLATE_NOOP("Options", "None")},
    {"text", "main", QT_TRANSLATE_NOOP("Options", "Main text, without menus and the like")},
    {"text", "plain", QT_TRANSLATE_NOOP("Options", "All text")},
    {"nofollow", "last", QT_TRANSLATE_NOOP("Options", "Crawl last")},
    {"nofollow", "obey", QT_TRANSLATE_NOOP("Options", "Do not follow")},
    {"nofollow", "follow", QT_TRANSLATE_NOOP("Options", "Follow as any other")},
    {"relatedPages", "auto", QT_TRANSLATE_NOOP("Options", "Auto")},
    {"relatedPages", "always", QT_TRANSLATE_NOOP("Options", "Always crawl")},
    {"relatedPages", "off", QT_TRANSLATE_NOOP("Options", "Do not crawl")},
    {"guard", "auto", QT_TRANSLATE_NOOP("Options", "Keep out while logged in")},
    {"guard", "always", QT_TRANSLATE_NOOP("Options", "Always keep out")},
    {"guard", "off", QT_TRANSLATE_NOOP("Options", "Fetch as any other")},
    {"", "record", QT_TRANSLATE_NOOP("Options", "Follow, and note it")},
    {"", "obey", QT_TRANSLATE_NOOP("Options", "Do not follow")},
};

QString translated(const char *text)
{
    return *text ? OptionText::tr(text) : QString();
}

} // namespace

Label label(QByteArrayView key)
{
    for (const OptionRow &row : Rows) {
        if (key != row.key)
            continue;
        const bool bytes = row.unit == Bytes || row.unit == BytesASecond;
        const Quantity quantity = row.unit == Seconds ? Quantity::Seconds : bytes ? Quantity::Bytes : Quantity::None;
        return {row.group, translated(row.text), translated(row.toolTip),
            quantity == Quantity::None ? translated(row.unit) : QString(), quantity, row.unit == BytesASecond,
            translated(row.special)};
    }
    return {};
}

QStringList changedOptions(const settings::CrawlSettings &settings)
{
    QStringList names;
    settings::CrawlSettings defaults;
    // What the menu beside Start ticks is seen there.
    if (settings.resources != settings::ResourcePolicy::Ignore)
        defaults.resources = settings.resources;
    defaults.checkExternal = settings.checkExternal;
    defaults.sitemaps = settings.sitemaps;
    defaults.probes = settings.probes;
    defaults.accessibility = settings.accessibility;
    settings::forEachField([&](const auto &field) {
        if (QByteArrayView(field.info.key) != "seeds" && settings.*field.member != defaults.*field.member)
            names.append(label(field.info.key).text);
    });
    return names;
}

QString valueLabel(QByteArrayView key, QByteArrayView value)
{
    for (const ValueRow &row : Values) {
        if (value == row.value && (*row.key == '\0' || key == row.key))
            return translated(row.text);
    }
    return {};
}

QString groupTitle(Group group)
{
    switch (group) {
    case Group::Limits:
        return OptionText::tr("Limits");
    case Group::Scope:
        return OptionText::tr("Scope");
    case Group::Links:
        return OptionText::tr("Links");
    case Group::Servers:
        return OptionText::tr("Politeness");
    case Group::Robots:
        return OptionText::tr("Robots");
    case Group::Network:
        return OptionText::tr("Network");
    case Group::Spelling:
        return OptionText::tr("Which URLs Are One");
    case Group::Storage:
        return OptionText::tr("Project File");
    }
    return {};
}

QString groupHint(Group group)
{
    switch (group) {
    case Group::Limits:
        return OptionText::tr("Where the crawl ends, and what it cuts short.");
    case Group::Scope:
        return OptionText::tr("Which URLs belong to the crawl. Try your rules in the scope lab.");
    case Group::Links:
        return OptionText::tr("Which links are looked at beside those to pages.");
    case Group::Servers:
        return OptionText::tr("How much the crawl asks of a server at a time.");
    case Group::Robots:
        return OptionText::tr("What the wishes of a site mean to the crawl.");
    case Group::Network:
        return OptionText::tr(
            "How requests are sent. Passwords, cookies and keys go only to the servers that they were "
            "typed for. They are kept in the system’s keychain, never in projects or profiles.");
    case Group::Spelling:
        return OptionText::tr("Which spellings count as the same URL and are fetched once.");
    case Group::Storage:
        return OptionText::tr("What the project file keeps.");
    }
    return {};
}

} // namespace argiope::options
