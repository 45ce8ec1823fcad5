#pragma once

#include <QString>

#include <memory>

namespace argiope::test {

/// Hands on what comes to a port of 127.0.0.1 to a server, and back, in a thread of its own; until it stalls: it still
/// takes connections, and says nothing on any, as a server does whose machine stands still. Functions are for any
/// thread; construct and destroy on the same one.
class StallingRelay
{
public:
    StallingRelay(const QString &host, quint16 port);
    ~StallingRelay();
    StallingRelay(const StallingRelay &) = delete;
    StallingRelay &operator=(const StallingRelay &) = delete;

    [[nodiscard]] quint16 port() const;
    void stall();
    void goOn(); ///< with connections that are made from now on; what came meanwhile on others is not answered

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::test
