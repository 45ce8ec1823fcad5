#pragma once

#include "core/base/result.h"
#include "core/store/connection.h"

namespace argiope::store {

/// Within the transaction that lifts a file from version 4: rows of the table `links` become rows of `page_links`, with
/// an index of incoming links made anew. The new tables are there, and empty; `links` is empty afterwards.
[[nodiscard]] base::Result<void, StoreError> liftLinks(Connection &connection);

} // namespace argiope::store
