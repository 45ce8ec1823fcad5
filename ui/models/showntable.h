#pragma once

#include "core/export/tablewriter.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <utility>

namespace argiope::models {

/// What a table shows, for whoever writes it to a file: its rows in their order, the columns in sight. A value that
/// any thread may read; what changes in the table later does not change it.
struct ShownTable
{
    /// Takes a row: a value a column. False: no more are wanted.
    struct Put
    {
        template <class Take>
        Put(Take function, const std::atomic<bool> *flag = nullptr)
            : take(std::move(function))
            , cancel(flag)
        {
        }
        bool operator()(const QList<facts::Value> &values) const { return take(values); }

        std::function<bool(const QList<facts::Value> &values)> take;
        const std::atomic<bool> *cancel; ///< for whoever looks for rows for long; null: nobody cancels
    };

    QString name; ///< of files and sheets: "hosts"
    QString project{}; ///< that it tells of; "": the one that is open
    QList<exporting::Heading> columns{};
    qint64 count = 0; ///< rows
    int url = -1; ///< the column with the URL that a row is about, for formats that have nothing else; below 0: none
    QStringList sources{}; ///< projects that the rows come from: no file takes their place
    /// Puts them all. Answers why they could not be read, in the system's words; "" where they were.
    std::function<QString(const Put &put)> rows{};
};

/// A column of such a table, of rows that are in memory.
template <class Row>
struct ShownColumn
{
    exporting::Heading heading;
    std::function<facts::Value(const Row &row)> value;
};

template <class Row>
ShownTable shownTable(const QString &name, const QList<Row> &rows, const QList<ShownColumn<Row>> &columns)
{
    ShownTable table{name};
    for (const ShownColumn<Row> &column : columns)
        table.columns.append(column.heading);
    table.count = rows.size();
    table.rows = [rows, columns](const ShownTable::Put &put) {
        for (const Row &row : rows) {
            QList<facts::Value> values;
            values.reserve(columns.size());
            for (const ShownColumn<Row> &column : columns)
                values.append(column.value(row));
            if (!put(values))
                break;
        }
        return QString();
    };
    return table;
}

/// A text of people's as a value.
[[nodiscard]] inline facts::Value shownText(const QString &text)
{
    return text.toUtf8();
}

/// Nothing where it is below `least`: that it is not known.
[[nodiscard]] inline facts::Value shownNumber(qint64 number, qint64 least = 0)
{
    return number < least ? facts::Value{} : facts::Value{number};
}

} // namespace argiope::models

Q_DECLARE_METATYPE(argiope::models::ShownTable)
