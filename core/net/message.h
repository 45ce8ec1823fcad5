#pragma once

#include "core/base/result.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QString>

namespace argiope::net {

/// Sends JSON to an http or https address by POST and waits for the answer, half a minute at most: no part of any
/// crawl. Its thread needs an event loop that can be run. The error is an English line.
[[nodiscard]] base::Result<void, QString> postJson(
    const url::Url &address, const QByteArray &json, const QByteArray &userAgent);

} // namespace argiope::net
