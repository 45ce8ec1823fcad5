#pragma once

#include "core/engine/hostopener.h"
#include "core/engine/probeplan.h"

#include <optional>

namespace argiope::engine {

/// One probe, asked for once. On the stack of a worker that holds its lease; what it is given outlives it.
class ProbeVisit
{
public:
    ProbeVisit(Session &session, HostOpener &opener, HostOpener::Needs &needs)
        : m_session(session)
        , m_opener(opener)
        , m_needs(needs)
    {
    }

    struct Made
    {
        enum class What : quint8 {
            Answered, ///< or not: `record` says so
            Shut, ///< kept out by `rule`
            Aborted,
            Later, ///< a pause comes first
        };
        What what = What::Aborted;
        store::ProbeRecord record{};
        store::Rule rule{};
    };
    [[nodiscard]] Made run(const frontier::Lease &lease, const ProbeTask &task);

private:
    [[nodiscard]] HostOpener::Asked robotsOf(const frontier::Lease &lease, const ProbeTask &task);
    /// What keeps it from being asked for; nullopt: nothing.
    [[nodiscard]] std::optional<Made> refusalOf(const frontier::Lease &lease, const ProbeTask &task);
    [[nodiscard]] Made ask(const ProbeTask &task);
    [[nodiscard]] net::Request request(const ProbeTask &task) const;
    [[nodiscard]] Made answered(const ProbeTask &task, const net::Reply &reply) const;

    Session &m_session;
    HostOpener &m_opener;
    HostOpener::Needs &m_needs;
};

} // namespace argiope::engine
