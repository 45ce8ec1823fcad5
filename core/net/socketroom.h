#pragma once

#include <atomic>
#include <utility>

namespace argiope::net {

/// How many connections all fetchers of this process keep open without using them: a crawl over thousands of hosts
/// would run out of open files. Of the process's limit a quarter is theirs, in even parts. Any thread.
class SocketRoom
{
public:
    /// `limit`: open files that the process may have.
    explicit SocketRoom(int limit);
    [[nodiscard]] static SocketRoom &ofProcess();

    /// A place for one idle connection, for as long as it lives.
    class Place
    {
    public:
        Place() = default;
        explicit Place(SocketRoom *room)
            : m_room(room)
        {
        }
        ~Place()
        {
            if (m_room)
                --m_room->m_idle;
        }
        Place(Place &&other) noexcept
            : m_room(std::exchange(other.m_room, nullptr))
        {
        }
        Place &operator=(Place &&other) noexcept
        {
            std::swap(m_room, other.m_room);
            return *this;
        }
        Place(const Place &) = delete;
        Place &operator=(const Place &) = delete;
        [[nodiscard]] bool isGiven() const { return m_room != nullptr; }

    private:
        SocketRoom *m_room = nullptr;
    };
    [[nodiscard]] Place take(); ///< not given where all are taken

    void join() { ++m_fetchers; }
    void leave() { --m_fetchers; }
    [[nodiscard]] int share() const; ///< idle connections of one fetcher, at most

    /// Somebody got no socket: all fetchers close their idle ones before they do anything else.
    void press() { ++m_pressed; }
    [[nodiscard]] unsigned pressed() const { return m_pressed; } ///< how often

    /// Threads of a crawl that have a connection each, in the rest of the limit; at least one. `open`: files that are
    /// open already; `perThread`: what a thread needs.
    [[nodiscard]] static int threadsFor(int limit, int open, int perThread);
    /// Names that are looked up at a time, each of which opens a few files.
    [[nodiscard]] static int lookupsFor(int limit);

private:
    const int m_most;
    std::atomic<int> m_idle = 0;
    std::atomic<int> m_fetchers = 0;
    std::atomic<unsigned> m_pressed = 0;
};

} // namespace argiope::net
