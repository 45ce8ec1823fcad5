// Groups of URLs that were fetched for nothing.
#include "core/audit/sitechecks.h"

#include <QSet>

namespace argiope::audit {

namespace {

constexpr double ShareOfPattern = 0.9; ///< of the pages of a pattern: the rest may be its first ones

const char *wordOf(UrlPatterns::Waste waste)
{
    switch (waste) {
    case UrlPatterns::Waste::NoIndex:
        return "noindex";
    case UrlPatterns::Waste::Canonicalised:
        return "canonical";
    case UrlPatterns::Waste::Duplicate:
        return "duplicate";
    case UrlPatterns::Waste::None:
        break;
    }
    return "";
}

/// Pages with the text of one that was found before.
QSet<quint32> laterTwins(const SiteGraph &graph)
{
    QSet<quint32> later;
    const auto twins = graph.twins(TwinText::Text);
    for (size_t begin = 0; begin < twins.size();) {
        size_t end = begin + 1;
        quint32 first = twins[begin].page;
        for (; end < twins.size() && twins[end].hash() == twins[begin].hash(); ++end)
            first = std::min(first, twins[end].page);
        for (size_t i = begin; i < end; ++i) {
            if (twins[i].page != first)
                later.insert(twins[i].page);
        }
        begin = end;
    }
    return later;
}

} // namespace

void checkWaste(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    qint64 fetched = 0;
    qint64 pages = 0;
    qint64 noIndex = 0;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Internal) || !node.is(SiteNode::Fetched))
            continue;
        ++fetched;
        pages += node.is(SiteNode::Html) ? 1 : 0;
        noIndex += node.is(SiteNode::Html) && node.is(SiteNode::NoIndex) ? 1 : 0;
    }
    // Where the whole site says noindex, as a draft or an intranet does, it says nothing of one part.
    const bool tells = double(noIndex) < limits.siteNoIndexShare * double(pages);
    const QSet<quint32> later = laterTwins(graph);
    const auto judge = [&](quint32 id) {
        const SiteNode &node = graph.node(id);
        if (tells && node.is(SiteNode::NoIndex))
            return UrlPatterns::Waste::NoIndex;
        if ((node.canonical != 0 && node.canonical != id) || graph.isCanonicalisedAside(id))
            return UrlPatterns::Waste::Canonicalised;
        return later.contains(id) ? UrlPatterns::Waste::Duplicate : UrlPatterns::Waste::None;
    };
    for (const UrlPatterns::Group &group : graph.patterns().wasted(judge, limits.wastedPages, ShareOfPattern)) {
        const QByteArray evidence = group.pattern + ", " + wordOf(group.waste) + ": "
            + QByteArray::number(qint64(group.pages.size())) + " / " + QByteArray::number(fetched);
        for (const quint32 page : group.pages)
            sink("url-crawl-waste", {page, State::Found, 1, 0, evidence});
    }
}

} // namespace argiope::audit
