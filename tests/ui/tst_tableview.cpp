#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>

using namespace argiope;
using widgets::TableView;

class TestTableView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static void restore(TableView &table)
    {
        table.restoreColumns(
            QStringLiteral("test"), [](int) { return 10; }, [](int column) { return column != 6; });
    }

private Q_SLOTS:
    void columnsOfALaterVersionComeLast()
    {
        QStandardItemModel before(0, 5);
        {
            TableView table;
            table.setModel(&before);
            restore(table);
            table.setColumnWidth(0, 333);
            table.setColumnHidden(3, true);
            table.horizontalHeader()->moveSection(4, 1);
            table.saveColumns();
        }
        QStandardItemModel now(0, 7);
        TableView table;
        table.setModel(&now);
        restore(table);
        QCOMPARE(table.columnWidth(0), 333);
        QVERIFY(table.isColumnHidden(3));
        QCOMPARE(table.horizontalHeader()->logicalIndex(1), 4);
        QCOMPARE(table.horizontalHeader()->logicalIndex(6), 6);
        QCOMPARE(table.columnWidth(5), table.columnWidth(1));
        QVERIFY(!table.isColumnHidden(5));
        QVERIFY(table.isColumnHidden(6));
    }
    void aColumnThatComesIsSeen()
    {
        QStandardItemModel model(50, 12);
        TableView table;
        table.setModel(&model);
        restore(table);
        table.resize(300, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.verticalScrollBar()->setValue(7);
        QMenu menu;
        table.fillColumnMenu(&menu);
        QVERIFY(!menu.actions().at(6)->isChecked());
        menu.actions().at(6)->trigger();
        QVERIFY(!table.isColumnHidden(6));
        const int left = table.columnViewportPosition(6);
        QVERIFY2(left >= 0 && left + table.columnWidth(6) <= table.viewport()->width() + 1,
            qPrintable(QString::number(left)));
        QCOMPARE(table.verticalScrollBar()->value(), 7);
        table.setColumnHidden(6, true);
    }
    void passingColumnsAreNotSaved()
    {
        QStandardItemModel model(0, 5);
        TableView table;
        table.setModel(&model);
        restore(table);
        table.setColumnWidth(0, 111);
        table.saveColumns();
        model.setColumnCount(7); // as a project's own columns come
        QCOMPARE(table.columnWidth(5), table.columnWidth(1));
        QVERIFY(table.isColumnHidden(6));
        table.setColumnWidth(0, 222);
        table.saveColumns();
        QStandardItemModel other(0, 5);
        TableView again;
        again.setModel(&other);
        restore(again);
        QCOMPARE(again.columnWidth(0), 111);
    }
};

ARGIOPE_TEST(TestTableView, QApplication)
#include "tst_tableview.moc"
