#include "core/store/hostreading.h"

#include "core/store/pagecolumns.h"
#include "core/store/readsession.h"

namespace argiope::store {

namespace {

template <class Visit>
void eachHost(ReadSession &session, const char *which, const QList<QVariant> &values, Visit visit)
{
    session.each(QStringLiteral("SELECT id, origin, robots_status, robots_text, robots_fetched_at, observations "
                                "FROM hosts ")
            % QLatin1String(which),
        values, [&visit](const Statement &row) {
            visit(HostRecord{HostId(intFromNumber(row.number(0))), row.text(1), intFromNumber(row.number(2)),
                row.blob(3), row.number(4), row.text(5)});
            return true;
        });
}

} // namespace

QList<HostRecord> readHosts(ReadSession &session)
{
    QList<HostRecord> list;
    eachHost(session, "ORDER BY id", {}, [&list](const HostRecord &host) { list.append(host); });
    return list;
}

std::optional<HostRecord> readHost(ReadSession &session, HostId id)
{
    std::optional<HostRecord> found;
    eachHost(session, "WHERE id = ?", {qlonglong(base::raw(id))}, [&found](const HostRecord &host) { found = host; });
    return found;
}

UrlHost readHostOf(ReadSession &session, UrlId id)
{
    UrlHost host;
    session.each(QStringLiteral("SELECT h.ip, h.observations FROM urls u JOIN hosts h ON h.id = u.host WHERE u.id = ?"),
        {qlonglong(base::raw(id))}, [&host](const Statement &row) {
            host.ip = row.text(0);
            host.crawlDelay = facts::CrawlDelay::of(row.text(1));
            return false;
        });
    return host;
}

} // namespace argiope::store
