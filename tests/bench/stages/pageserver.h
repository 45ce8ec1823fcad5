#pragma once

#include <QByteArray>
#include <QHash>

#include <atomic>
#include <thread>

namespace argiope::bench {

/// Serves documents out of memory over HTTP/1.1 on 127.0.0.1, to one connection at a time, on a thread of its own.
/// POSIX only; plain sockets, so that what is measured beside it is the client.
class PageServer
{
public:
    /// By path, with the first slash. Ends the program where no port is to be had.
    explicit PageServer(QHash<QByteArray, QByteArray> pages);
    ~PageServer();
    PageServer(const PageServer &) = delete;
    PageServer &operator=(const PageServer &) = delete;

    [[nodiscard]] QByteArray origin() const; ///< "http://127.0.0.1:PORT"

private:
    void serve();
    void serveConnection(int peer);

    const QHash<QByteArray, QByteArray> m_pages;
    int m_listener = -1;
    uint16_t m_port = 0;
    std::atomic<bool> m_stop{false};
    std::thread m_thread;
};

} // namespace argiope::bench
