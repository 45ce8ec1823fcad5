#include "core/url/url.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace argiope::url;

// Row names start with the section of the URL Standard that the case is about.
class TstUrl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void href_data();
    void href();
    void failure_data();
    void failure();
    void parts_data();
    void parts();
    void emptyUrl();
    void origin_data();
    void origin();
    void errorNames();
    void malformedUtf8_data();
    void malformedUtf8();
    void inputInAnExactBuffer();
    void tooLong();
    void linearInOddPaths();
};

void TstUrl::href_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *input, const char *base, const char *expected) {
        QTest::newRow(name) << QByteArray(input) << QByteArray(base) << QByteArray(expected);
    };
    row("4.4 trims C0 and space at both ends", " \x01http://h/a \x1F ", "", "http://h/a");
    row("4.4 drops tab and newline everywhere", "ht\ttp://h\n/a\r/b", "", "http://h/a/b");
    row("4.4 scheme start: lower-cases", "HtTpS://H/", "", "https://h/");
    row("4.4 scheme: digits, plus, minus, dot", "a1+-.b:x", "", "a1+-.b:x");
    row("4.4 scheme: no scheme after all", "a b:c", "http://h/d/e", "http://h/d/a%20b:c");
    row("4.4 no scheme: fragment on an opaque base", "#f", "mailto:a@b?q#g", "mailto:a@b?q#f");
    row("4.4 special relative: same scheme without slashes", "http:g", "http://h/a/b", "http://h/a/g");
    row("4.4 special relative: same scheme, one slash", "http:/g", "http://h/a/b", "http://h/g");
    row("4.4 special: another scheme is absolute", "https:g", "http://h/a/b", "https://g/");
    row("4.4 special authority slashes: any number", "http:\\/\\//h/a", "", "http://h/a");
    row("4.4 relative: empty keeps path and query", "", "http://u:p@h:8/a/b?q#f", "http://u:p@h:8/a/b?q");
    row("4.4 relative: query replaces query", "?x", "http://h/a/b?q#f", "http://h/a/b?x");
    row("4.4 relative: fragment keeps the query", "#x", "http://h/a/b?q#f", "http://h/a/b?q#x");
    row("4.4 relative: path drops the last segment", "c", "http://h/a/b?q#f", "http://h/a/c");
    row("4.4 relative slash: path from the root", "/c", "http://u@h:8/a/b?q", "http://u@h:8/c");
    row("4.4 relative slash: backslash in special", "\\c", "http://h/a/b", "http://h/c");
    row("4.4 relative slash: authority", "//g/x", "https://u:p@h:8/a", "https://g/x");
    row("4.4 relative slash: authority of bad punycode", "//xn--0x/", "http://h/a", "http://xn--0x/");
    row("4.4 relative slash: three slashes in special", "///g/x", "https://h/a", "https://g/x");
    row("4.4 relative slash: non-special base", "//g/x", "foo://h/a", "foo://g/x");
    row("4.4 relative: backslash is a byte in non-special", "\\c", "foo://h/a/b", "foo://h/a/\\c");
    row("4.4 authority: last @ ends the credentials", "http://a@b:c@d@h/", "", "http://a%40b:c%40d@h/");
    row("4.4 authority: empty password has no colon", "http://u:@h/", "", "http://u@h/");
    row("4.4 authority: empty name, password", "http://:p@h/", "", "http://:p@h/");
    row("4.4 authority: nothing before @", "http://@h/", "", "http://h/");
    row("4.4 authority: nothing around the colon", "http://:@h/", "", "http://h/");
    row("4.4 authority: userinfo set", "http://a/b@c", "", "http://a/b@c");
    row("1.3 userinfo percent-encode set", "http://a;=[]^|'~@h/", "", "http://a%3B%3D%5B%5D%5E%7C'~@h/");
    row("4.4 port: default is dropped", "http://h:80/", "", "http://h/");
    row("4.4 port: default of another scheme stays", "https://h:80/", "", "https://h:80/");
    row("4.4 port: leading zeros", "http://h:0000000000000081/", "", "http://h:81/");
    row("4.4 port: zero", "http://h:0/", "", "http://h:0/");
    row("4.4 port: empty", "http://h:/", "", "http://h/");
    row("4.4 port: kept in non-special", "foo://h:80/", "", "foo://h:80/");
    row("4.4 path start: special gets a slash", "http://h?q", "", "http://h/?q");
    row("4.4 path start: non-special stays empty", "foo://h?q", "", "foo://h?q");
    row("4.4 path: dot segments", "http://h/a/./b/../c/.", "", "http://h/a/c/");
    row("4.4 path: dots above the root", "http://h/../../a", "", "http://h/a");
    row("4.4 path: escaped dots", "http://h/a/%2e/b/%2E./.%2e/c", "", "http://h/c");
    row("4.4 path: three dots are a name", "http://h/.../%2e%2e%2e", "", "http://h/.../%2e%2e%2e");
    row("4.4 path: empty segments count", "http://h/a//../b//", "", "http://h/a/b//");
    row("4.4 path: backslashes in special", "http://h\\a\\..\\b", "", "http://h/b");
    row("1.3 path percent-encode set", "http://h/ \"#<>`", "", "http://h/%20%22#%3C%3E%60");
    row("1.3 path: ? ^ ` { } and DEL", "http://h/^`{}|'\x7F", "", "http://h/%5E%60%7B%7D|'%7F");
    row("1.3 path: non-ASCII", "http://h/\xC3\xA9", "", "http://h/%C3%A9");
    row("1.3 path: a stray percent stays", "http://h/%zz%4", "", "http://h/%zz%4");
    row("1.3 query percent-encode set", "foo://h/? \"<>'`{}", "", "foo://h/?%20%22%3C%3E'`{}");
    row("1.3 special-query percent-encode set", "http://h/?'", "", "http://h/?%27");
    row("1.3 fragment percent-encode set", "http://h/# \"<>`'?#", "", "http://h/#%20%22%3C%3E%60'?#");
    row("4.4 query: empty stays", "http://h/?", "", "http://h/?");
    row("4.4 fragment: empty stays", "http://h/#", "", "http://h/#");
    row("4.4 opaque path: C0 set only", "data:a \"<>\x7F\xC3\xA9", "", "data:a \"<>%7F%C3%A9");
    row("4.4 opaque path: space before a query", "data:a  ?q", "", "data:a %20?q");
    row("4.4 opaque path: space before a fragment", "data:a #f", "", "data:a%20#f");
    row("4.5 path-only URL with an empty first segment", "foo:/.//p", "", "foo:/.//p");
    row("4.5 the same by a double dot", "foo:/a/..//p", "", "foo:/.//p");
    row("4.5 against a base with that prefix", "q?r", "foo:/.//p/o", "foo:/.//p/q?r");
    row("4.5 the prefix goes where it is not needed", "/q", "foo:/.//p", "foo:/q");
    row("4.4 non-special with an empty host", "foo:///p", "", "foo:///p");
    row("4.4 file: no slashes", "file:a/b", "", "file:///a/b");
    row("4.4 file: one slash", "file:/a", "", "file:///a");
    row("4.4 file: localhost is empty", "file://localhost/a", "", "file:///a");
    row("4.4 file host", "file://H/a", "", "file://h/a");
    row("4.4 file: drive letter with a bar", "file:///C|/a/../..", "", "file:///C:/");
    row("4.4 file: drive letter as a host", "file://C:/a", "", "file:///C:/a");
    row("4.4 file: base keeps host and drive", "/x", "file://h/C:/a/b", "file://h/C:/x");
    row("4.4 file: another drive replaces the path", "D:/x", "file:///C:/a/b", "d:/x");
    row("4.4 file: drive with the scheme", "file:D|/x", "file:///C:/a/b", "file:///D:/x");
    row("4.4 file: query on a file base", "?q", "file:///a/b?r#s", "file:///a/b?q");
    row("4.4 file: fragment on a file base", "#q", "file:///a/b?r#s", "file:///a/b?r#q");
    row("4.4 file: empty on a file base", "", "file:///a/b?r#s", "file:///a/b?r");
    row("4.4 file: relative path", "../x", "file:///a/b/c", "file:///a/x");
    row("4.4 file: a network path", "//h/x", "file:///a", "file://h/x");
    row("4.4 file: http base does not matter", "file:a", "http://h/", "file:///a");
}

