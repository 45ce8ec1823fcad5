#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

/// What SQLite words in its own way, and what is asked of files alone. SqlDialect has what lists and filters are made
/// of.
namespace argiope::store::dialect {

inline constexpr int CacheOfWriter = 32'000; ///< KiB of pages in memory

enum class Access : quint8 {
    Create, ///< an empty file that is to become a project
    Write,
    /// Changes nothing in the database, but may put in order what lies beside the file: whoever closes it last moves
    /// the log into the file.
    Read,
    ReadShared, ///< where we cannot write, and somebody may have it open
    ReadLog, ///< where we cannot write and nobody has it open: with the log that lies beside it
    ReadImmutable, ///< the same without a log
};

[[nodiscard]] QString driver();
/// The same file as a URI that the product understands, also on a share: //server/share/file.
[[nodiscard]] QString fileUri(const QString &absolutePath);
[[nodiscard]] QString databaseName(const QString &path, Access access);
[[nodiscard]] QString connectOptions(Access access);
/// Statements that set up a connection, in order.
[[nodiscard]] QStringList setup(Access access);
/// Statements after the schema stands, and whenever a project is opened for writing.
[[nodiscard]] QStringList journalSetup();
/// Whether a transaction that outgrows the cache may write to the disk before its commit. Off, the disk can only turn
/// out to be full at the commit; on is for what changes most of a file. At any time.
[[nodiscard]] QString mayWriteEarly(bool may);

/// From now on what is deleted is overwritten, until the connection is closed.
[[nodiscard]] QString overwriteDeleted();
/// Bytes of the file that hold nothing any more, but maybe what they held before.
[[nodiscard]] QString freeBytes();
/// An expression: as many bytes of zero as the bound value says.
[[nodiscard]] QString zeros();

/// Whether a statement waits some seconds where others are in its way.
[[nodiscard]] QString waitForOthers(bool wait);

/// On a connection of Access::Read, once it is set up: statements that would change something fail.
[[nodiscard]] QString readOnlyFromNow();

/// What was committed and stands beside the file goes into it. One row: busy, pages of the log, those of them that
/// stand in the file now.
[[nodiscard]] QString moveLogIntoFile();

[[nodiscard]] QString pageSize();
/// The file has at most so many pages; 0: no limit of ours.
[[nodiscard]] QString limitPages(qint64 pages);

/// Puts the product's column types into a statement of the schema: {id}, {int}, {text}, {blob}; {each}: the function
/// that makes rows (key, value, atom) of a JSON array.
[[nodiscard]] QString withTypes(QString statement);

/// Marks the file as a project of this version.
[[nodiscard]] QStringList identify(int version);

/// A view of this connection alone, which takes the place of a stored table of that name.
[[nodiscard]] QString temporaryView(const QString &name, const QString &select);
/// The stored table, also where a temporary view has its name.
[[nodiscard]] QString storedTable(const QString &name);

[[nodiscard]] StoreError::Code codeOf(const QSqlError &error);
[[nodiscard]] StoreError::Code codeOf(int native); ///< the product's own number

/// What the file says before any SQL is run on it; NotFound, NotAProject or Damaged where it is none of ours.
struct FileHeader
{
    int version = 0;
};
[[nodiscard]] base::Result<FileHeader, StoreError> inspect(const QString &path);
/// A file of the product's, ours or another program's.
[[nodiscard]] bool isDatabase(const QString &path);

/// Files that the product keeps beside a project.
[[nodiscard]] QStringList sidecars(const QString &path);
/// Something that was committed stands beside the file, not in it.
[[nodiscard]] bool hasLog(const QString &path);
/// Somebody may have it open, or has had it when he died.
[[nodiscard]] bool mayBeOpen(const QString &path);

/// Rows (type, name, sql) of all objects in the file.
[[nodiscard]] QString listSchema();
/// True for the product's own objects in that list.
[[nodiscard]] bool isInternal(const QString &name);

/// A text for SqlDialect::matches(), of which no character means anything but itself.
[[nodiscard]] QString escapedPattern(const QString &text);

/// Writes a consistent copy of the open database to a new file.
[[nodiscard]] QString copyInto(const QString &path);

} // namespace argiope::store::dialect
