#pragma once

#include "core/store/urlstore.h"

#include <optional>

namespace argiope::store {

/// Tables `pages`, `page_facts` and `page_headers` (and what is to go of `page_texts`): what is known of the URLs that
/// were fetched.
class PageStore
{
public:
    PageStore(WriteSession &session, UrlStore &urls);

    [[nodiscard]] std::optional<PageSummary> summary(UrlId id); ///< nothing where it was never fetched
    [[nodiscard]] std::optional<PageRecord> page(UrlId id); ///< without headers; nothing where it was never fetched
    /// The fetch is over: stores the record and takes the URL out of the queue. With `keepHeaders` those stored stay.
    void finish(const PageRecord &page, bool keepHeaders);
    /// What finish() does not touch: visits, lastChanged, goneSince, notModified.
    void setHistory(const PageRecord &page);
    void drop(UrlId id); ///< with its headers and its text

private:
    WriteSession &m_session;
    UrlStore &m_urls;
    Statement m_summary;
    Statement m_page;
    Statement m_store;
    Statement m_storeDocument;
    Statement m_dropDocument;
    Statement m_setHistory;
    Statement m_drop;
    Statement m_storeHeaders;
    Statement m_dropHeaders;
    Statement m_dropTexts;
};

} // namespace argiope::store
