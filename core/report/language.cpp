#include "core/report/language.h"

#include <QDateTime>

namespace argiope::report {

Language::Language(const QByteArray &code, const QTranslator *catalogue)
    : m_catalogue(catalogue ? catalogue : &m_english)
    , m_code(code)
    , m_locale(code == "en" ? QLocale(QLocale::English, QLocale::UnitedStates) : QLocale(QString::fromLatin1(code)))
{
}

QByteArray Language::htmlCode() const
{
    QByteArray code = m_code;
    return code.replace('_', '-');
}

QString Language::operator()(const char *text) const
{
    const QString found = m_catalogue->translate("Report", text);
    return found.isEmpty() ? QString::fromUtf8(text) : found;
}

QString Language::counted(const char *one, const char *many, qint64 number) const
{
    return number == 1 ? (*this)(one) : (*this)(many).arg(this->number(number));
}

QString Language::share(double part) const
{
    if (part > 0 && part < 0.001)
        return QStringLiteral("< 0.1 %");
    if (part < 1 && part >= 0.995) // some are left
        return QStringLiteral("> 99 %");
    return QString(m_locale.toString(part * 100, 'f', part > 0 && part < 0.1 ? 1 : 0) % QLatin1String(" %"));
}

QString Language::time(qint64 msSince1970) const
{
    if (msSince1970 <= 0)
        return QStringLiteral("–");
    return QDateTime::fromMSecsSinceEpoch(msSince1970).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

} // namespace argiope::report
