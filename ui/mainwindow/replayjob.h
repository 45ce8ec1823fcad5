#pragma once

#include "core/engine/replay.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <atomic>
#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QToolButton;

namespace argiope::project {
class ProjectSession;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

/// Reads the kept pages of the open project anew, on threads of its own, and shows in the status bar how far it is.
/// One at a time; hidden while there is none. What is written stays when it is cancelled, and the next one goes on. UI
/// thread; may be destroyed at any time, which cancels it.
class ReplayJob : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive it.
    ReplayJob(project::ProjectSession &session, widgets::MessageBar &message, QWidget *parent = nullptr);
    ~ReplayJob() override;

    [[nodiscard]] bool canStart() const; ///< there is a project that nobody crawls into, and no replay of it
    /// With `extract`: the project cuts these columns out of its pages from now on (settings::CrawlSettings::extract).
    void start(const std::optional<QStringList> &extract = {});
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_cancel != nullptr; }

Q_SIGNALS:
    void runningChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showProgress(qint64 done, qint64 all);
    void ended(const QString &path, const base::Result<engine::ReplayResult, store::StoreError> &result);
    void retranslate();

    project::ProjectSession &m_session;
    widgets::MessageBar &m_message;
    QLabel *m_label;
    QProgressBar *m_bar;
    QToolButton *m_button;
    std::shared_ptr<std::atomic<bool>> m_cancel; ///< of the one that runs
};

} // namespace argiope::mainwindow
