#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::html {

// How people write links, right and wrong. Values are trimmed. Any thread.

/// Nothing stands in it for which any of the others would be true, as far as one look at its bytes says that: most
/// links are relative and have neither a colon nor white space.
[[nodiscard]] bool isPlainlyWritten(QByteArrayView href);
/// "javascript:", with white space wherever browsers overlook it or people write it.
[[nodiscard]] bool isScriptUrl(QByteArrayView href);
/// A script, without "javascript:", that does something with the page and leads nowhere: "window.print()". No address
/// hides in it.
[[nodiscard]] bool isPageAction(QByteArrayView script);
/// A URL that was meant to be another: "http:/x", "http//x", "htp://x", "http://http://x".
[[nodiscard]] bool isMistyped(QByteArrayView href);
/// White space or a backslash stands in it: an error of the URL Standard that browsers mend.
[[nodiscard]] bool hasSpaces(QByteArrayView href);
/// RFC 6068, 2, as far as it is about who gets the mail and how fields are written.
[[nodiscard]] bool isMailUrl(QByteArrayView href);
/// RFC 3966, 3: a global number, a local one that says where it is one, or that of an emergency.
[[nodiscard]] bool isTelUrl(QByteArrayView href);
/// A link's text, lower case, that says nothing of where it leads: "click here". `language` is a primary subtag; of an
/// unknown one ("") English counts, and of other languages what is more than a word of plain letters.
[[nodiscard]] bool isGenericText(QByteArrayView text, QByteArrayView language);

} // namespace argiope::html
