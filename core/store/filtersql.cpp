#include "core/store/filtersql.h"

#include "core/facts/contenttype.h"
#include "core/filter/regex.h"
#include "core/store/dialect.h"
#include "core/url/infrastructure.h"

#include <algorithm>
#include <limits>

namespace argiope::store {

namespace {

using facts::Kind;
using facts::Part;
using filter::Condition;
using filter::Expression;
using filter::Test;

/// What a column's value means. NULL is "not known", but where `empty` holds it is known that there is nothing.
struct Meaning
{
    QString value;
    QString empty; ///< a condition; "": never
    Joins joins;
};

constexpr char Always[] = "1 = 1";

Meaning documentMeaning(const facts::Fact &fact, const QString &sql)
{
    const QString read = QStringLiteral("d.read_as >= %1").arg(fact.since);
    const Joins joins = Join::Pages | Join::Facts;
    if (facts::isText(fact.kind))
        return {sql, fact.kind == Kind::Hash ? QString() : read, joins};
    if (fact.unknown == facts::Unknown::Never) // an image has no words, but nobody counted them
        return {QStringLiteral("CASE WHEN %1 THEN %2 END").arg(read, sql), {}, joins};
    return {sql, {}, joins};
}

Meaning factMeaning(const Column &column, const facts::Fact &fact)
{
    const QString fetched = QStringLiteral("p.id IS NOT NULL");
    if (facts::isOfDocument(fact))
        return documentMeaning(fact, column.sql);
    if (fact.part == Part::History)
        return {column.sql, fact.kind == Kind::Time ? fetched : QString(), Join::Pages};
    switch (column.id) {
    case UrlColumn::Status:
    case UrlColumn::Error:
        return {column.sql, fetched, Join::Pages};
    case UrlColumn::ContentType:
        return {column.sql, QStringLiteral("p.status > 0"), Join::Pages};
    default:
        return {column.sql, {}, Join::Pages};
    }
}

Meaning meaningOf(const Column &column)
{
    Meaning meaning{column.sql, {}, column.joins};
    const facts::Fact *fact = column.isOwn() ? nullptr : facts::factFromName(column.name);
    switch (column.id) {
    case UrlColumn::Depth:
        meaning.value = QStringLiteral("CASE WHEN u.depth < %1 THEN u.depth END").arg(OrphanDepth);
        meaning.empty = QLatin1String(Always);
        break;
    case UrlColumn::Referrer:
    case UrlColumn::Rule:
    case UrlColumn::RuleDetail:
        meaning.empty = QLatin1String(Always);
        break;
    case UrlColumn::RedirectUrl:
        meaning.empty = QStringLiteral("p.id IS NOT NULL");
        break;
    default:
        if (fact)
            meaning = factMeaning(column, *fact);
        break;
    }
    if (column.name == "indexability_status") // nothing keeps it out
        meaning.empty
            = QString(Columns::fixed().find(QByteArrayView("indexability"))->sql % QStringLiteral(" = 'indexable'"));
    else if (column.name == "infrastructure")
        meaning.empty = QLatin1String(Always);
    meaning.joins |= column.joins;
    // As rowFromRow() has it.
    if (facts::isText(column.kind) && column.kind != Kind::Hash)
        meaning.value = QStringLiteral("NULLIF(%1, '')").arg(meaning.value);
    else if (column.kind == Kind::Status || column.kind == Kind::Outcome || column.kind == Kind::Time)
        meaning.value = QStringLiteral("NULLIF(%1, 0)").arg(meaning.value);
    return meaning;
}

QStringList choicesOf(const Column &column)
{
    const Kind kind = column.kind;
    QStringList names;
    if (column.name == "indexability")
        return {QStringLiteral("indexable"), QStringLiteral("non_indexable")};
    if (column.name == "indexability_status") {
        return {QStringLiteral("robots"), QStringLiteral("client_error"), QStringLiteral("server_error"),
            QStringLiteral("no_response"), QStringLiteral("redirected"), QStringLiteral("noindex"),
            QStringLiteral("canonicalised")};
    }
    if (column.name == "infrastructure") {
        for (int one = 1; one < url::InfrastructureCount; ++one)
            names << QLatin1String(url::name(url::Infrastructure(one)));
    } else if (kind == Kind::State) {
        for (const UrlState state : {UrlState::Queued, UrlState::Finished, UrlState::Skipped})
            names << QLatin1String(name(state));
    } else if (kind == Kind::Outcome) {
        for (int i = 1; i < base::OutcomeCount; ++i) {
            if (Outcome(i) != Outcome::Aborted) // never stored
                names << QLatin1String(name(Outcome(i)));
        }
    }
    return names;
}

qint64 numberOfChoice(Kind kind, const QString &choice)
{
    if (kind == Kind::Outcome)
        return qint64(base::outcomeFromName(choice.toLatin1()).value_or(Outcome::None));
    for (const UrlState state : {UrlState::Queued, UrlState::Finished, UrlState::Skipped}) {
        if (choice == QLatin1String(name(state)))
            return qint64(state);
    }
    return -1;
}

bool isAscii(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x80; });
}

