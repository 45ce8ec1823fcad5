#include "ui/project/logbuffer.h"

#include <algorithm>

namespace argiope::project {

void LogBuffer::log(const base::LogEntry &entry)
{
    std::shared_ptr<base::LogSink> copy;
    {
        const QMutexLocker lock(&m_mutex);
        copy = m_copy;
        if (m_entries.size() < Capacity) {
            m_entries.append(entry);
        } else {
            m_entries[m_start] = entry;
            m_start = (m_start + 1) % Capacity;
            ++m_dropped;
        }
    }
    // Not under the lock: a copy may have to wait for its disk, and the window must not wait with it.
    if (copy)
        copy->log(entry);
}

void LogBuffer::setCopy(std::shared_ptr<base::LogSink> copy)
{
    const QMutexLocker lock(&m_mutex);
    m_copy = std::move(copy);
    if (!m_copy)
        return;
    for (qsizetype i = 0; i < m_entries.size(); ++i)
        m_copy->log(m_entries.at((m_start + i) % m_entries.size()));
}

QList<base::LogEntry> LogBuffer::take(qint64 *dropped)
{
    QList<base::LogEntry> entries;
    const QMutexLocker lock(&m_mutex);
    std::rotate(m_entries.begin(), m_entries.begin() + m_start, m_entries.end());
    entries.swap(m_entries);
    m_start = 0;
    if (dropped)
        *dropped = m_dropped;
    m_dropped = 0;
    return entries;
}

} // namespace argiope::project
