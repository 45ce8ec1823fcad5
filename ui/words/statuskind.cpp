#include "ui/words/statuskind.h"

namespace argiope::words {

StatusKind statusKind(base::Outcome outcome, int status)
{
    using base::Outcome;
    switch (outcome) {
    case Outcome::None:
        return StatusKind::Waiting;
    case Outcome::Ok:
    case Outcome::TooLarge:
    case Outcome::TooComplex:
        return StatusKind::Ok;
    case Outcome::Redirect:
        return StatusKind::Redirect;
    case Outcome::Blocked:
    case Outcome::Throttled:
        return StatusKind::Blocked;
    default:
        break;
    }
    if (status >= 500 && status < 600)
        return StatusKind::ServerError;
    if (status >= 400 && status < 500)
        return StatusKind::ClientError;
    if (status >= 300 && status < 400)
        return StatusKind::Redirect;
    return StatusKind::Failed;
}

StatusKind statusKind(store::UrlState state, base::Outcome outcome, int status)
{
    return state == store::UrlState::Skipped ? StatusKind::Skipped : statusKind(outcome, status);
}

} // namespace argiope::words
