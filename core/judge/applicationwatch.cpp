#include "core/judge/applicationwatch.h"

#include "core/settings/applicationnames.h"

namespace argiope::judge {

void ApplicationWatch::knowWaste()
{
    QStringList names;
    for (const QByteArray &id : std::as_const(m_found))
        names.append(QString::fromUtf8(id));
    m_waste = scope::WasteList(names);
    m_judged = scope::WasteList(names, scope::WasteList::Use::Judged);
    m_knowsAny.store(!m_found.isEmpty(), std::memory_order_release);
}

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
    knowWaste();
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
    knowWaste();
}

QByteArray ApplicationWatch::wasteOf(const url::Url &url) const
{
    const std::lock_guard lock(m_mutex);
    return m_waste.match(url);
}

QByteArray ApplicationWatch::judgedWasteOf(const url::Url &url) const
{
    const std::lock_guard lock(m_mutex);
    return m_judged.matchInDetail(url);
}

} // namespace argiope::judge
