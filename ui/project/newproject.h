#pragma once

#include <QString>

namespace argiope::project {

/// A name for a new project in the person's data folder, “HOST-PORT DATE TIME.argiope”, of a host as a URL has it,
/// or of whatever else is crawled. It may be taken: see ProjectSession::IfTaken.
[[nodiscard]] QString newProjectPath(const QString &host);

} // namespace argiope::project
