#pragma once

#include "core/store/smalltables.h"

#include <QHash>
#include <QList>
#include <QPair>

#include <optional>

namespace argiope::store {

/// Table `sitemaps`, as the writer has it.
class SitemapTable
{
public:
    SitemapTable(WriteSession &session, SmallTables &small);
    void load(); ///< the last id

    [[nodiscard]] std::optional<SitemapRecord> find(const QByteArray &url);
    [[nodiscard]] std::optional<SitemapRecord> find(qint64 id);
    [[nodiscard]] qint64 add(const SitemapRecord &sitemap); ///< its id; 0 on failure
    void update(const SitemapRecord &sitemap); ///< everything but its URL and host
    [[nodiscard]] QList<SitemapRecord> queued(int limit); ///< as they were met
    [[nodiscard]] QList<SitemapRecord> skipped(int run, RuleKind rule, int limit); ///< as they were met
    /// How many of `run` each host has that were let in, and kept out.
    [[nodiscard]] QHash<HostId, QPair<int, int>> byHost(int run);

    void setVersions(UrlId id, const QByteArray &versions); ///< table `sitemap_versions`

private:
    [[nodiscard]] std::optional<SitemapRecord> one(Statement &statement, const QVariant &value);
    [[nodiscard]] RuleId ruleOf(const SitemapRecord &sitemap);
    [[nodiscard]] QList<SitemapRecord> all(Statement &statement, std::initializer_list<QVariant> values);

    WriteSession &m_session;
    SmallTables &m_small; ///< for rules
    qint64 m_last = 0;
    Statement m_byUrl;
    Statement m_byId;
    Statement m_add;
    Statement m_update;
    Statement m_queued;
    Statement m_byHost;
    Statement m_dropVersions;
    Statement m_addVersions;
};

/// SELECT of sitemapFromRow()'s columns, of `sitemaps s`; a WHERE may follow.
[[nodiscard]] QString sitemapSql();
[[nodiscard]] SitemapRecord sitemapFromRow(const Statement &row);

} // namespace argiope::store
