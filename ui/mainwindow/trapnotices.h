#pragma once

#include "core/store/reader.h"
#include "core/trap/trap.h"
#include "ui/models/showntable.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QWidget;

namespace argiope::models {
class QueuePatternsModel;
class TrapsModel;
} // namespace argiope::models
namespace argiope::project {
class ProjectSession;
}
namespace argiope::traps {
class TrapsDialog;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

/// Spider traps: says in the message bar when one is found, kept out or let in, and shows the list of all.
/// Owned by the window; UI thread.
class TrapNotices : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    TrapNotices(project::ProjectSession &session, models::TrapsModel &traps, models::QueuePatternsModel &queue,
        widgets::MessageBar &message, QWidget &window);

    /// Shows the list of all.
    void showAll();
    /// The crawl goes on, or (`last`) has ended: looks for what is new.
    void poll(bool last);
    /// The crawl or the project is in another state.
    void refresh();

Q_SIGNALS:
    void countChanged(int traps); ///< how many are known; also where it is the same
    void showRequested(const argiope::store::ListQuery &query); ///< the URLs of one
    void tableExportRequested(const argiope::models::ShownTable &table); ///< of the list of them, at once
    void goOnRequested(); ///< with the project, so that a released one is crawled

private:
    void found(const trap::Trap &trap);
    void released(const QByteArray &id, bool released);
    void show(const QByteArray &id);

    project::ProjectSession &m_session;
    models::TrapsModel &m_traps;
    models::QueuePatternsModel &m_queue;
    widgets::MessageBar &m_message;
    QWidget &m_window;
    QList<trap::Trap> m_new; ///< that the message bar speaks of, or spoke of last
    QPointer<traps::TrapsDialog> m_dialog;
};

} // namespace argiope::mainwindow
