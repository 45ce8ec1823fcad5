#include "ui/export/viewexport.h"

#include "core/store/place.h"
#include "ui/export/exportjob.h"
#include "ui/export/exportkeys.h"
#include "ui/export/exportwords.h"
#include "ui/project/askdisk.h"
#include "ui/savefile/savefield.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace argiope::exporting {

using store::ListKind;

namespace {

/// The first of "name.csv", "name 2.csv" … that is not there. Asks the disk.
QString freeName(const QString &folder, const QString &name, const QString &suffix)
{
    const QDir dir(folder);
    QString file = dir.filePath(QString(name % QLatin1Char('.') % suffix));
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = dir.filePath(QStringLiteral("%1 %2.%3").arg(name).arg(number).arg(suffix));
    return file;
}

/// That of the last export, where it can have what a table shows.
Format formatOfTables()
{
    const int last = QSettings().value(ExportFormatKey).toInt();
    for (const FormatInfo &info : formats()) {
        if (int(info.format) == last && info.shape == Shape::Rows && info.hasColumns)
            return info.format;
    }
    return Format::Csv;
}

} // namespace

ViewExport::ViewExport(QObject *parent)
    : QObject(parent)
{
}

ViewExport::~ViewExport() = default;

Options ViewExport::optionsOf(const ExportDialog::Source &source)
{
    Options options;
    options.format = formatOfTables();
    options.bom = options.format == Format::Csv && QSettings().value(ExportBomKey).toBool();
    if (source.table) {
        options.table = *source.table;
        options.onlyIds = source.listed;
        options.tableColumns = source.tableColumns;
        return options;
    }
    options.table = source.query.kind == ListKind::Skipped ? Table::Skipped : Table::Urls;
    options.query = source.query;
    options.columns = source.shown;
    return options;
}

void ViewExport::start(const ExportDialog::Source &source)
{
    if (isRunning())
        return;
    m_asking = true;
    const Options options = optionsOf(source);
    QString name = store::shortName(source.project);
    if (options.query.kind == ListKind::Queue)
        name += QStringLiteral("-queue");
    else if (options.table != Table::Urls)
        name += QLatin1Char('-') % QLatin1String(infoOf(options.table).name);
    const QString suffix = QLatin1String(infoOf(options.format).suffix);
    project::askDisk(
        this,
        [project = source.project, wanted = savefile::wantedFolders(ExportFolderKey), name, suffix] {
            return freeName(savefile::usualFolder(project, wanted), name, suffix);
        },
        [this, project = source.project, options](const QString &file) {
            m_asking = false;
            write(project, file, options);
        });
}

void ViewExport::write(const QString &project, const QString &file, const Options &options)
{
    m_job = std::make_unique<ExportJob>(project, file, options);
    connect(m_job.get(), &ExportJob::progressed, this, &ViewExport::progressed);
    connect(m_job.get(), &ExportJob::succeeded, this, [this, file](qint64 rows) {
        m_job->wait();
        m_job.reset();
        Q_EMIT written(file, rows);
    });
    connect(m_job.get(), &ExportJob::failed, this, [this, file](const ExportError &error) {
        m_job->wait();
        m_job.reset();
        if (error.code == ExportError::Code::Canceled)
            Q_EMIT canceled();
        else
            Q_EMIT failed(exportProblem(error, file), error.message());
    });
    m_job->start();
}

void ViewExport::cancel()
{
    if (m_job)
        m_job->cancel();
}

} // namespace argiope::exporting
