#pragma once

#include "core/dom/document.h"

#include <QByteArray>

namespace argiope::text {

/// The text that a page is about, without what surrounds it: menus, headers, bylines, lists of links, comments. By what
/// paragraphs there are, where they stand together, and how elements are called, much as the reading views of browsers
/// find it. Of a page without any such text: that of all of its body that is not plainly something else. As
/// innerText() writes it; UTF-8. Time in proportion to the document, for some passes over it.
[[nodiscard]] QByteArray mainText(const dom::Document &document);

} // namespace argiope::text
