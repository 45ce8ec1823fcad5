#pragma once

#include <QByteArrayList>
#include <QByteArrayView>
#include <QtGlobal>

#include <bitset>
#include <vector>

namespace argiope::base {

/// Looks for any of some phrases in one pass over a text, for phrases that hardly any text has. They are UTF-8, of at
/// least four bytes. Any thread, once it is made.
class PhraseSet
{
public:
    enum class Fold : quint8 {
        None, ///< byte by byte
        Ascii, ///< ASCII letters without case, any ASCII white space as a space; the phrases are lower case
    };
    explicit PhraseSet(QByteArrayList phrases, Fold fold = Fold::None);

    [[nodiscard]] bool isAnyIn(QByteArrayView text) const
    {
        return m_fold == Fold::Ascii ? find<true>(text) : find<false>(text);
    }
    /// Whether the text begins with one.
    [[nodiscard]] bool isAnyAtBeginOf(QByteArrayView text) const;

private:
    static constexpr qsizetype StartBytes = 4; ///< of a phrase's beginning, which is looked up as a number
    static constexpr int Bits = 14;

    [[nodiscard]] static constexpr quint8 folded(char c)
    {
        if (c >= 'A' && c <= 'Z')
            return quint8(c | 0x20);
        return c >= '\t' && c <= '\r' ? quint8(' ') : quint8(c);
    }
    [[nodiscard]] static quint32 startOf(QByteArrayView text, Fold fold); ///< of at least StartBytes
    [[nodiscard]] static size_t bitOf(quint32 start) { return size_t((start * 0x9E3779B1U) >> (32 - Bits)); }
    template <bool folding>
    [[nodiscard]] bool find(QByteArrayView text) const
    {
        quint32 start = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            start = start << 8 | (folding ? folded(text[i]) : quint8(text[i]));
            if (m_bits[bitOf(start)] && i + 1 >= StartBytes && begins(text.sliced(i + 1 - StartBytes), start))
                return true;
        }
        return false;
    }
    [[nodiscard]] bool begins(QByteArrayView text, quint32 start) const;

    struct Phrase
    {
        quint32 start;
        QByteArray text;
    };
    std::vector<Phrase> m_phrases; ///< by their starts
    std::bitset<size_t(1) << Bits> m_bits;
    Fold m_fold;
};

} // namespace argiope::base
