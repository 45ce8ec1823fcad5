#pragma once

#include <QByteArrayView>
#include <QHash>

#include <vector>

namespace argiope::topic {

/// A word, or two neighbouring characters of a script that is written without blanks, by its hash: folded, so that
/// case, accents and width make no difference. The same in every run, as projects keep it.
using Term = quint64;

/// The terms of a UTF-8 text in their order. Words of one character that is no ideograph say nothing and are left out.
[[nodiscard]] std::vector<Term> termsOf(QByteArrayView utf8);
/// Of a URL: the words of host, path and query, percent-decoded; without scheme, "www" and what endings of files are
/// called.
[[nodiscard]] std::vector<Term> termsOfUrl(QByteArrayView url);

/// How often each term is in a text. Bounded: beyond MostBytes of text, or MostTerms different ones, what comes new
/// does not count.
class Bag
{
public:
    static constexpr qsizetype MostBytes = 512 * 1024;
    static constexpr qsizetype MostTerms = 50'000;

    /// `times`: as if the text stood there so often.
    void add(QByteArrayView utf8, int times = 1);
    void add(const std::vector<Term> &terms, int times = 1);
    [[nodiscard]] bool isEmpty() const { return m_counts.isEmpty(); }
    [[nodiscard]] const QHash<Term, int> &counts() const { return m_counts; }

private:
    QHash<Term, int> m_counts;
    qsizetype m_bytes = 0;
};

} // namespace argiope::topic
