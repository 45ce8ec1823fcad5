#include "core/trap/urlparts.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::trap;

class TestTrapUrlParts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void parts_data();
    void parts();
    void tokens_data();
    void tokens();
    void fleeting_data();
    void fleeting();
    void moments_data();
    void moments();
};

void TestTrapUrlParts::parts_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("parameters");
    const auto row = [](const char *url, const char *place, const char *parameters) {
        QTest::newRow(url) << QByteArray("http://h") + url << QByteArray("http://h") + place << QByteArray(parameters);
    };
    row("/a/b.html", "/a/b.html", "");
    row("/?", "/", "");
    row("/x?b=2&a=1", "/x", "a=1 b=2");
    row("/x?a", "/x", "a=");
    row("/x?a=1&b=2&a=3", "/x", "a=1&3 b=2");
    row("/x;jsessionid=1A2B3C4D?a=1", "/x", ";jsessionid=1A2B3C4D a=1");
    row("/x;colour=red", "/x;colour=red", "");
    row("/(S(lit3py55t21z5v55vlm25s55))/x", "/{token}/x", "/=lit3py55t21z5v55vlm25s55");
    row("/s/3f9a8b7c6d5e4f/page", "/s/{token}/page", "/=3f9a8b7c6d5e4f");
    row("/login/L3BhZ2UvMTI~/x", "/login/{token}/x", "/=L3BhZ2UvMTI~");
    row("/login/aHR0cDovL2gvcC8xMg,,/", "/login/{token}/", "/=aHR0cDovL2gvcC8xMg,,");
    row("/login/%2Fp%2F12", "/login/{token}", "/=%2Fp%2F12");
    row("/to/https%3A%2F%2Fa.test", "/to/{token}", "/=https%3A%2F%2Fa.test");
    row("/Lyon/Lyonnaise/Lz", "/Lyon/Lyonnaise/Lz", ""); // Base64 of a slash, and of nothing that one could read
    row("/wiki/Garden_River", "/wiki/Garden_River", "");
    row("/3f9a8b7c6d5e4f/0a1b2c3d4e5f60", "/{token}/0a1b2c3d4e5f60", "/=3f9a8b7c6d5e4f");
}

void TestTrapUrlParts::parts()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, parameters);
    const UrlParts parts = partsOf(*url::parse(url));
    QCOMPARE(parts.origin, QByteArray("http://h"));
    QCOMPARE(parts.place, place);
    QByteArrayList all;
    for (const auto &[name, value] : parts.parameters) {
        all.append(name + '=' + value);
        QVERIFY(parts.valueOf(name) && *parts.valueOf(name) == value);
    }
    QCOMPARE(all.join(' '), parameters);
    QVERIFY(!parts.valueOf("none"));
}

void TestTrapUrlParts::tokens_data()
{
    QTest::addColumn<bool>("token");
    QTest::newRow("0f8e7d6c5b4a39281706") << true;
    QTest::newRow("c0a8012e-5f6b-4f0a-9d3e-1b2c3d4e5f60") << true;
    QTest::newRow("deadbeefcafe") << false; // letters alone are a word
    QTest::newRow("123456789012345") << false;
    QTest::newRow("something-with-a-long-name-in-words") << false;
    QTest::newRow("short1") << false;
}

void TestTrapUrlParts::tokens()
{
    QFETCH(bool, token);
    const QByteArray value = QTest::currentDataTag();
    QCOMPARE(isToken(value), token);
    QCOMPARE(isSession("x", value), token);
    QVERIFY(isSession("PHPSESSID", value));
    QVERIFY(!isSession("sid", "abc"));
}

void TestTrapUrlParts::fleeting_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("fleeting");
    const auto row = [](const char *name, const char *value, bool fleeting) {
        QTest::addRow("%s=%s", name, value) << QByteArray(value) << fleeting;
    };
    row("from", "20261127211511", true);
    row("t", "1764279000.12345", true);
    row("x", "0.7362514", true);
    row("csrf_token", "3f9a8b7c6d5e4f", true);
    row("rand", "12345", true);
    row("id", "3f9a8b7c6d5e4f", false);
    row("doc", "550e8400-e29b-41d4-a716-446655440000", false);
    row("price", "17.90", false);
    row("page", "2", false);
    row("name", "", false);
}

void TestTrapUrlParts::fleeting()
{
    QFETCH(QByteArray, value);
    QFETCH(bool, fleeting);
    const QByteArray name = QByteArray(QTest::currentDataTag()).split('=').constFirst();
    QCOMPARE(isFleeting(name, value), fleeting);
}

void TestTrapUrlParts::moments_data()
{
    QTest::addColumn<bool>("moment");
    QTest::newRow("20261127211511") << true;
    QTest::newRow("202611272115") << true;
    QTest::newRow("20261127") << true;
    QTest::newRow("1795813200") << true;
    QTest::newRow("1795813200123") << true;
    QTest::newRow("2026-11-27") << true;
    QTest::newRow("2026-11-27T21:15:11Z") << true;
    QTest::newRow("2026") << false;
    QTest::newRow("20269927211511") << false;
    QTest::newRow("9795813200") << false;
    QTest::newRow("12345") << false;
    QTest::newRow("") << false;
    QTest::newRow("tomorrow") << false;
}

void TestTrapUrlParts::moments()
{
    QFETCH(bool, moment);
    QCOMPARE(isMoment(QByteArray(QTest::currentDataTag())), moment);
}

ARGIOPE_TEST(TestTrapUrlParts, void)
#include "tst_trap_urlparts.moc"
