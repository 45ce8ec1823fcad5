#include "core/store/reader.h"
#include "core/store/cancelguard.h"

#include "core/settings/fields.h"
#include "core/store/listsql.h"
#include "core/store/openreading.h"
#include "core/store/owncolumns.h"
#include "core/store/pagecolumns.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectlock.h"
#include "core/store/reader_p.h"
#include "core/store/regexfunction.h"
#include "core/store/schema.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace argiope::store {

namespace {

/// The schema is that of the version, which is one that this program knows.
base::Result<void, StoreError> checkForReading(Connection &connection)
{
    // One moment for both: a writer may be about to lift the file to the next version.
    if (auto begun = connection.begin(); !begun)
        return begun;
    const auto checked = [&]() -> base::Result<void, StoreError> {
        const auto version = formatVersion(connection);
        if (!version)
            return base::Failure{version.error()};
        if (*version > FormatVersion)
            return base::Failure{StoreError{
                StoreError::Code::NewerVersion, connection.path(), QStringLiteral("format version %1").arg(*version)}};
        return checkSchema(connection);
    }();
    connection.rollback();
    return checked;
}

base::Result<std::unique_ptr<Connection>, StoreError> openForReading(const QString &path, dialect::Access access)
{
    auto connection = Connection::open(path, access);
    if (!connection)
        return connection;
    // The first statement that reads the file shows whether it can be read.
    if (auto checked = checkForReading(**connection); !checked)
        return base::Failure{checked.error()};
    return connection;
}

base::Result<std::unique_ptr<Connection>, StoreError> openDatabaseForReading(const QString &address)
{
    auto connection = Connection::open(address, dialect::Access::Read);
    if (!connection)
        return connection;
    postgres::Session &session = *(*connection)->session();
    if (const auto version = session.inspect(session.place().project()); !version)
        return base::Failure{version.error()};
    return connection;
}

/// Before any SQL is run on a file.
base::Result<void, StoreError> checkHeader(const QString &path)
{
    if (Place::isDatabase(path))
        return {};
    const auto header = dialect::inspect(path);
    if (!header)
        return base::Failure{header.error()};
    if (header->version <= FormatVersion)
        return {};
    return base::Failure{
        StoreError{StoreError::Code::NewerVersion, path, QStringLiteral("format version %1").arg(header->version)}};
}

/// A place for each column that was asked for, also for those that the project does not have.
UrlRow widened(UrlRow row, const QList<Column> &read, const QList<UrlColumn> &asked)
{
    if (read.size() == asked.size())
        return row;
    QList<Value> values(asked.size());
    for (qsizetype i = 0, at = 0; i < asked.size() && at < read.size(); ++i) {
        if (read[at].id == asked[i])
            values[i] = std::move(row.values[at++]);
    }
    row.values = std::move(values);
    return row;
}

/// The project's last run, where the query has to know it.
int lastRun(const Reader &reader, const ListQuery &query)
{
    return query.changes.contains(Change::New) ? std::max(reader.meta("run").toInt(), 1) : 1;
}

} // namespace

base::Result<std::unique_ptr<Connection>, StoreError> openForReading(const QString &path)
{
    using dialect::Access;
    if (Place::isDatabase(path))
        return openDatabaseForReading(path);
    if (QFileInfo(path).isWritable() && QFileInfo(QFileInfo(path).absolutePath()).isWritable())
        return openForReading(path, Access::Read);
    // Whoever has it open has files beside it, which can be shared as far as they can be read. Without these, or where
    // they are left over, nobody has it open, and nothing has to be made or changed to read it.
    if (dialect::mayBeOpen(path)) {
        auto shared = openForReading(path, Access::ReadShared);
        // Where a writer is at work, and only something is in the way now, the file alone is not the project.
        const bool final = shared || shared.error().code == StoreError::Code::Damaged
            || shared.error().code == StoreError::Code::NewerVersion || ProjectLock::isHeld(path);
        if (final)
            return shared;
    }
    return openForReading(path, dialect::hasLog(path) ? Access::ReadLog : Access::ReadImmutable);
}

