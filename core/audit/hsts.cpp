#include "core/audit/hsts.h"

#include "core/audit/headervalues.h"

#include <algorithm>

namespace argiope::audit {

namespace {

bool isTokenText(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || QByteArrayView("!#$%&'*+-.^_`|~").contains(c);
    });
}

} // namespace

Hsts readHsts(QByteArrayView value)
{
    Hsts hsts;
    const auto fail = [&hsts](Hsts::Mistake mistake) {
        if (hsts.mistake == Hsts::Mistake::None)
            hsts.mistake = mistake;
    };
    const QByteArrayList headers = splitList(value);
    QByteArrayList names;
    for (const QByteArray &part : splitList(headers.constFirst(), ';')) {
        if (part.isEmpty())
            continue;
        const NameAndValue directive = readDirective(part);
        if (!isTokenText(directive.name)) {
            fail(Hsts::Mistake::Syntax);
            continue;
        }
        if (names.contains(directive.name))
            fail(Hsts::Mistake::Repeated);
        names.append(directive.name);
        if (directive.name == "max-age") {
            const auto seconds = readDigits(directive.value);
            if (seconds)
                hsts.maxAge = *seconds;
            else
                fail(Hsts::Mistake::NoMaxAge);
        } else if (directive.name == "includesubdomains") {
            hsts.includeSubDomains = true;
            if (directive.hasValue)
                fail(Hsts::Mistake::Syntax);
        } else if (directive.name == "preload") {
            hsts.preload = true;
        }
    }
    if (!names.contains("max-age"))
        fail(Hsts::Mistake::NoMaxAge);
    if (headers.size() > 1)
        fail(Hsts::Mistake::Twice);
    return hsts;
}

} // namespace argiope::audit
