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
            return TableWords::tr("Not below the start's folder");
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
        return TableWords::tr("You gave this address.");
    case K::Host:
        return TableWords::tr("Its host is that of a start address.");
    case K::Domain:
        return TableWords::tr("It is on the domain of a start address, or below it.");
    case K::Folder:
        return TableWords::tr("It is below the folder of a start address.");
    case K::Any:
        return TableWords::tr("Options say that every address belongs to the crawl.");
    case K::External:
        return TableWords::tr("It is on another site. Options can have such links checked, or widen the scope.");
    case K::Include:
        return keptOut ? TableWords::tr("It matches none of the patterns under “Only URLs that match”.")
                       : TableWords::tr("It matches a pattern under “Only URLs that match”.");
    case K::Exclude:
        return TableWords::tr("It matches a pattern under “No URLs that match”.");
    case K::Scheme:
        return TableWords::tr("Only http and https can be crawled.");
    case K::Depth:
        return TableWords::tr("It is further from the start than the limit of depth allows.");
    case K::Robots:
        return TableWords::tr("The site's robots.txt asks crawlers to stay away; the line is above.");
    case K::RobotsUnavailable:
        return TableWords::tr(
            "The server failed when it was asked for robots.txt; then nothing may be fetched. Resume later.");
    case K::RobotsReported:
        return TableWords::tr(
            "The site's robots.txt asks crawlers to stay away; Options say to fetch it all the same.");
    case K::NoFollow:
        return TableWords::tr("All links to it are marked nofollow, and options say not to follow them, or it is usual "
                              "waste of the application.");
    case K::Canonical:
        return TableWords::tr(
            "The page that links to it names another as canonical. Options can have such links followed.");
    case K::OffTopic:
        return TableWords::tr(
            "The pages that link to it are not about the topic of this crawl; relevance and limit are above.");
    case K::Resource:
        return TableWords::tr("It belongs to a page and is only listed. Options can have such files checked.");
    case K::Metadata:
        return TableWords::tr(
            "A page names it without sending visitors there: as its own address in another language, for one.");
    case K::Form:
        return TableWords::tr("Forms are not sent; their targets are only listed.");
    case K::InvalidUrl:
        return TableWords::tr("Browsers cannot read this address either. Correct the link.");
    case K::Redirects:
        return TableWords::tr("Too many redirects in a row led here.");
    case K::Sitemap:
        return TableWords::tr("No link leads to it, or none that was found before.");
    case K::SitemapLimit:
        return TableWords::tr("More sitemaps are named than are read.");
    case K::SitemapDepth:
        return TableWords::tr("It is an index within indexes; so deep they are not read.");
    case K::ShorterPath:
        return TableWords::tr("A limit had kept it out until a shorter way from the start was found.");
    case K::Trap:
        return TableWords::tr(
            "Page after page of this spider trap said nothing new. Options, “Allowed spider traps”, lets it in.");
    case K::Released:
        return TableWords::tr("A spider trap had kept it out; you allowed the trap.");
    case K::Resumed:
        return TableWords::tr("A rule had kept it out; when the crawl was resumed it did so no longer.");
    case K::Unlinked:
        return TableWords::tr("It is known from an earlier crawl; this one met no link to it.");
    case K::Requested:
        return TableWords::tr("A rule keeps it out, and you asked for this URL all the same.");
    case K::Archived:
        return TableWords::tr("The web archive that was imported holds it, and nothing in it links to it.");
    case K::NotArchived:
        return TableWords::tr("The web archive that was imported does not hold it.");
    case K::Guard:
        return TableWords::tr("You are logged in, and the link logs out, deletes or changes something; what shows it "
                              "is above. “Fetch All the Same” fetches it alone.");
    case K::Waste:
        return TableWords::tr(
            "It is no content: an old version, a form or the same in another order of the application "
            "that the site is made by, or an address of the network in front of the site (cdn-cgi). "
            "For applications, Options, “Leave out the usual waste of”, lets it in.");
    case K::Recrawl:
        return TableWords::tr("It was never fetched, and the recrawl has not met it yet.");
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
        return TableWords::tr("Styles (CSS)");
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
        return TableWords::tr("Not asked");
    if (status == 0)
        return TableWords::tr("No answer");
    if (status / 100 == 2)
        return TableWords::tr("Read (%1)").arg(status);
    if (status / 100 == 4)
        return TableWords::tr("None, all allowed (%1)").arg(status);
    return TableWords::tr("Failed (%1)").arg(status);
}

QString pace(frontier::PaceReason reason)
{
    switch (reason) {
    case frontier::PaceReason::None:
        return {};
    case frontier::PaceReason::Setting:
        return TableWords::tr("Set under Options");
    case frontier::PaceReason::Robots:
        return TableWords::tr("robots.txt asks for it");
    case frontier::PaceReason::RetryAfter:
        return TableWords::tr("Told to wait");
    case frontier::PaceReason::Latency:
        return TableWords::tr("It has become slow");
    case frontier::PaceReason::Throttled:
        return TableWords::tr("Asked to slow down");
    case frontier::PaceReason::Unreachable:
        return TableWords::tr("Does not answer");
    case frontier::PaceReason::Failing:
        return TableWords::tr("Answers with errors only");
    case frontier::PaceReason::Politeness:
        return TableWords::tr("Politeness");
    case frontier::PaceReason::Rate:
        return TableWords::tr("Requests a second");
    }
    return QString::fromLatin1(frontier::name(reason));
}

QString paceHint(frontier::PaceReason reason)
{
    switch (reason) {
    case frontier::PaceReason::None:
        return TableWords::tr("As fast as the limit of requests at a time allows.");
    case frontier::PaceReason::Setting:
        return TableWords::tr("The pause between requests is set under Options.");
    case frontier::PaceReason::Robots:
        return TableWords::tr("robots.txt of the host names a Crawl-delay.");
    case frontier::PaceReason::RetryAfter:
        return TableWords::tr("An answer had a Retry-After header.");
    case frontier::PaceReason::Latency:
        return TableWords::tr("Its answers take clearly longer than before, so it is asked less until they are quick.");
    case frontier::PaceReason::Throttled:
        return TableWords::tr("It answered 429 or 503, so it is asked more slowly for a while.");
    case frontier::PaceReason::Unreachable:
        return TableWords::tr("It stopped answering; it is tried now and then.");
    case frontier::PaceReason::Failing:
        return TableWords::tr(
            "It answers with errors or refusals only, also for pages that it had; it is tried now and then.");
    case frontier::PaceReason::Politeness:
        return TableWords::tr("The pause is ten times as long as its last answer took, from one second to a minute.");
    case frontier::PaceReason::Rate:
        return TableWords::tr("All hosts together share the limit of requests a second that is set under Options.");
    }
    return {};
}

} // namespace argiope::words::wording
