#pragma once

#include <QByteArrayView>
#include <QtGlobal>

#include <array>
#include <functional>
#include <span>
#include <utility>

namespace argiope::similar {

/// Cuts text into words and gives the hashes of its shingles: of every three words that follow one another.
///
/// A word is what stands between white space (Unicode's White_Space), in lower case, with nothing but its letters,
/// digits, marks and underscores: "Don't" is "dont", "--" is no word. A letter of a script that is written without
/// spaces (ideographs, kana, Thai, Lao, Khmer, Myanmar) is a word of its own, with the marks on it. A text of one or
/// two words has one shingle, of all of them.
///
/// UTF-8 in pieces that may end within a word, though not within a character; constant memory. The hashes are part of
/// the format of project files: what changes them makes stored signatures worthless. One thread.
class Shingles
{
public:
    using Take = std::function<void(std::span<const quint64>)>; ///< some hundreds at a time

    /// Without `take` words are counted only.
    explicit Shingles(Take take = {})
        : m_take(std::move(take))
    {
    }

    void append(QByteArrayView text);
    /// The same as append() and breakWord(), for less.
    void appendParagraph(QByteArrayView text);
    void breakWord(); ///< a paragraph ends; shingles go on over it
    void finish(); ///< once, at the end
    /// So far, as the whole text's are counted: an ideograph is one, other letters without spaces are one a run.
    [[nodiscard]] int words() const { return m_counted; }

private:
    static constexpr size_t MostPending = 112;
    static constexpr size_t ShortWord = 16;
    enum Open : quint8 { Nothing, Spaced, Alone };

    void put(char c)
    {
        if (m_size == MostPending)
            fold();
        m_word[m_size++] = c;
    }
    void read(QByteArrayView text, bool whole);
    [[nodiscard]] bool takeTinyWord(QByteArrayView text);
    [[nodiscard]] const char *takeShortWords(const char *at, const char *end, bool whole);
    qsizetype putLetters(QByteArrayView text, qsizetype at);
    void putCharacter(char32_t c);
    void character(char32_t c);
    void openSpaced();
    void fold();
    void endWord();
    void addWord(quint64 hash);
    void flush();

    Take m_take;
    std::array<char, MostPending + ShortWord> m_word; ///< what of the open word is not hashed yet
    size_t m_size = 0;
    quint64 m_folded = 0; ///< of what was
    Open m_open = Nothing;
    bool m_inRun = false; ///< letters without spaces follow one another
    quint64 m_before[2] = {}; ///< the two words before, the last one second
    int m_total = 0; ///< words that are in shingles, at most 3
    int m_counted = 0;
    std::array<quint64, 256> m_shingles;
    size_t m_used = 0;
};

} // namespace argiope::similar
