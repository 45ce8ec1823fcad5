#include "ui/mainwindow/desktopmessage.h"

#include <QMetaObject>
#include <QTimer>

#ifdef ARGIOPE_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QStringList>
#include <QVariantMap>
#endif

namespace argiope::mainwindow {

namespace {

constexpr int KeptMs = 10 * 60 * 1000; ///< some services never say that a message is gone

} // namespace

#ifdef ARGIOPE_DBUS

namespace {

const QString Service = QStringLiteral("org.freedesktop.Notifications");
const QString Path = QStringLiteral("/org/freedesktop/Notifications");
const QString ClickAction = QStringLiteral("default"); ///< of the message itself, by the specification

QDBusMessage callOf(const char *method)
{
    return QDBusMessage::createMethodCall(Service, Path, Service, QLatin1String(method));
}

} // namespace

bool DesktopMessage::isPossible()
{
    return true;
}

DesktopMessage::DesktopMessage(const QString &title, const QString &text, QObject *parent)
    : QObject(parent)
{
    QTimer::singleShot(KeptMs, this, &QObject::deleteLater);
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        QMetaObject::invokeMethod(this, &DesktopMessage::fail, Qt::QueuedConnection);
        return;
    }
    auto *asked = new QDBusPendingCallWatcher(bus.asyncCall(callOf("GetCapabilities")), this);
    connect(asked, &QDBusPendingCallWatcher::finished, this, [this, asked, title, text] {
        asked->deleteLater();
        const QDBusPendingReply<QStringList> can = *asked;
        if (can.isError())
            fail();
        else
            send(title, text, can.value().contains(QLatin1String("body-markup")),
                can.value().contains(QLatin1String("actions")));
    });
}

void DesktopMessage::send(const QString &title, const QString &text, bool markup, bool actions)
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(Service, Path, Service, QStringLiteral("ActionInvoked"), this, SLOT(invoked(uint, QString)));
    bus.connect(Service, Path, Service, QStringLiteral("NotificationClosed"), this, SLOT(closed(uint, uint)));
    const QVariantMap hints{{QStringLiteral("desktop-entry"), QGuiApplication::desktopFileName()}};
    constexpr int usualTime = -1;
    QDBusMessage call = callOf("Notify");
    call << QGuiApplication::applicationDisplayName() << 0U << QGuiApplication::desktopFileName() << title
         << (markup ? text.toHtmlEscaped() : text) << (actions ? QStringList{ClickAction, QString()} : QStringList())
         << hints << usualTime;
    auto *sent = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(sent, &QDBusPendingCallWatcher::finished, this, [this, sent] {
        sent->deleteLater();
        const QDBusPendingReply<uint> id = *sent;
        if (id.isError())
            fail();
        else
            m_id = id.value();
    });
}

#else

bool DesktopMessage::isPossible()
{
    return false;
}

DesktopMessage::DesktopMessage(const QString & /*title*/, const QString & /*text*/, QObject *parent)
    : QObject(parent)
{
    QTimer::singleShot(KeptMs, this, &QObject::deleteLater);
    QMetaObject::invokeMethod(this, &DesktopMessage::fail, Qt::QueuedConnection);
}

#endif

void DesktopMessage::invoked(uint id, const QString & /*action*/)
{
    if (id == m_id && m_id != 0)
        Q_EMIT clicked();
}

void DesktopMessage::closed(uint id, uint /*reason*/)
{
    if (id == m_id && m_id != 0)
        deleteLater();
}

void DesktopMessage::fail()
{
    Q_EMIT failed();
    deleteLater();
}

} // namespace argiope::mainwindow
