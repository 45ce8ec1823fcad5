#include "core/engine/loginkeeper.h"

#include "core/html/extract.h"
#include "core/html/mimetype.h"
#include "core/scope/actionguard.h"

#include <algorithm>

namespace argiope::engine {

using base::LogLevel;

bool LoginKeeper::concerns(const frontier::Lease &lease, const url::Url &url) const
{
    return !m_session.answers && !lease.entry.sitemap && m_session.login.concerns(url);
}

bool LoginKeeper::believes(const frontier::Lease &lease, const url::Url &url, const Answer &answer)
{
    if (!concerns(lease, url))
        return true;
    m_signs = judge::loginSignsOf(url, answer.reply, answer.reading);
    const judge::LoginWatch::Page page{lease.entry.id, url, m_signs, m_asked, m_session.clock.now()};
    const auto ask = [this](const url::Url &witness) { return this->ask(witness); };
    if (m_session.login.believes(page, answer.reply.headers, m_session.clock.wallMs(), ask))
        return true;
    tell();
    return false;
}

bool LoginKeeper::mayBeWritten(const frontier::Lease &lease, const url::Url &url, const PageResult &page)
{
    if (!concerns(lease, url))
        return true;
    m_signs.fine = m_signs.fine && page.record.readAs != 0;
    m_signs.logout = std::any_of(page.found.rules.begin(), page.found.rules.end(),
        [](const store::Rule &rule) { return rule.kind == facts::RuleKind::Guard && scope::endsSession(rule.detail); });
    const auto ask = [this](const url::Url &witness) { return this->ask(witness); };
    if (m_session.login.mayBeWritten({lease.entry.id, url, m_signs, m_asked, m_session.clock.now()}, ask))
        return true;
    tell();
    return false;
}

std::optional<judge::LoginSigns> LoginKeeper::ask(const url::Url &url)
{
    const double delay = m_session.speed().delay;
    if (delay > 0 && !m_session.frontier.wait(base::Milliseconds{qint64(delay * 1000)}))
        return std::nullopt;
    if (m_session.logs(LogLevel::Info))
        m_session.log(LogLevel::Info, 0, "checking the login session: requesting again " + url.href());
    net::Request request;
    request.url = url;
    request.maxBytes = m_session.settings.maxPageBytes;
    request.wanted = [limit = request.maxBytes](const net::ReplyHead &) { return limit; };
    const net::Reply reply = m_request(request);
    if (reply.failure != base::Outcome::None)
        return std::nullopt;
    const judge::Reading reading = judge::readingOf(reply, false, m_session.clock.wallMs());
    judge::LoginSigns signs = judge::loginSignsOf(url, reply, reading);
    signs.fine = signs.fine && html::isHtml(reply.contentType, reply.body);
    if (!signs.fine)
        return signs;
    html::ExtractOptions options;
    options.resources = false;
    options.text = false;
    options.signature = false;
    options.observe = false;
    const html::ParsedPage page
        = html::extractHtml({reply.body, url, reply.contentType, reply.headers, m_session.agentToken}, options);
    const auto scope = m_session.scope();
    signs.logout = std::any_of(page.links.begin(), page.links.end(), [&scope](const html::Link &link) {
        if (link.url.isEmpty())
            return false;
        const facts::Rule byUrl = scope->judge(link.url).rule;
        const facts::Rule byText = scope->guard(link.url, link.text, false);
        return (byUrl.kind == facts::RuleKind::Guard && scope::endsSession(byUrl.detail))
            || (!byText.isNone() && scope::endsSession(byText.detail));
    });
    return signs;
}

void LoginKeeper::tell()
{
    const auto lost = m_session.login.lost();
    if (!lost || !m_session.takeLostLogin())
        return;
    m_session.frontier.pause(); // nobody asks for more until the crawl has come to its end
    QByteArray text = "the session has ended: ";
    switch (lost->why) {
    case judge::LostLogin::Why::CookieDeleted:
        text += lost->page + " deleted the cookie " + lost->cookie;
        break;
    case judge::LostLogin::Why::LoginPages:
        text += lost->witness + " is a login page now, noticed at " + lost->page;
        break;
    case judge::LostLogin::Why::Refused:
        text += lost->witness + " denies access now, noticed at " + lost->page;
        break;
    }
    m_session.log(LogLevel::Error, 0, text);
    (void)m_submit(LostLoginResult{m_session.login.takeDoubted()}); // refused only where the crawl is over
}

} // namespace argiope::engine
