#pragma once

#include "core/markup/treesink.h"

#include <QByteArrayView>

namespace argiope::html {

/// Whether SVG or MathML have such an element, `name` in lower case: those of SVG 2, of SVG 1.1 and of the modules for
/// filters, masks and animation; those of MathML 3 and MathML Core. True of all names in HTML. Any thread.
[[nodiscard]] bool isForeignElement(markup::Space space, QByteArrayView name);
/// What stands in it may be of any vocabulary: SVG's metadata, MathML's annotations.
[[nodiscard]] bool takesAnyElement(markup::Space space, QByteArrayView name);

/// A name that a custom element may have (HTML Standard 4.13.3, PCEN), as far as that tells it from a mistake.
[[nodiscard]] bool isCustomName(QByteArrayView name);

} // namespace argiope::html
