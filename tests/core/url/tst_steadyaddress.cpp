// Addresses that differ only in a time, a random number or a session are one.

#include "core/url/steadyaddress.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestSteadyAddress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addresses_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QByteArray>("steady");
        const auto row = [](const char *address, const char *steady) {
            QTest::newRow(address) << QByteArray(address) << QByteArray(steady);
        };
        const auto stays = [&row](const char *address) { row(address, address); };
        row("https://x.test/style.css?v=1712345678", "https://x.test/style.css?v=#");
        row("https://x.test/style.css?1712345678123", "https://x.test/style.css?#");
        row("https://x.test/a.js?ver=20240405061234", "https://x.test/a.js?ver=#");
        row("https://x.test/a.js?v=3f2a9c1d77", "https://x.test/a.js?v=#");
        row("/img.png?_=0.123", "/img.png");
        row("/img.png?r=0.8273645123", "/img.png?r=#");
        row("/img.png?x=1&cb=77", "/img.png?x=1");
        row("/a?PHPSESSID=abcdef123456", "/a");
        row("/a?sid=abcdef123456&p=2", "/a?p=2");
        row("/a?p=2&token=a8f3bc91d2#top", "/a?p=2#top");
        row("/login?next=%2Fa&_wpnonce=bd0c1a2f33", "/login?next=%2Fa");
        row("/shop;jsessionid=0A1B2C3D4E5F/list?p=1", "/shop/list?p=1");
        row("/(S(lit3py55t21z5v55vlm25s55))/x", "/#/x");
        row("/assets/app.3f2a9c1d.js", "/assets/app.#.js");
        row("/assets/main-1712345678.css", "/assets/main-#.css");
        row("/a?x=550e8400-e29b-41d4-a716-446655440000", "/a?x=#");
        stays("https://x.test/");
        stays("https://x.test/a?b=c");
        stays("https://x.test:8080/a?page=2&sort=price");
        stays("/article?id=1712345678");
        stays("/post?p=1712345678");
        stays("/style.css?ver=6.4.2");
        stays("/conference?session=5");
        stays("/year/2024/05/06/");
        stays("/commit/?id=3f2a9c1d773f2a9c1d773f2a9c1d773f2a9c1d77");
        stays("/a.pdf");
        stays("/jquery-3.7.1.min.js");
        stays("/a?");
        stays("mailto:someone@x.test");
        stays("");
    }
    void addresses()
    {
        QFETCH(const QByteArray, address);
        QTEST(url::steadyAddress(address), "steady");
        QFETCH(const QByteArray, steady);
        QCOMPARE(url::steadyAddress(steady), steady); // nothing is left to take away
    }

    void identities_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<bool>("same");
        const auto row = [](const char *one, const char *other, bool same) {
            QTest::newRow(one) << QByteArray(one) << QByteArray(other) << same;
        };
        row("/a.css?v=1712345678", "/a.css?v=1712349999", true);
        row("/a.css?v=3f2a9c1d", "/a.css?v=4f2a9c1d", true);
        row("/a.png?_=1", "/a.png?_=2", true);
        row("/a?sid=abcdef12", "/a?sid=bbbbbb12", true);
        row("/a?sid=abcdef12", "/a", true);
        row("/a?r=0.8273645123", "/a?r=0.1111111111", true);
        row("/a.css?v=1712345678", "/b.css?v=1712345678", false);
        row("/a?x=550e8400-e29b-41d4-a716-446655440000", "/a?x=660e8400-e29b-41d4-a716-446655440000", false);
        row("/app.3f2a9c1d.js", "/app.4f2a9c1d.js", false);
        row("/a?id=1712345678", "/a?id=1712349999", false);
        row("/a?page=1", "/a?page=2", false);
    }
    void identities()
    {
        QFETCH(const QByteArray, one);
        QFETCH(const QByteArray, other);
        QTEST(url::steadyIdentity(one) == url::steadyIdentity(other), "same");
        QCOMPARE(url::isUnsteady(one), url::steadyIdentity(one) != one);
    }
};

ARGIOPE_TEST(TestSteadyAddress, void)
#include "tst_steadyaddress.moc"
