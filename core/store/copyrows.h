#pragma once

#include "core/base/result.h"
#include "core/store/tableshape.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

/// Between a file and a database projects go row by row: each side says how it reads and writes them.
namespace argiope::store {

struct CopyCell
{
    enum class Kind : quint8 { Null, Number, Text, Bytes };
    Kind kind = Kind::Null;
    qint64 number = 0;
    QByteArray bytes; ///< of a text: UTF-8, or whatever the file has in its place
};
using CopyRow = std::vector<CopyCell>; ///< in the order of the table's columns

/// How far a copy is, as it stands in the unfinished copy.
struct CopyMark
{
    int table = 0; ///< which of tableShapes() is being copied
    QByteArray after; ///< keyOf() its last row; empty: none yet
    qint64 rows = 0; ///< of all tables
};

/// The primary key of a row, as a JSON array.
[[nodiscard]] QByteArray keyOf(const TableShape &shape, const CopyRow &row);
/// "SELECT what FROM table WHERE (key) > (after) ORDER BY key", in words that both products know.
[[nodiscard]] QString orderedSelect(const TableShape &shape, const QString &what, const QByteArray &after);

/// A project that is read, as it was when it was opened. One thread.
class RowSource
{
public:
    virtual ~RowSource() = default;
    /// Differs after any change to the project; the same as long as nothing changes, also from another process.
    [[nodiscard]] virtual QByteArray fingerprint() const = 0;
    [[nodiscard]] virtual qint64 rows() const = 0; ///< of all tables
    /// Begins with a table, behind the row of this key.
    [[nodiscard]] virtual base::Result<void, StoreError> open(const TableShape &shape, const QByteArray &after) = 0;
    [[nodiscard]] virtual base::Result<bool, StoreError> next(CopyRow &row) = 0; ///< false behind the last one
    /// Of a table with such ids the last one that was ever given.
    [[nodiscard]] virtual base::Result<qint64, StoreError> lastSerial(const TableShape &shape) = 0;
};

/// A project that is written, under a passing name until it is whole. Where it ends before finish() what was committed
/// stays, for the next one to go on with. One thread.
class RowSink
{
public:
    virtual ~RowSink() = default;
    /// From where to go on: what an earlier copy of the same source has committed is kept, all else goes.
    [[nodiscard]] virtual base::Result<CopyMark, StoreError> begin(const QByteArray &fingerprint) = 0;
    [[nodiscard]] virtual base::Result<void, StoreError> add(const TableShape &shape, const CopyRow &row) = 0;
    /// With everything that was added since the last one, in one transaction.
    [[nodiscard]] virtual base::Result<void, StoreError> commit(const CopyMark &mark) = 0;
    [[nodiscard]] virtual base::Result<void, StoreError> setLastSerial(const TableShape &shape, qint64 last) = 0;
    /// What makes it quick to read from the first question on, table by table behind the last commit(). It is whole
    /// without it.
    virtual void settle(const TableShape &shape) { Q_UNUSED(shape) }
    /// It gets its name, all at once.
    [[nodiscard]] virtual base::Result<void, StoreError> finish() = 0;
};

[[nodiscard]] base::Result<std::unique_ptr<RowSource>, StoreError> readFile(const QString &path);
[[nodiscard]] base::Result<std::unique_ptr<RowSink>, StoreError> writeFile(const QString &path);
class Place;
[[nodiscard]] base::Result<std::unique_ptr<RowSource>, StoreError> readDatabase(const Place &place);
[[nodiscard]] base::Result<std::unique_ptr<RowSink>, StoreError> writeDatabase(const Place &place);

} // namespace argiope::store
