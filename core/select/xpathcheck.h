#pragma once

#include "core/select/queryerror.h"

#include <QByteArrayView>

#include <optional>

namespace argiope::select {

/// What is known of an XPath expression before libxml2 reads it.
struct XPathTraits
{
    bool comparesSets = false; ///< it may compare the nodes of two sets with one another
    bool joinsSets = false; ///< it may find a node from many others: libxml2 looks each up among all found before
};

/// Looks at the tokens of an expression (XPath 1.0, 3.7) for what libxml2 would find too late, or choke on: functions
/// that nobody knows, nesting and steps without end. All else is left to libxml2. Linear.
[[nodiscard]] std::optional<QueryError> checkXPath(QByteArrayView utf8, XPathTraits &traits);

} // namespace argiope::select
