#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

namespace argiope::audit {

namespace {

const Check HtmlRows[] = {
    {"xhtml-broken", Group::Html, Severity::Error, Gate::Fetched,
        [](const Check &check, const PageView &view) { return view.isXhtml() ? observed(check, view) : Verdict{}; }},
    {"html-no-doctype", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-head-broken", Group::Html, Severity::Error, Gate::Markup, observed},
    {"html-meta-in-body", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-two-heads", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-body-before-html", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-parse-errors", Group::Html, Severity::Notice, Gate::Markup, observed},
    {"html-duplicate-id", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-duplicate-attribute", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-unclosed", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-stray-end", Group::Html, Severity::Notice, Gate::Markup, observed},
    {"html-nested-form", Group::Html, Severity::Error, Gate::Markup, observed},
    {"html-nested-link", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-foster-parented", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-bad-nesting", Group::Html, Severity::Notice, Gate::Markup, observed},
    {"html-obsolete", Group::Html, Severity::Notice, Gate::Markup, observed},
    {"html-unknown-element", Group::Html, Severity::Notice, Gate::Markup, observed},
    {"html-base", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-control-chars", Group::Html, Severity::Warning, Gate::Markup, observed},
    {"html-self-closing", Group::Html, Severity::Notice, Gate::Markup, observed},
    {"html-reference-missing", Group::Html, Severity::Warning, Gate::Markup, observed},
};

} // namespace

std::span<const Check> htmlChecks()
{
    return HtmlRows;
}

} // namespace argiope::audit
