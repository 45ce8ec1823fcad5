#include "core/store/connection.h"

#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/postgresstatement.h"

#include <atomic>
#include <mutex>

namespace argiope::store {

namespace {

QString uniqueConnectionName()
{
    static std::atomic<quint64> counter{0};
    return QStringLiteral("argiope-store-%1").arg(counter.fetch_add(1, std::memory_order_relaxed));
}

} // namespace

Connection::Connection(const QString &path, dialect::Access access)
    : m_path(path)
    , m_reads(access != dialect::Access::Create && access != dialect::Access::Write)
    , m_name(uniqueConnectionName())
    , m_database(QSqlDatabase::addDatabase(dialect::driver(), m_name))
{
    m_database.setDatabaseName(dialect::databaseName(path, access));
    m_database.setConnectOptions(dialect::connectOptions(access));
}

Connection::Connection(std::unique_ptr<postgres::Session> session)
    : m_path(session->place().name())
    , m_dialect(&postgresDialect())
    , m_database(session->database())
    , m_session(std::move(session))
{
}

base::Result<std::unique_ptr<Connection>, StoreError> Connection::openDatabase(
    const QString &address, dialect::Access access)
{
    const bool reads = access != dialect::Access::Create && access != dialect::Access::Write;
    const auto place = Place::parse(address);
    if (!place)
        return base::Failure{place.error()};
    auto session
        = postgres::Session::open(*place, reads ? postgres::Session::Access::Read : postgres::Session::Access::Write);
    if (!session)
        return base::Failure{session.error()};
    if (auto used = (*session)->use(place->project()); !used)
        return base::Failure{used.error()};
    std::unique_ptr<Connection> connection(new Connection(std::move(*session)));
    connection->m_reads = reads;
    return connection;
}

base::Result<std::unique_ptr<Connection>, StoreError> Connection::open(
    const QString &path, dialect::Access access, Calls calls)
{
    if (Place::isDatabase(path))
        return openDatabase(path, access);
    std::unique_ptr<Connection> connection(new Connection(path, access));
    connection->m_file = HeldFile::open(path); // where it cannot be opened the database says why
    if (!connection->m_database.open())
        return base::Failure{connection->errorOf(connection->m_database.lastError())};
    if (calls == Calls::Direct)
        connection->m_library = SharedSqlite::of(connection->m_database);
    if (connection->m_library)
        connection->m_handle = SharedSqlite::handleOf(connection->m_database);
    if (auto done = connection->exec(dialect::setup(access)); !done)
        return base::Failure{done.error()};
    return connection;
}

Connection::~Connection()
{
    if (m_session) {
        m_database = QSqlDatabase();
        return;
    }
    // Whoever closes a file last takes its log away. Two that close at the same moment would each take the other for
    // one that stays.
    static std::mutex closing;
    const std::lock_guard lock(closing);
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

base::Result<void, StoreError> Connection::exec(const QString &sql)
{
    if (m_session)
        return m_session->exec(sql);
    QSqlQuery query(m_database);
    if (!query.exec(sql))
        return base::Failure{errorOf(query.lastError())};
    return {};
}

base::Result<void, StoreError> Connection::exec(const QStringList &statements)
{
    if (m_session) // in one go: each would be a way there and back
        return exec(statements.join(QStringLiteral(";\n")));
    for (const QString &sql : statements) {
        if (auto done = exec(sql); !done)
            return done;
    }
    return {};
}

base::Result<void, StoreError> Connection::begin()
{
    auto begun = exec(m_dialect->begin(m_reads));
    if (begun || !m_session || m_session->writes() || !isLost())
        return begun;
    // Who only reads has nothing on a connection that was lost, and goes on with another.
    if (auto back = m_session->reconnect(); !back)
        return back;
    return exec(m_dialect->begin(m_reads));
}

base::Result<void, StoreError> Connection::commit()
{
    if (m_session) {
        m_session->pipeline().end();
        if (const auto failure = m_session->pipeline().takeFailure())
            return base::Failure{m_session->failure(postgres::codeOf(failure->first), failure->second)};
    }
    // The driver's own commit() keeps the error's text, but not its number.
    return exec(QStringLiteral("COMMIT"));
}

void Connection::rollback()
{
    if (m_session) {
        m_session->pipeline().end();
        (void)m_session->pipeline().takeFailure();
        if (!isLost())
            (void)exec(QStringLiteral("ROLLBACK"));
        return;
    }
    m_database.rollback();
}

qint64 Connection::pageBytes() const
{
    constexpr int cacheUsed = 1; // SQLITE_DBSTATUS_CACHE_USED
    int now = 0;
    int most = 0; // always 0
    return m_library && m_library->status(m_handle, cacheUsed, &now, &most, 0) == 0 ? now : 0;
}

bool Connection::isLost() const
{
    return m_session && m_session->isLost();
}

bool Connection::moveLogIntoFile()
{
    if (m_session)
        return true; // the server's to see to
    QSqlQuery query(m_database);
    // Whether others were in the way, how much there was, how much of it stands in the file.
    if (!query.exec(dialect::moveLogIntoFile()) || !query.next())
        return false;
    // Without numbers (-1) somebody else was doing the same, and how far he comes is not known.
    const qint64 pages = query.value(1).toLongLong();
    return query.value(0).toInt() == 0 || (pages >= 0 && pages == query.value(2).toLongLong());
}

StoreError Connection::errorOf(const QSqlError &error) const
{
    if (m_session)
        return m_session->errorOf(error);
    return {dialect::codeOf(error), m_path, error.databaseText().isEmpty() ? error.text() : error.databaseText()};
}

Statement::Statement(Connection &connection, const QString &sql, Rows rows)
    : m_connection(connection)
    , m_sql(sql)
{
    if (postgres::Session *session = connection.session()) {
        using Answers = PostgresStatement::Answers;
        m_postgres = std::make_unique<PostgresStatement>(*session,
            rows == Rows::Many         ? Answers::PieceByPiece
                : rows == Rows::Binary ? Answers::Binary
                                       : Answers::AtOnce);
    } else if (connection.library()) {
        m_direct.emplace(*connection.library(), connection.handle());
    } else {
        m_query.emplace(connection.database());
        m_query->setForwardOnly(true);
    }
}

Statement::~Statement() = default;

bool Statement::prepare()
{
    m_failed = true;
    if (!m_prepared && m_postgres) {
        m_postgres->setSql(m_sql);
        m_prepared = true;
    }
    if (!m_prepared)
        m_prepared = m_direct ? m_direct->prepare(m_sql) : m_query->prepare(m_sql);
    return m_prepared;
}

bool Statement::run(std::initializer_list<QVariant> values)
{
    return run(values.begin(), qsizetype(values.size()));
}

bool Statement::run(const QVariant *values, qsizetype count)
{
    if (!prepare())
        return false;
    if (m_direct) {
        m_failed = !m_direct->run(values, count);
        return !m_failed;
    }
    if (m_postgres) {
        m_failed = !m_postgres->run(values, count);
        return !m_failed;
    }
    for (qsizetype i = 0; i < count; ++i)
        m_query->bindValue(int(i), values[i]);
    m_failed = !m_query->exec();
    return !m_failed;
}

bool Statement::run(const PackedValues &values)
{
    if (m_query) {
        const std::vector<QVariant> variants = values.unpacked();
        return run(variants.data(), qsizetype(variants.size()));
    }
    if (!prepare())
        return false;
    m_failed = m_direct ? !m_direct->run(values) : !m_postgres->run(values);
    return !m_failed;
}

bool Statement::next()
{
    if (m_failed)
        return false;
    if (m_direct) {
        const bool there = m_direct->next();
        m_failed = m_direct->failed();
        return there;
    }
    if (m_postgres) {
        const bool there = m_postgres->next();
        m_failed = m_postgres->failed();
        return there;
    }
    if (m_query->next())
        return true;
    m_failed = m_query->lastError().isValid();
    if (!m_failed)
        m_query->finish();
    return false;
}

void Statement::finish()
{
    if (m_direct)
        m_direct->finish();
    else if (m_postgres)
        m_postgres->finish();
    else
        m_query->finish();
}

StoreError Statement::error() const
{
    if (m_direct)
        return {dialect::codeOf(m_direct->errorCode()), m_connection.path(), m_direct->errorMessage()};
    if (m_postgres)
        return m_postgres->error();
    return m_connection.errorOf(m_query->lastError());
}

bool Statement::isSelect() const
{
    if (m_direct)
        return m_direct->isSelect();
    return m_postgres ? m_postgres->isSelect() : m_query->isSelect();
}

QVariant Statement::value(int column) const
{
    if (m_direct)
        return m_direct->value(column);
    return m_postgres ? m_postgres->value(column) : m_query->value(column);
}

bool Statement::isNull(int column) const
{
    if (m_direct)
        return m_direct->isNull(column);
    return m_postgres ? m_postgres->isNull(column) : m_query->value(column).isNull();
}

qint64 Statement::number(int column) const
{
    if (m_direct)
        return m_direct->number(column);
    return m_postgres ? m_postgres->number(column) : m_query->value(column).toLongLong();
}

qint64 Statement::number(int column, qint64 whenNull) const
{
    return isNull(column) ? whenNull : number(column);
}

QByteArray Statement::text(int column) const
{
    if (m_direct)
        return m_direct->text(column);
    return m_postgres ? m_postgres->text(column) : m_query->value(column).toString().toUtf8();
}

QByteArray Statement::blob(int column) const
{
    if (m_direct)
        return m_direct->blob(column);
    return m_postgres ? m_postgres->blob(column) : m_query->value(column).toByteArray();
}

qint64 Statement::rowsAffected()
{
    if (m_direct)
        return m_direct->rowsAffected();
    return m_postgres ? m_postgres->rowsAffected() : m_query->numRowsAffected();
}

QVariant textOrNull(const QByteArray &utf8)
{
    return utf8.isEmpty() ? QVariant(QMetaType::fromType<QString>()) : QVariant(QString::fromUtf8(utf8));
}

QVariant textValue(const QByteArray &utf8)
{
    return utf8.isEmpty() ? QVariant(QStringLiteral("")) : QVariant(QString::fromUtf8(utf8));
}

QVariant blobOrNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? QVariant(QMetaType::fromType<QByteArray>()) : QVariant(bytes);
}

QVariant blobValue(const QByteArray &bytes)
{
    return bytes.isEmpty() ? QVariant(QByteArrayLiteral("")) : QVariant(bytes);
}

QVariant numberOrNull(qint64 number)
{
    return number < 0 ? QVariant(QMetaType::fromType<qlonglong>()) : QVariant(qlonglong(number));
}

} // namespace argiope::store
