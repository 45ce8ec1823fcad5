#include "ui/brokenlinks/brokenlinksview.h"

#include "ui/models/urltablemodel.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/columnbutton.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/foldingline.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/tableview.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace argiope::brokenlinks {

using exporting::LinkFault;
using models::LinkProblemsModel;
using models::ProblemColumn;
using models::ProblemRow;
using words::format::count;

namespace {

constexpr int FilterLetters = 26; ///< of what is typed that can be seen however narrow the window is

constexpr int ExternalChip = exporting::LinkFaultCount;

int widthOfProblem(ProblemColumn column)
{
    switch (column) {
    case ProblemColumn::Target:
    case ProblemColumn::Source:
        return 44;
    case ProblemColumn::End:
        return 36;
    case ProblemColumn::Text:
        return 24;
    case ProblemColumn::Why:
        return 22;
    case ProblemColumn::Status:
    case ProblemColumn::EndStatus:
    case ProblemColumn::Element:
        return 15;
    case ProblemColumn::Hops:
        return 17;
    default:
        return 11;
    }
}

QString keyOfTable(ProblemRow rows)
{
    return rows == ProblemRow::Link  ? QStringLiteral("brokenLinks")
        : rows == ProblemRow::Target ? QStringLiteral("brokenTargets")
                                     : QStringLiteral("redirects");
}

} // namespace

void ProblemTable::copySelection()
{
    Q_EMIT copyRequested();
}

BrokenLinksView::BrokenLinksView(project::ProjectReader &reader, QWidget *parent)
    : View(parent)
    , m_reader(reader)
    , m_feed(new models::LinkProblemsFeed(reader, this))
    , m_kind(new QComboBox(this))
    , m_filter(new widgets::FilterField(this))
    , m_chips(new widgets::ChipBar(this))
    , m_count(new QLabel(this))
    , m_columns(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new widgets::EmptyState(this))
{
    m_kind->setObjectName(QStringLiteral("brokenKind"));
    m_filter->setObjectName(QStringLiteral("brokenFilter"));
    m_count->setObjectName(QStringLiteral("brokenCount"));
    m_export->setObjectName(QStringLiteral("brokenExport"));
    m_chips->addChip(int(LinkFault::Broken), widgets::Mark::ClientError);
    m_chips->addChip(int(LinkFault::Blocked), widgets::Mark::Blocked);
    m_chips->addChip(int(LinkFault::Redirected), widgets::Mark::Redirect);
    m_chips->addChip(ExternalChip);
    for (int i = 0; i < KindCount; ++i)
        m_kind->addItem(QString());
    for (QToolButton *button : {m_columns, m_export}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    widgets::makeColumnButton(*m_columns, [this]() -> widgets::TableView & { return table(); });
    m_filter->setMinimumWidth(widgets::letterWidth(fontMetrics()) * FilterLetters);
    auto *line = new widgets::FoldingLine(this);
    line->addWidget(m_kind);
    line->addWidget(m_filter, 1);
    line->addFolding(m_chips);
    line->addWidget(m_count);
    line->addWidget(m_export);
    line->addWidget(m_columns);
    for (const ProblemRow rows : {ProblemRow::Link, ProblemRow::Target, ProblemRow::Redirect})
        makePane(rows);
    // A dead link of a template is one fault, however many pages have it. The most frequent are worth the most.
    m_kind->setCurrentIndex(int(ProblemRow::Target));
    const auto places = model().columns().indexOf(ProblemColumn::Links);
    table().sortByColumn(int(places), Qt::DescendingOrder);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 0);
    column->setSpacing(4);
    column->addWidget(line);
    column->addWidget(m_stack, 1);

    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        filter();
        refreshState();
    });
    connect(m_filter, &widgets::FilterField::filterChanged, this, &BrokenLinksView::filter);
    connect(m_filter, &widgets::FilterField::leftDownwards, this, [this] {
        focusContent();
        table().selectFirstIfNone();
    });
    connect(m_chips, &widgets::ChipBar::changed, this, &BrokenLinksView::filter);
    connect(m_export, &QToolButton::clicked, this, &BrokenLinksView::exportShownRequested);
    connect(m_empty, &widgets::EmptyState::buttonClicked, this, &BrokenLinksView::clearFilter);
    connect(m_feed, &models::LinkProblemsFeed::changed, this, [this] {
        for (const Pane &each : m_panes)
            each.model->setProblems(m_feed->problems());
        refreshState();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this](const project::ProjectInfo &info) {
        const QString origin = words::originOfSeed(info.settings.seeds.value(0));
        for (const Pane &each : m_panes)
            each.urls->setOrigin(origin);
    });
    retranslate();
}

