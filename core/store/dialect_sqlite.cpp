#include "core/store/dialect.h"

#include "core/store/heldfile.h"

#include <QFileInfo>
#include <QUrl>
#include <QtEndian>

#include <algorithm>
#include <cerrno>

namespace argiope::store::dialect {

namespace {

constexpr int BusyMs = 5000;

// https://www.sqlite.org/fileformat.html, 1.3 "The Database Header"
constexpr qsizetype HeaderBytes = 100;
constexpr char Magic[] = "SQLite format 3";
constexpr int PageSizeAt = 16;
constexpr int ChangeCounterAt = 24;
constexpr int PageCountAt = 28;
constexpr int UserVersionAt = 60;
constexpr int ApplicationIdAt = 68;
constexpr int ValidForAt = 92;

constexpr quint32 ApplicationId = 0x41726769; // "Argi"

quint32 number(const QByteArray &header, int at)
{
    return qFromBigEndian<quint32>(header.constData() + at);
}

/// The name beside which files are kept: not that of a symbolic link.
QString realPath(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

base::Failure<StoreError> failure(StoreError::Code code, const QString &path, const QString &detail)
{
    return base::Failure{StoreError{code, path, detail}};
}

} // namespace

QString driver()
{
    return QStringLiteral("QSQLITE");
}

QString fileUri(const QString &absolutePath)
{
    // Not QUrl's: the server of a Windows share would be the authority, which has to be empty (or "localhost").
    const QByteArray path = QUrl::toPercentEncoding(absolutePath, "/:");
    return (path.startsWith('/') ? QLatin1String("file://") : QLatin1String("file:///")) + QLatin1String(path);
}

QString databaseName(const QString &path, Access access)
{
    const auto uri = [&path](const char *parameters) -> QString {
        return fileUri(QFileInfo(path).absoluteFilePath()) + QLatin1String(parameters);
    };
    switch (access) {
    case Access::Create:
    case Access::Write:
    case Access::ReadShared:
        return path;
    case Access::Read:
        return uri("?mode=rw"); // never make one
    case Access::ReadLog:
        // Without locks, and so without the shared memory that would have to be made beside the file.
#ifdef Q_OS_WIN
        return uri("?mode=ro&vfs=win32-none");
#else
        return uri("?mode=ro&vfs=unix-none");
#endif
    case Access::ReadImmutable:
        return uri("?immutable=1");
    }
    return path;
}

QString connectOptions(Access access)
{
    switch (access) {
    case Access::Create:
    case Access::Write:
        return QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
    case Access::Read:
        return QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_ENABLE_REGEXP");
    case Access::ReadShared:
        return QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000;QSQLITE_ENABLE_REGEXP");
    case Access::ReadLog:
    case Access::ReadImmutable:
        return QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI;QSQLITE_ENABLE_REGEXP");
    }
    return {};
}

QStringList setup(Access access)
{
    // Project files travel between people: functions named in a schema are not to be trusted, nor are cell offsets.
    QStringList list{QStringLiteral("PRAGMA trusted_schema = OFF"), QStringLiteral("PRAGMA cell_size_check = ON"),
        QStringLiteral("PRAGMA foreign_keys = OFF")};
    switch (access) {
    case Access::Create:
    case Access::Write:
        list << QStringLiteral("PRAGMA cache_size = -%1").arg(CacheOfWriter);
        break;
    case Access::ReadLog:
        list << QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"); // the log's index is kept in memory then
        [[fallthrough]];
    case Access::Read:
    case Access::ReadShared:
    case Access::ReadImmutable:
        list << QStringLiteral("PRAGMA cache_size = -16000");
        break;
    }
    return list;
}

QStringList journalSetup()
{
    // NORMAL with a write-ahead log: a power cut can take the last transactions, never half of one. Checkpoints are
    // rarer than the default's 4 MB, because each waits for the disk.
    return {QStringLiteral("PRAGMA journal_mode = WAL"), QStringLiteral("PRAGMA synchronous = NORMAL"),
        QStringLiteral("PRAGMA wal_autocheckpoint = 4000"), QStringLiteral("PRAGMA journal_size_limit = 67108864"),
        mayWriteEarly(false)};
}

QString mayWriteEarly(bool may)
{
    // A number takes effect at once, also within a transaction, which ON and OFF do not.
    return may ? QStringLiteral("PRAGMA cache_spill = 1") : QStringLiteral("PRAGMA cache_spill = 2000000000");
}

QString overwriteDeleted()
{
    return QStringLiteral("PRAGMA secure_delete = ON");
}

QString freeBytes()
{
    return QStringLiteral("SELECT f.freelist_count * p.page_size FROM pragma_freelist_count f, pragma_page_size p");
}

QString zeros()
{
    return QStringLiteral("zeroblob(?)");
}

QString waitForOthers(bool wait)
{
    return QStringLiteral("PRAGMA busy_timeout = %1").arg(wait ? BusyMs : 0);
}

QString readOnlyFromNow()
{
    return QStringLiteral("PRAGMA query_only = ON");
}

QString moveLogIntoFile()
{
    return QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)");
}

QString pageSize()
{
    return QStringLiteral("PRAGMA page_size");
}

QString limitPages(qint64 pages)
{
    constexpr qint64 most = 4294967294; // https://www.sqlite.org/limits.html, 13
    return QStringLiteral("PRAGMA max_page_count = %1").arg(pages > 0 ? std::min(pages, most) : most);
}

QString withTypes(QString statement)
{
    statement.replace(QLatin1String("{id}"), QLatin1String("INTEGER PRIMARY KEY"));
    // Ids of rows that went are not given again.
    statement.replace(QLatin1String("{serial}"), QLatin1String("INTEGER PRIMARY KEY AUTOINCREMENT"));
    statement.replace(QLatin1String("{int}"), QLatin1String("INTEGER"));
    statement.replace(QLatin1String("{text}"), QLatin1String("TEXT"));
    statement.replace(QLatin1String("{blob}"), QLatin1String("BLOB"));
    statement.replace(QLatin1String("{clustered}"), QLatin1String("WITHOUT ROWID"));
    statement.replace(QLatin1String("{each}"), QLatin1String("json_each"));
    return statement;
}

QStringList identify(int version)
{
    return {QStringLiteral("PRAGMA application_id = %1").arg(ApplicationId),
        QStringLiteral("PRAGMA user_version = %1").arg(version)};
}

QString temporaryView(const QString &name, const QString &select)
{
    return QStringLiteral("CREATE TEMP VIEW %1 AS %2").arg(name, select);
}

QString storedTable(const QString &name)
{
    return QStringLiteral("main.") % name;
}

StoreError::Code codeOf(const QSqlError &error)
{
    bool ok = false;
    const int native = error.nativeErrorCode().toInt(&ok);
    return ok ? codeOf(native) : StoreError::Code::Io;
}

StoreError::Code codeOf(int native)
{
    using Code = StoreError::Code;
    constexpr int shortRead = 522; // SQLITE_IOERR_SHORT_READ: the file ends too early
    if (native == shortRead)
        return Code::Damaged;
    switch (native & 0xff) { // the primary code (https://www.sqlite.org/rescode.html)
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return Code::Locked;
    case 3: // SQLITE_PERM
    case 8: // SQLITE_READONLY
        return Code::ReadOnly;
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return Code::Damaged;
    case 13: // SQLITE_FULL
        return Code::DiskFull;
    default:
        return Code::Io;
    }
}

base::Result<FileHeader, StoreError> inspect(const QString &path)
{
    using Code = StoreError::Code;
    const QFileInfo info(path);
    if (!info.exists())
        return failure(Code::NotFound, path, {});
    if (!info.isFile())
        return failure(Code::NotAProject, path, QStringLiteral("not a regular file"));
    const auto file = HeldFile::open(path);
    const auto head = file ? file->head(HeaderBytes) : std::nullopt;
    if (!head)
        return failure(Code::Io, path, qt_error_string(errno));
    const QByteArray &header = *head;
    if (header.isEmpty())
        return failure(Code::NotAProject, path, QStringLiteral("empty file"));
    if (!header.startsWith(QByteArrayView(Magic, sizeof Magic)))
        return failure(Code::NotAProject, path, QStringLiteral("not a database"));
    if (header.size() < HeaderBytes)
        return failure(Code::Damaged, path, QStringLiteral("the file ends in its header"));
    if (number(header, ApplicationIdAt) != ApplicationId)
        return failure(Code::NotAProject, path, QStringLiteral("a database of another program"));

    const auto version = qint32(number(header, UserVersionAt));
    if (version < 1)
        return failure(Code::Damaged, path, QStringLiteral("format version %1").arg(version));
    const quint32 rawSize = qFromBigEndian<quint16>(header.constData() + PageSizeAt);
    const qint64 pageSize = rawSize == 1 ? 65536 : rawSize;
    if (pageSize < 512 || (pageSize & (pageSize - 1)) != 0)
        return failure(Code::Damaged, path, QStringLiteral("page size %1").arg(pageSize));
    // The page count holds only where these two agree (1.3.8); the write-ahead log may hold what the file lacks.
    const bool countIsValid = number(header, ChangeCounterAt) == number(header, ValidForAt);
    const qint64 expected = pageSize * qint64(number(header, PageCountAt));
    if (!countIsValid || hasLog(path))
        return FileHeader{version};
    // Last, and not as it was at first: another process may have moved its log into the file meanwhile.
    const qint64 size = QFileInfo(path).size();
    if (size < expected)
        return failure(Code::Damaged, path,
            QStringLiteral("the file has %1 bytes where its header says %2").arg(size).arg(expected));
    return FileHeader{version};
}

QStringList sidecars(const QString &path)
{
    return {path % QStringLiteral("-wal"), path % QStringLiteral("-shm"), path % QStringLiteral("-journal")};
}

bool isDatabase(const QString &path)
{
    const auto file = HeldFile::open(path);
    const auto head = file ? file->head(sizeof Magic) : std::nullopt;
    return head && *head == QByteArrayView(Magic, sizeof Magic);
}

bool hasLog(const QString &path)
{
    return QFileInfo(realPath(path) % QStringLiteral("-wal")).size() > 0;
}

bool mayBeOpen(const QString &path)
{
    return QFileInfo::exists(realPath(path) % QStringLiteral("-shm"));
}

QString listSchema()
{
    return QStringLiteral("SELECT type, name, sql FROM sqlite_master");
}

bool isInternal(const QString &name)
{
    return name.startsWith(QLatin1String("sqlite_"), Qt::CaseInsensitive);
}

QString escapedPattern(const QString &text)
{
    QString pattern;
    for (const QChar c : text) {
        if (c == QLatin1Char('%') || c == QLatin1Char('_') || c == QLatin1Char('\\'))
            pattern += QLatin1Char('\\');
        pattern += c;
    }
    return pattern;
}

QString copyInto(const QString &path)
{
    QString quoted = path;
    quoted.replace(QLatin1Char('\''), QLatin1String("''"));
    return QStringLiteral("VACUUM INTO '%1'").arg(quoted);
}

} // namespace argiope::store::dialect
