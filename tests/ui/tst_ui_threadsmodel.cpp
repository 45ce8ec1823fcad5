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
        workers.resize(5);
        model.setWorkers(workers);
        QCOMPARE(model.rowCount(), 5);
        model.setWorkers({});
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestThreadsModel)
#include "tst_ui_threadsmodel.moc"
