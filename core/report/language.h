#pragma once

#include <QByteArray>
#include <QLocale>
#include <QString>
#include <QTranslator>

namespace argiope::report {

/// The language of one report, whatever the program speaks. One thread at a time.
class Language
{
public:
    /// `code`: "en" or "zh_CN". `catalogue`: of that language, with what is said of the checks and the report's own
    /// texts; must outlive the object; null: English, as the texts stand in the source.
    Language(const QByteArray &code, const QTranslator *catalogue);

    [[nodiscard]] QByteArray htmlCode() const; ///< "en", "zh-CN"
    [[nodiscard]] const QTranslator *catalogue() const { return m_catalogue; } ///< never null: empty for English
    /// One of the report's texts.
    [[nodiscard]] QString operator()(const char *text) const;
    /// `one` where the number is 1, else `many` with the number in the place of %1. Languages without plurals have the
    /// same for both.
    [[nodiscard]] QString counted(const char *one, const char *many, qint64 number) const;
    [[nodiscard]] QString number(qint64 number) const { return m_locale.toString(number); }
    [[nodiscard]] QString share(double part) const; ///< "12 %", "< 0.1 %", "> 99 %"
    [[nodiscard]] QString size(qint64 bytes) const
    {
        return m_locale.formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
    }
    [[nodiscard]] QString time(qint64 msSince1970) const; ///< "2026-01-31 12:00", local

private:
    QTranslator m_english; ///< empty
    const QTranslator *m_catalogue;
    QByteArray m_code;
    QLocale m_locale;
};

} // namespace argiope::report
