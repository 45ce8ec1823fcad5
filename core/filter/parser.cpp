#include "core/filter/parser.h"

#include "core/filter/lexer.h"
#include "core/filter/regex.h"
#include "core/filter/values.h"

#include <algorithm>
#include <optional>

namespace argiope::filter {

using facts::Kind;
using Code = Error::Code;

namespace {

template <class T>
using Parsed = base::Result<T, Error>;

Code codeOf(LexError::Code code)
{
    switch (code) {
    case LexError::Code::OpenText:
        return Code::OpenText;
    case LexError::Code::OpenRegex:
        return Code::OpenRegex;
    case LexError::Code::OpenName:
        return Code::OpenName;
    case LexError::Code::Escape:
        return Code::Escape;
    case LexError::Code::Character:
        break;
    }
    return Code::Character;
}

Code codeOf(ValueError error)
{
    static_assert(int(Code::EmptyText) - int(Code::NotANumber) == int(ValueError::EmptyText));
    return Code(int(Code::NotANumber) + int(error));
}

/// How many letters have to change, come or go to make one of the other.
int distance(const QString &a, const QString &b)
{
    QList<int> row(b.size() + 1);
    for (qsizetype i = 0; i <= b.size(); ++i)
        row[i] = int(i);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        int corner = row[0];
        row[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const int above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, corner + (a[i - 1] == b[j - 1] ? 0 : 1)});
            corner = above;
        }
    }
    return row.last();
}

const Field *fieldOf(const Fields &fields, const QString &name)
{
    for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        for (const Field &field : fields) {
            if (field.name.compare(name, sensitivity) == 0)
                return &field;
        }
    }
    return nullptr;
}

QString alike(const Fields &fields, const QString &name)
{
    constexpr qsizetype longest = 64; // of names: what is longer is like none
    QString best;
    int least = std::min<int>(3, 1 + int(name.size() + 1) / 2);
    if (name.size() > longest)
        return best;
    const QString folded = name.toLower().replace(u'-', u'_');
    for (const Field &field : fields) {
        const int away = distance(folded, field.name.toLower());
        if (away < least) {
            least = away;
            best = field.name;
        }
    }
    return best;
}

std::optional<Error> regexError(const QString &pattern)
{
    if (pattern.isEmpty())
        return Error{Code::BadRegex, 0, 0, {}, QStringLiteral("it is empty")};
    const QRegularExpression regex(boundedPattern(withoutEscapedSlashes(pattern), false));
    if (regex.isValid())
        return {};
    return Error{Code::BadRegex, 0, 0, {}, regex.errorString()};
}

class Parser
{
public:
    Parser(const QString &text, const Fields &fields)
        : m_fields(fields)
        , m_tokens(tokensOf(text))
    {
    }

