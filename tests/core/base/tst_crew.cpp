#include "core/base/crew.h"
#include "core/base/threads.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <mutex>
#include <set>
#include <vector>

using namespace argiope;

class TestCrew : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What the threads wrote is there, without a lock, once the crew is gone.
    void waitsForAll()
    {
        std::vector<int> done(8, 0);
        std::atomic<int> next{0};
        {
            base::Crew crew;
            crew.start(int(done.size()), base::ThreadStackSize, [&] {
                QThread::msleep(5);
                done[size_t(next++)] = 1;
            });
        }
        QCOMPARE(done, std::vector<int>(8, 1));
    }

    void eachHasAThreadOfItsOwn()
    {
        std::mutex mutex;
        std::set<Qt::HANDLE> threads;
        std::atomic<int> there{0};
        {
            base::Crew crew;
            crew.start(3, base::ThreadStackSize, [&] {
                {
                    const std::lock_guard lock(mutex);
                    threads.insert(QThread::currentThreadId());
                }
                ++there;
                while (there < 3)
                    QThread::yieldCurrentThread();
            });
        }
        QCOMPARE(threads.size(), size_t(3));
        QVERIFY(!threads.contains(QThread::currentThreadId()));
    }

    void nobodyToWaitFor() { const base::Crew crew; }
};

ARGIOPE_TEST(TestCrew, void)
#include "tst_crew.moc"
