#include "core/net/headerfields.h"

#include <QHash>

#include <algorithm>

namespace argiope::net {

namespace {

bool isLengthDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isTokenByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isLengthDigit(c)
        || QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
}

/// "get, decode, and split" (Fetch Standard, 2.2.2): at commas that stand in no quoted string.
QList<QByteArray> splitOutsideQuotes(const QByteArray &value)
{
    QList<QByteArray> parts;
    qsizetype start = 0;
    bool quoted = false;
    for (qsizetype i = 0; i <= value.size(); ++i) {
        if (i == value.size() || (!quoted && value[i] == ',')) {
            parts.append(value.mid(start, i - start).trimmed());
            start = i + 1;
        } else if (value[i] == '"') {
            quoted = !quoted;
        } else if (quoted && value[i] == '\\') {
            ++i; // what it stands before ends nothing
        }
    }
    return parts;
}

struct MimeType
{
    QByteArray essence; ///< "text/html"; "": no MIME type
    QByteArray charset;
    QByteArray text; ///< as it was sent
};

/// The value of a parameter that begins at `at`, which moves behind it (MIME Sniffing Standard, 4.4).
QByteArray parameterValue(QByteArrayView text, qsizetype &at)
{
    QByteArray value;
    if (at < text.size() && text[at] == '"') {
        for (++at; at < text.size() && text[at] != '"'; ++at) {
            if (text[at] == '\\' && at + 1 < text.size())
                ++at;
            value += text[at];
        }
        while (at < text.size() && text[at] != ';')
            ++at;
        return value;
    }
    const qsizetype end = text.indexOf(';', at);
    value = text.sliced(at, (end < 0 ? text.size() : end) - at).trimmed().toByteArray();
    at = end < 0 ? text.size() : end;
    return value;
}

/// "parse a MIME type" (MIME Sniffing Standard, 4.4), as far as essence and charset go.
MimeType parseMimeType(const QByteArray &value)
{
    MimeType type;
    type.text = value.trimmed();
    const QByteArrayView text(type.text);
    const qsizetype slash = text.indexOf('/');
    const qsizetype semicolon = text.indexOf(';');
    if (slash < 0 || (semicolon >= 0 && semicolon < slash))
        return type;
    const QByteArrayView major = text.first(slash);
    const QByteArrayView minor
        = text.sliced(slash + 1, (semicolon < 0 ? text.size() : semicolon) - slash - 1).trimmed();
    if (!isToken(major) || !isToken(minor))
        return type;
    type.essence = (major.toByteArray() + '/' + minor.toByteArray()).toLower();
    for (qsizetype at = semicolon; at >= 0 && at < text.size();) {
        ++at; // the semicolon
        while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
            ++at;
        qsizetype end = at;
        while (end < text.size() && text[end] != ';' && text[end] != '=')
            ++end;
        const QByteArray name = text.sliced(at, end - at).toByteArray().toLower();
        at = end;
        if (at >= text.size() || text[at] == ';')
            continue;
        ++at; // the equals sign
        const QByteArray given = parameterValue(text, at);
        if (name == "charset" && type.charset.isEmpty())
            type.charset = given;
    }
    return type;
}

} // namespace

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isTokenByte);
}

QByteArray effectiveContentType(const Headers &headers)
{
    QByteArray all;
    for (const auto &[name, value] : headers) {
        if (name.compare("Content-Type", Qt::CaseInsensitive) == 0)
            all += all.isEmpty() ? value : QByteArray(", " + value);
    }
    if (!all.contains(','))
        return all;
    MimeType best;
    QByteArray charset;
    for (const QByteArray &value : splitOutsideQuotes(all)) {
        const MimeType type = parseMimeType(value);
        if (type.essence.isEmpty() || type.essence == "*/*")
            continue;
        const bool same = type.essence == best.essence;
        best = type;
        if (!type.charset.isEmpty() || !same)
            charset = type.charset;
    }
    if (best.essence.isEmpty())
        return all;
    // With the charset of an earlier value where the last one has none.
    return best.charset.isEmpty() && !charset.isEmpty() ? QByteArray(best.text + ";charset=" + charset) : best.text;
}

AnnouncedLength announcedLength(const Headers &headers)
{
    AnnouncedLength result;
    for (const QByteArray &text : listMembers(headers, "Content-Length")) {
        bool ok = std::all_of(text.begin(), text.end(), isLengthDigit);
        const qint64 length = ok ? text.toLongLong(&ok) : -1;
        if (!ok)
            result.error = "Content-Length is no length: '" + shownBytes(text) + "'";
        else if (result.bytes >= 0 && result.bytes != length)
            result.error = "two different Content-Lengths: " + QByteArray::number(result.bytes) + " and "
                + QByteArray::number(length);
        if (!result.error.isEmpty()) {
            result.bytes = -1;
            return result;
        }
        result.bytes = length;
    }
    return result;
}

QList<QByteArray> listMembers(const Headers &headers, QByteArrayView name)
{
    QList<QByteArray> result;
    for (const auto &[key, value] : headers) {
        if (name.compare(key, Qt::CaseInsensitive) != 0)
            continue;
        for (const QByteArray &part : value.split(',')) {
            if (const QByteArray word = part.trimmed().toLower(); !word.isEmpty())
                result.append(word);
        }
    }
    return result;
}

QByteArray shownBytes(QByteArrayView bytes)
{
    constexpr qsizetype most = 40;
    QByteArray text = bytes.first(std::min(bytes.size(), most)).toByteArray();
    for (char &c : text) {
        if (c < 0x20 || c == 0x7f)
            c = '?';
    }
    return text;
}

namespace {

/// No two of them have one name, as is usual. Of many it is not asked.
bool areApart(const Headers &headers)
{
    constexpr qsizetype Few = 40;
    if (headers.size() > Few)
        return false;
    for (qsizetype i = 1; i < headers.size(); ++i) {
        const QByteArray &name = headers[i].first;
        for (qsizetype before = 0; before < i; ++before) {
            const QByteArray &other = headers[before].first;
            if (name.size() == other.size() && name.compare(other, Qt::CaseInsensitive) == 0)
                return false;
        }
    }
    return true;
}

} // namespace

bool isListField(QByteArrayView name)
{
    static constexpr const char *Alone[] = {"Set-Cookie", "Location", "X-Robots-Tag"};
    return std::none_of(std::begin(Alone), std::end(Alone),
        [name](const char *one) { return name.compare(one, Qt::CaseInsensitive) == 0; });
}

void joinFields(Headers &headers)
{
    if (areApart(headers)) {
        headers.removeIf([](const auto &header) { return header.second.isEmpty(); });
        return;
    }
    QHash<QByteArray, QByteArray> earlier;
    QHash<QByteArray, int> left;
    for (const auto &[name, value] : std::as_const(headers))
        ++left[name.toLower()];
    Headers joined;
    for (auto &[name, value] : headers) {
        const QByteArray key = name.toLower();
        --left[key];
        if (value.isEmpty())
            continue;
        if (!isListField(key)) {
            joined.append({std::move(name), std::move(value)});
            continue;
        }
        QByteArray &values = earlier[key];
        values += values.isEmpty() ? value : QByteArray(", " + value);
        if (left.value(key) == 0)
            joined.append({std::move(name), values});
    }
    headers = std::move(joined);
}

} // namespace argiope::net
