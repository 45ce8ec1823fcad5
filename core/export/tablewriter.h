#pragma once

#include "core/facts/fact.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace argiope::exporting {

/// A column of what is written: what it is called, and what its values are.
struct Heading
{
    QByteArray name;
    facts::Kind kind = facts::Kind::Text;
};

/// What writers want to know beside the rows.
struct WriterOptions
{
    char delimiter = ','; ///< of CSV
    bool bom = false; ///< text begins with a byte order mark
    QByteArray title; ///< of the table, in a few letters; names sheets
    QString scratch; ///< folder for what has to be written twice; "" for the system's
    int sheetRows = 1'048'576; ///< of workbooks, the heading included: what the format allows
};

/// Writes rows of any table in one format: begin(), any number of row(), end(). Each is false once something could not
/// be written; whoever stops before the end leaves nothing behind but what the device has. One thread.
class TableWriter
{
public:
    TableWriter() = default;
    virtual ~TableWriter() = default;
    TableWriter(const TableWriter &) = delete;
    TableWriter &operator=(const TableWriter &) = delete;

    [[nodiscard]] virtual bool begin(const QList<Heading> &columns) = 0;
    /// A value for each column. `url` is what the row is about.
    [[nodiscard]] virtual bool row(const QList<facts::Value> &values, const QByteArray &url) = 0;
    [[nodiscard]] virtual bool end() = 0;
    [[nodiscard]] virtual QString problem() const = 0; ///< the system's words for what went wrong
};

/// A value as formats without types have it: nothing, a text, or a number or truth. Bytes are text of hex digits, times
/// are ISO 8601, outcomes and states are their names, depths of what has none are nothing.
struct PlainValue
{
    std::optional<QByteArray> text;
    QByteArray bare; ///< "12", "true"; "" where there is a text or nothing

    PlainValue(const facts::Value &value, facts::Kind kind);
    [[nodiscard]] bool isNothing() const { return !text && bare.isEmpty(); }
};

} // namespace argiope::exporting
