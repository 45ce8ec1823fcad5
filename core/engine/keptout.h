#pragma once

#include "core/base/waitingurl.h"
#include "core/engine/session.h"
#include "core/store/types.h"

namespace argiope::engine {

/// What keeps a URL out although it waited: a trap that was found since, what the guard says since somebody logs in,
/// the usual waste behind links marked nofollow, other sites that are checked no more. None where nothing does. Any
/// thread.
[[nodiscard]] store::Rule keptOut(Session &session, const base::WaitingUrl &entry, const url::Url &url);

} // namespace argiope::engine
