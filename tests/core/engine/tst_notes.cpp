// Small values that a project keeps, written beside a crawl or into it.

#include "core/engine/notes.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;

class TestNotes : public QObject
{
    Q_OBJECT

    static QByteArray note(const QString &path, const QByteArray &name)
    {
        const auto reader = store::Reader::open(path);
        return reader ? (*reader)->meta(name) : QByteArray("no project");
    }

private Q_SLOTS:
    void aProjectKeepsThem();
    void aCrawlKeepsThem();
};

void TestNotes::aProjectKeepsThem()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.argiope"));
    TestSite site({{"/", "<title>1</title>"}});
    QCOMPARE(runCrawl(crawlOptions(path, site.url("/"))).reason, engine::EndReason::Completed);
    const QByteArray state = note(path, "state");
    QVERIFY(engine::keepNote(path, "audit_ignores", "[1]"));
    QCOMPARE(note(path, "audit_ignores"), QByteArray("[1]"));
    QVERIFY(engine::keepNote(path, "audit_ignores", {}));
    QCOMPARE(note(path, "audit_ignores"), QByteArray());
    QCOMPARE(note(path, "state"), state);
    QCOMPARE(engine::keepNote(folder.filePath(QStringLiteral("none")), "a", "b").error().code,
        store::StoreError::Code::NotFound);
}

void TestNotes::aCrawlKeepsThem()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p.argiope"));
    TestSite site;
    site.setFallback([](const Request &request) {
        const int number = request.path().mid(1).toInt();
        return Response{
            .body = number < 40 ? "<a href=/" + QByteArray::number(number + 1) + ">x</a>" : QByteArray(), .delayMs = 5};
    });
    bool kept = false;
    bool locked = false;
    const CrawlRun run = runCrawl(crawlOptions(path, site.url("/0")), [&](engine::Crawl &crawl) {
        if (kept || crawl.state() != engine::State::Running)
            return;
        kept = crawl.keepNote("audit_ignores", "[2]");
        const auto beside = engine::keepNote(path, "audit_ignores", "[3]");
        locked = !beside && beside.error().code == store::StoreError::Code::Locked;
    });
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(kept);
    QVERIFY(locked);
    QCOMPARE(note(path, "audit_ignores"), QByteArray("[2]"));
}

ARGIOPE_TEST(TestNotes, QCoreApplication)
#include "tst_notes.moc"
