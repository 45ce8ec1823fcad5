#include "core/html/wordset.h"

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

void WordSet::append(QByteArrayView text)
{
    for (const char c : text) {
        if (isAlpha(c) || static_cast<unsigned char>(c) >= 0x80) {
            if (m_word.size() < LongestWord)
                m_word += toLower(c);
        } else {
            breakWord();
        }
    }
}

void WordSet::breakWord()
{
    if (!m_word.isEmpty())
        add(m_word);
    m_word.clear();
}

void WordSet::add(const QByteArray &word)
{
    const quint64 key = XXH3_64bits(word.constData(), size_t(word.size()));
    if (m_words.size() >= MostWords || m_words.contains(key) || m_url.contains(word))
        return;
    m_words.insert(key);
}

quint64 WordSet::hash()
{
    breakWord();
    quint64 sum = quint64(m_words.size());
    for (const quint64 word : m_words)
        sum += word * (word | 1); // a sum does not know an order
    return sum;
}

} // namespace argiope::html
