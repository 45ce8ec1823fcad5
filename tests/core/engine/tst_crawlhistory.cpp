#include "core/engine/crawlhistory.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using engine::CrawlHistory;

class TestCrawlHistory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void staysBoundedAndKeepsTheWhole()
    {
        CrawlHistory history;
        // Ten hours, ten times a second.
        for (qint64 ms = 0; ms <= 36'000'000; ms += 100) {
            history.add({ms, ms / 10, ms * 7, 7});
            QVERIFY(history.samples().size() <= CrawlHistory::Most);
        }
        QVERIFY(history.samples().size() > CrawlHistory::Most / 4);
        QCOMPARE(history.samples().constFirst().ms, 0);
        QVERIFY(history.samples().constLast().ms > 36'000'000 - 2 * history.interval());
        for (qsizetype i = 1; i < history.samples().size(); ++i) {
            const auto &before = history.samples().at(i - 1);
            const auto &now = history.samples().at(i);
            QVERIFY(now.ms - before.ms >= history.interval());
            QCOMPARE(now.fetched, now.ms / 10);
        }
        // The longest that there can be is still small enough to be written every few seconds.
        const QByteArray json = history.toJson();
        QVERIFY2(json.size() < 64 * 1024, qPrintable(QString::number(json.size())));
        QVERIFY(CrawlHistory::fromJson(json, 36'000'000) == history);
    }
    void anEndCounts()
    {
        CrawlHistory history;
        history.add({0, 0, 0, 1});
        history.add({300, 9, 9, 0}); // too soon
        QCOMPARE(history.samples().size(), 1);
        history.add({300, 9, 9, 0}, true); // the only one that tells a speed
        QCOMPARE(history.samples().size(), 2);
        history.add({330, 10, 9, 0}, true); // one URL within a moment is no speed, but it is the end
        QCOMPARE(history.samples().size(), 2);
        QCOMPARE(history.samples().constLast().ms, 330);
        QCOMPARE(history.samples().constLast().fetched, 10);
        history.add({830, 12, 9, 0}, true);
        QCOMPARE(history.samples().size(), 3);
        history.add({830, 12, 9, 0}, true); // nothing has passed
        QCOMPARE(history.samples().size(), 3);
        history.add({830, 13, 9, 0}); // of the same moment; a later one will tell
        QCOMPARE(history.samples().constLast().fetched, 12);
        history.add({830, 13, 9, 0}, true); // there is no later one
        QCOMPARE(history.samples().size(), 3);
        QCOMPARE(history.samples().constLast().fetched, 13);
        QCOMPARE(history.samples().constLast().ms, 830);
    }
    void readsWhatCanBe_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QList<qint64>>("times");
        const auto samples
            = [](const QByteArray &list) -> QByteArray { return "{\"interval_ms\":500,\"samples\":[" + list + "]}"; };
        QTest::newRow("nothing") << QByteArray() << QList<qint64>();
        QTest::newRow("no JSON") << QByteArray("\xff[") << QList<qint64>();
        QTest::newRow("no object") << QByteArray("[[1,2,3,4]]") << QList<qint64>();
        QTest::newRow("good") << samples("[0,0,0,0],[500,1,2,3]") << QList<qint64>{0, 500};
        QTest::newRow("back in time") << samples("[500,0,0,0],[400,1,1,1],[900,1,1,1]") << QList<qint64>{500, 900};
        QTest::newRow("later than the crawl") << samples("[500,0,0,0],[99999,1,1,1]") << QList<qint64>{500};
        QTest::newRow("fewer than before")
            << samples("[0,5,5,0],[500,4,6,0],[900,6,4,0],[950,6,6,0]") << QList<qint64>{0, 950};
        QTest::newRow("negative") << samples("[-5,0,0,0],[0,-1,0,0],[1,0,0,-9]") << QList<qint64>();
        QTest::newRow("too large") << samples("[0,0,0,0],[1,1e300,0,0],[2,9223372036854775807,0,0]")
                                   << QList<qint64>{0};
        QTest::newRow("too short") << samples("[],[7],\"x\",null") << QList<qint64>();
    }
    void readsWhatCanBe()
    {
        QFETCH(QByteArray, json);
        QFETCH(QList<qint64>, times);
        const CrawlHistory history = CrawlHistory::fromJson(json, 1000);
        QList<qint64> read;
        for (const CrawlHistory::Sample &sample : history.samples())
            read.append(sample.ms);
        QCOMPARE(read, times);
        QVERIFY(history.interval() >= CrawlHistory::LeastInterval);
    }
    void readsNoMoreThanItHolds()
    {
        QByteArray list;
        for (int i = 0; i < 5000; ++i)
            list += (list.isEmpty() ? "[" : ",[") + QByteArray::number(i) + ",0,0,0]";
        const CrawlHistory history = CrawlHistory::fromJson("{\"interval_ms\":-3,\"samples\":[" + list + "]}", 1000000);
        QVERIFY(history.samples().size() <= CrawlHistory::Most);
        QCOMPARE(history.samples().constFirst().ms, 0);
        QVERIFY(history.samples().constLast().ms > 4900);
    }
};

ARGIOPE_TEST(TestCrawlHistory, void)
#include "tst_crawlhistory.moc"
