#include "core/a11y/labeltext.h"

#include "core/base/scripts.h"

#include <QString>
#include <QStringList>

#include <algorithm>

namespace argiope::a11y {

namespace {

/// Written without spaces between words: every character is taken for one.
bool standsAlone(char32_t c)
{
    const QChar::Script script = QChar::script(c);
    return script == QChar::Script_Han || base::isUnspaced(script);
}

/// `splitting`: a hyphen parts words; otherwise it is nothing.
QStringList wordsOf(const QString &text, bool splitting)
{
    QStringList words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty())
            words.append(word);
        word.clear();
    };
    for (const char32_t c : text.toCaseFolded().toUcs4()) {
        const bool joins = c == U'-' || c == 0x00AD || c == 0x2010 || c == 0x2011 || c == U'\'' || c == 0x2019;
        if (QChar::isLetterOrNumber(c) || QChar::isMark(c)) {
            if (standsAlone(c))
                end();
            word += QString::fromUcs4(&c, 1);
            if (standsAlone(c))
                end();
        } else if (!joins || splitting) {
            end();
        }
    }
    end();
    return words;
}

/// What is in parentheses is a hint, not the label.
QString withoutHints(const QString &text)
{
    QString out;
    int depth = 0;
    for (const QChar c : text) {
        if (c == u'(' || c == u'[')
            ++depth;
        else if ((c == u')' || c == u']') && depth > 0)
            --depth;
        else if (depth == 0)
            out += c;
    }
    return depth == 0 ? out : text;
}

bool standsIn(const QStringList &label, const QStringList &name)
{
    return std::search(name.begin(), name.end(), label.begin(), label.end()) != name.end();
}

} // namespace

bool isLabelInName(QByteArrayView visible, QByteArrayView name)
{
    const QString label = QString::fromUtf8(visible);
    const QString whole = QString::fromUtf8(name);
    const QString bare = withoutHints(label);
    for (const bool splitting : {false, true}) {
        const QStringList words = wordsOf(bare, splitting);
        const bool isPicture = words.size() == 1 && words[0].size() == 1 && words[0][0].isLetter();
        if (words.isEmpty() || isPicture || standsIn(words, wordsOf(whole, splitting))
            || standsIn(wordsOf(label, splitting), wordsOf(whole, splitting)))
            return true;
    }
    return false;
}

} // namespace argiope::a11y
