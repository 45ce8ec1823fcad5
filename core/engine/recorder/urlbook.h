#pragma once

#include "core/base/waitingurl.h"
#include "core/store/writer.h"
#include "core/url/canonical.h"

#include <QByteArray>
#include <QList>

#include <optional>
#include <span>

namespace argiope::engine {

class SlotMail;

/// What is known of URLs; the project file has it. The recorder's thread, inside a transaction.
class UrlBook
{
public:
    UrlBook() = default;
    virtual ~UrlBook() = default;
    UrlBook(const UrlBook &) = delete;
    UrlBook &operator=(const UrlBook &) = delete;

    /// Null where nobody else decides about any URL.
    [[nodiscard]] virtual SlotMail *mail() { return nullptr; }
    /// find() will be asked for these.
    virtual void lookAhead(std::span<const url::UrlKey> keys) = 0;
    [[nodiscard]] virtual std::optional<store::KnownUrl> find(const url::UrlKey &key) = 0;
    [[nodiscard]] virtual std::optional<store::KnownUrl> byId(base::UrlId id) = 0;
    /// For a URL that is not there: one of an earlier run that is the same resource, and has this address from now on.
    [[nodiscard]] virtual std::optional<store::KnownUrl> twinOf(const url::UrlKey & /*key*/, const QByteArray & /*url*/)
    {
        return {};
    }
    /// As it is to be queued: with its text and what a server may confirm of it.
    [[nodiscard]] virtual base::WaitingUrl waiting(const store::KnownUrl &url, bool page, const base::Way &way) = 0;
    [[nodiscard]] virtual base::HostId host(const QByteArray &origin) = 0;
    [[nodiscard]] virtual base::RuleId rule(const store::Rule &rule) = 0;
    /// None where it could not be stored.
    [[nodiscard]] virtual base::UrlId insert(const store::NewUrl &url) = 0;
    virtual void requeue(base::UrlId id, store::UrlRole role, base::RuleId rule, const base::Way &way) = 0;
    /// One that is queued behind all others takes the place that it has without that.
    virtual void waitNoLonger(const store::KnownUrl &url) = 0;
    /// One that is about to be queued: behind all others, or not.
    virtual void setLast(base::WaitingUrl &url, bool last) = 0;
    virtual void skip(base::UrlId id, base::RuleId rule) = 0;
    virtual void lowerDepth(base::UrlId id, const base::Way &way) = 0;
    virtual void markInSitemap(base::UrlId id) = 0;
    /// A URL of an earlier run is met in this one.
    virtual void meetInRun(const store::MetUrl &url) = 0;
    /// Where the stored links of a page lead.
    [[nodiscard]] virtual QList<store::LinkTarget> linkTargets(base::UrlId page) = 0;
    /// A finished URL is fetched once more: what came of it counts no more until then.
    virtual void uncount(base::UrlId id) = 0;
    /// uncount(), and what came of it is of no use: it was only checked, and is a page.
    virtual void drop(base::UrlId id) = 0;
};

} // namespace argiope::engine