void TstUrl::href()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, expected);
    Url baseUrl;
    if (!base.isEmpty()) {
        const auto parsed = parse(base);
        QVERIFY(parsed.ok());
        baseUrl = *parsed;
    }
    const auto url = parse(input, base.isEmpty() ? nullptr : &baseUrl);
    QVERIFY2(url.ok(), url.ok() ? "" : name(url.error()));
    QCOMPARE(url->href(), expected);
    const auto again = parse(url->href());
    QVERIFY(again.ok());
    QCOMPARE(again->href(), expected);
}

void TstUrl::failure_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<UrlError>("error");
    const auto row = [](const char *name, const char *input, const char *base, UrlError error) {
        QTest::newRow(name) << QByteArray(input) << QByteArray(base) << error;
    };
    row("4.4 no scheme: no base", "a/b", "", UrlError::MissingScheme);
    row("4.4 no scheme: empty input", "", "", UrlError::MissingScheme);
    row("4.4 scheme must start with a letter", "1http://h/", "", UrlError::MissingScheme);
    row("4.4 no scheme: opaque base", "a", "mailto:x@y", UrlError::BaseIsOpaque);
    row("4.4 no scheme: empty on an opaque base", "", "mailto:x@y", UrlError::BaseIsOpaque);
    row("4.4 authority: nothing after @", "http://u@/a", "", UrlError::MissingHost);
    row("4.4 authority: nothing after @, non-special", "foo://u@/a", "", UrlError::MissingHost);
    row("4.4 host: special needs one", "http://", "", UrlError::MissingHost);
    row("4.4 host: special, query only", "https://?q", "", UrlError::MissingHost);
    row("4.4 host: port without a host", "http://:80/", "", UrlError::MissingHost);
    row("4.4 host: port without a host, non-special", "foo://:80/", "", UrlError::MissingHost);
    row("4.4 port: letters", "http://h:8a/", "", UrlError::InvalidPort);
    row("4.4 port: over 65535", "http://h:65536/", "", UrlError::InvalidPort);
    row("4.4 port: very long", "http://h:99999999999999999999999/", "", UrlError::InvalidPort);
    row("4.4 port: a sign", "http://h:+80/", "", UrlError::InvalidPort);
    row("4.4 host: space", "http://a b/", "", UrlError::InvalidHost);
    row("4.4 file host: port", "file://h:80/a", "", UrlError::InvalidHost);
    row("4.4 host: IPv4 out of range", "http://256.256.256.256/", "", UrlError::InvalidIPv4);
    row("4.4 host: IPv6 unclosed", "http://[::1/", "", UrlError::InvalidIPv6);
}

