#include "core/audit/setcookie.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using SameSite = SetCookie::SameSite;

class TestSetCookie : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_data();
    void pairs();
    void attributes();
    void lifetime_data();
    void lifetime();
    void sizes();
    void refusals_data();
    void refusals();
    void promises_data();
    void promises();
    void scripts_data();
    void scripts();
    void sessions_data();
    void sessions();
};

void TestSetCookie::pairs_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *line, const char *name, const char *value) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(name) << QByteArray(value);
    };
    row("a=b", "a", "b");
    row(" a \t= b c ; Secure", "a", "b c");
    row("a=b=c", "a", "b=c");
    row("a", "", "a");
    row("=a", "", "a");
    row("a=", "a", "");
    row("a=\"b;c\"", "a", "\"b");
    row(";Secure", "", "");
}

void TestSetCookie::pairs()
{
    QFETCH(QByteArray, line);
    const SetCookie cookie = readSetCookie(line);
    QTEST(cookie.name, "name");
    QTEST(cookie.value, "value");
}

void TestSetCookie::attributes()
{
    const SetCookie all
        = readSetCookie("a=b; SECURE; httponly ; Domain = .Example.ORG; Path=/x; sameSite = LAX ;; foo=bar");
    QVERIFY(all.secure && all.httpOnly);
    QCOMPARE(all.domain, QByteArray("example.org"));
    QCOMPARE(all.path, QByteArray("/x"));
    QVERIFY(all.sameSite == SameSite::Lax);
    QVERIFY(readSetCookie("a=b; SameSite=Lax; SameSite=None").sameSite == SameSite::None);
    QVERIFY(readSetCookie("a=b; SameSite").sameSite == SameSite::Unknown);
    QVERIFY(readSetCookie("a=b").sameSite == SameSite::Missing);
    QVERIFY(!readSetCookie("a=Secure").secure);
    QVERIFY(readSetCookie("a=b; Secure=false").secure); // its value does not matter
}

void TestSetCookie::lifetime_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<qint64>("seconds"); // -1: to the end of the session
    QTest::addColumn<bool>("removes");
    const auto row = [](const char *line, qint64 seconds, bool removes) {
        QTest::newRow(line) << QByteArray(line) << seconds << removes;
    };
    row("a=b", -1, false);
    row("a=b; Max-Age=60", 60, false);
    row("a=b; Max-Age=0", 0, true);
    row("a=b; Max-Age=-5", 0, true);
    row("a=b; Max-Age=1x", -1, false);
    row("a=b; Max-Age", -1, false);
    row("a=b; Expires=Thu, 01 Jan 1970 00:01:40 GMT", 90, false);
    row("a=b; Expires=Thu, 01-Jan-70 00:00:01 GMT", -9, true);
    row("a=b; Expires=never", -1, false);
    row("a=b; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:01 GMT", 60, false);
}

