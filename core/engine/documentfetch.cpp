#include "core/engine/documentfetch.h"

#include "core/engine/netsettings.h"
#include "core/judge/challenge.h"
#include "core/net/fetcher.h"
#include "core/url/url.h"

#include <utility>

namespace argiope::engine {

DocumentFetch::DocumentFetch(settings::CrawlSettings settings, QByteArray url)
    : m_settings(std::move(settings))
    , m_url(std::move(url))
{
}

DocumentFetch::Answer DocumentFetch::run(qint64 maxBytes)
{
    Answer answer;
    const auto parsed = url::parse(m_url);
    if (!parsed) {
        answer.failure = base::Outcome::ProtocolError;
        return answer;
    }
    net::Fetcher fetcher(makeNetSettings(m_settings), net::makeCookieStore());
    {
        const std::lock_guard lock(m_mutex);
        if (m_aborted) {
            answer.failure = base::Outcome::Aborted;
            return answer;
        }
        m_fetcher = &fetcher;
    }
    net::Request request;
    request.url = *parsed;
    request.maxBytes = maxBytes;
    const net::Reply reply = fetcher.fetch(request);
    {
        const std::lock_guard lock(m_mutex);
        m_fetcher = nullptr;
    }
    answer.failure = reply.failure;
    answer.status = reply.status;
    answer.body = reply.body;
    answer.error = reply.error;
    answer.protection = judge::challengeOf(reply).vendor;
    for (const auto &[name, value] : reply.headers) {
        if (name.compare("link", Qt::CaseInsensitive) == 0)
            answer.links.append(value);
    }
    return answer;
}

void DocumentFetch::abort()
{
    const std::lock_guard lock(m_mutex);
    m_aborted = true;
    if (m_fetcher)
        m_fetcher->abort();
}

} // namespace argiope::engine
