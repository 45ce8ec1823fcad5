#pragma once

#include "core/select/selector.h"

namespace argiope::select {

/// Whether an attribute's value is what `wanted` says of it (Selectors 4, 6.1 and 6.2). `insensitive`: in ASCII.
[[nodiscard]] bool hasValue(QByteArrayView value, Operator op, QByteArrayView wanted, bool insensitive);
/// Attributes of HTML whose values are compared without regard to case (HTML Standard 4.17.2). `lower`: its name.
[[nodiscard]] bool ignoresCase(const QByteArray &lower);

} // namespace argiope::select
