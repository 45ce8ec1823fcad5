#include "core/facts/anchors.h"

#include <algorithm>

#include <xxhash.h>
#include <zstd.h>

namespace argiope::facts {

namespace {

constexpr int RemainderBits = 8;
constexpr quint64 HashMask = (quint64(1) << AnchorHashBits) - 1;

/// LEB128; where it ends is returned.
char *putNumber(char *to, quint64 number)
{
    while (number >= 0x80) {
        *to++ = char(number | 0x80);
        number >>= 7;
    }
    *to++ = char(number);
    return to;
}

void putNumber(QByteArray &bytes, quint64 number)
{
    char written[10];
    bytes.append(written, putNumber(written, number) - written);
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

/// The highest bit first.
class BitWriter
{
public:
    /// There is room for all that is put there.
    explicit BitWriter(char *to)
        : m_to(to)
    {
    }
    /// The lowest `count` bits, at most 32.
    void put(quint64 bits, int count)
    {
        m_bits = m_bits << count | bits;
        m_count += count;
        while (m_count >= 8) {
            m_count -= 8;
            *m_to++ = char(m_bits >> m_count & 0xFF);
        }
    }
    /// So many ones, then a zero.
    void putUnary(quint64 count)
    {
        for (; count >= 16; count -= 16)
            put(0xFFFF, 16);
        put((quint64(1) << (count + 1)) - 2, int(count) + 1);
    }
    /// Fills up the last byte with zeros. Where what was written ends is returned.
    [[nodiscard]] char *finish()
    {
        if (m_count > 0)
            put(0, 8 - m_count);
        return m_to;
    }

private:
    char *m_to;
    quint64 m_bits = 0; ///< the lowest m_count are not written yet
    int m_count = 0;
};

/// Sorts values below 2^24 that are spread evenly below `range`, as hashes are: each is put where it belongs, or close
/// by. Where they are not, somebody has chosen them, and they are sorted like anything else.
void sortSpread(std::vector<quint32> &values, quint64 range)
{
    constexpr size_t Few = 16;
    constexpr quint32 Crowd = 32;
    const quint64 count = values.size();
    if (count <= Few) {
        std::sort(values.begin(), values.end());
        return;
    }
    const quint64 scale = (count << 32) / range;
    const auto bucketOf = [scale, count](quint32 value) { return size_t(std::min((value * scale) >> 32, count - 1)); };
    std::vector<quint32> ends(count + 1);
    for (const quint32 value : values)
        ++ends[bucketOf(value) + 1];
    if (*std::max_element(ends.begin(), ends.end()) > Crowd) {
        std::sort(values.begin(), values.end());
        return;
    }
    for (size_t i = 1; i <= count; ++i)
        ends[i] += ends[i - 1];
    std::vector<quint32> sorted(count);
    for (const quint32 value : values)
        sorted[ends[bucketOf(value)]++] = value;
    for (size_t i = 1; i < count; ++i) {
        const quint32 value = sorted[i];
        size_t at = i;
        for (; at > 0 && sorted[at - 1] > value; --at)
            sorted[at] = sorted[at - 1];
        sorted[at] = value;
    }
    values.swap(sorted);
}

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

constexpr QByteArrayView TextsFollow("\xff\xff\xff\xff\x7f"); ///< no number that takeNumber() takes

/// Calls `take` for each link, and answers where they end.
template <class Take>
qsizetype readFragments(QByteArrayView bytes, Take take)
{
    qsizetype at = 0;
    qsizetype end = 0;
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
        end = at;
        take(link);
    }
    return end;
}

/// A frame of one block as it is (RFC 8878, 3.1.1): to compress so little takes longer than all that is noted of a
/// link.
void putTexts(QByteArray &bytes, QByteArrayView texts)
{
    static_assert(MostFragmentBytes < 256 + 0x10000);
    constexpr quint32 Magic = 0xFD2FB528;
    constexpr quint8 SingleSegment = 0x20;
    constexpr quint8 TwoBytesOfSize = 0x40;
    constexpr quint32 LastRawBlock = 1;
    const auto put = [&bytes](quint32 number, int count) {
        char written[4];
        for (int i = 0; i < count; ++i)
            written[i] = char(number >> (8 * i) & 0xFF);
        bytes.append(written, count);
    };
    const auto size = quint32(texts.size());
    const bool isLong = size >= 256;
    bytes.append(TextsFollow);
    putNumber(bytes, size);
    put(Magic, 4);
    put(isLong ? SingleSegment | TwoBytesOfSize : SingleSegment, 1);
    put(isLong ? size - 256 : size, isLong ? 2 : 1);
    put(size << 3 | LastRawBlock, 3);
    bytes.append(texts);
}

} // namespace

quint64 anchorHash(QByteArrayView name)
{
    return XXH3_64bits(name.data(), size_t(name.size()));
}

QByteArray AnchorSet::encoded(const std::vector<quint64> &hashes)
{
    std::vector<quint32> values(hashes.size());
    std::transform(hashes.begin(), hashes.end(), values.begin(), [](quint64 hash) { return quint32(hash & HashMask); });
    sortSpread(values, HashMask + 1);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    QByteArray bytes;
    putNumber(bytes, values.size());
    const quint64 range = quint64(values.size()) << RemainderBits;
    if (range <= HashMask) {
        for (quint32 &value : values)
            value %= quint32(range);
        sortSpread(values, range);
    }
    // As many ones at most, and as many zeros, beside the remainders.
    const qsizetype head = bytes.size();
    bytes.resize(head + (qsizetype(values.size()) * (RemainderBits + 2) + 7) / 8);
    BitWriter bits(bytes.data() + head);
    quint32 before = 0;
    for (const quint32 value : values) {
        const quint32 difference = value - before;
        before = value;
        bits.putUnary(difference >> RemainderBits);
        bits.put(difference & ((1U << RemainderBits) - 1), RemainderBits);
    }
    bytes.truncate(bits.finish() - bytes.constData());
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

QByteArray encodedFragments(const std::vector<FragmentLink> &links, QByteArrayView fragments)
{
    if (links.empty())
        return {};
    constexpr qsizetype MostOfLink = 5 + 2 * AnchorHashBits / 8;
    QByteArray bytes(qsizetype(links.size()) * MostOfLink, Qt::Uninitialized);
    char *to = bytes.data();
    int before = 0;
    const auto putHash = [&to](quint64 hash) {
        for (int shift = 0; shift < AnchorHashBits; shift += 8)
            *to++ = char(hash >> shift & 0xFF);
    };
    for (const FragmentLink &link : links) {
        const bool both = (link.raw & HashMask) != (link.decoded & HashMask);
        to = putNumber(to, quint64(link.position - before) * 2 + (both ? 1 : 0));
        before = link.position;
        putHash(link.raw);
        if (both)
            putHash(link.decoded);
    }
    bytes.truncate(to - bytes.constData());
    if (!fragments.isEmpty() && fragments.size() <= MostFragmentBytes)
        putTexts(bytes, fragments);
    return bytes;
}

std::vector<FragmentLink> fragmentsFrom(QByteArrayView bytes)
{
    std::vector<FragmentLink> links;
    readFragments(bytes, [&links](const FragmentLink &link) { links.push_back(link); });
    return links;
}

QByteArrayView withoutFragmentTexts(QByteArrayView bytes)
{
    return bytes.first(readFragments(bytes, [](const FragmentLink &) {}));
}

QByteArrayList fragmentTexts(QByteArrayView bytes)
{
    qsizetype links = 0;
    qsizetype at = readFragments(bytes, [&links](const FragmentLink &) { ++links; });
    quint64 size = 0;
    if (!bytes.sliced(at).startsWith(TextsFollow))
        return {};
    at += TextsFollow.size();
    if (!takeNumber(bytes, at, size) || size == 0 || size > quint64(MostFragmentBytes))
        return {};
    QByteArray texts(qsizetype(size), Qt::Uninitialized);
    const size_t got = ZSTD_decompress(texts.data(), size_t(size), bytes.data() + at, size_t(bytes.size() - at));
    if (ZSTD_isError(got) || got != size || texts.back() != '\0')
        return {};
    texts.chop(1);
    QByteArrayList list = texts.split('\0');
    return list.size() == links ? list : QByteArrayList();
}

} // namespace argiope::facts
