#pragma once

#include "core/engine/crawl.h"
#include "core/facts/rulekind.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace argiope::engine {

/// What a crawl would do with a link to a URL.
struct LabVerdict
{
    enum class Fate : quint8 {
        Crawled, ///< fetched, its links followed
        Checked, ///< fetched once, not followed
        Skipped,
        NoUrl, ///< it is none; `error` says why
    };
    Fate fate = Fate::NoUrl;
    QByteArray url; ///< as the crawl would know it
    QByteArray canonical; ///< the spelling by which it is compared with others
    facts::Rule rule; ///< what had the last word; its detail is e.g. the pattern, or the line of robots.txt
    bool gaveUp = false; ///< a regular expression ran into its limit of steps
    bool robotsKnown = false; ///< the host's robots.txt was at hand
    CrawlError error;
};

/// Says which rule of a crawl's settings lets a URL in or keeps it out, by the crawl's own code, without fetching
/// anything. It judges a plain link: depth, nofollow and what only the server knows do not count. Immutable once set
/// up; then any thread.
class ScopeLab
{
public:
    explicit ScopeLab(const settings::CrawlSettings &settings);
    ~ScopeLab();
    ScopeLab(const ScopeLab &) = delete;
    ScopeLab &operator=(const ScopeLab &) = delete;

    /// What is known of an origin's robots.txt from an earlier crawl: HTTP status (0: no answer) and text.
    void addRobots(const QByteArray &origin, int status, const QByteArray &text);
    /// Where seeds redirected to, by which a crawl has widened its scope (meta "scope_also": a URL a line).
    void widenScope(const QByteArray &urls);

    /// `text`: an absolute URL, or what could be typed as a seed.
    [[nodiscard]] LabVerdict judge(const QString &text) const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::engine
