#pragma once

#include "core/net/certificates.h"

#include <QSet>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

namespace argiope::net {

/// Certificates of issuers that servers do not send, for all fetchers of a crawl: each is fetched once, and one that
/// could not be had is not asked for again. Any thread. Bounded.
class IssuerBook
{
public:
    static constexpr qsizetype MostIssuers = 1000;

    [[nodiscard]] Issuers known() const;
    /// Null: it cannot be had. Nothing: the fetch was aborted, which says nothing of the certificate.
    using Fetch = std::function<std::optional<QSslCertificate>()>;
    /// Has `fetch` called, on this thread, for a place that nobody has asked yet. Where another thread is at it this
    /// one waits, until `isAborted`. True where the certificate is there now.
    [[nodiscard]] bool get(const QByteArray &place, const Fetch &fetch, const std::function<bool()> &isAborted);

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    Issuers m_known;
    QSet<QByteArray> m_underWay;
};

} // namespace argiope::net
