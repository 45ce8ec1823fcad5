#include "core/engine/urltrace.h"

namespace argiope::engine {

namespace {

constexpr qsizetype BytesOfKey = 8;
constexpr qsizetype BytesAtOnce = 256 * 1024;

} // namespace

bool UrlTrace::open(const QString &path, QString *error)
{
    const std::scoped_lock lock(m_mutex);
    m_file.setFileName(path);
    if (m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return true;
    *error = path + QLatin1String(": ") + m_file.errorString();
    return false;
}

void UrlTrace::put(const url::UrlKey &key)
{
    m_bytes.append(reinterpret_cast<const char *>(key.bytes.data()), BytesOfKey);
}

void UrlTrace::add(const judge::FoundLinks &found)
{
    const std::scoped_lock lock(m_mutex);
    if (!m_error.isEmpty())
        return;
    for (const judge::FoundLink &link : found.links)
        put(found.targets[link.target].key);
    if (m_bytes.size() >= BytesAtOnce)
        flush();
}

void UrlTrace::flush()
{
    if (m_error.isEmpty() && m_file.write(m_bytes) != m_bytes.size())
        m_error = m_file.fileName() + QLatin1String(": ") + m_file.errorString();
    m_bytes.clear();
}

QString UrlTrace::close()
{
    const std::scoped_lock lock(m_mutex);
    flush();
    m_file.close();
    return m_error;
}

} // namespace argiope::engine
