#pragma once

#include "core/rank/linklists.h"

#include <QList>

#include <optional>
#include <span>
#include <vector>

namespace argiope::rank {

/// In which order a crawl fetches.
enum class OrderKind : quint8 {
    Breadth, ///< by depth
    Depth, ///< what the last page named comes first
    PageRank, ///< of what is known of the graph so far
    Opic, ///< by the cash that a URL has, see Opic
    Hits, ///< by how much of an authority it is in what is known of the graph so far, see Hits
    Backlinks, ///< by the pages that link to it so far
    Sitemap, ///< what sitemaps name comes first
    Importance, ///< by backlinks and by what the URL itself says
    Random,
    Topic, ///< by what is to be expected of it, Waiting::points
};

/// A URL's number in a crawl, from 1 on, small ones first.
using Number = qint64;

/// What is known of a URL that comes to wait.
struct Waiting
{
    bool page = true; ///< false: only checked
    bool inSitemap = false;
    int points = 0; ///< -100 to 100, for what its address says (OrderKind::Importance) or the links to it (Topic)
};

/// Gives each URL that waits a priority, the lower the sooner, and another one as more is known of it. Mercator's front
/// queues: URLs stand in Buckets of them by importance, and a better one comes before a worse one; but for each
/// FairPages pages that were fetched since, what waits counts as one bucket better than what comes, so that nothing
/// waits for ever however many important pages come. Of one bucket and of one thousand pages the shallower comes first.
///
/// Where importance is what links say, one page in Options::eldersPart is that which was found first of those that
/// wait, as if it were the most important. What links say is known of what was fetched only, so who goes by nothing
/// else can stay in a corner where each page speaks for the next one, and never sees that others are more important.
///
/// Breadth-first needs none of this: each priority is 0, which is what a crawl without a CrawlOrder has.
///
/// Memory: 12 bytes a URL; PageRank and Hits besides what LinkLists take, up to MostLinks links, beyond which only a
/// part of them counts, and 8 or 24 bytes a URL while ranks are computed. One thread.
class CrawlOrder
{
public:
    static constexpr int Buckets = 32;
    static constexpr qint64 FairPages = 20'000;
    static constexpr size_t MostLinks = 4'000'000;

    struct Options
    {
        OrderKind kind = OrderKind::PageRank;
        quint64 seed = 0; ///< of OrderKind::Random: the same order for the same numbers and the same seed
        size_t mostLinks = MostLinks;
        /// PageRank and Hits: pages between two times that ranks are computed; 0: each time that the crawl has grown by
        /// a tenth.
        qint64 ranksEvery = 0;
        qint64 eldersPart = 10; ///< 0: importance alone decides
    };
    explicit CrawlOrder(const Options &options);

    // A crawl that goes on
    /// So many pages were fetched before, and the last priorities stood about there.
    void resume(qint64 fetched, int leastPriority);
    /// A page that an earlier session fetched. All of them come first.
    void known(Number page, std::span<const Number> targets);
    /// It waits with the priority that it had, by whatever order.
    void knownWaiting(Number url, const Waiting &what, int priority);

    // URLs come
    /// A page is about to tell of `targets` followed links, of which some are new: these are met with this page behind
    /// them until fetched().
    void beginPage(Number page, size_t targets);
    /// Of a new URL, which has no number yet.
    [[nodiscard]] int priorityOfNew(const Waiting &what) const;
    void added(Number url, const Waiting &what, int priority);
    /// Of a URL that was known before and comes to wait.
    [[nodiscard]] int waitsAgain(Number url, const Waiting &what);
    /// What was known of it is more now: a sitemap names it, it is wanted as a page, or (Topic) a better link leads
    /// there.
    void learnt(Number url, const Waiting &what);
    /// The priority that it was given last; 0 where it never waited.
    [[nodiscard]] int priorityOf(Number url) const;

    // URLs go
    /// The page was read: those that it links to, each once.
    void fetched(Number page, std::span<const Number> targets);
    void gone(Number url); ///< it waits no more, without having been a page

    struct Change
    {
        Number url = 0;
        int priority = 0;
        bool operator==(const Change &) const = default;
    };
    /// URLs whose priority is another by now, up to `most`; each is told once, and taken to have it then.
    [[nodiscard]] std::vector<Change> takeChanges(size_t most);
    [[nodiscard]] int pointsOf(Number url) const; ///< Waiting::points, as it knows them
    /// What a priority by importance says.
    struct Turn
    {
        int bucket = 0; ///< 0 the best
        qint64 fetched = 0; ///< how many pages had been when it was given, about
    };
    [[nodiscard]] static Turn turnOf(int priority);
    /// OrderKind::Topic: the points that such a priority was given for, about.
    [[nodiscard]] static int topicPointsOf(int priority);
    /// What it is made of, for who explains: the bucket, 0 the best; none where it does not wait.
    [[nodiscard]] std::optional<int> bucketOf(Number url) const;

private:
    struct Url
    {
        /// PageRank: beyond 1, the rank of a page that nobody links to; Hits: as an authority, that of the best one
        /// being 1; Opic: cash; else backlinks.
        float score = 0;
        int priority = 0;
        quint8 bucket = 0;
        qint8 points = 0;
        bool waits : 1 = false;
        bool page : 1 = true;
        bool changed : 1 = false; ///< stands in m_changed
        bool inSitemap : 1 = false;
        bool elder : 1 = false; ///< its turn came because it was found first

        void describe(const Waiting &what);
    };

    Url &at(Number url);
    [[nodiscard]] int bucketFor(const Url &url, double score) const;
    [[nodiscard]] bool isByLinks() const;
    void raiseElder();
    [[nodiscard]] int bucketFor(const Url &url) const { return bucketFor(url, url.score); }
    [[nodiscard]] int priorityFor(int bucket) const;
    [[nodiscard]] bool isByBucket() const;
    [[nodiscard]] int drawn(quint64 salt) const;
    void note(Number number, Url &url);
    void give(Number target, double share);
    void keep(Number page, std::span<const Number> targets);
    void rankAnew();
    void rankByPageRank();
    void rankByHits();
    void take(Number number, double score);

    const Options m_options;
    QList<Url> m_urls; ///< by number; a QList grows where it stands, where the system can do that
    std::vector<Node> m_changed;
    qint64 m_fetched = 0;
    qint64 m_sequence = 0; ///< of pages that named something; OrderKind::Depth
    qint64 m_now = 0; ///< the priority that was served last; OrderKind::Random
    mutable quint64 m_draws = 0;
    double m_share = 0; ///< what each target of the page of beginPage() is going to get
    Number m_eldest = 1; ///< what was found before it waits no more, or was raised
    // OrderKind::PageRank and Hits
    std::optional<LinkLists> m_links;
    qint64 m_rankDue = 0; ///< pages fetched
    double m_hubUnit = 0; ///< Hits: what a link of a page that was not ranked yet adds to its target, for each it has;
                          ///< 0: nothing was ranked or read yet
};

} // namespace argiope::rank
