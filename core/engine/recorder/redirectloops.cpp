#include "core/engine/recorder/redirectloops.h"

namespace argiope::engine {

using base::Outcome;
using base::UrlId;

namespace {
constexpr qsizetype MostRemembered = 200'000; ///< redirects; some 10 MB. Those before are as of an earlier session.
} // namespace

bool RedirectLoops::leadsTo(UrlId from, UrlId to)
{
    UrlId at = from;
    for (int hops = 0; hops < MostRedirectsInARow && at != UrlId::None; ++hops) {
        if (at == to)
            return true;
        const auto summary = m_writer.pageSummary(at);
        if (!summary || summary->outcome != Outcome::Redirect)
            return false;
        const auto page = m_writer.page(at);
        at = page ? page->redirectTo : UrlId::None;
    }
    return false;
}

void RedirectLoops::redirected(UrlId id, UrlId target, const QByteArray &origin, const RedirectCookies &cookies)
{
    if (m_asked.size() >= MostRemembered)
        m_asked.clear();
    m_asked[id].mark = cookies.asked;
    if (target == UrlId::None || target == id)
        return;
    // Of one that an earlier session asked for, whose cookies are gone, anything is new.
    const Asked before = m_asked.value(target);
    if (before.mark == cookies.target || before.times >= MostRedirectsInARow / 2)
        return;
    if (m_mail && m_mail->isElsewhere(origin))
        return;
    if (!leadsTo(target, id) || !m_refetch.disbelieve(target, true))
        return;
    Asked &asked = m_asked[target];
    asked.mark = cookies.target;
    ++asked.times;
}

} // namespace argiope::engine
