#include "core/url/canonical.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <unordered_set>

using namespace argiope::url;

class TstCanonical : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spelling_data();
    void spelling();
    void eachRuleIsOffByDefault();
    void key();
    void keysSpread();
    void domain_data();
    void domain();
    void linearInOddInput();
};

void TstCanonical::spelling_data()
{
    QTest::addColumn<CanonicalOptions>("options");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, CanonicalOptions options, const char *input, const char *expected) {
        QTest::newRow(name) << options << QByteArray(input) << QByteArray(expected);
    };
    const CanonicalOptions plain;
    row("fragment goes", plain, "http://h/a?b#c", "http://h/a?b");
    row("empty fragment goes", plain, "http://h/a#", "http://h/a");
    row("empty query stays", plain, "http://h/a?", "http://h/a?");
    row("credentials and port stay", plain, "http://u:p@h:8/%7e", "http://u:p@h:8/~");
    row("RFC 3986 6.2.2.1 upper-case digits", plain, "http://h/%c3%a9?%c3#%c3", "http://h/%C3%A9?%C3");
    row("RFC 3986 6.2.2.2 unreserved", plain, "http://h/%41%2D%2e%5F%7e?%30", "http://h/A-._~?0");
    row("RFC 3986 6.2.2.2 reserved stay", plain, "http://h/%2f%3a%26?%3d", "http://h/%2F%3A%26?%3D");
    row("an escaped percent stays", plain, "http://h/%2541", "http://h/%2541");
    row("a stray percent stays", plain, "http://h/%zz%4", "http://h/%zz%4");
    row("no new escape from a stray percent", plain, "http://h/%%37e", "http://h/%%37e");
    row("no new escape from half of one", plain, "http://h/%7%45", "http://h/%7%45");
    row("a stray percent further off", plain, "http://h/%zz%41", "http://h/%zzA");
    row("opaque path", plain, "mailto:%61@b?s=%61", "mailto:a@b?s=a");
    row("path that needs its prefix", plain, "foo:/.//%41", "foo:/.//A");
    row("no drive letter from an escape", plain, "file:///%43|/%41", "file:///%43|/%41");
    row("a drive letter", plain, "file:///C|/%41", "file:///C:/A");
    CanonicalOptions raw;
    raw.normalizeEscapes = false;
    row("escapes off", raw, "http://h/%7e?%7e#f", "http://h/%7e?%7e");

    CanonicalOptions query;
    query.dropEmptyQuery = true;
    row("empty query", query, "http://h/a?#f", "http://h/a");
    row("a query that is not empty", query, "http://h/a?b", "http://h/a?b");

    CanonicalOptions document;
    document.dropDefaultDocument = true;
    row("default document", document, "http://h/a/index.html?q", "http://h/a/?q");
    row("default document in any case", document, "http://h/Default.ASPX", "http://h/");
    row("default document with an escape", document, "http://h/index%2ehtml", "http://h/");
    row("only a whole segment", document, "http://h/myindex.html", "http://h/myindex.html");
    row("only the last segment", document, "http://h/index.html/a", "http://h/index.html/a");
    row("not in an opaque path", document, "foo:a/index.html", "foo:a/index.html");

    CanonicalOptions slash;
    slash.dropTrailingSlash = true;
    row("trailing slash", slash, "http://h/a/?q", "http://h/a?q");
    row("trailing slashes", slash, "http://h/a///", "http://h/a");
    row("the root stays", slash, "http://h/", "http://h/");
    row("many slashes are the root", slash, "http://h///", "http://h/");
    slash.dropDefaultDocument = true;
    row("both ends", slash, "http://h/a/index.html/", "http://h/a");

    CanonicalOptions sort;
    sort.sortQuery = true;
    row("sorted by name", sort, "http://h/?b=1&a=2&a=1&c", "http://h/?a=2&a=1&b=1&c");
    row("sorted with empty ones", sort, "http://h/?b&&a", "http://h/?&a&b");

    CanonicalOptions tracking;
    tracking.dropTrackingParameters = true;
    row("tracking", tracking, "http://h/?utm_source=x&a=1&FBCLID=2&b", "http://h/?a=1&b");
    row("nothing but tracking", tracking, "http://h/?gclid=1", "http://h/");
    row("names only", tracking, "http://h/?a=utm_source&gclids=1", "http://h/?a=utm_source&gclids=1");

    CanonicalOptions session;
    session.dropSessionIds = true;
    row("session in the query", session, "http://h/?PHPSESSID=1&a&sid=2", "http://h/?a");
    row("session in the path", session, "http://h/a;jsessionid=1F?q", "http://h/a?q");
    row("session inside the path", session, "http://h/a;JSESSIONID=1/b;p=1", "http://h/a/b;p=1");
    row("session before another parameter", session, "http://h/a;jsessionid=1;p=2", "http://h/a;p=2");
    row("session on a dot segment", session, "http://h/a/..;jsessionid=1/b", "http://h/a/..;jsessionid=1/b");
    row("session in a file URL", session, "file:///e|;jsessionid=1", "file:///e|;jsessionid=1");
    row("another parameter", session, "http://h/a;session=1", "http://h/a;session=1");

    CanonicalOptions www;
    www.mergeWww = true;
    row("www", www, "https://www.example.org:8/", "https://example.org:8/");
    row("www of a public suffix", www, "http://www.co.uk/", "http://www.co.uk/");
    row("www deeper", www, "http://www.a.example.co.uk/", "http://a.example.co.uk/");
    row("www twice", www, "http://www.www.example.org/", "http://example.org/");
    row("no www", www, "http://wwww.example.org/", "http://wwww.example.org/");
    row("www in another scheme", www, "ftp://www.example.org/", "ftp://www.example.org/");

    CanonicalOptions schemes;
    schemes.mergeSchemes = true;
    row("http", schemes, "http://h/a", "https://h/a");
    row("http on its own port", schemes, "http://h:8080/a", "https://h:8080/a");
    row("http on 443", schemes, "http://h:443/a", "https://h/a");
    row("https on 80", schemes, "https://h:80/a", "https://h:80/a");
    row("ws", schemes, "ws://h/a", "ws://h/a");
}

