#pragma once

#include "core/audit/rules.h"

#include <QPointer>
#include <QToolButton>

namespace argiope::models {
class AuditRun;
}

namespace argiope::issues {

class RulesDialog;

/// How the site is judged: its type, and the way to limits and checks. Says the type; changes count at once.
class RulesButton : public QToolButton
{
    Q_OBJECT
public:
    /// `audit` must outlive the button.
    explicit RulesButton(models::AuditRun &audit, QWidget *parent = nullptr);
    void editRules(); ///< opens the dialog
    void closeDialog(); ///< it is about another project
    void retranslate();

Q_SIGNALS:
    void ownChecksRequested();

private:
    void fillMenu();
    void refresh();

    models::AuditRun &m_audit;
    QPointer<RulesDialog> m_dialog;
};

} // namespace argiope::issues
