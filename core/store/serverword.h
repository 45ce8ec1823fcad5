#pragma once

#include <chrono>

/// Whether anybody is there who speaks for a server.
namespace argiope::store {

class Place;

namespace postgres {

/// Asks the address of a server, as whoever wants TLS does first
/// (https://www.postgresql.org/docs/15/protocol-flow.html, SSL Session Encryption), and says no more: neither names nor
/// a password, which a stranger there may be after. Any byte is an answer. None is where a port is refused, where who
/// listens hangs up without a word as a balancer does whose servers are gone, and where nothing comes within
/// `patience`. True also where that cannot be told: sockets that are files, an address that cannot be looked up, no
/// network, no socket to be had. Of several servers one is enough. Any thread but a window's.
[[nodiscard]] bool saysAnything(const Place &place, std::chrono::milliseconds patience);

} // namespace postgres
} // namespace argiope::store
