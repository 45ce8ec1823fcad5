#pragma once

#include "core/html/openelements.h"

// The groups of elements that tree construction (HTML Standard 13.2.6) tells apart, by the parser's tag numbers.

namespace argiope::html {

/// The tag's number; for a name that the parser does not know a hash of it, above all numbers.
[[nodiscard]] quint32 elementId(int tag, QByteArrayView name);
[[nodiscard]] bool isVoid(int tag);
/// It stands within a line: the words around it are not parted by it.
[[nodiscard]] bool isInline(int tag);
[[nodiscard]] bool isFormatting(quint32 id);
[[nodiscard]] bool closesParagraph(int tag);
[[nodiscard]] bool isHeading(quint32 id);
[[nodiscard]] bool isTableBoundary(quint32 id);
[[nodiscard]] bool isScopeBoundary(quint32 id);
[[nodiscard]] bool isButtonBoundary(quint32 id);
[[nodiscard]] bool isListBoundary(quint32 id);
[[nodiscard]] bool isSpecial(quint32 id);
[[nodiscard]] bool isListStop(quint32 id);
[[nodiscard]] bool hasMarker(quint32 id);
[[nodiscard]] bool breaksOut(const OpenTag &tag);
[[nodiscard]] bool isIntegrationPoint(quint32 id);

} // namespace argiope::html
