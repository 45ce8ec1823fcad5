#pragma once

#include "core/select/extractor.h"

#include <QString>

namespace argiope::extractors::words {

/// What is wrong with an extractor, as a sentence for people. UI thread.
[[nodiscard]] QString problem(const select::ExtractorError &error);

[[nodiscard]] QString kind(select::QueryKind kind);
[[nodiscard]] QString take(select::Take take);

} // namespace argiope::extractors::words
