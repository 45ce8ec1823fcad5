#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/linkreader.h"
#include "core/store/listsql.h"
#include "core/store/pagecolumns.h"
#include "core/store/reader.h"
#include "core/store/readsession.h"
#include "core/store/regexrows.h"

#include <memory>

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

    /// What evaluates filters. To be used within the moment in which it is made.
    FilterEngine filterEngine(IdRange range, const std::atomic<bool> *cancel)
    {
        const auto rows = std::make_shared<RegexRows>(*this, range.after, range.last, cancel);
        return {&connection->dialect(),
            [rows](const QString &value, Joins joins, const QString &pattern, QList<QVariant> &values) {
                return rows->condition(value, joins, pattern, values);
            }};
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
