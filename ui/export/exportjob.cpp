#include "ui/export/exportjob.h"

#include "core/base/threads.h"

#include <utility>

namespace argiope::exporting {

namespace {

ExportJob::Work ofProject(const QString &project, const QString &file, const Options &options)
{
    return [project, file, options](const std::function<void(qint64 rows)> &progress,
               const std::atomic<bool> &cancel) -> base::Result<qint64, ExportError> {
        auto reader = store::Reader::open(project);
        if (!reader)
            return base::Failure{ExportError{ExportError::Code::ReadFailed, reader.error().message()}};
        return writeFile(**reader, file, options, progress, &cancel);
    };
}

} // namespace

ExportJob::ExportJob(Work work, QObject *parent)
    : QThread(parent)
    , m_work(std::move(work))
{
    qRegisterMetaType<ExportError>();
    setStackSize(base::ThreadStackSize);
}

ExportJob::ExportJob(const QString &project, const QString &file, const Options &options, QObject *parent)
    : ExportJob(ofProject(project, file, options), parent)
{
}

ExportJob::~ExportJob()
{
    cancel();
    wait();
}

void ExportJob::run()
{
    const auto written = m_work([this](qint64 rows) { Q_EMIT progressed(rows); }, m_cancel);
    if (written)
        Q_EMIT succeeded(*written);
    else
        Q_EMIT failed(written.error());
}

} // namespace argiope::exporting
