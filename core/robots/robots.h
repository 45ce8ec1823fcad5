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
///
/// How paths are compared (2.2.2, 2.2.3), octet by octet:
/// - An octet that is no reserved character of RFC 3986 is one octet however it is written: `b` and `%62`, `\xC3` and
///   `%c3`, a space and `%20`.
/// - A reserved character stays distinct from its escape (`/` and `%2F`, `&` and `%26`), but for `*` and `$`, whose
///   escapes are how a rule names them literally, and for `: / ? # [ ] @` after the first `?`: there they delimit
///   nothing, and the RFC's table compares them escaped.
/// - The most specific rule is the one with the most octets in its escaped form; of equal ones Allow wins.
///
/// Where the RFC's grammar is silent: a user-agent line names what stands before its first white space, `/`, `,`, `;`,
/// `(`, `<` … ("Foo/1.2" is Foo); digits and dots are part of a name. Misspelt fields and lines without a colon are no
/// records. A file over MaxBytes is read up to the last whole line below that size.
class Robots
{
public:
    Robots(); ///< allows everything
    /// Never fails: what is no rule is passed over (2.2, 2.5). Reads the first `MaxBytes` bytes.
    [[nodiscard]] static Robots parse(QByteArrayView text);

    /// `agent` is a product token ("Argiope"; what follows it, as in "Argiope/1.0", does not count), compared without
    /// case (2.2.1). `/robots.txt` itself is always allowed.
    [[nodiscard]] Verdict check(QByteArrayView agent, const url::Url &url) const;
    /// The same for a path with its query ("/a?b"), already percent-encoded.
    [[nodiscard]] Verdict checkPath(QByteArrayView agent, QByteArrayView pathAndQuery) const;

    /// Crawl-delay of the agent's group, in seconds; a common extension. The first valid one counts (digits with an
    /// optional fraction). It belongs to the user-agent lines above it up to the rule or Crawl-delay before those, yet
    /// never ends a group of rules (2.2.4).
    [[nodiscard]] std::optional<double> crawlDelay(QByteArrayView agent) const;
    /// Sitemap lines in order, as written; an extension outside every group.
    [[nodiscard]] const QList<QByteArray> &sitemaps() const;

    static constexpr qsizetype MaxBytes = 1024 * 1024; ///< RFC 9309, 2.5 asks for 500 KiB at least

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

} // namespace argiope::robots
