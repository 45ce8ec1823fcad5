#pragma once

#include "core/engine/crawlhistory.h"
#include "core/engine/lanehistory.h"
#include "core/store/reader.h"

#include <QFuture>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>

namespace argiope::project {

/// Set to true by whoever no longer wants an answer.
using Cancel = std::shared_ptr<std::atomic<bool>>;

/// What a project remembers of how it was crawled.
struct Past
{
    engine::CrawlHistory history;
    QList<engine::WorkerStatus> threads; ///< what they have done in all, by number
    engine::LaneHistory lanes;
    qint64 elapsedMs = 0; ///< how long its crawl has run in all; 0: it does not know
    qint64 bytes = 0; ///< of bodies that it has received in all that time; 0: it does not know
    qint64 topicPages = 0; ///< held against its crawl's topic; 0: it has none
    qint64 topicRelevant = 0; ///< of them those about it
};
[[nodiscard]] Past pastOf(store::Reader &reader); ///< on the reader's thread

/// What a project says about itself when it is opened.
struct ProjectInfo
{
    settings::CrawlSettings settings;
    QByteArray state; ///< meta "state"
    bool hasHistory = false; ///< something in it was fetched more than once, or met by more than one crawl
    store::Columns columns; ///< of its lists
    Past past;
    bool beingWritten = false; ///< a crawl of a living process holds it
    bool writable = false; ///< as far as the file's and its folder's permissions go; its lock lies beside it
};

/// Questions run side by side on threads of their own, so that a slow count never keeps a visible row waiting.
enum class Lane : quint8 {
    Rows, ///< single rows and the facts of one URL: short
    Lists, ///< sorted and filtered lists of ids: up to seconds on a big project
    Counts, ///< statistics over the whole project
    Extras, ///< links of a URL, copying many rows: what can take long and keeps nobody else waiting
};
inline constexpr int LaneCount = 4;

/// The one door between the window and a project file. Lives on the UI thread and never runs SQL there: each lane is a
/// thread with a store::Reader of its own. Answers come back on the UI thread, in the order of the questions of a lane;
/// those that belong to an earlier project, that were cancelled or whose asker is gone are dropped. The destructor
/// cancels what it can and waits for the question that is running; in a database for half a second: a server that hangs
/// keeps neither the window from closing nor another project from being opened. Its threads are left to themselves. A
/// question that finds no server is asked again until there is one, unless it has told something already.
class ProjectReader : public QObject
{
    Q_OBJECT
public:
    explicit ProjectReader(QObject *parent = nullptr);
    ~ProjectReader() override;

    /// Ends in opened() or openFailed(). What was open is closed at once. `before`: what this window writes into it
    /// just now, which is not to be taken for another's crawl.
    void open(const QString &path, const QFuture<void> &before = {});
    void close();
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] QString path() const { return m_path; }
    /// What opened() told; none before.
    [[nodiscard]] const std::optional<ProjectInfo> &info() const { return m_info; }

    /// Runs `job(reader, cancelled)` on the lane's thread, then `done(result)` on this thread. Nothing happens while no
    /// project is open. The result must be a value.
    template <class Job, class Done>
    Cancel ask(Lane lane, QObject *context, Job job, Done done)
    {
        return askWith(std::make_shared<std::atomic<bool>>(false), lane, context, std::move(job), std::move(done));
    }

    /// The same for a job that can say something before its end: `job(reader, cancelled, tell)`, where `tell` takes a P
    /// from the lane's thread and `partly(P)` gets it on this one, unless the question was cancelled meanwhile.
    template <class P, class Job, class Partly, class Done>
    Cancel askPartly(Lane lane, QObject *context, Job job, Partly partly, Done done)
    {
        auto cancel = std::make_shared<std::atomic<bool>>(false);
        auto told = std::make_shared<std::atomic<bool>>(false);
        auto tell = [home = m_home, cancel, told, session = m_session, context = QPointer<QObject>(context),
                        partly = std::move(partly)](P part) {
            told->store(true);
            home->tell([session, cancel, context, partly, part = std::move(part)](ProjectReader &self) {
                if (session == self.m_session && context && !cancel->load())
                    partly(part);
            });
        };
        return askWith(
            cancel, lane, context,
            [job = std::move(job), tell = std::move(tell)](
                store::Reader &reader, const std::atomic<bool> &cancelled) { return job(reader, cancelled, tell); },
            std::move(done), told);
    }

private:
    template <class Job, class Done>
    Cancel askWith(Cancel cancel, Lane lane, QObject *context, Job job, Done done, Cancel told = nullptr)
    {
        using T = std::decay_t<std::invoke_result_t<Job, store::Reader &, const std::atomic<bool> &>>;
        auto result = std::make_shared<std::optional<T>>();
        post(
            lane, cancel, told,
            [job = std::move(job), cancel, result](store::Reader &reader) { result->emplace(job(reader, *cancel)); },
            [context = QPointer<QObject>(context), done = std::move(done), result] {
                if (context)
                    done(std::move(**result));
            });
        return cancel;
    }

Q_SIGNALS:
    /// Before another project's answers, and when a project is closed.
    void sessionChanged();
    void opened(const argiope::project::ProjectInfo &info);
    void openFailed(const argiope::store::StoreError &error);
    /// Damage or an I/O error met while reading; said once a session. Unreachable: the server is gone; questions wait
    /// until it answers again, and answeredAgain() is said then.
    void readFailed(const argiope::store::StoreError &error);
    void answeredAgain();

private:
    struct LaneThread;
    /// How lanes reach the reader, which may have gone. Any thread.
    class Home
    {
    public:
        explicit Home(ProjectReader &reader)
            : m_reader(&reader)
        {
        }
        void leave()
        {
            const std::lock_guard lock(m_mutex);
            m_reader = nullptr;
        }
        template <class F>
        void tell(F &&function)
        {
            const std::lock_guard lock(m_mutex);
            if (m_reader) {
                QMetaObject::invokeMethod(
                    m_reader, [reader = m_reader, function = std::forward<F>(function)] { function(*reader); },
                    Qt::QueuedConnection);
            }
        }

    private:
        std::mutex m_mutex;
        ProjectReader *m_reader; ///< guarded by m_mutex
    };
    void startLane(int index);
    void openLane(int index);
    /// `told`: true once the job has said something before its end; may be null.
    void post(Lane lane, const Cancel &cancel, const Cancel &told, std::function<void(store::Reader &)> job,
        std::function<void()> deliver);
    void reportOpened(int session, const base::Result<std::optional<ProjectInfo>, store::StoreError> &result);
    void reportError(int session, const store::StoreError &error);
    void reportAnswer(int session);
    void cancelAll();

    std::shared_ptr<Home> m_home = std::make_shared<Home>(*this);
    std::unique_ptr<LaneThread> m_lanes[LaneCount];
    bool m_remote = false; ///< a server's answers may be waited for
    QList<std::weak_ptr<std::atomic<bool>>> m_outstanding;
    QString m_path;
    QFuture<void> m_before; ///< open() waits for it, in the lanes
    int m_session = 0;
    int m_lanesOpened = 0;
    std::optional<ProjectInfo> m_opening; ///< until all lanes are open
    std::optional<ProjectInfo> m_info;
    bool m_open = false;
    bool m_errorSaid = false;
    bool m_isAway = false; ///< the server, as far as was said
};

} // namespace argiope::project
