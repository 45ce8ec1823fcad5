#pragma once

#include <QByteArray>

namespace argiope::facts {

/// The type that a Content-Type names, without its parameters: "text/html; charset=utf-8" → "text/html". As it is
/// spelt.
[[nodiscard]] inline QByteArray bareType(const QByteArray &contentType)
{
    const qsizetype end = contentType.indexOf(';');
    return (end < 0 ? contentType : contentType.first(end)).trimmed();
}

} // namespace argiope::facts
