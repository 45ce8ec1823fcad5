#include "ui/options/labels.h"

#include "core/settings/fields.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

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
    {"seeds", Group::Scope, QT_TRANSLATE_NOOP("Options", "Additional start addresses"),
        QT_TRANSLATE_NOOP("Options", "One per line; the crawl also starts at each of them."), None, None},
    {"scope", Group::Scope, QT_TRANSLATE_NOOP("Options", "Scope"),
        QT_TRANSLATE_NOOP("Options", "Which pages the crawl includes."), None, None},
    {"include", Group::Scope, QT_TRANSLATE_NOOP("Options", "Include patterns"),
        QT_TRANSLATE_NOOP(
            "Options", "Regular expressions, one per line. If there are any, a URL must match one of them."),
        None, None},
    {"exclude", Group::Scope, QT_TRANSLATE_NOOP("Options", "Exclude patterns"),
        QT_TRANSLATE_NOOP("Options", "Regular expressions, one per line, such as \\.pdf$"), None, None},
    {"order", Group::Scope, QT_TRANSLATE_NOOP("Options", "Crawl order"),
        QT_TRANSLATE_NOOP("Options",
            "Which queued URL is fetched first. Relevant where a limit ends the crawl; crawl depths are the same in "
            "any order."),
        None, None},
    {"importance", Group::Scope, QT_TRANSLATE_NOOP("Options", "URL priority rules"),
        QT_TRANSLATE_NOOP("Options",
            "For the order by links and URL priority: a score from -30 to 30, a space and a regular expression, one "
            "per line, such as 10 /products/"),
        None, None},
    {"topic", Group::Scope, QT_TRANSLATE_NOOP("Options", "Topic (focused crawl)"),
        QT_TRANSLATE_NOOP("Options",
            "Words that describe the topic. Each page gets a relevance in percent, as a column. The order by topic "
            "fetches the most promising URLs first."),
        None, None},
    {"topicPages", Group::Scope, QT_TRANSLATE_NOOP("Options", "Example pages of the topic"),
        QT_TRANSLATE_NOOP("Options",
            "One per line: HTML files, or URLs of stored pages of the project. Their frequent words become part of the "
            "topic."),
        None, None},
    {"relevance", Group::Scope, QT_TRANSLATE_NOOP("Options", "Relevance threshold"),
        QT_TRANSLATE_NOOP("Options", "Pages of at least this relevance are on topic."),
        QT_TRANSLATE_NOOP("Options", " %"), None},
    {"onTopic", Group::Scope, QT_TRANSLATE_NOOP("Options", "Follow links from on-topic pages only"),
        QT_TRANSLATE_NOOP("Options",
            "The first pages are used to learn what is common. After them, links from all other pages are only "
            "listed."),
        None, None},
    {"maxDepth", Group::Limits, QT_TRANSLATE_NOOP("Options", "Maximum crawl depth"),
        QT_TRANSLATE_NOOP("Options", "Maximum number of links from the start address."), None, NoLimit},
    {"redirectsToEnd", Group::Limits, QT_TRANSLATE_NOOP("Options", "Always follow redirects"),
        QT_TRANSLATE_NOOP("Options",
            "Also beyond the maximum depth and to other sites, where only the response is checked. robots.txt and "
            "exclude patterns still apply."),
        None, None},
    {"maxUrls", Group::Limits, QT_TRANSLATE_NOOP("Options", "Maximum URLs"),
        QT_TRANSLATE_NOOP(
            "Options", "The crawl stops after this number of fetched URLs. Nodes of one project share the limit."),
        None, NoLimit},
    {"maxTime", Group::Limits, QT_TRANSLATE_NOOP("Options", "Maximum crawl time"),
        QT_TRANSLATE_NOOP("Options", "The crawl stops after this time, such as 8 h or 90 min. It can be resumed."),
        Seconds, NoLimit},
    {"maxTotalBytes", Group::Limits, QT_TRANSLATE_NOOP("Options", "Maximum total download"),
        QT_TRANSLATE_NOOP("Options", "The crawl stops after receiving this much data, such as 2 GB."), Bytes, NoLimit},
    {"sitemaps", Group::Scope, QT_TRANSLATE_NOOP("Options", "Crawl XML sitemaps"),
        QT_TRANSLATE_NOOP("Options", "Reads the sitemaps listed in robots.txt, and /sitemap.xml."), None, None},
    {"maxSitemaps", Group::Limits, QT_TRANSLATE_NOOP("Options", "Maximum sitemaps per host"),
        QT_TRANSLATE_NOOP(
            "Options", "For hosts of start addresses. For any other host, the limit is a hundredth of this."),
        None, None},
    {"probes", Group::Scope, QT_TRANSLATE_NOOP("Options", "Site checks (404, HTTPS, www)"),
        QT_TRANSLATE_NOOP("Options",
            "Requests missing pages, the start page by HTTP and with www, the favicon and security.txt: at most about "
            "twenty requests, for audits only."),
        None, None},
    {"checkExternal", Group::Scope, QT_TRANSLATE_NOOP("Options", "Check external links"),
        QT_TRANSLATE_NOOP("Options", "Checks their status once, without following their links."), None, None},
    {"resources", Group::Links, QT_TRANSLATE_NOOP("Options", "Images, scripts and styles"),
        QT_TRANSLATE_NOOP("Options", "Whether their status is checked, or they are only listed, or ignored."), None,
        None},
    {"inspectResources", Group::Links, QT_TRANSLATE_NOOP("Options", "Analyse resources (images, scripts, styles)"),
        QT_TRANSLATE_NOOP("Options",
            "Fetches them, and reads image headers and the text of scripts, styles and manifests, for audits only."),
        None, None},
    {"nofollow", Group::Robots, QT_TRANSLATE_NOOP("Options", "Nofollow links"),
        QT_TRANSLATE_NOOP("Options",
            "Links with rel=nofollow, and all links of nofollow pages. Crawl last: after all other URLs, without known "
            "low-value URLs. Links of nofollow pages only if the page is also noindex."),
        None, None},
    {"canonicalLink", Group::Robots, QT_TRANSLATE_NOOP("Options", "Links on canonicalised pages"),
        QT_TRANSLATE_NOOP("Options", "Whether links on pages with a canonical to another URL are followed."), None,
        None},
    {"relatedPages", Group::Links, QT_TRANSLATE_NOOP("Options", "hreflang, canonical, pagination and AMP URLs"),
        QT_TRANSLATE_NOOP("Options",
            "Whether they are crawled if no link leads to them. Auto: only if the crawl checks external links or "
            "analyses resources, so that an audit knows their status."),
        None, None},
    {"dynamicLinks", Group::Links, QT_TRANSLATE_NOOP("Options", "Discover URLs in JSON-LD and data attributes"),
        QT_TRANSLATE_NOOP("Options", "Treats URLs in JSON-LD and data-* attributes as links."), None, None},
    {"traps", Group::Scope, QT_TRANSLATE_NOOP("Options", "Spider traps"),
        QT_TRANSLATE_NOOP("Options",
            "Calendars, session IDs, ignored parameters, faceted navigation: blocked when detected, only reported, or "
            "not detected."),
        None, None},
    {"releasedTraps", Group::Scope, QT_TRANSLATE_NOOP("Options", "Allowed spider traps"),
        QT_TRANSLATE_NOOP("Options", "One per line, as shown in Crawl > Spider Traps."), None, None},
    {"guard", Group::Network, QT_TRANSLATE_NOOP("Options", "State-changing links"),
        QT_TRANSLATE_NOOP("Options",
            "Excludes links that log out, delete, approve, activate, buy or carry an action token, so that a logged-in "
            "crawl changes nothing. Each can be crawled by itself, from the tab Not crawled."),
        None, None},
    {"render", Group::Rendering, QT_TRANSLATE_NOOP("Options", "JavaScript rendering"),
        QT_TRANSLATE_NOOP("Options",
            "Opens pages in an installed browser, so that content and links created by scripts are included. Slower; "
            "scripts and data are requested from the server as well. Where needed: only kinds of pages whose links, "
            "text "
            "or tags differ in samples."),
        None, None},
    {"renderOnly", Group::Rendering, QT_TRANSLATE_NOOP("Options", "Render only URLs that match"),
        QT_TRANSLATE_NOOP("Options", "Regular expressions, one per line. Empty: all pages."), None, None},
    {"browser", Group::Rendering, QT_TRANSLATE_NOOP("Options", "Browser"),
        QT_TRANSLATE_NOOP("Options", "Path of Chromium, Chrome, Edge, Brave or Vivaldi. Empty: the first one found."),
        None, None},
    {"renderTabs", Group::Rendering, QT_TRANSLATE_NOOP("Options", "Pages rendered at the same time"),
        QT_TRANSLATE_NOOP("Options", "Automatic: depends on processor cores and free memory."), None,
        QT_TRANSLATE_NOOP("Options", "automatic")},
    {"renderTime", Group::Rendering, QT_TRANSLATE_NOOP("Options", "Rendering time limit"),
        QT_TRANSLATE_NOOP("Options",
            "A page that is still changing then is read as it is, and marked in the column “Rendering timed out”. "
            "Loading "
            "time of scripts and data does not count."),
        Seconds, None},
    {"renderSandbox", Group::Rendering, QT_TRANSLATE_NOOP("Options", "Use the browser’s sandbox"),
        QT_TRANSLATE_NOOP("Options", "Without it, only render sites that you trust."), None, None},
    {"leaveOut", Group::Scope, QT_TRANSLATE_NOOP("Options", "Exclude low-value URLs of"),
        QT_TRANSLATE_NOOP("Options",
            "Applications, one per line, such as mediawiki. Excludes old versions, forms, diffs and other sort orders. "
            "The crawl reports which application a site uses."),
        None, None},
    {"threads", Group::Servers, QT_TRANSLATE_NOOP("Options", "Threads"),
        QT_TRANSLATE_NOOP("Options", "Number of pages fetched in parallel; each node has as many."), None, None},
    {"politeness", Group::Servers, QT_TRANSLATE_NOOP("Options", "Speed"),
        QT_TRANSLATE_NOOP("Options",
            "Own server: as fast as it allows. Normal: at most 4 requests at a time to a server on the internet, "
            "unless set below. Gentle: one at a time, then a delay of ten times the response time, 1 s to 1 min."),
        None, None},
    {"robots", Group::Robots, QT_TRANSLATE_NOOP("Options", "robots.txt"),
        QT_TRANSLATE_NOOP("Options", "Whether its rules are respected, ignored, or ignored but reported."), None, None},
    {"delay", Group::Servers, QT_TRANSLATE_NOOP("Options", "Delay between requests"),
        QT_TRANSLATE_NOOP("Options", "Between two requests to the same host."), Seconds, None},
    {"rate", Group::Servers, QT_TRANSLATE_NOOP("Options", "Maximum requests per second"),
        QT_TRANSLATE_NOOP("Options", "Over all hosts. Nodes of one project share the limit."), None, NoLimit},
    {"bandwidth", Group::Servers, QT_TRANSLATE_NOOP("Options", "Maximum bandwidth"),
        QT_TRANSLATE_NOOP("Options", "Received by all threads. Nodes of one project share the limit."), BytesASecond,
        NoLimit},
    {"connectionsPerHost", Group::Servers, QT_TRANSLATE_NOOP("Options", "Connections per host"),
        QT_TRANSLATE_NOOP("Options", "Other threads wait, or fetch from other hosts."), None,
        QT_TRANSLATE_NOOP("Options", "set by Speed")},
    {"adaptive", Group::Servers, QT_TRANSLATE_NOOP("Options", "Auto-throttle"),
        QT_TRANSLATE_NOOP("Options", "Waits longer after 429 or 503 responses, and when response times rise."), None,
        None},
    {"retries", Group::Servers, QT_TRANSLATE_NOOP("Options", "Retries"),
        QT_TRANSLATE_NOOP("Options", "For temporary failures, such as a timeout."), None, None},
    {"maxCrawlDelay", Group::Servers, QT_TRANSLATE_NOOP("Options", "Maximum Crawl-delay"),
        QT_TRANSLATE_NOOP("Options", "If robots.txt asks for a longer delay, Argiope waits this long and reports it."),
        Seconds, None},
    {"maxRetryAfter", Group::Servers, QT_TRANSLATE_NOOP("Options", "Maximum Retry-After"),
        QT_TRANSLATE_NOOP("Options", "If the server asks for longer, the URL is not retried."), Seconds, None},
    {"timeout", Group::Network, QT_TRANSLATE_NOOP("Options", "Inactivity timeout"),
        QT_TRANSLATE_NOOP("Options", "While connecting, waiting, or receiving data."), Seconds, None},
    {"totalTimeout", Group::Network, QT_TRANSLATE_NOOP("Options", "Maximum time per URL"),
        QT_TRANSLATE_NOOP("Options", "Applies even while data keeps arriving."), Seconds, None},
    {"checkTimeout", Group::Network, QT_TRANSLATE_NOOP("Options", "Inactivity timeout for checks"),
        QT_TRANSLATE_NOOP("Options", "For external links and resources on hosts without pages of the crawl."), Seconds,
        None},
    {"minRate", Group::Network, QT_TRANSLATE_NOOP("Options", "Minimum transfer rate"),
        QT_TRANSLATE_NOOP("Options", "Slower responses are aborted."), BytesASecond,
        QT_TRANSLATE_NOOP("Options", "no minimum")},
    {"maxRedirects", Group::Limits, QT_TRANSLATE_NOOP("Options", "Maximum redirects"),
        QT_TRANSLATE_NOOP("Options", "Longer chains are cut off."), None, None},
    {"maxPageBytes", Group::Limits, QT_TRANSLATE_NOOP("Options", "Maximum page size"),
        QT_TRANSLATE_NOOP("Options", "Of larger pages, only the beginning is read."), Bytes, None},
    {"userAgent", Group::Network, QT_TRANSLATE_NOOP("Options", "User-Agent"),
        QT_TRANSLATE_NOOP("Options", "Name sent to servers; empty: Argiope’s own name."), None, None},
    {"contact", Group::Network, QT_TRANSLATE_NOOP("Options", "Contact in User-Agent"),
        QT_TRANSLATE_NOOP("Options",
            "Your address or page for webmasters, such as mailto:you@example.org. It is added to Argiope’s own "
            "User-Agent."),
        None, None},
    {"acceptLanguage", Group::Network, QT_TRANSLATE_NOOP("Options", "Accept-Language"),
        QT_TRANSLATE_NOOP("Options",
            "Requested languages, such as de-DE,de;q=0.9; empty: as a browser in the language of the window."),
        None, None},
    {"headers", Group::Network, QT_TRANSLATE_NOOP("Options", "Custom HTTP headers"),
        QT_TRANSLATE_NOOP("Options", "One per line, such as X-Team: search"), None, None},
    {"headersFor", Group::Network, QT_TRANSLATE_NOOP("Options", "Send credentials to"),
        QT_TRANSLATE_NOOP("Options",
            "Origins that receive secret headers (Cookie, Authorization, tokens), one per line, such as "
            "https://example.org. Empty: only the server of the start address."),
        None, None},
    {"proxy", Group::Network, QT_TRANSLATE_NOOP("Options", "Proxy"),
        QT_TRANSLATE_NOOP("Options",
            "Such as http://proxy.example:3128 or socks5://127.0.0.1:1080; system: uses the system’s proxy settings"),
        None, None},
    {"transport", Group::Network, QT_TRANSLATE_NOOP("Options", "HTTP client library"),
        QT_TRANSLATE_NOOP("Options",
            "Qt’s client is slower, but more tolerant. Use it for proxies with NTLM or Negotiate authentication."),
        None, None},
    {"auth", Group::Network, QT_TRANSLATE_NOOP("Options", "Authentication (Basic, Digest)"),
        QT_TRANSLATE_NOOP("Options", "Sent only to the server of the start address."), None, None},
    {"logins", Group::Network, QT_TRANSLATE_NOOP("Options", "Saved credentials"),
        QT_TRANSLATE_NOOP("Options",
            "One per line: an origin such as https://example.org, a space, name:password. Delete a line to remove the "
            "credentials."),
        None, None},
    {"cookies", Group::Network, QT_TRANSLATE_NOOP("Options", "Keep cookies during the crawl"), None, None, None},
    {"http2", Group::Network, QT_TRANSLATE_NOOP("Options", "Use HTTP/2 if supported"), None, None, None},
    {"ignoreTlsErrors", Group::Network, QT_TRANSLATE_NOOP("Options", "Ignore certificate errors"),
        QT_TRANSLATE_NOOP("Options", "Only for your own servers: an attacker could read and change all data."), None,
        None},
    {"ignoreTlsFor", Group::Network, QT_TRANSLATE_NOOP("Options", "Certificate errors are accepted of"),
        QT_TRANSLATE_NOOP("Options",
            "Origins such as https://example.org, one a line, whose certificates may have the errors above. Empty: all "
            "servers."),
        None, None},
    {"fetchIntermediates", Group::Network, QT_TRANSLATE_NOOP("Options", "Fetch missing intermediate certificates"),
        QT_TRANSLATE_NOOP("Options",
            "Fetches intermediate certificates that a server does not send, as Chrome does. The server is still "
            "reported as an issue."),
        None, None},
    {"clientCertificates", Group::Network, QT_TRANSLATE_NOOP("Options", "Client certificates"),
        QT_TRANSLATE_NOOP("Options",
            "One per line: an origin such as https://example.org, a space, a file. PEM with the certificate and its "
            "key, or PKCS#12."),
        None, None},
    {"normalizeEscapes", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore escaping (%7e, %7E = ~)"), None, None,
        None},
    {"dropEmptyQuery", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore empty query (/page? = /page)"), None, None,
        None},
    {"dropDefaultDocument", Group::Spelling,
        QT_TRANSLATE_NOOP("Options", "Ignore index file (/folder/index.html = /folder/)"), None, None, None},
    {"dropTrailingSlash", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore trailing slash (/page/ = /page)"), None,
        None, None},
    {"sortQuery", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore parameter order (?b&a = ?a&b)"), None, None,
        None},
    {"dropTrackingParameters", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore tracking parameters"),
        QT_TRANSLATE_NOOP("Options", "Such as utm_source."), None, None},
    {"dropSessionIds", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore session IDs"),
        QT_TRANSLATE_NOOP("Options", "Such as jsessionid, PHPSESSID."), None, None},
    {"mergeWww", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore www (www.example.org = example.org)"), None,
        None, None},
    {"mergeSchemes", Group::Spelling, QT_TRANSLATE_NOOP("Options", "Ignore scheme (http = https)"), None, None, None},
    {"links", Group::Storage, QT_TRANSLATE_NOOP("Options", "Stored links"),
        QT_TRANSLATE_NOOP("Options", "Fewer links make a smaller project file; Inlinks and Outlinks need them."), None,
        None},
    {"seenCache", Group::Storage, QT_TRANSLATE_NOOP("Options", "URL cache size (URLs)"),
        QT_TRANSLATE_NOOP("Options", "Higher values make very large crawls slightly faster."), None, None},
    {"storeHeaders", Group::Storage, QT_TRANSLATE_NOOP("Options", "Store HTTP headers"), None, None, None},
    {"keepRuns", Group::Storage, QT_TRANSLATE_NOOP("Options", "Crawl history (runs)"),
        QT_TRANSLATE_NOOP("Options", "Number of earlier runs whose page data is stored for comparison."), None, None},
    {"ranks", Group::Storage, QT_TRANSLATE_NOOP("Options", "Calculate link scores (PageRank, HITS)"),
        QT_TRANSLATE_NOOP("Options", "Calculated when the crawl ends, for the link score, HITS and related columns."),
        None, None},
    {"nearDuplicates", Group::Storage, QT_TRANSLATE_NOOP("Options", "Detect near-duplicate pages"),
        QT_TRANSLATE_NOOP("Options", "Stores a signature of each page’s main content: up to 256 bytes."), None, None},
    {"pageFacts", Group::Storage, QT_TRANSLATE_NOOP("Options", "Store audit data"),
        QT_TRANSLATE_NOOP("Options",
            "1 to 2 KB per page. Without them, many checks cannot run. Always on with the accessibility audit."),
        None, None},
    {"accessibility", Group::Storage, QT_TRANSLATE_NOOP("Options", "Accessibility audit (WCAG)"),
        QT_TRANSLATE_NOOP(
            "Options", "Checks each fetched page against WCAG and WAI-ARIA rules. Findings appear among the issues."),
        None, None},
    {"spelling", Group::Storage, QT_TRANSLATE_NOOP("Options", "Spell check"),
        QT_TRANSLATE_NOOP("Options",
            "Looks up the words of each page in the Hunspell dictionaries of this computer. Findings appear among the "
            "issues."),
        None, None},
    {"bodies", Group::Storage, QT_TRANSLATE_NOOP("Options", "Stored pages"),
        QT_TRANSLATE_NOOP("Options", "Original responses, in web archives (WARC) beside the project."), None, None},
    {"bodyTypes", Group::Storage, QT_TRANSLATE_NOOP("Options", "Stored content types"),
        QT_TRANSLATE_NOOP("Options", "Media types, one per line, such as image/*. Empty: all."), None, None},
    {"maxBodyBytes", Group::Storage, QT_TRANSLATE_NOOP("Options", "Maximum stored page size"),
        QT_TRANSLATE_NOOP("Options", "Size as transferred. Larger pages are crawled, but not stored."), Bytes, NoLimit},
    {"archiveBytes", Group::Storage, QT_TRANSLATE_NOOP("Options", "WARC file size"),
        QT_TRANSLATE_NOOP("Options", "A new archive is started at this size."), Bytes, None},
    {"extract", Group::Storage, QT_TRANSLATE_NOOP("Options", "Custom extraction columns"),
        QT_TRANSLATE_NOOP("Options",
            "Extractors, one per line, such as price=css:.price or links=xpath,count://a. Create and test them under "
            "Tools > Custom Extraction."),
        None, None},
    {"text", Group::Storage, QT_TRANSLATE_NOOP("Options", "Stored text"),
        QT_TRANSLATE_NOOP("Options", "Compressed text of each page, for full-text search and export."), None, None},
};

