#pragma once

#include "core/engine/attempts.h"
#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/judge/loginwatch.h"

#include <functional>
#include <optional>

namespace argiope::engine {

/// Holds what a worker was answered against the login that the person gave: what came since it was lost counts for
/// nothing, and the crawl is told to stop. One worker's, on its thread; session and slot outlive it.
class LoginKeeper
{
public:
    using Request = std::function<net::Reply(const net::Request &)>;
    using Submit = std::function<bool(Result)>; ///< false where the crawl is over
    LoginKeeper(Session &session, Request request, Submit submit)
        : m_session(session)
        , m_request(std::move(request))
        , m_submit(std::move(submit))
    {
    }

    void begin() { m_asked = m_session.clock.now(); } ///< a request is about to be made
    /// False: the answer counts for nothing.
    [[nodiscard]] bool believes(const frontier::Lease &lease, const url::Url &url, const Answer &answer);
    /// Its links were read; the same.
    [[nodiscard]] bool mayBeWritten(const frontier::Lease &lease, const url::Url &url, const PageResult &page);

private:
    [[nodiscard]] bool concerns(const frontier::Lease &lease, const url::Url &url) const;
    [[nodiscard]] std::optional<judge::LoginSigns> ask(const url::Url &url);
    void tell();

    Session &m_session;
    const Request m_request;
    const Submit m_submit;
    base::TimePoint m_asked{};
    judge::LoginSigns m_signs; ///< of the last answer
};

} // namespace argiope::engine
