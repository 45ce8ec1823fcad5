#pragma once

#include "core/engine/archiveimport.h"
#include "core/engine/control.h"
#include "core/engine/crawl.h"
#include "core/settings/crawlsettings.h"
#include "ui/project/logbuffer.h"
#include "ui/project/notekeeper.h"
#include "ui/project/projectreader.h"
#include "ui/project/settingsorders.h"

#include <QFuture>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace argiope::project {

/// One window's project: the file that its tables show, and the crawl that fills it, if one runs. Makes no file but
/// through a crawl. Lives on the UI thread; nothing here waits, but for the destructor, which lets a running crawl
/// save.
class ProjectSession : public QObject
{
    Q_OBJECT
public:
    explicit ProjectSession(QObject *parent = nullptr);
    ~ProjectSession() override;
    [[nodiscard]] ProjectReader &reader() { return m_reader; }
    [[nodiscard]] const ProjectReader &reader() const { return m_reader; }
    /// What the crawls of this window log.
    [[nodiscard]] std::shared_ptr<LogBuffer> log() const { return m_log; }
    [[nodiscard]] const Past &past() const { return m_past; } ///< when it was opened, or at lookAtPast()
    /// How the project was crawled, in this window and before; empty where that is not known.
    [[nodiscard]] const engine::CrawlHistory &history() const { return m_past.history; }
    [[nodiscard]] qint64 historyRevision() const { return m_historyRevision; } ///< another one: it has changed
    /// Lanes of earlier sessions; those of the crawl in this window, lanes(), come behind them.
    [[nodiscard]] const engine::LaneHistory &pastLanes() const { return m_past.lanes; }
    [[nodiscard]] qint64 pastLanesRevision() const { return m_pastLanesRevision; }
    /// Where another program crawls into the project: how it goes there. Ends in pastChanged().
    void lookAtPast();
    /// Shows a project without crawling. Not while isActive().
    void openProject(const QString &path);
    /// Shows no project any more. Not while isActive().
    void closeProject();
    enum class IfTaken : quint8 {
        Fail,
        Number, ///< NAME (2), NAME (3)…: path() changes once the file is made
    };
    /// Starts a crawl into a new file. Not while isActive().
    void startNew(const settings::CrawlSettings &settings, const QString &path, IfTaken ifTaken = IfTaken::Fail);
    /// The same of what web archives hold, without one request; where the file is taken another name is found.
    void startImport(const engine::ArchivesToImport &archives, const QString &path);
    /// Goes on with the open project under `settings`. Not while isActive().
    void resumeProject(const settings::CrawlSettings &settings);
    /// Joins those who crawl into the open project, which is in a database, as a node among others; alone it is the
    /// first. Not while isActive().
    void joinProject();
    /// The crawl that runs here, or ran last, is one node of several: stop() and pause() are of it alone, and change()
    /// is for all.
    [[nodiscard]] bool isNode() const { return m_isNode; }
    /// Fetches these URLs of the open project once more, within the crawl that runs, or by going on with the project
    /// under its settings. Not `wereFetched`: rules have kept them out (see engine::Crawl::refetch()).
    void refetch(const QList<qint64> &ids, bool wereFetched = true);
    /// Fetches the project once more: Everything or Failures. Only while canRefetchProject().
    void refetchProject(engine::RefetchKind what, const settings::CrawlSettings &settings);
    [[nodiscard]] bool canRefetchProject() const;
    [[nodiscard]] bool canRecrawl() const;
    /// Allows a spider trap, or blocks it again: within the crawl that runs, or noted in the file
    /// for when it goes on. Ends in trapReleased() or trapReleaseFailed().
    void releaseTrap(const QByteArray &id, bool released);
    [[nodiscard]] bool canReleaseTraps() const; ///< there is a project, and it is ours to write
    /// A small value of the project's file: within the crawl that runs, or written into the file by another thread. In
    /// the order in which they are asked for. Nothing while not canKeepNotes(); ends in noteFailed() where it cannot
    /// be.
    void keepNote(const QByteArray &name, const QByteArray &value);
    [[nodiscard]] bool canKeepNotes() const; ///< there is a project, and it is ours to write
    /// Something else of this window is about to write into the project: no note gets in its way until releaseNotes().
    /// It waits, on its own thread, for what is being written.
    [[nodiscard]] QFuture<void> holdNotes() { return m_notes.hold(m_path); }
    void releaseNotes() { m_notes.release(); }
    /// How the crawl goes on, see engine::Crawl::change(). False where none can be told, or `error` says why.
    bool change(const settings::CrawlSettings &settings, std::optional<engine::CrawlError> *error = nullptr);
    [[nodiscard]] bool canChange() const;
    void setLogLevel(base::LogLevel level); ///< of this and later crawls
    void pause();
    void unpause();
    void stop();

