#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringView>

#include <optional>

namespace argiope::filter {

/// Backtracking steps for each place where a match could begin: `(a+)+$` gives up instead of hanging whoever asks.
inline constexpr int RegexSteps = 20000;

/// The pattern with its limit and its case, as every regular expression engine of PCRE's kind takes it.
[[nodiscard]] QString boundedPattern(const QString &pattern, bool ignoresCase);
/// A pattern that finds exactly this text.
[[nodiscard]] QString literalPattern(const QString &text);

/// Whether it matches somewhere; none where it gave up.
[[nodiscard]] std::optional<bool> regexMatches(const QRegularExpression &bounded, const QString &text);

/// Between slashes, as parse() reads it.
[[nodiscard]] QString regexText(const QString &pattern);
/// "\/" is "/": which of them was typed makes no difference.
[[nodiscard]] QString withoutEscapedSlashes(QStringView pattern);

} // namespace argiope::filter
