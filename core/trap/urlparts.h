#pragma once

#include "core/trap/dates.h"
#include "core/url/url.h"

#include <QByteArray>

namespace argiope::trap {

/// A URL as a place and the values that stand in it. Values that a path carries count as parameters, too: of
/// ";jsessionid=…" by the name ";jsessionid", of the first segment that is a token by TokenName.
struct UrlParts
{
    QByteArray origin;
    QByteArray place; ///< origin and path, with "{token}" where a segment is one
    QueryPairs parameters; ///< as written, by name; of a name that stands several times the values joined by '&'

    /// Null where there is none.
    [[nodiscard]] const QByteArray *valueOf(QByteArrayView name) const;
};

inline constexpr QByteArrayView TokenName = "/";

[[nodiscard]] UrlParts partsOf(const url::Url &url); ///< of an http(s) URL; linear

/// A value that nobody typed: a long run of hexadecimal digits, or letters and digits in a jumble.
[[nodiscard]] bool isToken(QByteArrayView value);
/// A token, or what stands under a name that sessions have.
[[nodiscard]] bool isSession(QByteArrayView name, QByteArrayView value);
/// A moment: seconds or milliseconds since 1970, 20261127211511, a date, with or without a time.
[[nodiscard]] bool isMoment(QByteArrayView value);

} // namespace argiope::trap
