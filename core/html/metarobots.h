#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QList>

#include <optional>

namespace argiope::html {

/// Directives of <meta name=robots> and X-Robots-Tag. There is no standard; the names are those that search engines
/// document. Where directives contradict each other the more restrictive one counts.
struct MetaDirectives
{
    bool noIndex = false; ///< noindex, none
    bool noFollow = false; ///< nofollow, none
    bool noArchive = false; ///< noarchive, nocache
    bool noSnippet = false; ///< nosnippet, max-snippet:0
    bool noImageIndex = false; ///< noimageindex
    bool noTranslate = false; ///< notranslate
    bool indexIfEmbedded = false; ///< indexifembedded
    QByteArray unavailableAfter; ///< the date as written, trimmed; of several the first

    void merge(const MetaDirectives &other); ///< both apply
    bool operator==(const MetaDirectives &) const = default;
};

/// The `content` of a robots meta: a comma-separated list, compared without case. Unknown directives are passed over.
[[nodiscard]] MetaDirectives parseMetaRobots(QByteArrayView content);

/// True where <meta name="`metaName`"> speaks to `agent`: "robots", or the agent's product token, without case.
[[nodiscard]] bool isRobotsMetaName(QByteArrayView metaName, QByteArrayView agent);

/// Each directive of a robots meta as it is written: "noindex", "max-snippet:0".
[[nodiscard]] QByteArrayList directivesOf(QByteArrayView content);
/// Those of the value of an X-Robots-Tag header that speak to `agent` or to everybody.
[[nodiscard]] QByteArrayList headerDirectivesOf(QByteArrayView value, QByteArrayView agent);
/// What the value of an X-Robots-Tag header tells single crawlers other than `agent`: "otherbot: noindex, nofollow".
[[nodiscard]] QByteArrayList directivesOfOthers(QByteArrayView value, QByteArrayView agent);
/// A crawler that is known to read a robots meta of its own name. Lower case.
[[nodiscard]] bool isKnownRobotsMetaName(QByteArrayView metaName);
/// The name of a directive without its value, lower case.
[[nodiscard]] QByteArray directiveName(QByteArrayView directive);

/// The value of one X-Robots-Tag header. "noindex, nofollow" is for everyone, as is what "*" or "robots" is told;
/// "otherbot: noindex, nofollow" is for otherbot until the next name. `agent` is a product token; names are compared
/// without case.
[[nodiscard]] MetaDirectives parseXRobotsTag(QByteArrayView value, QByteArrayView agent);

} // namespace argiope::html
