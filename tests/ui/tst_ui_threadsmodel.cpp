#include "tests/support/testmain.h"
#include "ui/models/threadsmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace argiope;
using models::ThreadsModel;

class TestThreadsModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void followsTheWorkers()
    {
        ThreadsModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<engine::WorkerStatus> workers(3);
        for (int i = 0; i < 3; ++i)
            workers[i].number = i + 1;
        workers[1].phase = engine::WorkerPhase::Download;
        workers[1].url = "http://site.test/a";
        workers[1].depth = 2;
        workers[1].attempt = 2;
        model.setWorkers(workers);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(1, ThreadsModel::State).data().toString(), QStringLiteral("Downloading, attempt 2"));
        QCOMPARE(model.index(1, ThreadsModel::Url).data().toString(), QStringLiteral("http://site.test/a"));
        QCOMPARE(model.index(1, ThreadsModel::Depth).data().toString(), QStringLiteral("2"));
        QCOMPARE(model.index(0, ThreadsModel::Depth).data().toString(), QString());
        QCOMPARE(model.index(2, 0).data(ThreadsModel::WorkerRole).toInt(), 3);
        workers[2].phaseTotalsMs[size_t(engine::WorkerPhase::Turn)] = 500;
        workers[2].phaseTotalsMs[size_t(engine::WorkerPhase::Parse)] = 1500;
        model.setWorkers(workers);
        QCOMPARE(model.index(2, ThreadsModel::Wait).data().toString(), QStringLiteral("500 ms"));
        QCOMPARE(model.index(2, ThreadsModel::Parse).data().toString(), QStringLiteral("1.5 s"));
        QVERIFY(
            model.index(2, ThreadsModel::Parse).data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("75.0 %")));
        for (int column = 0; column < ThreadsModel::ColumnCount; ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        workers.resize(5);
        model.setWorkers(workers);
        QCOMPARE(model.rowCount(), 5);
        model.setWorkers({});
        QCOMPARE(model.rowCount(), 0);
    }
};

ARGIOPE_TEST(TestThreadsModel, QCoreApplication)
#include "tst_ui_threadsmodel.moc"
