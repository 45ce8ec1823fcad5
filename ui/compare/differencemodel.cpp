#include "ui/compare/differencemodel.h"

#include "core/audit/words.h"
#include "core/compare/cells.h"
#include "core/export/formats.h"
#include "ui/widgets/statusmark.h"
#include "ui/words/celltext.h"
#include "ui/words/columnwords.h"
#include "ui/words/foreigntext.h"
#include "ui/words/readableurl.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <numeric>

namespace argiope::compareview {

using compare::Difference;

namespace {

constexpr int UrlCell = 1; ///< place in compare::headings()
constexpr int TipLetters = 30; ///< a longer text may be cut by its column

widgets::Mark markOf(compare::What what)
{
    switch (what) {
    case compare::What::New:
        return widgets::Mark::Ok;
    case compare::What::Gone:
        return widgets::Mark::Skipped;
    case compare::What::Changed:
        return widgets::Mark::Redirect;
    case compare::What::IssueNew:
        return widgets::Mark::ClientError;
    case compare::What::IssueMended:
        break;
    }
    return widgets::Mark::Waiting;
}

} // namespace

DifferenceModel::DifferenceModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

DifferenceModel::~DifferenceModel()
{
    cancel();
}

void DifferenceModel::cancel()
{
    if (m_cancel)
        m_cancel->store(true);
    m_cancel.reset();
}

void DifferenceModel::setCompared(const SharedCompared &compared)
{
    cancel();
    beginResetModel();
    m_compared = compared;
    m_rows.clear();
    m_query.kinds.clear();
    endResetModel();
    arrange();
}

void DifferenceModel::setKinds(const QList<compare::What> &kinds)
{
    if (m_query.kinds == kinds)
        return;
    m_query.kinds = kinds;
    arrange();
}

void DifferenceModel::setText(const QString &text)
{
    if (m_query.text == text)
        return;
    m_query.text = text;
    arrange();
}

void DifferenceModel::sort(int column, Qt::SortOrder order)
{
    std::optional<compare::Field> field;
    if (column >= 0 && column < ColumnCount)
        field = compare::Field(column);
    const bool descending = field && order == Qt::DescendingOrder;
    if (m_query.sort == field && m_query.descending == descending)
        return;
    m_query.sort = field;
    m_query.descending = descending;
    arrange();
}

void DifferenceModel::arrange()
{
    cancel();
    if (!m_compared) {
        take({});
        return;
    }
    // What columns and checks are called is known here: a part of a name stands for them.
    m_query.columnsOfText.clear();
    m_query.checksOfText.clear();
    if (!m_query.text.isEmpty()) {
        for (int i = 0; i < m_compared->columns.size(); ++i) {
            if (words::wording::column(m_compared->columns[i]).contains(m_query.text, Qt::CaseInsensitive))
                m_query.columnsOfText.append(i);
        }
        for (const audit::Check *check : m_compared->checks) {
            if (audit::words(*check).title.contains(m_query.text, Qt::CaseInsensitive))
                m_query.checksOfText.append(audit::indexOf(*check));
        }
    }
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    QThreadPool::globalInstance()->start(
        [self = QPointer<DifferenceModel>(this), compared = m_compared, query = m_query, canceled = m_cancel] {
            const auto textOf = [&compared](const facts::Value &value, int column) {
                return exporting::plainText(value, column < 0 ? facts::Kind::Text : compared->columns[column].kind);
            };
            const QList<quint32> rows = compared->spool.rows(query, textOf, canceled.get());
            if (canceled->load())
                return;
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, rows, canceled] {
                    if (self && self->m_cancel == canceled && !canceled->load())
                        self->take(rows);
                },
                Qt::QueuedConnection);
        });
}

void DifferenceModel::take(const QList<quint32> &rows)
{
    m_cancel.reset();
    // Empty lists may have no memory that could be compared.
    const bool same = rows.size() == m_rows.size() && (rows.isEmpty() || rows == m_rows);
    if (!same) { // who reads on stays
        beginResetModel();
        m_rows = rows;
        endResetModel();
    }
    Q_EMIT arranged();
}

Difference DifferenceModel::at(int row) const
{
    return m_compared && row >= 0 && row < m_rows.size() ? m_compared->spool.at(m_rows.at(row)) : Difference();
}

QString DifferenceModel::whatText(compare::What what)
{
    switch (what) {
    case compare::What::New:
        return tr("New");
    case compare::What::Gone:
        return tr("Removed");
    case compare::What::Changed:
        return tr("Changed");
    case compare::What::IssueNew:
        return tr("New issue");
    case compare::What::IssueMended:
        return tr("Fixed issue");
    }
    return {};
}

