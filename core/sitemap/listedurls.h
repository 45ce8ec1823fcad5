#pragma once

#include <QtGlobal>

#include <mutex>
#include <unordered_map>

namespace argiope::sitemap {

/// Which sitemap of a crawl named a URL first, to tell what several of them have in common. Some 40 bytes for each of
/// the first MostUrls; of what comes behind them nothing is known. Any thread.
class ListedUrls
{
public:
    static constexpr size_t MostUrls = 1'000'000;

    /// Hashes of both. Whether another sitemap has named the URL before.
    [[nodiscard]] bool isElsewhere(quint64 url, quint64 sitemap);

private:
    std::mutex m_mutex;
    std::unordered_map<quint64, quint64> m_sitemaps; ///< by URL
};

} // namespace argiope::sitemap
