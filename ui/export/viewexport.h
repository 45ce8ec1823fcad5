#pragma once

#include "ui/export/exportdialog.h"
#include "ui/models/showntable.h"

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace argiope::exporting {

class ExportJob;

/// Writes what the table in front shows without asking: its rows in its order, the columns in sight. In the format of
/// the last export, as far as that has columns, and in its folder, under a name that nothing there has; or in the file
/// and the format that a person is asked for. One at a time; another that is begun meanwhile is refused().
/// UI thread.
class ViewExport : public QObject
{
    Q_OBJECT
public:
    explicit ViewExport(QObject *parent = nullptr);
    ~ViewExport() override;

    void start(const ExportDialog::Source &source);
    /// What another table shows, of a project.
    void start(const QString &project, const models::ShownTable &table);
    /// The same where a person says, in a dialog over `parent`.
    void startAs(const QString &project, const models::ShownTable &table, QWidget &parent);
    void cancel(); ///< also one whose folder does not answer
    [[nodiscard]] bool isRunning() const { return m_asking || m_job; }
    /// What `source` has in sight.
    [[nodiscard]] static Options optionsOf(const ExportDialog::Source &source);

Q_SIGNALS:
    void progressed(qint64 rows);
    void written(const QString &file, qint64 rows);
    void failed(const QString &problem, const QString &details);
    void canceled();
    void refused(); ///< another isRunning()

private:
    [[nodiscard]] bool mayStart();
    /// `write` gets a name in the usual folder that nothing there has.
    void askForName(const QString &project, const QString &name, Format format,
        const std::function<void(const QString &file)> &write);
    void write(const QString &file, Format format, models::ShownTable table, const QString &project);
    void run(std::unique_ptr<ExportJob> job, const QString &file);
    void fail(const ExportError &error, const QString &file);

    std::unique_ptr<ExportJob> m_job;
    bool m_asking = false; ///< the disk for a name
    int m_asked = 0; ///< number of the last question; the answers to others are not wanted any more
};

} // namespace argiope::exporting
