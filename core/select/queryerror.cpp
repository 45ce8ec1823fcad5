#include "core/select/queryerror.h"

namespace argiope::select {

namespace {

QString sayCode(QueryError::Code code, const QString &detail)
{
    switch (code) {
    case QueryError::Code::Empty:
        return QStringLiteral("there is nothing to look for");
    case QueryError::Code::TooLong:
        return QStringLiteral("it is too long");
    case QueryError::Code::TooDeep:
        return QStringLiteral("it is nested too deeply");
    case QueryError::Code::TooMany:
        return QStringLiteral("there are too many %1").arg(detail);
    case QueryError::Code::UnexpectedEnd:
        return QStringLiteral("it ends too early");
    case QueryError::Code::Unexpected:
        return QStringLiteral("'%1' may not stand there").arg(detail);
    case QueryError::Code::UnknownName:
        return QStringLiteral("'%1' is not known").arg(detail);
    case QueryError::Code::NotInDocuments:
        return QStringLiteral("'%1' cannot be told of a document alone").arg(detail);
    case QueryError::Code::UnknownPrefix:
        return QStringLiteral("no namespace is known by the prefix '%1'").arg(detail);
    case QueryError::Code::BadArgument:
        return QStringLiteral("'%1' is no argument of that").arg(detail);
    case QueryError::Code::Syntax:
        return detail;
    case QueryError::Code::TooCostly:
        return QStringLiteral("it would take too long in this document");
    case QueryError::Code::NoDocument:
        return QStringLiteral("the document is too complex, or broken");
    }
    Q_UNREACHABLE();
}

} // namespace

QString QueryError::message() const
{
    const QString what = sayCode(code, detail);
    return position < 0 ? what : QString(what + QStringLiteral(" (at character %1)").arg(position + 1));
}

} // namespace argiope::select
