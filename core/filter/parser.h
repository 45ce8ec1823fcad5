#pragma once

#include "core/base/result.h"
#include "core/filter/expression.h"

#include <optional>

namespace argiope::filter {

/// What is wrong with an expression, and where. Typed, so that the window can say it in its language.
struct Error
{
    enum class Code : quint8 {
        Nothing, ///< no condition at all
        Character, ///< one that no expression has
        OpenText, ///< a text whose second quote is missing
        OpenRegex,
        OpenName,
        Escape, ///< a backslash before what it cannot stand before
        ExpectedColumn,
        UnknownColumn, ///< `found`; `hint`: one that is spelt alike
        ExpectedTest, ///< behind the column `found`
        WrongTest, ///< column `found` cannot be put to test `hint`
        ExpectedValue,
        NotANumber, ///< from here on as ValueError
        NotASize,
        NotADuration,
        NotATime,
        NotYesOrNo,
        NotAFingerprint,
        NotAChoice, ///< `hint`: the choices
        EmptyText,
        UnquotedText, ///< a word in the place of a text
        NotComparable, ///< column `found` against column `hint`
        ExpectedList, ///< the parenthesis behind "in"
        ExpectedAnd, ///< of "between"
        ExpectedClose,
        BadRegex, ///< `hint`: the technical reason
        BadFlag, ///< behind a regular expression
        ExpectedEnd, ///< `found` stands where only "and" or "or" can
        TooLong,
        TooDeep,
        TooMany,
    };
    Code code = Code::Nothing;
    qsizetype position = 0; ///< in UTF-16 units from 0
    qsizetype length = 0; ///< of what is wrong; 0 at the end
    QString found{};
    QString hint{};
    [[nodiscard]] QString message() const; ///< one English line, without the position
};

/// Limits: what a person writes is far below, and a database takes what is within.
inline constexpr int MostLength = 20000; ///< UTF-16 units
inline constexpr int MostNested = 20; ///< parentheses and "not" within one another
inline constexpr int MostSize = 800; ///< conditions and values; SQLite takes expressions 1000 deep

[[nodiscard]] base::Result<Expression, Error> parse(const QString &text, const Fields &fields);

/// A condition of what a person chose and typed; the error's position is 0.
[[nodiscard]] base::Result<Expression, Error> conditionOf(
    const Field &field, bool length, Test test, bool negated, const QStringList &typed, bool ignoresCase = false);

/// Whether an expression, however it came to be, keeps the limits. None where it does.
[[nodiscard]] std::optional<Error> limitBroken(const Expression &expression);

} // namespace argiope::filter
