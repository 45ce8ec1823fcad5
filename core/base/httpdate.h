#pragma once

#include <QByteArrayView>

#include <optional>

namespace argiope::base {

/// An HTTP date (RFC 9110, 5.6.7) in any of its three forms, as milliseconds since 1970 UTC; nullopt where the text is
/// none. The day's name is not looked at. `nowMs`, in the same unit, tells the century where the year has two digits:
/// the last such year that is not more than 50 years ahead. Cookies have an algorithm of their own (RFC 6265, 5.1.1).
[[nodiscard]] std::optional<qint64> parseHttpDate(QByteArrayView text, qint64 nowMs);

/// Which year a date of RFC 850 means: none that is more than 50 years ahead (RFC 9110, 5.6.7).
[[nodiscard]] int yearOfTwoDigits(int year, qint64 nowMs);

} // namespace argiope::base
