#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace argiope::robots {

/// The answer for one URL and which line gave it.
struct Verdict
{
    bool allowed = true;
    int line = 0; ///< 1-based line in the file; 0 where no rule matched
    QByteArray rule; ///< that line as written, trimmed, e.g. "Disallow: /private"; "" where no rule matched
};

/// A parsed robots.txt (RFC 9309). Immutable after parse(); cheap to copy (shared); any thread.
class Robots
{
public:
    Robots(); ///< allows everything
    /// Never fails: what is no rule is passed over (2.2, 2.5). Reads the first `MaxBytes` bytes.
    [[nodiscard]] static Robots parse(QByteArrayView text);

    /// `agent` is a product token ("Argiope"), compared without case (2.2.1). `/robots.txt` itself is always allowed.
    [[nodiscard]] Verdict check(QByteArrayView agent, const url::Url &url) const;
    /// The same for a path with its query ("/a?b"), already percent-encoded.
    [[nodiscard]] Verdict checkPath(QByteArrayView agent, QByteArrayView pathAndQuery) const;

    /// Crawl-delay of the agent's group, in seconds; a common extension.
    [[nodiscard]] std::optional<double> crawlDelay(QByteArrayView agent) const;
    /// Sitemap lines in order, as written; an extension outside every group.
    [[nodiscard]] const QList<QByteArray> &sitemaps() const;

    static constexpr qsizetype MaxBytes = 1024 * 1024; ///< RFC 9309, 2.5 asks for 500 KiB at least

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

} // namespace argiope::robots
