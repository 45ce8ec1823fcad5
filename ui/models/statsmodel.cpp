#include "ui/models/statsmodel.h"

#include "core/audit/words.h"
#include "ui/models/issuesmodel.h"
#include "ui/models/issueweight.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <QFont>

#include <algorithm>
#include <map>
#include <tuple>

namespace argiope::models {

namespace foreign = words::foreign;
namespace format = words::format;
namespace wording = words::wording;

namespace {

constexpr quintptr GroupId = ~quintptr(0);
constexpr int MinStatsMs = 1000;
constexpr int StatsBackOff = 10; ///< counting takes at most a tenth of the time
constexpr int MostTypes = 12;
constexpr int MostHosts = 20;
constexpr qsizetype MostLines = 12; ///< of a group, before somebody asks for the rest

/// A status that goes with an outcome, where one does.
int usualStatus(base::Outcome outcome)
{
    switch (outcome) {
    case base::Outcome::Broken:
        return 404;
    case base::Outcome::ServerError:
        return 500;
    default:
        return 0;
    }
}

int kindOfClass(int statusClass)
{
    switch (statusClass) {
    case 2:
        return int(words::StatusKind::Ok);
    case 3:
        return int(words::StatusKind::Redirect);
    case 4:
        return int(words::StatusKind::ClientError);
    case 5:
        return int(words::StatusKind::ServerError);
    case 0:
        return int(words::StatusKind::Failed);
    default:
        return -1;
    }
}

} // namespace

StatsModel::StatsModel(project::ProjectReader &reader, QObject *parent)
    : QAbstractItemModel(parent)
    , m_reader(reader)
    , m_poll(MinStatsMs, StatsBackOff)
{
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_poll.reset();
        m_known = false;
        m_stats = {};
        m_counters.reset();
        m_findings.reset();
        m_issueQueries.clear();
        std::fill(std::begin(m_unfolded), std::end(m_unfolded), false);
        rebuild();
        Q_EMIT updated();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this] {
        ask();
        Q_EMIT updated();
    });
}

bool StatsModel::isReading() const
{
    return m_reader.isOpen() && !m_known;
}

StatsModel::~StatsModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void StatsModel::setActive(const QObject *viewer, bool active)
{
    if (active) {
        m_viewers.insert(viewer);
        connect(viewer, &QObject::destroyed, this, &StatsModel::forget, Qt::UniqueConnection);
        poll();
    } else {
        m_viewers.remove(viewer);
    }
}

void StatsModel::forget(const QObject *viewer)
{
    m_viewers.remove(viewer);
}

void StatsModel::setCounters(const std::optional<engine::Counters> &counters)
{
    m_counters = counters;
    if (m_known)
        rebuildStatus();
}

void StatsModel::poll(bool finalLook)
{
    if (!m_reader.isOpen() || (m_viewers.isEmpty() && !finalLook)) // the window shows totals at the end
        return;
    if (m_poll.grown(finalLook))
        ask();
}

void StatsModel::ask()
{
    m_poll.begin();
    m_cancel = m_reader.ask(
        project::Lane::Counts, this,
        [](store::Reader &reader, const std::atomic<bool> &cancel) { return reader.stats(&cancel); },
        [this](const store::Stats &stats) {
            const bool again = m_poll.end();
            apply(stats);
            if (again)
                ask();
        });
}

void StatsModel::apply(const store::Stats &stats)
{
    m_stats = stats;
    m_known = true;
    rebuild();
    Q_EMIT updated();
}

std::map<int, qint64> StatsModel::statusClasses() const
{
    std::map<int, qint64> classes{{0, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}};
    if (m_counters) {
        for (int statusClass = 0; statusClass < int(m_counters->byStatusClass.size()); ++statusClass) {
            if (const qint64 count = m_counters->byStatusClass[size_t(statusClass)]; count > 0)
                classes[statusClass] = count;
        }
        return classes;
    }
    classes[0] = m_stats.finished;
    for (const auto &[code, count] : m_stats.byStatus) {
        if (code > 0) {
            classes[code / 100] += count;
            classes[0] -= count;
        }
    }
    return classes;
}

void StatsModel::rebuildStatus()
{
    std::map<int, qint64> classes = statusClasses();
    const qint64 unanswered = classes.extract(0).mapped();
    std::map<base::Outcome, qint64> byOutcome;
    if (m_counters) {
        for (int i = 0; i < base::OutcomeCount; ++i)
            byOutcome[base::Outcome(i)] = m_counters->byOutcome[size_t(i)];
    } else {
        for (const auto &[name, count] : std::as_const(m_stats.byOutcome)) {
            if (const auto outcome = base::outcomeFromName(name))
                byOutcome[*outcome] = count;
        }
    }
    QList<Line> status;
    if (m_known) {
        for (const auto &[statusClass, count] : classes) {
            store::ListQuery query;
            query.statusClasses = {statusClass};
            status.append({wording::statusClass(statusClass), count, kindOfClass(statusClass), query});
        }
        if (unanswered > 0) {
            store::ListQuery query;
            query.statusClasses = {0};
            status.append({wording::statusClass(0), unanswered, kindOfClass(0), query});
        }
    }
    setLines(StatusGroup, status);

    QList<Line> outcomes;
    for (const auto &[outcome, count] : byOutcome) {
        if (outcome == base::Outcome::None || count == 0 || !m_known)
            continue;
        store::ListQuery query;
        query.outcomes = {outcome};
        outcomes.append(
            {wording::outcome(outcome), count, int(words::statusKind(outcome, usualStatus(outcome))), query});
    }
    std::stable_sort(outcomes.begin(), outcomes.end(), [](const Line &a, const Line &b) { return a.count > b.count; });
    setLines(OutcomeGroup, outcomes);
}

