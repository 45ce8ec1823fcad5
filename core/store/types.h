#pragma once

#include "core/base/ids.h"
#include "core/base/outcome.h"
#include "core/base/waitingurl.h"
#include "core/facts/crawldelay.h"
#include "core/facts/link.h"
#include "core/facts/pagefacts.h"
#include "core/facts/rulekind.h"
#include "core/settings/crawlsettings.h"
#include "core/url/canonical.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

#include <limits>
#include <optional>

namespace argiope::store {

using base::HostId;
using base::Outcome;
using base::outcomeFromNumber;
using base::RuleId;
using base::TextId;
using base::UrlId;
using facts::LinkKind;
using facts::LinkRels;
using facts::PageRecord;
using facts::Rule;
using facts::RuleKind;

/// Where a URL stands. A lease lives in memory only: in the file a leased URL is still queued, so that a crash loses
/// nothing. Stored as the number: never renumber.
enum class UrlState : quint8 { Queued = 0, Finished = 1, Skipped = 2 };
[[nodiscard]] const char *name(UrlState state); ///< "queued", "finished", "skipped"
/// Skipped for what is no state, as a file may have it.
[[nodiscard]] constexpr UrlState stateFromNumber(qint64 number)
{
    return number == 0 ? UrlState::Queued : number == 1 ? UrlState::Finished : UrlState::Skipped;
}

/// What a queued URL is fetched for.
enum class UrlRole : quint8 {
    Page = 0, ///< to be parsed, its links followed
    Check = 1, ///< only to see how it answers
};

/// URLs known from a sitemap alone have no breadth-first distance: their depth counts from here, which also puts them
/// behind every linked URL. Shown and exported as no depth at all.
inline constexpr int OrphanDepth = 1000000;
/// In conditions and counts, what has no depth: only sitemaps name it; or it is known from an earlier run, and nothing
/// links to it any more.
inline constexpr int DepthInSitemaps = -1;
inline constexpr int DepthUnlinked = -2;

struct StoreError
{
    enum class Code : quint8 {
        NotFound, ///< no such file
        NotAProject, ///< a file, but none of ours
        NewerVersion, ///< written by a later Argiope
        Exists, ///< create() never overwrites
        Locked, ///< open in another process; detail names it where known
        CannotCreate, ///< folder missing or not writable
        ReadOnly,
        DiskFull,
        Damaged,
        Canceled,
        BadPlace, ///< what should name a project in a database does not; detail says why
        InDatabase, ///< a project in a database, where only files can be
        Fenced, ///< a node's lease had ended when it was to commit: others have its slots by now
        LostCommits, ///< the database has lost what it had said was saved
        Unreachable, ///< the database does not answer; detail has its words
        NoDriver, ///< what this program needs to ask a database is not installed
        NotLetIn, ///< the database's server takes neither this user nor this password
        NoDatabase, ///< the server has no database of that name
        Forbidden, ///< the database's user has no right to it
        OlderFormat, ///< a project in a database, made by an earlier Argiope: only files are lifted
        Io, ///< anything else the system says
    };
    Code code = Code::Io;
    QString path;
    QString detail; ///< the system's or SQLite's words, untranslated
    /// One English line for the command line and the log.
    [[nodiscard]] QString message() const;
};

/// What is known of a URL when it is met again.
struct KnownUrl
{
    UrlId id = UrlId::None;
    UrlState state = UrlState::Queued;
    UrlRole role = UrlRole::Page;
    int depth = 0;
    int hops = 0; ///< redirects in a row that led here
    HostId host = HostId::None;
    RuleId rule = RuleId::None; ///< what let it in or kept it out
    int run = 1; ///< the crawl of everything that met it last; see Writer::beginRecrawl()
    int priority = 0; ///< base::WaitingUrl's
};

struct NewUrl
{
    url::UrlKey key;
    QByteArray url; ///< href without fragment; what could not be parsed stands as written
    HostId host = HostId::None; ///< None for what is not http(s)
    UrlState state = UrlState::Queued;
    UrlRole role = UrlRole::Page;
    RuleId rule = RuleId::None; ///< what let it in or kept it out
    int depth = 0;
    int hops = 0;
    UrlId referrer = UrlId::None; ///< the page it was found on, at this depth
    bool inSitemap = false;
    qint64 discoveredAt = 0; ///< ms since 1970 UTC
    int run = 1;
    int priority = 0; ///< base::WaitingUrl's
    UrlId id = UrlId::None; ///< which nodes have agreed on; None: it is given one
};

/// Behind which URL of a host's queue.
struct QueuedAfter
{
    int priority = std::numeric_limits<int>::min();
    int depth = -1;
    UrlId id = UrlId::None;
};

/// A URL of an earlier run is met in this one: everything about how it was found is new.
struct MetUrl
{
    UrlId id = UrlId::None;
    UrlState state = UrlState::Queued; ///< Queued or Skipped
    UrlRole role = UrlRole::Page;
    RuleId rule = RuleId::None;
    base::Way way;
    bool inSitemap = false;
    int run = 1;
    qint64 seenAt = 0; ///< ms since 1970 UTC; 0: it was not met but found unlinked, when it was last seen stays
};

struct LinkRow
{
    UrlId target = UrlId::None;
    int place = 0; ///< Writer::place(element, attribute)
    LinkKind kind{};
    LinkRels rel{};
    RuleId rule = RuleId::None; ///< what judged this link
    bool followed = false; ///< the target is queued as a page because of it: an edge of the breadth-first search
    TextId text = TextId::None;
};

/// What the counters need of a fetched page.
struct PageSummary
{
    Outcome outcome = Outcome::None;
    int status = 0;
    qint64 bytes = -1;
    int outlinks = 0;
};

/// Where a stored link of a page leads.
struct LinkTarget
{
    UrlId id = UrlId::None;
    bool followed = false; ///< at least one of the links is an edge of the breadth-first search
    int count = 0; ///< links of the page that lead there
    bool redirect = false; ///< the page is a redirect to it
};

/// A stored link and what is known of its target.
struct StoredLink
{
    KnownUrl target;
    bool followed = false;
    LinkKind kind{};
    RuleId rule = RuleId::None; ///< what judged the link
    LinkRels rel{};
    bool redirect = false; ///< the page is a redirect to it
};

/// A URL of an earlier run that this one has not met; its depth is of no use.
struct UnmetUrl
{
    base::WaitingUrl url;
    bool finished = true; ///< false: it was kept out
    RuleId rule = RuleId::None;
};

/// Fetched URLs that ended alike.
struct OutcomeCount
{
    Outcome outcome = Outcome::None;
    int status = 0;
    qint64 urls = 0;
};

/// An earlier visit of a URL, or a failed attempt within one.
struct VisitRecord
{
    int visit = 1; ///< 1: the first
    int attempt = 1; ///< within the visit; of a visit's end: how many it took
    bool retried = false; ///< a failed attempt that another one followed; false: how the visit ended
    Outcome outcome = Outcome::None;
    int status = 0; ///< HTTP; 304 where what was known still held
    qint64 bytes = -1;
    int responseMs = -1;
    qint64 at = 0; ///< ms since 1970 UTC
    QByteArray contentHash;
    QByteArray error;
    QByteArray changeHash{}; ///< FetchFacts::changeHash
};

/// The page's last visit as a row of its history.
[[nodiscard]] VisitRecord lastVisit(const PageRecord &page);

/// An origin and its robots.txt.
struct HostRecord
{
    HostId id = HostId::None;
    QByteArray origin; ///< "https://example.org:8080"
    int robotsStatus = -1; ///< HTTP status of robots.txt; -1: not fetched yet; 0: no HTTP answer
    QByteArray robotsText;
    qint64 robotsFetchedAt = 0;
    QByteArray observations{}; ///< facts::Observations of how robots.txt was fetched; "" where nobody looked
};

/// What is asked of the host of a URL.
struct UrlHost
{
    QByteArray ip; ///< where its server was last found; "": not known
    std::optional<facts::CrawlDelay> crawlDelay; ///< what its robots.txt asks for
};

/// What named a sitemap. Stored as the number: never renumber.
enum class SitemapSource : quint8 {
    UsualPlace = 0, ///< nothing: /sitemap.xml of a host whose robots.txt names none
    Robots = 1,
    Index = 2,
    Redirect = 3,
};
[[nodiscard]] const char *name(SitemapSource source); ///< "usual_place", "robots", "index", "redirect"

/// A sitemap that the crawl met, and what came of it.
struct SitemapRecord
{
    qint64 id = 0;
    QByteArray url; ///< without its fragment
    HostId host = HostId::None;
    QByteArray origin; ///< of `host`; only where it is read
    UrlState state = UrlState::Queued;
    Rule rule{}; ///< what kept it out, or what robots.txt would have said; none where it was simply let in
    SitemapSource source = SitemapSource::UsualPlace;
    qint64 parent = 0; ///< id of the sitemap that names it or redirects to it; else of the host whose robots.txt does
    QByteArray namedBy{}; ///< the URL of that; "" for the usual place; only where it is read
    int level = 1; ///< one more than that of the index that names it
    int hops = 0; ///< redirects in a row that led here
    int run = 1; ///< the run that last met it
    qint64 discoveredAt = 0; ///< ms since 1970 UTC
    // Where it was fetched
    Outcome outcome = Outcome::None;
    int status = 0;
    qint64 bytes = -1; ///< of the decoded body
    qint64 urls = -1; ///< pages that it names, repetitions included
    qint64 sitemaps = -1; ///< sitemaps that it names
    int responseMs = -1;
    int attempts = 0;
    qint64 fetchedAt = 0;
    QByteArray contentType{};
    QByteArray problem{}; ///< html::name(SitemapProblem); "" for none
    QByteArray error{}; ///< technical, in full
    QByteArray observations{}; ///< facts::Observations of what it lists; "" where nobody looked
};

/// What a site is asked for besides its pages, because audits want to know how it answers. Stored as the number: never
/// renumber.
enum class ProbeKind : quint8 {
    NotFound = 0, ///< a page that is not there
    OtherScheme = 1, ///< the start page by http where it is https, and the other way round
    OtherWww = 2, ///< with "www." where it has none, and the other way round
    Favicon = 3, ///< /favicon.ico
    SecurityTxt = 4, ///< /.well-known/security.txt (RFC 9116)
    OldTls = 5, ///< an offer of TLS 1.1 and older
};
inline constexpr int ProbeKindCount = int(ProbeKind::OldTls) + 1;
/// "not_found", "other_scheme", "other_www", "favicon", "security_txt", "old_tls"
[[nodiscard]] const char *name(ProbeKind kind);

/// Such a request, and what came of it. It is no URL of the crawl.
struct ProbeRecord
{
    qint64 id = 0;
    ProbeKind kind = ProbeKind::NotFound;
    QByteArray url;
    HostId host = HostId::None; ///< of the start address, in whose turn it is made
    QByteArray origin{}; ///< of `host`; only where it is read
    int run = 1;
    UrlState state = UrlState::Queued; ///< Skipped: robots.txt or a pattern keeps it out
    Outcome outcome = Outcome::None;
    int status = 0;
    QByteArray target{}; ///< of a redirect
    QByteArray contentType{};
    qint64 fetchedAt = 0;
    QByteArray error{}; ///< technical, in full
    QByteArray observations{}; ///< facts::Observations of the answer
};

/// One row of the lists and exports: the URL, and what came of it where it was fetched.
struct UrlRecord
{
    UrlId id = UrlId::None;
    QByteArray url;
    UrlState state = UrlState::Queued;
    UrlRole role = UrlRole::Page;
    Rule rule;
    int depth = 0; ///< OrphanDepth and more: reachable only from sitemaps
    UrlId referrerId = UrlId::None;
    QByteArray referrer; ///< its URL
    qint64 inlinks = 0; ///< stored links and redirects that lead here
    bool inSitemap = false;
    qint64 discoveredAt = 0; ///< first seen
    qint64 lastSeen = 0; ///< when the last run that met it did so
    PageRecord page; ///< id None where it was never fetched
    QByteArray redirectUrl; ///< of page.redirectTo
    QByteArray sitemapVersions{}; ///< Reader::forEachSitemapVersions(), where who read the row has added them
};

/// A stored link as the file has it: what its numbers stand for is not looked up.
struct LinkNumbers
{
    UrlId page = UrlId::None;
    UrlId target = UrlId::None;
    LinkKind kind{};
    LinkRels rel{};
    qint64 place = 0; ///< see Reader::places()
    TextId text = TextId::None;
    bool followed = false; ///< an edge of the breadth-first search
};

/// A URL that was fetched, for who makes a graph of a project.
struct FetchedUrl
{
    UrlId id = UrlId::None;
    UrlId redirectTo = UrlId::None;
    int depth = 0; ///< 0: a start address
    qint64 outlinks = 0; ///< that its document has, in all
};

/// A URL that waits, for who decides of its priority.
struct QueuedUrl
{
    UrlId id = UrlId::None;
    UrlRole role = UrlRole::Page;
    bool inSitemap = false;
    int priority = 0;
    QByteArray url;
};

/// What the links of a project make of a URL, for people: from 0 to 100 where nothing else is said. See
/// engine::ProjectRanks.
struct RankRow
{
    UrlId id = UrlId::None;
    int rank = 0; ///< PageRank, by its logarithm
    int percentile = 0; ///< of 100 URLs, how many rank lower
    int authority = 0; ///< of the greatest
    int hub = 0; ///< of the greatest
    qint64 backlinks = 0; ///< pages that link here
    int linkDepth = -1; ///< links that lead here from a start address, redirects not counted; -1: none do
};

/// Where links are written.
struct LinkPlace
{
    qint64 id = 0;
    QByteArray element;
    QByteArray attribute;
};

/// A stored link seen from either end.
struct LinkRecord
{
    qint64 id = 0; ///< ascending by page, then by position
    UrlId sourceId = UrlId::None;
    QByteArray source;
    UrlId targetId = UrlId::None;
    QByteArray target;
    QByteArray element;
    QByteArray attribute;
    LinkKind kind{};
    LinkRels rel{};
    Rule rule;
    bool followed = false;
    QByteArray text;
};

} // namespace argiope::store
