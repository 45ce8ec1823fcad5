#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QSet>

namespace argiope::html {

/// Which words a text has, in whatever order and however often: two pages that say the same about another day have the
/// same hash. Numbers count for nothing, nor do words of the page's own URL, which error pages repeat.
/// Bounded: words beyond the first 20,000 different ones are left out.
class WordSet
{
public:
    explicit WordSet(QByteArrayView url);
    void append(QByteArrayView text); ///< a word may go on in the next piece
    void breakWord();
    [[nodiscard]] quint64 hash(); ///< once, at the end

private:
    void add(const QByteArray &word);

    QByteArray m_url; ///< lower case
    QByteArray m_word;
    QSet<quint64> m_words;
};

} // namespace argiope::html
