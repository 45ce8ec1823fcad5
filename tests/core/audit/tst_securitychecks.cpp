// Security and cookies: for every check a page where it must be found, and a twin where it must not.

#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using base::Outcome;
using store::UrlRecord;

namespace {

const QByteArray Clear = "http://example.org/a/page.html";

/// A page with these headers, and one that has nothing to do with the matter.
UrlRecord sent(const QByteArray &headers, const QByteArray &url = Address)
{
    return document(Fine, url, "X-Other: 1\n" + headers);
}
UrlRecord cookie(const QByteArray &line, const QByteArray &url = Address)
{
    return sent(QByteArray("Set-Cookie: " + line + '\n'), url);
}
UrlRecord policy(const QByteArray &value)
{
    return sent(QByteArray("Content-Security-Policy: " + value + '\n'));
}

} // namespace

class TestSecurityChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins();
    void everyCheckHasTwins();
    void more_data();
    void more();
    void evidence_data();
    void evidence();
    void withoutHeaders();
    void withoutObservations();

private:
    QSet<QByteArray> m_seen;
};

void TestSecurityChecks::twins_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("bad");
    QTest::addColumn<UrlRecord>("good");
    const auto row = [](const char *check, const UrlRecord &bad, const UrlRecord &good, const char *what = "") {
        QTest::addRow("%s%s%s", check, *what ? ": " : "", what) << QByteArray(check) << bad << good;
    };
    const auto doc = [](const char *body, const QByteArray &url = Address) { return document(inBody(body), url); };
    const UrlRecord fine = document(Fine, Address, FineHeaders);
    const UrlRecord bare = sent("");

    row("sec-http-page", document(Fine, Clear), fine);
    QTest::addRow("sec-http-page: on a private network")
        << QByteArray("sec-http-page") << document(Fine, Clear) << document(Fine, "http://192.168.1.2/a");
    row("sec-mixed-active", doc("<script src=http://example.org/a.js></script>"),
        doc("<script src=http://example.org/a.js></script>", Clear));
    row("sec-mixed-passive", doc("<img src=http://example.org/a.png>"), doc("<a href=http://example.org/>x</a>"));
    row("sec-form-insecure", doc("<form action=http://example.org/send>"), doc("<form action=/send>"));
    row("sec-form-on-http", doc("<form action=/send>", Clear), doc("<form action=/send>"));
    row("sec-password-get", doc("<form action=/in><input type=password></form>"),
        doc("<form action=/in method=POST><input type=password></form>"));
    row("sec-hsts-missing", bare, fine);
    row("sec-hsts-weak", sent("Strict-Transport-Security: max-age=31536000; includeSubDomains\n"), fine);
    row("sec-hsts-short", sent("Strict-Transport-Security: max-age=2678399; includeSubDomains; preload\n"),
        sent("Strict-Transport-Security: max-age=2678400\n"));
    row("sec-hsts-invalid", sent("Strict-Transport-Security: includeSubDomains\n"), fine);
    row("sec-csp-missing", sent("Content-Security-Policy-Report-Only: default-src 'self'\n"), fine);
    row("sec-csp-weak", policy("default-src 'self' 'unsafe-inline'"), policy("default-src 'self'"));
    row("sec-csp-syntax", policy("default-src self"), policy("default-src 'SELF'"));
    row("sec-frame-unprotected", policy("default-src 'self'"), sent("X-Frame-Options: sameorigin\n"));
    row("sec-xfo-invalid", sent("X-Frame-Options: ALLOW-FROM https://example.com\n"), sent("X-Frame-Options: Deny\n"));
    row("sec-nosniff-missing", sent("X-Content-Type-Options: no-sniff\n"), sent("X-Content-Type-Options: NoSniff\n"));
    row("sec-referrer-policy", bare, fine);
    row("sec-referrer-unsafe", sent("Referrer-Policy: no-referrer, unsafe-url\n"),
        sent("Referrer-Policy: unsafe-url, no-referrer\n"));
    row("sec-permissions-policy", bare, fine);
    row("sec-coop-missing", bare, fine);
    row("sec-cors-open", sent("Access-Control-Allow-Origin: *\nAccess-Control-Allow-Credentials: true\n"),
        sent("Access-Control-Allow-Origin: *\n"));
    row("sec-version-leak", sent("Server: Apache/2.4.57 (Debian)\n"), sent("Server: ECAcc (lac/55D2)\n"));
    row("sec-xss-header", sent("X-XSS-Protection: 1; mode=block\n"), bare);
    row("sec-sri-missing", doc("<script src=https://example.com/a.js></script>"),
        doc("<script src=https://example.com/a.js integrity=sha384-x></script><script src=/b.js></script>"));
    row("sec-sri-missing", doc("<script src=https://cdn.jsdelivr.net/npm/a@1.2.3/a.js></script>"),
        doc("<script src='https://www.googletagmanager.com/gtag/js?id=G-1'></script>"
            "<link rel=stylesheet href='https://fonts.googleapis.com/css2?family=Inter'>"
            "<script src=https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js></script>"
            "<script src=https://js.stripe.com/v3/></script><script "
            "src=https://www.google.com/recaptcha/api.js></script>"),
        "what changes by design");
    row("sec-sri-missing", doc("<script src=https://unpkg.com/a@v1.2.3/a.js></script>"),
        doc("<script src=https://unpkg.com/a></script><script src=https://cdn.jsdelivr.net/npm/b@latest/b.js></script>"
            "<script src=https://cdn.jsdelivr.net/npm/b@1.2/b.js></script>"),
        "packages");
    row("sec-sri-missing", doc("<script src=https://notgoogletagmanager.com/a.js></script>"),
        doc("<script src=https://connect.facebook.net/en_US/sdk.js></script>"), "another host");
    row("sec-sri-missing", doc("<script src=https://www.google.com/other.js></script>"),
        doc("<script src=https://www.paypal.com/sdk/js></script>"), "another path");
    row("sec-protocol-relative", doc("<img src=//example.org/a.png>"), doc("<a href=//example.org/>x</a>"));
    const QByteArray key = QByteArray("QUJD").repeated(20);
    row("sec-secret-in-page",
        document(QByteArray("<pre>-----BEGIN RSA PRIVATE KEY-----\n" + key + "\n-----END RSA PRIVATE KEY-----")),
        document("<pre>-----BEGIN RSA PRIVATE KEY-----\n...\n-----END RSA PRIVATE KEY-----"));
    const QByteArray folder = "https://example.org/a/b/";
    const QByteArray listing = "<title>Index of /a/b</title><h1>Index of /a/b</h1>";
    row("sec-directory-listing", document(listing + "<a href='/a/'>Parent Directory</a>", folder),
        document(listing + "<a href='/'>Home</a>", folder));

    row("cookie-not-secure", cookie("a=1"), cookie("a=1", Clear));
    row("cookie-not-httponly", cookie("a=1"), cookie("a=1; httponly"));
    row("cookie-session-not-httponly", cookie("PHPSESSID=1"), cookie("XSRF-TOKEN=1"));
    row("cookie-no-samesite", cookie("a=1"), cookie("a=1; SameSite=strict"));
    row("cookie-none-insecure", cookie("a=1; SameSite=None"), cookie("a=1; SameSite=None; Secure"));
    row("cookie-prefix", cookie("__Host-a=1; Secure; Path=/; Domain=example.org"),
        cookie("__host-a=1; Secure; Path=/"));
    row("cookie-rejected", cookie("a=1; Domain=example.com"), cookie("a=1; Domain=.Example.org"));
    row("cookie-long", cookie("a=1; Max-Age=34560001"), cookie("a=1; Max-Age=34560000"));
    row("cookie-on-static", document("", "https://example.org/a.png", "Content-Type: image/png\nSet-Cookie: a=1\n"),
        cookie("a=1"));
}

