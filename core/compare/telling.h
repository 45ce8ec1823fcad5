#pragma once

#include "core/base/result.h"
#include "core/compare/comparison.h"
#include "core/store/reader.h"

#include <QString>

#include <atomic>
#include <functional>

namespace argiope::compare {

/// To whom it is told what a crawl that came again has found otherwise.
struct Telling
{
    /// An Atom file of the runs that the project remembers, and of what crawls of some URLs have found, which it keeps
    /// from what it said before; "": none.
    QString feed;
    QString command; ///< for the system's shell, where something changed; "": none
    /// What counts: 0: the last run beside the one before; else what was found since then (ms since 1970 UTC), by a
    /// crawl of some URLs, which is no run.
    qint64 since = 0;
};

struct Told
{
    bool isKnown = false; ///< false: there is nothing to compare with, or somebody has cancelled it
    qint64 added = 0;
    qint64 gone = 0;
    qint64 changed = 0;
    [[nodiscard]] bool differs() const { return added > 0 || gone > 0 || changed > 0; }
};

/// "1 new, 0 gone, 3 changed"
[[nodiscard]] QByteArray sumOf(const Told &told);

/// Writes the feed and runs the command, which reads a JSON object a line, as exports of differences have them, and has
/// ARGIOPE_PROJECT, ARGIOPE_RUN, ARGIOPE_NEW, ARGIOPE_GONE and ARGIOPE_CHANGED in its environment. Returns when the
/// command has ended. Any thread; takes as long as a comparison does. The error is a line about what could not be told;
/// `cancel` ends it within a moment, also the command.
[[nodiscard]] base::Result<Told, QString> tellChanges(
    const QString &project, const Telling &telling, const std::atomic<bool> &cancel);

} // namespace argiope::compare
