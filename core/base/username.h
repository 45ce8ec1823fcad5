#pragma once

#include <QByteArray>

namespace argiope::base {

/// Whom the system takes this process for, UTF-8: whatever variables say, which a service or a container does not have.
/// Where the system does not know, "USER" and "USERNAME" of the environment; empty where nothing does. Any thread.
[[nodiscard]] QByteArray userName();

} // namespace argiope::base
