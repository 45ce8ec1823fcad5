#pragma once

#include "ui/project/repeatplan.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace argiope::repeating {

/// Asks how the crawl of the open project is to be repeated. UI thread.
class RepeatDialog : public QDialog
{
    Q_OBJECT
public:
    /// `now`: ms since 1970 UTC, when a plan that is turned on begins.
    RepeatDialog(const project::RepeatPlan &plan, qint64 now, QWidget *parent = nullptr);

    /// As it stands in the dialog.
    [[nodiscard]] project::RepeatPlan plan() const;

private:
    void follow();
    void browse();

    const project::RepeatPlan m_before;
    const qint64 m_now;
    QCheckBox *m_on;
    QSpinBox *m_count;
    QComboBox *m_unit;
    QRadioButton *m_everything;
    QRadioButton *m_due;
    QSpinBox *m_most;
    QCheckBox *m_background;
    QLineEdit *m_feed;
    QLineEdit *m_command;
    QLabel *m_next;
    QWidget *m_form;
};

} // namespace argiope::repeating
