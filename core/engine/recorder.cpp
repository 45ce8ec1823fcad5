#include "core/engine/recorder.h"

#include "core/url/canonical.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace argiope::engine {

using base::Milliseconds;
using base::RuleId;
using base::UrlId;

namespace {
constexpr qsizetype MaxWaiting = 32 * 1024 * 1024; ///< bytes, about, that may wait to be written
constexpr size_t BatchSize = 64;
// Between two commits. Each costs as much as all it changes, so that where they take long they had better be fewer;
// what a crash can take stays below a second.
constexpr Milliseconds LeastCommitInterval{250};
constexpr Milliseconds MostCommitInterval{750};
constexpr int CommitShare = 4; ///< writing takes at least so many times as long as committing
constexpr qint64 MostPending = 12 * 1024 * 1024; ///< bytes of an open transaction
constexpr Milliseconds FullInterval{3000}; ///< between two attempts on a full disk
constexpr uint StackSize = 4 * 1024 * 1024;

template <class Array>
QJsonArray numbers(const Array &array)
{
    QJsonArray json;
    for (const qint64 n : array)
        json.append(n);
    return json;
}
} // namespace

Recorder::Recorder(CrawlOptions options, Events events, const base::Clock &clock)
    : m_options(std::move(options))
    , m_events(std::move(events))
    , m_clock(clock)
    , m_commitInterval(LeastCommitInterval)
{
}

Recorder::~Recorder()
{
    cancel();
    finish(EndReason::Stopped);
    if (m_thread) {
        {
            std::unique_lock lock(m_mutex);
            m_work.wait(lock, [this] { return m_left; });
        }
        m_thread->wait();
    }
}

void Recorder::start()
{
    m_thread.reset(QThread::create([this] {
        run();
        const std::lock_guard lock(m_mutex);
        m_left = true;
        m_work.notify_all();
    }));
    m_thread->setObjectName(QStringLiteral("recorder"));
    m_thread->setStackSize(StackSize);
    m_thread->start();
}

bool Recorder::submit(Result result)
{
    std::unique_lock lock(m_mutex);
    m_room.wait(lock, [&] { return m_queueWeight < MaxWaiting || m_finishing || m_broken; });
    if (m_finishing || m_broken)
        return false;
    m_queueWeight += weight(result);
    m_queue.push_back(std::move(result));
    m_work.notify_one();
    return true;
}

std::optional<store::HostRecord> Recorder::storedHost(base::HostId host)
{
    HostQuestion question{host};
    std::unique_lock lock(m_mutex);
    if (m_finishing || m_broken)
        return std::nullopt;
    m_questions.push_back(&question);
    m_work.notify_one();
    m_answered.wait(lock, [&] { return question.done; });
    return question.answer;
}

void Recorder::answerQuestions()
{
    while (true) {
        std::unique_lock lock(m_mutex);
        if (m_questions.empty())
            return;
        HostQuestion &question = *m_questions.front();
        m_questions.pop_front();
        if (!m_broken && !m_writer->failed()) {
            lock.unlock();
            beginIfNeeded();
            auto answer = m_writer->hostRecord(question.host);
            lock.lock();
            question.answer = std::move(answer);
        }
        question.done = true;
        m_answered.notify_all();
    }
}

bool Recorder::fetchAgain(const QList<UrlId> &ids)
{
    const std::lock_guard lock(m_mutex);
    if (m_finishing || m_broken)
        return false;
    m_again.insert(m_again.end(), ids.begin(), ids.end());
    ++m_holds;
    m_work.notify_one();
    return true;
}

bool Recorder::drained() const
{
    const std::lock_guard lock(m_mutex);
    return m_broken || (m_queue.empty() && m_holds == 0 && !m_uncommitted && !m_flushWanted);
}

void Recorder::flush(const QByteArray &state)
{
    const std::lock_guard lock(m_mutex);
    m_flushWanted = true;
    m_flushState = state;
    m_work.notify_one();
}

