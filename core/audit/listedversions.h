#pragma once

#include "core/audit/pageview.h"
#include "core/url/canonical.h"

#include <QHash>

#include <optional>

namespace argiope::audit {

/// What sitemaps say of pages' versions in other languages, to be held against what the pages say. 24 bytes of memory a
/// page that a sitemap says so of.
class ListedVersions
{
public:
    explicit ListedVersions(const url::CanonicalOptions &sameUrls)
        : m_sameUrls(sameUrls)
    {
    }
    /// `versions`: as fact `language_versions` has them.
    void add(base::UrlId id, const QByteArray &versions);
    /// Nothing where no sitemap says anything, or the page does not.
    [[nodiscard]] std::optional<Verdict> of(const PageView &page) const;

private:
    struct Set
    {
        quint64 hash = 0; ///< of codes and URLs, in whatever order they stand
        int size = 0;
    };
    [[nodiscard]] Set setOf(const QList<LanguageVersion> &versions) const;

    const url::CanonicalOptions m_sameUrls;
    QHash<base::UrlId, Set> m_sets;
};

} // namespace argiope::audit
