#pragma once

#include "core/store/place.h"
#include "tests/support/stallingrelay.h"

#include <memory>

namespace argiope::test {

/// The server of a project in a database, behind a relay.
class RelayedServer
{
public:
    /// Null where neither the address nor the environment says where the server is.
    [[nodiscard]] static std::unique_ptr<RelayedServer> of(const QString &address)
    {
        const auto place = store::Place::parse(address);
        const QString host = place->host().isEmpty() ? qEnvironmentVariable("PGHOST") : place->host();
        const int port = place->port() > 0 ? place->port() : qEnvironmentVariableIntValue("PGPORT");
        if (host.isEmpty() || port == 0)
            return nullptr;
        return std::unique_ptr<RelayedServer>(new RelayedServer(*place, host, quint16(port)));
    }

    StallingRelay relay;
    const QString address; ///< of the project, by way of the relay

private:
    RelayedServer(const store::Place &place, const QString &host, quint16 port)
        : relay(host, port)
        , address(throughRelay(place, relay.port()))
    {
    }
    static QString throughRelay(const store::Place &place, int port)
    {
        store::DatabaseParts parts = store::partsOf(place);
        parts.host = QStringLiteral("127.0.0.1");
        parts.port = port;
        return store::addressOf(parts);
    }
};

} // namespace argiope::test
