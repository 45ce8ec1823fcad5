#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace argiope::audit {

/// The directives of a Cache-Control header that matter to one person's cache (RFC 9111, 5.2.2).
struct CacheControl
{
    bool noStore = false;
    bool noCache = false; ///< of the whole answer, not of some headers
    bool isPrivate = false; ///< likewise
    std::optional<qint64> maxAge; ///< seconds; 0 for what is no number (4.2.1)
};
/// `value`: of all such headers, joined by commas.
[[nodiscard]] CacheControl readCacheControl(QByteArrayView value);

/// How long an answer may be used without asking again, in seconds, as it says itself (4.2.1); nullopt where it does
/// not say. `expires` and `date` are header values, "" for none; `fetchedMs` is when it came, since 1970 UTC.
[[nodiscard]] std::optional<qint64> freshnessOf(
    const CacheControl &control, QByteArrayView expires, QByteArrayView date, qint64 fetchedMs);

} // namespace argiope::audit
