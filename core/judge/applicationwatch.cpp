#include "core/judge/applicationwatch.h"

#include "core/settings/applicationnames.h"

namespace argiope::judge {

namespace {

scope::WasteList wasteOfAll(const QList<QByteArray> &applications)
{
    QStringList names;
    for (const QByteArray &id : applications)
        names.append(QString::fromUtf8(id));
    return scope::WasteList(names);
}

} // namespace

QList<QByteArray> ApplicationWatch::see(QByteArrayView document, const net::Headers &headers)
{
    if (m_left.load(std::memory_order_relaxed) <= 0 || m_left.fetch_sub(1) <= 0)
        return {};
    QList<QByteArray> fresh = scope::applicationsIn(document, headers);
    if (fresh.isEmpty())
        return fresh;
    const std::lock_guard lock(m_mutex);
    fresh.removeIf([this](const QByteArray &id) { return m_found.contains(id); });
    if (fresh.isEmpty())
        return fresh;
    m_found.append(fresh);
    m_waste = wasteOfAll(m_found);
    return fresh;
}

QList<QByteArray> ApplicationWatch::found() const
{
    const std::lock_guard lock(m_mutex);
    return m_found;
}

void ApplicationWatch::restore(const QList<QByteArray> &applications)
{
    const std::lock_guard lock(m_mutex);
    for (const QByteArray &id : applications) {
        if (settings::applicationOf(id) && !m_found.contains(id))
            m_found.append(id);
    }
    m_waste = wasteOfAll(m_found);
}

QByteArray ApplicationWatch::wasteOf(const url::Url &url) const
{
    const std::lock_guard lock(m_mutex);
    return m_waste.match(url);
}

} // namespace argiope::judge
