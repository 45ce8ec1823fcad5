#include "core/engine/recorder/wishserver.h"

#include "core/engine/recorder/desk.h"
#include "core/engine/recorder/mailbox.h"
#include "core/engine/session.h"
#include "core/store/writer.h"

#include <utility>

namespace argiope::engine {

namespace {
constexpr qsizetype RefetchBatch = 256; ///< URLs between two looks at the other work
}

WishServer::WishServer(Mailbox &mail, Session &session, store::Writer &writer, Desk &desk, Needs needs)
    : m_mail(mail)
    , m_session(session)
    , m_writer(writer)
    , m_desk(desk)
    , m_needs(std::move(needs))
{
}

void WishServer::goOnJudging()
{
    if (!m_desk.rejudge.isUnderWay() || !m_session.frontier.hold())
        return;
    m_session.frontier.freeze();
    ++m_freezes;
    ++m_rejudgeHolds;
}

void WishServer::serve()
{
    for (const auto part : {&WishServer::serveRefetches, &WishServer::serveReleases, &WishServer::serveNotes,
             &WishServer::serveChange, &WishServer::serveRejudge, &WishServer::giveBackHolds}) {
        if (!m_writer.failed())
            (this->*part)();
    }
}

void WishServer::serveRefetches()
{
    const QList<base::UrlId> ids = m_mail.wishes()->takeRefetches(RefetchBatch);
    if (!ids.isEmpty())
        m_needs.begin();
    for (const base::UrlId id : ids)
        m_desk.refetch.refetch(id);
}

void WishServer::serveReleases()
{
    const auto release = m_mail.wishes()->firstRelease();
    if (!release)
        return;
    m_needs.begin();
    if (m_desk.traps.release(*release, m_mail.isFinishing(), m_desk.refetch, m_desk.discovery))
        m_mail.wishes()->releaseDone();
}

void WishServer::serveNotes()
{
    const std::deque<Note> notes = m_mail.wishes()->takeNotes();
    if (!notes.empty())
        m_needs.begin();
    for (const Note &note : notes)
        m_writer.setMeta(note.name, note.value);
}

void WishServer::serveChange()
{
    const auto change = m_mail.wishes()->takeChange();
    if (!change)
        return;
    m_rejudgeHolds += change->holds;
    m_freezes += change->holds;
    m_needs.begin();
    m_desk.change(change->settings);
}

void WishServer::serveRejudge()
{
    if (m_desk.rejudge.isUnderWay()) {
        m_needs.begin();
        m_desk.rejudge.step();
    }
    for (; m_freezes > 0 && !m_desk.rejudge.isAtQueue(); --m_freezes)
        m_session.frontier.thaw();
    if (m_rejudgeHolds == 0 || m_desk.rejudge.isUnderWay())
        return;
    for (; m_rejudgeHolds > 0; --m_rejudgeHolds)
        m_session.frontier.unhold();
    if (m_needs.seenTo)
        m_needs.seenTo();
}

void WishServer::giveBackHolds()
{
    const int holds = m_mail.wishes()->takeHolds(m_needs.isOpen());
    for (int i = 0; i < holds; ++i)
        m_session.frontier.unhold();
    if (holds > 0 && m_needs.seenTo)
        m_needs.seenTo();
}

} // namespace argiope::engine
