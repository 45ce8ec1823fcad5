#include "app/interrupts.h"

#include <cerrno>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace argiope {

namespace {

// What a signal handler may touch: lock-free atomics and file descriptors.
std::atomic<bool> wasInterrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

#ifdef Q_OS_WIN

std::atomic<Interrupts *> listener{nullptr};

BOOL WINAPI onConsoleEvent(DWORD event)
{
    wasInterrupted = true;
    if (Interrupts *object = listener.load())
        QMetaObject::invokeMethod(object, &Interrupts::interrupted, Qt::QueuedConnection);
    // The system ends the program when this returns from these; the save has the few seconds that it grants.
    if (event == CTRL_CLOSE_EVENT || event == CTRL_LOGOFF_EVENT || event == CTRL_SHUTDOWN_EVENT)
        Sleep(INFINITE);
    return TRUE;
}

#else

std::array<int, 2> signalPipe{-1, -1};
constexpr std::array CaughtSignals{SIGINT, SIGTERM, SIGHUP};
std::array<struct sigaction, CaughtSignals.size()> formerActions;

void onSignal(int)
{
    const int before = errno;
    wasInterrupted = true;
    const char byte = 1;
    // A full pipe already says what there is to say.
    [[maybe_unused]] const auto written = ::write(signalPipe[1], &byte, 1);
    errno = before;
}

#endif

} // namespace

const std::atomic<bool> &Interrupts::flag()
{
    return wasInterrupted;
}

#ifdef Q_OS_WIN

Interrupts::Interrupts(QObject *parent)
    : QObject(parent)
{
    listener = this;
    SetConsoleCtrlHandler(onConsoleEvent, TRUE);
}

Interrupts::~Interrupts()
{
    SetConsoleCtrlHandler(onConsoleEvent, FALSE);
    listener = nullptr;
}

#else

Interrupts::Interrupts(QObject *parent)
    : QObject(parent)
{
    if (::pipe(signalPipe.data()) != 0)
        qFatal("cannot create a pipe for signals");
    for (const int end : signalPipe) {
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(end, F_SETFL, O_NONBLOCK);
    }
    auto *notifier = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 64> bytes;
        while (::read(signalPipe[0], bytes.data(), bytes.size()) > 0) { }
        Q_EMIT interrupted();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    // Without SA_RESTART: an export that waits for a stalled reader of its output is to notice.
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < CaughtSignals.size(); ++i) {
        ::sigaction(CaughtSignals[i], nullptr, &formerActions[i]);
        // nohup and shells' background jobs ignore some of them on purpose.
        if (formerActions[i].sa_handler != SIG_IGN)
            ::sigaction(CaughtSignals[i], &action, nullptr);
    }
}

Interrupts::~Interrupts()
{
    for (size_t i = 0; i < CaughtSignals.size(); ++i)
        ::sigaction(CaughtSignals[i], &formerActions[i], nullptr);
    ::close(signalPipe[0]);
    ::close(signalPipe[1]);
    signalPipe = {-1, -1};
}

#endif

} // namespace argiope
