#include "ui/urls/urlsview.h"

#include "ui/models/linksmodel.h"
#include "ui/project/projectsession.h"
#include "ui/urls/filterbar.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/columnbutton.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/statuskind.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QShowEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace argiope::urls {

using store::ListKind;
using store::UrlColumn;
using widgets::Mark;
using words::StatusKind;

namespace {

static_assert(int(StatusKind::Waiting) == int(Mark::Waiting) && int(StatusKind::Ok) == int(Mark::Ok)
    && int(StatusKind::Redirect) == int(Mark::Redirect) && int(StatusKind::ClientError) == int(Mark::ClientError)
    && int(StatusKind::ServerError) == int(Mark::ServerError) && int(StatusKind::Blocked) == int(Mark::Blocked)
    && int(StatusKind::Failed) == int(Mark::Failed) && int(StatusKind::Skipped) == int(Mark::Skipped));

/// In letters.
int widthOf(const store::Column &column)
{
    using facts::Kind;
    switch (column.id) {
    case UrlColumn::Url:
        return 46;
    case UrlColumn::Title:
    case UrlColumn::Referrer:
    case UrlColumn::RuleDetail:
        return 32;
    default:
        break;
    }
    switch (column.kind) {
    case Kind::Rule:
        return 26;
    case Kind::Outcome:
    case Kind::MimeType:
    case Kind::Time:
        return 14;
    case Kind::Bytes:
    case Kind::Milliseconds:
        return 10;
    case Kind::Status:
        return 9;
    case Kind::Depth:
    case Kind::Count:
        return 8;
    case Kind::Text:
    case Kind::Url:
    case Kind::Hash:
    case Kind::Flag:
    case Kind::Page:
    case Kind::State:
        break;
    }
    return 20;
}

QString nameOf(ListKind kind)
{
    switch (kind) {
    case ListKind::Queue:
        return QStringLiteral("queue");
    case ListKind::Skipped:
        return QStringLiteral("skipped");
    case ListKind::Urls:
        break;
    }
    return QStringLiteral("urls");
}

} // namespace

