#include "ui/words/filterwords.h"

#include "core/filter/values.h"
#include "ui/words/columnwords.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QCoreApplication>

namespace argiope::words::wording {

namespace {

using facts::Kind;
using filter::Condition;
using filter::Test;

struct FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(FilterWords)
};

QString lengthTest(Test test, bool negated)
{
    switch (test) {
    case Test::Greater:
        return negated ? FilterWords::tr("is not longer than") : FilterWords::tr("is longer than");
    case Test::Less:
        return negated ? FilterWords::tr("is not shorter than") : FilterWords::tr("is shorter than");
    case Test::Equal:
        return negated ? FilterWords::tr("length is not") : FilterWords::tr("length is");
    default:
        return filter::textOf(test, negated);
    }
}

QString timeTest(Test test, bool negated)
{
    switch (test) {
    case Test::Greater:
        return negated ? FilterWords::tr("is not after") : FilterWords::tr("is after");
    case Test::GreaterEqual:
        return negated ? FilterWords::tr("is not at or after") : FilterWords::tr("is at or after");
    case Test::Less:
        return negated ? FilterWords::tr("is not before") : FilterWords::tr("is before");
    case Test::LessEqual:
        return negated ? FilterWords::tr("is not at or before") : FilterWords::tr("is at or before");
    case Test::Equal:
        return negated ? FilterWords::tr("is not on") : FilterWords::tr("is on");
    default:
        return {};
    }
}

QString numberTest(Test test, bool negated)
{
    switch (test) {
    case Test::Greater:
        return negated ? FilterWords::tr("is not more than") : FilterWords::tr("is more than");
    case Test::GreaterEqual:
        return negated ? FilterWords::tr("is not at least") : FilterWords::tr("is at least");
    case Test::Less:
        return negated ? FilterWords::tr("is not less than") : FilterWords::tr("is less than");
    case Test::LessEqual:
        return negated ? FilterWords::tr("is not at most") : FilterWords::tr("is at most");
    default:
        return {};
    }
}

/// A value as the window shows it elsewhere.
QString shownValue(const filter::Value &value, const filter::Operand &operand)
{
    const QString typed = filter::typedText(value, operand.kind, operand.length);
    if (operand.length)
        return typed;
    switch (operand.kind) {
    case Kind::Outcome:
        return outcome(base::outcomeFromName(typed.toLatin1()).value_or(base::Outcome::None));
    case Kind::State:
        for (const auto state : {store::UrlState::Queued, store::UrlState::Finished, store::UrlState::Skipped}) {
            if (typed == QLatin1String(store::name(state)))
                return urlState(state);
        }
        return typed;
    case Kind::Flag:
        return value.number ? FilterWords::tr("yes") : FilterWords::tr("no");
    case Kind::Text:
    case Kind::Url:
    case Kind::MimeType:
    case Kind::Rule:
        return FilterWords::tr("“%1”").arg(foreign::shown(typed));
    default:
        return typed;
    }
}

QString conditionText(const Condition &condition, const QString &name)
{
    const QString start = name % QLatin1Char(' ')
        % test(condition.test, condition.negated, condition.operand.kind, condition.operand.length);
    QStringList values;
    for (const filter::Value &value : condition.values)
        values << shownValue(value, condition.operand);
    if (values.isEmpty())
        return start;
    if (condition.test == Test::Between)
        return start % QLatin1Char(' ') % FilterWords::tr("%1 and %2").arg(values.at(0), values.at(1));
    return start % QLatin1Char(' ') % values.join(FilterWords::tr(", "));
}

} // namespace

QString test(Test test, bool negated, Kind kind, bool length)
{
    switch (test) {
    case Test::Between:
        return negated ? FilterWords::tr("is not between") : FilterWords::tr("is between");
    case Test::In:
        return negated ? FilterWords::tr("is not one of") : FilterWords::tr("is one of");
    case Test::Contains:
        return negated ? FilterWords::tr("does not contain") : FilterWords::tr("contains");
    case Test::StartsWith:
        return negated ? FilterWords::tr("does not start with") : FilterWords::tr("starts with");
    case Test::EndsWith:
        return negated ? FilterWords::tr("does not end with") : FilterWords::tr("ends with");
    case Test::Matches:
        return negated ? FilterWords::tr("does not match") : FilterWords::tr("matches");
    case Test::Empty:
        return negated ? FilterWords::tr("is not empty") : FilterWords::tr("is empty");
    case Test::Unknown:
        return negated ? FilterWords::tr("is known") : FilterWords::tr("is unknown");
    default:
        break;
    }
    const QString said = length ? lengthTest(test, negated)
        : kind == Kind::Time    ? timeTest(test, negated)
                                : numberTest(test, negated);
    if (!said.isEmpty())
        return said;
    return negated ? FilterWords::tr("is not") : FilterWords::tr("is");
}

