#include "ui/words/foreigntext.h"

#include "ui/words/direction.h"

#include <QTextDocument>

#include <algorithm>

namespace argiope::words::foreign {

namespace {

constexpr QChar Ellipsis(0x2026);

bool turnsOrder(char16_t c)
{
    return c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/// As many bytes as `most` characters can take, and one to see that there are more.
QByteArrayView enoughOf(QByteArrayView utf8, qsizetype most)
{
    constexpr qsizetype LongestCharacter = 4;
    return most == WholeText ? utf8 : utf8.first(std::min(utf8.size(), (most + 1) * LongestCharacter));
}

} // namespace

QString shown(QStringView text, qsizetype most)
{
    const bool cut = most != WholeText && text.size() > most;
    if (cut) {
        text = text.first(most);
        if (!text.isEmpty() && text.back().isHighSurrogate())
            text.chop(1);
    }
    QString line = text.toString();
    for (QChar &c : line) {
        const char16_t code = c.unicode();
        if (code == '\t' || code == '\n' || code == '\r' || code == '\v' || code == '\f' || code == 0x85
            || code == QChar::LineSeparator || code == QChar::ParagraphSeparator)
            c = u' ';
        else if (code < 0x20 || (code >= 0x7f && code < 0xa0) || turnsOrder(code))
            c = QChar::ReplacementCharacter;
    }
    if (cut)
        line += Ellipsis;
    return most == WholeText ? line : isolated(line);
}

QString shown(QByteArrayView utf8, qsizetype most)
{
    return shown(QString::fromUtf8(enoughOf(utf8, most)), most);
}

QString shownLines(QByteArrayView utf8)
{
    QString lines;
    qsizetype number = 0;
    for (qsizetype at = 0; at < utf8.size(); ++number) {
        if (number == MostLines) {
            lines += Ellipsis;
            break;
        }
        const qsizetype end = utf8.indexOf('\n', at);
        QByteArrayView line = utf8.sliced(at, (end < 0 ? utf8.size() : end) - at);
        if (line.endsWith('\r'))
            line.chop(1);
        lines += shown(line, MostRead);
        if (end < 0)
            break;
        lines += u'\n';
        at = end + 1;
    }
    return lines;
}

QString plain(const QString &text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

QString tip(QStringView text)
{
    return plain(shown(text));
}

QString tip(QByteArrayView utf8)
{
    return plain(shown(utf8));
}

QString label(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace argiope::words::foreign
