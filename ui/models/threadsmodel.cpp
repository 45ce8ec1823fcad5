#include "ui/models/threadsmodel.h"

#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QLocale>

#include <numeric>

namespace argiope::models {

namespace foreign = words::foreign;
namespace format = words::format;
namespace wording = words::wording;

namespace {

using engine::WorkerPhase;

/// The phases whose time a column shows; none for the other columns.
QList<WorkerPhase> phasesOf(int column)
{
    switch (column) {
    case ThreadsModel::Wait:
        return {WorkerPhase::Idle, WorkerPhase::Turn, WorkerPhase::Paused};
    case ThreadsModel::Lookup:
        return {WorkerPhase::Lookup};
    case ThreadsModel::Connect:
        return {WorkerPhase::Connect};
    case ThreadsModel::FirstByte:
        return {WorkerPhase::FirstByte};
    case ThreadsModel::Download:
        return {WorkerPhase::Download};
    case ThreadsModel::Parse:
        return {WorkerPhase::Parse};
    case ThreadsModel::Store:
        return {WorkerPhase::Store};
    case ThreadsModel::Robots:
        return {WorkerPhase::Robots};
    default:
        return {};
    }
}

qint64 timeIn(const engine::WorkerStatus &worker, const QList<WorkerPhase> &phases)
{
    qint64 ms = 0;
    for (const WorkerPhase phase : phases)
        ms += worker.phaseTotalsMs[size_t(phase)];
    return ms;
}

bool isText(int column)
{
    return column == ThreadsModel::State || column == ThreadsModel::Url || column == ThreadsModel::LastMinute;
}

} // namespace

ThreadsModel::ThreadsModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void ThreadsModel::setWorkers(QList<engine::WorkerStatus> workers)
{
    const int before = int(m_workers.size());
    const int now = int(workers.size());
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        m_workers.resize(now);
        endRemoveRows();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        m_workers = std::move(workers);
        endInsertRows();
        workers = m_workers;
    }
    m_workers = std::move(workers);
    if (!m_workers.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(now - 1, ColumnCount - 1));
}

void ThreadsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_workers.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ThreadsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_workers.size());
}

int ThreadsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ThreadsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_workers.size())
        return {};
    const engine::WorkerStatus &worker = m_workers.at(index.row());
    const bool busy = !worker.url.isEmpty();
    switch (role) {
    case PhaseRole:
        return int(worker.phase);
    case WorkerRole:
        return worker.number;
    case Qt::TextAlignmentRole: {
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(index.column()) ? Qt::AlignLeft : Qt::AlignRight)));
    }
    case Qt::ToolTipRole:
        return toolTip(worker, index.column());
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Number:
        return worker.number;
    case State:
        return worker.attempt > 1
            ? tr("%1, attempt %2", "state of a thread").arg(wording::phase(worker.phase)).arg(worker.attempt)
            : wording::phase(worker.phase);
    case Url:
        return foreign::shown(words::readableUrl(worker.url));
    case Depth:
        return busy ? wording::depth(worker.depth) : QString();
    case InState:
        return worker.phase == engine::WorkerPhase::Done ? QString() : format::milliseconds(worker.phaseMs);
    case Pages:
        return format::count(worker.pages);
    case Bytes:
        return format::size(worker.bytes);
    default: {
        const QList<WorkerPhase> phases = phasesOf(index.column());
        return phases.isEmpty() ? QVariant() : QVariant(format::milliseconds(timeIn(worker, phases)));
    }
    }
}

QVariant ThreadsModel::toolTip(const engine::WorkerStatus &worker, int column) const
{
    if (column == Url && !worker.url.isEmpty())
        return foreign::tip(worker.url);
    const QList<WorkerPhase> phases = phasesOf(column);
    if (phases.isEmpty())
        return {};
    // The thread's time ends when it leaves.
    const auto &totals = worker.phaseTotalsMs;
    const qint64 all = std::accumulate(totals.begin(), totals.end(), qint64(0)) - totals[size_t(WorkerPhase::Done)];
    const double share = all > 0 ? 100.0 * double(timeIn(worker, phases)) / double(all) : 0.0;
    QStringList lines{tr("%1 % of this thread's time").arg(QLocale().toString(share, 'f', 1))};
    if (phases.size() > 1) {
        for (const WorkerPhase phase : phases)
            lines.append(wording::phase(phase) + QStringLiteral(": ") + format::milliseconds(timeIn(worker, {phase})));
    }
    return lines.join(QLatin1Char('\n'));
}

