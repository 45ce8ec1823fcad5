#pragma once

#include <QtGlobal>

#include <atomic>
#include <functional>
#include <memory>

class QTcpSocket;

namespace argiope::test {

/// A server on a port of 127.0.0.1 in a thread of its own: what small proxies and relays of tests are made of.
/// Construct and destroy on the same thread.
class RelayThread
{
public:
    /// `serve` is called on the thread with each client that comes. What it uses must outlive the relay.
    explicit RelayThread(std::function<void(QTcpSocket *client)> serve);
    ~RelayThread();
    RelayThread(const RelayThread &) = delete;
    RelayThread &operator=(const RelayThread &) = delete;

    [[nodiscard]] quint16 port() const; ///< any thread

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// From now on what one side says goes to the other, and so does its end. `stalls`: while it is true nothing goes on;
/// null: never. On the relay's thread.
void passOn(QTcpSocket *from, QTcpSocket *to, const std::atomic<bool> *stalls = nullptr);

} // namespace argiope::test
