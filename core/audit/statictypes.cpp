#include "core/audit/statictypes.h"

#include "core/facts/contenttype.h"

#include <algorithm>

namespace argiope::audit {

namespace {

template <class List>
bool isAmong(const QByteArray &type, const List &list)
{
    return std::any_of(std::begin(list), std::end(list), [&type](const char *one) { return type == one; });
}

constexpr const char *CodeTypes[] = {"text/css", "text/javascript", "text/ecmascript", "application/javascript",
    "application/ecmascript", "application/x-javascript"};
constexpr const char *FontTypes[] = {"application/font-woff", "application/font-woff2", "application/font-sfnt",
    "application/vnd.ms-fontobject", "application/x-font-ttf", "application/x-font-otf", "application/x-font-woff"};
constexpr const char *OtherTexts[]
    = {"application/json", "application/xml", "application/x-ndjson", "application/graphql"};

} // namespace

bool isScriptOrStyle(const QByteArray &contentType)
{
    return isAmong(facts::bareType(contentType).toLower(), CodeTypes);
}

bool isStaticType(const QByteArray &contentType)
{
    const QByteArray type = facts::bareType(contentType).toLower();
    return type.startsWith("image/") || type.startsWith("font/") || isAmong(type, CodeTypes)
        || isAmong(type, FontTypes);
}

bool isTextType(const QByteArray &contentType)
{
    const QByteArray type = facts::bareType(contentType).toLower();
    return type.startsWith("text/") || type.endsWith("+xml") || type.endsWith("+json") || isAmong(type, CodeTypes)
        || isAmong(type, OtherTexts);
}

} // namespace argiope::audit
