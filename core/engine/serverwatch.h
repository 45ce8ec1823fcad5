#pragma once

#include "core/base/clock.h"

#include <QObject>
#include <QString>

#include <functional>

namespace argiope::engine {

/// store::serverAnswers(), which a server that lets one in and saves nothing keeps waiting; this comes back by then.
/// True of files. Any thread.
[[nodiscard]] bool serverAnswersWithin(const QString &address, base::Milliseconds patience);

/// Finds out whether a database's server that keeps a crawl waiting is there at all: somebody else knocks, and where
/// nothing is heard the crawl's connections are cut, which is an outage like any other to whoever waits on them. So
/// they are where a node's heartbeats alone are not answered, or what it saves: what was said got lost on its way.
/// Lives on its context's thread, and goes before it.
class ServerWatch
{
public:
    /// How the crawl stands, of a node that is told to end as well: what it leaves others go on with, so it waits for
    /// no more than two knocks, whatever is heard.
    enum class Standing : quint8 { Over, Fine, Waits, IsNotHeard, Ends, EndsAsNode };
    ServerWatch(QString address, int leaseMs, QObject &context, std::function<Standing()> look);
    ServerWatch(const ServerWatch &) = delete;
    ServerWatch &operator=(const ServerWatch &) = delete;

    void begin(); ///< now, and where it is under way anew

private:
    void knock(Standing standing);

    const QString m_address;
    const int m_patienceMs;
    QObject &m_context;
    const std::function<Standing()> m_look;
    int m_number = 0; ///< of begin(): what was begun before says nothing
    int m_knocks = 0; ///< of EndsAsNode
};

} // namespace argiope::engine
