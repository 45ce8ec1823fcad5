#pragma once

#include "core/report/language.h"
#include "core/report/report.h"

#include <atomic>

class QIODevice;

namespace argiope::report {

/// Writes a report as a PDF of A4 pages, to be handed on. Any thread, with an application that has fonts. False where
/// it could not be written, or was cancelled.
[[nodiscard]] bool writePdf(
    const Report &report, const Language &language, QIODevice &device, const std::atomic<bool> *cancel = nullptr);

} // namespace argiope::report
