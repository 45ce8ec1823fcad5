#include "core/url/urlparser.h"

#include "core/url/host.h"
#include "core/url/utf8.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace argiope::url {

namespace {

// Offsets are 32 bits wide, and a malformed byte grows to the nine of %EF%BF%BD.
constexpr qsizetype longestInput = 64 * 1024 * 1024;
constexpr qsizetype longestBase = 1024 * 1024 * 1024;

QByteArray withoutTabsAndNewlines(QByteArrayView input)
{
    QByteArray out;
    out.reserve(input.size());
    for (const char c : input) {
        if (!(charclass::of(c) & charclass::Stripped))
            out.append(c);
    }
    return out;
}

/// Length of "." or "%2e" at the start of [at, end), 0 where there is neither.
int dotLength(const char *at, const char *end)
{
    if (at < end && *at == '.')
        return 1;
    if (end - at >= 3 && at[0] == '%' && at[1] == '2' && (at[2] == 'e' || at[2] == 'E'))
        return 3;
    return 0;
}

/// 1 for a single-dot, 2 for a double-dot URL path segment (4.1), else 0.
int dotSegment(const char *begin, const char *end)
{
    const int first = dotLength(begin, end);
    if (first == 0)
        return 0;
    begin += first;
    if (begin == end)
        return 1;
    const int second = dotLength(begin, end);
    return second > 0 && begin + second == end ? 2 : 0;
}

const char *findByte(const char *begin, const char *end, char c)
{
    if (begin == end)
        return end;
    const void *found = std::memchr(begin, c, size_t(end - begin));
    return found ? static_cast<const char *>(found) : end;
}

} // namespace

SchemeType schemeType(QByteArrayView scheme)
{
    // As many bytes as the compiler knows of: each link is asked.
    const auto is = [scheme](const char *name, size_t size) { return std::memcmp(scheme.data(), name, size) == 0; };
    switch (scheme.size()) {
    case 2:
        return is("ws", 2) ? SchemeType::Ws : SchemeType::NotSpecial;
    case 3:
        return is("wss", 3) ? SchemeType::Wss : is("ftp", 3) ? SchemeType::Ftp : SchemeType::NotSpecial;
    case 4:
        return is("http", 4) ? SchemeType::Http : is("file", 4) ? SchemeType::File : SchemeType::NotSpecial;
    case 5:
        return is("https", 5) ? SchemeType::Https : SchemeType::NotSpecial;
    default:
        return SchemeType::NotSpecial;
    }
}

int defaultPort(SchemeType type)
{
    constexpr std::array<int, 7> ports = {-1, 80, 443, 80, 443, 21, -1};
    return ports[size_t(type)];
}

UrlParser::UrlParser(QByteArrayView input, const Url *base, const QueryEncoder &queryEncoder)
    : m_base(base && !base->isEmpty() ? base : nullptr)
    , m_queryEncoder(queryEncoder)
{
    while (!input.isEmpty() && static_cast<unsigned char>(input.front()) <= 0x20)
        input = input.sliced(1);
    while (!input.isEmpty() && static_cast<unsigned char>(input.back()) <= 0x20)
        input.chop(1);
    m_tooLong = input.size() > longestInput || (m_base && m_base->href().size() > longestBase);
    if (m_tooLong)
        input = {};
    int seen = 0;
    for (const char c : input)
        seen |= charclass::of(c);
    if (seen & charclass::Stripped) {
        m_cleaned = withoutTabsAndNewlines(input);
        input = m_cleaned;
    }
    if ((seen & charclass::NonAscii) && !isWellFormedUtf8(input)) {
        m_cleaned = toWellFormedUtf8(input);
        input = m_cleaned;
    }
    m_begin = input.data();
    m_end = m_begin + input.size();
    if (m_base)
        m_baseType = schemeType(m_base->scheme());
}

