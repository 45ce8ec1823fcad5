#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/linkreader.h"
#include "core/store/listsql.h"
#include "core/store/pagecolumns.h"
#include "core/store/reader.h"
#include "core/store/readsession.h"
#include "core/store/regexrows.h"

#include <QMultiHash>
#include <QStringList>

#include <algorithm>
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

    /// `found(i, row)` with the row of ids[i], which `sql`, without a condition, has in its first column `id`. A file
    /// is asked for each; a server for many at a time, as a question takes longer on its way than to be answered.
    template <class Found>
    void eachOf(const QList<qint64> &ids, const QString &sql, const QString &id, Found found)
    {
        constexpr qsizetype together = 500;
        if (connection->isFile()) {
            Statement statement(*connection, QString(sql % QStringLiteral(" WHERE ") % id % QStringLiteral(" = ?")));
            for (qsizetype i = 0; i < ids.size(); ++i)
                each(statement, {qlonglong(ids[i])}, [&](const Statement &row) {
                    found(i, row);
                    return false;
                });
            return;
        }
        Statement statement(*connection,
            QString(
                sql % QStringLiteral(" WHERE ") % id % QStringLiteral(" = ANY (CAST(CAST(? AS text) AS bigint[]))")));
        for (qsizetype from = 0; from < ids.size() && !error; from += together) {
            QMultiHash<qint64, qsizetype> places;
            QStringList numbers;
            for (qsizetype i = from; i < std::min(from + together, ids.size()); ++i) {
                places.insert(ids[i], i);
                numbers.append(QString::number(ids[i]));
            }
            each(statement, {QString(u'{' % numbers.join(u',') % u'}')}, [&](const Statement &row) {
                const auto [first, last] = places.equal_range(row.number(0));
                for (auto it = first; it != last; ++it)
                    found(*it, row);
                return true;
            });
        }
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
