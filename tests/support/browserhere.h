#pragma once

#include "core/render/browserfinder.h"

#include <QProcess>
#include <QString>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace argiope::test {

/// Why nothing can be rendered here; "" where a browser is there and starts in its sandbox. Root runs it without one.
inline QString noBrowserHere()
{
    const QString program = render::findBrowser({});
    if (program.isEmpty())
        return QStringLiteral("no browser is installed (Debian: chromium), so nothing can be rendered");
#ifdef Q_OS_UNIX
    if (::geteuid() == 0)
        return {};
    QProcess browser;
    browser.start(program,
        {QStringLiteral("--headless"), QStringLiteral("--disable-gpu"), QStringLiteral("--dump-dom"),
            QStringLiteral("about:blank")});
    (void)browser.waitForFinished(60000);
    if (browser.readAllStandardError().contains("No usable sandbox"))
        return QStringLiteral("the browser has no usable sandbox here (Debian: chromium-sandbox)");
#endif
    return {};
}

} // namespace argiope::test
