#pragma once

#include <QByteArray>
#include <QFlags>
#include <QString>
#include <QStringList>

namespace argiope::settings {

enum class Scope : quint8 { Host, Domain, Folder, Any };
enum class RobotsPolicy : quint8 { Obey, Ignore, Report };
enum class ResourcePolicy : quint8 { Check, Record, Ignore };
enum class LinkStorage : quint8 { All, Unique, None };
enum class DirectivePolicy : quint8 { Record, Obey };
/// What rel=nofollow means to the crawl, and meta robots nofollow.
enum class NofollowPolicy : quint8 {
    Last, ///< such links come behind all others, and not where something shows that they are waste
    Obey, ///< they are not followed
    Follow,
};
/// When links that change something, or end the session, are kept out; see scope::ActionGuard.
enum class Guard : quint8 {
    Auto, ///< where the person gave a cookie, another header that says who we are, or a login
    Always,
    Off,
};
/// When URLs are fetched that a page names as another version of itself, or of its series, and that no link leads to.
enum class RelatedPages : quint8 {
    Auto, ///< in crawls that an audit is made of: where other sites are checked, or resources are looked into
    Always,
    Off,
};
/// Who makes the requests.
enum class Transport : quint8 {
    Own, ///< the strict readers of HTTP/1.1 and HTTP/2 over Qt's sockets
    Qt, ///< QNetworkAccessManager with HTTP/1.1, for proxies that only it can talk to (NTLM, Negotiate)
};
/// Which of the URLs that wait is fetched first; see rank::OrderKind.
enum class Order : quint8 { Breadth, Depth, PageRank, Opic, Hits, Backlinks, Sitemap, Importance, Random, Topic };
/// Which answers are kept in web archives beside the project.
enum class Bodies : quint8 {
    None,
    Html, ///< HTML documents, and redirects
    All,
};
/// Which text of pages the project keeps, for searches and exports.
enum class KeptText : quint8 {
    None,
    Main, ///< without menus, headers, footers and the like
    Plain, ///< all that the body says
};
/// Which pages a browser is shown, so that what their scripts make is read as well.
enum class Render : quint8 {
    Off,
    Auto, ///< where samples show that scripts matter
    All,
};
enum class TrapPolicy : quint8 { Quarantine, Report, Ignore };

/// How much of other people's servers a crawl takes for itself; see frontier::Manners.
enum class Politeness : quint8 {
    Own, ///< one's own servers: as fast as the other settings and the servers allow
    Normal, ///< a few connections to a server on the internet; servers here are treated as one's own
    Polite, ///< one connection, and a pause of ten times as long as the last answer took
};

/// What may be wrong with a server's certificate.
enum class CertificateError : quint8 {
    Expired = 1, ///< or not valid yet
    WrongHost = 2,
    Untrusted = 4, ///< self-signed, or by an authority nobody here knows
    Other = 8, ///< revoked, not meant for servers, signature broken …
};
Q_DECLARE_FLAGS(CertificateErrors, CertificateError)
Q_DECLARE_OPERATORS_FOR_FLAGS(CertificateErrors)
inline constexpr CertificateErrors AllCertificateErrors
    = CertificateError::Expired | CertificateError::WrongHost | CertificateError::Untrusted | CertificateError::Other;

/// Everything that decides how a crawl runs. A plain value: a crawl gets a copy; what of it may change under way says
/// live.h. `fields()` in fields.h is the one list of these members; JSON, command line, dialog and tests are driven by
/// it.
struct CrawlSettings
{
    // What to crawl
    QStringList seeds; ///< as typed; the engine parses them
    Scope scope = Scope::Host;
    QStringList include; ///< regular expressions (PCRE); where any is given, one must match the URL
    QStringList exclude; ///< regular expressions; a match keeps the URL out
    Order order = Order::Breadth;
    QStringList importance; ///< "POINTS REGEX": what a URL that matches is worth, with Order::Importance
    QString topic; ///< words of what the crawl is about; with topicPages, see topicmaking.h
    QStringList topicPages; ///< files, or URLs of which the project keeps the answer or the text: examples of it
    int relevance = 10; ///< percent from which on a page is on topic
    bool onTopic = false; ///< links of pages that are not on topic are not followed
    int maxDepth = -1; ///< links from a seed; -1: no limit
    bool redirectsToEnd = false; ///< they are followed beyond maxDepth, and out of scope, where they are checked only
    qint64 maxUrls = 0; ///< URLs fetched; 0: no limit
    qint64 maxTime = 0; ///< seconds of crawling; 0: no limit
    qint64 maxTotalBytes = 0; ///< bytes received; 0: no limit
    bool sitemaps = false; ///< also start from robots.txt's sitemaps and /sitemap.xml
    int maxSitemaps = 5000; ///< of one of the start addresses' hosts; ten times as many in all; see SitemapBook
    bool probes = false; ///< ask the start addresses' servers what audits want to know besides: see probebook.h
    bool inspectResources
        = false; ///< resources are fetched, and what audits want to know of them is read: see inspect.h
    bool checkExternal = false; ///< URLs out of scope are fetched once, and not followed
    ResourcePolicy resources = ResourcePolicy::Record;
    NofollowPolicy nofollow = NofollowPolicy::Last;
    RelatedPages relatedPages = RelatedPages::Auto; ///< targets of hreflang, canonical, pagination and AMP
    DirectivePolicy canonicalLink
        = DirectivePolicy::Record; ///< Obey: a page that names another as canonical is not followed
    bool dynamicLinks = false; ///< JSON-LD and data-* URLs
    TrapPolicy traps = TrapPolicy::Quarantine; ///< families of URLs without end
    QStringList releasedTraps; ///< their ids, as shown: crawled all the same
    Guard guard = Guard::Auto; ///< keeps out links that change something
    Render render = Render::Off; ///< which pages are read as a browser makes them
    bool renderSandbox = true; ///< the browser's; without it pages are trusted
    int renderTabs = 0; ///< pages rendered at a time; 0: by cores and memory
    QStringList renderOnly; ///< regular expressions; where any is given, one must match the URL of a page to render
    QString browser; ///< a program; "": the first that is installed
    double renderTime = 5; ///< seconds of a page's own time to come to rest in
    QStringList leaveOut; ///< applications whose usual waste is kept out, see scope::applications()