class Compiler
{
public:
    Compiler(const Columns &columns, const FilterEngine &engine)
        : m_columns(columns)
        , m_engine(engine)
    {
    }

    QString sql(const Expression &expression)
    {
        QStringList parts;
        switch (expression.type()) {
        case Expression::Type::Condition:
            return conditionSql(expression.condition());
        case Expression::Type::Not:
            return QLatin1String("NOT (") % sql(expression.parts().constFirst()) % QLatin1Char(')');
        case Expression::Type::All:
            for (const Expression &part : expression.parts()) {
                const bool any = part.type() == Expression::Type::Any;
                parts << (any ? QString(QLatin1Char('(') % sql(part) % QLatin1Char(')')) : sql(part));
            }
            return parts.join(QLatin1String(" AND "));
        case Expression::Type::Any:
            for (const Expression &part : expression.parts())
                parts << sql(part);
            break;
        }
        return parts.join(QLatin1String(" OR "));
    }

    [[nodiscard]] QList<QVariant> values() const { return m_values; }
    [[nodiscard]] Joins joins() const { return m_joins; }

private:
    Meaning meaning(const QString &column)
    {
        const Column *known = m_columns.find(QByteArrayView(column.toUtf8()));
        const Meaning meaning = known ? meaningOf(*known) : Meaning{QStringLiteral("NULL"), {}, {}};
        m_joins |= meaning.joins;
        return meaning;
    }

    QString conditionSql(const Condition &condition)
    {
        Meaning left = meaning(condition.operand.column);
        if (condition.operand.length) {
            left.value = left.empty.isEmpty() ? m_engine.dialect->length(left.value)
                                              : QStringLiteral("CASE WHEN %1 IS NOT NULL THEN %2 WHEN %3 THEN 0 END")
                                                    .arg(left.value, m_engine.dialect->length(left.value), left.empty);
            left.value = QLatin1Char('(') % left.value % QLatin1Char(')');
            left.empty.clear();
        }
        const QString truth = truthOf(condition, left);
        return condition.negated ? QString(QLatin1String("NOT ") % truth) : truth;
    }

    /// In one piece: a CASE, or in parentheses.
    QString truthOf(const Condition &condition, const Meaning &left)
    {
        const QString isThere = left.value % QLatin1String(" IS NOT NULL");
        if (condition.test == Test::Empty)
            return QStringLiteral("CASE WHEN %1 THEN FALSE%2 END").arg(isThere, whenEmpty(left, true));
        if (condition.test == Test::Unknown)
            return QStringLiteral("CASE WHEN %1 THEN FALSE%2 ELSE TRUE END").arg(isThere, whenEmpty(left, false));
        if (condition.values.constFirst().type == filter::Value::Type::Column)
            return againstColumn(condition, left);
        return QStringLiteral("CASE WHEN %1 THEN %2%3 END")
            .arg(isThere, compared(condition, left.value), whenEmpty(left, false));
    }

    static QString whenEmpty(const Meaning &meaning, bool truth)
    {
        return meaning.empty.isEmpty()
            ? QString()
            : QStringLiteral(" WHEN %1 THEN %2").arg(meaning.empty, QLatin1String(truth ? "TRUE" : "FALSE"));
    }

    QString againstColumn(const Condition &condition, const Meaning &left)
    {
        const Meaning right = meaning(condition.values.constFirst().text);
        const auto known = [](const Meaning &one) -> QString {
            return one.empty.isEmpty() ? QString(one.value % QLatin1String(" IS NOT NULL"))
                                       : QStringLiteral("(%1 IS NOT NULL OR %2)").arg(one.value, one.empty);
        };
        return QStringLiteral("CASE WHEN %1 IS NOT NULL AND %2 IS NOT NULL THEN %1 %3 %2 WHEN %4 AND %5 THEN FALSE END")
            .arg(left.value, right.value, filter::textOf(condition.test, false), known(left), known(right));
    }

