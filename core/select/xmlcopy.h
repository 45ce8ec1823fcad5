#pragma once

#include "core/dom/document.h"

#include <QHash>
#include <QPair>

struct _xmlDoc;
struct _xmlNode;
struct _xmlNs;

namespace argiope::select {

/// A document as libxml2 has it. Elements of HTML are of no namespace, since paths know no default one; those of SVG
/// and MathML have theirs. What stands in a template is not there, as in a browser. Each node's `_private` is its
/// number in the document. The document outlives it.
class XmlCopy
{
public:
    explicit XmlCopy(const dom::Document &document);
    ~XmlCopy();
    XmlCopy(const XmlCopy &) = delete;
    XmlCopy &operator=(const XmlCopy &) = delete;

    [[nodiscard]] _xmlDoc *document() const { return m_copy; } ///< null where there was no memory for it
    /// What is looked through where the text of every element is asked for, in bytes.
    [[nodiscard]] qint64 nestedText() const { return m_nestedText; }
    [[nodiscard]] const QHash<QByteArray, QByteArray> &prefixes() const { return m_prefixes; } ///< that it uses

private:
    [[nodiscard]] bool run();
    [[nodiscard]] _xmlNode *element(const dom::NodeView &node);
    [[nodiscard]] bool attributes(const dom::NodeView &node, _xmlNode *copy);
    [[nodiscard]] _xmlNs *space(QByteArrayView prefix, QByteArrayView uri);

    const dom::Document &m_source;
    _xmlDoc *m_copy = nullptr;
    _xmlNs *m_lastSpace = nullptr;
    QHash<QPair<QByteArray, QByteArray>, _xmlNs *> m_spaces;
    QHash<QByteArray, QByteArray> m_prefixes;
    qint64 m_nestedText = 0;
};

} // namespace argiope::select
