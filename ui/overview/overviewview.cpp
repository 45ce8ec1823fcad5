#include "ui/overview/overviewview.h"

#include "ui/widgets/bardelegate.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/statusdelegate.h"

#include <QEvent>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace argiope::overview {

using models::StatsModel;

OverviewView::OverviewView(models::StatsModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_tree(new QTreeView(this))
    , m_empty(new widgets::EmptyState(this))
    , m_stack(new QStackedWidget(this))
{
    m_tree->setObjectName(QStringLiteral("overviewTree"));
    m_tree->setModel(&m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setIndentation(widgets::letterWidth(fontMetrics()) * 3 / 2);
    m_tree->setItemDelegateForColumn(StatsModel::Name, new widgets::StatusDelegate(StatsModel::KindRole, this));
    m_tree->setItemDelegateForColumn(StatsModel::Count, new widgets::BarDelegate(StatsModel::ShareRole, this));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(StatsModel::Name, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(StatsModel::Count, QHeaderView::Fixed);
    m_tree->header()->resizeSection(StatsModel::Count, widgets::letterWidth(fontMetrics()) * 10);
    m_tree->expandAll();
    m_empty->setQuiet();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tree);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    const auto choose = [this](const QModelIndex &index) {
        const QVariant query = index.data(StatsModel::QueryRole);
        if (query.canConvert<store::ListQuery>())
            Q_EMIT filterRequested(query.value<store::ListQuery>());
    };
    connect(m_tree, &QTreeView::clicked, this, choose);
    connect(m_tree, &QTreeView::activated, this, choose);
    connect(&m_model, &StatsModel::updated, this, &OverviewView::refreshState);
    retranslate();
    refreshState();
}

void OverviewView::refreshState()
{
    m_stack->setCurrentWidget(m_model.isKnown() ? static_cast<QWidget *>(m_tree) : m_empty);
}

void OverviewView::retranslate()
{
    m_empty->setTexts(tr("Counts by status, type, depth and host will stand here; a click on one shows its URLs."));
    m_tree->setAccessibleName(tr("Overview"));
    m_model.retranslate();
}

void OverviewView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OverviewView::showEvent(QShowEvent *event)
{
    m_model.setActive(this, true);
    QWidget::showEvent(event);
}

void OverviewView::hideEvent(QHideEvent *event)
{
    m_model.setActive(this, false);
    QWidget::hideEvent(event);
}

} // namespace argiope::overview
