#pragma once

#include "app/cli/crawlarguments.h"
#include "app/cli/filelog.h"
#include "app/interrupts.h"

#include <memory>

namespace argiope::cli {

/// One crawl, to its end or until somebody interrupts it; the exit status.
[[nodiscard]] int crawlOnce(const CrawlRequest &request, const std::shared_ptr<FileLog> &log, Interrupts &interrupts);

} // namespace argiope::cli
