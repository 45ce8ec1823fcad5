#include "core/engine/pagerendering.h"

#include "core/engine/ownnetwork.h"
#include "core/engine/renderoptions.h"
#include "core/facts/observations.h"
#include "core/html/mimetype.h"
#include "core/net/cookieparser.h"
#include "core/net/cookiestore.h"

#include <algorithm>

namespace argiope::engine {

using base::LogLevel;
using base::Milliseconds;
using base::Outcome;
using render::Rendering;
using render::ResourceAnswer;
using render::ResourceType;
using render::Withheld;

namespace {

constexpr int RenderTries = 3;

render::ResourceAnswer withheld(Withheld why, QByteArray detail = {})
{
    return {why, std::move(detail)};
}

QByteArray headerOf(const render::Headers &headers, const char *name)
{
    const auto known = std::find_if(headers.begin(), headers.end(),
        [name](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
    return known == headers.end() ? QByteArray() : known->second;
}

/// What decides what a server answers, besides cookies, which the crawl has in common.
QByteArray keyOf(const render::ResourceRequest &request)
{
    QByteArray key = request.method + ' ' + request.url + '\n' + headerOf(request.headers, "origin");
    if (request.type == ResourceType::Data)
        key += '\n' + headerOf(request.headers, "accept");
    return key;
}

} // namespace

bool PageRendering::isWanted(const frontier::Lease &lease, const url::Url &url, const Answer &answer)
{
    m_choice = {};
    m_isRendered = false;
    const auto &[reply, reading] = answer;
    if (!m_session.rendering || !lease.entry.page || lease.entry.sitemap || reading.outcome != Outcome::Ok
        || reply.status != 200 || !reply.bodyComplete || reply.body.isEmpty() || !reading.location.isEmpty()
        || !html::isHtml(reply.contentType, reply.body))
        return false;
    const scope::PatternList &only = m_session.rendering->only;
    if (!only.isEmpty() && only.match(url.hrefWithoutFragment()).index < 0)
        return false;
    if (!m_session.rendering->shapes)
        return true;
    m_choice = m_session.rendering->shapes->choose(url, reply.body, m_session.running.elapsedMs());
    return m_choice->isRendered();
}

void PageRendering::note(PageResult &result)
{
    if (!m_choice || (m_choice->isRendered() && !m_isRendered))
        return;
    if (m_isRendered)
        m_session.rendering->shapes->learn(m_choice->shape, result.renderDifference, result.record.renderMs);
    if (result.record.observations.isEmpty())
        return; // nothing is observed
    auto observed = facts::Observations::fromJson(result.record.observations);
    m_choice->addTo(observed);
    result.record.observations = observed.json();
}

std::optional<Rendering> PageRendering::render(
    const frontier::Lease &lease, const url::Url &url, const net::Reply &reply)
{
    m_slot.setPhase(WorkerPhase::Parse);
    RenderRoom &room = *m_session.rendering;
    render::Document document{url.hrefWithoutFragment().toByteArray(), reply.status, reply.headers, reply.body};
    if (net::headerValue(reply.headers, "content-type").isEmpty())
        document.headers.append({QByteArrayLiteral("Content-Type"), QByteArrayLiteral("text/html")});
    for (int attempt = 1;; ++attempt) {
        Rendering made = room.renderer.render(
            document, [&](const render::ResourceRequest &request) { return get(lease, url, request); },
            pageLimits(m_session.settings));
        keepCookies(made.cookies);
        if (made.end == Rendering::End::Aborted || m_session.interruption.isInterrupted())
            return std::nullopt;
        if (made.end == Rendering::End::Rendered) {
            m_isRendered = true;
            return made;
        }
        if (made.end == Rendering::End::NoBrowser) {
            if (!room.isTold.exchange(true))
                log(LogLevel::Error, "pages are not rendered: " + made.error);
            return made;
        }
        const bool last = attempt >= RenderTries;
        log(LogLevel::Warning,
            "rendering " + lease.entry.url + ": " + made.error + (last ? "; it is read as it came" : "; once more"));
        if (last)
            return made;
    }
}

ResourceAnswer PageRendering::get(
    const frontier::Lease &lease, const url::Url &page, const render::ResourceRequest &request)
{
    keepCookies(request.cookies);
    const auto url = url::parse(request.url);
    if (!url || !url->isHttp())
        return withheld(Withheld::Failed, "no http URL");
    const auto isPrivate = reachesOwnNetwork(m_session.names.get(), page, *url, m_session.interruption);
    if (!isPrivate)
        return withheld(Withheld::Failed, "the crawl was stopped");
    if (*isPrivate)
        return withheld(Withheld::Private, url->hostname().toByteArray());
    using facts::RuleKind;
    if (const facts::Rule rule = m_session.scope()->judge(*url).rule;
        rule.kind == RuleKind::Exclude || rule.kind == RuleKind::Guard || rule.kind == RuleKind::Waste)
        return withheld(Withheld::Scope, rule.name() + ' ' + rule.detail);
    const bool isPersonal = !headerOf(request.headers, "authorization").isEmpty();
    const auto make = [&] { return fetch(lease, page, *url, request); };
    const QByteArray key = keyOf(request);
    ResourceBook &book = m_session.rendering->resources;
    const ResourceBook::Answer answer = isPersonal ? make() : book.get(key, make);
    m_slot.setPhase(WorkerPhase::Parse);
    if (!answer)
        return withheld(Withheld::Failed, "the crawl was stopped");
    const bool once = request.type == ResourceType::Data
        && headerOf(answer->headers, "cache-control").toLower().contains("no-store");
    if (once && !isPersonal)
        book.forget(key);
    return *answer;
}

void PageRendering::keepCookies(const QList<render::ScriptCookie> &cookies)
{
    if (!m_session.cookies)
        return;
    for (const render::ScriptCookie &cookie : cookies) {
        const auto url = url::parse(cookie.url);
        const qint64 now = m_session.clock.wallMs();
        const auto parsed = net::parseSetCookie(cookie.line, now);
        if (url && parsed && !parsed->httpOnly) // those no script may set (RFC 6265, 5.3)
            m_session.cookies->store(*url, {cookie.line}, now);
    }
}

std::shared_ptr<const judge::HostRobots> PageRendering::robotsOf(
    const frontier::Lease &lease, const url::Url &page, const url::Url &url)
{
    if (url.origin() == page.origin()) {
        if (auto known = m_session.robots.get(lease.entry.host))
            return known;
    }
    ResourceBook &book = m_session.rendering->resources;
    const QByteArray origin = url.origin();
    if (auto known = book.robots(origin))
        return known;
    for (;;) {
        const HostOpener::Asked asked = m_opener.robotsOf(url);
        if (asked.what == HostOpener::Asked::What::Aborted)
            return nullptr;
        if (asked.what == HostOpener::Asked::What::Known) {
            book.setRobots(origin, asked.robots);
            return book.robots(origin);
        }
        if (!m_session.frontier.wait(m_opener.pause().value_or(Milliseconds{0})))
            return nullptr;
    }
}

ResourceBook::Answer PageRendering::fetch(
    const frontier::Lease &lease, const url::Url &page, const url::Url &url, const render::ResourceRequest &request)
{
    const auto answered
        = [](ResourceAnswer answer) { return std::make_shared<const ResourceAnswer>(std::move(answer)); };
    if (m_session.bytesLeft() == 0)
        return answered(withheld(Withheld::Limit, "maxTotalBytes"));
    const settings::RobotsPolicy policy = m_session.settings.robots;
    Milliseconds pause = m_opener.pause().value_or(Milliseconds{0});
    if (policy != settings::RobotsPolicy::Ignore) {
        const auto robots = robotsOf(lease, page, url);
        if (!robots)
            return nullptr;
        const Entrance entrance = entranceOf(*robots, policy, m_session.agentToken, url, false);
        if (entrance.what == Entrance::What::Shut)
            return answered(withheld(Withheld::Robots, entrance.rule.detail));
        if (entrance.what == Entrance::What::Unreachable)
            return answered(withheld(Withheld::Failed, entrance.error));
        const double delay = std::clamp(
            robots->rules.crawlDelay(m_session.agentToken).value_or(0), 0.0, m_session.settings.maxCrawlDelay);
        pause = std::max(pause, Milliseconds(qint64(delay * 1000)));
    }
    RenderRoom &room = *m_session.rendering;
    if (!m_session.frontier.wait(room.resources.takeTurn(url.origin(), pause, m_session.clock.now())))
        return nullptr;
    net::Request wanted;
    wanted.url = url;
    wanted.method = request.method == "HEAD" ? net::Method::Head : net::Method::Get;
    wanted.headers = request.headers;
    wanted.maxBytes = m_session.settings.maxPageBytes;
    net::Reply reply = m_needs.request(wanted);
    if (m_needs.answerInDoubt()) // it may be another's; the next is on a connection of its own
        reply = m_needs.request(wanted);
    ++room.requests;
    room.bytes += reply.body.size();
    if (reply.failure == Outcome::Aborted)
        return nullptr;
    if (reply.failure != Outcome::None)
        return answered(withheld(reply.failure == Outcome::TooLarge ? Withheld::Limit : Withheld::Failed,
            QByteArray(base::name(reply.failure)) + ": " + reply.error));
    if (m_session.logs(LogLevel::Debug))
        log(LogLevel::Debug,
            QByteArray(render::name(request.type)) + ' ' + request.url + " for " + lease.entry.url + ": "
                + QByteArray::number(reply.status));
    return answered({Withheld::None, {}, reply.status, reply.headers, reply.body});
}

} // namespace argiope::engine
