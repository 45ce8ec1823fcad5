#include "tests/core/a11y/ruletesting.h"
#include "tests/support/testmain.h"

using namespace argiope::a11y::testing;

class TestTableRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins() { compareTwins(); }
};

void TestTableRules::twins_data()
{
    addTwinColumns();
    static const Twins table[] = {
        {"empty-table-header", "empty", "<table><tr><th><th>B<tr><td>1<td>2</table>",
            "<table><tr><td><th>B<tr><td>1<td>2</table>"},
        {"scope-attr-valid", "on a data cell", "<table><tr><td scope=row>A<td>B</table>",
            "<table><tr><th scope=row>A<td>B</table>"},
        {"scope-attr-valid", "word", "<table><tr><th scope=line>A<td>B</table>",
            "<table><tr><th scope=ROW>A<td>B</table>"},
        {"table-duplicate-name", "the same", "<table summary='The year'><caption>The Year</caption><tr><td>A</table>",
            "<table summary='By month'><caption>The Year</caption><tr><td>A</table>"},
        {"td-headers-attr", "none", "<table><tr><th id=a>A<tr><td headers='a b'>B</table>",
            "<table><tr><th id=a>A<tr><td headers=a>B</table>"},
        {"td-headers-attr", "itself", "<table><tr><td id=a headers=a>B</table>",
            "<table role=none><tr><td id=a headers=a>B</table>"},
        {"td-headers-attr", "of another table", "<table><tr><th id=a>A</table><table><tr><td headers=a>B</table>",
            "<table><tr><td id=a role=columnheader>A<tr><td headers=a>B</table>"},
        {"td-headers-attr", "data", "<table><tr><td id=a>A<tr><td headers=a>B</table>",
            "<table><tr><th id=a>A<tr><td headers=a>B</table>", true},
        {"th-has-data-cells", "last of a row", "<table><tr><td>A<th>B</table>", "<table><tr><th>B<td>A</table>"},
        {"th-has-data-cells", "under a span", "<table><tr><td rowspan=2>A<td>B<tr><th>C</table>",
            "<table><tr><th rowspan=2>A<td>B<tr><td>C</table>"},
        {"th-has-data-cells", "wide", "<table><tr><td>A<td>B<td>C<tr><th colspan=3>D</table>",
            "<table><tr><th colspan=3>D<tr><td>A<td>B<td>C</table>"},
        {"th-has-data-cells", "cells that say otherwise", "<table><tr><th id=a>A<th>B<tr><td>1<td headers=a>2</table>",
            "<table><tr><th id=a>A<th id=b>B<tr><td>1<td headers=b>2</table>"},
    };
    for (const Twins &one : table)
        addTwins(one);
}

ARGIOPE_TEST(TestTableRules, void)
#include "tst_tablerules.moc"
