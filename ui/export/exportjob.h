#pragma once

#include "core/export/export.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <functional>

namespace argiope::exporting {

/// One export in a thread of its own. Lives on the UI thread; the destructor cancels and waits, which takes no longer
/// than a row, but for a workbook that is being packed.
class ExportJob : public QThread
{
    Q_OBJECT
public:
    /// Answers how many rows it has written. On the job's thread.
    using Work = std::function<base::Result<qint64, ExportError>(
        const std::function<void(qint64 rows)> &progress, const std::atomic<bool> &cancel)>;

    explicit ExportJob(Work work, QObject *parent = nullptr);
    /// Of a project, by a reader of its own.
    ExportJob(const QString &project, const QString &file, const Options &options, QObject *parent = nullptr);
    ~ExportJob() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void progressed(qint64 rows);
    void succeeded(qint64 rows);
    void failed(const argiope::exporting::ExportError &error);

protected:
    void run() override;

private:
    const Work m_work;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::exporting

Q_DECLARE_METATYPE(argiope::exporting::ExportError)
