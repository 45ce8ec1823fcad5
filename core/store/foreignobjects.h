#pragma once

#include <QString>

namespace argiope::store::postgres {

/// A question to a server whose answer is one text: what of a schema is no part of the format and could run what its
/// maker wrote with the rights of whoever reads the project or writes into it ("view 'urls'"); nothing where there is
/// nothing of the kind. It reads the server's own catalogs only.
[[nodiscard]] QString foreignObjectsQuestion(const QString &schema);

} // namespace argiope::store::postgres
