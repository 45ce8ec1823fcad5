#pragma once

#include "core/base/result.h"
#include "core/select/pcre.h"
#include "core/select/queryerror.h"

#include <QRegularExpression>
#include <QString>
#include <QStringView>

#include <memory>
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

    static constexpr qint64 MostSteps = 100'000'000; ///< of the matcher in one text: some seconds

    /// Those that do not overlap, from the start. An expression that explodes is an error: its steps are counted, and
    /// base::Interruption ends it. Where the system's PCRE2 cannot be had only each match has a limit.
    [[nodiscard]] base::Result<std::vector<Found>, QueryError> all(const QString &text, qint64 steps = MostSteps) const;

private:
    using Result = base::Result<std::vector<Found>, QueryError>;
    [[nodiscard]] Result allCounted(const QString &text, qint64 steps) const;

    QRegularExpression m_expression;
    std::shared_ptr<const PcreCode> m_counted; ///< the same; null where it cannot be had
};

} // namespace argiope::select
