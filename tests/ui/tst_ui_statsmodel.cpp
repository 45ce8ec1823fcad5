#include "core/store/writer.h"
#include "core/url/url.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/models/statsmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using models::StatsModel;

class TestStatsModel : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void countsByGroup()
    {
        const QString path = m_place.file(QStringLiteral("p.argiope"));
        QVERIFY(uitest::makeProject(path, 1000, 4));
        project::ProjectReader reader;
        StatsModel model(reader);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 6 + audit::GroupCount);
        QVERIFY(!StatsModel::isOfIssues(model.index(5, 0)) && StatsModel::isOfIssues(model.index(6, 0)));
        QCOMPARE(model.rowCount(model.index(0, 0)), 0);
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(model.isKnown(), 30000);
        QCOMPARE(model.stats().finished, 990);
        QCOMPARE(model.stats().skipped, 4);
        const QModelIndex status = model.index(0, 0);
        QCOMPARE(model.rowCount(status), 4);
        qint64 sum = 0;
        for (int row = 0; row < 4; ++row)
            sum += model.index(row, 1, status).data().toString().remove(QLatin1Char(',')).toLongLong();
        QCOMPARE(sum, 990);
        QCOMPARE(model.index(0, 0, status).data().toString(), QStringLiteral("2xx"));
        QCOMPARE(model.index(0, 1, status).data(StatsModel::ShareRole).toDouble(), 1.0);
        const auto query = model.index(2, 0, status).data(StatsModel::QueryRole).value<store::ListQuery>();
        QCOMPARE(query.statusClasses, QList<int>{4});
        const QModelIndex host = model.index(4, 0);
        QCOMPARE(model.rowCount(host), 1);
        QCOMPARE(model.index(0, 0, host).data(StatsModel::QueryRole).value<store::ListQuery>().host,
            QByteArray("http://site.test"));
        const QModelIndex skipped = model.index(5, 0);
        QCOMPARE(model.rowCount(skipped), 1);
        QCOMPARE(model.index(0, 0, skipped).data(StatsModel::QueryRole).value<store::ListQuery>().kind,
            store::ListKind::Skipped);
        QCOMPARE(model.index(0, 0, skipped).data(StatsModel::QueryRole).value<store::ListQuery>().ruleName,
            QByteArray("exclude"));

        QVERIFY(uitest::growProject(path, 10));
        model.poll(true);
        QTRY_COMPARE_WITH_TIMEOUT(model.stats().finished, 1000, 30000);
        // While a crawl runs, what it has counted.
        engine::Counters counters;
        counters.byStatusClass = {3, 0, 700, 20, 8, 1};
        counters.byOutcome[size_t(base::Outcome::Ok)] = 700;
        model.setCounters(counters);
        QCOMPARE(model.rowCount(status), 5);
        QCOMPARE(model.index(0, 1, status).data().toString(), QStringLiteral("700"));
        QCOMPARE(model.index(4, 1, status).data().toString(), QStringLiteral("3"));
        QCOMPARE(model.rowCount(model.index(1, 0)), 1);
        reader.close();
        QVERIFY(!model.isKnown());
        QCOMPARE(model.rowCount(status), 0);
    }

    /// Only the largest have lines, and the last line stands for all others.
    void countsAllThatAreFolded()
    {
        const QString path = m_place.file(QStringLiteral("hosts.argiope"));
        constexpr int Hosts = 57;
        {
            auto created = store::Writer::create(path, {});
            QVERIFY(created);
            store::Writer &writer = **created;
            writer.begin();
            for (int host = 0; host < Hosts; ++host) {
                store::NewUrl fresh;
                fresh.url = "http://h" + QByteArray::number(host) + ".test/";
                fresh.key = url::urlKey(fresh.url, writer.keySeed());
                fresh.host = writer.host(fresh.url.chopped(1));
                (void)writer.insert(fresh);
            }
            QVERIFY(writer.commit().ok());
        }
        project::ProjectReader reader;
        StatsModel model(reader);
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(model.isKnown(), 30000);
        const QModelIndex hosts = model.index(4, 0);
        const int shown = model.rowCount(hosts);
        const QModelIndex rest = model.index(shown - 1, 0, hosts);
        QVERIFY(rest.data(StatsModel::FoldedRole).toBool());
        const QString others = QString::number(Hosts - (shown - 1));
        QVERIFY2(rest.data().toString().contains(others), qPrintable(rest.data().toString()));
        QCOMPARE(model.index(shown - 1, 1, hosts).data().toString(), others); // one URL each
        model.unfold(rest);
        const int lines = model.rowCount(hosts);
        QVERIFY(lines > shown && lines < Hosts);
        QCOMPARE(
            model.index(lines - 1, 1, hosts).data().toString(), QString::number(Hosts - (lines - 1))); // "Other hosts"
    }

    /// A paged site has hundreds of depths: a few lines, and one for the rest until somebody asks for it.
    void foldsLongGroups()
    {
        const QString path = m_place.file(QStringLiteral("deep.argiope"));
        constexpr int Depths = 40;
        {
            auto created = store::Writer::create(path, {});
            QVERIFY(created);
            store::Writer &writer = **created;
            writer.begin();
            for (int depth = 0; depth < Depths; ++depth) {
                store::NewUrl fresh;
                fresh.url = "http://site.test/" + QByteArray::number(depth);
                fresh.key = url::urlKey(fresh.url, writer.keySeed());
                fresh.host = writer.host("http://site.test");
                fresh.depth = depth;
                (void)writer.insert(fresh);
            }
            QVERIFY(writer.commit().ok());
        }
        project::ProjectReader reader;
        StatsModel model(reader);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(model.isKnown(), 30000);
        QModelIndex depths;
        for (int group = 0; group < model.rowCount(); ++group) {
            if (model.rowCount(model.index(group, 0)) > 1)
                depths = model.index(group, 0);
        }
        QVERIFY(depths.isValid());
        const int shown = model.rowCount(depths);
        QVERIFY(shown > 2 && shown < Depths);
        const QModelIndex rest = model.index(shown - 1, 0, depths);
        QVERIFY(rest.data(StatsModel::FoldedRole).toBool());
        QVERIFY(!rest.data(StatsModel::QueryRole).canConvert<store::ListQuery>()); // it filters nothing
        QVERIFY2(
            rest.data().toString().contains(QString::number(Depths - (shown - 1))), qPrintable(rest.data().toString()));
        QCOMPARE(model.index(shown - 1, 1, depths).data().toString(), QString::number(Depths - (shown - 1)));
        QVERIFY(!model.index(0, 0, depths).data(StatsModel::FoldedRole).toBool());

        model.unfold(rest);
        QCOMPARE(model.rowCount(depths), Depths);
        for (int row = 0; row < Depths; ++row)
            QVERIFY(!model.index(row, 0, depths).data(StatsModel::FoldedRole).toBool());
        // It stays so while more comes, and another project begins folded.
        model.poll(true);
        QCOMPARE(model.rowCount(depths), Depths);
        reader.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(model.isKnown() && model.rowCount(depths) == shown, 30000);
    }
};

ARGIOPE_TEST(TestStatsModel, QCoreApplication)
#include "tst_ui_statsmodel.moc"
