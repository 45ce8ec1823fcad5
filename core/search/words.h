#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <vector>

namespace argiope::search {

/// What words are compared by: without case, without accents, and without what Unicode has for the looks only (full
/// width, ligatures): "Stra\u00dfe" is "strasse".
[[nodiscard]] QString folded(const QString &text);

/// A text as the index is given it: folded, with blanks around each character of scripts that are written without them
/// (Chinese, Japanese, Thai, Lao, Khmer, Burmese): there a word is a phrase of characters. UTF-8.
[[nodiscard]] QByteArray indexText(const QByteArray &utf8);

/// A word of a text, and where it stands.
struct Word
{
    qsizetype position = 0; ///< in UTF-16
    qsizetype length = 0;
    bool beside = false; ///< it follows the one before it without anything between, as there are no blanks
};

/// The words of a text, by the index's rules: runs of letters, digits and marks, or one character of such a script.
[[nodiscard]] std::vector<Word> wordsOf(QStringView text);
/// The same of a query, folded.
[[nodiscard]] QStringList foldedWords(const QString &text);

} // namespace argiope::search
