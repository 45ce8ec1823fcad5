#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QMenu;
class QWidget;

namespace argiope::project {
class ProjectSession;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

/// Asks a person for files: projects to open, among them the recent and the interrupted ones, where to save, lists of
/// addresses. Copies projects itself; of the rest it only says what was chosen. Owned by the window; UI thread.
class ProjectFiles : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    ProjectFiles(project::ProjectSession &session, widgets::MessageBar &message, QWidget &window);

    void chooseProject();
    void chooseInDatabase(); ///< a project to open
    void chooseNew();
    void chooseNewInDatabase();
    void chooseList();
    /// Of the open project; a crawl in it goes on.
    void saveCopy();
    void saveCopyInDatabase();
    void fillRecent(QMenu &menu);
    /// What to do about one of the last projects whose file is gone.
    void askAboutMissing(const QString &path);
    /// Offers to go on with a crawl that a crash has left, if there is one and nothing is open here. `isOpen`: whether
    /// some window of this process has a project.
    void offerInterrupted(std::function<bool(const QString &path)> isOpen);

Q_SIGNALS:
    void projectChosen(const QString &path);
    void newChosen(const QString &path); ///< where the next crawl is to be saved
    void listChosen(const QString &path);
    void recentChanged(); ///< the last projects are others
    void resumeChosen(const QString &path); ///< an interrupted one

private:
    void chooseCopy(const QString &path); ///< of the open project; the proposal
    void copyTo(const QString &path);
    void askAboutArchives(const QString &path, qsizetype files, qint64 bytes);
    void startCopy(const QString &path, qint64 archiveBytes); ///< 0: the project alone

    project::ProjectSession &m_session;
    widgets::MessageBar &m_message;
    QWidget &m_window;
    QString m_naming; ///< the project that a name for a copy is being looked for
};

} // namespace argiope::mainwindow
