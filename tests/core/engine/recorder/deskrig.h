#pragma once

#include "core/engine/recorder/desk.h"
#include "tests/core/engine/recorder/recorderfixture.h"

#include <memory>
#include <optional>
#include <utility>

namespace argiope::enginetest {

/// A project and the parts over it, as the recorder puts them together; pages come by hand.
struct DeskRig
{
    explicit DeskRig(const settings::CrawlSettings &with = withSeed())
        : settings(with)
        , writer(Parts::made(path(), settings))
    {
        sit(settings);
    }
    static settings::CrawlSettings withSeed()
    {
        settings::CrawlSettings settings;
        settings.seeds = {QString::fromLatin1(SeedUrl)};
        return settings;
    }
    /// Another session begins.
    void sit(const settings::CrawlSettings &before, engine::RefetchKind refetch = engine::RefetchKind::Nothing)
    {
        desk.reset();
        engine::CrawlOptions options;
        options.refetch = refetch;
        session = std::make_unique<engine::Session>(
            settings, QList<url::Url>{*url::parse(SeedUrl)}, writer->keySeed(), options, base::systemClock());
        desk = std::make_unique<engine::Desk>(*session, *writer,
            engine::TrapKeeper::Events{[](const QByteArray &) {},
                [this](base::LogLevel level, const QByteArray &text) { session->log(level, 0, text); },
                [](const QByteArray &) {}},
            engine::ArchiveKeeper::Needs{[] { return false; }, [] { return qint64(0); }, [](const QByteArray &) {}});
        desk->restore(before, options, false);
        desk->offerSeeds();
    }
    [[nodiscard]] QString path() const { return dir.filePath(QStringLiteral("p.argiope")); }
    bool commit()
    {
        writer->addInlinks(desk->ledger.takeInlinks());
        writer->setMeta("counters", desk->counters().toJson());
        const bool done = bool(writer->commit());
        writer->begin();
        return done;
    }
    /// What comes next is fetched, and links to these.
    base::WaitingUrl fetch(const QList<QByteArray> &links = {})
    {
        serve();
        frontier::Lease lease;
        if (session->frontier.take(lease) != frontier::TakeResult::Leased)
            return {};
        if (session->frontier.mustOpen(lease))
            session->frontier.openHost(lease.entry.host, base::Milliseconds{0});
        session->frontier.release(lease);
        engine::PageResult page = helper.answer(lease.entry, links);
        page.found.targets.clear();
        for (const QByteArray &link : links)
            page.found.targets.append(target(link));
        for (judge::FoundLink &link : page.found.links)
            link.textKey = url::urlKey("text", writer->keySeed());
        desk->recordPage(std::move(page));
        return lease.entry;
    }
    void serve()
    {
        while (const auto refill = session->frontier.nextRefill()) {
            const frontier::QueuePos &after = refill->after;
            session->frontier.refilled(*refill,
                writer->queued(refill->host, {after.priority, after.depth, base::UrlId(after.id)}, refill->limit, {}));
        }
    }
    [[nodiscard]] judge::Target target(const QByteArray &text) const
    {
        judge::Target made;
        made.url = text;
        made.key = url::urlKey(text, writer->keySeed());
        made.origin = url::parse(text)->origin();
        made.fate = judge::Fate::Page;
        return made;
    }
    [[nodiscard]] std::optional<store::KnownUrl> known(const QByteArray &text)
    {
        return writer->find(url::urlKey(text, writer->keySeed()));
    }

    settings::CrawlSettings settings;
    QTemporaryDir dir;
    Parts helper; ///< makes answers
    std::unique_ptr<store::Writer> writer;
    std::unique_ptr<engine::Session> session;
    std::unique_ptr<engine::Desk> desk;
};

} // namespace argiope::enginetest
