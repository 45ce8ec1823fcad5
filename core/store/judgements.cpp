#include "core/store/judgements.h"

#include "core/store/linkstore.h"
#include "core/store/urlstore.h"

namespace argiope::store {

void Judgements::rejudge(UrlId page, std::span<const StoredLink> links)
{
    m_links.rejudge(page, links);
}

QList<UrlId> Judgements::pages(UrlId after, int limit)
{
    return m_links.pages(after, limit);
}

bool Judgements::isInSitemap(UrlId url)
{
    return m_urls.isInSitemap(url);
}

} // namespace argiope::store
