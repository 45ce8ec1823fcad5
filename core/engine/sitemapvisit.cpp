#include "core/engine/sitemapvisit.h"

#include "core/facts/observations.h"
#include "core/judge/challenge.h"

#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace argiope::engine {

using base::Outcome;

namespace {
constexpr qint64 MostBytes = 1024 * 1024 * 1024; ///< the protocol allows 50 MB; it is read in constant memory
constexpr qsizetype Batch = 2000;
} // namespace

SitemapVisit::SitemapVisit(Session &session, const frontier::Lease &lease, const url::Url &url, Submit submit)
    : m_session(session)
    , m_lease(lease)
    , m_url(url)
    , m_submit(std::move(submit))
    , m_scopeVersion(session.scopeVersion())
    , m_scope(session.scope())
    , m_judge(session.settings, *m_scope, session.keySeed)
    , m_related(session.settings, *m_scope, session.keySeed)
    , m_reader(url, [this](sitemap::SitemapEntry &&entry) { take(std::move(entry)); })
    , m_review(url, session.clock.wallMs(), session.listedUrls)
    , m_fetchesRelated(settings::fetchesRelatedPages(session.settings))
{
    m_reader.tellUnreadable(
        [this](QByteArrayView written, const sitemap::Place &place) { m_review.takeUnreadable(written, place); });
    m_reader.tellUnpacked([this](QByteArrayView unpacked) { m_strict.feed(unpacked); });
}

net::Request SitemapVisit::request()
{
    net::Request request;
    request.url = m_url;
    request.maxBytes = MostBytes;
    if (const auto left = m_session.bytesLeft()) {
        request.maxBytes = std::clamp<qint64>(*left, 1, MostBytes);
        m_limited = request.maxBytes < MostBytes;
    }
    request.wanted = [most = request.maxBytes](const net::ReplyHead &head) -> qint64 {
        return head.status / 100 == 2 ? most : std::min<qint64>(judge::ChallengeBytes, most);
    };
    request.wantsWire = wantedAside(m_session.settings) > 0;
    request.maxWireBytes = wantedAside(m_session.settings);
    request.sink = [this](QByteArrayView piece) { read(piece); };
    return request;
}

void SitemapVisit::read(QByteArrayView piece)
{
    m_bytes += piece.size();
    m_session.sitemapTraffic.bytes += piece.size();
    m_reader.feed(piece);
}

void SitemapVisit::take(sitemap::SitemapEntry &&entry)
{
    m_review.take(entry);
    if (entry.url.isEmpty() || !entry.url.isHttp())
        return;
    if (entry.kind == sitemap::SitemapEntry::Kind::Sitemap) {
        m_sitemaps.append(entry.url.hrefWithoutFragment().toByteArray());
        ++m_named;
    } else if (entry.kind == sitemap::SitemapEntry::Kind::Page) {
        endPage();
        m_judge.addSitemapUrl(entry.url);
        m_page = entry.url;
        ++m_urls;
    } else {
        if (entry.kind != sitemap::SitemapEntry::Kind::Alternate)
            return;
        takeAlternate(entry);
        if (!m_fetchesRelated)
            return;
        m_related.addSitemapVersion(entry.url);
    }
    if (++m_waiting == Batch)
        hand();
}

void SitemapVisit::takeAlternate(const sitemap::SitemapEntry &entry)
{
    constexpr qsizetype most = 1000; // as of a page
    if (!m_page.isEmpty() && !entry.language.isEmpty() && m_pageVersions.size() < most)
        m_pageVersions.append(QJsonArray{QString::fromUtf8(entry.language), QString::fromUtf8(entry.url.href())});
}

void SitemapVisit::endPage()
{
    if (!m_pageVersions.isEmpty()) {
        const auto key
            = url::urlKey(url::canonical(m_page, judge::canonicalOptions(m_session.settings)), m_session.keySeed);
        m_versions.append({key, QJsonDocument(std::exchange(m_pageVersions, {})).toJson(QJsonDocument::Compact)});
    }
    m_page = url::Url();
}

void SitemapVisit::hand()
{
    m_waiting = 0;
    SitemapResult piece;
    piece.versions = std::exchange(m_versions, {});
    piece.id = m_lease.entry.id;
    piece.scopeVersion = m_scopeVersion;
    piece.found = m_judge.take();
    piece.related = m_related.take();
    piece.sitemaps = std::exchange(m_sitemaps, {});
    (void)m_submit(std::move(piece)); // refused only where the crawl is over
}

bool SitemapVisit::outOfBytes(const net::Reply &reply) const
{
    return m_limited && reply.failure == Outcome::TooLarge && m_session.bytesLeft() == 0;
}

SitemapResult SitemapVisit::result(const net::Reply &reply, const judge::Reading &reading, const store::Rule &report)
{
    SitemapResult last;
    last.id = m_lease.entry.id;
    last.scopeVersion = m_scopeVersion;
    last.last = true;
    store::SitemapRecord &record = last.record;
    record.rule = report;
    record.outcome = reading.outcome;
    record.status = reply.status;
    record.bytes = m_bytes + reply.body.size();
    m_session.sitemapTraffic.bytes += reply.body.size();
    record.responseMs = reply.timings.total;
    record.attempts = m_lease.attempt;
    record.fetchedAt = m_session.clock.wallMs();
    record.contentType = reply.contentType;
    record.error = reply.error.isEmpty() ? reading.remark : reply.error;
    if (!reading.location.isEmpty()) {
        if (const auto target = url::parse(reading.location, &m_url); target && target->isHttp())
            last.sitemaps = {target->hrefWithoutFragment().toByteArray()};
        last.redirect = true;
    } else if (reply.status / 100 == 2) {
        const sitemap::SitemapProblem problem = m_reader.finish();
        if (problem != sitemap::SitemapProblem::None)
            record.problem = sitemap::name(problem);
        facts::Observations observed;
        const bool whole = reading.outcome == Outcome::Ok;
        m_strict.finish(
            whole, [&observed](const char *name, QByteArrayView what, int count) { observed.add(name, what, count); });
        m_review.finish(
            [&observed](const char *name, QByteArrayView first, int count) { observed.add(name, first, count); });
        record.observations = observed.json();
        record.urls = m_urls;
        record.sitemaps = m_named;
        endPage();
        last.versions = std::exchange(m_versions, {});
        last.found = m_judge.take();
        last.related = m_related.take();
        last.sitemaps = std::exchange(m_sitemaps, {});
    }
    return last;
}

QByteArray SitemapVisit::summary(const store::SitemapRecord &record) const
{
    const QByteArray line = "sitemap " + m_url.href() + ": " + base::name(record.outcome) + ' '
        + QByteArray::number(record.status) + ", " + QByteArray::number(m_urls) + " URLs, "
        + QByteArray::number(m_named) + " sitemaps";
    const QByteArray wrong = record.problem.isEmpty() ? record.error : record.problem;
    return wrong.isEmpty() ? line : QByteArray(line + ": " + wrong);
}

} // namespace argiope::engine
