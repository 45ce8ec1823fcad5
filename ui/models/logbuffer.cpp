#include "ui/models/logbuffer.h"

#include <algorithm>

namespace argiope::models {

void LogBuffer::log(const base::LogEntry &entry)
{
    const QMutexLocker lock(&m_mutex);
    if (m_entries.size() < Capacity) {
        m_entries.append(entry);
        return;
    }
    m_entries[m_start] = entry;
    m_start = (m_start + 1) % Capacity;
    ++m_dropped;
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

} // namespace argiope::models
