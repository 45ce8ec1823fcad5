#pragma once

#include "core/net/fetcher.h"

namespace argiope::net {

/// An answer to GET whose bytes somebody kept, read as it would be from a connection that ends behind them: with the
/// same limits, and the same failures. Pure; any thread.
[[nodiscard]] Reply readStoredAnswer(QByteArrayView bytes, const url::Url &url, qint64 maxBytes);
/// The head alone, of one whose body somebody kept elsewhere.
[[nodiscard]] Reply readStoredHead(QByteArrayView bytes, const url::Url &url);

} // namespace argiope::net
