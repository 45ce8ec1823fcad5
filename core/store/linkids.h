#pragma once

#include <QtGlobal>

namespace argiope::store {

/// Bits of a link's id below its source: ids of one page's links are neighbours, in document order.
inline constexpr int LinkPositionBits = 24;
inline constexpr qint64 MaxLinksOfPage = qint64(1) << LinkPositionBits;
/// Ids of pages end here: those of their links have to be numbers as well.
inline constexpr qint64 MaxPageId = (qint64(1) << (63 - LinkPositionBits)) - 1;

[[nodiscard]] constexpr qlonglong firstLinkId(qint64 page)
{
    return qlonglong(page) << LinkPositionBits;
}

[[nodiscard]] constexpr qlonglong lastLinkId(qint64 page)
{
    return firstLinkId(page) + (MaxLinksOfPage - 1); // the last of all is the largest number there is
}

[[nodiscard]] constexpr qint64 pageOfLink(qint64 link)
{
    return link >> LinkPositionBits;
}

} // namespace argiope::store
