#pragma once

#include "core/base/result.h"
#include "core/select/match.h"
#include "core/select/page.h"
#include "core/select/pattern.h"
#include "core/select/queryerror.h"
#include "core/select/selector.h"
#include "core/select/structuredvalues.h"
#include "core/select/xpath.h"

#include <QString>

#include <variant>
#include <vector>

namespace argiope::select {

enum class QueryKind : quint8 {
    Css,
    XPath,
    Regex,
    JsonLd,
    Microdata,
    Source, ///< a text as it stands in the source, without regard to case
};

/// "css", "xpath", "regex", "jsonld", "microdata", "source".
[[nodiscard]] const char *name(QueryKind kind);
[[nodiscard]] bool queryKindNamed(QStringView name, QueryKind &kind);

/// Something to look for in pages, read once. A value; any thread.
class Query
{
public:
    static constexpr size_t MostMatches = 1'000'000; ///< on a page: more are an error

    [[nodiscard]] static base::Result<Query, QueryError> parse(QueryKind kind, const QString &expression);

    /// What is found, in document order; of structured data and regular expressions texts.
    [[nodiscard]] base::Result<std::vector<Match>, QueryError> all(Page &page) const;
    [[nodiscard]] bool findsElements() const; ///< may find any

private:
    using Compiled = std::variant<Selector, XPath, Pattern, DataPath>;

    Query(QueryKind kind, Compiled compiled)
        : m_kind(kind)
        , m_compiled(std::move(compiled))
    {
    }
    QueryKind m_kind;
    Compiled m_compiled;
};

} // namespace argiope::select
