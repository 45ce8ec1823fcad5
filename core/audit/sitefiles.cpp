#include "core/audit/sitefiles.h"

#include "core/audit/pageview.h"
#include "core/base/text.h"
#include "core/facts/contenttype.h"
#include "core/robots/robots.h"
#include "core/robots/robotsjudge.h"
#include "core/sitemap/place.h"
#include "core/url/url.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace argiope::audit {

using base::Outcome;

namespace {

constexpr qsizetype RobotsBytes = 500 * 1024; ///< what every crawler reads at least (RFC 9309, 2.5)
constexpr qint64 SitemapUrls = 50'000; ///< sitemaps.org
constexpr qint64 SitemapBytes = 52'428'800;

/// Crawlers by which texts are gathered for language models, and answers are made from pages.
constexpr const char *AiAgents[] = {"gptbot", "chatgpt-user", "oai-searchbot", "claudebot", "claude-web",
    "anthropic-ai", "google-extended", "ccbot", "perplexitybot", "bytespider", "applebot-extended",
    "meta-externalagent", "amazonbot", "cohere-ai", "diffbot", "omgilibot", "youbot"};

/// What is wrong with one robots.txt, a finding a check: of several lines each with its number.
void checkRobotsText(const QByteArray &url, const QByteArray &text, const FileSink &sink)
{
    QList<std::pair<const char *, Verdict>> all;
    robots::RobotsJudge::judge(text, [&all](const char *check, int line, QByteArrayView written) {
        const QByteArray evidence
            = QByteArray::number(line) + ": " + base::cutUtf8(written, facts::Observations::EvidenceBytes);
        auto one = std::find_if(
            all.begin(), all.end(), [check](const auto &known) { return qstrcmp(known.first, check) == 0; });
        if (one == all.end()) {
            all.append({check, found(evidence)});
            return;
        }
        ++one->second.count;
        if (one->second.more.size() < MostMore)
            one->second.more.append(evidence);
    });
    for (const auto &[check, verdict] : std::as_const(all))
        sink(check, url, verdict);
}

bool isHtmlText(const QByteArray &text)
{
    const QByteArray begin = text.left(1000).trimmed().toLower();
    return begin.startsWith("<!doctype html") || begin.startsWith("<html") || begin.startsWith("<head")
        || begin.startsWith("<body");
}

/// How robots.txt was answered, beyond its status.
void checkAnswer(const QByteArray &url, const store::HostRecord &host, const FileSink &sink)
{
    const auto seen = facts::Observations::fromJson(host.observations);
    if (const facts::Observation *hops = seen.find("robots-redirects")) {
        const bool given = host.robotsStatus >= 300 && host.robotsStatus <= 399;
        sink(given ? "robots-too-many-redirects" : "robots-redirects", url, found(hops->evidence, hops->count));
    }
    const facts::Observation *type = seen.find("robots-content-type");
    if (host.robotsStatus < 200 || host.robotsStatus > 299 || !type)
        return;
    const QByteArray said = type->evidence.toLower();
    const qsizetype charset = said.indexOf("charset=");
    const QByteArray coding
        = charset < 0 ? QByteArray() : base::upTo(said.mid(charset + 8), ';').trimmed().replace('"', "");
    const bool utf8 = coding.isEmpty() || coding == "utf-8" || coding == "utf8" || coding == "us-ascii";
    if (facts::bareType(said) != "text/plain" || !utf8)
        sink("robots-type", url, found(type->evidence));
}

} // namespace

void checkRobots(const store::HostRecord &host, const FileSink &sink)
{
    if (host.robotsStatus < 0 || host.origin.isEmpty())
        return; // nobody asked
    const QByteArray url = host.origin + "/robots.txt";
    const int status = host.robotsStatus;
    if (host.observations.isEmpty()) {
        for (const char *check : {"robots-redirects", "robots-too-many-redirects", "robots-type"})
            sink(check, url, undecidable());
    } else {
        checkAnswer(url, host, sink);
    }
    if (status == 0 || status >= 500) {
        sink("robots-unreachable", url, found(status == 0 ? QByteArray() : QByteArray::number(status)));
        return;
    }
    if (status >= 400) {
        sink("robots-none", url, found(QByteArray::number(status)));
        return;
    }
    if (status < 200 || status > 299)
        return;
    const QByteArray &text = host.robotsText;
    if (isHtmlText(text)) {
        sink("robots-html", url, found(text.left(facts::Observations::EvidenceBytes)));
        return;
    }
    if (text.size() > RobotsBytes)
        sink("robots-too-large", url, found(QByteArray::number(text.size())));
    checkRobotsText(url, text, sink);
    const robots::Robots rules = robots::Robots::parse(text);
    for (const char *agent : {"Googlebot", "a-crawler-that-nobody-names"}) {
        const robots::Verdict all = rules.checkPath(agent, "/");
        if (!all.allowed && !rules.checkPath(agent, "/index.html").allowed
            && !rules.checkPath(agent, "/a/b?c=d").allowed) {
            sink("robots-blocks-all", url, found(QByteArray::number(all.line) + ": " + all.rule));
            break;
        }
    }
    QByteArray shut;
    int count = 0;
    const bool others = rules.checkPath("a-crawler-that-nobody-names", "/").allowed;
    for (const char *agent : AiAgents) {
        if (!others || rules.checkPath(agent, "/").allowed)
            continue;
        shut += shut.isEmpty() ? QByteArray(agent) : ", " + QByteArray(agent);
        ++count;
    }
    if (count > 0)
        sink("robots-ai-agents", url, found(shut, count));
}

