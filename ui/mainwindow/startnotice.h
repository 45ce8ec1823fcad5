#pragma once

#include "core/store/types.h"

#include <QObject>
#include <QString>

namespace argiope::project {
class ProjectSession;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

/// Says of a crawl that came no further than its start address why that is, and what can be done. Owned by whoever
/// tells of the end; UI thread.
class StartNotice : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    StartNotice(project::ProjectSession &session, widgets::MessageBar &message, QObject *parent);
    /// The crawl has come to its end.
    void look();

Q_SIGNALS:
    void optionsRequested();
    void retryRequested();
    void loginRequested(const QByteArray &url); ///< a user name and password for what it is
    void certificateAccepted(const QByteArray &url); ///< its server's, in spite of what is wrong
    void startRequested(const QString &url);
    void listRequested(const QString &url); ///< a crawl of the addresses that the document at `url` names

private:
    struct Story
    {
        bool found = false;
        store::UrlRecord start;
        bool isMadeByScripts = false;
        bool isCertificateWrong = false;
        bool isTargetOut = false; ///< the start redirects to what a rule keeps out
    };
    void tell(const Story &story);
    void tellOfAnswer(const Story &story);
    void tellOfLogin(const store::UrlRecord &start);
    void tellOfCertificate(const store::UrlRecord &start);

    project::ProjectSession &m_session;
    widgets::MessageBar &m_message;
};

} // namespace argiope::mainwindow
