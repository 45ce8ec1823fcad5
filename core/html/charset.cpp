#include "core/html/charset.h"

#include "core/base/text.h"
#include "core/html/mimetype.h"
#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

constexpr qsizetype PrescanBytes = 1024;

/// As written: most are nothing to the prescan, and each page has dozens.
struct PrescanAttribute
{
    QByteArrayView name;
    QByteArrayView value;
};

/// "Prescan a byte stream to determine its encoding" (HTML Standard 13.2.3.2).
class Prescan
{
public:
    explicit Prescan(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    QByteArray run()
    {
        while (m_at < m_bytes.size()) {
            if (m_bytes[m_at] != '<') {
                const qsizetype next = m_bytes.indexOf('<', m_at);
                if (next < 0)
                    return {};
                m_at = next;
            }
            const QByteArrayView rest = m_bytes.sliced(m_at);
            if (rest.startsWith("<!--")) {
                // The two dashes of the start may be those of the end: `<!-->`.
                qsizetype end = m_bytes.indexOf('>', m_at + 4);
                while (end >= 0 && (m_bytes[end - 1] != '-' || m_bytes[end - 2] != '-'))
                    end = m_bytes.indexOf('>', end + 1);
                if (end < 0)
                    return {};
                m_at = end + 1;
            } else if (rest.size() > 5 && startsWithLower(rest, "<meta") && (isSpace(rest[5]) || rest[5] == '/')) {
                m_at += 5;
                const QByteArray name = readMeta();
                if (!name.isEmpty())
                    return name;
            } else if (rest.size() > 1
                && (isAlpha(rest[1]) || (rest[1] == '/' && rest.size() > 2 && isAlpha(rest[2])))) {
                while (m_at < m_bytes.size() && !isSpace(m_bytes[m_at]) && m_bytes[m_at] != '>')
                    ++m_at;
                PrescanAttribute attribute;
                while (readAttribute(attribute)) { }
                ++m_at;
            } else if (rest.size() > 1 && (rest[1] == '!' || rest[1] == '/' || rest[1] == '?')) {
                const qsizetype end = m_bytes.indexOf('>', m_at);
                if (end < 0)
                    return {};
                m_at = end + 1;
            } else {
                ++m_at;
            }
        }
        return {};
    }

private:
    QByteArray readMeta()
    {
        bool seenHttpEquiv = false;
        bool seenContent = false;
        bool seenCharset = false;
        bool gotPragma = false;
        int needPragma = -1; // unknown
        QByteArray encoding;
        PrescanAttribute attribute;
        while (readAttribute(attribute)) {
            if (!seenHttpEquiv && equalsLower(attribute.name, "http-equiv")) {
                seenHttpEquiv = true;
                gotPragma = equalsLower(attribute.value, "content-type");
            } else if (!seenContent && equalsLower(attribute.name, "content")) {
                seenContent = true;
                QByteArray found = encodingFromMetaContent(attribute.value);
                if (!found.isEmpty() && encoding.isEmpty()) {
                    encoding = std::move(found);
                    needPragma = 1;
                }
            } else if (!seenCharset && equalsLower(attribute.name, "charset")) {
                seenCharset = true;
                encoding = encodingFromLabel(attribute.value);
                needPragma = 0;
            }
        }
        const bool complete = m_at < m_bytes.size(); // the tag's '>' is there
        ++m_at;
        if (!complete || needPragma < 0 || (needPragma == 1 && !gotPragma) || encoding.isEmpty())
            return {};
        if (encoding.startsWith("UTF-16"))
            return QByteArrayLiteral("UTF-8");
        return encoding == "x-user-defined" ? QByteArrayLiteral("windows-1252") : encoding;
    }

    /// "Get an attribute"; whose parts count as lower case. False at the tag's end, with m_at on the '>', or at the
    /// bytes' end.
    bool readAttribute(PrescanAttribute &attribute)
    {
        attribute = {};
        while (m_at < m_bytes.size() && (isSpace(m_bytes[m_at]) || m_bytes[m_at] == '/'))
            ++m_at;
        if (m_at >= m_bytes.size() || m_bytes[m_at] == '>')
            return false;
        const qsizetype begin = m_at;
        while (m_at < m_bytes.size() && !isSpace(m_bytes[m_at]) && m_bytes[m_at] != '/' && m_bytes[m_at] != '>'
            && (m_bytes[m_at] != '=' || m_at == begin))
            ++m_at;
        if (m_at >= m_bytes.size())
            return false;
        attribute.name = m_bytes.sliced(begin, m_at - begin);
        if (m_bytes[m_at] != '=') {
            if (isSpace(m_bytes[m_at])) {
                while (m_at < m_bytes.size() && isSpace(m_bytes[m_at]))
                    ++m_at;
                if (m_at >= m_bytes.size())
                    return false;
            }
            if (m_bytes[m_at] != '=')
                return true;
        }
        ++m_at; // the '='
        while (m_at < m_bytes.size() && isSpace(m_bytes[m_at]))
            ++m_at;
        if (m_at >= m_bytes.size())
            return false;
        const char quote = m_bytes[m_at];
        if (quote == '"' || quote == '\'') {
            const qsizetype end = m_bytes.indexOf(quote, m_at + 1);
            if (end < 0) {
                m_at = m_bytes.size();
                return false;
            }
            attribute.value = m_bytes.sliced(m_at + 1, end - m_at - 1);
            m_at = end + 1;
            return true;
        }
        const qsizetype value = m_at;
        while (m_at < m_bytes.size() && !isSpace(m_bytes[m_at]) && m_bytes[m_at] != '>')
            ++m_at;
        attribute.value = m_bytes.sliced(value, m_at - value);
        return m_at < m_bytes.size();
    }

    QByteArrayView m_bytes;
    qsizetype m_at = 0;
};

/// "Get an XML encoding" (13.2.3.2).
QByteArray xmlEncoding(QByteArrayView bytes)
{
    if (!bytes.startsWith("<?xml"))
        return {};
    const qsizetype end = bytes.indexOf('>');
    if (end < 0)
        return {};
    const QByteArrayView declaration = bytes.first(end);
    qsizetype at = declaration.indexOf("encoding");
    if (at < 0)
        return {};
    const auto skip = [&] {
        while (at < declaration.size() && static_cast<unsigned char>(declaration[at]) <= 0x20)
            ++at;
    };
    at += 8;
    skip();
    if (at >= declaration.size() || declaration[at] != '=')
        return {};
    ++at;
    skip();
    if (at >= declaration.size() || (declaration[at] != '"' && declaration[at] != '\''))
        return {};
    const char quote = declaration[at];
    const qsizetype close = declaration.indexOf(quote, at + 1);
    if (close < 0)
        return {};
    const QByteArrayView label = declaration.sliced(at + 1, close - at - 1);
    if (std::any_of(label.begin(), label.end(), [](char c) { return static_cast<unsigned char>(c) <= 0x20; }))
        return {};
    const QByteArray name = encodingFromLabel(label);
    return name.startsWith("UTF-16") ? QByteArrayLiteral("UTF-8") : name;
}

} // namespace

