#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

#include "core/a11y/languagetags.h"

namespace argiope::audit {

using base::Outcome;

namespace {

Verdict inSitemap(const PageView &view, bool condition, const QByteArray &evidence = {})
{
    return foundIf(view.record.inSitemap && condition, evidence);
}

/// Of links that say which language their target is in (HTML Standard 4.6.1): no language tag.
Verdict badLanguageOfLinks(const Check &, const PageView &view)
{
    if (!view.isObserved())
        return undecidable();
    Verdict verdict;
    if (const facts::Observation *links = view.observations().find("link-hreflang")) {
        forEachLanguageLink(*links, [&verdict](const QByteArray &code, const QByteArray &url) {
            if (a11y::namesALanguage(code))
                return;
            const QByteArray said = url.isEmpty() ? code : QByteArray(code + ": " + url);
            if (verdict.count++ == 0)
                verdict = found(said);
            else
                verdict.more.append(said);
        });
    }
    return verdict;
}

const Check LinkRows[] = {
    {"link-broken", Group::Links, Severity::Error, Gate::Html, nullptr},
    {"link-broken-external", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"link-broken-metadata", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"resource-broken", Group::Links, Severity::Error, Gate::Html, nullptr},
    {"link-to-redirect", Group::Links, Severity::Notice, Gate::Html, nullptr},
    {"link-fragment-missing", Group::Links, Severity::Warning, Gate::Html,
        [](const Check &check, const PageView &view) {
            // Of the page's own places; FragmentChecks knows of those of other pages.
            return view.page.anchors.isEmpty() ? undecidable() : observed(check, view);
        }},
    {"link-file-scheme", Group::Links, Severity::Error, Gate::Html, nullptr},
    {"link-local", Group::Links, Severity::Error, Gate::Html, nullptr},
    {"link-credentials", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"link-http", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"link-nofollow-internal", Group::Links, Severity::Notice, Gate::Html, nullptr, Told::OfSite},
    {"page-nofollow-only", Group::Links, Severity::Warning, Gate::InResults, nullptr},
    {"page-mixed-follow", Group::Links, Severity::Notice, Gate::Html, nullptr, Told::OfSite},
    {"page-noindex-inlinks-only", Group::Links, Severity::Warning, Gate::InResults, nullptr},
    {"page-orphan", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"page-one-inlink", Group::Links, Severity::Notice, Gate::InResults, nullptr},
    {"page-dead-end", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"page-deep", Group::Links, Severity::Notice, Gate::InResults,
        [](const Check &, const PageView &view) {
            return foundIf(view.record.depth > view.limits.depth && view.record.depth < store::OrphanDepth,
                QByteArray::number(view.record.depth));
        }},
    {"page-many-links", Group::Links, Severity::Notice, Gate::Html, nullptr},
    {"link-tracking", Group::Links, Severity::Notice, Gate::Html, nullptr},
    {"link-double-encoded", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"canonical-unlinked", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"hreflang-unlinked", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"pagination-not-anchor", Group::Links, Severity::Error, Gate::Html, nullptr},
    {"perf-resource-redirects", Group::Links, Severity::Warning, Gate::Html, nullptr},
    {"link-malformed", Group::Links, Severity::Error, Gate::Html, observed},
    {"link-spaces", Group::Links, Severity::Notice, Gate::Html, observed},
    {"link-not-crawlable", Group::Links, Severity::Warning, Gate::Html, observed},
    {"link-text-empty", Group::Links, Severity::Warning, Gate::Html, observed},
    {"link-text-generic", Group::Links, Severity::Notice, Gate::Html, observed},
    {"link-same-text", Group::Links, Severity::Notice, Gate::Html, observed},
    {"link-mailto-bad", Group::Links, Severity::Notice, Gate::Html, observed},
    {"link-blank-opener", Group::Links, Severity::Notice, Gate::Html, observed},
    {"link-hreflang-invalid", Group::Links, Severity::Notice, Gate::Html, badLanguageOfLinks},
    {"link-hreflang-differs", Group::Links, Severity::Notice, Gate::Html, nullptr},
    {"site-contact-missing", Group::Links, Severity::Notice, Gate::InResults, nullptr},
    {"site-privacy-missing", Group::Links, Severity::Notice, Gate::InResults, nullptr},
};

const Check SitemapRows[] = {
    {"sitemap-none", Group::Sitemaps, Severity::Notice, Gate::Known, nullptr},
    {"sitemap-unlisted", Group::Sitemaps, Severity::Notice, Gate::Known, nullptr},
    {"sitemap-unreadable", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-too-many", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-too-large", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-nested-index", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-empty", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-leading-space", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-bom", Group::Sitemaps, Severity::Warning, Gate::Known, nullptr},
    {"sitemap-encoding", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-xml-error", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-namespace", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-missing-tag", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-many-tags", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-unknown-tag", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-bad-value", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-bad-attribute", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-foreign", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-bad-loc", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-repeated", Group::Sitemaps, Severity::Notice, Gate::Known, nullptr},
    {"sitemap-lastmod-bad", Group::Sitemaps, Severity::Error, Gate::Known, nullptr},
    {"sitemap-lastmod-future", Group::Sitemaps, Severity::Warning, Gate::Known, nullptr},
    {"sitemap-lastmod-same", Group::Sitemaps, Severity::Notice, Gate::Known, nullptr},
    {"sitemap-non-200", Group::Sitemaps, Severity::Error, Gate::Fetched,
        [](const Check &, const PageView &view) {
            const Outcome outcome = view.page.outcome;
            return inSitemap(view,
                base::isProblem(outcome) && outcome != Outcome::Blocked && outcome != Outcome::Throttled
                    && outcome != Outcome::TooLarge && outcome != Outcome::TooComplex,
                QByteArray(base::name(outcome)));
        }},
    {"sitemap-redirect", Group::Sitemaps, Severity::Warning, Gate::Fetched,
        [](const Check &, const PageView &view) {
            return inSitemap(view, view.page.outcome == Outcome::Redirect, view.record.redirectUrl);
        }},
    {"sitemap-noindex", Group::Sitemaps, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) {
            return inSitemap(view, view.indexability() == Indexability::NoIndex, view.page.metaRobots);
        }},
    {"sitemap-blocked", Group::Sitemaps, Severity::Error, Gate::Known,
        [](const Check &, const PageView &view) {
            return inSitemap(view, view.internal && view.isDisallowed(), view.record.rule.detail);
        }},
    {"sitemap-not-canonical", Group::Sitemaps, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return inSitemap(view, !view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        }},
    {"sitemap-page-missing", Group::Sitemaps, Severity::Notice, Gate::Indexable, nullptr},
    {"sitemap-orphan", Group::Sitemaps, Severity::Warning, Gate::Html, nullptr},
    {"sitemap-http", Group::Sitemaps, Severity::Warning, Gate::Fetched, nullptr},
};

const Check RobotsRows[] = {
    {"robots-unreachable", Group::Robots, Severity::Error, Gate::Known, nullptr},
    {"robots-none", Group::Robots, Severity::Notice, Gate::Known, nullptr},
    {"robots-redirects", Group::Robots, Severity::Warning, Gate::Known, nullptr},
    {"robots-too-many-redirects", Group::Robots, Severity::Error, Gate::Known, nullptr},
    {"robots-type", Group::Robots, Severity::Notice, Gate::Known, nullptr},
    {"robots-bom", Group::Robots, Severity::Notice, Gate::Known, nullptr},
    {"robots-html", Group::Robots, Severity::Error, Gate::Known, nullptr},
    {"robots-too-large", Group::Robots, Severity::Warning, Gate::Known, nullptr},
    {"robots-syntax", Group::Robots, Severity::Warning, Gate::Known, nullptr},
    {"robots-no-group", Group::Robots, Severity::Warning, Gate::Known, nullptr},
    {"robots-bad-path", Group::Robots, Severity::Warning, Gate::Known, nullptr},
    {"robots-unsupported", Group::Robots, Severity::Notice, Gate::Known, nullptr},
    {"robots-blocks-all", Group::Robots, Severity::Error, Gate::Known, nullptr},
    {"robots-blocks-start", Group::Robots, Severity::Error, Gate::Known,
        [](const Check &, const PageView &view) {
            const bool start = view.record.depth == 0 && view.record.referrerId == base::UrlId::None;
            return foundIf(view.internal && start && view.isDisallowed(), view.record.rule.detail);
        }},
    {"robots-blocks-assets", Group::Robots, Severity::Warning, Gate::Indexable, nullptr},
    {"robots-sitemap-bad", Group::Robots, Severity::Warning, Gate::Known, nullptr},
    {"robots-contradiction", Group::Robots, Severity::Notice, Gate::Known, nullptr},
    {"robots-ai-agents", Group::Robots, Severity::Notice, Gate::Known, nullptr},
};

} // namespace

std::span<const Check> linkChecks()
{
    return LinkRows;
}

std::span<const Check> sitemapChecks()
{
    return SitemapRows;
}

std::span<const Check> robotsChecks()
{
    return RobotsRows;
}

} // namespace argiope::audit
