#include "core/engine/bytebudget.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using argiope::engine::ByteBudget;

class TestByteBudget : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void givesAndTakesBack()
    {
        ByteBudget budget(100);
        {
            ByteBudget::Share one(budget);
            QVERIFY(one.growTo(60));
            QVERIFY(one.growTo(10)); // less than it has
            QCOMPARE(one.bytes(), 60);
            ByteBudget::Share two(budget);
            QVERIFY(two.growTo(40));
            QCOMPARE(budget.held(), 100);
            one.shrinkTo(20);
            one.shrinkTo(50);
            QCOMPARE(one.bytes(), 20);
            ByteBudget::Share moved(std::move(one));
            QCOMPARE(moved.bytes(), 20);
            QCOMPARE(one.bytes(), 0);
            two = std::move(moved);
            QCOMPARE(budget.held(), 20);
        }
        QCOMPARE(budget.held(), 0);
    }
    void noBudgetNoBytes()
    {
        ByteBudget::Share share;
        QVERIFY(share.growTo(0));
        QVERIFY(!share.growTo(1));
    }
    void oneMayGoBeyond()
    {
        ByteBudget budget(100);
        ByteBudget::Share large(budget);
        QVERIFY(large.growTo(1000));
        QVERIFY(large.growTo(2000));
        QCOMPARE(budget.held(), 2000);
        ByteBudget::Share small(budget); // has the budget to itself
        QVERIFY(small.growTo(100));
        large.shrinkTo(50); // stays beyond: there is no room
        QCOMPARE(budget.held(), 150);
        small.shrinkTo(50);
        large.shrinkTo(40); // comes back within
        ByteBudget::Share next(budget);
        QVERIFY(next.growTo(500));
        QCOMPARE(budget.held(), 590);
    }
    void theOthersWait()
    {
        ByteBudget budget(100);
        ByteBudget::Share large(budget);
        QVERIFY(large.growTo(500));
        ByteBudget::Share small(budget);
        QVERIFY(small.growTo(80));
        std::atomic<bool> grown{false};
        std::thread other([&] {
            ByteBudget::Share third(budget);
            grown = third.growTo(300);
        });
        QTest::qWait(30);
        QVERIFY(!grown);
        large.shrinkTo(0);
        other.join();
        QVERIFY(grown);
    }
    void closingEndsTheWait()
    {
        ByteBudget budget(100);
        ByteBudget::Share large(budget);
        QVERIFY(large.growTo(500));
        std::atomic<int> refused{0};
        std::vector<std::thread> others;
        for (int i = 0; i < 4; ++i) {
            others.emplace_back([&] {
                ByteBudget::Share share(budget);
                refused += share.growTo(200) ? 0 : 1;
            });
        }
        QTest::qWait(30);
        budget.close();
        for (std::thread &thread : others)
            thread.join();
        QCOMPARE(refused.load(), 4);
        QVERIFY(!large.growTo(501));
        QVERIFY(large.growTo(500));
    }
    // Threads that grow step by step, each to more than its part: all come through, and never more is held than the
    // budget and one of them.
    void nobodyWaitsForEver()
    {
        constexpr qint64 Total = 1000;
        constexpr qint64 Most = 700;
        ByteBudget budget(Total);
        std::atomic<qint64> peak{0};
        std::atomic<int> done{0};
        std::vector<std::thread> threads;
        for (int i = 0; i < 16; ++i) {
            threads.emplace_back([&, i] {
                for (int round = 0; round < 100; ++round) {
                    ByteBudget::Share share(budget);
                    bool good = true;
                    for (qint64 bytes = 50; bytes <= (i % 4 == 0 ? Most : 200) && good; bytes += 50) {
                        good = share.growTo(bytes);
                        const qint64 held = budget.held();
                        for (qint64 most = peak; held > most && !peak.compare_exchange_weak(most, held);) { }
                        std::this_thread::yield();
                    }
                    done += good ? 1 : 0;
                }
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(done.load(), 1600);
        QCOMPARE(budget.held(), 0);
        QVERIFY2(peak <= Total + Most, QByteArray::number(peak.load()).constData());
    }
};

ARGIOPE_TEST(TestByteBudget, QCoreApplication)
#include "tst_bytebudget.moc"
