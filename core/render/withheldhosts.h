#pragma once

#include <QByteArrayView>

namespace argiope::render {

/// Whether the host, or one above it, serves advertisements or counts visitors: asking it would count the crawler as
/// somebody, and it makes no content. Lower case. Any thread.
[[nodiscard]] bool isWithheldHost(QByteArrayView host);

} // namespace argiope::render
