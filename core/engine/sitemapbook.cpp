#include "core/engine/sitemapbook.h"

#include "core/engine/session.h"
#include "core/robots/access.h"

#include <algorithm>
#include <tuple>

namespace argiope::engine {

using base::HostId;
using base::LogLevel;
using base::Outcome;
using store::RuleKind;
using store::SitemapRecord;
using store::SitemapSource;
using store::UrlState;

namespace {

constexpr int MostLevels = 3; ///< index of indexes: the protocol knows two
constexpr int MostQueued = 100'000; ///< of a project file that somebody else wrote
constexpr qsizetype LongestUrl = 8 * 1024;
constexpr int MostParents = 16;

store::Rule limitRule(int most, const char *of)
{
    return {RuleKind::SitemapLimit, QByteArray::number(most) + of};
}

} // namespace

SitemapBook::SitemapBook(Session &session, store::Writer &writer, SlotMail &mail)
    : m_session(session)
    , m_writer(writer)
    , m_mail(mail)
{
}

int SitemapBook::most(bool seed) const
{
    const int most = m_session.settings.maxSitemaps;
    return seed ? most : std::max(most / 100, 1);
}

int SitemapBook::mostInAll(bool seed) const
{
    const int most = m_session.settings.maxSitemaps;
    return seed ? most * 10 : std::max(most / 10, 1);
}

void SitemapBook::count(const SitemapRecord &sitemap)
{
    const auto add = [&](Count &count) { ++(sitemap.state == UrlState::Skipped ? count.keptOut : count.asked); };
    add(m_byHost[sitemap.host]);
    add(m_all);
    if (!m_session.isSeedOrigin(sitemap.origin))
        add(m_foreign);
}

void SitemapBook::restore(const settings::CrawlSettings &before)
{
    const auto counts = m_writer.sitemapsByHost(m_session.run);
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        const Count count{it->first, it->second};
        m_byHost.insert(it.key(), count);
        m_all.asked += count.asked;
        m_all.keptOut += count.keptOut;
        const auto host = m_writer.hostRecord(it.key());
        if (!host || !m_session.isSeedOrigin(host->origin)) {
            m_foreign.asked += count.asked;
            m_foreign.keptOut += count.keptOut;
        }
    }
    qint64 queued = 0;
    for (SitemapRecord &sitemap : m_writer.queuedSitemaps(MostQueued)) {
        if (m_mail.isElsewhere(sitemap.origin))
            continue;
        if (sitemap.run < m_session.run) {
            // It is asked for again once this run meets it.
            sitemap.state = sitemap.outcome == Outcome::None ? UrlState::Skipped : UrlState::Finished;
            if (sitemap.state == UrlState::Skipped)
                sitemap.rule = {RuleKind::Recrawl};
            m_writer.updateSitemap(sitemap);
            continue;
        }
        ++queued;
        const auto url = url::parse(sitemap.url);
        // A project file from a stranger may name an origin that is not the URL's, to have it asked for under the
        // robots.txt of another host.
        if (m_session.settings.sitemaps && url && url->isHttp() && url->origin() == sitemap.origin)
            letIn(sitemap);
    }
    m_session.frontier.restoreSitemaps(std::max<qint64>(m_all.asked - queued, 0));
    if (!m_session.settings.sitemaps)
        return;
    const settings::CrawlSettings &now = m_session.settings;
    if (before.maxSitemaps != now.maxSitemaps || before.sitemaps != now.sitemaps || before.seeds != now.seeds)
        judgeAgain(RuleKind::SitemapLimit);
    // As for pages: robots.txt that failed may be there now; what it said may not count any more.
    judgeAgain(RuleKind::RobotsUnavailable);
    if (m_session.settings.robots != settings::RobotsPolicy::Obey)
        judgeAgain(RuleKind::Robots);
}

void SitemapBook::judgeAgain(RuleKind rule)
{
    for (SitemapRecord &sitemap : m_writer.skippedSitemaps(m_session.run, rule, MostQueued)) {
        if (m_mail.isElsewhere(sitemap.origin))
            continue;
        SitemapRecord offer = sitemap;
        meetKnown(std::move(sitemap), std::move(offer));
    }
}

void SitemapBook::letIn(SitemapRecord &sitemap)
{
    m_judged.insert(sitemap.id);
    frontier::Entry entry;
    entry.id = frontier::sitemapId(sitemap.id);
    entry.url = sitemap.url;
    entry.host = sitemap.host;
    entry.hops = sitemap.hops;
    entry.sitemap = true;
    entry.invited = isInvited(sitemap);
    m_session.frontier.offerSitemap(std::move(entry));
}

