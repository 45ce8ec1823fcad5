#pragma once

#include "core/engine/recorder/discovery.h"
#include "core/engine/recorder/mailbox.h"
#include "core/engine/recorder/refetch.h"
#include "core/judge/trapwatch.h"
#include "core/store/writer.h"
#include "core/trap/queuepatterns.h"
#include "core/trap/samecontent.h"

#include <functional>

namespace argiope::engine {

/// Families of URLs without end: writes what was found, lets in what is released, looks for the page that a server
/// gives for whatever it does not have, and for what floods the queue. The recorder's thread, inside a transaction;
/// what it is given must outlive it.
class TrapKeeper
{
public:
    struct Events
    {
        std::function<void(const QByteArray &id)> found; ///< the TrapWatch knows the rest
        std::function<void(base::LogLevel, const QByteArray &)> log;
        std::function<void(const QByteArray &id)> disproved; ///< what it keeps out is to be let in
    };
    TrapKeeper(
        judge::TrapWatch &traps, trap::QueuePatterns &patterns, store::Writer &writer, Queue &queue, Events events);

    /// On opening, before anything else.
    void open();
    /// On opening: what waits is counted by its form, and what this run has fetched is known for twins of it.
    void countQueue(int run);
    /// A recrawl begins: who named the URLs of the run before is known.
    void recallNames(int run);
    /// A page was written, or a lease of a page kept out. `queued`: how many URLs wait, asked now and then.
    void pageDone(const QByteArray &url, const std::function<qint64()> &queued);
    void pageSkipped(const QByteArray &url);
    /// The targets of a page of the crawl are about to be met: twins of it among them are to be known at once.
    void announce(const PageResult &page);
    /// The same of a page that is what it was in an earlier run. `named`: all pages.
    void announceUnchanged(const QByteArray &url, const QList<base::UrlId> &named);
    /// A page of the crawl is about to be written. `named`: the pages that it is the first to name.
    void watchWaste(const PageResult &page, const QList<judge::TrapWatch::NamedPage> &named);
    /// A worker found a trap, of which the TrapWatch knows.
    void note(const QByteArray &id);
    [[nodiscard]] bool isReleased(const QByteArray &id) const { return m_traps.isReleased(id); }
    /// What keeps a URL out that a page was the first to name; None where nothing does.
    [[nodiscard]] base::RuleId keeping(const QByteArray &url, int depth);

    /// A page is about to be written.
    struct Content
    {
        trap::SameContent::Verdict verdict = trap::SameContent::Verdict::Fine;
        base::RuleId trap = base::RuleId::None; ///< keeps out what the page is the first to name
        QByteArray shown; ///< stands for its text and pictures
    };
    [[nodiscard]] Content watch(const PageResult &page);
    /// A watched page, of this content, was the first to name this URL.
    void child(const Content &content, base::UrlId id, const QByteArray &url);

    /// A trap is released, or no more; a piece of its URLs at a time, but none where the crawl is `finishing`: whoever
    /// goes on with it lets them in. True once it is done.
    [[nodiscard]] bool release(
        const TrapRelease &release, bool finishing, const Refetch &refetch, Discovery &discovery);

    static constexpr int ReleaseBatch = 1000; ///< URLs a piece

private:
    void restore();
    void noteRelease(const TrapRelease &release);
    /// What a page that is about to be written says of the one that it names as its canonical.
    [[nodiscard]] trap::Twins::Claim claimOf(const PageResult &page);

    void setReleased(const QByteArray &id, bool released);

    judge::TrapWatch &m_traps;
    trap::QueuePatterns &m_patterns;
    store::Writer &m_writer;
    Queue &m_queue;
    const Events m_events;
    url::CanonicalOptions m_spelling; ///< of this crawl, since restore()
    bool m_fetchesRelated = false; ///< likewise
    trap::SameContent m_sameContent;
    base::UrlId m_releasedAfter = base::UrlId::None; ///< how far release() has come
};

} // namespace argiope::engine
