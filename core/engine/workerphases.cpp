#include "core/engine/workerphases.h"

namespace argiope::engine {

WorkerPhase workerPhase(net::Phase phase)
{
    switch (phase) {
    case net::Phase::Connect:
        return WorkerPhase::Connect;
    case net::Phase::FirstByte:
        return WorkerPhase::FirstByte;
    case net::Phase::Download:
        return WorkerPhase::Download;
    }
    return WorkerPhase::Download;
}

WorkerPhase waitingPhase(frontier::Waiting reason)
{
    switch (reason) {
    case frontier::Waiting::Work:
        return WorkerPhase::Idle;
    case frontier::Waiting::Turn:
        return WorkerPhase::Turn;
    case frontier::Waiting::Paused:
        return WorkerPhase::Paused;
    }
    return WorkerPhase::Idle;
}

} // namespace argiope::engine
