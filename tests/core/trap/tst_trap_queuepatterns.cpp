#include "core/trap/queuepatterns.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::trap;

namespace {

QByteArray diff(int n)
{
    return "http://h/index.php?title=T" + QByteArray::number(n % 7) + "&diff=" + QByteArray::number(n);
}

const QByteArray Diffs = "http://h/index.php?diff&title";

} // namespace

class TestTrapQueuePatterns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void patterns_data();
    void patterns();
    void thousandsOfOneFormComeInLaps();
    void whatComesFromTheFileHasLaps();
    void aFloodIsToldOnce();
    void whatIsWorkedOffIsNone_data();
    void whatIsWorkedOffIsNone();
    void memoryIsBounded();
};

void TestTrapQueuePatterns::patterns_data()
{
    QTest::addColumn<QByteArrayList>("expected");
    const auto row = [](const char *url, const QByteArrayList &expected) { QTest::newRow(url) << expected; };
    row("http://h/", {});
    row("http://h/a/b.html", {});
    row("http://h:8080/wiki/Name", {});
    row("mailto:a@b1", {});
    row("http://h/p/12", {"http://h/p/{n}"});
    row("http://h/p/page-12.html", {"http://h/p/page-{n}.html"});
    row("http://h/2026-11-27/x", {"http://h/{date}/x"});
    row("http://h/commit/3f9a8b7c6d5e4f", {"http://h/commit/{token}"});
    row("http://h/index.php?title=A&diff=3", {"http://h/index.php?diff&title"});
    row("http://h/?p=r;a=blob;f=x", {"http://h/?a&f&p"});
    row("http://h/r/blame/x/y.c?id=3f9a8b7c6d5e4f",
        {"http://h/r/blame/x/y.c?id", "http://h/r/blame/x/*?id", "http://h/r/blame/*?id", "http://h/r/*?id"});
}

void TestTrapQueuePatterns::patterns()
{
    QFETCH(QByteArrayList, expected);
    QCOMPARE(QByteArrayList(patternsOf(QByteArray(QTest::currentDataTag()))), expected);
}

void TestTrapQueuePatterns::thousandsOfOneFormComeInLaps()
{
    QueuePatterns queue;
    for (int n = 0; n < 3500; ++n) {
        QCOMPARE(queue.add(diff(n)), n / int(QueuePatterns::Lap));
        QCOMPARE(queue.add("http://h/wiki/Name" + QByteArray(n, 'x')), 0);
    }
    QCOMPARE(queue.add("http://h/p/1"), 0);
    for (int n = 0; n < 2000; ++n)
        queue.fetched(diff(n));
    QCOMPARE(queue.add(diff(4000)), 1);
    for (int n = 2000; n < 3000; ++n)
        queue.drop(diff(n));
    QCOMPARE(queue.add(diff(4001)), 0);
    const QList<QueuePatterns::Row> rows = queue.rows(1);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.constFirst().pattern, Diffs);
    QCOMPARE(rows.constFirst().waiting, 502);
    QCOMPARE(rows.constFirst().fetched, 2000);
    QCOMPARE(rows.constFirst().examples.constFirst(), diff(0));
}

void TestTrapQueuePatterns::whatComesFromTheFileHasLaps()
{
    const QueuePatterns queue; // what waits is counted elsewhere
    QList<base::WaitingUrl> piece;
    for (int n = 0; n < 2500; ++n) {
        piece.append({base::UrlId(2 * n + 1), diff(n)});
        piece.append({base::UrlId(2 * n + 2), "http://h/wiki/Name" + QByteArray(n, 'x')});
        piece.last().page = n % 2 == 0;
    }
    piece.append({base::UrlId(9000), diff(9000)});
    piece.last().page = false; // only checked
    queue.giveLaps(piece);
    for (int n = 0; n < 2500; ++n) {
        QCOMPARE(piece[2 * n].lap, n / int(QueuePatterns::Lap));
        QCOMPARE(piece[2 * n + 1].lap, 0);
    }
    QCOMPARE(piece.constLast().lap, 0);
}

void TestTrapQueuePatterns::aFloodIsToldOnce()
{
    QueuePatterns queue;
    QByteArrayList told;
    int next = 0;
    for (int n = 0; n < 5000; ++n) {
        for (int i = 0; i < 3; ++i)
            (void)queue.add(diff(next++));
        queue.fetched(diff(n));
        if (const auto row = queue.look([&] { return next - n + 10; })) {
            told.append(row->pattern);
            QVERIFY(row->waiting >= 2000);
            QVERIFY(row->fetched >= 500);
        }
    }
    QCOMPARE(told, QByteArrayList{Diffs});
}

void TestTrapQueuePatterns::whatIsWorkedOffIsNone_data()
{
    QTest::addColumn<int>("begin"); // URLs that wait at first
    QTest::addColumn<int>("others"); // of other forms
    QTest::addColumn<int>("each"); // that a page adds
    QTest::newRow("a list that is worked off") << 20000 << 0 << 0;
    QTest::newRow("as many as are fetched, and few") << 10 << 0 << 1;
    QTest::newRow("less than half of the queue") << 3000 << 50000 << 2;
}

void TestTrapQueuePatterns::whatIsWorkedOffIsNone()
{
    QFETCH(int, begin);
    QFETCH(int, others);
    QFETCH(int, each);
    QueuePatterns queue;
    int next = 0;
    while (next < begin)
        (void)queue.add(diff(next++));
    for (int n = 0; n < 10000; ++n) {
        for (int i = 0; i < each; ++i)
            (void)queue.add(diff(next++));
        queue.fetched(diff(n));
        QVERIFY(!queue.look([&] { return next - n + others; }));
    }
}

void TestTrapQueuePatterns::memoryIsBounded()
{
    QueuePatterns queue;
    for (int n = 0; n < 50; ++n)
        (void)queue.add(diff(n));
    for (int n = 0; n < 20000; ++n)
        (void)queue.add("http://h/n" + QByteArray(n % 300, 'a') + QByteArray(n / 300, 'b') + "1");
    QVERIFY(queue.rows(100000).size() <= 4096);
    QCOMPARE(queue.rows(1).constFirst().waiting, 50);
}

ARGIOPE_TEST(TestTrapQueuePatterns, void)
#include "tst_trap_queuepatterns.moc"
