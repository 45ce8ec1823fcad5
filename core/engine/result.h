#pragma once

#include "core/frontier/frontier.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QList>

#include <variant>

namespace argiope::engine {

/// What becomes of a URL that was found.
enum class Fate : quint8 {
    Page, ///< queued, to be parsed and followed
    Check, ///< queued, only to see how it answers
    Skip, ///< recorded with the rule that kept it out
};

/// A URL found on a page, once a page.
struct Target
{
    url::UrlKey key;
    QByteArray url; ///< href without fragment, or what could not be parsed
    QByteArray origin; ///< "" where it is not http(s)
    Fate fate = Fate::Skip;
    int rule = 0; ///< index into rules: what decided its fate
    bool redirect = false; ///< target of the page's redirect
};

/// A link to a target, with its own verdict: the same URL may be followed from one place and not from another.
struct FoundLink
{
    int target = 0; ///< index into targets
    QByteArray element;
    QByteArray attribute;
    QByteArray text;
    quint8 kind = 0;
    quint16 rel = 0;
    int rule = 0; ///< index into rules
    bool followed = false;
};

/// Targets, links and the rules they refer to.
struct FoundLinks
{
    QList<Target> targets;
    QList<FoundLink> links;
    QList<store::Rule> rules;
};

// What workers hand to the recorder.

/// A fetch came to its end, whatever it was.
struct PageResult
{
    base::UrlId id = base::UrlId::None;
    store::PageRecord record;
    FoundLinks found;
    qint64 received = 0; ///< bytes of the decoded body
    bool asPage = true; ///< false: it was only checked
    bool notModified = false; ///< the server confirmed what is stored (304): facts and links stay
    store::Rule rule; ///< replaces the URL's rule where not empty (robots.txt in report mode)
};

/// An attempt failed, and another one will follow.
struct AttemptResult
{
    base::UrlId id = base::UrlId::None;
    store::VisitRecord attempt;
};

/// The lease is kept out after all.
struct SkipResult
{
    base::UrlId id = base::UrlId::None;
    store::Rule rule;
};

/// URLs of a sitemap.
struct SitemapResult
{
    FoundLinks found;
};

/// robots.txt of an origin.
struct RobotsResult
{
    store::HostRecord host;
};

/// Session's TrapWatch knows more traps than before.
struct TrapResult
{
    QByteArray id;
};

using Result = std::variant<PageResult, AttemptResult, SkipResult, SitemapResult, RobotsResult, TrapResult>;

/// A rough number of bytes that the result holds, for the bound on what waits to be written.
[[nodiscard]] inline qsizetype weight(const Result &result)
{
    const auto *page = std::get_if<PageResult>(&result);
    const auto *sitemap = std::get_if<SitemapResult>(&result);
    const FoundLinks *found = page ? &page->found : sitemap ? &sitemap->found : nullptr;
    return found ? 512 + found->targets.size() * 256 + found->links.size() * 96 : 512;
}

} // namespace argiope::engine
