#pragma once

#include "core/engine/attempts.h"
#include "core/engine/hostopener.h"
#include "core/engine/renderroom.h"
#include "core/engine/result.h"
#include "core/facts/renderchoice.h"
#include "core/render/rendering.h"

#include <memory>
#include <optional>

namespace argiope::engine {

/// Shows pages to the crawl's browser, and gets what they ask for as the crawl gets everything: by robots.txt, at the
/// crawl's pace, with its cookies, each once. One worker's, on its thread; session, slot, opener and needs outlive it.
class PageRendering
{
public:
    PageRendering(Session &session, WorkerSlot &slot, HostOpener &opener, HostOpener::Needs &needs)
        : m_session(session)
        , m_slot(slot)
        , m_opener(opener)
        , m_needs(needs)
    {
    }

    /// Whether the crawl wants to see that answer as a browser makes it.
    [[nodiscard]] bool isWanted(const frontier::Lease &lease, const url::Url &url, const Answer &answer);
    /// The page that was asked for last has been read: what scripts changed of it, and why it was rendered or not.
    void note(PageResult &result);
    /// What came of it; a browser that crashes or hangs is tried twice more. Nothing where the crawl was stopped.
    [[nodiscard]] std::optional<render::Rendering> render(
        const frontier::Lease &lease, const url::Url &url, const net::Reply &reply);

private:
    [[nodiscard]] render::ResourceAnswer get(
        const frontier::Lease &lease, const url::Url &page, const render::ResourceRequest &request);
    void keepCookies(const QList<render::ScriptCookie> &cookies);
    /// Null where the crawl was stopped.
    [[nodiscard]] ResourceBook::Answer fetch(const frontier::Lease &lease, const url::Url &page, const url::Url &url,
        const render::ResourceRequest &request);
    [[nodiscard]] std::shared_ptr<const judge::HostRobots> robotsOf(
        const frontier::Lease &lease, const url::Url &page, const url::Url &url);
    void log(base::LogLevel level, const QByteArray &text) const { m_session.log(level, m_slot.number(), text); }

    Session &m_session;
    WorkerSlot &m_slot;
    HostOpener &m_opener;
    HostOpener::Needs &m_needs;
    std::optional<facts::RenderChoice> m_choice; ///< about the page that isWanted() was asked of last
    bool m_isRendered = false; ///< that page
};

} // namespace argiope::engine
