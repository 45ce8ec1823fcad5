// A whole project held against the checks: by one thread and by several the same comes in the same order.

#include "core/audit/audit.h"
#include "core/audit/ignores.h"
#include "core/facts/observations.h"
#include "core/store/probetable.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace argiope;
using namespace argiope::audit;
using base::UrlId;

namespace {

constexpr int Urls = 3000;

/// Pages, images, redirects and failures, one in nine kept out, on one host.
bool makeSite(const QString &path)
{
    settings::CrawlSettings settings;
    settings.seeds = QStringList{QStringLiteral("https://site.example/")};
    auto created = store::Writer::create(path, settings);
    if (!created)
        return false;
    store::Writer &writer = **created;
    writer.begin();
    const base::HostId host = writer.host("https://site.example");
    const base::RuleId in = writer.rule({facts::RuleKind::Host, "site.example"});
    const base::RuleId out = writer.rule({facts::RuleKind::Robots, "/x"});
    for (int i = 1; i <= Urls; ++i) {
        const QByteArray number = QByteArray::number(i);
        store::NewUrl row;
        row.url = "https://site.example/" + QByteArray(i % 5 == 0 ? "A_" : "a/") + number;
        row.key = url::urlKey(row.url, writer.keySeed());
        row.host = host;
        row.depth = i == 1 ? 0 : 1 + i % 6;
        row.state = i % 9 == 0 ? store::UrlState::Skipped : store::UrlState::Queued;
        row.rule = i % 9 == 0 ? out : in;
        const UrlId id = writer.insert(row);
        if (i % 9 == 0 || i % 50 == 1)
            continue; // kept out, or waits
        store::PageRecord page;
        page.id = id;
        page.outcome = i % 11 == 0 ? base::Outcome::Broken : base::Outcome::Ok;
        page.status = i % 11 == 0 ? 404 : 200;
        page.contentType = i % 7 == 0 ? "image/png" : "text/html";
        if (i % 7 != 0 && i % 11 != 0) {
            page.readAs = facts::NewestFacts;
            page.charset = "utf-8";
            page.title = i % 4 == 0 ? QByteArray("One title") : QByteArray("Title " + number);
            page.observations = i % 3 == 0 ? "{\"title-multiple\":[2,\"x\"]}" : "{}";
        }
        page.headers = "Content-Type: text/html\nServer: x/1.0\n";
        writer.finish(page);
    }
    return writer.commit().ok();
}

/// A start page, and a page that says what the site answers where nothing is.
bool makeSoftErrors(const QString &path)
{
    settings::CrawlSettings settings;
    settings.seeds = QStringList{QStringLiteral("https://site.example/")};
    auto created = store::Writer::create(path, settings);
    if (!created)
        return false;
    store::Writer &writer = **created;
    writer.begin();
    store::ProbeRecord probe;
    probe.url = "https://site.example/no-such-page-1";
    probe.host = writer.host("https://site.example");
    probe.state = store::UrlState::Finished;
    probe.outcome = base::Outcome::Broken;
    probe.status = 404;
    for (const char *name : {"", "nothing"}) {
        store::NewUrl row;
        row.url = QByteArray("https://site.example/") + name;
        row.key = url::urlKey(row.url, writer.keySeed());
        row.host = probe.host;
        row.depth = *name ? 1 : 0;
        row.rule = writer.rule({facts::RuleKind::Host, "site.example"});
        store::PageRecord page;
        page.id = writer.insert(row);
        page.outcome = base::Outcome::Ok;
        page.status = 200;
        page.contentType = "text/html";
        page.readAs = facts::NewestFacts;
        page.title = "A title";
        page.wordCount = 30;
        page.mainWords = 30;
        page.textHash = QByteArray(16, 'h');
        page.observations = "{}";
        facts::Observations said;
        said.add("words", {}, page.wordCount);
        said.add("text", page.textHash.toBase64());
        probe.observations = said.json();
        writer.finish(page);
    }
    probe.id = writer.probes().keep(probe); // planned, then answered
    writer.probes().keep(probe);
    return writer.commit().ok();
}

/// "/" redirects to a page, and the page names "/" as canonical and says noindex.
bool makeRedirectedStart(const QString &path)
{
    settings::CrawlSettings settings;
    settings.seeds = QStringList{QStringLiteral("site.example/")};
    auto created = store::Writer::create(path, settings);
    if (!created)
        return false;
    store::Writer &writer = **created;
    writer.begin();
    UrlId ids[3];
    const char *const urls[] = {"http://site.example/", "http://site.example/home", "http://site.example/other"};
    for (int i = 0; i < 3; ++i) {
        store::NewUrl row;
        row.url = urls[i];
        row.key = url::urlKey(row.url, writer.keySeed());
        row.host = writer.host("http://site.example");
        row.depth = i;
        row.referrer = i == 0 ? UrlId::None : ids[i - 1];
        row.rule = writer.rule({facts::RuleKind::Host, "site.example"});
        ids[i] = writer.insert(row);
    }
    for (int i = 0; i < 3; ++i) {
        store::PageRecord page;
        page.id = ids[i];
        page.outcome = i == 0 ? base::Outcome::Redirect : base::Outcome::Ok;
        page.status = i == 0 ? 302 : 200;
        page.redirectTo = i == 0 ? ids[1] : UrlId::None;
        page.contentType = "text/html";
        if (i > 0) {
            page.readAs = facts::NewestFacts;
            page.canonical = urls[0];
            page.noIndex = true;
            page.metaRobots = "noindex";
            page.observations = "{}";
        }
        writer.finish(page);
    }
    return writer.commit().ok();
}

struct Findings
{
    QByteArrayList findings;
    AuditResult result;
};

Findings told(const QString &path, int threads, QList<Ignore> ignores = {})
{
    Findings all;
    auto reader = store::Reader::open(path);
    if (!reader)
        return all;
    AuditOptions options;
    options.threads = threads;
    options.ignores = std::move(ignores);
    options.finding = [&all](const Finding &finding) {
        all.findings.append(QByteArray(finding.check->id) + ' ' + QByteArray::number(base::raw(finding.page)) + ' '
            + finding.url + ' ' + name(finding.verdict.state) + ' ' + QByteArray::number(finding.verdict.count) + ' '
            + finding.verdict.evidence + ' ' + QByteArray::number(base::raw(finding.other))
            + (finding.ignored ? " ignored" : ""));
    };
    all.result = auditProject(**reader, options);
    return all;
}

} // namespace

