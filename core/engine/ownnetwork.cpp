#include "core/engine/ownnetwork.h"

#include "core/url/host.h"

#include <QSemaphore>

#include <algorithm>
#include <memory>

namespace argiope::engine {

namespace {

constexpr int LookMs = 50; ///< between two looks whether somebody has interrupted

bool isLocalAddress(const QHostAddress &address)
{
    const QByteArray text = address.toString().toLatin1();
    return url::isLocalHost(address.protocol() == QAbstractSocket::IPv6Protocol ? QByteArray('[' + text + ']') : text);
}

std::optional<bool> isLocal(net::NameBook *names, QByteArrayView host, const base::Interruption &interruption)
{
    if (url::isLocalHost(host))
        return true;
    const QString name = QString::fromLatin1(host);
    if (!names || host.startsWith('[') || !QHostAddress(name).isNull())
        return false;
    for (;;) {
        const auto answered = std::make_shared<QSemaphore>();
        if (const auto known = names->ask(name, [answered] { answered->release(); }))
            return std::any_of(known->addresses.cbegin(), known->addresses.cend(), isLocalAddress);
        while (!answered->tryAcquire(1, LookMs)) {
            if (interruption.isInterrupted())
                return std::nullopt;
        }
    }
}

} // namespace

std::optional<bool> reachesOwnNetwork(
    net::NameBook *names, const url::Url &page, const url::Url &url, const base::Interruption &interruption)
{
    if (url.hostname() == page.hostname())
        return false;
    const auto target = isLocal(names, url.hostname(), interruption);
    if (!target || !*target)
        return target;
    const auto from = isLocal(names, page.hostname(), interruption);
    return from ? std::optional(!*from) : std::nullopt;
}

} // namespace argiope::engine
