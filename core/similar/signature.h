#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QtGlobal>

#include <array>
#include <optional>
#include <span>

namespace argiope::similar {

/// What is kept of a text to tell how much of it another text has: the smallest hash of its shingles in each of 512
/// bins (one permutation hashing: Li, Owen, Zhang, NIPS 2012), four bits of it (b-bit minwise hashing: Li, König, WWW
/// 2010), nothing where a bin is empty. A shingle costs a comparison. A value.
class Signature
{
public:
    static constexpr int Bins = 512;
    static constexpr int BinsAWord = 16;
    static constexpr int Words = Bins / BinsAWord;

    /// Of no text at all: no bin has anything.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] int bin(int index) const ///< 1 to 15; 0: empty
    {
        return int(m_words[size_t(index / BinsAWord)] >> (index % BinsAWord * 4) & 15);
    }
    void setBin(int index, int value);
    [[nodiscard]] const std::array<quint64, Words> &words() const { return m_words; } ///< 16 bins each, lowest first

    /// For the project file: 256 bytes, or, where that is less, a bit for each bin that has something (64 bytes, the
    /// lowest bit first) and what these have, two in a byte, the first in the lower half. "" for an empty one.
    [[nodiscard]] QByteArray encoded() const;
    /// Nothing for what encoded() has not written, and for "".
    [[nodiscard]] static std::optional<Signature> fromEncoded(QByteArrayView bytes);

    bool operator==(const Signature &) const = default;

private:
    friend class SignatureMaker;
    std::array<quint64, Words> m_words{};
};

/// How much of their shingles two texts have in common: an estimate of the Jaccard index of both sets, 0 to 1. Its
/// standard error is at most sqrt(J (1 - J) / 512) times 1.1 or so: 0.014 at 0.9, less for texts of few words. Two
/// empty texts are alike.
[[nodiscard]] double likeness(const Signature &a, const Signature &b);

/// Makes a signature of shingles, in whatever order and however often they come.
class SignatureMaker
{
public:
    SignatureMaker();
    void add(std::span<const quint64> shingles);
    [[nodiscard]] Signature signature() const;

private:
    std::array<quint32, Signature::Bins> m_least;
};

} // namespace argiope::similar
