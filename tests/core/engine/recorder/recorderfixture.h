#pragma once

#include "core/base/clock.h"
#include "core/engine/recorder/pagerecorder.h"
#include "core/engine/recorder/reviewparts.h"
#include "core/engine/recorder/storeurls.h"
#include "core/store/reader.h"
#include "core/url/canonical.h"

#include <QTemporaryDir>

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>

namespace argiope::enginetest {

inline const QByteArray SeedUrl = "http://a.test/";

/// The frontier as the recorder's parts see it, in memory: who waits, who is leased, and how many stand where.
class MemoryQueue final : public engine::Queue
{
public:
    std::map<base::UrlId, base::WaitingUrl> waiting;
    std::map<base::UrlId, base::WaitingUrl> out; ///< leased
    base::WaitingUrl lastBack; ///< putBack()
    QList<base::UrlId> soon;
    qint64 finished = 0;
    qint64 skipped = 0;
    qint64 outdated = 0;

    /// What a worker gets.
    base::WaitingUrl take(base::UrlId id)
    {
        auto node = waiting.extract(id);
        if (node.empty())
            throw std::logic_error("it does not wait");
        out.insert_or_assign(id, node.mapped());
        return node.mapped();
    }
    base::WaitingUrl takeAny() { return take(waiting.begin()->first); }

    void offer(base::WaitingUrl url) override { push(std::move(url)); }
    void addSkipped() override { ++skipped; }
    void requeueSkipped(base::WaitingUrl url, bool first) override
    {
        --skipped;
        if (first)
            soon.append(url.id);
        push(std::move(url));
    }
    void requeueFinished(base::WaitingUrl url, bool old, bool first) override
    {
        --finished;
        outdated -= old;
        if (first)
            soon.append(url.id);
        push(std::move(url));
    }
    void keepOutdated() override { --outdated; }
    void skipOutdated() override
    {
        --finished;
        --outdated;
        ++skipped;
    }
    [[nodiscard]] bool keepOut(const base::WaitingUrl &url) override
    {
        if (waiting.erase(url.id) == 0)
            return false;
        ++skipped;
        return true;
    }
    void move(int, const base::WaitingUrl &url) override
    {
        auto &where = out.contains(url.id) ? out : waiting;
        if (!where.contains(url.id))
            throw std::logic_error("it is neither queued nor leased");
        where[url.id] = url;
    }
    [[nodiscard]] std::optional<base::WaitingUrl> leased(base::UrlId id) const override
    {
        const auto it = out.find(id);
        if (it == out.end())
            return std::nullopt;
        base::WaitingUrl url = it->second;
        url.url.clear();
        url.validators.clear();
        return url;
    }
    void putBack(base::WaitingUrl url) override
    {
        lastBack = url;
        drop(url.id);
        push(std::move(url));
    }
    void finish(base::UrlId id) override
    {
        drop(id);
        ++finished;
    }
    void skipLeased(base::UrlId id) override
    {
        drop(id);
        ++skipped;
    }

private:
    void push(base::WaitingUrl url)
    {
        const base::UrlId id = url.id;
        if (!waiting.emplace(id, std::move(url)).second)
            throw std::logic_error("it waits already");
    }
    void drop(base::UrlId id)
    {
        if (out.erase(id) == 0)
            throw std::logic_error("it is not leased");
    }
};

/// The recorder's parts over a project of their own, with a queue in memory, inside a transaction.
struct Parts
{
    explicit Parts(const settings::CrawlSettings &with = {}, const QByteArray &seed = SeedUrl)
        : settings(with)
        , path(dir.filePath(QStringLiteral("p.argiope")))
        , writer(made(path, settings))
        , refetch(settings, *writer, queue, ledger, visits)
        , urls(*writer, mail, visits, refetch, order, [](const QByteArray &) {})
        , watch(settings.traps, settings.releasedTraps)
        , scope(std::make_shared<const scope::Scope>(settings, QList<url::Url>{*url::parse(seed)}))
        , traps(watch, patterns, *writer, queue,
              {[this](const QByteArray &id) { found.append(id); }, [](base::LogLevel, const QByteArray &) {},
                  [](const QByteArray &) {}})
        , discovery(settings, base::systemClock(), urls, queue, ledger,
              [this](const QByteArray &url, int depth) { return traps.keeping(url, depth); })
        , seeds({*url::parse(seed)}, *writer,
              {[this] { return scope; }, [this](auto wider) { scope = std::move(wider); },
                  [this](const QByteArray &origin) {
                      const bool fresh = !origins.contains(origin);
                      if (fresh)
                          origins.append(origin);
                      return fresh;
                  }})
        , pages({settings, *writer, queue, ledger, visits, refetch, discovery, traps, seeds, order})
    {
    }

