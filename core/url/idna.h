#pragma once

#include "core/url/charclass.h"

#include <QByteArrayView>

namespace argiope::url {

/// URL Standard 3.3, "domain to ASCII" with beStrict false, for a domain that holds a non-ASCII code point (an ASCII
/// one is only lower-cased there). Input: well-formed UTF-8. Appends the result; false on failure, where nothing is
/// appended. The caller still checks for forbidden code points. Any thread.
[[nodiscard]] bool appendDomainToAscii(Buffer &out, QByteArrayView domain);

} // namespace argiope::url
