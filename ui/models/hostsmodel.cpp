#include "ui/models/hostsmodel.h"

#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/statuskind.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace argiope::models {

namespace foreign = words::foreign;
namespace format = words::format;
namespace wording = words::wording;

namespace {

constexpr int MinHostsMs = 1000;
constexpr int HostsBackOff = 10; ///< counting takes at most a tenth of the time

struct HostColumnWords
{
    const char *title;
    const char *hint;
};

constexpr HostColumnWords HostColumns[] = {
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Host"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Scheme, host name and port. Each has its own robots.txt.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "URLs"),
        QT_TRANSLATE_NOOP(
            "argiope::models::HostsModel", "All discovered URLs of the host, including those not crawled.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Queued"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "URLs waiting to be fetched.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Fetched"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Fetched URLs, whatever the outcome.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Not crawled"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "URLs that a rule excludes.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Errors"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Fetched URLs with errors or denied access.")},
    {"robots.txt",
        QT_TRANSLATE_NOOP("argiope::models::HostsModel",
            "Response to the robots.txt request. Select a host to read the file below.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "IP address"),
        QT_TRANSLATE_NOOP(
            "argiope::models::HostsModel", "Address of the server that returned robots.txt. Unknown behind a proxy.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Size"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Total size of all fetched pages.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Avg. response time"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Average time of a fetch.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Delay"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel",
            "During a crawl: delay from the end of a request to the start of the next.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Open connections"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "During a crawl: open requests, and the maximum at a time.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Throttling reason"),
        QT_TRANSLATE_NOOP(
            "argiope::models::HostsModel", "During a crawl: why Argiope limits the request rate of this host.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Requests sent"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel",
            "During a crawl: requests sent to the host, including robots.txt, sitemaps and retries.")},
    {QT_TRANSLATE_NOOP("argiope::models::HostsModel", "Next request"),
        QT_TRANSLATE_NOOP("argiope::models::HostsModel", "During a crawl: time until the next request may start.")},
};
static_assert(std::size(HostColumns) == size_t(HostsModel::ColumnCount));

Qt::Alignment hostAlignment(int column)
{
    const bool words = column == HostsModel::Host || column == HostsModel::Robots || column == HostsModel::Address
        || column == HostsModel::Why;
    return Qt::AlignVCenter | (words ? Qt::AlignLeft : Qt::AlignRight);
}

} // namespace

HostsModel::HostsModel(project::ProjectReader &reader, QObject *parent)
    : SortedRows(parent)
    , m_reader(reader)
    , m_poll(MinHostsMs, HostsBackOff)
{
    (void)m_poll.setActive(false);
    connect(&m_reader, &project::ProjectReader::sessionChanged, this, [this] {
        m_poll.reset();
        m_known = false;
        m_live.clear();
        apply({});
        m_known = false;
        Q_EMIT updated();
    });
    connect(&m_reader, &project::ProjectReader::opened, this, [this] {
        if (m_poll.isActive())
            ask();
    });
}

HostsModel::~HostsModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void HostsModel::setActive(bool active)
{
    if (m_poll.setActive(active) && m_reader.isOpen())
        ask();
}

void HostsModel::poll(bool finalLook)
{
    if (m_poll.grown(finalLook) && m_reader.isOpen())
        ask();
}

void HostsModel::ask()
{
    m_poll.begin();
    m_cancel = m_reader.ask(
        project::Lane::Counts, this,
        [](store::Reader &reader, const std::atomic<bool> &cancel) { return reader.hostSummaries(MostHosts, &cancel); },
        [this](const store::HostSummaries &summaries) {
            const bool again = m_poll.end();
            m_known = true;
            apply(summaries);
            Q_EMIT updated();
            if (again)
                ask();
        });
}

void HostsModel::apply(const store::HostSummaries &summaries)
{
    m_all = summaries.hosts;
    m_total = summaries.total;
    // In the order in which they were met, so that no row jumps while the counts grow.
    std::sort(m_all.begin(), m_all.end(), [](const auto &a, const auto &b) { return a.id < b.id; });
    arrange();
}

void HostsModel::setFilter(const QString &text)
{
    if (m_filter == text)
        return;
    m_filter = text;
    arrange();
    Q_EMIT updated();
}

