#pragma once

#include "core/export/export.h"

#include <QObject>
#include <QThread>

#include <atomic>

namespace argiope::exporting {

/// One export in a thread of its own with a reader of its own. Lives on the UI thread; the destructor cancels and
/// waits, which takes no longer than a row, but for a workbook that is being packed.
class ExportJob : public QThread
{
    Q_OBJECT
public:
    ExportJob(QString project, QString file, Options options, QObject *parent = nullptr);
    ~ExportJob() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void progressed(qint64 rows);
    void succeeded(qint64 rows);
    void failed(const argiope::exporting::ExportError &error);

protected:
    void run() override;

private:
    const QString m_project;
    const QString m_file;
    const Options m_options;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::exporting

Q_DECLARE_METATYPE(argiope::exporting::ExportError)
