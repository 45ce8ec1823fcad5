#include "core/audit/audit.h"
#include "core/facts/observations.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

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

CrawlOptions lookingOptions(const QTemporaryDir &folder, const TestSite &site, bool looks = true)
{
    CrawlOptions options = crawlOptions(folder.filePath(QStringLiteral("p.argiope")), site.url("/"));
    options.settings.accessibility = looks;
    options.settings.ignoreTlsErrors = settings::CertificateError::Untrusted;
    return options;
}

facts::Observations observed(const CrawlRun &run, const QByteArray &url)
{
    return facts::Observations::fromJson(run.urls.value(url).page.observations);
}

/// "path state count evidence" of what an audit tells of a check, and its sums.
struct Told
{
    QByteArrayList lines;
    audit::CheckSum sum;
};
Told auditOf(const QString &project, const char *id, const QByteArray &base)
{
    Told told;
    auto reader = store::Reader::open(project);
    if (!reader)
        return told;
    const audit::Check *check = audit::checkFromId(id);
    audit::AuditOptions options;
    options.checks = {check};
    options.finding = [&](const audit::Finding &finding) {
        told.lines << finding.url.mid(base.size()) + ' ' + audit::name(finding.verdict.state)
                + (finding.verdict.needsPerson ? " person " : " ") + QByteArray::number(finding.verdict.count) + ' '
                + finding.verdict.evidence;
    };
    const audit::AuditResult result = audit::auditProject(**reader, options);
    told.sum = audit::sumOf(result, *check);
    return told;
}

} // namespace

/// Pages held against the rules of accessibility while they are crawled.
class TestCrawlAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatItFinds_data();
    void keepsWhatItFinds();
    void looksOnlyWhereItIsTold();
    void leavesWhatIsTooBig_data();
    void leavesWhatIsTooBig();
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
    QCOMPARE(audit::checksOf((*reader)->settings()).size(), audit::checks().size());
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

void TestCrawlAccessibility::leavesWhatIsTooBig_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("examined");
    const auto many = [](const char *text, int times) { return QByteArray(text).repeated(times); };
    QTest::newRow("much, but no more than is taken") << many("<p>A</p>\n", 50'000) << true;
    QTest::newRow("elements") << many("<br>", 1'100'000) << false;
    QTest::newRow("nested words") << many("<x>", 100'000) + "<b>" + many("word ", 100'000) << false;
    QTest::newRow("overlapping") << many("<b><i><u><p>", 20'000) << true;
    QTest::newRow("one name for all") << QByteArray("<i id=a></i>")
            + QByteArray("<b role=link aria-labelledby='" + QByteArray("a ").repeated(1600) + "'></b>").repeated(1600)
                                      << false;
}

/// Pages made to be dear end, and are undecidable.
void TestCrawlAccessibility::leavesWhatIsTooBig()
{
    QFETCH(QByteArray, body);
    QFETCH(bool, examined);
    const TestSite site{{"/", "<a href=/big>big</a>"}, {"/big", body}};
    const QTemporaryDir folder;
    const CrawlOptions options = lookingOptions(folder, site);
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    const store::UrlRecord big = run.urls.value(site.url("/big"));
    const facts::Observations seen = observed(run, site.url("/big"));
    QCOMPARE(seen.find("a11y-examined") != nullptr, examined);
    if (big.page.outcome != base::Outcome::Ok)
        return; // too complex for any reading: no check of pages concerns it
    QCOMPARE(seen.find("a11y-too-complex") != nullptr, !examined);
    const Told told = auditOf(options.path, "a11y-image-alt", site.origin());
    QCOMPARE(told.sum.checked, 2);
    QCOMPARE(told.sum.undecidable, examined ? 0 : 1);
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