double HostsModel::sortKey(const store::HostSummary &host, int column) const
{
    const auto status = m_live.constFind(base::raw(host.id));
    const bool has = status != m_live.constEnd();
    switch (column) {
    case Known:
        return double(host.known);
    case Queued:
        return double(host.queued);
    case Finished:
        return double(host.finished);
    case Skipped:
        return double(host.skipped);
    case Failed:
        return double(host.failed);
    case Robots:
        return host.robotsStatus;
    case Bytes:
        return double(host.bytes);
    case MeanTime:
        return host.timed > 0 ? double(host.responseMs) / double(host.timed) : -1;
    case Delay:
        return has ? double(status->delay.count()) : -1;
    case Connections:
        return has ? status->active : -1;
    case Why:
        return has ? int(status->reason) : -1;
    case Requests:
        return has ? double(status->requests) : -1;
    case NextTurn:
        return has ? double(status->wait.count()) : -1;
    default:
        return 0;
    }
}

bool HostsModel::isBefore(const store::HostSummary &a, const store::HostSummary &b, int column) const
{
    switch (column) {
    case Host:
        return a.origin < b.origin;
    case Address:
        return a.ip < b.ip;
    default:
        return sortKey(a, column) < sortKey(b, column);
    }
}

QList<store::HostSummary> HostsModel::shownRows() const
{
    QList<store::HostSummary> shown;
    for (const store::HostSummary &host : m_all) {
        if (m_filter.isEmpty() || QString::fromUtf8(host.origin).contains(m_filter, Qt::CaseInsensitive)
            || words::readableUrl(host.origin).contains(m_filter, Qt::CaseInsensitive)
            || QString::fromUtf8(host.ip).contains(m_filter, Qt::CaseInsensitive))
            shown.append(host);
    }
    return shown;
}

void HostsModel::setLive(const frontier::HostList &live)
{
    if (m_live.isEmpty() && live.hosts.isEmpty())
        return;
    m_live.clear();
    for (const frontier::HostStatus &host : live.hosts)
        m_live.insert(base::raw(host.host), host);
    if (!rows().isEmpty())
        Q_EMIT dataChanged(index(0, Delay), index(rowCount() - 1, ColumnCount - 1));
}

const frontier::HostStatus *HostsModel::live(int row) const
{
    const auto it = m_live.constFind(base::raw(rows().at(row).id));
    return it == m_live.constEnd() ? nullptr : &*it;
}

int HostsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant HostsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rows().size())
        return {};
    const store::HostSummary &host = rows().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::ToolTipRole:
        return toolTip(index.row(), index.column());
    case Qt::TextAlignmentRole: {
        return QVariant::fromValue(hostAlignment(index.column()));
    }
    case HostIdRole:
        return qint64(base::raw(host.id));
    case OriginRole:
        return host.origin;
    case KindRole:
        if (index.column() != Robots || host.robotsStatus < 0)
            return -1;
        return int(host.robotsStatus / 100 == 2 ? words::StatusKind::Ok
                : host.robotsStatus / 100 == 4  ? words::StatusKind::Waiting
                                                : words::StatusKind::Failed);
    default:
        return {};
    }
}

QVariant HostsModel::display(int row, int column) const
{
    const store::HostSummary &host = rows().at(row);
    const frontier::HostStatus *status = live(row);
    switch (column) {
    case Host:
        return host.origin.isEmpty() ? tr("(No host)", "URLs like mailto:")
                                     : foreign::shown(words::readableUrl(host.origin));
    case Known:
        return format::count(host.known);
    case Queued:
        return format::count(host.queued);
    case Finished:
        return format::count(host.finished);
    case Skipped:
        return format::count(host.skipped);
    case Failed:
        return format::count(host.failed);
    case Robots:
        return host.origin.isEmpty() ? QString() : wording::robotsStatus(host.robotsStatus);
    case Address:
        return foreign::shown(QString::fromUtf8(host.ip));
    case Bytes:
        return format::size(host.bytes);
    case MeanTime:
        return host.timed > 0 ? format::milliseconds(host.responseMs / host.timed) : QString();
    default:
        break;
    }
    if (!status)
        return QString();
    switch (column) {
    case Delay:
        return status->delay.count() > 0 ? format::milliseconds(status->delay.count()) : tr("None", "no delay");
    case Connections:
        return tr("%1 of %2").arg(format::count(status->active), format::count(status->connections));
    case Why:
        return wording::pace(status->reason);
    case Requests:
        return format::count(status->requests);
    case NextTurn:
        return status->wait.count() > 0 ? tr("in %1").arg(format::milliseconds(status->wait.count())) : tr("Now");
    default:
        return {};
    }
}

