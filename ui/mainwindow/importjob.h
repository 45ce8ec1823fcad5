#pragma once

#include "core/engine/archiveimport.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <atomic>
#include <memory>

class QProgressDialog;
class QWidget;

namespace argiope::project {
class ProjectSession;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

/// Makes a project of web archives: looks through them on another thread, shows how far that is, and then has the
/// session read what they hold. One at a time. UI thread; may be destroyed at any time, which cancels it.
class ImportJob : public QObject
{
    Q_OBJECT
public:
    /// All must outlive it.
    ImportJob(project::ProjectSession &session, widgets::MessageBar &message, QWidget &window);
    ~ImportJob() override;

    [[nodiscard]] bool canStart() const; ///< no crawl runs, and no import begins
    void choose(); ///< asks which
    void start(const QStringList &files);
    void cancel();

Q_SIGNALS:
    void runningChanged();

private:
    void end();
    void read(const QStringList &files, const base::Result<engine::ArchivesToImport, QString> &archives);

    project::ProjectSession &m_session;
    widgets::MessageBar &m_message;
    QWidget &m_window;
    QPointer<QProgressDialog> m_progress;
    std::shared_ptr<std::atomic<bool>> m_cancel; ///< of the one that runs
};

} // namespace argiope::mainwindow
