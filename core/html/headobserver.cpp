#include "core/html/headobserver.h"

#include "core/base/text.h"
#include "core/html/charset.h"
#include "core/html/encodinglabels.h"
#include "core/html/mimetype.h"
#include "core/html/refresh.h"
#include "core/html/strings.h"
#include "core/html/textcollector.h"

#include <QString>

#include <algorithm>
#include <utility>

namespace argiope::html {

namespace {

constexpr qsizetype CharsetBytes = 1024; ///< HTML Standard 4.2.5.4: the declaration must be within them
constexpr qsizetype EvidenceBytes = facts::Observations::EvidenceBytes;
// Where a canonical URL is named.
constexpr char Html[] = "html";
constexpr char Header[] = "Link header";

constexpr double LeastZoom = 2; ///< WCAG 2.2, 1.4.4: text can be made twice as large

/// A number as browsers read one in a viewport: its longest prefix that is one; -1 where there is none.
double leadingNumber(QByteArrayView text)
{
    qsizetype end = 0;
    while (end < text.size() && (isDigit(text[end]) || text[end] == '.'))
        ++end;
    if (end == 0)
        return -1;
    const auto digitOf = [text](qsizetype at) { return isDigit(text[at]) ? text[at] - '0' : -1; };
    if (end == 1 || (end == 3 && text[1] == '.')) { // "1", "1.0"
        const int whole = digitOf(0);
        const int tenths = end == 3 ? digitOf(2) : 0;
        return whole >= 0 && tenths >= 0 ? (whole * 10 + tenths) / 10.0 : -1;
    }
    bool ok = false;
    const double number = text.first(end).toByteArray().toDouble(&ok);
    return ok ? number : -1;
}

/// Calls `take` with each "name=value" of a viewport (CSS Viewport Module 1, A.2), both trimmed and the name lower
/// case.
template <class Take>
void forEachProperty(QByteArrayView content, Take take)
{
    const auto parts = [](char c) { return c == ',' || c == ';'; };
    const char *at = content.begin();
    while (at != content.end()) {
        const char *const end = std::find_if(at, content.end(), parts);
        const QByteArrayView property(at, end);
        const qsizetype equals = property.indexOf('=');
        if (equals > 0)
            take(lowered(trimmed(property.first(equals))), trimmed(property.sliced(equals + 1)));
        at = end == content.end() ? end : end + 1;
    }
}

} // namespace

WalkFlags HeadObserver::element(const ElementView &view)
{
    if (!view.isHtml || !m_context.isPage() || (view.flags & (InTemplate | InNoscript)))
        return 0;
    if (view.tag == Tag::Title)
        title(view);
    else if (view.tag == Tag::Link)
        link(view);
    else
        meta(view);
    return 0;
}

void HeadObserver::title(const ElementView &view)
{
    ++m_titles;
    m_titleInHead = m_titleInHead || (view.flags & InHead);
}

void HeadObserver::link(const ElementView &view)
{
    const QByteArrayView rel = view.value(Attr::Rel);
    if (rel.isEmpty())
        return;
    const RelInfo info = parseRel(rel);
    if (info.flags.testFlag(LinkRel::Canonical))
        canonical(view);
    const auto keepFirst = [&](QByteArray &kept) {
        if (!kept.isEmpty() || trimmed(view.value(Attr::Href)).isEmpty())
            return;
        if (const auto parsed = m_context.links.resolve(view.value(Attr::Href), m_context.base))
            kept = parsed->href();
    };
    if (info.flags.testFlag(LinkRel::Next))
        keepFirst(m_context.page.nextUrl);
    if (info.flags.testFlag(LinkRel::Prev))
        keepFirst(m_context.page.prevUrl);
    bool amp = false;
    forEachToken(rel, [&amp](QByteArrayView token) { amp = amp || equalsLower(token, "amphtml"); });
    if (amp)
        keepFirst(m_context.page.ampUrl);
}

void HeadObserver::canonical(const ElementView &view)
{
    const QByteArrayView href = trimmed(view.value(Attr::Href));
    if (!(view.flags & InHead)) {
        observe("canonical-in-body", href); // search engines pass over it, so it conflicts with none
        return;
    }
    for (const char *attribute : {"hreflang", "lang", "media", "type"}) {
        if (!view.value(QByteArrayView(attribute)).isNull()) {
            observe("canonical-attributes", attribute);
            break;
        }
    }
    const auto resolved = href.isEmpty() ? std::nullopt : m_context.links.resolve(href, m_context.base);
    if (!resolved || !resolved->isHttp()) {
        observe("canonical-invalid", href);
        m_canonicals.append({QByteArray(), Html});
        return;
    }
    observe("canonical-in-head");
    if (!url::parse(href))
        observe("canonical-relative", href);
    if (resolved->href().contains('#'))
        observe("canonical-fragment", href);
    m_canonicals.append({resolved->hrefWithoutFragment().toByteArray(), Html});
}

void HeadObserver::meta(const ElementView &view)
{
    const QByteArrayView label = view.value(QByteArrayView("charset"));
    if (!encodingFromLabel(label).isEmpty()) // what is no encoding says nothing
        charset(view, label);
    const QByteArrayView content = view.value(Attr::Content);
    const QByteArrayView equiv = trimmed(view.value(Attr::HttpEquiv));
    if (equalsLower(equiv, "content-type") && !encodingFromMetaContent(content).isEmpty())
        charset(view, content);
    if (equalsLower(equiv, "refresh")) {
        const auto refresh = parseRefresh(content);
        if (refresh && !refresh->url.isEmpty())
            observe("redirect-meta-refresh", content);
    }
    const QByteArrayView name = trimmed(view.value(Attr::Name));
    if (equalsLower(name, "description")) {
        if (++m_descriptions > 1)
            observe("description-multiple", collapsed(content, EvidenceBytes));
        if (!(view.flags & InHead))
            observe("description-in-body", collapsed(content, EvidenceBytes));
    } else if (equalsLower(name, "viewport")) {
        viewport(content);
    } else if (equalsLower(name, "fragment") && trimmed(content) == "!") {
        observe("url-hashbang", "meta fragment");
    }
}

void HeadObserver::viewport(QByteArrayView content)
{
    bool fixed = false;
    bool blocked = false;
    forEachProperty(content, [&](const QByteArray &name, QByteArrayView value) {
        const double number = leadingNumber(value);
        if (name == "width") {
            m_viewport = true;
            fixed = fixed || number > 0;
        } else if (name == "initial-scale") {
            m_viewport = true; // the width follows from it
            fixed = fixed || (number >= 0 && number < 1);
        } else if (name == "user-scalable") {
            blocked = blocked || equalsLower(value, "no") || (number >= 0 && number < 1 && isDigit(value.front()));
        } else if (name == "maximum-scale") {
            blocked = blocked || (number >= 0 && number < LeastZoom) || equalsLower(value, "no");
        }
    });
    if (fixed)
        observe("mobile-fixed-viewport", content);
    if (blocked)
        observe("mobile-zoom-blocked", content);
}

void HeadObserver::charset(const ElementView &view, QByteArrayView label)
{
    if (m_charset)
        return;
    m_charset = true;
    if (view.begin() >= CharsetBytes)
        observe("charset-late", label);
}

void HeadObserver::finish()
{
    if (m_titles > 1)
        m_context.observed.add("title-multiple", m_context.page.title, m_titles - 1);
    if (m_titles > 0 && !m_titleInHead)
        observe("title-in-body", m_context.page.title);
    if (!m_viewport)
        observe("mobile-no-viewport");
    if (m_charset)
        observe("charset-declared");
    for (const QByteArray &header : m_context.headers.canonicals) {
        observe("canonical-in-head");
        if (!startsWithLower(header, "http:") && !startsWithLower(header, "https:"))
            observe("canonical-invalid", "Link:");
        else if (header.contains('#'))
            observe("canonical-fragment", header);
        m_canonicals.append({base::upTo(header, '#'), Header});
    }
    m_canonicals.removeIf([](const Canonical &one) { return one.url.isEmpty(); });
    if (m_canonicals.size() < 2)
        return;
    const Canonical first = m_canonicals.constFirst();
    const auto other = std::find_if(
        m_canonicals.cbegin(), m_canonicals.cend(), [&first](const Canonical &one) { return one.url != first.url; });
    const auto shown = [](const Canonical &one) { return QByteArray(one.url + " (" + one.source + ')'); };
    if (other != m_canonicals.cend()) {
        observe("canonical-conflict", QByteArray(shown(*other) + ", " + shown(first)));
        return;
    }
    QByteArrayList sources;
    for (const Canonical &one : std::as_const(m_canonicals))
        sources.append(one.source);
    m_context.observed.add(
        "canonical-multiple", QByteArray(first.url + " (" + sources.join(", ") + ')'), int(m_canonicals.size()) - 1);
}

void observeCharset(
    const PageInput &input, const QByteArray &charset, EncodingSource source, facts::Observations &observed)
{
    const auto differs = [&charset](const QByteArray &declared) {
        // Which of its two orders UTF-16 has is said by the mark alone.
        return !declared.isEmpty() && declared != charset
            && !(declared.startsWith("UTF-16") && charset.startsWith("UTF-16"));
    };
    if (source == EncodingSource::ByteOrderMark || source == EncodingSource::ContentType) {
        QByteArray other;
        if (source == EncodingSource::ByteOrderMark)
            other = encodingFromLabel(parseMimeType(input.contentType).charset);
        if (!differs(other))
            other = charset.startsWith("UTF-16") ? QByteArray() : prescanEncoding(input.body);
        if (differs(other))
            observed.add("charset-conflict", QByteArray(charset + ", " + other));
    }
    if (source == EncodingSource::LooksLikeUtf8 || source == EncodingSource::Default)
        observed.add("charset-undeclared");
}

} // namespace argiope::html