void TestSecurityChecks::twins()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, bad);
    QFETCH(UrlRecord, good);
    m_seen.insert(check);
    tellTwinsApart(check, bad, good, false);
}

void TestSecurityChecks::everyCheckHasTwins()
{
    haveAllTwins(m_seen, Table::Security);
}

/// What the first pair does not tell.
void TestSecurityChecks::more_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("page");
    QTest::addColumn<bool>("isFound");
    const auto row = [](const char *check, const char *what, const UrlRecord &page, bool isFound) {
        QTest::addRow("%s: %s", check, what) << QByteArray(check) << page << isFound;
    };
    const auto doc
        = [](const char *body, const char *headers = "") { return document(inBody(body), Address, headers); };
    const auto head = [](const char *more) { return document(inHead(more), Address, "X-Other: 1\n"); };

    row("sec-mixed-active", "frame", doc("<iframe src='HTTP://example.com/'></iframe>"), true);
    row("sec-mixed-active", "srcdoc goes before src", doc("<iframe srcdoc=x src='http://example.com/'></iframe>"),
        false);
    row("sec-mixed-active", "sets of images", doc("<img srcset='http://example.com/a.png 2x'>"), true);
    row("sec-mixed-active", "style sheet", head("<link rel=stylesheet href=http://example.com/a.css>"), true);
    row("sec-mixed-active", "feed", head("<link rel=alternate href=http://example.com/a.xml>"), false);
    row("sec-mixed-active", "import", head("<style>@import 'http://example.com/a.css'</style>"), true);
    row("sec-mixed-active", "font", head("<style>a { src: url(http://example.com/a.woff2) }</style>"), true);
    row("sec-mixed-active", "upgraded",
        doc("<script src=http://example.com/a.js></script>", "Content-Security-Policy: upgrade-insecure-requests\n"),
        false);
    row("sec-mixed-active", "data", doc("<script type='application/json' src=http://example.com/a></script>"), false);
    row("sec-mixed-active", "own machine", doc("<script src=http://localhost:80/a.js></script>"), false);
    row("sec-mixed-active", "template", doc("<template><script src=http://example.com/a.js></script></template>"),
        false);
    row("sec-mixed-active", "base", document("<base href=http://example.com/><script src=a.js></script>"), true);
    row("sec-mixed-active", "own scheme",
        document("<base href=http://example.com/><script src=https://a.org/></script>"), false);
    row("sec-mixed-passive", "style", doc("<p style='background: url(http://example.com/a.png)'>"), true);
    row("sec-mixed-passive", "drawing", doc("<svg><image href='http://example.com/a.png'/></svg>"), true);
    row("sec-mixed-passive", "drawing, as it was",
        doc("<svg><image xlink:href='http://example.com/a.png'/></svg><image-x href='http://example.com/'></image-x>"),
        true);
    row("sec-mixed-active", "script of a drawing",
        doc("<svg><script xlink:href='http://example.com/a.js'></script></svg>"), true);
    row("sec-mixed-passive", "text", doc("<pre>url(http://example.com/a.png)</pre>"), false);
    row("sec-mixed-passive", "upgraded within",
        document(inHead("<meta http-equiv=content-security-policy content=upgrade-insecure-requests><link rel=icon "
                        "href=http://a.org/>")),
        false);
    row("sec-form-insecure", "button", doc("<form><button formaction='http://example.org/'></form>"), true);
    row("sec-form-insecure", "clear page, relative", document(inBody("<form action=/x>"), Clear), false);
    row("sec-form-insecure", "clear page, absolute", document(inBody("<form action=http://a.org/x>"), Clear), false);
    row("sec-form-on-http", "this machine", document(inBody("<form action=/x>"), "http://127.0.0.1:8080/"), false);
    row("sec-form-on-http", "a private network", document(inBody("<form action=/x>"), "http://intranet.local/"), false);
    row("sec-password-get", "elsewhere", doc("<input type=password form=f><form id=f></form>"), true);
    row("sec-password-get", "behind it", doc("<form id=f></form><input type=password form=f>"), true);
    row("sec-password-get", "outside", doc("<form></form><input type=password>"), false);
    row("sec-password-get", "button posts", doc("<form><input type=password><button formmethod=post></form>"), false);
    row("sec-hsts-missing", "http", sent("", Clear), false);
    row("sec-hsts-missing", "address", sent("", "https://192.0.2.1/"), false);
    row("sec-hsts-missing", "a private name", sent("", "https://intranet.local/"), false);
    row("sec-hsts-short", "a private name", sent("Strict-Transport-Security: max-age=1\n", "https://intranet.local/"),
        false);
    row("sec-hsts-invalid", "over http", sent("Strict-Transport-Security: max-age=31536000\n", Clear), true);
    row("sec-hsts-invalid", "twice", sent("Strict-Transport-Security: max-age=1, max-age=1\n"), true);
    row("sec-hsts-weak", "invalid ones are another matter", sent("Strict-Transport-Security: max-age=x\n"), false);
    row("sec-csp-missing", "in the page", head("<meta http-equiv=Content-Security-Policy content=\"img-src 'self'\">"),
        false);
    row("sec-csp-missing", "in the body",
        document(
            inBody("<meta http-equiv=Content-Security-Policy content=\"img-src 'self'\">"), Address, "X-Other: 1\n"),
        true);
    row("sec-csp-missing", "empty", policy(";,;"), true);
    row("sec-csp-weak", "two together", policy("script-src 'self', object-src 'none'"), false);
    row("sec-csp-weak", "header and page",
        document(inHead("<meta http-equiv=content-security-policy content=\"object-src 'none'\">"), Address,
            "Content-Security-Policy: script-src 'self'\n"),
        false);
    row("sec-csp-weak", "page alone", head("<meta http-equiv=content-security-policy content=\"object-src 'none'\">"),
        true);
    row("sec-csp-weak", "none at all", sent(""), false);
    row("sec-csp-syntax", "page", head("<meta http-equiv=content-security-policy content='defaultsrc x'>"), true);
    row("sec-frame-unprotected", "in the page",
        head("<meta http-equiv=content-security-policy content=\"frame-ancestors 'none'\">"), true);
    row("sec-frame-unprotected", "policy", policy("frame-ancestors 'self'"), false);
    row("sec-xfo-invalid", "the same twice", sent("X-Frame-Options: DENY, deny\n"), false);
    row("sec-xfo-invalid", "two", sent("X-Frame-Options: DENY, SAMEORIGIN\n"), true);
    row("sec-xfo-invalid", "two headers", sent("X-Frame-Options: DENY\nX-Frame-Options: SAMEORIGIN\n"), true);
    row("sec-xfo-invalid", "two headers alike", sent("X-Frame-Options: DENY\nX-Frame-Options: deny\n"), false);
    row("sec-xfo-invalid", "with a second value", sent("X-Frame-Options: DENY, ALLOW-FROM https://a.example\n"), true);
    row("sec-xfo-invalid", "with nothing behind a comma", sent("X-Frame-Options: SAMEORIGIN,\n"), true);
    row("sec-xfo-invalid", "empty", sent("X-Frame-Options: \n"), false);
    row("sec-frame-unprotected", "allowed from somewhere", sent("X-Frame-Options: ALLOW-FROM https://a.example\n"),
        true);
    row("sec-frame-unprotected", "two that contradict each other", sent("X-Frame-Options: SAMEORIGIN, DENY\n"), false);
    row("sec-frame-unprotected", "one that is known, one that is not",
        sent("X-Frame-Options: SAMEORIGIN\nX-Frame-Options: ALLOW-FROM https://a.example\n"), false);
    row("sec-frame-unprotected", "two that are not known", sent("X-Frame-Options: ALLOW-FROM x, NONE\n"), true);
    row("sec-frame-unprotected", "everybody and nobody", sent("X-Frame-Options: ALLOWALL, NONE\n"), false);
    row("sec-frame-unprotected", "everybody", sent("X-Frame-Options: ALLOWALL\n"), true);
    row("sec-frame-unprotected", "empty", sent("X-Frame-Options: \n"), true);
    row("sec-frame-unprotected", "policy that only reports",
        sent("Content-Security-Policy-Report-Only: frame-ancestors 'none'\n"), true);
    row("sec-xfo-invalid", "passed over",
        sent("X-Frame-Options: ALLOW-FROM x\nContent-Security-Policy: frame-ancestors x\n"), false);
    row("sec-nosniff-missing", "no headers at all", sent("HTTP/1.1 200 OK\r\n\r\n"), true);
    row("sec-referrer-policy", "in the page", head("<meta name=referrer content=origin>"), false);
    row("sec-referrer-policy", "unknown", sent("Referrer-Policy: none\n"), true);
    row("sec-referrer-unsafe", "in the page", head("<meta name=referrer content=always>"), true);
    row("sec-referrer-unsafe", "in the page, the last one",
        head(
            "<meta name=referrer content=origin><meta name=Referrer content=Unsafe-URL><meta name=referrer content=x>"),
        true);
    row("sec-referrer-policy", "in the page, a list", head("<meta name=referrer content='origin, no-referrer'>"), true);
    row("sec-coop-missing", "http", sent("", Clear), false);
    row("sec-version-leak", "powered by", sent("X-Powered-By: PHP/8.2.1\n"), true);
    row("sec-version-leak", "name with a number", sent("Server: AmazonS3\n"), false);
    row("sec-sri-missing", "style", head("<link rel=stylesheet href=//example.com/a.css>"), true);
    row("sec-sri-missing", "same site", head("<link rel=stylesheet href=//example.org/a.css>"), false);
    row("sec-sri-missing", "icon", head("<link rel=icon href=//example.com/a.png>"), false);
    row("sec-secret-in-page", "in a script", doc("<script>var id = 'AKIAQWERTYUIOPASDFGH'</script>"), true);
    row("sec-secret-in-page", "of a manual", doc("AKIAIOSFODNN7EXAMPLE"), false);
    row("sec-secret-in-page", "longer", doc("AKIAQWERTYUIOPASDFGHX"), false);
    row("sec-secret-in-page", "shorter", doc("xAKIAQWERTYUIOPASDFGH AKIAQWERTYUIOPASDFG"), false);
    row("sec-secret-in-page", "token", doc("ghp_abcdefghijABCDEFGHIJ0123456789abcdef<p>"), true);
    row("sec-secret-in-page", "name", doc("ghp_abcdefghij PRIVATE KEY-----"), false);
    row("sec-secret-in-page", "public", document(QByteArray("-----BEGIN PUBLIC KEY-----" + QByteArray(80, 'A'))),
        false);
    row("sec-secret-in-page", "in JSON",
        document(
            QByteArray("<script>{\"private_key\": \"-----BEGIN PRIVATE KEY-----\\n" + QByteArray(80, 'A') + "\"}")),
        true);
    row("sec-secret-in-page", "at the end", doc("AKI"), false);
    row("cookie-not-secure", "taken away", cookie("a=; Max-Age=0"), false);
    row("cookie-not-secure", "redirect", document("", Address, "HTTP/1.1 302 Found\nLocation: /b\nSet-Cookie: a=1\n"),
        true);
    row("cookie-no-samesite", "no value of it", cookie("a=1; SameSite=no"), true);
    row("cookie-session-not-httponly", "words", cookie("inside_author=1"), false);
    row("cookie-session-not-httponly", "connect.sid", cookie("connect.sid=1"), true);
    row("cookie-not-httponly", "for scripts", cookie("XSRF-TOKEN=1"), false);
    row("cookie-not-httponly", "a login has its own check", cookie("PHPSESSID=1"), false);
    row("cookie-not-httponly", "kept from scripts", cookie("__RequestVerificationToken=1"), true);
    row("cookie-rejected", "suffix", cookie("a=1; Domain=org"), true);
    row("cookie-rejected", "secure over http", cookie("a=1; Secure", Clear), true);
    row("cookie-rejected", "size", cookie(QByteArray("a=" + QByteArray(4096, 'x'))), true);
    row("cookie-rejected", "size that fits", cookie(QByteArray("a=" + QByteArray(4095, 'x'))), false);
    row("cookie-rejected", "attribute", cookie(QByteArray("a=1; Path=/" + QByteArray(1024, 'x'))), true);
    row("cookie-long", "a date", cookie("a=1; Expires=Tue, 01 Jan 2999 00:00:00 GMT"), true);
}

