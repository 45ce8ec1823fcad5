#include "core/base/openfiles.h"

#include "core/base/threads.h"

#include <QDir>
#include <QThread>

#include <algorithm>
#include <cerrno>
#include <vector>

#ifndef Q_OS_WIN
#include <climits>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace argiope::base {

namespace {

constexpr int Plenty = 16'384; ///< 512 threads with their connections and 30 idle ones each

class Nothing final : public QThread
{
    void run() override { }
};

} // namespace

#ifdef Q_OS_WIN

void raiseOpenFileLimit() { }

int openFileLimit()
{
    return Plenty;
}

int openFiles()
{
    return 0;
}

bool lacksOpenFiles(int)
{
    return false;
}

#else

void raiseOpenFileLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    rlim_t wanted = std::min<rlim_t>(limit.rlim_max, Plenty);
#ifdef Q_OS_MACOS
    wanted = std::min<rlim_t>(wanted, OPEN_MAX); // setrlimit() refuses more, whatever the hard limit says
#endif
    if (limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = wanted;
    (void)setrlimit(RLIMIT_NOFILE, &limit);
}

int openFileLimit()
{
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return Plenty;
    return int(std::min<rlim_t>(limit.rlim_cur, Plenty));
}

int openFiles()
{
    return int(
        QDir(QStringLiteral("/dev/fd")).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

bool lacksOpenFiles(int wanted)
{
    std::vector<int> taken;
    bool lacks = false;
    while (!lacks && int(taken.size()) < wanted) {
        const int one = open("/dev/null", O_RDONLY | O_CLOEXEC);
        lacks = one < 0 && (errno == EMFILE || errno == ENFILE);
        if (one < 0)
            break; // without /dev/null nothing is known
        taken.push_back(one);
    }
    for (const int one : taken)
        close(one);
    return lacks;
}

#endif

bool canStartThread()
{
    Nothing thread;
    thread.setStackSize(ThreadStackSize);
    thread.start();
    return thread.wait() && thread.isFinished();
}

} // namespace argiope::base
