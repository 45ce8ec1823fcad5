#include "core/store/copyrows.h"
#include "core/store/postgres.h"
#include "core/store/schema.h"

#include <QHash>
#include <QVariant>

#include <algorithm>

namespace argiope::store {

namespace {

using base::Failure;
using postgres::Session;
using ColumnType = TableShape::Type;

/// Values that a text of the database cannot hold, or that would be read otherwise, by table, row and column.
constexpr QLatin1String ExactTable("exact_values");

constexpr qint64 BytesOfPiece = 1024 * 1024; ///< of rows that are read or written at once
constexpr int MostRowsOfPiece = 2000;

/// Whether it comes back from the database as it went in: as UTF-8 without a zero, and no mark in front, which Qt takes
/// away.
bool isPlain(const QByteArray &utf8)
{
    return !utf8.contains('\0') && !utf8.startsWith("\xef\xbb\xbf") && QByteArrayView(utf8).isValidUtf8();
}

/// For people, and for unique columns, in the place of what is not plain.
QString standIn(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes).replace(QChar(0), QChar(0x2400)); // SYMBOL FOR NULL
}

class DatabaseSource : public RowSource
{
public:
    explicit DatabaseSource(std::unique_ptr<Session> session)
        : m_session(std::move(session))
    {
    }
    ~DatabaseSource() override { m_query.reset(); }

    base::Result<void, StoreError> begin()
    {
        Session &session = *m_session;
        const QString schema = session.place().project();
        if (const auto version = session.inspect(schema); !version)
            return Failure{version.error()};
        if (auto used = session.use(schema); !used)
            return used;
        if (auto begun = session.exec(QStringLiteral("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")); !begun)
            return begun;
        const auto seed
            = session.ask(QStringLiteral("SELECT encode(value, 'escape') FROM meta WHERE name = 'key_seed'"));
        if (!seed)
            return Failure{seed.error()};
        m_fingerprint = "database " + seed->toString().toUtf8();
        for (const TableShape &shape : tableShapes()) {
            // A row that was changed or came anew has another xmin, one that went is not counted.
            QSqlQuery query(session.database());
            if (!query.exec(
                    QStringLiteral("SELECT COUNT(*), COALESCE(SUM(CAST(CAST(xmin AS text) AS bigint)), 0)::text "
                                   "FROM ")
                    % shape.name)
                || !query.next())
                return Failure{session.errorOf(query.lastError())};
            m_rows += query.value(0).toLongLong();
            m_fingerprint += ' ' + query.value(0).toByteArray() + ' ' + query.value(1).toByteArray();
        }
        return readExact();
    }

    QByteArray fingerprint() const override { return m_fingerprint; }
    qint64 rows() const override { return m_rows; }

    base::Result<void, StoreError> open(const TableShape &shape, const QByteArray &after) override
    {
        m_shape = &shape;
        m_query.reset();
        m_piece = 100;
        if (auto closed = close(); !closed)
            return closed;
        if (auto opened = m_session->exec(QString(QStringLiteral("DECLARE copied_rows NO SCROLL CURSOR FOR ")
                % orderedSelect(shape, shape.columnNames().join(u", "), after)));
            !opened)
            return opened;
        m_isOpen = true;
        return {};
    }

    base::Result<bool, StoreError> next(CopyRow &row) override
    {
        if (!m_query || !m_query->next()) {
            if (!m_isOpen)
                return false;
            if (auto fetched = fetch(); !fetched)
                return Failure{fetched.error()};
            if (!m_query->next()) {
                m_query.reset();
                if (auto closed = close(); !closed)
                    return Failure{closed.error()};
                return false;
            }
        }
        row.resize(size_t(m_shape->columns.size()));
        for (size_t i = 0; i < row.size(); ++i) {
            row[i] = cellOf(m_query->value(int(i)), m_shape->columns[qsizetype(i)].type);
            m_bytes += row[i].bytes.size() + qint64(sizeof(CopyCell));
        }
        if (const auto exact = m_exact.constFind(m_shape->name); exact != m_exact.constEnd()) {
            const QByteArray key = keyOf(*m_shape, row);
            for (size_t i = 0; i < row.size(); ++i) {
                const auto value = exact->constFind({key, m_shape->columns[qsizetype(i)].name});
                if (value != exact->constEnd())
                    row[i] = {CopyCell::Kind::Text, 0, *value};
            }
        }
        return true;
    }

