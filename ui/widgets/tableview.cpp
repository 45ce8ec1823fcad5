#include "ui/widgets/tableview.h"

#include "ui/widgets/metrics.h"
#include "ui/widgets/stayopenmenu.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace argiope::widgets {

namespace {

constexpr qsizetype MostFollowedRows = 2000;
constexpr int LongText = 20; ///< letters; narrower columns hold numbers and words that fit
constexpr int TimesMs = 15000;

/// Without what keeps a text's direction in a window that is written from right to left.
QString copied(QString text)
{
    return text.remove(QChar(0x2068)).remove(QChar(0x2069));
}

} // namespace

TableView::TableView(QWidget *parent)
    : QTableView(parent)
    , m_times(new QTimer(this))
{
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTextElideMode(Qt::ElideRight);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setFirstSectionMovable(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint &where) {
        auto *menu = new StayOpenMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setObjectName(QStringLiteral("headerMenu"));
        Q_EMIT headerMenuRequested(menu, horizontalHeader()->logicalIndexAt(where));
        fillColumnMenu(menu);
        menu->popup(horizontalHeader()->viewport()->mapToGlobal(where));
    });
    connect(this, &QTableView::activated, this, &TableView::rowActivated);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int, int before, int now) {
        if (!m_sizing && before > 0 && now > 0) { // not hidden, nor shown again
            m_sizedByHand = true;
            m_room.clear(); // it is the column's own from now on
        }
    });
    m_times->setObjectName(QStringLiteral("times"));
    m_times->setInterval(TimesMs);
    connect(m_times, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    updateRowHeight();
}

void TableView::setSelectionModel(QItemSelectionModel *selectionModel)
{
    QTableView::setSelectionModel(selectionModel);
    // A header that knows the selection asks every row of it whenever it is painted: 85 ms with a million selected.
    // Ours shows nothing of it, so it gets one in which nothing ever is.
    QHeaderView *header = horizontalHeader();
    QItemSelectionModel *before = header->selectionModel();
    if (before != selectionModel && before->parent() == header && before->model() == header->model())
        return;
    header->setSelectionModel(new QItemSelectionModel(header->model(), header));
}

void TableView::setModel(QAbstractItemModel *model)
{
    if (this->model())
        this->model()->disconnect(this, nullptr);
    // Before the view's own connections, so that the anchor is taken while the old rows are still laid out.
    if (model)
        connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &TableView::keepAnchor);
    QTableView::setModel(model);
    if (!model)
        return;
    connect(model, &QAbstractItemModel::layoutChanged, this, &TableView::restoreAnchor);
    connect(model, &QAbstractItemModel::layoutChanged, this, &TableView::showFocus);
    connect(model, &QAbstractItemModel::rowsInserted, this, &TableView::showFocus);
    connect(model, &QAbstractItemModel::modelReset, this, &TableView::showFocus);
}

void TableView::showFocus()
{
    if (!hasFocus() || selectionModel()->hasSelection())
        return;
    if (currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex())))
        return;
    if (const QModelIndex first = indexAt(QPoint(0, 0)); first.isValid())
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
}

void TableView::updateRowHeight()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
}

void TableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateRowHeight();
}

void TableView::resizeEvent(QResizeEvent *event)
{
    // Less room, as a pane below opens, does not take away what somebody has just selected; of a last row that is cut
    // off, a part was seen.
    const QRect current = visualRect(currentIndex());
    const bool seen = current.isValid() && current.bottom() >= 0 && current.top() < event->oldSize().height();
    QTableView::resizeEvent(event);
    shareRoom();
    if (seen && current.bottom() > viewport()->height())
        scrollTo(currentIndex());
}

void TableView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_times->start();
}

void TableView::hideEvent(QHideEvent *event)
{
    m_times->stop();
    QTableView::hideEvent(event);
}

void TableView::takeRoomBack()
{
    const bool outer = std::exchange(m_sizing, true);
    for (auto it = m_room.cbegin(); it != m_room.cend(); ++it) {
        if (!isColumnHidden(it.key()))
            setColumnWidth(it.key(), columnWidth(it.key()) - it.value());
    }
    m_room.clear();
    m_sizing = outer;
}

void TableView::shareRoom()
{
    if (m_sizedByHand || !m_widths || !model())
        return;
    takeRoomBack();
    QList<int> takers;
    int taken = 0;
    int whole = 0;
    for (const int column : visibleColumns()) {
        whole += columnWidth(column);
        if (m_widths(column) < LongText)
            continue;
        takers.append(column);
        taken += columnWidth(column);
    }
    // The bar's place is kept free: rows that come change no width.
    const int bar = verticalScrollBar()->sizeHint().width();
    const int spare = width() - 2 * frameWidth() - bar - whole;
    if (spare <= 0 || takers.isEmpty())
        return;
    const bool outer = std::exchange(m_sizing, true);
    for (const int column : std::as_const(takers)) {
        const int more = int(qint64(spare) * columnWidth(column) / taken);
        m_room.insert(column, more);
    }
    for (auto it = m_room.cbegin(); it != m_room.cend(); ++it)
        setColumnWidth(it.key(), columnWidth(it.key()) + it.value());
    m_sizing = outer;
}

