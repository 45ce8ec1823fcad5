#include "tests/support/testmain.h"
#include "ui/models/logmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <QThread>

#include <memory>
#include <vector>

using namespace argiope;
using models::LogModel;
using project::LogBuffer;

namespace {

base::LogEntry line(int number, int worker = 0)
{
    base::LogEntry entry;
    entry.wallMs = 1700000000000 + number;
    entry.worker = worker;
    entry.text = "line " + QByteArray::number(number);
    return entry;
}

} // namespace

class TestLogModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsTheNewestInOrder()
    {
        LogBuffer buffer;
        for (int i = 0; i < LogBuffer::Capacity + 50; ++i)
            buffer.log(line(i));
        qint64 dropped = 0;
        const auto lines = buffer.take(&dropped);
        QCOMPARE(dropped, 50);
        QCOMPARE(lines.size(), LogBuffer::Capacity);
        QCOMPARE(lines.constFirst().text, QByteArray("line 50"));
        QCOMPARE(lines.constLast().text, "line " + QByteArray::number(LogBuffer::Capacity + 49));
        QVERIFY(buffer.take(&dropped).isEmpty());
        QCOMPARE(dropped, 0);
    }
    void takesFromManyThreads()
    {
        LogBuffer buffer;
        constexpr int Threads = 4;
        constexpr int Each = 2000;
        std::vector<std::unique_ptr<QThread>> threads;
        for (int t = 1; t <= Threads; ++t) {
            threads.emplace_back(QThread::create([&buffer, t] {
                for (int i = 0; i < Each; ++i)
                    buffer.log(line(i, t));
            }));
            threads.back()->start();
        }
        for (auto &thread : threads)
            thread->wait();
        const auto lines = buffer.take();
        QCOMPARE(lines.size(), Threads * Each);
        QList<int> next(Threads + 1, 0);
        for (const auto &entry : lines)
            QCOMPARE(entry.text, "line " + QByteArray::number(next[entry.worker]++));
    }
    void modelStaysBounded()
    {
        LogModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int round = 0; round < 3; ++round) {
            for (int i = 0; i < LogModel::Capacity / 2 + 10; ++i)
                model.sink()->log(line(i + round * 100000, 2));
            model.flush();
        }
        QCOMPARE(model.rowCount(), LogModel::Capacity);
        const QModelIndex last = model.index(model.rowCount() - 1, 0);
        QVERIFY(last.data().toString().endsWith(QStringLiteral("line %1").arg(200000 + LogModel::Capacity / 2 + 9)));
        QCOMPARE(last.data(LogModel::WorkerRole).toInt(), 2);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }
    void saysWhatItLost()
    {
        LogModel model;
        for (int i = 0; i < LogBuffer::Capacity + 7; ++i)
            model.sink()->log(line(i));
        model.flush();
        QCOMPARE(model.rowCount(), LogModel::Capacity);
        QVERIFY(model.index(0, 0).data().toString().contains(QStringLiteral("7 lines")));
        QVERIFY(model.index(model.rowCount() - 1, 0)
                    .data()
                    .toString()
                    .endsWith(QStringLiteral("line %1").arg(LogBuffer::Capacity + 6)));
    }
};

ARGIOPE_TEST(TestLogModel, QCoreApplication)
#include "tst_ui_logmodel.moc"
