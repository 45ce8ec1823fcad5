#pragma once

#include "core/audit/namedfindings.h"
#include "core/export/tablewriter.h"
#include "core/facts/fact.h"

#include <QList>

namespace argiope::exporting {

// The table of issues, a row a finding, for whoever has the findings already.
[[nodiscard]] QList<Heading> issueHeadings();
[[nodiscard]] QList<facts::Value> issueValues(const audit::NamedFinding &finding);

} // namespace argiope::exporting
