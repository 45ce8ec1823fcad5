#pragma once

#include "core/base/result.h"
#include "core/url/url.h"

#include <QString>

namespace argiope::scope {

/// A start address as people type it: without a scheme it is http, white space around it does not count; with the
/// user's name and password that stand in it. The error is technical: "missing_host", "mail_address", "number", a name
/// of the URL parser's errors …; "" where nothing was typed.
[[nodiscard]] base::Result<url::Url, QByteArray> readStart(const QString &text);

} // namespace argiope::scope
