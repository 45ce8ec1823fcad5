#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

namespace argiope::audit {

namespace {

constexpr auto E = Severity::Error;
constexpr auto W = Severity::Warning;
constexpr auto N = Severity::Notice;

const Check Rows[] = {
    {"mobile-no-viewport", Group::Mobile, W, Gate::Html, observed, "Not made for small screens (no viewport)"},
    {"mobile-fixed-viewport", Group::Mobile, W, Gate::Html, observed, "The page's width is fixed"},
    {"mobile-zoom-blocked", Group::Mobile, W, Gate::Html, observed, "The page cannot be made larger"},
    {"charset-missing", Group::Content, W, Gate::Html,
        [](const Check &, const PageView &view) {
            if (!view.isObserved())
                return undecidable();
            const auto &seen = view.observations();
            return foundIf(seen.find("charset-undeclared") && !seen.find("charset-declared"), view.page.charset);
        },
        "The encoding is not declared"},
    {"charset-late", Group::Content, W, Gate::Html, observed, "The encoding is declared too late to be seen"},
    {"charset-conflict", Group::Content, W, Gate::Html, observed, "Header and page name different encodings"},
    {"charset-not-utf8", Group::Content, N, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(!view.page.charset.isEmpty() && view.page.charset != "UTF-8", view.page.charset);
        },
        "Another encoding than UTF-8"},
    {"lang-missing", Group::Content, E, Gate::Html,
        [](const Check &, const PageView &view) { return foundIf(view.page.language.isEmpty()); },
        "The page's language is not declared"},
    {"content-duplicate", Group::Content, W, Gate::Indexable, nullptr, "Several pages have the same text"},
    {"content-same-by-query", Group::Content, W, Gate::Indexable, nullptr,
        "Pages that differ in their parameters only have the same text"},
};

} // namespace

std::span<const Check> contentChecks()
{
    return Rows;
}

} // namespace argiope::audit