UrlsView::UrlsView(project::ProjectReader &reader, ListKind kind, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_model(new models::UrlTableModel(reader, kind, this))
    , m_table(new UrlTable(reader, *m_model, this))
    , m_urlDelegate(new widgets::UrlDelegate(this))
    , m_filter(new FilterBar(kind, this))
    , m_columns(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_count(new QLabel(this))
    , m_cancelCopy(new QToolButton(this))
    , m_traps(new QToolButton(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new widgets::EmptyState(this))
    , m_recrawl(new QAction(this))
{
    setObjectName(nameOf(kind) + QStringLiteral("View"));
    m_table->setObjectName(nameOf(kind) + QStringLiteral("Table"));
    QHBoxLayout *row = m_filter->line();
    row->addSpacing(8);
    row->addWidget(m_count);
    m_cancelCopy->setObjectName(QStringLiteral("cancelCopy"));
    m_cancelCopy->setIcon(widgets::icon(QStringLiteral("close")));
    m_cancelCopy->setAutoRaise(true);
    m_cancelCopy->hide();
    row->addWidget(m_cancelCopy);
    row->addSpacing(8);
    m_traps->setObjectName(QStringLiteral("trapList"));
    m_traps->setIcon(widgets::icon(QStringLiteral("warning")));
    m_traps->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_traps->setAutoRaise(true);
    m_traps->hide();
    connect(m_traps, &QToolButton::clicked, this, &UrlsView::trapsRequested);
    row->addWidget(m_traps);
    m_export->setObjectName(QStringLiteral("exportShown"));
    m_export->setIcon(widgets::icon(QStringLiteral("export")));
    m_export->setAutoRaise(true);
    connect(m_export, &QToolButton::clicked, this, &UrlsView::exportShownRequested);
    row->addWidget(m_export);
    widgets::makeColumnButton(*m_columns, [this]() -> widgets::TableView & { return *m_table; });
    row->addWidget(m_columns);

    auto *marks = new widgets::StatusDelegate(models::KindRole, this);
    for (int section = 0; section < m_model->columnCount(); ++section) {
        const store::Column &column = m_model->columns().at(section);
        if (column.kind == facts::Kind::Status)
            m_table->setItemDelegateForColumn(section, marks);
        else if (column.kind == facts::Kind::Url)
            m_table->setItemDelegateForColumn(section, m_urlDelegate);
    }
    m_table->restoreColumns(
        nameOf(kind), [this](int column) { return widthOf(m_model->columns().at(column)); },
        [this, kind](
            int column) { return models::UrlTableModel::shownByDefault(kind, m_model->columns().at(column)); });
    m_table->readShownColumns();
    m_table->enableSorting();
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &UrlsView::showMenu);

    connect(m_table, &widgets::TableView::headerMenuRequested, this, &UrlsView::fillHeaderMenu);
    connect(&m_reader, &project::ProjectReader::opened, m_filter,
        [this](const project::ProjectInfo &info) { m_filter->setColumns(info.columns); });

    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addWidget(m_filter);
    column->addWidget(m_stack, 1);

    connect(m_filter, &FilterBar::changed, this, &UrlsView::applyFilter);
    connect(m_filter, &FilterBar::leftDownwards, this, [this] {
        focusContent();
        m_table->selectFirstIfNone();
    });
    connect(m_cancelCopy, &QToolButton::clicked, m_table, &UrlTable::cancelCopy);
    connect(m_table, &UrlTable::copyProgressed, this, [this](qint64 done, qint64 all) {
        // Short copies flash nothing.
        constexpr qint64 ManyRows = 5000;
        if (all < ManyRows)
            return;
        m_cancelCopy->show();
        m_count->setText(tr("Copying: %1 of %2…").arg(words::format::count(done), words::format::count(all)));
    });
    connect(m_table, &UrlTable::copyEnded, this, [this] {
        m_cancelCopy->hide();
        refreshState();
    });
    m_recrawl->setObjectName(QStringLiteral("recrawl"));
    m_recrawl->setShortcut(QKeySequence(Qt::Key_F5));
    m_recrawl->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_recrawl->setEnabled(false);
    addAction(m_recrawl);
    connect(m_recrawl, &QAction::triggered, this, &UrlsView::recrawlSelected);
    connect(m_table, &widgets::TableView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            Q_EMIT urlSelected(m_model->idAt(index.row()));
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &UrlsView::refreshRecrawl);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &UrlsView::tellSelection);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &UrlsView::refreshRecrawl);
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, [this] {
        if (m_model->isFiltered())
            clearFilter();
        else
            Q_EMIT demoRequested();
    });
    connect(m_model, &models::UrlTableModel::listingChanged, this, &UrlsView::refreshState);
    connect(m_model, &models::UrlTableModel::listed, this, &UrlsView::refreshState);
    connect(m_model, &models::UrlTableModel::headListed, this, &UrlsView::refreshState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &UrlsView::refreshState);
    retranslate();
}

void UrlsView::applyFilter()
{
    store::ListQuery query = m_filter->query();
    query.sort = m_model->query().sort;
    query.descending = m_model->query().descending;
    m_model->setQuery(query);
    if (!m_model->isFiltered())
        leaveReady();
    refreshState();
    Q_EMIT filtered();
}

void UrlsView::leaveReady()
{
    m_table->takeBack();
    QHeaderView *header = m_table->horizontalHeader();
    if (m_readySort >= 0 && header->sortIndicatorSection() == m_readySort)
        header->setSortIndicator(m_sortBefore, m_orderBefore);
    m_readySort = -1;
}

void UrlsView::filter(const store::ListQuery &query)
{
    leaveReady();
    m_filter->setQuery(query);
    applyFilter();
}

void UrlsView::filter(const store::ListQuery &query, const QList<store::UrlColumn> &columns, bool sorted)
{
    QList<int> sections;
    for (const store::UrlColumn column : columns) {
        if (const int section = m_model->sectionOf(column); section >= 0)
            sections.append(section);
    }
    filter(query);
    QHeaderView *header = m_table->horizontalHeader();
    m_table->lend(sections, header->visualIndex(m_model->sectionOf(store::UrlColumn::Url)));
    if (sections.isEmpty() || !sorted)
        return;
    m_sortBefore = header->sortIndicatorSection();
    m_orderBefore = header->sortIndicatorOrder();
    m_readySort = sections.constFirst();
    header->setSortIndicator(m_readySort, Qt::DescendingOrder);
}

