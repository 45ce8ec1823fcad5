#pragma once

#include <QByteArray>

namespace argiope::html::testing {

/// Reads a document twice: for its links, as a stream, and into a tree that is built from the same tree construction,
/// whose links are then gathered by walking it. "" where both have the same links, base URL, places and link texts, as
/// far as a tree can tell; else what differs. `html` is UTF-8; documents with srcdoc are not compared.
[[nodiscard]] QByteArray streamAgainstTree(const QByteArray &html);

} // namespace argiope::html::testing
