#include "ui/export/viewexport.h"

#include "core/store/place.h"
#include "ui/export/exportjob.h"
#include "ui/export/exportkeys.h"
#include "ui/export/exportwords.h"
#include "ui/export/shownexport.h"
#include "ui/export/tablefiledialog.h"
#include "ui/project/askdisk.h"
#include "ui/savefile/savefield.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QSettings>
#include <QWidget>

#include <utility>

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

char delimiterOf(Format format)
{
    const auto kept = delimiterFromText(QSettings().value(ExportDelimiterKey).toString());
    return infoOf(format).hasDelimiter ? kept.value_or(',') : ',';
}

bool hasMark(Format format)
{
    return format == Format::Csv && QSettings().value(ExportBomKey).toBool();
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
    options.bom = hasMark(options.format);
    options.delimiter = delimiterOf(options.format);
    if (source.table) {
        options.table = *source.table;
        options.onlyIds = source.listed;
        options.tableColumns = source.tableColumns;
        return options;
    }
    options.table = source.query.kind == ListKind::Skipped ? Table::Skipped : Table::Urls;
    options.query = source.query;
    options.columns = source.shown;
    if (isWorded(options.format))
        options.words = windowWords();
    return options;
}

bool ViewExport::mayStart()
{
    if (isRunning())
        Q_EMIT refused();
    return !isRunning();
}

void ViewExport::start(const ExportDialog::Source &source)
{
    if (!mayStart())
        return;
    const Options options = optionsOf(source);
    QString name = store::shortName(source.project);
    if (options.query.kind == ListKind::Queue)
        name += QStringLiteral("-queue");
    else if (options.table != Table::Urls)
        name += QLatin1Char('-') % QLatin1String(infoOf(options.table).name);
    askForName(source.project, name, options.format, [this, project = source.project, options](const QString &file) {
        run(std::make_unique<ExportJob>(project, file, options), file);
    });
}

void ViewExport::start(const QString &project, const models::ShownTable &table)
{
    if (!mayStart())
        return;
    const Format format = formatOfTables();
    askForName(project, store::shortName(project) % QLatin1Char('-') % table.name, format,
        [this, format, table, project](const QString &file) { write(file, format, table, project); });
}

void ViewExport::startAs(const QString &project, const models::ShownTable &table, QWidget &parent)
{
    if (!mayStart())
        return;
    const Format usual = formatOfTables();
    askForName(project, store::shortName(project) % QLatin1Char('-') % table.name, usual,
        [this, usual, table, project, over = QPointer<QWidget>(&parent)](const QString &proposal) {
            if (!over)
                return;
            auto *dialog = new TableFileDialog(table, proposal, usual, over);
            connect(dialog, &TableFileDialog::chosen, this, [this, table, project](const QString &file, Format format) {
                QSettings().setValue(ExportFolderKey, QFileInfo(file).absolutePath());
                QSettings().setValue(ExportFormatKey, int(format));
                if (mayStart())
                    write(file, format, table, project);
            });
            dialog->open();
        });
}

void ViewExport::askForName(
    const QString &project, const QString &name, Format format, const std::function<void(const QString &file)> &write)
{
    m_asking = true;
    const QString suffix = QLatin1String(infoOf(format).suffix);
    project::askDisk(
        this,
        [project, wanted = savefile::wantedFolders(ExportFolderKey), name, suffix] {
            return freeName(savefile::usualFolder(project, wanted), name, suffix);
        },
        [this, write, number = ++m_asked](const QString &file) {
            if (number != m_asked || !m_asking)
                return; // cancelled
            m_asking = false;
            write(file);
        });
}

void ViewExport::fail(const ExportError &error, const QString &file)
{
    if (error.code == ExportError::Code::Canceled)
        Q_EMIT canceled();
    else
        Q_EMIT failed(exportProblem(error, file), error.message());
}

void ViewExport::write(const QString &file, Format format, models::ShownTable table, const QString &project)
{
    table.sources.append(project);
    const Wishes wishes{format, hasMark(format), delimiterOf(format)};
    run(std::make_unique<ExportJob>([table, file, wishes](const auto &progress, const std::atomic<bool> &cancel) {
        return writeShown(table, file, wishes, progress, cancel);
    }),
        file);
}

void ViewExport::run(std::unique_ptr<ExportJob> job, const QString &file)
{
    m_job = std::move(job);
    connect(m_job.get(), &ExportJob::progressed, this, &ViewExport::progressed);
    connect(m_job.get(), &ExportJob::succeeded, this, [this, file](qint64 rows) {
        m_job->wait();
        m_job.reset();
        Q_EMIT written(file, rows);
    });
    connect(m_job.get(), &ExportJob::failed, this, [this, file](const ExportError &error) {
        m_job->wait();
        m_job.reset();
        fail(error, file);
    });
    m_job->start(QThread::LowPriority);
}

void ViewExport::cancel()
{
    if (m_job) {
        m_job->cancel();
    } else if (m_asking) {
        m_asking = false;
        Q_EMIT canceled();
    }
}

} // namespace argiope::exporting
