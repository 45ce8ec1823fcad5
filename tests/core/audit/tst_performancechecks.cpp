// Speed and weight: for every check a page where it must be found, and a twin where it must not.

#include "tests/core/audit/auditing.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using store::UrlRecord;

namespace {

UrlRecord timed(int firstByte, int response)
{
    return changed(document(Fine), [=](UrlRecord &r) {
        r.page.firstByteMs = firstByte;
        r.page.responseMs = response;
    });
}
UrlRecord sized(const char *type, qint64 bytes)
{
    return changed(
        document("", "https://example.org/a", QByteArray("Content-Type: ") + type + "\n"), [=](UrlRecord &r) {
            r.page.bytes = bytes;
            r.page.contentHash = "read";
        });
}
/// A file that stays the same, with these headers.
UrlRecord file(const char *headers, const char *type = "text/css")
{
    return document("a {}", "https://example.org/a",
        QByteArray("Content-Type: ") + type + "\nDate: Mon, 23 Nov 2026 00:00:00 GMT\n" + headers);
}
UrlRecord text(qsizetype bytes, const char *headers)
{
    return document(
        QByteArray(bytes, 'x'), "https://example.org/a.txt", QByteArray("Content-Type: text/plain\n") + headers);
}
/// That somebody has looked into.
UrlRecord inspected(const char *type, qint64 bytes, const QByteArray &noted)
{
    return changed(sized(type, bytes), [&](UrlRecord &r) { r.page.inspected = noted; });
}
UrlRecord body(const QByteArray &more)
{
    return document(QByteArray(Fine + more));
}
QByteArray many(int count, const char *form)
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += QByteArray(form).replace("%", QByteArray::number(i));
    return all;
}

} // namespace

class TestPerformanceChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins();
    void everyCheckHasTwins();
    void more_data();
    void more();
    void measures_data();
    void measures();
    void theCrawlsOwnLoadIsTold();

private:
    QSet<QByteArray> m_seen;
};

