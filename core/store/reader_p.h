#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/idlist.h"
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
        , getHost(*connection, QStringLiteral("SELECT id FROM hosts WHERE origin = ?"))
        , getPieceEnd(*connection,
              QStringLiteral("SELECT MAX(id) FROM (SELECT id FROM urls WHERE id > ? ORDER BY id LIMIT ?) AS piece"))
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
            },
            [this](const QByteArray &origin) {
                qint64 id = 0;
                each(getHost, {textValue(origin)}, [&id](const Statement &row) {
                    id = row.number(0);
                    return false;
                });
                return error ? -1 : id; // it may be there, and could not be looked up
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
    void eachOf(const QList<qint64> &ids, const QString &sql, const QString &id, Found found, qsizetype together = 500)
    {
        if (connection->isFile()) {
            Statement statement(*connection, QString(sql % QStringLiteral(" WHERE ") % id % QStringLiteral(" = ?")));
            for (qsizetype i = 0; i < ids.size(); ++i)
                each(statement, {qlonglong(ids[i])}, [&](const Statement &row) {
                    found(i, row);
                    return false;
                });
            return;
        }
        constexpr qsizetype manyTogether = 1000;
        Statement those(*connection,
            QString(
                sql % QStringLiteral(" WHERE ") % id % QStringLiteral(" = ANY (CAST(CAST(? AS text) AS bigint[]))")));
        Statement span(*connection, QString(sql % QStringLiteral(" WHERE ") % id % QStringLiteral(" BETWEEN ? AND ?")));
        for (qsizetype from = 0; from < ids.size() && !error; from += together) {
            QMultiHash<qint64, qsizetype> places;
            const qsizetype until = std::min(from + together, ids.size());
            places.reserve(until - from);
            for (qsizetype i = from; i < until; ++i)
                places.insert(ids[i], i);
            const auto [least, most] = std::minmax_element(ids.cbegin() + from, ids.cbegin() + until);
            // What lies together is read in a fraction of the time that it takes to look it up.
            const bool dense = until - from >= manyTogether && *least > 0 && *most - *least < 2 * (until - from);
            const QList<QVariant> values = dense
                ? QList<QVariant>{qlonglong(*least), qlonglong(*most)}
                : QList<QVariant>{textValue(arrayOfIds(ids.constData() + from, until - from))};
            each(dense ? span : those, values, [&](const Statement &row) {
                const auto [first, last] = places.equal_range(row.number(0));
                for (auto it = first; it != last; ++it)
                    found(*it, row);
                return true;
            });
        }
    }

    settings::CrawlSettings settings;
    /// Reader::ids(); none where each row has to be looked at.
    [[nodiscard]] std::optional<QList<qint64>> idsFromServer(const ListQuery &query, int run, qint64 after,
        const std::atomic<bool> *cancel, const std::function<void(const QList<qint64> &)> &head);
    [[nodiscard]] QList<qint64> headOf(const ListSql &sql, int rows);
    [[nodiscard]] QList<qint64> headOfSorted(const ListSql &sql);
    /// None where there is no index for it, or the list is another one.
    [[nodiscard]] std::optional<QList<qint64>> headOfDepth(const ListQuery &query);
    /// In the order of the ids, piece by piece, as each row is held against something on this side.
    [[nodiscard]] QList<qint64> idsChecked(const ListQuery &query, int run, const std::atomic<bool> *cancel,
        const std::function<void(const QList<qint64> &)> &head);
    [[nodiscard]] QList<UrlRecord> redirectChain(UrlId id, int limit);
    [[nodiscard]] QList<VisitRecord> visits(UrlId id);

    Columns columns = Columns::fixed();
    quint64 keySeed = 0;
    Statement getMeta;
    Statement getRow;
    Statement getByKey;
    Statement getHost;
    Statement getPieceEnd;
    LinkReader links;
};

} // namespace argiope::store
