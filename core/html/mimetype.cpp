#include "core/html/mimetype.h"

#include "core/html/strings.h"

#include <QString>

#include <algorithm>

namespace argiope::html {

namespace {

bool isHttpSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

QByteArrayView trimmedHttp(QByteArrayView text)
{
    while (!text.isEmpty() && isHttpSpace(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isHttpSpace(text.back()))
        text.chop(1);
    return text;
}

bool isHttpToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return isAlpha(c) || isDigit(c) || (c != '\0' && QByteArrayView("!#$%&'*+-.^_`|~").contains(c));
    });
}

/// HTTP quoted-string token code points: tab, and everything from space up but DEL. The value is bytes here: what is
/// over 0x7F is allowed (U+0080 to U+00FF).
bool isQuotable(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(),
        [](char c) { return c == '\t' || (static_cast<unsigned char>(c) >= ' ' && c != 0x7F); });
}

/// "Collect an HTTP quoted string" with extract-value, at the opening quote.
QByteArray quotedString(QByteArrayView value, qsizetype &at)
{
    QByteArray result;
    for (++at; at < value.size() && value[at] != '"'; ++at) {
        if (value[at] == '\\' && at + 1 < value.size())
            ++at;
        result += value[at];
    }
    if (at < value.size())
        ++at;
    return result;
}

/// MIME Sniffing Standard 7.1: a pattern without case, then a tag-terminating byte.
bool looksLikeHtml(QByteArrayView body)
{
    static constexpr const char *Patterns[] = {"<!doctype html", "<html", "<head", "<script", "<iframe", "<h1", "<div",
        "<font", "<table", "<a", "<style", "<title", "<b", "<body", "<br", "<p"};
    QByteArrayView head = body.first(std::min<qsizetype>(body.size(), 1445)); // 5.2: the resource header
    while (!head.isEmpty() && isSpace(head[0]))
        head = head.sliced(1);
    if (head.startsWith("<!--"))
        return true;
    for (const char *pattern : Patterns) {
        const QByteArrayView text(pattern);
        if (head.size() > text.size() && startsWithLower(head, text)
            && (head[text.size()] == ' ' || head[text.size()] == '>'))
            return true;
    }
    return false;
}

} // namespace

MimeType parseMimeType(QByteArrayView value)
{
    value = trimmedHttp(value);
    MimeType result;
    const qsizetype slash = value.indexOf('/');
    if (slash < 0 || !isHttpToken(value.first(slash)))
        return result;
    qsizetype at = value.indexOf(';', slash);
    if (at < 0)
        at = value.size();
    QByteArrayView subtype = value.sliced(slash + 1, at - slash - 1);
    while (!subtype.isEmpty() && isHttpSpace(subtype.back()))
        subtype.chop(1);
    if (!isHttpToken(subtype))
        return result;
    result.essence = lowered(value.first(slash)) + '/' + lowered(subtype);
    while (at < value.size()) {
        ++at; // the ';'
        while (at < value.size() && isHttpSpace(value[at]))
            ++at;
        const qsizetype nameStart = at;
        while (at < value.size() && value[at] != ';' && value[at] != '=')
            ++at;
        const QByteArrayView name = value.sliced(nameStart, at - nameStart);
        if (at >= value.size())
            break;
        if (value[at] == ';')
            continue;
        ++at; // the '='
        QByteArray parameter;
        if (at < value.size() && value[at] == '"') {
            parameter = quotedString(value, at);
            while (at < value.size() && value[at] != ';')
                ++at;
        } else {
            const qsizetype start = at;
            while (at < value.size() && value[at] != ';')
                ++at;
            QByteArrayView plain = value.sliced(start, at - start);
            while (!plain.isEmpty() && isHttpSpace(plain.back()))
                plain.chop(1);
            if (plain.isEmpty())
                continue;
            parameter = plain.toByteArray();
        }
        if (!result.hasCharset && equalsLower(name, "charset") && isQuotable(parameter)) {
            result.hasCharset = true;
            result.charset = parameter;
        }
    }
    return result;
}

QByteArray mimeEssence(QByteArrayView contentType)
{
    return parseMimeType(contentType).essence;
}

bool isHtml(QByteArrayView contentType, QByteArrayView body)
{
    const QByteArray essence = mimeEssence(contentType);
    if (essence == "text/html" || essence == "application/xhtml+xml")
        return true;
    return isUnknownType(contentType) && looksLikeHtml(body);
}

bool isUnknownType(QByteArrayView contentType)
{
    const QByteArray essence = mimeEssence(contentType);
    return essence.isEmpty() || essence == "unknown/unknown" || essence == "application/unknown" || essence == "*/*";
}

} // namespace argiope::html
