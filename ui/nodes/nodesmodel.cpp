#include "ui/nodes/nodesmodel.h"

#include "core/store/place.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/statuskind.h"

#include <QLocale>

#include <algorithm>

namespace argiope::nodes {

namespace foreign = words::foreign;
namespace format = words::format;
using store::NodeRecord;

namespace {

constexpr int EveryMs = 1000;

struct ColumnWords
{
    const char *title;
    const char *hint;
};

constexpr ColumnWords Words[] = {
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Node"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Program that crawls, under the name with which it joined.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "State"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel",
            "Last reported state. Lost: no heartbeat in time; other nodes have taken over its hosts.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Slots"),
        QT_TRANSLATE_NOOP(
            "argiope::nodes::NodesModel", "Number of slots that the node holds. Hosts are divided into 256 slots.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Hosts"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Hosts in its slots that have queued URLs.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "URLs"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "URLs fetched since the node joined.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "URLs/s"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Recent fetches per second.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Threads"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Maximum number of concurrent requests.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Heartbeat"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Last heartbeat that the database received.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Joined"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "When the node joined.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "User and machine"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "User and machine that started the node.")},
    {QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Argiope version"),
        QT_TRANSLATE_NOOP("argiope::nodes::NodesModel", "Argiope version of the node.")},
};
static_assert(std::size(Words) == size_t(NodesModel::ColumnCount));

bool isText(int column)
{
    return column == NodesModel::Name || column == NodesModel::State || column == NodesModel::By
        || column == NodesModel::Version;
}

double numberOf(const NodeRecord &node, int column)
{
    switch (column) {
    case NodesModel::Slots:
        return node.slots;
    case NodesModel::Hosts:
        return double(node.hosts);
    case NodesModel::Urls:
        return double(node.urls);
    case NodesModel::Rate:
        return node.isAlive ? node.rate : 0;
    case NodesModel::Threads:
        return node.threads;
    case NodesModel::Heartbeat:
        return double(node.seenAt);
    case NodesModel::Started:
        return double(node.startedAt);
    default:
        return 0;
    }
}

} // namespace

NodesModel::NodesModel(project::ProjectReader &reader, QObject *parent)
    : SortedRows(parent)
    , m_reader(reader)
{
    m_timer.setInterval(EveryMs);
    connect(&m_timer, &QTimer::timeout, this, &NodesModel::refresh);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        if (m_cancel)
            m_cancel->store(true);
        m_asking = false;
        m_known = false;
        m_list = {};
        arrange();
        Q_EMIT updated();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this] {
        if (m_timer.isActive())
            refresh();
    });
}

NodesModel::~NodesModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void NodesModel::setActive(bool active)
{
    if (active) {
        m_timer.start();
        refresh();
    } else {
        m_timer.stop();
    }
}

void NodesModel::refresh()
{
    if (m_asking || !m_reader.isOpen() || !store::Place::isDatabase(m_reader.path()))
        return;
    m_asking = true;
    m_cancel = m_reader.ask(
        project::Lane::Rows, this, [](store::Reader &reader, const std::atomic<bool> &) { return reader.nodes(); },
        [this](const store::NodeList &list) {
            m_asking = false;
            m_known = true;
            m_list = list;
            arrange();
            Q_EMIT updated();
        });
}

int NodesModel::alive() const
{
    return int(
        std::count_if(m_list.nodes.cbegin(), m_list.nodes.cend(), [](const NodeRecord &node) { return node.isAlive; }));
}

double NodesModel::rate() const
{
    double sum = 0;
    for (const NodeRecord &node : m_list.nodes)
        sum += node.isAlive ? node.rate : 0;
    return sum;
}

QList<NodeRecord> NodesModel::shownRows() const
{
    QList<NodeRecord> shown = m_list.nodes;
    std::stable_partition(shown.begin(), shown.end(), [](const NodeRecord &node) { return node.isAlive; });
    return shown;
}

bool NodesModel::isBefore(const NodeRecord &a, const NodeRecord &b, int column) const
{
    if (isText(column))
        return display(a, column).toString() < display(b, column).toString();
    return numberOf(a, column) < numberOf(b, column);
}

int NodesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString NodesModel::stateOf(const NodeRecord &node)
{
    if (node.state == "crawling")
        return tr("Crawling", "a node");
    if (node.state == "waiting")
        return tr("Waiting", "a node");
    if (node.state == "paused")
        return tr("Paused", "a node");
    if (node.state == "left")
        return tr("Has left", "a node");
    if (node.state == "lost")
        return tr("Lost", "a node");
    return foreign::shown(node.state); // one that a later version knows
}

QVariant NodesModel::display(const NodeRecord &node, int column) const
{
    switch (column) {
    case Name:
        return foreign::shown(node.name);
    case State:
        return stateOf(node);
    case Slots:
        return format::count(node.slots);
    case Hosts:
        return format::count(node.hosts);
    case Urls:
        return format::count(node.urls);
    case Rate:
        return node.isAlive ? QLocale().toString(node.rate, 'f', 1) : QString();
    case Threads:
        return format::count(node.threads);
    case Heartbeat:
        return format::ago(node.seenAt, m_list.now);
    case Started:
        return format::dateTime(node.startedAt);
    case By:
        return tr("%1 on %2", "a user, a machine").arg(foreign::shown(node.who), foreign::shown(node.host));
    case Version:
        return foreign::shown(node.version);
    default:
        return {};
    }
}

QVariant NodesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const NodeRecord &node = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(node, index.column());
    case Qt::ToolTipRole:
        if (index.column() == Heartbeat)
            return format::dateTime(node.seenAt);
        return index.column() == Name ? QVariant(foreign::tip(node.name)) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight)));
    case KindRole:
        if (index.column() != State)
            return -1;
        return int(node.state == "lost"    ? words::StatusKind::Failed
                : node.state == "crawling" ? words::StatusKind::Ok
                                           : words::StatusKind::Waiting);
    default:
        return {};
    }
}

QVariant NodesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return tr(Words[section].title);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole:
        return tr(Words[section].hint);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(section) ? Qt::AlignLeft : Qt::AlignRight)));
    default:
        return {};
    }
}

models::ShownTable NodesModel::shown(const QList<int> &columns) const
{
    using facts::Kind;
    using facts::Value;
    using N = NodeRecord;
    QList<models::ShownColumn<N>> list;
    for (const int column : columns) {
        switch (column) {
        case Name:
            list.append({{"node", Kind::Text}, [](const N &n) -> Value { return n.name; }});
            break;
        case State:
            list.append({{"state", Kind::Text}, [](const N &n) -> Value { return n.state; }});
            break;
        case Slots:
            list.append({{"slots", Kind::Count}, [](const N &n) -> Value { return qint64(n.slots); }});
            break;
        case Hosts:
            list.append({{"hosts", Kind::Count}, [](const N &n) -> Value { return n.hosts; }});
            break;
        case Urls:
            list.append({{"urls", Kind::Count}, [](const N &n) -> Value { return n.urls; }});
            break;
        case Rate:
            list.append({{"urls_per_second", Kind::Text},
                [](const N &n) { return n.isAlive ? Value{QByteArray::number(n.rate, 'f', 1)} : Value{}; }});
            break;
        case Threads:
            list.append({{"threads", Kind::Count}, [](const N &n) -> Value { return qint64(n.threads); }});
            break;
        case Heartbeat:
            list.append({{"seen_at", Kind::Time}, [](const N &n) -> Value { return n.seenAt; }});
            break;
        case Started:
            list.append({{"joined_at", Kind::Time}, [](const N &n) -> Value { return n.startedAt; }});
            break;
        case By:
            list.append({{"user", Kind::Text}, [](const N &n) -> Value { return n.who; }});
            list.append({{"machine", Kind::Text}, [](const N &n) -> Value { return n.host; }});
            break;
        case Version:
            list.append({{"version", Kind::Text}, [](const N &n) -> Value { return n.version; }});
            break;
        default:
            break;
        }
    }
    return models::shownTable(QStringLiteral("nodes"), rows(), list);
}

} // namespace argiope::nodes
