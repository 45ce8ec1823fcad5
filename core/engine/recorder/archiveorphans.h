#pragma once

#include "core/engine/recorder/discovery.h"
#include "core/engine/session.h"
#include "core/store/writer.h"

namespace argiope::engine {

/// What the archive that is imported holds, and nothing that was read so far leads to: met at the depth of what has no
/// depth, once there is nothing else to do. The recorder's thread, inside a transaction; all outlive it.
class ArchiveOrphans
{
public:
    ArchiveOrphans(Session &session, store::Writer &writer, Discovery &discovery)
        : m_session(session)
        , m_writer(writer)
        , m_discovery(discovery)
    {
    }

    /// Meets the next of them; false where there is none.
    [[nodiscard]] bool meet();

    /// Answers that meet() has come to: all of the archive once it says false.
    [[nodiscard]] qsizetype size() const { return m_pages.size(); }
    /// The URL of an answer, by its number in the order of the archive; None where it is none of the crawl.
    [[nodiscard]] base::UrlId pageOf(qsizetype number) const;

private:
    /// The URL of an answer that is a page or a resource, and whether it is a document.
    [[nodiscard]] std::optional<std::pair<url::Url, bool>> urlOf(qsizetype number) const;
    [[nodiscard]] std::optional<store::KnownUrl> find(const url::Url &url) const;

    Session &m_session;
    store::Writer &m_writer;
    Discovery &m_discovery;
    QList<base::UrlId> m_pages; ///< of the answers that were looked at; None: it was not known then
};

} // namespace argiope::engine