void TestSecurityChecks::more()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, page);
    QFETCH(bool, isFound);
    const Verdict verdict = verdictOf(*checkFromId(check), page);
    QCOMPARE(int(verdict.state), int(isFound ? State::Found : State::NotFound));
}

void TestSecurityChecks::evidence_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("page");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("evidence");
    const auto row = [](const char *check, const UrlRecord &page, int count, const char *evidence) {
        QTest::addRow("%s", check) << QByteArray(check) << page << count << QByteArray(evidence);
    };
    row("cookie-not-secure", sent("Set-Cookie: first=secret\nSet-Cookie: second=secret\n"), 2, "first");
    row("sec-csp-weak", policy("script-src 'nonce-abc'"), 1, "object-src base-uri");
    row("sec-csp-syntax", policy("foo; bar x; script-src 'self' none"), 3, "foo");
    row("sec-mixed-passive", document(inBody("<img src=http://a.org/1><video src=http://a.org/2>")), 2,
        "http://a.org/1");
    row("sec-form-on-http", document(inBody("<form action=/a></form><form><input type=password></form>"), Clear), 2,
        "password");
    row("sec-secret-in-page", document("AKIAQWERTYUIOPASDFGH, AKIAQWERTYUIOPASDFGH"), 2, "AKIA…");
    row("sec-hsts-short", sent("Strict-Transport-Security: max-age=0\n"), 1, "0");
}

