#include "core/engine/serverwatch.h"

#include "core/base/ownpool.h"
#include "core/store/hungserver.h"

#include <QTimer>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <limits>
#include <memory>
#include <utility>

namespace argiope::engine {

namespace {
/// For a server that is to save something, before somebody else knocks, and for who opens him.
constexpr int ServerPatienceMs = 5000;
constexpr int PartOfLease = 3; ///< that it is at most: after a lease others go on anyway …
constexpr int LeastPatienceMs = 2000; ///< … yet a server that is well has time to save, however short the lease
/// For who is let in where nobody is told to end: TLS with a server far away takes its time, and so does a busy
/// machine.
constexpr int QuietPatienceMs = 10'000;
constexpr int MostKnocks = 2;

/// What a knock that hangs keeps is nobody else's thread, and what keeps all others is no silence of a server. They end
/// before the drivers of databases go, which is with the application.
struct Knocks;
QThreadPool &knockers()
{
    return base::ownPool<Knocks>(std::numeric_limits<int>::max());
}
} // namespace

bool serverAnswersWithin(const QString &address, base::Milliseconds patience)
{
    const auto answer = std::make_shared<std::promise<bool>>();
    std::future<bool> answers = answer->get_future();
    knockers().start([address, patience, answer] { answer->set_value(store::serverAnswers(address, patience)); });
    return answers.wait_for(patience) == std::future_status::ready && answers.get();
}

ServerWatch::ServerWatch(QString address, int leaseMs, QObject &context, std::function<Standing()> look)
    : m_address(std::move(address))
    , m_patienceMs(std::clamp(leaseMs / PartOfLease, LeastPatienceMs, ServerPatienceMs))
    , m_context(context)
    , m_look(std::move(look))
{
}

void ServerWatch::begin()
{
    QTimer::singleShot(m_patienceMs, &m_context, [this, number = ++m_number] {
        const Standing standing = number == m_number ? m_look() : Standing::Over;
        if (standing == Standing::Fine)
            begin();
        else if (standing != Standing::Over)
            knock(standing);
    });
}

void ServerWatch::knock(Standing standing)
{
    const auto answers = std::make_shared<std::atomic<bool>>(false);
    const bool isQuiet = standing == Standing::Waits || standing == Standing::IsNotHeard;
    const int patience = isQuiet ? QuietPatienceMs : m_patienceMs;
    knockers().start([address = m_address, patience, answers] {
        *answers = store::serverAnswers(address, std::chrono::milliseconds(patience));
    });
    QTimer::singleShot(patience, &m_context, [this, standing, answers, number = m_number] {
        const Standing now = number == m_number ? m_look() : Standing::Over;
        if (now == Standing::Over)
            return;
        const bool isLost = standing == Standing::IsNotHeard && now == standing;
        if (!*answers || isLost || (now == Standing::EndsAsNode && ++m_knocks >= MostKnocks))
            store::cutConnections(m_address);
        begin();
    });
}

} // namespace argiope::engine
