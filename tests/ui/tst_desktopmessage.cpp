#include "ui/mainwindow/desktopmessage.h"

#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/background.h"
#include "ui/mainwindow/notifier.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QFile>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QVariantMap>
#include <QWidget>

using namespace argiope;
using mainwindow::Background;
using mainwindow::DesktopMessage;

namespace {

constexpr int PatienceMs = 60000;
const QString Service = QStringLiteral("org.freedesktop.Notifications");
const QString Path = QStringLiteral("/org/freedesktop/Notifications");

/// What a desktop's service for messages does.
class Desktop : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    QStringList capabilities;
    QStringList titles;
    QStringList texts;
    QStringList actions;

public Q_SLOTS:
    QStringList GetCapabilities() const { return capabilities; }
    uint Notify(const QString & /*program*/, uint /*replaces*/, const QString & /*icon*/, const QString &title,
        const QString &text, const QStringList &with, const QVariantMap & /*hints*/, int /*timeMs*/)
    {
        titles.append(title);
        texts.append(text);
        actions = with;
        return uint(titles.size());
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
    void NotificationClosed(uint id, uint reason);
};

} // namespace

/// Over a bus of its own.
class TestDesktopMessage : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QTemporaryDir m_dir;
    QProcess m_bus;
    QByteArray m_address;

    /// A desktop that is there as long as this is.
    struct OnBus
    {
        OnBus(const QByteArray &address, Desktop &desktop)
            : bus(QDBusConnection::connectToBus(QString::fromLatin1(address), QStringLiteral("desktop")))
        {
            there = bus.registerObject(
                        Path, &desktop, QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals)
                && bus.registerService(Service);
        }
        ~OnBus()
        {
            bus.unregisterService(Service);
            QDBusConnection::disconnectFromBus(QStringLiteral("desktop"));
        }
        OnBus(const OnBus &) = delete;
        OnBus &operator=(const OnBus &) = delete;
        QDBusConnection bus;
        bool there = false;
    };

private Q_SLOTS:
    void initTestCase()
    {
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (daemon.isEmpty() || !DesktopMessage::isPossible())
            QSKIP("needs D-Bus");
        // Without the system's list of services that are started when somebody asks for them.
        QFile settings(m_dir.filePath(QStringLiteral("bus.conf")));
        QVERIFY(settings.open(QIODevice::WriteOnly));
        settings.write(
            "<busconfig><type>session</type><listen>unix:path=" + m_dir.filePath(QStringLiteral("bus")).toUtf8()
            + "</listen><policy context=\"default\"><allow send_destination=\"*\"/><allow receive_sender=\"*\"/>"
              "<allow own=\"*\"/></policy></busconfig>");
        settings.close();
        m_bus.start(daemon,
            {QStringLiteral("--config-file"), settings.fileName(), QStringLiteral("--nofork"),
                QStringLiteral("--print-address")});
        while (!m_bus.canReadLine()) {
            if (!m_bus.waitForReadyRead(PatienceMs))
                QSKIP("dbus-daemon does not run here");
        }
        m_address = m_bus.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
        QVERIFY(QDBusConnection::sessionBus().isConnected());
    }
    void cleanupTestCase()
    {
        m_bus.kill();
        m_bus.waitForFinished(PatienceMs);
    }

    void isShownAsTheDesktopCan_data()
    {
        QTest::addColumn<QStringList>("capabilities");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("actions");
        QTest::newRow("plain") << QStringList{QStringLiteral("body")} << QStringLiteral("a <b> & c") << QStringList();
        QTest::newRow("with markup and clicks")
            << QStringList{QStringLiteral("body-markup"), QStringLiteral("actions")}
            << QStringLiteral("a &lt;b&gt; &amp; c") << QStringList{QStringLiteral("default"), QString()};
    }
    void isShownAsTheDesktopCan()
    {
        QFETCH(QStringList, capabilities);
        QFETCH(QString, text);
        QFETCH(QStringList, actions);
        Desktop desktop;
        desktop.capabilities = capabilities;
        const OnBus bus(m_address, desktop);
        QVERIFY(bus.there);
        const QPointer<DesktopMessage> message
            = new DesktopMessage(QStringLiteral("Title"), QStringLiteral("a <b> & c"), this);
        const QSignalSpy failed(message, &DesktopMessage::failed);
        QTRY_COMPARE_WITH_TIMEOUT(desktop.texts, QStringList{text}, PatienceMs);
        QCOMPARE(desktop.titles, QStringList{QStringLiteral("Title")});
        QCOMPARE(desktop.actions, actions);
        QVERIFY(failed.isEmpty());
        // Of another program's it hears nothing; its own one ends it.
        QSignalSpy clicked(message, &DesktopMessage::clicked);
        Q_EMIT desktop.ActionInvoked(77, QStringLiteral("default"));
        Q_EMIT desktop.NotificationClosed(78, 1);
        Q_EMIT desktop.ActionInvoked(1, QStringLiteral("default"));
        QTRY_COMPARE_WITH_TIMEOUT(clicked.count(), 1, PatienceMs);
        QVERIFY(message);
        Q_EMIT desktop.NotificationClosed(1, 2);
        QTRY_VERIFY_WITH_TIMEOUT(!message, PatienceMs);
    }

    void saysThatNobodyShowsIt()
    {
        const QPointer<DesktopMessage> message
            = new DesktopMessage(QStringLiteral("Title"), QStringLiteral("text"), this);
        QSignalSpy failed(message, &DesktopMessage::failed);
        QVERIFY(failed.wait(PatienceMs));
        QTRY_VERIFY_WITH_TIMEOUT(!message, PatienceMs);
    }

    /// A window that goes on in the background comes back.
    void aClickBringsTheWindow()
    {
        Desktop desktop;
        desktop.capabilities = QStringList{QStringLiteral("actions")};
        const OnBus bus(m_address, desktop);
        QVERIFY(bus.there);
        QWidget window;
        Background background(window);
        QSignalSpy wanted(&background, &Background::showRequested);
        QVERIFY(mainwindow::notifier::tell(window, QStringLiteral("Argiope"), QStringLiteral("3 new")));
        QTRY_COMPARE_WITH_TIMEOUT(desktop.texts, QStringList{QStringLiteral("3 new")}, PatienceMs);
        QVERIFY(wanted.isEmpty());
        Q_EMIT desktop.ActionInvoked(1, QStringLiteral("default"));
        QTRY_COMPARE_WITH_TIMEOUT(wanted.count(), 1, PatienceMs);
    }
};

ARGIOPE_TEST(TestDesktopMessage, QApplication)
#include "tst_desktopmessage.moc"
