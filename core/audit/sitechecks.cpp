#include "core/audit/sitechecks.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace argiope::audit {

namespace {

constexpr int LongestWalk = 100; ///< redirects that are followed to find out whether they go in a circle

/// Where the redirects of a URL lead.
struct Walk
{
    int hops = 0;
    quint32 end = 0; ///< the first that is no redirect; 0: it is not known
    bool loop = false;
    bool downgrade = false;
};

Walk walk(const SiteGraph &graph, quint32 from)
{
    Walk found;
    quint32 at = from;
    QSet<quint32> seen;
    while (graph.node(at).is(SiteNode::Redirects)) {
        const quint32 to = graph.node(at).redirectTo;
        if (to == 0 || !graph.node(to).is(SiteNode::Known))
            return found;
        seen.insert(at);
        found.downgrade
            = found.downgrade || (graph.node(at).is(SiteNode::Https) && !graph.node(to).is(SiteNode::Https));
        ++found.hops;
        if (seen.contains(to)) {
            found.loop = true;
            return found;
        }
        if (found.hops == LongestWalk)
            return found;
        at = to;
    }
    found.end = at;
    return found;
}

/// Nothing is known of how it answers.
bool isOpen(const SiteNode &node)
{
    return !node.is(SiteNode::Fetched)
        || (!node.is(SiteNode::Redirects) && !node.is(SiteNode::Failed) && (node.status < 200 || node.status > 299));
}

bool isCanonicalLoop(const SiteGraph &graph, quint32 id)
{
    quint32 at = graph.node(id).canonical;
    for (int step = 0; step < LongestWalk && at != 0; ++step) {
        if (at == id)
            return true;
        const quint32 next = graph.node(at).canonical;
        at = next == at ? 0 : next;
    }
    return false;
}

/// Of the pages that somebody would want to be found: those that sitemaps name, where they do; else what is no list, no
/// other page's copy, and has no query where others have none. Of an application's own views most say noindex rightly.
void checkSiteNoIndex(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    struct Pages
    {
        qint64 all = 0;
        qint64 kept = 0;
        quint32 first = 0;
        void add(quint32 id, bool noIndex)
        {
            ++all;
            kept += noIndex ? 1 : 0;
            first = first == 0 ? id : first;
        }
    };
    Pages listed;
    Pages plain;
    Pages others;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        const bool canonicalized = node.canonical != 0 && node.canonical != id;
        if (!node.is(SiteNode::Html) || !node.is(SiteNode::Internal) || canonicalized)
            continue;
        const bool noIndex = node.is(SiteNode::NoIndex);
        if (node.is(SiteNode::InSitemap) || node.is(SiteNode::Seed))
            listed.add(id, noIndex);
        if ((node.marks & SiteNode::Archive) != 0 || node.prev != 0)
            continue;
        ((node.marks & SiteNode::Query) != 0 ? others : plain).add(id, noIndex);
    }
    const Pages &wanted = listed.all > 1 ? listed : plain.all > 1 ? plain : others;
    if (wanted.all > 1 && double(wanted.kept) > limits.siteNoIndexShare * double(wanted.all))
        sink("index-site-noindex",
            {wanted.first, State::Found, int(wanted.kept), 0,
                QByteArray::number(wanted.kept) + '/' + QByteArray::number(wanted.all)});
}

void checkHttp1(const SiteGraph &graph, const SiteSink &sink)
{
    struct Host
    {
        quint32 first = 0;
        bool newer = false;
    };
    QHash<quint32, Host> hosts;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Internal) || !node.is(SiteNode::Https) || node.status == 0)
            continue;
        Host &host = hosts[node.host];
        host.newer = host.newer || !node.http1;
        if (host.first == 0)
            host.first = id;
    }
    for (const Host &host : std::as_const(hosts)) {
        if (!host.newer)
            sink("http-1-only", {host.first, State::Found, 1, 0, {}});
    }
}

} // namespace

