#include "ui/models/issuesmodel.h"

#include "core/audit/words.h"
#include "ui/models/issueweight.h"
#include "ui/words/format.h"

#include <QHash>
#include <QLocale>

#include <algorithm>
#include <memory>
#include <tuple>

namespace argiope::models {

namespace format = words::format;

namespace {

struct IssueColumnWords
{
    const char *title;
    const char *hint;
};

constexpr IssueColumnWords IssueColumns[] = {
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Severity"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel",
            "Errors harm visitors or search results; warnings may harm them; notices are worth reviewing.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Issue"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Name of the issue. Select it to read about it below.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "URLs"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Affected URLs, without ignored ones.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Occurrences"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Total number of occurrences on these URLs.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "% of URLs"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Percentage of the URLs that the check applies to.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Change"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Change in affected URLs since the previous crawl.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Group"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Topic of the check.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Not checked"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel",
            "URLs that could not be checked: read by an older version, headers not stored, or linked URLs not "
            "fetched.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Ignored"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Affected URLs that you chose to ignore.")},
    {QT_TRANSLATE_NOOP("argiope::models::IssuesModel", "Needs review"),
        QT_TRANSLATE_NOOP("argiope::models::IssuesModel",
            "More URLs that a person must review, because HTML alone cannot decide. Export Findings lists them.")},
};
static_assert(std::size(IssueColumns) == size_t(IssuesModel::ColumnCount));

bool isWords(int column)
{
    return column == IssuesModel::Severity || column == IssuesModel::Title || column == IssuesModel::Group;
}

} // namespace

IssuesModel::IssuesModel(AuditRun &audit, QObject *parent)
    : QAbstractTableModel(parent)
    , m_audit(audit)
{
    retranslate();
    connect(&audit, &AuditRun::updated, this, &IssuesModel::read);
    connect(&audit, &AuditRun::progressed, this, [this] {
        if (!m_audit.findings()) // a later audit does not make the numbers jump
            read();
    });
    read();
}

void IssuesModel::read()
{
    const SharedFindings &findings = m_audit.findings();
    const std::vector<audit::CheckSum> &sums = findings ? findings->result.sums : m_audit.progress().sums;
    m_known = findings || !sums.empty();
    m_all.clear();
    const auto asked = m_audit.checks();
    const audit::Rules &rules = findings ? findings->result.rules : m_audit.rules();
    for (const audit::Check *check : asked) {
        Row row{check, rules.severityOf(*check), !rules.isOn(*check)};
        if (m_known) {
            const audit::CheckSum &sum = sums[audit::placeOf(*check, findings ? findings->own.get() : nullptr)];
            row.checked = sum.checked;
            row.undecidable = sum.undecidable;
            row.needsPerson = sum.needsPerson;
            row.pages = sum.pages;
            row.instances = sum.instances;
            row.ignored = sum.ignored;
        }
        if (findings) {
            const audit::CheckFindings &found = findings->of(*check);
            row.pages = found.pages();
            row.instances = found.instances();
            row.ignored = found.ignored();
            row.ofFiles = !found.files().isEmpty();
            if (const auto &before = m_audit.before(); before && before->checks.contains(check->id))
                row.before = before->checks.value(check->id).pages;
        }
        m_all.append(row);
    }
    // The worst first; of equals the heaviest, then those on the most URLs, then as the checks stand in their list.
    std::stable_sort(m_all.begin(), m_all.end(), [](const Row &a, const Row &b) {
        const auto key
            = [](const Row &row) { return std::tuple(row.severity, row.pages == 0, weightOf(*row.check), -row.pages); };
        return key(a) < key(b);
    });
    arrange();
    Q_EMIT updated();
}

bool IssuesModel::isShown(const Row &row) const
{
    if (!m_known || (!m_allShown && row.pages == 0 && row.ignored == 0 && row.needsPerson == 0))
        return false;
    if (!m_severities.isEmpty() && !m_severities.contains(row.severity))
        return false;
    if (m_group && *m_group != row.check->group)
        return false;
    return m_filter.isEmpty() || audit::isCalled(*row.check, m_filter);
}

bool IssuesModel::isOfSite(const Row &row)
{
    // Once a host, for all of its pages: which are counted as the instances.
    return row.check->told == audit::Told::OfSite && row.pages > 0 && row.instances > row.pages;
}

double IssuesModel::share(const Row &row)
{
    return row.checked > 0 && !row.ofFiles ? double(row.pages) / double(row.checked) : -1;
}

double IssuesModel::sortKey(const Row &row, int column) const
{
    switch (column) {
    case Severity:
        return int(row.severity);
    case Group:
        return int(row.check->group);
    case Urls:
        return row.off ? -1 : double(row.pages);
    case Instances:
        return double(row.instances);
    case Share:
        return share(row);
    case Undecidable:
        return double(row.undecidable);
    case Trend:
        return row.before ? double(row.pages - *row.before) : 0;
    case Ignored:
        return double(row.ignored);
    case ToLookAt:
        return double(row.needsPerson);
    default:
        return 0;
    }
}

void IssuesModel::arrange()
{
    QList<Row> rows;
    for (const Row &row : std::as_const(m_all)) {
        if (isShown(row))
            rows.append(row);
    }
    if (m_sortColumn >= 0) {
        const bool down = m_order == Qt::DescendingOrder;
        std::stable_sort(rows.begin(), rows.end(), [this, down](const Row &a, const Row &b) {
            if (m_sortColumn == Title) {
                const int order = QString::localeAwareCompare(title(*a.check), title(*b.check));
                return down ? order > 0 : order < 0;
            }
            const double x = sortKey(a, m_sortColumn);
            const double y = sortKey(b, m_sortColumn);
            return down ? y < x : x < y;
        });
    }
    const auto sameChecks = [](const Row &a, const Row &b) { return a.check == b.check; };
    if (m_rows.size() == rows.size() && std::equal(rows.cbegin(), rows.cend(), m_rows.cbegin(), sameChecks)) {
        m_rows = rows;
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    if (m_rows.isEmpty() || rows.isEmpty()) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    Q_EMIT layoutAboutToBeChanged();
    QHash<const audit::Check *, int> rowOf;
    for (int row = 0; row < rows.size(); ++row)
        rowOf.insert(rows.at(row).check, row);
    const QModelIndexList old = persistentIndexList();
    QModelIndexList now;
    for (const QModelIndex &index : old) {
        const int row = rowOf.value(m_rows.at(index.row()).check, -1);
        now.append(row < 0 ? QModelIndex() : createIndex(row, index.column()));
    }
    m_rows = rows;
    changePersistentIndexList(old, now);
    Q_EMIT layoutChanged();
}

void IssuesModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_order = order;
    arrange();
}

void IssuesModel::setSeverities(const QList<audit::Severity> &severities)
{
    m_severities = severities;
    arrange();
    Q_EMIT updated();
}

void IssuesModel::setGroup(std::optional<audit::Group> group)
{
    m_group = group;
    arrange();
    Q_EMIT updated();
}

void IssuesModel::setFilter(const QString &text)
{
    m_filter = text.trimmed();
    arrange();
    Q_EMIT updated();
}

void IssuesModel::setAllShown(bool all)
{
    m_allShown = all;
    arrange();
    Q_EMIT updated();
}

bool IssuesModel::isFiltered() const
{
    return !m_severities.isEmpty() || m_group || !m_filter.isEmpty();
}

void IssuesModel::retranslate()
{
    m_titles.clear();
    for (const audit::Check &check : audit::checks())
        m_titles.append(audit::words(check).title);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    arrange();
}

int IssuesModel::rowOf(const audit::Check &check) const
{
    const auto it = std::find_if(m_rows.cbegin(), m_rows.cend(),
        [&check](const Row &row) { return row.check == &check || qstrcmp(row.check->id, check.id) == 0; });
    return it == m_rows.cend() ? -1 : int(it - m_rows.cbegin());
}

IssuesModel::IssueMark IssuesModel::markOf(audit::Severity severity)
{
    return severity == audit::Severity::Error  ? IssueMark::Error
        : severity == audit::Severity::Warning ? IssueMark::Warning
                                               : IssueMark::Notice;
}

QString IssuesModel::nameOf(const audit::Check &check)
{
    return tr("Issue: %1").arg(audit::words(check).title);
}

const audit::Check *IssuesModel::checkOf(const store::ListQuery &query)
{
    if (!query.only)
        return nullptr;
    const auto all = audit::checks();
    const auto it = std::find_if(
        all.begin(), all.end(), [&query](const audit::Check &check) { return nameOf(check) == query.only->name; });
    return it == all.end() ? nullptr : &*it;
}

store::ListQuery IssuesModel::urlsOf(const AuditFindings &findings, const audit::Check &check)
{
    auto chosen = std::make_shared<store::ChosenIds>();
    chosen->ids = findings.of(check).ids(audit::CheckFindings::Which::Counted);
    chosen->name = nameOf(check);
    store::ListQuery query;
    query.only = chosen;
    return query;
}

QString IssuesModel::title(const audit::Check &check) const
{
    return check.group == audit::Group::Own ? QString::fromUtf8(check.title) : m_titles.at(audit::indexOf(check));
}

int IssuesModel::found(audit::Severity severity) const
{
    return int(std::count_if(m_all.cbegin(), m_all.cend(),
        [severity](const Row &row) { return row.severity == severity && row.pages > 0; }));
}

int IssuesModel::found(audit::Group group) const
{
    return int(std::count_if(
        m_all.cbegin(), m_all.cend(), [group](const Row &row) { return row.check->group == group && row.pages > 0; }));
}

int IssuesModel::checked() const
{
    return int(std::count_if(m_all.cbegin(), m_all.cend(), [](const Row &row) { return !row.off; }));
}

int IssuesModel::undecided() const
{
    return int(std::count_if(
        m_all.cbegin(), m_all.cend(), [](const Row &row) { return row.pages == 0 && row.undecidable > 0; }));
}

int IssuesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int IssuesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString IssuesModel::trend(const Row &row)
{
    if (!row.before || row.off)
        return {};
    const qint64 more = row.pages - *row.before;
    if (more == 0)
        return QStringLiteral("=");
    if (*row.before == 0)
        return tr("new", "issue that the crawl before did not have");
    return (more > 0 ? QStringLiteral("▲ ") : QStringLiteral("▼ ")) + format::count(std::abs(more));
}

QString IssuesModel::display(const Row &row, int column) const
{
    // Nothing to tell stays empty, so that what there is can be seen.
    const auto unlessZero = [](qint64 number) { return number == 0 ? QString() : format::count(number); };
    switch (column) {
    case Severity:
        return audit::severityTitle(row.severity);
    case Title:
        return title(*row.check);
    case Group:
        return audit::groupTitle(row.check->group);
    case Urls:
        if (row.off)
            return tr("off", "a check that is not made");
        return isOfSite(row) ? tr("Whole site", "instead of a number of URLs") : format::count(row.pages);
    case Instances:
        return row.off ? QString() : format::count(row.instances);
    case Share: {
        const double part = share(row);
        if (part < 0 || row.off)
            return {};
        if (part > 0 && part < 0.001)
            return tr("< 0.1 %");
        if (part < 1 && part >= 0.995) // some are left
            return tr("> 99 %");
        return tr("%1 %", "share").arg(QLocale().toString(part * 100, 'f', part < 0.1 && part > 0 ? 1 : 0));
    }
    case Undecidable:
        return unlessZero(row.undecidable);
    case Trend:
        return trend(row);
    case Ignored:
        return unlessZero(row.ignored);
    case ToLookAt:
        return unlessZero(row.needsPerson);
    default:
        return {};
    }
}

QString IssuesModel::toolTip(const Row &row, int column) const
{
    switch (column) {
    case Title:
        return QString(title(*row.check) % QLatin1String(" (") % QLatin1String(row.check->id) % QLatin1Char(')'));
    case Group:
        return audit::groupTitle(row.check->group);
    case Urls:
        return row.off ? tr("This check is turned off for the site.") : QString();
    case Share:
        return row.off
            ? QString()
            : tr("%1 of %2 URLs that the check applies to").arg(format::count(row.pages), format::count(row.checked));
    case Trend:
        return row.before ? tr("%1 URLs in the previous crawl").arg(format::count(*row.before))
                          : tr("No earlier crawl of this project was checked with the same rules.");
    case Undecidable:
        return row.undecidable > 0 ? tr(IssueColumns[Undecidable].hint) : QString();
    case ToLookAt:
        return row.needsPerson > 0 ? tr(IssueColumns[ToLookAt].hint) : QString();
    default:
        return {};
    }
}

QVariant IssuesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isWords(index.column()) ? Qt::AlignLeft : Qt::AlignRight)));
    case CheckRole:
        return QByteArray(row.check->id);
    case MarkRole:
        if (index.column() != Severity)
            return -1;
        return int(markOf(row.severity));
    case ShareRole:
        return std::max(share(row), 0.0);
    default:
        return {};
    }
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return tr(IssueColumns[section].title);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole:
        return tr(IssueColumns[section].hint);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isWords(section) ? Qt::AlignLeft : Qt::AlignRight)));
    default:
        return {};
    }
}

