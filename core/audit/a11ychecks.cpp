#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/a11y/examine.h"
#include "core/a11y/observe.h"

#include <QHash>

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

/// Crawls make a tree only where they were told to, and of pages that are not too big for one.
Verdict examined(const Check &check, const PageView &page)
{
    if (!page.isExamined())
        return undecidable();
    if (const facts::Observation *seen = page.examined(check.id))
        return found(*seen);
    static const QHash<const char *, QByteArray> asked = [] {
        QHash<const char *, QByteArray> names;
        for (const a11y::Rule &rule : a11y::rules())
            names.insert(rule.id, a11y::AskedPrefix + QByteArray(rule.id));
        return names;
    }();
    const facts::Observation *asks = page.examined(asked.value(check.id));
    if (!asks)
        return {};
    Verdict verdict = needsPerson(asks->evidence, asks->count);
    verdict.more = asks->more;
    return verdict;
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