    Parsed<Expression> read()
    {
        if (m_tokens.list.size() == 1 && !m_tokens.error)
            return fail(Code::Nothing);
        auto whole = either();
        if (whole && token().type != TokenType::End)
            return fail(Code::ExpectedEnd, token().text);
        // What cannot be read comes first where both are wrong: the tokens end there.
        if (m_tokens.error && (whole || whole.error().position >= m_tokens.error->position)) {
            const LexError &error = *m_tokens.error;
            return base::Failure{Error{codeOf(error.code), error.position, error.length, {}, {}}};
        }
        return whole;
    }

private:
    [[nodiscard]] const Token &token(qsizetype ahead = 0) const
    {
        return m_tokens.list.at(std::min(m_at + ahead, m_tokens.list.size() - 1));
    }
    [[nodiscard]] bool isWord(const char *word, qsizetype ahead = 0) const
    {
        const Token &t = token(ahead);
        return t.type == TokenType::Word && t.text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
    bool takeWord(const char *word)
    {
        if (!isWord(word))
            return false;
        ++m_at;
        return true;
    }
    bool takeWords(std::initializer_list<const char *> words)
    {
        qsizetype ahead = 0;
        for (const char *word : words) {
            if (!isWord(word, ahead++))
                return false;
        }
        m_at += qsizetype(words.size());
        return true;
    }
    [[nodiscard]] base::Failure<Error> fail(Code code, const QString &found = {}, const QString &hint = {}) const
    {
        return failAt(token(), code, found, hint);
    }
    [[nodiscard]] static base::Failure<Error> failAt(
        const Token &at, Code code, const QString &found = {}, const QString &hint = {})
    {
        return base::Failure{Error{code, at.position, at.length, found, hint}};
    }

    Parsed<Expression> either()
    {
        auto first = both();
        if (!first)
            return first;
        QList<Expression> parts{*first};
        while (takeWord("or")) {
            auto next = both();
            if (!next)
                return next;
            parts << *next;
        }
        return Expression::any(parts);
    }

    Parsed<Expression> both()
    {
        auto first = inverted();
        if (!first)
            return first;
        QList<Expression> parts{*first};
        while (takeWord("and")) {
            auto next = inverted();
            if (!next)
                return next;
            parts << *next;
        }
        return Expression::all(parts);
    }

    Parsed<Expression> inverted()
    {
        if (!isWord("not"))
            return primary();
        if (m_depth == MostNested)
            return fail(Code::TooDeep);
        ++m_at;
        ++m_depth;
        auto inner = inverted();
        --m_depth;
        if (!inner)
            return inner;
        return inner->negated();
    }

    Parsed<Expression> primary()
    {
        if (token().type != TokenType::Open)
            return condition();
        if (m_depth == MostNested)
            return fail(Code::TooDeep);
        ++m_at;
        ++m_depth;
        auto inner = either();
        --m_depth;
        if (!inner)
            return inner;
        if (token().type != TokenType::Close)
            return fail(Code::ExpectedClose, token().text);
        ++m_at;
        return inner;
    }

    Parsed<const Field *> column()
    {
        const Token &t = token();
        const bool isName = t.type == TokenType::Name || (t.type == TokenType::Word && !isKeyword(t.text));
        if (!isName)
            return fail(Code::ExpectedColumn, t.text);
        const Field *field = fieldOf(m_fields, t.text);
        if (!field)
            return fail(Code::UnknownColumn, t.text, alike(m_fields, t.text));
        ++m_at;
        return field;
    }

    Parsed<Expression> condition()
    {
        Condition made;
        const Token start = token();
        if (isWord("length") && token(1).type == TokenType::Open) {
            m_at += 2;
            made.operand.length = true;
        }
        const auto field = column();
        if (!field)
            return base::Failure{field.error()};
        made.operand.column = (*field)->name;
        made.operand.kind = (*field)->kind;
        if (made.operand.length) {
            if (!facts::isText(made.operand.kind) || made.operand.kind == Kind::Hash)
                return failAt(start, Code::WrongTest, made.operand.column, QStringLiteral("length()"));
            if (token().type != TokenType::Close)
                return fail(Code::ExpectedClose, token().text);
            ++m_at;
        }
        const Token at = token();
        if (!test(made)) {
            // A flag alone is its own condition.
            if (made.operand.kind == Kind::Flag) {
                made.values = {Value{Value::Type::Number, {}, Kind::Text, 1, 0}};
                return Expression(made);
            }
            return fail(Code::ExpectedTest, made.operand.column);
        }
        if (!testsFor(made.operand.kind, made.operand.length).contains(made.test)) {
            return failAt(at, Code::WrongTest, made.operand.column, textOf(made.test, made.negated));
        }
        return withValues(std::move(made), **field);
    }

    /// Reads what the column is put to; false where nothing of the kind stands there.
    bool test(Condition &made)
    {
        const auto is = [&made](Test test) {
            made.test = test;
            return true;
        };
        if (token().type == TokenType::Operator) {
            static constexpr std::pair<const char *, Test> operators[] = {{"=", Test::Equal}, {"!=", Test::Equal},
                {"<", Test::Less}, {"<=", Test::LessEqual}, {">", Test::Greater}, {">=", Test::GreaterEqual}};
            for (const auto &[text, one] : operators) {
                if (token().text == QLatin1String(text))
                    made.test = one;
            }
            made.negated = token().text == u"!=";
            ++m_at;
            return true;
        }
        if (takeWord("is")) {
            made.negated = takeWord("not");
            if (takeWord("empty"))
                return is(Test::Empty);
            if (takeWord("unknown"))
                return is(Test::Unknown);
            if (takeWord("known")) {
                made.negated = !made.negated;
                return is(Test::Unknown);
            }
            return false;
        }
        made.negated = takeWords({"does", "not"}) || takeWord("not");
        if (takeWord("between"))
            return is(Test::Between);
        if (takeWord("in"))
            return is(Test::In);
        if (takeWord("contains") || takeWord("contain"))
            return is(Test::Contains);
        if (takeWords({"starts", "with"}) || takeWords({"start", "with"}))
            return is(Test::StartsWith);
        if (takeWords({"ends", "with"}) || takeWords({"end", "with"}))
            return is(Test::EndsWith);
        if (takeWord("matches") || takeWord("match"))
            return is(Test::Matches);
        return false;
    }

    Parsed<Expression> withValues(Condition made, const Field &field)
    {
        switch (made.test) {
        case Test::Empty:
        case Test::Unknown:
            return Expression(made);
        case Test::Matches:
            return withRegex(std::move(made));
        case Test::In:
            return withList(std::move(made), field);
        case Test::Between: {
            if (auto error = addValue(made, field))
                return base::Failure{*error};
            if (!takeWord("and"))
                return fail(Code::ExpectedAnd, token().text);
            if (auto error = addValue(made, field))
                return base::Failure{*error};
            return Expression(made);
        }
        default:
            break;
        }
        // Nothing equals an empty text: what is meant is clear all the same.
        if (made.test == Test::Equal && token().type == TokenType::Text && token().text.isEmpty()
            && testsFor(made.operand.kind, made.operand.length).contains(Test::Empty)) {
            ++m_at;
            made.test = Test::Empty;
            return Expression(made);
        }
        if (auto error = addValue(made, field))
            return base::Failure{*error};
        return Expression(made);
    }

    Parsed<Expression> withRegex(Condition made)
    {
        const Token t = token();
        if (t.type != TokenType::Regex && t.type != TokenType::Text)
            return fail(Code::ExpectedValue, t.text);
        if (!t.flags.isEmpty() && t.flags != u"i")
            return fail(Code::BadFlag, t.flags);
        if (auto error = regexError(t.text))
            return fail(error->code, {}, error->hint);
        ++m_at;
        if (auto error = count(1, t))
            return base::Failure{*error};
        made.ignoresCase = !t.flags.isEmpty();
        made.values = {Value{Value::Type::Text, t.text}};
        return Expression(made);
    }

    Parsed<Expression> withList(Condition made, const Field &field)
    {
        if (token().type != TokenType::Open)
            return fail(Code::ExpectedList, token().text);
        do {
            ++m_at;
            if (auto error = addValue(made, field))
                return base::Failure{*error};
        } while (token().type == TokenType::Comma);
        if (token().type != TokenType::Close)
            return fail(Code::ExpectedClose, token().text);
        ++m_at;
        return Expression(made);
    }

    /// One value behind the test.
    std::optional<Error> addValue(Condition &made, const Field &field)
    {
        const Token t = token();
        const Kind kind = made.operand.kind;
        if (auto error = count(made.values.isEmpty() ? 2 : 1, t))
            return error;
        QString typed = t.text;
        qsizetype used = 1;
        switch (t.type) {
        case TokenType::Name:
            return addColumn(made, t);
        case TokenType::Word:
            if (isChosen(kind) || (kind == Kind::Flag && !made.operand.length))
                break;
            return addColumn(made, t);
        case TokenType::Number:
            // A unit behind it.
            if (token(1).type == TokenType::Word && !isKeyword(token(1).text) && !made.operand.length
                && (kind == Kind::Bytes || kind == Kind::Milliseconds)) {
                typed += token(1).text;
                used = 2;
            }
            break;
        case TokenType::Text:
        case TokenType::Date:
            break;
        default:
            return fail(Code::ExpectedValue, t.text).error;
        }
        auto value = valueFrom(typed, kind, made.operand.length, field.choices);
        if (!value)
            return fail(codeOf(value.error()), typed, field.choices.join(QLatin1String(", "))).error;
        m_at += used;
        made.values << *value;
        return {};
    }

    [[nodiscard]] static bool isChosen(Kind kind) { return kind == Kind::Outcome || kind == Kind::State; }

    std::optional<Error> addColumn(Condition &made, const Token &t)
    {
        const bool takesColumns = made.test == Test::Equal || made.test == Test::Less || made.test == Test::LessEqual
            || made.test == Test::Greater || made.test == Test::GreaterEqual;
        const Field *other = t.type == TokenType::Word && isKeyword(t.text) ? nullptr : fieldOf(m_fields, t.text);
        if (!other || !takesColumns) {
            if (t.type == TokenType::Name && !other)
                return failAt(t, Code::UnknownColumn, t.text, alike(m_fields, t.text)).error;
            if (t.type == TokenType::Word && facts::isText(made.operand.kind) && !isKeyword(t.text))
                return failAt(t, Code::UnquotedText, t.text).error;
            return failAt(t, Code::ExpectedValue, t.text).error;
        }
        if (made.operand.length ? !areComparable(other->kind, Kind::Count)
                                : !areComparable(other->kind, made.operand.kind))
            return failAt(t, Code::NotComparable, made.operand.column, other->name).error;
        ++m_at;
        made.values << Value{Value::Type::Column, other->name, other->kind, 0, 0};
        return {};
    }

    std::optional<Error> count(int more, const Token &at)
    {
        m_size += more;
        if (m_size > MostSize)
            return failAt(at, Code::TooMany).error;
        return {};
    }

    const Fields &m_fields;
    const Tokens m_tokens;
    qsizetype m_at = 0;
    int m_depth = 0;
    int m_size = 0;
};

int depthOf(const Expression &expression)
{
    int deepest = 0;
    if (expression.type() == Expression::Type::Condition)
        return 0;
    for (const Expression &part : expression.parts())
        deepest = std::max(deepest, depthOf(part));
    return deepest + 1;
}

} // namespace

