// What is wrong with an expression, in plain English.
#include "core/filter/parser.h"

namespace argiope::filter {

QString Error::message() const
{
    const auto foundOrEnd
        = [this]() -> QString { return found.isEmpty() ? QStringLiteral("the end") : QString(u'\'' % found % u'\''); };
    switch (code) {
    case Code::Nothing:
        return QStringLiteral("there is no condition");
    case Code::Character:
        return QStringLiteral("no expression has this character");
    case Code::OpenText:
        return QStringLiteral("the text's closing quote is missing");
    case Code::OpenRegex:
        return QStringLiteral("the regular expression's closing / is missing");
    case Code::OpenName:
        return QStringLiteral("the name's closing ] is missing");
    case Code::Escape:
        return QStringLiteral("in a text \\ stands before \", ', \\, /, n, r, t or u{…} only; for itself write \\\\");
    case Code::ExpectedColumn:
        return QStringLiteral("expected a column, found %1").arg(foundOrEnd());
    case Code::UnknownColumn:
        return hint.isEmpty() ? QStringLiteral("unknown column '%1'").arg(found)
                              : QStringLiteral("unknown column '%1' \u2013 did you mean '%2'?").arg(found, hint);
    case Code::ExpectedTest:
        return QStringLiteral("expected =, <, contains, is empty or the like behind '%1'").arg(found);
    case Code::WrongTest:
        return QStringLiteral("column '%1' does not go with '%2'").arg(found, hint);
    case Code::ExpectedValue:
        return QStringLiteral("expected a value, found %1").arg(foundOrEnd());
    case Code::NotANumber:
        return QStringLiteral("'%1' is no whole number").arg(found);
    case Code::NotASize:
        return QStringLiteral("'%1' is no size such as 2 MB").arg(found);
    case Code::NotADuration:
        return QStringLiteral("'%1' is no duration such as 300 ms").arg(found);
    case Code::NotATime:
        return QStringLiteral("'%1' is no time such as \"2026-11-01\" or \"2026-11-01 14:30\"").arg(found);
    case Code::NotYesOrNo:
        return QStringLiteral("'%1' is neither yes nor no").arg(found);
    case Code::NotAFingerprint:
        return QStringLiteral("'%1' is no fingerprint: hexadecimal digits").arg(found);
    case Code::NotAChoice:
        return QStringLiteral("'%1' is none of %2").arg(found, hint);
    case Code::EmptyText:
        return QStringLiteral("the text is empty; for what has none write 'is empty'");
    case Code::UnquotedText:
        return QStringLiteral("a text stands in quotes: \"%1\"").arg(found);
    case Code::NotComparable:
        return QStringLiteral("columns '%1' and '%2' cannot be compared").arg(found, hint);
    case Code::ExpectedList:
        return QStringLiteral("expected values in parentheses behind 'in', found %1").arg(foundOrEnd());
    case Code::ExpectedAnd:
        return QStringLiteral("expected 'and' and the second value of 'between', found %1").arg(foundOrEnd());
    case Code::ExpectedClose:
        return QStringLiteral("expected ), found %1").arg(foundOrEnd());
    case Code::BadRegex:
        return QStringLiteral("the regular expression is not valid: %1").arg(hint);
    case Code::BadFlag:
        return QStringLiteral("behind a regular expression only i can stand, found '%1'").arg(found);
    case Code::ExpectedEnd:
        return QStringLiteral("expected 'and', 'or' or the end, found '%1'").arg(found);
    case Code::TooLong:
        return QStringLiteral("the expression is longer than %1 characters").arg(MostLength);
    case Code::TooDeep:
        return QStringLiteral("more than %1 parentheses stand within one another").arg(MostNested);
    case Code::TooMany:
        return QStringLiteral("the expression has more than %1 conditions and values").arg(MostSize);
    }
    return {};
}

} // namespace argiope::filter
