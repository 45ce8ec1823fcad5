#pragma once

#include <QByteArrayView>

#include <optional>

namespace argiope::resource {

enum class Code : quint8 { Script, Style };

/// How many bytes of a script or style sheet are comments and white space that it could do without: of each run one
/// byte stays, and so do comments that begin with an exclamation mark or name a licence. Nothing where that cannot be
/// told, as a string, a comment or a template never ends. Linear; allocates little.
[[nodiscard]] std::optional<qint64> spareBytes(QByteArrayView code, Code kind);

} // namespace argiope::resource
