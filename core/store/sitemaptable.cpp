// Sitemaps, for both who write and who read them.
#include "core/store/sitemaptable.h"

#include "core/store/pagecolumns.h"
#include "core/store/reader_p.h"
#include "core/store/schema.h"

namespace argiope::store {

namespace {

SitemapSource sourceFromNumber(qint64 number)
{
    return number >= 0 && number <= qint64(SitemapSource::Redirect) ? SitemapSource(number) : SitemapSource::Robots;
}

/// The values that a sitemap changes with, in the order of both statements.
QList<QVariant> valuesOf(const SitemapRecord &sitemap, RuleId rule)
{
    const bool fetched = sitemap.outcome != Outcome::None;
    const auto known = [fetched](qint64 number) { return fetched ? QVariant(qlonglong(number)) : QVariant(); };
    return {int(sitemap.state), base::raw(rule), int(sitemap.source), qlonglong(sitemap.parent), sitemap.level,
        sitemap.hops, sitemap.run, qlonglong(sitemap.discoveredAt), known(int(sitemap.outcome)), known(sitemap.status),
        numberOrNull(sitemap.bytes), numberOrNull(sitemap.urls), numberOrNull(sitemap.sitemaps),
        numberOrNull(sitemap.responseMs), known(sitemap.attempts), known(sitemap.fetchedAt),
        textOrNull(sitemap.contentType), textOrNull(sitemap.problem), textOrNull(sitemap.error),
        textOrNull(sitemap.observations)};
}

} // namespace

QString sitemapSql()
{
    return QStringLiteral(
        "SELECT s.id, s.url, s.host, h.origin, s.state, r.name, r.detail, s.source, s.parent, "
        "CASE s.source WHEN 0 THEN NULL WHEN 1 THEN n.origin || '/robots.txt' ELSE p.url END, s.level, s.hops, s.run, "
        "s.discovered_at, s.outcome, s.status, s.bytes, s.urls, s.sitemaps, s.response_ms, s.attempts, s.fetched_at, "
        "s.content_type, s.problem, s.error, s.observations FROM sitemaps s LEFT JOIN hosts h ON h.id = s.host "
        "LEFT JOIN rules r ON r.id = s.rule LEFT JOIN hosts n ON n.id = s.parent AND s.source < 2 "
        "LEFT JOIN sitemaps p ON p.id = s.parent AND s.source > 1");
}

SitemapRecord sitemapFromRow(const Statement &row)
{
    SitemapRecord sitemap;
    sitemap.id = row.number(0);
    sitemap.url = row.text(1);
    sitemap.host = HostId(intFromNumber(row.number(2)));
    sitemap.origin = row.text(3);
    sitemap.state = stateFromNumber(row.number(4));
    sitemap.rule = Rule::fromFile(row.text(5), row.text(6));
    sitemap.source = sourceFromNumber(row.number(7));
    sitemap.parent = row.number(8);
    sitemap.namedBy = row.text(9);
    sitemap.level = intFromNumber(row.number(10));
    sitemap.hops = intFromNumber(row.number(11));
    sitemap.run = intFromNumber(row.number(12));
    sitemap.discoveredAt = row.number(13);
    sitemap.outcome = outcomeFromNumber(row.number(14));
    sitemap.status = intFromNumber(row.number(15));
    sitemap.bytes = row.number(16, -1);
    sitemap.urls = row.number(17, -1);
    sitemap.sitemaps = row.number(18, -1);
    sitemap.responseMs = intFromNumber(row.number(19, -1));
    sitemap.attempts = intFromNumber(row.number(20));
    sitemap.fetchedAt = row.number(21);
    sitemap.contentType = row.text(22);
    sitemap.problem = row.text(23);
    sitemap.error = row.text(24);
    sitemap.observations = row.text(25);
    return sitemap;
}

SitemapTable::SitemapTable(WriteSession &session, SmallTables &small)
    : m_session(session)
    , m_small(small)
    , m_byUrl(session.connection(), sitemapSql() % QStringLiteral(" WHERE s.url = ?"))
    , m_byId(session.connection(), sitemapSql() % QStringLiteral(" WHERE s.id = ?"))
    , m_add(session.connection(),
          QStringLiteral("INSERT INTO sitemaps (id, url, host, state, rule, source, parent, level, hops, run, "
                         "discovered_at, outcome, status, bytes, urls, sitemaps, response_ms, attempts, fetched_at, "
                         "content_type, problem, error, observations) "
                         "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"))
    , m_update(session.connection(),
          QStringLiteral("UPDATE sitemaps SET state = ?, rule = ?, source = ?, parent = ?, level = ?, hops = ?, "
                         "run = ?, discovered_at = ?, outcome = ?, status = ?, bytes = ?, urls = ?, sitemaps = ?, "
                         "response_ms = ?, attempts = ?, fetched_at = ?, content_type = ?, problem = ?, error = ?, "
                         "observations = ? "
                         "WHERE id = ?"))
    , m_queued(session.connection(), sitemapSql() % QStringLiteral(" WHERE s.state = 0 ORDER BY s.id LIMIT ?"))
    , m_byHost(session.connection(),
          QStringLiteral("SELECT host, SUM(CASE WHEN state = 2 THEN 0 ELSE 1 END), "
                         "SUM(CASE WHEN state = 2 THEN 1 ELSE 0 END) FROM sitemaps WHERE run = ? GROUP BY host"))
    , m_dropVersions(session.connection(), QStringLiteral("DELETE FROM sitemap_versions WHERE id = ?"))
    , m_addVersions(session.connection(), QStringLiteral("INSERT INTO sitemap_versions (id, versions) VALUES (?, ?)"))
{
}

void SitemapTable::load()
{
    m_last = m_session.maxId(QStringLiteral("sitemaps"));
}

std::optional<SitemapRecord> SitemapTable::find(const QByteArray &url)
{
    return one(m_byUrl, textValue(url));
}

std::optional<SitemapRecord> SitemapTable::find(qint64 id)
{
    return one(m_byId, qlonglong(id));
}

std::optional<SitemapRecord> SitemapTable::one(Statement &statement, const QVariant &value)
{
    if (!m_session.run(statement, {value}))
        return std::nullopt;
    std::optional<SitemapRecord> sitemap;
    if (statement.next())
        sitemap = sitemapFromRow(statement);
    statement.finish();
    return sitemap;
}

RuleId SitemapTable::ruleOf(const SitemapRecord &sitemap)
{
    return sitemap.rule.isNone() ? RuleId::None : m_small.rule(sitemap.rule);
}

qint64 SitemapTable::add(const SitemapRecord &sitemap)
{
    const RuleId rule = ruleOf(sitemap);
    qint64 last = m_last; // what fails takes none
    const qint64 id = m_session.nextId(QStringLiteral("sitemaps"), last);
    QList<QVariant> values{qlonglong(id), textValue(sitemap.url), base::raw(sitemap.host)};
    values += valuesOf(sitemap, rule);
    if (id == 0 || !m_session.run(m_add, values.constData(), values.size()))
        return 0;
    return m_last = id;
}

void SitemapTable::update(const SitemapRecord &sitemap)
{
    QList<QVariant> values = valuesOf(sitemap, ruleOf(sitemap));
    values.append(qlonglong(sitemap.id));
    m_session.run(m_update, values.constData(), values.size());
}

void SitemapTable::setVersions(UrlId id, const QByteArray &versions)
{
    if (id == UrlId::None) {
        Statement clear(m_session.connection(), QStringLiteral("DELETE FROM sitemap_versions"));
        m_session.run(clear);
        return;
    }
    m_session.run(m_dropVersions, {qlonglong(base::raw(id))});
    m_session.run(m_addVersions, {qlonglong(base::raw(id)), textValue(versions)});
}

QList<SitemapRecord> SitemapTable::all(Statement &statement, std::initializer_list<QVariant> values)
{
    if (!m_session.run(statement, values))
        return {};
    QList<SitemapRecord> list;
    while (statement.next())
        list.append(sitemapFromRow(statement));
    return m_session.check(statement) ? list : QList<SitemapRecord>();
}

QList<SitemapRecord> SitemapTable::queued(int limit)
{
    return all(m_queued, {limit});
}

QList<SitemapRecord> SitemapTable::skipped(int run, RuleKind rule, int limit)
{
    Statement skipped(m_session.connection(),
        sitemapSql() % QStringLiteral(" WHERE s.state = 2 AND s.run = ? AND r.name = ? ORDER BY s.id LIMIT ?"));
    return all(skipped, {run, textValue(Rule{rule}.name()), limit});
}

QHash<HostId, QPair<int, int>> SitemapTable::byHost(int run)
{
    if (!m_session.run(m_byHost, {run}))
        return {};
    QHash<HostId, QPair<int, int>> counts;
    while (m_byHost.next())
        counts.insert(HostId(intFromNumber(m_byHost.number(0))),
            {intFromNumber(m_byHost.number(1)), intFromNumber(m_byHost.number(2))});
    return m_session.check(m_byHost) ? counts : QHash<HostId, QPair<int, int>>();
}

void Reader::forEachSitemap(const std::function<bool(const SitemapRecord &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    m_impl->each(sitemapSql() % QStringLiteral(" ORDER BY s.id"), {},
        [&visit](const Statement &row) { return visit(sitemapFromRow(row)); });
}

void Reader::forEachSitemapVersions(const std::function<bool(UrlId, const QByteArray &)> &visit, UrlId from)
{
    const Impl::Moment moment(*m_impl);
    m_impl->each(QStringLiteral("SELECT id, versions FROM sitemap_versions WHERE id >= ? ORDER BY id"),
        {qlonglong(base::raw(from))},
        [&visit](const Statement &row) { return visit(UrlId(row.number(0)), row.text(1)); });
}

std::optional<SitemapRecord> Reader::sitemap(const QByteArray &url)
{
    const Impl::Moment moment(*m_impl);
    std::optional<SitemapRecord> sitemap;
    m_impl->each(sitemapSql() % QStringLiteral(" WHERE s.url = ?"), {textValue(url)}, [&sitemap](const Statement &row) {
        sitemap = sitemapFromRow(row);
        return false;
    });
    return sitemap;
}

QList<SitemapRecord> Reader::sitemaps(HostId host, int limit)
{
    const Impl::Moment moment(*m_impl);
    QList<SitemapRecord> list;
    m_impl->each(
        sitemapSql() % QStringLiteral(" WHERE s.host = ? OR (s.source < 2 AND s.parent = ?) ORDER BY s.id LIMIT ?"),
        {base::raw(host), base::raw(host), limit}, [&list](const Statement &row) {
            list.append(sitemapFromRow(row));
            return true;
        });
    return list;
}

} // namespace argiope::store