void BrokenLinksView::makePane(ProblemRow rows)
{
    Pane &made = m_panes[size_t(rows)];
    made.model = new LinkProblemsModel(m_reader, rows, this);
    auto *table = new ProblemTable(this);
    made.table = table;
    connect(table, &ProblemTable::copyRequested, this, &BrokenLinksView::copyRows);
    made.urls = new widgets::UrlDelegate(this);
    made.table->setObjectName(keyOfTable(rows));
    made.table->setModel(made.model);
    auto *marks = new widgets::StatusDelegate(models::KindRole, this);
    const QList<ProblemColumn> &columns = made.model->columns();
    for (int i = 0; i < columns.size(); ++i) {
        const ProblemColumn column = columns.at(i);
        if (column == ProblemColumn::Status || column == ProblemColumn::EndStatus)
            made.table->setItemDelegateForColumn(i, marks);
        else if (column == ProblemColumn::Target || column == ProblemColumn::Source || column == ProblemColumn::End)
            made.table->setItemDelegateForColumn(i, made.urls);
    }
    made.table->restoreColumns(keyOfTable(rows), [columns](int i) { return widthOfProblem(columns.at(i)); });
    made.table->enableSorting();
    made.table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_stack->addWidget(made.table);
    connect(made.table, &widgets::TableView::currentRowChanged, this,
        [this](const QModelIndex &index) { Q_EMIT urlSelected(index.data(models::IdRole).toLongLong()); });
    // What has to be changed is the page.
    connect(made.table, &widgets::TableView::rowActivated, this, [this, &made](const QModelIndex &index) {
        if (made.model->kind() == ProblemRow::Target) {
            showLinksTo(made.model->targetUrl(index.row()));
            return;
        }
        const qint64 page = made.model->sourceId(index.row());
        Q_EMIT urlSelected(page != 0 ? page : made.model->targetId(index.row()));
    });
    connect(made.table, &QWidget::customContextMenuRequested, this, &BrokenLinksView::showMenu);
    connect(made.model, &QAbstractItemModel::modelAboutToBeReset, this, [this, &made] { keepCurrent(made); });
    connect(made.model, &LinkProblemsModel::ordered, this, [this, &made] {
        showCurrent(made);
        refreshState();
    });
}

QString BrokenLinksView::title() const
{
    return tr("Broken links");
}

const BrokenLinksView::Pane &BrokenLinksView::pane() const
{
    return m_panes[size_t(m_kind->currentIndex())];
}

LinkProblemsModel &BrokenLinksView::model() const
{
    return *pane().model;
}

widgets::TableView &BrokenLinksView::table() const
{
    return *pane().table;
}

void BrokenLinksView::showRows(ProblemRow rows)
{
    m_kind->setCurrentIndex(int(rows));
}

exporting::Table BrokenLinksView::exportTable() const
{
    return model().kind() == ProblemRow::Redirect ? exporting::Table::Chains : exporting::Table::Broken;
}

QList<qint64> BrokenLinksView::listedIds() const
{
    return model().exportIds(model().allRows());
}

QList<qint64> BrokenLinksView::selectedIds() const
{
    return model().exportIds(table().selectedRowNumbers());
}

QByteArrayList BrokenLinksView::exportColumns() const
{
    using models::ProblemColumn;
    QByteArrayList names;
    if (model().kind() == ProblemRow::Target)
        return names; // there is a row for each place
    const bool redirects = model().kind() == ProblemRow::Redirect;
    for (const int section : table().visibleColumns()) {
        switch (model().columns().at(section)) {
        case ProblemColumn::Target:
            names << (redirects ? "start" : "target");
            break;
        case ProblemColumn::Status:
            names << "status";
            break;
        case ProblemColumn::Why:
            names << "why"
                  << "rule";
            break;
        case ProblemColumn::End:
            names << "end";
            break;
        case ProblemColumn::EndStatus:
            names << "end_status";
            break;
        case ProblemColumn::Source:
            names << "source";
            break;
        case ProblemColumn::Text:
            names << "text";
            break;
        case ProblemColumn::Element:
            names << "element"
                  << "attribute";
            break;
        case ProblemColumn::Position:
            names << "position";
            break;
        case ProblemColumn::Links:
            names << "inlinks";
            break;
        case ProblemColumn::Hops:
            names << "hops"
                  << "loop";
            break;
        }
    }
    return names;
}

