#pragma once

#include "core/net/fetcher.h"

namespace argiope::net {

/// An answer to GET out of a web archive that some other program wrote, read as a fetch of the request would have it.
/// Many programs keep bodies decoded beside the head that came with the coded ones, and heads in a spelling of their
/// own ("HTTP/2 200"): a coding or a length that the body plainly has not is left out of the head, and the rest is read
/// as strictly as ever. Pure but for the request's callbacks; any thread.
[[nodiscard]] Reply readArchivedAnswer(QByteArrayView bytes, const Request &request);

} // namespace argiope::net
