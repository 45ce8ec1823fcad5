#include "core/html/resourceobserver.h"

#include "core/html/changingresources.h"
#include "core/html/policyobserver.h"
#include "core/html/srcset.h"
#include "core/html/strings.h"
#include "core/url/host.h"

#include <algorithm>
#include <limits>

#include <xxhash.h>

namespace argiope::html {

namespace {

constexpr size_t MostRequests = 20'000; ///< more are not told apart

/// MIME Sniffing Standard, 4.6.
constexpr const char *ScriptTypes[] = {"application/ecmascript", "application/javascript", "application/x-ecmascript",
    "application/x-javascript", "text/ecmascript", "text/javascript", "text/javascript1.0", "text/javascript1.1",
    "text/javascript1.2", "text/javascript1.3", "text/javascript1.4", "text/javascript1.5", "text/jscript",
    "text/livescript", "text/x-ecmascript", "text/x-javascript"};

constexpr const char *FontEndings[] = {".woff", ".woff2", ".ttf", ".otf", ".eot"};

bool isScriptType(QByteArrayView type)
{
    type = trimmed(type);
    return type.isEmpty() || std::any_of(std::begin(ScriptTypes), std::end(ScriptTypes), [type](const char *known) {
        return equalsLower(type, known);
    });
}

/// Browsers go there safely though it is http (Secure Contexts, 3.1).
bool isLoopback(const url::Url &target)
{
    QByteArrayView host = target.hostname();
    if (host.endsWith('.'))
        host.chop(1);
    return url::isLoopbackName(host) || host == "[::1]"
        || (host.startsWith("127.") && std::count(host.begin(), host.end(), '.') == 3
            && std::all_of(host.begin(), host.end(), [](char c) { return isDigit(c) || c == '.'; }));
}

bool isFont(const url::Url &target)
{
    const QByteArray path = lowered(target.pathname());
    return std::any_of(
        std::begin(FontEndings), std::end(FontEndings), [&path](const char *ending) { return path.endsWith(ending); });
}

/// One that applies to screens of whatever size.
bool isForScreens(QByteArrayView media)
{
    media = trimmed(media);
    return media.isEmpty() || equalsLower(media, "all") || equalsLower(media, "screen");
}

} // namespace

ResourceObserver::ResourceObserver(PageContext &context, const PolicyObserver &policies)
    : m_context(context)
    , m_policies(policies)
    , m_secure(context.input.url.scheme() == "https")
{
    hear(InCode);
}

WalkFlags ResourceObserver::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    if (view.tag == Tag::Script && (view.isHtml || view.isSvg))
        return script(view);
    if (view.tag == Tag::Style)
        return InCode;
    if (view.isSvg && view.tag == Tag::Image)
        fetched(view.has(Attr::Href) ? view.value(Attr::Href) : view.value(Attr::XlinkHref), Mix::Upgraded);
    if (!view.isHtml || view.tag == Tag::Image)
        return 0;
    switch (view.tag) {
    case Tag::Link:
        link(view);
        break;
    case Tag::Img:
        fetched(view.value(Attr::Src), Mix::Upgraded);
        fetchedSet(view.value(Attr::Srcset));
        break;
    case Tag::Input:
        if (equalsLower(view.value(Attr::Type), "image"))
            fetched(view.value(Attr::Src), Mix::Upgraded);
        break;
    case Tag::Audio:
        fetched(view.value(Attr::Src), Mix::Upgraded);
        break;
    case Tag::Video:
        fetched(view.value(Attr::Src), Mix::Upgraded);
        fetched(view.value(Attr::Poster), Mix::Upgraded);
        break;
    case Tag::Source: // one of several, so that it is no request more
        fetched(view.value(Attr::Src), Mix::Upgraded, false);
        fetchedSet(view.value(Attr::Srcset));
        break;
    case Tag::Object:
        fetched(view.value(Attr::Data), Mix::Blocked);
        break;
    default: // iframe, frame, embed, track
        if (!(view.tag == Tag::Iframe && view.has(Attr::SrcDoc)))
            fetched(view.value(Attr::Src), Mix::Blocked);
    }
    return 0;
}

WalkFlags ResourceObserver::script(const ElementView &view)
{
    const Attr address = view.isHtml ? Attr::Src : view.has(Attr::Href) ? Attr::Href : Attr::XlinkHref;
    const QByteArrayView src = view.value(address);
    if (src.isNull())
        return InCode;
    const QByteArrayView type = view.value(Attr::Type);
    const bool module = equalsLower(trimmed(type), "module");
    // What is for browsers that know no modules is fetched by no other.
    if ((!module && !isScriptType(type)) || !view.value(QByteArrayView("nomodule")).isNull())
        return 0;
    fetched(src, Mix::Blocked);
    unprotected(view, src);
    const bool waits
        = module || !view.value(QByteArrayView("async")).isNull() || !view.value(QByteArrayView("defer")).isNull();
    if (!waits && view.isHtml && (view.flags & InHead) && !trimmed(src).isEmpty())
        m_context.observed.add("perf-blocking-script", trimmed(src));
    return 0;
}