QByteArray encodingFromMetaContent(QByteArrayView content)
{
    const QByteArray lower = lowered(content);
    qsizetype at = 0;
    while (true) {
        at = lower.indexOf("charset", at);
        if (at < 0)
            return {};
        at += 7;
        while (at < lower.size() && isSpace(lower[at]))
            ++at;
        if (at < lower.size() && lower[at] == '=')
            break;
    }
    ++at;
    while (at < lower.size() && isSpace(lower[at]))
        ++at;
    if (at >= lower.size())
        return {};
    const QByteArrayView rest = QByteArrayView(lower).sliced(at);
    if (rest[0] == '"' || rest[0] == '\'') {
        const qsizetype end = rest.indexOf(rest[0], 1);
        return end < 0 ? QByteArray() : encodingFromLabel(rest.sliced(1, end - 1));
    }
    qsizetype end = 0;
    while (end < rest.size() && !isSpace(rest[end]) && rest[end] != ';')
        ++end;
    return encodingFromLabel(rest.first(end));
}

QByteArray prescanEncoding(QByteArrayView body)
{
    const QByteArrayView head = body.first(std::min(body.size(), PrescanBytes));
    if (head.startsWith(QByteArrayView("<\0?\0x\0", 6)))
        return QByteArrayLiteral("UTF-16LE");
    if (head.startsWith(QByteArrayView("\0<\0?\0x", 6)))
        return QByteArrayLiteral("UTF-16BE");
    QByteArray name = Prescan(head).run();
    return name.isEmpty() ? xmlEncoding(head) : name;
}

SniffedEncoding sniffEncoding(QByteArrayView body, QByteArrayView contentType)
{
    if (body.startsWith("\xEF\xBB\xBF"))
        return {QByteArrayLiteral("UTF-8"), EncodingSource::ByteOrderMark, 3};
    if (body.startsWith("\xFE\xFF"))
        return {QByteArrayLiteral("UTF-16BE"), EncodingSource::ByteOrderMark, 2};
    if (body.startsWith("\xFF\xFE"))
        return {QByteArrayLiteral("UTF-16LE"), EncodingSource::ByteOrderMark, 2};
    QByteArray name = encodingFromLabel(parseMimeType(contentType).charset);
    if (!name.isEmpty())
        return {std::move(name), EncodingSource::ContentType, 0};
    name = prescanEncoding(body);
    if (!name.isEmpty())
        return {std::move(name), EncodingSource::Prescan, 0};
    if (!base::isAscii(body) && body.isValidUtf8())
        return {QByteArrayLiteral("UTF-8"), EncodingSource::LooksLikeUtf8, 0};
    return {QByteArrayLiteral("windows-1252"), EncodingSource::Default, 0};
}

} // namespace argiope::html
