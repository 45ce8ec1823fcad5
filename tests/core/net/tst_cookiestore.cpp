#include "core/base/cookiedate.h"
#include "core/base/setcookie.h"
#include "core/net/cookieparser.h"
#include "core/net/cookiestore.h"
#include "tests/core/net/fetchhelp.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <thread>
#include <vector>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::Response;
using test::TestSite;

namespace {

constexpr qint64 now = 1'700'000'000'000; // 2023-11-14

QJsonArray conformanceCases(const char *file)
{
    const QString folder = qEnvironmentVariable("ARGIOPE_CONFORMANCE", QStringLiteral(CONFORMANCE_DEFAULT_DIR));
    QFile data(folder + QLatin1String("/http/") + QLatin1String(file));
    if (!data.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(data.readAll()).object().value(QLatin1String("cases")).toArray();
}

QByteArray set(const QByteArray &from, const QList<QByteArray> &lines, const QByteArray &to, qint64 later = 0)
{
    CookieStore store;
    store.store(toUrl(from), lines, now);
    return store.header(toUrl(to), now + later);
}

} // namespace

class TestCookieStore : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void rules_data();
    void rules();
    void replacesAndExpires();
    void dates_data();
    void dates();
    void bounds();
    void headersAreBounded();
    void sharedByThreads();
    void acrossFetchers();
    void conformanceDates();
    void conformanceHttpState();
};

void TestCookieStore::rules_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QList<QByteArray>>("lines");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("header");
    using L = QList<QByteArray>;
    const QByteArray a = "http://a.example.org/x/y";
    const auto row = [](const char *name, const QByteArray &from, const L &lines, const QByteArray &to,
                         const char *header) { QTest::newRow(name) << from << lines << to << QByteArray(header); };
    row("without a name", a, L{"seen"}, "http://a.example.org/x/z", "seen");
    row("without a name, with attributes", a, L{"seen; Path=/"}, a, "seen");
    row("with an empty name", a, L{"=seen"}, a, "seen");
    row("without a name, again", a, L{"one", "two"}, a, "two");
    row("a name without a value", a, L{"a="}, a, "a=");
    row("neither", a, L{"="}, a, "");
    row("nothing", a, L{"; Path=/"}, a, "");
    row("looks like a name with a prefix", a, L{"__Secure-x"}, a, "");
    row("host only", a, L{"a=1"}, "http://a.example.org/x/z", "a=1");
    row("not to a sibling", a, L{"a=1"}, "http://b.example.org/x/y", "");
    row("not to a child", a, L{"a=1"}, "http://c.a.example.org/x/y", "");
    row("domain", a, L{"a=1; Domain=example.org"}, "http://b.example.org/x/y", "a=1");
    row("domain with a dot", a, L{"a=1; Domain=.EXAMPLE.org"}, "http://example.org/x/y", "a=1");
    row("foreign domain", a, L{"a=1; Domain=example.net"}, "http://example.net/x/y", "");
    row("a part of a label", a, L{"a=1; Domain=ample.org"}, a, "");
    row("public suffix", a, L{"a=1; Domain=org"}, a, "");
    row("two-label public suffix", "http://a.example.co.uk/", L{"a=1; Domain=co.uk"}, "http://b.example.co.uk/", "");
    row("address", "http://127.0.0.1/", L{"a=1"}, "http://127.0.0.1:81/", "a=1");
    row("address as domain", "http://127.0.0.1/", L{"a=1; Domain=127.0.0.1"}, "http://127.0.0.1/", "a=1");
    row("part of an address", "http://127.0.0.1/", L{"a=1; Domain=0.0.1"}, "http://127.0.0.1/", "");
    row("default path", a, L{"a=1"}, "http://a.example.org/", "");
    row("path", a, L{"a=1; Path=/"}, "http://a.example.org/q", "a=1");
    row("path is whole segments", a, L{"a=1; Path=/fo"}, "http://a.example.org/foo", "");
    row("path prefix", a, L{"a=1; Path=/fo"}, "http://a.example.org/fo/o", "a=1");
    row("longer paths first", a, L{"a=1; Path=/", "b=2; Path=/x", "c=3; Path=/"}, a, "b=2; a=1; c=3");
    row("secure", "https://a.example.org/", L{"a=1; Secure"}, "http://a.example.org/", "");
    row("secure to https", "https://a.example.org/", L{"a=1; Secure"}, "https://a.example.org/", "a=1");
    row("secure from http", "http://a.example.org/", L{"a=1; Secure"}, "https://a.example.org/", "");
    row("__Host- without path", "https://a.example.org/x/", L{"__Host-a=1; Secure"}, "https://a.example.org/x/", "");
    row("__Host-", "https://a.example.org/", L{"__Host-a=1; Secure; Path=/"}, "https://a.example.org/", "__Host-a=1");
    row("__host- in small letters", a, L{"__host-x=1", "__HOST-y=1; Path=/"}, a, "");
    row("__secure- in small letters", a, L{"__secure-x=1; Path=/"}, a, "");
    row("__Secure- over http", a, L{"__Secure-a=1; Path=/"}, a, "");
    row("max-age 0", a, L{"a=1; Max-Age=0"}, a, "");
    row("max-age wins", a, L{"a=1; Max-Age=9; Expires=Mon, 01 Jan 1990 00:00:00 GMT"}, a, "a=1");
    row("expired", a, L{"a=1; Expires=Mon, 01 Jan 1990 00:00:00 GMT"}, a, "");
    row("no name", a, L{"=1"}, a, "1");
    row("no equals sign", a, L{"a"}, a, "a");
    row("equals in the value", a, L{"a=b=c"}, a, "a=b=c");
    row("quotes stay", a, L{"a=\"b c\""}, a, "a=\"b c\"");
    row("control character", a, L{QByteArray("a=1\0b", 5), "b=\x01"}, a, "");
}

