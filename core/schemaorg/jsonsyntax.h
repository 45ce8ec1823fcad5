#pragma once

#include <QByteArrayView>

namespace argiope::schemaorg {

/// Where a text stops being JSON (RFC 8259), in bytes; -1 where it is JSON. QJsonDocument lets more through, and no
/// document that is a string or a number. Nesting of more than 512 is an error. `text` is UTF-8. Any thread.
[[nodiscard]] qsizetype jsonErrorAt(QByteArrayView text);

/// What is mostly meant by an error there: "comment", "trailing comma", "single quotes" …; "" where it is nothing that
/// authors often do.
[[nodiscard]] const char *jsonErrorKind(QByteArrayView text, qsizetype at);

/// Where an object has a key for the second time, in bytes; -1 where none has. Of a text that is JSON. What is escaped
/// otherwise is another key.
[[nodiscard]] qsizetype repeatedKeyAt(QByteArrayView text);

} // namespace argiope::schemaorg
