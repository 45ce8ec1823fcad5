// Incoming links in files of versions before the fifth: an index of rows.
#include "core/store/linkids.h"
#include "core/store/linkreader.h"

#include <algorithm>
#include <vector>

namespace argiope::store {

QList<qint64> oldInlinkIds(ReadSession &session, int version, qint64 target, qint64 after, int limit)
{
    QList<qint64> ids;
    const auto append = [&ids](const Statement &row) {
        ids.append(row.number(0));
        return true;
    };
    if (version < 2) {
        session.each(QStringLiteral("SELECT id FROM links WHERE target = ? AND id > ? ORDER BY id LIMIT ?"),
            {qlonglong(target), qlonglong(after), limit}, append);
        return ids;
    }
    struct Segment
    {
        qint64 id;
        qint64 first;
    };
    std::vector<Segment> segments;
    session.each(QStringLiteral("SELECT id, first FROM link_segments WHERE last > ? ORDER BY first"),
        {qlonglong(after)}, [&segments](const Statement &row) {
            segments.push_back({row.number(0), row.number(1)});
            return true;
        });
    // The plus signs keep the database from making an index of all links for this.
    session.each(QStringLiteral("SELECT l.id FROM link_tail t JOIN links l ON l.id BETWEEN t.page * %1 AND "
                                "t.page * %1 + %2 WHERE +l.target = ? AND +l.id > ? AND t.page >= ? "
                                "ORDER BY +l.id LIMIT ?")
                     .arg(MaxLinksOfPage)
                     .arg(MaxLinksOfPage - 1),
        {qlonglong(target), qlonglong(after), qlonglong(pageOfLink(after)), limit}, append);
    Statement inSegment(*session.connection,
        QStringLiteral(
            "SELECT link FROM link_index WHERE segment = ? AND target = ? AND link > ? ORDER BY link LIMIT ?"));
    for (const Segment &segment : segments) {
        if (ids.size() >= limit && segment.first > ids.constLast())
            break;
        const qsizetype before = ids.size();
        session.each(inSegment, {qlonglong(segment.id), qlonglong(target), qlonglong(after), limit}, append);
        std::inplace_merge(ids.begin(), ids.begin() + before, ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end()); // a page that was read again
        if (ids.size() > limit)
            ids.resize(limit);
    }
    return ids;
}

} // namespace argiope::store
