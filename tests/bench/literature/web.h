#pragma once

#include "core/rank/crawlorder.h"
#include "core/rank/graph.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace argiope::bench {

using rank::Node;

/// What an experiment is about: pages and all that they name. URLs that were fetched have the numbers from 0 on, others
/// those behind them; 0 is a start address.
struct Web
{
    QByteArray name;
    std::vector<std::vector<Node>> links; ///< a list a fetched URL: as the document says it, with its repetitions
    std::vector<rank::Edge> followed; ///< links and redirects by which a crawl goes on
    std::vector<quint32> hosts; ///< of all URLs
    std::vector<QByteArray> addresses; ///< of fetched URLs, without scheme and server; empty for what is made up
    std::vector<size_t> keys; ///< of all URLs, the same for one URL in each project; empty for what is made up
    std::vector<Node> fetched; ///< fetched URLs in the order in which a real crawl did so; empty for what is made up

    [[nodiscard]] Node pages() const { return Node(links.size()); }
    [[nodiscard]] Node urls() const { return Node(hosts.size()); }
    [[nodiscard]] rank::Graph graph() const { return rank::Graph(pages(), followed); } ///< of fetched URLs
    /// What each fetched URL leads to, as its document says it, each once and itself not.
    [[nodiscard]] std::vector<std::vector<Node>> ways() const;
};

/// How somebody chooses where else a page links to.
enum class Model : quint8 {
    Copied, ///< see madeUpWeb()
    Preferential, ///< any URL that is linked to already, the more likely the more links it has
    Uniform, ///< any URL
};

/// A web that is made up, the same for the same seed. The n-th host has a share of 1/n of the pages. A page links to
/// the ten first pages of its host (navigation), to its parent and to its children in the host's tree, to a link of
/// some earlier page of the host that it copies, three times, and one in five to another host: in three of four cases
/// to one that another page links to already, else to any host's first page. The first page of each host links to the
/// next host's. With another model a page has as many links beside those of its tree, drawn by it.
[[nodiscard]] Web madeUpWeb(int hosts, int pages, quint32 seed, Model model = Model::Copied);

/// A web some time later: of 40 % of the pages (the share that changes within a week, by the paper on URL caching) each
/// third link leads to what another page of the host links to.
[[nodiscard]] Web changedWeb(Web web, quint32 seed);

/// The links of a project's file; nothing, and a line on stderr, where it cannot be read.
[[nodiscard]] std::optional<Web> projectWeb(const QString &name, const QString &path);

/// Addresses of fetched URLs, without scheme and server, in the order in which they were fetched; nothing, and a line
/// on stderr, where the project cannot be read.
[[nodiscard]] std::optional<std::vector<QByteArray>> fetchedAddresses(const QString &path);
/// Those of `arguments` that are NAME=PROJECT; says which are not there, and goes on without them.
[[nodiscard]] std::vector<Web> projectWebs(const QStringList &arguments);

struct Crawling
{
    rank::CrawlOrder::Options order;
    size_t underWay = 1; ///< pages that are fetched at a time: what one links to is known once the next ones are chosen
    const std::vector<bool> *inSitemap = nullptr; ///< none: there is no sitemap. They are met by links as others are
};
/// Pages in the order in which a crawl from the first one fetches them, by the code that orders real crawls; links of a
/// page are met in the order of Web::ways().
[[nodiscard]] std::vector<Node> crawl(const std::vector<std::vector<Node>> &ways, const Crawling &how);
/// The same by many threads, each at a host of its own until that has nothing left: Mercator's breadth-first crawl.
[[nodiscard]] std::vector<Node> crawlByHosts(const Web &web, int threads);

struct NamedOrder
{
    rank::OrderKind kind;
    const char *name;
};
inline constexpr NamedOrder Orders[] = {{rank::OrderKind::Breadth, "breadth"}, {rank::OrderKind::Depth, "depth"},
    {rank::OrderKind::Random, "random"}, {rank::OrderKind::Backlinks, "backlinks"}, {rank::OrderKind::Opic, "opic"},
    {rank::OrderKind::Hits, "hits"}, {rank::OrderKind::PageRank, "pagerank"}};

} // namespace argiope::bench
