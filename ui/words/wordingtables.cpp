// Words of the tables: what columns mean, types, hosts.
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QStringBuilder>

namespace argiope::words::wording {

namespace {

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

} // namespace

QString ruleDetail(const store::Rule &rule)
{
    if (rule.kind == facts::RuleKind::External) { // what the scope was
        if (rule.detail == "host")
            return TableWords::tr("On another host");
        if (rule.detail == "domain")
            return TableWords::tr("On another domain");
        if (rule.detail == "folder")
            return TableWords::tr("Outside the start folder");
    }
    if (rule.kind == facts::RuleKind::Trap) { // "KIND PATTERN"
        const qsizetype kind = rule.detail.indexOf(' ');
        if (kind > 0)
            return trapKind(rule.detail.left(kind)) % u' ' % QString::fromUtf8(rule.detail.mid(kind + 1));
    }
    return QString::fromUtf8(rule.detail);
}

QString ruleHint(const store::Rule &rule, bool keptOut)
{
    using K = facts::RuleKind;
    switch (rule.kind) {
    case K::None:
    case K::Unknown:
        break;
    case K::Seed:
        return TableWords::tr("You entered this address.");
    case K::Host:
        return TableWords::tr("Same host as a start address.");
    case K::Domain:
        return TableWords::tr("Same domain as a start address, or a subdomain of it.");
    case K::Folder:
        return TableWords::tr("In the folder of a start address.");
    case K::Any:
        return TableWords::tr("Crawl Settings include all URLs in the crawl.");
    case K::External:
        return TableWords::tr("External link. Crawl Settings can check external links, or widen the scope.");
    case K::Include:
        return keptOut ? TableWords::tr("Matches none of the include patterns.")
                       : TableWords::tr("Matches an include pattern.");
    case K::Exclude:
        return TableWords::tr("Matches an exclude pattern.");
    case K::Scheme:
        return TableWords::tr("Only HTTP and HTTPS URLs can be crawled.");
    case K::Depth:
        return TableWords::tr("Crawl depth exceeds the limit in Crawl Settings.");
    case K::Robots:
        return TableWords::tr("robots.txt disallows this URL (see the line above).");
    case K::RobotsUnavailable:
        return TableWords::tr("robots.txt could not be fetched (server error), so no URL of the host may be crawled. "
                              "Resume the crawl later.");
    case K::RobotsReported:
        return TableWords::tr("robots.txt disallows this URL, but Crawl Settings ignore it.");
    case K::NoFollow:
        return TableWords::tr("All inlinks are nofollow and Crawl Settings exclude such links, or it is a low-value "
                              "URL of the application.");
    case K::Canonical:
        return TableWords::tr(
            "The linking page is canonicalised to another URL. Crawl Settings can follow such links.");
    case K::OffTopic:
        return TableWords::tr("The linking pages are off topic; see relevance and threshold above.");
    case K::Resource:
        return TableWords::tr("Resource of a page, only listed. Crawl Settings can check resources.");
    case K::Metadata:
        return TableWords::tr("Named in metadata only, for example as an hreflang or AMP version.");
    case K::Form:
        return TableWords::tr("Argiope does not submit forms. It only lists their action URLs.");
    case K::InvalidUrl:
        return TableWords::tr("Invalid URL: browsers cannot open it either. Correct the link.");
    case K::Redirects:
        return TableWords::tr("The redirect chain exceeds the limit in Crawl Settings.");
    case K::Sitemap:
        return TableWords::tr("Discovered in a sitemap before any link to it.");
    case K::SitemapLimit:
        return TableWords::tr("The number of sitemaps exceeds the limit in Crawl Settings.");
    case K::SitemapDepth:
        return TableWords::tr("Sitemap index nested too deep: it is not read.");
    case K::ShorterPath:
        return TableWords::tr("Excluded by a limit at first, until a shorter path from the start address was found.");
    case K::Trap:
        return TableWords::tr("Page after page of this spider trap had no new content. To crawl it, add it to “Allowed "
                              "spider traps” in Crawl Settings.");
    case K::Released:
        return TableWords::tr("Excluded as a spider trap at first; you allowed the trap.");
    case K::Resumed:
        return TableWords::tr("Excluded by a rule at first, but not after the crawl was resumed.");
    case K::Unlinked:
        return TableWords::tr("Known from an earlier crawl; no links to it in this crawl.");
    case K::Requested:
        return TableWords::tr("A rule excludes this URL, but you chose to crawl it anyway.");
    case K::Archived:
        return TableWords::tr("In the imported archive, without any links to it.");
    case K::NotArchived:
        return TableWords::tr("Not in the imported archive.");
    case K::Guard:
        return TableWords::tr("The crawl is logged in, and this link logs out, deletes or changes something (details "
                              "above). “Crawl Anyway” crawls only this URL.");
    case K::Waste:
        return TableWords::tr(
            "The URL has no content of its own: it is an old version, a form or another sort order of the site’s "
            "application, or an address of the network in front of the site (cdn-cgi). For applications, “Exclude "
            "low-value URLs of” in Crawl Settings controls this.");
    case K::Recrawl:
        return TableWords::tr("Never fetched, and not rediscovered by the recrawl yet.");
    }
    return {};
}

QString typeGroup(store::TypeGroup group)
{
    switch (group) {
    case store::TypeGroup::Html:
        return TableWords::tr("HTML");
    case store::TypeGroup::Image:
        return TableWords::tr("Images");
    case store::TypeGroup::Css:
        return TableWords::tr("Style sheets (CSS)");
    case store::TypeGroup::JavaScript:
        return TableWords::tr("Scripts");
    case store::TypeGroup::Font:
        return TableWords::tr("Fonts");
    case store::TypeGroup::Media:
        return TableWords::tr("Audio and video");
    case store::TypeGroup::Document:
        return TableWords::tr("Documents (PDF, Office)");
    case store::TypeGroup::Other:
        return TableWords::tr("Other types");
    }
    return {};
}

QString robotsStatus(int status)
{
    if (status < 0)
        return TableWords::tr("Not fetched");
    if (status == 0)
        return TableWords::tr("No response");
    if (status / 100 == 2)
        return TableWords::tr("Fetched (%1)").arg(status);
    if (status / 100 == 4)
        return TableWords::tr("Unavailable, all allowed (%1)").arg(status);
    return TableWords::tr("Failed (%1)").arg(status);
}

QString pace(frontier::PaceReason reason)
{
    switch (reason) {
    case frontier::PaceReason::None:
        return {};
    case frontier::PaceReason::Setting:
        return TableWords::tr("Crawl Settings");
    case frontier::PaceReason::Robots:
        return TableWords::tr("Crawl-delay in robots.txt");
    case frontier::PaceReason::RetryAfter:
        return TableWords::tr("Retry-After header");
    case frontier::PaceReason::Latency:
        return TableWords::tr("Slow responses");
    case frontier::PaceReason::Throttled:
        return TableWords::tr("429 or 503 response");
    case frontier::PaceReason::Unreachable:
        return TableWords::tr("Not responding");
    case frontier::PaceReason::Failing:
        return TableWords::tr("Errors only");
    case frontier::PaceReason::Politeness:
        return TableWords::tr("Speed: Gentle");
    case frontier::PaceReason::Rate:
        return TableWords::tr("Requests per second");
    }
    return QString::fromLatin1(frontier::name(reason));
}

QString paceHint(frontier::PaceReason reason)
{
    switch (reason) {
    case frontier::PaceReason::None:
        return TableWords::tr("Not throttled; limited only by the connections per host.");
    case frontier::PaceReason::Setting:
        return TableWords::tr("Crawl Settings define the delay between requests.");
    case frontier::PaceReason::Robots:
        return TableWords::tr("robots.txt of the host sets a Crawl-delay.");
    case frontier::PaceReason::RetryAfter:
        return TableWords::tr("A response had a Retry-After header.");
    case frontier::PaceReason::Latency:
        return TableWords::tr("Responses have become much slower. Argiope sends fewer requests until they recover.");
    case frontier::PaceReason::Throttled:
        return TableWords::tr("The host answered 429 or 503. Argiope sends requests more slowly for a while.");
    case frontier::PaceReason::Unreachable:
        return TableWords::tr("The host stopped responding. Argiope retries from time to time.");
    case frontier::PaceReason::Failing:
        return TableWords::tr("The host returns only errors or refusals, even for pages that worked before. Argiope "
                              "retries from time to time.");
    case frontier::PaceReason::Politeness:
        return TableWords::tr("The delay is ten times the last response time: at least 1 s, at most 60 s.");
    case frontier::PaceReason::Rate:
        return TableWords::tr("All hosts share the limit of requests per second in Crawl Settings.");
    }
    return {};
}

} // namespace argiope::words::wording