void checkRedirects(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    checkHttp1(graph, sink);
    QHash<quint32, std::vector<quint32>> toHome;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Redirects) || !node.is(SiteNode::Internal))
            continue;
        const Walk way = walk(graph, id);
        const auto say = [&](const char *check, quint32 other) {
            sink(check, {id, State::Found, way.hops, other, {}});
        };
        if (way.downgrade)
            say("redirect-downgrade", way.end);
        if (way.loop) {
            sink("redirect-loop", {id, limits.keptCookies ? State::Found : State::Undecidable, way.hops, 0, {}});
            continue;
        }
        if (way.hops > limits.redirectHops)
            say("redirect-too-long", way.end);
        else if (way.hops > 1 && node.is(SiteNode::Linked))
            say("redirect-chain", way.end);
        if (way.end == 0) {
            sink("redirect-to-error", {id, State::Undecidable, 0, 0, {}});
            continue;
        }
        const SiteNode &end = graph.node(way.end);
        if (isOpen(end))
            sink("redirect-to-error", {id, State::Undecidable, 0, way.end, {}});
        else if (end.is(SiteNode::Failed))
            say("redirect-to-error", way.end);
        if (end.site != node.site)
            say("redirect-off-site", way.end);
        if (end.is(SiteNode::Home) && !node.is(SiteNode::Home) && end.host == node.host)
            toHome[way.end].push_back(id);
    }
    for (auto it = toHome.cbegin(); it != toHome.cend(); ++it) {
        if (int(it->size()) < limits.redirectsToHome)
            continue;
        for (const quint32 page : *it)
            sink("redirect-to-home", {page, State::Found, 1, it.key(), {}});
    }
}

void checkCanonicals(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    checkSiteNoIndex(graph, limits, sink);
    QHash<quint32, QSet<quint32>> hostsNamed; // by the host of the pages
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Html) || !node.is(SiteNode::Internal))
            continue;
        const SiteNode &target = graph.node(node.canonical);
        if (node.is(SiteNode::NamesSelf))
            hostsNamed[node.host].insert(node.host);
        if (node.canonical == 0 || node.canonical == id) {
            if (graph.isUnknown(id, SiteGraph::Named::Canonical)) {
                for (const char *check :
                    {"canonical-to-error", "canonical-to-redirect", "canonical-to-noindex", "canonical-chain"})
                    sink(check, {id, State::Undecidable, 0, 0, {}});
            }
            continue;
        }
        hostsNamed[node.host].insert(target.host);
        const auto say = [&](const char *check) { sink(check, {id, State::Found, 1, node.canonical, {}}); };
        if (target.is(SiteNode::Blocked))
            say("canonical-to-blocked");
        else if (target.is(SiteNode::Redirects))
            say("canonical-to-redirect");
        else if (target.is(SiteNode::Failed))
            say("canonical-to-error");
        else if (isOpen(target)) {
            for (const char *check :
                {"canonical-to-error", "canonical-to-redirect", "canonical-to-noindex", "canonical-chain"})
                sink(check, {id, State::Undecidable, 0, node.canonical, {}});
        }
        if (target.is(SiteNode::NoIndex))
            say("canonical-to-noindex");
        if (isCanonicalLoop(graph, id))
            say("canonical-loop");
        else if (target.canonical != 0 && target.canonical != node.canonical)
            sink("canonical-chain", {id, State::Found, 1, target.canonical, {}});
    }
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (node.canonical == 0 || !node.is(SiteNode::Internal))
            continue;
        const SiteNode &target = graph.node(node.canonical);
        if (target.host != node.host && hostsNamed.value(node.host).size() > 1)
            sink("canonical-host-mixed", {id, State::Found, 1, node.canonical, {}});
    }
}

