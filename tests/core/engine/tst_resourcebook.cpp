#include "core/engine/resourcebook.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace argiope;
using engine::ResourceBook;

class TestResourceBook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fetchedOnce()
    {
        ResourceBook book;
        std::atomic<int> fetched = 0;
        std::vector<std::thread> threads;
        std::atomic<int> good = 0;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                const auto answer = book.get("GET a", [&] {
                    ++fetched;
                    std::this_thread::yield();
                    return answered("body");
                });
                if (answer && answer->body == "body")
                    ++good;
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(fetched.load(), 1);
        QCOMPARE(good.load(), 8);
    }
    void nothingIsNoAnswer()
    {
        ResourceBook book;
        QVERIFY(!book.get("a", [] { return ResourceBook::Answer(); }));
        QVERIFY(book.get("a", [] { return answered("x"); }));
        book.forget("a");
        QCOMPARE(book.get("a", [] { return answered("y"); })->body, QByteArray("y"));
    }
    void bounded()
    {
        ResourceBook book;
        const qsizetype large = ResourceBook::MostBytes / 5;
        for (int i = 0; i < 8; ++i)
            (void)book.get(QByteArray::number(i), [&] { return answered(QByteArray(large, 'x')); });
        int kept = 0;
        for (int i = 7; i >= 0; --i) {
            bool asked = false;
            (void)book.get(QByteArray::number(i), [&] {
                asked = true;
                return ResourceBook::Answer();
            });
            kept += asked ? 0 : 1;
        }
        QCOMPARE(kept, 4);
    }
    void turns()
    {
        ResourceBook book;
        const base::TimePoint now{};
        const base::Milliseconds pause{100};
        QCOMPARE(book.takeTurn("http://a.test", pause, now).count(), 0);
        QCOMPARE(book.takeTurn("http://a.test", pause, now).count(), 100);
        QCOMPARE(book.takeTurn("http://b.test", pause, now).count(), 0);
        QCOMPARE(book.takeTurn("http://a.test", pause, now + base::Milliseconds{150}).count(), 50);
    }

private:
    static ResourceBook::Answer answered(const QByteArray &body)
    {
        return std::make_shared<const render::ResourceAnswer>(
            render::ResourceAnswer{render::Withheld::None, {}, 200, {}, body});
    }
};

ARGIOPE_TEST(TestResourceBook, void)
#include "tst_resourcebook.moc"
