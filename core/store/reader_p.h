#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/listsql.h"
#include "core/store/pagecolumns.h"
#include "core/store/reader.h"

namespace argiope::store {

/// How often a long read looks at its cancel flag.
inline constexpr int RowsBetweenChecks = 1024;
/// Where rows are counted by the database, which cannot be interrupted: ids of one statement.
inline constexpr int IdsBetweenChecks = 50000;

struct Reader::Impl
{
    explicit Impl(std::unique_ptr<Connection> c)
        : connection(std::move(c))
        , getMeta(*connection, QStringLiteral("SELECT value FROM meta WHERE name = ?"))
        , getRow(*connection, recordSql() % QStringLiteral(" WHERE u.id = ?"))
        , getByKey(*connection, recordSql() % QStringLiteral(" WHERE u.key = ?"))
        , getLink(*connection, linkSql() % QStringLiteral(" WHERE l.id = ? AND l.target = ?"))
        , getOutlinks(*connection, linkSql() % QStringLiteral(" WHERE l.id BETWEEN ? AND ? ORDER BY l.id LIMIT ?"))
    {
    }

    /// One moment for all statements of a call, also where calls nest (in the visitor of forEach).
    class Moment
    {
    public:
        explicit Moment(Impl &impl)
            : m_impl(impl)
        {
            m_impl.enter();
        }
        ~Moment() { m_impl.leave(); }
        Moment(const Moment &) = delete;
        Moment &operator=(const Moment &) = delete;

    private:
        Impl &m_impl;
    };

    void enter()
    {
        if (depth++ > 0)
            return;
        error.reset();
        if (auto begun = connection->begin(); !begun)
            fail(begun.error());
    }
    void leave()
    {
        if (--depth == 0)
            connection->rollback();
    }
    /// Ids of links that lead to a URL, ascending; some may lead elsewhere by now.
    QList<qint64> inlinkIds(qint64 target, qint64 after, int limit);
    void fail(const StoreError &e)
    {
        if (!error)
            error = e;
    }
    bool run(Statement &statement, const QList<QVariant> &values = {})
    {
        if (statement.run(values.constData(), values.size()))
            return true;
        fail(statement.error());
        return false;
    }
    /// Calls `visit` for each row, until it returns false or the rows end.
    template <class Visit>
    void each(Statement &statement, const QList<QVariant> &values, Visit visit)
    {
        if (!run(statement, values))
            return;
        while (statement.next()) {
            if (!visit(statement)) {
                statement.finish();
                return;
            }
        }
        if (statement.failed())
            fail(statement.error());
    }
    template <class Visit>
    void each(const QString &sql, const QList<QVariant> &values, Visit visit)
    {
        Statement statement(*connection, sql);
        each(statement, values, visit);
    }
    /// The id up to which a piece of a long count goes that begins behind `from`; 0 behind the last row.
    qint64 pieceEnd(const QString &table, qint64 from)
    {
        qint64 end = 0;
        each(QStringLiteral("SELECT MAX(id) FROM (SELECT id FROM %1 WHERE id > ? ORDER BY id LIMIT ?) AS piece")
                 .arg(table),
            {qlonglong(from), IdsBetweenChecks}, [&end](const Statement &row) {
                end = row.number(0);
                return true;
            });
        return end;
    }
    std::optional<UrlRecord> one(Statement &statement, const QVariant &value)
    {
        std::optional<UrlRecord> record;
        each(statement, {value}, [&record](const Statement &row) {
            record = recordFromRow(row);
            return false;
        });
        return record;
    }

    static HostRecord hostFromRow(const Statement &row)
    {
        return {HostId(intFromNumber(row.number(0))), row.text(1), intFromNumber(row.number(2)), row.blob(3),
            row.number(4)};
    }

    std::unique_ptr<Connection> connection;
    settings::CrawlSettings settings;
    quint64 keySeed = 0;
    std::optional<StoreError> error;
    int depth = 0;
    Statement getMeta;
    Statement getRow;
    Statement getByKey;
    Statement getLink;
    Statement getOutlinks;
};

} // namespace argiope::store
