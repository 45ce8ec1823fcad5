#pragma once

#include "core/engine/crawl.h"

#include <QColor>
#include <QList>

namespace argiope::threads {

/// Phases that have a colour, in the order in which a page goes through them.
[[nodiscard]] const QList<engine::WorkerPhase> &shownPhases();
/// Okabe and Ito's colours for work, greys for waiting; all with a contrast of 3:1 with `background`, but for the grey
/// of a thread that has nothing to do. Invalid for a thread that has left: nothing is painted there.
[[nodiscard]] QColor phaseColor(engine::WorkerPhase phase, const QColor &background);

} // namespace argiope::threads
