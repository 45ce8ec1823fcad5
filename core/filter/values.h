#pragma once

#include "core/base/result.h"
#include "core/filter/expression.h"

namespace argiope::filter {

/// Why a text is no value of a column.
enum class ValueError : quint8 {
    NotANumber, ///< a whole one
    NotASize, ///< "2 MB"
    NotADuration, ///< "300 ms"
    NotATime, ///< "2026-11-01", "2026-11-01 14:30"
    NotYesOrNo,
    NotAFingerprint, ///< hexadecimal digits
    NotAChoice, ///< none of Field::choices
    EmptyText, ///< which "is empty" asks for
};

/// A value as it is typed, without quotes. Sizes are in bytes where no unit follows (kB, MB, GB, TB by thousands; KiB …
/// by 1024), durations in milliseconds (ms, s, min, h), times in UTC where they do not say otherwise.
[[nodiscard]] base::Result<Value, ValueError> valueFrom(
    const QString &typed, facts::Kind kind, bool length = false, const QStringList &choices = {});
/// The same value as it is typed, in its shortest form; of Value::Type::Column the column's name.
[[nodiscard]] QString typedText(const Value &value, facts::Kind kind, bool length = false);
/// As an expression has it: texts in quotes.
[[nodiscard]] QString valueText(const Value &value, facts::Kind kind, bool length = false);
/// Whether a column can be held against another one.
[[nodiscard]] bool areComparable(facts::Kind a, facts::Kind b);

} // namespace argiope::filter
