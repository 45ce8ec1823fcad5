#include "core/export/export.h"

#include "core/export/archiveindex.h"
#include "core/export/exporterror.h"
#include "core/export/linkgraph.h"
#include "core/export/sitemapfiles.h"
#include "core/export/tablerows.h"

#include <QFileDevice>
#include <QFileInfo>

#include <algorithm>

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

/// Places in a table's own columns of those that are wanted.
QList<qsizetype> wantedColumns(const QList<Heading> &all, const Options &options)
{
    QList<qsizetype> places;
    if (infoOf(options.table).ofUrls)
        return places; // they have read no others
    for (const QByteArray &name : options.tableColumns) {
        const auto found
            = std::find_if(all.cbegin(), all.cend(), [&name](const Heading &heading) { return heading.name == name; });
        if (found != all.cend())
            places.append(found - all.cbegin());
    }
    return places;
}

template <class Cell>
QList<Cell> only(const QList<qsizetype> &places, const QList<Cell> &cells)
{
    if (places.isEmpty())
        return cells;
    QList<Cell> some(places.size());
    std::transform(places.cbegin(), places.cend(), some.begin(), [&](qsizetype place) { return cells.at(place); });
    return some;
}

base::Result<qint64, ExportError> writeRows(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
{
    const std::unique_ptr<TableRows> rows = rowsOf(reader, options, progress);
    const std::unique_ptr<TableWriter> writer = infoOf(options.format).writer(out, writerOptions(options, out));
    const QList<Heading> headings = rows->columns();
    const QList<qsizetype> places = wantedColumns(headings, options);
    bool written = writer->begin(only(places, headings));
    if (written) {
        rows->each([&](const QList<facts::Value> &values, const QByteArray &url) {
            written = !progress.canceled() && writer->row(only(places, values), url);
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
            return QStringLiteral("the export cannot be written");
        case Code::WriteFailed:
            return QStringLiteral("writing the export failed");
        case Code::Canceled:
            return QStringLiteral("the export was canceled");
        case Code::ReadFailed:
            return QStringLiteral("reading the project failed");
        case Code::WrongTable:
            break;
        }
        return QStringLiteral("this format does not support this table");
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
