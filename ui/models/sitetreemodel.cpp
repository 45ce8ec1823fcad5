#include "ui/models/sitetreemodel.h"

#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

namespace argiope::models {

namespace foreign = words::foreign;
namespace format = words::format;

namespace {

/// A piece of a URL as people read it.
QString readableName(const QByteArray &name)
{
    static const QByteArray before("http://a/");
    return name.contains("://") ? words::readableUrl(name)
                                : words::readableUrl(QByteArray(before + name)).mid(before.size());
}

constexpr int MinCountMs = 1000;
constexpr int CountBackOff = 10; ///< counting takes at most a tenth of the time
constexpr qint64 FewUrls = 50000; ///< so many are all looked at each time

} // namespace

SiteTreeModel::SiteTreeModel(project::ProjectReader &reader, QObject *parent)
    : QAbstractItemModel(parent)
    , m_reader(reader)
    , m_poll(MinCountMs, CountBackOff)
{
    (void)m_poll.setActive(false);
    reset();
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        beginResetModel();
        reset();
        endResetModel();
        Q_EMIT countingChanged();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this] {
        if (m_poll.isActive())
            count(true);
    });
}

SiteTreeModel::~SiteTreeModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void SiteTreeModel::reset()
{
    if (m_cancel)
        m_cancel->store(true);
    m_index = std::make_shared<SiteTreeIndex>(); // a count that still runs fills the old one
    m_root = std::make_unique<Item>();
    m_root->asked = true;
    m_loaded.clear();
    m_loaded.insert(SiteTreeIndex::Root, m_root.get());
    m_poll.reset();
    m_counted = 0;
    m_known = false;
    m_full = true;
}

void SiteTreeModel::setActive(bool active)
{
    (void)m_poll.setActive(active);
    if (active) {
        poll();
    } else if (isCounting()) {
        m_cancel->store(true); // goes on where it was when somebody looks again
        m_poll.giveUp();
        m_full = true;
        Q_EMIT countingChanged();
    }
}

void SiteTreeModel::poll(bool finalLook)
{
    if (!m_reader.isOpen())
        return;
    m_full = m_full || finalLook;
    if (m_poll.grown(m_full))
        count(m_full);
}

void SiteTreeModel::count(bool full)
{
    m_poll.begin();
    m_counted = 0;
    m_full = false;
    const std::shared_ptr<SiteTreeIndex> index = m_index;
    qint64 urls = 0;
    for (const auto &host : m_root->children)
        urls += host->entry.urls;
    const bool all = full || urls < FewUrls;
    const QPointer<SiteTreeModel> self(this);
    m_cancel = m_reader.ask(
        project::Lane::Counts, this,
        [index, all, self](store::Reader &reader, const std::atomic<bool> &cancel) {
            return index->update(reader, all, cancel, [self, index](qint64 looked) {
                // By way of the application, which outlives both threads; the model may be gone.
                QMetaObject::invokeMethod(
                    QCoreApplication::instance(),
                    [self, index, looked] {
                        if (self && self->m_index == index && self->isCounting()) {
                            self->m_counted = looked;
                            Q_EMIT self->countingChanged();
                        }
                    },
                    Qt::QueuedConnection);
            });
        },
        [this](bool complete) {
            const bool again = m_poll.end();
            m_known = true;
            Q_EMIT countingChanged();
            refresh();
            if (again || !complete)
                count(true);
        });
    Q_EMIT countingChanged();
}

SiteTreeModel::Wanted SiteTreeModel::wantedOf(const Item &item, int more) const
{
    const int loaded = int(item.children.size());
    QByteArray through;
    // What stands there stays there, also where new names come before it.
    if (item.hasMore() && loaded > 0)
        through = item.children.back()->entry.name;
    return {item.entry.node, std::max(loaded, PageSize) + more, through};
}

void SiteTreeModel::refresh()
{
    QList<Wanted> wanted;
    for (const Item *item : std::as_const(m_loaded))
        wanted.append(wantedOf(*item));
    load(wanted);
}

