#include "ui/mainwindow/appearance.h"

#include "resources/checktranslator.h"
#include "resources/initresources.h"
#include "ui/widgets/outlinedstyle.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QPalette>
#include <QSettings>
#include <QStyle>
#include <QStyleFactory>
#include <QTranslator>

namespace argiope::mainwindow::appearance {

namespace {

const QString LanguageKey = QStringLiteral("view/language");
const QString Fusion = QStringLiteral("fusion");
const QString ThemeKey = QStringLiteral("view/theme");

/// What the system came with, to go back to.
struct SystemLook
{
    QString style;
    QFont font;
};

SystemLook &systemLook()
{
    static SystemLook look;
    return look;
}

/// Where the system's font has no Chinese, Qt takes single glyphs from fonts that have it: of another weight, and on
/// another line. Then the whole window is set in one that has all.
QFont fontFor(bool chinese)
{
    QFont font = systemLook().font;
    const QString family = QFontInfo(font).family();
    if (!chinese || QFontDatabase::writingSystems(family).contains(QFontDatabase::SimplifiedChinese))
        return font;
    const QStringList installed = QFontDatabase::families(QFontDatabase::SimplifiedChinese);
    for (const char *name : {"Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "Source Han Sans CN",
             "Microsoft YaHei UI", "WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "Droid Sans Fallback"}) {
        const QString wanted = QString::fromLatin1(name);
        if (installed.contains(wanted)) {
            font.setFamilies({wanted, family});
            break;
        }
    }
    return font;
}

/// Whether they are Chinese now.
bool translate(const QString &language)
{
    static QTranslator own;
    static QTranslator qt;
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    const bool chinese = locale.language() == QLocale::Chinese;
    const QString base = chinese ? QStringLiteral("qtbase_zh_CN") : QStringLiteral("qtbase_en");
    if (qt.load(base, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (own.load(chinese ? QStringLiteral(":/i18n/argiope_zh_CN.qm") : QStringLiteral(":/i18n/argiope_en.qm")))
        QCoreApplication::installTranslator(&own);
    installCheckTranslator(chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
    return chinese;
}

void applyLanguage(const QString &language)
{
    QApplication::setFont(fontFor(translate(language)));
}

QPalette darkPalette()
{
    const QColor window(0x2b, 0x2b, 0x2e);
    const QColor base(0x1f, 0x1f, 0x22);
    const QColor text(0xe6, 0xe6, 0xe6);
    QPalette palette(text, window, window.lighter(140), window.darker(150), QColor(0x55, 0x55, 0x5a), text, base);
    palette.setColor(QPalette::Button, QColor(0x38, 0x38, 0x3c));
    palette.setColor(QPalette::AlternateBase, QColor(0x26, 0x26, 0x2a));
    palette.setColor(QPalette::Highlight, QColor(0x2f, 0x65, 0xa8));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7a, 0xb8, 0xf5));
    palette.setColor(QPalette::LinkVisited, QColor(0xc3, 0xa6, 0xe8));
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3f, 0x47));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, QColor(0x9a, 0x9a, 0xa0));
    for (const auto role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
        palette.setColor(QPalette::Disabled, role, QColor(0x85, 0x85, 0x8a));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x50, 0x50, 0x55));
    return palette;
}

void applyTheme(Theme theme)
{
    const bool systemIsFusion = systemLook().style.compare(Fusion, Qt::CaseInsensitive) == 0;
    if (theme != Theme::System || systemIsFusion)
        QApplication::setStyle(new widgets::OutlinedStyle); // which the application owns
    else
        QApplication::setStyle(systemLook().style);
    if (theme == Theme::System) {
        QApplication::setPalette(QPalette()); // the system's, also when that changes
        return;
    }
    // Only Fusion takes a palette as it is on every platform.
    QApplication::setPalette(theme == Theme::Dark ? darkPalette() : QPalette(QColor(0xef, 0xef, 0xef)));
}

} // namespace

QString language()
{
    return QSettings().value(LanguageKey).toString();
}

void setLanguage(const QString &language)
{
    QSettings().setValue(LanguageKey, language);
    applyLanguage(language);
}

Theme theme()
{
    return Theme(qBound(0, QSettings().value(ThemeKey).toInt(), 2));
}

void setTheme(Theme theme)
{
    QSettings().setValue(ThemeKey, int(theme));
    applyTheme(theme);
}

void restoreLanguage()
{
    initResources();
    translate(language());
}

void restore()
{
    initResources();
    systemLook() = {QApplication::style()->objectName(), QApplication::font()};
    applyTheme(theme());
    applyLanguage(language());
}

} // namespace argiope::mainwindow::appearance