void TestSecurityChecks::evidence()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, page);
    const Verdict verdict = verdictOf(*checkFromId(check), page);
    QTEST(verdict.count, "count");
    QTEST(verdict.evidence, "evidence");
}

/// Headers that were not kept: nothing is made up.
void TestSecurityChecks::withoutHeaders()
{
    const UrlRecord record = document(Fine);
    QVERIFY(record.page.headers.isEmpty());
    for (const char *check : {"sec-hsts-missing", "sec-hsts-weak", "sec-csp-missing", "sec-csp-weak", "sec-csp-syntax",
             "sec-frame-unprotected", "sec-nosniff-missing", "sec-referrer-policy", "sec-permissions-policy",
             "sec-coop-missing", "sec-cors-open", "sec-version-leak", "sec-xss-header", "cookie-not-secure"})
        QVERIFY2(verdictOf(*checkFromId(check), record).state == State::Undecidable, check);
    QVERIFY(verdictOf(*checkFromId("sec-http-page"), record).state == State::NotFound);
}

/// A page that was read by an older version: its own policies are not known, but may be enough.
void TestSecurityChecks::withoutObservations()
{
    UrlRecord record = policy("default-src 'self' 'unsafe-inline'");
    record.page.observations.clear();
    for (const char *check : {"sec-csp-weak", "sec-csp-syntax", "sec-referrer-policy", "sec-mixed-active"})
        QVERIFY2(verdictOf(*checkFromId(check), record).state == State::Undecidable, check);
    QVERIFY(verdictOf(*checkFromId("sec-csp-missing"), record).state == State::NotFound);
}

ARGIOPE_TEST(TestSecurityChecks, void)
#include "tst_securitychecks.moc"
