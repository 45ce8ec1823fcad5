#include "core/net/archivedanswer.h"

#include "core/net/http1answer.h"

#include <algorithm>

namespace argiope::net {

namespace {

constexpr qsizetype Looked = 512; ///< bytes of a body that say whether it is text

/// A head in pieces, and where the body begins.
struct Parts
{
    QByteArray start; ///< the status line
    QList<QByteArray> lines; ///< with what is folded joined
    QByteArrayView body;
};

std::optional<Parts> partsOf(QByteArrayView bytes)
{
    Parts parts;
    bool first = true;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype end = bytes.indexOf('\n', at);
        if (end < 0)
            return std::nullopt;
        QByteArrayView line = bytes.sliced(at, end - at);
        if (line.endsWith('\r'))
            line.chop(1);
        at = end + 1;
        if (first) {
            parts.start = line.toByteArray();
            first = false;
        } else if (line.isEmpty()) {
            parts.body = bytes.sliced(at);
            return parts;
        } else if ((line.startsWith(' ') || line.startsWith('\t')) && !parts.lines.isEmpty()) {
            parts.lines.last() += ' ' + line.trimmed().toByteArray();
        } else {
            parts.lines.append(line.toByteArray());
        }
    }
    return std::nullopt;
}

bool isNamed(const QByteArray &line, const char *name)
{
    const qsizetype colon = line.indexOf(':');
    return colon > 0 && line.first(colon).trimmed().compare(name, Qt::CaseInsensitive) == 0;
}

QByteArray valueOf(const Parts &parts, const char *name)
{
    QByteArray value;
    for (const QByteArray &line : parts.lines) {
        if (isNamed(line, name))
            value = line.sliced(line.indexOf(':') + 1).trimmed().toLower();
    }
    return value;
}

void drop(Parts &parts, const char *name)
{
    parts.lines.removeIf([name](const QByteArray &line) { return isNamed(line, name); });
}

/// "HTTP/2 200", "HTTP 200" and the like, as HTTP/1.1 writes it; as it is where it is none.
QByteArray statusLine(const QByteArray &start)
{
    const qsizetype blank = start.indexOf(' ');
    // Without a version too, as the first servers had it: "HTTP 200 Document follows".
    if (!(start.startsWith("HTTP/") || start.startsWith("HTTP ")) || blank < 0)
        return start;
    const QByteArray rest = start.sliced(blank + 1).trimmed();
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (rest.size() < 3 || !std::all_of(rest.begin(), rest.begin() + 3, digit) || (rest.size() > 3 && rest[3] != ' '))
        return start;
    return "HTTP/1.1 " + rest.first(3) + ' ' + rest.sliced(3).trimmed();
}

/// Where the data of its first chunk begins; -1 where no chunk begins it.
qsizetype firstChunk(QByteArrayView body)
{
    const auto hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
    qsizetype at = 0;
    while (at < body.size() && at < 16 && hex(body[at]))
        ++at;
    if (at == 0)
        return -1;
    const qsizetype end = body.indexOf('\n', at);
    if (end < 0)
        return -1;
    const QByteArrayView rest = body.sliced(at, end - at).trimmed();
    return rest.isEmpty() || rest.startsWith(';') ? end + 1 : -1;
}

bool isText(QByteArrayView body)
{
    const QByteArrayView begin = body.first(std::min(body.size(), Looked));
    return std::none_of(begin.begin(), begin.end(), [](char c) {
        const auto byte = quint8(c);
        return byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r' && byte != '\f';
    });
}

/// The body is not in the coding that the head names.
bool isUncoded(const QByteArray &coding, QByteArrayView body)
{
    if (coding.isEmpty() || coding == "identity" || body.isEmpty())
        return false;
    if (coding == "gzip" || coding == "x-gzip")
        return !body.startsWith("\x1f\x8b");
    if (coding == "zstd")
        return !body.startsWith("\x28\xb5\x2f\xfd");
    return isText(body); // of others nothing tells but what they make of a text
}

/// The answer without what is plainly wrong in its head; nothing where nothing is.
std::optional<QByteArray> mended(QByteArrayView bytes)
{
    auto parts = partsOf(bytes);
    if (!parts || parts->start.startsWith("HTTP/1.1 1"))
        return std::nullopt;
    const QByteArray start = statusLine(parts->start);
    bool changed = start != parts->start && !parts->start.startsWith("HTTP/1.");
    const bool saysChunked = valueOf(*parts, "transfer-encoding").contains("chunked");
    const qsizetype chunk = saysChunked ? firstChunk(parts->body) : -1;
    if (saysChunked && chunk < 0 && !parts->body.isEmpty()) {
        drop(*parts, "transfer-encoding");
        changed = true;
    }
    const QByteArrayView data = chunk < 0 ? parts->body : parts->body.sliced(chunk);
    if (isUncoded(valueOf(*parts, "content-encoding"), data)) {
        drop(*parts, "content-encoding");
        drop(*parts, "content-length");
        changed = true;
    }
    bool ok = false;
    const qint64 length = valueOf(*parts, "content-length").toLongLong(&ok);
    if (chunk < 0 && ok && length < parts->body.size()) {
        drop(*parts, "content-length");
        changed = true;
    }
    if (!changed)
        return std::nullopt;
    QByteArray text = start + "\r\n";
    for (const QByteArray &line : std::as_const(parts->lines)) {
        if (line.indexOf(':') > 0 && !line.startsWith(':')) // HTTP/2 pseudo-headers are none of HTTP/1.1
            text += line + "\r\n";
    }
    text += "\r\n";
    text.append(parts->body);
    return text;
}

Reply readAsFetched(QByteArrayView bytes, const Request &request)
{
    Reply reply;
    Reception reception(request, reply);
    const Query query{.method = "GET", .scheme = {}, .authority = {}, .target = {}, .headers = {}};
    Http1Answer answer(query, reception);
    answer.feed(bytes);
    if (!answer.ended())
        answer.connectionEnded("nothing more was kept");
    return reply;
}

} // namespace

Reply readArchivedAnswer(QByteArrayView bytes, const Request &request)
{
    const auto other = mended(bytes);
    return readAsFetched(other ? QByteArrayView(*other) : bytes, request);
}

} // namespace argiope::net