void TstUrl::failure()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, base);
    QFETCH(UrlError, error);
    Url baseUrl;
    if (!base.isEmpty())
        baseUrl = *parse(base);
    const auto url = parse(input, base.isEmpty() ? nullptr : &baseUrl);
    QVERIFY(!url.ok());
    QCOMPARE(name(url.error()), name(error));
}

void TstUrl::parts_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArrayList>("expected");
    const auto row
        = [](const char *input, QByteArrayList expected) { QTest::newRow(input) << QByteArray(input) << expected; };
    // protocol, username, password, host, hostname, port, pathname, search, hash
    row("https://us:pw@ex.org:8080/p/q?r=s#t",
        {"https:", "us", "pw", "ex.org:8080", "ex.org", "8080", "/p/q", "?r=s", "#t"});
    row("http://ex.org", {"http:", "", "", "ex.org", "ex.org", "", "/", "", ""});
    row("http://us@ex.org/?#", {"http:", "us", "", "ex.org", "ex.org", "", "/", "", ""});
    row("http://:pw@ex.org/", {"http:", "", "pw", "ex.org", "ex.org", "", "/", "", ""});
    row("http://[::1]:81/", {"http:", "", "", "[::1]:81", "[::1]", "81", "/", "", ""});
    row("mailto:a@b?c#d", {"mailto:", "", "", "", "", "", "a@b", "?c", "#d"});
    row("foo:/.//p?q", {"foo:", "", "", "", "", "", "//p", "?q", ""});
    row("foo://#f", {"foo:", "", "", "", "", "", "", "", "#f"});
    row("file:///a", {"file:", "", "", "", "", "", "/a", "", ""});
}

void TstUrl::parts()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArrayList, expected);
    const auto url = parse(input);
    QVERIFY(url.ok());
    const QByteArrayList actual{url->protocol().toByteArray(), url->username().toByteArray(),
        url->password().toByteArray(), url->host(), url->hostname().toByteArray(), url->port().toByteArray(),
        url->pathname().toByteArray(), url->search().toByteArray(), url->hash().toByteArray()};
    QCOMPARE(actual, expected);
}

void TstUrl::emptyUrl()
{
    const Url url;
    QVERIFY(url.isEmpty());
    for (const QByteArrayView part : {url.protocol(), url.scheme(), url.username(), url.password(), url.hostname(),
             url.port(), url.pathname(), url.search(), url.hash(), url.hrefWithoutFragment()})
        QVERIFY(part.isEmpty());
    QVERIFY(url.host().isEmpty());
    QVERIFY(!url.isHttp() && !url.hasCredentials() && !url.hasOpaquePath() && !url.hasAuthority());
    QCOMPARE(url.effectivePort(), 0);
    QCOMPARE(url.origin(), QByteArray("null"));
    // An empty base is no base.
    QVERIFY(!parse("a", &url).ok());
}