void TestCookieStore::rules()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QList<QByteArray>, lines);
    QFETCH(const QByteArray, to);
    QFETCH(const QByteArray, header);
    QCOMPARE(set(from, lines, to), header);
}

void TestCookieStore::replacesAndExpires()
{
    const QByteArray a = "http://a.example.org/";
    QCOMPARE(set(a, {"a=1", "b=1", "a=2"}, a), QByteArray("a=2; b=1"));
    QCOMPARE(set(a, {"a=1", "b=1", "a=; Max-Age=0"}, a), QByteArray("b=1"));
    QCOMPARE(set(a, {"a=1; Max-Age=10"}, a, 9999), QByteArray("a=1"));
    QCOMPARE(set(a, {"a=1; Max-Age=10"}, a, 10000), QByteArray());
    QCOMPARE(set(a, {"a=1; Max-Age=99999999999999999999"}, a, 1000000000), QByteArray("a=1"));
    CookieStore store;
    store.store(toUrl(a), {"a=1", "a=; Max-Age=-1"}, now);
    QCOMPARE(store.count(), size_t(0));
}

void TestCookieStore::dates_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("expected"); // seconds; -1: no date
    QTest::newRow("rfc 1123") << QByteArray("Sun, 06 Nov 1994 08:49:37 GMT") << qint64(784111777);
    QTest::newRow("rfc 850") << QByteArray("Sunday, 06-Nov-94 08:49:37 GMT") << qint64(784111777);
    QTest::newRow("asctime") << QByteArray("Sun Nov  6 08:49:37 1994") << qint64(784111777);
    QTest::newRow("short year") << QByteArray("06 Nov 37 08:49:37") << qint64(2141110177);
    QTest::newRow("no day") << QByteArray("Nov 1994 08:49:37") << qint64(-1);
    QTest::newRow("hour 24") << QByteArray("06 Nov 1994 24:00:00") << qint64(-1);
    QTest::newRow("31 feb") << QByteArray("31 Feb 1994 00:00:00") << qint64(-1);
    QTest::newRow("year 1600") << QByteArray("06 Nov 1600 08:49:37") << qint64(-1);
    QTest::newRow("nothing") << QByteArray() << qint64(-1);
}

void TestCookieStore::dates()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qint64, expected);
    const auto date = base::parseCookieDate(text);
    QCOMPARE(date ? *date / 1000 : qint64(-1), expected);
}

