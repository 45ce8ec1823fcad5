#pragma once

#include "core/base/ids.h"
#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QList>

#include <deque>
#include <optional>
#include <utility>
#include <variant>

namespace argiope::engine {

/// Finished URLs that are to be fetched once more.
struct RefetchWish
{
    QList<base::UrlId> urls;
};

/// A trap whose URLs are to be crawled all the same, or no more.
struct TrapRelease
{
    QByteArray id;
    bool released = true;
};

/// A small value that stands in the project's file by its name.
struct Note
{
    QByteArray name;
    QByteArray value;
};

/// Settings: the crawl goes on with them. But for a note, who wishes holds the frontier until the wish has come true.
using Wish = std::variant<RefetchWish, TrapRelease, Note, settings::CrawlSettings>;

/// What others wish of the thread that writes, in the order it came. Not thread-safe: the Mailbox guards it.
class Wishes
{
public:
    void add(Wish wish);
    /// Nobody wishes for anything, and all holds were given back.
    [[nodiscard]] bool isEmpty() const { return m_holds == 0 && !m_change && m_notes.empty(); }
    [[nodiscard]] bool hasHolds() const { return m_holds > 0; }
    /// Nor is something taken that is not saved.
    [[nodiscard]] bool isSaved() const { return isEmpty() && !m_unsaved; }
    void saved() { m_unsaved = false; } ///< all that was taken is committed
    void clear() { *this = {}; }

    [[nodiscard]] QList<base::UrlId> takeRefetches(qsizetype most);
    [[nodiscard]] std::optional<TrapRelease> firstRelease() const; ///< stays until releaseDone()
    void releaseDone();
    [[nodiscard]] std::deque<Note> takeNotes();
    struct Change
    {
        settings::CrawlSettings settings; ///< the last that were wished for
        int holds = 0; ///< of the frontier, that are to be given back; as many freezes
    };
    [[nodiscard]] std::optional<Change> takeChange();
    /// How many holds are to be given back: all, once nothing is left of refetches and releases. `open`: a transaction
    /// is under way.
    [[nodiscard]] int takeHolds(bool open);

private:
    std::deque<base::UrlId> m_refetches;
    std::deque<TrapRelease> m_releases;
    std::deque<Note> m_notes;
    std::optional<Change> m_change;
    int m_holds = 0; ///< of refetches and releases
    bool m_unsaved = false;
};

} // namespace argiope::engine