void checkLanguages(const SiteGraph &graph, const Limits &, const SiteSink &sink)
{
    // Many versions of a page may lack their way back: one verdict a page and check, with their number.
    struct Sum
    {
        int found = 0;
        int open = 0;
        Others others;
        QByteArray sources{}; ///< that name those of which it was found
    };
    enum What : size_t { NoReturn, ReturnDiffers, Non200, NoIndex, NotCanonical, WhatCount };
    static constexpr const char *names[] = {"hreflang-no-return", "hreflang-return-differs", "hreflang-non-200",
        "hreflang-noindex", "hreflang-not-canonical"};
    const auto all = graph.versions();
    for (size_t begin = 0; begin < all.size();) {
        const quint32 page = all[begin].page;
        size_t end = begin;
        while (end < all.size() && all[end].page == page)
            ++end;
        const auto own = all.subspan(begin, end - begin);
        begin = end;
        if (!graph.node(page).is(SiteNode::Internal))
            continue;
        std::vector<quint16> ownCodes;
        for (const SiteVersion &version : own) {
            if (version.target == page && graph.code(version.code) != "x-default")
                ownCodes.push_back(version.code);
        }
        Sum sums[WhatCount];
        QSet<quint32> asked;
        for (const SiteVersion &version : own) {
            if (version.target == page || (version.target != 0 && asked.contains(version.target)))
                continue;
            asked.insert(version.target);
            const SiteNode &target = graph.node(version.target);
            const auto count = [&](What what, bool condition) {
                Sum &sum = sums[what];
                if (!condition)
                    return;
                ++sum.found;
                sum.others.add(version.target);
                if (const QByteArrayView source = name(version.source); !sum.sources.contains(source))
                    sum.sources += (sum.sources.isEmpty() ? "" : ", ") + source.toByteArray();
            };
            const bool unanswered = version.target == 0 || (isOpen(target) && !target.is(SiteNode::Blocked));
            if (unanswered) {
                ++sums[NoReturn].open;
                ++sums[Non200].open;
                continue;
            }
            count(
                Non200, target.is(SiteNode::Blocked) || target.is(SiteNode::Redirects) || target.is(SiteNode::Failed));
            count(NoIndex, target.is(SiteNode::NoIndex));
            count(NotCanonical, target.canonical != 0 && target.canonical != version.target);
            if (!target.is(SiteNode::Html))
                continue;
            if (!target.is(SiteNode::Observed)) {
                ++sums[NoReturn].open;
                continue;
            }
            bool back = false;
            bool sameCode = ownCodes.empty();
            for (const SiteVersion &other : graph.versionsOf(version.target, page)) {
                back = true;
                sameCode = sameCode || graph.code(other.code) == "x-default"
                    || std::find(ownCodes.begin(), ownCodes.end(), other.code) != ownCodes.end();
            }
            if (!back && target.is(SiteNode::VersionsCut)) {
                ++sums[NoReturn].open; // among those that were not kept, perhaps
                continue;
            }
            count(NoReturn, !back);
            count(ReturnDiffers, back && !sameCode);
        }
        for (size_t what = 0; what < WhatCount; ++what) {
            const Sum &sum = sums[what];
            if (sum.found > 0)
                sink(names[what], {page, State::Found, sum.found, sum.others.first, sum.sources, sum.others.more});
            else if (sum.open > 0)
                sink(names[what], {page, State::Undecidable, 0, 0, {}});
        }
    }
}

void checkSeries(const SiteGraph &graph, const Limits &, const SiteSink &sink)
{
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Internal) || !node.is(SiteNode::Html))
            continue;
        bool open = graph.isUnknown(id, SiteGraph::Named::Next) || graph.isUnknown(id, SiteGraph::Named::Prev);
        quint32 broken = 0;
        for (const quint32 neighbour : {node.next, node.prev}) {
            if (neighbour == 0)
                continue;
            const SiteNode &other = graph.node(neighbour);
            if (other.is(SiteNode::Blocked) || other.is(SiteNode::Redirects) || other.is(SiteNode::Failed))
                broken = neighbour;
            else
                open = open || isOpen(other);
        }
        if (broken != 0)
            sink("pagination-non-200", {id, State::Found, 1, broken, {}});
        else if (open)
            sink("pagination-non-200", {id, State::Undecidable, 0, 0, {}});
        if (node.next == 0)
            continue;
        const SiteNode &next = graph.node(node.next);
        // "/list/" and "/list/index.html" are two URLs, but hardly two pages.
        const SiteNode &back = graph.node(next.prev);
        const bool leadsBack
            = next.prev == id || (next.prev != 0 && back.host == node.host && back.folded == node.folded);
        if (node.next == id || (next.is(SiteNode::Observed) && next.is(SiteNode::Html) && !leadsBack))
            sink("pagination-sequence", {id, State::Found, 1, node.next, {}});
        else if (isOpen(next) || (next.is(SiteNode::Html) && !next.is(SiteNode::Observed)))
            sink("pagination-sequence", {id, State::Undecidable, 0, node.next, {}});
    }
}

