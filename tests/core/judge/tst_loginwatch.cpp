#include "core/judge/loginwatch.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using judge::LoginSigns;
using judge::LoginWatch;
using judge::LostLogin;

namespace {

url::Url at(const QByteArray &path)
{
    return url::parse(QByteArray("https://a.test" + path)).value();
}

settings::CrawlSettings loggedIn(const char *cookie = "sid=1; theme=dark")
{
    settings::CrawlSettings settings;
    settings.headers = {QStringLiteral("Cookie: ") + QLatin1String(cookie)};
    settings.headersFor = {QStringLiteral("https://a.test")};
    return settings;
}

/// Time goes on with each page.
struct Visits
{
    explicit Visits(const settings::CrawlSettings &settings = loggedIn())
        : watch(settings)
    {
    }
    LoginWatch::Page page(const QByteArray &path, const LoginSigns &signs)
    {
        now += base::Milliseconds{10};
        return {base::UrlId(++id), at(path), signs, base::TimePoint{now}};
    }
    /// A page that was read; false: it counts for nothing.
    bool visit(const QByteArray &path, const LoginSigns &signs, const net::Headers &headers = {})
    {
        const LoginWatch::Page one = page(path, signs);
        const auto ask = [this](const url::Url &url) -> std::optional<LoginSigns> {
            asked.append(url.pathname().toByteArray());
            return answer;
        };
        return watch.believes(one, headers, 0, ask) && watch.mayBeWritten(one, ask);
    }
    LoginWatch watch;
    std::optional<LoginSigns> answer; ///< of a page that is asked for again
    QList<QByteArray> asked;
    base::Milliseconds now{1000};
    qint64 id = 0;
};

LoginSigns member(bool logout = true)
{
    LoginSigns signs;
    signs.fine = true;
    signs.logout = logout;
    return signs;
}
LoginSigns login()
{
    LoginSigns signs;
    signs.login = true;
    return signs;
}

} // namespace

class TestLoginWatch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isOn();
    void cookies_data();
    void cookies();
    void turnedIntoLogins();
    void forOthersOnly();
    void withoutTheLink();
    void doubted();
    void goesOn();
    void signs_data();
    void signs();
};

void TestLoginWatch::isOn()
{
    QVERIFY(!LoginWatch(settings::CrawlSettings()).isOn());
    const LoginWatch watch(loggedIn());
    QVERIFY(watch.concerns(at("/")));
    QVERIFY(!watch.concerns(url::parse("https://b.test/").value()));
}

void TestLoginWatch::cookies_data()
{
    QTest::addColumn<QByteArray>("given");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("lost");
    const auto row = [](const char *name, const char *given, const char *line, bool lost) {
        QTest::newRow(name) << QByteArray(given) << QByteArray(line) << lost;
    };
    row("Max-Age", "sid=1", "sid=x; Max-Age=0", true);
    row("expired", "sid=1", "sid=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT", true);
    row("empty", "sid=1", "sid=; path=/", true);
    row("second", "a=b; sid=1", "sid=; Max-Age=-1", true);
    row("another value", "sid=1", "sid=2; path=/", false);
    row("the same", "sid=1", "sid=1; path=/; HttpOnly", false);
    row("another cookie", "sid=1", "other=; Max-Age=0", false);
    row("deleted elsewhere, set here", "sid=1", "sid=; path=/old; Max-Age=0\nsid=2; path=/", false);
    row("a message that was shown", "sid=1; flash_notice=x", "flash_notice=; Max-Age=0", false);
    row("none", "sid=1", "", false);
}

void TestLoginWatch::cookies()
{
    QFETCH(QByteArray, given);
    QFETCH(QByteArray, line);
    QFETCH(bool, lost);
    Visits visits(loggedIn(given.constData()));
    const bool believed = visits.visit("/a", member(), {{"set-cookie", line}});
    QCOMPARE(believed, !lost);
    QCOMPARE(visits.watch.lost().has_value(), lost);
    if (lost)
        QCOMPARE(visits.watch.lost()->cookie, QByteArray("sid"));
    QVERIFY(visits.asked.isEmpty());
}

