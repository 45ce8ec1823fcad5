#include "core/engine/recorder/archivereferrers.h"

namespace argiope::engine {

using base::UrlId;
using store::UrlRole;
using store::UrlState;

namespace {
constexpr int ReferrerBatch = 500; ///< pages that are looked at between two commits
constexpr int Settled = -1;
} // namespace

bool ArchiveReferrers::settle()
{
    for (int looked = 0; looked < ReferrerBatch; ++looked) {
        if (m_next >= m_answers.size()) {
            m_depths = {};
            return false;
        }
        lookAt(m_answers.pageOf(m_next++));
    }
    return true;
}

void ArchiveReferrers::lookAt(UrlId page)
{
    const auto from = page == UrlId::None ? std::nullopt : m_writer.byId(page);
    if (!from || from->state != UrlState::Finished)
        return;
    const QList<store::LinkTarget> targets = m_writer.linkTargets(page);
    for (const store::LinkTarget &target : targets) {
        const auto known = m_depths.constFind(target.id);
        if (known != m_depths.cend() && *known != from->depth + 1)
            continue;
        const auto to = m_writer.byId(target.id);
        // As in ShorterWays: a link that nobody follows is no way to a page.
        if (!to || (to->state != UrlState::Skipped && to->role == UrlRole::Page && !target.followed))
            continue;
        const bool leads = to->depth == from->depth + 1;
        if (leads)
            m_writer.setReferrer(target.id, page);
        m_depths.insert(target.id, leads ? Settled : to->depth);
    }
}

} // namespace argiope::engine
