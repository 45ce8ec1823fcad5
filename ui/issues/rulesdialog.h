#pragma once

#include "core/audit/rules.h"

#include <QDialog>
#include <QHash>
#include <QList>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace argiope::widgets {
class FilterField;
}

namespace argiope::issues {

/// How a site is judged: its type, which checks are made and how severe they are, and from where on something is too
/// much. Shows what is usual beside what was set. Not modal.
class RulesDialog : public QDialog
{
    Q_OBJECT
public:
    /// `own`: the person's checks, which must outlive the dialog. `editable`: the project can be written.
    RulesDialog(
        const audit::Rules &rules, const QList<const audit::Check *> &own, bool editable, QWidget *parent = nullptr);
    [[nodiscard]] const audit::Rules &rules() const { return m_rules; }

private:
    struct LimitRow
    {
        const audit::LimitInfo *info = nullptr;
        QDoubleSpinBox *box = nullptr;
        QLabel *usual = nullptr;
        QToolButton *reset = nullptr;
    };
    [[nodiscard]] QWidget *makeChecks(const QList<const audit::Check *> &own);
    [[nodiscard]] QWidget *makeLimits();
    void refresh();
    void refreshChecks();
    void refreshLimits();
    void refreshSeverity();
    void filterChecks(const QString &text);
    void toggled(QTreeWidgetItem *item);
    void limitChanged(const LimitRow &row, double value);
    void setSeverity(int index);
    void resetAll();

    audit::Rules m_rules;
    const bool m_editable;
    bool m_filling = false;
    QComboBox *m_type;
    QLabel *m_hint;
    QCheckBox *m_nonIndexable;
    QTreeWidget *m_checks = nullptr;
    QLabel *m_severityLabel = nullptr;
    QComboBox *m_severity = nullptr;
    QHash<QTreeWidgetItem *, const audit::Check *> m_checkOf;
    QList<LimitRow> m_limits;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace argiope::issues
