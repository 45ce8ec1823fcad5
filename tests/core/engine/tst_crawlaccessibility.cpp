#include "tests/core/engine/lookinghelp.h"
#include "tests/support/testmain.h"

#include <QSslSocket>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using audit::State;
using engine::CrawlOptions;

Q_DECLARE_METATYPE(argiope::test::Wire)

namespace {

constexpr const char *Start = "<!DOCTYPE html><html lang=en><title>Start</title><main><h1>Start</h1>"
                              "<a href=/sound>Sound</a> <a href=/asking>Asking</a> <a href=/gone>Gone</a>"
                              "<p><img src=a.png></p><p><img src=b.png></p></main>";
constexpr const char *Sound
    = "<!DOCTYPE html><html lang=en><title>Sound</title><main><h1>Sound</h1><img src=a.png alt=A></main>";
constexpr const char *Asking = "<!DOCTYPE html><html lang=en><title>Asking</title><main><h1>Asking</h1>"
                               "<audio src=a.mp3 autoplay></audio></main>";

} // namespace

/// Pages held against the rules of accessibility while they are crawled.
class TestCrawlAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatItFinds_data();
    void keepsWhatItFinds();
    void looksOnlyWhereItIsTold();
    void goesOnAfterResuming();
    void readsAnewWhereItWasOff();
    void keepsItWhereNothingChanged();
};

void TestCrawlAccessibility::keepsWhatItFinds_data()
{
    QTest::addColumn<Wire>("wire");
    QTest::newRow("in clear") << Wire::Plain;
    QTest::newRow("HTTP/1.1 over TLS") << Wire::Tls;
    QTest::newRow("HTTP/2") << Wire::Http2;
}

void TestCrawlAccessibility::keepsWhatItFinds()
{
    QFETCH(Wire, wire);
    if (wire != Wire::Plain && !QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS");
    const TestSite site({{"/", Start}, {"/sound", Sound}, {"/asking", Asking}}, wire);
    const QTemporaryDir folder;
    const CrawlOptions options = lookingOptions(folder, site);
    const CrawlRun run = runCrawl(options);
    QVERIFY(countersHold(run));
    const facts::Observations start = observed(run, site.url("/"));
    QVERIFY(start.find("a11y-examined"));
    QCOMPARE(start.count("a11y-image-alt"), 2);
    QCOMPARE(start.find("a11y-image-alt")->evidence, QByteArray("<img src=a.png>"));
    QVERIFY(!observed(run, site.url("/gone")).find("a11y-examined")); // 404
    const QByteArray base = site.origin();
    const Told images = auditOf(options.path, "a11y-image-alt", base);
    QCOMPARE(images.lines, QByteArrayList{"/ found 2 <img src=a.png>"});
    QCOMPARE(images.sum.checked, 3);
    QCOMPARE(images.sum.pages, 1);
    QCOMPARE(images.sum.instances, 2);
    QCOMPARE(images.sum.undecidable, 0);
    const Told audio = auditOf(options.path, "a11y-no-autoplay-audio", base);
    QCOMPARE(audio.lines, QByteArrayList{"/asking undecidable person 1 <audio src=a.mp3 autoplay>"});
    QCOMPARE(audio.sum.pages, 0);
    QCOMPARE(audio.sum.undecidable, 0);
    QCOMPARE(audio.sum.needsPerson, 1);
    auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    QCOMPARE(audit::checksOf((*reader)->settings()).size(), audit::checks().size() - 1); // without spelling
}

void TestCrawlAccessibility::looksOnlyWhereItIsTold()
{
    const TestSite site{{"/", Start}, {"/sound", Sound}, {"/asking", Asking}};
    const QTemporaryDir folder;
    const CrawlOptions options = lookingOptions(folder, site, false);
    const CrawlRun run = runCrawl(options);
    QVERIFY(!run.urls.value(site.url("/")).page.observations.contains("a11y-"));
    const Told images = auditOf(options.path, "a11y-image-alt", site.origin());
    QVERIFY(images.lines.isEmpty());
    QCOMPARE(images.sum.checked, 3);
    QCOMPARE(images.sum.undecidable, 3);
    auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    for (const audit::Check *check : audit::checksOf((*reader)->settings()))
        QVERIFY(check->group != audit::Group::Accessibility);
    QVERIFY(!settings::CrawlSettings().accessibility);
}

void TestCrawlAccessibility::goesOnAfterResuming()
{
    const TestSite site{{"/", Start}, {"/sound", Sound}, {"/asking", Asking}};
    const QTemporaryDir folder;
    CrawlOptions options = lookingOptions(folder, site);
    options.settings.maxUrls = 1;
    QCOMPARE(runCrawl(options).reason, engine::EndReason::MaxUrls);
    CrawlOptions rest = refetchOptions(options, engine::RefetchKind::Nothing);
    rest.settings.maxUrls = 0;
    const CrawlRun run = runCrawl(rest);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    for (const char *path : {"/", "/sound", "/asking"})
        QVERIFY2(observed(run, site.url(path)).find("a11y-examined"), path);
}

/// A page that confirms by ETag is asked for as a whole, where what was not looked for is wanted now.
void TestCrawlAccessibility::readsAnewWhereItWasOff()
{
    const auto tagged = [](const Request &request) {
        return Response{.status = request.header("If-None-Match").isEmpty() ? 200 : 304,
            .headers = {{"ETag", "\"1\""}},
            .body = request.header("If-None-Match").isEmpty() ? QByteArray(Start) : QByteArray()};
    };
    const TestSite site{{"/", tagged}, {"/sound", Sound}, {"/asking", Asking}};
    const QTemporaryDir folder;
    const CrawlOptions options = lookingOptions(folder, site, false);
    (void)runCrawl(options);
    CrawlOptions again = refetchOptions(options);
    again.settings.accessibility = true;
    const CrawlRun second = runCrawl(again);
    QCOMPARE(observed(second, site.url("/")).count("a11y-image-alt"), 2);
    QVERIFY(!second.urls.value(site.url("/")).page.notModified);
    QCOMPARE(auditOf(options.path, "a11y-image-alt", site.origin()).sum.undecidable, 0);
    // What the run before did not look for is not known of it.
    auto reader = store::Reader::open(options.path);
    QVERIFY(reader);
    audit::AuditOptions past;
    past.checks = {audit::checkFromId("a11y-image-alt")};
    past.run = 1;
    const audit::AuditResult before = audit::auditProject(**reader, past);
    QCOMPARE(audit::sumOf(before, *past.checks[0]).pages, 0);
    QCOMPARE(audit::sumOf(before, *past.checks[0]).undecidable, 3);
}

void TestCrawlAccessibility::keepsItWhereNothingChanged()
{
    const auto tagged = [](const Request &request) {
        return Response{.status = request.header("If-None-Match").isEmpty() ? 200 : 304,
            .headers = {{"ETag", "\"1\""}},
            .body = request.header("If-None-Match").isEmpty() ? QByteArray(Start) : QByteArray()};
    };
    const TestSite site{{"/", tagged}, {"/sound", Sound}, {"/asking", Asking}};
    const QTemporaryDir folder;
    const CrawlOptions options = lookingOptions(folder, site);
    (void)runCrawl(options);
    const CrawlRun second = runCrawl(refetchOptions(options));
    QVERIFY(second.urls.value(site.url("/")).page.notModified);
    QCOMPARE(observed(second, site.url("/")).count("a11y-image-alt"), 2);
}

ARGIOPE_TEST(TestCrawlAccessibility, QCoreApplication)
#include "tst_crawlaccessibility.moc"
