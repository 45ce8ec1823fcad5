#include "core/html/dynamic.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

bool isHttpUrl(QByteArrayView text)
{
    return startsWithLower(text, "https://") || startsWithLower(text, "http://");
}

bool containsAny(QByteArrayView text, std::initializer_list<const char *> words)
{
    return std::any_of(
        words.begin(), words.end(), [&](const char *word) { return text.contains(QByteArrayView(word)); });
}

/// At the opening quote: the string, unescaped as far as URLs need it (RFC 8259, 7). Non-ASCII escapes stay as written.
QByteArray readJsonString(QByteArrayView json, qsizetype &at)
{
    QByteArray result;
    for (++at; at < json.size() && json[at] != '"'; ++at) {
        if (json[at] != '\\' || at + 1 >= json.size()) {
            result += json[at];
            continue;
        }
        ++at;
        if (json[at] == 'u' && at + 4 < json.size()) {
            bool ok = false;
            const uint code = json.sliced(at + 1, 4).toByteArray().toUInt(&ok, 16);
            if (ok && code < 0x80) {
                result += char(code);
                at += 4;
                continue;
            }
            result += '\\';
        }
        result += json[at];
    }
    if (at < json.size())
        ++at;
    return result;
}

} // namespace

std::optional<GuessedUrl> guessDataAttribute(QByteArrayView name, QByteArrayView value)
{
    value = trimmed(value);
    const bool hasSpace = std::any_of(value.begin(), value.end(), [](char c) { return isSpace(c); });
    if (value.isEmpty() || hasSpace)
        return std::nullopt;
    const bool named = name == "data-href" || name == "data-url" || name == "data-src" || name == "data-link"
        || name == "data-original" || name == "data-lazy-src";
    const bool looks = isHttpUrl(value) || value.startsWith('/') || value.startsWith("./") || value.startsWith("../");
    if (!named && !looks)
        return std::nullopt;
    const bool resource = containsAny(name, {"src", "image", "img", "poster", "bg", "background", "thumb", "original"});
    return GuessedUrl{value, resource ? LinkKind::Resource : LinkKind::Navigation};
}

bool isJsonLd(QByteArrayView type)
{
    type = trimmed(type);
    const qsizetype end = type.indexOf(';');
    return equalsLower(trimmed(end < 0 ? type : type.first(end)), "application/ld+json");
}

void forEachJsonUrl(QByteArrayView json, const std::function<void(QByteArrayView, LinkKind)> &sink)
{
    QByteArray key;
    for (qsizetype at = 0; at < json.size();) {
        if (json[at] != '"') {
            ++at;
            continue;
        }
        const QByteArray text = readJsonString(json, at);
        qsizetype next = at;
        while (next < json.size() && isSpace(json[next]))
            ++next;
        if (next < json.size() && json[next] == ':') {
            key = lowered(text);
            continue;
        }
        if (!isHttpUrl(text) || key == "@context" || key == "@type")
            continue;
        const bool resource = containsAny(key, {"image", "logo", "thumbnail", "contenturl"});
        sink(text, resource ? LinkKind::Resource : LinkKind::Navigation);
    }
}

} // namespace argiope::html
