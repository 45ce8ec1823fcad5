#include "core/engine/seeds.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QTimer>

using namespace argiope;
using engine::CrawlError;
using engine::HostsAnswer;

class TestSeeds : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void normalizes_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("seed");
        const auto row = [](const char *typed, const char *seed) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QByteArray(seed);
        };
        row("http://example.org/", "http://example.org/");
        row("example.org", "http://example.org/");
        row("  example.org/a b ", "http://example.org/a%20b");
        row("example.org:8080/x", "http://example.org:8080/x");
        row("localhost:8080", "http://localhost:8080/");
        row("localhost:8080/x?y", "http://localhost:8080/x?y");
        row("//example.org/x", "http://example.org/x");
        row("HTTPS://EXAMPLE.org#top", "https://example.org/");
        row("http:example.org", "http://example.org/");
        row("bücher.example", "http://xn--bcher-kva.example/");
        row("http://user@example.org/", "http://example.org/");
        row("http://user:pass@example.org/a@b", "http://example.org/a@b");
        row("example.org/a@b", "http://example.org/a@b");
        row("127.1", "http://127.0.0.1/");
        row("[::1]:8080", "http://[::1]:8080/");
    }
    void normalizes()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, seed);
        CrawlError error;
        QCOMPARE(engine::normalizeSeed(typed, &error), seed);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char *typed, CrawlError::Code code, const char *detail) {
            QTest::addRow("'%s'", typed) << QString::fromUtf8(typed) << int(code) << QString::fromLatin1(detail);
        };
        row("", CrawlError::Code::NoSeed, "");
        row("   ", CrawlError::Code::NoSeed, "");
        row("ftp://example.org/", CrawlError::Code::BadSeed, "scheme");
        row("mailto:me@example.org", CrawlError::Code::BadSeed, "scheme");
        row("file:///etc/passwd", CrawlError::Code::BadSeed, "scheme");
        row("javascript:alert(1)", CrawlError::Code::BadSeed, "scheme");
        row("http://", CrawlError::Code::BadSeed, "missing_host");
        row("user@example.org", CrawlError::Code::BadSeed, "mail_address");
        row("user@example.org/path", CrawlError::Code::BadSeed, "mail_address");
        row("8", CrawlError::Code::BadSeed, "number");
        row(" 2130706433 ", CrawlError::Code::BadSeed, "number");
        row("/path", CrawlError::Code::BadSeed, "missing_host");
        row("?a=b", CrawlError::Code::BadSeed, "missing_host");
        row("http://exa mple.org/", CrawlError::Code::BadSeed, "invalid_host");
        row("http://example.org:99999/", CrawlError::Code::BadSeed, "invalid_port");
        row("http://[::1", CrawlError::Code::BadSeed, "invalid_ipv6");
        row("http://1.2.3.999/", CrawlError::Code::BadSeed, "invalid_ipv4");
        row("http://me:••••@example.org/", CrawlError::Code::BadSeed, "masked_password");
        row("me.x:••••@example.org", CrawlError::Code::BadSeed, "masked_password");
        row("http://me:%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2@example.org/", CrawlError::Code::BadSeed,
            "masked_password");
    }
    void refuses()
    {
        QFETCH(QString, typed);
        QFETCH(int, code);
        QFETCH(QString, detail);
        CrawlError error;
        QCOMPARE(engine::normalizeSeed(typed, &error), QByteArray());
        QCOMPARE(int(error.code), code);
        QCOMPARE(error.detail, detail);
        QVERIFY(!error.message().isEmpty());
        QVERIFY(!error.message().contains(u'\n'));
    }

    void listsKeepOrderAndDropRepeats()
    {
        const auto seeds = engine::parseSeeds({QStringLiteral("b.example"), QStringLiteral("a.example"),
            QStringLiteral(" "), QStringLiteral("B.example/")});
        QVERIFY(seeds.ok());
        QCOMPARE(seeds->size(), 2);
        QCOMPARE((*seeds)[0].href(), "http://b.example/");
        QVERIFY(!engine::parseSeeds({}).ok());
        QVERIFY(!engine::parseSeeds({QStringLiteral("a.example"), QStringLiteral("ftp://x")}).ok());
    }

    void addressesNeedNoLookUp()
    {
        const auto seeds = engine::parseSeeds({QStringLiteral("http://[::1]:9/"), QStringLiteral("nowhere.invalid")});
        QCOMPARE(engine::lookUpHosts(*seeds, Patience, Never), HostsAnswer::Found);
        // RFC 6761, section 6.3: also where no list of hosts has the name.
        const auto here = engine::parseSeeds({QStringLiteral("http://shop.localhost:9/")});
        const auto never = [](const QString &, QObject &, const std::function<void(bool)> &) {};
        QCOMPARE(engine::lookUpHosts(*here, Patience, Never, never), HostsAnswer::Found);
    }

    void anUnknownHostIsSeen()
    {
        const auto seeds = engine::parseSeeds({QStringLiteral("nowhere.invalid")});
        QCOMPARE(engine::lookUpHosts(*seeds, Patience, Never), HostsAnswer::Unknown);
    }

    void whatIsSaidOfHosts_data()
    {
        QTest::addColumn<QStringList>("seeds");
        QTest::addColumn<int>("answer");
        const auto row = [](const char *tag, const QStringList &seeds, HostsAnswer answer) {
            QTest::newRow(tag) << seeds << int(answer);
        };
        const QString here = QStringLiteral("here.test");
        const QString nowhere = QStringLiteral("nowhere.test");
        const QString silent = QStringLiteral("silent.test");
        row("one is there", {nowhere, here}, HostsAnswer::Found);
        row("one is there, of another nothing is said", {silent, here}, HostsAnswer::Found);
        row("none is there", {nowhere, QStringLiteral("b.nowhere.test")}, HostsAnswer::Unknown);
        row("nothing is said", {silent}, HostsAnswer::Silence);
        row("one is not there, of another nothing is said", {nowhere, silent}, HostsAnswer::Silence);
    }
    void whatIsSaidOfHosts()
    {
        QFETCH(QStringList, seeds);
        QFETCH(int, answer);
        const auto urls = engine::parseSeeds(seeds);
        const auto patience = answer == int(HostsAnswer::Silence) ? std::chrono::milliseconds(10) : Patience;
        QCOMPARE(int(engine::lookUpHosts(*urls, patience, Never, answers())), answer);
    }

    void aCanceledLookUpEnds()
    {
        const auto urls = engine::parseSeeds({QStringLiteral("silent.test")});
        int asked = 0;
        QCOMPARE(engine::lookUpHosts(
                     *urls, Patience, [&asked] { return ++asked == 2; }, answers()),
            HostsAnswer::Found);
        QCOMPARE(asked, 2);
    }

private:
    static constexpr std::chrono::milliseconds Patience = std::chrono::minutes(10); // longer than a test may take
    static bool never() { return false; }
    static constexpr auto Never = &never;
    /// here.test is there, nothing is said of silent.test, and there are no others.
    static engine::HostLookup answers()
    {
        return [](const QString &name, QObject &context, const std::function<void(bool)> &done) {
            if (name != u"silent.test")
                QTimer::singleShot(0, &context, [done, found = name == u"here.test"] { done(found); });
        };
    }
};

ARGIOPE_TEST(TestSeeds, QCoreApplication)
#include "tst_seeds.moc"
