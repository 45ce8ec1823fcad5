#pragma once

#include <QByteArrayView>

namespace argiope::select {

/// Whether a language is in a range (extended filtering, RFC 4647 section 3.3.2, as Selectors 4, 7.2 has it: "" is the
/// range of what has no language). `range` in lower case.
[[nodiscard]] bool isInRange(QByteArrayView language, QByteArrayView range);

} // namespace argiope::select
