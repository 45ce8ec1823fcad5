#include "core/filter/expression.h"

#include "core/filter/lexer.h"
#include "core/filter/regex.h"
#include "core/filter/values.h"

#include <algorithm>

namespace argiope::filter {

using facts::Kind;

struct Expression::Node
{
    Type type = Type::Condition;
    Condition condition{};
    QList<Expression> parts{};
};

namespace {

QString conditionText(const Condition &condition)
{
    const Operand &operand = condition.operand;
    const QString name = nameText(operand.column);
    const QString left = operand.length ? QString(QLatin1String("length(") % name % QLatin1Char(')')) : name;
    const auto value = [&](qsizetype at) { return valueText(condition.values.at(at), operand.kind, operand.length); };
    const auto written = [&](bool negated) -> QString {
        const QString start = left % QLatin1Char(' ') % textOf(condition.test, negated);
        switch (condition.test) {
        case Test::Empty:
        case Test::Unknown:
            return start;
        case Test::Between:
            return start % QLatin1Char(' ') % value(0) % QLatin1String(" and ") % value(1);
        case Test::In: {
            QStringList list;
            for (qsizetype i = 0; i < condition.values.size(); ++i)
                list << value(i);
            return start % QLatin1String(" (") % list.join(QLatin1String(", ")) % QLatin1Char(')');
        }
        case Test::Matches:
            return start % QLatin1Char(' ') % regexText(condition.values.constFirst().text)
                % QLatin1String(condition.ignoresCase ? "i" : "");
        default:
            return start % QLatin1Char(' ') % value(0);
        }
    };
    // "not (a < 1)" is another thing than "a >= 1" where it is known that there is nothing.
    const bool hasNoNegation = condition.negated && textOf(condition.test, true).isEmpty();
    return hasNoNegation ? QString(QLatin1String("not ") % written(false)) : written(condition.negated);
}

void collect(const Expression &expression, QStringList &columns)
{
    const auto add = [&columns](const QString &name) {
        if (!columns.contains(name))
            columns << name;
    };
    if (expression.type() != Expression::Type::Condition) {
        for (const Expression &part : expression.parts())
            collect(part, columns);
        return;
    }
    add(expression.condition().operand.column);
    for (const Value &value : expression.condition().values) {
        if (value.type == Value::Type::Column)
            add(value.text);
    }
}

} // namespace

Expression::Expression(Condition condition)
{
    if (condition.test == Test::Matches)
        condition.values.first().text = withoutEscapedSlashes(condition.values.constFirst().text);
    m_node = std::make_shared<const Node>(Node{Type::Condition, std::move(condition), {}});
}

Expression::Expression(std::shared_ptr<const Node> node)
    : m_node(std::move(node))
{
}

Expression Expression::joined(Type type, const QList<Expression> &parts)
{
    Q_ASSERT(!parts.isEmpty());
    if (parts.size() == 1)
        return parts.constFirst();
    QList<Expression> flat;
    for (const Expression &part : parts) {
        if (part.type() == type)
            flat += part.parts();
        else
            flat += part;
    }
    return Expression(std::make_shared<const Node>(Node{type, {}, flat}));
}

Expression Expression::all(const QList<Expression> &parts)
{
    return joined(Type::All, parts);
}

Expression Expression::any(const QList<Expression> &parts)
{
    return joined(Type::Any, parts);
}

Expression Expression::negated() const
{
    if (type() == Type::Not)
        return parts().constFirst();
    if (type() == Type::Condition) {
        Condition other = condition();
        other.negated = !other.negated;
        return Expression(std::move(other));
    }
    return Expression(std::make_shared<const Node>(Node{Type::Not, {}, {*this}}));
}

Expression::Type Expression::type() const
{
    return m_node->type;
}

const Condition &Expression::condition() const
{
    return m_node->condition;
}

const QList<Expression> &Expression::parts() const
{
    return m_node->parts;
}

QString Expression::text() const
{
    const auto inParentheses
        = [](const Expression &part) -> QString { return QLatin1Char('(') % part.text() % QLatin1Char(')'); };
    QStringList texts;
    switch (type()) {
    case Type::Condition:
        return conditionText(condition());
    case Type::Not:
        return QLatin1String("not ") % inParentheses(parts().constFirst());
    case Type::All:
        for (const Expression &part : parts())
            texts << (part.type() == Type::Any ? inParentheses(part) : part.text());
        return texts.join(QLatin1String(" and "));
    case Type::Any:
        for (const Expression &part : parts())
            texts << part.text();
        break;
    }
    return texts.join(QLatin1String(" or "));
}

QStringList Expression::columns() const
{
    QStringList columns;
    collect(*this, columns);
    return columns;
}

int Expression::size() const
{
    if (type() == Type::Condition)
        return 1 + int(condition().values.size());
    int sum = 0;
    for (const Expression &part : parts())
        sum += part.size();
    return sum;
}

bool Expression::operator==(const Expression &other) const
{
    if (m_node == other.m_node)
        return true;
    return type() == other.type() && condition() == other.condition() && parts() == other.parts();
}

QList<Test> testsFor(Kind kind, bool length)
{
    if (length)
        return {Test::Greater, Test::GreaterEqual, Test::Less, Test::LessEqual, Test::Equal, Test::Between, Test::In,
            Test::Unknown};
    switch (kind) {
    case Kind::Text:
    case Kind::Url:
    case Kind::MimeType:
    case Kind::Rule:
        return {Test::Contains, Test::Equal, Test::StartsWith, Test::EndsWith, Test::Matches, Test::In, Test::Empty,
            Test::Unknown};
    case Kind::Hash:
    case Kind::Outcome:
    case Kind::State:
        return {Test::Equal, Test::In, Test::Empty, Test::Unknown};
    case Kind::Flag:
        return {Test::Equal, Test::Unknown};
    case Kind::Time:
        return {Test::GreaterEqual, Test::Greater, Test::Less, Test::LessEqual, Test::Equal, Test::Between, Test::Empty,
            Test::Unknown};
    case Kind::Status:
    case Kind::Depth:
        return {Test::Equal, Test::Greater, Test::GreaterEqual, Test::Less, Test::LessEqual, Test::Between, Test::In,
            Test::Empty, Test::Unknown};
    case Kind::Count:
    case Kind::Bytes:
    case Kind::Milliseconds:
    case Kind::Page:
        break;
    }
    return {Test::Greater, Test::GreaterEqual, Test::Less, Test::LessEqual, Test::Equal, Test::Between, Test::In,
        Test::Empty, Test::Unknown};
}

QString textOf(Test test, bool negated)
{
    struct Words
    {
        const char *plain;
        const char *negated; ///< "": only by a "not" before it
    };
    static constexpr Words words[] = {{"=", "!="}, {"<", ""}, {"<=", ""}, {">", ""}, {">=", ""},
        {"between", "not between"}, {"in", "not in"}, {"contains", "does not contain"},
        {"starts with", "does not start with"}, {"ends with", "does not end with"}, {"matches", "does not match"},
        {"is empty", "is not empty"}, {"is unknown", "is not unknown"}};
    static_assert(std::size(words) == size_t(TestCount));
    const Words &one = words[size_t(test)];
    return QLatin1String(negated ? one.negated : one.plain);
}

QString nameText(const QString &column)
{
    const bool plain = !column.isEmpty() && isWordStart(column.front()) && !isKeyword(column)
        && std::all_of(column.begin(), column.end(), isWordPart);
    return plain ? column : QString(QLatin1Char('[') % column % QLatin1Char(']'));
}

} // namespace argiope::filter
