#include "core/archive/surt.h"

#include <QList>

#include <algorithm>

namespace argiope::archive {

namespace {

bool isAddress(QByteArrayView host)
{
    return host.startsWith('[')
        || std::all_of(host.begin(), host.end(), [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
}

/// "www.", "www2." and so on name the same site.
QByteArrayView withoutWww(QByteArrayView host)
{
    if (!host.startsWith("www"))
        return host;
    qsizetype end = 3;
    while (end < host.size() && host[end] >= '0' && host[end] <= '9')
        ++end;
    return end < host.size() - 1 && host[end] == '.' ? host.sliced(end + 1) : host;
}

} // namespace

QByteArray surt(const url::Url &url)
{
    const QByteArray name = url.hostname().toByteArray().toLower();
    QByteArray key;
    if (isAddress(name)) {
        key = name;
    } else {
        QList<QByteArray> labels = withoutWww(name).toByteArray().split('.');
        std::reverse(labels.begin(), labels.end());
        key = labels.join(',');
    }
    if (!url.port().isEmpty())
        key += ':' + url.port();
    key += ')';
    QByteArray path = url.pathname().toByteArray().toLower();
    if (path.size() > 1 && path.endsWith('/'))
        path.chop(1);
    key += path.isEmpty() ? QByteArray("/") : path;
    if (url.search().size() > 1) {
        QList<QByteArray> parts = url.search().sliced(1).toByteArray().toLower().split('&');
        std::sort(parts.begin(), parts.end());
        key += '?' + parts.join('&');
    }
    return key;
}

} // namespace argiope::archive
