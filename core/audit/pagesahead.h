#pragma once

#include "core/audit/pageview.h"
#include "core/base/crew.h"
#include "core/store/reader.h"

#include <QList>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace argiope::audit {

/// What a page says to one check, where it says anything.
struct PageVerdict
{
    int check = 0; ///< place in checks()
    Verdict verdict; ///< Found or Undecidable
};

/// A URL, and what the checks of pages say of it.
struct JudgedPage
{
    /// `memory`: of verdicts that nobody needs any more.
    JudgedPage(store::UrlRecord url, const Limits &limits, bool internal, bool start,
        const url::CanonicalOptions &sameUrls, std::vector<PageVerdict> memory = {});

    const store::UrlRecord record;
    const PageView page;
    std::vector<PageVerdict> verdicts; ///< in the order of checks()

    [[nodiscard]] bool passes(Gate gate) const { return m_passes[size_t(gate)]; }

private:
    bool m_passes[GateCount];
};

/// Reads the URLs of a project that nobody writes, and holds them against the checks of pages, on several threads with
/// a reader each; hands them out in the order in which one reader would: those of the crawl by id, then those kept out.
/// Some two thousand are in memory at a time.
class PagesAhead
{
public:
    struct Work
    {
        std::function<bool(const store::UrlRecord &)> isInternal; ///< any thread
        std::function<bool(const store::UrlRecord &)> isStart; ///< any thread
        std::function<void(JudgedPage &)> judge; ///< any thread: fills `verdicts`
        std::function<QByteArray(base::UrlId)> listed; ///< any thread: what sitemaps say of its versions
        Limits limits;
        url::CanonicalOptions canonical;
    };
    /// `threads`: 1 and more.
    PagesAhead(QString project, int threads, Work work);
    ~PagesAhead(); ///< gives up what is left
    PagesAhead(const PagesAhead &) = delete;
    PagesAhead &operator=(const PagesAhead &) = delete;

    /// Calls `visit` on this thread for each, until it returns false. The error that ended reading, if one did.
    [[nodiscard]] std::optional<store::StoreError> forEach(const std::function<bool(JudgedPage &)> &visit);

private:
    /// A page, or the memory of one: to take and give back pieces as large as these costs as much as many checks.
    struct Slot
    {
        std::optional<JudgedPage> page;
        std::vector<PageVerdict> memory; ///< of its verdicts
        void clear();
    };
    using Slots = std::vector<std::unique_ptr<Slot>>;
    struct Piece
    {
        Slots slots;
        size_t pages = 0; ///< that many of them have one
        std::optional<store::StoreError> error;
        bool last = false;
        size_t maker = 0; ///< the thread that read it
    };
    void run();
    void read(store::Reader &reader, store::ListKind kind, store::IdRange range, Piece &piece) const;

    const QString m_project;
    const Work m_work;
    std::atomic<bool> m_stop{false};

    std::mutex m_mutex; ///< guards all below
    std::condition_variable m_room;
    std::condition_variable m_news;
    std::map<qint64, Piece> m_done; ///< by number
    qint64 m_next = 0; ///< the piece that is taken next
    qint64 m_wanted = 0; ///< the piece that forEach() waits for
    store::ListKind m_kind = store::ListKind::Urls;
    qint64 m_after = 0; ///< where the next piece begins
    bool m_ended = false; ///< nothing is left to be taken
    /// By their makers: memory is given back by the thread that took it, which is quicker and costs the reader nothing.
    std::vector<std::vector<Piece>> m_used;
    base::Crew m_crew; ///< the last one: it ends before what it works with
};

} // namespace argiope::audit