base::Result<Url, UrlError> UrlParser::run()
{
    if (m_tooLong)
        return base::Failure{UrlError::TooLong};
    if (const Outcome failure = schemeStart())
        return base::Failure{*failure};
    m_url.m_href = QByteArray(m_out.constData(), m_out.size());
    return std::move(m_url);
}

UrlParser::Outcome UrlParser::schemeStart()
{
    if (m_begin == m_end || !isAsciiAlpha(*m_begin))
        return withoutScheme(m_begin);
    Position colon = m_begin;
    while (colon < m_end && (charclass::of(*colon) & charclass::SchemePart))
        ++colon;
    if (colon == m_end || *colon != ':')
        return withoutScheme(m_begin);
    const auto length = colon - m_begin;
    m_out.resize(length + 1);
    for (qptrdiff i = 0; i < length; ++i)
        m_out[i] = asciiLower(m_begin[i]);
    m_out[length] = ':';
    m_url.m_schemeEnd = static_cast<qint32>(length);
    m_type = schemeType(QByteArrayView(m_out.constData(), length));
    return afterScheme(colon + 1);
}

UrlParser::Outcome UrlParser::afterScheme(Position at)
{
    if (m_type == SchemeType::File)
        return file(at);
    const bool twoSlashes = m_end - at >= 2 && at[0] == '/' && at[1] == '/';
    if (isSpecial()) {
        if (m_base && m_baseType == m_type && !twoSlashes)
            return relative(at);
        while (isSlash(at))
            ++at;
        return authority(at);
    }
    if (twoSlashes)
        return authority(at + 2);
    m_url.m_userEnd = m_url.m_hostStart = m_url.m_hostEnd = m_url.m_pathStart = written();
    if (at < m_end && *at == '/')
        return path(at + 1);
    return opaquePath(at);
}

UrlParser::Outcome UrlParser::withoutScheme(Position at)
{
    if (!m_base)
        return UrlError::MissingScheme;
    m_type = m_baseType;
    if (m_base->hasOpaquePath()) {
        if (at == m_end || *at != '#')
            return UrlError::BaseIsOpaque;
        copyBaseAuthority();
        m_url.m_opaquePath = true;
        copyBasePath();
        copyBaseQuery();
        return queryOrFragment(at);
    }
    return m_type == SchemeType::File ? file(at) : relative(at);
}

// The relative and relative slash states. The URL's scheme is the base's.
UrlParser::Outcome UrlParser::relative(Position at)
{
    if (isSlash(at)) {
        ++at;
        if (isSpecial() ? isSlash(at) : (at < m_end && *at == '/')) {
            m_url.m_schemeEnd = m_base->m_schemeEnd;
            m_out.resize(0);
            m_out.append(m_base->m_href.constData(), m_base->m_schemeEnd + 1);
            do {
                ++at;
            } while (isSpecial() && isSlash(at));
            return authority(at);
        }
        copyBaseAuthority();
        return path(at);
    }
    copyBaseAuthority();
    copyBasePath();
    if (at == m_end || *at == '#') {
        endPath();
        copyBaseQuery();
        return queryOrFragment(at);
    }
    if (*at == '?') {
        endPath();
        return queryOrFragment(at);
    }
    shortenPath();
    return path(at);
}

// The authority, host, hostname and port states, for what follows the slashes.
UrlParser::Outcome UrlParser::authority(Position at)
{
    m_url.m_hasAuthority = true;
    m_out.append("//", 2);
    const int stop = isSpecial() ? charclass::SpecialPathStop : charclass::PathStop;
    Position end = at;
    Position hostBegin = at;
    for (; end < m_end && !(charclass::of(*end) & stop); ++end) {
        if (*end == '@')
            hostBegin = end + 1;
    }
    m_url.m_userEnd = m_url.m_hostStart = written();
    if (hostBegin > at) {
        if (hostBegin == end)
            return UrlError::MissingHost;
        credentials(at, hostBegin - 1);
    }
    if (const Outcome failure = hostAndPort(hostBegin, end))
        return failure;
    return pathStart(end);
}