QString condition(const filter::Expression &expression, const store::Columns &columns)
{
    if (expression.type() != filter::Expression::Type::Condition)
        return foreign::shown(expression.text());
    const Condition &one = expression.condition();
    const bool plain = one.values.isEmpty() || one.values.constFirst().type != filter::Value::Type::Column;
    const store::Column *column = columns.find(QByteArrayView(one.operand.column.toUtf8()));
    if (!plain || !column || (one.operand.length && lengthTest(one.test, false) == filter::textOf(one.test, false)))
        return foreign::shown(expression.text());
    return conditionText(one, wording::column(*column));
}

QString error(const filter::Error &error)
{
    using Code = filter::Error::Code;
    const QString found = foreign::shown(error.found);
    const QString hint = foreign::shown(error.hint);
    const QString foundOrEnd = error.found.isEmpty() ? FilterWords::tr("the end") : FilterWords::tr("“%1”").arg(found);
    switch (error.code) {
    case Code::Nothing:
        return FilterWords::tr("The filter has no condition.");
    case Code::Character:
        return FilterWords::tr("Unexpected character.");
    case Code::OpenText:
        return FilterWords::tr("Missing closing quotation mark.");
    case Code::OpenRegex:
        return FilterWords::tr("Missing closing / of the regular expression.");
    case Code::OpenName:
        return FilterWords::tr("Missing closing ] of the column name.");
    case Code::Escape:
        return FilterWords::tr(R"(\ is the escape character in text; write \\ for a backslash.)");
    case Code::ExpectedColumn:
        return FilterWords::tr("Expected a column, found %1.").arg(foundOrEnd);
    case Code::UnknownColumn:
        return error.hint.isEmpty() ? FilterWords::tr("Unknown column “%1”.").arg(found)
                                    : FilterWords::tr("Unknown column “%1”. Did you mean “%2”?").arg(found, hint);
    case Code::ExpectedTest:
        return FilterWords::tr("Expected =, <, contains, is empty or another operator after “%1”.").arg(found);
    case Code::WrongTest:
        return FilterWords::tr("Column “%1” does not support “%2”.").arg(found, hint);
    case Code::ExpectedValue:
        return FilterWords::tr("Expected a value, found %1.").arg(foundOrEnd);
    case Code::NotANumber:
        return FilterWords::tr("“%1” is not a whole number.").arg(found);
    case Code::NotASize:
        return FilterWords::tr("“%1” is not a size (example: 2 MB).").arg(found);
    case Code::NotADuration:
        return FilterWords::tr("“%1” is not a duration (example: 300 ms).").arg(found);
    case Code::NotATime:
        return FilterWords::tr("“%1” is not a date or time (example: 2026-11-01 or 2026-11-01 14:30).").arg(found);
    case Code::NotYesOrNo:
        return FilterWords::tr("“%1” is neither “yes” nor “no”.").arg(found);
    case Code::NotAFingerprint:
        return FilterWords::tr("“%1” is not a hash: use digits and the letters a to f.").arg(found);
    case Code::NotAChoice:
        return FilterWords::tr("“%1” is not one of %2.").arg(found, hint);
    case Code::EmptyText:
        return FilterWords::tr("The text is empty. Use “is empty” to find empty values.");
    case Code::UnquotedText:
        return FilterWords::tr("Put text in quotation marks: \"%1\".").arg(found);
    case Code::NotComparable:
        return FilterWords::tr("Columns “%1” and “%2” cannot be compared.").arg(found, hint);
    case Code::ExpectedList:
        return FilterWords::tr("Expected values in parentheses after “in”, found %1.").arg(foundOrEnd);
    case Code::ExpectedAnd:
        return FilterWords::tr("Expected “and” and the second value, found %1.").arg(foundOrEnd);
    case Code::ExpectedClose:
        return FilterWords::tr("Expected “)”, found %1.").arg(foundOrEnd);
    case Code::BadRegex:
        return FilterWords::tr("Invalid regular expression: %1").arg(hint);
    case Code::BadFlag:
        return FilterWords::tr("Only the flag “i” may follow a regular expression, not “%1”.").arg(found);
    case Code::ExpectedEnd:
        return FilterWords::tr("Expected “and”, “or” or the end, found “%1”.").arg(found);
    case Code::TooLong:
        return FilterWords::tr("The filter is too long.");
    case Code::TooDeep:
        return FilterWords::tr("Too many nested parentheses.");
    case Code::TooMany:
        break;
    }
    return FilterWords::tr("The filter has too many conditions.");
}

QString valueExample(Kind kind, bool length)
{
    if (length)
        return FilterWords::tr("Characters");
    switch (kind) {
    case Kind::Bytes:
        return FilterWords::tr("For example 2 MB");
    case Kind::Milliseconds:
        return FilterWords::tr("For example 300 ms");
    case Kind::Time:
        return FilterWords::tr("For example 2026-11-01 (UTC)");
    case Kind::Status:
        return FilterWords::tr("For example 404");
    default:
        return {};
    }
}

} // namespace argiope::words::wording
