#include "core/text/articlenodes.h"

#include "core/markup/bytes.h"
#include "core/text/contentwords.h"
#include "core/text/rendering.h"

#include <algorithm>
#include <initializer_list>

namespace argiope::text {

namespace {

bool isOneOf(QByteArrayView name, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [name](const char *one) { return name == one; });
}

bool startsBlock(QByteArrayView name)
{
    return isOneOf(name,
        {"blockquote", "dl", "div", "img", "ol", "p", "pre", "table", "ul", "section", "article", "h1", "h2", "h3",
            "h4", "h5", "h6", "header", "footer", "aside", "nav", "main", "figure", "form", "hr"});
}

/// Of a text: characters with runs of white space as one, and commas of all scripts that have them.
void measure(QByteArrayView text, int &characters, int &commas)
{
    bool space = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (markup::isSpace(text[i])) {
            space = characters > 0;
            continue;
        }
        characters += space;
        space = false;
        characters += (c & 0xC0) != 0x80;
        commas += c == ',';
        // U+060C, U+FE50, U+FE10, U+3001, U+FF0C
        const QByteArrayView rest = text.sliced(i);
        commas += c >= 0xD8
            && (rest.startsWith("\xD8\x8C") || rest.startsWith("\xEF\xB9\x90") || rest.startsWith("\xEF\xB8\x90")
                || rest.startsWith("\xE3\x80\x81") || rest.startsWith("\xEF\xBC\x8C"));
    }
}

} // namespace

void Totals::add(const Totals &other, int sign)
{
    linked += sign * other.linked;
    text += sign * other.text;
    commas += sign * other.commas;
    headings += sign * other.headings;
    lists += sign * other.lists;
    paragraphs += sign * other.paragraphs;
    images += sign * other.images;
    items += sign * other.items;
    inputs += sign * other.inputs;
    embeds += sign * other.embeds;
}

ArticleNodes::ArticleNodes(const dom::Document &document)
    : m_document(document)
    , m_end(size_t(document.size()))
    , m_left(size_t(document.size()))
    , m_hasBlocks(size_t(document.size()))
    , m_phrasing(size_t(document.size()))
    , m_landmarks(size_t(document.size()) + 1)
    , m_totals(size_t(document.size()))
{
    for (Number node = 0; node < size(); ++node) {
        const bool landmark
            = is(node, "main") || is(node, "h1") || (isElement(node) && attributeOf(view(node), "role") == "main");
        m_landmarks[size_t(node) + 1] = m_landmarks[size_t(node)] + landmark;
    }
    for (Number node = size() - 1; node >= 0; --node) {
        m_end[size_t(node)] = std::max(m_end[size_t(node)], node + 1);
        if (const Number above = parent(node); above >= 0)
            m_end[size_t(above)] = std::max(m_end[size_t(above)], m_end[size_t(node)]);
    }
    classify();
}

bool ArticleNodes::is(Number node, const char *name) const
{
    const dom::NodeView one = view(node);
    return one.kind() == dom::NodeKind::Element && one.language() == dom::Language::Html && one.name() == name;
}

QByteArray ArticleNodes::names(Number node) const
{
    const dom::NodeView one = view(node);
    return (attributeOf(one, "class").toByteArray() + ' ' + attributeOf(one, "id").toByteArray()).toLower();
}

int ArticleNodes::weight(Number node) const
{
    const dom::NodeView one = view(node);
    return weightOfNames(
        attributeOf(one, "class").toByteArray().toLower(), attributeOf(one, "id").toByteArray().toLower());
}

/// Children stand behind their parents, so what is below a node is known when it is come to from the end.
void ArticleNodes::classify()
{
    std::vector<quint8> others(m_left.size(), 0); // of what may be phrasing: whether something in it is not
    for (Number node = size() - 1; node > 0; --node) {
        const dom::NodeView one = view(node);
        const Number above = parent(node);
        if (one.kind() == dom::NodeKind::Text) {
            m_phrasing[size_t(node)] = 1;
            continue;
        }
        if (one.kind() != dom::NodeKind::Element)
            continue;
        const Display display = displayByName(one);
        const bool inlined = display == Display::Inline || display == Display::Break || display == Display::None;
        m_phrasing[size_t(node)] = inlined && !others[size_t(node)];
        if (!m_phrasing[size_t(node)])
            others[size_t(above)] = 1;
        if (startsBlock(one.name()) || m_hasBlocks[size_t(node)])
            m_hasBlocks[size_t(above)] = 1;
    }
}

void ArticleNodes::mark(Number node)
{
    std::fill(m_left.begin() + node, m_left.begin() + end(node), quint8(1));
}

void ArticleNodes::leaveOut(Number node)
{
    if (isLeftOut(node))
        return;
    const Totals gone = totals(node);
    mark(node);
    for (Number above = parent(node); above >= 0; above = parent(above))
        m_totals[size_t(above)].add(gone, -1);
}

void ArticleNodes::restore()
{
    std::fill(m_left.begin(), m_left.end(), quint8(0));
    for (Number node = 1; node < size(); ++node) {
        const dom::NodeView one = view(node);
        if (isElement(node) && displayOf(one) == Display::None && !is(node, "iframe") && !is(node, "object")
            && !is(node, "embed") && !is(node, "video")) {
            mark(node);
            node = end(node) - 1;
        }
    }
    count();
}

void ArticleNodes::countText(Number node)
{
    Totals &own = m_totals[size_t(node)];
    const dom::NodeView above = view(node).parent();
    const Display display = displayByName(above);
    if (above.kind() == dom::NodeKind::Element && display == Display::None)
        return; // of an embedded thing, which is there to be counted only
    measure(view(node).text(), own.text, own.commas);
}

void ArticleNodes::countElement(Number node)
{
    Totals &own = m_totals[size_t(node)];
    const dom::NodeView one = view(node);
    if (one.language() != dom::Language::Html)
        return;
    const QByteArrayView name = one.name();
    own.paragraphs += name == "p" || (name == "div" && !hasBlocks(node) && own.text > 0);
    own.images += name == "img";
    own.items += name == "li";
    own.inputs += name == "input";
    own.embeds += name == "object" || name == "embed" || name == "iframe";
    if (name == "a" && !attributeOf(one, "href").isNull())
        own.linked = own.text * (attributeOf(one, "href").startsWith('#') ? 0.3 : 1.0);
    if (name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6')
        own.headings = own.text;
    if (name == "ul" || name == "ol")
        own.lists = own.text;
}

void ArticleNodes::count()
{
    std::fill(m_totals.begin(), m_totals.end(), Totals());
    for (Number node = size() - 1; node > 0; --node) {
        if (isLeftOut(node))
            continue;
        if (view(node).kind() == dom::NodeKind::Text)
            countText(node);
        else if (isElement(node))
            countElement(node);
        m_totals[size_t(parent(node))].add(m_totals[size_t(node)], 1);
    }
}

} // namespace argiope::text
