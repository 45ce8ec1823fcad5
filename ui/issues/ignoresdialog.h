#pragma once

#include "core/audit/ignores.h"

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace argiope::models {
class PatternCount;
}

namespace argiope::issues {

/// What a project ignores: to be looked at and taken back. Not modal; changes count at once.
class IgnoresDialog : public QDialog
{
    Q_OBJECT
public:
    explicit IgnoresDialog(QWidget *parent = nullptr);
    /// `editable`: the project can be written.
    void setIgnores(const QList<audit::Ignore> &ignores, bool editable);
    [[nodiscard]] const QList<audit::Ignore> &ignores() const { return m_ignores; }

Q_SIGNALS:
    void changed(); ///< ignores() are fewer

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void removeSelected();
    void retranslate();

    QList<audit::Ignore> m_ignores;
    QLabel *m_intro;
    QTableWidget *m_table;
    QPushButton *m_remove;
    QPushButton *m_close;
    bool m_editable = false;
};

/// Asks for the URLs on which a check is to be ignored, and why; says how many of its findings that takes away.
class IgnoreDialog : public QDialog
{
    Q_OBJECT
public:
    /// `count`, which may be null, becomes the dialog's.
    IgnoreDialog(const audit::Check &check, const QString &pattern, models::PatternCount *count = nullptr,
        QWidget *parent = nullptr);
    [[nodiscard]] audit::Ignore ignore() const;

private:
    void judge();
    void showCount();

    const audit::Check &m_check;
    models::PatternCount *m_count;
    QLineEdit *m_pattern;
    QLineEdit *m_note;
    QLabel *m_counted;
    QLabel *m_problem;
    QPushButton *m_ok;
};

} // namespace argiope::issues
