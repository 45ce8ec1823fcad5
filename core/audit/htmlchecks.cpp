#include "core/audit/checkgroups.h"

namespace argiope::audit {

namespace {

const Check HtmlRows[] = {
    {"html-no-doctype", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-head-broken", Group::Html, Severity::Error, Gate::Html, observed},
    {"html-meta-in-body", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-two-heads", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-body-before-html", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-parse-errors", Group::Html, Severity::Notice, Gate::Html, observed},
    {"html-duplicate-id", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-duplicate-attribute", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-unclosed", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-stray-end", Group::Html, Severity::Notice, Gate::Html, observed},
    {"html-nested-form", Group::Html, Severity::Error, Gate::Html, observed},
    {"html-nested-link", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-foster-parented", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-bad-nesting", Group::Html, Severity::Notice, Gate::Html, observed},
    {"html-obsolete", Group::Html, Severity::Notice, Gate::Html, observed},
    {"html-unknown-element", Group::Html, Severity::Notice, Gate::Html, observed},
    {"html-base", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-control-chars", Group::Html, Severity::Warning, Gate::Html, observed},
    {"html-self-closing", Group::Html, Severity::Notice, Gate::Html, observed},
    {"html-reference-missing", Group::Html, Severity::Warning, Gate::Html, observed},
};

} // namespace

std::span<const Check> htmlChecks()
{
    return HtmlRows;
}

} // namespace argiope::audit