void UrlsView::clearFilter()
{
    filter({});
}

void UrlsView::focusFilter()
{
    m_filter->focusText();
}

void UrlsView::focusContent()
{
    if (m_stack->currentWidget() == m_table)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else
        setFocus(Qt::ShortcutFocusReason); // refreshState() hands it on
}

QString UrlsView::title() const
{
    switch (m_model->kind()) {
    case ListKind::Queue:
        return tr("Queue");
    case ListKind::Skipped:
        return tr("Not crawled");
    case ListKind::Urls:
        break;
    }
    return tr("URLs");
}

void UrlsView::follow(const project::ProjectSession &session)
{
    setCrawling(session.isActive());
    const QString origin = words::originOfSeed(session.settings().seeds.value(0));
    if (origin != m_urlDelegate->origin()) {
        m_urlDelegate->setOrigin(origin);
        m_table->viewport()->update();
    }
    setRecrawlAvailable(session.canRecrawl());
    if (m_model->kind() == ListKind::Urls)
        setHistoryAvailable(session.hasHistory());
}

void UrlsView::poll(bool last)
{
    m_model->poll(last);
    m_table->viewport()->update();
}

QList<qint64> UrlsView::selectedIds() const
{
    return m_table->selectedIds();
}

void UrlsView::select(qint64 id)
{
    const qsizetype row = m_model->allIds().indexOf(id);
    if (row < 0) {
        m_table->clearSelection();
        return;
    }
    m_table->selectRow(int(row));
    m_table->scrollTo(m_model->index(int(row), 0));
}

void UrlsView::setRecrawlAvailable(bool available)
{
    m_canRecrawl = available;
    refreshRecrawl();
}

void UrlsView::refreshRecrawl()
{
    if (m_model->kind() != ListKind::Skipped) {
        m_recrawl->setEnabled(m_canRecrawl);
        return;
    }
    // Of rows that are known; the others are judged when they are asked for.
    constexpr qint64 MostLookedAt = 200;
    qint64 looked = 0;
    qint64 selected = 0;
    bool any = false;
    store::Rule rule;
    for (const auto &[first, last] : m_table->selectedRowRanges()) {
        selected += last - first + 1;
        for (int row = first; row <= last && looked < MostLookedAt && !any; ++row, ++looked) {
            const auto record = m_model->summary(row);
            any = record && facts::canBeRequested(record->rule.kind);
            if (record)
                rule = record->rule;
        }
    }
    any = any || selected > MostLookedAt;
    m_recrawl->setEnabled(m_canRecrawl && any);
    m_recrawl->setToolTip(
        any || rule.isNone() ? tr("Crawls the selected URLs although a rule excludes them") : whyNotFetched(rule.kind));
}

QString UrlsView::whyNotFetched(facts::RuleKind kind)
{
    switch (kind) {
    case facts::RuleKind::Robots:
    case facts::RuleKind::RobotsUnavailable:
        return tr("URLs blocked by robots.txt cannot be crawled one by one. If the site is yours, change the "
                  "robots.txt setting in Crawl Settings.");
    case facts::RuleKind::Trap:
        return tr("Part of a spider trap. To crawl it, open Crawl > Spider Traps.");
    default:
        return tr("This URL cannot be fetched.");
    }
}

void UrlsView::setHistoryAvailable(bool available)
{
    m_filter->setHistoryAvailable(available);
}

void UrlsView::setDemoAvailable(bool available)
{
    m_demo = available;
    refreshState();
}

void UrlsView::setCrawling(bool crawling)
{
    m_crawling = crawling;
    refreshState();
}

void UrlsView::setTrapCount(int traps)
{
    m_trapCount = traps;
    m_traps->setVisible(traps > 0);
    m_traps->setText(tr("%Ln spider trap(s)…", nullptr, traps));
}

void UrlsView::saveColumns() const
{
    m_table->saveColumns();
}

