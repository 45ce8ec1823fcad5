#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/widgets/outlinedstyle.h"
#include "ui/widgets/statusdelegate.h"
#include "ui/widgets/stayopenmenu.h"
#include "ui/widgets/tableview.h"

#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QTest>
#include <QTimer>

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
    /// Who came to a table before its rows did sees where the keyboard is, and has chosen nothing.
    void theFocusIsSeenOnceRowsCome()
    {
        QStandardItemModel model(0, 3);
        TableView table;
        table.setModel(&model);
        table.show();
        table.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        QTRY_VERIFY(table.hasFocus());
        QSignalSpy chosen(&table, &TableView::currentRowChanged);
        model.appendRow({new QStandardItem, new QStandardItem, new QStandardItem});
        QCOMPARE(table.currentIndex(), model.index(0, 0));
        QVERIFY(!table.selectionModel()->hasSelection());
        QCOMPARE(chosen.count(), 0);
        // The row goes out of sight, and nobody has chosen it.
        for (int row = 1; row < 200; ++row)
            model.appendRow({new QStandardItem(QString::number(1000 + row)), new QStandardItem, new QStandardItem});
        table.resize(300, 200);
        model.sort(0, Qt::DescendingOrder);
        QVERIFY(table.viewport()->rect().intersects(table.visualRect(table.currentIndex())));
        QCOMPARE(chosen.count(), 0);
        // Whoever stands in a row stays there.
        QTest::keyClick(&table, Qt::Key_Down);
        model.insertRow(0, {new QStandardItem, new QStandardItem, new QStandardItem});
        QCOMPARE(table.currentIndex().row(), 2);
    }

    /// Not to the first and the last column, of rows that are chosen as a whole.
    void homeAndEndGoThroughRows_data()
    {
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<int>("selected");
        QTest::newRow("alone") << Qt::KeyboardModifiers(Qt::NoModifier) << 1;
        QTest::newRow("with Ctrl") << Qt::KeyboardModifiers(Qt::ControlModifier) << 1;
        QTest::newRow("with Shift") << Qt::KeyboardModifiers(Qt::ShiftModifier) << 151;
    }
    void homeAndEndGoThroughRows()
    {
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        QFETCH(const int, selected);
        QStandardItemModel model(300, 5);
        TableView table;
        table.setModel(&model);
        table.setColumnHidden(0, true);
        table.resize(300, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.selectRow(149);
        const int column = table.currentIndex().column();
        QTest::keyClick(&table, Qt::Key_End, modifiers);
        QCOMPARE(table.currentIndex().row(), 299);
        QCOMPARE(table.selectedRowNumbers().size(), selected);
        QVERIFY(table.viewport()->rect().intersects(table.visualRect(model.index(299, column))));
        QTest::keyClick(&table, Qt::Key_Home, modifiers);
        QCOMPARE(table.currentIndex().row(), 0);
        QCOMPARE(table.selectedRowNumbers().contains(0), modifiers != Qt::ControlModifier); // which only moves
        QCOMPARE(table.horizontalScrollBar()->value(), 0);
        model.setRowCount(0);
        QTest::keyClick(&table, Qt::Key_End, modifiers);
        QVERIFY(!table.currentIndex().isValid());
    }

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
    /// Addresses and titles have what a wide window leaves, and a person's widths stay.
    void aWideWindowIsUsed()
    {
        QStandardItemModel model(5, 4);
        const auto lay = [&model](TableView &table) {
            table.setModel(&model);
            table.resize(100, 200); // no room to share
            table.restoreColumns(
                QStringLiteral("wide"), [](int column) { return column < 2 ? 10 : 20 * (column - 1); });
        };
        const auto whole = [](const TableView &table) { return table.horizontalHeader()->length(); };
        int own = 0;
        int number = 0;
        {
            TableView table;
            lay(table);
            number = table.columnWidth(0);
            own = table.columnWidth(2);
            const int needed = whole(table);
            table.resize(needed + 600, 200);
            table.show();
            QTRY_VERIFY(whole(table) > needed + 400);
            QVERIFY(whole(table) <= table.viewport()->width());
            QCOMPARE(table.columnWidth(0), number);
            QVERIFY(table.columnWidth(3) - 2 * own > table.columnWidth(2) - own); // more to the longer one
            // Rows that need a scroll bar change no width.
            const int before = table.columnWidth(3);
            model.setRowCount(500);
            QTRY_VERIFY(table.verticalScrollBar()->isVisible());
            QCOMPARE(table.columnWidth(3), before);
            // A narrow one has the columns as they are.
            table.resize(300, 200);
            QTRY_COMPARE(table.columnWidth(2), own);
            table.resize(needed + 600, 200);
            QTRY_VERIFY(table.columnWidth(2) > own);
            table.saveColumns();
        }
        {
            TableView table; // in a narrow window the next time
            lay(table);
            QCOMPARE(table.columnWidth(2), own);
            table.resize(3000, 200);
            table.show();
            QTRY_VERIFY(table.columnWidth(2) > own);
            table.horizontalHeader()->resizeSection(2, 77);
            const int third = table.columnWidth(3);
            table.resize(2000, 200);
            QCOMPARE(table.columnWidth(2), 77);
            QCOMPARE(table.columnWidth(3), third);
            table.saveColumns();
        }
        TableView table;
        lay(table);
        table.resize(3000, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        QCOMPARE(table.columnWidth(2), 77);
        QMenu menu;
        table.fillColumnMenu(&menu);
        menu.actions().constLast()->trigger(); // as at first
        QVERIFY(table.columnWidth(2) > own);
        QCOMPARE(table.columnWidth(0), number);
        model.setRowCount(5);
    }
    /// However little stands below them, shown at first or later.
    void headingsCanBeRead()
    {
        QStandardItemModel model(5, 3);
        const QString heading = QStringLiteral("Seven letters and more");
        model.setHorizontalHeaderLabels({QStringLiteral("No."), heading, heading});
        TableView table;
        table.setModel(&model);
        table.restoreColumns(
            QStringLiteral("headings"), [](int) { return 4; }, [](int column) { return column < 2; });
        table.setColumnHidden(2, false);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        for (int column = 0; column < 3; ++column)
            QVERIFY(table.columnWidth(column) >= table.horizontalHeader()->sectionSizeHint(column));
        QVERIFY(table.columnWidth(0) < table.columnWidth(1)); // no more than that
    }
    /// "A minute ago" is told anew while somebody looks, of every row alike.
    void timesGoOn()
    {
        struct Clock : QStandardItemModel
        {
            using QStandardItemModel::QStandardItemModel;
            QVariant data(const QModelIndex &index, int role) const override
            {
                asked += role == Qt::DisplayRole ? 1 : 0;
                return QStandardItemModel::data(index, role);
            }
            mutable int asked = 0;
        };
        Clock model(3, 2);
        TableView table;
        table.setModel(&model);
        auto *times = table.findChild<QTimer *>(QStringLiteral("times"));
        QVERIFY(times && !times->isActive());
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        QVERIFY(times->isActive());
        QTRY_VERIFY(model.asked > 0);
        QCoreApplication::processEvents();
        const int before = model.asked;
        times->start(1);
        QTRY_VERIFY(model.asked >= before + 6);
        table.hide();
        QVERIFY(!times->isActive());
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

    /// What most rows have in common is left out where there is no room, before anything else.
    void leavesOutTheCommonOrigin_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<int>("letters"); // of room
        QTest::addColumn<QString>("shown"); // "": as it is
        const QString origin = QStringLiteral("https://www.example.org");
        const QString path = QStringLiteral("/manual/reference/module-summary.html");
        QTest::newRow("no room") << origin + path << 30 << QString(u'…' + path);
        QTest::newRow("room") << origin + path << 200 << QString();
        QTest::newRow("the origin itself") << origin << 5 << QString();
        QTest::newRow("its first page") << QString(origin + u'/') << 5 << QStringLiteral("…/");
        QTest::newRow("another host") << QString(QStringLiteral("https://cdn.example.org") + path) << 30 << QString();
        QTest::newRow("one that begins alike") << QString(origin + QStringLiteral(".test") + path) << 30 << QString();
        QTest::newRow("another port") << QString(origin + QStringLiteral(":8080") + path) << 30 << QString();
    }
    void leavesOutTheCommonOrigin()
    {
        QFETCH(QString, url);
        QFETCH(int, letters);
        QFETCH(QString, shown);
        struct Shown : widgets::UrlDelegate
        {
            using UrlDelegate::initStyleOption;
        } delegate;
        delegate.setOrigin(QStringLiteral("https://www.example.org"));
        QStandardItemModel model(1, 1);
        model.setData(model.index(0, 0), url);
        QStyleOptionViewItem option;
        option.fontMetrics = QFontMetrics(option.font);
        option.rect = QRect(0, 0, option.fontMetrics.averageCharWidth() * letters, 20);
        delegate.initStyleOption(&option, model.index(0, 0));
        QCOMPARE(option.text, shown.isEmpty() ? url : shown);
        QCOMPARE(option.textElideMode, Qt::ElideMiddle); // what is still too long
        QCOMPARE(model.index(0, 0).data().toString(), url); // what is copied is whole
        if (url.startsWith(delegate.origin() + QLatin1String("/manual"))) { // a table's cells have margins of their own
            widgets::OutlinedStyle style;
            QTableView table;
            table.setStyle(&style);
            option.widget = &table;
            const int margins = 2 * (style.pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &table) + 1);
            for (const bool fits : {false, true}) {
                option.rect.setWidth(option.fontMetrics.horizontalAdvance(url) + margins - (fits ? 0 : 1));
                delegate.initStyleOption(&option, model.index(0, 0));
                QCOMPARE(option.text.startsWith(u'…'), !fits);
            }
            option.widget = nullptr;
        }
        delegate.setOrigin({});
        option.text.clear();
        delegate.initStyleOption(&option, model.index(0, 0));
        QCOMPARE(option.text, url);
    }

    void columnMenuStaysOpen_data()
    {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("keyboard") << false;
    }
    void columnMenuStaysOpen()
    {
        QFETCH(bool, byMouse);
        QStandardItemModel model(3, 4);
        widgets::TableView table;
        table.setModel(&model);
        table.restoreColumns(QStringLiteral("stay"), [](int) { return 10; });
        table.show();
        widgets::StayOpenMenu menu;
        table.fillColumnMenu(&menu);
        menu.popup(QPoint(0, 0));
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        const auto tick = [&](int at) {
            QAction *action = menu.actions().at(at);
            if (byMouse) {
                QTest::mouseMove(&menu, menu.actionGeometry(action).center());
                menu.setActiveAction(action);
                QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(action).center());
            } else {
                menu.setActiveAction(action);
                QTest::keyClick(&menu, Qt::Key_Space);
            }
        };
        constexpr int last = 3; // of the columns
        tick(last);
        QVERIFY(menu.isVisible());
        QVERIFY(table.isColumnHidden(3));
        tick(last - 1);
        QVERIFY(menu.isVisible());
        QVERIFY(table.isColumnHidden(2));
        tick(last);
        QVERIFY(menu.isVisible());
        QVERIFY(!table.isColumnHidden(3));
        // What is no tick closes it, as everywhere.
        QAction *plain = menu.actions().constLast();
        QVERIFY(!plain->isCheckable());
        menu.setActiveAction(plain);
        if (byMouse)
            QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(plain).center());
        else
            QTest::keyClick(&menu, Qt::Key_Return);
        QTRY_VERIFY(!menu.isVisible());
    }
};

ARGIOPE_TEST(TestTableView, QApplication)
#include "tst_tableview.moc"
