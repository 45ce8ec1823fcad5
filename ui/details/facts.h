#pragma once

#include "core/engine/whynow.h"
#include "core/settings/crawlsettings.h"
#include "core/store/columns.h"
#include "core/store/types.h"

#include <QList>
#include <QString>

#include <optional>
#include <utility>

namespace argiope::details {

/// All that is shown of one URL, read at one moment on the reader's thread. A plain value.
struct Facts
{
    bool found = false;
    store::UrlRecord record;
    settings::CrawlSettings settings; ///< of the project
    QList<store::UrlRecord> path; ///< seed first, the URL itself last
    /// The link that first led here: that of the referrer. targetId None where there is none.
    store::LinkRecord firstLink;
    base::UrlId canonical = base::UrlId::None; ///< the URL that it names as canonical, where the project has it
    std::optional<engine::WhyNow> whyNow; ///< where it waits
    QList<store::UrlRecord> chain; ///< Reader::redirectChain()
    QList<store::VisitRecord> visits; ///< Reader::visits()
    QByteArray server; ///< IP address of its host; "": not known
    /// Columns that are no part of the record: ranks, and the project's own.
    QList<std::pair<store::Column, store::Value>> further;
};

/// Rich text; links in it are "id:NUMBER".
[[nodiscard]] QString factsHtml(const Facts &facts);
[[nodiscard]] QString whyHtml(const Facts &facts);
/// `others`: pages that redirect here too; none while it is not known.
[[nodiscard]] QString redirectsHtml(const Facts &facts, const std::optional<QList<store::UrlRecord>> &others);
[[nodiscard]] QString headersHtml(const Facts &facts);
/// A bar of what the time went into, and its legend; "" where nothing is known.
[[nodiscard]] QString timingHtml(const store::PageRecord &page);

} // namespace argiope::details