void TestPerformanceChecks::twins_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("bad");
    QTest::addColumn<UrlRecord>("good");
    const auto row = [](const char *check, const UrlRecord &bad, const UrlRecord &good) {
        QTest::addRow("%s", check) << QByteArray(check) << bad << good;
    };
    row("perf-slow-first-byte", timed(801, 900), timed(800, 900));
    row("perf-very-slow-first-byte", timed(1801, 1900), timed(1800, 1900));
    row("perf-slow", timed(10, 1001), timed(10, 1000));
    row("perf-very-slow", timed(10, 3001), timed(10, 3000));
    const qint64 mebibyte = 1024 * 1024;
    row("perf-html-large", sized("text/html", 2 * mebibyte + 1), sized("text/html", 2 * mebibyte));
    row("perf-html-heavy", sized("text/html", 500'001), sized("text/html", 500'000));
    row("resource-large", sized("text/css", 2 * mebibyte + 1), sized("application/pdf", 64 * mebibyte));
    row("perf-uncompressed", text(1400, "Content-Encoding: identity\n"), text(1400, "Content-Encoding: gzip\n"));
    row("perf-vary-missing", text(100, "Content-Encoding: gzip\nVary: Cookie\n"),
        text(100, "Content-Encoding: gzip\nVary: Cookie, accept-encoding\n"));
    row("perf-not-cacheable", file("Cache-Control: no-store, max-age=86400\n"), file("ETag: \"1\"\n"));
    row("perf-cache-short", file("Cache-Control: max-age=86399\n"), file("Cache-Control: max-age=86400\n"));
    row("perf-no-validator", document(Fine, Address, "X-Other: 1\n"), document(Fine, Address, FineHeaders));
    row("perf-dom-large", body(many(1400, "<br>")), body(many(1300, "<br>")));
    row("perf-dom-many", body(many(818, "<br>")), body(many(800, "<br>")));
    row("perf-dom-deep", body(many(32, "<div>")), body(many(31, "<div>")));
    row("perf-blocking-script", document(inHead("<script src=a.js></script>")),
        document(inHead("<script src=a.js defer></script><script src=b.js type=module></script>")));
    row("perf-many-styles", document(inHead(many(6, "<link rel=stylesheet href=%.css>").constData())),
        document(
            inHead(many(5, "<link rel=stylesheet href=%.css><link rel=stylesheet media=print href=p>").constData())));
    row("perf-many-requests", body(many(101, "<img src=%.png>")), body(many(101, "<img src=a.png>")));
    row("perf-inline-heavy", body("<script>" + QByteArray(100'001, ' ') + "</script>"),
        body("<pre>" + QByteArray(100'001, 'x') + "</pre>"));
    row("perf-unminified", inspected("text/css", 40'000, R"({"spare-bytes":[2049,""]})"),
        inspected("text/css", 40'000, R"({"spare-bytes":[2048,""]})"));
}

void TestPerformanceChecks::twins()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, bad);
    QFETCH(UrlRecord, good);
    m_seen.insert(check);
    tellTwinsApart(check, bad, good, false);
}

void TestPerformanceChecks::everyCheckHasTwins()
{
    haveAllTwins(m_seen, Table::Performance);
}

void TestPerformanceChecks::more_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("page");
    QTest::addColumn<int>("state");
    const auto row = [](const char *check, const char *what, const UrlRecord &page, State state) {
        QTest::addRow("%s: %s", check, what) << QByteArray(check) << page << int(state);
    };
    row("perf-unminified", "nobody looked", sized("text/css", 40'000), State::Undecidable);
    row("perf-unminified", "it did not say", inspected("text/css", 40'000, R"({"spare-unread":[1]})"),
        State::Undecidable);
    row("perf-unminified", "nothing to spare", inspected("text/css", 40'000, "{}"), State::NotFound);
    row("perf-unminified", "a twentieth of it", inspected("text/javascript", 100'000, R"({"spare-bytes":[5000,""]})"),
        State::NotFound);
    row("perf-unminified", "no code", sized("text/plain", 40'000), State::NotFound);
    row("perf-slow", "not measured", timed(-1, -1), State::Undecidable);
    row("perf-uncompressed", "small", text(1399, ""), State::NotFound);
    row("perf-uncompressed", "image", sized("image/png", 100'000), State::NotFound);
    row("perf-uncompressed", "drawing", sized("image/svg+xml", 100'000), State::Found);
    row("perf-uncompressed", "size not known", sized("text/css", -1), State::Undecidable);
    row("perf-uncompressed", "no headers", changed(text(2000, ""), [](UrlRecord &r) { r.page.headers.clear(); }),
        State::Undecidable);
    row("perf-vary-missing", "any", text(100, "Content-Encoding: br\nVary: *\n"), State::NotFound);
    row("perf-vary-missing", "one visitor's", text(100, "Content-Encoding: br\nCache-Control: private\n"),
        State::NotFound);
    row("perf-not-cacheable", "nothing said", file(""), State::Found);
    row("perf-not-cacheable", "page", file("Cache-Control: no-store\n", "text/html"), State::NotFound);
    row("perf-cache-short", "until a date", file("Expires: Tue, 24 Nov 2026 00:00:00 GMT\n"), State::NotFound);
    row("perf-cache-short", "until a date of today", file("Expires: Mon, 23 Nov 2026 23:00:00 GMT\n"), State::Found);
    row("perf-cache-short", "max-age first", file("Cache-Control: max-age=90000\nExpires: 0\n", "image/png"),
        State::NotFound);
    row("perf-cache-short", "not at all", file("Cache-Control: no-store\n"), State::NotFound);
    row("perf-cache-short", "by its validator", file("ETag: \"1\"\n"), State::Found);
    row("resource-large", "length before it is unpacked",
        changed(sized("text/css", 1000),
            [](UrlRecord &r) {
                r.page.contentHash.clear();
                r.page.headers += "Content-Encoding: gzip\n";
            }),
        State::Undecidable);
    row("perf-no-validator", "that nobody keeps", document(Fine, Address, "Cache-Control: no-cache, no-store\n"),
        State::NotFound);
    row("perf-no-validator", "that is asked for again", document(Fine, Address, "Cache-Control: private, max-age=0\n"),
        State::Found);
    row("perf-dom-large", "templates", body("<template>" + many(2000, "<br>") + "</template>"), State::NotFound);
    row("perf-dom-large", "older", changed(body(""), [](UrlRecord &r) { r.page.observations.clear(); }),
        State::Undecidable);
    row("perf-dom-deep", "many children", body("<p>" + many(61, "<br>")), State::Found);
    row("perf-blocking-script", "body", body("<script src=a.js></script>"), State::NotFound);
    row("perf-blocking-script", "within", document(inHead("<script>1</script>")), State::NotFound);
    row("perf-blocking-script", "old browsers", document(inHead("<script nomodule src=a.js></script>")),
        State::NotFound);
}

void TestPerformanceChecks::more()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, page);
    QTEST(int(verdictOf(*checkFromId(check), page).state), "state");
}

/// The numbers themselves.
void TestPerformanceChecks::measures_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<UrlRecord>("page");
    QTest::addColumn<QByteArray>("evidence");
    const auto row = [](const char *check, const QByteArray &html, const char *evidence) {
        QTest::addRow("%s", check) << QByteArray(check) << document(html) << QByteArray(evidence);
    };
    // html, head, body and what is within them
    row("perf-dom-large", QByteArray("<p>" + many(1500, "<br>")), "1504");
    row("perf-dom-deep", many(40, "<div>"), "41");
    row("perf-dom-deep", QByteArray("<p>" + many(70, "<br>")), "70 children");
    row("perf-many-requests", QByteArray(many(120, "<img src=%.png>") + many(120, "<img src=%.png>")), "120");
    row("perf-inline-heavy",
        QByteArray("<style>" + QByteArray(60'000, ' ') + "</style><script>" + QByteArray(60'000, ' ') + "</script>"),
        "120000");
}

void TestPerformanceChecks::measures()
{
    QFETCH(QByteArray, check);
    QFETCH(UrlRecord, page);
    QTEST(verdictOf(*checkFromId(check), page).evidence, "evidence");
}

/// A server that was made slow by being asked for several pages at a time is no slow server.
void TestPerformanceChecks::theCrawlsOwnLoadIsTold()
{
    const UrlRecord alone = timed(2000, 4000);
    const UrlRecord loaded = changed(alone, [](UrlRecord &r) {
        auto observed = facts::Observations::fromJson(r.page.observations);
        observed.add(facts::UnderLoad, {}, 3);
        r.page.observations = observed.json();
    });
    for (const char *check : {"perf-slow-first-byte", "perf-very-slow-first-byte", "perf-slow", "perf-very-slow"}) {
        const QByteArray told = verdictOf(*checkFromId(check), loaded).evidence;
        QCOMPARE(told,
            verdictOf(*checkFromId(check), alone).evidence + ", under the crawl's own load of 3 requests at a time");
    }
}

ARGIOPE_TEST(TestPerformanceChecks, void)
#include "tst_performancechecks.moc"
