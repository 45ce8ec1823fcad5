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

/// Control characters that no table program shows; tab and line ends stay.
bool isHiddenControl(char c)
{
    const auto u = static_cast<unsigned char>(c);
    return (u < 0x20 && c != '\t' && c != '\n' && c != '\r') || u == 0x7f;
}

/// Spreadsheets run a cell that begins so; also with the full-width forms, which some of them take for the same.
bool beginsFormula(const QByteArray &text)
{
    if (text.isEmpty())
        return false;
    if (std::strchr("=+-@\t\r", text.front()) && text.front() != '\0')
        return true;
    static constexpr const char *fullWidth[] = {"\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};
    return std::any_of(
        std::begin(fullWidth), std::end(fullWidth), [&text](const char *sign) { return text.startsWith(sign); });
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
    if (std::any_of(cell.begin(), cell.end(), isHiddenControl)) {
        QByteArray clean;
        for (const char c : std::as_const(cell)) {
            if (isHiddenControl(c))
                clean += Replacement;
            else
                clean += c;
        }
        cell = clean;
    }
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
    for (const char c : text) {
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
    for (const char c : text) {
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
            if (!isHiddenControl(c)) // XML 1.0, 2.2
                xml += c;
        }
    }
    return xml;
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
