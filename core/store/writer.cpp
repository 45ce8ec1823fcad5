#include "core/store/writer.h"

#include "core/store/batchtable.h"
#include "core/store/judgements.h"
#include "core/store/linkstore.h"
#include "core/store/owncolumns.h"
#include "core/store/pagecolumns.h"
#include "core/store/pagestore.h"
#include "core/store/probetable.h"
#include "core/store/projectmeta.h"
#include "core/store/ranktable.h"
#include "core/store/runhistory.h"
#include "core/store/runqueue.h"
#include "core/store/sitemaptable.h"
#include "core/store/texttable.h"
#include "core/store/urlqueue.h"
#include "core/store/visitstore.h"
#include "core/store/writercounts.h"

namespace argiope::store {

struct Writer::Impl
{
    explicit Impl(OpenProject project);
    [[nodiscard]] base::Result<void, StoreError> load(); ///< what is kept in memory: seed, settings, last ids
    bool flush(); ///< every row that is still gathered goes into the database
    void forget(); ///< after a rollback

    // The order matters: all others have statements, which go before the session does.
    WriteSession session;
    ProjectMeta meta;
    SmallTables small;
    TextTable texts;
    UrlStore urls;
    UrlQueue queue;
    RunQueue runQueue{queue};
    LinkStore links;
    Judgements judgements;
    PageStore pages;
    VisitStore visits;
    RunMemory runs;
    SitemapTable sitemaps;
    ProbeTable probes;
    RankTable ranks;
    KeptTable kept;
    OwnColumns ownColumns;
    BatchTable batches;
};

Writer::Impl::Impl(OpenProject project)
    : session(std::move(project))
    , meta(session)
    , small(session)
    , texts(session)
    , urls(session)
    , queue(session, urls)
    , links(session, urls)
    , judgements(urls, links)
    , pages(session, urls)
    , visits(session)
    , runs(session)
    , sitemaps(session, small)
    , probes(session)
    , ranks(session, urls, queue)
    , kept(session)
    , ownColumns(session)
    , batches(session, urls)
{
}

base::Result<void, StoreError> Writer::Impl::load()
{
    meta.load();
    urls.load();
    texts.load();
    sitemaps.load();
    probes.load();
    links.load();
    if (session.failed())
        return base::Failure{*session.error()};
    return {};
}

bool Writer::Impl::flush()
{
    const bool done = urls.flush() && links.flush() && texts.flush() && links.flushIndex();
    urls.endTransaction();
    return done;
}

void Writer::Impl::forget()
{
    small.forget();
    meta.forget();
    // Should these fail too, the next transaction reports it.
    urls.forget();
    texts.forget();
    links.forget();
}

Writer::Writer(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

Writer::~Writer() = default;

base::Result<std::unique_ptr<Writer>, StoreError> Writer::create(
    const QString &path, const settings::CrawlSettings &settings)
{
    auto project = createProject(path, settings);
    if (!project)
        return base::Failure{project.error()};
    auto impl = std::make_unique<Impl>(std::move(*project));
    if (auto loaded = impl->load(); !loaded) {
        impl.reset();
        removeProject(path);
        return base::Failure{loaded.error()};
    }
    return std::unique_ptr<Writer>(new Writer(std::move(impl)));
}

base::Result<std::unique_ptr<Writer>, StoreError> Writer::open(const QString &path)
{
    auto project = openProject(path);
    if (!project)
        return base::Failure{project.error()};
    auto impl = std::make_unique<Impl>(std::move(*project));
    if (auto loaded = impl->load(); !loaded)
        return base::Failure{loaded.error()};
    return std::unique_ptr<Writer>(new Writer(std::move(impl)));
}

base::Result<std::unique_ptr<Writer>, StoreError> Writer::join(const QString &address, const NodeShare &share)
{
    auto project = joinProject(address, share);
    if (!project)
        return base::Failure{project.error()};
    auto impl = std::make_unique<Impl>(std::move(*project));
    if (auto loaded = impl->load(); !loaded)
        return base::Failure{loaded.error()};
    return std::unique_ptr<Writer>(new Writer(std::move(impl)));
}

QString Writer::path() const
{
    return m_impl->session.path();
}

quint64 Writer::keySeed() const
{
    return m_impl->meta.keySeed();
}

settings::CrawlSettings Writer::settings() const
{
    return m_impl->meta.settings();
}

void Writer::setSettings(const settings::CrawlSettings &settings)
{
    m_impl->meta.setSettings(settings);
}

void Writer::onFull(std::function<bool(const StoreError &)> wait)
{
    m_impl->session.transaction().onFull(std::move(wait));
}

base::Result<void, StoreError> Writer::limitFile(qint64 bytes)
{
    return m_impl->session.limitFile(bytes);
}

qint64 Writer::pendingBytes() const
{
    return m_impl->session.transaction().bytes();
}

bool Writer::holdsManyPages() const
{
    // Pages that nobody changed give way to others, so that there are more than the cache is to have of changed ones
    // only.
    constexpr qint64 some = 1024 * 1024;
    return m_impl->session.connection().pageBytes() > dialect::CacheOfWriter * qint64(1024) + some;
}

void Writer::begin()
{
    Impl &d = *m_impl;
    Q_ASSERT(!d.session.isOpen());
    if (d.session.isOpen())
        return;
    d.meta.remember();
    d.session.begin();
}

bool Writer::failed() const
{
    return m_impl->session.failed();
}

base::Result<void, StoreError> Writer::commit()
{
    Impl &d = *m_impl;
    Q_ASSERT(d.session.isOpen());
    d.session.checkFile();
    d.flush();
    d.session.commit();
    if (!d.session.failed()) {
        if (d.meta.takeCleaned())
            (void)d.session.connection().moveLogIntoFile(); // else at the crawl's end
        return {};
    }
    const StoreError error = d.session.rollback();
    d.forget();
    return base::Failure{error};
}

std::optional<KnownUrl> Writer::find(const url::UrlKey &key)
{
    return m_impl->urls.find(key);
}

void Writer::lookAhead(std::span<const url::UrlKey> keys)
{
    m_impl->urls.lookAhead(keys);
}

UrlId Writer::insert(const NewUrl &url)
{
    return m_impl->urls.insert(url);
}

void Writer::lowerDepth(UrlId id, const base::Way &way)
{
    m_impl->runs.rememberDepth(id, way.depth);
    m_impl->urls.lowerDepth(id, way);
}

void Writer::setReferrer(UrlId id, UrlId referrer)
{
    m_impl->urls.setReferrer(id, referrer);
}

void Writer::requeue(UrlId id, UrlRole role, RuleId rule, const base::Way &way)
{
    m_impl->runs.rememberDepth(id, way.depth);
    m_impl->urls.requeue(id, role, rule, way);
}

void Writer::letIn(UrlId id, RuleId rule)
{
    m_impl->urls.letIn(id, rule);
}

void Writer::skip(UrlId id, RuleId rule)
{
    m_impl->urls.skip(id, rule);
}

qint64 Writer::requeueSkipped(RuleId rule, RuleId newRule, const DepthLimit &limit, int run)
{
    return m_impl->queue.requeueSkipped(rule, newRule, limit, run);
}

QList<base::WaitingUrl> Writer::skippedBy(
    RuleId rule, int run, UrlId after, int limit, std::optional<qint64> validSince)
{
    return m_impl->queue.skippedBy(rule, run, after, limit, validSince);
}

qint64 Writer::skipDeeper(const DepthLimit &limit, RuleId rule)
{
    return m_impl->queue.skipDeeper(limit, rule);
}

void Writer::requeueFinished(UrlId id)
{
    m_impl->urls.requeueFinished(id);
}

QList<OutcomeCount> Writer::requeueOutcomes(const QList<Outcome> &outcomes, int run)
{
    return m_impl->queue.requeueOutcomes(outcomes, run);
}

void Writer::meetInRun(const MetUrl &url)
{
    m_impl->runs.rememberDepth(url.id, url.way.depth);
    m_impl->urls.meetInRun(url);
}

void Writer::readdress(UrlId id, const url::UrlKey &key, const QByteArray &url)
{
    m_impl->urls.readdress(id, key, url);
}

void Writer::markInSitemap(UrlId id)
{
    m_impl->urls.markInSitemap(id);
}

void Writer::finish(const PageRecord &page, bool keepHeaders)
{
    m_impl->pages.finish(page, keepHeaders);
}

void Writer::setHistory(const PageRecord &page)
{
    m_impl->pages.setHistory(page);
}

std::optional<PageRecord> Writer::page(UrlId id)
{
    return m_impl->pages.page(id);
}

void Writer::beginRunMemory(int run, int keep, qint64 now)
{
    m_impl->runs.begin(run, keep, now);
}

void Writer::continueRunMemory(int run)
{
    m_impl->runs.goOn(run);
}

void Writer::rememberFacts(UrlId id, const PageRecord *old, const PageRecord *now)
{
    m_impl->runs.remember(id, old, now);
}

void Writer::dropPage(UrlId id)
{
    m_impl->links.setLinks(id, {});
    m_impl->pages.drop(id);
    m_impl->ownColumns.drop(id);
}

base::WaitingUrl Writer::waiting(UrlId id, UrlRole role, std::optional<qint64> validSince)
{
    return m_impl->queue.waiting(id, role, validSince);
}

void Writer::addVisit(UrlId id, const VisitRecord &visit)
{
    m_impl->visits.add(id, visit);
}

std::optional<VisitRecord> Writer::lastAnswer(UrlId id)
{
    return m_impl->visits.lastAnswer(id);
}

int Writer::lastVisit(UrlId id)
{
    return m_impl->visits.lastVisit(id);
}

bool Writer::wasEverThere(UrlId id)
{
    return m_impl->visits.wasEverThere(id);
}

void Writer::setRule(UrlId id, RuleId rule)
{
    m_impl->urls.setRule(id, rule);
}

std::optional<KnownUrl> Writer::byId(UrlId id)
{
    return m_impl->urls.byId(id);
}

std::optional<PageSummary> Writer::pageSummary(UrlId id)
{
    return m_impl->pages.summary(id);
}

void Writer::setLinks(UrlId source, std::span<const LinkRow> links)
{
    m_impl->links.setLinks(source, links);
}

QList<UrlId> Writer::followedTargets(UrlId source)
{
    return m_impl->links.followedTargets(source);
}

QList<LinkTarget> Writer::linkTargets(UrlId source)
{
    return m_impl->links.linkTargets(source);
}

QList<StoredLink> Writer::storedLinks(UrlId source)
{
    return m_impl->links.storedLinks(source);
}

void Writer::addInlinks(const QHash<UrlId, int> &counts)
{
    m_impl->links.addInlinks(counts);
}

std::optional<SitemapRecord> Writer::sitemap(const QByteArray &url)
{
    return m_impl->sitemaps.find(url);
}

std::optional<SitemapRecord> Writer::sitemap(qint64 id)
{
    return m_impl->sitemaps.find(id);
}

qint64 Writer::addSitemap(const SitemapRecord &sitemap)
{
    return m_impl->sitemaps.add(sitemap);
}

void Writer::updateSitemap(const SitemapRecord &sitemap)
{
    m_impl->sitemaps.update(sitemap);
}

QList<SitemapRecord> Writer::queuedSitemaps(int limit)
{
    return m_impl->sitemaps.queued(limit);
}

QList<SitemapRecord> Writer::skippedSitemaps(int run, RuleKind rule, int limit)
{
    return m_impl->sitemaps.skipped(run, rule, limit);
}

void Writer::setSitemapVersions(UrlId id, const QByteArray &versions)
{
    m_impl->sitemaps.setVersions(id, versions);
}

RunQueue &Writer::runQueue()
{
    return m_impl->runQueue;
}

ProbeTable &Writer::probes()
{
    return m_impl->probes;
}

KeptTable &Writer::kept()
{
    return m_impl->kept;
}

BatchTable &Writer::batches()
{
    return m_impl->batches;
}

QHash<HostId, QPair<int, int>> Writer::sitemapsByHost(int run)
{
    return m_impl->sitemaps.byHost(run);
}

HostId Writer::host(const QByteArray &origin)
{
    return m_impl->small.host(origin);
}

RuleId Writer::rule(const Rule &rule)
{
    return m_impl->small.rule(rule);
}

QList<QPair<RuleId, Rule>> Writer::rules()
{
    return m_impl->small.rules();
}

int Writer::place(const QByteArray &element, const QByteArray &attribute)
{
    return m_impl->small.place(element, attribute);
}

TextId Writer::text(const QByteArray &text)
{
    return m_impl->texts.id(text, url::urlKey(text, keySeed()), UrlId::None, keySeed());
}

TextId Writer::text(const QByteArray &text, const url::UrlKey &key, UrlId target)
{
    return m_impl->texts.id(text, key, target, keySeed());
}

void Writer::expectText(const url::UrlKey &key, UrlId target) const
{
    m_impl->texts.expect(key, target);
}

void Writer::setRobots(const HostRecord &host, const QByteArray &ip)
{
    m_impl->small.setRobots(host, ip);
}

void Writer::setAddress(HostId host, const QByteArray &ip)
{
    m_impl->small.setAddress(host, ip);
}

QList<HostRecord> Writer::hosts()
{
    return m_impl->small.hosts();
}

std::optional<HostRecord> Writer::hostRecord(HostId id)
{
    return m_impl->small.hostRecord(id);
}

QList<base::WaitingUrl> Writer::queued(
    HostId host, const QueuedAfter &after, int limit, std::optional<qint64> validSince)
{
    return m_impl->queue.queued(host, after, limit, validSince);
}

RankTable &Writer::ranks()
{
    return m_impl->ranks;
}

Judgements &Writer::judgements()
{
    return m_impl->judgements;
}

QHash<HostId, qint64> Writer::queuedByHost()
{
    return m_impl->queue.queuedByHost();
}

QHash<RuleId, qint64> Writer::skippedByRule()
{
    return m_impl->queue.skippedByRule();
}

void Writer::forEachKey(const std::function<void(const url::UrlKey &)> &visit)
{
    m_impl->urls.forEachKey(visit);
}

void Writer::setMeta(const QByteArray &name, const QByteArray &value)
{
    m_impl->meta.setValue(name, value);
}

QByteArray Writer::meta(const QByteArray &name)
{
    return m_impl->meta.value(name);
}

Writer::Counts Writer::counts()
{
    return m_impl->flush() ? countRows(m_impl->session) : Counts();
}

bool Writer::moveLogIntoFile()
{
    return m_impl->session.connection().moveLogIntoFile();
}

base::Result<void, StoreError> Writer::settle()
{
    begin();
    m_impl->links.endTail();
    m_impl->links.cutIndex();
    if (auto done = commit(); !done)
        return done;
    return m_impl->links.mendIndex();
}

std::optional<UrlColumn> Writer::ownColumn(const QByteArray &name, facts::Kind kind)
{
    return m_impl->ownColumns.column(name, kind);
}

void Writer::setOwnValue(UrlId id, UrlColumn column, const Value &value)
{
    m_impl->ownColumns.setValue(id, column, value);
}

} // namespace argiope::store