void ResourceObserver::link(const ElementView &view)
{
    bool sheet = false;
    bool alternate = false;
    bool image = false;
    bool other = false;
    bool preload = false;
    forEachToken(view.value(Attr::Rel), [&](QByteArrayView token) {
        sheet = sheet || equalsLower(token, "stylesheet");
        alternate = alternate || equalsLower(token, "alternate");
        image = image || equalsLower(token, "icon") || startsWithLower(token, "apple-touch-icon");
        other = other || equalsLower(token, "modulepreload") || equalsLower(token, "manifest");
        preload = preload || equalsLower(token, "preload");
    });
    const QByteArrayView href = view.value(Attr::Href);
    if (trimmed(href).isEmpty())
        return;
    if (preload && !sheet) {
        const QByteArrayView as = view.value(QByteArrayView("as"));
        const bool upgraded = equalsLower(as, "image") || equalsLower(as, "audio") || equalsLower(as, "video");
        fetched(href, upgraded ? Mix::Upgraded : Mix::Blocked);
        return;
    }
    if (!sheet) {
        if (image || other)
            fetched(href, image ? Mix::Upgraded : Mix::Blocked);
        return;
    }
    if (!view.value(QByteArrayView("disabled")).isNull())
        return;
    fetched(href, Mix::Blocked);
    unprotected(view, href);
    if (!alternate && (view.flags & InHead) && isForScreens(view.value(QByteArrayView("media"))))
        ++m_styles;
}

bool ResourceObserver::isByHttp(QByteArrayView written) const
{
    if (startsWithLower(written, "http:"))
        return true;
    return m_context.base.scheme() == "http" && !url::parse(written);
}

void ResourceObserver::fetched(QByteArrayView written, Mix mix, bool counts)
{
    written = trimmed(written);
    if (written.isEmpty() || startsWithLower(written, "data:") || startsWithLower(written, "javascript:")
        || startsWithLower(written, "about:") || startsWithLower(written, "blob:"))
        return;
    if (m_requests.empty())
        m_requests.reserve(16);
    if (counts && m_requests.size() < MostRequests)
        m_requests.push_back(XXH3_64bits(written.data(), size_t(written.size())));
    if (written.startsWith("//"))
        m_context.observed.add("sec-protocol-relative", written);
    if (!m_secure || !isByHttp(written))
        return;
    if (const auto target = m_context.links.resolve(written, m_context.base))
        mixed(*target, mix);
}

/// Sets of images are blocked, single images are not.
void ResourceObserver::fetchedSet(QByteArrayView srcset)
{
    if (srcset.isEmpty() || !m_secure || (m_context.base.scheme() != "http" && !lowered(srcset).contains("http:")))
        return;
    parseSrcset(srcset, [this](const SrcsetCandidate &candidate) { fetched(candidate.url, Mix::Blocked, false); });
}

void ResourceObserver::mixed(const url::Url &target, Mix mix)
{
    if (target.scheme() != "http" || isLoopback(target))
        return;
    Mixed &kind = mix == Mix::Upgraded ? m_upgraded : m_blocked;
    if (kind.count++ == 0)
        kind.first = target.href();
}

/// Subresource Integrity, 3.3: only what comes from elsewhere may change without the page's owner.
void ResourceObserver::unprotected(const ElementView &view, QByteArrayView written)
{
    written = trimmed(written);
    const bool absolute
        = written.startsWith("//") || startsWithLower(written, "http:") || startsWithLower(written, "https:");
    if (!absolute && m_context.page.baseUrl.isEmpty())
        return;
    if (!trimmed(view.value(QByteArrayView("integrity"))).isEmpty())
        return;
    const auto target = m_context.links.resolve(written, m_context.base);
    if (target && target->isHttp() && target->origin() != m_context.input.url.origin() && !changesByDesign(*target))
        m_context.observed.add("sec-sri-missing", target->href());
}

/// What style sheets and attributes within the page name was found when its links were.
void ResourceObserver::styles()
{
    for (const Link &link : m_context.links.all()) {
        if (link.kind != LinkKind::Resource || !link.url.href().startsWith("http:")
            || (link.rel & (LinkRels(LinkRel::InTemplate) | LinkRel::InNoscript)))
            continue;
        if (link.attribute() == "@import")
            mixed(link.url, Mix::Blocked);
        else if (link.attribute() == "style" || (link.element() == "style" && link.attribute() == "url"))
            mixed(link.url, isFont(link.url) ? Mix::Blocked : Mix::Upgraded);
    }
}

void ResourceObserver::finish()
{
    if (m_secure && !m_policies.upgrades()) {
        styles();
        if (m_blocked.count > 0)
            m_context.observed.add("sec-mixed-active", m_blocked.first, m_blocked.count);
        if (m_upgraded.count > 0)
            m_context.observed.add("sec-mixed-passive", m_upgraded.first, m_upgraded.count);
    }
    if (m_requests.size() >= size_t(LeastRequests)) {
        std::sort(m_requests.begin(), m_requests.end());
        const int requests = int(std::unique(m_requests.begin(), m_requests.end()) - m_requests.begin());
        if (requests >= LeastRequests)
            m_context.observed.add("requests", {}, requests);
    }
    if (m_styles >= LeastStyles)
        m_context.observed.add("head-styles", {}, m_styles);
    if (m_inlineBytes >= LeastInlineBytes)
        m_context.observed.add(
            "inline-bytes", {}, int(std::min<qint64>(m_inlineBytes, std::numeric_limits<int>::max())));
}

} // namespace argiope::html
