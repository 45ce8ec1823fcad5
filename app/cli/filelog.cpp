#include "app/cli/filelog.h"

namespace argiope::cli {

bool FileLog::open(const QString &path, QString *error)
{
    m_file.setFileName(path);
    m_new = !m_file.exists();
    // Unbuffered: a log is most wanted where the program did not end well.
    if (m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered))
        return true;
    *error = path + QLatin1String(": ") + m_file.errorString();
    return false;
}

void FileLog::log(const base::LogEntry &entry)
{
    const QByteArray line = entry.toLine() + '\n';
    const std::lock_guard lock(m_mutex);
    if (m_error.isEmpty() && m_file.write(line) != line.size())
        m_error = m_file.fileName() + QLatin1String(": ") + m_file.errorString();
}

QString FileLog::error() const
{
    const std::lock_guard lock(m_mutex);
    return m_error;
}

void FileLog::removeIfNew()
{
    const std::lock_guard lock(m_mutex);
    if (!m_new || m_file.size() > 0)
        return;
    m_file.close();
    m_file.remove();
}

} // namespace argiope::cli