    base::Result<qint64, StoreError> lastSerial(const TableShape &shape) override
    {
        const auto sequence
            = m_session->ask(QStringLiteral("SELECT pg_get_serial_sequence(%1, %2)")
                                 .arg(postgres::quotedText(shape.name), postgres::quotedText(shape.key.first())));
        if (!sequence)
            return Failure{sequence.error()};
        const auto last = m_session->ask(QString(
            QStringLiteral("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ") % sequence->toString()));
        if (!last)
            return Failure{last.error()};
        return last->toLongLong();
    }

private:
    static CopyCell cellOf(const QVariant &value, ColumnType type)
    {
        if (value.isNull())
            return {};
        switch (type) {
        case ColumnType::Number:
            return {CopyCell::Kind::Number, value.toLongLong(), {}};
        case ColumnType::Text:
            return {CopyCell::Kind::Text, 0, value.toString().toUtf8()};
        case ColumnType::Bytes:
            return {CopyCell::Kind::Bytes, 0, value.toByteArray()};
        }
        return {};
    }

    /// The next rows, as many as there is room for.
    base::Result<void, StoreError> fetch()
    {
        if (m_query && m_bytes > 0)
            m_piece = int(std::clamp<qint64>(m_piece * BytesOfPiece / m_bytes, 1, MostRowsOfPiece));
        m_bytes = 0;
        m_query.emplace(m_session->database());
        if (!m_query->exec(QStringLiteral("FETCH %1 FROM copied_rows").arg(m_piece)))
            return Failure{m_session->errorOf(m_query->lastError())};
        return {};
    }

    base::Result<void, StoreError> close()
    {
        if (!m_isOpen)
            return {};
        m_isOpen = false;
        return m_session->exec(QStringLiteral("CLOSE copied_rows"));
    }

    base::Result<void, StoreError> readExact()
    {
        const auto there = m_session->hasTable(m_session->place().project(), ExactTable);
        if (!there)
            return Failure{there.error()};
        if (!*there) // a crawl has filled it, not a copy
            return {};
        QSqlQuery query(m_session->database());
        if (!query.exec(QStringLiteral("SELECT tbl, key, col, value FROM ") % ExactTable))
            return Failure{m_session->errorOf(query.lastError())};
        while (query.next())
            m_exact[query.value(0).toString()].insert(
                {query.value(1).toString().toUtf8(), query.value(2).toString()}, query.value(3).toByteArray());
        return {};
    }

    std::unique_ptr<Session> m_session;
    QByteArray m_fingerprint;
    qint64 m_rows = 0;
    QHash<QString, QHash<QPair<QByteArray, QString>, QByteArray>> m_exact;
    const TableShape *m_shape = nullptr;
    std::optional<QSqlQuery> m_query; // before the session
    bool m_isOpen = false; ///< the cursor
    int m_piece = 0;
    qint64 m_bytes = 0; ///< of the rows that were fetched last
};

class DatabaseSink : public RowSink
{
public:
    explicit DatabaseSink(std::unique_ptr<Session> session)
        : m_session(std::move(session))
        , m_part(m_session->place().project() % QStringLiteral(".part"))
    {
    }

    base::Result<void, StoreError> open()
    {
        using Code = StoreError::Code;
        const auto free = m_session->lock(m_part);
        if (!free)
            return Failure{free.error()};
        if (!*free)
            return Failure{
                m_session->failure(Code::Locked, QStringLiteral("another copy with that name is in progress"))};
        const auto taken = m_session->hasSchema(m_session->place().project());
        if (!taken)
            return Failure{taken.error()};
        if (*taken)
            return Failure{m_session->failure(Code::Exists)};
        return {};
    }

