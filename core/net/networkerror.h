#pragma once

#include "core/base/outcome.h"

#include <QNetworkReply>

namespace argiope::net {

/// The error that Qt reports for an HTTP status alone; NoError for those it takes as success.
[[nodiscard]] QNetworkReply::NetworkError errorOfStatus(int status);

enum class Route : quint8 {
    Direct,
    ProxyRequest, ///< the request itself goes to a proxy (http through an HTTP proxy)
    ProxyTunnel, ///< a proxy connects us to the server (SOCKS; https through an HTTP proxy)
};

/// What went wrong below HTTP; `error` is none that errorOfStatus() explains. `status` is 0 where no head came.
[[nodiscard]] base::Outcome outcomeOfError(QNetworkReply::NetworkError error, int status, Route route);

} // namespace argiope::net
