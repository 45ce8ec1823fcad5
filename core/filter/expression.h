#pragma once

#include "core/facts/fact.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

/// Conditions over columns, as people write them: `status >= 400 and not (url contains "/tag/")`. docs/user/filters.md
/// has the grammar. Pure values; any thread.
namespace argiope::filter {

/// A column that conditions can name.
struct Field
{
    QString name;
    facts::Kind kind = facts::Kind::Text;
    QStringList choices{}; ///< the only texts that its values have; empty: any
};
using Fields = QList<Field>;

enum class Test : quint8 {
    Equal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Between, ///< both ends belong to it
    In,
    Contains, ///< this and the next two without regard to case
    StartsWith,
    EndsWith,
    Matches, ///< a regular expression (Perl's), anywhere in the text
    Empty, ///< it is known that there is nothing
    Unknown, ///< nobody looked: never fetched, not read, written by an older version
};
inline constexpr int TestCount = int(Test::Unknown) + 1;

/// What a column is held against.
struct Value
{
    enum class Type : quint8 {
        Text, ///< also the names of outcomes, states and fingerprints
        Number, ///< bytes, milliseconds, 0 and 1 for no and yes
        Time,
        Column, ///< what another column has
    };
    Type type = Type::Text;
    QString text{}; ///< of Text; of Column its name
    facts::Kind kind = facts::Kind::Text; ///< of Column
    qint64 number = 0; ///< of Number; of Time: ms since 1970 UTC
    qint64 span = 0; ///< of Time: how many ms from there on it names; a day has 86,400,000
    bool operator==(const Value &) const = default;
};

/// A column, or how long its text is.
struct Operand
{
    QString column;
    facts::Kind kind = facts::Kind::Text;
    bool length = false; ///< of a text: its characters
    bool operator==(const Operand &) const = default;
};

struct Condition
{
    Operand operand;
    Test test = Test::Equal;
    bool negated = false; ///< "!=", "does not contain" …
    QList<Value> values{}; ///< one; two of Between, any number of In, none of Empty and Unknown
    bool ignoresCase = false; ///< of Matches
    bool operator==(const Condition &) const = default;
};

/// A condition, or several of them put together. It is true, false or undecided of a row: what is not known is neither
/// equal nor unequal to anything. "and", "or" and "not" are SQL's. Always in its shortest form: no "and" stands within
/// an "and", and "not" only before an "and" or an "or".
class Expression
{
public:
    enum class Type : quint8 { Condition, All, Any, Not };

    explicit Expression(Condition condition);
    /// `parts` are not empty.
    [[nodiscard]] static Expression all(const QList<Expression> &parts);
    [[nodiscard]] static Expression any(const QList<Expression> &parts);
    [[nodiscard]] Expression negated() const;

    [[nodiscard]] Type type() const;
    [[nodiscard]] const Condition &condition() const; ///< of Type::Condition
    [[nodiscard]] const QList<Expression> &parts() const; ///< of All and Any two or more, of Not one
    /// As parse() reads it: the same expression comes of it.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList columns() const; ///< those that it names, each once
    [[nodiscard]] int size() const; ///< its conditions and their values
    bool operator==(const Expression &other) const;

private:
    struct Node;
    explicit Expression(std::shared_ptr<const Node> node);
    [[nodiscard]] static Expression joined(Type type, const QList<Expression> &parts);
    std::shared_ptr<const Node> m_node;
};

/// Which tests a column of this kind can be put to, in the order in which people are offered them.
[[nodiscard]] QList<Test> testsFor(facts::Kind kind, bool length = false);
/// As it is written: "=", "contains" …, and negated: "!=", "does not contain" ….
[[nodiscard]] QString textOf(Test test, bool negated);
/// A column's name as it is written: in brackets where it would read as something else.
[[nodiscard]] QString nameText(const QString &column);

} // namespace argiope::filter
