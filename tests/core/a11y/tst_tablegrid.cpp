#include "core/a11y/tablegrid.h"
#include "tests/core/a11y/pagetesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::a11y;
using argiope::a11y::testing::Made;

class TestTableGrid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void places_data();
    void places();
    void givesUpWhatCostsTooMuch();
};

void TestTableGrid::places_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("cells"); // x,y,width,height
    const auto row
        = [](const char *html, const char *cells) { QTest::newRow(html) << QByteArray(html) << QByteArray(cells); };
    row("<tr><td><td><tr><td>", "0,0,1,1 1,0,1,1 0,1,1,1");
    row("<tr><td rowspan=2><td><tr><td>", "0,0,1,2 1,0,1,1 1,1,1,1");
    row("<tr><td colspan=2><td><tr><td><td><td>", "0,0,2,1 2,0,1,1 0,1,1,1 1,1,1,1 2,1,1,1");
    row("<tr><td rowspan=9><tr><td>", "0,0,1,2 1,1,1,1");
    row("<tr><td rowspan=0><tr><td>", "0,0,1,2 1,1,1,1");
    row("<thead><tr><th rowspan=2><tbody><tr><td>", "0,0,1,1 0,1,1,1");
    row("<tr><td colspan=0 rowspan=-1><td colspan=x>", "0,0,1,1 1,0,1,1");
    row("<tr><td colspan=5000>", "0,0,1000,1");
    row("<tr><td><table><tr><td></table><td>", "0,0,1,1 1,0,1,1");
}

void TestTableGrid::places()
{
    QFETCH(QByteArray, html);
    Made made("<table id=x>" + html + "</table>");
    const TableGrid grid(made.page, made.x());
    QVERIFY(grid.isComplete());
    QByteArray cells;
    for (const TableGrid::Cell &cell : grid.cells()) {
        const QByteArray one = QByteArray::number(cell.x) + ',' + QByteArray::number(cell.y) + ','
            + QByteArray::number(cell.width) + ',' + QByteArray::number(cell.height);
        cells += (cells.isEmpty() ? "" : " ") + one;
    }
    QTEST(cells, "cells");
}

// Every cell of a row of thousands covers a thousand columns, and every further row has to look past them.
void TestTableGrid::givesUpWhatCostsTooMuch()
{
    Made made("<table id=x><tr>" + QByteArray("<td colspan=1000 rowspan=0>").repeated(3000)
        + QByteArray("<tr><td>").repeated(3000) + "</table>");
    const TableGrid grid(made.page, made.x());
    QVERIFY(!grid.isComplete());
}

ARGIOPE_TEST(TestTableGrid, void)
#include "tst_tablegrid.moc"
