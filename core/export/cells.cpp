#include "core/export/cells.h"

#include "core/base/hiddenchars.h"
#include "core/base/httpdate.h"
#include "core/export/export.h"

#include <QDateTime>
#include <QUtf8StringView>

#include <algorithm>
#include <array>
#include <cstring>

namespace argiope::exporting {

using base::separatorAt;
using base::turningAt;
using base::upperControlAt;

namespace {

constexpr char Replacement[] = "\xEF\xBF\xBD"; // U+FFFD

/// The text itself where it is UTF-8, else with U+FFFD in place of what is not.
QByteArray validUtf8(QByteArrayView text)
{
    if (QUtf8StringView(text.data(), text.size()).isValidUtf8())
        return text.toByteArray();
    return QString::fromUtf8(text.data(), text.size()).toUtf8();
}

/// Control characters of ASCII that no table program shows; tab and line ends stay.
bool isHiddenControl(char c)
{
    const auto u = static_cast<unsigned char>(c);
    return (u < 0x20 && c != '\t' && c != '\n' && c != '\r') || u == 0x7f;
}

/// Where the first character stands that is neither blank, nor invisible, nor a quote: programs that tidy up what they
/// import begin there.
qsizetype firstVisible(const QByteArray &text)
{
    static constexpr const char *skipped[] = {" ", "\n", "\t", "\r", "\"", "\xC2\xA0", "\xC2\xAD", "\xE3\x80\x80",
        "\xEF\xBB\xBF", "\xE2\x81\xA0", "\xE2\x80\xAF", "\xE2\x81\x9F", "\xEF\xBC\x82",
        // Of no width: U+034F, U+061C, the fillers of Hangul, U+1680, U+17B4, U+17B5, U+180B to U+180F, U+2800
        "\xCD\x8F", "\xD8\x9C", "\xE1\x85\x9F", "\xE1\x85\xA0", "\xE3\x85\xA4", "\xEF\xBE\xA0", "\xE1\x9A\x80",
        "\xE1\x9E\xB4", "\xE1\x9E\xB5", "\xE1\xA0\x8B", "\xE1\xA0\x8C", "\xE1\xA0\x8D", "\xE1\xA0\x8E", "\xE1\xA0\x8F",
        "\xE2\xA0\x80"};
    qsizetype at = 0;
    const auto lengthAt = [&text, &at]() -> qsizetype {
        for (const char *one : skipped) {
            if (QByteArrayView(text).sliced(at).startsWith(one))
                return qsizetype(std::strlen(one));
        }
        // U+2000 to U+200F: spaces and what has no width.
        if (text[at] == '\xE2' && text[at + 1] == '\x80' && static_cast<unsigned char>(text[at + 2]) < 0x90)
            return 3;
        // U+2061 to U+206F, variation selectors (U+FE00 to U+FE0F), and tags and the like (U+E0000 to U+E0FFF)
        const auto byte = [&text, &at](qsizetype i) { return static_cast<unsigned char>(text[at + i]); };
        if (byte(0) == 0xE2 && byte(1) == 0x81 && byte(2) >= 0xA1 && byte(2) <= 0xAF)
            return 3;
        if (byte(0) == 0xEF && byte(1) == 0xB8 && byte(2) <= 0x8F)
            return 3;
        if (byte(0) == 0xF3 && byte(1) == 0xA0)
            return 4;
        return separatorAt(text, at) + turningAt(text, at);
    };
    while (at < text.size()) {
        const qsizetype length = lengthAt();
        if (length == 0)
            break;
        at += length;
    }
    return at;
}

/// Spreadsheets run a cell that begins so; also with the full-width forms, which some of them take for the same.
bool beginsFormula(const QByteArray &text)
{
    const char first = text.isEmpty() ? 'a' : text.front();
    if ((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z'))
        return false; // nearly all of them: URLs and words
    if (first == '\t' || first == '\r')
        return true;
    const QByteArrayView rest = QByteArrayView(text).sliced(firstVisible(text));
    static constexpr const char *signs[] = {"=", "+", "-", "@", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D",
        "\xEF\xBC\xA0",
        // The minus sign (U+2212) and the other forms of these: small, superscript, heavy
        "\xE2\x88\x92", "\xEF\xB9\xA3", "\xEF\xB9\xA2", "\xEF\xB9\xA6", "\xEF\xB9\xAB", "\xE2\x81\xBA", "\xE2\x81\xBB",
        "\xE2\x81\xBC", "\xE2\x82\x8A", "\xE2\x82\x8B", "\xE2\x82\x8C", "\xE2\x9E\x95", "\xE2\x9E\x96"};
    return std::any_of(std::begin(signs), std::end(signs), [rest](const char *sign) { return rest.startsWith(sign); });
}

} // namespace

std::optional<char> delimiterFromText(QStringView text)
{
    if (text == u"\\t" || text == u"\t")
        return '\t';
    if (text.size() != 1 || text[0].unicode() <= 0x20 || text[0].unicode() >= 0x7f || text[0].isLetterOrNumber()
        || QStringView(u"\"'+-.=@").contains(text[0]))
        return std::nullopt;
    return text[0].toLatin1();
}

QByteArray visibleText(QByteArrayView text)
{
    const QByteArray cell = validUtf8(text);
    QByteArray clean;
    qsizetype written = 0;
    for (qsizetype i = 0; i < cell.size(); ++i) {
        const qsizetype length = isHiddenControl(cell[i]) ? 1 : upperControlAt(cell, i);
        if (length == 0)
            continue;
        clean.append(cell.constData() + written, i - written);
        clean += Replacement;
        i += length - 1;
        written = i + 1;
    }
    return written > 0 ? clean.append(cell.constData() + written, cell.size() - written) : cell;
}

QByteArray csvCell(QByteArrayView text, char delimiter)
{
    QByteArray cell = visibleText(text);
    if (beginsFormula(cell))
        cell.prepend('\'');
    const auto isSyntax = [delimiter](char c) { return c == delimiter || c == '"' || c == '\r' || c == '\n'; };
    if (std::none_of(cell.begin(), cell.end(), isSyntax))
        return cell;
    cell.replace('"', "\"\"");
    return '"' + cell + '"';
}

QByteArray isoTime(qint64 msSince1970)
{
    if (msSince1970 == 0)
        return {};
    return QDateTime::fromMSecsSinceEpoch(msSince1970).toUTC().toString(Qt::ISODateWithMs).toLatin1();
}

QByteArray markdownCell(QByteArrayView text)
{
    QByteArray cell;
    cell.reserve(text.size());
    for (const char c : visibleText(text)) {
        if (QByteArrayView("\\`*_{}[]<>()#+!|~&").contains(c))
            cell += '\\';
        cell += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
    }
    return cell;
}

QByteArray xmlText(QByteArrayView utf8)
{
    const QByteArray text = validUtf8(utf8);
    QByteArray xml;
    xml.reserve(text.size() + 16);
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        switch (c) {
        case '&':
            xml += "&amp;";
            break;
        case '<':
            xml += "&lt;";
            break;
        case '>':
            xml += "&gt;";
            break;
        case '"':
            xml += "&quot;";
            break;
        case '\'':
            xml += "&apos;";
            break;
        default:
            // XML 1.0, 2.2: neither these nor U+FFFE and U+FFFF can be written in any way.
            if (QByteArrayView(text).sliced(i).startsWith("\xEF\xBF\xBE")
                || QByteArrayView(text).sliced(i).startsWith("\xEF\xBF\xBF"))
                i += 2;
            else if (!isHiddenControl(c))
                xml += c;
        }
    }
    return xml;
}

QByteArray plainLine(QByteArrayView bytes)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    const QByteArray text = bytes.toByteArray();
    const bool valid = QUtf8StringView(text.constData(), text.size()).isValidUtf8();
    QByteArray line;
    line.reserve(text.size() + 1);
    for (qsizetype i = 0; i < text.size();) {
        const auto u = static_cast<unsigned char>(text[i]);
        qsizetype escapes = u < 0x20 || u == 0x7f || (!valid && u >= 0x80) ? 1 : 0;
        if (escapes == 0 && u >= 0x80)
            escapes = std::max({upperControlAt(text, i), separatorAt(text, i), turningAt(text, i)});
        if (escapes == 0)
            line += text[i++];
        for (; escapes > 0; --escapes, ++i) {
            line += '%';
            line += digits[(text[i] >> 4) & 15];
            line += digits[text[i] & 15];
        }
    }
    return line + '\n';
}

QByteArray w3cTime(QByteArrayView httpDate)
{
    const auto ms = base::parseHttpDate(httpDate, QDateTime::currentMSecsSinceEpoch());
    return ms ? QDateTime::fromMSecsSinceEpoch(*ms, Qt::UTC).toString(Qt::ISODate).toLatin1() : QByteArray();
}

} // namespace argiope::exporting
