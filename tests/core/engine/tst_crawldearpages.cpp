#include "tests/core/engine/lookinghelp.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;

/// Pages made to be dear, held against the rules of accessibility while they are crawled.
class TestCrawlDearPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesWhatIsTooBig_data();
    void leavesWhatIsTooBig();
};

void TestCrawlDearPages::leavesWhatIsTooBig_data()
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
void TestCrawlDearPages::leavesWhatIsTooBig()
{
    QFETCH(QByteArray, body);
    QFETCH(bool, examined);
    const TestSite site{{"/", "<a href=/big>big</a>"}, {"/big", body}};
    const QTemporaryDir folder;
    const engine::CrawlOptions options = lookingOptions(folder, site);
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

ARGIOPE_TEST(TestCrawlDearPages, QCoreApplication)
#include "tst_crawldearpages.moc"