QString DifferenceModel::whereText(const Difference &difference) const
{
    if (difference.check)
        return audit::words(*difference.check).title;
    if (difference.column < 0 || !m_compared)
        return {};
    return words::wording::column(m_compared->columns.at(difference.column));
}

QString DifferenceModel::valueText(const Difference &difference, const facts::Value &value, qsizetype most) const
{
    if (difference.column >= 0 && m_compared) {
        if (m_compared->columns.at(difference.column).name == compare::ChangeColumn) {
            // Which hash it was says nothing to anybody.
            if (&value != &difference.after)
                return {};
            return difference.degree < 0 ? tr("changed") : tr("%1 % changed").arg(difference.degree);
        }
        // A URL that has a value was fetched.
        const bool known = !std::holds_alternative<std::monostate>(value);
        return known
            ? words::cellText(m_compared->columns.at(difference.column), value, {store::UrlState::Finished, true}, most)
            : QString();
    }
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? words::foreign::shown(*text, most) : QString();
}

int DifferenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DifferenceModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant DifferenceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size() || !m_compared)
        return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != UrlTextRole && role != KindRole)
        return {};
    const Difference difference = at(index.row());
    if (role == UrlTextRole)
        return QString::fromUtf8(difference.url);
    if (role == KindRole)
        return int(markOf(difference.what));
    QString text;
    switch (index.column()) {
    case Url:
        if (role == Qt::ToolTipRole)
            return words::foreign::tip(difference.url);
        text = words::foreign::shown(words::readableUrl(difference.url));
        break;
    case What:
        text = whatText(difference.what);
        break;
    case Where:
        text = whereText(difference);
        break;
    case Before:
        text = valueText(difference, difference.before, words::foreign::MostShown);
        break;
    case After:
        text = valueText(difference, difference.after, words::foreign::MostShown);
        break;
    default:
        break;
    }
    if (role == Qt::DisplayRole)
        return text;
    return text.size() > TipLetters ? QVariant(words::foreign::plain(text)) : QVariant();
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole) {
        const QString titles[] = {tr("URL"), tr("Difference"), tr("Column or check"), tr("Before"), tr("After")};
        return titles[section];
    }
    if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole) {
        const QString hints[] = {tr("URL, as spelled in the second crawl."),
            tr("Whether the URL, one of its columns or an issue is new, changed or removed."),
            tr("Column with a different value, or check of the new or fixed issue."), tr("Value in the first crawl."),
            tr("Value in the second crawl.")};
        return hints[section];
    }
    return {};
}

void DifferenceModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    if (!m_query.text.isEmpty())
        arrange(); // names of columns are part of what is searched
}

models::ShownTable DifferenceModel::shown(const QList<int> &columns) const
{
    // Columns of compare::headings() that each of ours stands for.
    QList<int> cells;
    for (const int column : columns) {
        switch (column) {
        case Url:
            cells << UrlCell << 6;
            break;
        case What:
            cells << 0;
            break;
        case Where:
            cells << 2 << 3;
            break;
        case Before:
            cells << 4;
            break;
        case After:
            cells << 5;
            break;
        default:
            break;
        }
    }
    return tableOf(cells);
}

models::ShownTable DifferenceModel::whole() const
{
    QList<int> cells(compare::headings().size());
    std::iota(cells.begin(), cells.end(), 0);
    return tableOf(cells);
}

models::ShownTable DifferenceModel::tableOf(const QList<int> &cells) const
{
    models::ShownTable table{QStringLiteral("differences")};
    if (!m_compared)
        return table;
    table.project = m_compared->request.after.path;
    table.sources = {m_compared->request.before.path, m_compared->request.after.path};
    table.url = int(cells.indexOf(UrlCell));
    const QList<exporting::Heading> headings = compare::headings();
    for (const int cell : std::as_const(cells))
        table.columns.append(headings.at(cell));
    table.count = m_rows.size();
    table.rows = [compared = m_compared, rows = m_rows, cells](const models::ShownTable::Put &put) {
        for (const quint32 row : rows) {
            const QList<facts::Value> all = compare::valuesOf(compared->spool.at(row), compared->columns);
            QList<facts::Value> values;
            for (const int cell : cells)
                values.append(all.at(cell));
            if (!put(values))
                break;
        }
        return QString();
    };
    return table;
}

} // namespace argiope::compareview
