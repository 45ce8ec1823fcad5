#pragma once

#include "core/store/reader.h"

#include <QSet>

namespace argiope::audit {

/// The start addresses of a crawl, and the pages that these redirect to: "/de/" is the home page of a site whose "/"
/// leads there. Read once; any thread may ask.
class StartPages
{
public:
    explicit StartPages(store::Reader &reader);
    [[nodiscard]] bool has(const store::UrlRecord &record) const;

private:
    QSet<base::UrlId> m_reached; ///< by redirects
};

} // namespace argiope::audit