    QString compared(const Condition &condition, const QString &value)
    {
        const filter::Value &first = condition.values.constFirst();
        const auto like = [&](bool before, bool behind) { return contains(value, first.text, before, behind); };
        switch (condition.test) {
        case Test::Contains:
            return like(true, true);
        case Test::StartsWith:
            return like(false, true);
        case Test::EndsWith:
            return like(true, false);
        case Test::Matches:
            return regex(value, filter::boundedPattern(first.text, condition.ignoresCase));
        case Test::In:
            return inList(condition, value);
        case Test::Between:
            return within(value, first.number, endOf(condition.values.at(1)));
        default:
            break;
        }
        if (condition.operand.kind == Kind::Time && !condition.operand.length)
            return inTime(condition.test, value, first);
        if (first.type == filter::Value::Type::Number)
            return QStringLiteral("(%1 %2 %3)").arg(value, filter::textOf(condition.test, false), number(first.number));
        return QStringLiteral("(%1 = %2)").arg(asCompared(condition, value), text(condition, first));
    }

    /// Behind what a value names: a day, a number.
    static qint64 endOf(const filter::Value &value)
    {
        const qint64 span = value.type == filter::Value::Type::Time ? value.span : 1;
        constexpr qint64 most = std::numeric_limits<qint64>::max();
        return value.number > most - span ? most : value.number + span;
    }

    QString inTime(Test test, const QString &value, const filter::Value &time)
    {
        switch (test) {
        case Test::Less:
            return QStringLiteral("(%1 < %2)").arg(value, number(time.number));
        case Test::LessEqual:
            return QStringLiteral("(%1 < %2)").arg(value, number(endOf(time)));
        case Test::Greater:
            return QStringLiteral("(%1 >= %2)").arg(value, number(endOf(time)));
        case Test::GreaterEqual:
            return QStringLiteral("(%1 >= %2)").arg(value, number(time.number));
        default:
            return within(value, time.number, endOf(time));
        }
    }

    QString within(const QString &value, qint64 from, qint64 until)
    {
        const QString first = number(from); // one after the other: so the values are bound
        return QStringLiteral("(%1 >= %2 AND %1 < %3)").arg(value, first, number(until));
    }

    QString inList(const Condition &condition, const QString &value)
    {
        QStringList marks;
        for (const filter::Value &one : condition.values)
            marks << (one.type == filter::Value::Type::Number ? number(one.number) : text(condition, one));
        return QStringLiteral("(%1 IN (%2))").arg(asCompared(condition, value), marks.join(QLatin1String(", ")));
    }

    /// What stands for the column where it is held against whole texts.
    [[nodiscard]] QString asCompared(const Condition &condition, const QString &value) const
    {
        const bool type = condition.operand.kind == Kind::MimeType && !condition.operand.length;
        return type ? m_engine.dialect->beforeSemicolon(value) : value;
    }

    QString text(const Condition &condition, const filter::Value &value)
    {
        switch (condition.operand.kind) {
        case Kind::Outcome:
        case Kind::State:
            return number(numberOfChoice(condition.operand.kind, value.text));
        case Kind::Hash:
            m_values << QVariant(QByteArray::fromHex(value.text.toLatin1()));
            break;
        case Kind::MimeType:
            m_values << QVariant(QString::fromUtf8(facts::bareType(value.text.toUtf8()).toLower()));
            break;
        default:
            m_values << QVariant(value.text);
            break;
        }
        return QStringLiteral("?");
    }

    QString number(qint64 number)
    {
        m_values << QVariant(qlonglong(number));
        return QStringLiteral("?");
    }

    QString contains(const QString &value, const QString &part, bool before, bool behind)
    {
        const QString any = QStringLiteral("%");
        if (isAscii(part)) {
            m_values << QVariant(
                QString((before ? any : QString()) % dialect::escapedPattern(part) % (behind ? any : QString())));
            return QLatin1Char('(') % m_engine.dialect->matches(value) % QLatin1Char(')');
        }
        // The database knows the case of ASCII only.
        return regex(value,
            filter::boundedPattern(
                QLatin1String(before ? "" : "\\A") % filter::literalPattern(part) % QLatin1String(behind ? "" : "\\z"),
                true));
    }

    QString regex(const QString &value, const QString &pattern)
    {
        const QString condition = m_engine.dialect->matchesRegex(value);
        if (condition.isEmpty() && m_engine.regex)
            return m_engine.regex(value, m_joins, pattern, m_values);
        m_values << QVariant(pattern);
        return condition;
    }

    const Columns &m_columns;
    const FilterEngine &m_engine;
    QList<QVariant> m_values;
    Joins m_joins;
};

} // namespace

filter::Fields filterFields(const Columns &columns)
{
    filter::Fields fields;
    for (const Column &column : columns.all())
        fields.append({QString::fromUtf8(column.name), column.kind, choicesOf(column)});
    return fields;
}

FilterSql filterSql(const Expression &expression, const Columns &columns, const FilterEngine &engine)
{
    Compiler compiler(columns, engine);
    const QString sql = compiler.sql(expression);
    return {sql, compiler.values(), compiler.joins()};
}

} // namespace argiope::store
