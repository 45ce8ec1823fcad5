#include "core/store/linkstore.h"

#include "core/store/linkids.h"
#include "core/store/pagecolumns.h"

#include <algorithm>
#include <vector>

namespace argiope::store {

LinkStore::LinkStore(WriteSession &session, UrlStore &urls)
    : m_session(session)
    , m_urls(urls)
    // Every bound value costs as much as writing its share of the row, so small ones travel together:
    // a = place, rule; b = text, kind, rel, followed. See setLinks().
    , m_insert(session.connection(), session.transaction(), QStringLiteral("WITH v (id, target, a, b) AS (VALUES"), 4,
          QStringLiteral(
              ") INSERT INTO links (id, target, place, kind, rel, rule, followed, text_id) SELECT id, target, "
              "a >> 32, (b >> 17) & 255, (b >> 1) & 65535, a & 2147483647, b & 1, b >> 25 FROM v"))
    , m_insertInlinks(session.connection(), session.transaction(),
          QStringLiteral("INSERT INTO inlinks (target, n) VALUES"), 2,
          QStringLiteral("ON CONFLICT (target) DO UPDATE SET n = inlinks.n + excluded.n"))
    , m_index(session.connection(), session.transaction())
    , m_stored(session.connection(),
          QStringLiteral("SELECT t.id, t.state, t.role, t.depth, t.hops, t.host, t.rule, t.run, l.followed, l.kind, "
                         "l.rule FROM links l JOIN urls t ON t.id = l.target WHERE l.id BETWEEN ? AND ? ORDER BY l.id"))
    , m_drop(session.connection(), QStringLiteral("DELETE FROM links WHERE id BETWEEN ? AND ?"))
    , m_followed(session.connection(),
          QStringLiteral("SELECT target FROM links WHERE id BETWEEN ? AND ? AND followed = 1 UNION "
                         "SELECT redirect_to FROM pages WHERE id = ? AND redirect_to IS NOT NULL"))
    , m_targets(session.connection(),
          QStringLiteral("SELECT target, MAX(followed), COUNT(*), target = COALESCE((SELECT redirect_to FROM pages "
                         "WHERE id = ?), 0) FROM links WHERE id BETWEEN ? AND ? GROUP BY target"))
{
}

void LinkStore::load()
{
    if (const auto error = m_index.load())
        m_session.fail(*error);
}

void LinkStore::forget()
{
    m_insert.clear();
    m_insertInlinks.clear();
    m_newSources.clear();
    load();
}

bool LinkStore::flush()
{
    if (m_session.failed())
        return false;
    m_session.flush(m_insert);
    m_newSources.clear();
    return !m_session.failed();
}

bool LinkStore::flushIndex()
{
    if (m_session.failed())
        return false;
    if (const auto error = m_index.flush())
        m_session.fail(*error);
    return !m_session.failed();
}

void LinkStore::cutIndex()
{
    if (m_session.failed())
        return;
    if (const auto error = m_index.cut())
        m_session.fail(*error);
}

base::Result<void, StoreError> LinkStore::mendIndex()
{
    const auto worn = m_index.isWorn();
    if (!worn)
        return base::Failure{worn.error()};
    if (!*worn)
        return {};
    const EarlyWrites early(m_session);
    return m_index.rewrite();
}

void LinkStore::setLinks(UrlId source, std::span<const LinkRow> links)
{
    if (m_session.failed())
        return;
    if (qint64(links.size()) > MaxLinksOfPage) {
        m_session.fail(StoreError::Code::Io, QStringLiteral("%1 links on one page").arg(links.size()));
        return;
    }
    if (m_newSources.contains(base::raw(source)) && !flush())
        return;
    if (!m_session.run(m_drop, {firstLinkId(base::raw(source)), lastLinkId(base::raw(source))}) || links.empty())
        return;
    if (const auto error = m_index.add(base::raw(source), firstLinkId(base::raw(source)), links)) {
        m_session.fail(*error);
        return;
    }
    m_newSources.insert(base::raw(source));
    qlonglong id = firstLinkId(base::raw(source));
    for (const LinkRow &link : links) {
        const qlonglong placeAndRule = qlonglong(link.place) << 32 | qlonglong(base::raw(link.rule));
        const qlonglong textAndKind = qlonglong(base::raw(link.text)) << 25 | qlonglong(link.kind) << 17
            | qlonglong(link.rel.toInt()) << 1 | qlonglong(link.followed);
        if (!m_insert.add(id++, qlonglong(base::raw(link.target)), placeAndRule, textAndKind)) {
            m_session.fail(m_insert.error());
            return;
        }
    }
    if (m_insert.isEmpty())
        m_newSources.clear();
}

QList<UrlId> LinkStore::followedTargets(UrlId source)
{
    if (!flush() || !m_session.run(m_followed, {firstLinkId(base::raw(source)), lastLinkId(base::raw(source)), qlonglong(base::raw(source))}))
        return {};
    QList<UrlId> targets;
    while (m_followed.next())
        targets.append(UrlId(m_followed.number(0)));
    if (!m_session.check(m_followed))
        return {};
    return targets;
}

QList<LinkTarget> LinkStore::linkTargets(UrlId source)
{
    if (!flush() || !m_session.run(m_targets, {qlonglong(base::raw(source)), firstLinkId(base::raw(source)), lastLinkId(base::raw(source))}))
        return {};
    QList<LinkTarget> targets;
    while (m_targets.next())
        targets.append(
            {UrlId(m_targets.number(0)), m_targets.number(1) != 0, int(m_targets.number(2)), m_targets.number(3) != 0});
    if (!m_session.check(m_targets))
        return {};
    return targets;
}

QList<StoredLink> LinkStore::storedLinks(UrlId source)
{
    if (!m_urls.flush() || !flush() || !m_session.run(m_stored, {firstLinkId(base::raw(source)), lastLinkId(base::raw(source))}))
        return {};
    QList<StoredLink> links;
    while (m_stored.next()) {
        const Statement &row = m_stored;
        links.append({UrlStore::known(row, 0), row.number(8) != 0, LinkKind(row.number(9)),
            RuleId(intFromNumber(row.number(10)))});
    }
    if (!m_session.check(m_stored))
        return {};
    return links;
}

void LinkStore::addInlinks(const QHash<UrlId, int> &counts)
{
    if (m_session.failed())
        return;
    // In the table's order: each of its pages is then looked for once, not once a row.
    std::vector<std::pair<qlonglong, int>> sorted;
    sorted.reserve(size_t(counts.size()));
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() != 0)
            sorted.emplace_back(base::raw(it.key()), it.value());
    }
    std::sort(sorted.begin(), sorted.end());
    bool done = true;
    for (size_t i = 0; done && i < sorted.size(); ++i)
        done = m_insertInlinks.add(sorted[i].first, sorted[i].second);
    if (!done || !m_insertInlinks.flush())
        m_session.fail(m_insertInlinks.error());
}

} // namespace argiope::store
