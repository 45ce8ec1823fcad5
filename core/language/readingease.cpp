#include "core/language/readingease.h"

#include "core/base/bytes16.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
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
    Word() = default;
    /// A whole one: its last four letters in lower case, the last one the lowest byte, and a bit for each of its
    /// letters that is a vowel.
    Word(quint32 tail, quint32 vowels)
        : m_tail(tail)
        , m_groups(std::popcount(vowels & ~(vowels << 1)))
    {
    }
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

/// Words, syllables and sentences, as they go by.
class Count
{
public:
    /// What stands there, as long as no word is open and none of its words is long or has a joint: up to such a word,
    /// or the last bytes. How many bytes that is.
    qsizetype takePlain(QByteArrayView text)
    {
        constexpr unsigned Window = 16;
        constexpr unsigned Before = 4;
        qsizetype at = 0;
        while (text.size() - at > qsizetype(Window)) { // one more is looked at behind a full stop
            const auto bytes = base::Bytes16::at(text.data() + at);
            const auto lower = bytes.lowered();
            const quint32 letters = lower.between('a', 'z').bits();
            const quint32 vowels = (lower.equal('a') | lower.equal('e') | lower.equal('i') | lower.equal('o')
                | lower.equal('u') | lower.equal('y'))
                                       .bits();
            const quint32 marks = (bytes.equal('.') | bytes.equal('!') | bytes.equal('?') | bytes.equal('\n')).bits();
            char plain[Before + Window] = {};
            lower.store(plain + Before);
            unsigned from = 0;
            for (;;) {
                from += unsigned(std::countr_zero((letters | marks | 1U << Window) >> from));
                if (from >= Window)
                    break;
                if (marks >> from & 1) {
                    mark(text.sliced(at + from));
                    ++from;
                    continue;
                }
                const unsigned end = from + unsigned(std::countr_one(letters >> from));
                if (end >= Window || isJoint(text[at + end]))
                    break;
                const unsigned size = end - from;
                const quint32 tail = qFromBigEndian<quint32>(plain + end); // Before it begins
                add(Word(size < Before ? tail & ((1U << (8 * size)) - 1) : tail, vowels >> from & ((1U << size) - 1)));
                from = end;
            }
            at += from;
            if (from < Window && (from == 0 || isJoint(text[at + std::countr_one(letters >> from)])))
                break;
        }
        return at;
    }
    /// The word that stands there, with what joins its parts. How many bytes that is.
    qsizetype takeWord(QByteArrayView text)
    {
        Word word;
        qsizetype at = 0;
        for (; at < text.size(); ++at) {
            const quint8 letter = Letters[quint8(text[at])];
            if (letter == None)
                break;
            if (letter != Joint)
                word.add(text[at], letter == Vowel);
        }
        if (!word.isEmpty())
            add(word);
        return at;
    }
    /// What stands there may end a sentence. "3.5" and "www.example.org" have no end in them.
    void mark(QByteArrayView text)
    {
        const char c = text.front();
        const bool ends = (c == '.' || c == '!' || c == '?') && (text.size() == 1 || text[1] == ' ' || text[1] == '\n');
        if ((ends || c == '\n') && m_open)
            endSentence();
    }
    [[nodiscard]] std::optional<double> ease()
    {
        if (m_open)
            endSentence();
        if (m_words < LeastWordsToRate)
            return std::nullopt;
        return 206.835 - 1.015 * m_words / m_sentences - 84.6 * m_syllables / m_words;
    }

private:
    [[nodiscard]] static bool isJoint(char c) { return Letters[quint8(c)] == Joint; }
    void add(const Word &word)
    {
        ++m_words;
        m_syllables += word.syllables();
        m_open = true;
    }
    void endSentence()
    {
        ++m_sentences;
        m_open = false;
    }

    int m_words = 0;
    int m_syllables = 0;
    int m_sentences = 0;
    bool m_open = false; ///< a sentence has words
};

} // namespace

std::optional<double> readingEase(QByteArrayView utf8)
{
    Count count;
    for (qsizetype i = 0; i < utf8.size();) {
        i += count.takePlain(utf8.sliced(i));
        if (i == utf8.size())
            break;
        if (const qsizetype word = count.takeWord(utf8.sliced(i)); word > 0) {
            i += word;
            continue;
        }
        count.mark(utf8.sliced(i));
        ++i;
    }
    return count.ease();
}

} // namespace argiope::language
