#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QUrl>

#include <optional>

namespace argiope::net {

/// What to hand to QNetworkAccessManager so that the request line holds the URL's own bytes. QUrl decodes some escapes,
/// adds others and folds slashes; where it would change the target, `verb` carries the whole request line and ends in a
/// header name, so that the line Qt writes behind the verb becomes that header's value:
///     GET /%41|b HTTP/1.1
///     X-Origin-Form: / HTTP/1.1
/// Such a request must go over HTTP/1.1.
struct WireTarget
{
    QUrl url; ///< without credentials and fragment
    QByteArray verb; ///< "" where the plain method does
};

/// `throughProxy`: the request goes to an HTTP proxy in absolute form (RFC 9112, 3.2.2). nullopt where QUrl would ask
/// another host than the URL names, or none; or where the target holds bytes that no request line may hold.
[[nodiscard]] std::optional<WireTarget> wireTarget(const url::Url &url, const QByteArray &method, bool throughProxy);

} // namespace argiope::net
