#include "ui/compare/textdifference.h"

#include <QStringView>

#include <algorithm>
#include <vector>

namespace argiope::compareview {

namespace {

constexpr qsizetype MostCells = 4'000'000; ///< of the table of common words: some milliseconds

/// Letters and digits in a row are a word; all else stands alone.
QList<QStringView> wordsOf(QStringView text)
{
    QList<QStringView> words;
    qsizetype i = 0;
    while (i < text.size()) {
        const qsizetype from = i;
        const auto isWordPart = [&](qsizetype at) {
            const QChar c = text[at];
            const bool alone = c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana
                || c.script() == QChar::Script_Katakana || c.script() == QChar::Script_Thai;
            return (c.isLetterOrNumber() || c.isMark() || c.isSurrogate()) && !alone;
        };
        if (isWordPart(i)) {
            while (i < text.size() && isWordPart(i))
                ++i;
        } else {
            ++i;
            while (i < text.size() && text[i].isMark())
                ++i;
        }
        words.append(text.mid(from, i - from));
    }
    return words;
}

void append(QList<TextPiece> &pieces, TextPiece::Kind kind, QStringView text)
{
    if (text.isEmpty())
        return;
    if (!pieces.isEmpty() && pieces.constLast().kind == kind)
        pieces.last().text += text;
    else
        pieces.append({kind, text.toString()});
}

} // namespace

QList<TextPiece> textDifference(const QString &before, const QString &after)
{
    using Kind = TextPiece::Kind;
    QList<QStringView> a = wordsOf(before);
    QList<QStringView> b = wordsOf(after);
    QList<TextPiece> pieces;
    qsizetype head = 0;
    while (head < a.size() && head < b.size() && a[head] == b[head])
        append(pieces, Kind::Same, a[head++]);
    qsizetype tail = 0;
    while (tail < a.size() - head && tail < b.size() - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    const QList<QStringView> ending = a.last(tail);
    a = a.mid(head, a.size() - head - tail);
    b = b.mid(head, b.size() - head - tail);
    const qsizetype rows = a.size() + 1;
    const qsizetype columns = b.size() + 1;
    if (rows * columns > MostCells) {
        for (const QStringView word : a)
            append(pieces, Kind::Removed, word);
        for (const QStringView word : b)
            append(pieces, Kind::Added, word);
    } else {
        // Longest common words of what is behind each place.
        std::vector<quint16> common(size_t(rows * columns));
        const auto at = [&](qsizetype i, qsizetype j) -> quint16 & { return common[size_t(i * columns + j)]; };
        for (qsizetype i = a.size() - 1; i >= 0; --i) {
            for (qsizetype j = b.size() - 1; j >= 0; --j)
                at(i, j) = a[i] == b[j] ? quint16(at(i + 1, j + 1) + 1) : std::max(at(i + 1, j), at(i, j + 1));
        }
        qsizetype i = 0;
        qsizetype j = 0;
        while (i < a.size() || j < b.size()) {
            if (i < a.size() && j < b.size() && a[i] == b[j]) {
                append(pieces, Kind::Same, a[i]);
                ++i;
                ++j;
            } else if (i < a.size() && (j == b.size() || at(i + 1, j) >= at(i, j + 1))) {
                append(pieces, Kind::Removed, a[i++]);
            } else {
                append(pieces, Kind::Added, b[j++]);
            }
        }
    }
    for (const QStringView word : ending)
        append(pieces, Kind::Same, word);
    return pieces;
}

} // namespace argiope::compareview
