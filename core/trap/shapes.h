#pragma once

#include "core/trap/dates.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace argiope::trap {

/// Ways in which a site makes URLs without end. Stored by name: never rename.
enum class Kind : quint8 {
    Calendar, ///< a date in the URL, and always a next one
    RepeatedPath, ///< the same folders over and over, or folders without end
    GrowingQuery, ///< a parameter that is added again on each page, or escaped once more
    SessionId, ///< a random value that is another one on each page; see SameWhatever
    Parameters, ///< sort and filter switches in all their combinations
    SameContent, ///< missing pages answered with 200, the same text and further links
    EndlessChain, ///< pages that differ by a number, thousands of links away
    IgnoredParameter, ///< a parameter that changes nothing, as the way back of a login; see SameWhatever
    Flood, ///< pages that differ, and most of what waits: somebody has to decide; see QueuePatterns
    Waste, ///< what a well-known application has of each page, and leads to nothing new; see judge::WasteWatch
    Twin, ///< what says what the page without a parameter, or a word of the path, says; see Twins
    Filters, ///< faceted navigation: words in all their combinations, whose pages lead to nothing new; see Filters
};
inline constexpr int KindCount = int(Kind::Filters) + 1;
[[nodiscard]] const char *name(Kind kind); ///< "calendar", "repeated_path", …
[[nodiscard]] std::optional<Kind> kindOf(QByteArrayView name);

/// A family of URLs that may be endless. `pattern` is the URL with what varies replaced: {year}, {n}, {token}, (a/b)+,
/// and * for anything.
struct Shape
{
    Kind kind = Kind::Calendar;
    QByteArray pattern;
    /// Parameters: of each name its value, to see whether few values make many combinations; by name.
    QueryPairs parameters;

    /// "calendar https://example.org/cal?month={n}": names the family everywhere.
    [[nodiscard]] QByteArray id() const { return QByteArray(name(kind)) + ' ' + pattern; }
    bool operator==(const Shape &other) const { return kind == other.kind && pattern == other.pattern; }
};

/// From this depth on a number in a URL is worth a look.
inline constexpr int ChainDepth = 5000;

/// The families that a URL belongs to, which Radar watches; none for most URLs. To belong to one means nothing bad by
/// itself. Pure; any thread; linear in the URL.
[[nodiscard]] QList<Shape> shapesOf(const url::Url &url, int depth);

} // namespace argiope::trap
