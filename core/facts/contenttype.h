#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace argiope::facts {

/// The type that a Content-Type names, without its parameters: "text/html; charset=utf-8" → "text/html". As it is
/// spelt.
[[nodiscard]] inline QByteArrayView bareTypeView(QByteArrayView contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return (end < 0 ? contentType : contentType.first(end)).trimmed();
}
/// The same for whoever keeps it; most have nothing to be left out, and share their memory.
[[nodiscard]] inline QByteArray bareType(const QByteArray &contentType)
{
    const QByteArrayView bare = bareTypeView(contentType);
    return bare.size() == contentType.size() ? contentType : bare.toByteArray();
}

} // namespace argiope::facts
