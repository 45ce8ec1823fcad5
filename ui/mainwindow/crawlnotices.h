#pragma once

#include "core/engine/crawl.h"
#include "core/store/types.h"

#include <QObject>

class QWidget;

namespace argiope::project {
class ProjectSession;
}
namespace argiope::store {
struct ListQuery;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

class EndNotice;
class StartNotice;

/// Says in the message bar what becomes of the crawl: how it was found, why it pauses, fails or ends; the end also to
/// somebody who looks elsewhere. Owned by the window; UI thread.
class CrawlNotices : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    CrawlNotices(project::ProjectSession &session, widgets::MessageBar &message, QWidget &window);

    /// The project that was opened is one that another program crawls, or one that a crash has left.
    void opened();
    void ended(engine::EndReason reason);

Q_SIGNALS:
    void resumeRequested();
    void joinRequested(); ///< of those who crawl into the project
    void nodesRequested(); ///< to see them
    void optionsRequested();
    void loginOptionsRequested(); ///< where credentials are typed
    void loginRequested(const QByteArray &url); ///< a user name and password for what it is
    void certificateAccepted(const QByteArray &url); ///< its server's, in spite of what is wrong
    void retryRequested(); ///< of what failed
    void startRequested(const QString &url); ///< at another address
    void showRequested(const store::ListQuery &query); ///< what rules left out
    void listRequested(const QString &url); ///< the addresses that a document names
    /// The person was told outside of the window.
    void notified(const QString &text);

private:
    void tellOfNodes();
    void tellOfAnother();
    void tellOfInterruption();
    void pauseReasonChanged(engine::PauseReason reason);
    void credentialsKept(engine::CredentialsPlace place, const QString &detail);
    void credentialsMissing();
    void tellOfLongDelay();
    void shortage(engine::Shortage what, int threads);
    void loginLost();
    void applicationsFound(const QList<QByteArray> &ids);
    void changeFailed(const store::StoreError &error);
    void readFailed(const store::StoreError &error);
    void answeredAgain();
    template <class Error>
    void failed(const Error &error);

    project::ProjectSession &m_session;
    widgets::MessageBar &m_message;
    QWidget &m_window;
    StartNotice *m_start;
    EndNotice *m_end;
    bool m_diskFullShown = false;
    QByteArray m_delayTold; ///< the host whose Crawl-delay was told of
};

} // namespace argiope::mainwindow
