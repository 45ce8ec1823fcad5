#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

namespace argiope::audit {

namespace {

const Check ContentRows[] = {
    {"mobile-no-viewport", Group::Mobile, Severity::Warning, Gate::Html, observed,
        "Not made for small screens (no viewport)"},
    {"mobile-fixed-viewport", Group::Mobile, Severity::Warning, Gate::Html, observed, "The page's width is fixed"},
    {"mobile-zoom-blocked", Group::Mobile, Severity::Warning, Gate::Html, observed, "The page cannot be made larger"},
    {"charset-missing", Group::Content, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            const auto &seen = view.observations();
            return foundIf(seen.find("charset-undeclared") && !seen.find("charset-declared"), view.page.charset);
        },
        "The encoding is not declared"},
    {"charset-late", Group::Content, Severity::Warning, Gate::Html, observed,
        "The encoding is declared too late to be seen"},
    {"charset-conflict", Group::Content, Severity::Warning, Gate::Html, observed,
        "Header and page name different encodings"},
    {"charset-not-utf8", Group::Content, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.page.charset.isEmpty() && view.page.charset != "UTF-8", view.page.charset);
        },
        "Another encoding than UTF-8"},
    {"lang-missing", Group::Content, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) { return foundIf(view.page.language.isEmpty()); },
        "The page's language is not declared"},
    {"content-duplicate", Group::Content, Severity::Warning, Gate::Indexable, nullptr,
        "Several pages have the same text"},
    {"content-same-by-query", Group::Content, Severity::Warning, Gate::Indexable, nullptr,
        "Pages that differ in their parameters only have the same text"},
};

} // namespace

std::span<const Check> contentChecks()
{
    return ContentRows;
}

} // namespace argiope::audit
