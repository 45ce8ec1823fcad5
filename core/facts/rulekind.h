#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QtGlobal>

namespace argiope::facts {

/// The rules that judge URLs: what lets one in, or keeps it out. Stored by name: never rename; docs/FORMAT.md lists
/// them.
enum class RuleKind : quint8 {
    None, ///< no rule has spoken
    Unknown, ///< a name that this version does not know, as a later one may have stored it
    // Let in
    Seed,
    Host, ///< the scope; so are the next three
    Domain,
    Folder,
    Any,
    Include, ///< also keeps out what matches no pattern
    Sitemap,
    ShorterPath, ///< a limit had kept it out until a shorter way to it was found
    Resumed, ///< limits or robots.txt changed between two sessions
    Released, ///< the trap that had kept it out is crawled all the same
    RobotsReported, ///< the line of robots.txt that was not obeyed
    Unlinked, ///< known from an earlier run, and nothing links to it any more
    Requested, ///< somebody asked for this URL alone, although a rule keeps it out
    Archived, ///< the web archive that is imported holds it, and nothing that was read links to it
    // Kept out
    External, ///< out of scope
    Scheme, ///< neither http nor https
    InvalidUrl,
    Exclude,
    Depth,
    Redirects,
    Robots,
    RobotsUnavailable, ///< robots.txt failed
    Resource,
    Metadata,
    Form,
    NoFollow,
    Canonical,
    OffTopic, ///< the page that links to it is not about the crawl's topic
    Recrawl, ///< never fetched, and not met yet by the recrawl that goes on
    Trap,
    SitemapLimit,
    SitemapDepth,
    NotArchived, ///< the web archive that is imported does not hold it
    Guard, ///< it would change something, or end the session that the person gave
    Waste, ///< usual waste of an application, which somebody asked to leave out
};
inline constexpr int RuleKindCount = int(RuleKind::Waste) + 1;

/// Whether a URL that such a rule keeps out can be asked for alone (Requested). What robots.txt says and what is no
/// address is never overridden, and of a series without end it is for the series to be released.
[[nodiscard]] bool canBeRequested(RuleKind kind);

/// Stable name, as in the project file and the exports: "seed", "robots_unavailable" …; "" for None and Unknown.
[[nodiscard]] const char *name(RuleKind kind);
/// None for "", Unknown for what is no rule's name.
[[nodiscard]] RuleKind ruleKindFromName(QByteArrayView name);

/// What a rule said of a URL, e.g. {Exclude, "\\.pdf$"}, {Robots, "12: Disallow: /private"}.
struct Rule
{
    RuleKind kind = RuleKind::None;
    QByteArray detail{};
    QByteArray unknownName{}; ///< of Unknown: its name, which is shown and stored as it came

    [[nodiscard]] static Rule fromFile(const QByteArray &name, const QByteArray &detail);
    [[nodiscard]] bool isNone() const { return kind == RuleKind::None; }
    [[nodiscard]] QByteArray name() const;
    bool operator==(const Rule &) const = default;
};

} // namespace argiope::facts
