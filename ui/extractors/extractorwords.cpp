#include "ui/extractors/extractorwords.h"

#include "ui/words/foreigntext.h"

#include <QCoreApplication>

namespace argiope::extractors::words {

namespace {

using Fault = select::ExtractorError::Code;
using Query = select::QueryError::Code;

struct ExtractorText
{
    Q_DECLARE_TR_FUNCTIONS(Extractors)
};

QString queryProblem(const select::QueryError &error)
{
    const QString detail = argiope::words::foreign::shown(error.detail);
    switch (error.code) {
    case Query::Empty:
        return ExtractorText::tr("The expression is empty.");
    case Query::TooLong:
        return ExtractorText::tr("The expression is too long.");
    case Query::TooDeep:
        return ExtractorText::tr("The expression is nested too deeply.");
    case Query::TooMany:
        return ExtractorText::tr("The expression has too many parts, or too many matches.");
    case Query::UnexpectedEnd:
        return ExtractorText::tr("The expression is incomplete.");
    case Query::Unexpected:
        return ExtractorText::tr("Unexpected “%1”.").arg(detail);
    case Query::UnknownName:
        return ExtractorText::tr("Unknown name “%1”.").arg(detail);
    case Query::NotInDocuments:
        return ExtractorText::tr("“%1” needs a browser to evaluate.").arg(detail);
    case Query::UnknownPrefix:
        return ExtractorText::tr("Unknown namespace prefix “%1”.").arg(detail);
    case Query::BadArgument:
        return ExtractorText::tr("Invalid argument: “%1”.").arg(detail);
    case Query::Syntax:
        return ExtractorText::tr("Syntax error: %1").arg(detail);
    case Query::TooCostly:
        return ExtractorText::tr("The expression takes too long on this page.");
    case Query::NoDocument:
        return ExtractorText::tr("The page is too complex to parse.");
    }
    return argiope::words::foreign::shown(error.message());
}

} // namespace

QString problem(const select::ExtractorError &error)
{
    switch (error.code) {
    case Fault::NoName:
        return ExtractorText::tr("The name is missing.");
    case Fault::LongName:
    case Fault::ControlInName:
        return ExtractorText::tr("This name cannot be used for a new column.");
    case Fault::TakenName:
        return ExtractorText::tr("This name is already in use.");
    case Fault::NoAttribute:
        return ExtractorText::tr("The attribute name is missing.");
    case Fault::NoElements:
        return ExtractorText::tr("This method finds text only: it has no attributes and no HTML.");
    case Fault::Query:
        return error.query.position < 0 ? queryProblem(error.query)
                                        : ExtractorText::tr("At %1: %2", "a character's number, what is wrong there")
                                              .arg(error.query.position + 1)
                                              .arg(queryProblem(error.query));
    case Fault::TooMany:
        return ExtractorText::tr("The project has reached the maximum number of extractors.");
    case Fault::NotALine:
    case Fault::NotJson:
    case Fault::NotAnExtractor:
        break;
    }
    return argiope::words::foreign::shown(error.message());
}

QString kind(select::QueryKind kind)
{
    switch (kind) {
    case select::QueryKind::Css:
        return ExtractorText::tr("CSS selector");
    case select::QueryKind::XPath:
        return ExtractorText::tr("XPath 1.0");
    case select::QueryKind::Regex:
        return ExtractorText::tr("Regular expression (source)");
    case select::QueryKind::JsonLd:
        return ExtractorText::tr("JSON-LD path");
    case select::QueryKind::Microdata:
        return ExtractorText::tr("Microdata path");
    case select::QueryKind::Source:
        return ExtractorText::tr("Text search (source)");
    }
    return {};
}

QString take(select::Take take)
{
    switch (take) {
    case select::Take::Text:
        return ExtractorText::tr("Text");
    case select::Take::Html:
        return ExtractorText::tr("Inner HTML");
    case select::Take::Attribute:
        return ExtractorText::tr("Attribute");
    case select::Take::Count:
        return ExtractorText::tr("Number of matches");
    case select::Take::Has:
        return ExtractorText::tr("Exists");
    case select::Take::Lacks:
        return ExtractorText::tr("Does not exist");
    }
    return {};
}

} // namespace argiope::extractors::words
