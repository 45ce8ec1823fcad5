#include "core/search/snippet.h"

#include "core/search/words.h"

#include <QHash>

#include <algorithm>

namespace argiope::search {

namespace {

constexpr size_t MostFound = 2000; ///< matches that a piece is chosen from

struct Found
{
    qsizetype position = 0;
    qsizetype end = 0;
    qsizetype phrase = 0;
};

/// Words of a text folded, each different one once.
class FoldedWords
{
public:
    const QString &of(QStringView word)
    {
        const auto known = m_known.constFind(word);
        return known != m_known.constEnd() ? *known : *m_known.insert(word, folded(word.toString()));
    }

private:
    QHash<QStringView, QString> m_known; ///< by views into the text
};

std::vector<Found> found(const QString &text, const QList<Phrase> &phrases)
{
    std::vector<Found> all;
    const std::vector<Word> words = wordsOf(text);
    FoldedWords known;
    const auto isAt = [&](const Phrase &phrase, size_t at) {
        const auto count = size_t(phrase.words.size());
        if (at + count > words.size())
            return false;
        for (size_t i = 0; i < count; ++i) {
            const Word &word = words[at + i];
            const QString &plain = known.of(QStringView(text).sliced(word.position, word.length));
            const QString &wanted = phrase.words[qsizetype(i)];
            const bool fits = phrase.prefix && i + 1 == count ? plain.startsWith(wanted) : plain == wanted;
            if (!fits)
                return false;
        }
        return count > 0;
    };
    for (size_t at = 0; at < words.size() && all.size() < MostFound; ++at) {
        for (qsizetype i = 0; i < phrases.size(); ++i) {
            if (!isAt(phrases[i], at))
                continue;
            const Word &last = words[at + size_t(phrases[i].words.size()) - 1];
            all.push_back({words[at].position, last.position + last.length, i});
        }
    }
    return all;
}

/// Where the window begins that has most of the phrases, and most matches of those.
size_t bestStart(const std::vector<Found> &all, qsizetype phrases, qsizetype characters)
{
    size_t best = 0;
    qsizetype bestScore = -1;
    for (size_t i = 0; i < all.size(); ++i) {
        std::vector<char> seen(size_t(phrases), 0);
        qsizetype score = 0;
        for (size_t j = i; j < all.size() && all[j].end - all[i].position <= characters; ++j) {
            score += seen[size_t(all[j].phrase)] ? 1 : 1000;
            seen[size_t(all[j].phrase)] = 1;
        }
        if (score > bestScore) {
            bestScore = score;
            best = i;
        }
    }
    return best;
}

/// The next place to cut at behind `at`, or before it: not within a word, if one ends soon.
qsizetype cutNear(const QString &text, qsizetype at, int step)
{
    constexpr int most = 20;
    qsizetype here = at;
    for (int i = 0; i < most && here > 0 && here < text.size(); ++i, here += step) {
        if (text[here].isSpace())
            return here;
    }
    if (here <= 0 || here >= text.size())
        return std::clamp<qsizetype>(here, 0, text.size());
    return text[at].isLowSurrogate() ? at + 1 : at;
}

} // namespace

Snippet snippetOf(const QString &text, const QList<Phrase> &phrases, qsizetype characters)
{
    const std::vector<Found> all = found(text, phrases);
    qsizetype begin = 0;
    if (!all.empty()) {
        const Found &first = all[bestStart(all, phrases.size(), characters * 3 / 4)];
        begin = first.position > characters / 4 ? cutNear(text, first.position - characters / 4, -1) : 0;
    }
    const qsizetype wanted = begin + characters;
    const qsizetype end = wanted >= text.size() ? text.size() : cutNear(text, wanted, 1);

    Snippet snippet;
    QString &out = snippet.text;
    if (begin > 0)
        out += QChar(0x2026);
    // Runs of blanks become one, so marks are set while the text is written.
    std::vector<qsizetype> places(size_t(end - begin) + 1, 0);
    for (qsizetype i = begin; i < end; ++i) {
        places[size_t(i - begin)] = out.size();
        if (!text[i].isSpace())
            out += text[i];
        else if (!out.isEmpty() && out.back() != u' ' && out.back() != QChar(0x2026))
            out += u' ';
    }
    places[size_t(end - begin)] = out.size();
    if (end < text.size())
        out += QChar(0x2026);
    qsizetype marked = 0;
    for (const Found &one : all) {
        if (one.position < begin || one.end > end)
            continue;
        const qsizetype from = places[size_t(one.position - begin)];
        const qsizetype to = places[size_t(one.end - begin)];
        if (from < marked)
            continue;
        snippet.marks.append({from, to - from});
        marked = to;
    }
    return snippet;
}

} // namespace argiope::search