void StatsModel::rebuild()
{
    rebuildStatus();

    QList<Line> types;
    auto byType = m_stats.byContentType;
    std::stable_sort(byType.begin(), byType.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    Line otherTypes{tr("Other types"), 0};
    otherTypes.stands = 0;
    for (const auto &[type, count] : std::as_const(byType)) {
        if (type.isEmpty())
            continue;
        if (types.size() >= MostTypes) {
            otherTypes.count += count;
            ++otherTypes.stands;
            continue;
        }
        store::ListQuery query;
        query.contentType = QString::fromUtf8(type);
        types.append({query.contentType, count, -1, query});
    }
    if (otherTypes.stands > 0)
        types.append(otherTypes);
    setLines(TypeGroup, types);

    QList<Line> depths;
    auto byDepth = m_stats.byDepth;
    std::sort(byDepth.begin(), byDepth.end());
    for (const auto &[depth, count] : std::as_const(byDepth)) {
        store::ListQuery query;
        query.depth = depth;
        depths.append({wording::depth(depth), count, -1, query});
    }
    setLines(DepthGroup, depths);

    QList<Line> hosts;
    auto byHost = m_stats.byHost;
    std::stable_sort(byHost.begin(), byHost.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    Line otherHosts{tr("Other hosts"), 0};
    otherHosts.stands = 0;
    for (const auto &[origin, count] : std::as_const(byHost)) {
        if (origin.isEmpty())
            continue;
        if (hosts.size() >= MostHosts) {
            otherHosts.count += count;
            ++otherHosts.stands;
            continue;
        }
        store::ListQuery query;
        query.host = origin;
        hosts.append({words::readableOrigin(origin), count, -1, query});
    }
    if (otherHosts.stands > 0)
        hosts.append(otherHosts);
    setLines(HostGroup, hosts);

    QList<Line> skipped;
    std::map<QByteArray, Line> rules;
    for (const auto &[rule, count] : std::as_const(m_stats.bySkipRule)) {
        store::ListQuery query;
        query.kind = store::ListKind::Skipped;
        query.ruleName = rule.name();
        Line &line = rules[query.ruleName];
        line = {wording::rule(rule), line.count + count, int(words::StatusKind::Skipped), query};
    }
    for (const auto &[name, line] : rules)
        skipped.append(line);
    std::stable_sort(skipped.begin(), skipped.end(), [](const Line &a, const Line &b) { return a.count > b.count; });
    setLines(SkippedGroup, skipped);
    rebuildIssues();
}

void StatsModel::setFindings(const SharedFindings &findings)
{
    if (m_findings == findings)
        return;
    m_findings = findings;
    m_issueQueries.clear();
    rebuildIssues();
    Q_EMIT updated();
}

void StatsModel::rebuildIssues()
{
    QList<Line> lines[audit::GroupCount];
    if (m_findings) {
        const auto asked = m_findings->asked();
        for (const audit::Check *check : asked) {
            const qint64 pages = m_findings->of(*check).pages();
            if (pages == 0)
                continue;
            Line line{audit::words(*check).title, pages,
                int(IssuesModel::markOf(audit::severityOf(m_findings->result, *check)))};
            line.check = check;
            lines[int(check->group)].append(line);
        }
    }
    for (int group = 0; group < audit::GroupCount; ++group) {
        // As the tab has them: the worst first.
        std::stable_sort(lines[group].begin(), lines[group].end(), [this](const Line &a, const Line &b) {
            const auto ofA = audit::severityOf(m_findings->result, *a.check);
            const auto ofB = audit::severityOf(m_findings->result, *b.check);
            const int weightA = weightOf(*a.check);
            const int weightB = weightOf(*b.check);
            return std::tuple(ofA, weightA, -a.count) < std::tuple(ofB, weightB, -b.count);
        });
        setLines(Group(FirstIssueGroup + group), lines[group]);
    }
}

bool StatsModel::isOfIssues(const QModelIndex &group)
{
    return group.isValid() && group.internalId() == GroupId && group.row() >= FirstIssueGroup;
}

QVariant StatsModel::queryOf(const Line &line) const
{
    if (!line.check)
        return line.query ? QVariant::fromValue(*line.query) : QVariant();
    auto known = m_issueQueries.find(line.check);
    if (known == m_issueQueries.end())
        known = m_issueQueries.insert(line.check, IssuesModel::urlsOf(*m_findings, *line.check));
    // What is about files beside the URLs has none.
    return known->only->ids.empty() ? QVariant() : QVariant::fromValue(*known);
}

bool StatsModel::isShownBy(const QModelIndex &line, const store::ListQuery &filter) const
{
    if (!line.isValid() || line.internalId() == GroupId)
        return false;
    const Line &mine = m_lines[line.internalId()].at(line.row());
    if (!mine.check)
        return mine.query && *mine.query == filter;
    if (!filter.only || filter.only->name != IssuesModel::nameOf(*mine.check))
        return false;
    store::ListQuery rest = filter;
    rest.only.reset();
    return rest == store::ListQuery();
}

void StatsModel::fold(QList<Line> &lines)
{
    if (lines.size() <= MostLines + 1) // one line would take the place of one
        return;
    Line rest;
    rest.folded = true;
    rest.stands = 0;
    for (qsizetype i = MostLines; i < lines.size(); ++i) {
        rest.count += lines.at(i).count;
        rest.stands += lines.at(i).stands;
    }
    rest.name = tr("… %Ln more", nullptr, int(rest.stands));
    lines.resize(MostLines);
    lines.append(rest);
}

void StatsModel::unfold(const QModelIndex &index)
{
    if (!index.isValid() || index.internalId() == GroupId)
        return;
    m_unfolded[index.internalId()] = true;
    rebuild();
}

void StatsModel::setLines(Group group, QList<Line> lines)
{
    if (!m_unfolded[group])
        fold(lines);
    QList<Line> &mine = m_lines[group];
    if (mine == lines)
        return;
    const QModelIndex parent = index(group, 0);
    const int before = int(mine.size());
    const int now = int(lines.size());
    // Rows that stay say what is new of them first: while others come or go nothing else may change.
    const int staying = std::min(before, now);
    std::copy(lines.cbegin(), lines.cbegin() + staying, mine.begin());
    if (staying > 0)
        Q_EMIT dataChanged(index(0, 0, parent), index(staying - 1, ColumnCount - 1, parent));
    if (now < before) {
        beginRemoveRows(parent, now, before - 1);
        mine = lines;
        endRemoveRows();
    } else if (now > before) {
        beginInsertRows(parent, before, now - 1);
        mine = lines;
        endInsertRows();
    }
    Q_EMIT dataChanged(parent, parent);
}

void StatsModel::retranslate()
{
    rebuild();
    Q_EMIT dataChanged(index(0, 0), index(GroupCount - 1, ColumnCount - 1));
}

QString StatsModel::title(int group) const
{
    switch (group) {
    case StatusGroup:
        return tr("Status");
    case OutcomeGroup:
        return tr("Outcome");
    case TypeGroup:
        return tr("Content type");
    case DepthGroup:
        return tr("Crawl depth");
    case HostGroup:
        return tr("Host");
    case SkippedGroup:
        return tr("Not crawled");
    default:
        return audit::groupTitle(audit::Group(group - FirstIssueGroup));
    }
}

QModelIndex StatsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : GroupId);
}

