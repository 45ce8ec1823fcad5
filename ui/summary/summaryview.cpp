#include "ui/summary/summaryview.h"

#include "ui/project/projectsession.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"

#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::summary {

using models::IssuesModel;

/// The first rows of the issues, as they stand in their own order: the worst first.
class WorstIssues : public QSortFilterProxyModel
{
public:
    static constexpr int Most = 10;
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void again() { invalidateFilter(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override { return row < Most; }
    bool filterAcceptsColumn(int column, const QModelIndex &) const override
    {
        constexpr int Shown[]
            = {IssuesModel::Severity, IssuesModel::Title, IssuesModel::Urls, IssuesModel::Share, IssuesModel::Group};
        return std::find(std::begin(Shown), std::end(Shown), column) != std::end(Shown);
    }
};

SummaryView::SummaryView(models::AuditRun &audit, QWidget *parent)
    : View(parent)
    , m_audit(audit)
    , m_issues(new IssuesModel(audit, this))
    , m_worst(new WorstIssues(this))
    , m_verdict(new QLabel(this))
    , m_heading(new QLabel(this))
    , m_all(new QPushButton(this))
    , m_table(new widgets::TableView(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_split(new QSplitter(Qt::Vertical, this))
{
    setObjectName(QStringLiteral("summaryView"));
    m_verdict->setObjectName(QStringLiteral("summaryVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_all->setObjectName(QStringLiteral("summaryIssues"));
    m_table->setObjectName(QStringLiteral("worstIssues"));
    m_worst->setSourceModel(m_issues);
    m_table->setModel(m_worst);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegateForColumn(0, new widgets::StatusDelegate(IssuesModel::MarkRole, this));
    m_table->restoreColumns(QStringLiteral("worst"), [](int column) { return column == 1 ? 46 : 12; });

    auto *issues = new QWidget(this);
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_heading, 1);
    heading->addWidget(m_all);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto *top = new QVBoxLayout(issues);
    top->setContentsMargins(0, 0, 0, 0);
    top->addLayout(heading);
    top->addWidget(m_stack, 1);
    m_split->addWidget(issues);
    m_split->setCollapsible(0, false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 6, 4, 0);
    column->addWidget(m_verdict);
    column->addWidget(m_split, 1);

    connect(m_issues, &IssuesModel::updated, this, [this] {
        m_worst->again();
        refreshState();
    });
    connect(m_issues, &QAbstractItemModel::layoutChanged, this, [this] { m_worst->again(); });
    connect(m_table, &widgets::TableView::rowActivated, this, [this](const QModelIndex &index) {
        Q_EMIT issueRequested(m_worst->mapToSource(index).data(IssuesModel::CheckRole).toByteArray());
    });
    connect(m_all, &QPushButton::clicked, this, &SummaryView::issuesRequested);
    retranslate();
}

void SummaryView::addBelow(QWidget *part)
{
    m_split->addWidget(part);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 1);
}

void SummaryView::setVerdict(const QString &text)
{
    m_verdict->setText(text);
    m_verdict->setVisible(!text.isEmpty());
}

QString SummaryView::title() const
{
    return tr("Overview");
}

void SummaryView::poll(bool last)
{
    Q_UNUSED(last); // the audit is polled by the tab of the issues
}

void SummaryView::follow(const project::ProjectSession &session)
{
    m_active = session.isActive();
    refreshState();
}

void SummaryView::focusContent()
{
    if (m_stack->currentWidget() == m_table)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else
        View::focusContent();
}

void SummaryView::refreshState()
{
    const bool rows = m_worst->rowCount() > 0;
    m_stack->setCurrentWidget(rows ? static_cast<QWidget *>(m_table) : m_empty);
    m_heading->setVisible(rows);
    m_all->setVisible(rows);
    if (m_audit.findings())
        m_empty->setTexts(tr("No issues found."));
    else if (m_active)
        m_empty->setTexts(tr("The worst issues appear here at the end of the crawl."));
    else
        m_empty->setTexts(tr("The verdict on a crawl and its worst issues appear here."));
}

void SummaryView::retranslate()
{
    m_heading->setText(tr("Worst issues"));
    m_all->setText(tr("Show All Iss&ues"));
    m_table->setAccessibleName(tr("Worst issues"));
    m_issues->retranslate();
    refreshState();
}

void SummaryView::showEvent(QShowEvent *event)
{
    m_audit.setWatched(this, true);
    QWidget::showEvent(event);
}

void SummaryView::hideEvent(QHideEvent *event)
{
    m_audit.setWatched(this, false);
    QWidget::hideEvent(event);
}

} // namespace argiope::summary
