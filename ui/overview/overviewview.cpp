#include "ui/overview/overviewview.h"

#include "ui/overview/linedelegate.h"
#include "ui/widgets/bardelegate.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/metrics.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QStackedWidget>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace argiope::overview {

using models::StatsModel;

namespace {

constexpr int NameLetters = 20; ///< of a line's name that can be read however narrow the window is
constexpr int CountLetters = 10;

} // namespace

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
    m_tree->setWordWrap(true); // names of issues are sentences
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setIndentation(widgets::letterWidth(fontMetrics()) * 3 / 2);
    m_tree->setItemDelegateForColumn(StatsModel::Name, new LineDelegate(StatsModel::KindRole, this));
    m_tree->setItemDelegateForColumn(StatsModel::Count, new widgets::BarDelegate(StatsModel::ShareRole, this));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(StatsModel::Name, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(StatsModel::Count, QHeaderView::Fixed);
    m_tree->header()->resizeSection(StatsModel::Count, widgets::letterWidth(fontMetrics()) * CountLetters);
    setMinimumWidth(widgets::letterWidth(fontMetrics()) * (NameLetters + CountLetters));
    connect(m_tree->header(), &QHeaderView::sectionResized, this, [this](int section) {
        if (section != StatsModel::Name || std::exchange(m_heightsWait, true))
            return;
        QTimer::singleShot(0, this, [this] {
            m_heightsWait = false;
            m_tree->doItemsLayout();
        });
    });
    m_tree->installEventFilter(this);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &OverviewView::showMenu);
    m_tree->expandAll();
    m_empty->setQuiet();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tree);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connect(m_tree, &QTreeView::doubleClicked, this, [this] { m_doubleClicked = true; });
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (!std::exchange(m_doubleClicked, false))
            choose(index);
    });
    connect(&m_model, &StatsModel::updated, this, &OverviewView::refreshState);
    retranslate();
}

void OverviewView::choose(const QModelIndex &index)
{
    if (index.data(StatsModel::FoldedRole).toBool()) {
        m_model.unfold(index);
        highlight();
        return;
    }
    if (m_filter && m_model.isShownBy(index, *m_filter)) {
        Q_EMIT clearRequested();
        return;
    }
    const QVariant query = index.data(StatsModel::QueryRole);
    const QByteArray check = index.data(StatsModel::CheckRole).toByteArray();
    if (query.canConvert<store::ListQuery>())
        Q_EMIT filterRequested(query.value<store::ListQuery>());
    else if (!check.isEmpty())
        Q_EMIT issueRequested(check);
    else
        highlight();
}

void OverviewView::setFilter(const std::optional<store::ListQuery> &query)
{
    m_filter = query;
    if (m_filter) {
        m_filter->sort.reset();
        m_filter->descending = false;
    }
    if (!highlight())
        m_tree->clearSelection();
}

bool OverviewView::highlight()
{
    for (int group = 0; m_filter && group < m_model.rowCount(); ++group) {
        const QModelIndex title = m_model.index(group, 0);
        for (int row = 0; row < m_model.rowCount(title); ++row) {
            const QModelIndex line = m_model.index(row, 0, title);
            if (!m_model.isShownBy(line, *m_filter))
                continue;
            m_tree->selectionModel()->setCurrentIndex(
                line, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            return true;
        }
    }
    return false;
}

void OverviewView::showMenu(const QPoint &where)
{
    const QPersistentModelIndex index = m_tree->indexAt(where).siblingAtColumn(StatsModel::Name);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("overviewMenu"));
    if (!index.parent().isValid()) {
        const bool open = m_tree->isExpanded(index);
        menu->addAction(
            open ? tr("&Collapse") : tr("&Expand"), this, [this, index, open] { m_tree->setExpanded(index, !open); });
    } else {
        const bool isShown = m_filter && m_model.isShownBy(index, *m_filter);
        const bool folded = index.data(StatsModel::FoldedRole).toBool();
        const bool leads = index.data(StatsModel::QueryRole).canConvert<store::ListQuery>()
            || !index.data(StatsModel::CheckRole).toByteArray().isEmpty();
        menu->addAction(folded ? tr("&Show All")
                    : isShown  ? tr("C&lear the Filter")
                               : tr("&Show URLs"),
                this, [this, index] { choose(index); })
            ->setEnabled(folded || leads);
        menu->addAction(tr("&Copy"), this, &OverviewView::copy)->setShortcut(QKeySequence::Copy);
    }
    menu->addSeparator();
    menu->addAction(tr("Expand &All Groups"), m_tree, &QTreeView::expandAll);
    menu->addAction(tr("C&ollapse All Groups"), m_tree, &QTreeView::collapseAll);
    menu->popup(m_tree->viewport()->mapToGlobal(where));
}

void OverviewView::copy() const
{
    const QModelIndex index = m_tree->currentIndex();
    if (!index.isValid())
        return;
    const QString name = index.siblingAtColumn(StatsModel::Name).data().toString();
    const QString count = index.siblingAtColumn(StatsModel::Count).data().toString();
    QApplication::clipboard()->setText(count.isEmpty() ? name : QString(name % QLatin1Char('\t') % count));
}

bool OverviewView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy)) {
            copy();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            choose(m_tree->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void OverviewView::hideEmptyGroups()
{
    for (int group = 0; group < m_model.rowCount(); ++group) {
        const QModelIndex title = m_model.index(group, 0);
        // What has not been counted yet may have lines.
        const bool empty = m_model.rowCount(title) == 0 && (m_model.isKnown() || StatsModel::isOfIssues(title));
        if (empty == m_tree->isRowHidden(group, {}))
            continue;
        m_tree->setRowHidden(group, {}, empty);
        if (!empty) // as the others are at first; who closes it finds it closed
            m_tree->expand(title);
    }
}

void OverviewView::refreshState()
{
    hideEmptyGroups();
    highlight();
    m_stack->setCurrentWidget(m_model.isKnown() ? static_cast<QWidget *>(m_tree) : m_empty);
    m_empty->setTexts(m_model.isReading()
            ? tr("Counting…")
            : tr("Counts by status, type, depth and host, and the issues, appear here. Click one to show its URLs."));
}

void OverviewView::retranslate()
{
    refreshState();
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
