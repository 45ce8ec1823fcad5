#pragma once

#include "core/base/clock.h"
#include "core/base/outcome.h"

#include <QByteArray>

#include <array>

namespace argiope::frontier {

/// What a fetch says about its host.
enum class HostSignal : quint8 {
    Fine, ///< a page came
    Answered, ///< an honest answer that is no page: a redirect, 404
    Nothing, ///< it says nothing, neither good nor bad: a wrong certificate
    Throttled, ///< 429 or 503
    Failing, ///< it answered as servers in trouble do: 5xx, refusals, what is no HTTP, a body that broke off
    Unreachable, ///< it did not answer
};
[[nodiscard]] constexpr bool isTrouble(HostSignal signal)
{
    return signal >= HostSignal::Throttled;
}
[[nodiscard]] constexpr bool isWell(HostSignal signal)
{
    return signal <= HostSignal::Answered;
}

/// How a URL failed.
struct Shown
{
    base::Outcome outcome = base::Outcome::None;
    int status = 0;
};

/// Whether a host as a whole is in trouble, or only some of its pages are. After some failures in a row it is doubted,
/// and a control asks for a URL that is known to be good. Where that comes the failures are about their pages, and the
/// next control is some seconds off; where it fails too there is an outage: nothing but controls, with growing pauses,
/// until one goes well or the host is given up. An outage is confirmed when so many failures in a row can be no chance,
/// given how often this host fails otherwise; what failed in a confirmed outage counts for nothing.
/// Deterministic, without a clock of its own; not thread-safe.
class HostHealth
{
public:
    struct Limits
    {
        int doubtAfter = 10; ///< failures in a row
        base::Milliseconds firstPause{1000}; ///< between two controls
        base::Milliseconds giveUpUnreachable{300000};
        base::Milliseconds giveUpFailing{60000};
    };
    enum class Change : quint8 { None, OutageBegan, OutageConfirmed, OutageOver };

    /// A request that began at `began` has ended.
    Change learn(HostSignal signal, bool control, base::TimePoint began, base::TimePoint now, const Limits &limits);
    /// A control begins; `urgent`: nobody else may go meanwhile.
    void controlBegan(bool urgent);
    void controlDropped() { m_control = m_urgent = false; } ///< it ended without an answer
    /// robots.txt was had: the server is up.
    void serverAnswered()
    {
        m_streak = 0;
        m_answered = true;
    }
    void wasWell() { m_everWell = true; } ///< in an earlier session

    [[nodiscard]] bool controlUnderWay() const { return m_control; }
    [[nodiscard]] bool onlyControls() const { return m_outage || m_urgent; }
    [[nodiscard]] bool outage() const { return m_outage; }
    [[nodiscard]] bool givenUp() const { return m_givenUp; }
    /// The last failure was that nobody answered.
    [[nodiscard]] bool unreachable() const { return m_unreachable; }
    [[nodiscard]] bool doubted(base::TimePoint now, const Limits &limits) const
    {
        return m_streak >= limits.doubtAfter && now >= m_nextControl;
    }
    [[nodiscard]] base::TimePoint nextControl() const { return m_nextControl; } ///< not before, for the host's own sake
    /// Not before, for the sake of URLs that wait for one.
    [[nodiscard]] base::TimePoint nextAskedControl(const Limits &limits) const;
    [[nodiscard]] bool everWell() const { return m_everWell; }
    /// With one failure more, of which nobody has told yet, it is one of those that do not answer. That was a silence
    /// of seconds or, with `quick`, came at once: then one more is asked for. Who has answered before gets more of
    /// them.
    [[nodiscard]] bool isSilent(bool quick) const
    {
        return m_streak + 1 >= (m_everWell ? 3 : m_answered ? 2 : 1) + (quick ? 1 : 0);
    }
    /// A request that began after `when` went well.
    [[nodiscard]] bool wellSince(base::TimePoint when) const { return m_everWell && m_wellBegan > when; }
    /// Whether a failure of a request that began at `began` speaks of its URL at all.
    [[nodiscard]] bool counts(base::TimePoint began) const { return !m_confirmed && began >= m_outageEnd; }
    [[nodiscard]] int failuresInARow() const { return m_streak; }
    [[nodiscard]] base::TimePoint failingSince() const { return m_failingSince; }

private:
    void learnWell(bool control, base::TimePoint began, base::TimePoint now, base::Milliseconds firstPause);
    [[nodiscard]] bool beyondChance() const;

    int m_streak = 0; ///< failures since something went well
    int m_well = 0; ///< requests of late that went well …
    int m_bad = 0; ///< … and that failed, but in confirmed outages
    bool m_everWell = false;
    bool m_answered = false; ///< robots.txt was had
    bool m_unreachable = false;
    bool m_control = false;
    bool m_urgent = false;
    bool m_outage = false;
    bool m_confirmed = false;
    bool m_givenUp = false;
    base::Milliseconds m_pause{0}; ///< between controls of an outage
    base::Milliseconds m_spacing{0}; ///< between controls that went well
    base::TimePoint m_nextControl{};
    base::TimePoint m_lastControl{}; ///< ended
    base::TimePoint m_wellBegan{}; ///< of the latest request that went well
    base::TimePoint m_failingSince{}; ///< the first of m_streak ended
    base::TimePoint m_failedControl{}; ///< the last control that failed began
    base::TimePoint m_outageEnd{}; ///< of the last confirmed outage
};

/// URLs of a host that are known to be good, for its controls: the last few, in turn, since each may have become bad
/// for a reason of its own.
class GoodUrls
{
public:
    struct Good
    {
        QByteArray url;
        bool page = true;
    };
    void add(const QByteArray &url, bool page, HostSignal signal);
    [[nodiscard]] bool empty() const { return m_some.url.isEmpty() && m_count == 0; }
    [[nodiscard]] Good next();

private:
    static constexpr size_t Most = 3;
    std::array<Good, Most> m_good;
    size_t m_count = 0;
    size_t m_newest = 0;
    size_t m_turn = 0;
    Good m_some; ///< one that was answered, until there is a page
};

} // namespace argiope::frontier
