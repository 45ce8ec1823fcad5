#pragma once

#include "core/base/result.h"
#include "core/select/match.h"
#include "core/select/queryerror.h"
#include "core/select/selector.h"
#include "core/select/xmlcopy.h"

#include <memory>
#include <vector>

struct _xmlXPathCompExpr;

namespace argiope::select {

/// An expression of XPath 1.0, which libxml2 evaluates. Names are as the DOM has them, those of HTML in lower case and
/// of no namespace; the prefixes of knownNamespaces() are there, and those that the document uses. A value; any thread.
class XPath
{
public:
    static constexpr qsizetype MostBytes = 16 * 1024;
    static constexpr qint64 MostWork = 50'000'000; ///< steps to nodes: some seconds

    [[nodiscard]] static base::Result<XPath, QueryError> compile(QByteArrayView utf8);

    /// What is found in document order, or the one value: a number or a truth as XPath writes it. Several
    /// expressions may ask one copy, one after the other. `from` finds the node that it begins at (the first one); else
    /// that is the document. base::Interruption ends it.
    [[nodiscard]] base::Result<std::vector<Match>, QueryError> all(
        const XmlCopy &copy, const dom::Document &document, qint64 work = MostWork, const XPath *from = nullptr) const;

private:
    XPath() = default;

    std::shared_ptr<_xmlXPathCompExpr> m_compiled;
    bool m_comparesSets = false;
    bool m_joinsSets = false;
};

} // namespace argiope::select
