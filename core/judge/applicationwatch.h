#pragma once

#include "core/net/fetcher.h"
#include "core/scope/applications.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QList>

#include <atomic>
#include <mutex>

namespace argiope::judge {

/// Which well-known applications the pages of a crawl come from. Owned by the Session; any thread.
class ApplicationWatch
{
public:
    /// A page of the site was fetched; those that nobody has seen before. Looks at the first pages only.
    [[nodiscard]] QList<QByteArray> see(QByteArrayView document, const net::Headers &headers);
    [[nodiscard]] QList<QByteArray> found() const; ///< in the order in which they were
    void restore(const QList<QByteArray> &applications);
    [[nodiscard]] bool knowsAny() const { return m_knowsAny.load(std::memory_order_acquire); }
    /// What of their usual waste the URL is; "" for none.
    [[nodiscard]] QByteArray wasteOf(const url::Url &url) const;
    /// The same in detail, without what may be what the site is made for (scope::WasteList::Use::Judged).
    [[nodiscard]] QByteArray judgedWasteOf(const url::Url &url) const;

private:
    void knowWaste();

    std::atomic<int> m_left{500}; ///< pages that are looked at
    mutable std::mutex m_mutex;
    QList<QByteArray> m_found;
    scope::WasteList m_waste{{}};
    scope::WasteList m_judged{{}};
    std::atomic<bool> m_knowsAny{false};
};

} // namespace argiope::judge
