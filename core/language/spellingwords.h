#pragma once

#include <QByteArrayView>
#include <QSet>
#include <QString>
#include <QStringList>

namespace argiope::language {

/// The words of a text whose spelling can be checked, each once. One thread.
///
/// Left out are what no dictionary has: numbers, abbreviations in capitals, words with capitals inside, addresses,
/// names of files and of variables; and words with a capital at their begin, which may be names, but for languages that
/// write all nouns so.
class SpellingWords
{
public:
    /// A piece of text, UTF-8. Words do not go on in the next one.
    void add(QByteArrayView utf8);
    [[nodiscard]] const QSet<QString> &all() const { return m_words; }
    /// Those that `language` (a tag or a dictionary's name) checks.
    [[nodiscard]] QStringList of(QByteArrayView language) const;

private:
    QSet<QString> m_words;
};

} // namespace argiope::language
