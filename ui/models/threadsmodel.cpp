#include "ui/models/threadsmodel.h"

#include "ui/models/format.h"
#include "ui/models/wording.h"

namespace argiope::models {

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
        const bool text = index.column() == State || index.column() == Url;
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (text ? Qt::AlignLeft : Qt::AlignRight)));
    }
    case Qt::ToolTipRole:
        return index.column() == Url && busy ? QVariant(QString::fromUtf8(worker.url)) : QVariant();
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
        return QString::fromUtf8(worker.url);
    case Depth:
        return busy ? wording::depth(worker.depth) : QString();
    case InState:
        return worker.phase == engine::WorkerPhase::Done ? QString() : format::milliseconds(worker.phaseMs);
    case Pages:
        return format::count(worker.pages);
    case Bytes:
        return format::size(worker.bytes);
    default:
        return {};
    }
}

QVariant ThreadsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool text = section == State || section == Url;
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (text ? Qt::AlignLeft : Qt::AlignRight)));
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
        return tr("Depth");
    case InState:
        return tr("For");
    case Pages:
        return tr("Pages");
    case Bytes:
        return tr("Received");
    default:
        return {};
    }
}

} // namespace argiope::models
