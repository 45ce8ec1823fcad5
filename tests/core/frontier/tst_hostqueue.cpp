#include "core/frontier/hostqueue.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace argiope;
using frontier::Entry;
using frontier::HostQueue;
using frontier::QueuePos;

namespace {

Entry queueEntry(qint64 id, int depth)
{
    return {base::UrlId(id), QByteArray::number(id), base::HostId(1), true, depth, 0};
}

/// Plays the project file: serves refills from the set of URLs that wait.
void serveRefill(HostQueue &queue, const std::map<QueuePos, Entry> &file, const std::set<qint64> &leased)
{
    const QueuePos after = queue.headEnd();
    const int limit = queue.refillSize();
    QList<Entry> rows;
    for (auto it = file.upper_bound(after); it != file.end() && rows.size() < limit; ++it)
        rows.append(it->second);
    const QueuePos end = rows.size() < limit ? QueuePos::end() : QueuePos::of(rows.last());
    for (const Entry &row : rows) {
        if (!leased.contains(base::raw(row.id)))
            queue.refill(row);
    }
    queue.refilled(end);
}

/// Whether this is whose turn it is of what waits: the best priority, of this the least depth, and of these a page
/// where one is in memory.
bool isNext(const Entry &taken, const HostQueue &before, const std::map<QueuePos, Entry> &waiting)
{
    const Entry &first = waiting.begin()->second;
    if (taken.priority != first.priority || taken.depth != first.depth)
        return false;
    if (taken.page)
        return true;
    return std::none_of(waiting.begin(), waiting.end(), [&](const auto &one) {
        return one.second.page && one.second.priority == first.priority && one.second.depth == first.depth
            && !(before.headEnd() < one.first);
    });
}

} // namespace

