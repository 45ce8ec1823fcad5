#pragma once

#include <QDialog>

class QVBoxLayout;

namespace argiope::mainwindow {

/// What is the program's and no crawl's: language, theme, notifications. UI thread.
class PreferencesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PreferencesDialog(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(); ///< anew, in the language of the window

    QVBoxLayout *m_column;
    QWidget *m_page = nullptr;
};

} // namespace argiope::mainwindow