void TestLoginWatch::turnedIntoLogins()
{
    Visits visits;
    QVERIFY(visits.visit("/a", member()));
    QVERIFY(visits.visit("/b", member(), {{"Set-Cookie", "sid=2"}}));
    visits.answer = login();
    QVERIFY(!visits.visit("/c", login()));
    QCOMPARE(visits.asked, QList<QByteArray>{"/a"});
    QVERIFY(!visits.visit("/d", member())); // nothing since
    const auto lost = visits.watch.lost();
    QVERIFY(lost);
    QCOMPARE(lost->why, LostLogin::Why::LoginPages);
    QCOMPARE(lost->cookie, QByteArray("sid"));
    QCOMPARE(lost->page, QByteArray("https://a.test/c"));
    QCOMPARE(lost->witness, QByteArray("https://a.test/a"));
}

void TestLoginWatch::forOthersOnly()
{
    Visits visits;
    visits.answer = member();
    QVERIFY(visits.visit("/admin", login())); // nobody can tell yet
    QVERIFY(visits.visit("/a", member()));
    for (int i = 0; i < 100; ++i)
        QVERIFY(visits.visit("/admin/" + QByteArray::number(i), login()));
    QVERIFY(!visits.watch.lost());
    QVERIFY2(visits.asked.size() < 20, "it asks less and less");
}

void TestLoginWatch::withoutTheLink()
{
    Visits visits;
    for (int i = 0; i < 5; ++i)
        QVERIFY(visits.visit("/p/" + QByteArray::number(i), member()));
    visits.answer = member();
    QVERIFY(visits.visit("/plain", member(false))); // a page of its own kind
    QCOMPARE(visits.asked.size(), 1);
    visits.answer = member(false);
    bool believed = true;
    for (int i = 0; i < 5 && believed; ++i)
        believed = visits.visit("/q/" + QByteArray::number(i), member(false));
    QVERIFY(!believed);
    QCOMPARE(visits.watch.lost()->why, LostLogin::Why::LoginPages);
}

void TestLoginWatch::doubted()
{
    Visits visits;
    for (int i = 0; i < 5; ++i)
        QVERIFY(visits.visit("/p/" + QByteArray::number(i), member()));
    visits.answer = member();
    QVERIFY(visits.visit("/plain", member(false)));
    QVERIFY(visits.watch.takeDoubted().isEmpty()); // it was asked
    visits.answer = login();
    QVERIFY(visits.visit("/q/1", member(false))); // written, and doubted
    const auto id = base::UrlId(visits.id);
    QVERIFY(!visits.visit("/q/2", member(false)));
    QVERIFY(visits.watch.takeDoubted().contains(id));
}

void TestLoginWatch::goesOn()
{
    Visits first;
    QVERIFY(first.visit("/a", member()));
    QVERIFY(first.visit("/b", member()));
    Visits second;
    second.watch.restore(first.watch.toText());
    second.answer = login();
    QVERIFY(!second.visit("/c", login()));
    QCOMPARE(second.asked, QList<QByteArray>{"/a"});
    Visits third;
    third.watch.restore("nonsense\n1 0 not a url\n\n");
    QVERIFY(third.visit("/c", login()));
}

void TestLoginWatch::signs_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("suspicious");
    const auto row = [](const char *name, const char *path, int status, const char *location, const char *body,
                         bool suspicious) {
        QTest::newRow(name) << QByteArray(path) << status << QByteArray(location) << QByteArray(body) << suspicious;
    };
    row("a page", "/a", 200, "", "<p>password</p>", false);
    row("a login in its place", "/a", 200, "", "<input name=p type='PASSWORD'>", true);
    row("the login itself", "/login", 200, "", "<input type=password>", false);
    row("a redirect to it", "/a", 302, "/wp-login.php?redirect_to=/a", "", true);
    row("a redirect elsewhere", "/a", 302, "/b?next=/login", "", false);
    row("another server's login", "/a", 303, "https://sso.test/auth/login", "", true);
    row("unauthorized", "/a", 401, "", "", true);
    row("forbidden", "/a", 403, "", "", true);
    row("gone", "/a", 404, "", "", false);
}

void TestLoginWatch::signs()
{
    QFETCH(QByteArray, path);
    QFETCH(int, status);
    QFETCH(QByteArray, location);
    QFETCH(QByteArray, body);
    QFETCH(bool, suspicious);
    net::Reply reply;
    reply.status = status;
    reply.body = body;
    judge::Reading reading;
    reading.location = location;
    QCOMPARE(judge::loginSignsOf(at(path), reply, reading).suspicious(), suspicious);
}

ARGIOPE_TEST(TestLoginWatch, void)
#include "tst_loginwatch.moc"
