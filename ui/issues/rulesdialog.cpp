#include "ui/issues/rulesdialog.h"

#include "core/audit/words.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace argiope::issues {

using audit::LimitInfo;
using audit::Severity;
using audit::SiteType;
using Unit = LimitInfo::Unit;

namespace {

constexpr Severity SeverityChoices[] = {Severity::Error, Severity::Warning, Severity::Notice};

/// Shares are shown as percent.
double shownFactor(const LimitInfo &info)
{
    return info.unit == Unit::Share ? 100 : 1;
}

int decimals(const LimitInfo &info)
{
    return info.unit == Unit::Share ? 2 : info.unit == Unit::Factor ? 1 : 0;
}

QString suffix(const LimitInfo &info)
{
    const QString unit = info.unit == Unit::Share ? QStringLiteral("%") : audit::unitTitle(info.unit);
    return unit.isEmpty() ? QString() : QString(u' ' % unit);
}

QString shownLimit(const LimitInfo &info, double value)
{
    QString number = QLocale().toString(value * shownFactor(info), 'f', decimals(info));
    if (const QChar point = QLocale().decimalPoint().at(0); decimals(info) > 0 && number.contains(point)) {
        while (number.endsWith(u'0'))
            number.chop(1);
        if (number.endsWith(point))
            number.chop(1);
    }
    return QString(number % suffix(info));
}

/// Wheels over a list of boxes turn the list, not the numbers.
class LimitBox : public QDoubleSpinBox
{
public:
    explicit LimitBox(QWidget *parent)
        : QDoubleSpinBox(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
    /// "90", not "90.00".
    QString textFromValue(double value) const override
    {
        QString text = QDoubleSpinBox::textFromValue(value);
        const QString point = locale().decimalPoint();
        if (decimals() > 0 && text.contains(point)) {
            while (text.endsWith(u'0'))
                text.chop(1);
            if (text.endsWith(point))
                text.chop(point.size());
        }
        return text;
    }
};

} // namespace

RulesDialog::RulesDialog(
    const audit::Rules &rules, const QList<const audit::Check *> &own, bool editable, QWidget *parent)
    : QDialog(parent)
    , m_rules(rules)
    , m_editable(editable)
    , m_type(new QComboBox(this))
    , m_hint(new QLabel(this))
    , m_nonIndexable(new QCheckBox(tr("Also check &non-indexable pages"), this))
    , m_problem(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setObjectName(QStringLiteral("rulesDialog"));
    setWindowTitle(tr("Thresholds and Checks"));
    m_type->setObjectName(QStringLiteral("siteType"));
    m_problem->setObjectName(QStringLiteral("rulesProblem"));
    for (int type = 0; type < audit::SiteTypeCount; ++type)
        m_type->addItem(audit::siteTypeTitle(SiteType(type)));
    m_hint->setWordWrap(true);
    m_problem->setWordWrap(true);
    auto *type = new QLabel(tr("Site &type:"), this);
    type->setBuddy(m_type);
    auto *head = new QHBoxLayout;
    head->addWidget(type);
    head->addWidget(m_type);
    head->addWidget(m_hint, 1);
    m_nonIndexable->setObjectName(QStringLiteral("nonIndexable"));
    m_nonIndexable->setToolTip(
        tr("Also checks titles, descriptions, length and sharing of pages that are noindex, canonicalised or blocked "
           "by robots.txt, and of later pages of a paginated list. Command line: --non-indexable"));
    m_nonIndexable->setEnabled(editable);
    auto *tabs = new QTabWidget(this);
    tabs->addTab(makeLimits(), tr("Th&resholds"));
    tabs->addTab(makeChecks(own), tr("&Checks"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("OK"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    QPushButton *all = m_buttons->addButton(tr("Reset &All"), QDialogButtonBox::ResetRole);
    all->setObjectName(QStringLiteral("resetRules"));
    all->setEnabled(editable);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_nonIndexable);
    column->addWidget(tabs, 1);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    const int letter = widgets::letterWidth(fontMetrics());
    widgets::resizeWithinScreen(*this, {letter * 110, fontMetrics().height() * 34});

    connect(m_type, &QComboBox::activated, this, [this](int index) {
        m_rules.siteType = SiteType(index);
        refresh();
    });
    connect(m_nonIndexable, &QCheckBox::toggled, this, [this](bool on) { m_rules.nonIndexable = on; });
    connect(all, &QPushButton::clicked, this, &RulesDialog::resetAll);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_type->setEnabled(editable);
    refresh();
}

QWidget *RulesDialog::makeChecks(const QList<const audit::Check *> &own)
{
    auto *page = new QWidget(this);
    auto *filter = new widgets::FilterField(page);
    filter->setObjectName(QStringLiteral("rulesFilter"));
    filter->setPlaceholderText(tr("Filter by name…"));
    filter->setAccessibleName(tr("Check filter"));
    m_checks = new QTreeWidget(page);
    m_checks->setObjectName(QStringLiteral("ruleChecks"));
    m_checks->setAccessibleName(tr("Checks"));
    m_checks->setHeaderLabels({tr("Check"), tr("Severity"), tr("Command-line ID")});
    m_checks->setUniformRowHeights(true);
    const int letter = widgets::letterWidth(fontMetrics());
    m_checks->setColumnWidth(0, letter * 66);
    m_checks->setColumnWidth(1, letter * 14);
    QList<const audit::Check *> all;
    for (const audit::Check &check : audit::checks())
        all.append(&check);
    all += own;
    QHash<audit::Group, QTreeWidgetItem *> groups;
    for (const audit::Check *check : std::as_const(all)) {
        if (check->group == audit::Group::Accessibility)
            continue; // what a crawl is not held against
        QTreeWidgetItem *&group = groups[check->group];
        if (!group) {
            group = new QTreeWidgetItem(m_checks, {audit::groupTitle(check->group)});
            group->setFirstColumnSpanned(true);
            group->setFlags(group->flags() & ~Qt::ItemIsSelectable);
        }
        const audit::Words words = audit::words(*check);
        auto *item = new QTreeWidgetItem(group, {words.title, QString(), QString::fromLatin1(check->id)});
        item->setToolTip(0, words.what);
        if (m_editable)
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        m_checkOf.insert(item, check);
    }
    m_checks->expandAll();
    m_severityLabel = new QLabel(tr("&Severity of the selected check:"), page);
    m_severity = new QComboBox(page);
    m_severity->setObjectName(QStringLiteral("ruleSeverity"));
    m_severityLabel->setBuddy(m_severity);
    m_severity->addItem(QString()); // as usual
    for (const Severity severity : SeverityChoices)
        m_severity->addItem(audit::severityTitle(severity));
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_severityLabel);
    foot->addWidget(m_severity);
    foot->addStretch(1);
    auto *column = new QVBoxLayout(page);
    column->addWidget(filter);
    column->addWidget(m_checks, 1);
    column->addLayout(foot);
    connect(filter, &widgets::FilterField::filterChanged, this, &RulesDialog::filterChecks);
    connect(m_checks, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *item, int) { toggled(item); });
    connect(m_checks, &QTreeWidget::currentItemChanged, this, &RulesDialog::refreshSeverity);
    connect(m_severity, &QComboBox::activated, this, &RulesDialog::setSeverity);
    return page;
}

QWidget *RulesDialog::makeLimits()
{
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto *page = new QWidget(area);
    auto *grid = new QGridLayout(page);
    grid->setColumnStretch(0, 1);
    int line = 0;
    std::optional<audit::Group> group;
    for (const LimitInfo &info : audit::limitInfos()) {
        const audit::Check *check = audit::checkFromId(QByteArray(info.checks).split(' ').constFirst());
        if (check && group != check->group) {
            group = check->group;
            auto *title = new QLabel(audit::groupTitle(*group), page);
            QFont bold = title->font();
            bold.setBold(true);
            title->setFont(bold);
            grid->addWidget(title, line++, 0, 1, 4);
        }
        LimitRow row{&info, new LimitBox(page), new QLabel(page), new QToolButton(page)};
        row.box->setObjectName(QStringLiteral("limit-") % QLatin1String(info.name));
        row.box->setGroupSeparatorShown(true);
        row.box->setDecimals(decimals(info));
        row.box->setRange(info.least * shownFactor(info), info.most * shownFactor(info));
        row.box->setSuffix(suffix(info));
        row.box->setKeyboardTracking(false);
        row.box->setEnabled(m_editable);
        auto *label = new QLabel(audit::limitTitle(info), page);
        label->setWordWrap(true);
        label->setBuddy(row.box);
        const QString tip
            = tr("From %1 to %2; on the command line: %3")
                  .arg(shownLimit(info, info.least), shownLimit(info, info.most), QLatin1String(info.name));
        label->setToolTip(tip);
        row.box->setToolTip(tip);
        row.box->setAccessibleName(audit::limitTitle(info));
        row.reset->setIcon(widgets::icon(QStringLiteral("reset")));
        row.reset->setAutoRaise(true);
        row.reset->setToolTip(tr("Reset to default"));
        row.reset->setAccessibleName(tr("Reset: %1").arg(audit::limitTitle(info)));
        grid->addWidget(label, line, 0);
        grid->addWidget(row.box, line, 1);
        grid->addWidget(row.usual, line, 2);
        grid->addWidget(row.reset, line++, 3);
        m_limits.append(row);
        connect(row.box, &QDoubleSpinBox::valueChanged, this, [this, row](double value) { limitChanged(row, value); });
        connect(row.reset, &QToolButton::clicked, this, [this, row] {
            m_rules.limits.remove(row.info->name);
            refresh();
        });
    }
    grid->setRowStretch(line, 1);
    area->setWidget(page);
    return area;
}

void RulesDialog::refresh()
{
    m_type->setCurrentIndex(int(m_rules.siteType));
    m_hint->setText(audit::siteTypeHint(m_rules.siteType));
    m_nonIndexable->setChecked(m_rules.nonIndexable);
    refreshLimits();
    refreshChecks();
}

void RulesDialog::refreshLimits()
{
    const QScopedValueRollback filling(m_filling, true);
    const audit::Limits usual = audit::limitsOf(m_rules.siteType);
    const audit::Limits now = m_rules.allLimits();
    for (const LimitRow &row : std::as_const(m_limits)) {
        row.box->setValue(row.info->get(now) * shownFactor(*row.info));
        row.usual->setText(tr("default: %1").arg(shownLimit(*row.info, row.info->get(usual))));
        row.reset->setEnabled(m_editable && m_rules.limits.contains(row.info->name));
    }
    const auto problem = audit::problemOf(now);
    m_problem->setVisible(problem.has_value() || !m_editable);
    if (problem && problem->other) {
        m_problem->setText(
            tr("“%1” (%2) must not be more than “%3” (%4).")
                .arg(audit::limitTitle(*problem->limit), shownLimit(*problem->limit, problem->limit->get(now)),
                    audit::limitTitle(*problem->other), shownLimit(*problem->other, problem->other->get(now))));
    } else if (problem) {
        m_problem->setText(tr("“%1” is out of its range.").arg(audit::limitTitle(*problem->limit)));
    } else if (!m_editable) {
        m_problem->setText(tr("This project is read-only."));
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_editable && !problem);
}

void RulesDialog::refreshChecks()
{
    const QScopedValueRollback filling(m_filling, true);
    for (auto it = m_checkOf.cbegin(); it != m_checkOf.cend(); ++it) {
        const audit::Check &check = **it;
        it.key()->setCheckState(0, m_rules.isOn(check) ? Qt::Checked : Qt::Unchecked);
        const bool usual = m_rules.severityOf(check) == check.severity;
        const QString title = audit::severityTitle(m_rules.severityOf(check));
        it.key()->setText(1, usual ? title : tr("%1 (changed)", "a severity").arg(title));
        // What is otherwise than by itself can be seen from afar.
        QFont font = m_checks->font();
        font.setBold(!usual || m_rules.isOn(check) != audit::isOn(SiteType::Any, check));
        it.key()->setFont(0, font);
        it.key()->setFont(1, font);
    }
    refreshSeverity();
}

void RulesDialog::refreshSeverity()
{
    const audit::Check *check = m_checkOf.value(m_checks->currentItem());
    m_severity->setEnabled(m_editable && check);
    m_severityLabel->setEnabled(check);
    m_severity->setItemText(0,
        check ? tr("Default (%1)").arg(audit::severityTitle(audit::severityOf(m_rules.siteType, *check)))
              : tr("Default"));
    const auto said = check ? m_rules.severities.constFind(check->id) : m_rules.severities.cend();
    m_severity->setCurrentIndex(said == m_rules.severities.cend() ? 0 : int(*said) + 1);
}

void RulesDialog::filterChecks(const QString &text)
{
    for (int i = 0; i < m_checks->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_checks->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem *item = group->child(j);
            const audit::Check *check = m_checkOf.value(item);
            const bool shown = check && audit::isCalled(*check, text);
            item->setHidden(!shown);
            any = any || shown;
        }
        group->setHidden(!any);
    }
}

