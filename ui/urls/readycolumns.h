#pragma once

#include "core/store/reader.h"

#include <QList>

namespace argiope::urls {

/// What says why each URL of a ready filter is there: the canonical URL, the title, what it redirects to … None where
/// the usual columns say it.
[[nodiscard]] QList<store::UrlColumn> readyColumns(const store::ListQuery &query);

} // namespace argiope::urls
