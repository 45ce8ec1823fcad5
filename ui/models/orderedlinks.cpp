#include "ui/models/orderedlinks.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace argiope::models {

OrderedLinks::OrderedLinks(LinksModel &links, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_links(links)
{
    setSourceModel(&links);
    connectSource();
}

OrderedLinks::~OrderedLinks()
{
    cancel();
}

void OrderedLinks::connectSource()
{
    connect(
        &m_links, &QAbstractItemModel::rowsAboutToBeInserted, this, [this](const QModelIndex &, int first, int last) {
            if (!m_own)
                beginInsertRows({}, first, last);
        });
    connect(&m_links, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!m_own)
            endInsertRows();
        if (!m_wish.isNone())
            workOnceLoaded();
    });
    connect(&m_links, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        cancel();
        beginResetModel();
        m_own = !m_wish.isNone();
        m_order.clear();
        m_places.clear();
        m_due = false;
        m_begun = false;
    });
    connect(&m_links, &QAbstractItemModel::modelReset, this, [this] {
        endResetModel();
        if (!m_wish.isNone())
            workOnceLoaded();
    });
    connect(&m_links, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex &from, const QModelIndex &to, const QList<int> &roles) {
            if (rowCount() > 0)
                Q_EMIT dataChanged(index(0, from.column()), index(rowCount() - 1, to.column()), roles);
            const bool sorted = from.column() <= m_wish.column && m_wish.column <= to.column();
            if (sorted || !m_wish.filter.isEmpty())
                workOnceLoaded();
        });
    connect(&m_links, &LinksModel::changed, this, [this] {
        if (m_due && !m_links.isAsking())
            work();
    });
    connect(&m_links, &QAbstractItemModel::headerDataChanged, this, &QAbstractItemModel::headerDataChanged);
}

void OrderedLinks::setFilter(const QString &text)
{
    if (m_wish.filter == text)
        return;
    m_wish.filter = text;
    work();
}

void OrderedLinks::sort(int column, Qt::SortOrder order)
{
    if (m_wish.column == column && m_wish.order == order)
        return;
    m_wish.column = column;
    m_wish.order = order;
    work();
}

void OrderedLinks::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
    m_cancel.reset();
}

/// The first links of a URL are shown as soon as they are there, the others together.
void OrderedLinks::workOnceLoaded()
{
    if (m_begun && m_links.rowCount() > 0 && m_links.isAsking())
        m_due = true;
    else
        work();
}

void OrderedLinks::work()
{
    cancel();
    m_due = false;
    m_begun = m_links.rowCount() > 0;
    if (m_wish.isNone()) {
        beginResetModel();
        m_own = false;
        m_order.clear();
        m_places.clear();
        endResetModel();
        Q_EMIT ordered();
        return;
    }
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    QThreadPool::globalInstance()->start(
        [self = QPointer<OrderedLinks>(this), rows = m_links.rows(), wish = m_wish, canceled = m_cancel] {
            const QList<int> order = orderOf(rows, wish, *canceled);
            if (canceled->load())
                return;
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, order, canceled] {
                    if (self && self->m_cancel == canceled && !canceled->load())
                        self->take(order);
                },
                Qt::QueuedConnection);
        });
}

QList<int> OrderedLinks::orderOf(const LinkRows &rows, const Wish &wish, const std::atomic<bool> &canceled)
{
    const int count = int(rows.links.size());
    QList<int> order;
    for (int row = 0; row < count && !canceled; ++row) {
        bool shown = wish.filter.isEmpty();
        for (int column = 0; column < LinksModel::ColumnCount && !shown; ++column)
            shown = rows.text(row, column).contains(wish.filter, Qt::CaseInsensitive);
        if (shown)
            order.append(row);
    }
    if (wish.column < 0 || canceled)
        return order;
    const bool ascending = wish.order == Qt::AscendingOrder;
    const auto sortBy = [&order, ascending](const auto &keys) {
        std::stable_sort(order.begin(), order.end(),
            [&](int a, int b) { return ascending ? keys.at(a) < keys.at(b) : keys.at(b) < keys.at(a); });
    };
    if (wish.column == LinksModel::StatusColumn) {
        QList<int> ranks(count);
        for (const int row : std::as_const(order))
            ranks[row] = rows.statusRank(row);
        sortBy(ranks);
        return order;
    }
    QList<QString> texts(count);
    for (const int row : std::as_const(order)) {
        if (canceled)
            return order;
        texts[row] = rows.text(row, wish.column).toCaseFolded();
    }
    sortBy(texts);
    return order;
}

