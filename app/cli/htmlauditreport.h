#pragma once

#include "app/cli/auditreport.h"

#include <QString>

#include <memory>

namespace argiope::store {
class Reader;
}

namespace argiope::cli {

/// A report for people, as one HTML file. `language`: "en" or "zh_CN". Null where the program was built without that
/// language. `withTrend`: what the run before had is told, too. The reader must outlive it.
[[nodiscard]] std::unique_ptr<AuditReport> makeHtmlReport(
    store::Reader &reader, const QString &language, bool withTrend, AuditReport::Put put);

} // namespace argiope::cli
