#include "core/audit/cachecontrol.h"

#include "core/audit/headervalues.h"
#include "core/base/httpdate.h"

#include <algorithm>

namespace argiope::audit {

CacheControl readCacheControl(QByteArrayView value)
{
    CacheControl control;
    for (const QByteArray &part : splitList(value)) {
        const NameAndValue directive = readDirective(part);
        if (directive.name == "no-store")
            control.noStore = true;
        else if (directive.name == "no-cache")
            control.noCache = control.noCache || directive.value.isEmpty();
        else if (directive.name == "private")
            control.isPrivate = control.isPrivate || directive.value.isEmpty();
        else if (directive.name == "max-age" && !control.maxAge) // the first counts
            control.maxAge = readDigits(directive.value).value_or(0);
    }
    return control;
}

std::optional<qint64> freshnessOf(
    const CacheControl &control, QByteArrayView expires, QByteArrayView date, qint64 fetchedMs)
{
    if (control.noStore || control.noCache)
        return 0;
    if (control.maxAge)
        return control.maxAge;
    if (expires.isEmpty())
        return std::nullopt;
    const auto until = base::parseHttpDate(expires, fetchedMs);
    if (!until)
        return 0; // RFC 9111, 5.3: above all "0" is a time that is over
    const qint64 from = base::parseHttpDate(date, fetchedMs).value_or(fetchedMs);
    return std::max<qint64>(0, (*until - from) / 1000);
}

} // namespace argiope::audit
