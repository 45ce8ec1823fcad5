#include "core/engine/recorder/desk.h"

#include "core/engine/recorder/changedlimits.h"
#include "core/engine/seeds.h"
#include "core/engine/threadtotals.h"
#include "core/engine/topicmaking.h"
#include "core/judge/linkjudge.h"
#include "core/settings/live.h"
#include "core/store/batchtable.h"
#include "core/store/ranktable.h"

#include <numeric>
#include <utility>
#include <variant>
#include <vector>

namespace argiope::engine {

namespace {
constexpr qsizetype MostKnownSeeds = 100; ///< whose pages are known to be good when a crawl goes on
constexpr base::Milliseconds PastInterval{5000};
QList<url::UrlKey> keysOf(const judge::FoundLinks &found)
{
    QList<url::UrlKey> keys;
    keys.reserve(found.targets.size());
    for (const judge::Target &target : found.targets)
        keys.append(target.key);
    return keys;
}
} // namespace

namespace {
/// Before its turn comes.
void lookUpEarly(Session &session, const QByteArray &text)
{
    if (!session.names)
        return;
    if (const auto url = url::parse(text); url && url->isHttp())
        session.names->prefetch(QString::fromLatin1(url->hostname()));
}
} // namespace

Desk::Desk(Session &session, store::Writer &writer, TrapKeeper::Events trapEvents, ArchiveKeeper::Needs archiveNeeds)
    : m_session(session)
    , m_writer(writer)
    , m_pastDue(session.clock.now() + PastInterval)
    , mail(writer)
    , ledger([&session](const Tally &tally) { session.setTally(tally); })
    , order(session.settings, session.keySeed, session.focus.get(), writer, session.frontier,
          [this](bool page) { return refetch.validSince(page); })
    , queue(session.frontier, order, session.traps.isOn() ? &patterns : nullptr)
    , visits(writer, ledger)
    , refetch(session.settings, writer, queue, ledger, visits)
    , urls(writer, mail, visits, refetch, order, [&session](const QByteArray &url) { lookUpEarly(session, url); })
    , traps(session.traps, patterns, writer, queue, std::move(trapEvents))
    , discovery(session.settings, session.clock, urls, queue, ledger,
          [this](const QByteArray &url, int depth) { return traps.keeping(url, depth); })
    , seeds(session.seeds, writer,
          {[&session] { return session.scope(); },
              [&session](std::shared_ptr<const scope::Scope> scope) { session.setScope(std::move(scope)); },
              [&session](const QByteArray &origin) { return session.addSeedOrigin(origin); }})
    , documents(session.settings, writer, session.focus != nullptr)
    , archives(session.settings, writer, std::move(archiveNeeds))
    , pages({session.settings, writer, queue, ledger, visits, refetch, discovery, traps, seeds, order, &documents,
          &archives, session.trace.get(), &mail})
    , sitemaps(session, writer, mail)
    , probes(session, writer, mail)
    , rejudge({session.settings, session.keySeed, writer, queue, discovery, refetch, visits,
          [&session] { return session.scope(); }, [this](const url::Url &url) { return seeds.isSeed(url); }})
    , orphans(session, writer, discovery)
    , referrers(orphans, writer)
{
}

void Desk::restore(const settings::CrawlSettings &before, const CrawlOptions &options, bool cutOff)
{
    const ProjectCounters known = ProjectCounters::fromJson(m_writer.meta("counters"));
    frontier::Counts counts = known.counts;
    ledger.restore(known.tally);
    m_session.bytesBefore = known.bytesBefore;
    m_session.msBefore = known.elapsedMs;
    m_session.robotsTraffic.requests = known.robots.requests;
    m_session.robotsTraffic.bytes = known.robots.bytes;
    m_session.sitemapTraffic.requests = known.sitemaps.requests;
    m_session.sitemapTraffic.bytes = known.sitemaps.bytes;
    m_leftOutBefore = known.sitemapsLeftOut;
    m_session.setPast({CrawlHistory::fromJson(m_writer.meta("history"), known.elapsedMs),
        threadsFromJson(m_writer.meta("threads")), LaneHistory::fromJson(m_writer.meta("lanes"))});

    m_session.login.restore(m_writer.meta("login_witness"));
    m_session.applications.restore(m_writer.meta("applications").split('\n'));
    traps.open();
    refetch.open(before, m_session.clock.wallMs());
    if (archives.open(cutOff))
        refetch.trustNothing();
    if (options.refetch == RefetchKind::Everything) {
        refetch.beginRun(counts);
        m_writer.setSitemapVersions(base::UrlId::None, {});
        m_session.bytesBefore = ledger.tally().bytes + m_session.robotsTraffic.bytes + m_session.sitemapTraffic.bytes;
    }
    m_session.run = refetch.run();
    discovery.setRun(refetch.run());
    if (refetch.isRecrawl() || options.answers)
        m_session.frontier.expectUnmet();
    if (options.refetch == RefetchKind::Failures)
        refetch.queueFailures(counts);
    counts.skipped
        += applyChangedLimits(before, m_session.settings, refetch.run(), m_session.traps, m_writer, discovery);

    order.restore(before, counts.fetched);
    const QHash<base::HostId, qint64> queued = m_writer.queuedByHost();
    counts.queued = std::accumulate(queued.begin(), queued.end(), qint64(0));
    counts.discovered = counts.queued + counts.finished + counts.skipped;
    discovery.expect(counts.discovered, options.memory.bloomKeys);
    if (mail.isShared())
        discovery.knowOthers();
    else
        m_writer.forEachKey([this](const url::UrlKey &key) { discovery.remember(key); });
    // A recrawl meets all URLs anew. The most popular last, so that they are the last to be forgotten.
    if (!refetch.isRecrawl())
        m_writer.ranks().forEachPopular(refetch.run(), m_session.settings.seenCache,
            [this](const url::UrlKey &key, const store::KnownUrl &url) { discovery.recall(key, url); });
    seeds.restore();
    if (counts.queued > 0)
        traps.countQueue(refetch.run());
    else if (options.refetch == RefetchKind::Everything)
        traps.recallNames(refetch.run() - 1);
    m_session.frontier.restore(counts, queued);
    m_start = counters();
    sitemaps.restore(before);
    probes.restore();
    // A recrawl meets all URLs anew.
    const bool judged = settings::judgeAlike(before, m_session.settings) && !rejudge.wasCutOff();
    if (options.refetch == RefetchKind::Everything)
        rejudge.forget();
    else if (!judged)
        rejudge.begin();
    if (options.refetch == RefetchKind::Selected) {
        for (const base::UrlId id : options.selected)
            refetch.refetch(id);
    }
}

void Desk::offerSeeds()
{
    judge::LinkJudge judge(m_session.settings, *m_session.scope(), m_session.keySeed);
    // Others' as well, by batches: without one of them in the database it would look as if there were nothing to do.
    for (const url::Url &seed : seeds.seeds())
        judge.addSeed(seed);
    const judge::FoundLinks found = judge.take();
    (void)discovery.meet(found.targets, storeRules(found, m_writer), {});
    // Who goes on amid an outage knows by them that there is one.
    for (const judge::Target &target : found.targets.mid(0, MostKnownSeeds)) {
        const auto known = m_writer.find(target.key);
        if (!known || known->state != store::UrlState::Finished || known->run != m_session.run)
            continue;
        if (const auto page = m_writer.page(known->id); page && page->outcome == base::Outcome::Ok)
            m_session.frontier.knowGood(known->host, target.url);
    }
}

void Desk::change(const settings::CrawlSettings &settings)
{
    if (mail.isNode())
        return; // who ordered it has written it down for all, and this node may have threads of its own
    const settings::CrawlSettings before = m_writer.settings();
    const settings::CrawlSettings now = settings::withLive(before, settings);
    m_writer.setSettings(now);
    if (before.maxDepth == now.maxDepth && settings::judgeAlike(before, now))
        return;
    auto parsed = parseSeeds(now.seeds);
    if (!parsed)
        return; // Crawl has looked at them
    discovery.limits().setMaxDepth(now.maxDepth);
    seeds.change(now, std::move(parsed).value());
    m_session.countScope();
    rejudge.begin();
    offerSeeds();
}

void Desk::expect(const std::list<Result> &results)
{
    if (!mail.isShared())
        return;
    std::vector<url::UrlKey> keys;
    const auto add = [&](const judge::FoundLinks &found) {
        for (const judge::Target &target : found.targets) {
            if (!discovery.recalls(target.key))
                keys.push_back(target.key);
        }
    };
    for (const Result &result : results) {
        if (const auto *page = std::get_if<PageResult>(&result))
            add(page->found);
        else if (const auto *sitemap = std::get_if<SitemapResult>(&result))
            add(sitemap->found);
    }
    m_writer.batches().agreeAhead(keys);
}

void Desk::recordPage(PageResult &&page)
{
    const base::UrlId id = page.leased.id;
    const bool outdated = page.scopeVersion < m_session.scopeVersion();
    const QList<url::UrlKey> targets = outdated ? keysOf(page.found) : QList<url::UrlKey>();
    probes.watch(page);
    const QByteArray url = page.leased.page ? page.leased.url : QByteArray();
    pages.record(std::move(page));
    if (!url.isEmpty())
        traps.pageDone(url, [this] { return m_session.frontier.counts().queued; });
    if (outdated)
        judgeAgain(targets, id);
}

void Desk::skipPage(const SkipResult &skipped)
{
    pages.skip(skipped);
    if (skipped.leased.page)
        traps.pageSkipped(skipped.leased.url);
}

void Desk::recordSitemap(SitemapResult &&sitemap)
{
    const QList<base::RuleId> rules = storeRules(sitemap.found, m_writer);
    const QList<Discovery::Met> met = discovery.meet(sitemap.found.targets, rules, {{store::OrphanDepth}, 0, true});
    const QList<base::RuleId> relatedRules = storeRules(sitemap.related, m_writer);
    discovery.meet(sitemap.related.targets, relatedRules, {{store::OrphanDepth}});
    if (sitemap.scopeVersion < m_session.scopeVersion()) {
        judgeAgain(keysOf(sitemap.found), base::UrlId::None);
        judgeAgain(keysOf(sitemap.related), base::UrlId::None);
    }
    QHash<QByteArray, base::UrlId> ids; // of those that are other nodes', which may be on their way still
    for (qsizetype i = 0; mail.isShared() && i < met.size(); ++i)
        ids.insert(sitemap.found.targets[i].key.toByteArray(), met[i].id);
    for (const auto &[key, versions] : sitemap.versions) {
        if (const auto known = m_writer.find(key))
            m_writer.setSitemapVersions(known->id, versions);
        else if (const base::UrlId id = ids.value(key.toByteArray()); id != base::UrlId::None)
            m_writer.setSitemapVersions(id, versions);
    }
    sitemaps.named(sitemap);
    if (sitemap.kept)
        archives.keepAside(*sitemap.kept);
    if (sitemap.last)
        sitemaps.finish(sitemap);
}

bool Desk::receive()
{
    bool first = true;
    return mail.receive([&](const SlotBatch &batch) {
        if (std::exchange(first, false))
            seeds.refresh();
        discovery.take(batch.finds);
        for (const ForeignWay &way : batch.ways)
            discovery.take(way);
        for (const ForeignSitemap &sitemap : batch.sitemaps)
            sitemaps.take(sitemap);
    });
}

void Desk::judgeAgain(const QList<url::UrlKey> &targets, base::UrlId page)
{
    if (page != base::UrlId::None)
        rejudge.judgePage(page);
    for (const url::UrlKey &key : targets) {
        if (const auto known = m_writer.find(key); known && !mail.isElsewhere(known->host))
            rejudge.judgeUrl(known->id);
    }
}

ProjectCounters Desk::counters() const
{
    ProjectCounters now;
    now.counts = m_session.frontier.counts();
    now.counts.queued += now.counts.leased;
    now.tally = ledger.tally();
    now.run = m_session.run;
    now.elapsedMs = m_session.msBefore + m_session.running.elapsedMs();
    now.bytesBefore = m_session.bytesBefore;
    now.robots = {m_session.robotsTraffic.requests, m_session.robotsTraffic.bytes};
    now.sitemaps = {m_session.sitemapTraffic.requests, m_session.sitemapTraffic.bytes};
    now.sitemapsLeftOut = m_leftOutBefore + sitemaps.leftOut();
    return now;
}

void Desk::writePast(bool now)
{
    if (mail.isNode())
        return; // it is of one node's threads
    const base::TimePoint time = m_session.clock.now();
    if (!now && time < m_pastDue)
        return;
    m_pastDue = time + PastInterval;
    const Session::Past past = m_session.past(now);
    m_writer.setMeta("history", past.history.toJson());
    m_writer.setMeta("threads", threadsToJson(past.threads));
    if (const QByteArray witness = m_session.login.toText(); !witness.isEmpty())
        m_writer.setMeta("login_witness", witness);
    if (m_session.focus)
        keepLessons(*m_session.focus, m_writer);
    if (now)
        m_writer.setMeta("lanes", past.lanes.toJson());
}

} // namespace argiope::engine
