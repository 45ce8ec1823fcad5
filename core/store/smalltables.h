#pragma once

#include "core/store/idtable.h"

#include <QList>
#include <QPair>

#include <optional>

namespace argiope::store {

/// Tables `hosts`, `rules` and `places`, which most other rows name by id.
class SmallTables
{
public:
    explicit SmallTables(WriteSession &session);

    [[nodiscard]] HostId host(const QByteArray &origin);
    [[nodiscard]] RuleId rule(const Rule &rule);
    [[nodiscard]] int place(const QByteArray &element, const QByteArray &attribute);

    [[nodiscard]] QList<QPair<RuleId, Rule>> rules();
    [[nodiscard]] QList<HostRecord> hosts();
    [[nodiscard]] std::optional<HostRecord> hostRecord(HostId id);
    void setRobots(const HostRecord &host, const QByteArray &ip);
    void setAddress(HostId host, const QByteArray &ip);

    void forget(); ///< after a rollback

private:
    WriteSession &m_session;
    IdTable m_hosts;
    IdTable m_rules;
    IdTable m_places;
    Statement m_allRules;
    Statement m_setRobots;
    Statement m_setAddress;
    Statement m_allHosts;
    Statement m_hostById;
};

} // namespace argiope::store