QModelIndex StatsModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == GroupId)
        return {};
    return createIndex(int(child.internalId()), 0, GroupId);
}

int StatsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return GroupCount;
    if (parent.internalId() != GroupId || parent.column() != 0)
        return 0;
    return int(m_lines[parent.row()].size());
}

int StatsModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

Qt::ItemFlags StatsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return index.internalId() == GroupId ? Qt::ItemIsEnabled : (Qt::ItemIsEnabled | Qt::ItemIsSelectable);
}

QVariant StatsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (index.column() == Count ? Qt::AlignRight : Qt::AlignLeft)));
    if (index.internalId() == GroupId && role == Qt::FontRole) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::ToolTipRole && isOfIssues(index))
        return tr("Issues: %1", "a group of checks").arg(title(index.row()));
    if (index.internalId() == GroupId)
        return role == Qt::DisplayRole && index.column() == Name ? QVariant(title(index.row())) : QVariant();
    const QList<Line> &lines = m_lines[index.internalId()];
    if (index.row() >= lines.size())
        return {};
    const Line &line = lines.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Name ? foreign::shown(line.name) : format::count(line.count);
    case Qt::ToolTipRole:
        return foreign::plain(foreign::shown(line.name) % QStringLiteral(": ") % format::count(line.count));
    case KindRole:
        return line.kind;
    case ShareRole: {
        qint64 most = 0;
        for (const Line &other : lines)
            most = std::max(most, other.folded ? 0 : other.count);
        return most > 0 && !line.folded ? double(line.count) / double(most) : 0.0;
    }
    case QueryRole:
        return queryOf(line);
    case FoldedRole:
        return line.folded;
    case CheckRole:
        return line.check ? QByteArray(line.check->id) : QByteArray();
    default:
        return {};
    }
}

} // namespace argiope::models