class TestHostQueue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isBreadthFirst()
    {
        HostQueue queue(base::HostId(1), 100);
        queue.push(queueEntry(1, 2));
        queue.push(queueEntry(2, 1));
        queue.push(queueEntry(3, 2));
        queue.push(queueEntry(4, 0));
        QList<qint64> order;
        while (!queue.headEmpty())
            order.append(base::raw(queue.takeFront().id));
        QCOMPARE(order, (QList<qint64>{4, 2, 1, 3}));
    }

    void moveMovesForward()
    {
        HostQueue queue(base::HostId(1), 100);
        queue.push(queueEntry(1, 1));
        queue.push(queueEntry(2, 5));
        queue.move(5, queueEntry(2, 0));
        QCOMPARE(base::raw(queue.front().id), 2);
        QCOMPARE(queue.size(), 2);
    }

    void keepsAtMostTheLimitInMemory()
    {
        HostQueue queue(base::HostId(1), 10);
        for (int i = 1; i <= 1000; ++i)
            queue.push(queueEntry(i, i / 100));
        QCOMPARE(queue.size(), 1000);
        int head = 0;
        while (!queue.headEmpty()) {
            queue.takeFront();
            ++head;
        }
        QCOMPARE(head, 10);
        QVERIFY(queue.wantsRefill());
    }

    /// A page comes before what is only checked, but not before what is better or nearer.
    void checksOfABetterPriorityComeFirst()
    {
        HostQueue queue(base::HostId(1), 100);
        const auto push = [&queue](qint64 id, int priority, int depth, bool page) {
            Entry entry = queueEntry(id, depth);
            entry.priority = priority;
            entry.page = page;
            queue.push(entry);
        };
        push(1, 1, 2, true);
        push(2, 0, 2, false);
        push(3, 0, 3, true);
        push(4, 0, 2, true);
        QList<qint64> order;
        while (!queue.headEmpty())
            order.append(base::raw(queue.takeFront().id));
        QCOMPARE(order, (QList<qint64>{4, 2, 3, 1}));
    }

    /// Of a crowd the first thousand, then what else waits at this depth, but nothing of a later one.
    void lapsComeInTurn()
    {
        HostQueue queue(base::HostId(1), 100);
        const auto push = [&queue](qint64 id, int depth, int lap) {
            Entry entry = queueEntry(id, depth);
            entry.lap = lap;
            queue.push(entry);
        };
        push(1, 1, 0);
        push(2, 1, 2);
        push(3, 1, 1);
        push(4, 2, 0);
        push(5, 1, 0);
        Entry check = queueEntry(6, 1);
        check.page = false;
        queue.push(check);
        QList<qint64> order;
        while (!queue.headEmpty())
            order.append(base::raw(queue.takeFront().id));
        QCOMPARE(order, (QList<qint64>{1, 5, 3, 2, 6, 4}));
    }

    /// A crowd has filled the memory: what lies behind it at its depth does not wait for it.
    void aCrowdDoesNotHoldUpWhatLiesBehindIt()
    {
        HostQueue queue(base::HostId(1), 40);
        for (int i = 1; i <= 100; ++i) {
            Entry entry = queueEntry(i, 1);
            entry.lap = i / 10;
            queue.push(entry);
        }
        for (int i = 101; i <= 105; ++i)
            queue.push(queueEntry(i, 1));
        queue.push(queueEntry(200, 2)); // deeper
        QCOMPARE(queue.size(), 106);
        QList<qint64> order;
        while (!queue.headEmpty())
            order.append(base::raw(queue.takeFront().id));
        QCOMPARE(order.mid(0, 15), (QList<qint64>{1, 2, 3, 4, 5, 6, 7, 8, 9, 101, 102, 103, 104, 105, 10}));
        QCOMPARE(order.size(), 45);
        QCOMPARE(queue.size(), 61);
        QVERIFY(queue.wantsRefill());
    }

    /// What was the last one in memory, went into the file and comes back to where it was: nobody reads that again.
    void backToTheHeadsEnd()
    {
        HostQueue queue(base::HostId(1), 2);
        for (int i = 1; i <= 3; ++i)
            queue.push(queueEntry(i, 3)); // 3 is in the file, 2 the last one in memory
        Entry entry = queueEntry(2, 3);
        QVERIFY(queue.setPriority({0, 3, 2}, 5));
        QCOMPARE(queue.headEnd().id, 2);
        QVERIFY(!queue.setPriority({5, 3, 2}, 0));
        queue.move(3, entry);
        QCOMPARE(base::raw(queue.takeFront().id), 1);
        QVERIFY(!queue.headEmpty());
        QCOMPARE(base::raw(queue.takeFront().id), 2);
        QCOMPARE(queue.size(), 1);
    }

    /// Who counted what is in the file may have counted what a worker has; read to its end it has nothing left.
    void theFileSaysWhatIsInIt()
    {
        HostQueue queue(base::HostId(1), 10);
        queue.setInFile(5);
        QVERIFY(queue.wantsRefill());
        for (int i = 1; i <= 3; ++i)
            QVERIFY(queue.refill(queueEntry(i, 0)));
        QVERIFY(!queue.refill(queueEntry(3, 0)));
        queue.refilled(QueuePos::end());
        QCOMPARE(queue.size(), 3);
        QVERIFY(!queue.wantsRefill());
    }

    // Any mix of offers, takes, put-backs, lowered depths, other priorities and URLs that are kept out after all, with
    // a head of a few entries before a model of the file: every other URL comes out exactly once, and none before one
    // of a better priority.
    void losesNothing_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<quint32>("seed");
        for (const int limit : {1, 2, 7, 50}) {
            for (quint32 seed = 1; seed <= 8; ++seed)
                QTest::addRow("limit %d seed %u", limit, seed) << limit << seed;
        }
    }
    void losesNothing()
    {
        QFETCH(int, limit);
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        HostQueue queue(base::HostId(1), limit);
        std::map<QueuePos, Entry> file; // queued, leased ones too
        std::set<qint64> leased;
        std::set<qint64> done;
        qint64 next = 0;
        for (int step = 0; step < 6000; ++step) {
            const int what = int(random.bounded(11));
            if (what < 4 && step < 4000) {
                Entry entry = queueEntry(++next, int(random.bounded(6)));
                entry.priority = int(random.bounded(4)) - 1;
                entry.page = random.bounded(3) > 0;
                entry.lap = std::max(0, int(random.bounded(5)) - 2);
                file.emplace(QueuePos::of(entry), entry);
                queue.push(entry);
            } else if (what < 8 && !queue.headEmpty()) {
                QVERIFY2(isNext(queue.front(), queue, file), "another one comes first");
                const Entry entry = queue.takeFront();
                QVERIFY2(!done.contains(base::raw(entry.id)), "twice");
                QVERIFY(leased.insert(base::raw(entry.id)).second);
                if (random.bounded(10) == 0) { // put back
                    leased.erase(base::raw(entry.id));
                    queue.push(entry);
                } else {
                    leased.erase(base::raw(entry.id));
                    file.erase(QueuePos::of(entry));
                    done.insert(base::raw(entry.id));
                }
            } else if (what == 8 && !file.empty()) {
                auto it = file.begin();
                std::advance(it, random.bounded(int(file.size())));
                Entry entry = it->second;
                if (random.bounded(2) == 0) {
                    const QueuePos from = QueuePos::of(entry);
                    entry.priority = int(random.bounded(5)) - 2;
                    file.erase(it);
                    file.emplace(QueuePos::of(entry), entry);
                    if (!queue.setPriority(from, entry.priority))
                        queue.move(entry.depth, entry);
                } else if (entry.depth > 0) {
                    const int old = entry.depth--;
                    file.erase(it);
                    file.emplace(QueuePos::of(entry), entry);
                    queue.move(old, entry);
                }
            } else if (what == 9 && !file.empty()) { // kept out after all
                auto it = file.begin();
                std::advance(it, random.bounded(int(file.size())));
                queue.drop(it->first);
                QVERIFY(done.insert(base::raw(it->second.id)).second);
                file.erase(it);
            } else if (queue.wantsRefill()) {
                serveRefill(queue, file, leased);
            }
            QCOMPARE(queue.size(), qint64(file.size()));
        }
        while (!file.empty()) {
            if (queue.headEmpty()) {
                QVERIFY2(queue.wantsRefill(), "URLs in the file that nobody would read");
                serveRefill(queue, file, leased);
            }
            QVERIFY(!queue.headEmpty());
            QVERIFY2(isNext(queue.front(), queue, file), "another one comes first");
            const Entry entry = queue.takeFront();
            QVERIFY2(done.insert(base::raw(entry.id)).second, "twice");
            QVERIFY(file.erase(QueuePos::of(entry)));
        }
        QCOMPARE(qint64(done.size()), next);
    }

    void resumesFromTheFile()
    {
        std::map<QueuePos, Entry> file;
        for (int i = 1; i <= 25; ++i)
            file.emplace(QueuePos::of(queueEntry(i, 3)), queueEntry(i, 3));
        HostQueue queue(base::HostId(1), 8);
        queue.setInFile(25);
        QVERIFY(queue.headEmpty());
        QVERIFY(queue.wantsRefill());
        std::set<qint64> seen;
        while (!file.empty()) {
            if (queue.wantsRefill())
                serveRefill(queue, file, {});
            QVERIFY(!queue.headEmpty());
            const Entry entry = queue.takeFront();
            seen.insert(base::raw(entry.id));
            file.erase(QueuePos::of(entry));
        }
        QCOMPARE(int(seen.size()), 25);
        QCOMPARE(queue.size(), 0);
    }
};

ARGIOPE_TEST(TestHostQueue, void)
#include "tst_hostqueue.moc"
