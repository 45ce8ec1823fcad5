#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <functional>

namespace argiope::robots {

/// Holds a robots.txt against RFC 9309 and what Google documents, line by line as its author wrote it: what crawlers
/// pass over is what this is about. Robots reads all that it can of the same bytes. Any thread; pure.
///
/// What it finds goes by the checks' ids: "robots-bom", "robots-syntax", "robots-no-group", "robots-bad-path",
/// "robots-unsupported", "robots-sitemap-bad", "robots-contradiction".
class RobotsJudge
{
public:
    /// Told of each fault in the order of the lines. `check` lasts; `line` counts from 1, `text` is that line without
    /// its comment.
    using Sink = std::function<void(const char *check, int line, QByteArrayView text)>;

    static void judge(const QByteArray &text, const Sink &sink);
};

} // namespace argiope::robots
