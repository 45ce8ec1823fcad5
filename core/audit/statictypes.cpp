#include "core/audit/statictypes.h"

#include <algorithm>

namespace argiope::audit {

namespace {

template <class List>
bool isAmong(QByteArrayView type, const List &list)
{
    return std::any_of(std::begin(list), std::end(list), [type](QByteArrayView one) {
        return type.size() == one.size() && type.compare(one, Qt::CaseInsensitive) == 0;
    });
}

bool typeBegins(QByteArrayView type, QByteArrayView start)
{
    return type.size() >= start.size() && type.first(start.size()).compare(start, Qt::CaseInsensitive) == 0;
}

bool typeEnds(QByteArrayView type, QByteArrayView end)
{
    return type.size() >= end.size() && type.last(end.size()).compare(end, Qt::CaseInsensitive) == 0;
}

/// facts::bareType() of every URL, without copies.
QByteArrayView bareView(QByteArrayView contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return (end < 0 ? contentType : contentType.first(end)).trimmed();
}

constexpr QByteArrayView CodeTypes[] = {"text/css", "text/javascript", "text/ecmascript", "application/javascript",
    "application/ecmascript", "application/x-javascript"};
constexpr QByteArrayView FontTypes[] = {"application/font-woff", "application/font-woff2", "application/font-sfnt",
    "application/vnd.ms-fontobject", "application/x-font-ttf", "application/x-font-otf", "application/x-font-woff"};
constexpr QByteArrayView PdfTypes[] = {"application/pdf"};
constexpr QByteArrayView OtherTexts[]
    = {"application/json", "application/xml", "application/x-ndjson", "application/graphql"};

} // namespace

bool isPdf(const QByteArray &contentType)
{
    return isAmong(bareView(contentType), PdfTypes);
}

bool isScriptOrStyle(const QByteArray &contentType)
{
    return isAmong(bareView(contentType), CodeTypes);
}

bool isStaticType(const QByteArray &contentType)
{
    const QByteArrayView type = bareView(contentType);
    return typeBegins(type, "image/") || typeBegins(type, "font/") || isAmong(type, CodeTypes)
        || isAmong(type, FontTypes);
}

bool isTextType(const QByteArray &contentType)
{
    const QByteArrayView type = bareView(contentType);
    return typeBegins(type, "text/") || typeEnds(type, "+xml") || typeEnds(type, "+json") || isAmong(type, CodeTypes)
        || isAmong(type, OtherTexts);
}

} // namespace argiope::audit
