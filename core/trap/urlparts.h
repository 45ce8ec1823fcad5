#pragma once

#include "core/trap/dates.h"
#include "core/url/url.h"

#include <QByteArray>

namespace argiope::trap {

/// A URL as a place and the values that stand in it. Values that a path carries count as parameters, too: of
/// ";jsessionid=…" by the name ";jsessionid", of the first segment that is a token or a way back by TokenName.
struct UrlParts
{
    QByteArray origin;
    QByteArray place; ///< origin and path, with "{token}" where a segment is one
    QueryPairs parameters; ///< as written, by name; of a name that stands several times the values joined by '&'

    /// Null where there is none.
    [[nodiscard]] const QByteArray *valueOf(QByteArrayView name) const;
    [[nodiscard]] bool hasQuery() const; ///< there are values that the path does not carry
    /// The same with the path, as it stands in `place`, as one more value, by PathName.
    [[nodiscard]] UrlParts anywhere() const;
};

inline constexpr QByteArrayView TokenName = "/";
inline constexpr QByteArrayView PathName = "/*"; ///< of the path as a whole

[[nodiscard]] UrlParts partsOf(const url::Url &url); ///< of an http(s) URL; linear

/// A value that nobody typed: a long run of hexadecimal digits, or letters and digits in a jumble.
[[nodiscard]] bool isToken(QByteArrayView value);
/// An address within an address: "http%3A%2F%2Fexample.org%2Fx", or that in Base64.
[[nodiscard]] bool isWayBack(QByteArrayView segment);
/// A token, or what stands under a name that sessions have.
[[nodiscard]] bool isSession(QByteArrayView name, QByteArrayView value);
/// A moment: seconds or milliseconds since 1970, 20261127211511, a date, with or without a time.
[[nodiscard]] bool isMoment(QByteArrayView value);
/// A value that is another one each time that a page is made: a moment, a random number, a session or a token under a
/// name that says so (url::steadyIdentity()).
[[nodiscard]] bool isFleeting(QByteArrayView name, QByteArrayView value);

} // namespace argiope::trap
