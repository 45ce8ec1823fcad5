#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace argiope::filter {

enum class TokenType : quint8 {
    Word, ///< a name, a keyword, a unit
    Name, ///< [a column's name]
    Number, ///< 12, -3, 1.5
    Date, ///< 2026-11-01, also with a time of day behind a "T"
    Text, ///< in quotes
    Regex, ///< between slashes
    Operator, ///< = != < <= > >=
    Open,
    Close,
    Comma,
    End,
};

struct Token
{
    TokenType type = TokenType::End;
    QString text{}; ///< what it says: without quotes and escapes, operators in one spelling
    qsizetype position = 0; ///< in UTF-16 units
    qsizetype length = 0;
    QString flags{}; ///< of Regex
};

struct LexError
{
    enum class Code : quint8 { Character, OpenText, OpenRegex, OpenName, Escape };
    Code code = Code::Character;
    qsizetype position = 0;
    qsizetype length = 1;
};

/// The tokens of an expression, an End behind them. Where it cannot be read on, `error` says why, and the tokens end.
struct Tokens
{
    QList<Token> list;
    std::optional<LexError> error;
};
[[nodiscard]] Tokens tokensOf(QStringView text);

[[nodiscard]] bool isWordStart(QChar c);
[[nodiscard]] bool isWordPart(QChar c);
/// A word of the language, in any case: no column's name without brackets.
[[nodiscard]] bool isKeyword(QStringView word);
/// In quotes, with escapes for what would break or turn the line.
[[nodiscard]] QString quoted(const QString &text);

} // namespace argiope::filter
