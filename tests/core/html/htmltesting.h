#pragma once

#include "core/html/extract.h"

#include <QByteArray>
#include <QByteArrayList>

namespace argiope::html::testing {

inline url::Url parsedUrl(QByteArrayView text)
{
    auto result = url::parse(text);
    return result ? *result : url::Url();
}

struct Page
{
    QByteArray body = {};
    QByteArray url = "http://example.org/dir/page.html";
    QByteArray contentType = "text/html; charset=utf-8";
    QList<QPair<QByteArray, QByteArray>> headers = {};
    ExtractOptions options = {};
    QByteArray agent = "argiope";
};

inline ParsedPage extract(const Page &page)
{
    PageInput input;
    input.body = page.body;
    input.url = parsedUrl(page.url);
    input.contentType = page.contentType;
    input.headers = page.headers;
    input.agent = page.agent;
    return extractHtml(input, page.options);
}

inline const char *kindName(LinkKind kind)
{
    switch (kind) {
    case LinkKind::Navigation:
        return "navigation";
    case LinkKind::Resource:
        return "resource";
    case LinkKind::Metadata:
        return "metadata";
    case LinkKind::Form:
        return "form";
    }
    return "?";
}

/// "a href navigation http://example.org/x", one a link; a value that does not parse stands in brackets.
inline QByteArrayList describe(const QList<Link> &links)
{
    QByteArrayList result;
    for (const Link &link : links) {
        const QByteArray target = link.url.isEmpty() ? '[' + link.raw() + ']' : link.url.href();
        result << link.element() + ' ' + link.attribute() + ' ' + kindName(link.kind) + ' ' + target;
    }
    return result;
}

} // namespace argiope::html::testing
