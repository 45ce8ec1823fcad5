#include "core/audit/checkgroups.h"
#include "core/audit/pageview.h"

namespace argiope::audit {

using base::Outcome;

namespace {

bool isSeed(const PageView &view)
{
    return view.start;
}

Verdict inSitemap(const PageView &view, bool condition, const QByteArray &evidence = {})
{
    return foundIf(view.record.inSitemap && condition, evidence);
}

const Check LinkRows[] = {
    {"link-broken", Group::Links, Severity::Error, Gate::Html, nullptr,
        "Links to pages of the site that are not there"},
    {"link-broken-external", Group::Links, Severity::Warning, Gate::Html, nullptr,
        "Links to pages of other sites that are not there"},
    {"link-broken-metadata", Group::Links, Severity::Warning, Gate::Html, nullptr,
        "Metadata names a URL that is not there"},
    {"resource-broken", Group::Links, Severity::Error, Gate::Html, nullptr, "A part of the page is not there"},
    {"link-to-redirect", Group::Links, Severity::Notice, Gate::Html, nullptr,
        "Links to pages of the site that redirect"},
    {"link-fragment-missing", Group::Links, Severity::Warning, Gate::Html,
        [](const Check &check, const PageView &view) {
            // Of the page's own places; FragmentChecks knows of those of other pages.
            return view.page.anchors.isEmpty() ? undecidable() : observed(check, view);
        },
        "Links to a place that the page does not have"},
    {"link-file-scheme", Group::Links, Severity::Error, Gate::Html, nullptr, "Links to a file of somebody's computer"},
    {"link-local", Group::Links, Severity::Error, Gate::Html, nullptr,
        "Links to an address that visitors cannot reach"},
    {"link-credentials", Group::Links, Severity::Warning, Gate::Html, nullptr, "Links with a user name or password"},
    {"link-http", Group::Links, Severity::Warning, Gate::Html, nullptr, "Links from https to http within the site"},
    {"link-nofollow-internal", Group::Links, Severity::Notice, Gate::Html, nullptr,
        "Links within the site that say nofollow"},
    {"page-nofollow-only", Group::Links, Severity::Warning, Gate::Html, nullptr, "All links to the page say nofollow"},
    {"page-mixed-follow", Group::Links, Severity::Notice, Gate::Html, nullptr,
        "Some links to the page say nofollow, some do not"},
    {"page-noindex-inlinks-only", Group::Links, Severity::Warning, Gate::Html, nullptr,
        "Only pages that search engines do not list link to the page"},
    {"page-orphan", Group::Links, Severity::Warning, Gate::Html, nullptr, "Nothing links to the page"},
    {"page-one-inlink", Group::Links, Severity::Notice, Gate::Indexable, nullptr, "Only one page links to the page"},
    {"page-dead-end", Group::Links, Severity::Warning, Gate::Html, nullptr, "The page links to nothing"},
    {"page-deep", Group::Links, Severity::Notice, Gate::Html,
        [](const Check &, const PageView &view) {
            return foundIf(view.record.depth > view.limits.depth && view.record.depth < store::OrphanDepth,
                QByteArray::number(view.record.depth));
        },
        "Many clicks from the start"},
    {"page-many-links", Group::Links, Severity::Notice, Gate::Html, nullptr, "More links than anybody follows"},
    {"link-tracking", Group::Links, Severity::Notice, Gate::Html, nullptr,
        "Links within the site with parameters of campaigns"},
    {"link-double-encoded", Group::Links, Severity::Warning, Gate::Html, nullptr, "Links whose URL is escaped twice"},
    {"canonical-unlinked", Group::Links, Severity::Warning, Gate::Html, nullptr, "Nothing links to the canonical page"},
    {"hreflang-unlinked", Group::Links, Severity::Warning, Gate::Html, nullptr, "Only other languages name the page"},
    {"pagination-not-anchor", Group::Links, Severity::Error, Gate::Html, nullptr,
        "No link leads to the next or previous page"},
    {"perf-resource-redirects", Group::Links, Severity::Warning, Gate::Html, nullptr,
        "A part of the page is reached by a redirect"},
    {"link-malformed", Group::Links, Severity::Error, Gate::Html, observed, "Links that are no URL, or a mistyped one"},
    {"link-spaces", Group::Links, Severity::Notice, Gate::Html, observed, "Links with white space or a backslash"},
    {"link-not-crawlable", Group::Links, Severity::Warning, Gate::Html, observed,
        "Links that only a script can follow"},
    {"link-text-empty", Group::Links, Severity::Warning, Gate::Html, observed, "Links within the site without a text"},
    {"link-text-generic", Group::Links, Severity::Notice, Gate::Html, observed,
        "Links whose text does not say where they lead"},
    {"link-same-text", Group::Links, Severity::Notice, Gate::Html, observed,
        "Links with one text lead to different pages"},
    {"link-mailto-bad", Group::Links, Severity::Notice, Gate::Html, observed,
        "Mail addresses or phone numbers that are not written as such"},
    {"link-blank-opener", Group::Links, Severity::Notice, Gate::Html, observed,
        "Links that hand this window to the new one"},
};

const Check SitemapRows[] = {
    {"sitemap-none", Group::Sitemaps, Severity::Notice, Gate::Known, nullptr, "No sitemap"},
    {"sitemap-unlisted", Group::Sitemaps, Severity::Notice, Gate::Known, nullptr,
        "robots.txt does not name the sitemap"},
    {"sitemap-unreadable", Group::Sitemaps, Severity::Error, Gate::Known, nullptr, "The sitemap cannot be read"},
    {"sitemap-too-many", Group::Sitemaps, Severity::Error, Gate::Known, nullptr,
        "The sitemap has more entries than it may"},
    {"sitemap-too-large", Group::Sitemaps, Severity::Error, Gate::Known, nullptr,
        "The sitemap is larger than it may be"},
    {"sitemap-nested-index", Group::Sitemaps, Severity::Error, Gate::Known, nullptr,
        "An index of sitemaps names another index"},
    {"sitemap-non-200", Group::Sitemaps, Severity::Error, Gate::Fetched,
        [](const Check &, const PageView &view) {
            const Outcome outcome = view.page.outcome;
            return inSitemap(view,
                base::isProblem(outcome) && outcome != Outcome::Blocked && outcome != Outcome::Throttled
                    && outcome != Outcome::TooLarge && outcome != Outcome::TooComplex,
                QByteArray(base::name(outcome)));
        },
        "A sitemap names a URL that does not answer as a page"},
    {"sitemap-redirect", Group::Sitemaps, Severity::Warning, Gate::Fetched,
        [](const Check &, const PageView &view) {
            return inSitemap(view, view.page.outcome == Outcome::Redirect, view.record.redirectUrl);
        },
        "A sitemap names a redirect"},
    {"sitemap-noindex", Group::Sitemaps, Severity::Error, Gate::Html,
        [](const Check &, const PageView &view) {
            return inSitemap(view, view.indexability() == Indexability::NoIndex, view.page.metaRobots);
        },
        "A sitemap names a page that is kept from search engines"},
    {"sitemap-blocked", Group::Sitemaps, Severity::Error, Gate::Known,
        [](const Check &, const PageView &view) {
            return inSitemap(view, view.internal && view.isDisallowed(), view.record.rule.detail);
        },
        "A sitemap names a page that robots.txt disallows"},
    {"sitemap-not-canonical", Group::Sitemaps, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) {
            return inSitemap(view, !view.canonicalElsewhere().isEmpty(), view.canonicalElsewhere());
        },
        "A sitemap names a page that is not the canonical one"},
    {"sitemap-page-missing", Group::Sitemaps, Severity::Warning, Gate::Indexable, nullptr, "No sitemap names the page"},
    {"sitemap-orphan", Group::Sitemaps, Severity::Warning, Gate::Html,
        [](const Check &, const PageView &view) { return inSitemap(view, view.record.inlinks == 0 && !isSeed(view)); },
        "A sitemap names the page, and nothing links to it"},
    {"sitemap-http", Group::Sitemaps, Severity::Warning, Gate::Fetched, nullptr,
        "A sitemap of an https site names http URLs"},
};

const Check RobotsRows[] = {
    {"robots-unreachable", Group::Robots, Severity::Error, Gate::Known, nullptr,
        "robots.txt fails: search engines stay away"},
    {"robots-none", Group::Robots, Severity::Notice, Gate::Known, nullptr, "No robots.txt"},
    {"robots-html", Group::Robots, Severity::Error, Gate::Known, nullptr, "robots.txt is a web page"},
    {"robots-too-large", Group::Robots, Severity::Warning, Gate::Known, nullptr,
        "robots.txt is larger than crawlers read"},
    {"robots-syntax", Group::Robots, Severity::Warning, Gate::Known, nullptr, "robots.txt has lines that mean nothing"},
    {"robots-no-group", Group::Robots, Severity::Warning, Gate::Known, nullptr, "robots.txt has rules for nobody"},
    {"robots-bad-path", Group::Robots, Severity::Warning, Gate::Known, nullptr,
        "robots.txt has a path that matches nothing"},
    {"robots-unsupported", Group::Robots, Severity::Notice, Gate::Known, nullptr,
        "robots.txt has lines that search engines ignore"},
    {"robots-blocks-all", Group::Robots, Severity::Error, Gate::Known, nullptr, "robots.txt shuts search engines out"},
    {"robots-blocks-start", Group::Robots, Severity::Error, Gate::Known,
        [](const Check &, const PageView &view) {
            const bool start = view.record.depth == 0 && view.record.referrerId == base::UrlId::None;
            return foundIf(view.internal && start && view.isDisallowed(), view.record.rule.detail);
        },
        "robots.txt disallows the start"},
    {"robots-blocks-assets", Group::Robots, Severity::Warning, Gate::Indexable, nullptr,
        "robots.txt disallows parts of the page"},
    {"robots-sitemap-bad", Group::Robots, Severity::Warning, Gate::Known, nullptr,
        "robots.txt names a sitemap that is no URL"},
    {"robots-contradiction", Group::Robots, Severity::Notice, Gate::Known, nullptr,
        "robots.txt allows and disallows one path"},
    {"robots-ai-agents", Group::Robots, Severity::Notice, Gate::Known, nullptr,
        "robots.txt shuts some AI crawlers out"},
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