    base::Result<CopyMark, StoreError> begin(const QByteArray &fingerprint) override
    {
        const auto there = m_session->hasSchema(m_part);
        if (!there)
            return Failure{there.error()};
        if (*there) {
            const auto mark = reopen(fingerprint);
            if (!mark)
                return Failure{mark.error()};
            if (*mark)
                return **mark;
        }
        if (auto made = make(fingerprint, *there); !made)
            return Failure{made.error()};
        return CopyMark{};
    }

    base::Result<void, StoreError> add(const TableShape &shape, const CopyRow &row) override
    {
        if (m_shape != &shape || m_sql.size() > BytesOfPiece || m_count == MostRowsOfPiece) {
            if (auto flushed = flush(); !flushed)
                return flushed;
            m_shape = &shape;
        }
        m_sql += m_count++ == 0
            ? QString(QStringLiteral("INSERT INTO %1 (%2) VALUES (").arg(shape.name, shape.columnNames().join(u", ")))
            : QStringLiteral(", (");
        for (size_t i = 0; i < row.size(); ++i) {
            const CopyCell &cell = row[i];
            if (i > 0)
                m_sql += u", ";
            switch (cell.kind) {
            case CopyCell::Kind::Null:
                m_sql += u"NULL";
                break;
            case CopyCell::Kind::Number:
                m_sql += QString::number(cell.number);
                break;
            case CopyCell::Kind::Bytes:
                m_sql += postgres::quotedBytes(cell.bytes);
                break;
            case CopyCell::Kind::Text:
                m_sql
                    += postgres::quotedText(isPlain(cell.bytes) ? QString::fromUtf8(cell.bytes) : standIn(cell.bytes));
                if (!isPlain(cell.bytes))
                    keepExact(shape, row, shape.columns[qsizetype(i)].name, cell.bytes);
                break;
            }
        }
        m_sql += u')';
        return {};
    }

    base::Result<void, StoreError> commit(const CopyMark &mark) override
    {
        if (auto flushed = flush(); !flushed)
            return flushed;
        if (auto begun = beginChanges(); !begun)
            return begun;
        if (auto noted = m_session->exec(QString(
                QStringLiteral("UPDATE copy_state SET tbl = %1, copied = %2, after = ").arg(mark.table).arg(mark.rows)
                % postgres::quotedText(QString::fromUtf8(mark.after))));
            !noted)
            return noted;
        m_open = false;
        return m_session->exec(QStringLiteral("COMMIT"));
    }

    base::Result<void, StoreError> setLastSerial(const TableShape &shape, qint64 last) override
    {
        if (last < 1)
            return {};
        if (auto begun = beginChanges(); !begun)
            return begun;
        return m_session->exec(QStringLiteral("SELECT setval(pg_get_serial_sequence(%1, %2), %3)")
                                   .arg(postgres::quotedText(shape.name), postgres::quotedText(shape.key.first()))
                                   .arg(last));
    }

    /// Who reads next is told by statistics what to expect, and looks at no row twice to see whether it counts. A
    /// server that does not let us, or is gone, loses no row by that; the latter the next statement says.
    void settle(const TableShape &shape) override
    {
        (void)m_session->exec(QString(QStringLiteral("VACUUM (ANALYZE) ") % shape.name));
    }

    base::Result<void, StoreError> finish() override
    {
        if (auto begun = beginChanges(); !begun)
            return begun;
        if (auto made = m_session->exec(postgres::indexesAndViews()); !made)
            return made;
        return m_session->exec({QStringLiteral("DROP TABLE copy_state"),
            QString(QStringLiteral("ALTER SCHEMA ") % postgres::quotedName(m_part) % QStringLiteral(" RENAME TO ")
                % postgres::quotedName(m_session->place().project())),
            QStringLiteral("COMMIT")});
    }

private:
    /// Nothing where it is a copy of something else, or of what has changed since.
    base::Result<std::optional<CopyMark>, StoreError> reopen(const QByteArray &fingerprint)
    {
        const auto ours = m_session->hasTable(m_part, QStringLiteral("copy_state"));
        if (!ours)
            return Failure{ours.error()};
        if (!*ours) {
            return Failure{m_session->failure(
                StoreError::Code::CannotCreate, QStringLiteral("the schema %1 already exists").arg(m_part))};
        }
        if (auto used = m_session->use(m_part); !used)
            return Failure{used.error()};
        QSqlQuery state(m_session->database());
        if (!state.exec(QStringLiteral("SELECT source, tbl, after, copied FROM copy_state")))
            return Failure{m_session->errorOf(state.lastError())};
        if (!state.next() || state.value(0).toString().toUtf8() != fingerprint)
            return std::optional<CopyMark>();
        return std::optional<CopyMark>(
            {state.value(1).toInt(), state.value(2).toString().toUtf8(), state.value(3).toLongLong()});
    }