void SiteTreeModel::load(const QList<Wanted> &wanted)
{
    using Answer = QList<QPair<SiteTreeIndex::Node, SiteTreeIndex::Children>>;
    // Not on the lane that counts: an opened node does not wait for that.
    m_reader.ask(
        project::Lane::Rows, this,
        [index = m_index, wanted](store::Reader &, const std::atomic<bool> &) {
            Answer answer;
            for (const Wanted &one : wanted)
                answer.append({one.node, index->children(one.node, one.most, one.through)});
            return answer;
        },
        [this, index = m_index](const Answer &answer) {
            if (index != m_index)
                return;
            for (const auto &[node, children] : answer)
                apply(node, children);
        });
}

void SiteTreeModel::drop(Item &item)
{
    m_loaded.remove(item.entry.node);
    for (const auto &child : item.children)
        drop(*child);
}

void SiteTreeModel::apply(SiteTreeIndex::Node node, const SiteTreeIndex::Children &news)
{
    Item *item = m_loaded.value(node);
    if (!item)
        return; // its parent is gone meanwhile
    const QModelIndex parent = indexOf(*item);
    auto &children = item->children;
    if (item->hasMore()) { // comes back at the end
        const int last = int(children.size());
        beginRemoveRows(parent, last, last);
        item->all = last;
        endRemoveRows();
    }
    const auto renumber = [&children](size_t from) {
        for (size_t i = from; i < children.size(); ++i)
            children[i]->row = int(i);
    };
    const auto &entries = news.entries;
    size_t at = 0;
    qsizetype next = 0;
    while (next < entries.size() || at < children.size()) {
        if (at < children.size() && next < entries.size() && children[at]->entry.node == entries[next].node) {
            Item &child = *children[at];
            if (!(child.entry == entries[next])) {
                child.entry = entries[next];
                Q_EMIT dataChanged(indexOf(child), indexOf(child, ColumnCount - 1));
            }
            ++at;
            ++next;
            continue;
        }
        const bool inserts = next < entries.size()
            && (at == children.size() || SiteTreeIndex::less(entries[next].name, children[at]->entry.name));
        if (inserts) {
            qsizetype end = next + 1;
            while (end < entries.size()
                && (at == children.size() || SiteTreeIndex::less(entries[end].name, children[at]->entry.name)))
                ++end;
            std::vector<std::unique_ptr<Item>> fresh;
            for (qsizetype i = next; i < end; ++i) {
                auto child = std::make_unique<Item>();
                child->entry = entries[i];
                child->parent = item;
                fresh.push_back(std::move(child));
            }
            const int count = int(end - next);
            beginInsertRows(parent, int(at), int(at) + count - 1);
            children.insert(children.begin() + qptrdiff(at), std::make_move_iterator(fresh.begin()),
                std::make_move_iterator(fresh.end()));
            item->all = qint64(children.size());
            renumber(at);
            endInsertRows();
            at += size_t(count);
            next = end;
        } else {
            beginRemoveRows(parent, int(at), int(at));
            drop(*children[at]);
            children.erase(children.begin() + qptrdiff(at));
            item->all = qint64(children.size());
            renumber(at);
            endRemoveRows();
        }
    }
    if (news.all > qint64(children.size())) {
        const int last = int(children.size());
        beginInsertRows(parent, last, last);
        item->all = news.all;
        endInsertRows();
    }
}

void SiteTreeModel::loadMore(const QModelIndex &more)
{
    if (!more.data(MoreRole).toBool())
        return;
    if (const Item *item = itemOf(more.parent()))
        load({wantedOf(*item, PageSize)});
}

void SiteTreeModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    for (const Item *item : std::as_const(m_loaded)) {
        const int rows = item->rows();
        if (rows > 0)
            Q_EMIT dataChanged(index(0, 0, indexOf(*item)), index(rows - 1, ColumnCount - 1, indexOf(*item)));
    }
}

// An index points at the parent's item: the row behind the loaded ones has no item of its own.

SiteTreeModel::Item *SiteTreeModel::itemOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return m_root.get();
    const auto *parent = static_cast<const Item *>(index.constInternalPointer());
    const auto row = size_t(index.row());
    return row < parent->children.size() ? parent->children[row].get() : nullptr;
}

QString SiteTreeModel::prefixOf(const Item &item) const
{
    QByteArray prefix;
    for (const Item *at = &item; at; at = at->parent)
        prefix.prepend(at->entry.name);
    return QString::fromUtf8(prefix);
}

