#pragma once

#include "core/base/bytes16.h"

#include <QByteArrayView>

#include <cstring>

namespace argiope::language {

/// The next 64 bytes of a text, to be looked at as bits of one number: what words follow one another cannot be
/// foreseen, so that what decides for each of them waits more often than it works. Behind the text's end are zeros.
class Block
{
public:
    static constexpr int Bytes = 64;
    static constexpr int Behind = 16; ///< as many more can be read
    static constexpr int Parts = Bytes / 16;

    /// Where `text` begins, which outlives it.
    explicit Block(QByteArrayView text)
        : m_data(text.data())
    {
        if (text.size() >= Bytes + Behind)
            return;
        std::memcpy(m_padded, text.data(), size_t(text.size()));
        std::memset(m_padded + text.size(), 0, size_t(Bytes + Behind - text.size()));
        m_data = m_padded;
    }
    Block(const Block &) = delete;
    Block &operator=(const Block &) = delete;

    [[nodiscard]] const char *data() const { return m_data; }
    [[nodiscard]] base::Bytes16 part(int index) const { return base::Bytes16::at(m_data + index * 16); }
    /// The answers of a part, as bits of the whole.
    [[nodiscard]] static quint64 bits(const base::Bytes16 &answers, int part)
    {
        return quint64(answers.bits()) << (part * 16);
    }
    /// How many there are. Compilers call a function for it where any processor has to do.
    [[nodiscard]] static int count(quint64 bits)
    {
        bits -= bits >> 1 & 0x5555555555555555;
        bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
        return int(((bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56);
    }
    /// Those that stand before `end`, at most 64.
    [[nodiscard]] static quint64 before(quint64 bits, int end)
    {
        return end < Bytes ? bits & ((quint64(1) << end) - 1) : bits;
    }

private:
    const char *m_data;
    char m_padded[Bytes + Behind];
};

} // namespace argiope::language
