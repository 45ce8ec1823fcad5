#pragma once

#include <QByteArrayView>
#include <QtEndian>

#include <bit>
#include <cstring>
#include <memory>
#include <vector>

// Byte-wise helpers of the HTML Standard (2.3.1 "ASCII white space", Infra 4.6). Header only: they are on every path.

namespace argiope::markup {

[[nodiscard]] constexpr bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
}

[[nodiscard]] constexpr char toLower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c + 32) : c;
}

[[nodiscard]] constexpr bool isAlpha(char c)
{
    return toLower(c) >= 'a' && toLower(c) <= 'z';
}

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// ASCII case-insensitive; `lower` is already lower case.
[[nodiscard]] inline bool equalsLower(QByteArrayView text, QByteArrayView lower)
{
    if (text.size() != lower.size())
        return false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (toLower(text[i]) != lower[i])
            return false;
    }
    return true;
}

[[nodiscard]] inline bool startsWithLower(QByteArrayView text, QByteArrayView lower)
{
    return text.size() >= lower.size() && equalsLower(text.first(lower.size()), lower);
}

/// Of eight bytes, the first one lowest, those that are `c`: the highest bit of each. The lowest mark is right; what a
/// borrow marks wrongly stands behind it.
[[nodiscard]] constexpr quint64 marksOf(quint64 bytes, char c)
{
    constexpr quint64 Ones = 0x0101010101010101;
    const quint64 other = bytes ^ (Ones * static_cast<unsigned char>(c));
    return (other - Ones) & ~other & (Ones * 128);
}

/// Where `c` is next at or behind `from`; `to` where it is not before that.
[[nodiscard]] inline const char *findByte(const char *from, const char *to, char c)
{
    // Texts and values are short more often than not: eight bytes cost less than a call.
    if (to - from >= 8) {
        if (const quint64 marks = marksOf(qFromLittleEndian<quint64>(from), c))
            return from + std::countr_zero(marks) / 8;
        from += 8;
    }
    if (to - from < 8) {
        while (from < to && *from != c)
            ++from;
        return from < to ? from : to;
    }
    const void *found = std::memchr(from, c, size_t(to - from));
    return found ? static_cast<const char *>(found) : to;
}

/// Where two bytes that follow one another are next for which `is(byte, next)` is not 0; `to` where none are. `is` is
/// made of comparisons, `&` and `|` of unsigned char, so that compilers take many bytes at a time.
template <class Is>
[[nodiscard]] const char *findPair(const char *from, const char *to, Is is)
{
    using Byte = unsigned char; // wider ones would take as many bytes at a time less
    constexpr qsizetype Block = 64;
    const auto *at = reinterpret_cast<const Byte *>(from);
    const auto *const end = reinterpret_cast<const Byte *>(to);
    for (; end - at > Block; at += Block) {
        Byte any = 0;
        for (qsizetype i = 0; i < Block; ++i)
            any = Byte(any | is(at[i], at[i + 1]));
        if (any != 0) {
            while (is(at[0], at[1]) == 0)
                ++at;
            return reinterpret_cast<const char *>(at);
        }
    }
    for (; end - at >= 2; ++at) {
        if (is(at[0], at[1]) != 0)
            return reinterpret_cast<const char *>(at);
    }
    return to;
}

/// Writes `c`, a scalar value, to `to`, which has room for four bytes; behind it.
[[nodiscard]] inline char *writeUtf8(char *to, char32_t c)
{
    if (c < 0x80) {
        *to++ = char(c);
    } else if (c < 0x800) {
        *to++ = char(0xC0 | (c >> 6));
        *to++ = char(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        *to++ = char(0xE0 | (c >> 12));
        *to++ = char(0x80 | ((c >> 6) & 0x3F));
        *to++ = char(0x80 | (c & 0x3F));
    } else {
        *to++ = char(0xF0 | (c >> 18));
        *to++ = char(0x80 | ((c >> 12) & 0x3F));
        *to++ = char(0x80 | ((c >> 6) & 0x3F));
        *to++ = char(0x80 | (c & 0x3F));
    }
    return to;
}

/// Bytes for what cannot be a view of the text. They stay where they are until reset().
class Scratch
{
public:
    [[nodiscard]] char *take(size_t size)
    {
        if (m_used + size > m_size) {
            m_size = size > BlockBytes ? size : BlockBytes;
            m_blocks.push_back(std::make_unique<char[]>(m_size));
            m_used = 0;
        }
        char *result = m_blocks.back().get() + m_used;
        m_used += size;
        return result;
    }
    /// Takes back the end of what was taken last.
    void giveBack(size_t size) { m_used -= size; }
    void reset()
    {
        if (m_blocks.size() > 1 || m_size > BlockBytes) {
            m_blocks.clear();
            m_size = 0;
        }
        m_used = 0;
    }

private:
    static constexpr size_t BlockBytes = 4096;
    std::vector<std::unique_ptr<char[]>> m_blocks;
    size_t m_size = 0; ///< of the last block
    size_t m_used = 0; ///< of the last block
};

} // namespace argiope::markup
