#pragma once

#include "core/store/types.h"

#include <QList>

#include <span>

namespace argiope::store {

class LinkStore;
class UrlStore;

/// What was said of links and URLs when they were met, for who judges them anew. Part of the writer: same thread, same
/// transactions.
class Judgements
{
public:
    Judgements(UrlStore &urls, LinkStore &links)
        : m_urls(urls)
        , m_links(links)
    {
    }
    /// All links of a page, as Writer::storedLinks() gave them, but with other rules, and followed or not.
    void rejudge(UrlId page, std::span<const StoredLink> links);
    /// Behind `after`, by id: pages with stored links.
    [[nodiscard]] QList<UrlId> pages(UrlId after, int limit);
    [[nodiscard]] bool isInSitemap(UrlId url);

private:
    UrlStore &m_urls;
    LinkStore &m_links;
};

} // namespace argiope::store
