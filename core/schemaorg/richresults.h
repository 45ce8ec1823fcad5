#pragma once

#include <QByteArrayView>

#include <span>

namespace argiope::schemaorg {

/// What search engines ask of a type before they show more of it than a link. Properties have a blank between them, `|`
/// stands between those of which one is enough, a dot before a property of the value.
struct RichResult
{
    const char *type;
    const char *required;
    const char *recommended;
    bool nested; ///< also asked of values of other items
};

/// All of them, by the names of their types.
[[nodiscard]] std::span<const RichResult> richResults();
/// The row of the nearest type upwards that has one; nullptr where none has.
[[nodiscard]] const RichResult *richResultOf(QByteArrayView type);
/// A type whose result search engines showed once and no longer do.
[[nodiscard]] bool isRetired(QByteArrayView type);
/// A code of ISO 4217.
[[nodiscard]] bool isCurrency(QByteArrayView code);

} // namespace argiope::schemaorg
