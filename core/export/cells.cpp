#include "core/export/cells.h"

#include "core/export/export.h"

#include <QDateTime>
#include <QUtf8StringView>

#include <algorithm>
#include <array>
#include <cstring>

namespace argiope::exporting {

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

/// How many bytes at `at` are one of U+0080 to U+009F, which end lines and steer terminals; 0 where none begins.
/// `text` is valid UTF-8 in this and the next two.
qsizetype upperControlAt(const QByteArray &text, qsizetype at)
{
    return text[at] == '\xC2' && static_cast<unsigned char>(text[at + 1]) < 0xA0 ? 2 : 0;
}

/// The same for U+2028 and U+2029, which some programs take for the end of a line.
qsizetype separatorAt(const QByteArray &text, qsizetype at)
{
    return text[at] == '\xE2' && text[at + 1] == '\x80' && (text[at + 2] == '\xA8' || text[at + 2] == '\xA9') ? 3 : 0;
}

/// The same for U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069, which turn the order of what stands around them.
qsizetype turningAt(const QByteArray &text, qsizetype at)
{
    if (text[at] != '\xE2')
        return 0;
    const auto last = static_cast<unsigned char>(text[at + 2]);
    if (text[at + 1] == '\x80')
        return last == 0x8E || last == 0x8F || (last >= 0xAA && last <= 0xAE) ? 3 : 0;
    return text[at + 1] == '\x81' && last >= 0xA6 && last <= 0xA9 ? 3 : 0;
}

/// Where the first character stands that is neither blank, nor invisible, nor a quote: programs that tidy up what they
/// import begin there.
qsizetype firstVisible(const QByteArray &text)
{
    static constexpr const char *skipped[] = {" ", "\n", "\t", "\r", "\"", "\xC2\xA0", "\xC2\xAD", "\xE3\x80\x80",
        "\xEF\xBB\xBF", "\xE2\x81\xA0", "\xE2\x80\xAF", "\xE2\x81\x9F", "\xEF\xBC\x82"};
    qsizetype at = 0;
    const auto lengthAt = [&text, &at]() -> qsizetype {
        for (const char *one : skipped) {
            if (QByteArrayView(text).sliced(at).startsWith(one))
                return qsizetype(std::strlen(one));
        }
        // U+2000 to U+200F: spaces and what has no width.
        if (text[at] == '\xE2' && text[at + 1] == '\x80' && static_cast<unsigned char>(text[at + 2]) < 0x90)
            return 3;
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
    static constexpr const char *signs[]
        = {"=", "+", "-", "@", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};
    return std::any_of(std::begin(signs), std::end(signs), [rest](const char *sign) { return rest.startsWith(sign); });
}

int monthNumber(QByteArrayView name)
{
    static constexpr const char *names[]
        = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    for (int i = 0; i < 12; ++i) {
        if (name == QByteArrayView(names[i]))
            return i + 1;
    }
    return 0;
}

} // namespace

QByteArray csvCell(QByteArrayView text)
{
    QByteArray cell = validUtf8(text);
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
    if (written > 0)
        cell = clean.append(cell.constData() + written, cell.size() - written);
    if (beginsFormula(cell))
        cell.prepend('\'');
    if (!std::any_of(cell.begin(), cell.end(), [](char c) { return c == ',' || c == '"' || c == '\r' || c == '\n'; }))
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

QByteArray jsonString(QByteArrayView utf8)
{
    static constexpr char digits[] = "0123456789abcdef";
    const QByteArray text = validUtf8(utf8);
    QByteArray json;
    json.reserve(text.size() + 2);
    json += '"';
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        switch (c) {
        case '"':
            json += "\\\"";
            break;
        case '\\':
            json += "\\\\";
            break;
        case '\n':
            json += "\\n";
            break;
        case '\r':
            json += "\\r";
            break;
        case '\t':
            json += "\\t";
            break;
        default:
            if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
                json += "\\u00";
                json += digits[(c >> 4) & 15];
                json += digits[c & 15];
            } else if (upperControlAt(text, i) > 0) {
                ++i;
                json += "\\u00";
                json += digits[(text[i] >> 4) & 15];
                json += digits[text[i] & 15];
            } else if (separatorAt(text, i) > 0) {
                json += text[i + 2] == '\xA8' ? "\\u2028" : "\\u2029";
                i += 2;
            } else {
                json += c;
            }
        }
    }
    json += '"';
    return json;
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
    // IMF-fixdate "Sun, 06 Nov 1994 08:49:37 GMT", RFC 850 "Sunday, 06-Nov-94 08:49:37 GMT",
    // asctime "Sun Nov  6 08:49:37 1994".
    QByteArray text = httpDate.toByteArray();
    const bool rfc850 = text.count('-') == 2;
    text.replace('-', ' ');
    text.replace(',', ' ');
    const QList<QByteArray> parts = text.simplified().split(' ');
    if (parts.size() < 5)
        return {};
    const bool asctime = monthNumber(parts[1]) > 0;
    if (!asctime && (parts.size() != 6 || parts[5] != "GMT"))
        return {};
    if (asctime && parts.size() != 5)
        return {};
    bool dayOk = false;
    bool yearOk = false;
    const int day = parts[asctime ? 2 : 1].toInt(&dayOk);
    const int month = monthNumber(parts[asctime ? 1 : 2]);
    int year = parts[asctime ? 4 : 3].toInt(&yearOk);
    const QTime time = QTime::fromString(QString::fromLatin1(parts[asctime ? 3 : 4]), QStringLiteral("HH:mm:ss"));
    if (rfc850) {
        // Two digits: the last such year that is not more than 50 years ahead.
        const int now = QDate::currentDate().year();
        year += now - now % 100;
        if (year > now + 50)
            year -= 100;
    }
    const QDate date(year, month, day);
    if (!dayOk || !yearOk || !date.isValid() || !time.isValid() || year < 1)
        return {};
    return (date.toString(Qt::ISODate) % QLatin1Char('T') % time.toString(Qt::ISODate) % QLatin1Char('Z')).toLatin1();
}

// The numbers are those of html::LinkKind and html::LinkRel, as docs/FORMAT.md lists them.
QByteArray linkKindName(quint8 kind)
{
    static constexpr const char *names[] = {"", "navigation", "resource", "metadata", "form"};
    return kind >= 1 && kind <= 4 ? QByteArray(names[kind]) : QByteArray::number(kind);
}

QByteArray linkRelNames(quint16 rel)
{
    static constexpr std::array names{"nofollow", "sponsored", "ugc", "noscript", "template", "meta_nofollow",
        "dynamic", "noopener", "canonical", "alternate", "prev", "next"};
    QByteArray text;
    for (size_t i = 0; i < names.size(); ++i) {
        if ((rel >> i & 1) == 0)
            continue;
        if (!text.isEmpty())
            text += ' ';
        text += names[i];
    }
    return text;
}

} // namespace argiope::exporting
