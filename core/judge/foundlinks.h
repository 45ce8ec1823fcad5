#pragma once

#include "core/facts/link.h"
#include "core/facts/rulekind.h"
#include "core/url/canonical.h"

#include <QByteArray>
#include <QList>

namespace argiope::judge {

/// What becomes of a URL that was found.
enum class Fate : quint8 {
    Page, ///< queued, to be parsed and followed
    Later, ///< the same, behind all others: links marked nofollow
    Check, ///< queued, only to see how it answers
    Skip, ///< recorded with the rule that kept it out
};

/// Queued, to be parsed and followed.
[[nodiscard]] constexpr bool isPage(Fate fate)
{
    return fate == Fate::Page || fate == Fate::Later;
}

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
    int place = 0; ///< index into places
    QByteArray text;
    facts::LinkKind kind{};
    facts::LinkRels rel{};
    int rule = 0; ///< index into rules
    bool followed = false;
    url::UrlKey textKey{}; ///< of the text, under the project's seed; nothing where there is no text
};

/// Where a link was written.
struct Place
{
    QByteArray element;
    QByteArray attribute;
    bool operator==(const Place &) const = default;
};

/// Targets, links, and the places and rules they refer to.
struct FoundLinks
{
    QList<Target> targets;
    QList<FoundLink> links;
    QList<Place> places;
    QList<facts::Rule> rules;
};

} // namespace argiope::judge

Q_DECLARE_TYPEINFO(argiope::judge::Target, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(argiope::judge::FoundLink, Q_RELOCATABLE_TYPE);
