#pragma once

#include "ui/project/repeatplan.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QAbstractButton;
class QLineEdit;
class QListWidget;
class QRadioButton;
class QSpinBox;
class QTimeEdit;

namespace argiope::repeating {

/// Asks when the crawl of the open project is to be repeated, and what follows each; lists what the system begins of
/// other projects, to be removed. UI thread.
class RepeatDialog : public QDialog
{
    Q_OBJECT
public:
    /// `project`: whose plan it is. `now`: ms since 1970 UTC, when a plan that is turned on begins.
    RepeatDialog(const project::RepeatPlan &plan, const QString &project, qint64 now, QWidget *parent = nullptr);

    /// As it stands in the dialog.
    [[nodiscard]] project::RepeatPlan plan() const;

private:
    void makeTimes(QFormLayout *form);
    void makeFollowing(QFormLayout *form);
    QWidget *makeOthers();
    void listOthers();
    void follow();
    void browse();
    void browseFolder();
    [[nodiscard]] int days() const;

    const project::RepeatPlan m_before;
    const QString m_project;
    const qint64 m_now;
    QCheckBox *m_on;
    QRadioButton *m_interval;
    QRadioButton *m_weekly;
    QList<QAbstractButton *> m_days; ///< Monday first
    QTimeEdit *m_time;
    QSpinBox *m_count;
    QComboBox *m_unit;
    QRadioButton *m_everything;
    QRadioButton *m_due;
    QSpinBox *m_most;
    QCheckBox *m_background;
    QLineEdit *m_feed;
    QLineEdit *m_command;
    QList<QCheckBox *> m_write;
    QLineEdit *m_folder;
    QLineEdit *m_webhook;
    QCheckBox *m_bySystem;
    QLabel *m_next;
    QListWidget *m_others;
    QWidget *m_form;
};

} // namespace argiope::repeating
