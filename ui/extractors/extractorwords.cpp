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
        return ExtractorText::tr("There is nothing to look for.");
    case Query::TooLong:
        return ExtractorText::tr("The expression is too long.");
    case Query::TooDeep:
        return ExtractorText::tr("The expression is nested too deeply.");
    case Query::TooMany:
        return ExtractorText::tr("It finds, or has, more than can be taken.");
    case Query::UnexpectedEnd:
        return ExtractorText::tr("The expression ends too early.");
    case Query::Unexpected:
        return ExtractorText::tr("“%1” may not stand there.").arg(detail);
    case Query::UnknownName:
        return ExtractorText::tr("“%1” is not known.").arg(detail);
    case Query::NotInDocuments:
        return ExtractorText::tr("“%1” can only be told by a browser.").arg(detail);
    case Query::UnknownPrefix:
        return ExtractorText::tr("No namespace is known by the prefix “%1”.").arg(detail);
    case Query::BadArgument:
        return ExtractorText::tr("“%1” cannot be used with that.").arg(detail);
    case Query::Syntax:
        return ExtractorText::tr("The expression cannot be read: %1").arg(detail);
    case Query::TooCostly:
        return ExtractorText::tr("It would take too long on this page.");
    case Query::NoDocument:
        return ExtractorText::tr("The page is too complex to be read.");
    }
    return argiope::words::foreign::shown(error.message());
}

} // namespace

QString problem(const select::ExtractorError &error)
{
    switch (error.code) {
    case Fault::NoName:
        return ExtractorText::tr("It has no name.");
    case Fault::LongName:
    case Fault::ControlInName:
        return ExtractorText::tr("This cannot be the name of a new column.");
    case Fault::TakenName:
        return ExtractorText::tr("Another one has this name.");
    case Fault::NoAttribute:
        return ExtractorText::tr("Name the attribute.");
    case Fault::NoElements:
        return ExtractorText::tr("What it looks for has no attributes and no HTML.");
    case Fault::Query:
        return error.query.position < 0 ? queryProblem(error.query)
                                        : ExtractorText::tr("At %1: %2", "a character's number, what is wrong there")
                                              .arg(error.query.position + 1)
                                              .arg(queryProblem(error.query));
    case Fault::TooMany:
        return ExtractorText::tr("There are as many extractors as a project can have.");
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
        return ExtractorText::tr("Regular expression in the source");
    case select::QueryKind::JsonLd:
        return ExtractorText::tr("Path in JSON-LD");
    case select::QueryKind::Microdata:
        return ExtractorText::tr("Path in microdata");
    case select::QueryKind::Source:
        return ExtractorText::tr("Text in the source");
    }
    return {};
}

QString take(select::Take take)
{
    switch (take) {
    case select::Take::Text:
        return ExtractorText::tr("Its text");
    case select::Take::Html:
        return ExtractorText::tr("The HTML in it");
    case select::Take::Attribute:
        return ExtractorText::tr("An attribute");
    case select::Take::Count:
        return ExtractorText::tr("How many there are");
    case select::Take::Has:
        return ExtractorText::tr("Whether there is one");
    case select::Take::Lacks:
        return ExtractorText::tr("Whether there is none");
    }
    return {};
}

} // namespace argiope::extractors::words