void TestCookieStore::bounds()
{
    CookieStore store;
    const url::Url host = toUrl("http://a.example.org/");
    for (int i = 0; i < 230; ++i)
        store.store(host, {"n" + QByteArray::number(i) + "=1"}, now);
    QCOMPARE(store.count(), CookieStore::perHost);
    QVERIFY(!store.header(host, now).contains("n49="));
    QVERIFY(store.header(host, now).startsWith("n50=1; n51=1"));
    store.store(toUrl("http://b.example.org/"), {"big=" + QByteArray(CookieStore::maxCookieBytes, 'x')}, now);
    QCOMPARE(store.count(), CookieStore::perHost);
    // What has expired makes room before what has not.
    const url::Url third = toUrl("http://c.example.org/");
    store.store(third, {"keep=1"}, now);
    for (int i = 0; i < 179; ++i)
        store.store(third, {"e" + QByteArray::number(i) + "=1; Max-Age=1"}, now);
    store.store(third, {"new=1"}, now + 2000);
    QCOMPARE(store.header(third, now + 2000), QByteArray("keep=1; new=1"));
    for (int i = 0; i < 20500; ++i)
        store.store(toUrl("http://h" + QByteArray::number(i) + ".example.net/"), {"a=1"}, now);
    QCOMPARE(store.count(), CookieStore::total);
    QCOMPARE(store.header(host, now), QByteArray());
    QCOMPARE(store.header(toUrl("http://h20499.example.net/"), now), QByteArray("a=1"));
    // A domain whose cookies all expired at its bound.
    CookieStore other;
    for (int i = 0; i < 180; ++i)
        other.store(third, {"e" + QByteArray::number(i) + "=1; Max-Age=1"}, now);
    other.store(third, {"new=1"}, now + 2000);
    QCOMPARE(other.count(), size_t(1));
}

void TestCookieStore::headersAreBounded()
{
    CookieStore store;
    const url::Url host = toUrl("http://a.example.org/deep/page");
    store.store(host, {"session=1; Path=/"}, now);
    for (int i = 0; i < 90; ++i)
        store.store(host, {"bomb" + QByteArray::number(i) + '=' + QByteArray(2000, 'x') + "; Path=/deep"}, now);
    store.store(host, {"later=2; Path=/"}, now);
    const QByteArray header = store.header(host, now);
    QVERIFY(header.size() <= CookieStore::maxHeaderBytes);
    QVERIFY(header.contains("session=1"));
    QVERIFY(header.contains("later=2")); // it fits
    QVERIFY(header.startsWith("bomb0=")); // longer paths first, as ever
    QCOMPARE(header.count("bomb"), 3);
    // What a browser does not take.
    CookieStore other;
    other.store(host, {"big=" + QByteArray(4096 - 3, 'x')}, now);
    QCOMPARE(other.count(), size_t(1));
    other.store(host, {"bigger=" + QByteArray(4096 - 5, 'x')}, now);
    QCOMPARE(other.count(), size_t(1));
    other.store(host, {"path=1; Path=/" + QByteArray(2000, 'p')}, now);
    QVERIFY(other.header(host, now).contains("path=1"));
}

