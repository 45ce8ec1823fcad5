#pragma once

#include "core/url/charclass.h"

#include <QByteArrayView>

namespace argiope::url {

/// Bytes of UTF-8. The standard sets no bound, but ICU's time grows with the square of the number of labels (7 s for
/// 900 KB), and a name that the DNS can hold has 253 bytes.
inline constexpr qsizetype longestIdnaDomain = 16 * 1024;

/// URL Standard 3.3, "domain to ASCII" with beStrict false, for a domain that holds a non-ASCII code point. One that is
/// ASCII is only lower-cased there since 2026, also where its labels are no valid Punycode ("xn--b"): so do browsers.
/// Input: well-formed UTF-8. Appends the result; false on failure, where nothing is appended; also for one above
/// longestIdnaDomain. The caller still checks for forbidden code points. Any thread.
[[nodiscard]] bool appendDomainToAscii(Buffer &out, QByteArrayView domain);

} // namespace argiope::url
