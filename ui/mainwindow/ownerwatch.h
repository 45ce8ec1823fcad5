#pragma once

#include <QObject>
#include <QString>

class QTimer;

namespace argiope::project {
class ProjectSession;
}

namespace argiope::mainwindow {

/// Looks now and then at a project into which another program crawls: what it has saved since, and whether it is still
/// at it. Owned by the window; UI thread.
class OwnerWatch : public QObject
{
    Q_OBJECT
public:
    /// `session` must outlive the object.
    OwnerWatch(project::ProjectSession &session, QObject *parent);
    void follow(); ///< another project is open, or the same one anew

Q_SIGNALS:
    void looks(); ///< there may be something new
    void gone(const QString &path); ///< nobody crawls into the open project any more

private:
    void look();

    project::ProjectSession &m_session;
    QTimer *m_timer;
    bool m_isWaiting = false; ///< for an answer
    int m_silent = 0; ///< looks in a row that found nobody, and no end
};

} // namespace argiope::mainwindow
