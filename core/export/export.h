#pragma once

#include "core/base/result.h"
#include "core/store/reader.h"

#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>

class QIODevice;

namespace argiope::exporting {

enum class Format : quint8 { Csv, Txt, JsonLines, Sitemap };
enum class Table : quint8 { Urls, Links, Skipped };

[[nodiscard]] std::optional<Format> formatFromName(QStringView name); ///< "csv", "txt", "jsonl", "sitemap"
[[nodiscard]] std::optional<Table> tableFromName(QStringView name); ///< "urls", "links", "skipped"

struct Options
{
    Format format = Format::Csv;
    Table table = Table::Urls;
    store::ListQuery query; ///< filter and order; its kind is set from `table`
    QList<qint64> onlyIds; ///< where not empty: these rows, in this order
    QList<store::UrlColumn> columns; ///< empty: all, the contract's thirteen first
};

struct ExportError
{
    enum class Code : quint8 { CannotOpen, WriteFailed, Canceled, ReadFailed, WrongTable };
    Code code = Code::WriteFailed;
    QString detail;
    [[nodiscard]] QString message() const; ///< one English line
};

/// Writes rows as they are read: constant memory. Returns the number of rows. `progress` (may be empty) is told the rows
/// so far now and then; `cancel` (may be null) ends it with Canceled. Any thread, with a reader of its own.
[[nodiscard]] base::Result<qint64, ExportError> write(store::Reader &reader, QIODevice &out, const Options &options,
    const std::function<void(qint64 rows)> &progress = {}, const std::atomic<bool> *cancel = nullptr);

/// The same to a file, through a temporary file beside it: the old content stays until the export is complete.
[[nodiscard]] base::Result<qint64, ExportError> writeFile(store::Reader &reader, const QString &path,
    const Options &options, const std::function<void(qint64 rows)> &progress = {},
    const std::atomic<bool> *cancel = nullptr);

/// RFC 4180: quoted where needed; a cell that a spreadsheet would run as a formula (= + - @ tab CR first) gets a leading
/// apostrophe. `text` is UTF-8.
[[nodiscard]] QByteArray csvCell(QByteArrayView text);

} // namespace argiope::exporting