void BrokenLinksView::copyRows()
{
    model().copyText(table().selectedRowNumbers(), table().visibleColumns(),
        [](const QString &text) { QApplication::clipboard()->setText(text); });
}

void BrokenLinksView::poll(bool last)
{
    m_feed->poll(last);
}

void BrokenLinksView::focusContent()
{
    const bool empty = m_stack->currentWidget() == m_empty;
    m_focusWaits = empty;
    if (empty)
        m_filter->setFocus();
    else
        table().setFocus();
}

void BrokenLinksView::clearFilter()
{
    m_filter->setFilter({});
    m_chips->setChecked({});
    filter();
}

void BrokenLinksView::filter()
{
    models::ProblemWish wish;
    wish.text = m_filter->text().trimmed();
    const QList<int> chips = m_chips->checked();
    for (const int chip : chips) {
        if (chip == ExternalChip)
            wish.external = true;
        else
            wish.faults.append(LinkFault(chip));
    }
    model().setFilter(wish);
    refreshState();
}

void BrokenLinksView::keepCurrent(Pane &kept)
{
    const QList<QPair<int, int>> rows = kept.table->selectedRowRanges();
    kept.current = rows.isEmpty() ? 0 : kept.model->idAt(rows.constFirst().first);
}

void BrokenLinksView::showCurrent(Pane &kept)
{
    const int row = kept.model->rowOf(std::exchange(kept.current, 0));
    if (row < 0)
        return;
    kept.table->selectRow(row);
    kept.table->scrollTo(kept.model->index(row, 0));
}

QString BrokenLinksView::countWords(ProblemRow kind, int rows)
{
    switch (kind) {
    case ProblemRow::Link:
        return tr("%Ln link(s)", nullptr, rows);
    case ProblemRow::Target:
        return tr("%Ln destination(s)", nullptr, rows);
    case ProblemRow::Redirect:
        break;
    }
    return tr("%Ln redirect(s)", nullptr, rows);
}

void BrokenLinksView::refreshState()
{
    const Pane &front = pane();
    const int rows = front.model->rowCount();
    const bool known = m_feed->problems() != nullptr;
    const bool filtered = front.model->wish().isFiltered();
    const qint64 all = known ? m_feed->problems()->size(front.model->kind()) : 0;
    for (const LinkFault fault : {LinkFault::Broken, LinkFault::Blocked, LinkFault::Redirected})
        m_chips->button(int(fault))->setVisible(front.model->kind() != ProblemRow::Redirect);
    if (!known || all == 0)
        m_count->clear();
    else if (front.model->kind() == ProblemRow::Link && m_feed->problems()->allPlaces() > all)
        m_count->setText(tr("%1 of the first %2 (%3 in total: export for all)")
                             .arg(count(rows), count(all), count(m_feed->problems()->allPlaces())));
    else
        m_count->setText(
            filtered ? tr("%1 of %2").arg(count(rows), count(all)) : countWords(front.model->kind(), rows));
    m_export->setEnabled(rows > 0);
    m_stack->setCurrentWidget(rows > 0 ? static_cast<QWidget *>(front.table) : m_empty);
    if (rows > 0) {
        // The keyboard was meant for rows that were not read yet.
        if (std::exchange(m_focusWaits, false) && m_filter->hasFocus() && m_filter->text().isEmpty())
            front.table->setFocus();
        return;
    }
    if (!m_reader.isOpen())
        m_empty->setTexts(
            tr("Broken, blocked and redirected links appear here, each with its source page and position."));
    else if (!known || front.model->isOrdering())
        m_empty->setTexts(tr("Analysing links…"));
    else if (filtered && all > 0)
        m_empty->setTexts(tr("No link matches the filter."), {}, tr("Clear the Filter"));
    else if (front.model->kind() == ProblemRow::Redirect)
        m_empty->setTexts(tr("No redirects found."));
    else
        m_empty->setTexts(tr("No broken, blocked or redirected links found."));
}

