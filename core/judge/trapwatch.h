#pragma once

#include "core/html/wordset.h"
#include "core/judge/foundlinks.h"
#include "core/judge/wastewatch.h"
#include "core/settings/crawlsettings.h"
#include "core/trap/chains.h"
#include "core/trap/filters.h"
#include "core/trap/pathsessions.h"
#include "core/trap/radar.h"
#include "core/trap/samewhatever.h"
#include "core/trap/twins.h"
#include "core/url/url.h"

#include <QList>
#include <QStringList>

#include <atomic>

namespace argiope::judge {

/// What a page belongs to that may be endless.
struct Membership
{
    QList<trap::Shape> shapes;
    trap::UrlParts parts;
    bool inChain = false; ///< trap::Chains::isWatched()

    [[nodiscard]] bool isEmpty() const { return shapes.isEmpty() && parts.parameters.isEmpty() && !inChain; }
};

/// What a page makes known of a trap.
struct TrapNews
{
    QByteArray id;
    bool disproved = false; ///< it is none after all: what it keeps out is to be let in
};

/// The traps of one crawl: what is looked for, what was found, what is kept out. Owned by the Session; any thread.
class TrapWatch
{
public:
    /// `applications` outlives it; null: none are known.
    TrapWatch(settings::TrapPolicy policy, const QStringList &released, const ApplicationWatch *applications = nullptr);

    [[nodiscard]] bool isOn() const { return m_policy != settings::TrapPolicy::Ignore; }
    /// Of a page about to be read; empty where nobody looks for traps.
    [[nodiscard]] Membership of(const url::Url &page, int depth);
    /// A page that belongs to these was read. `title`: of its document; `mainText`: trap::PageText's.
    [[nodiscard]] QList<TrapNews> see(const Membership &of, const url::Url &page, int depth,
        const html::TextWords &text, const QByteArray &title, const FoundLinks &found, quint64 mainText = 0);
    /// A page is a redirect, to this URL.
    [[nodiscard]] QList<TrapNews> seeRedirect(const url::Url &page, const QByteArray &target);
    /// The form of a URL by the application that the site is made by; "" for none (trap::QueuePatterns::setFurther()).
    [[nodiscard]] QByteArray formOf(const QByteArray &url) const;
    struct NamedPage
    {
        base::UrlId id;
        QByteArray url;
    };
    /// A page is done, maybe one of the usual waste of a well-known application, or found by such a one. `named`: pages
    /// that it was the first to name. `exists`: it has content.
    [[nodiscard]] QList<TrapNews> seeWaste(
        base::UrlId id, const QByteArray &url, const QList<NamedPage> &named, bool exists);
    /// A page is about to be written, maybe a twin of another one, or of faceted navigation, or of a session in its
    /// path. `shown`, `named`, `claim`: trap::Twins::see()'s.
    [[nodiscard]] QList<TrapNews> seeNamed(
        const QByteArray &url, quint64 shown, const QList<NamedPage> &named, const trap::Twins::Claim &claim);
    /// The same of a page that may be one of a series without end. `pictures`: trap::Chains::see()'s.
    [[nodiscard]] QList<TrapNews> seeChain(const QByteArray &url, const QList<NamedPage> &named, quint64 pictures);
    [[nodiscard]] bool hasTwins() const
    {
        return m_twins.hasAny() || m_pathSessions.hasAny();
    } ///< and sessions in paths
    /// Of a URL that waits from an earlier session: pages that say what it says, should they have been fetched then.
    [[nodiscard]] QList<QByteArray> twinsOf(const QByteArray &url) const;
    void noteFetched(const QByteArray &url); ///< one of these was
    void noteNamer(const QByteArray &url, const QByteArray &page); ///< that was the first to name it, then
    /// A URL is known from an earlier session, in which `namedBy` was the first to name it.
    void noteKnown(const QByteArray &url, base::UrlId namedBy, bool fetched);
    void noteNamed(const QByteArray &url, base::UrlId namedBy); ///< in an earlier run
    void noteKept(const QByteArray &id, qint64 urls); ///< that an earlier session kept out by this trap
    [[nodiscard]] bool keepsOneOfMany() const; ///< it matters which URLs were fetched
    /// What this page names is about to be met: twins of it are known from now on, before anybody leases them.
    void announce(const QByteArray &url, const QList<QByteArray> &named);
    /// The rule that keeps a URL out; isNone() where none does.
    [[nodiscard]] facts::Rule keeping(const url::Url &url, int depth);
    [[nodiscard]] facts::Rule keeping(const QByteArray &url, int depth);
    /// The rule of one trap; isNone() where it keeps nothing out.
    [[nodiscard]] facts::Rule ruleOf(const trap::Shape &shape) const;

    [[nodiscard]] bool keeps() const { return m_policy == settings::TrapPolicy::Quarantine && m_radar.hasTraps(); }
    [[nodiscard]] bool isReleased(const QByteArray &id) const;
    void release(const QByteArray &id, bool released = true);
    [[nodiscard]] bool knows(const trap::Shape &shape) const { return m_radar.knows(shape); }
    void add(const trap::Trap &trap);
    [[nodiscard]] QList<trap::Trap> traps() const; ///< as found; where none is kept out all count as released

    /// What a log says of news: the trap, and on what it rests.
    [[nodiscard]] QByteArray logLine(const TrapNews &news) const;

    // As the project file keeps them (docs/FORMAT.md, meta "traps").
    [[nodiscard]] QByteArray toJson() const { return trap::toJson(traps()); }
    void restore(const QByteArray &json);

private:
    [[nodiscard]] bool isJudgedByShape(const QByteArray &url) const;
    [[nodiscard]] QList<TrapNews> noted(const QList<trap::Trap> &traps, const QList<QByteArray> &disproved);

    const settings::TrapPolicy m_policy;
    trap::Radar m_radar; ///< knows all of them
    std::atomic<bool> m_floods{false}; ///< there are some
    trap::SameWhatever m_parameters;
    std::atomic<bool> m_wastes{false}; ///< there are some
    std::optional<WasteWatch> m_waste;
    trap::Twins m_twins;
    trap::Filters m_filters;
    trap::PathSessions m_pathSessions;
    trap::Chains m_chains;
};

} // namespace argiope::judge
