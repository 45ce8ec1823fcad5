#pragma once

#include "core/store/linkindex.h"
#include "core/store/urlstore.h"

#include <QHash>
#include <QList>
#include <QSet>

#include <span>

namespace argiope::store {

/// Tables `links` and `inlinks`, and the index of incoming links. Rows of `links` are gathered and written many at
/// once.
class LinkStore
{
public:
    LinkStore(WriteSession &session, UrlStore &urls);
    void load(); ///< what the index knows
    void forget(); ///< after a rollback

    bool flush(); ///< every gathered row goes into the database; false where something failed, now or before
    /// Ends a transaction, once everything is flushed: the index takes in the links that are not in it, where they are
    /// enough. False as above.
    bool flushIndex();
    void cutIndex(); ///< it takes them in, however few
    /// Writes the index anew where that is due. Its own transaction.
    [[nodiscard]] base::Result<void, StoreError> mendIndex();

    // See Writer.
    void setLinks(UrlId source, std::span<const LinkRow> links);
    void addInlinks(const QHash<UrlId, int> &counts);
    [[nodiscard]] QList<UrlId> followedTargets(UrlId source);
    [[nodiscard]] QList<LinkTarget> linkTargets(UrlId source);
    [[nodiscard]] QList<StoredLink> storedLinks(UrlId source);

private:
    WriteSession &m_session;
    UrlStore &m_urls;
    QSet<qint64> m_newSources; ///< pages with gathered links
    BulkInsert m_insert;
    BulkInsert m_insertInlinks;
    LinkIndex m_index;
    Statement m_stored;
    Statement m_drop;
    Statement m_followed;
    Statement m_targets;
};

} // namespace argiope::store
