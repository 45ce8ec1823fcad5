#pragma once

#include <QWidget>

namespace argiope::mainwindow {

/// Language, theme and notifications, for the options dialog. What is chosen takes effect, and is remembered, at once.
class AppearancePage : public QWidget
{
    Q_OBJECT
public:
    explicit AppearancePage(QWidget *parent = nullptr);
};

/// The languages that there are, as appearance::setLanguage() takes them, and what they call themselves.
struct LanguageChoice
{
    QString code;
    QString name;
};
[[nodiscard]] QList<LanguageChoice> languageChoices();

} // namespace argiope::mainwindow
