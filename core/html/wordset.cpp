#include "core/html/wordset.h"

#include "core/html/steadytext.h"
#include "core/html/strings.h"

#include <xxhash.h>

namespace argiope::html {

namespace {
constexpr qsizetype MostWords = 20000;
constexpr qsizetype LongestWord = 64; ///< what is longer is cut
} // namespace

WordSet::WordSet(QByteArrayView url)
    : m_url(url.toByteArray().toLower())
{
}

void WordSet::append(QByteArrayView text, bool plain)
{
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        const bool letter = isAlpha(c) || static_cast<unsigned char>(c) >= 0x80;
        if (!letter && !m_word.isEmpty()) {
            add(m_word, m_words, m_found.ownWords, isCalendarWord(m_word) ? m_plainNumbers : m_plainWords);
            m_word.clear();
        }
        if (!digit && !m_number.isEmpty()) {
            add(m_number, m_numbers, m_found.ownNumbers, m_plainNumbers);
            m_number.clear();
        }
        if (letter || digit)
            m_plain = plain && (m_plain || (m_word.isEmpty() && m_number.isEmpty()));
        if (letter && m_word.size() < LongestWord)
            m_word += toLower(c);
        else if (digit && m_number.size() < LongestWord)
            m_number += c;
    }
}

void WordSet::breakWord()
{
    append(" ");
}

void WordSet::add(const QByteArray &word, QSet<quint64> &to, QList<quint64> &own, QSet<quint64> &plain)
{
    const quint64 key = XXH3_64bits(word.constData(), size_t(word.size()));
    const bool isNewlyPlain = m_plain && plain.size() < MostWords && !plain.contains(key);
    if (!isNewlyPlain && (to.size() >= MostWords || to.contains(key)))
        return;
    const bool isOwn = m_url.contains(word);
    if (isNewlyPlain && !isOwn)
        plain.insert(key);
    if (to.size() >= MostWords || to.contains(key))
        return;
    const quint64 share = key * (key | 1) + 1;
    if (!isOwn)
        to.insert(key);
    else if (own.size() < TextWords::MostOwn && !own.contains(share))
        own.append(share);
}

TextWords WordSet::take()
{
    breakWord();
    const auto sumOf = [](const QSet<quint64> &words) {
        auto sum = quint64(words.size());
        for (const quint64 word : words)
            sum += word * (word | 1);
        return sum;
    };
    m_found.words = sumOf(m_words);
    m_found.numbers = sumOf(m_numbers);
    m_found.plainWords = sumOf(m_plainWords);
    m_found.plainNumbers = sumOf(m_plainNumbers);
    m_found.plainNumberCount = m_plainNumbers.size();
    return m_found;
}

} // namespace argiope::html
