#pragma once

#include <QByteArrayView>

#include <functional>

namespace argiope::resource {

/// Holds a feed against RSS 2.0 and Atom (RFC 4287), as readers of feeds need it: well-formed XML, the elements that
/// have to be there, dates (RFC 822, RFC 3339), ids, whole URLs. Memory follows the number of its entries. Any thread;
/// pure.
///
/// What it finds goes by the checks' ids: "feed-xml-error", behind which nothing is judged, and "feed-invalid". Of a
/// document that is no feed nothing is said but that it is no XML. RSS 0.9x and 1.0 are held against XML alone.
class FeedJudge
{
public:
    /// `check` lasts. `evidence` begins with the place: "line 5, column 12: …".
    using Sink = std::function<void(const char *check, QByteArrayView evidence)>;

    static constexpr int MostEntries = 10'000; ///< whose ids are remembered

    static void judge(QByteArrayView body, const Sink &sink);
};

} // namespace argiope::resource
