#include "core/net/issuerbook.h"

#include "core/net/fetcher.h"

#include <chrono>

namespace argiope::net {

std::shared_ptr<IssuerBook> makeIssuerBook()
{
    return std::make_shared<IssuerBook>();
}

Issuers IssuerBook::known() const
{
    const std::lock_guard lock(m_mutex);
    return m_known;
}

bool IssuerBook::get(const QByteArray &place, const Fetch &fetch, const std::function<bool()> &isAborted)
{
    constexpr std::chrono::milliseconds look{50}; // an abort wakes the fetcher's loop, not this
    std::unique_lock lock(m_mutex);
    while (m_underWay.contains(place)) {
        if (isAborted())
            return false;
        m_changed.wait_for(lock, look);
    }
    if (const auto known = m_known.constFind(place); known != m_known.constEnd())
        return !known->isNull();
    m_underWay.insert(place);
    lock.unlock();
    const std::optional<QSslCertificate> issuer = fetch();
    lock.lock();
    m_underWay.remove(place);
    if (m_known.size() >= MostIssuers)
        m_known.clear();
    if (issuer)
        m_known.insert(place, *issuer);
    m_changed.notify_all();
    return issuer && !issuer->isNull();
}

} // namespace argiope::net
