#include "core/html/maintext.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

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

/// A language's own part of its tag, in lower case.
QByteArray primaryOf(QByteArrayView tag)
{
    const QByteArrayView text = trimmed(tag);
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return c == '-' || c == '_'; });
    return lowered(text.first(end - text.begin()));
}

} // namespace

MainTextSink::~MainTextSink() = default;

void MainTextSink::spoken(QByteArrayView, MainTextPlace) { }

void MainTextSink::links(qsizetype, bool) { }

MainText::Meaning MainText::meaningOf(const ElementView &view) const
{
    if (!view.isHtml)
        return {view.isSvg && view.tag == Tag::Svg ? BesideMain : 0};
    Meaning meaning;
    switch (view.tag) {
    case Tag::Nav:
    case Tag::Footer:
    case Tag::Menu:
    case Tag::Search:
    case Tag::Select:
    case Tag::Button:
    case Tag::Textarea:
    case Tag::Datalist:
        return {BesideMain};
    case Tag::Aside:
        meaning = {BesideMain, Spare::Yes};
        break;
    case Tag::Header:
        meaning = {BesideMain, Spare::WithLandmark};
        break;
    case Tag::Dialog:
        if (view.value(QByteArrayView("open")).isNull())
            return {BesideMain};
        break;
    case Tag::Main:
        meaning.flags = InMain;
        break;
    case Tag::A:
        meaning.flags = view.has(Attr::Href) ? InAnchor : 0;
        break;
    default:
        break;
    }
    // The least of what its attributes leave of it.
    const bool inlined = markup::isIn(view.tag, markup::Inline); // part of a line, such as an icon
    const auto leave = [&meaning, inlined](Spare spare) {
        spare = inlined ? Spare::No : spare;
        const bool first = !(meaning.flags & BesideMain);
        meaning.flags |= BesideMain;
        if (first || spare == Spare::No || (spare == Spare::WithLandmark && meaning.spare == Spare::Yes))
            meaning.spare = spare;
    };
    for (const markup::Attribute &attribute : view.attributes()) {
        switch (attribute.id) {
        case Attr::Hidden:
            leave(Spare::WithLandmark);
            break;
        case Attr::AriaHidden:
            if (m_ruby == 0 && equalsLower(trimmed(view.value(attribute)), "true"))
                leave(Spare::Yes);
            break;
        case Attr::Style:
            if (hides(view.value(attribute)))
                leave(Spare::WithLandmark);
            break;
        case Attr::Role: {
            const WalkFlags role = flagsOfRole(view.value(attribute));
            if (role & BesideMain)
                leave(equalsLower(trimmed(view.value(attribute)), "complementary") ? Spare::Yes : Spare::No);
            meaning.flags |= role;
            break;
        }
        default:
            break;
        }
    }
    return meaning;
}

/// Code, or in another language than the page by a `lang` of its own.
bool MainText::isOther(const ElementView &view) const
{
    switch (view.tag) {
    case Tag::Pre:
    case Tag::Code:
    case Tag::Kbd:
    case Tag::Samp:
    case Tag::Var:
    case Tag::Tt:
    case Tag::Xmp:
    case Tag::Math:
        return true;
    default:
        return view.isHtml && view.has(Attr::Lang)
            && primaryOf(view.value(Attr::Lang)) != primaryOf(m_context.page.language);
    }
}

/// What stands in an element that is left out, and whose text is kept.
WalkFlags MainText::insideSpare(const ElementView &view)
{
    if (m_beside != 0)
        return 0;
    if (view.isHtml && (view.tag == Tag::Main || view.tag == Tag::Article || view.tag == Tag::H1)) {
        m_landmark = true;
        m_headed = m_headed || view.tag != Tag::Article;
    }
    const Meaning meaning = meaningOf(view);
    if ((meaning.flags & BesideMain) && meaning.spare != Spare::Yes && !markup::isIn(view.tag, markup::Void))
        m_beside = view.id();
    return meaning.flags & InAnchor;
}

WalkFlags MainText::element(const ElementView &view)
{
    if (!m_context.isPage() || view.tag == Tag::Html || view.tag == Tag::Body)
        return 0;
    const bool closes = !markup::isIn(view.tag, markup::Void);
    if (m_other == 0 && closes && isOther(view))
        m_other = view.id();
    if (view.tag == Tag::Ruby && m_ruby == 0)
        m_ruby = view.id();
    WalkFlags flags = 0;
    if (view.flags & BesideMain) {
        if (m_spare != 0)
            flags = insideSpare(view);
    } else {
        const Meaning meaning = meaningOf(view);
        flags = meaning.flags;
        if ((flags & BesideMain) && meaning.spare != Spare::No && closes && m_spare == 0) {
            m_spare = view.id();
            m_needsLandmark = meaning.spare == Spare::WithLandmark;
            m_landmark = view.tag == Tag::Main || view.tag == Tag::Article;
            m_headed = view.tag == Tag::Main;
        }
    }
    watchEnds(isWatching());
    return flags;
}

void MainText::ended(const markup::Element &element)
{
    if (!m_context.isPage())
        return;
    if (element.id == m_spare) {
        endBlock();
        m_spare = m_beside = 0;
    }
    for (markup::ElementId *const one : {&m_beside, &m_ruby, &m_other}) {
        if (element.id == *one)
            *one = 0;
    }
    watchEnds(isWatching());
}

void MainText::text(QByteArrayView text, WalkFlags flags)
{
    if (!m_context.isPage())
        return;
    if ((flags & BesideMain) && (m_spare == 0 || m_beside != 0))
        return;
    const auto place = flags & BesideMain ? MainTextPlace::Spare
        : flags & InMain                  ? MainTextPlace::Main
                                          : MainTextPlace::Outside;
    if (place != m_place || m_only.size() + qsizetype(m_block.size()) > MostKept - text.size())
        endBlock();
    m_place = place;
    if (m_other != 0 && !m_parted) {
        m_parted = true;
        m_spoken = current().toByteArray();
    } else if (m_parted && m_other == 0) {
        m_spoken.append(text);
    }
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
    const bool spare = m_place == MainTextPlace::Spare;
    if (m_bytes > 0 && m_linked * 2 <= m_bytes) {
        if (!spare || m_landmark || !m_needsLandmark) {
            // What is not shown is no more than what there is for want of another.
            m_sink.block(current(), m_place, spare && m_headed && !m_needsLandmark);
            m_sink.spoken(m_parted ? QByteArrayView(m_spoken) : current(), m_place);
        }
    } else if (m_bytes > 0 && !spare) {
        m_sink.links(m_bytes, m_place == MainTextPlace::Main);
    }
    m_block.clear(); // its memory is kept for the next one
    m_only = {};
    m_bytes = 0;
    m_linked = 0;
    m_parted = false;
    m_spoken.clear();
}

} // namespace argiope::html
