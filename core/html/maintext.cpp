#include "core/html/maintext.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

/// What such an element says by its name.
WalkFlags flagsOf(const ElementView &view)
{
    if (!view.isHtml)
        return view.isSvg && view.tag == Tag::Svg ? BesideMain : 0;
    switch (view.tag) {
    case Tag::Nav:
    case Tag::Header:
    case Tag::Footer:
    case Tag::Aside:
    case Tag::Menu:
    case Tag::Search:
    case Tag::Select:
    case Tag::Button:
    case Tag::Textarea:
    case Tag::Datalist:
        return BesideMain;
    case Tag::Dialog:
        return view.value(QByteArrayView("open")).isNull() ? BesideMain : 0;
    case Tag::Main:
        return InMain;
    case Tag::A:
        return view.has(Attr::Href) ? InAnchor : 0;
    default:
        return 0;
    }
}

WalkFlags flagsOfRole(QByteArrayView role)
{
    static constexpr const char *beside[] = {"banner", "navigation", "contentinfo", "complementary", "search", "menu",
        "menubar", "toolbar", "tablist", "dialog", "alertdialog"};
    role = trimmed(role);
    role = role.first(std::find_if(role.begin(), role.end(), isSpace) - role.begin()); // others are for want of it
    if (equalsLower(role, "main"))
        return InMain;
    const bool isBeside = std::any_of(
        std::begin(beside), std::end(beside), [role](const char *name) { return equalsLower(role, name); });
    return isBeside ? BesideMain : 0;
}

/// Whether declarations have `display:none` or `visibility:hidden`.
bool hides(QByteArrayView style)
{
    if (style.size() < 12)
        return false;
    QByteArray text = lowered(style);
    text.removeIf(isSpace);
    return text.contains("display:none") || text.contains("visibility:hidden");
}

WalkFlags flagsOfAttribute(const ElementView &view, const markup::Attribute &attribute)
{
    switch (attribute.id) {
    case Attr::Hidden:
        return BesideMain;
    case Attr::AriaHidden:
        return equalsLower(trimmed(view.value(attribute)), "true") ? BesideMain : 0;
    case Attr::Style:
        return hides(view.value(attribute)) ? BesideMain : 0;
    case Attr::Role:
        return flagsOfRole(view.value(attribute));
    default:
        return 0;
    }
}

} // namespace

MainTextSink::~MainTextSink() = default;

void MainTextSink::links(qsizetype, bool) { }

WalkFlags MainText::element(const ElementView &view)
{
    if (!m_context.isPage() || (view.flags & BesideMain) || view.tag == Tag::Html || view.tag == Tag::Body)
        return 0;
    WalkFlags flags = flagsOf(view);
    for (const markup::Attribute &attribute : view.attributes())
        flags |= flagsOfAttribute(view, attribute);
    return flags;
}

void MainText::text(QByteArrayView text, WalkFlags flags)
{
    if ((flags & BesideMain) || !m_context.isPage())
        return;
    const bool inMain = flags & InMain;
    if (inMain != m_inMain || m_only.size() + qsizetype(m_block.size()) > MostKept - text.size())
        endBlock();
    m_inMain = inMain;
    append(text);
    const bool spaced = !text.isEmpty() && (isSpace(text.front()) || isSpace(text.back()));
    const qsizetype bytes = spaced ? trimmed(text).size() : text.size();
    m_bytes += bytes;
    m_linked += flags & InAnchor ? bytes : 0;
}

void MainText::append(QByteArrayView text)
{
    const QByteArrayView source = m_context.source;
    const bool written = text.data() >= source.data() && text.data() < source.data() + source.size();
    if (written && m_only.isEmpty() && m_block.empty()) {
        m_only = text;
        return;
    }
    m_block.insert(m_block.end(), m_only.begin(), m_only.end());
    m_block.insert(m_block.end(), text.begin(), text.end());
    m_only = {};
}

void MainText::endBlock()
{
    if (m_bytes > 0 && m_linked * 2 <= m_bytes)
        m_sink.block(m_only.isEmpty() ? QByteArrayView(m_block.data(), qsizetype(m_block.size())) : m_only, m_inMain);
    else if (m_bytes > 0)
        m_sink.links(m_bytes, m_inMain);
    m_block.clear(); // its memory is kept for the next one
    m_only = {};
    m_bytes = 0;
    m_linked = 0;
}

} // namespace argiope::html
