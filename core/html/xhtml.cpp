#include "core/html/xhtml.h"

#include <QString>

#include <libxml/parser.h>
#include <libxml/xmlreader.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>

namespace argiope::html {

namespace {

constexpr QByteArrayView XhtmlSpace("http://www.w3.org/1999/xhtml");

QByteArrayView bytesOfXml(const xmlChar *text)
{
    return text ? QByteArrayView(reinterpret_cast<const char *>(text)) : QByteArrayView();
}

template <class Names>
bool hasName(QByteArrayView name, const Names &names)
{
    return std::any_of(std::begin(names), std::end(names), [name](const char *one) { return name == one; });
}

/// Elements that have no end tag in HTML.
bool isVoid(QByteArrayView name)
{
    static constexpr const char *names[] = {
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"};
    return hasName(name, names);
}

/// Elements whose text HTML takes as it stands.
bool isRaw(QByteArrayView name)
{
    static constexpr const char *names[] = {"script", "style", "xmp", "iframe", "noembed", "noframes"};
    return hasName(name, names);
}

void escape(QByteArrayView text, bool inAttribute, QByteArray &out)
{
    for (const char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '"' && inAttribute)
            out += "&quot;";
        else
            out += c;
    }
}

/// Writes what the reader meets.
class HtmlWriter
{
public:
    explicit HtmlWriter(xmlTextReaderPtr reader)
        : m_reader(reader)
    {
        m_html = "<!DOCTYPE html>"; // nothing in XML means quirks
    }
    void node()
    {
        switch (xmlTextReaderNodeType(m_reader)) {
        case XML_READER_TYPE_ELEMENT:
            start();
            break;
        case XML_READER_TYPE_END_ELEMENT:
            end(name());
            break;
        case XML_READER_TYPE_TEXT:
        case XML_READER_TYPE_CDATA:
        case XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
        case XML_READER_TYPE_WHITESPACE:
            text();
            break;
        case XML_READER_TYPE_ENTITY_REFERENCE: // of a subset that is not fetched: the standard's entities are HTML's
            m_html += '&';
            m_html += bytesOfXml(xmlTextReaderConstName(m_reader));
            m_html += ';';
            break;
        case XML_READER_TYPE_COMMENT:
            m_html += "<!--";
            m_html += bytesOfXml(xmlTextReaderConstValue(m_reader));
            m_html += "-->";
            break;
        default:
            break;
        }
    }
    [[nodiscard]] QByteArray take() { return std::move(m_html); }

private:
    /// Without the prefix that documents may give HTML's own elements.
    [[nodiscard]] QByteArrayView name() const
    {
        const QByteArrayView space = bytesOfXml(xmlTextReaderConstNamespaceUri(m_reader));
        const bool html = space == XhtmlSpace || space.isEmpty();
        return bytesOfXml(html ? xmlTextReaderConstLocalName(m_reader) : xmlTextReaderConstName(m_reader));
    }
    void start()
    {
        const QByteArray element = name().toByteArray();
        const bool empty = xmlTextReaderIsEmptyElement(m_reader) == 1;
        m_html += '<';
        m_html += element;
        QByteArray language;
        bool hasLanguage = false;
        while (xmlTextReaderMoveToNextAttribute(m_reader) == 1) {
            if (xmlTextReaderIsNamespaceDecl(m_reader) == 1)
                continue;
            const QByteArrayView attribute = bytesOfXml(xmlTextReaderConstName(m_reader));
            const QByteArrayView value = bytesOfXml(xmlTextReaderConstValue(m_reader));
            if (attribute == "xml:lang")
                language = value.toByteArray();
            hasLanguage = hasLanguage || attribute == "lang";
            put(attribute, value);
        }
        xmlTextReaderMoveToElement(m_reader);
        if (!language.isEmpty() && !hasLanguage)
            put("lang", language);
        m_html += '>';
        if (element == "pre" || element == "textarea" || element == "listing")
            m_html += '\n'; // which HTML leaves out
        if (empty)
            end(element);
        else if (isRaw(element))
            m_raw = element;
    }
    void put(QByteArrayView attribute, QByteArrayView value)
    {
        m_html += ' ';
        m_html += attribute;
        m_html += "=\"";
        escape(value, true, m_html);
        m_html += '"';
    }
    void end(QByteArrayView element)
    {
        if (element == m_raw)
            m_raw.clear();
        if (isVoid(element))
            return;
        m_html += "</";
        m_html += element;
        m_html += '>';
    }
    void text()
    {
        const QByteArrayView value = bytesOfXml(xmlTextReaderConstValue(m_reader));
        if (m_raw.isEmpty())
            escape(value, false, m_html);
        else if (m_raw == "script" || m_raw == "style")
            m_html += value.toByteArray().replace("</", "<\\/");
        else
            m_html += value;
    }

