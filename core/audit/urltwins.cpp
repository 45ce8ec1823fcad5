#include "core/audit/sitechecks.h"

#include "core/base/libraries.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>

namespace argiope::audit {

namespace {

/// Pages with one text and, but for how it is spelt, one path.
auto spellingOf(const SiteGraph &graph, const Twin &twin)
{
    const SiteNode &node = graph.node(twin.page);
    return std::tuple(twin.hash(), node.site, node.folded);
}

/// What tells two of them apart; nullptr where it is nothing that is asked for.
const char *differenceOf(const SiteNode &a, const SiteNode &b)
{
    if (a.host != b.host)
        return a.is(SiteNode::Www) != b.is(SiteNode::Www) ? "site-www-twins" : "site-hosts-mixed";
    if (a.is(SiteNode::NamesIndex) != b.is(SiteNode::NamesIndex))
        return "url-index-twins";
    if (a.is(SiteNode::EndsInSlash) != b.is(SiteNode::EndsInSlash))
        return "url-slash-twins";
    return a.path != b.path && !a.is(SiteNode::NamesIndex) ? "url-case-twins" : nullptr;
}

} // namespace

void checkSpellings(const SiteGraph &graph, const Limits &, const SiteSink &sink)
{
    const auto texts = graph.twins(TwinText::Text);
    std::vector<Twin> twins(texts.begin(), texts.end());
    std::sort(twins.begin(), twins.end(), [&graph](const Twin &a, const Twin &b) {
        return std::tuple_cat(spellingOf(graph, a), std::tuple(a.page))
            < std::tuple_cat(spellingOf(graph, b), std::tuple(b.page));
    });
    for (size_t begin = 0; begin < twins.size();) {
        size_t end = begin + 1;
        while (end < twins.size() && spellingOf(graph, twins[end]) == spellingOf(graph, twins[begin]))
            ++end;
        // The first that was met stands for the page; the others are spellings of it.
        const quint32 first = twins[begin].page;
        for (size_t i = begin + 1; i < end; ++i) {
            if (const char *check = differenceOf(graph.node(first), graph.node(twins[i].page)))
                sink(check, {twins[i].page, State::Found, 1, first, {}});
        }
        begin = end;
    }
}

namespace {

/// How the texts of one host come.
struct HostCodings
{
    quint32 first = 0; ///< an answer that could have been coded
    bool modern = false;
    bool https = false;
};

/// Without TLS many servers do not offer what they offer with it. Who asks for Zstandard only cannot tell who has
/// Brotli.
void checkCodings(const SiteGraph &graph, const SiteSink &sink)
{
    QHash<quint32, HostCodings> hosts;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Internal) || node.coding == SiteNode::Coding::Open)
            continue;
        HostCodings &host = hosts[node.host];
        host.first = host.first == 0 ? id : host.first;
        host.modern = host.modern || node.coding == SiteNode::Coding::Modern;
        host.https = host.https || node.is(SiteNode::Https);
    }
    std::vector<HostCodings> found;
    for (const HostCodings &host : std::as_const(hosts)) {
        if (!host.modern)
            found.push_back(host);
    }
    std::sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const HostCodings &host : found) {
        const bool asked = host.https && base::HasBrotli;
        sink("perf-no-brotli", {host.first, asked ? State::Found : State::Undecidable, asked ? 1 : 0, 0, {}});
    }
}

} // namespace

void checkHealth(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    checkCodings(graph, sink);
    constexpr qint64 LeastAnswers = 20; ///< of fewer no share can be told
    constexpr qint64 LeastFailures = 3; ///< fewer are pages that fail, not a server
    quint32 start = 0;
    qint64 answers = 0;
    qint64 failures = 0;
    std::vector<quint16> times;
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Internal) || !node.is(SiteNode::Fetched))
            continue;
        if (start == 0 || (node.is(SiteNode::Seed) && !graph.node(start).is(SiteNode::Seed)))
            start = id;
        ++answers;
        failures += node.status >= 500 || (node.status == 0 && node.is(SiteNode::Failed)) ? 1 : 0;
        if (node.is(SiteNode::Html) && node.firstByteMs > 0)
            times.push_back(node.firstByteMs);
    }
    if (answers >= LeastAnswers && failures >= LeastFailures
        && double(failures) >= limits.siteErrorShare * double(answers)) {
        sink("site-error-rate",
            {start, State::Found, int(failures), 0,
                QByteArray(QByteArray::number(failures) + " / " + QByteArray::number(answers))});
    }
    if (times.size() < size_t(LeastAnswers))
        return;
    const auto quarter = times.begin() + qsizetype(times.size() * 3 / 4);
    std::nth_element(times.begin(), quarter, times.end());
    if (*quarter > limits.firstByteMs)
        sink("site-slow", {start, State::Found, 1, 0, QByteArray(QByteArray::number(*quarter) + " ms")});
}

} // namespace argiope::audit
