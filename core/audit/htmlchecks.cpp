#include "core/audit/checkgroups.h"

namespace argiope::audit {

namespace {

const Check HtmlRows[] = {
    {"html-no-doctype", Group::Html, Severity::Warning, Gate::Html, observed,
        "No DOCTYPE, or one that makes browsers imitate old ones"},
    {"html-head-broken", Group::Html, Severity::Error, Gate::Html, observed, "Something ends the head too early"},
    {"html-meta-in-body", Group::Html, Severity::Warning, Gate::Html, observed, "Metadata stands in the body"},
    {"html-two-heads", Group::Html, Severity::Warning, Gate::Html, observed,
        "An html, head or body tag comes twice or too late"},
    {"html-body-before-html", Group::Html, Severity::Warning, Gate::Html, observed,
        "Something stands before the html tag"},
    {"html-parse-errors", Group::Html, Severity::Notice, Gate::Html, observed, "Parse errors"},
    {"html-duplicate-id", Group::Html, Severity::Warning, Gate::Html, observed, "Several elements have one id"},
    {"html-duplicate-attribute", Group::Html, Severity::Warning, Gate::Html, observed, "A tag has an attribute twice"},
    {"html-unclosed", Group::Html, Severity::Warning, Gate::Html, observed, "An element is not closed"},
    {"html-stray-end", Group::Html, Severity::Notice, Gate::Html, observed, "An end tag closes nothing"},
    {"html-nested-form", Group::Html, Severity::Error, Gate::Html, observed, "A form stands in a form"},
    {"html-nested-link", Group::Html, Severity::Warning, Gate::Html, observed,
        "A link or control stands in a link or button"},
    {"html-foster-parented", Group::Html, Severity::Warning, Gate::Html, observed,
        "Content between the cells of a table is moved out of it"},
    {"html-bad-nesting", Group::Html, Severity::Notice, Gate::Html, observed, "An element stands where it may not"},
    {"html-obsolete", Group::Html, Severity::Notice, Gate::Html, observed, "Obsolete elements or attributes"},
    {"html-unknown-element", Group::Html, Severity::Notice, Gate::Html, observed, "An element that HTML does not have"},
    {"html-base", Group::Html, Severity::Warning, Gate::Html, observed,
        "The base element is wrong, comes twice or too late"},
    {"html-control-chars", Group::Html, Severity::Warning, Gate::Html, observed, "Control characters or noncharacters"},
    {"html-self-closing", Group::Html, Severity::Notice, Gate::Html, observed,
        "A tag ends in a slash that closes nothing"},
    {"html-reference-missing", Group::Html, Severity::Warning, Gate::Html, observed,
        "An attribute names an id that is not there"},
};

} // namespace

std::span<const Check> htmlChecks()
{
    return HtmlRows;
}

} // namespace argiope::audit
