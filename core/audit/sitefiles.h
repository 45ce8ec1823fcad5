#pragma once

#include "core/audit/check.h"
#include "core/facts/observations.h"
#include "core/store/types.h"

#include <functional>

namespace argiope::audit {

/// Takes what is found in files that are no pages, with their URL.
using FileSink = std::function<void(const char *check, const QByteArray &url, Verdict verdict)>;

/// robots.txt of one host, as it was answered and as it reads.
void checkRobots(const store::HostRecord &host, const FileSink &sink);

/// The sitemaps that a crawl asked for. Fed one by one, then finished.
class SitemapChecks
{
public:
    explicit SitemapChecks(FileSink sink)
        : m_sink(std::move(sink))
    {
    }
    void take(const store::SitemapRecord &sitemap);
    void finish();

private:
    FileSink m_sink;
    bool m_any = false; ///< one was asked for
    bool m_named = false; ///< robots.txt names one
    bool m_read = false; ///< one is there and was read
    QByteArray m_usual; ///< where one would be
};

} // namespace argiope::audit
