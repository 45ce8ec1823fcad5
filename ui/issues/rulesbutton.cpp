#include "ui/issues/rulesbutton.h"

#include "core/audit/words.h"
#include "ui/issues/rulesdialog.h"
#include "ui/models/auditrun.h"
#include "ui/widgets/icons.h"
#include "ui/words/foreigntext.h"

#include <QActionGroup>
#include <QMenu>

namespace argiope::issues {

using audit::SiteType;

RulesButton::RulesButton(models::AuditRun &audit, QWidget *parent)
    : QToolButton(parent)
    , m_audit(audit)
{
    setObjectName(QStringLiteral("auditRules"));
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    setIcon(widgets::icon(QStringLiteral("options")));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    connect(menu(), &QMenu::aboutToShow, this, &RulesButton::fillMenu);
    connect(&audit, &models::AuditRun::updated, this, &RulesButton::refresh);
    retranslate();
}

void RulesButton::fillMenu()
{
    menu()->clear();
    const bool can = m_audit.canIgnore();
    auto *types = new QActionGroup(menu());
    for (int i = 0; i < audit::SiteTypeCount; ++i) {
        const auto type = SiteType(i);
        QAction *action = menu()->addAction(words::foreign::label(audit::siteTypeTitle(type)), this, [this, type] {
            audit::Rules rules = m_audit.rules();
            rules.siteType = type;
            if (audit::problemOf(rules.allLimits())) // what was set does not go with the type's: the dialog shows it
                rules.limits.clear();
            m_audit.setRules(rules);
        });
        action->setObjectName(QLatin1String(audit::name(type)));
        action->setCheckable(true);
        action->setChecked(m_audit.rules().siteType == type);
        action->setToolTip(audit::siteTypeHint(type));
        action->setEnabled(can);
        types->addAction(action);
    }
    menu()->addSeparator();
    QAction *edit = menu()->addAction(tr("&Thresholds and Checks…"), this, &RulesButton::editRules);
    edit->setObjectName(QStringLiteral("editRules"));
    edit->setEnabled(m_audit.areIgnoresKnown());
    menu()->addAction(tr("Cust&om Checks…"), this, &RulesButton::ownChecksRequested);
}

void RulesButton::editRules()
{
    if (!m_dialog) {
        const auto &findings = m_audit.findings();
        QList<const audit::Check *> own;
        if (findings) {
            for (const audit::Check &check : findings->own->rows())
                own.append(&check);
        }
        m_dialog = new RulesDialog(m_audit.rules(), own, m_audit.canIgnore(), this);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &QDialog::accepted, this, [this] { m_audit.setRules(m_dialog->rules()); });
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void RulesButton::closeDialog()
{
    delete m_dialog;
}

void RulesButton::refresh()
{
    const audit::Rules &rules = m_audit.rules();
    const bool changed = !rules.limits.isEmpty() || !rules.switches.isEmpty() || !rules.severities.isEmpty();
    setText(rules.siteType == audit::SiteType::Any ? tr("Site type")
                                                   : words::foreign::label(audit::siteTypeTitle(rules.siteType)));
    QFont font = menu()->font();
    font.setBold(changed); // there is hardly room for a word of it
    setFont(font);
    setToolTip(changed ? tr("Sets the site type, thresholds and checks (changed from default)")
                       : tr("Sets the site type, thresholds and checks"));
    setEnabled(m_audit.areIgnoresKnown());
}

void RulesButton::retranslate()
{
    setAccessibleName(tr("Site type, thresholds and checks"));
    refresh();
}

} // namespace argiope::issues
