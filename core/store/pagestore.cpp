#include "core/store/pagestore.h"

#include "core/store/pagecolumns.h"

namespace argiope::store {

namespace {

/// INSERT … ON CONFLICT DO UPDATE for a row of `pages`.
QString storePageSql()
{
    QStringList marks;
    marks.fill(QStringLiteral("?"), PageColumnCount + 1);
    QStringList updates;
    for (const char *column : PageColumns)
        updates << QStringLiteral("%1 = excluded.%1").arg(QLatin1String(column));
    return QStringLiteral("INSERT INTO pages (id, %1) VALUES (%2) ON CONFLICT (id) DO UPDATE SET %3")
        .arg(pageColumnList(), marks.join(QStringLiteral(", ")), updates.join(QStringLiteral(", ")));
}

} // namespace

PageStore::PageStore(WriteSession &session, UrlStore &urls)
    : m_session(session)
    , m_urls(urls)
    , m_summary(session.connection(), QStringLiteral("SELECT outcome, status, bytes, outlinks FROM pages WHERE id = ?"))
    , m_page(session.connection(),
          QStringLiteral("SELECT visits, last_changed, gone_since, not_modified, ") % pageColumnList()
              % QStringLiteral(" FROM pages WHERE id = ?"))
    , m_store(session.connection(), storePageSql())
    , m_setHistory(session.connection(),
          QStringLiteral(
              "UPDATE pages SET visits = ?, last_changed = ?, gone_since = ?, not_modified = ? WHERE id = ?"))
    , m_drop(session.connection(), QStringLiteral("DELETE FROM pages WHERE id = ?"))
    , m_storeHeaders(session.connection(),
          QStringLiteral("INSERT INTO page_headers (id, headers) VALUES (?, ?) "
                         "ON CONFLICT (id) DO UPDATE SET headers = excluded.headers"))
    , m_dropHeaders(session.connection(), QStringLiteral("DELETE FROM page_headers WHERE id = ?"))
{
}

std::optional<PageSummary> PageStore::summary(UrlId id)
{
    if (!m_session.run(m_summary, {qlonglong(base::raw(id))}))
        return {};
    std::optional<PageSummary> page;
    if (m_summary.next()) {
        const auto outcome = m_summary.number(0);
        page = {outcome > 0 && outcome < base::OutcomeCount ? Outcome(outcome) : Outcome::None,
            intFromNumber(m_summary.number(1)), m_summary.number(2), intFromNumber(m_summary.number(3))};
    }
    if (!m_session.check(m_summary))
        return {};
    return page;
}

std::optional<PageRecord> PageStore::page(UrlId id)
{
    if (!m_session.run(m_page, {qlonglong(base::raw(id))}))
        return {};
    std::optional<PageRecord> page;
    if (m_page.next()) {
        constexpr int FirstPageColumn = 4;
        page = pageFromRow(m_page, FirstPageColumn, id);
        page->visits = intFromNumber(m_page.number(0));
        page->lastChanged = m_page.number(1);
        page->goneSince = m_page.number(2);
        page->notModified = m_page.number(3) != 0;
    }
    if (!m_session.check(m_page))
        return {};
    return page;
}

void PageStore::finish(const PageRecord &page, bool keepHeaders)
{
    if (!m_urls.flushFor(page.id))
        return;
    const qlonglong id = base::raw(page.id);
    const auto values = pageValues(page);
    if (!m_session.run(m_store, values.data(), qsizetype(values.size())))
        return;
    if (!keepHeaders && page.headers.isEmpty())
        m_session.run(m_dropHeaders, {id});
    else if (!keepHeaders)
        m_session.run(m_storeHeaders, {id, page.headers});
    m_urls.finish(page.id);
}

void PageStore::setHistory(const PageRecord &page)
{
    const auto timeOrNull = [](qint64 time) { return numberOrNull(time > 0 ? time : -1); };
    m_session.run(m_setHistory,
        {page.visits, timeOrNull(page.lastChanged), timeOrNull(page.goneSince), int(page.notModified),
            qlonglong(base::raw(page.id))});
}

void PageStore::drop(UrlId id)
{
    m_session.run(m_dropHeaders, {qlonglong(base::raw(id))});
    m_session.run(m_drop, {qlonglong(base::raw(id))});
}

} // namespace argiope::store
