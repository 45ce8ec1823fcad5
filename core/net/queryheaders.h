#pragma once

#include "core/net/cookiestore.h"
#include "core/net/fetcher.h"

namespace argiope::net {

/// Who is told what: the headers of a request, but for what the protocol says itself (Host, Connection). `cookies` may
/// be null. `authorization`: for the server; "": none but what the headers of the settings or the request have.
[[nodiscard]] Headers queryHeaders(
    const NetSettings &settings, CookieStore *cookies, const Request &request, const QByteArray &authorization = {});

/// Host or :authority: the URL's, or what the settings have the credential origins be called.
[[nodiscard]] QByteArray queryAuthority(const NetSettings &settings, const url::Url &url);

/// "" where all may be sent.
[[nodiscard]] QByteArray errorOfHeaders(const Headers &headers);

} // namespace argiope::net
