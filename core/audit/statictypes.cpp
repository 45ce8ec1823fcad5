#include "core/audit/statictypes.h"

#include "core/facts/contenttype.h"
#include "core/html/strings.h"

#include <algorithm>

namespace argiope::audit {

namespace {

template <class List>
bool isAmong(QByteArrayView type, const List &list)
{
    return std::any_of(
        std::begin(list), std::end(list), [type](QByteArrayView one) { return html::equalsLower(type, one); });
}

bool endsWithLower(QByteArrayView type, QByteArrayView end)
{
    return type.size() >= end.size() && html::equalsLower(type.last(end.size()), end);
}

constexpr QByteArrayView CodeTypes[] = {"text/css", "text/javascript", "text/ecmascript", "application/javascript",
    "application/ecmascript", "application/x-javascript"};
constexpr QByteArrayView FontTypes[] = {"application/font-woff", "application/font-woff2", "application/font-sfnt",
    "application/vnd.ms-fontobject", "application/x-font-ttf", "application/x-font-otf", "application/x-font-woff"};
constexpr QByteArrayView OtherTexts[]
    = {"application/json", "application/xml", "application/x-ndjson", "application/graphql"};

} // namespace

bool isPdf(const QByteArray &contentType)
{
    return html::equalsLower(facts::bareTypeView(contentType), "application/pdf");
}

bool isScriptOrStyle(const QByteArray &contentType)
{
    return isAmong(facts::bareTypeView(contentType), CodeTypes);
}

bool isStaticType(const QByteArray &contentType)
{
    const QByteArrayView type = facts::bareTypeView(contentType);
    return html::startsWithLower(type, "image/") || html::startsWithLower(type, "font/") || isAmong(type, CodeTypes)
        || isAmong(type, FontTypes);
}

bool isImageOfProgram(const QByteArray &contentType, const url::Url &address)
{
    static constexpr QByteArrayView ends[] = {".php", ".cgi", ".pl", ".asp", ".aspx", ".ashx", ".jsp", ".do"};
    const QByteArrayView path = address.pathname();
    return html::startsWithLower(facts::bareTypeView(contentType), "image/") && !address.search().isEmpty()
        && std::any_of(
            std::begin(ends), std::end(ends), [path](QByteArrayView end) { return endsWithLower(path, end); });
}

bool isTextType(const QByteArray &contentType)
{
    const QByteArrayView type = facts::bareTypeView(contentType);
    return html::startsWithLower(type, "text/") || endsWithLower(type, "+xml") || endsWithLower(type, "+json")
        || isAmong(type, CodeTypes) || isAmong(type, OtherTexts);
}

} // namespace argiope::audit
