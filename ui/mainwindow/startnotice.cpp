#include "ui/mainwindow/startnotice.h"

#include "core/engine/endreport.h"
#include "core/facts/contenttype.h"
#include "core/facts/observations.h"
#include "core/url/url.h"
#include "ui/project/projectsession.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace argiope::mainwindow {

namespace foreign = words::foreign;
namespace wording = words::wording;
using facts::RuleKind;
using widgets::MessageBar;

namespace {

/// A document that lists addresses instead of linking to them.
bool isSitemap(const store::PageRecord &page)
{
    const QByteArray type = facts::bareType(page.contentType).toLower();
    return page.outcome == base::Outcome::Ok && page.outlinks <= 0
        && (type == "text/xml" || type == "application/xml" || type == "application/rss+xml"
            || type == "application/atom+xml");
}

/// Whether it is that which a handshake failed for.
bool isCertificateWrong(store::Reader &reader, const QByteArray &url)
{
    const auto place = url::parse(url);
    const QList<store::HostRecord> hosts = reader.hosts();
    return place && std::any_of(hosts.begin(), hosts.end(), [&place](const store::HostRecord &host) {
        if (host.origin != place->origin())
            return false;
        const auto seen = facts::Observations::fromJson(host.observations);
        return seen.find("tls-expired") || seen.find("tls-wrong-host") || seen.find("tls-untrusted")
            || seen.find("tls-other");
    });
}

} // namespace

