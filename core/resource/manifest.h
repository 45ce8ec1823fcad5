#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QByteArrayList>

#include <optional>

namespace argiope::resource {

/// What a web app manifest lacks so that browsers would offer to install it: "name", "icon 192", "icon 512", "display
/// app", "start_url outside scope" (Web Application Manifest, 1.1 to 1.10). Nothing where the text is no JSON object.
[[nodiscard]] std::optional<QByteArrayList> missingInManifest(const QByteArray &text, const url::Url &address);

/// Where a text stops being JSON: "line 2, column 7", counted in characters; "" where it is JSON, and no object.
[[nodiscard]] QByteArray jsonFaultPlace(const QByteArray &text);

} // namespace argiope::resource
