#pragma once

#include "core/engine/endreport.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace argiope::cli {

/// The report of a project whose crawl has ended; nothing where it cannot be read.
[[nodiscard]] std::optional<engine::EndReport> readEndReport(const QString &project);

/// What comes before all else of a summary: why next to nothing was found. "" where it is not that.
[[nodiscard]] QByteArray scriptLine(const engine::EndReport &report);
/// What rules left out: a line each, with how many URLs and what most of them were kept out by.
[[nodiscard]] QByteArray leftOutLines(const engine::EndReport &report);
/// The same as a JSON object of rule: count.
[[nodiscard]] QByteArray leftOutJson(const engine::EndReport &report);

} // namespace argiope::cli
