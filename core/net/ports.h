#pragma once

#include <QHostAddress>

namespace argiope::net {

/// True where no port of ours is left for another connection to that address: all that the system gives away are in use
/// or wait for late packets. False where the address cannot be reached from here at all, and on Windows. Asks the
/// system, which may begin to connect; any thread.
[[nodiscard]] bool lacksPorts(const QHostAddress &address, quint16 port);

} // namespace argiope::net
