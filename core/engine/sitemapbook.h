#pragma once

#include "core/engine/recorder/slotmail.h"
#include "core/engine/result.h"
#include "core/store/writer.h"
#include "core/url/url.h"

#include <QHash>
#include <QSet>

namespace argiope::engine {

class Session;

/// Which sitemaps a crawl asks for, and what is written of them. A sitemap is a lease of its host like any URL, so that
/// robots.txt, pace, retries and Stop are the frontier's and the workers' as ever; but it is no URL of the crawl.
///
/// robots.txt can name twenty thousand sitemaps anywhere on the web, an index fifty thousand, so there are bounds: of
/// the host of a start address settings.maxSitemaps are asked for, of another host a hundredth; of all hosts together
/// ten times as many, of all other hosts a tenth. As many again are noted as kept out by `sitemap_limit`; the rest is
/// counted. The recorder's thread, inside its transaction; session and writer must outlive it.
class SitemapBook
{
public:
    SitemapBook(Session &session, store::Writer &writer, SlotMail &mail);
    void take(const ForeignSitemap &sitemap); ///< which another node has met

    /// On opening a project: what an earlier session of this run left over is asked for. `before`: the settings of
    /// the session before.
    void restore(const settings::CrawlSettings &before);
    void named(const RobotsResult &robots);
    void named(const SitemapResult &piece);
    void finish(const SitemapResult &last);
    void skip(base::UrlId id, const store::Rule &rule);
    [[nodiscard]] qint64 leftOut() const { return m_leftOut; } ///< beyond the limits, and not even noted

private:
    struct Count
    {
        int asked = 0;
        int keptOut = 0;
    };
    void meet(const url::Url &url, store::SitemapRecord &&offer);
    void meetKnown(store::SitemapRecord &&known, store::SitemapRecord &&offer);
    void letIn(store::SitemapRecord &sitemap);
    /// What a rule of an earlier session kept out is judged by the rules of now.
    void judgeAgain(store::RuleKind rule);
    /// What keeps it out; an empty rule where nothing does.
    [[nodiscard]] store::Rule judge(const url::Url &url, const store::SitemapRecord &offer);
    [[nodiscard]] bool mayBeNoted(const QByteArray &origin, base::HostId host) const;
    [[nodiscard]] bool isInvited(const store::SitemapRecord &sitemap);
    [[nodiscard]] int most(bool seed) const; ///< of one host
    [[nodiscard]] int mostInAll(bool seed) const;
    void count(const store::SitemapRecord &sitemap);
    void leaveOut(const QByteArray &origin);

    Session &m_session;
    store::Writer &m_writer;
    SlotMail &m_mail;
    QHash<base::HostId, Count> m_byHost;
    Count m_all;
    Count m_foreign; ///< of hosts that are no start address's
    QSet<qint64> m_judged; ///< in this session
    QSet<QByteArray> m_told; ///< origins whose limit was told of
    bool m_toldOthers = false;
    qint64 m_leftOut = 0;
};

} // namespace argiope::engine
