#pragma once

#include <QString>

namespace argiope::select {

/// Why something cannot be looked for, or was not looked for to the end.
struct QueryError
{
    enum class Code : quint8 {
        Empty, ///< nothing to look for
        TooLong, ///< the text of a query
        TooDeep, ///< parentheses within one another
        TooMany, ///< parts of a selector, values that were found
        UnexpectedEnd,
        Unexpected, ///< detail: what stands there
        UnknownName, ///< of a pseudo-class, pseudo-element, function or kind; detail
        NotInDocuments, ///< what only a browser could tell; detail
        UnknownPrefix, ///< of a namespace; detail
        BadArgument, ///< of a function; detail
        Syntax, ///< detail says what is wrong
        TooCostly, ///< it would have taken too long in this document
        NoDocument, ///< the document was not read to its end
    };
    Code code = Code::Empty;
    qsizetype position = -1; ///< in the query, in bytes of UTF-8 of a selector, else in characters; -1: nowhere
    QString detail;

    /// One plain sentence, without a full stop, for logs and the command line.
    [[nodiscard]] QString message() const;
};

} // namespace argiope::select
