#pragma once

#include "core/base/result.h"
#include "core/settings/crawlsettings.h"
#include "core/settings/quantity.h"

#include <QJsonObject>

#include <optional>
#include <tuple>
#include <utility>

namespace argiope::settings {

/// What is known of a field besides its type. All text is English and not for the window, which has its own wording
/// keyed by `key`.
struct FieldInfo
{
    const char *key; ///< in JSON and for --set
    const char *flag; ///< of argiope-cli crawl, without "--"; "" where only --set reaches it
    const char *metavar; ///< in the help, e.g. "SECONDS"; "" for switches
    const char *help; ///< one line for --help
    double min = 0; ///< of numbers
    double max = 0;
    bool secret = false; ///< kept out of project files, logs and exported profiles
    Quantity quantity = Quantity::None; ///< of numbers: text may have a unit
};

template <class T>
struct Field
{
    FieldInfo info;
    T CrawlSettings::*member;
};

/// The names of an enumeration, in its order; they are the values in JSON and on the command line.
template <class E>
struct EnumNames;
template <>
struct EnumNames<Scope>
{
    static constexpr const char *names[] = {"host", "domain", "folder", "any"};
};
template <>
struct EnumNames<RobotsPolicy>
{
    static constexpr const char *names[] = {"obey", "ignore", "report"};
};
template <>
struct EnumNames<ResourcePolicy>
{
    static constexpr const char *names[] = {"check", "record", "ignore"};
};
template <>
struct EnumNames<LinkStorage>
{
    static constexpr const char *names[] = {"all", "unique", "none"};
};
template <>
struct EnumNames<DirectivePolicy>
{
    static constexpr const char *names[] = {"record", "obey"};
};

template <>
struct EnumNames<NofollowPolicy>
{
    static constexpr const char *names[] = {"last", "obey", "follow"};
    /// As it was called before there were three.
    static constexpr std::pair<const char *, NofollowPolicy> formerNames[] = {{"record", NofollowPolicy::Follow}};
};
template <>
struct EnumNames<Render>
{
    static constexpr const char *names[] = {"off", "auto", "all"};
};
template <>
struct EnumNames<Guard>
{
    static constexpr const char *names[] = {"auto", "always", "off"};
};

template <>
struct EnumNames<RelatedPages>
{
    static constexpr const char *names[] = {"auto", "always", "off"};
};
template <>
struct EnumNames<Transport>
{
    static constexpr const char *names[] = {"own", "qt"};
};
template <>
struct EnumNames<Order>
{
    static constexpr const char *names[]
        = {"breadth", "depth", "pagerank", "opic", "hits", "backlinks", "sitemap", "importance", "random", "topic"};
};
template <>
struct EnumNames<Politeness>
{
    static constexpr const char *names[] = {"own", "normal", "polite"};
};
template <>
struct EnumNames<Bodies>
{
    static constexpr const char *names[] = {"none", "html", "all"};
};
template <>
struct EnumNames<KeptText>
{
    static constexpr const char *names[] = {"none", "main", "plain"};
};
template <>
struct EnumNames<TrapPolicy>
{
    static constexpr const char *names[] = {"quarantine", "report", "ignore"};
};

/// The names of flags, from the lowest bit; in JSON they are a list, on the command line parted by commas. "all" and
/// "none" mean what they say; JSON's true and false, too.
template <class E>
struct FlagNames;
template <>
struct FlagNames<CertificateError>
{
    static constexpr const char *names[] = {"expired", "wrong_host", "untrusted", "other"};
};

inline constexpr double Huge = 9007199254740992.0; // 2^53: exact in JSON

/// A number of seconds or bytes.
constexpr FieldInfo quantityField(
    Quantity quantity, const char *key, const char *flag, const char *help, double min, double max)
{
    return {key, flag, quantity == Quantity::Seconds ? "TIME" : "SIZE", help, min, max, false, quantity};
}

/// The one list of fields: everything that reads, writes, shows or parses settings walks over it.
inline constexpr auto fields()
{
    using S = CrawlSettings;
    return std::tuple{
        Field<QStringList>{{"seeds", "", "URL", "where the crawl starts"}, &S::seeds},
        Field<Scope>{{"scope", "scope", "host|domain|folder|any", "which URLs belong to the crawl"}, &S::scope},
        Field<QStringList>{{"include", "include", "REGEX", "crawl only URLs that match one of these"}, &S::include},
        Field<QStringList>{{"exclude", "exclude", "REGEX", "never crawl URLs that match"}, &S::exclude},
        Field<Order>{{"order", "order", "breadth|depth|pagerank|opic|hits|backlinks|sitemap|importance|random|topic",
                         "crawl order: which queued URL is fetched first"},
            &S::order},
        Field<QStringList>{{"importance", "important", "'POINTS REGEX'",
                               "with --order importance: priority of matching URLs, -30 to 30"},
            &S::importance},
        Field<QString>{{"topic", "topic", "WORDS", "topic of a focused crawl: pages get a relevance score"}, &S::topic},
        Field<QStringList>{{"topicPages", "topic-page", "FILE|URL",
                               "example page for the topic: an HTML file, or a stored page of the project"},
            &S::topicPages},
        Field<int>{
            {"relevance", "relevance", "PERCENT", "relevance threshold: from this score a page is on topic", 0, 100},
            &S::relevance},
        Field<bool>{{"onTopic", "on-topic", "", "do not follow links on off-topic pages"}, &S::onTopic},
        Field<int>{{"maxDepth", "depth", "N", "maximum crawl depth; -1: no limit", -1, 1000000}, &S::maxDepth},
        Field<bool>{{"redirectsToEnd", "", "",
                        "always follow redirects: beyond the maximum depth, and to other sites to check the target"},
            &S::redirectsToEnd},
        Field<qint64>{{"maxUrls", "max-urls", "N", "stop after N fetched URLs; 0: no limit", 0, Huge}, &S::maxUrls},
        Field<qint64>{quantityField(Quantity::Seconds, "maxTime", "max-time",
                          "stop after this time, such as 90, 30m, 8h; 0: no limit", 0, Huge),
            &S::maxTime},
        Field<qint64>{quantityField(Quantity::Bytes, "maxTotalBytes", "max-bytes",
                          "stop after receiving this much data, such as 500000, 20MB, 2GiB; 0: no limit", 0, Huge),
            &S::maxTotalBytes},
        Field<bool>{{"sitemaps", "sitemaps", "", "also crawl the URLs in the site's XML sitemaps"}, &S::sitemaps},
        Field<int>{{"maxSitemaps", "", "N",
                       "maximum sitemaps per host; for hosts without start address a hundredth of this", 1, 50000},
            &S::maxSitemaps},
        Field<bool>{{"probes", "", "", "site checks: missing page, HTTP and HTTPS, www, favicon"}, &S::probes},
        Field<bool>{{"inspectResources", "", "",
                        "fetch and analyse resources: image headers, scripts, style sheets, manifests"},
            &S::inspectResources},
        Field<bool>{
            {"checkExternal", "check-external", "", "check the status of external links, without following them"},
            &S::checkExternal},
        Field<ResourcePolicy>{
            {"resources", "resources", "check|record|ignore", "images, scripts, style sheets and other resources"},
            &S::resources},
        Field<NofollowPolicy>{{"nofollow", "nofollow", "last|obey|follow",
                                  "nofollow links: crawl last, do not crawl, crawl as any other link"},
            &S::nofollow},
        Field<DirectivePolicy>{{"canonicalLink", "", "record|obey", "rel=canonical"}, &S::canonicalLink},
        Field<RelatedPages>{{"relatedPages", "related-pages", "auto|always|off",
                                "fetch hreflang, canonical, pagination and AMP URLs without inlinks"},
            &S::relatedPages},
        Field<bool>{{"dynamicLinks", "", "", "discover URLs in JSON-LD and data-* attributes"}, &S::dynamicLinks},
        Field<TrapPolicy>{
            {"traps", "traps", "quarantine|report|ignore", "spider traps: endless URL series, such as calendars"},
            &S::traps},
        Field<QStringList>{
            {"releasedTraps", "release-trap", "TRAP", "crawl this spider trap anyway"}, &S::releasedTraps},
        Field<Guard>{{"guard", "guard", "auto|always|off",
                         "exclude action links that log out or change data; auto: if a cookie or login is given"},
            &S::guard},
        Field<Render>{{"render", "render", "off|auto|all",
                          "have an installed browser (Chromium, Chrome, Edge …) run the pages' scripts; auto: where "
                          "samples show that they change links, text or tags"},
            &S::render},
        Field<QStringList>{
            {"renderOnly", "render-only", "REGEX", "render only pages whose URL matches one of these"}, &S::renderOnly},
        Field<QString>{
            {"browser", "browser", "PATH", "the browser that renders; else the first that is found"}, &S::browser},
        Field<int>{{"renderTabs", "", "N", "pages rendered at a time; 0: by cores and memory", 0, 16}, &S::renderTabs},
        Field<double>{
            quantityField(Quantity::Seconds, "renderTime", "", "a page's own time to come to rest in", 2, 120),
            &S::renderTime},
        Field<bool>{{"renderSandbox", "", "", "the browser runs in its sandbox, which needs a user other than root"},
            &S::renderSandbox},
        Field<QStringList>{{"leaveOut", "app-profile", "NAME",
                               "exclude low-value URLs of this application: mediawiki, wordpress, cgit …"},
            &S::leaveOut},
        Field<int>{{"threads", "threads", "N", "fetch with N threads", 1, 512}, &S::threads},
        Field<Politeness>{{"politeness", "politeness", "own|normal|polite", "crawl speed: own server, normal, gentle"},
            &S::politeness},
        Field<RobotsPolicy>{
            {"robots", "robots", "obey|ignore|report", "respect, ignore, or ignore but report robots.txt"}, &S::robots},
        Field<double>{quantityField(Quantity::Seconds, "delay", "delay", "delay between requests to a host", 0, 86400),
            &S::delay},
        Field<double>{{"rate", "rate", "N", "maximum requests per second; 0: no limit", 0, 1e6}, &S::rate},
        Field<qint64>{quantityField(Quantity::Bytes, "bandwidth", "bandwidth",
                          "maximum bandwidth per second; 0: no limit", 0, Huge),
            &S::bandwidth},
        Field<int>{{"connectionsPerHost", "", "N",
                       "connections per host; 0: as many as threads, but at most 4 for servers of others", 0, 512},
            &S::connectionsPerHost},
        Field<bool>{
            {"adaptive", "", "", "auto-throttle: slow down if a host asks for it or is overloaded"}, &S::adaptive},
        Field<int>{{"retries", "retries", "N", "retries after temporary failures", 0, 100}, &S::retries},
        Field<double>{
            quantityField(Quantity::Seconds, "maxCrawlDelay", "", "maximum Crawl-delay of robots.txt", 0, 864000),
            &S::maxCrawlDelay},
        Field<double>{
            quantityField(Quantity::Seconds, "maxRetryAfter", "", "maximum Retry-After of a server", 0, 864000),
            &S::maxRetryAfter},
        Field<double>{
            quantityField(Quantity::Seconds, "timeout", "timeout", "inactivity timeout of a request", 0.1, 86400),
            &S::timeout},
        Field<double>{quantityField(Quantity::Seconds, "totalTimeout", "", "maximum time per URL", 0.1, 864000),
            &S::totalTimeout},
        Field<double>{quantityField(Quantity::Seconds, "checkTimeout", "",
                          "inactivity timeout for checks of other hosts", 0.1, 86400),
            &S::checkTimeout},
        Field<qint64>{
            quantityField(Quantity::Bytes, "minRate", "", "minimum transfer rate per second; 0: no limit", 0, 1e9),
            &S::minRate},
        Field<int>{{"maxRedirects", "", "N", "maximum redirects in a chain", 0, 1000}, &S::maxRedirects},
        Field<qint64>{quantityField(Quantity::Bytes, "maxPageBytes", "",
                          "maximum page size; larger pages are truncated", 1024, 1073741824),
            &S::maxPageBytes},
        Field<QString>{{"userAgent", "user-agent", "S", "the User-Agent header"}, &S::userAgent},
        Field<QString>{
            {"contact", "contact", "S", "your e-mail address or page, added to the User-Agent"}, &S::contact},
        Field<QString>{{"acceptLanguage", "accept-language", "LIST",
                           "languages to request, such as en-US,en;q=0.9; default: those of the program"},
            &S::acceptLanguage},
        Field<QStringList>{{"headers", "header", "'K: V'", "custom request header; @FILE: one per line"}, &S::headers},
        Field<QStringList>{{"headersFor", "header-for", "ORIGIN",
                               "origin that receives secret headers; default: the server of the first URL"},
            &S::headersFor},
        Field<QString>{
            {"proxy", "proxy", "URL", "http or socks5 proxy; system: use the proxy settings of the system"}, &S::proxy},
        Field<Transport>{
            {"transport", "", "own|qt", "HTTP client; use qt only for proxies with NTLM or Negotiate"}, &S::transport},
        Field<QString>{{"auth", "auth", "USER:PASS",
                           "credentials for the server of the first URL; @FILE and - read them; default: ARGIOPE_AUTH",
                           0, 0, true},
            &S::auth},
        Field<QStringList>{{"logins", "", "'ORIGIN USER:PASS'", "credentials for one server"}, &S::logins},
        Field<bool>{{"cookies", "", "", "keep cookies for the crawl"}, &S::cookies},
        Field<bool>{{"http2", "", "", "use HTTP/2 where offered"}, &S::http2},
        Field<CertificateErrors>{
            {"ignoreTlsErrors", "", "expired,wrong_host,untrusted,other|all|none", "ignore these certificate errors"},
            &S::ignoreTlsErrors},
        Field<QStringList>{
            {"ignoreTlsFor", "", "ORIGIN", "ignore certificate errors only for this origin; default: all servers"},
            &S::ignoreTlsFor},
        Field<bool>{{"fetchIntermediates", "", "", "fetch intermediate certificates that servers do not send"},
            &S::fetchIntermediates},
        Field<QStringList>{{"clientCertificates", "client-certificate", "'ORIGIN FILE'",
                               "client certificate for a server: PEM with key, or PKCS#12"},
            &S::clientCertificates},
        Field<bool>{{"normalizeEscapes", "", "", "ignore escaping: %7e, %7E = ~"}, &S::normalizeEscapes},
        Field<bool>{{"dropEmptyQuery", "", "", "ignore empty query: /a? = /a"}, &S::dropEmptyQuery},
        Field<bool>{{"dropDefaultDocument", "", "", "ignore index file: /a/index.html = /a/"}, &S::dropDefaultDocument},
        Field<bool>{{"dropTrailingSlash", "", "", "ignore trailing slash: /a/ = /a"}, &S::dropTrailingSlash},
        Field<bool>{{"sortQuery", "", "", "ignore parameter order: ?b&a = ?a&b"}, &S::sortQuery},
        Field<bool>{{"dropTrackingParameters", "", "", "ignore tracking parameters such as utm_source"},
            &S::dropTrackingParameters},
        Field<bool>{{"dropSessionIds", "", "", "ignore session IDs"}, &S::dropSessionIds},
        Field<bool>{{"mergeWww", "", "", "ignore www: www.example.org = example.org"}, &S::mergeWww},
        Field<bool>{{"mergeSchemes", "", "", "ignore scheme: http = https"}, &S::mergeSchemes},
        Field<LinkStorage>{{"links", "", "all|unique|none", "links to store"}, &S::links},
        Field<int>{{"seenCache", "", "N", "URL cache size, in URLs", 16, 100000000}, &S::seenCache},
        Field<bool>{{"storeHeaders", "", "", "store response headers"}, &S::storeHeaders},
        Field<int>{{"keepRuns", "keep-runs", "N", "number of earlier runs to store for comparison; 0: none", 0, 1000},
            &S::keepRuns},
        Field<bool>{{"ranks", "", "", "calculate link scores (PageRank) when a crawl ends"}, &S::ranks},
        Field<bool>{{"nearDuplicates", "", "", "detect near-duplicate pages"}, &S::nearDuplicates},
        Field<bool>{{"pageFacts", "", "", "store audit data of each page"}, &S::pageFacts},
        Field<bool>{{"accessibility", "", "", "run the accessibility audit (WCAG)"}, &S::accessibility},
        Field<bool>{{"spelling", "", "", "check the spelling of pages with the installed dictionaries"}, &S::spelling},
        Field<Bodies>{
            {"bodies", "bodies", "none|html|all", "store pages in web archives (WARC) beside the project"}, &S::bodies},
        Field<QStringList>{{"bodyTypes", "", "TYPE", "store only these content types, e.g. image/*"}, &S::bodyTypes},
        Field<qint64>{
            quantityField(Quantity::Bytes, "maxBodyBytes", "", "maximum size of a stored page; 0: no limit", 0, Huge),
            &S::maxBodyBytes},
        Field<qint64>{
            quantityField(Quantity::Bytes, "archiveBytes", "", "maximum size of a web archive file", 65536, Huge),
            &S::archiveBytes},
        Field<QStringList>{{"extract", "extract", "'NAME=KIND:EXPRESSION'",
                               "custom extraction column; KIND: css, xpath, regex, jsonld, microdata"},
            &S::extract},
        Field<KeptText>{
            {"text", "text", "none|main|plain", "store the text of pages, for search and export"}, &S::text},
    };
}

/// Calls `visit(field)` for each field in order.
template <class Visit>
void forEachField(Visit &&visit)
{
    std::apply([&](const auto &...field) { (visit(field), ...); }, fields());
}

struct SettingsError
{
    enum class Code : quint8 {
        UnknownKey,
        WrongType,
        OutOfRange,
        BadRegex,
        BadUrl,
        BadHeader,
        BadAuth,
        BadOrigin,
        NotJson
    };
    Code code = Code::UnknownKey;
    QString key; ///< the field, "" where there is none
    QString value; ///< what was given
    QString detail; ///< e.g. "1 to 512", "at offset 12: missing )"
    /// One English line for the command line and the log.
    [[nodiscard]] QString message() const;
};

/// A line of `importance`, taken apart; nothing where there are no points or no expression behind them.
struct Importance
{
    int points = 0;
    QString pattern;
};
[[nodiscard]] std::optional<Importance> importanceOf(const QString &line);

/// The range of a number's field, e.g. "1 to 512".
[[nodiscard]] QString rangeText(const FieldInfo &info);

/// Everything but secrets, see withoutSecrets() in secrets.h.
[[nodiscard]] QJsonObject toJson(const CrawlSettings &settings);
/// Values in `json` replace those in `base`; unknown keys are an error.
[[nodiscard]] base::Result<CrawlSettings, SettingsError> fromJson(
    const QJsonObject &json, const CrawlSettings &base = {});
/// Sets one field from text, as --set KEY=VALUE and the flags do: numbers, true/false/on/off/yes/no, enum names; a list
/// field gets `text` appended, and is emptied by none.
[[nodiscard]] base::Result<void, SettingsError> setFromText(
    CrawlSettings &settings, const QString &key, const QString &text);
/// The rules that one field alone cannot show: regular expressions compile, headers have a colon and no line break, the
/// proxy parses, numbers are in range.
[[nodiscard]] base::Result<void, SettingsError> validate(const CrawlSettings &settings);

} // namespace argiope::settings
