#pragma once

#include "core/base/ids.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <atomic>

namespace argiope::store {
class Reader;
}

namespace argiope::audit {

/// What sitemaps say of pages' versions in other languages. The pages of one set say the same, which is held once.
/// Filled by one thread, then any thread.
class ListedVersions
{
public:
    /// `only`: of one page; None: of all. Stops early when `*cancel` becomes true.
    void read(store::Reader &reader, base::UrlId only = base::UrlId::None, const std::atomic<bool> *cancel = nullptr);
    /// `versions`: as fact `language_versions` has them.
    void add(base::UrlId id, const QByteArray &versions);
    [[nodiscard]] bool isEmpty() const { return m_byPage.isEmpty(); }
    /// "" where no sitemap says anything of it.
    [[nodiscard]] QByteArray of(base::UrlId id) const;

private:
    QList<QByteArray> m_sets;
    QHash<QByteArray, qsizetype> m_numbers; ///< of the sets
    QHash<base::UrlId, qsizetype> m_byPage;
};

} // namespace argiope::audit
