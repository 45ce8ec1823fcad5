#pragma once

#include "core/similar/shingles.h"
#include "core/similar/signature.h"

#include <QByteArray>
#include <QByteArrayList>

#include <algorithm>
#include <random>
#include <vector>

namespace argiope::similar::testing {

inline std::vector<quint64> shinglesOf(const QByteArrayList &pieces)
{
    std::vector<quint64> hashes;
    Shingles shingles(
        [&hashes](std::span<const quint64> some) { hashes.insert(hashes.end(), some.begin(), some.end()); });
    for (const QByteArray &piece : pieces)
        shingles.append(piece);
    shingles.finish();
    return hashes;
}

inline Signature signatureOf(const QByteArray &text)
{
    const std::vector<quint64> hashes = shinglesOf({text});
    SignatureMaker maker;
    maker.add(hashes);
    return maker.signature();
}

inline double jaccard(std::vector<quint64> a, std::vector<quint64> b)
{
    for (std::vector<quint64> *set : {&a, &b}) {
        std::sort(set->begin(), set->end());
        set->erase(std::unique(set->begin(), set->end()), set->end());
    }
    std::vector<quint64> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return double(both.size()) / double(a.size() + b.size() - both.size());
}

/// Texts of words that come about as often as those of a language.
class Writer
{
public:
    explicit Writer(unsigned seed)
        : m_random(seed)
    {
    }
    QByteArrayList words(int count)
    {
        QByteArrayList list;
        for (int i = 0; i < count; ++i)
            list << word();
        return list;
    }
    QByteArray word()
    {
        const double share = std::uniform_real_distribution<double>(0, 1)(m_random);
        return QByteArray("w" + QByteArray::number(int(share * share * share * 4000)));
    }
    /// Each word is another one with that chance.
    QByteArrayList edited(QByteArrayList words, double chance)
    {
        for (QByteArray &one : words) {
            if (std::uniform_real_distribution<double>(0, 1)(m_random) < chance)
                one = word();
        }
        return words;
    }

private:
    std::mt19937 m_random;
};

} // namespace argiope::similar::testing
