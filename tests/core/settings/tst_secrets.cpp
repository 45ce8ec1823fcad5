#include "core/settings/secrets.h"

#include "core/settings/fields.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

using namespace argiope::settings;

class TestSecrets : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void privateHeaders_data()
    {
        QTest::addColumn<bool>("secret");
        for (const char *name :
            {"Cookie", "cookie", "Authorization", "Proxy-Authorization", "X-Api-Key", "X-Auth-Token", "X-CSRF-Token",
                "ApiKey", "X-Session-Id", "Client-Secret", "X-Password", "X-Credentials"})
            QTest::newRow(name) << true;
        QTest::addRow("X-%s-AUTH", QByteArray(60, 'A').constData()) << true;
        QTest::addRow("X-%s", QByteArray(60, 'A').constData()) << false;
        for (const char *name : {"Accept-Language", "Referer", "Host", "X-Forwarded-For", "DNT", "Accept"})
            QTest::newRow(name) << false;
    }
    void privateHeaders()
    {
        QFETCH(bool, secret);
        QCOMPARE(isPrivateHeader(QTest::currentDataTag()), secret);
        QCOMPARE(isPrivateHeaderLine(QLatin1String(QTest::currentDataTag()) + QLatin1String(" : x")), secret);
    }

    void nothingOfThemIsWritten()
    {
        const CrawlSettings settings = withAll();
        const QByteArray json = QJsonDocument(toJson(settings)).toJson();
        QVERIFY2(!json.contains("hunter2"), json.constData());
        // But that there are some, and for whom.
        for (const char *named : {"http://a.test", "Cookie:", "X-Token:", "http://me@proxy.test:3128", "X-Plain: 1"})
            QVERIFY2(json.contains(named), named);
        QVERIFY(hasSecrets(settings));
        QVERIFY(!missesSecrets(settings));
        const CrawlSettings open = withoutSecrets(settings);
        QVERIFY(!hasSecrets(open));
        QVERIFY(missesSecrets(open));
        QVERIFY(!missesSecrets(CrawlSettings()));
    }

    void comeBack()
    {
        CrawlSettings settings = withAll();
        settings.auth.clear();
        CrawlSettings open = withoutSecrets(settings);
        fillSecrets(open, settings);
        QVERIFY(open == settings);
        // What is there stays.
        open = withoutSecrets(settings);
        open.logins[0] = QStringLiteral("http://a.test new:login");
        open.headers[0] = QStringLiteral("Cookie: new");
        fillSecrets(open, settings);
        QCOMPARE(open.logins.constFirst(), QStringLiteral("http://a.test new:login"));
        QCOMPARE(open.headers.constFirst(), QStringLiteral("Cookie: new"));
    }

    /// A file that comes back from a stranger may name other servers.
    void keepTheirBonds()
    {
        const CrawlSettings settings = withAll();
        CrawlSettings other = withoutSecrets(settings);
        other.headersFor = QStringList{QStringLiteral("http://a.test"), QStringLiteral("http://evil.test")};
        other.logins = QStringList{QStringLiteral("http://evil.test")};
        other.proxy = QStringLiteral("http://me@evil.test:3128");
        const CrawlSettings before = other;
        fillSecrets(other, settings);
        QVERIFY(other == before);
        other.headersFor.clear();
        fillSecrets(other, settings);
        QVERIFY(!hasSecrets(other));
    }

    void eachByItself()
    {
        CrawlSettings settings = withAll();
        settings.logins.append(QStringLiteral("http://c.test"));
        const QList<Secret> secrets = secretsOf(settings);
        QStringList names;
        for (const Secret &secret : secrets)
            names.append(secret.name);
        QCOMPARE(names,
            (QStringList{QStringLiteral("login http://a.test"), QStringLiteral("login http://b.test"),
                QStringLiteral("login http://c.test"), QStringLiteral("header cookie"),
                QStringLiteral("header x-token"), QStringLiteral("proxy http://me@proxy.test:3128")}));
        QCOMPARE(secrets[1].only.logins, QStringList{QStringLiteral("http://b.test x:hunter2 y")});
        QVERIFY(!hasSecrets(secrets[2].only)); // named alone
        QCOMPARE(secrets[3].only.headers,
            (QStringList{QStringLiteral("Cookie: hunter2"), QStringLiteral("Cookie: b=hunter2")}));
        QCOMPARE(secrets[3].only.headersFor, settings.headersFor);
        QVERIFY(secrets[3].only.logins.isEmpty());
        QCOMPARE(secrets[5].only.proxy, settings.proxy);
        // Together they are all that is secret, and the names do not change without it.
        CrawlSettings open = withoutSecrets(settings);
        QCOMPARE(secretsOf(open).size(), secrets.size());
        for (const Secret &secret : secrets)
            fillSecrets(open, secret.only);
        settings.auth.clear();
        QVERIFY(open == settings);
        settings = {};
        settings.headers = QStringList{QStringLiteral("X-Plain: 1")};
        settings.proxy = QStringLiteral("http://proxy.test:3128");
        QVERIFY(secretsOf(settings).isEmpty());
    }

    /// A line that is there is not filled in once more for one of the same name that is not.
    void severalOfOneName()
    {
        CrawlSettings kept;
        kept.headers = QStringList{QStringLiteral("Cookie: a"), QStringLiteral("Cookie: b")};
        kept.headersFor = QStringList{QStringLiteral("http://a.test")};
        CrawlSettings settings = kept;
        settings.headers[1] = QStringLiteral("Cookie:");
        fillSecrets(settings, kept);
        QVERIFY(settings == kept);
    }

    void noErrorRepeatsThem_data()
    {
        QTest::addColumn<QString>("login");
        for (const char *login : {"hunter2", "a.test me:hunter2", "ftp://a.test me:hunter2", "http://a.test hunter2"})
            QTest::newRow(login) << QString::fromLatin1(login);
    }
    void noErrorRepeatsThem()
    {
        QFETCH(QString, login);
        CrawlSettings settings;
        settings.logins = QStringList{login};
        const auto refused = validate(settings);
        QVERIFY(!refused.ok());
        QVERIFY2(!refused.error().message().contains(QLatin1String("hunter2")), qPrintable(refused.error().message()));
    }

    void aMaskIsNoPassword()
    {
        CrawlSettings settings;
        settings.logins = QStringList{QStringLiteral("http://a.test me:") + PasswordMask};
        QVERIFY(!validate(settings).ok());
    }

    void noErrorRepeatsHeadersOrProxies_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("proxy");
        QTest::addColumn<QString>("named");
        QTest::newRow("control") << "Cookie: hunter2\x01"
                                 << ""
                                 << "Cookie:";
        QTest::newRow("no name") << "X Api-Key: hunter2"
                                 << ""
                                 << "X Api-Key:";
        QTest::newRow("no colon") << "Cookie hunter2"
                                  << ""
                                  << "Cookie";
        QTest::newRow("open header") << "X Plain: 1"
                                     << ""
                                     << "X Plain: 1";
        QTest::newRow("scheme") << ""
                                << "https://me:hunter2@proxy.test"
                                << "@proxy.test";
        QTest::newRow("no URL") << ""
                                << "http://me:hunter2@pro xy:x"
                                << "@pro xy:x";
        QTest::newRow("no scheme") << ""
                                   << "me:hunter2@proxy.test"
                                   << "@proxy.test";
        QTest::newRow("open proxy") << ""
                                    << "ftp://proxy.test"
                                    << "ftp://proxy.test";
    }
    void noErrorRepeatsHeadersOrProxies()
    {
        QFETCH(QString, header);
        QFETCH(QString, proxy);
        QFETCH(QString, named);
        CrawlSettings settings;
        if (!header.isEmpty())
            settings.headers = QStringList{header};
        settings.proxy = proxy;
        const auto refused = validate(settings);
        QVERIFY(!refused.ok());
        const QString message = refused.error().message();
        QVERIFY2(!message.contains(QLatin1String("hunter2")), qPrintable(message));
        QVERIFY2(message.contains(named), qPrintable(message));
    }

private:
    static CrawlSettings withAll()
    {
        CrawlSettings settings;
        settings.auth = QStringLiteral("me:hunter2");
        settings.logins
            = QStringList{QStringLiteral("http://a.test me:hunter2"), QStringLiteral("http://b.test x:hunter2 y")};
        settings.headers = QStringList{QStringLiteral("Cookie: hunter2"), QStringLiteral("X-Plain: 1"),
            QStringLiteral("X-Token: hunter2"), QStringLiteral("Cookie: b=hunter2")};
        settings.headersFor = QStringList{QStringLiteral("http://a.test")};
        settings.proxy = QStringLiteral("http://me:hunter2@proxy.test:3128");
        return settings;
    }
};

ARGIOPE_TEST(TestSecrets, void)
#include "tst_secrets.moc"
