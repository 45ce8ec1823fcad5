#pragma once

#include <QByteArray>

// Pages with structured data, for tests of the checks.

namespace argiope::audit::testing {

inline QByteArray script(const QByteArray &json)
{
    return QByteArray("<!doctype html><html lang=en><head><script type=\"application/ld+json\">" + json + "</script>");
}
/// An item of the type with more properties.
inline QByteArray item(const QByteArray &type, const QByteArray &more = {})
{
    return QByteArray(
        "{\"@context\":\"https://schema.org\",\"@type\":\"" + type + "\"" + (more.isEmpty() ? "" : ",") + more + '}');
}
inline QByteArray data(const QByteArray &type, const QByteArray &more = {})
{
    return script(item(type, more));
}
inline QByteArray html(const QByteArray &head)
{
    return QByteArray("<!doctype html><html lang=en><head>" + head + "</head><body>");
}

} // namespace argiope::audit::testing
