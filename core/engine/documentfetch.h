#pragma once

#include "core/base/outcome.h"
#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QList>

#include <mutex>

namespace argiope::net {
class Fetcher;
}

namespace argiope::engine {

/// One document, fetched as a crawl would, but for nobody else: no project, no redirects, no second attempt, no
/// question to robots.txt. For a list of addresses that lies on a server.
class DocumentFetch
{
public:
    struct Answer
    {
        base::Outcome failure = base::Outcome::None; ///< as net::Reply::failure
        int status = 0;
        QByteArray body; ///< decoded, whatever the status
        QByteArray error; ///< English, technical; "" where there is none
        QByteArray protection; ///< who keeps crawlers out with this answer, whatever its status; "" for nobody
        QList<QByteArray> links; ///< values of its Link headers
        [[nodiscard]] bool isOk() const { return failure == base::Outcome::None && status / 100 == 2; }
    };

    /// `url`: as normalizeSeed() spells it. What is private in `settings` goes to its server alone.
    DocumentFetch(settings::CrawlSettings settings, QByteArray url);
    /// Blocks, on any thread without an event loop; once. At most `maxBytes` of the body are taken.
    [[nodiscard]] Answer run(qint64 maxBytes);
    /// Any thread; run() returns within milliseconds, Aborted.
    void abort();

private:
    const settings::CrawlSettings m_settings;
    const QByteArray m_url;
    std::mutex m_mutex;
    net::Fetcher *m_fetcher = nullptr; ///< while run() has one
    bool m_aborted = false;
};

} // namespace argiope::engine
