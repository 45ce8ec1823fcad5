#pragma once

#include "core/base/log.h"

#include <QList>
#include <QMutex>

#include <memory>

namespace argiope::project {

/// Takes the crawl's log lines from any thread and keeps the newest until the window fetches them. Bounded: where lines
/// come faster than the window reads, the oldest are dropped and counted. Shared by the crawl and the window.
class LogBuffer : public base::LogSink
{
public:
    static constexpr int Capacity = 20000;

    void log(const base::LogEntry &entry) override;
    /// What has come since the last call. `dropped`: how many lines were lost in between.
    [[nodiscard]] QList<base::LogEntry> take(qint64 *dropped = nullptr);
    /// From now on every line goes to `copy` too, beginning with those that nobody has taken; null: no more.
    void setCopy(std::shared_ptr<base::LogSink> copy);

private:
    QMutex m_mutex;
    std::shared_ptr<base::LogSink> m_copy;
    QList<base::LogEntry> m_entries;
    qsizetype m_start = 0; ///< of the oldest where the ring is full
    qint64 m_dropped = 0;
};

} // namespace argiope::project
