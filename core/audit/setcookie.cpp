#include "core/audit/setcookie.h"

#include "core/url/canonical.h"

#include <QStringBuilder>

namespace argiope::audit {

namespace {

bool beginsWith(QByteArrayView text, QByteArrayView start)
{
    return text.size() >= start.size() && text.first(start.size()).compare(start, Qt::CaseInsensitive) == 0;
}

} // namespace

const char *refusalOf(const SetCookie &cookie, const url::Url &from)
{
    if (cookie.controls)
        return "control characters";
    if (cookie.name.isEmpty() && cookie.value.isEmpty())
        return "empty";
    if (cookie.tooLong)
        return "more than 4096 bytes";
    if (cookie.secure && from.scheme() == "http")
        return "Secure over http";
    const QByteArray host = from.hostname().toByteArray();
    if (cookie.domain.isEmpty() || cookie.domain == host)
        return nullptr;
    const auto parsed = url::parse(QByteArray("http://" + cookie.domain + '/'));
    const QByteArray domain = parsed ? parsed->hostname().toByteArray() : QByteArray();
    if (domain.isEmpty() || domain != cookie.domain || !url::registrableDomain(host))
        return "foreign Domain"; // nothing but a name has names below it
    if (!host.endsWith(QByteArray('.' + domain)))
        return "foreign Domain";
    return url::registrableDomain(domain) ? nullptr : "public suffix as Domain";
}

const char *brokenPromiseOf(const SetCookie &cookie, const url::Url &from)
{
    // A cookie without a name would be sent back as if its value were one.
    const QByteArray &name = cookie.name.isEmpty() ? cookie.value : cookie.name;
    const bool host = beginsWith(name, "__Host-");
    if (!host && !beginsWith(name, "__Secure-"))
        return nullptr;
    if (cookie.name.isEmpty())
        return "no name";
    if (!cookie.secure || from.scheme() != "https")
        return "not Secure";
    if (host && !cookie.domain.isEmpty())
        return "Domain";
    return host && cookie.path != "/" ? "Path" : nullptr;
}

} // namespace argiope::audit
