#pragma once

#include "core/store/connection.h"

namespace argiope::store {

/// A project's file, checked, for reading: in whichever way it can be read here (dialect::Access).
[[nodiscard]] base::Result<std::unique_ptr<Connection>, StoreError> openForReading(const QString &path);

} // namespace argiope::store
