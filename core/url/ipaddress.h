#pragma once

#include "core/url/charclass.h"

#include <QByteArrayView>

#include <array>
#include <optional>

namespace argiope::url {

/// URL Standard 3.5, "ends in a number checker": such a host is an IPv4 address or a failure, never a domain.
[[nodiscard]] bool endsInNumber(QByteArrayView host);

/// The IPv4 parser (3.5): one to four parts, decimal, 0octal or 0xhex; nullopt on failure.
[[nodiscard]] std::optional<quint32> parseIPv4(QByteArrayView host);

/// Dotted decimal (3.6).
void appendIPv4(Buffer &out, quint32 address);

using IPv6Pieces = std::array<quint16, 8>;

/// The IPv6 parser (3.5), input without the brackets; nullopt on failure.
[[nodiscard]] std::optional<IPv6Pieces> parseIPv6(QByteArrayView text);

/// The IPv6 serialiser (3.6), without the brackets: the first longest run of zero pieces becomes "::".
void appendIPv6(Buffer &out, const IPv6Pieces &pieces);

} // namespace argiope::url