void Recorder::finish(EndReason reason)
{
    const std::lock_guard lock(m_mutex);
    if (m_finishing)
        return;
    m_finishing = true;
    m_reason = reason;
    m_work.notify_one();
    m_room.notify_all();
}

void Recorder::cancel()
{
    m_canceled = true;
    waitNoMore();
}

void Recorder::retryNow()
{
    const std::lock_guard lock(m_mutex);
    m_retryNow = true;
    m_work.notify_one();
}

void Recorder::waitNoMore()
{
    const std::lock_guard lock(m_mutex);
    m_waitNoMore = true;
    m_work.notify_one();
}

void Recorder::run()
{
    const auto error = open();
    if (error || m_canceled) {
        m_writer.reset();
        m_session.reset();
        {
            const std::lock_guard lock(m_mutex);
            m_broken = true;
        }
        if (error)
            m_events.failed(*error);
        m_events.closed();
        return;
    }
    m_events.opened(m_session);

    bool going = true;
    while (going) {
        std::deque<Result> batch;
        bool flushNow = false;
        QByteArray state;
        {
            std::unique_lock lock(m_mutex);
            const auto ready = [&] {
                return !m_queue.empty() || m_refillWanted || m_flushWanted || m_finishing || !m_questions.empty()
                    || m_holds > 0;
            };
            if (m_inTransaction)
                m_work.wait_until(lock, m_transactionSince + m_commitInterval, ready);
            else
                m_work.wait(lock, ready);
            while (!m_queue.empty() && batch.size() < BatchSize) {
                m_queueWeight -= weight(m_queue.front());
                batch.push_back(std::move(m_queue.front()));
                m_queue.pop_front();
            }
            m_uncommitted = m_uncommitted || !batch.empty() || m_inTransaction;
            m_refillWanted = false;
            if (m_queue.empty() && m_holds == 0) {
                flushNow = std::exchange(m_flushWanted, false);
                state = std::exchange(m_flushState, {});
                going = !m_finishing;
            }
            m_uncommitted = m_uncommitted || flushNow;
            m_room.notify_all();
        }
        for (Result &result : batch) {
            process(std::move(result));
            if (m_writer->failed())
                break; // the commit below says so
        }
        if (!m_writer->failed())
            serveFetchAgain();
        if (!m_writer->failed())
            serveReleases();
        if (!m_writer->failed())
            giveBackHolds();
        if (!m_writer->failed())
            serveRefills();
        answerQuestions();
        if (!m_writer->failed())
            serveLeftover();
        if (flushNow && !state.isEmpty())
            writeState(state);
        const bool due = m_inTransaction
            && (base::systemClock().now() - m_transactionSince >= m_commitInterval
                || m_writer->pendingBytes() > MostPending);
        if ((due || flushNow || m_writer->failed()) && !commit())
            going = false;
    }

    answerQuestions(); // what came in since: nobody may be left waiting
    bool broken = false;
    EndReason reason;
    {
        const std::lock_guard lock(m_mutex);
        broken = m_broken;
        reason = m_reason;
    }
    if (!broken) {
        if (reason == EndReason::Completed)
            endAgain();
        writeState(reason == EndReason::Completed ? QByteArrayLiteral("finished") : QByteArray(name(reason)));
        if (commit()) {
            const auto settled = m_writer->settle();
            if (!settled && settled.error().code == store::StoreError::Code::DiskFull)
                m_session->log(base::LogLevel::Warning, 0,
                    "no room for the index of incoming links; the last of them are found without it, but slowly");
            else if (!settled)
                m_events.failed(
                    {CrawlError::Code::Store, m_options.path, settled.error().message(), int(settled.error().code)});
        }
    }
    m_session->frontier.onRefillWanted({});
    m_writer.reset();
    m_session.reset();
    m_events.closed();
}

void Recorder::beginIfNeeded()
{
    if (m_inTransaction)
        return;
    m_writer->begin();
    m_inTransaction = true;
    m_transactionSince = base::systemClock().now();
}

