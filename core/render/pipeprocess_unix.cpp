#include "core/render/pipeprocess.h"

#include <QDir>
#include <QFile>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace argiope::render {

namespace {

constexpr int Spare = 10; ///< descriptors below are given anew in the child
constexpr int KillTries = 100; ///< of 10 ms each, until the child is gone

class UnixProcess final : public PipeProcess
{
public:
    UnixProcess(pid_t pid, int socket)
        : m_pid(pid)
        , m_socket(socket)
    {
    }
    ~UnixProcess() override
    {
        kill();
        ::close(m_socket);
    }
    bool write(QByteArrayView bytes) override
    {
        while (!bytes.isEmpty()) {
#ifdef MSG_NOSIGNAL
            const ssize_t done = ::send(m_socket, bytes.data(), size_t(bytes.size()), MSG_NOSIGNAL);
#else
            const ssize_t done = ::send(m_socket, bytes.data(), size_t(bytes.size()), 0);
#endif
            if (done < 0 && errno == EINTR)
                continue;
            if (done <= 0)
                return false;
            bytes = bytes.sliced(done);
        }
        return true;
    }
    qint64 read(char *to, qint64 most, int timeoutMs) override
    {
        pollfd wanted{m_socket, POLLIN, 0};
        const int ready = ::poll(&wanted, 1, timeoutMs);
        if (ready <= 0)
            return ready == 0 || errno == EINTR ? 0 : -1;
        const ssize_t got = ::recv(m_socket, to, size_t(most), 0);
        if (got < 0 && (errno == EINTR || errno == EAGAIN))
            return 0;
        return got > 0 ? qint64(got) : -1;
    }
    int endLargerThan(qint64 bytes) override;
    void kill() override
    {
        const std::lock_guard lock(m_mutex);
        if (m_gone)
            return;
        ::kill(-m_pid, SIGKILL);
        ::kill(m_pid, SIGKILL);
        ::shutdown(m_socket, SHUT_RDWR);
        for (int i = 0; i < KillTries; ++i) {
            const pid_t ended = ::waitpid(m_pid, nullptr, WNOHANG);
            if (ended == m_pid || (ended < 0 && errno == ECHILD)) {
                m_gone = true;
                break;
            }
            const timespec pause{0, 10'000'000};
            ::nanosleep(&pause, nullptr);
        }
        ::kill(-m_pid, SIGKILL); // what it started meanwhile
    }

private:
    const pid_t m_pid;
    const int m_socket;
    std::mutex m_mutex;
    bool m_gone = false;
};

#ifdef Q_OS_LINUX
/// Memory of its own that a process of the group holds, in bytes; -1: it is none of the group's, or gone.
qint64 ownMemory(const QByteArray &folder, pid_t group)
{
    QFile stat(QFile::decodeName(folder + "/stat"));
    if (!stat.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray line = stat.readAll();
    // pid (name) state ppid pgrp …; the name may hold anything, also parentheses.
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 3 || fields[2].toInt() != group)
        return -1;
    QFile status(QFile::decodeName(folder + "/status"));
    if (!status.open(QIODevice::ReadOnly))
        return -1;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("RssAnon:");
    if (at < 0)
        return -1;
    const qsizetype end = text.indexOf("kB", at);
    return text.mid(at + 8, end - at - 8).trimmed().toLongLong() * 1024;
}
#endif

int UnixProcess::endLargerThan(qint64 bytes)
{
    int ended = 0;
#ifdef Q_OS_LINUX
    const QStringList folders = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &folder : folders) {
        bool isProcess = false;
        const pid_t pid = pid_t(folder.toInt(&isProcess));
        if (isProcess && ownMemory("/proc/" + folder.toLatin1(), m_pid) > bytes && ::kill(pid, SIGKILL) == 0)
            ++ended;
    }
#else
    Q_UNUSED(bytes)
#endif
    return ended;
}

QByteArray errorText(const char *what)
{
    return QByteArray(what) + ": " + std::strerror(errno);
}

/// In the child, between fork() and exec(): only what is safe after a fork of many threads.
[[noreturn]] void becomeProgram(char *const *arguments, int socket, int errors, pid_t parent)
{
    ::setpgid(0, 0);
#ifdef Q_OS_LINUX
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) // it ended before we said so
        ::_exit(127);
#else
    Q_UNUSED(parent)
#endif
    const int spareSocket = ::fcntl(socket, F_DUPFD, Spare);
    const int spareErrors = ::fcntl(errors, F_DUPFD, Spare);
    const int nothing = ::open("/dev/null", O_RDWR);
    ::dup2(nothing, 0);
    ::dup2(nothing, 1);
    ::dup2(spareErrors, 2);
    ::dup2(spareSocket, 3);
    ::dup2(spareSocket, 4);
    ::close(spareSocket);
    ::close(spareErrors);
    if (nothing > 4)
        ::close(nothing);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGPIPE, SIG_DFL);
    ::execv(arguments[0], arguments);
    ::_exit(127);
}

} // namespace

base::Result<std::unique_ptr<PipeProcess>, QByteArray> PipeProcess::start(
    const QString &program, const QStringList &arguments, const QString &errors)
{
    std::vector<QByteArray> texts{QFile::encodeName(program)};
    for (const QString &argument : arguments)
        texts.push_back(QFile::encodeName(argument));
    std::vector<char *> pointers;
    for (QByteArray &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    const QByteArray errorName = QFile::encodeName(errors);
    const int errorFile = ::open(errorName.constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (errorFile < 0)
        return base::Failure{errorText("cannot write beside its profile")};
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        QByteArray why = errorText("no sockets");
        ::close(errorFile);
        return base::Failure{std::move(why)};
    }
    for (const int end : ends)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
    const int on = 1;
    ::setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    const pid_t parent = ::getpid();
    const pid_t pid = ::fork();
    if (pid == 0)
        becomeProgram(pointers.data(), ends[1], errorFile, parent);
    QByteArray why = pid < 0 ? errorText("cannot start") : QByteArray();
    ::close(ends[1]);
    ::close(errorFile);
    if (pid < 0) {
        ::close(ends[0]);
        return base::Failure{std::move(why)};
    }
    ::setpgid(pid, pid); // whoever comes first
    return std::unique_ptr<PipeProcess>(std::make_unique<UnixProcess>(pid, ends[0]));
}

} // namespace argiope::render