void UrlsView::refreshState()
{
    const int rows = m_model->rowCount();
    const bool project = m_reader.isOpen();
    const bool waiting = project && !m_model->isListed();
    QString wrong;
    m_count->setToolTip({});
    if (!m_filter->isValid(&wrong)) {
        m_count->setText(tr("Invalid expression"));
        m_count->setToolTip(words::foreign::tip(wrong));
    } else if (!m_table->isCopying())
        m_count->setText(m_model->isListing() && m_model->isFiltered() ? tr("Searching…")
                : project                                              ? tr("%Ln row(s)", nullptr, rows)
                                                                       : QString());
    const bool showsTable = rows > 0 || waiting;
    if (!showsTable && m_table->hasFocus())
        setFocus(); // or the keyboard would be with whatever comes next
    m_stack->setCurrentWidget(showsTable ? static_cast<QWidget *>(m_table) : m_empty);
    if (showsTable && hasFocus())
        m_table->setFocus();
    if (rows > 0 || waiting)
        return;
    if (m_model->isFiltered()) {
        m_empty->setTexts(tr("No URL matches the filter."), {}, tr("Clear the Filter"));
        return;
    }
    switch (m_model->kind()) {
    case ListKind::Urls:
        if (project && !m_crawling)
            m_empty->setTexts(
                tr("No URLs were fetched."), tr("Excluded URLs and their rules are in the tab Not crawled."));
        else if (m_crawling)
            m_empty->setTexts(tr("Fetching the first pages."));
        else
            m_empty->setTexts(tr("Type the address of a website above and press Enter to crawl it."),
                tr("For example: example.org"), m_demo ? tr("Crawl the Demo Site") : QString());
        break;
    case ListKind::Queue:
        if (project && !m_crawling)
            m_empty->setTexts(tr("The queue is empty: every discovered URL was fetched or excluded."));
        else
            m_empty->setTexts(tr("Discovered URLs that wait to be fetched appear here."));
        break;
    case ListKind::Skipped:
        if (project && !m_crawling)
            m_empty->setTexts(tr("No URLs were excluded."));
        else
            m_empty->setTexts(tr("URLs that a rule excludes appear here, with the rule."));
        break;
    }
}

void UrlsView::retranslate()
{
    m_filter->retranslate();
    m_columns->setText(tr("Columns"));
    m_columns->setToolTip(tr("Choose the columns"));
    m_cancelCopy->setToolTip(tr("Cancel copying"));
    m_cancelCopy->setAccessibleName(tr("Cancel copying"));
    m_recrawl->setText(m_model->kind() == ListKind::Skipped ? tr("Cr&awl Anyway") : tr("Recr&awl"));
    m_recrawl->setToolTip(tr("Recrawls the selected URLs"));
    refreshRecrawl();
    m_export->setToolTip(tr("Exports these rows and columns to a file (Ctrl+Shift+E)"));
    m_export->setAccessibleName(tr("Export this table"));
    m_traps->setToolTip(tr("Shows the spider traps, and lets you crawl them"));
    setTrapCount(m_trapCount);
    m_model->retranslate();
    refreshState();
}

void UrlsView::showEvent(QShowEvent *event)
{
    m_model->setActive(true);
    QWidget::showEvent(event);
    if (!event->spontaneous())
        tellCurrent(); // another list was in front, whose row the details are of
}

void UrlsView::tellCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid() && m_table->selectionModel()->isSelected(current))
        Q_EMIT urlSelected(m_model->idAt(current.row()));
    m_hadSeveral = false;
    tellSelection();
}

void UrlsView::tellSelection()
{
    const QModelIndex current = m_table->currentIndex();
    const QList<QPair<int, int>> ranges = m_table->selectedRowRanges();
    const bool several = ranges.size() > 1 || (ranges.size() == 1 && ranges[0].first < ranges[0].second);
    if (!std::exchange(m_hadSeveral, several) && !several)
        return;
    QList<qint64> ids;
    if (several && m_table->selectionModel()->isSelected(current)) {
        ids.append(m_model->idAt(current.row()));
        for (const auto &[first, last] : ranges) {
            for (int row = first; row <= last && ids.size() < models::LinksModel::MostUrls; ++row) {
                if (row != current.row())
                    ids.append(m_model->idAt(row));
            }
        }
    }
    Q_EMIT urlsSelected(ids);
}

void UrlsView::hideEvent(QHideEvent *event)
{
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

} // namespace argiope::urls
