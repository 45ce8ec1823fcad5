#pragma once

#include <QByteArrayView>

namespace argiope::html {

/// A block of text that was to be replaced by another, as site builders and authors leave them: "Your text here",
/// "Hier steht Ihr Text", "TODO: …". UTF-8. Any thread; pure.
[[nodiscard]] bool isPlaceholderText(QByteArrayView block);

} // namespace argiope::html
