#include "core/engine/recorder/steadytwins.h"

#include "core/store/runqueue.h"
#include "core/url/steadyaddress.h"

#include <algorithm>

namespace argiope::engine {

using base::UrlId;
using store::KnownUrl;

namespace {

quint64 hashOf(const QByteArray &address)
{
    const url::UrlKey key = url::urlKey(url::steadyIdentity(address), 0);
    quint64 hash = 0;
    std::copy_n(key.bytes.begin(), sizeof hash, reinterpret_cast<quint8 *>(&hash));
    return hash;
}

} // namespace

void SteadyTwins::read(int run)
{
    m_run = run;
    m_ids.clear();
    m_writer.runQueue().forEachUnmet(run, [this](UrlId id, const QByteArray &url) {
        if (url::isUnsteady(url))
            m_ids[hashOf(url)].append(id);
    });
    for (QList<UrlId> &ids : m_ids)
        std::reverse(ids.begin(), ids.end());
}

std::optional<KnownUrl> SteadyTwins::take(const url::UrlKey &key, const QByteArray &url, int run)
{
    if (!url::isUnsteady(url))
        return {};
    if (m_run != run)
        read(run);
    const auto ids = m_ids.find(hashOf(url));
    while (ids != m_ids.end() && !ids->isEmpty()) {
        const UrlId id = ids->takeLast();
        auto known = m_writer.byId(id);
        if (!known || known->run >= run)
            continue; // it was met by the address that it has
        m_writer.readdress(id, key, url);
        return known;
    }
    return {};
}

} // namespace argiope::engine
