#pragma once

#include <QByteArray>
#include <QHash>

namespace argiope {

/// What the demo site answers to one path.
struct DemoPage
{
    int status = 200;
    QByteArray contentType = "text/html; charset=utf-8";
    QByteArray body{};
    QByteArray location{}; ///< of redirects
    int delayMs = 0;
};

/// The pages by path.
[[nodiscard]] QHash<QByteArray, DemoPage> demoPages();

} // namespace argiope