    xmlTextReaderPtr m_reader;
    QByteArray m_html;
    QByteArray m_raw; ///< the element whose text is taken as it stands, which is open
};

struct XmlFault
{
    int line = 0;
    QByteArray message;
    bool fatal = false; ///< it is no XML; else its names are in no namespace, where browsers stop as well
};

/// Keeps the first one, and the first fatal one before others: of entities of a subset that is not fetched nothing is
/// known, and nothing wrong.
void takeError(void *fault, const xmlError *error)
{
    auto *first = static_cast<XmlFault *>(fault);
    const bool fatal = error->level >= XML_ERR_FATAL;
    const bool counts = fatal || (error->level == XML_ERR_ERROR && error->domain == XML_FROM_NAMESPACE);
    if (counts && (first->message.isEmpty() || (fatal && !first->fatal)))
        *first = {error->line, QByteArray(error->message).trimmed(), fatal};
}

/// A document's entities may name files of this machine, and libxml2 would put these in their place. The loader is one
/// for the whole program, of which no other part wants one.
void refuseOtherFiles()
{
    static const bool refused = [] {
        xmlSetExternalEntityLoader(
            [](const char * /*url*/, const char * /*id*/, xmlParserCtxtPtr) -> xmlParserInputPtr { return nullptr; });
        return true;
    }();
    Q_UNUSED(refused)
}

} // namespace

base::Result<XhtmlText, QByteArray> readXhtml(QByteArrayView document, const QByteArray &label)
{
    if (document.size() > std::numeric_limits<int>::max())
        return base::Failure{QByteArray("too large")};
    refuseOtherFiles();
    // What the internal subset declares is put in its place, within libxml2's bounds.
    constexpr int options = XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_NOERROR | XML_PARSE_NOWARNING;
    const std::unique_ptr<xmlTextReader, decltype(&xmlFreeTextReader)> reader(
        xmlReaderForMemory(
            document.data(), int(document.size()), nullptr, label.isEmpty() ? nullptr : label.constData(), options),
        &xmlFreeTextReader);
    if (!reader)
        return base::Failure{QByteArray("cannot be read")};
    XmlFault fault;
    xmlTextReaderSetStructuredErrorHandler(
        reader.get(), [](void *to, auto error) { takeError(to, error); }, &fault);
    HtmlWriter writer(reader.get());
    int more = xmlTextReaderRead(reader.get());
    for (; more == 1; more = xmlTextReaderRead(reader.get()))
        writer.node();
    if (more != 0 || !fault.message.isEmpty()) {
        return base::Failure{QByteArray("line " + QByteArray::number(fault.line) + ": "
            + (fault.message.isEmpty() ? QByteArray("not well-formed") : fault.message))};
    }
    const QByteArrayView encoding = bytesOfXml(xmlTextReaderConstEncoding(reader.get()));
    return XhtmlText{writer.take(), encoding.isEmpty() ? QByteArray("UTF-8") : encoding.toByteArray()};
}

} // namespace argiope::html