void TableView::keepAnchor()
{
    // Qt follows each selected row by itself, but for the case that all are: seconds, for hundred thousands. So a large
    // selection that is not everything goes when rows move.
    qsizetype selected = 0;
    for (const auto &[first, last] : selectedRowRanges())
        selected += last - first + 1;
    if (selected > MostFollowedRows && selected < model()->rowCount()) {
        const QSignalBlocker blocker(selectionModel());
        selectionModel()->clearSelection();
    }
    // At the very top the newest first rows are welcome; further down what is read stays where it is.
    m_anchor
        = verticalScrollBar()->value() > 0 ? QPersistentModelIndex(indexAt(QPoint(0, 0))) : QPersistentModelIndex();
}

void TableView::restoreAnchor()
{
    if (!m_anchor.isValid())
        return;
    const QModelIndex anchor = m_anchor;
    m_anchor = QPersistentModelIndex();
    const int horizontal = horizontalScrollBar()->value();
    scrollTo(anchor, QAbstractItemView::PositionAtTop);
    horizontalScrollBar()->setValue(horizontal);
}

void TableView::enableSorting()
{
    QHeaderView *header = horizontalHeader();
    header->setSortIndicatorClearable(true);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
}

int TableView::pixels(int letters) const
{
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this);
    return letters * letterWidth(fontMetrics()) + 2 * margin + 8;
}

void TableView::restoreColumns(
    const QString &key, const std::function<int(int)> &widths, const std::function<bool(int)> &shown)
{
    m_key = key;
    m_widths = widths;
    m_shown = shown;
    m_lasting = model()->columnCount();
    layOut(0, m_lasting - 1);
    connect(model(), &QAbstractItemModel::columnsInserted, this, [this](const QModelIndex &, int first, int last) {
        takeRoomBack();
        layOut(first, last);
        shareRoom();
    });
    const QSettings store;
    const QString group = QStringLiteral("columns/") + key;
    // Columns that came with a later version stand behind those that were saved.
    const int saved = store.value(group + QStringLiteral("/count")).toInt();
    if (saved > 0 && saved <= m_lasting) {
        const int sorted = horizontalHeader()->sortIndicatorSection();
        const Qt::SortOrder order = horizontalHeader()->sortIndicatorOrder();
        const bool blocked = horizontalHeader()->blockSignals(true);
        horizontalHeader()->restoreState(store.value(group + QStringLiteral("/state")).toByteArray());
        horizontalHeader()->setSortIndicator(sorted, order); // the order of rows is not remembered
        horizontalHeader()->blockSignals(blocked);
        layOut(saved, m_lasting - 1);
        m_sizedByHand = store.value(group + QStringLiteral("/byHand"), true).toBool(); // before there was a choice
    }
    shareRoom();
}

void TableView::lend(const QList<int> &columns, int behind)
{
    takeBack();
    m_lentBehind = behind;
    QHeaderView *header = horizontalHeader();
    for (const int column : columns) {
        if (!isColumnHidden(column))
            continue;
        m_lent.append({column, header->visualIndex(column)});
        setColumnHidden(column, false);
        header->moveSection(header->visualIndex(column), ++behind);
    }
}

void TableView::takeBack()
{
    QHeaderView *header = horizontalHeader();
    while (!m_lent.isEmpty()) {
        const auto [column, place] = m_lent.takeLast();
        if (column >= header->count()) // it was of a project's own
            continue;
        header->moveSection(header->visualIndex(column), std::min(place, header->count() - 1));
        setColumnHidden(column, true);
    }
}

void TableView::layOut(int first, int last)
{
    const bool outer = std::exchange(m_sizing, true);
    for (int column = first; column <= last; ++column) {
        setColumnHidden(column, false); // what is hidden has no size to ask for
        // What it says above is to be read, too.
        setColumnWidth(column, std::max(pixels(m_widths(column)), horizontalHeader()->sectionSizeHint(column)));
        setColumnHidden(column, m_shown && !m_shown(column));
    }
    m_sizing = outer;
}

void TableView::saveColumns()
{
    // With columns of one project alone the layout is that project's.
    if (m_key.isEmpty() || !model() || model()->columnCount() != m_lasting)
        return;
    QSettings store;
    const QString group = QStringLiteral("columns/") + m_key;
    QList<int> lent;
    for (const auto &[column, place] : std::as_const(m_lent))
        lent.append(column);
    takeBack();
    takeRoomBack(); // another window may be narrower
    store.setValue(group + QStringLiteral("/count"), model()->columnCount());
    store.setValue(group + QStringLiteral("/state"), horizontalHeader()->saveState());
    store.setValue(group + QStringLiteral("/byHand"), m_sizedByHand);
    lend(lent, m_lentBehind);
    shareRoom();
}

