#include "core/dom/xmltree.h"

#include <QXmlStreamReader>

#include <limits>

namespace argiope::dom {

namespace {

Language languageOf(quint16 space)
{
    switch (space) {
    case HtmlSpace:
        return Language::Html;
    case SvgSpace:
        return Language::Svg;
    case MathMlSpace:
        return Language::MathMl;
    default:
        return Language::Other;
    }
}

} // namespace

QByteArrayView XmlTree::kept(QStringView text)
{
    return m_document.m_texts.keep(text.toUtf8());
}

bool XmlTree::isTooMuch() const
{
    return qsizetype(m_document.m_nodes.size()) > m_limits.nodes
        || qsizetype(m_document.m_attributes.size()) > m_limits.attributes
        || m_document.m_texts.bytes() + m_gathered.size() > m_limits.copiedBytes;
}

XmlTree::Node &XmlTree::add(NodeKind kind, qint32 parent)
{
    const auto number = qint32(m_document.m_nodes.size());
    Node &node = m_document.m_nodes.emplace_back();
    node.kind = kind;
    node.parent = parent;
    Node &above = m_document.m_nodes[size_t(parent)];
    node.previous = above.last;
    (above.last >= 0 ? m_document.m_nodes[size_t(above.last)].next : above.first) = number;
    above.last = number;
    return node;
}

bool XmlTree::takeSpace(QStringView uri, quint16 &number)
{
    const QString name = uri.toString();
    if (const auto known = m_known.constFind(name); known != m_known.constEnd()) {
        number = *known;
        return true;
    }
    if (m_document.m_spaces.size() >= std::numeric_limits<quint16>::max())
        return false;
    number = quint16(m_document.m_spaces.size());
    m_document.m_spaces.push_back(name.toUtf8());
    m_known.insert(name, number);
    return true;
}

bool XmlTree::takeAttributes(const QXmlStreamReader &reader, Node &node)
{
    node.firstAttribute = qint32(m_document.m_attributes.size());
    const QXmlStreamAttributes attributes = reader.attributes();
    for (const QXmlStreamAttribute &one : attributes) {
        quint16 space = NoSpace;
        if (!takeSpace(one.namespaceUri(), space))
            return false;
        m_document.m_attributes.push_back(
            {kept(one.name()), kept(one.value()), space == NoSpace, space == XlinkSpace, space});
    }
    node.attributes = qint32(m_document.m_attributes.size()) - node.firstAttribute;
    return true;
}

bool XmlTree::addElement(const QXmlStreamReader &reader, qint32 parent)
{
    settleText();
    Node &node = add(NodeKind::Element, parent);
    const qsizetype prefix = reader.prefix().toUtf8().size();
    if (prefix > std::numeric_limits<quint16>::max() || !takeSpace(reader.namespaceUri(), node.space))
        return false;
    node.prefix = quint16(prefix);
    node.text = kept(reader.qualifiedName());
    node.language = languageOf(node.space);
    return takeAttributes(reader, node);
}

void XmlTree::addText(QStringView text, qint32 parent)
{
    if (text.isEmpty() || parent == 0) // nothing but white space stands beside the root
        return;
    if (m_text < 0) {
        m_text = qint32(m_document.m_nodes.size());
        (void)add(NodeKind::Text, parent);
    }
    m_gathered += text.toUtf8();
}

void XmlTree::settleText()
{
    if (m_text >= 0)
        m_document.m_nodes[size_t(m_text)].text = m_document.m_texts.keep(m_gathered);
    m_gathered.clear();
    m_text = -1;
}

bool XmlTree::run()
{
    for (size_t i = 0; i < m_document.m_spaces.size(); ++i)
        m_known.insert(QString::fromUtf8(m_document.m_spaces[i]), quint16(i));
    QXmlStreamReader reader(QString::fromUtf8(m_document.m_source)); // its text was decoded already
    qint32 parent = 0;
    while (!reader.atEnd() && !isTooMuch()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement: {
            const auto number = qint32(m_document.m_nodes.size());
            if (!addElement(reader, parent))
                return false;
            parent = number;
            break;
        }
        case QXmlStreamReader::EndElement:
            settleText();
            parent = m_document.m_nodes[size_t(parent)].parent;
            break;
        case QXmlStreamReader::Characters:
            addText(reader.text(), parent);
            break;
        case QXmlStreamReader::Comment:
            if (m_limits.comments) {
                settleText();
                Node &node = add(NodeKind::Comment, parent);
                node.text = kept(reader.text());
            }
            break;
        case QXmlStreamReader::ProcessingInstruction: {
            settleText();
            const QByteArray target = reader.processingInstructionTarget().toUtf8();
            if (target.size() > std::numeric_limits<quint16>::max())
                return false;
            Node &node = add(NodeKind::Instruction, parent);
            node.prefix = quint16(target.size());
            const QByteArray said = target + ' ' + reader.processingInstructionData().toUtf8();
            node.text = m_document.m_texts.keep(said);
            break;
        }
        default:
            break;
        }
    }
    settleText();
    return !reader.hasError() && !isTooMuch();
}

} // namespace argiope::dom
