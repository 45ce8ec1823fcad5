#include "core/sitemap/listedurls.h"

namespace argiope::sitemap {

bool ListedUrls::isElsewhere(quint64 url, quint64 sitemap)
{
    const std::scoped_lock lock(m_mutex);
    if (m_sitemaps.size() >= MostUrls) {
        const auto known = m_sitemaps.find(url);
        return known != m_sitemaps.end() && known->second != sitemap;
    }
    return m_sitemaps.try_emplace(url, sitemap).first->second != sitemap;
}

} // namespace argiope::sitemap
