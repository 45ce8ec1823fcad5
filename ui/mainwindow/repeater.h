#pragma once

#include "core/engine/crawl.h"
#include "core/store/reader.h"
#include "ui/project/projectreader.h"
#include "ui/project/repeatplan.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>

class QDialog;
class QLabel;
class QWidget;

namespace argiope::project {
class ProjectSession;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

/// Crawls the open project again when its plan says so, and tells what has changed; and fetches what is due, when a
/// person asks for it. Owned by the window; UI thread: what takes long runs on others.
class Repeater : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    Repeater(project::ProjectSession &session, widgets::MessageBar &message, QWidget &window);
    ~Repeater() override;

    void ask(); ///< how the open project is to be repeated
    void setPlan(const project::RepeatPlan &plan); ///< of the open project
    [[nodiscard]] const project::RepeatPlan &plan() const { return m_plan; }
    [[nodiscard]] bool canPlan() const; ///< there is a project, and it is ours to write
    void askDue(); ///< how many of the pages that are due are fetched now
    void crawlNow(); ///< as planned, but earlier

    /// A window that is closed goes on.
    [[nodiscard]] bool goesOnHidden() const
    {
        return m_plan.isOn() && m_plan.inBackground && !m_plan.isOfSystem() && !m_path.isEmpty();
    }
    [[nodiscard]] qint64 nextAt() const; ///< of the plan, or a moment after a project was opened that is overdue
    [[nodiscard]] QString summary() const; ///< "example.argiope: the next crawl begins at …"; plain
    [[nodiscard]] QLabel &label() { return *m_label; } ///< of the status bar

    void projectChanged();
    /// True where it was a crawl of the plan, of which this object tells when it is known what has changed.
    bool ended(engine::EndReason reason);
    void retranslate();

Q_SIGNALS:
    void planChanged();
    void notified(const QString &text); ///< the person was told outside of the window
    void followed(bool well); ///< its files are written, and the web address knows; or something of it failed
    void told(); ///< what has changed, or what went wrong with telling it
    void changesRequested(const argiope::store::ListQuery &query); ///< to be shown

private Q_SLOTS:
    void look();

private:
    void startHere(const QString &path, const QString &failure);
    void readAgain();
    void keepTime();
    void begin();
    void fetchDue(qint64 most);
    void offerDue(qsizetype due, double changed);
    void tell();
    void writeFiles(const QString &path, qint64 since); ///< and tells the web address: what follows a crawl
    void show(qint64 since);
    void say(const QString &project, const QString &text, const QString &failure, qint64 since, bool differs);

    project::ProjectSession &m_session;
    widgets::MessageBar &m_message;
    QWidget &m_window;
    QLabel *m_label;
    QTimer m_timer;
    QString m_path; ///< whose plan m_plan is
    project::RepeatPlan m_plan;
    project::Cancel m_asking; ///< for what is due
    bool m_finding = false; ///< the same
    QPointer<QDialog> m_dialog;
    qint64 m_notBefore = 0; ///< ms since 1970 UTC: see nextAt()
    qint64 m_since = 0; ///< when the crawl that runs began, where it is one of these
    bool m_isRun = false; ///< that crawl is of everything
    std::shared_ptr<std::atomic<bool>> m_cancel = std::make_shared<std::atomic<bool>>(false);
};

} // namespace argiope::mainwindow
