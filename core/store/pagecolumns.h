#pragma once

#include "core/store/connection.h"
#include "core/store/types.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <array>

namespace argiope::store {

/// The columns of table `pages` behind its id, in the order in which both sides use them.
inline constexpr std::array PageColumns{"outcome", "status", "bytes", "outlinks", "word_count", "h1_count", "no_index",
    "no_follow", "redirect_to", "attempts", "worker", "connect_ms", "first_byte_ms", "download_ms", "response_ms",
    "parse_ms", "fetched_at", "content_type", "charset", "title", "description", "h1", "language", "meta_robots",
    "canonical", "content_hash", "text_hash", "etag", "last_modified", "http_version", "error"};
inline constexpr int PageColumnCount = int(PageColumns.size());

/// "p.outcome, p.status, …" for prefix "p.".
[[nodiscard]] QString pageColumnList(const QString &prefix = {});
/// id and the values of PageColumns.
[[nodiscard]] std::array<QVariant, PageColumnCount + 1> pageValues(const PageRecord &page);
/// A record from the row that `statement` stands on; PageColumns begin at `column`.
[[nodiscard]] PageRecord pageFromRow(const Statement &statement, int column, UrlId id);

/// The columns of table `visits` from "visit" on, in their order.
[[nodiscard]] VisitRecord visitFromRow(const Statement &statement, int column);

/// A number from a file that may hold anything.
[[nodiscard]] Outcome outcomeFromNumber(qint64 number);
[[nodiscard]] UrlState stateFromNumber(qint64 number);
[[nodiscard]] UrlRole roleFromNumber(qint64 number);
[[nodiscard]] int intFromNumber(qint64 number); ///< clamped

} // namespace argiope::store
