#pragma once

#include "core/engine/crawl.h"
#include "core/store/reader.h"
#include "core/trap/trap.h"

#include <QList>
#include <QMap>
#include <QMutex>
#include <QString>
#include <QTemporaryDir>

#include <functional>
#include <optional>

namespace argiope::test {

/// How a crawl ended and what its project holds, read back through a Reader of its own.
struct CrawlRun
{
    engine::EndReason reason = engine::EndReason::None;
    std::optional<engine::CrawlError> error;
    engine::Counters counters;
    store::Stats stats;
    QMap<QByteArray, store::UrlRecord> urls; ///< crawled or waiting, by URL
    QMap<QByteArray, store::UrlRecord> skipped;
    QList<store::LinkRecord> links;
    QList<trap::Trap> traps;

    /// "url depth outcome status" of every URL and "url rule" of every skipped one, sorted: what must not depend on
    /// threads or interruptions. `base` is cut off the front of URLs.
    [[nodiscard]] QByteArray summary(const QByteArray &base) const;
    [[nodiscard]] QList<QByteArray> paths(const QByteArray &base) const; ///< of urls
};

/// Runs a crawl to its end on the calling thread's event loop. `during` is called at every progress.
[[nodiscard]] CrawlRun runCrawl(
    const engine::CrawlOptions &options, const std::function<void(engine::Crawl &)> &during = {});
/// Reads a project that nobody writes.
[[nodiscard]] CrawlRun readProject(const QString &path);

/// The counters agree with each other and with the file; records a test failure otherwise.
[[nodiscard]] bool countersHold(const CrawlRun &run);
/// inlinks of each URL are the stored links that lead to it; records a test failure otherwise.
[[nodiscard]] bool inlinksHold(const CrawlRun &run);

/// Keeps every line, for CrawlOptions::log.
class KeptLog final : public base::LogSink
{
public:
    void log(const base::LogEntry &entry) override
    {
        const QMutexLocker lock(&m_mutex);
        m_entries.append(entry);
    }
    [[nodiscard]] QList<base::LogEntry> entries() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_entries;
    }

private:
    mutable QMutex m_mutex;
    QList<base::LogEntry> m_entries;
};

/// Settings for a site on loopback: short time-outs, no retries.
[[nodiscard]] engine::CrawlOptions crawlOptions(const QString &path, const QByteArray &seed, int threads = 4);
/// To go on with what the first crawl left, and to fetch more of it once more.
[[nodiscard]] engine::CrawlOptions refetchOptions(
    const engine::CrawlOptions &first, engine::RefetchKind refetch = engine::RefetchKind::Everything);

} // namespace argiope::test
