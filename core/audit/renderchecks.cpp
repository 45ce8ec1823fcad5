#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

namespace argiope::audit {

namespace {

constexpr int MuchText = 50; ///< percent of a page's words

/// What was noted as the page was rendered; of a page that no browser was shown nobody can tell.
Verdict rendered(const Check &check, const PageView &view)
{
    return view.page.renderMs < 0 ? undecidable() : observed(check, view);
}

Verdict textByScripts(const Check &, const PageView &view)
{
    if (view.page.renderMs < 0 || !view.isObserved())
        return undecidable();
    const int share = view.observations().count("render-text");
    return foundIf(share >= MuchText, [share] { return QByteArray(QByteArray::number(share) + " %"); });
}

Verdict notSettled(const Check &, const PageView &view)
{
    if (view.page.renderMs < 0)
        return undecidable();
    return foundIf(view.page.notSettled == 1);
}

constexpr Check RenderRows[] = {
    {"render-title", Group::Content, Severity::Notice, Gate::Html, rendered},
    {"render-description", Group::Content, Severity::Notice, Gate::Html, rendered},
    {"render-h1", Group::Content, Severity::Notice, Gate::Html, rendered},
    {"render-canonical", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-robots", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-noindex-source", Group::Content, Severity::Error, Gate::Html, rendered},
    {"render-hreflang", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-data", Group::Content, Severity::Notice, Gate::Html, rendered},
    {"render-text", Group::Content, Severity::Warning, Gate::Html, textByScripts},
    {"render-links", Group::Content, Severity::Notice, Gate::Html, rendered},
    {"render-links-gone", Group::Content, Severity::Notice, Gate::Html, rendered},
    {"render-redirect", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-script-error", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-resource-failed", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-resource-robots", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-resource-insecure", Group::Content, Severity::Warning, Gate::Html, rendered},
    {"render-not-settled", Group::Content, Severity::Notice, Gate::Html, notSettled},
};

} // namespace

std::span<const Check> renderChecks()
{
    return RenderRows;
}

} // namespace argiope::audit
