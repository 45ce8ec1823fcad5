#include "core/engine/projectranks.h"

#include "core/base/heap.h"
#include "core/engine/session.h"
#include "core/rank/hits.h"
#include "core/rank/pagerank.h"
#include "core/rank/scale.h"
#include "core/store/ranktable.h"
#include "core/store/reader.h"
#include "core/store/writer.h"

#include <algorithm>
#include <span>

namespace argiope::engine {

namespace {

using rank::Node;

constexpr size_t RowsPerCommit = 50'000;
constexpr size_t MostAtEnd = 16'000'000; ///< links: 64 MB, and seconds that a person waits for
constexpr qsizetype LinksBetweenLooks = 65'536;
/// Ranks change by less than this from one step to the next when they are taken for right.
constexpr rank::Precision RankPrecision{1e-11, 300};
constexpr rank::Precision HitsPrecision{1e-9, 500};

/// Numbers of URLs in the graph.
class NodeNumbers
{
public:
    static constexpr Node NoNode = ~Node(0);

    /// `ids` are ascending, and outlive it.
    explicit NodeNumbers(const std::vector<qint64> &ids)
        : m_ids(ids)
    {
        // A file from a stranger may have any ids.
        constexpr qint64 most = 16;
        const qint64 last = ids.empty() ? 0 : ids.back();
        if (last > most * qint64(ids.size()))
            return;
        m_byId.assign(size_t(last) + 1, NoNode);
        for (size_t i = 0; i < ids.size(); ++i)
            m_byId[size_t(ids[i])] = Node(i);
    }
    [[nodiscard]] Node of(base::UrlId url) const
    {
        const qint64 id = base::raw(url);
        if (!m_byId.empty())
            return id >= 0 && size_t(id) < m_byId.size() ? m_byId[size_t(id)] : NoNode;
        const auto it = std::lower_bound(m_ids.begin(), m_ids.end(), id);
        return it != m_ids.end() && *it == id ? Node(it - m_ids.begin()) : NoNode;
    }

private:
    const std::vector<qint64> &m_ids;
    std::vector<Node> m_byId;
};

/// Goes over a project once for its URLs and once for its links.
class GraphReader
{
public:
    GraphReader(store::Reader &reader, const RankOptions &options)
        : m_reader(reader)
        , m_options(options)
    {
    }
    /// False where it was canceled or failed, or there are too many links.
    [[nodiscard]] bool read()
    {
        const store::Reader::Snapshot moment(m_reader);
        size_t mostEdges = 0;
        store::forEachFetched(m_reader, [&](const store::FetchedUrl &url) {
            if (url.depth == 0)
                m_starts.push_back(Node(m_ids.size()));
            if (url.redirectTo != base::UrlId::None)
                m_redirects.push_back({Node(m_ids.size()), url.redirectTo});
            m_ids.push_back(base::raw(url.id));
            mostEdges += size_t(std::max<qint64>(url.outlinks, 0)) + 1;
            return !canceledNow();
        });
        if (m_reader.error() || m_canceled)
            return false;
        const NodeNumbers numbers(m_ids);
        const auto nodes = Node(m_ids.size());
        if (m_options.mostLinks > 0 && mostEdges > m_options.mostLinks) {
            // Counted before memory is taken for so many that they are too many.
            size_t edges = 0;
            eachPage(numbers, [&](Node, std::vector<Node> &targets) {
                edges += rank::GraphBuilder::tidy(targets, nodes);
                m_tooMany = edges > m_options.mostLinks;
                return !m_tooMany;
            });
            if (m_reader.error() || m_canceled || m_tooMany)
                return false;
            mostEdges = edges;
        }
        rank::GraphBuilder builder(nodes, mostEdges);
        eachPage(numbers, [&builder](Node page, std::vector<Node> &targets) {
            builder.add(page, targets);
            return true;
        });
        if (m_reader.error() || m_canceled)
            return false;
        m_graph = builder.take();
        return true;
    }
    [[nodiscard]] bool canceled() const { return m_canceled; }
    [[nodiscard]] bool tooMany() const { return m_tooMany; }
    [[nodiscard]] const rank::Graph &graph() const { return m_graph; }
    [[nodiscard]] std::vector<qint64> takeIds() { return std::move(m_ids); }
    [[nodiscard]] std::vector<qint32> linkDepths() const
    {
        std::vector<bool> passing(m_graph.nodes());
        for (const auto &[node, target] : m_redirects)
            passing[node] = true;
        return m_graph.depths(m_starts, passing);
    }

private:
    using Redirect = std::pair<Node, base::UrlId>;
    /// Pages by number, with what they link and redirect to; until `take` returns false.
    template <class Take>
    void eachPage(const NodeNumbers &numbers, Take take)
    {
        // The pages with links and those that redirect, both by id, come together.
        auto redirect = m_redirects.cbegin();
        std::vector<Node> targets;
        Node page = NodeNumbers::NoNode;
        bool goesOn = true;
        const auto redirectsBefore = [&](Node end) {
            for (; goesOn && redirect != m_redirects.cend() && redirect->first < end; ++redirect) {
                std::vector<Node> target{numbers.of(redirect->second)};
                goesOn = take(redirect->first, target);
            }
        };
        const auto endPage = [&] {
            if (page == NodeNumbers::NoNode)
                return;
            redirectsBefore(page);
            if (redirect != m_redirects.cend() && redirect->first == page) {
                targets.push_back(numbers.of(redirect->second));
                ++redirect;
            }
            goesOn = goesOn && (targets.empty() || take(page, targets));
            targets.clear();
        };
        base::UrlId last = base::UrlId::None;
        m_reader.forEachLinkNumbers([&](const store::LinkNumbers &link) {
            if (link.page != last) {
                endPage();
                last = link.page;
                page = numbers.of(link.page);
            }
            if (page != NodeNumbers::NoNode && counts(link))
                targets.push_back(numbers.of(link.target));
            return goesOn && !canceledNow();
        });
        if (m_reader.error() || m_canceled || !goesOn)
            return;
        endPage();
        redirectsBefore(NodeNumbers::NoNode);
    }
    [[nodiscard]] bool counts(const store::LinkNumbers &link) const
    {
        using facts::LinkRel;
        constexpr auto unrecommended
            = facts::LinkRels(LinkRel::NoFollow) | LinkRel::Sponsored | LinkRel::Ugc | LinkRel::MetaNoFollow;
        // That a page names another version of itself recommends nothing.
        return link.followed && link.kind != facts::LinkKind::Metadata
            && !(m_options.withoutNofollow && (link.rel & unrecommended));
    }
    [[nodiscard]] bool canceledNow()
    {
        if (++m_seen % LinksBetweenLooks == 0 && m_options.canceled && m_options.canceled())
            m_canceled = true;
        return m_canceled;
    }

