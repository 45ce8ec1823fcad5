#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/a11y/examine.h"

#include <vector>

namespace argiope::audit {

namespace {

Severity severityOf(a11y::Severity severity)
{
    switch (severity) {
    case a11y::Severity::Error:
        return Severity::Error;
    case a11y::Severity::Warning:
        return Severity::Warning;
    case a11y::Severity::Notice:
        break;
    }
    return Severity::Notice;
}

/// A tree was made of the document, or not: crawls leave it out.
Verdict examined(const Check &check, const PageView &page)
{
    if (!page.isObserved() || !page.observations().find(A11yExamined))
        return undecidable();
    const facts::Observation *seen = page.observations().find(check.id);
    if (seen)
        return found(seen->evidence, seen->count);
    return page.observations().find(QByteArray(A11yAsked + QByteArray(check.id))) ? undecidable() : Verdict{};
}

} // namespace

std::span<const Check> a11yChecks()
{
    static const std::vector<Check> rows = [] {
        std::vector<Check> made;
        for (const a11y::Rule &rule : a11y::rules())
            made.push_back({rule.id, Group::Accessibility, severityOf(rule.severity), Gate::Html, examined});
        return made;
    }();
    return rows;
}

} // namespace argiope::audit
