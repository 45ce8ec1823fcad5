#include "core/net/socketroom.h"

#include "core/base/openfiles.h"

#include <algorithm>

namespace argiope::net {

namespace {

constexpr int MostEach = 32; ///< idle connections of a fetcher, however many files may be open
constexpr int FilesOfALookup = 3; ///< hosts, resolv.conf, the resolver's socket
constexpr int OtherFiles = 32; ///< that are opened later: readers of the project, archives, certificates

} // namespace

SocketRoom::SocketRoom(int limit)
    : m_most(std::max(limit / 4, 0))
{
}

SocketRoom &SocketRoom::ofProcess()
{
    static SocketRoom room(base::openFileLimit());
    return room;
}

SocketRoom::Place SocketRoom::take()
{
    if (++m_idle <= m_most)
        return Place(this);
    --m_idle;
    return {};
}

int SocketRoom::share() const
{
    return std::clamp(m_most / std::max(m_fetchers.load(), 1), 1, MostEach);
}

int SocketRoom::threadsFor(int limit, int open, int perThread)
{
    const int rest = limit - limit / 4 - open - OtherFiles - lookupsFor(limit) * FilesOfALookup;
    return std::max(rest / std::max(perThread, 1), 1);
}

int SocketRoom::lookupsFor(int limit)
{
    return std::clamp(limit / 32, 2, 64);
}

} // namespace argiope::net
