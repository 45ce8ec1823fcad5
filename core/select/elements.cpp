#include "core/select/elements.h"

#include "core/html/strings.h"

#include <QHash>

namespace argiope::select {

Elements::Elements(const dom::Document &document)
    : m_document(document)
{
    flatten();
}

void Elements::add(const dom::NodeView &node, ElementId parent, ElementId previous)
{
    if (previous != NoElement)
        m_elements[size_t(previous)].last = false;
    Element &element = m_elements.emplace_back();
    element.node = node;
    element.parent = parent;
    element.previous = previous;
    element.html = node.language() == dom::Language::Html;
}

// A page may nest as deeply as it likes, so nothing here recurs.
void Elements::flatten()
{
    struct Level
    {
        dom::NodeView next;
        ElementId owner;
        ElementId previous = NoElement;
    };
    QHash<std::pair<QByteArrayView, QByteArrayView>, qint32> types;
    std::vector<Level> levels{{m_document.root().firstChild(), NoElement}};
    while (!levels.empty()) {
        Level &level = levels.back();
        if (level.next.isNull()) {
            if (level.owner != NoElement)
                m_elements[size_t(level.owner)].end = size();
            levels.pop_back();
            continue;
        }
        const dom::NodeView node = level.next;
        level.next = node.nextSibling();
        if (node.kind() != dom::NodeKind::Element)
            continue;
        const ElementId id = size();
        add(node, level.owner, level.previous);
        level.previous = id;
        Element &element = m_elements.back();
        element.end = id + 1;
        qint32 &type = types[{node.name(), node.space()}];
        if (type == 0)
            type = ++m_types;
        element.type = type - 1;
        if (!element.html || node.name() != "template")
            levels.push_back({node.firstChild(), id}); // `level` is gone after this
    }
}

bool Elements::is(ElementId id, const char *name) const
{
    const Element &element = (*this)[id];
    return element.html && element.node.name() == name;
}

QByteArrayView Elements::attribute(ElementId id, const char *name) const
{
    const dom::NodeView &node = (*this)[id].node;
    for (qsizetype i = 0; i < node.attributeCount(); ++i) {
        if (const dom::Attribute &one = node.attribute(i); one.plain && one.name == name)
            return one.value;
    }
    return {};
}

bool Elements::attributeIs(ElementId id, const char *name, QByteArrayView lower) const
{
    return html::equalsLower(attribute(id, name), lower);
}

} // namespace argiope::select
