#pragma once

#include <QString>

/// Numbers as a person would say them, in the language of the window (QLocale's default), those with units isolated().
/// UI thread.
namespace argiope::words::format {

[[nodiscard]] QString count(qint64 number); ///< "12,408"
[[nodiscard]] QString size(qint64 bytes); ///< "26.4 kB"; "" for a negative number
[[nodiscard]] QString rate(double bytesPerSecond); ///< "4.1 MB/s"
[[nodiscard]] QString milliseconds(qint64 ms); ///< "41 ms", "2.1 s", "3 min 5 s"; "" for a negative number
[[nodiscard]] QString clock(qint64 ms); ///< "00:00:39"
[[nodiscard]] QString aboutLeft(qint64 ms); ///< "about 2 min left"
[[nodiscard]] QString dateTime(qint64 wallMs); ///< absolute, local time, with seconds; "" for 0
[[nodiscard]] QString ago(qint64 wallMs, qint64 nowMs); ///< "12 s ago", "3 h ago", then the date; "" for 0

} // namespace argiope::words::format
