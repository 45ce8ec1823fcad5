#include "core/language/readingease.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace argiope::language {

namespace {

constexpr int LeastWordsToRate = 100;

enum Letter : quint8 { None, Consonant, Vowel, Joint }; // "don't" is one word

constexpr std::array<quint8, 256> Letters = [] {
    std::array<quint8, 256> letters{};
    for (int c = 'a'; c <= 'z'; ++c)
        letters[size_t(c)] = letters[size_t(c) - 32] = Consonant;
    for (const char c : {'a', 'e', 'i', 'o', 'u', 'y'})
        letters[size_t(c)] = letters[size_t(c) - 32] = Vowel;
    letters['\''] = letters['-'] = Joint;
    return letters;
}();

/// A word of letters a to z, as it is read.
class Word
{
public:
    void add(char c, bool vowel)
    {
        m_groups += vowel && !m_vowel ? 1 : 0;
        m_vowel = vowel;
        m_tail = m_tail << 8 | quint8(c | 32);
    }
    [[nodiscard]] bool isEmpty() const { return m_tail == 0; }
    /// Groups of vowels, without those that are not spoken ("made", "walked", "places" has one more than it seems).
    [[nodiscard]] int syllables() const { return std::max(m_groups > 1 && isSilent() ? m_groups - 1 : m_groups, 1); }

private:
    [[nodiscard]] char before(int behind) const { return char(m_tail >> (8 * behind)); } ///< 0: there is none
    [[nodiscard]] bool isVowel(int behind) const { return Letters[quint8(before(behind))] == Vowel; }
    [[nodiscard]] bool isSilent() const
    {
        if (before(0) == 'e')
            return !isVowel(1) && !(before(1) == 'l' && !isVowel(2));
        if (before(1) != 'e' || isVowel(2))
            return false;
        if (before(0) == 'd')
            return before(2) != 't' && before(2) != 'd';
        return before(0) == 's' && (before(2) == 0 || !std::strchr("sxzgch", before(2)));
    }

    quint32 m_tail = 0; ///< its last four letters
    int m_groups = 0;
    bool m_vowel = false;
};

} // namespace

std::optional<double> readingEase(QByteArrayView utf8)
{
    int words = 0;
    int syllables = 0;
    int sentences = 0;
    bool open = false; // a sentence has words
    Word word;
    const auto endWord = [&] {
        if (word.isEmpty())
            return;
        ++words;
        syllables += word.syllables();
        word = {};
        open = true;
    };
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const char c = utf8[i];
        const quint8 letter = Letters[quint8(c)];
        if (letter == Consonant || letter == Vowel) {
            word.add(c, letter == Vowel);
            continue;
        }
        if (letter == Joint)
            continue;
        endWord();
        // "3.5" and "www.example.org" have no end in them.
        const bool ends
            = (c == '.' || c == '!' || c == '?') && (i + 1 == utf8.size() || utf8[i + 1] == ' ' || utf8[i + 1] == '\n');
        if ((ends || c == '\n') && open) {
            ++sentences;
            open = false;
        }
    }
    endWord();
    sentences += open ? 1 : 0;
    if (words < LeastWordsToRate)
        return std::nullopt;
    return 206.835 - 1.015 * words / sentences - 84.6 * syllables / words;
}

} // namespace argiope::language
