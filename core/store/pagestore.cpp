#include "core/store/pagestore.h"

#include "core/store/pagecolumns.h"

namespace argiope::store {

PageStore::PageStore(WriteSession &session, UrlStore &urls)
    : m_session(session)
    , m_urls(urls)
    , m_summary(session.connection(), QStringLiteral("SELECT outcome, status, bytes, outlinks FROM pages WHERE id = ?"))
    , m_page(session.connection(),
          QStringLiteral("SELECT ") % pageColumnList()
              % QStringLiteral(" FROM pages p LEFT JOIN page_facts d ON d.id = p.id WHERE p.id = ?"))
    , m_store(session.connection(), storePageSql(FactTable::Pages))
    , m_storeDocument(session.connection(), storePageSql(FactTable::Document))
    , m_dropDocument(session.connection(), QStringLiteral("DELETE FROM page_facts WHERE id = ?"))
    , m_setHistory(session.connection(), setHistorySql())
    , m_drop(session.connection(), QStringLiteral("DELETE FROM pages WHERE id = ?"))
    , m_storeHeaders(session.connection(),
          QStringLiteral("INSERT INTO page_headers (id, headers) VALUES (?, ?) "
                         "ON CONFLICT (id) DO UPDATE SET headers = excluded.headers"))
    , m_dropHeaders(session.connection(), QStringLiteral("DELETE FROM page_headers WHERE id = ?"))
    , m_dropTexts(session.connection(), QStringLiteral("DELETE FROM page_texts WHERE page = ?"))
{
}

std::optional<PageSummary> PageStore::summary(UrlId id)
{
    if (!m_session.run(m_summary, {qlonglong(base::raw(id))}))
        return {};
    std::optional<PageSummary> page;
    if (m_summary.next()) {
        page = {outcomeFromNumber(m_summary.number(0)), intFromNumber(m_summary.number(1)), m_summary.number(2),
            intFromNumber(m_summary.number(3))};
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
    if (m_page.next())
        page = pageFromRow(m_page, 0, id);
    if (!m_session.check(m_page))
        return {};
    return page;
}

void PageStore::finish(const PageRecord &page, bool keepHeaders)
{
    if (!m_urls.flushFor(page.id))
        return;
    const qlonglong id = base::raw(page.id);
    if (!m_session.run(m_store, pageValues(page, FactTable::Pages)))
        return;
    if (page.readAs > 0)
        m_session.run(m_storeDocument, pageValues(page, FactTable::Document));
    else
        m_session.run(m_dropDocument, {id});
    if (!keepHeaders && page.headers.isEmpty())
        m_session.run(m_dropHeaders, {id});
    else if (!keepHeaders)
        m_session.run(m_storeHeaders, {id, page.headers});
    m_urls.finish(page.id);
}

void PageStore::setHistory(const PageRecord &page)
{
    m_session.run(m_setHistory, historyValues(page));
}

void PageStore::drop(UrlId id)
{
    m_session.run(m_dropTexts, {qlonglong(base::raw(id))});
    m_session.run(m_dropHeaders, {qlonglong(base::raw(id))});
    m_session.run(m_dropDocument, {qlonglong(base::raw(id))});
    m_session.run(m_drop, {qlonglong(base::raw(id))});
}

} // namespace argiope::store
