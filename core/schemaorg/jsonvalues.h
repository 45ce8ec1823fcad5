#pragma once

#include <QByteArray>
#include <QJsonArray>

namespace argiope::schemaorg {

/// Without blanks at its ends.
[[nodiscard]] QByteArrayView trimmedText(QByteArrayView text);
/// An array, or what would be its only element.
[[nodiscard]] QJsonArray listOf(const QJsonValue &value);
/// Of a literal, also one with a language or type.
[[nodiscard]] QByteArray textOf(const QJsonValue &value);
/// The price of what is free.
[[nodiscard]] bool isZero(const QJsonValue &price);
/// "10", "10.50", and JSON's numbers.
[[nodiscard]] bool isPlainPrice(const QJsonValue &value);

} // namespace argiope::schemaorg
