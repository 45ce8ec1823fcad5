#pragma once

#include <QByteArrayView>

namespace argiope::a11y {

/// A list of autofill detail tokens, as HTML 4.10.18.7.1 has it, or "on" or "off"; an empty one, too.
[[nodiscard]] bool isAutocomplete(QByteArrayView value);

} // namespace argiope::a11y
