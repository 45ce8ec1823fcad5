#include "core/dom/treemaker.h"

#include <functional>

namespace argiope::dom {

using markup::ElementId;
using markup::NewElement;
using markup::Place;
using markup::Space;
using markup::Token;

namespace {

constexpr qsizetype MostSteps = 20'000'000;

Language languageOf(Space space)
{
    switch (space) {
    case Space::Svg:
        return Language::Svg;
    case Space::MathMl:
        return Language::MathMl;
    case Space::Html:
        break;
    }
    return Language::Html;
}

/// "Adjust foreign attributes" (HTML Standard 13.2.6.1).
void adjustForeign(Attribute &attribute)
{
    static constexpr const char *namespaced[] = {"xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role",
        "xlink:show", "xlink:title", "xlink:type", "xml:lang", "xml:space", "xmlns", "xmlns:xlink"};
    if (!attribute.name.startsWith('x'))
        return;
    for (const char *one : namespaced) {
        if (attribute.name != one)
            continue;
        attribute.plain = false;
        attribute.xlink = attribute.name.startsWith("xlink:");
        attribute.name = attribute.name.sliced(attribute.name.indexOf(':') + 1);
        return;
    }
}

} // namespace

TreeMaker::TreeMaker(Document &document, const DocumentLimits &limits)
    : m_document(document)
    , m_limits(limits)
    , m_tokenizer(document.m_source)
    , m_builder(m_tokenizer, *this)
    , m_numbers{0}
{
}

bool TreeMaker::run()
{
    const bool whole = m_builder.run();
    settleText();
    return whole && !m_tooMuch;
}

qint32 TreeMaker::numberOf(ElementId id) const
{
    return m_numbers[size_t(id)];
}

qint32 TreeMaker::add(NodeKind kind)
{
    m_document.m_nodes.emplace_back();
    m_document.m_nodes.back().kind = kind;
    return qint32(m_document.m_nodes.size()) - 1;
}

bool TreeMaker::isWritten(QByteArrayView text) const
{
    const QByteArrayView source = m_document.m_source;
    const std::less_equal<const char *> before;
    return !text.isNull() && before(source.begin(), text.begin()) && before(text.end(), source.end());
}

QByteArrayView TreeMaker::kept(QByteArrayView text)
{
    return isWritten(text) ? text : m_document.m_texts.keep(text);
}

void TreeMaker::stopIfTooMuch()
{
    m_tooMuch = m_tooMuch || qsizetype(m_document.m_nodes.size()) > m_limits.nodes
        || qsizetype(m_document.m_attributes.size()) > m_limits.attributes
        || m_document.m_texts.bytes() + m_gathered.size() > m_limits.copiedBytes || m_steps > MostSteps;
    if (m_tooMuch)
        m_builder.stop();
}

bool TreeMaker::hasAttribute(const Node &node, QByteArrayView name, qint32 of) const
{
    for (qint32 i = 0; i < of; ++i) {
        if (m_document.m_attributes[size_t(node.firstAttribute + i)].name == name)
            return true;
    }
    return false;
}

void TreeMaker::takeAttributes(Node &node, const Token &token)
{
    m_tooMuch = m_tooMuch || token.cut; // what is missing could be what a rule looks for
    node.firstAttribute = qint32(m_document.m_attributes.size());
    for (const markup::Attribute &one : token.attributes) {
        Attribute attribute{kept(one.name), kept(m_tokenizer.value(one))};
        if (node.language != Language::Html)
            adjustForeign(attribute);
        m_document.m_attributes.push_back(attribute);
    }
    node.attributes = qint32(token.attributes.size());
}

markup::Mark TreeMaker::start(const NewElement &element)
{
    const qint32 number = add(NodeKind::Element);
    if (m_numbers.size() <= element.id)
        m_numbers.resize(size_t(element.id) + 1, 0);
    m_numbers[element.id] = number;
    Node &node = at(number);
    node.language = languageOf(element.space);
    const Token &token = m_tokenizer.last();
    node.offset = qint32(token.begin);
    if (element.copyOf != 0) {
        const Node &original = at(numberOf(element.copyOf));
        node.text = original.text;
        node.attributes = original.attributes;
        node.firstAttribute = original.firstAttribute;
        node.offset = original.offset;
        node.tagBytes = original.tagBytes;
    } else {
        node.text = markup::tagName(element.tag);
        if (element.token) {
            if (element.tag == markup::Tag::Unknown)
                node.text = kept(element.token->name);
            node.tagBytes = qint32(element.token->end - element.token->begin);
            takeAttributes(node, *element.token);
        }
    }
    if (element.placed)
        put(number, spotOf(element.place));
    stopIfTooMuch();
    return {};
}

TreeMaker::Spot TreeMaker::spotOf(const Place &place)
{
    if (place.table != 0) {
        const qint32 table = numberOf(place.table);
        if (at(table).parent >= 0)
            return {at(table).parent, table};
    }
    return {numberOf(place.parent), -1};
}

void TreeMaker::put(qint32 number, const Spot &spot)
{
    takeOut(number);
    Node &node = at(number);
    Node &parent = at(spot.parent);
    node.parent = spot.parent;
    node.next = spot.before;
    node.previous = spot.before >= 0 ? at(spot.before).previous : parent.last;
    (node.previous >= 0 ? at(node.previous).next : parent.first) = number;
    (spot.before >= 0 ? at(spot.before).previous : parent.last) = number;
}

void TreeMaker::takeOut(qint32 number)
{
    Node &node = at(number);
    if (node.parent < 0)
        return;
    Node &parent = at(node.parent);
    (node.previous >= 0 ? at(node.previous).next : parent.first) = node.next;
    (node.next >= 0 ? at(node.next).previous : parent.last) = node.previous;
    node.parent = node.previous = node.next = -1;
}

void TreeMaker::takeText(Node &node, QByteArrayView text)
{
    // Most texts are written as they are meant, and in one piece.
    if (m_gathered.isEmpty() && isWritten(text) && (node.text.isNull() || node.text.end() == text.begin())) {
        node.text = node.text.isNull() ? text : QByteArrayView(node.text.begin(), text.end());
        return;
    }
    if (m_gathered.isEmpty())
        m_gathered.append(node.text.data(), node.text.size());
    m_gathered.append(text.data(), text.size());
}

void TreeMaker::settleText()
{
    if (m_open >= 0 && !m_gathered.isEmpty()) {
        at(m_open).text = m_document.m_texts.keep(m_gathered);
        m_gathered.resize(0); // keeps its memory for the next one
    }
    m_open = -1;
}

// The standard has no two texts side by side. Where one is not the last that was read it stays as it is, since what
// goes on with a text over and over could otherwise take the square of its length.
void TreeMaker::text(QByteArrayView text, const Place &place)
{
    const Spot spot = spotOf(place);
    if (spot.parent == 0 || text.isEmpty())
        return;
    const qint32 previous = spot.before >= 0 ? at(spot.before).previous : at(spot.parent).last;
    if (previous < 0 || previous != m_open) {
        settleText();
        m_open = add(NodeKind::Text);
        const QByteArrayView source = m_document.m_source;
        at(m_open).offset = qint32(isWritten(text) ? text.begin() - source.begin() : m_tokenizer.last().begin);
        put(m_open, spot);
    }
    takeText(at(m_open), text);
    stopIfTooMuch();
}

void TreeMaker::addAttributes(const markup::Element &element, const Token &token)
{
    Node &node = at(numberOf(element.id));
    const qint32 had = node.attributes;
    m_steps += had * qsizetype(token.attributes.size());
    const auto isNew = [&](const markup::Attribute &one) { return !hasAttribute(node, one.name, had); };
    qint32 added = 0;
    for (const markup::Attribute &one : token.attributes)
        added += isNew(one) ? 1 : 0;
    stopIfTooMuch();
    if (added == 0)
        return;
    // An element's attributes stand side by side.
    const auto first = qint32(m_document.m_attributes.size());
    for (qint32 i = 0; i < had; ++i)
        m_document.m_attributes.push_back(Attribute(m_document.m_attributes[size_t(node.firstAttribute + i)]));
    for (const markup::Attribute &one : token.attributes) {
        if (isNew(one))
            m_document.m_attributes.push_back({kept(one.name), kept(m_tokenizer.value(one))});
    }
    node.firstAttribute = first;
    node.attributes = had + added;
    stopIfTooMuch();
}

void TreeMaker::move(ElementId id, const Place &place)
{
    put(numberOf(id), spotOf(place));
}

void TreeMaker::moveChildren(ElementId from, ElementId to)
{
    Node &source = at(numberOf(from));
    const qint32 number = numberOf(to);
    Node &target = at(number);
    if (source.first < 0)
        return;
    for (qint32 child = source.first; child >= 0; child = at(child).next) {
        at(child).parent = number;
        ++m_steps;
    }
    at(source.first).previous = target.last;
    (target.last >= 0 ? at(target.last).next : target.first) = source.first;
    target.last = source.last;
    source.first = source.last = -1;
    stopIfTooMuch();
}

void TreeMaker::remove(ElementId id)
{
    takeOut(numberOf(id));
}

} // namespace argiope::dom