ShownTable IssuesModel::shown(const QList<int> &columns) const
{
    using facts::Kind;
    using facts::Value;
    const auto unlessOff = [](qint64 Row::*number) {
        return [number](const Row &row) { return row.off ? Value{} : Value{row.*number}; };
    };
    QList<ShownColumn<Row>> list;
    for (const int column : columns) {
        switch (column) {
        case Severity:
            list.append({{"severity", Kind::Text},
                [](const Row &row) -> Value { return QByteArray(audit::name(row.severity)); }});
            break;
        case Title:
            list.append({{"check", Kind::Text}, [](const Row &row) -> Value { return QByteArray(row.check->id); }});
            list.append({{"issue", Kind::Text}, [titles = m_titles](const Row &row) {
                             return row.check->group == audit::Group::Own
                                 ? Value{QByteArray(row.check->title)}
                                 : shownText(titles.at(audit::indexOf(*row.check)));
                         }});
            break;
        case Urls:
            list.append({{"urls", Kind::Count}, unlessOff(&Row::pages)});
            break;
        case Instances:
            list.append({{"instances", Kind::Count}, unlessOff(&Row::instances)});
            break;
        case Share:
            list.append({{"share_percent", Kind::Text}, [](const Row &row) {
                             const double part = share(row);
                             return part < 0 || row.off ? Value{} : Value{QByteArray::number(part * 100, 'f', 2)};
                         }});
            break;
        case Trend:
            list.append({{"trend", Kind::Count},
                [](const Row &row) { return row.before && !row.off ? Value{row.pages - *row.before} : Value{}; }});
            break;
        case Group:
            list.append({{"group", Kind::Text},
                [](const Row &row) -> Value { return QByteArray(audit::name(row.check->group)); }});
            break;
        case Undecidable:
            list.append({{"undecided", Kind::Count}, unlessOff(&Row::undecidable)});
            break;
        case Ignored:
            list.append({{"ignored", Kind::Count}, unlessOff(&Row::ignored)});
            break;
        case ToLookAt:
            list.append({{"to_look_at", Kind::Count}, unlessOff(&Row::needsPerson)});
            break;
        default:
            break;
        }
    }
    ShownTable table = shownTable(QStringLiteral("issues"), m_rows, list);
    // Own checks are the findings', which a later audit replaces.
    table.rows = [put = table.rows, findings = m_audit.findings()](const ShownTable::Put &each) { return put(each); };
    return table;
}

} // namespace argiope::models