QVariant HostsModel::toolTip(int row, int column) const
{
    const store::HostSummary &host = rows().at(row);
    const frontier::HostStatus *status = live(row);
    switch (column) {
    case Host:
        return foreign::tip(host.origin);
    case Robots:
        return host.robotsFetchedAt > 0 ? QVariant(tr("Fetched on %1").arg(format::dateTime(host.robotsFetchedAt)))
                                        : QVariant();
    case Bytes:
        return tr("%1 bytes").arg(format::count(host.bytes));
    case Why: {
        if (!status)
            return {};
        QStringList lines{wording::paceHint(status->reason)};
        if (status->latencyMs >= 0 && status->usualLatencyMs >= 0) {
            lines.append(
                tr("Time to first byte: %1 recently, %2 usually.")
                    .arg(format::milliseconds(status->latencyMs), format::milliseconds(status->usualLatencyMs)));
        }
        if (status->failuresInARow > 0)
            lines.append(tr("%Ln consecutive fetch(es) failed.", nullptr, status->failuresInARow));
        return lines.join(QLatin1Char('\n')).trimmed();
    }
    default:
        return {};
    }
}

QVariant HostsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return section == Robots ? QStringLiteral("robots.txt") : tr(HostColumns[section].title);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole:
        return tr(HostColumns[section].hint);
    case Qt::TextAlignmentRole: {
        return QVariant::fromValue(hostAlignment(section));
    }
    default:
        return {};
    }
}

ShownTable HostsModel::shown(const QList<int> &columns) const
{
    using facts::Kind;
    using facts::Value;
    using Summary = store::HostSummary;
    using Written = ShownColumn<Summary>;
    // What a crawl grants at the moment is nothing where none runs.
    const auto granted = [this](const char *name, Kind kind, Value (*value)(const frontier::HostStatus &)) {
        return Written{{name, kind}, [live = m_live, value](const Summary &host) {
                           const auto at = live.constFind(qint64(base::raw(host.id)));
                           return at == live.cend() ? Value{} : value(*at);
                       }};
    };
    using Live = frontier::HostStatus;
    QList<Written> list;
    for (const int column : columns) {
        switch (column) {
        case Host:
            list.append({{"host", Kind::Url}, [](const Summary &h) -> Value { return h.origin; }});
            break;
        case Known:
            list.append({{"urls", Kind::Count}, [](const Summary &h) -> Value { return h.known; }});
            break;
        case Queued:
            list.append({{"queued", Kind::Count}, [](const Summary &h) -> Value { return h.queued; }});
            break;
        case Finished:
            list.append({{"fetched", Kind::Count}, [](const Summary &h) -> Value { return h.finished; }});
            break;
        case Skipped:
            list.append({{"skipped", Kind::Count}, [](const Summary &h) -> Value { return h.skipped; }});
            break;
        case Failed:
            list.append({{"problems", Kind::Count}, [](const Summary &h) -> Value { return h.failed; }});
            break;
        case Robots:
            list.append(
                {{"robots_status", Kind::Status}, [](const Summary &h) { return shownNumber(h.robotsStatus, 1); }});
            break;
        case Address:
            list.append({{"ip", Kind::Text}, [](const Summary &h) -> Value { return h.ip; }});
            break;
        case Bytes:
            list.append({{"bytes", Kind::Bytes}, [](const Summary &h) -> Value { return h.bytes; }});
            break;
        case MeanTime:
            list.append({{"mean_ms", Kind::Milliseconds},
                [](const Summary &h) { return h.timed > 0 ? Value{h.responseMs / h.timed} : Value{}; }});
            break;
        case Delay:
            list.append(granted(
                "delay_ms", Kind::Milliseconds, [](const Live &l) -> Value { return qint64(l.delay.count()); }));
            break;
        case Connections:
            list.append(granted("connections", Kind::Count, [](const Live &l) -> Value { return qint64(l.active); }));
            list.append(
                granted("most_connections", Kind::Count, [](const Live &l) -> Value { return qint64(l.connections); }));
            break;
        case Why:
            list.append(
                granted("why_so_slow", Kind::Text, [](const Live &l) { return shownText(wording::pace(l.reason)); }));
            break;
        case Requests:
            list.append(granted("requests", Kind::Count, [](const Live &l) -> Value { return l.requests; }));
            break;
        case NextTurn:
            list.append(granted(
                "next_turn_ms", Kind::Milliseconds, [](const Live &l) -> Value { return qint64(l.wait.count()); }));
            break;
        default:
            break;
        }
    }
    return shownTable(QStringLiteral("hosts"), rows(), list);
}

} // namespace argiope::models