void Recorder::process(Result &&result)
{
    beginIfNeeded();
    if (auto *page = std::get_if<PageResult>(&result))
        record(std::move(*page));
    else if (const auto *attempt = std::get_if<AttemptResult>(&result))
        noteAttempt(*attempt);
    else if (const auto *skipped = std::get_if<SkipResult>(&result))
        skip(*skipped);
    else if (auto *sitemap = std::get_if<SitemapResult>(&result))
        recordSitemap(std::move(*sitemap));
    else if (const auto *robots = std::get_if<RobotsResult>(&result))
        m_writer->setRobots(robots->host);
    else if (const auto *found = std::get_if<TrapResult>(&result))
        noteTrap(found->id);
}

QList<RuleId> Recorder::storeRules(const FoundLinks &found)
{
    QList<RuleId> ids;
    ids.reserve(found.rules.size());
    for (const store::Rule &rule : found.rules)
        ids.append(m_writer->rule(rule));
    return ids;
}

void Recorder::storeLinks(const PageResult &page, const QList<UrlId> &ids, const QList<RuleId> &rules)
{
    const settings::LinkStorage storage = m_session->settings.links;
    const QList<Target> &targets = page.found.targets;
    // One row may stand for several links to a target: it is an edge of the search if any of them is.
    std::vector<bool> followed(size_t(targets.size()));
    for (const FoundLink &link : page.found.links)
        followed[size_t(link.target)] = followed[size_t(link.target)] || link.followed;

    std::vector<store::LinkRow> rows;
    rows.reserve(size_t(page.found.links.size()));
    std::vector<bool> seen(size_t(targets.size()));
    const FoundLink *before = nullptr; // most links stand where the one before them stood
    int place = 0;
    for (const FoundLink &link : page.found.links) {
        if (storage != settings::LinkStorage::All && seen[size_t(link.target)])
            continue;
        // Without stored links the breadth-first search still needs its edges.
        if (storage == settings::LinkStorage::None && !followed[size_t(link.target)])
            continue;
        seen[size_t(link.target)] = true;
        store::LinkRow row;
        row.target = ids[link.target];
        if (!before || before->element != link.element || before->attribute != link.attribute)
            place = m_writer->place(link.element, link.attribute);
        before = &link;
        row.place = place;
        row.kind = link.kind;
        row.rel = link.rel;
        // Where one row stands for all, it names what decided.
        row.rule = rules[storage == settings::LinkStorage::All ? link.rule : targets[link.target].rule];
        row.followed = storage == settings::LinkStorage::All ? link.followed : followed[size_t(link.target)];
        if (storage != settings::LinkStorage::None)
            row.text = m_writer->text(link.text);
        rows.push_back(row);
        ++m_inlinks[row.target];
    }
    m_writer->setLinks(page.id, rows);
}

