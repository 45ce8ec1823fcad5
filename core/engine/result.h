#pragma once

#include "core/base/waitingurl.h"
#include "core/engine/bytebudget.h"
#include "core/engine/cookiewall.h"
#include "core/engine/documentreader.h"
#include "core/engine/keptanswer.h"
#include "core/frontier/frontier.h"
#include "core/html/wordset.h"
#include "core/judge/foundlinks.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QList>

#include <variant>

namespace argiope::engine {

// What workers hand to the recorder.

/// A fetch came to its end, whatever it was.
struct PageResult
{
    base::WaitingUrl leased; ///< as the worker was given it: it may have become a page since, or come nearer
    store::PageRecord record;
    judge::FoundLinks found;
    qint64 received = 0; ///< bytes of the decoded body
    bool notModified = false; ///< the server confirmed what is stored (304): facts and links stay
    store::Rule rule; ///< replaces the URL's rule unless isNone() (robots.txt in report mode)
    ReadDocument document{}; ///< values that were cut out, and text
    html::TextWords words{}; ///< of a page that may belong to a trap
    QList<qint8> promises{}; ///< ReadAnswer::promises
    QByteArray renderDifference{}; ///< ReadAnswer::renderDifference
    std::optional<RedirectCookies> cookies{}; ///< of a redirect, where the crawl keeps any
    std::optional<PackedAnswer> packed{}; ///< where the answer is to be kept
    int scopeVersion = 0; ///< Session::scopeVersion() of the scope that judged `found`, or an earlier one
    ByteBudget::Share held{}; ///< of what all pages may take, until it is written
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
    base::WaitingUrl leased; ///< as in PageResult
    store::Rule rule;
};

/// A piece of what a sitemap names; with the last one its fetch has come to its end.
struct SitemapResult
{
    base::UrlId id = base::UrlId::None; ///< frontier::sitemapId()
    judge::FoundLinks found;
    judge::FoundLinks related{}; ///< versions in other languages, where they are fetched; nothing lists them by this
    QList<QByteArray> sitemaps; ///< that it names, or the one that it redirects to
    /// Of the pages of this piece: their key, and their versions in other languages as a page's fact has them.
    QList<QPair<url::UrlKey, QByteArray>> versions{};
    bool redirect = false;
    bool last = false;
    bool requested = true; ///< false: it failed without a request of its own
    int scopeVersion = 0; ///< as PageResult's
    std::optional<AsideAnswer> kept{}; ///< with `last`, where the answer is to be kept
    store::SitemapRecord record; ///< with `last`: what came of it
};

/// What came of a probe.
struct ProbeResult
{
    base::UrlId id = base::UrlId::None; ///< frontier::probeId()
    store::ProbeRecord record; ///< without what stands in the file already
};

/// robots.txt of an origin.
struct RobotsResult
{
    store::HostRecord host;
    QList<QByteArray> sitemaps; ///< that are to be asked for
    bool usualPlace = false; ///< nothing names them
    QByteArray address{}; ///< of the server; "": not known
    QList<AsideAnswer> kept{}; ///< those on the way, where they are to be kept
};

/// A server was found, without its robots.txt.
struct AddressResult
{
    base::HostId host = base::HostId::None;
    QByteArray address;
};

/// Session's TrapWatch knows more traps than before, or that one is none.
struct TrapResult
{
    QByteArray id;
    bool disproved = false;
};

/// Session's LoginWatch says that the session is lost.
struct LostLoginResult
{
    QList<base::UrlId> doubted; ///< pages that were written since it was last known to hold
};

/// The site comes from these applications, which nobody knew before.
struct ApplicationsResult
{
    QList<QByteArray> ids;
};

using Result = std::variant<PageResult, AttemptResult, SkipResult, SitemapResult, RobotsResult, AddressResult,
    TrapResult, ProbeResult, LostLoginResult, ApplicationsResult>;

/// Beyond so many bytes it is worth giving memory back as soon as it is free.
inline constexpr qsizetype LargeResult = 8 * 1024 * 1024;
/// Up to so many bytes a result may be kept for a moment after it was written.
inline constexpr qsizetype LightResult = 64 * 1024;

/// A rough number of bytes.
[[nodiscard]] inline qsizetype weight(const judge::FoundLinks &found)
{
    return 512 + found.targets.size() * 256 + found.links.size() * 96;
}

/// A rough number of bytes.
[[nodiscard]] inline qsizetype weight(const PageResult &page)
{
    return weight(page.found) + page.document.weight() + (page.packed ? qsizetype(page.packed->bytes()) : 0);
}

/// A rough number of bytes that the result holds, for the bound on what waits to be written.
[[nodiscard]] inline qsizetype weight(const Result &result)
{
    if (const auto *page = std::get_if<PageResult>(&result))
        return weight(*page);
    if (const auto *sitemap = std::get_if<SitemapResult>(&result))
        return weight(sitemap->found) + (sitemap->sitemaps.size() + sitemap->versions.size()) * 256
            + (sitemap->kept ? qsizetype(sitemap->kept->packed.bytes()) : 0);
    qsizetype bytes = 512;
    if (const auto *robots = std::get_if<RobotsResult>(&result)) {
        for (const AsideAnswer &one : robots->kept)
            bytes += qsizetype(one.packed.bytes());
    }
    return bytes;
}

} // namespace argiope::engine
