#include "tests/support/testmain.h"
#include "ui/project/crawlhistory.h"

#include <QTest>

using namespace argiope;
using project::CrawlHistory;

class TestCrawlHistory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void staysBoundedAndKeepsTheWhole()
    {
        CrawlHistory history;
        engine::Counters counters;
        // Ten hours, ten times a second.
        for (qint64 ms = 0; ms <= 36'000'000; ms += 100) {
            counters.totalMs = ms;
            counters.finished = ms / 10;
            counters.bytes = ms * 7;
            counters.queued = 5;
            counters.leased = 2;
            history.add(counters);
            QVERIFY(history.samples().size() <= CrawlHistory::Most);
        }
        QVERIFY(history.samples().size() > CrawlHistory::Most / 4);
        QCOMPARE(history.samples().constFirst().ms, 0);
        QVERIFY(history.samples().constLast().ms > 36'000'000 - 2 * history.interval());
        for (qsizetype i = 1; i < history.samples().size(); ++i) {
            const auto &before = history.samples().at(i - 1);
            const auto &now = history.samples().at(i);
            QVERIFY(now.ms - before.ms >= history.interval());
            QCOMPARE(now.finished, now.ms / 10);
            QCOMPARE(now.queued, 7);
        }
    }
    void beginsAnewWithTheNextCrawl()
    {
        CrawlHistory history;
        engine::Counters counters;
        counters.totalMs = 5000;
        history.add(counters);
        counters.totalMs = 5100; // too soon
        const qint64 revision = history.revision();
        history.add(counters);
        QCOMPARE(history.samples().size(), 1);
        QCOMPARE(history.revision(), revision);
        counters.totalMs = 200;
        history.add(counters);
        QCOMPARE(history.samples().size(), 1);
        QCOMPARE(history.samples().constFirst().ms, 200);
    }
};

ARGIOPE_TEST(TestCrawlHistory, QCoreApplication)
#include "tst_ui_crawlhistory.moc"
