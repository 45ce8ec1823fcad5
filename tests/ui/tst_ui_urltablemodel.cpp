#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/models/urltablemodel.h"
#include "ui/words/statuskind.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using models::UrlTableModel;
using project::ProjectReader;
using store::ListKind;
using store::UrlColumn;

using Mode = QAbstractItemModelTester::FailureReportingMode;

class TestUrlTableModel : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    static constexpr int Count = 6000;

    QString textAt(UrlTableModel &model, int row, UrlColumn column)
    {
        const QModelIndex index = model.index(row, model.sectionOf(column));
        // The first question only asks for the row.
        for (int i = 0; i < 400 && !index.data().isValid(); ++i)
            QTest::qWait(25);
        return index.data().toString();
    }
    bool list(UrlTableModel &model)
    {
        QSignalSpy listed(&model, &UrlTableModel::listed);
        return listed.wait(30000);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(uitest::makeProject(m_place.file(QStringLiteral("big.argiope")), Count, 5));
    }

    void showsRowsLazily()
    {
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setActive(true);
        reader.open(m_place.file(QStringLiteral("big.argiope")));
        QVERIFY(list(model));
        QCOMPARE(model.rowCount(), Count);
        QVERIFY(!model.index(3000, 0).data().isValid()); // never blocks: asked for, not there yet
        QCOMPARE(textAt(model, 3000, UrlColumn::Url), QStringLiteral("http://site.test/3000"));
        QCOMPARE(textAt(model, 3009, UrlColumn::Status), QStringLiteral("404"));
        QCOMPARE(model.index(3009, 1).data(models::KindRole).toInt(), int(words::StatusKind::ClientError));
        QCOMPARE(textAt(model, 3000, UrlColumn::Bytes), QStringLiteral("4.0 kB"));
        // However far one scrolls, only a bounded number of rows is held.
        for (int row = 0; row < Count; row += 200)
            QVERIFY(!textAt(model, row, UrlColumn::Url).isEmpty());
        QVERIFY(model.cachedRows() <= UrlTableModel::CacheRows);
    }

    void filtersAndSorts_data()
    {
        QTest::addColumn<store::ListQuery>("query");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("first");
        store::ListQuery query;
        QTest::newRow("all") << query << Count << QStringLiteral("http://site.test/0");
        query.statusClasses = {4};
        // Of the 5,940 fetched: 404 are those that end in 9, 403 those with 12, 32 … but no other rule before it.
        int refused = 0;
        int broken = 0;
        for (int i = 0; i < Count - Count / 100; ++i) {
            if (i % 10 == 9)
                ++broken;
            else if (i % 15 != 14 && i % 20 == 12)
                ++refused;
        }
        QTest::newRow("4xx") << query << broken + refused << QStringLiteral("http://site.test/9");
        query = {};
        query.outcomes = {base::Outcome::Blocked};
        QTest::newRow("blocked") << query << refused << QStringLiteral("http://site.test/12");
        query = {};
        query.text = QStringLiteral("TEST/599");
        QTest::newRow("text") << query << 11 << QStringLiteral("http://site.test/599");
        query = {};
        query.text = QStringLiteral("nowhere");
        QTest::newRow("nothing") << query << 0 << QString();
        query = {};
        query.depth = 0;
        QTest::newRow("depth") << query << 1 << QStringLiteral("http://site.test/0");
        query = {};
        query.sort = UrlColumn::Bytes;
        query.descending = true;
        QTest::newRow("largest first") << query << Count << QStringLiteral("http://site.test/5939");
    }
    void filtersAndSorts()
    {
        QFETCH(store::ListQuery, query);
        QFETCH(int, rows);
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setActive(true);
        model.setQuery(query);
        reader.open(m_place.file(QStringLiteral("big.argiope")));
        QVERIFY(list(model));
        QCOMPARE(model.rowCount(), rows);
        if (rows > 0)
            QTEST(textAt(model, 0, UrlColumn::Url), "first");
    }

    void theNewestQueryWins()
    {
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        model.setActive(true);
        reader.open(m_place.file(QStringLiteral("big.argiope")));
        QVERIFY(list(model));
        store::ListQuery query;
        for (int i = 0; i < 20; ++i) { // as typed, letter by letter
            query.text = QStringLiteral("/59%1").arg(i);
            model.setQuery(query);
        }
        query.text = QStringLiteral("/5900");
        model.setQuery(query);
        QSignalSpy listed(&model, &UrlTableModel::listed);
        QTRY_VERIFY_WITH_TIMEOUT(!model.isListing(), 30000);
        QCOMPARE(listed.count(), 1);
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.isFiltered());
        model.clearFilter();
        QVERIFY(list(model));
        QCOMPARE(model.rowCount(), Count);
        QVERIFY(!model.isFiltered());
    }

    void growsWhileItIsWatched()
    {
        const QString path = m_place.file(QStringLiteral("live.argiope"));
        QVERIFY(uitest::makeProject(path, 500));
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setActive(true);
        reader.open(path);
        QVERIFY(list(model));
        QItemSelectionModel selection(&model);
        selection.select(model.index(42, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const qint64 id = model.idAt(42);

        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QVERIFY(uitest::growProject(path, 100));
        for (int i = 0; i < 600 && model.rowCount() < 600; ++i) {
            model.poll();
            QTest::qWait(50);
        }
        QCOMPARE(model.rowCount(), 600);
        QCOMPARE(inserted.count(), 1); // appended as one range
        QCOMPARE(inserted.at(0).at(1).toInt(), 500);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(selection.selectedRows().size(), 1);
        QCOMPARE(model.idAt(selection.selectedRows().at(0).row()), id);

        // Sorted, rows move: the selection goes with its URL.
        model.sort(model.sectionOf(UrlColumn::Bytes), Qt::DescendingOrder);
        QVERIFY(list(model));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(selection.selectedRows().size(), 1);
        QVERIFY(selection.selectedRows().at(0).row() != 42);
        QCOMPARE(model.idAt(selection.selectedRows().at(0).row()), id);

        // A filter that leaves it out takes it from the selection.
        store::ListQuery query;
        query.text = QStringLiteral("/new/");
        model.setQuery(query);
        QVERIFY(list(model));
        QCOMPARE(model.rowCount(), 100);
        QVERIFY(selection.selectedRows().isEmpty());
    }

    void everyColumnSaysWhatItIs()
    {
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        for (int column = 0; column < model.columnCount(); ++column) {
            QVERIFY2(!model.headerData(column, Qt::Horizontal, Qt::WhatsThisRole).toString().isEmpty(),
                model.columns().at(column).name.constData());
        }
    }

    void showsTheFirstRowsOfAnotherOrderFirst()
    {
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.setActive(true);
        reader.open(m_place.file(QStringLiteral("big.argiope")));
        QVERIFY(list(model));
        QItemSelectionModel selection(&model);
        selection.select(model.index(5000, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QList<QPair<int, qint64>> heads; // rows, id of the first
        connect(&model, &UrlTableModel::headListed, &selection, [&] {
            heads.append({model.rowCount(), model.idAt(0)});
        });
        model.sort(model.sectionOf(UrlColumn::Bytes), Qt::DescendingOrder);
        QVERIFY(list(model));
        QCOMPARE(heads.size(), 1);
        QCOMPARE(heads.at(0).first, Count); // the table keeps its length
        QCOMPARE(heads.at(0).second, model.idAt(0));
        QCOMPARE(selection.selectedRows().size(), 1);
        QCOMPARE(model.idAt(selection.selectedRows().at(0).row()), 5001);
        QSet<qint64> all(model.allIds().cbegin(), model.allIds().cend());
        QCOMPARE(all.size(), Count);
    }

    void queueAndSkipped()
    {
        ProjectReader reader;
        UrlTableModel queue(reader, ListKind::Queue);
        UrlTableModel skipped(reader, ListKind::Skipped);
        QAbstractItemModelTester queueTester(&queue, Mode::QtTest);
        QAbstractItemModelTester skippedTester(&skipped, Mode::QtTest);
        queue.setActive(true);
        skipped.setActive(true);
        reader.open(m_place.file(QStringLiteral("big.argiope")));
        QTRY_VERIFY_WITH_TIMEOUT(queue.isListed() && skipped.isListed(), 30000);
        QCOMPARE(queue.rowCount(), Count / 100);
        QCOMPARE(skipped.rowCount(), 5);
        QCOMPARE(textAt(skipped, 0, UrlColumn::RuleDetail), QStringLiteral("\\.pdf$"));
        QCOMPARE(textAt(skipped, 0, UrlColumn::Rule), QStringLiteral("Exclude pattern"));
    }

    void isFreshWhenShownAgain()
    {
        const QString path = m_place.file(QStringLiteral("again.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        model.setActive(true);
        reader.open(path);
        QVERIFY(list(model));
        QCOMPARE(textAt(model, 4, UrlColumn::Title), QStringLiteral("Page 4"));
        model.setActive(false);
        QVERIFY(uitest::retitle(path, 5, "Another title"));
        model.poll(true);
        model.setActive(true);
        QTRY_COMPARE_WITH_TIMEOUT(textAt(model, 4, UrlColumn::Title), QStringLiteral("Another title"), 30000);
    }

    void showsAProjectsOwnColumns()
    {
        const QString path = m_place.file(QStringLiteral("own.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        store::UrlColumn price{};
        {
            auto writer = store::Writer::open(path);
            QVERIFY(writer);
            (*writer)->begin();
            const auto made = (*writer)->ownColumn("price", facts::Kind::Count);
            QVERIFY(made);
            price = *made;
            (*writer)->setOwnValue(base::UrlId(1), price, qint64(1200));
            QVERIFY((*writer)->commit());
        }
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        const int before = model.columnCount();
        QCOMPARE(model.sectionOf(price), -1);
        model.setActive(true);
        reader.open(path);
        QVERIFY(list(model));
        QCOMPARE(model.columnCount(), before + 1);
        QCOMPARE(model.sectionOf(price), before);
        QVERIFY(UrlTableModel::shownByDefault(ListKind::Urls, model.columns().at(before)));
        QCOMPARE(model.headerData(before, Qt::Horizontal).toString(), QStringLiteral("price"));
        QCOMPARE(textAt(model, 0, price), QStringLiteral("1200"));
        model.sort(before, Qt::DescendingOrder);
        QVERIFY(list(model));
        QCOMPARE(model.idAt(0), 1);
        // Another project does not have it.
        reader.open(m_place.file(QStringLiteral("big.argiope")));
        QCOMPARE(model.columnCount(), before);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), Count, 30000);
        QCOMPARE(model.columnCount(), before);
    }

    void restsWhileHidden()
    {
        ProjectReader reader;
        UrlTableModel model(reader, ListKind::Urls);
        QSignalSpy opened(&reader, &ProjectReader::opened);
        reader.open(m_place.file(QStringLiteral("big.argiope")));
        QVERIFY(opened.wait(20000));
        model.poll();
        QVERIFY(!model.isListing());
        QCOMPARE(model.rowCount(), 0);
        model.setActive(true);
        QVERIFY(list(model));
        QCOMPARE(model.rowCount(), Count);
        reader.close();
        QCOMPARE(model.rowCount(), 0);
    }
};

ARGIOPE_TEST(TestUrlTableModel, QCoreApplication)
#include "tst_ui_urltablemodel.moc"
