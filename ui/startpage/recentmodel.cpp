#include "ui/startpage/recentmodel.h"

#include "core/store/place.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/wording.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace argiope::startpage {

namespace foreign = words::foreign;
namespace format = words::format;
namespace wording = words::wording;

namespace {

bool isNumber(int column)
{
    return column == RecentModel::Urls || column == RecentModel::Size;
}

QString fileName(const QString &path)
{
    return foreign::shown(store::shortName(path));
}

QString addressOf(const RecentModel::Facts &facts)
{
    if (facts.seedCount == 0)
        return fileName(facts.path);
    const QString first = foreign::shown(facts.firstSeed);
    const int more = int(facts.seedCount - 1);
    return more == 0 ? first : RecentModel::tr("%1 and %Ln more", "an address, of a list", more).arg(first);
}

QString stateOf(const RecentModel::Facts &facts)
{
    using engine::EndReason;
    using State = RecentModel::Facts::State;
    switch (facts.state) {
    case State::Missing:
        return RecentModel::tr("Project file not found");
    case State::Unreadable:
        return RecentModel::tr("Project cannot be read");
    case State::BeingWritten:
        return RecentModel::tr("Being crawled");
    case State::Interrupted:
        return RecentModel::tr("Interrupted");
    case State::Finished:
        return wording::endReason(EndReason::Completed);
    case State::Unfinished:
        break;
    }
    for (const EndReason reason : {EndReason::MaxUrls, EndReason::MaxTime, EndReason::MaxBytes, EndReason::LostLogin}) {
        if (facts.meta == engine::name(reason))
            return wording::endReason(reason);
    }
    return wording::endReason(EndReason::Stopped);
}

} // namespace

RecentModel::RecentModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

QString RecentModel::summary(const Facts &facts)
{
    QStringList parts;
    if (facts.changedAt > 0)
        parts << format::ago(facts.changedAt, QDateTime::currentMSecsSinceEpoch());
    if (facts.urls >= 0)
        parts << tr("%Ln URL(s)", nullptr, int(facts.urls));
    parts << stateOf(facts);
    return tr("%1 – %2", "a project – what is known of it")
        .arg(addressOf(facts), parts.join(tr(", ", "between what is known of a project")));
}

void RecentModel::setPaths(const QStringList &paths)
{
    QList<Row> rows;
    for (const QString &path : paths) {
        Row row{path, std::nullopt};
        for (const Row &known : std::as_const(m_rows)) {
            if (known.path == path)
                row.facts = known.facts;
        }
        rows.append(row);
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void RecentModel::setFacts(const Facts &facts)
{
    for (int row = 0; row < rowCount(); ++row) {
        if (m_rows.at(row).path != facts.path)
            continue;
        m_rows[row].facts = facts;
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

void RecentModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int RecentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RecentModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString RecentModel::text(const Row &row, int column)
{
    if (!row.facts)
        return column == Address ? fileName(row.path) : QString();
    const Facts &facts = *row.facts;
    switch (column) {
    case Address:
        return addressOf(facts);
    case Changed:
        return format::ago(facts.changedAt, QDateTime::currentMSecsSinceEpoch());
    case Urls:
        return facts.urls < 0 ? QString() : format::count(facts.urls);
    case State:
        return stateOf(facts);
    case Size:
        return format::size(facts.bytes);
    default:
        return {};
    }
}

QString RecentModel::tip(const Row &row, int column)
{
    if (column == Changed && row.facts)
        return format::dateTime(row.facts->changedAt);
    if (column == State && row.facts && row.facts->error)
        return foreign::plain(wording::error(*row.facts->error).text);
    return foreign::tip(QDir::toNativeSeparators(row.path));
}

QVariant RecentModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(m_rows.at(index.row()), index.column());
    case Qt::ToolTipRole:
        return tip(m_rows.at(index.row()), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft)));
    default:
        return {};
    }
}

QVariant RecentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft)));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Address:
        return tr("Start address");
    case Changed:
        return tr("Last modified");
    case Urls:
        return tr("URLs");
    case State:
        return tr("State");
    case Size:
        return tr("Size");
    default:
        return {};
    }
}

} // namespace argiope::startpage
