#include "core/html/inputstream.h"

#include "core/html/encodinglabels.h"
#include "core/html/mimetype.h"
#include "core/html/xhtml.h"
#include "core/markup/bytes.h"

#include <cstring>

namespace argiope::html {

namespace {

constexpr qsizetype MaxDecoded = 36 * 1024 * 1024; ///< bytes of a page as UTF-8, where it was none

/// The input stream has no U+000D (HTML Standard 13.2.3.5). A copy only where bytes that are others' have one.
QByteArray withUnixLineEnds(QByteArray &&text)
{
    const qsizetype first = text.indexOf('\r');
    if (first < 0)
        return std::move(text);
    QByteArray result = std::move(text);
    char *to = result.data() + first;
    const char *at = to;
    const char *const end = result.constData() + result.size();
    while (at != end) {
        const char *const next = markup::findByte(at, end, '\r');
        std::memmove(to, at, size_t(next - at));
        to += next - at;
        at = next;
        if (at == end)
            break;
        *to++ = '\n';
        at += at + 1 != end && at[1] == '\n' ? 2 : 1;
    }
    result.truncate(to - result.constData());
    return result;
}

/// U+FFFD in UTF-8.
int countReplacements(QByteArrayView text)
{
    int count = 0;
    for (qsizetype i = text.indexOf("\xEF\xBF\xBD"); i >= 0; i = text.indexOf("\xEF\xBF\xBD", i + 3))
        ++count;
    return count;
}

} // namespace

InputStream inputStream(QByteArrayView body, QByteArrayView contentType)
{
    InputStream stream;
    stream.encoding = sniffEncoding(body, contentType);
    const QByteArrayView bytes = body.sliced(stream.encoding.bomBytes);
    QByteArray text = decodeToUtf8(bytes, stream.encoding.name, MaxDecoded);
    stream.cut = text.constData() != bytes.data() && text.size() >= MaxDecoded;
    if (text.constData() != bytes.data())
        stream.replaced = countReplacements(text) - (stream.encoding.name == "UTF-8" ? countReplacements(bytes) : 0);
    stream.text = withUnixLineEnds(std::move(text));
    return stream;
}

bool isXhtml(QByteArrayView contentType)
{
    // Most are text/html: to read the type of each takes longer than to see that.
    return contentType.size() >= 21 && contentType.contains('+') && mimeEssence(contentType) == "application/xhtml+xml";
}

InputStream documentStream(QByteArrayView body, QByteArrayView contentType)
{
    if (!isXhtml(contentType))
        return inputStream(body, contentType);
    auto xml = readXhtml(body, encodingFromLabel(parseMimeType(contentType).charset));
    if (!xml) {
        InputStream stream = inputStream(body, contentType);
        stream.xmlFault = xml.error();
        if (stream.encoding.source == EncodingSource::Default)
            stream.encoding.name = QByteArrayLiteral("UTF-8"); // XML 1.0, 4.3.3; it is ASCII
        return stream;
    }
    InputStream stream;
    stream.text = withUnixLineEnds(std::move(xml->html));
    stream.encoding.name = encodingFromLabel(xml->encoding);
    if (stream.encoding.name.isEmpty())
        stream.encoding.name = "UTF-8";
    stream.encoding.source = EncodingSource::ContentType; // XML always knows
    return stream;
}

} // namespace argiope::html
