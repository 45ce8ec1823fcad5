#include "ui/models/queuepatternsmodel.h"

#include "ui/words/format.h"

namespace argiope::models {

namespace format = words::format;

namespace {
constexpr int IntervalMs = 2000;
constexpr int BackOff = 20; ///< it goes through the whole queue: at most a twentieth of the time
} // namespace

QueuePatternsModel::QueuePatternsModel(project::ProjectReader &reader, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
    , m_poll(IntervalMs, BackOff)
{
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_poll.reset();
        apply({});
    });
}

void QueuePatternsModel::refresh()
{
    ask();
}

void QueuePatternsModel::poll()
{
    if (m_poll.grown())
        ask();
}

void QueuePatternsModel::ask()
{
    if (m_poll.isAsking() || !m_reader.isOpen())
        return;
    m_poll.begin();
    m_reader.ask(
        project::Lane::Counts, this,
        [](store::Reader &reader, const std::atomic<bool> &cancelled) {
            return engine::queuePatterns(reader, MostRows, &cancelled);
        },
        [this](const Rows &rows) {
            (void)m_poll.end();
            apply(rows);
        });
}

void QueuePatternsModel::apply(const Rows &rows)
{
    const bool same = rows.size() == m_rows.size()
        && std::equal(rows.begin(), rows.end(), m_rows.begin(),
            [](const auto &one, const auto &other) { return one.pattern == other.pattern; });
    // Those that stay keep their rows, so that a selection does.
    if (same) {
        m_rows = rows;
        if (!rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(int(rows.size()) - 1, ColumnCount - 1));
    } else {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    }
    Q_EMIT refreshed();
}

QByteArray QueuePatternsModel::idOf(int row) const
{
    return row >= 0 && row < m_rows.size() ? engine::floodId(m_rows[row].pattern) : QByteArray();
}

void QueuePatternsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int QueuePatternsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int QueuePatternsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant QueuePatternsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && index.column() == Waiting)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const trap::QueuePatterns::Row &row = m_rows[index.row()];
    switch (index.column()) {
    case Pattern:
        return QString::fromUtf8(row.pattern);
    case Waiting:
        return role == Qt::DisplayRole ? QVariant(format::count(row.waiting)) : QVariant();
    case Example:
        return QString::fromUtf8(row.examples.value(0));
    default:
        return {};
    }
}

QVariant QueuePatternsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Waiting ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const bool title = role == Qt::DisplayRole;
    if (!title && role != Qt::ToolTipRole && role != Qt::WhatsThisRole)
        return {};
    switch (section) {
    case Pattern:
        return title ? tr("URL pattern")
                     : tr("Pattern of the URLs: {n}, {date} and {token} stand for numbers, dates and random values, * "
                          "for the rest of a path.");
    case Waiting:
        return title ? tr("Queued", "number of URLs") : tr("Queued URLs with this pattern.");
    case Example:
        return title ? tr("Example") : tr("One of these URLs.");
    default:
        return {};
    }
}

} // namespace argiope::models
