#pragma once

#include "core/base/result.h"
#include "core/store/place.h"

#include <atomic>
#include <functional>

namespace argiope::store {

struct CopyProgress
{
    qint64 done = 0; ///< rows; of a copy that goes on with those that were there
    qint64 all = 0;
};

/// A whole copy of a project under another name, between files and databases in any direction, as it was when the copy
/// began. Fails with Exists where `to` is there. Where a database takes part, a copy that was cut off, by `*cancel`
/// (may be null; the error is Canceled) or by a failure, goes on where it was when it is made again and the project has
/// not changed; else it begins anew. Between files it is copyProject(), which leaves nothing. Web archives stay where
/// they are.
[[nodiscard]] base::Result<void, StoreError> copyPlace(const Place &from, const Place &to,
    const std::function<void(const CopyProgress &)> &progress = {}, const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::store