base::Result<Expression, Error> parse(const QString &text, const Fields &fields)
{
    if (text.size() > MostLength)
        return base::Failure{Error{Code::TooLong, MostLength, text.size() - MostLength, {}, {}}};
    return Parser(text, fields).read();
}

base::Result<Expression, Error> conditionOf(
    const Field &field, bool length, Test test, bool negated, const QStringList &typed, bool ignoresCase)
{
    Condition made;
    made.operand = {field.name, field.kind, length};
    made.test = test;
    made.negated = negated;
    made.ignoresCase = ignoresCase && test == Test::Matches;
    const auto fail = [](Code code, const QString &found = {}, const QString &hint = {}) {
        return base::Failure{Error{code, 0, 0, found, hint}};
    };
    if (!testsFor(field.kind, length).contains(test))
        return fail(Code::WrongTest, field.name, textOf(test, false));
    if (test == Test::Empty || test == Test::Unknown)
        return Expression(made);
    const qsizetype wanted = test == Test::Between ? 2 : 1;
    if (typed.size() < wanted || (test != Test::In && typed.size() > wanted))
        return fail(Code::ExpectedValue);
    if (typed.size() > MostSize - 1)
        return fail(Code::TooMany);
    for (const QString &one : typed) {
        if (one.size() > MostLength)
            return fail(Code::TooLong);
        if (test == Test::Matches) {
            if (const auto error = regexError(one))
                return base::Failure{*error};
            made.values << Value{Value::Type::Text, one};
            continue;
        }
        const auto value = valueFrom(one, field.kind, length, field.choices);
        if (!value)
            return fail(codeOf(value.error()), one, field.choices.join(QLatin1String(", ")));
        made.values << *value;
    }
    return Expression(made);
}

std::optional<Error> limitBroken(const Expression &expression)
{
    if (expression.size() > MostSize)
        return Error{Code::TooMany, 0, 0, {}, {}};
    if (depthOf(expression) > MostNested)
        return Error{Code::TooDeep, 0, 0, {}, {}};
    if (expression.text().size() > MostLength)
        return Error{Code::TooLong, 0, 0, {}, {}};
    return {};
}

} // namespace argiope::filter
