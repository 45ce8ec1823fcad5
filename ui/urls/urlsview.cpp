#include "ui/urls/urlsview.h"

#include "ui/models/format.h"
#include "ui/models/statuskind.h"
#include "ui/models/wording.h"
#include "ui/urls/urlfilter.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/statusdelegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace argiope::urls {

using models::StatusKind;
using store::ListKind;
using store::UrlColumn;
using widgets::Mark;

namespace {

static_assert(int(StatusKind::Waiting) == int(Mark::Waiting) && int(StatusKind::Ok) == int(Mark::Ok)
    && int(StatusKind::Redirect) == int(Mark::Redirect) && int(StatusKind::ClientError) == int(Mark::ClientError)
    && int(StatusKind::ServerError) == int(Mark::ServerError) && int(StatusKind::Blocked) == int(Mark::Blocked)
    && int(StatusKind::Failed) == int(Mark::Failed) && int(StatusKind::Skipped) == int(Mark::Skipped));

int widthOf(UrlColumn column)
{
    switch (column) {
    case UrlColumn::Url:
        return 46;
    case UrlColumn::Status:
        return 9;
    case UrlColumn::Outcome:
    case UrlColumn::ContentType:
    case UrlColumn::DiscoveredAt:
    case UrlColumn::FetchedAt:
        return 14;
    case UrlColumn::Bytes:
    case UrlColumn::ResponseMs:
        return 10;
    case UrlColumn::Depth:
    case UrlColumn::Inlinks:
    case UrlColumn::Outlinks:
    case UrlColumn::Attempts:
    case UrlColumn::WordCount:
        return 8;
    case UrlColumn::Title:
    case UrlColumn::Referrer:
    case UrlColumn::RuleDetail:
        return 32;
    default:
        return 20;
    }
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

UrlsView::UrlsView(models::ProjectReader &reader, ListKind kind, QWidget *parent)
    : QWidget(parent)
    , m_reader(reader)
    , m_model(new models::UrlTableModel(reader, kind, this))
    , m_table(new UrlTable(reader, *m_model, this))
    , m_filter(new widgets::FilterField(this))
    , m_extra(new QToolButton(this))
    , m_columns(new QToolButton(this))
    , m_count(new QLabel(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new widgets::EmptyState(this))
{
    m_table->setObjectName(nameOf(kind) + QStringLiteral("Table"));
    m_filter->setObjectName(nameOf(kind) + QStringLiteral("Filter"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_filter, 1);
    if (kind == ListKind::Urls) {
        m_chips = new widgets::ChipBar(this);
        m_chips->addChip(int(Chip::Ok), Mark::Ok);
        m_chips->addChip(int(Chip::Redirect), Mark::Redirect);
        m_chips->addChip(int(Chip::ClientError), Mark::ClientError);
        m_chips->addChip(int(Chip::ServerError), Mark::ServerError);
        m_chips->addChip(int(Chip::Blocked), Mark::Blocked);
        m_chips->addChip(int(Chip::Failed), Mark::Failed);
        row->addWidget(m_chips);
        connect(m_chips, &widgets::ChipBar::changed, this, &UrlsView::applyFilter);
    }
    m_extra->setIcon(widgets::icon(QStringLiteral("close")));
    m_extra->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_extra->hide();
    row->addWidget(m_extra);
    row->addSpacing(8);
    row->addWidget(m_count);
    row->addSpacing(8);
    m_columns->setIcon(widgets::icon(QStringLiteral("columns")));
    m_columns->setAutoRaise(true);
    m_columns->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_columns->setPopupMode(QToolButton::InstantPopup);
    auto *columnMenu = new QMenu(m_columns);
    m_columns->setMenu(columnMenu);
    connect(columnMenu, &QMenu::aboutToShow, this, [this, columnMenu] {
        columnMenu->clear();
        m_table->fillColumnMenu(columnMenu);
    });
    row->addWidget(m_columns);

    auto *marks = new widgets::StatusDelegate(models::KindRole, this);
    const int statusColumn = int(m_model->columns().indexOf(UrlColumn::Status));
    if (statusColumn >= 0)
        m_table->setItemDelegateForColumn(statusColumn, marks);
    auto *urlDelegate = new widgets::UrlDelegate(this);
    for (const UrlColumn column : {UrlColumn::Url, UrlColumn::Referrer, UrlColumn::RedirectUrl, UrlColumn::Canonical}) {
        const int at = int(m_model->columns().indexOf(column));
        if (at >= 0)
            m_table->setItemDelegateForColumn(at, urlDelegate);
    }
    m_table->restoreColumns(
        nameOf(kind), [this](int column) { return widthOf(m_model->columns().at(column)); },
        [this, kind](
            int column) { return models::UrlTableModel::shownByDefault(kind, m_model->columns().at(column)); });
    m_table->enableSorting();
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &UrlsView::showMenu);

    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_stack, 1);

    connect(m_filter, &widgets::FilterField::filterChanged, this, &UrlsView::applyFilter);
    connect(m_extra, &QToolButton::clicked, this, [this] {
        m_extraQuery = {};
        applyFilter();
    });
    connect(m_table, &widgets::TableView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            Q_EMIT currentUrlChanged(m_model->idAt(index.row()));
    });
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, [this] {
        if (m_model->isFiltered())
            clearFilter();
        else
            Q_EMIT demoRequested();
    });
    connect(m_model, &models::UrlTableModel::listingChanged, this, &UrlsView::refreshState);
    connect(m_model, &models::UrlTableModel::listed, this, &UrlsView::refreshState);
    connect(m_model, &QAbstractItemModel::modelReset, this, &UrlsView::refreshState);
    retranslate();
}

