#include "ui/export/mirrorjob.h"

#include "ui/export/exportjob.h"

#include "core/base/threads.h"

#include <utility>

namespace argiope::exporting {

MirrorJob::MirrorJob(QString project, QString folder, Options options, QObject *parent)
    : QThread(parent)
    , m_project(std::move(project))
    , m_folder(std::move(folder))
    , m_options(std::move(options))
{
    qRegisterMetaType<ExportError>();
    qRegisterMetaType<MirrorResult>();
    setStackSize(base::ThreadStackSize);
}

MirrorJob::~MirrorJob()
{
    cancel();
    wait();
}

void MirrorJob::run()
{
    auto reader = store::Reader::open(m_project);
    if (!reader) {
        Q_EMIT failed({ExportError::Code::ReadFailed, reader.error().message()});
        return;
    }
    const auto made = writeMirror(
        **reader, m_folder, m_options, [this](qint64 files) { Q_EMIT progressed(files); }, &m_cancel);
    if (made)
        Q_EMIT succeeded(*made);
    else
        Q_EMIT failed(made.error());
}

} // namespace argiope::exporting
