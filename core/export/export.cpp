#include "core/export/export.h"

#include "core/export/archiveindex.h"
#include "core/export/exporterror.h"
#include "core/export/linkgraph.h"
#include "core/export/sitemapfiles.h"
#include "core/export/tablerows.h"

#include <QFileDevice>
#include <QFileInfo>

namespace argiope::exporting {

namespace {

WriterOptions writerOptions(const Options &options, const QIODevice &out)
{
    WriterOptions wishes;
    wishes.delimiter = options.delimiter;
    wishes.bom = options.bom && infoOf(options.format).mayHaveMark;
    wishes.title = infoOf(options.table).title;
    wishes.sheetRows = options.sheetRows;
    // Where the file comes to stand there is room for what is written before it; of devices nobody knows.
    if (const auto *file = qobject_cast<const QFileDevice *>(&out); file && !isNoPlainFile(file->fileName()))
        wishes.scratch = QFileInfo(file->fileName()).absolutePath();
    return wishes;
}

base::Result<qint64, ExportError> writeRows(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
{
    const std::unique_ptr<TableRows> rows = rowsOf(reader, options, progress);
    const std::unique_ptr<TableWriter> writer = infoOf(options.format).writer(out, writerOptions(options, out));
    bool written = writer->begin(rows->columns());
    if (written) {
        rows->each([&](const QList<facts::Value> &values, const QByteArray &url) {
            written = !progress.canceled() && writer->row(values, url);
            if (written)
                progress.rowDone();
            return written;
        });
    }
    if (const auto error = errorOf(reader, progress))
        return base::Failure{*error};
    if (const QString problem = rows->problem(); !problem.isEmpty())
        return exportFailure(ExportError::Code::ReadFailed, problem);
    if (!written || !writer->end())
        return exportFailure(ExportError::Code::WriteFailed, writer->problem());
    progress.finished();
    return progress.rows();
}

} // namespace

QString ExportError::message() const
{
    const auto words = [this]() -> QString {
        switch (code) {
        case Code::CannotOpen:
            return QStringLiteral("the export cannot be written there");
        case Code::WriteFailed:
            return QStringLiteral("writing the export failed");
        case Code::Canceled:
            return QStringLiteral("the export was canceled");
        case Code::ReadFailed:
            return QStringLiteral("reading the project failed");
        case Code::WrongTable:
            break;
        }
        return QStringLiteral("this format does not fit this table");
    }();
    return detail.isEmpty() ? words : QString(words % QStringLiteral(": ") % detail.simplified());
}

base::Result<qint64, ExportError> write(store::Reader &reader, QIODevice &out, const Options &options,
    const std::function<void(qint64 rows)> &progress, const std::atomic<bool> *cancel)
{
    if (!canHold(options.format, options.table)) {
        return exportFailure(ExportError::Code::WrongTable,
            QStringLiteral("%1 of %2")
                .arg(QLatin1String(infoOf(options.format).name), QLatin1String(infoOf(options.table).name)));
    }
    Progress state(progress, cancel);
    const store::Reader::Snapshot snapshot(reader);
    switch (infoOf(options.format).shape) {
    case Shape::Rows:
        break;
    case Shape::Sitemap:
        return writeSitemap(reader, out, options, state);
    case Shape::Graph:
        return writeGraph(reader, out, options, state);
    case Shape::ArchiveIndex:
        return writeArchiveIndex(reader, out, options, state);
    }
    return writeRows(reader, out, options, state);
}

base::Result<qint64, ExportError> writeFile(store::Reader &reader, const QString &path, const Options &options,
    const std::function<void(qint64 rows)> &progress, const std::atomic<bool> *cancel)
{
    if (infoOf(options.format).shape == Shape::Sitemap && canHold(options.format, options.table)) {
        Progress state(progress, cancel);
        const store::Reader::Snapshot snapshot(reader);
        return writeSitemapFile(reader, path, options, state);
    }
    return throughTarget(path, [&](QIODevice &file) { return write(reader, file, options, progress, cancel); });
}

} // namespace argiope::exporting