void TestSetCookie::lifetime()
{
    QFETCH(QByteArray, line);
    const SetCookie cookie = readSetCookie(line);
    QTEST(cookie.lifetime(10'000).value_or(-1), "seconds");
    QTEST(cookie.removes(10'000), "removes");
}

void TestSetCookie::sizes()
{
    QVERIFY(!readSetCookie(QByteArray("a=" + QByteArray(4095, 'x'))).tooLong);
    QVERIFY(readSetCookie(QByteArray("a=" + QByteArray(4096, 'x'))).tooLong);
    const SetCookie cut = readSetCookie(QByteArray("a=b; Path=/" + QByteArray(1024, 'x') + "; Secure"));
    QVERIFY(cut.cutAttribute && cut.secure && cut.path.isEmpty());
    QVERIFY(!readSetCookie(QByteArray("a=b; Path=/" + QByteArray(1023, 'x'))).cutAttribute);
}

void TestSetCookie::refusals_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("refused");
    const auto row = [](const char *line, const char *url, bool refused) {
        QTest::addRow("%s, %s", line, url) << QByteArray(line) << QByteArray(url) << refused;
    };
    row("a=b; Domain=example.org", "https://www.example.org/", false);
    row("a=b; Domain=www.example.org", "https://example.org/", true);
    row("a=b; Domain=ample.org", "https://example.org/", true);
    row("a=b; Domain=org", "https://example.org/", true);
    row("a=b; Domain=co.uk", "https://example.co.uk/", true);
    row("a=b; Domain=localhost", "http://localhost/", false);
    row("a=b; Domain=192.0.2.1", "https://192.0.2.1/", false);
    row("a=b; Domain=2.1", "https://192.0.2.1/", true);
    row("a=b; Domain=", "https://example.org/", false);
    row("a=b; Domain=example.org/", "https://example.org/", true);
    row("a=b; Secure", "http://example.org/", true);
    row("a=b; Secure", "https://example.org/", false);
    row("a=\x01", "https://example.org/", true);
    row("=; Secure", "https://example.org/", true);
    row("a", "https://example.org/", false);
}

void TestSetCookie::refusals()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, url);
    QFETCH(bool, refused);
    QCOMPARE(refusalOf(readSetCookie(line), *url::parse(url)) != nullptr, refused);
}

void TestSetCookie::promises_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<bool>("broken");
    const auto row = [](const char *line, bool broken, const char *url = "https://example.org/") {
        QTest::addRow("%s, %s", line, url) << QByteArray(line) << QByteArray(url) << broken;
    };
    row("__Secure-a=b; Secure; Domain=example.org", false);
    row("__Secure-a=b", true);
    row("__SECURE-a=b", true);
    row("__Secure-a=b; Secure", true, "http://example.org/");
    row("__Host-a=b; Secure; Path=/", false);
    row("__Host-a=b; Path=/", true);
    row("__Host-a=b; Secure", true);
    row("__Host-a=b; Secure; Path=/x", true);
    row("__Host-a=b; Secure; Path=/; Domain=example.org", true);
    row("=__Host-a=b; Secure; Path=/", true); // it would be sent back as one
    row("__Hosta=b", false);
    row("a=__Host-b", false);
}

void TestSetCookie::promises()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, url);
    QFETCH(bool, broken);
    QCOMPARE(brokenPromiseOf(readSetCookie(line), *url::parse(url)) != nullptr, broken);
}

void TestSetCookie::scripts_data()
{
    QTest::addColumn<bool>("expected");
    for (const char *name : {"XSRF-TOKEN", "csrftoken", "_csrf_token", "csrf", "CookieConsent", "OptanonConsent", "_ga",
             "_ga_ABC", "_fbp", "_shopify_y", "wordpress_test_cookie", "woocommerce_cart_hash"})
        QTest::newRow(name) << true;
    // These two systems keep theirs from scripts.
    for (const char *name : {"__RequestVerificationToken", ".AspNetCore.Antiforgery.x", "PHPSESSID", "laravel_session",
             "token", "author", "possession", "lang"})
        QTest::newRow(name) << false;
}

void TestSetCookie::scripts()
{
    QFETCH(bool, expected);
    QCOMPARE(isForScripts(QTest::currentDataTag()), expected);
}

void TestSetCookie::sessions_data()
{
    QTest::addColumn<bool>("expected");
    for (const char *name : {"PHPSESSID", "JSESSIONID", "ASP.NET_SessionId", "ASPSESSIONIDQQABCDEF", "connect.sid",
             "sid", "laravel_session", "sessionid", "session", "auth", "auth_token", "token", ".ASPXAUTH", "jwt",
             "wordpress_logged_in_ab", "remember_web_59ba", "mySession", "access_token", ".AspNetCore.Cookies", "CFID",
             "DokuWiki", "SSESS1a2b3c4d5e6f", "SESS1a2b3c4d5e6f"})
        QTest::newRow(name) << true;
    for (const char *name :
        {"author", "authority_seen", "assessment_id", "possession", "obsession", "resident", "residence", "XSRF-TOKEN",
            "csrftoken", "_csrf_token", "authenticity_token", "__RequestVerificationToken", ".AspNetCore.Antiforgery.x",
            "tokenizer", "CookieConsent", "woocommerce_cart_hash", "_ga", "inside", "side", "_hjSessionUser_1",
            "oauth_state", "messages", "professional", "session_expired_notice", "sessions_viewed", "SESSanything"})
        QTest::newRow(name) << false;
}

void TestSetCookie::sessions()
{
    QFETCH(bool, expected);
    QCOMPARE(isSessionName(QTest::currentDataTag()), expected);
}

ARGIOPE_TEST(TestSetCookie, void)
#include "tst_setcookie.moc"
