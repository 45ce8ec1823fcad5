#include "core/similar/signature.h"

#include <QtEndian>

#include <algorithm>
#include <bit>

namespace argiope::similar {

namespace {

constexpr quint64 EachBin = 0x1111111111111111;
constexpr quint64 EachByte = 0x0101010101010101;
constexpr quint32 NoHash = ~quint32(0); ///< one shingle in 2^32 is passed over for it
constexpr quint32 Values = 15; ///< that a bin can have
constexpr qsizetype MapBytes = Signature::Bins / 8;
constexpr qsizetype WholeBytes = Signature::Bins / 2;

/// The lowest bit of each bin that is not 0.
constexpr quint64 filled(quint64 word)
{
    return (word | word >> 1 | word >> 2 | word >> 3) & EachBin;
}

/// Adds up bits of EachBin: two in each byte of the sum.
constexpr quint64 perByte(quint64 bits)
{
    return (bits & EachByte) + (bits >> 4 & EachByte);
}

/// The bytes of a sum of at most 32 of these, added up.
constexpr int total(quint64 sum)
{
    constexpr quint64 EachShort = 0x00FF00FF00FF00FF;
    sum = (sum & EachShort) + (sum >> 8 & EachShort);
    return int(sum * 0x0001000100010001 >> 48);
}

/// The lower halves of eight bytes beside each other.
constexpr quint64 nibbles(quint64 bytes)
{
    bytes = (bytes | bytes >> 4) & 0x00FF00FF00FF00FF;
    bytes = (bytes | bytes >> 8) & 0x0000FFFF0000FFFF;
    return (bytes | bytes >> 16) & 0xFFFFFFFF;
}

int filledBins(const std::array<quint64, Signature::Words> &words)
{
    quint64 sum = 0;
    for (const quint64 word : words)
        sum += perByte(filled(word));
    return total(sum);
}

} // namespace

bool Signature::isEmpty() const
{
    return std::all_of(m_words.cbegin(), m_words.cend(), [](quint64 word) { return word == 0; });
}

void Signature::setBin(int index, int value)
{
    quint64 &word = m_words[size_t(index / BinsAWord)];
    const int shift = index % BinsAWord * 4;
    word = (word & ~(quint64(15) << shift)) | quint64(value & 15) << shift;
}

QByteArray Signature::encoded() const
{
    const int filledCount = filledBins(m_words);
    if (filledCount == 0)
        return {};
    const qsizetype sparse = MapBytes + (filledCount + 1) / 2;
    if (sparse >= WholeBytes) {
        QByteArray bytes(WholeBytes, Qt::Uninitialized);
        qToLittleEndian<quint64>(m_words.data(), Words, bytes.data());
        return bytes;
    }
    QByteArray bytes(sparse, '\0');
    char *const data = bytes.data();
    qsizetype position = 0;
    for (int word = 0; word < Words; ++word) {
        // Of each bin that has something the lowest bit, which tells where it is.
        for (quint64 left = filled(m_words[size_t(word)]); left != 0; left &= left - 1) {
            const int shift = std::countr_zero(left);
            const int index = word * BinsAWord + shift / 4;
            const auto value = unsigned(m_words[size_t(word)] >> shift & 15);
            data[index / 8] = char(static_cast<unsigned char>(data[index / 8]) | 1U << index % 8);
            char &byte = data[MapBytes + position / 2];
            byte = char(static_cast<unsigned char>(byte) | value << (position % 2 * 4));
            ++position;
        }
    }
    return bytes;
}

std::optional<Signature> Signature::fromEncoded(QByteArrayView bytes)
{
    const auto byteAt = [bytes](qsizetype at) { return int(static_cast<unsigned char>(bytes[at])); };
    Signature signature;
    if (bytes.size() == WholeBytes) {
        for (int i = 0; i < Bins; ++i)
            signature.setBin(i, byteAt(i / 2) >> (i % 2 * 4));
        return signature;
    }
    if (bytes.size() <= MapBytes || bytes.size() > WholeBytes)
        return std::nullopt;
    int filledCount = 0;
    for (qsizetype i = 0; i < MapBytes; ++i)
        filledCount += std::popcount(unsigned(byteAt(i)));
    if (bytes.size() != MapBytes + (filledCount + 1) / 2)
        return std::nullopt;
    qsizetype position = 0;
    for (int i = 0; i < Bins; ++i) {
        if (!(byteAt(i / 8) >> i % 8 & 1))
            continue;
        const int value = byteAt(MapBytes + position / 2) >> (position % 2 * 4) & 15;
        if (value == 0)
            return std::nullopt;
        signature.setBin(i, value);
        ++position;
    }
    return signature;
}

double likeness(const Signature &a, const Signature &b)
{
    quint64 equalSum = 0;
    quint64 bothSum = 0;
    quint64 anySum = 0;
    for (size_t i = 0; i < size_t(Signature::Words); ++i) {
        const quint64 inA = filled(a.words()[i]);
        const quint64 inB = filled(b.words()[i]);
        const quint64 both = inA & inB;
        equalSum += perByte(both & ~filled(a.words()[i] ^ b.words()[i]));
        bothSum += perByte(both);
        anySum += perByte(inA | inB);
    }
    const int any = total(anySum);
    if (any == 0)
        return 1;
    // Of those that differ one in fifteen looks equal.
    const double equal = (int(Values) * total(equalSum) - total(bothSum)) / double(Values - 1);
    return std::clamp(equal / any, 0.0, 1.0);
}

SignatureMaker::SignatureMaker()
{
    m_least.fill(NoHash);
}

void SignatureMaker::add(std::span<const quint64> shingles)
{
    for (const quint64 shingle : shingles) {
        quint32 &least = m_least[size_t(shingle >> 55)]; // the highest nine bits: 512 bins
        least = std::min(least, quint32(shingle));
    }
}

Signature SignatureMaker::signature() const
{
    // Sixteen to the power of anything is one beyond a multiple of fifteen, so that digits can be added up: many bins
    // at a time, where each division would wait for the one before it.
    static_assert(Values == 15);
    std::array<quint8, Signature::Bins> values;
    for (size_t bin = 0; bin < values.size(); ++bin) {
        const quint32 least = m_least[bin];
        quint32 rest = (least & 0xFFFF) + (least >> 16);
        rest = (rest & 0xFF) + (rest >> 8);
        rest = (rest & 15) + (rest >> 4);
        rest = (rest & 15) + (rest >> 4);
        rest -= rest >= Values ? Values : 0;
        values[bin] = quint8(least == NoHash ? 0 : rest + 1);
    }
    Signature signature;
    const quint8 *from = values.data();
    for (quint64 &word : signature.m_words) {
        for (int shift = 0; shift < 64; shift += 32, from += 8)
            word |= nibbles(qFromLittleEndian<quint64>(from)) << shift;
    }
    return signature;
}

} // namespace argiope::similar
