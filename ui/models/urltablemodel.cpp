#include "ui/models/urltablemodel.h"

#include "ui/words/foreigntext.h"

#include <QHash>

#include <algorithm>

namespace argiope::models {

using store::ListKind;
using store::UrlColumn;

namespace {

constexpr int FetchBlock = 64; ///< rows asked for around one that is missing
constexpr int FetchMost = 512; ///< rows in one question
constexpr int MinPollMs = 400;
constexpr int PollBackOff = 4;
/// More rows than this come as another layout: a header takes 80 ms to be told of a million new ones, and 10 ms to
/// begin anew.
constexpr qsizetype MostAppended = 50'000;

QList<store::Column> columnsOf(ListKind kind, const store::Columns &project)
{
    using C = UrlColumn;
    switch (kind) {
    case ListKind::Queue:
        return project.chosen({C::Url, C::Depth, C::Inlinks, C::Referrer, C::DiscoveredAt, C::Rule, C::InSitemap});
    case ListKind::Skipped:
        return project.chosen(
            {C::Url, C::Rule, C::RuleDetail, C::Depth, C::Inlinks, C::Referrer, C::DiscoveredAt, C::InSitemap});
    case ListKind::Urls:
        break;
    }
    return project.all();
}

/// True where the queries differ in the order alone.
bool sameRows(store::ListQuery a, const store::ListQuery &b)
{
    a.sort = b.sort;
    a.descending = b.descending;
    return a == b;
}

/// The first rows of a new order, then the others as they stood: the table keeps its length and its selection until
/// the whole order is known.
QList<qint64> headAndRest(const QList<qint64> &head, const QList<qint64> &old)
{
    if (old.isEmpty())
        return head;
    const QSet<qint64> first(head.cbegin(), head.cend());
    QList<qint64> all;
    all = head;
    all.reserve(old.size() + head.size());
    for (const qint64 id : old) {
        if (!first.contains(id))
            all.append(id);
    }
    return all;
}

/// Thousands of rows are held: what no cell shows of them is not. What the summary is made of stays whole: URLs are
/// opened, and rules filtered by.
void keepShown(store::UrlRow &row)
{
    constexpr qsizetype MostBytes = 4 * (words::foreign::MostShown + 1);
    for (qsizetype i = UrlTableModel::summaryColumns().size(); i < row.values.size(); ++i) {
        auto *text = std::get_if<QByteArray>(&row.values[i]);
        if (text && text->size() > MostBytes) {
            text->truncate(MostBytes);
            text->squeeze();
        }
    }
}

} // namespace

UrlTableModel::UrlTableModel(project::ProjectReader &reader, ListKind kind, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
    , m_columns(columnsOf(kind, store::Columns::fixed()))
    , m_cache(CacheRows)
    , m_poll(MinPollMs, PollBackOff)
{
    (void)m_poll.setActive(false);
    m_query.kind = kind;
    m_fetchTimer.setSingleShot(true);
    m_fetchTimer.setInterval(0);
    connect(&m_fetchTimer, &QTimer::timeout, this, &UrlTableModel::fetchWanted);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, &UrlTableModel::reset);
    connect(&m_reader, &project::ProjectReader::opened, this, [this](const project::ProjectInfo &info) {
        setColumns(columnsOf(m_query.kind, info.columns));
        reload();
    });
}

UrlTableModel::~UrlTableModel()
{
    if (m_fetchCancel)
        m_fetchCancel->store(true);
    if (m_listCancel)
        m_listCancel->store(true);
}

bool UrlTableModel::shownByDefault(ListKind kind, const store::Column &column)
{
    if (kind == ListKind::Urls)
        return column.id <= UrlColumn::FetchedAt || column.isOwn();
    return column.id != UrlColumn::InSitemap && !(kind == ListKind::Queue && column.id == UrlColumn::Rule);
}

int UrlTableModel::sectionOf(UrlColumn column) const
{
    const auto it = std::find_if(
        m_columns.cbegin(), m_columns.cend(), [column](const store::Column &known) { return known.id == column; });
    return it == m_columns.cend() ? -1 : int(it - m_columns.cbegin());
}

void UrlTableModel::setColumns(const QList<store::Column> &columns)
{
    const auto common = [&] {
        const auto ends = std::mismatch(m_columns.cbegin(), m_columns.cend(), columns.cbegin(), columns.cend(),
            [](const store::Column &a, const store::Column &b) {
                return a.id == b.id && a.name == b.name && a.kind == b.kind;
            });
        return int(ends.first - m_columns.cbegin());
    }();
    if (common < m_columns.size()) {
        beginRemoveColumns({}, common, int(m_columns.size()) - 1);
        m_columns.resize(common);
        endRemoveColumns();
    }
    if (common < columns.size()) {
        beginInsertColumns({}, common, int(columns.size()) - 1);
        m_columns = columns;
        endInsertColumns();
    }
}

void UrlTableModel::setShown(const QList<UrlColumn> &columns)
{
    const QList<UrlColumn> before = wantedColumns();
    m_shown = columns;
    const QList<UrlColumn> now = wantedColumns();
    if (std::all_of(now.cbegin(), now.cend(), [&](UrlColumn column) { return before.contains(column); }))
        return;
    ++m_epoch; // what is cached lacks some
    if (!m_ids.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QList<UrlColumn> UrlTableModel::wantedColumns() const
{
    QList<UrlColumn> wanted = summaryColumns();
    for (const store::Column &column : m_columns) {
        if (!wanted.contains(column.id) && (!m_shown || m_shown->contains(column.id)))
            wanted.append(column.id);
    }
    return wanted;
}

void UrlTableModel::reset()
{
    if (m_fetchCancel)
        m_fetchCancel->store(true);
    if (m_listCancel)
        m_listCancel->store(true);
    beginResetModel();
    m_ids.clear();
    m_cache.clear();
    m_wanted.clear();
    m_wantedSet.clear();
    m_fetching = false;
    m_listed = false;
    m_listedQuery = {};
    if (m_query.sort && int(*m_query.sort) >= store::FirstOwnColumn) {
        m_query.sort.reset(); // another project has others
        m_query.descending = false;
    }
    m_poll.reset();
    endResetModel();
    setColumns(columnsOf(m_query.kind, store::Columns::fixed()));
    setListing(false);
}

bool UrlTableModel::isFiltered() const
{
    store::ListQuery plain;
    plain.kind = m_query.kind;
    plain.sort = m_query.sort;
    plain.descending = m_query.descending;
    return !(plain == m_query);
}

void UrlTableModel::clearFilter()
{
    store::ListQuery plain;
    plain.kind = m_query.kind;
    plain.sort = m_query.sort;
    plain.descending = m_query.descending;
    setQuery(plain);
}

void UrlTableModel::setQuery(store::ListQuery query)
{
    query.kind = m_query.kind;
    if (query == m_query)
        return;
    m_query = query;
    reload();
}

void UrlTableModel::sort(int column, Qt::SortOrder order)
{
    store::ListQuery query = m_query;
    query.sort.reset();
    if (column >= 0 && column < m_columns.size())
        query.sort = m_columns.at(column).id;
    query.descending = query.sort && order == Qt::DescendingOrder;
    setQuery(query);
}

void UrlTableModel::setActive(bool active)
{
    if (m_poll.setActive(active))
        list(false);
}

void UrlTableModel::reload()
{
    if (m_poll.isActive())
        list(false);
    else
        m_poll.giveUp(); // it is due when somebody looks
}

void UrlTableModel::poll(bool finalLook)
{
    if (!m_reader.isOpen())
        return;
    const bool due = m_poll.grown(finalLook);
    if (due || finalLook || !m_poll.isActive())
        ++m_epoch; // what is cached is old, at the latest when the table is shown again
    // Only an unfiltered list grows at its end alone: elsewhere a row in the middle may come or go.
    if (due)
        list(!finalLook && m_query.kind != ListKind::Queue && !isFiltered() && !m_query.sort && m_listed);
}

void UrlTableModel::list(bool append)
{
    if (!m_reader.isOpen())
        return;
    if (m_listCancel)
        m_listCancel->store(true);
    m_poll.begin();
    setListing(true);
    const qint64 after = append && !m_ids.isEmpty() ? m_ids.constLast() : 0;
    const bool appending = append && !m_ids.isEmpty();
    // Another order or filter shows its first rows before all are known; a look at what grew is no hurry.
    const bool another = !m_listed || !(m_listedQuery == m_query);
    QList<qint64> old;
    if (another && sameRows(m_listedQuery, m_query))
        old = m_ids;
    m_listCancel = m_reader.askPartly<QList<qint64>>(
        project::Lane::Lists, this,
        [query = m_query, after, another, old](
            store::Reader &reader, const std::atomic<bool> &cancel, const auto &tell) {
            std::function<void(const QList<qint64> &)> head;
            if (another)
                head = [&tell, &old](const QList<qint64> &first) { tell(headAndRest(first, old)); };
            return reader.ids(query, after, &cancel, head);
        },
        [this](const QList<qint64> &head) { applyHead(head); },
        [this, appending, query = m_query](const QList<qint64> &ids) {
            const bool again = m_poll.end();
            m_listedQuery = query;
            if (appending)
                appendIds(ids);
            else
                applyIds(ids);
            m_listed = true;
            setListing(false);
            Q_EMIT listed();
            if (again)
                list(false);
        });
}

void UrlTableModel::applyHead(const QList<qint64> &ids)
{
    applyIds(ids);
    m_listed = true;
    Q_EMIT headListed();
}

void UrlTableModel::setListing(bool listing)
{
    if (m_listing == listing)
        return;
    m_listing = listing;
    Q_EMIT listingChanged(listing);
}

void UrlTableModel::appendIds(const QList<qint64> &ids)
{
    if (ids.isEmpty())
        return;
    const int first = int(m_ids.size());
    beginInsertRows({}, first, first + int(ids.size()) - 1);
    m_ids += ids;
    endInsertRows();
}

void UrlTableModel::applyIds(const QList<qint64> &ids)
{
    if (ids == m_ids)
        return;
    if (m_ids.isEmpty() || ids.isEmpty()) {
        beginResetModel();
        m_ids = ids;
        endResetModel();
        return;
    }
    const qsizetype more = ids.size() - m_ids.size();
    if (more > 0 && more <= MostAppended && std::equal(m_ids.cbegin(), m_ids.cend(), ids.cbegin())) {
        appendIds(ids.sliced(m_ids.size()));
        return;
    }
    // Rows moved: what is selected keeps its URL, wherever that now stands. Only the few persistent indexes are looked
    // up, so that a million rows cost one pass.
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList old = persistentIndexList();
    QList<qint64> oldIds;
    oldIds.reserve(old.size());
    QHash<qint64, int> rowOf;
    for (const QModelIndex &index : old) {
        oldIds.append(m_ids.at(index.row()));
        rowOf.insert(oldIds.constLast(), -1);
    }
    m_ids = ids;
    constexpr qsizetype Few = 4;
    if (rowOf.size() <= Few) {
        // Plain searches of a plain array are many times quicker than asking a table for each row.
        for (auto it = rowOf.begin(); it != rowOf.end(); ++it)
            *it = int(ids.indexOf(it.key()));
    } else {
        qsizetype missing = rowOf.size();
        for (int row = 0; row < int(ids.size()) && missing > 0; ++row) {
            const auto it = rowOf.find(ids.at(row));
            if (it != rowOf.end() && *it < 0) {
                *it = row;
                --missing;
            }
        }
    }
    QModelIndexList now;
    now.reserve(old.size());
    for (qsizetype i = 0; i < old.size(); ++i) {
        const int row = rowOf.value(oldIds.at(i), -1);
        now.append(row < 0 ? QModelIndex() : index(row, old.at(i).column()));
    }
    changePersistentIndexList(old, now);
    m_wanted.clear();
    m_wantedSet.clear();
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

qint64 UrlTableModel::idAt(int row) const
{
    return row >= 0 && row < m_ids.size() ? m_ids.at(row) : 0;
}

int UrlTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int UrlTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

void UrlTableModel::want(int row) const
{
    if (m_wantedSet.contains(row))
        return;
    // A table scrolled fast asks for rows that are long gone: the newest questions count.
    if (m_wanted.size() >= FetchMost)
        m_wantedSet.remove(m_wanted.takeFirst());
    m_wanted.append(row);
    m_wantedSet.insert(row);
    if (!m_fetching && !m_fetchTimer.isActive())
        m_fetchTimer.start();
}

void UrlTableModel::fetchWanted()
{
    if (m_fetching || m_wanted.isEmpty() || !m_reader.isOpen())
        return;
    QList<int> wanted;
    wanted.swap(m_wanted);
    m_wantedSet.clear();
    QSet<int> blocks;
    QList<qint64> ids;
    int firstRow = int(m_ids.size());
    int lastRow = -1;
    for (auto it = wanted.crbegin(); it != wanted.crend() && ids.size() < FetchMost; ++it) {
        const int block = *it / FetchBlock;
        if (blocks.contains(block))
            continue;
        blocks.insert(block);
        const int begin = block * FetchBlock;
        const int end = std::min(begin + FetchBlock, int(m_ids.size()));
        for (int row = begin; row < end; ++row) {
            const Cached *cached = m_cache.object(m_ids.at(row));
            if (cached && cached->epoch == m_epoch)
                continue;
            ids.append(m_ids.at(row));
            firstRow = std::min(firstRow, row);
            lastRow = std::max(lastRow, row);
        }
    }
    if (ids.isEmpty())
        return;
    m_fetching = true;
    m_fetchCancel = m_reader.ask(
        project::Lane::Rows, this,
        [ids, columns = wantedColumns()](store::Reader &reader, const std::atomic<bool> &) {
            QList<store::UrlRow> rows = reader.rows(ids, columns);
            for (store::UrlRow &row : rows)
                keepShown(row);
            return rows;
        },
        [this, ids, columns = wantedColumns(), firstRow, lastRow, epoch = m_epoch](
            const QList<store::UrlRow> &rows) { applyRows(ids, rows, columns, firstRow, lastRow, epoch); });
}

void UrlTableModel::applyRows(const QList<qint64> &ids, const QList<store::UrlRow> &rows,
    const QList<UrlColumn> &columns, int firstRow, int lastRow, quint32 epoch)
{
    m_fetching = false;
    // A row that is gone or could not be read is kept as an empty one: asking again at once would never end.
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_cache.insert(ids.at(i), new Cached(i < rows.size() ? rows.at(i) : store::UrlRow(), columns, epoch));
    lastRow = std::min(lastRow, int(m_ids.size()) - 1);
    if (firstRow <= lastRow)
        Q_EMIT dataChanged(index(firstRow, 0), index(lastRow, columnCount() - 1));
    if (!m_wanted.isEmpty())
        m_fetchTimer.start();
}

void UrlTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_ids.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace argiope::models
