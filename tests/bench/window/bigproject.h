#pragma once

#include <QString>

namespace argiope::bench {

/// Makes a project of `urls` fetched and queued URLs on 200 hosts, a twentieth as many skipped ones and ten links a
/// page for the first tenth of the pages; the same each time. False where it cannot be written.
enum class Facts { Few, All }; ///< All: also what only audits ask for
[[nodiscard]] bool makeBigProject(const QString &path, int urls, Facts facts = Facts::Few);

} // namespace argiope::bench