void UrlParser::credentials(Position begin, Position end)
{
    const Position colon = findByte(begin, end, ':');
    appendEncoded(m_out, begin, colon, charclass::EscapeUserinfo);
    m_url.m_userEnd = written();
    if (colon < end && colon + 1 < end) {
        m_out.append(':');
        appendEncoded(m_out, colon + 1, end, charclass::EscapeUserinfo);
    }
    // Neither a name nor a password: the serialisation has no '@'.
    const bool any = written() > m_url.m_hostStart;
    m_url.m_hostStart = written();
    if (any)
        m_out.append('@');
}

UrlParser::Outcome UrlParser::hostAndPort(Position begin, Position end)
{
    Position colon = begin;
    for (bool insideBrackets = false; colon < end && (*colon != ':' || insideBrackets); ++colon) {
        if (*colon == '[')
            insideBrackets = true;
        else if (*colon == ']')
            insideBrackets = false;
    }
    if (colon == begin && (colon < end || isSpecial()))
        return UrlError::MissingHost;
    if (const Outcome failure = appendHost(m_out, QByteArrayView(begin, colon), !isSpecial()))
        return failure;
    m_url.m_hostEnd = written();
    return colon < end ? port(colon + 1, end) : Outcome{};
}

UrlParser::Outcome UrlParser::port(Position begin, Position end)
{
    if (begin == end)
        return {};
    int number = 0;
    for (Position at = begin; at < end; ++at) {
        if (!isAsciiDigit(*at))
            return UrlError::InvalidPort;
        number = number * 10 + (*at - '0');
        // What is not a digit further on would be the same failure.
        if (number > 65535)
            return UrlError::InvalidPort;
    }
    if (number == defaultPort(m_type))
        return {};
    m_url.m_port = number;
    m_out.append(':');
    const QByteArray text = QByteArray::number(number);
    m_out.append(text.constData(), text.size());
    return {};
}

UrlParser::Outcome UrlParser::pathStart(Position at)
{
    m_url.m_pathStart = written();
    if (isSlash(at))
        return path(at + 1);
    if (isSpecial() || (at < m_end && *at != '?' && *at != '#'))
        return path(at);
    return queryOrFragment(at);
}

// The path state, from the first byte after a slash.
UrlParser::Outcome UrlParser::path(Position at)
{
    const int stop = isSpecial() ? charclass::SpecialPathStop : charclass::PathStop;
    while (true) {
        const Position begin = at;
        int seen = 0;
        for (; at < m_end; ++at) {
            const int bits = charclass::of(*at);
            if (bits & stop)
                break;
            seen |= bits;
        }
        const bool slash = isSlash(at);
        const int dots = begin < at && (*begin == '.' || *begin == '%') ? dotSegment(begin, at) : 0;
        if (dots == 0) {
            appendSegment(begin, at, seen);
        } else {
            if (dots == 2)
                shortenPath();
            if (!slash)
                m_out.append('/');
        }
        if (!slash)
            break;
        ++at;
    }
    endPath();
    return queryOrFragment(at);
}

void UrlParser::appendSegment(Position begin, Position end, int seen)
{
    const bool first = written() == m_url.m_pathStart;
    m_out.append('/');
    if (!(seen & charclass::EscapePath))
        m_out.append(begin, end - begin);
    else
        appendEncoded(m_out, begin, end, charclass::EscapePath);
    if (first && m_type == SchemeType::File && end - begin == 2 && isAsciiAlpha(*begin) && begin[1] == '|')
        m_out.back() = ':';
}

// "Shorten a URL's path" (4.1).
void UrlParser::shortenPath()
{
    const char *begin = m_out.constData() + m_url.m_pathStart;
    const auto length = m_out.size() - m_url.m_pathStart;
    if (length == 0)
        return;
    if (m_type == SchemeType::File && length == 3 && isAsciiAlpha(begin[1]) && begin[2] == ':')
        return;
    qsizetype cut = length - 1;
    while (begin[cut] != '/')
        --cut;
    m_out.resize(m_url.m_pathStart + cut);
}

