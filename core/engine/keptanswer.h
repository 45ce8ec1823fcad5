#pragma once

#include "core/net/fetcher.h"
#include "core/settings/crawlsettings.h"
#include "core/store/types.h"

#include <QByteArray>

#include <optional>

namespace argiope::engine {

/// An answer as it is written to a web archive, packed by the worker that got it.
struct PackedAnswer
{
    QByteArray response; ///< the record's gzip member; "" for a 304, whose record only the recorder can make
    QByteArray others; ///< the members of the request and of what the crawl knew
    QByteArray lines; ///< of the record's head (archive::appendField), without those of its payload
    QByteArray head; ///< of the answer: all that there is of it where its payload is kept already
    QByteArray digest; ///< of the payload
    qint64 payloadBytes = 0;

    [[nodiscard]] qint64 bytes() const { return response.size() + others.size() + head.size() + 1024; }
};

/// One that is no URL of the crawl's: robots.txt, a sitemap.
struct AsideAnswer
{
    QByteArray url;
    qint64 at = 0; ///< when it came
    int status = 0;
    QByteArray contentType;
    PackedAnswer packed;
};

/// The answers to this URL are wanted as they come over the wire.
[[nodiscard]] bool mayBeKept(const settings::CrawlSettings &settings);
/// How many bytes of this answer's body are wanted so that it can be kept; 0: none for that reason.
[[nodiscard]] qint64 wantedForKeeping(const settings::CrawlSettings &settings, bool page, const net::ReplyHead &head);

/// Nothing where it is not to be kept. Takes what the reply has of the wire. Any thread.
[[nodiscard]] std::optional<PackedAnswer> packAnswer(const settings::CrawlSettings &settings, const QByteArray &url,
    bool page, net::Reply &reply, const store::PageRecord &record, int depth);

/// Robots.txt and sitemaps are kept where everything that is fetched is: how many bytes of their answers are wanted for
/// that; 0: none.
[[nodiscard]] qint64 wantedAside(const settings::CrawlSettings &settings);
/// Nothing where it is not to be kept. Takes what the reply has of the wire. `at`: when it came. Any thread.
[[nodiscard]] std::optional<AsideAnswer> packAside(
    const settings::CrawlSettings &settings, const QByteArray &url, net::Reply &reply, qint64 at);

/// A head without what is secret in it: values of headers that say who we are, and of cookies, are x's of the same
/// length.
[[nodiscard]] QByteArray withoutSecrets(QByteArray head);

} // namespace argiope::engine
