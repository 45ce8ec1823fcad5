#pragma once

#include <QtEndian>
#include <QtGlobal>

#include <cstring>

#if defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#define ARGIOPE_SSE2
#else
#include <array>
#endif

namespace argiope::base {

/// Sixteen bytes of a text that are looked at together. What questions answer is bytes again, 0xFF for yes and 0 for
/// no, or the same as bits, the first byte's the lowest.
class Bytes16
{
public:
    [[nodiscard]] static Bytes16 at(const char *from) { return Bytes16(from); }
    /// The first `count`, at most 16; the rest is zeros.
    [[nodiscard]] static Bytes16 at(const char *from, size_t count)
    {
        // Reads that overlap: a call for a few bytes would cost several times as much.
        const auto start = [](const char *at, size_t size) -> quint64 {
            if (size >= 8)
                return qFromLittleEndian<quint64>(at);
            if (size >= 4) {
                return qFromLittleEndian<quint32>(at)
                    | quint64(qFromLittleEndian<quint32>(at + size - 4)) << (8 * (size - 4));
            }
            const auto byte = [at](size_t i) { return quint64(static_cast<unsigned char>(at[i])) << (8 * i); };
            return size == 0 ? 0 : byte(0) | byte(size / 2) | byte(size - 1);
        };
        const quint64 first = start(from, count);
        const quint64 second = count > 8 ? start(from + 8, count - 8) : 0;
#ifdef ARGIOPE_SSE2
        return Bytes16(_mm_set_epi64x(qint64(second), qint64(first))); // by way of memory it would wait for itself
#else
        char bytes[16];
        qToLittleEndian<quint64>(first, bytes);
        qToLittleEndian<quint64>(second, bytes + 8);
        return Bytes16(bytes);
#endif
    }

#ifdef ARGIOPE_SSE2
    [[nodiscard]] Bytes16 equal(char c) const
    {
        return Bytes16(_mm_cmpeq_epi8(m_bytes, _mm_set1_epi8(c)));
    }
    /// From `low` to `high`, both of them included.
    [[nodiscard]] Bytes16 between(char low, char high) const
    {
        const __m128i above = _mm_sub_epi8(m_bytes, _mm_set1_epi8(low));
        const __m128i most = _mm_set1_epi8(char(high - low));
        return Bytes16(_mm_cmpeq_epi8(_mm_min_epu8(above, most), above));
    }
    /// Of answers, or of the bytes of a text that are 0x80 or more.
    [[nodiscard]] quint32 bits() const
    {
        return quint32(_mm_movemask_epi8(m_bytes));
    }
    [[nodiscard]] Bytes16 operator|(const Bytes16 &other) const
    {
        return Bytes16(_mm_or_si128(m_bytes, other.m_bytes));
    }
    [[nodiscard]] Bytes16 operator&(const Bytes16 &other) const
    {
        return Bytes16(_mm_and_si128(m_bytes, other.m_bytes));
    }
    /// ASCII's letters in lower case.
    [[nodiscard]] Bytes16 lowered() const
    {
        return Bytes16(_mm_or_si128(m_bytes, _mm_and_si128(between('A', 'Z').m_bytes, _mm_set1_epi8(0x20))));
    }
    void store(char *to) const
    {
        _mm_storeu_si128(reinterpret_cast<__m128i *>(to), m_bytes);
    }

private:
    explicit Bytes16(const char *from)
        : m_bytes(_mm_loadu_si128(reinterpret_cast<const __m128i *>(from)))
    {
    }
    explicit Bytes16(__m128i bytes)
        : m_bytes(bytes)
    {
    }
    __m128i m_bytes;
#else
    [[nodiscard]] Bytes16 equal(char c) const
    {
        return each([c](Byte byte) { return byte == Byte(c); });
    }
    [[nodiscard]] Bytes16 between(char low, char high) const
    {
        return each([low, high](Byte byte) { return byte >= Byte(low) && byte <= Byte(high); });
    }
    [[nodiscard]] quint32 bits() const
    {
        quint32 bits = 0;
        for (size_t i = 0; i < 16; ++i)
            bits |= quint32(m_bytes[i] >> 7) << i;
        return bits;
    }
    [[nodiscard]] Bytes16 operator|(const Bytes16 &other) const
    {
        Bytes16 result = *this;
        for (size_t i = 0; i < 16; ++i)
            result.m_bytes[i] = Byte(m_bytes[i] | other.m_bytes[i]);
        return result;
    }
    [[nodiscard]] Bytes16 operator&(const Bytes16 &other) const
    {
        Bytes16 result = *this;
        for (size_t i = 0; i < 16; ++i)
            result.m_bytes[i] = Byte(m_bytes[i] & other.m_bytes[i]);
        return result;
    }
    [[nodiscard]] Bytes16 lowered() const
    {
        Bytes16 result = *this;
        for (Byte &byte : result.m_bytes)
            byte = Byte(byte | (byte >= 'A' && byte <= 'Z' ? 0x20 : 0));
        return result;
    }
    void store(char *to) const
    {
        std::memcpy(to, m_bytes.data(), 16);
    }

private:
    using Byte = unsigned char;
    explicit Bytes16(const char *from)
    {
        std::memcpy(m_bytes.data(), from, 16);
    }
    template <class Is>
    [[nodiscard]] Bytes16 each(Is is) const
    {
        Bytes16 result = *this;
        for (Byte &byte : result.m_bytes)
            byte = is(byte) ? 0xFF : 0;
        return result;
    }
    std::array<Byte, 16> m_bytes;
#endif
};

} // namespace argiope::base
