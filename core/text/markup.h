#pragma once

#include "core/dom/nodeview.h"

#include <QByteArray>

namespace argiope::text {

/// What stands in an element, written as HTML (HTML Standard 13.3, innerHTML). UTF-8; linear.
[[nodiscard]] QByteArray innerHtml(const dom::NodeView &element);

} // namespace argiope::text