void Recorder::record(PageResult &&page)
{
    const auto lease = m_session->frontier.leased(page.id);
    Q_ASSERT(lease);
    if (!lease)
        return;
    if (lease->page && !page.asPage) {
        // While it was being checked somebody linked to it as a page: it is fetched again, for its links.
        frontier::Lease again{*lease};
        again.entry.url = m_writer->urlText(page.id);
        again.entry.validators = validators(page.id, true);
        m_session->frontier.putBack(again);
        return;
    }
    std::optional<store::PageRecord> old;
    if (m_revisiting)
        old = m_writer->page(page.id);
    if (page.notModified) {
        if (old) {
            recordUnchanged(std::move(page), *lease, *old);
            return;
        }
        // What the server confirmed is not there any more.
        frontier::Lease again{*lease};
        again.entry.url = m_writer->urlText(page.id);
        m_session->frontier.putBack(again);
        return;
    }
    store::PageRecord &record = page.record;
    if (lease->page)
        widenScope(*lease, page.found);
    const QList<RuleId> rules = storeRules(page.found);

    const auto content = watchContent(page);
    QList<UrlId> ids;
    ids.reserve(page.found.targets.size());
    lookAhead(page.found.targets);
    for (Target &target : page.found.targets) {
        const Offer offer{page.id, lease->depth + 1, target.redirect ? lease->hops + 1 : 0, false};
        const qint64 inserted = m_inserted;
        ids.append(meet(target, rules[target.rule], offer));
        if (content == trap::SameContent::Verdict::Watched && m_inserted > inserted) {
            if (const auto child = url::parse(target.url))
                m_sameContent.child(record.textHash, qint64(ids.last()), *child);
        }
        if (target.redirect)
            record.redirectTo = ids.last();
    }

    m_contentTrap = RuleId::None;
    if (old)
        forgetLinks(*old);
    storeLinks(page, ids, rules);
    if (!page.rule.name.isEmpty())
        m_writer->setRule(page.id, m_writer->rule(page.rule));
    record.outlinks = int(page.found.links.size());
    m_writer->finish(record);
    if (old) {
        remember(*old, record);
    } else if (m_revisiting) {
        // A rule kept it out for a while: its earlier visits still count.
        record.visits = m_writer->lastVisit(page.id) + 1;
        if (record.visits > 1)
            m_writer->setHistory(record);
    }

    m_tally.bytes += page.received;
    m_tally.links += record.outlinks;
    tally(record.outcome, record.status, 1);
    m_session->frontier.finish(page.id);
    const qint64 byteLimit = m_session->settings.maxTotalBytes;
    if (byteLimit > 0 && m_tally.bytes - m_bytesBefore >= byteLimit && !std::exchange(m_byteLimitTold, true))
        m_events.byteLimit();
}

void Recorder::tally(base::Outcome outcome, int status, qint64 urls)
{
    const int statusClass = status / 100;
    m_tally.byOutcome[size_t(outcome)] += urls;
    m_tally.byStatusClass[statusClass >= 1 && statusClass <= 5 ? size_t(statusClass) : 0] += urls;
    m_session->setTally(m_tally);
}

void Recorder::recordSitemap(SitemapResult &&sitemap)
{
    const QList<RuleId> rules = storeRules(sitemap.found);
    lookAhead(sitemap.found.targets);
    for (const Target &target : std::as_const(sitemap.found.targets))
        (void)meet(target, rules[target.rule], {UrlId::None, store::OrphanDepth, 0, true});
}

void Recorder::widenScope(const frontier::Entry &from, FoundLinks &found)
{
    // Only redirects lead from a seed to here: people who type example.org mean www.example.org as well.
    const bool fromSeed = from.depth == from.hops && from.depth < store::OrphanDepth;
    const auto target
        = std::find_if(found.targets.begin(), found.targets.end(), [](const Target &t) { return t.redirect; });
    if (!fromSeed || target == found.targets.end() || target->origin.isEmpty())
        return;
    if (target->fate == Fate::Page) {
        m_session->addSeedOrigin(target->origin);
        return;
    }
    const auto to = url::parse(target->url);
    if (!to || found.rules[target->rule].name != "external")
        return;
    const auto domain = url::registrableDomain(to->hostname());
    bool sameSite = false;
    for (const url::Url &seed : m_session->seeds)
        sameSite = sameSite || (domain && url::registrableDomain(seed.hostname()) == domain);
    if (!sameSite)
        return;
    const auto wider = std::make_shared<const scope::Scope>(m_session->scope()->withSeed(*to));
    const scope::Verdict verdict = wider->judge(*to);
    if (verdict.decision != scope::Verdict::Decision::Crawl)
        return;
    m_session->setScope(wider);
    m_session->addSeedOrigin(target->origin);
    QByteArray widened = m_writer->meta("scope_also");
    if (!widened.isEmpty())
        widened += '\n';
    m_writer->setMeta("scope_also", widened + to->href());
    found.rules.append({verdict.rule, verdict.detail});
    target->fate = Fate::Page;
    target->rule = int(found.rules.size() - 1);
    for (FoundLink &link : found.links) {
        if (link.target == target - found.targets.begin()) {
            link.rule = target->rule;
            link.followed = true;
        }
    }
}

