#include "core/url/steadyaddress.h"

#include <algorithm>
#include <iterator>

namespace argiope::url {

namespace {

constexpr qsizetype ShortestId = 6; ///< of a session: "session=5" is one of a conference

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isHexLetter(char c)
{
    return (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool allDigits(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isDigit);
}

/// Seconds since 1970 from 2001 to 2065, the same in milliseconds or microseconds, or a date with a time.
bool isMoment(QByteArrayView text)
{
    const qsizetype dot = text.indexOf('.'); // 1712345678.123
    if (dot > 0 && allDigits(text.sliced(dot + 1)))
        text = text.first(dot);
    if (!allDigits(text))
        return false;
    const bool epoch = text[0] == '1' || text[0] == '2';
    return (epoch && (text.size() == 10 || text.size() == 13 || text.size() == 16))
        || (text.size() == 14 && (text.startsWith("19") || text.startsWith("20")));
}

bool isRandomFraction(QByteArrayView text)
{
    constexpr qsizetype fewest = 6;
    return text.startsWith("0.") && text.size() >= fewest + 2 && allDigits(text.sliced(2));
}

/// What nobody types: hexadecimal or letters of both cases with digits among them.
bool isToken(QByteArrayView text, qsizetype shortest)
{
    if (text.size() < shortest)
        return false;
    qsizetype digits = 0;
    qsizetype letters = 0;
    qsizetype upper = 0;
    bool hex = true;
    for (const char c : text) {
        if (isDigit(c))
            ++digits;
        else if (isLetter(c)) {
            ++letters;
            upper += c <= 'Z' ? 1 : 0;
            hex = hex && isHexLetter(c);
        } else if (c != '-' && c != '_' && c != '%' && c != '.' && c != '~' && c != '=' && c != '+' && c != '/')
            return false;
    }
    if (digits == 0 || letters == 0)
        return false;
    return hex || (text.size() >= 20 && digits >= 3 && upper > 0 && upper < letters);
}

QByteArray lowered(QByteArrayView text)
{
    return text.toByteArray().toLower();
}

template <size_t N>
bool isOneOf(const QByteArray &name, const char *const (&names)[N])
{
    return std::any_of(std::begin(names), std::end(names), [&name](const char *one) { return name == one; });
}

/// Says by its name that its value means nothing to what is read.
bool isVolatileName(const QByteArray &name)
{
    static constexpr const char *const names[] = {"_", "__", "_dc", "cb", "cachebuster", "cachebust", "cache_bust",
        "nocache", "no_cache", "rnd", "rand", "random", "sid", "phpsessid", "jsessionid", "aspsessionid", "sessionid",
        "session_id", "sessid", "session", "zenid", "oscsid", "cfid", "cftoken", "token", "csrf", "csrf_token",
        "csrftoken", "_csrf", "xsrf", "_xsrf", "authenticity_token", "csrfmiddlewaretoken", "nonce", "_wpnonce",
        "_token", "form_token", "sectok", "form_build_id", "requestid", "request_id", "formhash"};
    return isOneOf(name, names);
}

/// Whatever its value is.
bool breaksCaches(const QByteArray &name)
{
    static constexpr const char *const names[] = {"_", "__", "_dc", "cb", "cachebuster", "cachebust", "cache_bust",
        "nocache", "no_cache", "rnd", "rand", "random"};
    return isOneOf(name, names);
}

/// What it names may well look like a moment or a token.
bool isItemName(const QByteArray &name)
{
    static constexpr const char *const names[]
        = {"id", "p", "page", "q", "s", "tid", "pid", "aid", "cid", "uid", "fid", "post", "article", "item", "product",
            "sku", "isbn", "date", "day", "from", "to", "start", "end", "since", "until", "rev", "oldid", "diff",
            "commit", "h", "hb", "hash", "sha", "v_id", "file", "key", "doc", "docid", "uuid", "guid"};
    return isOneOf(name, names) || name.endsWith("_id") || name.endsWith("Id");
}

enum class Purpose { Reading, Identity };

bool isVolatile(QByteArrayView name, QByteArrayView value, Purpose purpose)
{
    if (value.isEmpty())
        return false;
    const QByteArray low = lowered(name);
    if (isVolatileName(low))
        return breaksCaches(low) || value.size() >= ShortestId;
    if (isItemName(low))
        return false;
    // Versions of files are moments, or hashes of what they hold.
    static constexpr const char *const versions[]
        = {"v", "ver", "version", "t", "ts", "time", "timestamp", "r", "m", "mtime"};
    const bool version = isOneOf(low, versions);
    return isMoment(value) || isRandomFraction(value)
        || ((version || purpose == Purpose::Reading) && isToken(value, version ? 8 : 16));
}

/// "app.3f2a9c1d.js", "app-1712345678.css": all but the name and the ending.
void appendFile(QByteArray &out, QByteArrayView file, Purpose purpose)
{
    static constexpr const char *const endings[] = {"js", "mjs", "css", "png", "jpg", "jpeg", "gif", "svg", "webp",
        "avif", "ico", "woff", "woff2", "ttf", "map", "json"};
    const qsizetype dot = file.lastIndexOf('.');
    if (dot <= 0 || !isOneOf(lowered(file.sliced(dot + 1)), endings)) {
        out += file;
        return;
    }
    const QByteArrayView stem = file.first(dot);
    const qsizetype cut = std::max({stem.lastIndexOf('.'), stem.lastIndexOf('-'), stem.lastIndexOf('_')});
    const QByteArrayView mark = stem.sliced(cut + 1);
    if (cut > 0 && (isMoment(mark) || (purpose == Purpose::Reading && isToken(mark, 8))))
        out.append(stem.first(cut + 1)).append('#').append(file.sliced(dot));
    else
        out += file;
}

void appendPath(QByteArray &out, QByteArrayView path, Purpose purpose)
{
    for (qsizetype from = 0; from <= path.size();) {
        qsizetype end = path.indexOf('/', from);
        const bool last = end < 0;
        end = last ? path.size() : end;
        QByteArrayView segment = path.sliced(from, end - from);
        QByteArray parameters;
        if (const qsizetype semicolon = segment.indexOf(';'); semicolon >= 0) {
            const QByteArrayView tail = segment.sliced(semicolon + 1);
            const qsizetype equals = tail.indexOf('=');
            parameters = ';' + tail.toByteArray();
            if (equals > 0 && isVolatile(tail.first(equals), tail.sliced(equals + 1), purpose))
                parameters.clear(); // who has a cookie is not given it
            segment = segment.first(semicolon);
        }
        if (segment.startsWith("(S(") && segment.endsWith("))"))
            out += '#';
        else if (last)
            appendFile(out, segment, purpose);
        else
            out += segment;
        out += parameters;
        if (!last)
            out += '/';
        from = end + 1;
    }
}

/// Parameters whose value means nothing are dropped with their name: a session begins without one.
void appendQuery(QByteArray &out, QByteArrayView query, Purpose purpose)
{
    bool first = true;
    for (qsizetype from = 0; from <= query.size();) {
        qsizetype end = query.indexOf('&', from);
        end = end < 0 ? query.size() : end;
        const QByteArrayView pair = query.sliced(from, end - from);
        from = end + 1;
        const qsizetype equals = pair.indexOf('=');
        const QByteArrayView name = equals < 0 ? QByteArrayView("v") : pair.first(equals);
        const QByteArrayView value = equals < 0 ? pair : pair.sliced(equals + 1);
        const bool dropped = isVolatile(name, value, purpose);
        if (dropped && isVolatileName(lowered(name)))
            continue;
        out += first ? '?' : '&';
        first = false;
        if (dropped)
            out.append(equals < 0 ? QByteArrayView() : pair.first(equals + 1)).append('#');
        else
            out += pair;
    }
}

QByteArray steady(QByteArrayView address, Purpose purpose)
{
    const qsizetype fragment = address.indexOf('#');
    const QByteArrayView tail = fragment < 0 ? QByteArrayView() : address.sliced(fragment);
    const QByteArrayView whole = fragment < 0 ? address : address.first(fragment);
    // Without digits there is nothing but names that say it all, which have an equals sign.
    if (std::none_of(whole.begin(), whole.end(), isDigit) && !whole.contains('=') && !whole.contains('('))
        return address.toByteArray();
    const qsizetype query = whole.indexOf('?');
    QByteArrayView path = query < 0 ? whole : whole.first(query);
    QByteArray out;
    out.reserve(address.size());
    if (const qsizetype scheme = path.indexOf("://"); scheme > 0) {
        const qsizetype host = path.indexOf('/', scheme + 3);
        out += host < 0 ? path : path.first(host);
        path = host < 0 ? QByteArrayView() : path.sliced(host);
    }
    if (!path.isEmpty())
        appendPath(out, path, purpose);
    if (query >= 0 && query + 1 < whole.size())
        appendQuery(out, whole.sliced(query + 1), purpose);
    else if (query >= 0)
        out += '?';
    out += tail;
    return out;
}

} // namespace

QByteArray steadyAddress(QByteArrayView address)
{
    return steady(address, Purpose::Reading);
}

QByteArray steadyIdentity(QByteArrayView address)
{
    return steady(address, Purpose::Identity);
}

bool isUnsteady(QByteArrayView address)
{
    return steadyIdentity(address) != address;
}

} // namespace argiope::url
