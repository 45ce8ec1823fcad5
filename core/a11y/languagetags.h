#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>

namespace argiope::a11y {

/// What makes a language tag invalid (RFC 5646 2.2.9), by the IANA Language Subtag Registry: its first subtag, as
/// written, that is not well-formed, not registered, repeated or in the wrong place; "" is one that is missing. Nothing
/// of a valid tag. White space around the tag is dropped.
[[nodiscard]] std::optional<QByteArray> languageTagFault(QByteArrayView tag);

/// It begins with a registered language, or is a valid tag that has none: one for private use ("x-klingon"), or one
/// older than the rules for them ("i-klingon").
[[nodiscard]] bool namesALanguage(QByteArrayView tag);

} // namespace argiope::a11y