void RulesDialog::toggled(QTreeWidgetItem *item)
{
    const audit::Check *check = m_checkOf.value(item);
    if (m_filling || !check)
        return;
    const bool on = item->checkState(0) == Qt::Checked;
    if (on == audit::isOn(m_rules.siteType, *check))
        m_rules.switches.remove(check->id);
    else
        m_rules.switches.insert(check->id, on);
    refreshChecks();
}

void RulesDialog::setSeverity(int index)
{
    const audit::Check *check = m_checkOf.value(m_checks->currentItem());
    if (!check)
        return;
    if (index == 0)
        m_rules.severities.remove(check->id);
    else
        m_rules.severities.insert(check->id, SeverityChoices[index - 1]);
    refreshChecks();
}

void RulesDialog::limitChanged(const LimitRow &row, double value)
{
    if (m_filling)
        return;
    const audit::Limits usual = audit::limitsOf(m_rules.siteType);
    const double number = value / shownFactor(*row.info);
    if (qFuzzyCompare(1 + number, 1 + row.info->get(usual)))
        m_rules.limits.remove(row.info->name);
    else
        m_rules.limits.insert(row.info->name, number);
    refreshLimits();
}

void RulesDialog::resetAll()
{
    const SiteType type = m_rules.siteType;
    m_rules = {};
    m_rules.siteType = type;
    refresh();
}

} // namespace argiope::issues
