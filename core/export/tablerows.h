#pragma once

#include "core/export/export.h"
#include "core/export/progress.h"
#include "core/export/tablewriter.h"

#include <functional>
#include <memory>
#include <optional>

namespace argiope::exporting {

/// The rows of one table, read one after the other.
class TableRows
{
public:
    /// What a row says, and what it is about; false: no more.
    using Take = std::function<bool(const QList<facts::Value> &values, const QByteArray &url)>;

    TableRows() = default;
    virtual ~TableRows() = default;
    TableRows(const TableRows &) = delete;
    TableRows &operator=(const TableRows &) = delete;

    [[nodiscard]] virtual QList<Heading> columns() const = 0;
    /// Ends early where `take` says so, or `progress` is canceled. What is wrong with the project is the reader's
    /// error.
    virtual void each(const Take &take) = 0;
    [[nodiscard]] virtual QString problem() const { return {}; } ///< what else ended it
};

/// Of the options' table. Reader, options and progress must outlive it.
[[nodiscard]] std::unique_ptr<TableRows> rowsOf(store::Reader &reader, const Options &options, Progress &progress);

// One file each.
[[nodiscard]] std::unique_ptr<TableRows> urlRows(store::Reader &reader, const Options &options);
[[nodiscard]] std::unique_ptr<TableRows> linkRows(store::Reader &reader, const Options &options);
[[nodiscard]] std::unique_ptr<TableRows> sitemapRows(store::Reader &reader);
[[nodiscard]] std::unique_ptr<TableRows> brokenRows(store::Reader &reader, const Options &options, Progress &progress);
[[nodiscard]] std::unique_ptr<TableRows> chainRows(store::Reader &reader, const Options &options, Progress &progress);
[[nodiscard]] std::unique_ptr<TableRows> issueRows(store::Reader &reader, const Options &options, Progress &progress);
[[nodiscard]] std::unique_ptr<TableRows> imageRows(store::Reader &reader, const Options &options, Progress &progress);
[[nodiscard]] std::unique_ptr<TableRows> hreflangRows(
    store::Reader &reader, const Options &options, Progress &progress);
[[nodiscard]] std::unique_ptr<TableRows> hostRows(store::Reader &reader, Progress &progress);

/// A column of a table that has no others.
template <class Record>
struct FixedColumn
{
    const char *name;
    facts::Kind kind;
    facts::Value (*value)(const Record &record);
};

template <class Record, size_t N>
QList<Heading> headingsOf(const FixedColumn<Record> (&columns)[N])
{
    QList<Heading> headings;
    for (const FixedColumn<Record> &column : columns)
        headings.append({column.name, column.kind});
    return headings;
}

template <class Record, size_t N>
QList<facts::Value> valuesOf(const Record &record, const FixedColumn<Record> (&columns)[N])
{
    QList<facts::Value> values;
    values.reserve(qsizetype(N));
    for (const FixedColumn<Record> &column : columns)
        values.append(column.value(record));
    return values;
}

/// Unknown where the number is less than `smallest`.
[[nodiscard]] inline facts::Value numberFrom(qint64 number, qint64 smallest)
{
    return number < smallest ? facts::Value{} : facts::Value{number};
}
[[nodiscard]] inline facts::Value wordFrom(const char *word)
{
    return QByteArray(word);
}

/// The rows that the options ask for, until `visit` returns false: of these columns, or whole records where there are
/// none.
template <class Visit, class... Columns>
void eachUrl(store::Reader &reader, const Options &options, Visit visit, const Columns &...columns)
{
    constexpr qsizetype RowsPerRead = 256; // where their ids are given
    const auto visitKept = [&](const auto &row) { return (options.keeps && !options.keeps(row.id)) || visit(row); };
    if (options.onlyIds.isEmpty()) {
        store::ListQuery query = options.query;
        if (options.table == Table::Skipped)
            query.kind = store::ListKind::Skipped;
        else if (query.kind == store::ListKind::Skipped)
            query.kind = store::ListKind::Urls;
        reader.forEach(query, columns..., visitKept);
        return;
    }
    for (qsizetype at = 0; at < options.onlyIds.size(); at += RowsPerRead) {
        const auto rows = reader.rows(options.onlyIds.mid(at, RowsPerRead), columns...);
        for (const auto &row : rows) {
            if (row.id != store::UrlId::None && !visitKept(row))
                return;
        }
        if (reader.error())
            return;
    }
}

} // namespace argiope::exporting
