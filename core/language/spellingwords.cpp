#include "core/language/spellingwords.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace argiope::language {

namespace {

constexpr qsizetype LeastLetters = 3;
constexpr qsizetype MostLetters = 50; ///< what is longer is a formula, or a missing blank
constexpr QChar SoftHyphen(0x00AD);
constexpr QChar Apostrophe(0x2019);

/// What makes what stands beside it an address, a path, a variable, or a word with its ending in brackets.
bool joins(QChar c)
{
    return QStringView(u"@/\\#~=&%$*^|<>[]{}()+").contains(c);
}

/// Whether what stands before or behind a word belongs to it.
bool isJoined(QStringView text, qsizetype begin, qsizetype end)
{
    const auto at = [text](qsizetype place) { return place >= 0 && place < text.size() ? text[place] : QChar(u' '); };
    // Of "well-known" neither part need be a word; "example.org" and "http:" are none.
    const auto joinsTo = [&](QChar beside, QChar behind) {
        return joins(beside) || beside == u'-' || (beside == u'.' && behind.isLetterOrNumber())
            || (beside == u':' && (behind == u'/' || behind.isLetterOrNumber()));
    };
    return joinsTo(at(begin - 1), at(begin - 2)) || joinsTo(at(end), at(end + 1));
}

bool isChecked(QStringView word)
{
    if (word.size() < LeastLetters || word.size() > MostLetters)
        return false;
    return std::all_of(word.begin() + 1, word.end(), [](QChar c) {
        return (c.isLetter() && !c.isUpper()) || c.isMark() || c == u'\'';
    }) && word.front().isLetter();
}

} // namespace

void SpellingWords::add(QByteArrayView utf8)
{
    QString text = QString::fromUtf8(utf8).normalized(QString::NormalizationForm_C);
    text.remove(SoftHyphen);
    text.replace(Apostrophe, u'\'');
    // By Unicode's rules an apostrophe, a point or an underscore between letters is part of the word.
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, text);
    const QStringView view(text);
    for (qsizetype begin = 0; begin >= 0;) {
        const qsizetype end = words.toNextBoundary();
        if (end < 0)
            break;
        QStringView word = view.sliced(begin, end - begin);
        const bool joined = isJoined(view, begin, end);
        while (word.endsWith(u'\''))
            word.chop(1);
        if (!joined && isChecked(word))
            m_words.insert(word.toString());
        begin = end;
    }
}

QStringList SpellingWords::of(QByteArrayView language) const
{
    const bool nounsAreBig = language.startsWith("de") || language.startsWith("lb");
    QStringList words;
    for (const QString &word : m_words) {
        if (nounsAreBig || !word.front().isUpper())
            words.append(word);
    }
    std::sort(words.begin(), words.end());
    return words;
}

} // namespace argiope::language
