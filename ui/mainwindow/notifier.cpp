#include "ui/mainwindow/notifier.h"

#include <QApplication>
#include <QSettings>
#include <QSystemTrayIcon>
#include <QTimer>
#include <QWidget>

namespace argiope::mainwindow::notifier {

namespace {

const QString NotifyKey = QStringLiteral("view/notify");
constexpr int ShowMs = 10000;

} // namespace

bool isEnabled()
{
    return QSettings().value(NotifyKey, true).toBool();
}

void setEnabled(bool enabled)
{
    QSettings().setValue(NotifyKey, enabled);
}

bool tell(QWidget &window, const QString &title, const QString &text)
{
    if (!isEnabled() || window.isActiveWindow())
        return false;
    QApplication::alert(&window);
    if (QSystemTrayIcon::isSystemTrayAvailable() && QSystemTrayIcon::supportsMessages()) {
        // There only as long as its message: the program lives in its windows.
        auto *tray = new QSystemTrayIcon(window.windowIcon(), &window);
        QObject::connect(tray, &QSystemTrayIcon::messageClicked, &window, [&window] {
            window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
            window.raise();
            window.activateWindow();
        });
        tray->show();
        // Desktops read markup in it.
        QString words = text;
        words.replace(QLatin1Char('<'), QChar(0x2039)).replace(QLatin1Char('>'), QChar(0x203a));
        tray->showMessage(title, words, window.windowIcon(), ShowMs);
        QTimer::singleShot(ShowMs + 2000, tray, &QObject::deleteLater);
    }
    return true;
}

} // namespace argiope::mainwindow::notifier