base::Result<std::unique_ptr<Reader>, StoreError> Reader::open(const QString &path)
{
    using Code = StoreError::Code;
    if (auto readable = checkHeader(path); !readable)
        return base::Failure{readable.error()};
    auto connection = openForReading(path);
    if (!connection)
        return base::Failure{connection.error()};
    auto impl = std::make_unique<Impl>(std::move(*connection));
    if (impl->connection->isFile()) {
        if (auto closed = impl->connection->exec(dialect::readOnlyFromNow()); !closed)
            return base::Failure{closed.error()};
    }
    addRegexFunction(*impl->connection);
    std::unique_ptr<Reader> reader(new Reader(std::move(impl)));
    const Snapshot moment(*reader); // one for all questions: each would begin its own, which takes a server's time
    const auto own = readOwnColumns(*reader->m_impl->connection);
    if (!own)
        return base::Failure{own.error()};
    reader->m_impl->columns = Columns::fixed().with(*own);
    bool ok = false;
    reader->m_impl->keySeed = reader->meta(QByteArrayLiteral("key_seed")).toULongLong(&ok, 16);
    const auto parsed
        = settings::fromJson(QJsonDocument::fromJson(reader->meta(QByteArrayLiteral("settings"))).object());
    if (auto error = reader->error())
        return base::Failure{*error};
    if (!ok)
        return base::Failure{StoreError{Code::Damaged, path, QStringLiteral("no key_seed")}};
    if (!parsed)
        return base::Failure{StoreError{Code::Damaged, path, QStringLiteral("settings: ") % parsed.error().message()}};
    reader->m_impl->settings = *parsed;
    return reader;
}

Reader::Reader(std::unique_ptr<Impl> impl)
    : m_impl(std::move(impl))
{
}

Reader::~Reader()
{
    // Others of this program may have it open for longer, and what held up the crawl's last step was perhaps this one.
    if (m_impl->connection && m_impl->connection->isFile() && dialect::hasLog(path()) && !ProjectLock::isHeld(path())) {
        (void)m_impl->connection->exec(dialect::waitForOthers(false));
        (void)m_impl->connection->moveLogIntoFile();
    }
}

QString Reader::path() const
{
    return m_impl->connection->path();
}

void Reader::tidy()
{
    if (m_impl->connection->isFile() && dialect::hasLog(path()) && !ProjectLock::isHeld(path()))
        (void)m_impl->connection->moveLogIntoFile();
}

Reader::Snapshot::Snapshot(Reader &reader)
    : m_reader(reader)
{
    m_reader.m_impl->enter();
}

Reader::Snapshot::~Snapshot()
{
    m_reader.m_impl->leave();
}

settings::CrawlSettings Reader::settings() const
{
    return m_impl->settings;
}

quint64 Reader::keySeed() const
{
    return m_impl->keySeed;
}

QByteArray Reader::meta(const QByteArray &name) const
{
    const Impl::Moment moment(*m_impl);
    QByteArray value;
    m_impl->each(m_impl->getMeta, {textValue(name)}, [&value](const Statement &row) {
        value = row.blob(0);
        return false;
    });
    return value;
}

quint64 Reader::outages() const
{
    return m_impl->outages;
}

base::Result<bool, StoreError> Reader::isBeingWritten()
{
    postgres::Session *session = m_impl->connection->session();
    if (!session)
        return ProjectLock::isHeld(path());
    const Impl::Moment moment(*m_impl); // which makes a new connection where the former was lost
    if (m_impl->error)
        return base::Failure{*m_impl->error};
    return m_impl->isLocked(*session);
}

std::optional<StoreError> Reader::error() const
{
    return m_impl->error;
}

