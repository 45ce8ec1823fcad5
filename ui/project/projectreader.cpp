#include "ui/project/projectreader.h"

#include "core/base/threads.h"
#include "core/engine/threadtotals.h"
#include "core/store/place.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonValue>
#include <QThread>

#include <chrono>
#include <utility>

namespace argiope::project {

namespace {

/// Of who closes a window, for a server that hangs.
constexpr std::chrono::milliseconds PatienceWithServer{500};
constexpr std::chrono::milliseconds BetweenTries{1000}; ///< to reach a server that was gone
constexpr unsigned long BetweenLooks = 20; ///< ms, at whether it is still wanted
/// Rows and Lists.
constexpr int LanesOfFirstRows = 2;

ProjectInfo infoOf(store::Reader &reader)
{
    const store::Reader::Snapshot moment(reader);
    ProjectInfo info;
    info.settings = reader.settings();
    info.state = reader.meta(QByteArrayLiteral("state"));
    info.hasHistory
        = reader.meta(QByteArrayLiteral("run")).toInt() > 1 || !reader.meta(QByteArrayLiteral("revisiting")).isEmpty();
    info.past = pastOf(reader);
    info.columns = reader.columns();
    const auto written = reader.isBeingWritten();
    info.beingWritten = written && *written;
    const QFileInfo file(reader.path());
    info.writable
        = store::Place::isDatabase(reader.path()) || (file.isWritable() && QFileInfo(file.absolutePath()).isWritable());
    return info;
}

} // namespace

Past pastOf(store::Reader &reader)
{
    const store::Reader::Snapshot moment(reader);
    const QJsonDocument counters = QJsonDocument::fromJson(reader.meta(QByteArrayLiteral("counters")));
    const auto counter = [&counters](const char *name) { return counters[QLatin1String(name)].toInteger(); };
    const qint64 elapsedMs = counter("elapsed_ms");
    return {engine::CrawlHistory::fromJson(reader.meta(QByteArrayLiteral("history")), elapsedMs),
        engine::threadsFromJson(reader.meta(QByteArrayLiteral("threads"))),
        engine::LaneHistory::fromJson(reader.meta(QByteArrayLiteral("lanes"))), elapsedMs, counter("bytes"),
        counter("topic_pages"), counter("topic_relevant")};
}

struct ProjectReader::LaneThread
{
    QThread thread;
    QObject *worker = nullptr; ///< lives on `thread`; only a receiver of calls
    std::unique_ptr<store::Reader> reader; ///< touched on `thread` only
    std::atomic<int> pending = 0; ///< calls that have not ended
    std::atomic<bool> left = false; ///< nobody wants anything of it any more