struct SynonymRow
{
    const char *key;
    const char *words;
};

/// Of other crawlers, browsers, curl and wget, in English and Chinese.
constexpr SynonymRow Synonyms[] = {
    {"seeds", "seed URLs, additional start URLs, multiple start URLs, 种子 起始网址"},
    {"scope", "subdomains, crawl outside of start folder, domain, host, directory, 子域 目录"},
    {"include", "include, allow, whitelist, filter, regex, 包含 白名单"},
    {"exclude", "exclude, disallow, block, blacklist, filter, regex, 排除 黑名单"},
    {"order", "crawl order, priority, breadth-first, depth-first, PageRank, OPIC, HITS, 优先 广度 深度"},
    {"importance", "URL priority, weight, 权重"},
    {"topic", "focused crawl, keywords, relevance, 主题 关键词"},
    {"maxDepth", "max depth, crawl depth, limit crawl depth, level, -l, 抓取深度"},
    {"redirectsToEnd", "always follow redirects, 301, 302, 跟随重定向"},
    {"maxUrls", "max URLs, crawl limit, page limit, 数量上限"},
    {"maxTime", "max crawl time, duration, 时长"},
    {"maxTotalBytes", "max download, quota, traffic, 流量"},
    {"sitemaps", "XML sitemaps, crawl linked XML sitemaps, auto discover, 站点地图"},
    {"maxSitemaps", "sitemap limit, sitemap index"},
    {"probes", "site checks, 404 page, soft 404, HTTPS redirect, www, favicon, 404 页面"},
    {"checkExternal", "external links, outlinks, outbound links, dead links, 外链 死链"},
    {"resources", "images, CSS, JavaScript, assets, requisites, 图片 脚本 样式"},
    {"inspectResources", "image size, minification, resource analysis, 压缩"},
    {"nofollow", "rel=nofollow, follow internal nofollow, sponsored, ugc"},
    {"canonicalLink", "canonicals, rel=canonical, 规范网址"},
    {"relatedPages", "hreflang, canonicals, pagination, rel=next, rel=prev, AMP, 分页"},
    {"dynamicLinks", "JavaScript links, JSON, data attributes, AJAX"},
    {"traps", "spider traps, crawler traps, infinite spaces, faceted navigation, calendar, 蜘蛛陷阱 死循环"},
    {"guard", "logout, delete, destructive links, read-only, 退出登录 删除"},
    {"render", "JavaScript, SPA, single-page application, headless Chrome, Chromium, 渲染 单页应用"},
    {"renderOnly", "JavaScript, rendering, regex, 渲染"},
    {"browser", "Chrome path, Chromium, Edge, headless, 浏览器"},
    {"renderTabs", "rendering, concurrency, instances, 渲染 并发"},
    {"renderTime", "AJAX timeout, rendering timeout, wait, 渲染 超时"},
    {"renderSandbox", "no-sandbox, root, Docker, 沙盒"},
    {"leaveOut", "CMS, WordPress, MediaWiki, Drupal, crawl budget, 抓取预算"},
    {"threads", "max threads, concurrency, parallel, workers, 并发 线程"},
    {"politeness", "speed, crawl rate, throttle, 速度 限速"},
    {"robots", "robots.txt, respect, ignore, exclusion protocol"},
    {"delay", "crawl delay, wait, sleep, throttle, interval, 间隔 延迟"},
    {"rate", "max URLs per second, requests per second, RPS, throttle, rate limit, 每秒请求"},
    {"bandwidth", "limit rate, max bandwidth, bytes per second, 带宽"},
    {"connectionsPerHost", "max connections per host, concurrent requests, 连接数"},
    {"adaptive", "auto-throttle, back off, 自动限速"},
    {"retries", "retry, tries, 5xx, 重试"},
    {"maxCrawlDelay", "Crawl-delay, robots.txt"},
    {"maxRetryAfter", "Retry-After, 429, 503, rate limiting"},
    {"timeout", "response timeout, connection timeout, read timeout, 超时"},
    {"totalTimeout", "page timeout, max time, 超时"},
    {"checkTimeout", "external link timeout, 超时"},
    {"minRate", "minimum speed, slow server, 最低速度"},
    {"maxRedirects", "max redirects to follow, redirect chain, 重定向"},
    {"maxPageBytes", "max page size, max file size, download limit, 页面大小"},
    {"userAgent", "user agent, UA, Googlebot, bot name, 用户代理"},
    {"contact", "From header, email, 邮箱"},
    {"acceptLanguage", "language, locale, Accept-Language, 语言"},
    {"headers", "custom HTTP headers, request headers, Authorization, cookie, API key, 请求头"},
    {"headersFor", "send cookies and keys to, cookies, tokens"},
    {"proxy", "proxy server, SOCKS, 代理"},
    {"transport", "HTTP client, HTTP/2, HTTP/1.1, network stack"},
    {"auth", "basic authentication, digest, login, password, 认证 登录 密码"},
    {"logins", "saved logins, credentials, authentication, 登录"},
    {"cookies", "session cookies, cookie jar, 会话"},
    {"ignoreTlsErrors", "SSL, certificate errors, self-signed, --insecure, -k, 证书 自签名"},
    {"fetchIntermediates", "AIA, intermediate certificates, incomplete chain, 中间证书"},
    {"clientCertificates", "mutual TLS, mTLS, PEM, PKCS#12, 客户端证书"},
    {"normalizeEscapes", "URL normalization, percent-encoding, URL encoding"},
    {"dropEmptyQuery", "URL normalization, query string"},
    {"dropDefaultDocument", "URL normalization, index.html, default page"},
    {"dropTrailingSlash", "URL normalization, trailing slash, 尾部斜杠"},
    {"sortQuery", "URL normalization, parameter order, 参数顺序"},
    {"dropTrackingParameters", "utm_source, gclid, fbclid, URL parameters, URL rewriting, 跟踪参数"},
    {"dropSessionIds", "PHPSESSID, jsessionid, sid, URL rewriting, 会话"},
    {"mergeWww", "www, non-www, subdomain"},
    {"mergeSchemes", "HTTP, HTTPS, protocol"},
    {"links", "store links, inlinks, outlinks, 入链 出链"},
    {"seenCache", "memory, RAM, cache, 内存"},
    {"storeHeaders", "HTTP headers, response headers, 响应头"},
    {"keepRuns", "crawl history, compare crawls, change detection, 历史 对比"},
    {"ranks", "link score, PageRank, internal link equity, link juice, HITS, 权重"},
    {"nearDuplicates", "duplicate content, similarity, minhash, 重复内容 相似"},
    {"pageFacts", "audit data, page details"},
    {"accessibility", "a11y, WCAG, axe, screen reader, 无障碍"},
    {"spelling", "spelling and grammar, typo, hunspell, dictionary, 拼写检查 错别字"},
    {"bodies", "store HTML, page source, WARC, archive, save pages, 存档 源代码"},
    {"bodyTypes", "MIME types, PDF, content types"},
    {"maxBodyBytes", "max file size, archive"},
    {"archiveBytes", "WARC size, split archives"},
    {"extract", "custom extraction, custom search, XPath, CSS selector, regex, scraping, 提取 抓取数据"},
    {"text", "full text, search, store text, 全文"},
};