void TstCanonical::spelling()
{
    QFETCH(CanonicalOptions, options);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, expected);
    const auto url = parse(input);
    QVERIFY(url.ok());
    QCOMPARE(canonical(*url, options), expected);
    // The canonical form is a URL and its own canonical form.
    const auto again = parse(expected);
    QVERIFY(again.ok());
    QCOMPARE(again->href(), expected);
    QCOMPARE(canonical(*again, options), expected);
}

void TstCanonical::eachRuleIsOffByDefault()
{
    const char *const text = "http://www.example.org/index.html/?utm_source=1&sid=2&b&a";
    QCOMPARE(canonical(*parse(text), {}), QByteArray(text));
    QVERIFY(canonical(Url(), {}).isEmpty());
    QVERIFY(CanonicalOptions().normalizeEscapes);
}

void TstCanonical::key()
{
    // Big-endian bytes of XXH3-128: a project file reads the same on every machine.
    QCOMPARE(urlKey("", 0).toByteArray().toHex(), QByteArray("99aa06d3014798d86001c324468d497f"));
    QCOMPARE(urlKey("http://h/", 7), urlKey("http://h/", 7));
    QVERIFY(!(urlKey("http://h/", 7) == urlKey("http://h/", 8)));
    QVERIFY(!(urlKey("http://h/", 7) == urlKey("http://h/a", 7)));
}

void TstCanonical::keysSpread()
{
    std::unordered_set<UrlKey, UrlKeyHash> keys;
    for (int i = 0; i < 10'000; ++i)
        keys.insert(urlKey(QByteArray("http://h/" + QByteArray::number(i)), 1));
    QCOMPARE(keys.size(), size_t(10'000));
    QVERIFY(keys.contains(urlKey("http://h/77", 1)));
}

void TstCanonical::domain_data()
{
    QTest::addColumn<QByteArray>("host");
    QTest::addColumn<QByteArray>("expected"); // empty: none
    const auto row = [](const char *name, const char *host, const char *expected) {
        QTest::newRow(name) << QByteArray(host) << QByteArray(expected);
    };
    row("itself", "example.org", "example.org");
    row("subdomain", "a.b.example.org", "example.org");
    row("upper case", "WWW.Example.ORG", "example.org");
    row("two-level suffix", "a.b.example.co.uk", "example.co.uk");
    row("public suffix", "co.uk", "");
    row("top level", "org", "");
    row("no rule: one label is a suffix", "a.b.invalidtld", "b.invalidtld");
    row("wildcard rule", "a.b.c.ck", "b.c.ck");
    row("exception to a wildcard", "a.www.ck", "www.ck");
    row("private suffix", "a.b.github.io", "b.github.io");
    row("Unicode", "www.\xE9\xA3\x9F\xE7\x8B\xAE.\xE4\xB8\xAD\xE5\x9B\xBD", "xn--85x722f.xn--fiqs8s");
    row("punycode", "www.xn--85x722f.xn--fiqs8s", "xn--85x722f.xn--fiqs8s");
    row("root dot", "www.example.org.", "example.org");
    row("two root dots", "www.example.org..", "");
    row("leading dot", ".example.org", "");
    row("empty label", "a..example.org", "");
    row("empty", "", "");
    row("a dot", ".", "");
    row("IPv4", "192.168.0.1", "");
    row("IPv4 as a number", "3232235521", "");
    row("IPv4 with a root dot", "192.168.0.1.", "");
    row("IPv6", "[::1]", "");
    row("not a host", "a b.org", "");
    row("localhost", "localhost", "");
    row("longest name", QByteArray(QByteArray("a.").repeated(121) + "example.org").constData(), "example.org");
    row("too long a name", QByteArray(QByteArray("a.").repeated(122) + "example.org").constData(), "");
}

void TstCanonical::domain()
{
    QFETCH(QByteArray, host);
    QTEST(registrableDomain(host).value_or(QByteArray()), "expected");
}

void TstCanonical::linearInOddInput()
{
    // A quadratic step would take minutes, and the test's time limit would end it.
    CanonicalOptions all;
    all.dropDefaultDocument = all.dropTrailingSlash = all.sortQuery = all.dropTrackingParameters = true;
    all.dropSessionIds = all.mergeWww = true;
    const int count = 300'000;
    for (const QByteArray &part : {QByteArray(";jsessionid=;p"), QByteArray("/"), QByteArray("index.html/"),
             QByteArray("%%41"), QByteArray("?a&"), QByteArray("a=&utm_=")}) {
        const auto url = parse(QByteArray("http://h/a" + part.repeated(count) + "?" + part.repeated(count)));
        QVERIFY(url.ok());
        const QByteArray once = canonical(*url, all);
        QCOMPARE(canonical(*parse(once), all), once);
    }
    const QByteArray labels = QByteArray("www.").repeated(count) + "org";
    QVERIFY(!registrableDomain(labels));
    const QByteArray unicode = QByteArray("\xC3\xA9.").repeated(count) + "org";
    QVERIFY(!registrableDomain(unicode));
}

ARGIOPE_TEST(TstCanonical, void)
#include "tst_canonical.moc"
