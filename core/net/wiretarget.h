#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace argiope::net {

/// Path and query as they stand in the URL; nullopt where they hold bytes that no request line may hold. Lives in
/// `url`.
[[nodiscard]] std::optional<QByteArrayView> requestTarget(const url::Url &url);

/// The same URL for QNetworkAccessManager, without credentials and fragment; nullopt where QUrl would ask another host
/// than the URL names, or for another target: it decodes some escapes, adds others and folds slashes.
[[nodiscard]] std::optional<QUrl> managerUrl(const url::Url &url);

} // namespace argiope::net