QString synonymsOf(QByteArrayView key)
{
    const auto *const row = std::find_if(
        std::begin(Synonyms), std::end(Synonyms), [key](const SynonymRow &one) { return key == one.key; });
    return row == std::end(Synonyms) ? QString() : QString::fromUtf8(row->words);
}

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
    {"robots", "obey", QT_TRANSLATE_NOOP("Options", "Respect")},
    {"robots", "ignore", QT_TRANSLATE_NOOP("Options", "Ignore")},
    {"robots", "report", QT_TRANSLATE_NOOP("Options", "Ignore but report")},
    {"politeness", "own", QT_TRANSLATE_NOOP("Options", "Own server")},
    {"politeness", "normal", QT_TRANSLATE_NOOP("Options", "Normal")},
    {"politeness", "polite", QT_TRANSLATE_NOOP("Options", "Gentle")},
    {"resources", "check", QT_TRANSLATE_NOOP("Options", "Check status")},
    {"resources", "record", QT_TRANSLATE_NOOP("Options", "List only")},
    {"resources", "ignore", QT_TRANSLATE_NOOP("Options", "Ignore")},
    {"order", "breadth", QT_TRANSLATE_NOOP("Options", "Breadth-first")},
    {"order", "depth", QT_TRANSLATE_NOOP("Options", "Depth-first")},
    {"order", "pagerank", QT_TRANSLATE_NOOP("Options", "By link score (PageRank)")},
    {"order", "opic", QT_TRANSLATE_NOOP("Options", "By OPIC (quick importance estimate)")},
    {"order", "hits", QT_TRANSLATE_NOOP("Options", "By HITS authority (links from good hubs)")},
    {"order", "backlinks", QT_TRANSLATE_NOOP("Options", "By number of linking pages")},
    {"order", "sitemap", QT_TRANSLATE_NOOP("Options", "Sitemap URLs first")},
    {"order", "importance", QT_TRANSLATE_NOOP("Options", "By links and URL priority")},
    {"order", "random", QT_TRANSLATE_NOOP("Options", "Random")},
    {"order", "topic", QT_TRANSLATE_NOOP("Options", "By topic")},
    {"links", "all", QT_TRANSLATE_NOOP("Options", "All")},
    {"links", "unique", QT_TRANSLATE_NOOP("Options", "One link per source and destination")},
    {"links", "none", QT_TRANSLATE_NOOP("Options", "None")},
    {"traps", "quarantine", QT_TRANSLATE_NOOP("Options", "Block")},
    {"traps", "report", QT_TRANSLATE_NOOP("Options", "Report only")},
    {"traps", "ignore", QT_TRANSLATE_NOOP("Options", "Do not detect")},
    {"transport", "own", QT_TRANSLATE_NOOP("Options", "Argiope’s own client")},
    {"transport", "qt", QT_TRANSLATE_NOOP("Options", "Qt’s client")},
    {"ignoreTlsErrors", "expired", QT_TRANSLATE_NOOP("Options", "Certificate expired or not yet valid")},
    {"ignoreTlsErrors", "wrong_host", QT_TRANSLATE_NOOP("Options", "Certificate host name mismatch")},
    {"ignoreTlsErrors", "untrusted", QT_TRANSLATE_NOOP("Options", "Self-signed or untrusted certificate")},
    {"ignoreTlsErrors", "other", QT_TRANSLATE_NOOP("Options", "Other certificate errors")},
    {"bodies", "none", QT_TRANSLATE_NOOP("Options", "None")},
    {"bodies", "html", QT_TRANSLATE_NOOP("Options", "HTML documents and redirects")},
    {"bodies", "all", QT_TRANSLATE_NOOP("Options", "All responses")},
    {"text", "none", QT_TRANSLATE_NOOP("Options", "None")},
    {"text", "main", QT_TRANSLATE_NOOP("Options", "Main content only")},
    {"text", "plain", QT_TRANSLATE_NOOP("Options", "All text")},
    {"nofollow", "last", QT_TRANSLATE_NOOP("Options", "Crawl last")},
    {"nofollow", "obey", QT_TRANSLATE_NOOP("Options", "Do not follow")},
    {"nofollow", "follow", QT_TRANSLATE_NOOP("Options", "Follow")},
    {"relatedPages", "auto", QT_TRANSLATE_NOOP("Options", "When links are checked")},
    {"relatedPages", "always", QT_TRANSLATE_NOOP("Options", "Always crawl")},
    {"relatedPages", "off", QT_TRANSLATE_NOOP("Options", "Do not crawl")},
    {"render", "off", QT_TRANSLATE_NOOP("Options", "Off")},
    {"render", "auto", QT_TRANSLATE_NOOP("Options", "Where needed")},
    {"render", "all", QT_TRANSLATE_NOOP("Options", "All pages")},
    {"guard", "auto", QT_TRANSLATE_NOOP("Options", "Exclude while logged in")},
    {"guard", "always", QT_TRANSLATE_NOOP("Options", "Always exclude")},
    {"guard", "off", QT_TRANSLATE_NOOP("Options", "Do not exclude")},
    {"", "record", QT_TRANSLATE_NOOP("Options", "Follow and report")},
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
            translated(row.special), synonymsOf(key)};
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
    defaults.relatedPages = settings.relatedPages;
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
    case Group::Rendering:
        return OptionText::tr("Rendering");
    case Group::Servers:
        return OptionText::tr("Crawl Speed");
    case Group::Robots:
        return OptionText::tr("robots.txt & Directives");
    case Group::Network:
        return OptionText::tr("Network");
    case Group::Spelling:
        return OptionText::tr("URL Normalisation");
    case Group::Storage:
        return OptionText::tr("Storage & Analysis");
    }
    return {};
}

QString groupHint(Group group)
{
    switch (group) {
    case Group::Limits:
        return OptionText::tr("When the crawl stops, and what it truncates.");
    case Group::Scope:
        return OptionText::tr("Which URLs are crawled. Test your rules in the Scope Tester.");
    case Group::Links:
        return OptionText::tr("Which links are checked besides links to pages.");
    case Group::Rendering:
        return OptionText::tr("Whether pages are read as they come, or as a browser shows them.");
    case Group::Servers:
        return OptionText::tr("How fast the crawl sends requests to a server.");
    case Group::Robots:
        return OptionText::tr("How the crawl handles robots.txt, nofollow and canonicals.");
    case Group::Network:
        return OptionText::tr("How requests are sent. Passwords, cookies and keys go only to the servers they were "
                              "entered for. They are stored in the system keychain, never in projects or profiles.");
    case Group::Spelling:
        return OptionText::tr("Which spellings count as the same URL and are fetched once.");
    case Group::Storage:
        return OptionText::tr("What the project stores, and what is analysed.");
    }
    return {};
}

} // namespace argiope::options
