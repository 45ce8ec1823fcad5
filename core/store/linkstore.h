#pragma once

#include "core/store/linkcoding.h"
#include "core/store/linkforms.h"
#include "core/store/linkindex.h"
#include "core/store/urlstore.h"

#include <QHash>
#include <QList>
#include <QSet>

#include <span>
#include <vector>

namespace argiope::store {

/// Tables `page_links`, `link_forms` and `inlinks`, and the index of incoming links. Rows of `page_links` are gathered
/// and written many at once.
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
    void endTail(); ///< of a node, where nobody else writes any more: see LinkIndex::leaveTail()
    void cutIndex(); ///< it takes them in, however few
    /// Writes the index anew where that is due. Its own transaction.
    [[nodiscard]] base::Result<void, StoreError> mendIndex();

    // See Writer.
    void setLinks(UrlId source, std::span<const LinkRow> links);
    void addInlinks(const QHash<UrlId, int> &counts);
    [[nodiscard]] QList<UrlId> followedTargets(UrlId source);
    [[nodiscard]] QList<LinkTarget> linkTargets(UrlId source);
    [[nodiscard]] QList<StoredLink> storedLinks(UrlId source);
    void rejudge(UrlId source, std::span<const StoredLink> links);
    [[nodiscard]] QList<UrlId> pages(UrlId after, int limit);

private:
    /// Calls `visit` with the target and the form of each link of a page, in document order.
    template <class Visit>
    bool each(UrlId source, Visit visit);
    [[nodiscard]] UrlId redirectOf(UrlId source);

    WriteSession &m_session;
    UrlStore &m_urls;
    QSet<qint64> m_newSources; ///< pages with gathered links
    qsizetype m_gathered = 0; ///< bytes of them
    std::vector<CodedLink> m_coded; ///< of the page at hand, as m_packed
    PackedLinks m_packed;
    BulkInsert m_insert;
    BulkInsert m_insertInlinks;
    LinkFormIds m_formIds;
    LinkForms m_forms;
    LinkIndex m_index;
    PackedValues m_values;
    Statement m_links;
    Statement m_drop;
    Statement m_redirect;
    Statement m_target;
};

} // namespace argiope::store
