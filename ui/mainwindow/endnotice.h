#pragma once

#include "core/engine/endreport.h"

#include <QObject>

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

/// The topic of the message that counts the issues of a crawl that has ended.
inline const QString VerdictTopic = QStringLiteral("verdict");
/// What rules left out: the verdict takes its place, and it comes once that is put away.
inline const QString LeftOutTopic = QStringLiteral("left out");

/// Says at the end of a crawl what rules left out of it, that scripts make its pages, or that it asks for a login.
/// Waits while something else is told, but for the number of issues where scripts or a login are why there is next to
/// nothing to have any. Owned by whoever tells of the end; UI thread.
class EndNotice : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    EndNotice(project::ProjectSession &session, widgets::MessageBar &message, QObject *parent);
    /// The crawl has ended.
    void look();

Q_SIGNALS:
    void optionsRequested();
    void loginRequested(const QByteArray &url); ///< a user name and password for what it is
    void loginOptionsRequested(); ///< where cookies are entered
    void showRequested(const store::ListQuery &query); ///< the URLs that were left out

private:
    void tell();
    void dismissed();
    [[nodiscard]] bool tellOfScripts();
    [[nodiscard]] bool tellOfLogin();
    void tellOfRules();

    project::ProjectSession &m_session;
    widgets::MessageBar &m_message;
    engine::EndReport m_report;
    bool m_waits = false; ///< there is something to say
};

} // namespace argiope::mainwindow