void SitemapChecks::takeHost(const store::HostRecord &host)
{
    if (host.robotsStatus < 200 || host.robotsStatus > 299)
        return;
    QSet<QByteArray> &named = m_sitemapsOf[host.origin]; // one that names none is known, too
    const auto robotsUrl = url::parse(QByteArray(host.origin + "/robots.txt"));
    const robots::Robots rules = robots::Robots::parse(host.robotsText);
    for (const QByteArray &line : rules.sitemaps()) {
        if (const auto sitemap = url::parse(line, robotsUrl ? &*robotsUrl : nullptr))
            named.insert(sitemap->hrefWithoutFragment().toByteArray());
    }
}

/// Where a sitemap lies says what it may list, but for what robots.txt of the host concerned names.
void SitemapChecks::checkPlace(const store::SitemapRecord &sitemap, const facts::Observations &seen)
{
    if (const facts::Observation *other = seen.find("sitemap-other-host")) {
        const auto address = url::parse(sitemap::withoutPlace(other->evidence));
        if (!address || !m_sitemapsOf.value(address->origin()).contains(sitemap.url))
            m_sink("sitemap-foreign", sitemap.url, found(*other));
        return;
    }
    const facts::Observation *folder = seen.find("sitemap-other-folder");
    if (folder && !m_invited.contains(sitemap.id))
        m_sink("sitemap-foreign", sitemap.url, found(*folder));
}

void SitemapChecks::takeEntries(const store::SitemapRecord &sitemap)
{
    constexpr const char *ids[] = {"sitemap-leading-space", "sitemap-bom", "sitemap-encoding", "sitemap-xml-error",
        "sitemap-namespace", "sitemap-missing-tag", "sitemap-many-tags", "sitemap-unknown-tag", "sitemap-bad-value",
        "sitemap-bad-attribute", "sitemap-bad-loc", "sitemap-repeated", "sitemap-lastmod-bad", "sitemap-lastmod-future",
        "sitemap-lastmod-same"};
    if (sitemap.observations.isEmpty()) {
        for (const char *id : ids)
            m_sink(id, sitemap.url, undecidable());
        m_sink("sitemap-foreign", sitemap.url, undecidable());
        return;
    }
    const auto seen = facts::Observations::fromJson(sitemap.observations);
    for (const char *id : ids) {
        if (const facts::Observation *one = seen.find(id))
            m_sink(id, sitemap.url, found(*one));
    }
    checkPlace(sitemap, seen);
}

void SitemapChecks::take(const store::SitemapRecord &sitemap)
{
    const bool ownRobots
        = sitemap.source == store::SitemapSource::Robots && sitemap.parent == qint64(base::raw(sitemap.host));
    const bool listed = sitemap.source != store::SitemapSource::Robots
        && sitemap.source != store::SitemapSource::UsualPlace && m_invited.contains(sitemap.parent);
    if (ownRobots || listed)
        m_invited.insert(sitemap.id);
    if (sitemap.state != store::UrlState::Finished)
        return;
    m_any = true;
    m_named = m_named || sitemap.source == store::SitemapSource::Robots;
    const bool guessed = sitemap.source == store::SitemapSource::UsualPlace;
    const bool readable = sitemap.outcome == Outcome::Ok && sitemap.problem.isEmpty();
    m_read = m_read || readable;
    if (guessed && m_usual.isEmpty())
        m_usual = sitemap.url;
    if (sitemap.outcome == Outcome::Redirect)
        return; // its target is a row of its own
    // Faults of XML that were told of with their places are told once; what robots.txt does not name need not be there.
    const bool told = (sitemap.problem == "bad_xml" || sitemap.problem == "truncated")
        && facts::Observations::fromJson(sitemap.observations).find("sitemap-xml-error");
    if (!readable && !told && !(guessed && sitemap.outcome != Outcome::Ok)) {
        m_sink("sitemap-unreadable", sitemap.url,
            found(sitemap.problem.isEmpty() ? QByteArray(base::name(sitemap.outcome)) : sitemap.problem));
    }
    if (sitemap.outcome == Outcome::Ok && sitemap.problem != "not_a_sitemap")
        takeEntries(sitemap);
    if (readable && sitemap.urls + sitemap.sitemaps == 0)
        m_sink("sitemap-empty", sitemap.url, found());
    if (guessed && readable)
        m_sink("sitemap-unlisted", sitemap.url, found());
    if (sitemap.urls > SitemapUrls || sitemap.sitemaps > SitemapUrls)
        m_sink("sitemap-too-many", sitemap.url, found(QByteArray::number(std::max(sitemap.urls, sitemap.sitemaps))));
    if (sitemap.bytes > SitemapBytes)
        m_sink("sitemap-too-large", sitemap.url, found(QByteArray::number(sitemap.bytes)));
    if (sitemap.source == store::SitemapSource::Index && sitemap.sitemaps > 0)
        m_sink("sitemap-nested-index", sitemap.url, found(sitemap.namedBy));
}

void SitemapChecks::finish()
{
    if (m_any && !m_read && !m_named)
        m_sink("sitemap-none", m_usual, found());
    else if (!m_any)
        m_sink("sitemap-none", m_usual, undecidable());
}

} // namespace argiope::audit
