#include "core/engine/ownnetwork.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

#include <memory>
#include <mutex>

using namespace argiope;

class TestOwnNetwork : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reaches_data();
    void reaches();
    void interrupted();
};

void TestOwnNetwork::reaches_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("byName"); ///< where nobody looks up names
    QTest::addColumn<bool>("byAddress");
    const auto row = [](const char *page, const char *url, bool byName, bool byAddress) {
        QTest::addRow("%s from %s", url, page) << QByteArray(page) << QByteArray(url) << byName << byAddress;
    };
    row("http://public.example", "http://public.example", false, false);
    row("http://public.example", "http://other.example", false, false);
    row("http://public.example", "http://192.0.2.7", false, false);
    row("http://public.example", "http://127.0.0.1", true, true);
    row("http://public.example", "http://[::1]", true, true);
    row("http://public.example", "http://[::ffff:10.0.0.1]", true, true);
    row("http://public.example", "http://printer.local", true, true);
    row("http://public.example", "http://home.example", false, true);
    row("http://public.example", "http://six.example", false, true);
    row("http://public.example", "http://mixed.example", false, true);
    row("http://public.example", "http://none.example", false, false);
    row("http://home.example", "http://127.0.0.1", true, false);
    row("http://home.example", "http://six.example", false, false);
    row("http://127.0.0.1", "http://home.example", false, false);
}

void TestOwnNetwork::reaches()
{
    QFETCH(QByteArray, page);
    QFETCH(QByteArray, url);
    QHash<QString, QStringList> known{{QStringLiteral("public.example"), {QStringLiteral("192.0.2.1")}},
        {QStringLiteral("other.example"), {QStringLiteral("192.0.2.2"), QStringLiteral("2001:db8::1")}},
        {QStringLiteral("home.example"), {QStringLiteral("192.168.1.1")}},
        {QStringLiteral("six.example"), {QStringLiteral("fd00::1")}},
        {QStringLiteral("mixed.example"), {QStringLiteral("192.0.2.3"), QStringLiteral("::ffff:10.0.0.1")}}};
    net::NameBook names([known](const QString &name) {
        net::NameBook::Answer answer;
        for (const QString &address : known.value(name))
            answer.addresses.append(QHostAddress(address));
        return answer;
    });
    const base::Interruption never;
    const url::Url from = *url::parse(page);
    const url::Url to = *url::parse(url);
    QTEST(engine::reachesOwnNetwork(nullptr, from, to, never).value(), "byName");
    QTEST(engine::reachesOwnNetwork(&names, from, to, never).value(), "byAddress");
}

void TestOwnNetwork::interrupted()
{
    const auto held = std::make_shared<std::mutex>(); // the book's threads may outlive it
    const std::lock_guard lock(*held);
    net::NameBook names([held](const QString &) {
        const std::lock_guard turn(*held);
        return net::NameBook::Answer{};
    });
    base::Interruption now;
    now.interrupt();
    QVERIFY(!engine::reachesOwnNetwork(&names, *url::parse("http://a.example"), *url::parse("http://b.example"), now));
}

ARGIOPE_TEST(TestOwnNetwork, QCoreApplication)
#include "tst_ownnetwork.moc"
