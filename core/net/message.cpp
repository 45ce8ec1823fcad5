#include "core/net/message.h"

#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QUrl>

namespace argiope::net {

base::Result<void, QString> postJson(const url::Url &address, const QByteArray &json, const QByteArray &userAgent)
{
    constexpr int mostMs = 30'000;
    QNetworkAccessManager network;
    QNetworkRequest request(QUrl::fromEncoded(address.hrefWithoutFragment().toByteArray()));
    request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    request.setRawHeader("User-Agent", userAgent);
    request.setTransferTimeout(mostMs);
    QNetworkReply *reply = network.post(request, json);
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    if (!reply->isFinished())
        loop.exec();
    if (reply->error() != QNetworkReply::NoError)
        return base::Failure{reply->errorString()};
    return {};
}

} // namespace argiope::net