QList<qint64> Reader::ids(const ListQuery &query, qint64 after, const std::atomic<bool> *cancel,
    const std::function<void(const QList<qint64> &)> &head)
{
    const Impl::Moment moment(*m_impl);
    const int run = lastRun(*this, query);
    if (!m_impl->connection->isFile()) {
        if (const auto list = m_impl->idsFromServer(query, run, after, cancel, head))
            return *list;
    }
    const ListSql sql(query, m_impl->columns, run, {after, 0}, m_impl->filterEngine({}, cancel));
    // A condition that few rows meet gives no row at which the flag could be looked at.
    std::optional<CancelGuard> guard;
    if (query.where)
        guard.emplace(*m_impl->connection, cancel);
    QList<qint64> list;
    int untilCheck = RowsBetweenChecks;
    bool headWanted = bool(head);
    if (headWanted && sql.isSorted() && !sql.mustCheck()) {
        // Sorting all rows takes several times as long as finding the first.
        list = m_impl->headOf(sql, HeadRows);
        if (list.size() < HeadRows || (cancel && cancel->load(std::memory_order_relaxed))) {
            m_impl->forgive(cancel);
            return list;
        }
        head(list);
        headWanted = false;
        list.clear();
    }
    m_impl->each(sql.idsSql(), sql.values(), [&](const Statement &row) {
        if (--untilCheck == 0) {
            untilCheck = RowsBetweenChecks;
            if (cancel && cancel->load(std::memory_order_relaxed))
                return false;
        }
        if (!sql.mustCheck() || sql.keeps(row.value(1).toString(), row.value(2).toString())) {
            list.append(row.number(0));
            if (headWanted && list.size() == HeadRows) {
                headWanted = false;
                head(list);
            }
        }
        return true;
    });
    m_impl->forgive(cancel);
    return list;
}

qint64 Reader::count(const ListQuery &query, const std::atomic<bool> *cancel)
{
    const Impl::Moment moment(*m_impl);
    const ListSql sql(query, m_impl->columns, lastRun(*this, query), {}, m_impl->filterEngine({}, cancel));
    if (sql.mustCheck())
        return ids(query, 0, cancel).size();
    const CancelGuard guard(*m_impl->connection, cancel);
    qint64 rows = 0;
    m_impl->eachOfFew(sql.countSql(), sql.values(), [&rows](const Statement &row) {
        rows = row.number(0);
        return false;
    });
    m_impl->forgive(cancel);
    return rows;
}

const Columns &Reader::columns() const
{
    return m_impl->columns;
}

QList<UrlRow> Reader::rows(const QList<qint64> &ids, const QList<UrlColumn> &columns)
{
    const Impl::Moment moment(*m_impl);
    const QList<Column> read = m_impl->columns.chosen(columns);
    QList<UrlRow> list(ids.size());
    m_impl->eachOf(ids, rowSql(read), QStringLiteral("u.id"),
        [&](qsizetype at, const Statement &row) { list[at] = widened(rowFromRow(row, read), read, columns); });
    return list;
}

QList<UrlRecord> Reader::rows(const QList<qint64> &ids)
{
    const Impl::Moment moment(*m_impl);
    QList<UrlRecord> list(ids.size());
    m_impl->eachOf(ids, recordSql(), QStringLiteral("u.id"),
        [&](qsizetype at, const Statement &row) { list[at] = recordFromRow(row); });
    return list;
}

QList<QByteArray> Reader::urls(const QList<qint64> &ids)
{
    const Impl::Moment moment(*m_impl);
    QList<QByteArray> found(ids.size());
    constexpr qsizetype together = 50'000;
    m_impl->eachOf(
        ids, QStringLiteral("SELECT id, url FROM urls"), QStringLiteral("id"),
        [&](qsizetype at, const Statement &row) { found[at] = row.text(1); }, together);
    found.removeIf([](const QByteArray &url) { return url.isNull(); });
    return found;
}

