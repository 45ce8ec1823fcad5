#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/linkreader.h"
#include "core/store/listsql.h"
#include "core/store/pagecolumns.h"
#include "core/store/reader.h"
#include "core/store/readsession.h"

namespace argiope::store {

struct Reader::Impl : ReadSession
{
    explicit Impl(std::unique_ptr<Connection> c)
        : ReadSession(std::move(c))
        , getMeta(*connection, QStringLiteral("SELECT value FROM meta WHERE name = ?"))
        , getRow(*connection, recordSql(WithHeaders::Yes) % QStringLiteral(" WHERE u.id = ?"))
        , getByKey(*connection, recordSql(WithHeaders::Yes) % QStringLiteral(" WHERE u.key = ?"))
        , links(*this)
    {
    }

    std::optional<UrlRecord> one(Statement &statement, const QVariant &value)
    {
        std::optional<UrlRecord> record;
        each(statement, {value}, [&record](const Statement &row) {
            record = recordFromRow(row, WithHeaders::Yes);
            return false;
        });
        return record;
    }

    static HostRecord hostFromRow(const Statement &row)
    {
        return {HostId(intFromNumber(row.number(0))), row.text(1), intFromNumber(row.number(2)), row.blob(3),
            row.number(4), row.text(5)};
    }

    settings::CrawlSettings settings;
    [[nodiscard]] QList<UrlRecord> redirectChain(UrlId id, int limit);
    [[nodiscard]] QList<VisitRecord> visits(UrlId id);

    Columns columns = Columns::fixed();
    quint64 keySeed = 0;
    int version = 0; ///< of the format, when it was opened
    Statement getMeta;
    Statement getRow;
    Statement getByKey;
    LinkReader links;
};

} // namespace argiope::store