class TestAuditProject : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("p.argiope"));

private Q_SLOTS:
    void initTestCase() { QVERIFY(makeSite(m_path)); }

    /// What the server's settings decide, once; of two checks that say the same, one.
    void toldOnce()
    {
        const Findings all = told(m_path, 1);
        const auto of = [&all](const char *check) {
            QByteArrayList found;
            for (const QByteArray &finding : all.findings) {
                if (finding.startsWith(check))
                    found.append(finding);
            }
            return found;
        };
        const auto sumOf = [&all](const char *id) { return all.result.sums[size_t(indexOf(*checkFromId(id)))]; };
        const CheckSum hsts = sumOf("sec-hsts-missing");
        QCOMPARE(hsts.pages, 1);
        QVERIFY(hsts.instances > 1000);
        QCOMPARE(hsts.instances, hsts.checked);
        const QByteArray number = QByteArray::number(hsts.instances);
        QCOMPARE(of("sec-hsts-missing"),
            QByteArrayList{"sec-hsts-missing 2  found " + number + ' ' + number + " / " + number + " 0"});
        QVERIFY(sumOf("title-multiple").pages > 100); // of single pages
        QVERIFY(sumOf("title-too-short").pages > 1000);
        QCOMPARE(sumOf("title-too-narrow").pages, 0);
        auto reader = store::Reader::open(m_path);
        QVERIFY(reader);
        AuditOptions options;
        options.checks = {checkFromId("title-too-narrow")};
        const AuditResult narrow = auditProject(**reader, options);
        QVERIFY(narrow.sums[size_t(indexOf(*options.checks.front()))].pages > 1000);
        // Where somebody ignores it on some pages, the others are told.
        const Findings less = told(m_path, 1, {{"sec-hsts-missing", QStringLiteral("7$"), {}}});
        const CheckSum left = less.result.sums[size_t(indexOf(*checkFromId("sec-hsts-missing")))];
        QCOMPARE(left.pages, 1);
        QCOMPARE(left.instances + left.ignored, hsts.instances);
    }

    /// Where "/" leads to a page, that is the home page.
    void redirectedStart()
    {
        const QString path = m_folder.filePath(QStringLiteral("redirected.argiope"));
        QVERIFY(makeRedirectedStart(path));
        for (const int threads : {1, 2}) {
            QByteArrayList found;
            for (const QByteArray &finding : told(path, threads).findings) {
                for (const char *check : {"index-noindex ", "index-noindex-start ", "canonical-to-home "}) {
                    if (finding.startsWith(check))
                        found.append(check + finding.split(' ')[1]);
                }
            }
            std::sort(found.begin(), found.end());
            QCOMPARE(found, (QByteArrayList{"canonical-to-home 3", "index-noindex 3", "index-noindex-start 2"}));
        }
    }

    void threadsChangeNothing_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("two") << 2;
        QTest::newRow("seven") << 7;
    }
    void threadsChangeNothing()
    {
        QFETCH(const int, threads);
        const QList<Ignore> ignores{{"title-duplicate", QStringLiteral("8$"), {}}, {"http-client-error", {}, {}}};
        const Findings alone = told(m_path, 1, ignores);
        QVERIFY(!alone.result.error);
        QVERIFY(alone.findings.size() > Urls);
        const Findings together = told(m_path, threads, ignores);
        QVERIFY(!together.result.error);
        QCOMPARE(together.findings, alone.findings);
        QCOMPARE(together.result.urls, alone.result.urls);
        QCOMPARE(together.result.pages, alone.result.pages);
        for (const Check &check : checks()) {
            const CheckSum &a = alone.result.sums[size_t(indexOf(check))];
            const CheckSum &b = together.result.sums[size_t(indexOf(check))];
            QVERIFY2(a.checked == b.checked && a.pages == b.pages && a.instances == b.instances
                    && a.undecidable == b.undecidable && a.ignored == b.ignored,
                check.id);
        }
    }
    void isCanceled_data() { threadsChangeNothing_data(); }
    void isCanceled()
    {
        QFETCH(const int, threads);
        auto reader = store::Reader::open(m_path);
        QVERIFY(reader);
        std::atomic<bool> cancel{false};
        AuditOptions options;
        options.threads = threads;
        options.cancel = &cancel;
        int found = 0;
        options.finding = [&](const Finding &) {
            if (++found == 10)
                cancel = true;
        };
        QVERIFY(auditProject(**reader, options).canceled);
        QVERIFY(found < 500);
    }
    /// What was found on a page is said again of that page alone.
    void saysAgain()
    {
        const QString path = m_folder.filePath(QStringLiteral("again.argiope"));
        QVERIFY(makeSoftErrors(path));
        auto reader = store::Reader::open(path);
        QVERIFY(reader);
        const Check *check = checkFromId("soft-404");
        AuditOptions options;
        options.checks = {check};
        QList<Finding> findings;
        options.finding = [&findings](const Finding &finding) { findings.append(finding); };
        QVERIFY(!auditProject(**reader, options).error);
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings[0].verdict.evidence, QByteArray("https://site.example/no-such-page-1"));
        const auto record = (*reader)->row(findings[0].page);
        QVERIFY(record);
        QCOMPARE(verdictAgain(*check, *record, **reader, Limits()).evidence, findings[0].verdict.evidence);
    }
    /// Ignored findings are told as such, and counted apart.
    void countsIgnoredApart()
    {
        const auto sumOf
            = [](const Findings &all, const char *id) { return all.result.sums[size_t(indexOf(*checkFromId(id)))]; };
        const Findings plain = told(m_path, 1);
        const Findings less
            = told(m_path, 1, {{"http-client-error", QStringLiteral("/A_"), {}}, {"title-duplicate", {}, {}}});
        const CheckSum errors = sumOf(plain, "http-client-error");
        QVERIFY(errors.pages > 0 && errors.ignored == 0);
        const CheckSum fewer = sumOf(less, "http-client-error");
        QVERIFY(fewer.ignored > 0 && fewer.pages > 0);
        QCOMPARE(fewer.pages + fewer.ignored, errors.pages);
        QCOMPARE(fewer.checked, errors.checked);
        const CheckSum titles = sumOf(less, "title-duplicate"); // which takes the whole crawl
        QCOMPARE(titles.pages, 0);
        QCOMPARE(titles.instances, 0);
        QCOMPARE(titles.ignored, sumOf(plain, "title-duplicate").pages);
        QVERIFY(!isFound(less.result, *checkFromId("title-duplicate")));
        QCOMPARE(less.findings.size(), plain.findings.size());
    }
};

ARGIOPE_TEST(TestAuditProject, QCoreApplication)
#include "tst_auditproject.moc"
