#include "core/store/copyrows.h"
#include "core/store/openreading.h"
#include "core/store/projectfile.h"
#include "core/store/reader.h"
#include "core/store/schema.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace argiope::store {

namespace {

using base::Failure;
using Type = TableShape::Type;

/// The file and its log, as they stand on the disk. Which readers keep what does not matter.
QByteArray stateOnDisk(const QString &path)
{
    QStringList files{path};
    if (dialect::hasLog(path))
        files += dialect::sidecars(path);
    QByteArray state;
    for (const QString &file : files) {
        if (file.endsWith(u"-shm"))
            continue;
        const QFileInfo info(file);
        state += ' ' + QByteArray::number(info.size()) + ' '
            + QByteArray::number(info.lastModified().toMSecsSinceEpoch());
    }
    return state;
}

/// The first number of the first row; 0 where there is none.
base::Result<qint64, StoreError> askNumber(Connection &connection, const QString &sql)
{
    Statement statement(connection, sql);
    if (!statement.run())
        return Failure{statement.error()};
    const qint64 number = statement.next() ? statement.number(0) : 0;
    if (statement.failed())
        return Failure{statement.error()};
    statement.finish();
    return number;
}

base::Result<QByteArray, StoreError> askText(Connection &connection, const QString &sql)
{
    Statement statement(connection, sql);
    if (!statement.run())
        return Failure{statement.error()};
    const QByteArray text = statement.next() ? statement.blob(0) : QByteArray();
    if (statement.failed())
        return Failure{statement.error()};
    statement.finish();
    return text;
}

class FileSource : public RowSource
{
public:
    FileSource(std::unique_ptr<Connection> connection, QByteArray onDisk)
        : m_connection(std::move(connection))
        , m_fingerprint(std::move(onDisk))
    {
    }
    ~FileSource() override
    {
        m_statement.reset();
        m_connection->rollback();
    }

    base::Result<void, StoreError> begin()
    {
        Connection &connection = *m_connection;
        if (auto begun = connection.begin(); !begun)
            return begun;
        const auto seed = askText(connection, QStringLiteral("SELECT value FROM meta WHERE name = 'key_seed'"));
        if (!seed)
            return Failure{seed.error()};
        m_fingerprint = "file " + *seed + m_fingerprint;
        const auto encoding = askText(connection, QStringLiteral("PRAGMA encoding"));
        if (!encoding)
            return Failure{encoding.error()};
        if (*encoding != "UTF-8")
            return damaged(QStringLiteral("its texts are not UTF-8"));
        for (const TableShape &shape : tableShapes()) {
            if (auto counted = look(shape); !counted)
                return counted;
        }
        return {};
    }

    QByteArray fingerprint() const override { return m_fingerprint; }
    qint64 rows() const override { return m_rows; }

    base::Result<void, StoreError> open(const TableShape &shape, const QByteArray &after) override
    {
        // As bytes: a text in a file can have any.
        QStringList what;
        for (const auto &[name, type] : shape.columns)
            what << (type == Type::Text ? QString(QStringLiteral("CAST(") % name % QStringLiteral(" AS BLOB)")) : name);
        m_shape = &shape;
        m_statement = std::make_unique<Statement>(*m_connection, orderedSelect(shape, what.join(u", "), after));
        if (!m_statement->run())
            return Failure{m_statement->error()};
        return {};
    }

    base::Result<bool, StoreError> next(CopyRow &row) override
    {
        if (!m_statement->next()) {
            if (m_statement->failed())
                return Failure{m_statement->error()};
            return false;
        }
        row.resize(size_t(m_shape->columns.size()));
        for (size_t i = 0; i < row.size(); ++i) {
            CopyCell &cell = row[i];
            cell = {};
            if (m_statement->isNull(int(i)))
                continue;
            const Type type = m_shape->columns[qsizetype(i)].type;
            if (type == Type::Number) {
                cell.kind = CopyCell::Kind::Number;
                cell.number = m_statement->number(int(i));
            } else {
                cell.kind = type == Type::Text ? CopyCell::Kind::Text : CopyCell::Kind::Bytes;
                cell.bytes = m_statement->blob(int(i));
            }
        }
        return true;
    }

