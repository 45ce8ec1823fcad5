#pragma once

#include <QString>

#include <optional>
#include <span>

namespace argiope::settings {

/// What a number of the settings counts, where people say it with a unit: "8 h", "2 GB".
enum class Quantity : quint8 { None, Seconds, Bytes };

/// A unit by the names that are always understood, in any case.
struct QuantityUnit
{
    double size; ///< in seconds or bytes
    const char *name;
    const char *also; ///< between blanks, lower case
};

/// From the largest; of two that fit a number, the one that comes first is said.
[[nodiscard]] std::span<const QuantityUnit> unitsOf(Quantity quantity);

/// "90", "8h", "1 h 30 min", "1.5 GB" in seconds or bytes; a number alone counts those. Any thread.
[[nodiscard]] std::optional<double> quantityFromText(Quantity quantity, const QString &text);

/// What is expected there, in English, with examples.
[[nodiscard]] QString quantityHint(Quantity quantity);

} // namespace argiope::settings
