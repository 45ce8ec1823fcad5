#pragma once

#include <QByteArrayView>

namespace argiope::schemaorg {

/// Where a text stops being JSON (RFC 8259), in bytes; -1 where it is JSON. QJsonDocument lets more through, and no
/// document that is a string or a number. Nesting of more than 512 is an error. `text` is UTF-8. Any thread.
[[nodiscard]] qsizetype jsonErrorAt(QByteArrayView text);

} // namespace argiope::schemaorg
