// What the cells of the tables show.
#include "core/url/url.h"
#include "ui/models/urltablemodel.h"
#include "ui/words/celltext.h"
#include "ui/words/columnwords.h"
#include "ui/words/foreigntext.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace argiope::models {

using facts::Value;
using store::UrlColumn;

namespace {

qint64 numberIn(const Value &value)
{
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : 0;
}

QByteArray textIn(const Value &value)
{
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? *text : QByteArray();
}

} // namespace

const QList<UrlColumn> &UrlTableModel::summaryColumns()
{
    static const QList<UrlColumn> columns{UrlColumn::Url, UrlColumn::State, UrlColumn::Outcome, UrlColumn::Status,
        UrlColumn::ContentType, UrlColumn::Depth, UrlColumn::Rule, UrlColumn::RuleDetail};
    return columns;
}

const Value &UrlTableModel::Cached::value(UrlColumn column) const
{
    static const Value nothing;
    const qsizetype at = columns.indexOf(column);
    return at >= 0 && at < row.values.size() ? row.values.at(at) : nothing;
}

UrlTableModel::Cached::Cached(store::UrlRow cachedRow, QList<UrlColumn> ofColumns, quint32 ofEpoch)
    : row(std::move(cachedRow))
    , columns(std::move(ofColumns))
    , epoch(ofEpoch)
{
    const auto clamped
        = [this](UrlColumn column, qint64 most) { return int(std::clamp<qint64>(numberIn(value(column)), 0, most)); };
    summary.url = textIn(value(UrlColumn::Url));
    const words::CellRow about = words::cellRowOf(value(UrlColumn::State), value(UrlColumn::Outcome));
    summary.state = about.state;
    summary.fetched = about.fetched;
    summary.outcome = base::outcomeFromNumber(numberIn(value(UrlColumn::Outcome)));
    summary.status = clamped(UrlColumn::Status, 999'999);
    summary.contentType = textIn(value(UrlColumn::ContentType));
    summary.depth = clamped(UrlColumn::Depth, store::OrphanDepth);
    summary.rule = store::Rule::fromFile(textIn(value(UrlColumn::Rule)), textIn(value(UrlColumn::RuleDetail)));
}

std::optional<UrlTableModel::RowSummary> UrlTableModel::summary(int row) const
{
    const Cached *cached = m_cache.object(idAt(row));
    if (!cached || cached->row.id == base::UrlId::None)
        return {};
    return cached->summary;
}

QByteArray UrlTableModel::RowSummary::origin() const
{
    const auto address = url::parse(url);
    return address && address->isHttp() ? address->origin() : QByteArray();
}

std::optional<facts::Value> UrlTableModel::value(const QModelIndex &index) const
{
    const Cached *cached = m_cache.object(idAt(index.row()));
    const UrlColumn column = m_columns.value(index.column()).id;
    if (!index.isValid() || !cached || cached->row.id == base::UrlId::None || !cached->columns.contains(column))
        return {};
    return cached->value(column);
}

qint64 UrlTableModel::cachedBytes() const
{
    qint64 bytes = 0;
    for (const qint64 id : m_cache.keys()) {
        for (const Value &value : m_cache.object(id)->row.values)
            bytes += textIn(value).size();
    }
    return bytes;
}

QVariant UrlTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_ids.size() || index.column() >= m_columns.size())
        return {};
    const store::Column &column = m_columns.at(index.column());
    switch (role) {
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (words::isRightAligned(column.kind) ? Qt::AlignRight : Qt::AlignLeft)));
    case IdRole:
        return m_ids.at(index.row());
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case UrlTextRole:
    case KindRole:
    case RawRole:
        break;
    default:
        return {};
    }
    const Cached *cached = m_cache.object(m_ids.at(index.row()));
    if (!cached || cached->epoch != m_epoch)
        want(index.row());
    if (!cached || cached->row.id == base::UrlId::None)
        return {};
    if (role == UrlTextRole)
        return QString::fromUtf8(textIn(cached->value(UrlColumn::Url)));
    const RowSummary &summary = cached->summary;
    if (role == KindRole)
        return int(words::statusKind(summary.state, summary.outcome, summary.status));
    if (role == RawRole && column.id == UrlColumn::Status)
        return summary.status;
    const words::CellRow row{summary.state, summary.fetched};
    const Value &value = cached->value(column.id);
    if (role != Qt::ToolTipRole && column.id == UrlColumn::RuleDetail)
        return words::foreign::shown(words::wording::ruleDetail(summary.rule));
    if (role != Qt::ToolTipRole)
        return words::cellText(column, value, row);
    const QString tip = column.id == UrlColumn::Outcome || column.id == UrlColumn::Status
        ? words::wording::outcomeHint(summary.outcome)
        : words::cellTip(column, value, row);
    return tip.isEmpty() ? QVariant() : QVariant(tip);
}

QVariant UrlTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const store::Column &column = m_columns.at(section);
    if (role == Qt::DisplayRole)
        return words::wording::column(column);
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole)
        return words::wording::columnHint(column);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (words::isRightAligned(column.kind) ? Qt::AlignRight : Qt::AlignLeft)));
    return {};
}

} // namespace argiope::models
