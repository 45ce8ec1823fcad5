#include "core/facts/anchors.h"

#include <algorithm>

#include <xxhash.h>

namespace argiope::facts {

namespace {

constexpr int RemainderBits = 8;
constexpr quint64 HashMask = (quint64(1) << AnchorHashBits) - 1;

void putNumber(QByteArray &bytes, quint64 number)
{
    while (number >= 0x80) {
        bytes.append(char(number | 0x80));
        number >>= 7;
    }
    bytes.append(char(number));
}

/// False where there is none that fits 32 bits.
bool takeNumber(QByteArrayView bytes, qsizetype &at, quint64 &number)
{
    number = 0;
    for (int shift = 0; shift < 35; shift += 7) {
        if (at == bytes.size())
            return false;
        const auto byte = static_cast<unsigned char>(bytes[at++]);
        number |= quint64(byte & 0x7F) << shift;
        if (!(byte & 0x80))
            return number <= 0xFFFFFFFF;
    }
    return false;
}

class BitWriter
{
public:
    explicit BitWriter(QByteArray &bytes)
        : m_bytes(bytes)
    {
    }
    void put(bool bit)
    {
        if (m_free == 0) {
            m_bytes.append('\0');
            m_free = 8;
        }
        --m_free;
        if (bit)
            m_bytes.back() = char(static_cast<unsigned char>(m_bytes.back()) | 1 << m_free);
    }

private:
    QByteArray &m_bytes;
    int m_free = 0;
};

class BitReader
{
public:
    BitReader(QByteArrayView bytes, qsizetype at)
        : m_bytes(bytes)
        , m_bit(at * 8)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_bit >= m_bytes.size() * 8; }
    [[nodiscard]] bool take()
    {
        const bool bit = static_cast<unsigned char>(m_bytes[m_bit / 8]) >> (7 - m_bit % 8) & 1;
        ++m_bit;
        return bit;
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_bit;
};

} // namespace

quint64 anchorHash(QByteArrayView name)
{
    return XXH3_64bits(name.data(), size_t(name.size()));
}

QByteArray AnchorSet::encoded(std::vector<quint64> hashes)
{
    for (quint64 &hash : hashes)
        hash &= HashMask;
    const auto uniqueSort = [&hashes] {
        std::sort(hashes.begin(), hashes.end());
        hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    };
    uniqueSort();
    QByteArray bytes;
    putNumber(bytes, hashes.size());
    const quint64 range = quint64(hashes.size()) << RemainderBits;
    for (quint64 &hash : hashes)
        hash %= range;
    std::sort(hashes.begin(), hashes.end());
    BitWriter bits(bytes);
    quint64 before = 0;
    for (const quint64 hash : hashes) {
        const quint64 difference = hash - before;
        before = hash;
        for (quint64 i = 0; i < difference >> RemainderBits; ++i)
            bits.put(true);
        bits.put(false);
        for (int bit = RemainderBits - 1; bit >= 0; --bit)
            bits.put(difference >> bit & 1);
    }
    return bytes;
}

AnchorSet::AnchorSet(QByteArrayView bytes)
{
    qsizetype at = 0;
    quint64 count = 0;
    if (!takeNumber(bytes, at, count))
        return;
    m_range = count << RemainderBits;
    BitReader bits(bytes, at);
    quint64 value = 0;
    for (quint64 i = 0; i < count; ++i) {
        while (!bits.atEnd() && bits.take())
            value += quint64(1) << RemainderBits;
        quint64 remainder = 0;
        for (int bit = 0; bit < RemainderBits; ++bit) {
            if (bits.atEnd())
                return;
            remainder = remainder << 1 | (bits.take() ? 1 : 0);
        }
        value += remainder;
        if (value >= m_range)
            return;
        m_values.push_back(quint32(value));
    }
}

bool AnchorSet::has(quint64 hash) const
{
    return m_range > 0 && std::binary_search(m_values.begin(), m_values.end(), quint32((hash & HashMask) % m_range));
}

QByteArray encodedFragments(const std::vector<FragmentLink> &links)
{
    QByteArray bytes;
    int before = 0;
    const auto putHash = [&bytes](quint64 hash) {
        for (int shift = 0; shift < AnchorHashBits; shift += 8)
            bytes.append(char(hash >> shift & 0xFF));
    };
    for (const FragmentLink &link : links) {
        const bool both = (link.raw & HashMask) != (link.decoded & HashMask);
        putNumber(bytes, quint64(link.position - before) * 2 + (both ? 1 : 0));
        before = link.position;
        putHash(link.raw);
        if (both)
            putHash(link.decoded);
    }
    return bytes;
}

std::vector<FragmentLink> fragmentsFrom(QByteArrayView bytes)
{
    std::vector<FragmentLink> links;
    qsizetype at = 0;
    quint64 position = 0;
    quint64 number = 0;
    const auto takeHash = [&](quint64 &hash) {
        if (bytes.size() - at < AnchorHashBits / 8)
            return false;
        hash = 0;
        for (int shift = 0; shift < AnchorHashBits; shift += 8)
            hash |= quint64(static_cast<unsigned char>(bytes[at++])) << shift;
        return true;
    };
    while (takeNumber(bytes, at, number)) {
        position += number / 2;
        FragmentLink link;
        if (position > 0x7FFFFFFF || !takeHash(link.raw))
            break;
        link.position = int(position);
        link.decoded = link.raw;
        if ((number & 1) && !takeHash(link.decoded))
            break;
        links.push_back(link);
    }
    return links;
}

} // namespace argiope::facts
