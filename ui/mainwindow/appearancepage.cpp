#include "ui/mainwindow/appearancepage.h"

#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/notifier.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QTimer>

namespace argiope::mainwindow {

QList<LanguageChoice> languageChoices()
{
    return {{QString(), AppearancePage::tr("System default")}, {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
}

AppearancePage::AppearancePage(QWidget *parent)
    : QWidget(parent)
{
    auto *languages = new QComboBox(this);
    languages->setObjectName(QStringLiteral("language"));
    for (const LanguageChoice &choice : languageChoices())
        languages->addItem(choice.name, choice.code);
    languages->setCurrentIndex(qMax(0, languages->findData(appearance::language())));
    auto *themes = new QComboBox(this);
    themes->setObjectName(QStringLiteral("theme"));
    themes->addItem(tr("System default"), int(appearance::Theme::System));
    themes->addItem(tr("Light"), int(appearance::Theme::Light));
    themes->addItem(tr("Dark"), int(appearance::Theme::Dark));
    themes->setCurrentIndex(themes->findData(int(appearance::theme())));
    auto *notify = new QCheckBox(tr("No&tify when a crawl ends in the background"), this);
    notify->setObjectName(QStringLiteral("notify"));
    notify->setChecked(notifier::isEnabled());
    auto *hint = new QLabel(tr("These settings apply to the program, not to a crawl, and take effect at once."), this);
    hint->setWordWrap(true);
    auto *form = new QFormLayout(this);
    form->addRow(hint);
    form->addRow(tr("&Language"), languages);
    form->addRow(tr("T&heme"), themes);
    form->addRow(notify);
    // Later: the change rebuilds what this box is a part of.
    connect(languages, &QComboBox::activated, this, [languages] {
        const QString code = languages->currentData().toString();
        QTimer::singleShot(0, qApp, [code] { appearance::setLanguage(code); });
    });
    connect(themes, &QComboBox::activated, this,
        [themes] { appearance::setTheme(appearance::Theme(themes->currentData().toInt())); });
    connect(notify, &QCheckBox::toggled, this, [](bool on) { notifier::setEnabled(on); });
}

} // namespace argiope::mainwindow
