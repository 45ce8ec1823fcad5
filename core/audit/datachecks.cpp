#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"
#include "core/facts/contenttype.h"

namespace argiope::audit {

namespace {

constexpr Group Data = Group::StructuredData;

bool hasItems(const facts::Observations &seen)
{
    return seen.find("sd-items") || seen.find("sd-microdata") || seen.find("sd-rdfa");
}

/// Of JSON-LD and items of markup: where there was too much of them to be read, nothing is known.
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

Verdict incompleteManifest(const Check &check, const PageView &page)
{
    const auto noted = facts::Observations::fromJson(page.page.inspected);
    if (const facts::Observation *missing = noted.find(check.id))
        return found(*missing);
    const bool manifest = facts::bareType(page.page.contentType).toLower() == "application/manifest+json";
    return page.page.inspected.isEmpty() && manifest && page.page.status == 200 ? undecidable() : Verdict{};
}

/// What a look into a feed has noted.
Verdict inFeed(const Check &check, const PageView &page)
{
    const auto noted = facts::Observations::fromJson(page.page.inspected);
    if (const facts::Observation *one = noted.find(check.id))
        return found(*one);
    const QByteArray type = facts::bareType(page.page.contentType).toLower();
    const bool feed = type == "application/rss+xml" || type == "application/atom+xml";
    const bool unread = page.page.inspected.isEmpty() || noted.find("feed-unread");
    return feed && page.page.status == 200 && unread ? undecidable() : Verdict{};
}

const Check DataRows[] = {
    {"sd-json-invalid", Data, Severity::Error, Gate::Html, inData},
    {"sd-json-duplicate-key", Data, Severity::Warning, Gate::Html, inData},
    {"sd-json-empty", Data, Severity::Notice, Gate::Html, inData},
    {"sd-json-string", Data, Severity::Error, Gate::Html, inData},
    {"sd-no-context", Data, Severity::Error, Gate::Html, inData},
    {"sd-context-wrong", Data, Severity::Error, Gate::Html, inData},
    {"sd-no-type", Data, Severity::Warning, Gate::Html, inData},
    {"sd-unknown-type", Data, Severity::Warning, Gate::Html, inData},
    {"sd-unknown-property", Data, Severity::Warning, Gate::Html, inData},
    {"sd-wrong-domain", Data, Severity::Warning, Gate::Html, inData},
    {"sd-wrong-range", Data, Severity::Warning, Gate::Html, inData},
    {"sd-superseded", Data, Severity::Notice, Gate::Html, inData},
    {"sd-required", Data, Severity::Error, Gate::Html, inData},
    {"sd-recommended", Data, Severity::Notice, Gate::Html, inData},
    {"sd-bad-date", Data, Severity::Warning, Gate::Html, inData},
    {"sd-date-no-zone", Data, Severity::Warning, Gate::Html, inData},
    {"sd-bad-price", Data, Severity::Warning, Gate::Html, inData},
    {"sd-rating-range", Data, Severity::Warning, Gate::Html, inData},
    {"sd-breadcrumb", Data, Severity::Warning, Gate::Html, inData},
    {"sd-retired-feature", Data, Severity::Notice, Gate::Html, inData},
    {"sd-id-dangling", Data, Severity::Notice, Gate::Html, inData},
    {"sd-microdata-stray", Data, Severity::Warning, Gate::Html, inData},
    {"sd-rdfa-prefix", Data, Severity::Warning, Gate::Html, observed},
    {"sd-url-differs", Data, Severity::Notice, Gate::Html, inData},
    {"sd-on-noindex", Data, Severity::Notice, Gate::Html, dataOnNoIndex},
    {"sd-none", Data, Severity::Notice, Gate::InResults, noData, Told::OfSite},
    {"og-incomplete", Data, Severity::Notice, Gate::InResults, observed, Told::OfSite},
    {"og-twice", Data, Severity::Warning, Gate::InResults, observed},
    {"og-image-relative", Data, Severity::Warning, Gate::InResults, observed},
    {"og-title-differs", Data, Severity::Notice, Gate::InResults, observed},
    {"og-url-differs", Data, Severity::Warning, Gate::InResults, observed},
    {"twitter-card-bad", Data, Severity::Warning, Gate::InResults, observed},
    {"twitter-card-missing", Data, Severity::Notice, Gate::InResults, observed, Told::OfSite},
    {"amp-no-return", Data, Severity::Error, Gate::Html, nullptr},
    {"amp-non-200", Data, Severity::Error, Gate::Html, nullptr},
    {"amp-invalid", Data, Severity::Error, Gate::Html, observed},
    {"manifest-broken", Data, Severity::Warning, Gate::Html, nullptr, Told::OfSite},
    {"manifest-incomplete", Data, Severity::Notice, Gate::Fetched, incompleteManifest},
    {"feed-xml-error", Data, Severity::Error, Gate::Fetched, inFeed},
    {"feed-invalid", Data, Severity::Warning, Gate::Fetched, inFeed},
    {"og-image-small", Data, Severity::Notice, Gate::InResults, nullptr},
    {"discover-image-small", Data, Severity::Notice, Gate::InResults, nullptr},
    {"article-author-missing", Data, Severity::Notice, Gate::InResults, observed},
    {"article-date-missing", Data, Severity::Notice, Gate::InResults, observed},
    {"favicon-missing", Data, Severity::Notice, Gate::Html, nullptr, Told::OfSite},
    {"favicon-broken", Data, Severity::Warning, Gate::Html, nullptr, Told::OfSite},
};

} // namespace

std::span<const Check> dataChecks()
{
    return DataRows;
}

} // namespace argiope::audit
