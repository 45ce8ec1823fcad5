// Families of URLs without end: what was found, and what is kept out for it.

#include "core/engine/recorder.h"

namespace argiope::engine {

using base::RuleId;
using base::UrlId;
using trap::SameContent;

namespace {
constexpr int ReleaseBatch = 1000; ///< URLs between two looks at the other work
} // namespace

void Recorder::noteTrap(const QByteArray &id)
{
    m_writer->setMeta("traps", m_session->traps.toJson());
    m_events.trapFound(id);
}

bool Recorder::releaseTrap(const QByteArray &id, bool released)
{
    const std::lock_guard lock(m_mutex);
    if (m_finishing || m_broken)
        return false;
    m_releases.push_back({id, released});
    ++m_holds;
    m_work.notify_one();
    return true;
}

void Recorder::noteRelease(const TrapRelease &release)
{
    m_session->traps.release(release.id, release.released);
    m_session->log(base::LogLevel::Info, 0,
        (release.released ? "released: the series of URLs " : "kept out again: the series of URLs ") + release.id);
    // From this commit on whoever resumes lets in what is not queued yet.
    settings::CrawlSettings settings = m_writer->settings();
    settings.releasedTraps.removeAll(QString::fromUtf8(release.id));
    if (release.released)
        settings.releasedTraps.append(QString::fromUtf8(release.id));
    m_writer->setSettings(settings);
    m_writer->setMeta("traps", m_session->traps.toJson());
}

void Recorder::serveReleases()
{
    TrapRelease release;
    bool finishing = false;
    {
        const std::lock_guard lock(m_mutex);
        if (m_releases.empty())
            return;
        release = m_releases.front();
        finishing = m_finishing;
    }
    beginIfNeeded();
    if (m_releasedAfter == UrlId::None)
        noteRelease(release);
    const RuleId rule = m_writer->rule({QByteArrayLiteral("trap"), release.id});
    QList<store::SkippedUrl> urls;
    if (release.released && !finishing)
        urls = m_writer->skippedBy(rule, m_session->run, m_releasedAfter, ReleaseBatch);
    const RuleId letIn = urls.isEmpty() ? RuleId::None : m_writer->rule({QByteArrayLiteral("released"), release.id});
    for (const store::SkippedUrl &url : std::as_const(urls)) {
        const bool page = url.role == store::UrlRole::Page;
        m_writer->requeue(url.id, url.role, letIn, url.depth, url.hops, url.referrer);
        m_session->frontier.requeueSkipped(
            {url.id, url.url, url.host, page, url.depth, url.hops, validators(url.id, page)});
    }
    if (urls.size() == ReleaseBatch) {
        m_releasedAfter = urls.constLast().id;
        return;
    }
    // Until here the URLs that waited for their piece kept the depth of the shortest way to them.
    if (release.released && !finishing)
        m_hardRules.remove(rule);
    m_releasedAfter = UrlId::None;
    const std::lock_guard lock(m_mutex);
    m_releases.pop_front();
}

void Recorder::skip(const SkipResult &skipped)
{
    const bool trap = skipped.rule.name == "trap";
    if (trap && m_session->traps.isReleased(skipped.rule.detail)) {
        // The worker had seen it just before the trap was released.
        if (const auto lease = m_session->frontier.leased(skipped.id)) {
            frontier::Lease again{*lease};
            again.entry.url = m_writer->urlText(skipped.id);
            again.entry.validators = validators(skipped.id, lease->page);
            m_session->frontier.putBack(again);
        }
        return;
    }
    const RuleId rule = m_writer->rule(skipped.rule);
    if (skipped.rule.name == "robots" || trap)
        m_hardRules.insert(rule);
    m_writer->skip(skipped.id, rule);
    if (m_revisiting)
        dropPage(skipped.id, true);
    m_session->frontier.skipLeased(skipped.id);
}

SameContent::Verdict Recorder::watchContent(const PageResult &page)
{
    const store::PageRecord &record = page.record;
    if (!m_session->traps.isOn())
        return SameContent::Verdict::Fine;
    const bool counts = record.outcome == base::Outcome::Ok && record.wordCount > 0;
    const QByteArray text = counts ? record.textHash : QByteArray();
    const QByteArray url = text.isEmpty() ? QByteArray() : m_writer->urlText(page.id);
    const auto verdict = m_sameContent.see(text, qint64(page.id), url);
    if (verdict != SameContent::Verdict::Trap)
        return verdict;
    const trap::Shape shape{trap::Kind::SameContent, m_sameContent.example(text), {}};
    if (!m_session->traps.knows(shape)) {
        m_session->traps.add({shape, {shape.pattern, url}, false});
        m_session->log(base::LogLevel::Warning, 0, "a series of URLs without end: " + shape.id());
        noteTrap(shape.id());
    }
    const store::Rule rule = m_session->traps.ruleOf(shape);
    m_contentTrap = rule.name.isEmpty() ? RuleId::None : m_writer->rule(rule);
    return verdict;
}

RuleId Recorder::trapFor(const QByteArray &url, int depth)
{
    RuleId id = m_contentTrap;
    if (id == RuleId::None) {
        const store::Rule rule = m_session->traps.keeping(url, depth);
        if (rule.name.isEmpty())
            return RuleId::None;
        id = m_writer->rule(rule);
    }
    m_hardRules.insert(id);
    return id;
}

} // namespace argiope::engine
