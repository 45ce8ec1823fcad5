#pragma once

#include "core/engine/result.h"
#include "core/engine/session.h"
#include "core/judge/linkjudge.h"
#include "core/judge/reading.h"
#include "core/net/fetcher.h"
#include "core/sitemap/review.h"
#include "core/sitemap/sitemap.h"
#include "core/sitemap/sitemapjudge.h"

#include <QJsonArray>

#include <functional>
#include <memory>

namespace argiope::engine {

/// One attempt at a sitemap: reads it as it comes and hands what it names to the recorder in pieces, so that a sitemap
/// of any size takes constant memory. On the stack of a worker, which the lease and the session outlive.
class SitemapVisit
{
public:
    using Submit = std::function<bool(Result)>;
    SitemapVisit(Session &session, const frontier::Lease &lease, const url::Url &url, Submit submit);
    SitemapVisit(const SitemapVisit &) = delete;
    SitemapVisit &operator=(const SitemapVisit &) = delete;

    [[nodiscard]] net::Request request(); ///< for one fetch, while the visit lives
    /// The bytes that the crawl may still receive ended the fetch: nothing of it is to be written.
    [[nodiscard]] bool outOfBytes(const net::Reply &reply) const;
    /// What came of it: the last piece. `report` is what robots.txt would have said where it is not obeyed.
    [[nodiscard]] SitemapResult result(
        const net::Reply &reply, const judge::Reading &reading, const store::Rule &report);
    /// One line for the log.
    [[nodiscard]] QByteArray summary(const store::SitemapRecord &record) const;

    [[nodiscard]] const url::Url &url() const { return m_url; }

private:
    void take(sitemap::SitemapEntry &&entry);
    void read(QByteArrayView piece);
    void takeAlternate(const sitemap::SitemapEntry &entry);
    void endPage();
    void hand();

    Session &m_session;
    const frontier::Lease &m_lease;
    const url::Url &m_url;
    const Submit m_submit;
    const int m_scopeVersion;
    const std::shared_ptr<const scope::Scope> m_scope;
    judge::LinkJudge m_judge;
    judge::LinkJudge m_related; ///< of versions in other languages
    sitemap::SitemapReader m_reader;
    sitemap::SitemapReview m_review;
    sitemap::SitemapJudge m_strict;
    QList<QByteArray> m_sitemaps;
    url::Url m_page; ///< the last one, until all that is said of it has come
    QJsonArray m_pageVersions;
    QList<QPair<url::UrlKey, QByteArray>> m_versions;
    qint64 m_bytes = 0;
    qint64 m_urls = 0;
    qint64 m_named = 0; ///< sitemaps
    qsizetype m_waiting = 0;
    const bool m_fetchesRelated;
    bool m_limited = false; ///< by what is left of maxTotalBytes
};

} // namespace argiope::engine