/// robots.txt that names a sitemap of its own host lets crawlers have it, and what that lists if it is an index. That
/// another host names a sitemap is no permission.
bool SitemapBook::isInvited(const SitemapRecord &sitemap)
{
    SitemapRecord at = sitemap;
    for (int i = 0; i < MostParents; ++i) {
        if (at.source == SitemapSource::UsualPlace)
            return false;
        if (at.source == SitemapSource::Robots)
            return at.parent == base::raw(sitemap.host);
        const auto parent = m_writer.sitemap(at.parent);
        if (!parent || parent->host != sitemap.host)
            return false;
        at = *parent;
    }
    return false;
}

bool SitemapBook::mayBeNoted(const QByteArray &origin, HostId host) const
{
    const bool seed = m_session.isSeedOrigin(origin);
    const Count &all = seed ? m_all : m_foreign;
    return m_byHost.value(host).keptOut < most(seed) && all.keptOut < mostInAll(seed);
}

void SitemapBook::leaveOut(const QByteArray &origin)
{
    ++m_leftOut;
    const bool seed = m_session.isSeedOrigin(origin);
    if (seed ? m_told.contains(origin) : std::exchange(m_toldOthers, true))
        return;
    m_told.insert(origin);
    m_session.log(LogLevel::Warning, 0,
        seed ? origin + " has more sitemaps than the limit: the others are only counted"
             : QByteArray("more sitemaps on other hosts than the limit: the others are only counted"));
}

store::Rule SitemapBook::judge(const url::Url &url, const SitemapRecord &offer)
{
    if (offer.level > MostLevels)
        return {RuleKind::SitemapDepth, QByteArray::number(MostLevels)};
    if (offer.hops > robots::MaxRobotsRedirects)
        return {RuleKind::Redirects};
    if (offer.source == SitemapSource::Index) {
        // A sitemap speaks for its own host (sitemaps.org, "location").
        const auto index = m_writer.sitemap(offer.parent);
        if (!index || index->origin != url.origin())
            return {RuleKind::External, QByteArrayLiteral("sitemap index")};
    }
    const bool seed = m_session.isSeedOrigin(url.origin());
    const int ofHost = most(seed);
    const int inAll = mostInAll(seed);
    store::Rule rule;
    if (offer.host != HostId::None && m_byHost.value(offer.host).asked >= ofHost)
        rule = limitRule(ofHost, " of one host");
    else if ((seed ? m_all : m_foreign).asked >= inAll)
        rule = limitRule(inAll, seed ? " in all" : " of other hosts");
    if (!rule.isNone() && !m_told.contains(url.origin() + ' ' + rule.detail) && m_told.size() < 1000) {
        m_told.insert(url.origin() + ' ' + rule.detail);
        m_session.log(LogLevel::Warning, 0,
            "the limit of " + rule.detail + " is reached: sitemap " + url.href() + " and others are not read");
    }
    return rule;
}

void SitemapBook::meet(const url::Url &url, SitemapRecord &&offer)
{
    offer.url = url.hrefWithoutFragment().toByteArray();
    offer.origin = url.origin();
    if (offer.url.size() > LongestUrl) {
        leaveOut(offer.origin);
        return;
    }
    offer.run = m_session.run;
    if (m_mail.isElsewhere(offer.origin)) {
        m_mail.send({offer.url, int(offer.source), offer.parent, offer.level, offer.hops}, offer.origin);
        return;
    }
    if (auto known = m_writer.sitemap(offer.url)) {
        meetKnown(std::move(*known), std::move(offer));
        return;
    }
    const bool seed = m_session.isSeedOrigin(offer.origin);
    // Once sitemaps are not even noted any more, their hosts need not be either.
    const Count &all = seed ? m_all : m_foreign;
    if (all.asked >= mostInAll(seed) && all.keptOut >= mostInAll(seed)) {
        leaveOut(offer.origin);
        return;
    }
    offer.host = m_writer.host(offer.origin);
    offer.discoveredAt = m_session.clock.wallMs();
    offer.rule = judge(url, offer);
    offer.state = offer.rule.isNone() ? UrlState::Queued : UrlState::Skipped;
    if (offer.state == UrlState::Skipped && !mayBeNoted(offer.origin, offer.host)) {
        leaveOut(offer.origin);
        return;
    }
    offer.id = m_writer.addSitemap(offer);
    if (offer.id == 0)
        return; // the statement failed; the commit says so
    count(offer);
    m_judged.insert(offer.id);
    if (offer.state == UrlState::Queued)
        letIn(offer);
}