QModelIndex SiteTreeModel::indexOf(const Item &item, int column) const
{
    return item.parent ? createIndex(item.row, column, item.parent) : QModelIndex();
}

QModelIndex SiteTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    Item *item = parent.column() > 0 ? nullptr : itemOf(parent);
    if (!item || row < 0 || column < 0 || column >= ColumnCount || row >= item->rows())
        return {};
    return createIndex(row, column, item);
}

QModelIndex SiteTreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    return indexOf(*static_cast<const Item *>(child.constInternalPointer()));
}

int SiteTreeModel::rowCount(const QModelIndex &parent) const
{
    const Item *item = parent.column() > 0 ? nullptr : itemOf(parent);
    return item ? item->rows() : 0;
}

int SiteTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool SiteTreeModel::hasChildren(const QModelIndex &parent) const
{
    const Item *item = parent.column() > 0 ? nullptr : itemOf(parent);
    if (!item)
        return false;
    return item->entry.hasChildren || item->rows() > 0;
}

bool SiteTreeModel::canFetchMore(const QModelIndex &parent) const
{
    const Item *item = parent.column() > 0 ? nullptr : itemOf(parent);
    return item && item != m_root.get() && !item->asked && item->entry.hasChildren;
}

void SiteTreeModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    Item *item = itemOf(parent);
    item->asked = true;
    m_loaded.insert(item->entry.node, item);
    load({wantedOf(*item)});
}

QVariant SiteTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight)));
    const auto *parent = static_cast<const Item *>(index.constInternalPointer());
    const Item *item = itemOf(index);
    if (!item) {
        if (role == MoreRole)
            return true;
        const qint64 missing = parent->all - qint64(parent->children.size());
        if (role == Qt::DisplayRole && index.column() == Name)
            return tr("%1 more: press Enter to load them").arg(format::count(missing));
        return {};
    }
    const SiteTreeIndex::Entry &entry = item->entry;
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Name:
            return foreign::shown(readableName(entry.name));
        case Urls:
            return format::count(entry.urls);
        case Errors:
            return entry.errors > 0 ? format::count(entry.errors) : QString();
        case Waiting:
            return entry.waiting > 0 ? format::count(entry.waiting) : QString();
        default:
            return {};
        }
    case Qt::ToolTipRole:
        return foreign::tip(prefixOf(*item));
    case PrefixRole:
        return prefixOf(*item);
    case IdRole:
        return entry.id;
    case MoreRole:
        return false;
    default:
        return {};
    }
}

QVariant SiteTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight)));
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole) {
        switch (section) {
        case Name:
            return tr("Hosts, folders and pages");
        case Urls:
            return tr("URLs at this level and below, fetched or queued");
        case Errors:
            return tr("URLs at this level and below with errors or denied access");
        case Waiting:
            return tr("URLs at this level and below that are still in the queue");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Host and path");
    case Urls:
        return tr("URLs");
    case Errors:
        return tr("Errors");
    case Waiting:
        return tr("Queued");
    default:
        return {};
    }
}

ShownTable SiteTreeModel::shown(const QModelIndexList &rows) const
{
    using facts::Kind;
    using facts::Value;
    struct Shown
    {
        QByteArray prefix;
        int level = 0;
        SiteTreeIndex::Entry entry;
    };
    QList<Shown> list;
    for (const QModelIndex &index : rows) {
        const Item *item = itemOf(index);
        if (!item || item == m_root.get())
            continue;
        int level = 0;
        for (const Item *above = item->parent; above && above->parent; above = above->parent)
            ++level;
        list.append({prefixOf(*item).toUtf8(), level, item->entry});
    }
    return shownTable<Shown>(QStringLiteral("tree"), list,
        {{{"url", Kind::Url}, [](const Shown &s) -> Value { return s.prefix; }},
            {{"level", Kind::Count}, [](const Shown &s) -> Value { return qint64(s.level); }},
            {{"urls", Kind::Count}, [](const Shown &s) -> Value { return qint64(s.entry.urls); }},
            {{"errors", Kind::Count}, [](const Shown &s) -> Value { return qint64(s.entry.errors); }},
            {{"waiting", Kind::Count}, [](const Shown &s) -> Value { return qint64(s.entry.waiting); }}});
}

} // namespace argiope::models