void TestCookieStore::sharedByThreads()
{
    CookieStore store;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&store, t] {
            for (int i = 0; i < 500; ++i) {
                const url::Url url = toUrl("http://h" + QByteArray::number(i % 7) + ".example.org/");
                store.store(url, {"t" + QByteArray::number(t) + "=" + QByteArray::number(i)}, now);
                if (store.header(url, now).isEmpty())
                    qFatal("a cookie got lost");
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(store.count(), size_t(28));
}

void TestCookieStore::acrossFetchers()
{
    TestSite site{{"/", "x"},
        {"/set",
            Response{.status = 302,
                .headers = {{"Set-Cookie", "a=1; Path=/"},
                    {"Set-Cookie", "b=\"2 3\"; Expires=Fri, 07 Aug 2099 08:04:19 GMT; Path=/"}, {"Location", "/"}}}}};
    const auto store = makeCookieStore();
    Fetcher first(testSettings(), store);
    Fetcher second(testSettings(), store);
    Fetcher without(testSettings(), nullptr);
    COMPARE_OUTCOME(first.fetch(requestFor(site.url("/"))), Outcome::None);
    COMPARE_OUTCOME(without.fetch(requestFor(site.url("/set"))), Outcome::None);
    COMPARE_OUTCOME(without.fetch(requestFor(site.url("/"))), Outcome::None);
    COMPARE_OUTCOME(first.fetch(requestFor(site.url("/set"))), Outcome::None);
    COMPARE_OUTCOME(first.fetch(requestFor(site.url("/"))), Outcome::None);
    COMPARE_OUTCOME(second.fetch(requestFor(site.url("/%41"))), Outcome::None);
    Request own = requestFor(site.url("/"));
    own.headers = {{"Cookie", "mine=0"}};
    COMPARE_OUTCOME(second.fetch(own), Outcome::None);
    QList<QByteArray> sent;
    for (const test::Request &request : site.accessLog())
        sent.append(request.header("Cookie"));
    QCOMPARE(sent, QList<QByteArray>({"", "", "", "", "a=1; b=\"2 3\"", "a=1; b=\"2 3\"", "mine=0; a=1; b=\"2 3\""}));
}

void TestCookieStore::conformanceDates()
{
    const QJsonArray cases = conformanceCases("cookie_dates.json");
    if (cases.isEmpty())
        QSKIP("no conformance data: set ARGIOPE_CONFORMANCE");
    for (const QJsonValue &value : cases) {
        const QJsonObject test = value.toObject();
        const auto date = base::parseCookieDate(test.value(QLatin1String("input")).toString().toUtf8());
        const QString text = date ? QLocale::c().toString(QDateTime::fromMSecsSinceEpoch(*date, Qt::UTC),
                                 QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'"))
                                  : QString();
        QCOMPARE(text, test.value(QLatin1String("expected")).toString());
    }
}

void TestCookieStore::conformanceHttpState()
{
    const QJsonArray cases = conformanceCases("cookies_http_state.json");
    if (cases.isEmpty())
        QSKIP("no conformance data: set ARGIOPE_CONFORMANCE");
    QStringList wrong;
    const qint64 wallMs = QDateTime::currentMSecsSinceEpoch();
    for (const QJsonValue &value : cases) {
        const QJsonObject test = value.toObject();
        CookieStore store;
        QList<QByteArray> lines;
        for (const QJsonValue &line : test.value(QLatin1String("set_cookie")).toArray())
            lines.append(line.toString().toUtf8());
        // RFC 6265 left those without a name out; RFC 6265bis keeps them, as browsers do.
        const bool nameless = std::any_of(lines.begin(), lines.end(), [](const QByteArray &line) {
            const base::SetCookie read = base::readSetCookie(line);
            return read.name.isEmpty() && !read.value.isEmpty();
        });
        if (nameless)
            continue;
        store.store(toUrl(test.value(QLatin1String("set_url")).toString().toUtf8()), lines, wallMs);
        QList<QByteArray> expected;
        for (const QJsonValue &cookie : test.value(QLatin1String("expected")).toArray())
            expected.append((cookie.toObject().value(QLatin1String("name")).toString() + QLatin1Char('=')
                + cookie.toObject().value(QLatin1String("value")).toString())
                                .toUtf8());
        const QByteArray header
            = store.header(toUrl(test.value(QLatin1String("request_url")).toString().toUtf8()), wallMs);
        if (header != expected.join("; "))
            wrong.append(test.value(QLatin1String("name")).toString());
    }
    qInfo("http-state: %d of %d cases", int(cases.size() - wrong.size()), int(cases.size()));
    // Lines with control characters are ignored as a whole, as browsers do. The other two ask for what RFC 6265 leaves
    // open (a path matched without its last segment, an empty Domain after a foreign one).
    const QStringList known{QStringLiteral("DISABLED_CHROMIUM0022"), QStringLiteral("DISABLED_CHROMIUM0023"),
        QStringLiteral("DISABLED_PATH0029"), QStringLiteral("OPTIONAL_DOMAIN0042")};
    QCOMPARE(wrong, known);
}

ARGIOPE_TEST(TestCookieStore, QCoreApplication)
#include "tst_cookiestore.moc"
