#include "conformancedata.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

#include <cstdio>

namespace argiope::url::test {

QJsonValue conformanceData(const QString &relative)
{
    const QString folder = qEnvironmentVariable("ARGIOPE_CONFORMANCE", QString::fromUtf8(CONFORMANCE_DEFAULT_DIR));
    QFile file(QDir(folder).filePath(relative));
    if (!file.open(QIODevice::ReadOnly))
        return QJsonValue(QJsonValue::Undefined);
    const auto document = QJsonDocument::fromJson(file.readAll());
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QByteArray usvUtf8(const QString &text)
{
    QByteArray out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t c = text[i].unicode();
        if (QChar::isHighSurrogate(c) && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            c = QChar::surrogateToUcs4(text[i].unicode(), text[i + 1].unicode());
            ++i;
        } else if (QChar::isSurrogate(c)) {
            c = 0xFFFD;
        }
        // Not QString::toUtf8(): it drops a byte order mark on the way through fromUcs4().
        if (c < 0x80) {
            out.append(char(c));
        } else if (c < 0x800) {
            out.append(char(0xC0 | (c >> 6))).append(char(0x80 | (c & 0x3F)));
        } else if (c < 0x10000) {
            out.append(char(0xE0 | (c >> 12))).append(char(0x80 | ((c >> 6) & 0x3F))).append(char(0x80 | (c & 0x3F)));
        } else {
            out.append(char(0xF0 | (c >> 18))).append(char(0x80 | ((c >> 12) & 0x3F)));
            out.append(char(0x80 | ((c >> 6) & 0x3F))).append(char(0x80 | (c & 0x3F)));
        }
    }
    return out;
}

Tally::Tally(QString file, QHash<QString, QString> exceptions)
    : m_file(std::move(file))
    , m_exceptions(std::move(exceptions))
{
}

void Tally::count(const QString &caseName, bool passed, const QString &detail)
{
    ++m_total;
    if (passed) {
        ++m_passed;
        return;
    }
    const auto reason = m_exceptions.constFind(caseName);
    if (reason != m_exceptions.constEnd())
        m_excused.append(caseName + QStringLiteral(": ") + *reason);
    else
        m_failed.append(caseName + QStringLiteral(": ") + detail);
}

QByteArray Tally::finish()
{
    std::printf("%-34s %5d of %5d pass, %d excused, %d failed\n", qPrintable(m_file), m_passed, m_total,
        int(m_excused.size()), int(m_failed.size()));
    for (const QString &line : std::as_const(m_excused))
        std::printf("    excused %s\n", qPrintable(line));
    for (const QString &line : std::as_const(m_failed))
        std::printf("    FAILED %s\n", qPrintable(line));
    std::fflush(stdout);
    if (m_total == 0)
        return "no case was read from " + m_file.toUtf8();
    return m_failed.join(QLatin1Char('\n')).toUtf8();
}

} // namespace argiope::url::test
