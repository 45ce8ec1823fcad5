#pragma once

#include "core/facts/fact.h"

#include <QByteArray>
#include <QList>
#include <QStringView>

#include <memory>
#include <optional>
#include <span>

namespace argiope::exporting {

enum class Format : quint8 { Csv, Txt, JsonLines, Sitemap };

/// A value of a row, and what it is called.
struct Cell
{
    QByteArray name;
    facts::Value value; ///< monostate: unknown
    facts::Kind kind = facts::Kind::Text;
};

/// How rows of any table are written, one after the other.
class RowFormat
{
public:
    virtual ~RowFormat() = default;
    /// What stands before the first row; "" for nothing.
    [[nodiscard]] virtual QByteArray head(const QList<QByteArray> &names) const = 0;
    /// A row with its line end. `url` is what the row is about.
    [[nodiscard]] virtual QByteArray line(const QList<Cell> &cells, const QByteArray &url) const = 0;
};

/// A format. One more is a class and a line in formats.cpp, and words for the export dialog.
struct FormatInfo
{
    Format format;
    const char *name; ///< on the command line
    const char *suffix; ///< of files
    bool hasColumns; ///< which ones are written can be chosen
    bool mayHaveMark; ///< may begin with a byte order mark
    bool hasDelimiter; ///< what stands between cells can be chosen
    /// nullptr: no rows but a document, of the table of URLs alone.
    std::unique_ptr<RowFormat> (*rows)(char delimiter);
};
[[nodiscard]] std::span<const FormatInfo> formats();
[[nodiscard]] const FormatInfo &infoOf(Format format);
/// A value as it stands in CSV before it is quoted: "" where it is unknown.
[[nodiscard]] QByteArray plainText(const facts::Value &value, facts::Kind kind);
[[nodiscard]] std::optional<Format> formatFromName(QStringView name); ///< "csv", "txt", "jsonl", "sitemap"

} // namespace argiope::exporting
