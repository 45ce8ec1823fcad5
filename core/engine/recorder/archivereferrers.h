#pragma once

#include "core/engine/recorder/archiveorphans.h"

#include <QHash>

namespace argiope::engine {

/// Which page each URL of an import was found on: the first one of the archive that leads to it at its depth, and that
/// is what the crawl had noted that wrote it, as an archive is written in the order in which pages are. The order in
/// which the threads of an import are done with pages is another one every time. The recorder's thread, inside a
/// transaction, once there is nothing else to do; all outlive it. Some 40 bytes of memory a URL while it is at it.
class ArchiveReferrers
{
public:
    ArchiveReferrers(const ArchiveOrphans &answers, store::Writer &writer)
        : m_answers(answers)
        , m_writer(writer)
    {
    }

    /// Looks at the next pages; false where that were all.
    [[nodiscard]] bool settle();

private:
    void lookAt(base::UrlId page);

    const ArchiveOrphans &m_answers;
    store::Writer &m_writer;
    qsizetype m_next = 0; ///< number of the answer that is looked at next
    QHash<base::UrlId, int> m_depths; ///< of URLs that were looked at; -1 once a URL has its page
};

} // namespace argiope::engine
