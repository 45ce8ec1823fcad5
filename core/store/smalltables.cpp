#include "core/store/smalltables.h"

#include "core/store/nodebook.h"
#include "core/store/pagecolumns.h"

namespace argiope::store {

namespace {

HostRecord hostOf(Statement &row)
{
    return {HostId(intFromNumber(row.number(0))), row.text(1), intFromNumber(row.number(2)), row.blob(3), row.number(4),
        row.text(5)};
}

} // namespace

SmallTables::SmallTables(WriteSession &session)
    : m_session(session)
    , m_hosts(session, QStringLiteral("hosts"), QStringLiteral("SELECT id FROM hosts WHERE origin = ?"),
          QStringLiteral("INSERT INTO hosts (id, origin, robots_status, robots_fetched_at) VALUES (?, ?, -1, 0)"),
          10000)
    , m_rules(session, QStringLiteral("rules"), QStringLiteral("SELECT id FROM rules WHERE name = ? AND detail = ?"),
          QStringLiteral("INSERT INTO rules (id, name, detail) VALUES (?, ?, ?)"), 10000)
    , m_places(session, QStringLiteral("places"),
          QStringLiteral("SELECT id FROM places WHERE element = ? AND attribute = ?"),
          QStringLiteral("INSERT INTO places (id, element, attribute) VALUES (?, ?, ?)"), 2000)
    , m_allRules(session.connection(), QStringLiteral("SELECT id, name, detail FROM rules ORDER BY id"))
    , m_setRobots(session.connection(),
          QStringLiteral("UPDATE hosts SET robots_status = ?, robots_text = ?, robots_fetched_at = ?, "
                         "observations = ? WHERE id = ?"))
    , m_setAddress(session.connection(), QStringLiteral("UPDATE hosts SET ip = ? WHERE id = ?"))
    , m_allHosts(session.connection(),
          QStringLiteral("SELECT id, origin, robots_status, robots_text, robots_fetched_at, observations FROM hosts "
                         "ORDER BY id"))
    , m_hostById(session.connection(),
          QStringLiteral("SELECT id, origin, robots_status, robots_text, robots_fetched_at, observations FROM hosts "
                         "WHERE id = ?"))
{
}

HostId SmallTables::host(const QByteArray &origin)
{
    bool isNew = false;
    const auto id = HostId(m_hosts.id({origin}, &isNew));
    if (isNew && m_session.ids() && !m_session.ids()->keepSlot(base::raw(id), slotOfOrigin(origin)))
        m_session.fail(m_session.ids()->error());
    return id;
}

RuleId SmallTables::rule(const Rule &rule)
{
    return RuleId(m_rules.id({rule.name(), rule.detail}));
}

int SmallTables::place(const QByteArray &element, const QByteArray &attribute)
{
    return m_places.id({element, attribute});
}

QList<QPair<RuleId, Rule>> SmallTables::rules()
{
    QList<QPair<RuleId, Rule>> list;
    if (!m_session.run(m_allRules))
        return {};
    while (m_allRules.next())
        list.append({RuleId(qint32(m_allRules.number(0))), Rule::fromFile(m_allRules.text(1), m_allRules.text(2))});
    if (!m_session.check(m_allRules))
        return {};
    return list;
}

QList<HostRecord> SmallTables::hosts()
{
    if (!m_session.run(m_allHosts))
        return {};
    QList<HostRecord> list;
    while (m_allHosts.next())
        list.append(hostOf(m_allHosts));
    if (!m_session.check(m_allHosts))
        return {};
    return list;
}

std::optional<HostRecord> SmallTables::hostRecord(HostId id)
{
    if (!m_session.run(m_hostById, {base::raw(id)}))
        return std::nullopt;
    std::optional<HostRecord> record;
    if (m_hostById.next())
        record = hostOf(m_hostById);
    return m_session.check(m_hostById) ? record : std::nullopt;
}

void SmallTables::setRobots(const HostRecord &host, const QByteArray &ip)
{
    m_session.run(m_setRobots,
        {host.robotsStatus, blobOrNull(host.robotsText), qlonglong(host.robotsFetchedAt), textOrNull(host.observations),
            base::raw(host.id)});
    if (!ip.isEmpty())
        setAddress(host.id, ip);
}

void SmallTables::setAddress(HostId host, const QByteArray &ip)
{
    m_session.run(m_setAddress, {textOrNull(ip), base::raw(host)});
}

void SmallTables::forget()
{
    m_hosts.forget();
    m_rules.forget();
    m_places.forget();
}

} // namespace argiope::store