void BrokenLinksView::showMenu(const QPoint &where)
{
    const QModelIndex index = table().indexAt(where);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("brokenMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(menu, index.row());
    table().fillCellMenu(menu);
    menu->popup(table().viewport()->mapToGlobal(where));
}

void BrokenLinksView::showLinksTo(const QString &target)
{
    m_filter->setFilter(target);
    showRows(ProblemRow::Link);
    filter();
}

void BrokenLinksView::fillMenu(QMenu *menu, int row)
{
    const LinkProblemsModel &from = model();
    const QString target = from.targetUrl(row);
    const QString source = from.sourceUrl(row);
    const qint64 targetId = from.targetId(row);
    const qint64 sourceId = from.sourceId(row);
    const bool link = from.kind() == ProblemRow::Link;
    const auto isWeb = [](const QString &url) { return url.startsWith(QLatin1String("http")); };
    if (link) {
        menu->addAction(tr("Show Source &Page"), this, [this, sourceId] { Q_EMIT urlSelected(sourceId); });
        menu->addAction(tr("Open Source in the &Browser"), this, [this, source] { Q_EMIT openRequested(source); })
            ->setEnabled(isWeb(source));
        menu->addSeparator();
    }
    menu->addAction(tr("Show Des&tination"), this, [this, targetId] { Q_EMIT urlSelected(targetId); });
    menu->addAction(tr("Open Destination in the Bro&wser"), this, [this, target] { Q_EMIT openRequested(target); })
        ->setEnabled(isWeb(target));
    if (!link) {
        menu->addAction(tr("Show In&links"), this, [this, target] { showLinksTo(target); });
    }
    menu->addSeparator();
    menu->addAction(tr("Copy Destination &URL"), this, [target] { QApplication::clipboard()->setText(target); });
    if (link)
        menu->addAction(tr("Copy Source URL"), this, [source] { QApplication::clipboard()->setText(source); });
    menu->addAction(tr("Copy &Rows"), this, &BrokenLinksView::copyRows)->setShortcut(QKeySequence::Copy);
    menu->addSeparator();
    menu->addAction(tr("&Export This Table…"), this, &BrokenLinksView::exportRequested);
}

void BrokenLinksView::saveColumns() const
{
    for (const Pane &each : m_panes)
        each.table->saveColumns();
}

void BrokenLinksView::retranslate()
{
    m_kind->setItemText(int(ProblemRow::Link), tr("By link"));
    m_kind->setItemText(int(ProblemRow::Target), tr("By destination"));
    m_kind->setItemText(int(ProblemRow::Redirect), tr("Redirects"));
    m_kind->setToolTip(tr("One row per link, per destination, or per redirect with its chain"));
    m_kind->setAccessibleName(tr("Grouping"));
    m_filter->setHints({tr("Filter by URL or anchor text…"), tr("URL or anchor text…"), tr("Filter…")});
    m_filter->setAccessibleName(tr("Link filter"));
    m_chips->setText(int(LinkFault::Broken), tr("Broken"), tr("HTTP error, no response, or invalid URL"));
    m_chips->setText(
        int(LinkFault::Blocked), tr("Blocked"), tr("Access denied by the server, or blocked by robots.txt"));
    m_chips->setText(
        int(LinkFault::Redirected), tr("Redirected"), tr("The link could point directly to the final URL"));
    m_chips->setText(ExternalChip, tr("External"), tr("Only links outside the crawl scope"));
    m_columns->setText(tr("Columns"));
    m_columns->setToolTip(tr("Choose the columns"));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Exports these rows and columns to a file (Ctrl+Shift+E)"));
    for (const Pane &each : m_panes)
        each.model->retranslate();
    refreshState();
}

void BrokenLinksView::showEvent(QShowEvent *event)
{
    m_feed->setActive(true);
    refreshState(); // it may take a while until there is something to show
    View::showEvent(event);
}

void BrokenLinksView::hideEvent(QHideEvent *event)
{
    m_feed->setActive(false);
    View::hideEvent(event);
}

} // namespace argiope::brokenlinks