void OrderedLinks::take(const QList<int> &order)
{
    m_cancel.reset();
    QList<int> shown = m_order;
    if (!m_own) {
        shown.resize(m_links.rowCount());
        std::iota(shown.begin(), shown.end(), 0);
    }
    const bool same = std::equal(order.cbegin(), order.cend(), shown.cbegin(), shown.cend()); // who reads on stays
    if (!same)
        beginResetModel();
    m_own = true;
    m_order = order;
    m_places.fill(-1, m_links.rowCount());
    for (int place = 0; place < int(m_order.size()); ++place)
        m_places[m_order.at(place)] = place;
    if (!same)
        endResetModel();
    Q_EMIT ordered();
}

int OrderedLinks::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    return m_own ? int(m_order.size()) : m_links.rowCount();
}

int OrderedLinks::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(LinksModel::ColumnCount);
}

QModelIndex OrderedLinks::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex OrderedLinks::parent(const QModelIndex &) const
{
    return {};
}

QModelIndex OrderedLinks::mapToSource(const QModelIndex &proxyIndex) const
{
    if (!proxyIndex.isValid())
        return {};
    const int row = proxyIndex.row();
    return m_links.index(m_own ? m_order.value(row, -1) : row, proxyIndex.column());
}

QModelIndex OrderedLinks::mapFromSource(const QModelIndex &sourceIndex) const
{
    if (!sourceIndex.isValid())
        return {};
    const int row = sourceIndex.row();
    return index(m_own ? m_places.value(row, -1) : row, sourceIndex.column());
}

QVariant OrderedLinks::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_links.headerData(section, orientation, role); // also where there is no row
}

bool OrderedLinks::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_links.canFetchMore({});
}

void OrderedLinks::fetchMore(const QModelIndex &parent)
{
    if (!parent.isValid())
        m_links.fetchMore({});
}

ShownTable OrderedLinks::shown(const QList<int> &columns) const
{
    using facts::Kind;
    using facts::Value;
    const auto rows = std::make_shared<const LinkRows>(m_links.rows());
    QList<ShownColumn<int>> list; // of a row of the model
    for (const int column : columns) {
        const auto add = [&](const char *name, Kind kind, Value (*value)(const store::LinkRecord &link)) {
            list.append({{name, kind}, [rows, value](int row) { return value(rows->links.at(row)); }});
        };
        using L = store::LinkRecord;
        switch (column) {
        case LinksModel::UrlColumn:
            list.append({{rows->sources ? "source" : "target", Kind::Url},
                [rows](int row) -> Value { return rows->shownUrl(row); }});
            break;
        case LinksModel::StatusColumn:
            list.append({{"status", Kind::Status}, [rows](int row) {
                             const LinkRows::UrlStatus *known = rows->status(row);
                             return known ? shownNumber(known->status, 1) : Value{};
                         }});
            list.append({{"state", Kind::State}, [rows](int row) {
                             const LinkRows::UrlStatus *known = rows->status(row);
                             return known ? Value{qint64(known->state)} : Value{};
                         }});
            list.append({{"outcome", Kind::Outcome}, [rows](int row) {
                             const LinkRows::UrlStatus *known = rows->status(row);
                             return known ? Value{qint64(known->outcome)} : Value{};
                         }});
            break;
        case LinksModel::TextColumn:
            add("text", Kind::Text, [](const L &link) -> Value { return link.text; });
            break;
        case LinksModel::KindColumn:
            add("kind", Kind::Text, [](const L &link) -> Value { return facts::name(link.kind); });
            break;
        case LinksModel::RelColumn:
            add("rel", Kind::Text, [](const L &link) -> Value { return facts::names(link.rel); });
            break;
        case LinksModel::ElementColumn:
            add("element", Kind::Text, [](const L &link) -> Value { return link.element; });
            add("attribute", Kind::Text, [](const L &link) -> Value { return link.attribute; });
            break;
        case LinksModel::RuleColumn:
            add("rule", Kind::Rule, [](const L &link) -> Value { return link.rule.name(); });
            add("rule_detail", Kind::Text, [](const L &link) -> Value { return link.rule.detail; });
            break;
        default:
            break;
        }
    }
    QList<int> order = m_order;
    if (!m_own) {
        order.resize(rows->links.size());
        std::iota(order.begin(), order.end(), 0);
    }
    return shownTable(rows->sources ? QStringLiteral("inlinks") : QStringLiteral("outlinks"), order, list);
}

} // namespace argiope::models