    // How to treat servers
    int threads = 8;
    Politeness politeness = Politeness::Normal;
    RobotsPolicy robots = RobotsPolicy::Obey;
    double delay = 0; ///< seconds between two requests to a host
    double rate = 0; ///< requests a second over all hosts; 0: no limit
    qint64 bandwidth = 0; ///< bytes of answers a second over all threads; 0: no limit
    int connectionsPerHost = 0; ///< 0: as many as threads, of others' servers fewer (politeness)
    bool adaptive = true; ///< slow down on 429, 503 and rising latency
    int retries = 2; ///< further attempts where one is worth it
    double maxCrawlDelay = 60; ///< seconds; a longer Crawl-delay of robots.txt counts as this much, and that is said
    double maxRetryAfter = 600; ///< seconds; where a server asks for a longer pause the URL is not tried again

    // Network
    double timeout = 20; ///< seconds of silence: connect, first byte, between bytes
    double totalTimeout = 300; ///< seconds for one fetch
    double checkTimeout = 10; ///< as `timeout`, of hosts that are only checked; that where it is less
    qint64 minRate = 100; ///< bytes a second, over as long as `timeout`; 0: none
    int maxRedirects = 20; ///< hops in one chain
    qint64 maxPageBytes = 32 * 1024 * 1024; ///< bytes of one body after decompression
    QString userAgent; ///< "": Argiope's own
    QString contact; ///< who is behind the crawl, an address or a URL: part of Argiope's own User-Agent
    QString acceptLanguage; ///< the header's value; "": as a browser of the program's language has it
    QStringList headers; ///< "Name: value"; of a private one "Name:" stands for a value that is kept elsewhere
    QStringList headersFor; ///< origins that the private ones and Host go to; "": the first seed's
    QString proxy; ///< URL: http or socks5; "system": what the system's settings say
    Transport transport = Transport::Own; ///< whose client makes the requests: our own, or Qt's
    QString auth; ///< USER:PASS for the first seed's origin; becomes one of `logins` when a crawl starts
    QStringList logins; ///< "ORIGIN USER:PASS"; "ORIGIN" alone where the rest is kept elsewhere
    bool cookies = true;
    bool http2 = true; ///< over TLS, where the server offers it
    CertificateErrors ignoreTlsErrors; ///< go on in spite of them
    QStringList ignoreTlsFor; ///< origins whose certificates may have them; none: every server's
    bool fetchIntermediates = true; ///< certificates that a server should have sent, from where its own one says
    QStringList clientCertificates; ///< "ORIGIN FILE": for servers that ask for one

    // Which spellings are one URL (url::CanonicalOptions)
    bool normalizeEscapes = true;
    bool dropEmptyQuery = false;
    bool dropDefaultDocument = false;
    bool dropTrailingSlash = false;
    bool sortQuery = false;
    bool dropTrackingParameters = false;
    bool dropSessionIds = false;
    bool mergeWww = false;
    bool mergeSchemes = false;

    // Storage
    LinkStorage links = LinkStorage::All;
    int seenCache = 1000000; ///< keys of the CLOCK cache before the project file
    bool storeHeaders = true;
    int keepRuns = 5; ///< earlier runs that recrawls remember what pages were in
    bool ranks = true; ///< rank pages by their links when a crawl ends
    bool nearDuplicates = true; ///< keep of each page what others with much the same text are found by
    bool pageFacts = true; ///< note of each page what audits ask for besides what columns show
    bool accessibility = false; ///< hold each page against the rules of accessibility, which takes a tree of it
    bool spelling = false; ///< look up the words of its main text in the dictionaries that are installed

    Bodies bodies = Bodies::None;
    QStringList bodyTypes; ///< media types that are kept, "image/*"; empty: all
    qint64 maxBodyBytes = 0; ///< larger payloads are not kept; 0: no limit but maxPageBytes
    qint64 archiveBytes = qint64(1) << 30; ///< an archive that has so many is followed by another

    QStringList extract; ///< columns that are cut out of pages, "NAME=KIND:EXPRESSION"; see engine/extractors.h
    KeptText text = KeptText::None;

    bool operator==(const CrawlSettings &) const = default;
};

/// Whether images, scripts and the like are asked for.
[[nodiscard]] inline bool fetchesResources(const CrawlSettings &settings)
{
    return settings.resources == ResourcePolicy::Check
        || ((settings.inspectResources || settings.bodies == Bodies::All)
            && settings.resources != ResourcePolicy::Ignore);
}

[[nodiscard]] inline bool fetchesRelatedPages(const CrawlSettings &settings)
{
    return settings.relatedPages == RelatedPages::Always
        || (settings.relatedPages == RelatedPages::Auto && (settings.checkExternal || settings.inspectResources));
}

} // namespace argiope::settings