void Reader::forEach(
    const ListQuery &query, const QList<UrlColumn> &columns, const std::function<bool(const UrlRow &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    const ListSql sql(query, m_impl->columns, lastRun(*this, query), {}, m_impl->filterEngine({}, nullptr));
    const QList<Column> read = m_impl->columns.chosen(columns);
    m_impl->each(sql.rowsSql(read), sql.values(), [&](const Statement &row) {
        const int behind = int(read.size()) + 1;
        if (sql.mustCheck() && !sql.keeps(row.value(behind).toString(), row.value(behind + 1).toString()))
            return true;
        return visit(widened(rowFromRow(row, read), read, columns));
    });
}

qint64 Reader::pieceEnd(qint64 after, int urls)
{
    const Impl::Moment moment(*m_impl);
    qint64 end = 0;
    m_impl->each(m_impl->getPieceEnd, {qlonglong(after), urls}, [&end](const Statement &row) {
        end = row.number(0);
        return false;
    });
    return end;
}

void Reader::forEach(
    const ListQuery &query, const std::function<bool(const UrlRecord &)> &visit, Headers headers, IdRange range)
{
    const Impl::Moment moment(*m_impl);
    const ListSql sql(query, m_impl->columns, lastRun(*this, query), range, m_impl->filterEngine(range, nullptr));
    const WithHeaders with = headers == Headers::With ? WithHeaders::Yes : WithHeaders::No;
    m_impl->eachAgain(sql.recordsSql(with), sql.values(), [&](const Statement &row) {
        const UrlRecord record = recordFromRow(row, with);
        if (sql.mustCheck() && !sql.keeps(QString::fromUtf8(record.url), QString::fromUtf8(record.page.title)))
            return true;
        return visit(record);
    });
}

void Reader::forEachLink(const std::function<bool(const LinkRecord &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    m_impl->links.forEach(visit);
}

void Reader::forEachLinkNumbers(const std::function<bool(const LinkNumbers &)> &visit)
{
    const Impl::Moment moment(*m_impl);
    m_impl->links.forEachNumbers(visit);
}

QList<LinkPlace> Reader::places()
{
    const Impl::Moment moment(*m_impl);
    QList<LinkPlace> list;
    m_impl->each(QStringLiteral("SELECT id, element, attribute FROM places"), {}, [&list](const Statement &row) {
        list.append({row.number(0), row.text(1), row.text(2)});
        return true;
    });
    return list;
}

std::optional<UrlRecord> Reader::find(const QByteArray &canonicalUrl)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->one(m_impl->getByKey, url::urlKey(canonicalUrl, m_impl->keySeed).toByteArray());
}

std::optional<UrlRecord> Reader::row(UrlId id)
{
    const Impl::Moment moment(*m_impl);
    return m_impl->one(m_impl->getRow, qlonglong(base::raw(id)));
}

QList<UrlRecord> Reader::pathFromSeed(UrlId id)
{
    const Impl::Moment moment(*m_impl);
    QList<UrlRecord> path;
    QSet<qint64> seen; // a damaged file could go in circles
    while (id != UrlId::None && !seen.contains(base::raw(id))) {
        seen.insert(base::raw(id));
        const auto record = m_impl->one(m_impl->getRow, qlonglong(base::raw(id)));
        if (!record)
            break;
        path.append(*record);
        id = record->referrerId;
    }
    std::reverse(path.begin(), path.end());
    return path;
}

QString partOfCopy(const QString &to)
{
    return to % QStringLiteral(".part");
}

base::Result<void, StoreError> copyProject(const QString &from, const QString &to, const std::atomic<bool> *cancel)
{
    using Code = StoreError::Code;
    for (const QString &path : {from, to}) {
        if (auto isFile = requireFile(path); !isFile)
            return isFile;
    }
    if (QFileInfo::exists(to) || QFileInfo(to).isSymLink())
        return base::Failure{StoreError{Code::Exists, to, {}}};
    if (QFileInfo(to).fileName().isEmpty() || !QFileInfo(QFileInfo(to).absolutePath()).isDir())
        return base::Failure{StoreError{Code::CannotCreate, to, QStringLiteral("no such folder")}};
    if (auto header = dialect::inspect(from); !header)
        return base::Failure{header.error()};
    auto source = openForReading(from);
    if (!source)
        return base::Failure{source.error()};
    // Under a passing name until it is complete.
    const QString part = partOfCopy(to);
    {
        QFile reserve(part);
        if (!reserve.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return base::Failure{StoreError{Code::CannotCreate, to, reserve.errorString()}};
    }
    const CancelGuard guard(**source, cancel);
    auto copied = (*source)->exec(dialect::copyInto(part));
    if (cancel && cancel->load()) {
        copied = base::Failure{StoreError{Code::Canceled, to, {}}};
    } else if (copied && !QFile::rename(part, to)) {
        copied = base::Failure{StoreError{QFileInfo::exists(to) ? Code::Exists : Code::CannotCreate, to, {}}};
    } else if (!copied) {
        StoreError error = copied.error();
        if (error.code == Code::Io || error.code == Code::DiskFull || error.code == Code::ReadOnly)
            error.path = to; // reading went well until writing failed
        copied = base::Failure{error};
    }
    if (!copied) {
        QFile::remove(part);
        for (const QString &file : dialect::sidecars(part))
            QFile::remove(file);
    }
    return copied;
}

} // namespace argiope::store
