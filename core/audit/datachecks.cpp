#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

namespace argiope::audit {

namespace {

constexpr Group Data = Group::StructuredData;

bool hasItems(const facts::Observations &seen)
{
    return seen.find("sd-items") || seen.find("sd-microdata") || seen.find("sd-rdfa");
}

/// Of JSON-LD: where there was too much of it to be read, nothing is known.
Verdict inData(const Check &check, const PageView &page)
{
    const Verdict verdict = observed(check, page);
    if (verdict.state == State::NotFound && page.observations().find("sd-unread"))
        return undecidable();
    return verdict;
}

Verdict dataOnNoIndex(const Check &, const PageView &page)
{
    if (!page.isNoIndex())
        return {};
    if (!page.isObserved())
        return undecidable();
    const facts::Observation *items = page.observations().find("sd-items");
    return foundIf(hasItems(page.observations()), items ? items->evidence : QByteArray());
}

Verdict noData(const Check &, const PageView &page)
{
    if (!page.isObserved() || page.observations().find("sd-unread"))
        return undecidable();
    return foundIf(!hasItems(page.observations()));
}

const Check DataRows[] = {
    {"sd-json-invalid", Data, Severity::Error, Gate::Html, inData, "JSON-LD that is no JSON"},
    {"sd-json-empty", Data, Severity::Notice, Gate::Html, inData, "JSON-LD without content"},
    {"sd-json-string", Data, Severity::Error, Gate::Html, inData, "JSON-LD that is a text or a number"},
    {"sd-no-context", Data, Severity::Error, Gate::Html, inData, "JSON-LD without @context"},
    {"sd-no-type", Data, Severity::Warning, Gate::Html, inData, "An item without a type"},
    {"sd-unknown-type", Data, Severity::Warning, Gate::Html, inData, "A type that schema.org does not have"},
    {"sd-unknown-property", Data, Severity::Warning, Gate::Html, inData, "A property that schema.org does not have"},
    {"sd-wrong-domain", Data, Severity::Warning, Gate::Html, inData, "A property that the type does not have"},
    {"sd-wrong-range", Data, Severity::Warning, Gate::Html, inData,
        "A value of a type that the property does not take"},
    {"sd-superseded", Data, Severity::Notice, Gate::Html, inData, "A type or property that another one replaced"},
    {"sd-required", Data, Severity::Error, Gate::Html, inData, "What a rich result requires is missing"},
    {"sd-recommended", Data, Severity::Notice, Gate::Html, inData, "What is recommended for a rich result is missing"},
    {"sd-bad-date", Data, Severity::Warning, Gate::Html, inData, "A date or duration that is not ISO 8601"},
    {"sd-bad-price", Data, Severity::Warning, Gate::Html, inData, "A price that is no number, or an unknown currency"},
    {"sd-rating-range", Data, Severity::Warning, Gate::Html, inData, "A rating outside of its scale"},
    {"sd-breadcrumb", Data, Severity::Warning, Gate::Html, inData, "A breadcrumb with one step, or wrong positions"},
    {"sd-retired-feature", Data, Severity::Notice, Gate::Html, inData,
        "Markup for a result that search engines no longer show"},
    {"sd-id-dangling", Data, Severity::Notice, Gate::Html, inData,
        "An item names an @id of the page that is not there"},
    {"sd-microdata-stray", Data, Severity::Warning, Gate::Html, observed, "Microdata that belongs to no item"},
    {"sd-rdfa-prefix", Data, Severity::Warning, Gate::Html, observed, "RDFa with a prefix that is not declared"},
    {"sd-url-differs", Data, Severity::Notice, Gate::Html, inData, "Structured data names another URL than the page"},
    {"sd-on-noindex", Data, Severity::Notice, Gate::Html, dataOnNoIndex,
        "Structured data on a page kept from search engines"},
    {"sd-none", Data, Severity::Notice, Gate::Indexable, noData, "No structured data"},
    {"og-incomplete", Data, Severity::Notice, Gate::Html, observed, "Open Graph tags are missing"},
    {"og-twice", Data, Severity::Warning, Gate::Html, observed, "An Open Graph tag is given twice"},
    {"og-image-relative", Data, Severity::Warning, Gate::Html, observed, "og:image is no absolute URL"},
    {"og-url-differs", Data, Severity::Warning, Gate::Html, observed, "og:url is another URL than the page"},
    {"twitter-card-bad", Data, Severity::Warning, Gate::Html, observed, "A twitter:card that does not exist"},
    {"twitter-card-missing", Data, Severity::Notice, Gate::Html, observed, "Neither twitter:card nor og:image"},
    {"amp-no-return", Data, Severity::Error, Gate::Html, nullptr, "Page and AMP page do not name each other"},
    {"amp-non-200", Data, Severity::Error, Gate::Html, nullptr, "The AMP page does not answer as a page"},
    {"amp-invalid", Data, Severity::Error, Gate::Html, observed, "An AMP page without what each must have"},
    {"manifest-broken", Data, Severity::Warning, Gate::Html, nullptr, "The manifest is not there"},
    {"favicon-missing", Data, Severity::Notice, Gate::Html, nullptr, "No icon"},
    {"favicon-broken", Data, Severity::Warning, Gate::Html, nullptr, "The icon is not there"},
};

} // namespace

std::span<const Check> dataChecks()
{
    return DataRows;
}

} // namespace argiope::audit
