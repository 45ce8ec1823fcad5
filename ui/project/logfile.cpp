#include "ui/project/logfile.h"

#include <QFile>

#include <condition_variable>
#include <mutex>

namespace argiope::project {

namespace {
constexpr qsizetype MostPending = 32 * 1024 * 1024; ///< bytes that wait for the disk
constexpr std::chrono::milliseconds WriteEvery(200);
} // namespace

/// Takes lines from any thread.
class LogFile::Writer : public base::LogSink
{
public:
    Writer(const QString &path, std::function<void(const QString &)> fail)
        : m_fail(std::move(fail))
        , m_thread(QThread::create([this, path] { run(path); }))
    {
        m_thread->setObjectName(QStringLiteral("log file"));
        m_thread->start();
    }
    ~Writer() override { finish(); }
    Writer(const Writer &) = delete;
    Writer &operator=(const Writer &) = delete;

    void log(const base::LogEntry &entry) override
    {
        const QByteArray line = entry.toLine() + '\n';
        std::unique_lock lock(m_mutex);
        m_room.wait(lock, [this] { return m_pending.size() < MostPending || m_ended; });
        if (!m_ended)
            m_pending += line;
    }
    /// Later lines are left out.
    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_room.notify_all();
        m_wake.notify_all();
    }

    void finish()
    {
        end();
        m_thread->wait();
    }
    [[nodiscard]] QThread *thread() { return m_thread.get(); }

private:
    void run(const QString &path)
    {
        QFile file(path);
        bool good = file.open(QIODevice::WriteOnly | QIODevice::Truncate);
        std::unique_lock lock(m_mutex);
        while (good) {
            m_wake.wait_for(lock, WriteEvery, [this] { return m_ended; });
            const bool last = m_ended;
            QByteArray lines;
            lines.swap(m_pending);
            m_room.notify_all();
            lock.unlock();
            good = lines.isEmpty() || (file.write(lines) == lines.size() && file.flush());
            lock.lock();
            if (good && last)
                return;
        }
        m_ended = true;
        m_pending.clear();
        m_room.notify_all();
        lock.unlock();
        m_fail(file.errorString());
    }

    const std::function<void(const QString &)> m_fail;
    std::mutex m_mutex;
    std::condition_variable m_room;
    std::condition_variable m_wake;
    QByteArray m_pending;
    bool m_ended = false;
    std::unique_ptr<QThread> m_thread; // last: it runs at once
};

LogFile::LogFile(QObject *parent)
    : QObject(parent)
{
}

LogFile::~LogFile()
{
    // A crawl may still hold the sink, but its thread no longer calls us.
    stop();
    for (const auto &writer : std::as_const(m_ending))
        writer->finish();
}

std::shared_ptr<base::LogSink> LogFile::start(const QString &path)
{
    stop();
    m_path = path;
    m_writer = std::make_shared<Writer>(path, [this, path](const QString &why) {
        QMetaObject::invokeMethod(
            this,
            [this, path, why] {
                if (m_path == path)
                    stop();
                Q_EMIT failed(path, why);
            },
            Qt::QueuedConnection);
    });
    Q_EMIT changed();
    return m_writer;
}

void LogFile::stop()
{
    if (!m_writer)
        return;
    // This thread does not wait for the disk.
    const std::shared_ptr<Writer> writer = std::exchange(m_writer, nullptr);
    m_ending.append(writer);
    connect(writer->thread(), &QThread::finished, this, [this, old = writer.get()] {
        m_ending.removeIf([old](const std::shared_ptr<Writer> &other) { return other.get() == old; });
    });
    writer->end();
    if (writer->thread()->isFinished())
        m_ending.removeOne(writer);
    m_path.clear();
    Q_EMIT changed();
}

} // namespace argiope::project
