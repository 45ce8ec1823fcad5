#pragma once

#include "app/cli/arguments.h"
#include "app/cli/checknames.h"

#include "core/audit/rules.h"

#include <QList>
#include <QPair>

#include <optional>

namespace argiope::cli {

/// "error", "warning" or "notice".
[[nodiscard]] std::optional<audit::Severity> severityFromWord(const QString &word);

/// What --site-type and --set ask to be otherwise in a project's rules.
class RuleChanges
{
public:
    /// The error is one line; it says what is wrong without any project.
    [[nodiscard]] static base::Result<RuleChanges, QString> from(const Arguments &arguments, const OwnChecks &own);

    [[nodiscard]] bool isEmpty() const { return !m_type && m_set.isEmpty(); }
    /// The error is one line: limits that contradict each other.
    [[nodiscard]] base::Result<audit::Rules, QString> appliedTo(audit::Rules rules) const;

private:
    /// One --set: a limit, checks, or whether pages that are no results are judged as others.
    struct Set
    {
        QByteArray limit; ///< "": checks
        QByteArrayList checks; ///< ids
        QString value;
    };
    [[nodiscard]] static std::optional<QString> apply(const Set &set, audit::Rules &rules);

    std::optional<audit::SiteType> m_type;
    QList<Set> m_set;
};

} // namespace argiope::cli