QVariant ThreadsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isText(section) ? Qt::AlignLeft : Qt::AlignRight)));
    }
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole) {
        switch (section) {
        case LastMinute:
            return tr("Activity of the thread in the last 60 s; the right edge is now.");
        case InState:
            return tr("Time in state");
        case Wait:
            return tr("Time idle, paused, or waiting for the crawl delay of a host");
        case Lookup:
            return tr("Time for DNS lookups");
        case Connect:
            return tr("Time for TCP connections and TLS handshakes, which are not measured separately");
        case FirstByte:
            return tr("Time from the request to the response headers: server response time (TTFB)");
        case Download:
            return tr("Time to download response bodies");
        case Parse:
            return tr("Time to parse pages, including waiting for a free processor core");
        case Store:
            return tr("Time waiting for the project file to store the result");
        case Robots:
            return tr("Time for robots.txt and sitemaps");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.");
    case State:
        return tr("State");
    case Url:
        return tr("URL");
    case Depth:
        return tr("Crawl depth");
    case InState:
        return tr("Time in state");
    case Pages:
        return tr("Pages");
    case Bytes:
        return tr("Total data received");
    case LastMinute:
        return tr("Activity (last 60 s)");
    case Wait:
        return tr("Wait");
    case Lookup:
        return tr("DNS lookup");
    case Connect:
        return tr("Connect");
    case FirstByte:
        return tr("Time to first byte");
    case Download:
        return tr("Download");
    case Parse:
        return tr("Parse");
    case Store:
        return tr("Save results");
    case Robots:
        return tr("robots.txt");
    default:
        return {};
    }
}

ShownTable ThreadsModel::shown(const QList<int> &columns) const
{
    using facts::Kind;
    using facts::Value;
    using W = engine::WorkerStatus;
    static constexpr const char *PhaseNames[]
        = {"wait_ms", "lookup_ms", "connect_ms", "first_byte_ms", "download_ms", "parse_ms", "store_ms", "robots_ms"};
    static_assert(std::size(PhaseNames) == ColumnCount - Wait);
    QList<ShownColumn<W>> list;
    for (const int column : columns) {
        switch (column) {
        case Number:
            list.append({{"thread", Kind::Count}, [](const W &w) -> Value { return qint64(w.number); }});
            break;
        case State:
            list.append({{"state", Kind::Text}, [](const W &w) { return shownText(wording::phase(w.phase)); }});
            list.append({{"attempt", Kind::Count}, [](const W &w) { return shownNumber(w.attempt, 1); }});
            break;
        case Url:
            list.append({{"url", Kind::Url}, [](const W &w) -> Value { return w.url; }});
            break;
        case InState:
            list.append({{"in_state_ms", Kind::Milliseconds},
                [](const W &w) { return w.phase == engine::WorkerPhase::Done ? Value{} : Value{w.phaseMs}; }});
            break;
        case Pages:
            list.append({{"pages", Kind::Count}, [](const W &w) -> Value { return w.pages; }});
            break;
        case Bytes:
            list.append({{"bytes", Kind::Bytes}, [](const W &w) -> Value { return w.bytes; }});
            break;
        case Depth:
            list.append({{"depth", Kind::Depth},
                [](const W &w) { return w.url.isEmpty() ? Value{} : Value{qint64(w.depth)}; }});
            break;
        default:
            if (const QList<WorkerPhase> phases = phasesOf(column); !phases.isEmpty()) {
                list.append({{PhaseNames[column - Wait], Kind::Milliseconds},
                    [phases](const W &w) -> Value { return timeIn(w, phases); }});
            }
            break;
        }
    }
    return shownTable(QStringLiteral("threads"), m_workers, list);
}

} // namespace argiope::models
