#pragma once

#include "tests/support/testsite.h"

#include <memory>

namespace argiope::test {

/// A small HTTP proxy on 127.0.0.1 that makes tunnels (CONNECT) and nothing else, in a thread of its own. Every name
/// leads to 127.0.0.1. Functions are for any thread; construct and destroy on the same one.
class TunnelProxy
{
public:
    /// `credentials`: "user:password" that a tunnel costs; "": none.
    explicit TunnelProxy(const QByteArray &credentials = {});
    ~TunnelProxy();
    TunnelProxy(const TunnelProxy &) = delete;
    TunnelProxy &operator=(const TunnelProxy &) = delete;

    [[nodiscard]] quint16 port() const;
    /// What was asked for, also in vain.
    [[nodiscard]] QList<Request> accessLog() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::test