void TableView::fillColumnMenu(QMenu *menu)
{
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        QAction *action = menu->addAction(model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(column != 0); // a row without its name says nothing
        connect(action, &QAction::toggled, this, [this, column](bool on) {
            m_lent.removeIf([column](const QPair<int, int> &lent) { return lent.first == column; }); // a person's now
            takeRoomBack();
            m_sizing = true;
            setColumnHidden(column, !on);
            if (on && columnWidth(column) < 20)
                setColumnWidth(column, 100);
            m_sizing = false;
            saveColumns();
            shareRoom();
            if (on)
                showColumn(column);
        });
    }
    menu->addSeparator();
    QAction *again = menu->addAction(tr("Reset Columns"));
    connect(again, &QAction::triggered, this, [this] {
        m_lent.clear();
        takeRoomBack();
        m_sizing = true;
        m_sizedByHand = false;
        for (int column = 0; column < model()->columnCount(); ++column) {
            horizontalHeader()->moveSection(horizontalHeader()->visualIndex(column), column);
            setColumnHidden(column, m_shown && !m_shown(column));
            if (m_widths)
                setColumnWidth(column, pixels(m_widths(column)));
        }
        m_sizing = false;
        saveColumns();
        shareRoom();
    });
}

void TableView::showColumn(int column)
{
    // Only sideways: the rows stay where they are.
    const int left = columnViewportPosition(column);
    const int right = left + columnWidth(column);
    QScrollBar *bar = horizontalScrollBar();
    updateGeometries(); // the bar does not know of the column yet
    if (right > viewport()->width())
        bar->setValue(bar->value() + right - viewport()->width());
    if (left < 0)
        bar->setValue(bar->value() + left);
}

void TableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.isValid() && selectionModel()->isRowSelected(current.row()))
        Q_EMIT currentRowChanged(current);
}

void TableView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    const QModelIndex current = currentIndex();
    if (current.isValid() && selected.contains(current))
        Q_EMIT currentRowChanged(current);
}

QList<QPair<int, int>> TableView::selectedRowRanges() const
{
    QList<QPair<int, int>> ranges;
    if (!selectionModel())
        return ranges;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        ranges.append({range.top(), range.bottom()});
    std::sort(ranges.begin(), ranges.end());
    QList<QPair<int, int>> merged;
    for (const auto &range : std::as_const(ranges)) {
        if (!merged.isEmpty() && range.first <= merged.constLast().second + 1)
            merged.last().second = std::max(merged.constLast().second, range.second);
        else
            merged.append(range);
    }
    return merged;
}

void TableView::selectFirstIfNone()
{
    if (!selectionModel()->hasSelection() && model()->rowCount() > 0)
        selectRow(std::max(0, currentIndex().row()));
}

QList<int> TableView::selectedRowNumbers() const
{
    QList<int> rows;
    const QList<QPair<int, int>> ranges = selectedRowRanges();
    for (const auto &[first, last] : ranges) {
        for (int row = first; row <= last; ++row)
            rows.append(row);
    }
    return rows;
}

QList<int> TableView::visibleColumns() const
{
    QList<int> columns;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(column))
            columns.append(column);
    }
    return columns;
}

void TableView::copySelection()
{
    const QList<int> columns = visibleColumns();
    QString text;
    for (const int row : selectedRowNumbers()) {
        QStringList cells;
        for (const int column : columns)
            cells.append(model()->index(row, column).data().toString());
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    if (!text.isEmpty())
        QApplication::clipboard()->setText(copied(text));
}

QKeySequence TableView::copyCellKeys()
{
    return Qt::CTRL | Qt::ALT | Qt::Key_C;
}

void TableView::copyCell()
{
    const QString text = currentIndex().data().toString();
    if (!text.isEmpty())
        QApplication::clipboard()->setText(copied(text));
}

void TableView::fillCellMenu(QMenu *menu)
{
    if (!menu->isEmpty())
        menu->addSeparator();
    QAction *cell = menu->addAction(tr("C&opy Cell"), this, &TableView::copyCell);
    cell->setObjectName(QStringLiteral("copyCell"));
    cell->setShortcut(copyCellKeys());
    cell->setEnabled(currentIndex().isValid());
    QAction *all = menu->addAction(tr("Selec&t All"), this, &TableView::selectAll);
    all->setObjectName(QStringLiteral("selectAll"));
    all->setShortcut(QKeySequence::SelectAll);
}

void TableView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!indexAt(event->pos()).isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("tableMenu"));
    menu->addAction(tr("&Copy Rows"), this, &TableView::copySelection)->setShortcut(QKeySequence::Copy);
    fillCellMenu(menu);
    menu->popup(event->globalPos());
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        return;
    }
    if (QKeySequence(event->keyCombination()) == copyCellKeys()) {
        copyCell();
        return;
    }
    // The space bar pauses the crawl; selecting with it would need the control key anyway.
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        event->ignore();
        return;
    }
    QTableView::keyPressEvent(event);
}

QModelIndex TableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int rows = model() ? model()->rowCount() : 0;
    if (rows == 0 || (action != MoveHome && action != MoveEnd))
        return QTableView::moveCursor(action, modifiers);
    const QList<int> columns = visibleColumns();
    // What is read sideways stays in view.
    const int column = columns.contains(currentIndex().column()) ? currentIndex().column() : columns.value(0);
    return model()->index(action == MoveHome ? 0 : rows - 1, column);
}

} // namespace argiope::widgets
