#include "core/engine/recorder/rejudge.h"

#include "core/store/judgements.h"
#include "core/store/ranktable.h"

namespace argiope::engine {

using base::UrlId;
using base::WaitingUrl;

namespace {
const char *const Mark = "rejudge";
} // namespace

Rejudge::Rejudge(const ReviewParts &parts)
    : m_parts(parts)
    , m_kinds(parts.writer)
    , m_urls(m_parts, m_kinds)
    , m_links(m_parts, m_kinds)
{
}

bool Rejudge::wasCutOff()
{
    return m_parts.writer.meta(Mark) == "1";
}

void Rejudge::forget()
{
    if (wasCutOff())
        m_parts.writer.setMeta(Mark, {});
}

void Rejudge::begin()
{
    m_parts.writer.setMeta(Mark, "1");
    m_links.forgetVerdicts();
    m_urls.forgetLeased();
    next(Phase::Queue);
}

void Rejudge::next(Phase phase)
{
    m_phase = phase;
    m_after = UrlId::None;
    m_rule = 0;
    m_rules.clear();
    if (phase == Phase::Limits) {
        m_rules = {m_parts.discovery.limits().depthRule(), m_parts.discovery.limits().hopsRule()};
    } else if (phase == Phase::Orphans) {
        // What only a sitemap names has no link, and without stored links nothing has.
        m_rules = m_kinds.ofScope();
    } else if (phase == Phase::Done) {
        // What is with workers still waits in the file: whoever goes on looks at it again.
        if (!m_urls.leftLeased())
            m_parts.writer.setMeta(Mark, {});
        m_links.forgetVerdicts();
    }
}

void Rejudge::step()
{
    bool more = false;
    switch (m_phase) {
    case Phase::Queue:
        more = stepQueue();
        break;
    case Phase::Limits:
    case Phase::Orphans:
        more = stepSkipped();
        break;
    case Phase::Links:
        more = stepLinks();
        break;
    case Phase::Done:
        return;
    }
    if (!more && !m_parts.writer.failed())
        next(Phase(int(m_phase) + 1));
}

bool Rejudge::stepQueue()
{
    const QList<store::QueuedUrl> piece = m_parts.writer.ranks().queued(m_after, Batch);
    for (const store::QueuedUrl &url : piece) {
        m_after = url.id;
        m_urls.judge(url.id);
    }
    return piece.size() == Batch;
}

bool Rejudge::stepSkipped()
{
    while (m_rule < m_rules.size()) {
        const QList<WaitingUrl> piece = m_parts.writer.skippedBy(
            m_rules[m_rule], m_parts.refetch.run(), m_after, Batch, m_parts.refetch.validSince(false));
        for (const WaitingUrl &url : piece) {
            m_after = url.id;
            if (m_phase == Phase::Limits || m_urls.hasNoLinks(url.id))
                m_urls.letIn(url, m_phase == Phase::Limits);
        }
        if (piece.size() == Batch)
            return true;
        ++m_rule;
        m_after = UrlId::None;
    }
    return false;
}

bool Rejudge::stepLinks()
{
    // Pages differ in length: fewer than of URLs.
    constexpr int pages = Batch / 10;
    const QList<UrlId> piece = m_parts.writer.judgements().pages(m_after, pages);
    for (const UrlId page : piece) {
        m_after = page;
        m_links.judge(page);
    }
    return piece.size() == pages;
}

} // namespace argiope::engine
