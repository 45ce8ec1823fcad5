#pragma once

#include "core/base/clockcache.h"
#include "core/store/linkforms.h"
#include "core/store/readsession.h"
#include "core/store/types.h"

#include <QList>

#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

namespace argiope::store {

/// Reads links, from either end. Part of Reader: same thread; each call stands within a moment of the session, and
/// leaves errors there.
class LinkReader
{
public:
    explicit LinkReader(ReadSession &session);
    ~LinkReader();

    // See Reader; links in the order of their ids.
    [[nodiscard]] QList<LinkRecord> inlinks(qint64 target, int limit, qint64 after);
    [[nodiscard]] QList<LinkRecord> outlinks(qint64 page, int limit, qint64 after);
    [[nodiscard]] std::optional<LinkRecord> first(qint64 source, qint64 target);
    void forEach(const std::function<bool(const LinkRecord &)> &visit);
    void forEachNumbers(const std::function<bool(const LinkNumbers &)> &visit);

private:
    /// A link, before its numbers are looked up.
    struct Link
    {
        qint64 id = 0;
        qint64 target = 0;
        qint64 text = 0;
        LinkForm form;
    };
    using Visit = std::function<bool(const Link &)>; ///< false ends it
    struct Names;

    void each(const Visit &visit); ///< all links, in the order of their ids
    bool run(Statement &statement, std::initializer_list<qint64> numbers);
    /// The links of a page behind `after`; only those to `target`, unless it is 0.
    void eachOfPage(qint64 page, qint64 after, qint64 target, const Visit &visit);
    /// Those of a row of `page_links`: texts, forms, links from `column` on. False where `visit` ended it or something
    /// failed.
    bool eachOfRow(const Statement &row, int column, qint64 page, qint64 after, qint64 target, const Visit &visit);
    /// Pages, ascending from `from` on, that link to a URL or did so once.
    [[nodiscard]] QList<qint64> pagesLinkingTo(qint64 target, qint64 from, int limit);
    /// Nothing on failure.
    [[nodiscard]] std::optional<LinkRecord> record(const Link &link);
    [[nodiscard]] QByteArray text(Statement &statement, qint64 id);

    ReadSession &m_session;
    Statement m_page;
    Statement m_url;
    Statement m_text;
    LinkForms m_forms;
    PackedValues m_values;
    std::unique_ptr<Names> m_names;
};

} // namespace argiope::store
