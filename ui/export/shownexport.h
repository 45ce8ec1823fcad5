#pragma once

#include "core/export/export.h"
#include "ui/models/showntable.h"

#include <QThread>

#include <atomic>

namespace argiope::exporting {

/// Writes what a table shows in a thread of its own. What stood there stays until the new file is whole. Lives on the
/// UI thread; the destructor cancels and waits, which takes no longer than a row, but for a workbook that is being
/// packed.
class ShownExport : public QThread
{
    Q_OBJECT
public:
    struct Wishes
    {
        Format format = Format::Csv; ///< one of rows
        bool bom = false;
        char delimiter = ',';
    };
    ShownExport(models::ShownTable table, QString file, Wishes wishes, QObject *parent = nullptr);
    ~ShownExport() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void progressed(qint64 rows);
    void succeeded(qint64 rows);
    void failed(const argiope::exporting::ExportError &error);

protected:
    void run() override;

private:
    const models::ShownTable m_table;
    const QString m_file;
    const Wishes m_wishes;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::exporting
