#pragma once

#include "core/dom/document.h"

#include <QByteArrayView>

#include <vector>

namespace argiope::select {

/// An element's number in document order.
using ElementId = qint32;
constexpr ElementId NoElement = -1;

/// The elements of a document as an array in document order: of what stands in a template none, as in a browser. Lives
/// as long as the document. One thread.
class Elements
{
public:
    struct Element
    {
        dom::NodeView node;
        ElementId parent = NoElement;
        ElementId previous = NoElement; ///< sibling
        ElementId end = NoElement; ///< one beyond its last descendant
        qint32 type = 0; ///< the same of all that have the same name and namespace
        bool html = false; ///< of HTML's namespace
        bool last = true; ///< no element follows in its parent
    };

    explicit Elements(const dom::Document &document);

    [[nodiscard]] ElementId size() const { return ElementId(m_elements.size()); }
    [[nodiscard]] const Element &operator[](ElementId id) const { return m_elements[size_t(id)]; }
    [[nodiscard]] const dom::Document &document() const { return m_document; }
    [[nodiscard]] qint32 types() const { return m_types; }

    /// Whether it is that element of HTML; `name` in lower case.
    [[nodiscard]] bool is(ElementId id, const char *name) const;
    /// Of no namespace, by its name in lower case; null where it is not there, empty where it has no value.
    [[nodiscard]] QByteArrayView attribute(ElementId id, const char *name) const;
    [[nodiscard]] bool has(ElementId id, const char *name) const { return !attribute(id, name).isNull(); }
    /// Whether it has that value, without regard to case.
    [[nodiscard]] bool attributeIs(ElementId id, const char *name, QByteArrayView lower) const;

private:
    void flatten();
    void add(const dom::NodeView &node, ElementId parent, ElementId previous);

    const dom::Document &m_document;
    std::vector<Element> m_elements;
    qint32 m_types = 0;
};

} // namespace argiope::select
