#include "core/trap/urlparts.h"

#include "core/url/steadyaddress.h"

#include <algorithm>
#include <array>

namespace argiope::trap {

namespace {

void add(QueryPairs &parameters, QByteArray name, QByteArray value)
{
    for (auto &known : parameters) {
        if (known.first == name) {
            known.second += '&' + value;
            return;
        }
    }
    parameters.append({std::move(name), std::move(value)});
}

/// "https://example.org/x", "/x?y": what a way back is.
bool isAddress(QByteArrayView text)
{
    const bool printable = std::all_of(text.begin(), text.end(), [](char c) { return c > 0x20 && c < 0x7F; });
    return printable && (text.startsWith('/') || text.startsWith("http://") || text.startsWith("https://"));
}

/// "name;key=value" loses what stands behind the semicolon where that is a session; "(S(…))" all of it.
QByteArray takeSession(const QByteArray &segment, QueryPairs &parameters)
{
    const qsizetype semicolon = segment.indexOf(';');
    const qsizetype equals = segment.indexOf('=', semicolon + 1);
    if (semicolon >= 0 && equals > 0) {
        const QByteArray key = segment.sliced(semicolon + 1, equals - semicolon - 1);
        const QByteArray value = segment.sliced(equals + 1);
        if (!isSession(key, value))
            return segment;
        add(parameters, ';' + key, value);
        return segment.first(semicolon);
    }
    // ASP.NET's (S(…)) stands in brackets.
    QByteArrayView bare = segment;
    if (bare.startsWith("(S(") && bare.endsWith("))"))
        bare = bare.sliced(3).chopped(2);
    const bool first = std::none_of(
        parameters.cbegin(), parameters.cend(), [](const auto &known) { return known.first == TokenName; });
    if (!first || !(isToken(bare) || isWayBack(bare)))
        return segment;
    add(parameters, TokenName.toByteArray(), bare.toByteArray());
    return "{token}";
}

} // namespace

const QByteArray *UrlParts::valueOf(QByteArrayView name) const
{
    const auto found = std::find_if(
        parameters.cbegin(), parameters.cend(), [name](const auto &known) { return known.first == name; });
    return found == parameters.cend() ? nullptr : &found->second;
}

bool UrlParts::hasQuery() const
{
    return std::any_of(parameters.cbegin(), parameters.cend(),
        [](const auto &known) { return known.first != TokenName && !known.first.startsWith(';'); });
}

UrlParts UrlParts::anywhere() const
{
    UrlParts parts{origin, origin + PathName, parameters};
    parts.parameters.append({PathName.toByteArray(), place.sliced(origin.size())});
    std::sort(parts.parameters.begin(), parts.parameters.end());
    return parts;
}

UrlParts partsOf(const url::Url &url)
{
    UrlParts parts;
    parts.origin = url.origin();
    parts.place = parts.origin;
    QList<QByteArray> segments = url.pathname().toByteArray().split('/');
    segments.removeFirst(); // the path begins with a slash
    for (const QByteArray &segment : std::as_const(segments))
        parts.place += '/' + takeSession(segment, parts.parameters);
    if (url.search().size() > 1) {
        for (const QByteArray &part : splitQuery(url.search().sliced(1).toByteArray())) {
            const qsizetype equals = part.indexOf('=');
            add(parts.parameters, equals < 0 ? part : part.first(equals),
                equals < 0 ? QByteArray() : part.sliced(equals + 1));
        }
    }
    std::sort(parts.parameters.begin(), parts.parameters.end());
    return parts;
}

bool isToken(QByteArrayView text)
{
    if (text.size() < 12 || text.size() > 512)
        return false;
    int digits = 0;
    int letters = 0;
    int changes = 0;
    bool hex = true;
    char before = 0;
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (!digit && !letter && c != '-' && c != '_')
            return false;
        hex = hex && (digit || c == '-' || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'));
        digits += digit;
        letters += letter;
        const char kind = digit ? '0' : letter ? 'a' : before;
        changes += before != 0 && kind != before;
        before = kind;
    }
    if (hex)
        return digits >= 3 && letters >= 2;
    return text.size() >= 16 && digits >= 3 && changes >= 4;
}

bool isWayBack(QByteArrayView segment)
{
    constexpr qsizetype least = 8; // shorter ones spell an address by chance
    const QByteArray plain = QByteArray::fromPercentEncoding(segment.toByteArray());
    if (isAddress(plain))
        return segment.size() > 1;
    // Base64, of which some write the padding as what needs no escape in a URL.
    QByteArray text = plain;
    while (text.endsWith('=') || text.endsWith('~') || text.endsWith(',') || text.endsWith('.'))
        text.chop(1);
    if (text.size() < least)
        return false;
    text.replace('-', '+').replace('_', '/');
    const auto bytes = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return bytes && isAddress(*bytes);
}

bool isSession(QByteArrayView key, QByteArrayView value)
{
    static constexpr std::array<QByteArrayView, 11> names{"sid", "phpsessid", "jsessionid", "sessionid", "session_id",
        "session", "sessid", "cfid", "cftoken", "zenid", "oscsid"};
    if (isToken(value) || key == TokenName)
        return true;
    const QByteArray lower = key.toByteArray().toLower();
    const bool named
        = lower.startsWith("aspsession") || std::find(names.begin(), names.end(), QByteArrayView(lower)) != names.end();
    return named && value.size() >= 4;
}

bool isMoment(QByteArrayView value)
{
    if (isDate(value))
        return true;
    if (isNumber(value)) {
        // Of this century's first third in seconds and milliseconds.
        const bool since1970 = (value.size() == 10 || value.size() == 13) && value.front() == '1';
        const bool written = (value.size() == 12 || value.size() == 14) && isDate(value.first(8));
        return since1970 || written;
    }
    // 2026-11-27T21:15, 2026-11-27+21%3A15
    return value.size() > 10 && isDate(value.first(10)) && !isNumber(value.sliced(10, 1));
}

bool isFleeting(QByteArrayView name, QByteArrayView value)
{
    if (isMoment(value))
        return true;
    QByteArray query("?");
    query.append(name).append('=').append(value);
    return url::isUnsteady(query);
}

} // namespace argiope::trap