StartNotice::StartNotice(project::ProjectSession &session, MessageBar &message, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_message(message)
{
}

void StartNotice::look()
{
    const auto counters = m_session.counters();
    if (!counters || counters->run > 1 || counters->finished > 2 || m_session.settings().seeds.size() != 1)
        return;
    if (!m_session.reader().isOpen()) { // a start that fails at once is over before its file is read
        connect(&m_session.reader(), &project::ProjectReader::opened, this, &StartNotice::look,
            Qt::ConnectionType(Qt::UniqueConnection | Qt::SingleShotConnection));
        return;
    }
    m_session.reader().ask(
        project::Lane::Rows, this,
        [](store::Reader &reader, const std::atomic<bool> &) {
            Story story;
            for (const store::ListKind kind : {store::ListKind::Urls, store::ListKind::Skipped}) {
                store::ListQuery query;
                query.kind = kind;
                query.depth = 0;
                if (story.found)
                    break;
                reader.forEach(query, [&story](const store::UrlRecord &record) {
                    story.start = record;
                    story.found = true;
                    return false;
                });
            }
            if (story.start.page.redirectTo != base::UrlId::None) {
                const auto target = reader.row(story.start.page.redirectTo);
                story.isTargetOut
                    = target && (target->state == store::UrlState::Skipped || target->role == store::UrlRole::Check);
            }
            story.isCertificateWrong
                = story.start.page.outcome == base::Outcome::TlsFailed && isCertificateWrong(reader, story.start.url);
            story.isMadeByScripts = engine::endReport(reader).isMadeByScripts();
            return story;
        },
        [this, alone = counters->finished <= 1](const Story &story) {
            // Where a second URL was fetched it is the one that the start leads to, which was only checked.
            if (!alone && !story.isTargetOut)
                return;
            // Whoever has told something meanwhile, or started anew, is newer.
            if (story.found && m_message.isHidden() && !m_session.isActive())
                tell(story);
        });
}

void StartNotice::tell(const Story &story)
{
    const store::UrlRecord &start = story.start;
    if (start.state == store::UrlState::Finished) {
        tellOfAnswer(story);
        return;
    }
    if (start.state != store::UrlState::Skipped)
        return;
    const QString details = foreign::shown(QByteArray(start.url + '\n' + start.rule.name() + ": " + start.rule.detail));
    const auto options = [this] { Q_EMIT optionsRequested(); };
    switch (start.rule.kind) {
    case RuleKind::Robots:
        m_message.show(MessageBar::Kind::Warning,
            tr("Nothing was fetched: the site’s robots.txt disallows the start address. Start at another page. If the "
               "site is yours, change the robots.txt setting in Crawl Settings."),
            details, tr("Crawl Settings…"), options);
        break;
    case RuleKind::RobotsUnavailable:
        m_message.show(MessageBar::Kind::Warning,
            tr("Nothing was fetched: the server failed to deliver robots.txt, and without it no page may be fetched. "
               "Try again later."),
            details, tr("Try Again"), [this, url = QString::fromUtf8(start.url)] { Q_EMIT startRequested(url); });
        break;
    default:
        m_message.show(MessageBar::Kind::Warning,
            tr("Nothing was fetched: a rule excludes the start address (%1). Change it in Crawl Settings.")
                .arg(wording::rule(start.rule)),
            details, tr("Crawl Settings…"), options);
    }
}

void StartNotice::tellOfAnswer(const Story &story)
{
    const store::UrlRecord &start = story.start;
    const QString url = foreign::shown(start.url);
    const QString address = QString::fromUtf8(start.url);
    if (base::isProblem(start.page.outcome)) {
        const QString what = start.page.status > 0 ? tr("%1 – status %2", "outcome, HTTP status")
                                                         .arg(wording::outcome(start.page.outcome))
                                                         .arg(start.page.status)
                                                   : wording::outcome(start.page.outcome);
        if (start.page.status == 401) {
            tellOfLogin(start);
            return;
        }
        if (story.isCertificateWrong) {
            tellOfCertificate(start);
            return;
        }
        m_message.show(MessageBar::Kind::Error,
            tr("The start address cannot be crawled (%1). %2").arg(what, wording::outcomeHint(start.page.outcome)),
            foreign::shown(QByteArray(start.url + '\n' + start.page.error)), tr("Try Again"),
            [this] { Q_EMIT retryRequested(); });
    } else if (story.isTargetOut) {
        const QString target = QString::fromUtf8(start.redirectUrl);
        m_message.show(MessageBar::Kind::Info,
            tr("The start address redirects to %1, which is out of scope.").arg(foreign::shown(target)), {},
            tr("Start There"), [this, target] { Q_EMIT startRequested(target); });
    } else if (isSitemap(start.page)) {
        m_message.show(MessageBar::Kind::Info,
            tr("The start address is a sitemap or a feed: it lists pages, but has no links. Crawl its URLs in list "
               "mode."),
            {}, tr("Crawl Listed URLs…"), [this, address] { Q_EMIT listRequested(address); });
    } else if (story.isMadeByScripts) {
        m_message.show(MessageBar::Kind::Warning,
            tr("This page is made by scripts: without JavaScript it has almost no text or links. Turn on JavaScript "
               "rendering in Crawl Settings to crawl the site as a browser shows it."),
            url, tr("Crawl Settings…"), [this] { Q_EMIT optionsRequested(); });
    } else if (start.page.outcome == base::Outcome::Ok && start.page.outlinks <= 0) {
        m_message.show(MessageBar::Kind::Info,
            tr("The crawl ended at %1: no links were found on it. If scripts create its links, crawl the XML sitemaps "
               "instead.")
                .arg(url),
            {}, tr("Crawl Settings…"), [this] { Q_EMIT optionsRequested(); });
    }
}

void StartNotice::tellOfLogin(const store::UrlRecord &start)
{
    const auto url = url::parse(start.url);
    m_message.show(MessageBar::Kind::Warning,
        tr("%1 asks for a user name and password.").arg(foreign::shown(url ? url->host() : start.url)),
        foreign::shown(start.url), tr("Log In…"), [this, page = start.url] { Q_EMIT loginRequested(page); });
}

void StartNotice::tellOfCertificate(const store::UrlRecord &start)
{
    const auto url = url::parse(start.url);
    m_message.show(
        MessageBar::Kind::Error,
        tr("The certificate of %1 is not trusted. Accept it if the site is yours, or if you know whose it is.")
            .arg(foreign::shown(url ? url->host() : start.url)),
        foreign::shown(QByteArray(start.url + '\n' + start.page.error)), tr("Accept This Certificate"),
        [this, page = start.url] { Q_EMIT certificateAccepted(page); }, tr("Try Again"),
        [this] { Q_EMIT retryRequested(); });
}

} // namespace argiope::mainwindow