    LaneThread()
        : worker(new QObject)
    {
        worker->moveToThread(&thread);
        QObject::connect(&thread, &QThread::finished, worker, [this] {
            reader.reset();
            worker->deleteLater();
        });
        thread.setStackSize(base::ThreadStackSize);
        thread.start();
    }
    ~LaneThread()
    {
        thread.quit();
        thread.wait();
    }
    template <class F>
    void call(F &&function)
    {
        ++pending;
        QMetaObject::invokeMethod(
            worker,
            [this, function = std::forward<F>(function)] {
                if (!left)
                    function();
                --pending;
            },
            Qt::QueuedConnection);
    }
    /// It ends with the question that it waits for, or with the program.
    static void leave(std::unique_ptr<LaneThread> lane)
    {
        static auto *const lanes = new QList<LaneThread *>; // never destroyed: that would wait
        LaneThread *one = lane.release();
        lanes->append(one);
        QObject::connect(&one->thread, &QThread::finished, QCoreApplication::instance(), [one] {
            lanes->removeOne(one);
            delete one;
        });
        one->left = true;
        one->thread.quit();
    }
};

ProjectReader::ProjectReader(QObject *parent)
    : QObject(parent)
{
    for (int i = 0; i < LaneCount; ++i)
        startLane(i);
}

void ProjectReader::startLane(int index)
{
    m_lanes[index] = std::make_unique<LaneThread>();
    m_lanes[index]->thread.setObjectName(QStringLiteral("reader %1").arg(index + 1));
}

ProjectReader::~ProjectReader()
{
    m_home->leave();
    cancelAll();
    for (auto &lane : m_lanes)
        lane->thread.quit();
    const QDeadlineTimer patience(
        m_remote ? QDeadlineTimer(PatienceWithServer) : QDeadlineTimer(QDeadlineTimer::Forever));
    for (auto &lane : m_lanes) {
        if (lane->thread.wait(patience))
            lane.reset();
        else
            LaneThread::leave(std::move(lane));
    }
}

void ProjectReader::cancelAll()
{
    for (const auto &weak : std::as_const(m_outstanding)) {
        if (const auto cancel = weak.lock())
            cancel->store(true);
    }
    m_outstanding.clear();
}

void ProjectReader::open(const QString &path, const QFuture<void> &before)
{
    m_before = before;
    cancelAll();
    ++m_session;
    m_path = path;
    m_open = false;
    m_errorSaid = false;
    m_isAway = false;
    m_lanesOpened = 0;
    m_opening.reset();
    m_info.reset();
    Q_EMIT sessionChanged();
    // What a server is asked may never end.
    for (int i = 0; m_remote && i < LaneCount; ++i) {
        if (m_lanes[i]->pending > 0) {
            LaneThread::leave(std::move(m_lanes[i]));
            startLane(i);
        }
    }
    m_remote = store::Place::isDatabase(path);
    // What the first rows need comes first: each connection takes a server some time.
    const int now = m_remote ? LanesOfFirstRows : LaneCount;
    for (int i = 0; i < now; ++i)
        openLane(i);
}

void ProjectReader::openLane(int index)
{
    LaneThread *lane = m_lanes[index].get();
    const bool first = index == 0;
    const bool idle = index == int(Lane::Extras);
    lane->call([home = m_home, lane, session = m_session, path = m_path, first, idle, before = m_before] {
        using Answer = base::Result<std::optional<ProjectInfo>, store::StoreError>;
        lane->reader.reset();
        QFuture<void>(before).waitForFinished();
        auto opened = store::Reader::open(path);
        Answer answer = std::optional<ProjectInfo>();
        if (opened) {
            lane->reader = std::move(opened).value();
            if (first)
                answer = std::optional<ProjectInfo>(infoOf(*lane->reader));
        } else {
            answer = base::Failure{opened.error()};
        }
        home->tell([session, answer](ProjectReader &self) { self.reportOpened(session, answer); });
        if (idle && lane->reader)
            lane->reader->tidy();
    });
}

void ProjectReader::reportOpened(int session, const base::Result<std::optional<ProjectInfo>, store::StoreError> &result)
{
    if (session != m_session)
        return;
    if (!result) {
        close();
        Q_EMIT openFailed(result.error());
        return;
    }
    if (result.value())
        m_opening = result.value();
    if (m_open || ++m_lanesOpened < (m_remote ? LanesOfFirstRows : LaneCount))
        return;
    for (int i = LanesOfFirstRows; m_remote && i < LaneCount; ++i)
        openLane(i); // before anything is asked of it
    m_info = std::move(m_opening);
    m_open = true;
    Q_EMIT opened(*m_info);
}

void ProjectReader::close()
{
    cancelAll();
    ++m_session;
    m_open = false;
    m_path.clear();
    for (auto &slot : m_lanes) {
        LaneThread *lane = slot.get();
        lane->call([lane] { lane->reader.reset(); });
    }
    Q_EMIT sessionChanged();
}

void ProjectReader::post(Lane which, const Cancel &cancel, const Cancel &told, std::function<void(store::Reader &)> job,
    std::function<void()> deliver)
{
    if (!m_open) {
        cancel->store(true);
        return;
    }
    m_outstanding.removeIf([](const auto &weak) { return weak.expired(); });
    m_outstanding.append(cancel);
    LaneThread *lane = m_lanes[int(which)].get();
    lane->call(
        [home = m_home, lane, session = m_session, cancel, told, job = std::move(job), deliver = std::move(deliver)] {
            if (cancel->load() || !lane->reader)
                return;
            std::optional<store::StoreError> error;
            for (;;) {
                const quint64 outages = lane->reader->outages();
                job(*lane->reader);
                error = lane->reader->error();
                if (outages == lane->reader->outages() || cancel->load() || (told && told->load()))
                    break;
                // What was read is not all: it is asked for again, and what is shown stays until then.
                if (error) {
                    home->tell([session, gone = *error](ProjectReader &self) { self.reportError(session, gone); });
                    const QDeadlineTimer pause(BetweenTries);
                    while (!pause.hasExpired() && !cancel->load())
                        QThread::msleep(BetweenLooks);
                }
                if (cancel->load())
                    return;
            }
            home->tell([session, cancel, deliver, error](ProjectReader &self) {
                if (session != self.m_session)
                    return;
                if (error)
                    self.reportError(session, *error);
                else
                    self.reportAnswer(session);
                if (!cancel->load())
                    deliver();
            });
        });
}

void ProjectReader::reportError(int session, const store::StoreError &error)
{
    const bool isAway = error.code == store::StoreError::Code::Unreachable;
    if (session != m_session || (isAway ? m_isAway : m_errorSaid))
        return;
    (isAway ? m_isAway : m_errorSaid) = true;
    Q_EMIT readFailed(error);
}

void ProjectReader::reportAnswer(int session)
{
    if (session == m_session && std::exchange(m_isAway, false))
        Q_EMIT answeredAgain();
}

} // namespace argiope::project
