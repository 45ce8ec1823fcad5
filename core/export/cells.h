#pragma once

#include "core/store/types.h"

#include <QByteArray>
#include <QByteArrayView>

/// Values as the formats write them.
namespace argiope::exporting {

/// "2026-01-31T12:00:00.000Z"; "" for 0.
[[nodiscard]] QByteArray isoTime(qint64 msSince1970);
/// Valid UTF-8, with U+FFFD in the place of control characters, but tabs and line ends, and of what is no UTF-8.
[[nodiscard]] QByteArray visibleText(QByteArrayView text);
/// Text of an XML element or attribute: escaped, without characters that XML 1.0 forbids.
[[nodiscard]] QByteArray xmlText(QByteArrayView utf8);
/// A cell of a Markdown table: one line, and nothing in it means anything to Markdown or HTML.
[[nodiscard]] QByteArray markdownCell(QByteArrayView text);
/// An HTTP date (RFC 9110, 5.6.7: all three forms) as "2026-01-31T12:00:00Z"; "" where it is none.
[[nodiscard]] QByteArray w3cTime(QByteArrayView httpDate);

} // namespace argiope::exporting