void UrlsView::applyFilter()
{
    store::ListQuery query = m_extraQuery;
    query.kind = m_model->kind();
    query.sort = m_model->query().sort;
    query.descending = m_model->query().descending;
    query.text = m_filter->text().trimmed();
    if (m_chips && !m_chips->checked().isEmpty())
        applyChips(query, m_chips->checked());
    m_extra->setText(extraText());
    m_extra->setVisible(!m_extra->text().isEmpty());
    m_model->setQuery(query);
    refreshState();
}

QString UrlsView::extraText() const
{
    QStringList parts;
    if (m_extraQuery.depth) {
        parts.append(*m_extraQuery.depth < 0 ? tr("Only in sitemaps")
                                             : tr("Depth %1").arg(models::wording::depth(*m_extraQuery.depth)));
    }
    if (!m_extraQuery.contentType.isEmpty())
        parts.append(m_extraQuery.contentType);
    for (const int statusClass : m_extraQuery.statusClasses)
        parts.append(models::wording::statusClass(statusClass));
    for (const base::Outcome outcome : m_extraQuery.outcomes)
        parts.append(models::wording::outcome(outcome));
    return parts.join(QStringLiteral(", "));
}

void UrlsView::filter(const store::ListQuery &query)
{
    m_filter->setFilter(query.text);
    m_extraQuery = query;
    m_extraQuery.text.clear();
    m_extraQuery.sort.reset();
    m_extraQuery.descending = false;
    if (m_chips) {
        const QList<int> chips = chipsOf(query);
        m_chips->setChecked(chips);
        if (!chips.isEmpty()) {
            m_extraQuery.statusClasses.clear();
            m_extraQuery.outcomes.clear();
        }
    }
    applyFilter();
}

void UrlsView::clearFilter()
{
    filter({});
}

void UrlsView::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void UrlsView::poll(bool finalLook)
{
    m_model->poll(finalLook);
    m_table->viewport()->update();
}

QList<qint64> UrlsView::selectedIds() const
{
    QList<qint64> ids;
    for (const int row : m_table->selectedRowNumbers())
        ids.append(m_model->idAt(row));
    return ids;
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

void UrlsView::saveColumns() const
{
    m_table->saveColumns();
}

void UrlsView::refreshState()
{
    const int rows = m_model->rowCount();
    const bool project = m_reader.isOpen();
    const bool waiting = project && !m_model->isListed();
    m_count->setText(m_model->isListing() && m_model->isFiltered() ? tr("Searching…")
            : project                                              ? tr("%Ln row(s)", nullptr, rows)
                                                                   : QString());
    m_stack->setCurrentWidget(rows > 0 || waiting ? static_cast<QWidget *>(m_table) : m_empty);
    if (rows > 0 || waiting)
        return;
    if (m_model->isFiltered()) {
        m_empty->setTexts(tr("No URL matches the filter."), {}, tr("Clear the Filter"));
        return;
    }
    switch (m_model->kind()) {
    case ListKind::Urls:
        if (project || m_crawling)
            m_empty->setTexts(tr("The first pages are on their way."));
        else
            m_empty->setTexts(tr("Type the address of a website above and press Enter to crawl it."),
                tr("For example: example.org"), m_demo ? tr("Crawl the Demo Site") : QString());
        break;
    case ListKind::Queue:
        if (project && !m_crawling)
            m_empty->setTexts(tr("Nothing waits: every URL that was found has been fetched or skipped."));
        else
            m_empty->setTexts(tr("URLs that were found and wait for their turn will stand here."));
        break;
    case ListKind::Skipped:
        if (project && !m_crawling)
            m_empty->setTexts(tr("No URL was skipped."));
        else
            m_empty->setTexts(tr("URLs that a rule keeps out will stand here, with the rule."));
        break;
    }
}

void UrlsView::showMenu(const QPoint &where)
{
    const QModelIndex index = m_table->indexAt(where);
    if (!index.isValid())
        return;
    const QString url = index.data(models::UrlTextRole).toString();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open in the &Browser"), this, [this, url] { Q_EMIT openRequested(url); })
        ->setEnabled(url.startsWith(QLatin1String("http")));
    menu->addSeparator();
    menu->addAction(tr("Copy &URL"), m_table, &UrlTable::copyUrls);
    menu->addAction(tr("Copy &Row"), m_table, &UrlTable::copySelection)->setShortcut(QKeySequence::Copy);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void UrlsView::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter by a part of the URL or title…"));
    m_columns->setText(tr("Columns"));
    m_columns->setToolTip(tr("Choose the columns"));
    m_extra->setToolTip(tr("Take this filter away"));
    if (m_chips) {
        m_chips->setText(int(Chip::Ok), models::wording::statusClass(2), tr("Fetched without trouble"));
        m_chips->setText(int(Chip::Redirect), models::wording::statusClass(3), tr("Redirects"));
        m_chips->setText(int(Chip::ClientError), models::wording::statusClass(4), tr("Broken or refused"));
        m_chips->setText(int(Chip::ServerError), models::wording::statusClass(5), tr("Errors of the server"));
        m_chips->setText(
            int(Chip::Blocked), tr("Blocked"), tr("The server refuses this crawl or asks it to slow down"));
        m_chips->setText(int(Chip::Failed), tr("Failed"), tr("No usable answer came"));
    }
    m_extra->setText(extraText());
    m_model->retranslate();
    refreshState();
}

void UrlsView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void UrlsView::showEvent(QShowEvent *event)
{
    m_model->setActive(true);
    QWidget::showEvent(event);
}

void UrlsView::hideEvent(QHideEvent *event)
{
    m_model->setActive(false);
    QWidget::hideEvent(event);
}

} // namespace argiope::urls