    base::Result<qint64, StoreError> lastSerial(const TableShape &shape) override
    {
        return askNumber(*m_connection,
            QString(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = '%1'").arg(shape.name)));
    }

private:
    base::Failure<StoreError> damaged(const QString &detail) const
    {
        return Failure{StoreError{StoreError::Code::Damaged, m_connection->path(), detail}};
    }

    /// Counts rows. A column of this product can hold values of any type; those of its own are what others understand.
    base::Result<void, StoreError> look(const TableShape &shape)
    {
        QStringList fits;
        for (const auto &[name, type] : shape.columns) {
            fits << QStringLiteral("typeof(%1) IN ('null', '%2')")
                        .arg(name,
                            QLatin1String(type == Type::Number ? "integer"
                                    : type == Type::Text       ? "text"
                                                               : "blob"));
        }
        const QString sql = QStringLiteral("SELECT COUNT(*), COUNT(CASE WHEN NOT (%1) THEN 1 END) FROM %2")
                                .arg(fits.join(u" AND "), shape.name);
        Statement statement(*m_connection, sql);
        if (!statement.run() || !statement.next())
            return Failure{statement.error()};
        m_rows += statement.number(0);
        if (const qint64 others = statement.number(1); others > 0)
            return damaged(QStringLiteral("'%1' has values of another type than its columns in %2 rows")
                               .arg(shape.name)
                               .arg(others));
        statement.finish();
        return {};
    }

    std::unique_ptr<Connection> m_connection;
    QByteArray m_fingerprint;
    qint64 m_rows = 0;
    const TableShape *m_shape = nullptr;
    std::unique_ptr<Statement> m_statement; // before the connection
};

class FileSink : public RowSink
{
public:
    FileSink(QString path, std::unique_ptr<ProjectLock> lock)
        : m_path(std::move(path))
        , m_part(partOfCopy(m_path))
        , m_lock(std::move(lock))
    {
    }
    ~FileSink() override
    {
        m_statement.reset();
        if (m_connection)
            m_connection->rollback();
    }

    base::Result<CopyMark, StoreError> begin(const QByteArray &fingerprint) override
    {
        if (QFileInfo::exists(m_part)) {
            auto mark = reopen(fingerprint);
            if (!mark || *mark)
                return mark ? base::Result<CopyMark, StoreError>(**mark) : Failure{mark.error()};
        }
        if (auto made = make(fingerprint); !made)
            return Failure{made.error()};
        return CopyMark{};
    }

    base::Result<void, StoreError> add(const TableShape &shape, const CopyRow &row) override
    {
        if (auto begun = beginChanges(); !begun)
            return begun;
        if (m_shape != &shape) {
            QStringList marks;
            for (const auto &column : shape.columns)
                marks << (column.type == Type::Text ? QStringLiteral("CAST(? AS TEXT)") : QStringLiteral("?"));
            m_shape = &shape;
            m_statement = std::make_unique<Statement>(*m_connection,
                QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                    .arg(shape.name, shape.columnNames().join(u", "), marks.join(u", ")));
        }
        PackedValues values;
        for (const CopyCell &cell : row) {
            if (cell.kind == CopyCell::Kind::Null)
                values.addNull();
            else if (cell.kind == CopyCell::Kind::Number)
                values.addNumber(cell.number);
            else
                values.addBlob(cell.bytes);
        }
        if (!m_statement->run(values))
            return failed(m_statement->error());
        return {};
    }

    base::Result<void, StoreError> commit(const CopyMark &mark) override
    {
        if (auto begun = beginChanges(); !begun)
            return begun;
        Statement note(*m_connection, QStringLiteral("UPDATE copy_state SET tbl = ?, after = ?, copied = ?"));
        if (!note.run({mark.table, textValue(mark.after), qlonglong(mark.rows)}))
            return failed(note.error());
        return endChanges();
    }

    base::Result<void, StoreError> setLastSerial(const TableShape &shape, qint64 last) override
    {
        if (auto begun = beginChanges(); !begun)
            return begun;
        QStringList statements{QStringLiteral("DELETE FROM sqlite_sequence WHERE name = '%1'").arg(shape.name)};
        if (last > 0) {
            statements << QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES ('%1', %2)")
                              .arg(shape.name)
                              .arg(last);
        }
        return checked(m_connection->exec(statements));
    }

    base::Result<void, StoreError> finish() override
    {
        m_statement.reset();
        if (auto begun = dropState(); !begun)
            return begun;
        // What came from elsewhere is held to what is asked of a file from elsewhere.
        if (auto right = checkSchema(*m_connection); !right)
            return checked(right);
        if (auto right = checkQueue(*m_connection); !right)
            return checked(right);
        // All that takes long is done while it says still what it is a copy of: who is cut off goes on here.
        m_connection->rollback();
        m_open = false;
        (void)m_connection->moveLogIntoFile();
        if (auto begun = dropState(); !begun)
            return begun;
        if (auto done = endChanges(); !done)
            return done;
        (void)m_connection->moveLogIntoFile(); // nobody else has it open, and whoever closes it does so too
        m_connection.reset();
        m_lock->releaseFile();
        if (QFile file(m_part); !file.rename(m_path)) { // which replaces nothing
            const bool taken = QFileInfo::exists(m_path) || QFileInfo(m_path).isSymLink();
            return Failure{StoreError{
                taken ? StoreError::Code::Exists : StoreError::Code::CannotCreate, m_path, file.errorString()}};
        }
        return {};
    }

private:
    /// Nothing where it is a copy of something else, or of what has changed since.
    base::Result<std::optional<CopyMark>, StoreError> reopen(const QByteArray &fingerprint)
    {
        const auto foreign = [this] {
            return Failure{StoreError{StoreError::Code::CannotCreate, m_path,
                QFileInfo(m_part).fileName() % QStringLiteral(" already exists")}};
        };
        if (!dialect::inspect(m_part))
            return foreign();
        auto connection = Connection::open(m_part, dialect::Access::Write);
        if (!connection)
            return foreign();
        m_connection = std::move(*connection);
        CopyMark mark;
        QByteArray of;
        {
            Statement state(*m_connection, QStringLiteral("SELECT source, tbl, after, copied FROM copy_state"));
            if (!state.run() || !state.next())
                return foreign();
            of = state.text(0);
            mark = {int(state.number(1)), state.text(2), state.number(3)};
            state.finish();
        }
        if (of != fingerprint) {
            m_connection.reset();
            return std::optional<CopyMark>();
        }
        if (auto set = m_connection->exec(dialect::journalSetup()); !set)
            return Failure{set.error()};
        return std::optional<CopyMark>(mark);
    }

    base::Result<void, StoreError> make(const QByteArray &fingerprint)
    {
        m_lock->releaseFile();
        removeProject(m_part);
        {
            QFile file(m_part);
            if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
                return Failure{StoreError{StoreError::Code::CannotCreate, m_path, file.errorString()}};
        }
        auto connection = Connection::open(m_part, dialect::Access::Create);
        if (!connection)
            return failed(connection.error());
        m_connection = std::move(*connection);
        if (auto begun = beginChanges(); !begun)
            return begun;
        const QStringList statements = schemaStatements() + dialect::identify(FormatVersion)
            + QStringList{
                QStringLiteral("CREATE TABLE copy_state (source text, tbl bigint, after text, copied bigint)")};
        if (auto made = m_connection->exec(statements); !made)
            return checked(made);
        Statement state(*m_connection, QStringLiteral("INSERT INTO copy_state VALUES (?, 0, '', 0)"));
        if (!state.run({textValue(fingerprint)}))
            return failed(state.error());
        if (auto done = endChanges(); !done)
            return done;
        return checked(m_connection->exec(dialect::journalSetup()));
    }

    base::Result<void, StoreError> dropState()
    {
        if (auto begun = beginChanges(); !begun)
            return begun;
        return checked(m_connection->exec(QStringLiteral("DROP TABLE copy_state")));
    }

    base::Result<void, StoreError> beginChanges()
    {
        if (m_open)
            return {};
        m_open = true;
        return checked(m_connection->begin());
    }

    base::Result<void, StoreError> endChanges()
    {
        m_open = false;
        return checked(m_connection->commit());
    }

    /// The name that the user knows.
    base::Failure<StoreError> failed(StoreError error) const
    {
        error.path = m_path;
        return Failure{error};
    }
    base::Result<void, StoreError> checked(base::Result<void, StoreError> result) const
    {
        if (result)
            return result;
        return failed(result.error());
    }

    QString m_path;
    QString m_part;
    std::unique_ptr<ProjectLock> m_lock;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<Statement> m_statement; // before the connection
    const TableShape *m_shape = nullptr; ///< of m_statement
    bool m_open = false; ///< a transaction
};

} // namespace

base::Result<std::unique_ptr<RowSource>, StoreError> readFile(const QString &path)
{
    if (auto header = dialect::inspect(path); !header)
        return Failure{header.error()};
    auto connection = openForReading(path);
    if (!connection)
        return Failure{connection.error()};
    // What a crash left goes into the file now, and not when this copy ends: that would look like a change. Where a
    // crawl is at work it changes anyway.
    if (dialect::hasLog(path) && !ProjectLock::isHeld(path))
        (void)(*connection)->moveLogIntoFile();
    // Before the first look: what changes in between makes a copy that is cut off begin anew.
    auto source = std::make_unique<FileSource>(std::move(*connection), stateOnDisk(path));
    if (auto begun = source->begin(); !begun)
        return Failure{begun.error()};
    return std::unique_ptr<RowSource>(std::move(source));
}

base::Result<std::unique_ptr<RowSink>, StoreError> writeFile(const QString &path)
{
    using Code = StoreError::Code;
    const QFileInfo info(path);
    if (info.exists() || info.isSymLink())
        return Failure{StoreError{Code::Exists, path, {}}};
    if (info.fileName().isEmpty() || !QFileInfo(info.absolutePath()).isDir())
        return Failure{StoreError{Code::CannotCreate, path, QStringLiteral("no such folder")}};
    auto lock = ProjectLock::take(partOfCopy(path));
    if (!lock)
        return Failure{StoreError{lock.error().code, path, lock.error().detail}};
    return std::unique_ptr<RowSink>(std::make_unique<FileSink>(path, std::move(*lock)));
}

} // namespace argiope::store
