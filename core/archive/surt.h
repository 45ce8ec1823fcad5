#pragma once

#include "core/url/url.h"

#include <QByteArray>

namespace argiope::archive {

/// The key by which indexes of web archives are sorted: "org,example)/path?query", in small letters, without scheme,
/// "www.", credentials, default port and fragment, the parts of the query sorted. IP addresses are not turned round.
[[nodiscard]] QByteArray surt(const url::Url &url);

} // namespace argiope::archive
