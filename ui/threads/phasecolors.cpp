#include "ui/threads/phasecolors.h"

#include "ui/widgets/statusmark.h"

namespace argiope::threads {

using engine::WorkerPhase;

const QList<WorkerPhase> &shownPhases()
{
    static const QList<WorkerPhase> phases{WorkerPhase::Idle, WorkerPhase::Turn, WorkerPhase::Paused,
        WorkerPhase::Robots, WorkerPhase::Lookup, WorkerPhase::Connect, WorkerPhase::FirstByte, WorkerPhase::Download,
        WorkerPhase::Parse, WorkerPhase::Store};
    return phases;
}

QColor phaseColor(WorkerPhase phase, const QColor &background)
{
    const bool dark = background.lightness() < 128;
    switch (phase) {
    case WorkerPhase::Idle:
        return dark ? QColor(0x48, 0x48, 0x4c) : QColor(0xdc, 0xdc, 0xdc);
    case WorkerPhase::Turn:
        return widgets::readable(QColor(0x8c, 0x8c, 0x8c), background);
    case WorkerPhase::Paused:
        return dark ? QColor(0xd0, 0xd0, 0xd0) : QColor(0x48, 0x48, 0x48);
    case WorkerPhase::Robots:
        return widgets::readable(QColor(0xcc, 0x79, 0xa7), background);
    case WorkerPhase::Lookup:
        return widgets::readable(QColor(0xf0, 0xe4, 0x42), background);
    case WorkerPhase::Connect:
        return widgets::readable(QColor(0xe6, 0x9f, 0x00), background);
    case WorkerPhase::FirstByte:
        return widgets::readable(QColor(0x56, 0xb4, 0xe9), background);
    case WorkerPhase::Download:
        return widgets::readable(QColor(0x00, 0x72, 0xb2), background);
    case WorkerPhase::Parse:
        return widgets::readable(QColor(0x00, 0x9e, 0x73), background);
    case WorkerPhase::Store:
        return widgets::readable(QColor(0xd5, 0x5e, 0x00), background);
    case WorkerPhase::Done:
        break;
    }
    return {};
}

} // namespace argiope::threads
