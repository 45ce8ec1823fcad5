#include "core/language/readingease.h"

#include "core/language/block.h"

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

/// The whole words that a text of a block begins with, and what is between them: up to one that goes on behind the
/// block or has a joint. Answers are bits, one a byte.
class PlainWords
{
public:
    explicit PlainWords(QByteArrayView text)
    {
        const Block block(text);
        quint64 joints = 0;
        quint64 blanks = 0;
        for (int i = 0; i < Block::Parts; ++i) {
            const auto bytes = block.part(i);
            const auto lower = bytes.lowered();
            const auto e = lower.equal('e');
            const auto s = lower.equal('s');
            const auto line = bytes.equal('\n');
            m_letters |= Block::bits(lower.between('a', 'z'), i);
            m_vowels |= Block::bits(
                e | lower.equal('a') | lower.equal('i') | lower.equal('o') | lower.equal('u') | lower.equal('y'), i);
            m_e |= Block::bits(e, i);
            m_s |= Block::bits(s, i);
            m_l |= Block::bits(lower.equal('l'), i);
            m_d |= Block::bits(lower.equal('d'), i);
            m_t |= Block::bits(lower.equal('t'), i);
            m_hissing |= Block::bits(
                s | lower.equal('x') | lower.equal('z') | lower.equal('g') | lower.equal('c') | lower.equal('h'), i);
            joints |= Block::bits(bytes.equal('\'') | bytes.equal('-'), i);
            blanks |= Block::bits(line | bytes.equal(' '), i);
            m_lines |= Block::bits(line, i);
            m_marks |= Block::bits(bytes.equal('.') | bytes.equal('!') | bytes.equal('?'), i);
        }
        // "3.5" and "www.example.org" have no end of a sentence in them.
        const char next = block.data()[Block::Bytes];
        const bool last = text.size() == Block::Bytes || next == ' ' || next == '\n';
        m_marks &= blanks >> 1 | (last ? quint64(1) << (Block::Bytes - 1) : 0)
            | (text.size() < Block::Bytes ? quint64(1) << (text.size() - 1) : 0);
        m_starts = m_letters & ~(m_letters << 1);
        m_ends = ~m_letters & m_letters << 1;
        const int stop = std::countr_zero(m_ends & joints);
        const bool open = m_letters >> (stop - 1) & 1; // none has its end at the first byte
        m_size = open ? Block::Bytes - 1 - std::countl_zero(Block::before(m_starts, stop)) : stop;
        m_isCutOff = stop < Block::Bytes || m_size == 0;
        for (quint64 *bits : {&m_letters, &m_vowels, &m_starts, &m_ends, &m_lines, &m_marks})
            *bits = Block::before(*bits, m_size);
    }
    [[nodiscard]] int size() const { return m_size; } ///< bytes; as many as a block has where the text is over
    [[nodiscard]] bool isCutOff() const { return m_isCutOff; } ///< what follows is no such word
    [[nodiscard]] int count() const { return Block::count(m_ends); }
    [[nodiscard]] quint64 ends() const { return m_ends; } ///< behind a word
    [[nodiscard]] quint64 marks() const { return m_marks | m_lines; } ///< the end of a sentence, if there is one
    /// As Word has them.
    [[nodiscard]] int syllables() const
    {
        // What is added at a word's start is carried to its first vowel, or behind its end.
        const quint64 reached = (m_letters & ~m_vowels) + m_starts;
        const quint64 first = reached & m_vowels;
        const quint64 last = m_ends >> 1;
        const quint64 behindE = m_e << 1 & last & ~(m_vowels << 2);
        const quint64 silentE = m_e & last & ~(m_vowels << 1) & ~(m_l << 1 & ~(m_vowels << 2));
        const quint64 silentD = behindE & m_d & ~((m_t | m_d) << 2);
        const quint64 silentS = behindE & m_s & ~(m_hissing << 2);
        const quint64 silent = (silentE & ~first) | ((silentD | silentS) & ~(first << 1));
        return Block::count(m_vowels & ~(m_vowels << 1)) + Block::count(reached & m_ends) - Block::count(silent);
    }

private:
    quint64 m_letters = 0;
    quint64 m_vowels = 0;
    quint64 m_e = 0;
    quint64 m_s = 0;
    quint64 m_l = 0;
    quint64 m_d = 0;
    quint64 m_t = 0;
    quint64 m_hissing = 0; ///< behind one of these "es" is spoken
    quint64 m_lines = 0;
    quint64 m_marks = 0;
    quint64 m_starts = 0;
    quint64 m_ends = 0;
    int m_size = 0;
    bool m_isCutOff = false;
};

/// Words, syllables and sentences, as they go by.
class Count
{
public:
    /// The whole words that stand there, with what is between them, as long as no word is open: up to one that is very
    /// long or has a joint. How many bytes that is.
    qsizetype takePlain(QByteArrayView text)
    {
        qsizetype at = 0;
        while (at < text.size()) {
            const PlainWords words(text.sliced(at));
            add(words);
            at += words.size();
            if (words.isCutOff())
                break;
        }
        return std::min(at, text.size());
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
    void add(const PlainWords &words)
    {
        m_words += words.count();
        m_syllables += words.syllables();
        quint64 rest = words.ends();
        for (quint64 marks = words.marks(); marks != 0; marks &= marks - 1) {
            const quint64 upTo = marks ^ (marks - 1);
            m_open = m_open || (rest & upTo) != 0;
            if (m_open)
                endSentence();
            rest &= ~upTo;
        }
        m_open = m_open || rest != 0;
    }
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
