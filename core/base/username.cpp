#include "core/base/username.h"

#include <QString>

#ifdef Q_OS_WIN
#include <windows.h>

#include <array>

#include <lmcons.h>
#else
#include <cerrno>
#include <pwd.h>
#include <unistd.h>
#include <vector>
#endif

namespace argiope::base {

namespace {

QByteArray nameByTheSystem()
{
#ifdef Q_OS_WIN
    std::array<wchar_t, UNLEN + 1> name{};
    DWORD length = DWORD(name.size());
    if (!GetUserNameW(name.data(), &length))
        return {};
    return QString::fromWCharArray(name.data()).toUtf8();
#else
    constexpr size_t mostBytes = 1024 * 1024; // of somebody's entry, in a directory of many
    for (std::vector<char> room(1024); room.size() <= mostBytes; room.resize(room.size() * 4)) {
        passwd entry{};
        passwd *found = nullptr;
        const int failure = getpwuid_r(geteuid(), &entry, room.data(), room.size(), &found);
        if (failure == 0)
            return found ? QByteArray(found->pw_name) : QByteArray();
        if (failure != ERANGE)
            break;
    }
    return {};
#endif
}

} // namespace

QByteArray userName()
{
    QByteArray name = nameByTheSystem();
    for (const char *variable : {"USER", "USERNAME"}) {
        if (name.isEmpty())
            name = qgetenv(variable);
    }
    return name;
}

} // namespace argiope::base
