#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QSet>

namespace argiope::html {

/// Which words and numbers a text has, each as a sum over them, which knows no order. Those of the page's own URL are
/// not part of the sums and stand beside them: where a page repeats its address, they are an echo. In the
/// plain sums months and days of the week are numbers: they say which day it is.
struct TextWords
{
    quint64 words = 0;
    quint64 numbers = 0;
    quint64 plainWords = 0; ///< those of the main text that stand in no link
    quint64 plainNumbers = 0; ///< likewise
    qsizetype plainNumberCount = 0;
    QList<quint64> ownWords; ///< what each would add; at most MostOwn
    QList<quint64> ownNumbers;

    static constexpr qsizetype MostOwn = 24;
};

/// Collects TextWords, in whatever order and however often words come: two pages that say the same about another day
/// have the same words. Bounded: words beyond the first 20,000 different ones are left out.
class WordSet
{
public:
    explicit WordSet(QByteArrayView url);
    /// A word may go on in the next piece. `plain`: it is of the main text, and in no link.
    void append(QByteArrayView text, bool plain = false);
    void breakWord();
    [[nodiscard]] TextWords take(); ///< once, at the end

private:
    void add(const QByteArray &word, QSet<quint64> &to, QList<quint64> &own, QSet<quint64> &plain);

    QByteArray m_url; ///< lower case
    QByteArray m_word;
    QByteArray m_number;
    QSet<quint64> m_words;
    QSet<quint64> m_numbers;
    QSet<quint64> m_plainWords;
    QSet<quint64> m_plainNumbers;
    bool m_plain = false; ///< all of the word or number
    TextWords m_found;
};

} // namespace argiope::html