void SitemapBook::meetKnown(SitemapRecord &&known, SitemapRecord &&offer)
{
    const bool earlierRun = known.run < m_session.run;
    const bool failed = known.state == UrlState::Finished && base::isFailure(known.outcome);
    const bool again = earlierRun || (known.state == UrlState::Skipped) || failed;
    if (m_judged.contains(known.id) || !again)
        return;
    const auto url = url::parse(known.url);
    if (!url || !url->isHttp() || url->origin() != known.origin)
        return; // as in restore()
    const SitemapRecord before = known;
    if (!earlierRun) { // it was counted
        for (Count *count :
            {&m_byHost[known.host], &m_all, m_session.isSeedOrigin(known.origin) ? nullptr : &m_foreign}) {
            if (count)
                --(known.state == UrlState::Skipped ? count->keptOut : count->asked);
        }
    }
    known.run = m_session.run;
    known.source = offer.source;
    known.parent = offer.parent;
    known.level = offer.level;
    known.hops = offer.hops;
    known.rule = judge(*url, known);
    known.state = known.rule.isNone() ? UrlState::Queued : UrlState::Skipped;
    m_judged.insert(known.id);
    const auto stands = [](const SitemapRecord &at) {
        return std::tie(at.run, at.source, at.parent, at.level, at.hops, at.state, at.rule);
    };
    if (stands(before) != stands(known))
        m_writer.updateSitemap(known);
    count(known);
    if (known.state == UrlState::Queued)
        letIn(known);
}

void SitemapBook::named(const RobotsResult &robots)
{
    for (const QByteArray &href : robots.sitemaps) {
        const auto url = url::parse(href);
        if (!url || !url->isHttp())
            continue;
        SitemapRecord offer;
        offer.source = robots.usualPlace ? SitemapSource::UsualPlace : SitemapSource::Robots;
        offer.parent = base::raw(robots.host.id);
        meet(*url, std::move(offer));
    }
}

void SitemapBook::named(const SitemapResult &piece)
{
    if (piece.sitemaps.isEmpty())
        return;
    const auto parent = m_writer.sitemap(frontier::sitemapNumber(piece.id));
    if (!parent)
        return;
    for (const QByteArray &href : piece.sitemaps) {
        const auto url = url::parse(href);
        if (!url || !url->isHttp())
            continue;
        SitemapRecord offer;
        offer.source = piece.redirect ? SitemapSource::Redirect : SitemapSource::Index;
        offer.parent = parent->id;
        offer.level = std::min(parent->level, MostLevels) + (piece.redirect ? 0 : 1);
        offer.hops = piece.redirect ? std::min(parent->hops, robots::MaxRobotsRedirects) + 1 : 0;
        meet(*url, std::move(offer));
    }
}

void SitemapBook::take(const ForeignSitemap &sitemap)
{
    const auto url = url::parse(sitemap.url);
    if (!url || !url->isHttp() || sitemap.source < 0 || sitemap.source > int(SitemapSource::Redirect))
        return;
    SitemapRecord offer;
    offer.source = SitemapSource(sitemap.source);
    offer.parent = sitemap.parent;
    offer.level = sitemap.level;
    offer.hops = sitemap.hops;
    meet(*url, std::move(offer));
}

void SitemapBook::finish(const SitemapResult &last)
{
    const auto known = m_writer.sitemap(frontier::sitemapNumber(last.id));
    if (known) {
        SitemapRecord record = last.record;
        record.id = known->id;
        record.source = known->source;
        record.parent = known->parent;
        record.level = known->level;
        record.hops = known->hops;
        record.run = known->run;
        record.discoveredAt = known->discoveredAt;
        record.state = UrlState::Finished;
        m_writer.updateSitemap(record);
    }
    m_session.frontier.finishSitemap(last.id, last.requested);
}

void SitemapBook::skip(base::UrlId id, const store::Rule &rule)
{
    if (auto known = m_writer.sitemap(frontier::sitemapNumber(id))) {
        known->state = UrlState::Skipped;
        known->rule = rule;
        m_writer.updateSitemap(*known);
    }
    m_session.frontier.finishSitemap(id, false);
}

} // namespace argiope::engine
