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
                         "which of the URLs that wait comes first"},
            &S::order},
        Field<QStringList>{{"importance", "important", "'POINTS REGEX'",
                               "with --order importance: what URLs that match are worth, -30 to 30"},
            &S::importance},
        Field<QString>{{"topic", "topic", "WORDS", "what the crawl is about: pages get a relevance"}, &S::topic},
        Field<QStringList>{{"topicPages", "topic-page", "FILE|URL",
                               "an example of what it is about: an HTML file, or a page that the project keeps"},
            &S::topicPages},
        Field<int>{{"relevance", "relevance", "PERCENT", "from here on a page is on topic", 0, 100}, &S::relevance},
        Field<bool>{{"onTopic", "on-topic", "", "do not follow links of pages that are not on topic"}, &S::onTopic},
        Field<int>{{"maxDepth", "depth", "N", "follow links at most N deep; -1: no limit", -1, 1000000}, &S::maxDepth},
        Field<bool>{{"redirectsToEnd", "", "", "follow redirects beyond the depth, and to other sites to check them"},
            &S::redirectsToEnd},
        Field<qint64>{
            {"maxUrls", "max-urls", "N", "stop after N URLs were fetched; 0: no limit", 0, Huge}, &S::maxUrls},
        Field<qint64>{quantityField(Quantity::Seconds, "maxTime", "max-time",
                          "stop after this time, as 90, 30m, 8h; 0: no limit", 0, Huge),
            &S::maxTime},
        Field<qint64>{quantityField(Quantity::Bytes, "maxTotalBytes", "max-bytes",
                          "stop after so much was received, as 500000, 20MB, 2GiB; 0: no limit", 0, Huge),
            &S::maxTotalBytes},
        Field<bool>{{"sitemaps", "sitemaps", "", "start from the site's sitemaps as well"}, &S::sitemaps},
        Field<int>{{"maxSitemaps", "", "N", "sitemaps of one host; a hundredth of it on other hosts than the start's",
                       1, 50000},
            &S::maxSitemaps},
        Field<bool>{
            {"probes", "", "", "ask the site for a page that is not there, its www twin and the like"}, &S::probes},
        Field<bool>{
            {"inspectResources", "", "",
                "fetch resources, and look at the first bytes of images and into scripts, styles and manifests"},
            &S::inspectResources},
        Field<bool>{{"checkExternal", "check-external", "", "fetch external links once, without following them"},
            &S::checkExternal},
        Field<ResourcePolicy>{
            {"resources", "resources", "check|record|ignore", "images, scripts, styles and so on"}, &S::resources},
        Field<NofollowPolicy>{{"nofollow", "nofollow", "last|obey|follow",
                                  "links marked nofollow: crawled last, not at all, as any other"},
            &S::nofollow},
        Field<DirectivePolicy>{{"canonicalLink", "", "record|obey", "rel=canonical"}, &S::canonicalLink},
        Field<RelatedPages>{{"relatedPages", "related-pages", "auto|always|off",
                                "fetch hreflang, canonical, pagination and AMP URLs that no link leads to"},
            &S::relatedPages},
        Field<bool>{{"dynamicLinks", "", "", "URLs in JSON-LD and data-* attributes"}, &S::dynamicLinks},
        Field<TrapPolicy>{
            {"traps", "traps", "quarantine|report|ignore", "families of URLs without end, such as calendars"},
            &S::traps},
        Field<QStringList>{
            {"releasedTraps", "release-trap", "TRAP", "crawl this trap all the same"}, &S::releasedTraps},
        Field<Guard>{{"guard", "guard", "auto|always|off",
                         "keep out links that log out or change something; auto: where a cookie or login is given"},
            &S::guard},
        Field<QStringList>{{"leaveOut", "app-profile", "NAME",
                               "leave out the usual waste of this application: mediawiki, wordpress, cgit …"},
            &S::leaveOut},
        Field<int>{{"threads", "threads", "N", "fetch with N threads", 1, 512}, &S::threads},
        Field<Politeness>{
            {"politeness", "politeness", "own|normal|polite", "how servers are treated: as your own, or as others'"},
            &S::politeness},
        Field<RobotsPolicy>{
            {"robots", "robots", "obey|ignore|report", "what robots.txt means to the crawl"}, &S::robots},
        Field<double>{
            quantityField(Quantity::Seconds, "delay", "delay", "pause between two requests to a host", 0, 86400),
            &S::delay},
        Field<double>{{"rate", "rate", "N", "at most N requests a second; 0: no limit", 0, 1e6}, &S::rate},
        Field<qint64>{quantityField(Quantity::Bytes, "bandwidth", "bandwidth",
                          "receive at most so much a second; 0: no limit", 0, Huge),
            &S::bandwidth},
        Field<int>{{"connectionsPerHost", "", "N",
                       "requests at a time to one host; 0: as many as threads, of others' servers 4 at most", 0, 512},
            &S::connectionsPerHost},
        Field<bool>{{"adaptive", "", "", "slow down where a host asks for it or struggles"}, &S::adaptive},
        Field<int>{{"retries", "retries", "N", "further attempts where one is worth it", 0, 100}, &S::retries},
        Field<double>{quantityField(Quantity::Seconds, "maxCrawlDelay", "",
                          "longest Crawl-delay of robots.txt that is kept", 0, 864000),
            &S::maxCrawlDelay},
        Field<double>{
            quantityField(Quantity::Seconds, "maxRetryAfter", "", "longest pause that a server may ask for", 0, 864000),
            &S::maxRetryAfter},
        Field<double>{
            quantityField(Quantity::Seconds, "timeout", "timeout", "silence before a fetch is given up", 0.1, 86400),
            &S::timeout},
        Field<double>{quantityField(Quantity::Seconds, "totalTimeout", "", "how long one fetch may take", 0.1, 864000),
            &S::totalTimeout},
        Field<double>{quantityField(Quantity::Seconds, "checkTimeout", "",
                          "silence before a check of another site's host is given up", 0.1, 86400),
            &S::checkTimeout},
        Field<qint64>{
            quantityField(Quantity::Bytes, "minRate", "", "what a server must send a second; 0: nothing", 0, 1e9),
            &S::minRate},
        Field<int>{{"maxRedirects", "", "N", "hops in one chain of redirects", 0, 1000}, &S::maxRedirects},
        Field<qint64>{
            quantityField(Quantity::Bytes, "maxPageBytes", "", "how much of a page is read", 1024, 1073741824),
            &S::maxPageBytes},
        Field<QString>{{"userAgent", "user-agent", "S", "the User-Agent header"}, &S::userAgent},
        Field<QString>{{"contact", "contact", "S", "your address or page, named in the User-Agent"}, &S::contact},
        Field<QString>{{"acceptLanguage", "accept-language", "LIST",
                           "languages that are asked for, as en-US,en;q=0.9; else those of the program"},
            &S::acceptLanguage},
        Field<QStringList>{
            {"headers", "header", "'K: V'", "a further request header; @FILE has one a line"}, &S::headers},
        Field<QStringList>{
            {"headersFor", "header-for", "ORIGIN", "who gets headers that are secret; else the first URL's server"},
            &S::headersFor},
        Field<QString>{
            {"proxy", "proxy", "URL", "http or socks5 proxy; system: as the system's settings say"}, &S::proxy},
        Field<Transport>{
            {"transport", "", "own|qt", "whose HTTP client; qt only for what a proxy asks of it"}, &S::transport},
        Field<QString>{
            {"auth", "auth", "USER:PASS",
                "credentials for the first URL's server; @FILE and - read them, else ARGIOPE_AUTH", 0, 0, true},
            &S::auth},
        Field<QStringList>{{"logins", "", "'ORIGIN USER:PASS'", "credentials for one server"}, &S::logins},
        Field<bool>{{"cookies", "", "", "keep cookies for the crawl"}, &S::cookies},
        Field<bool>{{"http2", "", "", "use HTTP/2 where offered"}, &S::http2},
        Field<CertificateErrors>{{"ignoreTlsErrors", "", "expired,wrong_host,untrusted,other|all|none",
                                     "go on where a certificate is wrong"},
            &S::ignoreTlsErrors},
        Field<QStringList>{{"ignoreTlsFor", "", "ORIGIN", "whose certificate errors are ignored; else every server's"},
            &S::ignoreTlsFor},
        Field<bool>{{"fetchIntermediates", "", "", "fetch certificates that servers leave out of their chain"},
            &S::fetchIntermediates},
        Field<QStringList>{{"clientCertificates", "client-certificate", "'ORIGIN FILE'",
                               "for a server that asks for one: PEM with its key, or PKCS#12"},
            &S::clientCertificates},
        Field<bool>{{"normalizeEscapes", "", "", "%7e, %7E and ~ are one"}, &S::normalizeEscapes},
        Field<bool>{{"dropEmptyQuery", "", "", "/a? is /a"}, &S::dropEmptyQuery},
        Field<bool>{{"dropDefaultDocument", "", "", "/a/index.html is /a/"}, &S::dropDefaultDocument},
        Field<bool>{{"dropTrailingSlash", "", "", "/a/ is /a"}, &S::dropTrailingSlash},
        Field<bool>{{"sortQuery", "", "", "?b&a is ?a&b"}, &S::sortQuery},
        Field<bool>{
            {"dropTrackingParameters", "", "", "utm_source and the like do not count"}, &S::dropTrackingParameters},
        Field<bool>{{"dropSessionIds", "", "", "session ids do not count"}, &S::dropSessionIds},
        Field<bool>{{"mergeWww", "", "", "www.example.org is example.org"}, &S::mergeWww},
        Field<bool>{{"mergeSchemes", "", "", "http is https"}, &S::mergeSchemes},
        Field<LinkStorage>{{"links", "", "all|unique|none", "which links the project file keeps"}, &S::links},
        Field<int>{{"seenCache", "", "N", "keys kept in memory before the project file is asked", 16, 100000000},
            &S::seenCache},
        Field<bool>{{"storeHeaders", "", "", "keep response headers"}, &S::storeHeaders},
        Field<int>{
            {"keepRuns", "keep-runs", "N", "earlier runs that can be compared with; 0: none", 0, 1000}, &S::keepRuns},
        Field<bool>{{"ranks", "", "", "rank pages by the links between them when a crawl ends"}, &S::ranks},
        Field<bool>{
            {"nearDuplicates", "", "", "keep what pages with much the same text are found by"}, &S::nearDuplicates},
        Field<bool>{{"pageFacts", "", "", "note of each page what audits ask for"}, &S::pageFacts},
        Field<bool>{{"accessibility", "", "", "hold pages against the rules of accessibility"}, &S::accessibility},
        Field<Bodies>{{"bodies", "bodies", "none|html|all", "keep answers in web archives (WARC) beside the project"},
            &S::bodies},
        Field<QStringList>{{"bodyTypes", "", "TYPE", "keep these media types only, e.g. image/*"}, &S::bodyTypes},
        Field<qint64>{
            quantityField(Quantity::Bytes, "maxBodyBytes", "", "keep nothing that is larger; 0: no limit", 0, Huge),
            &S::maxBodyBytes},
        Field<qint64>{quantityField(Quantity::Bytes, "archiveBytes", "", "begin another archive where one is so large",
                          65536, Huge),
            &S::archiveBytes},
        Field<QStringList>{{"extract", "extract", "'NAME=KIND:EXPRESSION'",
                               "cut a column out of pages; KIND: css, xpath, regex, jsonld, microdata"},
            &S::extract},
        Field<KeptText>{
            {"text", "text", "none|main|plain", "keep the text of pages, to search and export it"}, &S::text},
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
