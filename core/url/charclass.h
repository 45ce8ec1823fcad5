#pragma once

#include <QVarLengthArray>
#include <QtGlobal>

#include <array>
#include <string_view>

namespace argiope::url {

/// Where a URL is assembled. The inline part holds nearly every URL of the web, so that a parse allocates only once,
/// for its result.
using Buffer = QVarLengthArray<char, 1024>;

/// What a byte means to the parser; a bit set, one look-up a byte.
namespace charclass {

enum Bit : quint16 {
    // Percent-encode sets (URL Standard 1.3). Bytes above 0x7E are in every one of them.
    EscapeC0 = 1 << 0,
    EscapeFragment = 1 << 1,
    EscapeQuery = 1 << 2,
    EscapeSpecialQuery = 1 << 3,
    EscapePath = 1 << 4,
    EscapeUserinfo = 1 << 5,
    // Host code points (3.2)
    ForbiddenHost = 1 << 6,
    ForbiddenDomain = 1 << 7,
    // Parsing (4.4)
    Stripped = 1 << 8, ///< tab, LF, CR: dropped wherever they stand
    NonAscii = 1 << 9,
    Upper = 1 << 10,
    PathStop = 1 << 11, ///< / ? #
    SpecialPathStop = 1 << 12, ///< / ? # and backslash
    SchemePart = 1 << 13,
    Percent = 1 << 14,
};

constexpr std::array<quint16, 256> makeTable()
{
    std::array<quint16, 256> table{};
    const auto add = [&table](std::string_view bytes, int bits) {
        for (const char c : bytes)
            table[static_cast<unsigned char>(c)] |= static_cast<quint16>(bits);
    };
    constexpr int everySet = EscapeC0 | EscapeFragment | EscapeQuery | EscapeSpecialQuery | EscapePath | EscapeUserinfo;
    for (size_t c = 0; c < 256; ++c) {
        if (c < 0x20 || c > 0x7E)
            table[c] |= everySet;
        if (c < 0x20 || c == 0x7F)
            table[c] |= ForbiddenDomain;
        if (c > 0x7F)
            table[c] |= NonAscii;
        if (c >= 'A' && c <= 'Z')
            table[c] |= Upper | SchemePart;
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            table[c] |= SchemePart;
    }
    constexpr int queries = EscapeQuery | EscapeSpecialQuery;
    add(" \"<>", EscapeFragment | queries | EscapePath | EscapeUserinfo);
    add("`", EscapeFragment | EscapePath | EscapeUserinfo);
    add("#", queries | EscapePath | EscapeUserinfo);
    add("'", EscapeSpecialQuery);
    add("?^{}", EscapePath | EscapeUserinfo);
    add("/:;=@[\\]|", EscapeUserinfo);
    add(std::string_view("\0\t\n\r #/:<>?@[\\]^|", 17), ForbiddenHost | ForbiddenDomain);
    add("%", ForbiddenDomain | Percent);
    add("\t\n\r", Stripped);
    add("/?#", PathStop | SpecialPathStop);
    add("\\", SpecialPathStop);
    add("+-.", SchemePart);
    return table;
}

inline constexpr std::array<quint16, 256> table = makeTable();

[[nodiscard]] inline quint16 of(char c)
{
    return table[static_cast<unsigned char>(c)];
}

} // namespace charclass

[[nodiscard]] inline bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}
[[nodiscard]] inline bool isAsciiAlpha(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
[[nodiscard]] inline char asciiLower(char c)
{
    return (c >= 'A' && c <= 'Z') ? static_cast<char>(c + ('a' - 'A')) : c;
}
/// The value of a hexadecimal digit, -1 for anything else.
[[nodiscard]] inline int hexValue(char c)
{
    if (isAsciiDigit(c))
        return c - '0';
    const char lower = asciiLower(c);
    return (lower >= 'a' && lower <= 'f') ? lower - 'a' + 10 : -1;
}
inline void appendPercentEncoded(Buffer &out, char c)
{
    constexpr char digits[] = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    const char escaped[] = {'%', digits[byte >> 4], digits[byte & 0xF]};
    out.append(escaped, 3);
}
/// Appends [begin, end), percent-encoding the bytes of `set`.
inline void appendEncoded(Buffer &out, const char *begin, const char *end, int set)
{
    while (begin < end) {
        const char *run = begin;
        while (run < end && !(charclass::of(*run) & set))
            ++run;
        if (run > begin)
            out.append(begin, run - begin);
        if (run < end)
            appendPercentEncoded(out, *run++);
        begin = run;
    }
}

} // namespace argiope::url
