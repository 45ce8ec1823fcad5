#pragma once

#include "core/dom/document.h"

#include <QHash>
#include <QStringView>

QT_BEGIN_NAMESPACE
class QXmlStreamReader;
QT_END_NAMESPACE

namespace argiope::dom {

/// Makes a document's tree of XML (XML 1.0 and Namespaces in XML 1.0; no external entities, and own ones as far as Qt
/// lets them expand). Private to the folder.
class XmlTree
{
public:
    XmlTree(Document &document, const DocumentLimits &limits)
        : m_document(document)
        , m_limits(limits)
    {
    }
    [[nodiscard]] bool run(); ///< false at a fault, or where a limit was reached

private:
    using Node = Document::Node;

    [[nodiscard]] Node &add(NodeKind kind, qint32 parent);
    [[nodiscard]] bool addElement(const QXmlStreamReader &reader, qint32 parent);
    [[nodiscard]] bool takeAttributes(const QXmlStreamReader &reader, Node &node);
    [[nodiscard]] bool takeSpace(QStringView uri, quint16 &number);
    void addText(QStringView text, qint32 parent);
    void settleText();
    [[nodiscard]] QByteArrayView kept(QStringView text);
    [[nodiscard]] bool isTooMuch() const;

    Document &m_document;
    const DocumentLimits m_limits;
    QHash<QString, quint16> m_known; ///< namespaces by their names
    qint32 m_text = -1; ///< the text that the next one goes on with
    QByteArray m_gathered;
};

} // namespace argiope::dom
