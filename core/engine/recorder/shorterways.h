#pragma once

#include "core/engine/recorder/queue.h"
#include "core/engine/recorder/urlbook.h"
#include "core/engine/recorder/waylimits.h"

#include <QSet>

namespace argiope::engine {

/// Keeps depths true: where a shorter way to a URL was found, what it leads to comes nearer, too, over the stored links
/// of what was fetched, and what a limit kept out may be let in. The recorder's thread, inside a transaction; what it
/// is given must outlive it.
class ShorterWays
{
public:
    /// `hard`: rules that no way to a URL undoes.
    ShorterWays(UrlBook &urls, Queue &queue, const WayLimits &limits, const QSet<base::RuleId> &hard)
        : m_urls(urls)
        , m_queue(queue)
        , m_limits(limits)
        , m_hard(hard)
    {
    }

    void setRun(int run) { m_run = run; } ///< URLs of earlier runs have no depth yet
    /// `followed`: over a link that makes it a page.
    void lower(base::UrlId url, const base::Way &shorter, bool followed = true);

private:
    struct Step
    {
        base::UrlId id;
        base::Way way;
        bool followed;
    };
    /// True where another node is to see to it, which is told.
    [[nodiscard]] bool goesElsewhere(const Step &step, const std::optional<store::KnownUrl> &known);
    /// True where the way counts for this URL, which is not let in by it.
    [[nodiscard]] bool counts(const Step &step, const store::KnownUrl &known);

    UrlBook &m_urls;
    Queue &m_queue;
    const WayLimits &m_limits;
    const QSet<base::RuleId> &m_hard;
    int m_run = 1;
};

} // namespace argiope::engine
