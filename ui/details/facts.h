#pragma once

#include "core/store/types.h"

#include <QList>
#include <QString>

namespace argiope::details {

/// All that is shown of one URL, read at one moment on the reader's thread. A plain value.
struct Facts
{
    bool found = false;
    store::UrlRecord record;
    QList<store::LinkRecord> inlinks;
    QList<store::LinkRecord> outlinks;
    QList<store::UrlRecord> path; ///< seed first, the URL itself last
    /// The link that first led here: that of the referrer. targetId None where there is none.
    store::LinkRecord firstLink;
};

/// Rich text; links in it are "id:NUMBER".
[[nodiscard]] QString factsHtml(const Facts &facts);
[[nodiscard]] QString whyHtml(const Facts &facts);

} // namespace argiope::details
