#include "ui/mainwindow/notifier.h"

#include "ui/mainwindow/background.h"
#include "ui/mainwindow/desktopmessage.h"

#include <QApplication>
#include <QSettings>
#include <QSystemTrayIcon>
#include <QTimer>
#include <QWidget>

namespace argiope::mainwindow::notifier {

namespace {

const QString NotifyKey = QStringLiteral("view/notify");
constexpr int ShowMs = 10000;

void bringUp(QWidget &window)
{
    // It may go on in the background, hidden.
    if (auto *background = window.findChild<Background *>(QString(), Qt::FindDirectChildrenOnly)) {
        Q_EMIT background->showRequested();
        return;
    }
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

/// By an icon beside the clock, as systems without a service for messages do it.
void tellByIcon(QWidget &window, const QString &title, const QString &text)
{
    if (!QSystemTrayIcon::isSystemTrayAvailable() || !QSystemTrayIcon::supportsMessages())
        return;
    // There only as long as its message: the program lives in its windows.
    auto *tray = new QSystemTrayIcon(window.windowIcon(), &window);
    QObject::connect(tray, &QSystemTrayIcon::messageClicked, &window, [&window] { bringUp(window); });
    tray->show();
    // Desktops read markup in it.
    QString words = text;
    words.replace(QLatin1Char('<'), QChar(0x2039)).replace(QLatin1Char('>'), QChar(0x203a));
    tray->showMessage(title, words, window.windowIcon(), ShowMs);
    QTimer::singleShot(ShowMs + 2000, tray, &QObject::deleteLater);
}

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
    auto *message = new DesktopMessage(title, text, &window);
    QObject::connect(message, &DesktopMessage::clicked, &window, [&window] { bringUp(window); });
    QObject::connect(
        message, &DesktopMessage::failed, &window, [&window, title, text] { tellByIcon(window, title, text); });
    return true;
}

} // namespace argiope::mainwindow::notifier
