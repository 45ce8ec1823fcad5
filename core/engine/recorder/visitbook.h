#pragma once

#include "core/engine/recorder/ledger.h"
#include "core/engine/result.h"
#include "core/store/writer.h"

namespace argiope::engine {

/// What earlier visits of a page left in the file, and how they make its history. Keeps the ledger right where a page's
/// facts or links come to nothing. The recorder's thread, inside a transaction; writer and ledger must outlive it.
class VisitBook
{
public:
    VisitBook(store::Writer &writer, Ledger &ledger)
        : m_writer(writer)
        , m_ledger(ledger)
    {
    }

    /// A finished URL is to be fetched once more: what came of it counts no more until then.
    void uncount(base::UrlId id);
    /// Takes away what came of a URL; with `asVisit` it stays as a row of its history.
    void drop(base::UrlId id, bool asVisit);
    /// The links of a page are about to be replaced, or to go.
    void forgetLinks(const store::PageRecord &old);
    /// `now` was stored over `old`: what the history says of both.
    void remember(const store::PageRecord &old, store::PageRecord &now);
    /// A page was stored of which nothing was: its visits from before a rule kept it out for a while still count.
    void recall(store::PageRecord &now);
    /// `refetch`: of a URL that may have been fetched before.
    void noteAttempt(const AttemptResult &result, bool refetch);

private:
    /// change::hasChanged(), whatever the visit before came to.
    [[nodiscard]] bool hasChanged(const store::PageRecord &old, const store::PageRecord &now);

    store::Writer &m_writer;
    Ledger &m_ledger;
};

} // namespace argiope::engine
