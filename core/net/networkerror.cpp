#include "core/net/networkerror.h"

namespace argiope::net {

QNetworkReply::NetworkError errorOfStatus(int status)
{
    switch (status) {
    case 400:
    case 418:
        return QNetworkReply::ProtocolInvalidOperationError;
    case 401:
        return QNetworkReply::AuthenticationRequiredError;
    case 403:
        return QNetworkReply::ContentAccessDenied;
    case 404:
        return QNetworkReply::ContentNotFoundError;
    case 405:
        return QNetworkReply::ContentOperationNotPermittedError;
    case 407:
        return QNetworkReply::ProxyAuthenticationRequiredError;
    case 409:
        return QNetworkReply::ContentConflictError;
    case 410:
        return QNetworkReply::ContentGoneError;
    case 500:
        return QNetworkReply::InternalServerError;
    case 501:
        return QNetworkReply::OperationNotImplementedError;
    case 503:
        return QNetworkReply::ServiceUnavailableError;
    default:
        break;
    }
    if (status > 500)
        return QNetworkReply::UnknownServerError;
    if (status >= 400)
        return QNetworkReply::UnknownContentError;
    return QNetworkReply::NoError;
}

base::Outcome outcomeOfError(QNetworkReply::NetworkError error, int status, Route route)
{
    using base::Outcome;
    if (error == QNetworkReply::NoError)
        return Outcome::None;
    switch (error) {
    case QNetworkReply::HostNotFoundError:
        return Outcome::DnsFailed;
    case QNetworkReply::TimeoutError:
        return Outcome::TimedOut;
    case QNetworkReply::SslHandshakeFailedError:
        return Outcome::TlsFailed;
    case QNetworkReply::OperationCanceledError:
        return Outcome::Aborted;
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        if (status != 0)
            return Outcome::ProtocolError;
        return route == Route::ProxyRequest ? Outcome::ProxyFailed : Outcome::ConnectFailed;
    case QNetworkReply::UnknownNetworkError:
        // Qt has no better code for a proxy that refuses the connection or the tunnel.
        if (status != 0)
            return Outcome::ProtocolError;
        return route == Route::Direct ? Outcome::ConnectFailed : Outcome::ProxyFailed;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::UnknownProxyError:
        return Outcome::ProxyFailed;
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return status == 407 ? Outcome::None : Outcome::ProxyFailed;
    default:
        break;
    }
    // Whatever else it is, the answer did not come as it should.
    return Outcome::ProtocolError;
}

} // namespace argiope::net
