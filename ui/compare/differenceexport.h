#pragma once

#include "core/export/formats.h"
#include "ui/compare/comparejob.h"

#include <QList>
#include <QString>
#include <QThread>

#include <atomic>

namespace argiope::compareview {

/// Writes differences to a file in a thread of its own, through a temporary file beside it: the old content stays until
/// all is written. Lives on the UI thread; the destructor cancels and waits, which takes no longer than a row.
class DifferenceExport : public QThread
{
    Q_OBJECT
public:
    /// `rows` of the spool, in the order in which they are written.
    DifferenceExport(SharedCompared compared, QList<quint32> rows, QString file, exporting::Format format,
        QObject *parent = nullptr);
    ~DifferenceExport() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void succeeded(const QString &file, qint64 rows);
    void failed(const QString &file, const QString &detail);

protected:
    void run() override;

private:
    const SharedCompared m_compared;
    const QList<quint32> m_rows;
    const QString m_file;
    const exporting::Format m_format;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::compareview
