#pragma once

#include "core/base/result.h"
#include "core/select/queryerror.h"

#include <QRegularExpression>
#include <QString>
#include <QStringView>

#include <vector>

namespace argiope::select {

/// A regular expression (PCRE2 with Unicode) that is looked for in the source of a page. A value; any thread.
class Pattern
{
public:
    static constexpr qsizetype MostCharacters = 10'000;
    static constexpr qsizetype MostMatches = 1'000'000;

    struct Found
    {
        qsizetype position = 0; ///< of the whole match, in UTF-16
        qsizetype length = 0;
        QString text; ///< the first group where it has one, else the whole match
    };

    [[nodiscard]] static base::Result<Pattern, QueryError> compile(const QString &expression);

    /// Those that do not overlap, from the start. An expression that explodes is an error: PCRE2 counts what it tries.
    [[nodiscard]] base::Result<std::vector<Found>, QueryError> all(const QString &text) const;

private:
    QRegularExpression m_expression;
};

} // namespace argiope::select
