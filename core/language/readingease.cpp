#include "core/language/readingease.h"

#include <QByteArray>

#include <algorithm>

namespace argiope::language {

namespace {

constexpr int LeastWordsToRate = 100;

bool isVowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u' || c == 'y';
}

/// Of a word of letters a to z: groups of vowels, without those that are not spoken ("made", "walked", "places" has
/// one more than it seems).
int syllablesOf(const QByteArray &word)
{
    int groups = 0;
    for (qsizetype i = 0; i < word.size(); ++i)
        groups += isVowel(word[i]) && (i == 0 || !isVowel(word[i - 1])) ? 1 : 0;
    const auto before
        = [&word](qsizetype behind) { return word.size() > behind ? word[word.size() - 1 - behind] : ' '; };
    const bool silentE = word.endsWith('e') && !isVowel(before(1)) && !(before(1) == 'l' && !isVowel(before(2)));
    const bool silentEd = word.endsWith("ed") && before(2) != 't' && before(2) != 'd' && !isVowel(before(2));
    const bool silentEs = word.endsWith("es") && !QByteArrayView("sxzgch").contains(before(2)) && !isVowel(before(2));
    if (groups > 1 && (silentE || silentEd || silentEs))
        --groups;
    return std::max(groups, 1);
}

} // namespace

std::optional<double> readingEase(QByteArrayView utf8)
{
    int words = 0;
    int syllables = 0;
    int sentences = 0;
    bool open = false; // a sentence has words
    QByteArray word;
    const auto endWord = [&] {
        if (word.isEmpty())
            return;
        ++words;
        syllables += syllablesOf(word);
        word.clear();
        open = true;
    };
    for (qsizetype i = 0; i < utf8.size(); ++i) {
        const char c = utf8[i];
        const char lower = c >= 'A' && c <= 'Z' ? char(c | 32) : c;
        if (lower >= 'a' && lower <= 'z') {
            word += lower;
            continue;
        }
        if (c == '\'' || c == '-')
            continue; // "don't" is one word
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
