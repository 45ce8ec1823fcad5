#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QPair>

namespace argiope::archive {

/// Named fields of a record (WARC/1.1, 4), in order.
using Fields = QList<QPair<QByteArray, QByteArray>>;

/// The first field of that name (without case), or "".
[[nodiscard]] QByteArray fieldValue(const Fields &fields, QByteArrayView name);

/// "2026-11-23T13:40:00.123Z" (WARC/1.1, 5.4); ms since 1970 UTC.
[[nodiscard]] QByteArray warcDate(qint64 ms);
/// The same backwards; years alone and parts of seconds are allowed. -1 where it is no date.
[[nodiscard]] qint64 msFromWarcDate(QByteArrayView date);
/// "20261123134000", as indexes have it.
[[nodiscard]] QByteArray indexDate(qint64 ms);

[[nodiscard]] QByteArray newRecordId(); ///< "<urn:uuid:…>"

inline constexpr const char *IdenticalPayload
    = "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest"; ///< WARC/1.1, 6.7.2
inline constexpr const char *NotModified
    = "http://netpreserve.org/warc/1.1/revisit/server-not-modified"; ///< WARC/1.1, 6.7.3

} // namespace argiope::archive