// A path that starts with an empty segment would read as an authority (4.5, "/." prefix).
void UrlParser::endPath()
{
    if (m_url.m_hasAuthority || m_url.m_opaquePath || written() - m_url.m_pathStart < 2)
        return;
    const char *begin = m_out.constData() + m_url.m_pathStart;
    if (begin[0] != '/' || begin[1] != '/')
        return;
    const auto length = m_out.size() - m_url.m_pathStart;
    m_out.resize(m_out.size() + 2);
    char *at = m_out.data() + m_url.m_pathStart;
    std::memmove(at + 2, at, size_t(length));
    at[0] = '/';
    at[1] = '.';
    m_url.m_pathStart += 2;
}

// The opaque path state.
UrlParser::Outcome UrlParser::opaquePath(Position at)
{
    m_url.m_opaquePath = true;
    Position end = at;
    while (end < m_end && *end != '?' && *end != '#')
        ++end;
    appendEncoded(m_out, at, end, charclass::EscapeC0);
    // A space before the query or fragment must survive when these are removed later and the rest is parsed again.
    if (end < m_end && end > at && end[-1] == ' ') {
        m_out.resize(m_out.size() - 1);
        m_out.append("%20", 3);
    }
    return queryOrFragment(end);
}

// The query and fragment states; `at` is at '?', '#' or the end.
UrlParser::Outcome UrlParser::queryOrFragment(Position at)
{
    if (at < m_end && *at == '?') {
        const Position end = findByte(at, m_end, '#');
        query(at + 1, end);
        at = end;
    }
    if (at < m_end) {
        m_url.m_hashStart = written();
        m_out.append('#');
        appendEncoded(m_out, at + 1, m_end, charclass::EscapeFragment);
    }
    return {};
}

void UrlParser::query(Position begin, Position end)
{
    m_url.m_queryStart = written();
    m_out.append('?');
    const int set = isSpecial() ? charclass::EscapeSpecialQuery : charclass::EscapeQuery;
    if (m_queryEncoder && isSpecial() && m_type != SchemeType::Ws && m_type != SchemeType::Wss) {
        const QByteArray encoded = m_queryEncoder(QByteArrayView(begin, end));
        appendEncoded(m_out, encoded.constData(), encoded.constData() + encoded.size(), set);
        return;
    }
    appendEncoded(m_out, begin, end, set);
}

void UrlParser::copyBaseAuthority()
{
    m_url.m_schemeEnd = m_base->m_schemeEnd;
    m_url.m_userEnd = m_base->m_userEnd;
    m_url.m_hostStart = m_base->m_hostStart;
    m_url.m_hostEnd = m_base->m_hostEnd;
    m_url.m_port = m_base->m_port;
    m_url.m_hasAuthority = m_base->m_hasAuthority;
    m_url.m_pathStart = m_base->m_hasAuthority ? m_base->m_pathStart : m_base->m_schemeEnd + 1;
    m_out.resize(0);
    m_out.append(m_base->m_href.constData(), m_url.m_pathStart);
}

void UrlParser::copyBasePath()
{
    const QByteArrayView path = m_base->pathname();
    m_out.append(path.data(), path.size());
}

void UrlParser::copyBaseQuery()
{
    if (m_base->m_queryStart < 0)
        return;
    m_url.m_queryStart = written();
    const qint32 end = m_base->m_hashStart < 0 ? qint32(m_base->m_href.size()) : m_base->m_hashStart;
    m_out.append(m_base->m_href.constData() + m_base->m_queryStart, end - m_base->m_queryStart);
}

base::Result<Url, UrlError> parse(QByteArrayView input, const Url *base, const QueryEncoder &queryEncoder)
{
    return UrlParser(input, base, queryEncoder).run();
}

} // namespace argiope::url
