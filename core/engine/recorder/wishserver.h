#pragma once

#include <functional>

namespace argiope::store {
class Writer;
}

namespace argiope::engine {

class Desk;
class Mailbox;
class Session;

/// Sees to what others wish for, a piece at a time, and gives back what the frontier is held by meanwhile. The
/// recorder's thread; what it is given must outlive it.
class WishServer
{
public:
    struct Needs
    {
        std::function<void()> begin; ///< a transaction, if none is open
        std::function<bool()> isOpen; ///< one is
        std::function<void()> seenTo; ///< Recorder::Events::requeued; may be empty
    };
    WishServer(Mailbox &mail, Session &session, store::Writer &writer, Desk &desk, Needs needs);

    /// What an earlier session had to judge anew comes before anything that waits.
    void goOnJudging();
    void serve();

private:
    void serveRefetches();
    void serveReleases();
    void serveNotes();
    void serveChange();
    void serveRejudge();
    void giveBackHolds();

    Mailbox &m_mail;
    Session &m_session;
    store::Writer &m_writer;
    Desk &m_desk;
    const Needs m_needs;
    int m_rejudgeHolds = 0; ///< of the frontier, until what is known has been judged anew
    int m_freezes = 0; ///< of the frontier, until what waits has been
};

} // namespace argiope::engine
