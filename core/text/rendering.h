#pragma once

#include "core/dom/nodeview.h"

namespace argiope::text {

/// How an element stands among others, by its name, `hidden` and style attribute alone: no style sheet is read.
enum class Display : quint8 {
    None, ///< not shown, and nothing in it
    Inline,
    Block,
    Paragraph, ///< a block with an empty line around it
    Cell, ///< of a table
    Row,
    Break, ///< br
    Preformatted, ///< a block whose white space stays
};

[[nodiscard]] Display displayOf(const dom::NodeView &element);
/// As displayOf(), but of what is not shown by its name it says None only: `hidden` and style do not count.
[[nodiscard]] Display displayByName(const dom::NodeView &element);

/// Of no namespace, by its name in lower case; null where it is not there.
[[nodiscard]] QByteArrayView attributeOf(const dom::NodeView &element, const char *name);

} // namespace argiope::text