void TstUrl::origin_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<int>("port");
    const auto row = [](const char *input, const char *expected, int port) {
        QTest::newRow(input) << QByteArray(input) << QByteArray(expected) << port;
    };
    row("http://u:p@h/a", "http://h", 80);
    row("https://h:8443/a", "https://h:8443", 8443);
    row("ws://h/", "ws://h", 80);
    row("wss://h/", "wss://h", 443);
    row("ftp://h/", "ftp://h", 21);
    row("file:///a", "null", 0);
    row("foo://h:1/", "null", 1);
    row("data:x", "null", 0);
    row("blob:https://h:1/x", "https://h:1", 0);
    row("blob:ftp://h/x", "null", 0);
    row("blob:x", "null", 0);
}

void TstUrl::origin()
{
    QFETCH(QByteArray, input);
    const auto url = parse(input);
    QVERIFY(url.ok());
    QTEST(url->origin(), "expected");
    QTEST(url->effectivePort(), "port");
}

void TstUrl::errorNames()
{
    QCOMPARE(name(UrlError::MissingScheme), "missing_scheme");
    QCOMPARE(name(UrlError::BaseIsOpaque), "base_is_opaque");
    QCOMPARE(name(UrlError::MissingHost), "missing_host");
    QCOMPARE(name(UrlError::InvalidHost), "invalid_host");
    QCOMPARE(name(UrlError::InvalidIPv4), "invalid_ipv4");
    QCOMPARE(name(UrlError::InvalidIPv6), "invalid_ipv6");
    QCOMPARE(name(UrlError::InvalidPort), "invalid_port");
    QCOMPARE(name(UrlError::TooLong), "too_long");
}

void TstUrl::malformedUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("replacements"); // Unicode 15, 3.9: one for every maximal ill-formed part
    const auto row = [](const char *name, const char *bytes, int replacements) {
        QTest::newRow(name) << QByteArray(bytes) << replacements;
    };
    row("stray continuation", "\x80", 1);
    row("invalid lead", "\xFF", 1);
    row("overlong slash", "\xC0\xAF", 2);
    row("overlong of three", "\xE0\x80\xAF", 3);
    row("surrogate", "\xED\xA0\x80", 3);
    row("above U+10FFFF", "\xF4\x90\x80\x80", 4);
    row("cut short", "\xE2\x82", 1);
    row("cut short, then a letter", "\xF0\x9F\x98x", 1);
    row("lead after lead", "\xC3\xC3", 2);
}

void TstUrl::malformedUtf8()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, replacements);
    const auto url = parse(QByteArray("http://h/" + bytes));
    QVERIFY(url.ok());
    QCOMPARE(url->href().count("%EF%BF%BD"), replacements);
    QVERIFY(!parse(QByteArray("http://" + bytes + "/")).ok());
}

void TstUrl::inputInAnExactBuffer()
{
    // Every prefix on its own heap block: a read past the end shows under AddressSanitizer.
    const QByteArray text = "http://u:p@[::1.2.3.4]:8/a/%2e%2e/%C3?q=%2#f%";
    for (qsizetype length = 0; length <= text.size(); ++length) {
        const std::unique_ptr<char[]> exact(new char[size_t(length)]);
        std::copy_n(text.constData(), length, exact.get());
        const auto url = parse(QByteArrayView(exact.get(), length));
        if (url.ok())
            QCOMPARE(parse(url->href())->href(), url->href());
    }
    QVERIFY(parse(text).ok());
}

void TstUrl::tooLong()
{
    const auto url = parse(QByteArray(64 * 1024 * 1024 + 1, 'a'));
    QVERIFY(!url.ok());
    QCOMPARE(name(url.error()), "too_long");
}

void TstUrl::linearInOddPaths()
{
    // A quadratic step anywhere here would take minutes, and the test's time limit would end it.
    const int count = 1'000'000;
    const QByteArray dots = "http://h/" + QByteArray("a/").repeated(count) + QByteArray("../").repeated(count);
    QCOMPARE(parse(dots)->href(), QByteArray("http://h/"));
    const QByteArray signs = "http://" + QByteArray("@").repeated(count) + "h/";
    QCOMPARE(parse(signs)->username().size(), qsizetype(3) * (count - 1));
    QVERIFY(parse(QByteArray("foo:/a/.." + QByteArray("/").repeated(count))).ok());
    QVERIFY(!parse(QByteArray("http://" + QByteArray("1.").repeated(count) + "1/")).ok());
    QVERIFY(!parse(QByteArray("http://[" + QByteArray("0").repeated(count) + "]/")).ok());
}

ARGIOPE_TEST(TstUrl, void)
#include "tst_url.moc"
