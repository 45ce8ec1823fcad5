#pragma once

#include <QByteArrayView>

namespace argiope::html {

/// What is wrong with an alternative text that says nothing of its image (WCAG 2.2, technique F30).
enum class AltFault : quint8 {
    None,
    FileName, ///< a file's name or URL, what a camera, a telephone or a screenshot tool calls its files, an identifier
    Placeholder, ///< words for any image, such as "image", "photo 2" or "alt text", in one of many languages
};

/// `alt` is UTF-8 with its white space collapsed, `src` the image's URL as it is written. What is not sure is None: a
/// name with a hyphen may be that of a thing. Any thread; pure.
[[nodiscard]] AltFault altFault(QByteArrayView alt, QByteArrayView src);

} // namespace argiope::html
