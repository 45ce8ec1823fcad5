#pragma once

#include "core/dom/document.h"

#include <QByteArray>

#include <functional>

namespace argiope::text {

/// Whether a node, an element or a text, is left out with all that is in it.
using LeftOut = std::function<bool(const dom::NodeView &node)>;

/// What becomes of elements that only `hidden`, a style attribute or a closed dialog hides.
enum class Hidden : quint8 {
    Omitted,
    Shown,
};

/// The text of an element as a person would copy it (HTML Standard 3.2.7, innerText), as far as HTML alone says how it
/// is shown: runs of white space are one space, blocks are lines of their own, cells are parted by tabs. Of an element
/// that is never shown, such as title or script, and of XML: textContent(). UTF-8; linear.
[[nodiscard]] QByteArray innerText(
    const dom::NodeView &element, const LeftOut &leftOut = {}, Hidden hidden = Hidden::Omitted);

/// All text below a node, as it is written.
[[nodiscard]] QByteArray textContent(const dom::NodeView &node);

/// innerText() of the body; of XML that is not HTML, of the root. Where the page hides all of it, what it hides.
[[nodiscard]] QByteArray plainText(const dom::Document &document);

/// The body, or the frameset; null where there is none.
[[nodiscard]] dom::NodeView bodyOf(const dom::Document &document);

/// The node that follows in document order and is not below `node`, within `root`; null at its end.
[[nodiscard]] dom::NodeView nextBeside(dom::NodeView node, const dom::NodeView &root);

} // namespace argiope::text
