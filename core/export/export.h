#pragma once

#include "core/base/result.h"
#include "core/export/formats.h"
#include "core/store/reader.h"

#include <QByteArrayList>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>

class QIODevice;

namespace argiope::exporting {

/// What a person reads in a list of URLs in place of names. Called on the thread that writes.
struct RowWords
{
    std::function<QByteArray(const store::Column &column)> title;
    /// Of a value that is a name of ours, as outcomes, states and rules are; none: it stays as it is.
    std::function<std::optional<QByteArray>(const store::Column &column, const facts::Value &value)> value;
};

struct Options
{
    Format format = Format::Csv;
    Table table = Table::Urls;
    bool bom
        = false; ///< begins with a byte order mark, by which some programs tell UTF-8, where FormatInfo::mayHaveMark
    char delimiter = ','; ///< of CSV: as delimiterFromText() gives it
    /// Filter and order of urls and skipped; its kind is set from `table`. Of a graph: which URLs are in it.
    store::ListQuery query;
    /// Where not empty: these rows, in this order. Of links: those on these pages; of broken: ids of links; of chains:
    /// where they start. The other tables are always whole.
    QList<qint64> onlyIds;
    std::optional<store::ListQuery> linkPages; ///< of links, where `onlyIds` is empty: only those on these pages
    /// Where not empty: of those rows only what it is true of: of links, broken, images and hreflang by the page that
    /// has them, of chains by where they start, of issues by their URL.
    std::function<bool(store::UrlId)> keeps{};
    QList<store::UrlColumn> columns; ///< of urls, skipped and a graph's URLs; empty: all that the project has, the
                                     ///< contract's thirteen first
    std::optional<RowWords> words; ///< of urls and skipped; none: names and values are those that programs read
    QByteArrayList tableColumns; ///< of tables that have their own: these of them, in this order; empty: all
    QByteArrayList checks; ///< of issues: ids of the checks; empty: all that a crawl can decide
    int sheetRows = 1'048'576; ///< of a workbook's sheets: what the format allows
};

struct ExportError
{
    enum class Code : quint8 { CannotOpen, WriteFailed, Canceled, ReadFailed, WrongTable };
    Code code = Code::WriteFailed;
    QString detail;
    [[nodiscard]] QString message() const; ///< one English line
};

/// Writes rows as they are read: in constant memory, but for what broken, chains, issues, hreflang and graphs are
/// worked out from, some bytes for each URL concerned. Returns the number of rows, of a graph that of its links; in a
/// sitemap only finished pages in scope have one that answered 200, are HTML, not noindex and not a variant of another
/// canonical URL. A sitemap that does not fit into one file (50,000 URLs, 50 MB) is an error here: nothing is written.
/// `progress` (may be empty) is told the rows so far now and then; `cancel` (may be null) ends it with Canceled, though
/// packing a workbook goes on to its end. Any thread, with a reader of its own.
[[nodiscard]] base::Result<qint64, ExportError> write(store::Reader &reader, QIODevice &out, const Options &options,
    const std::function<void(qint64 rows)> &progress = {}, const std::atomic<bool> *cancel = nullptr);

/// The same to a file, through a temporary file beside it: the old content stays until the export is complete. A
/// sitemap that does not fit into one file becomes an index, with NAME-1.xml, NAME-2.xml … beside it; the index names
/// them as if they stood at the root of the first URL's site.
[[nodiscard]] base::Result<qint64, ExportError> writeFile(store::Reader &reader, const QString &path,
    const Options &options, const std::function<void(qint64 rows)> &progress = {},
    const std::atomic<bool> *cancel = nullptr);

/// RFC 4180, with any delimiter: quoted where needed; a cell that a spreadsheet would run as a formula (= + - @ tab CR
/// first) gets a leading apostrophe. `text` is UTF-8.
[[nodiscard]] QByteArray csvCell(QByteArrayView text, char delimiter = ',');
/// What may stand between the cells of CSV, as typed: one sign of ASCII, or \t for a tab; none that numbers, quotes or
/// formulas are made of.
[[nodiscard]] std::optional<char> delimiterFromText(QStringView text);
/// A URL on a line of its own, with the line's end. What could not be parsed stands as it was written; what would break
/// or turn the line, and bytes that are no UTF-8, are percent-encoded.
[[nodiscard]] QByteArray plainLine(QByteArrayView url);

} // namespace argiope::exporting
