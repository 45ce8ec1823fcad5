#pragma once

#include "core/engine/documentreader.h"
#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/judge/reading.h"
#include "core/render/rendering.h"

#include <optional>

namespace argiope::engine {

/// Makes the record of a page out of its answer: what the fetch was, what the page says, and which links it has. One
/// worker's, on its thread; session and slot outlive it.
class PageReader
{
public:
    PageReader(Session &session, WorkerSlot &slot)
        : m_session(session)
        , m_slot(slot)
        , m_documents(session.settings)
    {
    }

    /// `report`: what robots.txt would have said where it is not obeyed. `rendering`: what a browser made of the page;
    /// null: none was shown it. Nothing where the crawl was stopped before the
    /// page could be parsed. Does not look at what the page means for traps: see noteTraps().
    [[nodiscard]] std::optional<PageResult> read(const frontier::Lease &lease, const url::Url &url,
        const net::Reply &reply, const judge::Reading &reading, const store::Rule &report,
        const render::Rendering *rendering = nullptr);
    /// Once the page that was read last is believed: the series without end that it shows.
    [[nodiscard]] QList<judge::TrapNews> noteTraps(
        const frontier::Lease &lease, const url::Url &url, const PageResult &page);

private:
    [[nodiscard]] PageResult fetchOf(
        const frontier::Lease &lease, const net::Reply &reply, const judge::Reading &reading) const;
    void log(base::LogLevel level, const QByteArray &text) const { m_session.log(level, m_slot.number(), text); }

    Session &m_session;
    WorkerSlot &m_slot;
    const DocumentReader m_documents;
    judge::Membership m_membership; ///< of the page that was read last
};

} // namespace argiope::engine