namespace {

void sayTwins(const SiteSink &sink, const char *check, const std::vector<quint32> &pages)
{
    for (size_t i = 0; i < pages.size(); ++i)
        sink(check, {pages[i], State::Found, 1, i == 0 ? pages[1] : pages[0], {}});
}

/// Those of pages with one text whose URLs differ in the query only.
void sayQueryTwins(const SiteGraph &graph, const SiteSink &sink, std::vector<quint32> pages)
{
    const auto pathOf = [&graph](quint32 id) { return graph.node(id).path; };
    std::sort(pages.begin(), pages.end(),
        [&](quint32 a, quint32 b) { return pathOf(a) != pathOf(b) ? pathOf(a) < pathOf(b) : a < b; });
    for (auto begin = pages.begin(); begin != pages.end();) {
        const auto end = std::find_if(begin, pages.end(), [&](quint32 id) { return pathOf(id) != pathOf(*begin); });
        if (end - begin > 1)
            sayTwins(sink, "content-same-by-query", {begin, end});
        begin = end;
    }
}

} // namespace

void checkTwins(const SiteGraph &graph, const Limits &, const SiteSink &sink)
{
    static constexpr const char *names[]
        = {"title-duplicate", "description-duplicate", "h1-duplicate", "h2-duplicate", "content-duplicate"};
    qint64 indexable = 0;
    for (quint32 id = 1; id < graph.size(); ++id)
        indexable += graph.node(id).is(SiteNode::Indexable) ? 1 : 0;
    for (int kind = 0; kind < TwinTextCount; ++kind) {
        const bool isText = TwinText(kind) == TwinText::Text;
        const auto twins = graph.twins(TwinText(kind));
        for (size_t begin = 0; begin < twins.size();) {
            size_t end = begin;
            while (end < twins.size() && twins[end].hash() == twins[begin].hash())
                ++end;
            std::vector<quint32> pages;
            for (const Twin &twin : twins.subspan(begin, end - begin)) {
                // The pages of a series are expected to be called alike.
                const SiteNode &node = graph.node(twin.page);
                if (isText || (node.prev == 0 && !(node.marks & SiteNode::Later)))
                    pages.push_back(twin.page);
            }
            begin = end;
            // A subheading that most pages have is part of the template.
            if (pages.size() < 2 || (TwinText(kind) == TwinText::H2 && qint64(pages.size()) * 2 > indexable))
                continue;
            // Twins by their queries alone have a check of their own.
            const quint32 path = graph.node(pages.front()).path;
            if (!isText
                || std::any_of(pages.begin(), pages.end(), [&](quint32 id) { return graph.node(id).path != path; }))
                sayTwins(sink, names[kind], pages);
            if (isText)
                sayQueryTwins(graph, sink, std::move(pages));
        }
    }
}

void checkListed(const SiteGraph &graph, const Limits &, const SiteSink &sink)
{
    bool any = false;
    bool https = false;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        any = any || node.is(SiteNode::InSitemap);
        https = https || (node.is(SiteNode::Html) && node.is(SiteNode::Internal) && node.is(SiteNode::Https));
    }
    if (!any)
        return;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Internal))
            continue;
        const bool isList = (node.marks & SiteNode::Archive) != 0 || node.prev != 0;
        if (node.is(SiteNode::Indexable) && !node.is(SiteNode::InSitemap) && !isList)
            sink("sitemap-page-missing", {id, State::Found, 1, 0, {}});
        if (https && node.is(SiteNode::InSitemap) && node.is(SiteNode::ClearText))
            sink("sitemap-http", {id, State::Found, 1, 0, {}});
    }
}

std::span<const SitePass> sitePasses()
{
    static constexpr SitePass passes[] = {checkRedirects, checkCanonicals, checkLanguages, checkSeries, checkTwins,
        checkSpellings, checkHealth, checkNamed, checkWaste, checkListed};
    return passes;
}

} // namespace argiope::audit
