#pragma once

#include "core/export/formats.h"
#include "ui/models/auditjob.h"

#include <QString>
#include <QThread>

#include <atomic>

namespace argiope::issues {

/// Writes the findings of some checks to a file, as an export of the table of issues does, and the ignored ones as
/// such, in a thread of its own with a reader of its own. What stood there stays until the new file is whole. Lives on
/// the UI thread; the destructor cancels and waits, which takes no longer than a few rows.
class FindingsExport : public QThread
{
    Q_OBJECT
public:
    /// `format`: one of rows.
    FindingsExport(QString project, QString file, exporting::Format format, models::SharedFindings findings,
        QList<const audit::Check *> checks, QObject *parent = nullptr);
    ~FindingsExport() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void succeeded(const QString &file, qint64 rows);
    void failed(const QString &file, const QString &reason); ///< in the system's words

protected:
    void run() override;

private:
    /// False where it was cancelled, or could not be written.
    [[nodiscard]] bool write(store::Reader &reader, exporting::TableWriter &writer, qint64 &rows) const;

    const QString m_project;
    const QString m_file;
    const exporting::Format m_format;
    const models::SharedFindings m_findings;
    const QList<const audit::Check *> m_checks;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::issues
