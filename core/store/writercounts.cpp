#include "core/store/writercounts.h"

#include "core/store/pagecolumns.h"

namespace argiope::store {

Writer::Counts countRows(WriteSession &session)
{
    Writer::Counts counts;
    {
        Statement states(session.connection(), QStringLiteral("SELECT state, COUNT(*) FROM urls GROUP BY state"));
        if (!session.run(states))
            return {};
        while (states.next()) {
            switch (stateFromNumber(states.number(0))) {
            case UrlState::Queued:
                counts.queued += states.number(1);
                break;
            case UrlState::Finished:
                counts.finished += states.number(1);
                break;
            case UrlState::Skipped:
                counts.skipped += states.number(1);
                break;
            }
        }
        session.check(states);
    }
    {
        Statement pages(session.connection(),
            QStringLiteral("SELECT p.outcome, COUNT(*), SUM(p.bytes * 1.0) FROM pages p JOIN urls u ON u.id = p.id "
                           "WHERE u.state = 1 GROUP BY p.outcome"));
        if (!session.run(pages))
            return {};
        while (pages.next()) {
            counts.byOutcome[int(outcomeFromNumber(pages.number(0)))] += pages.number(1);
            counts.bytes += pages.number(2);
        }
        session.check(pages);
    }
    Statement links(session.connection(), QStringLiteral("SELECT COALESCE(SUM(n * 1.0), 0) FROM page_links"));
    if (session.run(links) && links.next())
        counts.links = links.number(0);
    if (!session.check(links))
        return {};
    return counts;
}

} // namespace argiope::store
