#pragma once

#include "core/audit/check.h"
#include "core/audit/limits.h"
#include "core/facts/observations.h"
#include "core/store/types.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace argiope::audit {

/// Takes what is found in files that are no pages, with their URL.
using FileSink = std::function<void(const char *check, const QByteArray &url, Verdict verdict)>;

/// robots.txt of one host, as it was answered and as it reads.
void checkRobots(const store::HostRecord &host, const FileSink &sink);

/// The certificate of one host, as it was when robots.txt was asked for.
void checkTls(const store::HostRecord &host, const Limits &limits, const FileSink &sink);

/// The sitemaps that a crawl asked for. Fed one by one, then finished.
class SitemapChecks
{
public:
    explicit SitemapChecks(FileSink sink)
        : m_sink(std::move(sink))
    {
    }
    /// Before the first sitemap, of every host: what its robots.txt says of sitemaps elsewhere.
    void takeHost(const store::HostRecord &host);
    void take(const store::SitemapRecord &sitemap);
    void finish();

private:
    void takeEntries(const store::SitemapRecord &sitemap);
    void checkPlace(const store::SitemapRecord &sitemap, const facts::Observations &seen);

    FileSink m_sink;
    QHash<QByteArray, QSet<QByteArray>> m_sitemapsOf; ///< by the origin whose robots.txt names them
    QSet<qint64> m_invited; ///< ids of sitemaps that robots.txt of their own host names, and of what these list
    bool m_any = false; ///< one was asked for
    bool m_named = false; ///< robots.txt names one
    bool m_read = false; ///< one is there and was read
    QByteArray m_usual; ///< where one would be
};

} // namespace argiope::audit