    /// Everything so far stands in the file; another transaction is open.
    bool commit()
    {
        writer->addInlinks(ledger.takeInlinks());
        const bool done = bool(writer->commit());
        writer->begin();
        return done;
    }
    [[nodiscard]] judge::Target target(const QByteArray &text, judge::Fate fate = judge::Fate::Page) const
    {
        const auto parsed = url::parse(text);
        judge::Target made;
        made.url = text;
        made.key = url::urlKey(text, writer->keySeed());
        made.origin = parsed ? parsed->origin() : QByteArray();
        made.fate = fate;
        return made;
    }
    /// A seed is met.
    base::UrlId addSeed(const QByteArray &text)
    {
        return discovery.meet({target(text)}, {writer->rule({facts::RuleKind::Seed})}, {}).first().id;
    }
    /// What a worker makes of a lease that was answered by 200, with followed links to `links`.
    [[nodiscard]] engine::PageResult answer(
        const base::WaitingUrl &lease, const QList<QByteArray> &links = {}, int status = 200) const
    {
        engine::PageResult page;
        page.leased = lease;
        page.record.id = lease.id;
        page.record.status = status;
        page.record.outcome = status == 200 ? base::Outcome::Ok
            : status < 400                  ? base::Outcome::Redirect
            : status < 500                  ? base::Outcome::Broken
                                            : base::Outcome::ServerError;
        page.record.contentType = "text/html";
        page.record.contentHash = QByteArray(16, 'c');
        page.record.readAs = facts::NewestFacts;
        page.record.fetchedAt = 1000;
        page.received = 10;
        page.found.places = {{"a", "href"}};
        page.found.rules = {{facts::RuleKind::Host, "a.test"}};
        for (const QByteArray &text : links) {
            page.found.targets.append(target(text));
            page.found.links.append({int(page.found.targets.size()) - 1, 0, "text", facts::LinkKind::Navigation, {}, 0,
                true, url::urlKey("text", writer->keySeed())});
        }
        return page;
    }
    /// Takes the URL, and its answer is recorded.
    void fetch(base::UrlId id, const QList<QByteArray> &links = {}, int status = 200)
    {
        pages.record(answer(queue.take(id), links, status));
    }
    /// The scope is another one from now on.
    void exclude(const QString &pattern)
    {
        settings::CrawlSettings narrow = settings;
        narrow.exclude = QStringList{pattern};
        scope = std::make_shared<const scope::Scope>(narrow, seeds.seeds());
    }
    /// What those need that judge anew.
    [[nodiscard]] engine::ReviewParts reviewParts()
    {
        return {settings, writer->keySeed(), *writer, queue, discovery, refetch, visits, [this] { return scope; },
            [this](const url::Url &url) { return seeds.isSeed(url); }};
    }
    [[nodiscard]] store::UrlState stateOf(const QByteArray &text)
    {
        return writer->find(url::urlKey(text, writer->keySeed()))->state;
    }
    [[nodiscard]] facts::Rule ruleOf(const QByteArray &text)
    {
        const auto known = writer->find(url::urlKey(text, writer->keySeed()));
        for (const auto &[id, rule] : writer->rules()) {
            if (known && id == known->rule)
                return rule;
        }
        return {};
    }
    [[nodiscard]] base::UrlId idOf(const QByteArray &text)
    {
        const auto known = writer->find(url::urlKey(text, writer->keySeed()));
        return known ? known->id : base::UrlId::None;
    }

    static std::unique_ptr<store::Writer> made(const QString &path, const settings::CrawlSettings &settings)
    {
        auto writer = store::Writer::create(path, settings);
        if (!writer)
            throw std::runtime_error("no project");
        (*writer)->begin();
        return std::move(*writer);
    }

    const settings::CrawlSettings settings;
    QTemporaryDir dir;
    const QString path;
    std::unique_ptr<store::Writer> writer;
    MemoryQueue queue;
    engine::Tally tally; ///< as published
    engine::Ledger ledger{[this](const engine::Tally &now) { tally = now; }};
    engine::VisitBook visits{*writer, ledger};
    engine::Refetch refetch;
    frontier::Frontier frontier{{}, base::systemClock()}; ///< breadth-first, nobody asks it
    engine::OrderBook order{settings, 1, nullptr, *writer, frontier, {}};
    engine::SlotMail mail{*writer};
    engine::StoreUrls urls;
    judge::TrapWatch watch;
    trap::QueuePatterns patterns;
    std::shared_ptr<const scope::Scope> scope;
    QList<QByteArray> origins; ///< of seeds, as redirects showed
    QList<QByteArray> found; ///< traps
    engine::TrapKeeper traps;
    engine::Discovery discovery;
    engine::SeedScope seeds;
    engine::PageRecorder pages;
};

} // namespace argiope::enginetest
