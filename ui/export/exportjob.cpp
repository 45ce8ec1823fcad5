#include "ui/export/exportjob.h"

#include "core/base/threads.h"

#include <utility>

namespace argiope::exporting {

ExportJob::ExportJob(QString project, QString file, Options options, QObject *parent)
    : QThread(parent)
    , m_project(std::move(project))
    , m_file(std::move(file))
    , m_options(std::move(options))
{
    qRegisterMetaType<ExportError>();
    setStackSize(base::ThreadStackSize);
}

ExportJob::~ExportJob()
{
    cancel();
    wait();
}

void ExportJob::run()
{
    auto reader = store::Reader::open(m_project);
    if (!reader) {
        Q_EMIT failed({ExportError::Code::ReadFailed, reader.error().message()});
        return;
    }
    const auto written = writeFile(
        **reader, m_file, m_options, [this](qint64 rows) { Q_EMIT progressed(rows); }, &m_cancel);
    if (written)
        Q_EMIT succeeded(*written);
    else
        Q_EMIT failed(written.error());
}

} // namespace argiope::exporting
