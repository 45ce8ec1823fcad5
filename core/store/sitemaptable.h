#pragma once

#include "core/store/connection.h"

namespace argiope::store {

/// Statements on the table `sitemaps`; they go before their connection does.
struct SitemapTable
{
    explicit SitemapTable(Connection &connection);

    Statement byUrl;
    Statement byId;
    Statement add;
    Statement update;
    Statement queued;
    Statement byHost;
};

/// SELECT of sitemapFromRow()'s columns, of `sitemaps s`; a WHERE may follow.
[[nodiscard]] QString sitemapSql();
[[nodiscard]] SitemapRecord sitemapFromRow(const Statement &row);

} // namespace argiope::store
