#pragma once

#include <QByteArrayView>

#include <optional>

namespace argiope::base {

/// Milliseconds since 1970 UTC. RFC 6265, 5.1.1: nullopt where the text is no date. HTTP's own dates have
/// parseHttpDate().
[[nodiscard]] std::optional<qint64> parseCookieDate(QByteArrayView text);

} // namespace argiope::base