    store::Reader &m_reader;
    const RankOptions &m_options;
    qsizetype m_seen = 0;
    bool m_canceled = false;
    bool m_tooMany = false;
    std::vector<qint64> m_ids;
    std::vector<Node> m_starts;
    std::vector<Redirect> m_redirects; ///< by node
    rank::Graph m_graph;
};

} // namespace

base::Result<ProjectRanks, store::StoreError> rankProject(store::Reader &reader, const RankOptions &options)
{
    GraphReader source(reader, options);
    ProjectRanks ranks;
    if (!source.read()) {
        if (const auto error = reader.error())
            return base::Failure{*error};
        ranks.tooMany = source.tooMany();
        return ranks;
    }
    const rank::Graph &graph = source.graph();
    ranks.ids = source.takeIds();
    ranks.links = graph.edges();
    rank::PageRankOptions wanted;
    wanted.precision = RankPrecision;
    wanted.canceled = options.canceled;
    rank::PageRank pages = rank::pageRank(graph, wanted);
    ranks.pageRank = std::move(pages.ranks);
    ranks.pageRankEnding = pages.ending;
    rank::Hits hits = rank::hits(graph, HitsPrecision, options.canceled);
    ranks.authorities = std::move(hits.authorities);
    ranks.hubs = std::move(hits.hubs);
    ranks.hitsEnding = hits.ending;
    ranks.backlinks = graph.backlinks();
    ranks.linkDepths = source.linkDepths();
    return ranks;
}

std::vector<store::RankRow> rankRows(const ProjectRanks &ranks)
{
    const std::vector<quint8> scaled = rank::byLogarithm(ranks.pageRank);
    const std::vector<quint8> percentiles = rank::percentiles(ranks.pageRank);
    const std::vector<quint8> authorities = rank::byProportion(ranks.authorities);
    const std::vector<quint8> hubs = rank::byProportion(ranks.hubs);
    std::vector<store::RankRow> rows;
    rows.reserve(ranks.ids.size());
    for (size_t i = 0; i < ranks.ids.size(); ++i) {
        rows.push_back({base::UrlId(ranks.ids[i]), scaled[i], percentiles[i], authorities[i], hubs[i],
            ranks.backlinks[i], ranks.linkDepths[i]});
    }
    return rows;
}

base::Result<void, store::StoreError> keepRanks(store::Writer &writer, const ProjectRanks &ranks)
{
    const std::vector<store::RankRow> rows = rankRows(ranks);
    writer.begin();
    writer.ranks().dropRanks();
    std::span<const store::RankRow> left(rows);
    // In pieces, as what a transaction changes is kept in memory. Who is interrupted leaves some URLs without ranks.
    while (true) {
        const auto piece = left.first(std::min(left.size(), RowsPerCommit));
        writer.ranks().addRanks(piece);
        left = left.subspan(piece.size());
        if (auto done = writer.commit(); !done || left.empty())
            return done;
        writer.begin();
    }
}

QByteArray rankAndKeep(store::Writer &writer, const RankOptions &options)
{
    auto reader = store::Reader::open(writer.path());
    if (!reader)
        return "link scores not calculated: " + reader.error().message().toUtf8();
    auto ranks = rankProject(**reader, options);
    (*reader).reset();
    if (!ranks)
        return "link scores not calculated: " + ranks.error().message().toUtf8();
    if (ranks->tooMany) {
        return "link scores not calculated: more than " + QByteArray::number(qulonglong(options.mostLinks))
            + " links; use argiope-cli rank --keep, which needs 4 bytes of memory per link";
    }
    if (options.canceled && options.canceled())
        return {};
    const auto kept = keepRanks(writer, *ranks);
    return kept ? QByteArray() : QByteArray("link scores not stored: " + kept.error().message().toUtf8());
}

void rankAtEnd(const Session &session, store::Writer &writer, const std::atomic<bool> &canceled)
{
    if (!session.settings.ranks)
        return;
    RankOptions options;
    options.mostLinks = MostAtEnd;
    options.canceled = [&canceled] { return canceled.load(); };
    base::returnFreedMemory(); // of the crawl
    if (const QByteArray trouble = rankAndKeep(writer, options); !trouble.isEmpty())
        session.log(base::LogLevel::Warning, 0, trouble);
}

} // namespace argiope::engine
