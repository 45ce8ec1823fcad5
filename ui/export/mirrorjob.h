#pragma once

#include "core/export/mirror.h"

#include <QObject>
#include <QThread>

#include <atomic>

namespace argiope::exporting {

/// One mirror in a thread of its own with a reader of its own. Lives on the UI thread; the destructor cancels and
/// waits, which takes no longer than a file, and taking away what was written.
class MirrorJob : public QThread
{
    Q_OBJECT
public:
    MirrorJob(QString project, QString folder, Options options, QObject *parent = nullptr);
    ~MirrorJob() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void progressed(qint64 files);
    void succeeded(const argiope::exporting::MirrorResult &result);
    void failed(const argiope::exporting::ExportError &error);

protected:
    void run() override;

private:
    const QString m_project;
    const QString m_folder;
    const Options m_options;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::exporting

Q_DECLARE_METATYPE(argiope::exporting::MirrorResult)
