#pragma once

#include "core/url/charclass.h"
#include "core/url/url.h"

#include <optional>

namespace argiope::url {

/// The host parser and serialiser (URL Standard 3.5, 3.6) in one: appends the serialised host. `isOpaque` is the
/// standard's "isOpaque": the URL is not special. Input: well-formed UTF-8. Returns the failure, if any; `out` may
/// then hold a part. Any thread.
[[nodiscard]] std::optional<UrlError> appendHost(Buffer &out, QByteArrayView input, bool isOpaque);

/// "localhost" and names below it, which are this machine (RFC 6761, 6.3). As it is serialised.
[[nodiscard]] bool isLoopbackName(QByteArrayView host);
/// A host that no visitor of a public site reaches: names and addresses kept for local use (RFC 6761, 6762, 8375, 1918,
/// 6598, 6890, 4193). As it is serialised.
[[nodiscard]] bool isLocalHost(QByteArrayView host);

} // namespace argiope::url
