#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>

// The one writer of JSON strings, for exports and for the command line: QJsonDocument would make a tree of each record,
// sort its members, and leave characters as they are that end lines for some readers.

namespace argiope::base {

/// Appends `text` as a JSON string with its quotation marks (RFC 8259, 7). Control characters (ASCII's, U+007F to
/// U+009F), U+2028 and U+2029 are escaped, so that one record a line stays one; what is not UTF-8 becomes U+FFFD.
void appendJsonString(QByteArray &out, QByteArrayView text);

[[nodiscard]] QByteArray jsonString(QByteArrayView text);
[[nodiscard]] QByteArray jsonStrings(const QByteArrayList &texts); ///< an array of them

} // namespace argiope::base