    [[nodiscard]] bool hasProject() const { return !m_path.isEmpty(); }
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] settings::CrawlSettings settings() const { return m_settings; } ///< of the project
    /// A crawl is starting, running, paused or saving.
    [[nodiscard]] bool isActive() const;
    /// URLs may be new, changed or gone.
    [[nodiscard]] bool hasHistory() const { return m_hasHistory; }
    /// The open project has URLs that wait: it can be resumed.
    [[nodiscard]] bool isUnfinished() const { return m_unfinished; }
    /// The project was left in the middle of a crawl, by a crash or a power cut.
    [[nodiscard]] bool wasInterrupted() const { return m_interrupted; }
    /// Another window or program is crawling into the project: it can only be looked at.
    [[nodiscard]] bool isBeingWritten() const { return m_beingWritten; }
    [[nodiscard]] engine::State state() const { return m_crawl ? m_crawl->state() : engine::State::Idle; }
    [[nodiscard]] engine::PauseReason pauseReason() const;
    [[nodiscard]] engine::EndReason endReason() const { return m_endReason; }
    /// Of the crawl in this window; of none where the project was only opened, or where it is one node of several: what
    /// it counts is not what the project has.
    [[nodiscard]] std::optional<engine::Counters> counters() const;
    /// Of the crawl in this window; where there is none, what the project remembers of its threads.
    [[nodiscard]] QList<engine::WorkerStatus> workers() const;
    [[nodiscard]] auto lostLogin() const { return m_crawl ? m_crawl->lostLogin() : std::nullopt; } ///< Crawl's
    [[nodiscard]] frontier::HostList hosts() const; ///< of the crawl in this window; ask while somebody looks
    [[nodiscard]] engine::LaneNews lanes(const engine::LaneMark &since) const; ///< Crawl::lanes()

Q_SIGNALS:
    void projectChanged(); ///< another path, or what is known of it
    void logBegan(); ///< what was logged until now is of another project or crawl
    void stateChanged();
    void progressed();
    void pastChanged();
    void pauseReasonChanged(argiope::engine::PauseReason reason);
    void failed(const argiope::engine::CrawlError &error);
    void openFailed(const argiope::store::StoreError &error);
    void ended(argiope::engine::EndReason reason);
    void trapFound(const argiope::trap::Trap &trap);
    void credentialsKept(argiope::engine::CredentialsPlace place, const QString &detail); ///< see engine::Crawl
    void credentialsMissing(); ///< the same
    void shortage(argiope::engine::Shortage what, int threads); ///< the same
    void applicationsFound(const QList<QByteArray> &ids); ///< the same
    void trapReleased(const QByteArray &id, bool released);
    void trapReleaseFailed(const argiope::store::StoreError &error);
    void noteFailed(const argiope::store::StoreError &error);
    void settingsChanged(); ///< of the crawl that runs, by another program
    void changeFailed(const argiope::store::StoreError &error); ///< of a node: change() was for all, and is taken back

private:
    /// The crawl, and what was known of the project; `next`: "" for none.
    void forget(const QString &next);
    void trapWasReleased(const QByteArray &id, bool released);
    /// `ifNoNode`: how it goes on where the project cannot be crawled by nodes as it is now.
    void launch(engine::CrawlOptions options, std::optional<engine::CrawlOptions> ifNoNode = std::nullopt);
    void crawlEnded(engine::EndReason reason);
    void crawlStateChanged(engine::State state);
    void showOwnFile();
    void setPast(Past past);
    void opened(); ///< or not: the reader has looked who writes the project
    void changeForAll(const settings::CrawlSettings &settings);
    void takeSettings(); ///< as the crawl has them by now

    ProjectReader m_reader;
    std::shared_ptr<LogBuffer> m_log = std::make_shared<LogBuffer>();
    Past m_past;
    qint64 m_historyRevision = 0;
    qint64 m_pastLanesRevision = 0;
    std::unique_ptr<engine::Crawl> m_crawl;
    std::unique_ptr<engine::ControlServer> m_control; ///< of m_crawl
    QString m_path;
    settings::CrawlSettings m_settings;
    SettingsOrders m_orders; ///< to nodes
    engine::EndReason m_endReason = engine::EndReason::None;
    QList<QPair<QByteArray, bool>> m_releases; ///< asked for while the crawl began or was being saved
    NoteKeeper m_notes;
    bool m_notesHeld = false; ///< by the crawl in m_crawl
    bool m_notesHeldByOpening = false; ///< whose end opened() is
    bool m_unfinished = false;
    base::LogLevel m_logLevel = base::LogLevel::Info;
    bool m_hasHistory = false;
    bool m_interrupted = false;
    bool m_beingWritten = false;
    bool m_readerStarted = false; ///< for the crawl in m_crawl
    bool m_failed = false;
    bool m_ran = false; ///< the crawl in m_crawl has begun to fetch
    bool m_creating = false; ///< the crawl is one of a new file
    bool m_isNode = false;
    std::optional<engine::CrawlOptions> m_ifNoNode; ///< of the crawl in m_crawl
    bool m_goesOnAlone = false; ///< by m_ifNoNode, once it has ended
};

} // namespace argiope::project