    base::Result<void, StoreError> make(const QByteArray &fingerprint, bool replace)
    {
        const QString schema = postgres::quotedName(m_part);
        if (auto begun = beginChanges(); !begun)
            return begun;
        QStringList statements;
        if (replace)
            statements << QString(QStringLiteral("DROP SCHEMA ") % schema % QStringLiteral(" CASCADE"));
        statements << QString(QStringLiteral("CREATE SCHEMA ") % schema);
        if (auto made = m_session->exec(statements); !made)
            return made;
        if (auto used = m_session->use(m_part); !used)
            return used;
        statements = postgres::tables() + postgres::identify(FormatVersion);
        statements << QStringLiteral("CREATE TABLE %1 (tbl text NOT NULL, key text NOT NULL, col text NOT NULL, value "
                                     "bytea NOT NULL, PRIMARY KEY (tbl, key, col))")
                          .arg(ExactTable)
                   << QStringLiteral("CREATE TABLE copy_state (source text, tbl bigint, after text, copied bigint)")
                   << QString(QStringLiteral("INSERT INTO copy_state VALUES (")
                          % postgres::quotedText(QString::fromUtf8(fingerprint)) % QStringLiteral(", 0, '', 0)"))
                   << QStringLiteral("COMMIT");
        m_open = false;
        return m_session->exec(statements);
    }

    void keepExact(const TableShape &shape, const CopyRow &row, const QString &column, const QByteArray &bytes)
    {
        m_exact << QString(QStringLiteral("INSERT INTO ") % ExactTable % QStringLiteral(" VALUES (")
            % postgres::quotedText(shape.name) % QStringLiteral(", ")
            % postgres::quotedText(QString::fromUtf8(keyOf(shape, row))) % QStringLiteral(", ")
            % postgres::quotedText(column) % QStringLiteral(", ") % postgres::quotedBytes(bytes) % u')');
    }

    base::Result<void, StoreError> beginChanges()
    {
        if (m_open)
            return {};
        m_open = true;
        return m_session->exec(QStringLiteral("BEGIN"));
    }

    base::Result<void, StoreError> flush()
    {
        if (m_count == 0)
            return {};
        if (auto begun = beginChanges(); !begun)
            return begun;
        const QStringList statements = QStringList{std::exchange(m_sql, {})} + std::exchange(m_exact, {});
        m_count = 0;
        return m_session->exec(statements);
    }

    std::unique_ptr<Session> m_session;
    QString m_part; ///< the schema's name until the copy is whole
    const TableShape *m_shape = nullptr; ///< of the rows in m_sql
    QString m_sql;
    int m_count = 0;
    QStringList m_exact; ///< statements that belong behind them
    bool m_open = false; ///< a transaction
};

} // namespace

base::Result<std::unique_ptr<RowSource>, StoreError> readDatabase(const Place &place)
{
    auto session = Session::open(place, Session::Access::Read);
    if (!session)
        return Failure{session.error()};
    auto source = std::make_unique<DatabaseSource>(std::move(*session));
    if (auto begun = source->begin(); !begun)
        return Failure{begun.error()};
    return std::unique_ptr<RowSource>(std::move(source));
}

base::Result<std::unique_ptr<RowSink>, StoreError> writeDatabase(const Place &place)
{
    auto session = Session::open(place, Session::Access::Write);
    if (!session)
        return Failure{session.error()};
    auto sink = std::make_unique<DatabaseSink>(std::move(*session));
    if (auto opened = sink->open(); !opened)
        return Failure{opened.error()};
    return std::unique_ptr<RowSink>(std::move(sink));
}

} // namespace argiope::store