void Recorder::serveRefills()
{
    while (const auto refill = m_session->frontier.nextRefill()) {
        beginIfNeeded();
        const auto since = m_revisiting ? std::optional(m_rulesSince) : std::nullopt;
        const auto rows
            = m_writer->queued(refill->host, refill->after.depth, UrlId(refill->after.id), refill->limit, since);
        QList<frontier::Entry> entries;
        entries.reserve(rows.size());
        for (const store::QueuedUrl &row : rows)
            entries.append(
                {row.id, row.url, row.host, row.role == store::UrlRole::Page, row.depth, row.hops, row.validators});
        m_session->frontier.refilled(*refill, std::move(entries));
    }
}

void Recorder::writeState(const QByteArray &state)
{
    beginIfNeeded();
    m_writer->setMeta("state", state);
}

void Recorder::writeCounters()
{
    const frontier::Counts counts = m_session->frontier.counts();
    m_writer->addInlinks(std::exchange(m_inlinks, {}));
    // A leased URL is a queued one to the file.
    const QJsonObject json{{QStringLiteral("queued"), counts.queued + counts.leased},
        {QStringLiteral("finished"), counts.finished}, {QStringLiteral("skipped"), counts.skipped},
        {QStringLiteral("run"), m_session->run}, {QStringLiteral("fetched"), counts.fetched},
        {QStringLiteral("outdated"), counts.outdated}, {QStringLiteral("bytes_before"), m_bytesBefore},
        {QStringLiteral("bytes"), m_tally.bytes}, {QStringLiteral("links"), m_tally.links},
        {QStringLiteral("by_outcome"), numbers(m_tally.byOutcome)},
        {QStringLiteral("by_status_class"), numbers(m_tally.byStatusClass)},
        {QStringLiteral("seen_lookups"), m_tally.seenLookups},
        {QStringLiteral("seen_cache_hits"), m_tally.seenCacheHits},
        {QStringLiteral("seen_bloom_new"), m_tally.seenBloomNew}};
    m_writer->setMeta("counters", QJsonDocument(json).toJson(QJsonDocument::Compact));
}

bool Recorder::commit()
{
    if (m_inTransaction) {
        writeCounters();
        m_inTransaction = false;
        const base::TimePoint start = base::systemClock().now();
        const auto done = m_writer->commit();
        const auto took = std::chrono::duration_cast<Milliseconds>(base::systemClock().now() - start);
        m_commitInterval = std::clamp(took * CommitShare, LeastCommitInterval, MostCommitInterval);
        if (done && std::exchange(m_full, false))
            m_events.full(false);
        if (!done) {
            {
                const std::lock_guard lock(m_mutex);
                m_broken = true;
                m_queue.clear();
                m_queueWeight = 0;
                m_again.clear();
                m_releases.clear();
                m_holds = 0;
                m_room.notify_all();
            }
            m_session->frontier.stop();
            m_session->abortAll();
            m_events.failed({CrawlError::Code::Store, m_options.path, done.error().message(), int(done.error().code)});
            return false;
        }
        ++m_tally.commits;
        m_session->setTally(m_tally);
    }
    const std::lock_guard lock(m_mutex);
    m_uncommitted = false;
    return true;
}

bool Recorder::waitForRoom()
{
    if (!m_full) {
        m_full = true;
        m_events.full(true);
    }
    {
        std::unique_lock lock(m_mutex);
        m_work.wait_for(lock, FullInterval, [this] { return m_waitNoMore || m_retryNow; });
        m_retryNow = false;
        if (m_waitNoMore)
            return false;
    }
    return limitFile();
}

bool Recorder::limitFile()
{
    if (!m_options.fileLimit)
        return true;
    return m_writer->limitFile(m_options.fileLimit->load()).ok();
}

} // namespace argiope::engine
