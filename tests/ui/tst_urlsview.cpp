#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/urls/urlfilter.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/filterfield.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace argiope;
using urls::UrlsView;

class TestUrlsView : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(uitest::makeProject(m_place.file(QStringLiteral("p.argiope")), 1000));
    }
    void filtersByTypingAndChips()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(900, 500);
        view.show();
        const auto *empty = view.findChild<widgets::EmptyState *>();
        QVERIFY(empty->isVisible()); // before the first crawl: what to do
        QVERIFY(empty->sentence().contains(QStringLiteral("Enter")));
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QTRY_VERIFY(!empty->isVisible());

        auto *field = view.findChild<widgets::FilterField *>();
        QTest::keyClicks(field, QStringLiteral("/99"));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 11, 30000);
        auto *chip = view.findChild<widgets::ChipBar *>()->button(int(urls::Chip::ClientError));
        QTest::mouseClick(chip, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1, 30000); // 99; of 990 to 999 none is fetched
        QTest::keyClicks(field, QStringLiteral("nowhere"));
        QTRY_VERIFY_WITH_TIMEOUT(empty->isVisible(), 30000);
        QVERIFY(empty->sentence().contains(QStringLiteral("filter")));
        QTest::mouseClick(empty->button(), Qt::LeftButton); // offers to clear it
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QVERIFY(!chip->isChecked());
        QCOMPARE(field->text(), QString());
    }
    void sortsByTheHeader()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(900, 500);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QCOMPARE(view.model().idAt(0), 1);
        const int bytes = view.model().sectionOf(store::UrlColumn::Bytes);
        QHeaderView *header = view.table().horizontalHeader();
        const QPoint where(header->sectionViewportPosition(bytes) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTRY_VERIFY_WITH_TIMEOUT(view.model().query().sort == store::UrlColumn::Bytes, 5000);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where);
        QTRY_VERIFY_WITH_TIMEOUT(view.model().query().descending && !view.model().isListing(), 30000);
        QCOMPARE(view.model().idAt(0), 990);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, where); // back to the list's own order
        QTRY_VERIFY_WITH_TIMEOUT(!view.model().query().sort && !view.model().isListing(), 30000);
        QCOMPARE(view.model().idAt(0), 1);
    }
    void readsTheColumnsThatAreShown()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(900, 500);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        const auto text = [&view](store::UrlColumn column) {
            return view.model().index(0, view.model().sectionOf(column)).data().toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(text(store::UrlColumn::Url), QStringLiteral("http://site.test/0"), 30000);
        const int visits = view.model().sectionOf(store::UrlColumn::Visits);
        QVERIFY(view.table().isColumnHidden(visits));
        QCOMPARE(text(store::UrlColumn::Visits), QString());
        view.table().setColumnHidden(visits, false);
        QTRY_COMPARE_WITH_TIMEOUT(text(store::UrlColumn::Visits), QStringLiteral("1"), 30000);
        QCOMPARE(text(store::UrlColumn::Url), QStringLiteral("http://site.test/0"));
        QVERIFY(view.table().shownColumns().contains(store::UrlColumn::Visits));
        view.table().setColumnHidden(visits, true);
        QVERIFY(!view.table().shownColumns().contains(store::UrlColumn::Visits));
    }
    void staysWhileRowsArrive()
    {
        const QString path = m_place.file(QStringLiteral("live.argiope"));
        QVERIFY(uitest::makeProject(path, 500));
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(900, 300);
        view.show();
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 500, 30000);
        view.table().selectRow(100);
        view.table().verticalScrollBar()->setValue(95);
        const int width = view.table().columnWidth(0);
        const int first = view.table().rowAt(0);
        QVERIFY(uitest::growProject(path, 200));
        for (int i = 0; i < 600 && view.model().rowCount() < 700; ++i) {
            view.poll();
            QTest::qWait(50);
        }
        QCOMPARE(view.model().rowCount(), 700);
        QCOMPARE(view.table().rowAt(0), first);
        QCOMPARE(view.selectedIds(), QList<qint64>{101});
        QCOMPARE(view.table().columnWidth(0), width);
    }
    void headersAreNotAskedForTheSelection()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        auto *table = view.findChild<urls::UrlTable *>();
        table->selectAll();
        QVERIFY(table->selectionModel()->isRowSelected(999));
        // A header asks for each row whether it is selected, as often as it is painted.
        QVERIFY(!table->horizontalHeader()->selectionModel()->hasSelection());
    }
    void copiesWhatIsSelected()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QApplication::clipboard()->clear();
        view.table().selectRow(700); // never on screen: its text must be asked for
        view.table().copyUrls();
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text(), QStringLiteral("http://site.test/700\n"), 30000);
    }
    void copiesNumbersThatSpreadsheetsTake()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        for (int column = 1; column < view.model().columnCount(); ++column) {
            const store::UrlColumn id = view.model().columns().at(column).id;
            view.table().setColumnHidden(column, id != store::UrlColumn::Bytes && id != store::UrlColumn::ResponseMs);
        }
        QApplication::clipboard()->clear();
        view.table().selectRow(700);
        QTest::keyClick(&view.table(), Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text(),
            QStringLiteral("URL\tSize (bytes)\tResponse time (ms)\nhttp://site.test/700\t1700\t5\n"), 30000);
    }
    void copiesAsCsv()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        for (int column = 3; column < view.model().columnCount(); ++column)
            view.table().setColumnHidden(column, true);
        QApplication::clipboard()->clear();
        view.table().selectRow(9);
        view.table().copy(urls::UrlTable::CopyAs::Csv);
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->text(),
            QStringLiteral("url,status,outcome\r\nhttp://site.test/9,404,broken\r\n"), 30000);

        // All of it, with progress; and a copy that is given up leaves the clipboard alone.
        QSignalSpy ended(&view.table(), &urls::UrlTable::copyEnded);
        view.table().selectAll();
        QCOMPARE(view.selectedIds().size(), 1000);
        view.table().copyUrls();
        QVERIFY(view.table().isCopying());
        QVERIFY(ended.wait(30000));
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 1000);
        view.table().selectRow(1);
        view.table().copyUrls();
        view.table().cancelCopy();
        QTest::qWait(200);
        QCOMPARE(QApplication::clipboard()->text().count(QLatin1Char('\n')), 1000);
    }
    void filtersByTheMenu()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(1000, 500);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        auto *more = view.findChild<QToolButton *>(QStringLiteral("moreFilters"));
        QMenu *menu = more->menu();
        Q_EMIT menu->aboutToShow();
        menu->actions().at(0)->trigger(); // only problems: 404 and 403
        int problems = 0;
        for (int i = 0; i < 990; ++i)
            problems += i % 10 == 9 || (i % 15 != 14 && i % 20 == 12) ? 1 : 0;
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), problems, 30000);
        Q_EMIT menu->aboutToShow();
        menu->actions().at(0 + 4)->menu()->actions().at(3)->trigger(); // and depth 3
        QTRY_VERIFY_WITH_TIMEOUT(
            view.model().query().depth == 3 && !view.model().isListing() && view.model().query().problems, 30000);
        QVERIFY(view.model().rowCount() < problems);
        // Each has a button that takes it away.
        const auto conditions = [&view] {
            QList<QToolButton *> shown;
            for (QToolButton *button : view.findChildren<QToolButton *>(QStringLiteral("condition"))) {
                if (button->isVisible())
                    shown.append(button);
            }
            return shown;
        };
        QTRY_COMPARE(conditions().size(), 2);
        QTest::mouseClick(conditions().at(1), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), problems, 30000);
        QTRY_COMPARE(conditions().size(), 1);
        QTest::mouseClick(conditions().at(0), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
    }
    void filtersByExpression()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.resize(1000, 500);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        auto *field = view.findChild<widgets::FilterField *>();
        QTest::mouseClick(view.findChild<QToolButton *>(QStringLiteral("regex")), Qt::LeftButton);
        QTest::keyClicks(field, QStringLiteral("/[12]0$"));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 2, 30000);
        QTest::keyClicks(field, QStringLiteral("("));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 0, 30000);
    }
    void narrowsToWhatIsClicked()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Skipped);
        view.resize(1000, 500);
        view.show();
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 3, 30000);
        QTRY_VERIFY(view.model().summary(0));
        QSignalSpy why(&view, &UrlsView::explainRequested);
        view.table().selectRow(0);
        Q_EMIT view.table().customContextMenuRequested(view.table().visualRect(view.model().index(0, 0)).center());
        auto *menu = view.findChild<QMenu *>(QStringLiteral("rowMenu"));
        QVERIFY(menu);
        menu->actions().at(1)->trigger();
        QCOMPARE(why.count(), 1);
        QCOMPARE(why.at(0).at(0).toLongLong(), view.model().idAt(0));
        QMenu *only = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->menu())
                only = action->menu();
        }
        QVERIFY(only);
        only->actions().constLast()->trigger(); // the rule and what it says
        QTRY_COMPARE(view.model().query().ruleName, QByteArray("exclude"));
        QCOMPARE(view.model().query().ruleDetail.value_or(""), QByteArray("\\.pdf$"));
        QTRY_VERIFY(!view.model().isListing());
        QCOMPARE(view.model().rowCount(), 3);
        menu->close();
    }
    void fetchesAgainByF5()
    {
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Urls);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 1000, 30000);
        QSignalSpy wanted(&view, &UrlsView::recrawlRequested);
        view.table().selectRow(3);
        view.activateWindow();
        view.table().setFocus();
        QTest::keyClick(&view.table(), Qt::Key_F5);
        QCOMPARE(wanted.count(), 0); // not now
        view.setRecrawlAvailable(true);
        QTest::keyClick(&view.table(), Qt::Key_F5);
        QTRY_COMPARE(wanted.count(), 1);
        QCOMPARE(wanted.at(0).at(0).value<QList<qint64>>(), QList<qint64>{4});
    }
    void fetchesWhatIsKeptOutAllTheSame()
    {
        const QString path = m_place.file(QStringLiteral("out.argiope"));
        QVERIFY(uitest::makeProject(path, 10, 2));
        {
            auto writer = store::Writer::open(path);
            QVERIFY(writer);
            (*writer)->begin();
            (*writer)->skip(base::UrlId(12), (*writer)->rule({facts::RuleKind::Robots, "2: Disallow: /"}));
            QVERIFY((*writer)->commit().ok());
        }
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Skipped);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 2, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(view.model().summary(1).has_value(), 30000);
        const auto *action = view.findChild<QAction *>(QStringLiteral("recrawl"));
        QVERIFY(action->text().remove(QLatin1Char('&')).contains(QStringLiteral("Crawl Anyway")));
        QSignalSpy wanted(&view, &UrlsView::recrawlRequested);
        view.setRecrawlAvailable(true);
        QVERIFY(!action->isEnabled()); // nothing is selected
        view.activateWindow();
        view.table().setFocus();
        view.table().selectRow(1); // what robots.txt keeps out stays out, and the entry says why
        QVERIFY(!action->isEnabled());
        QVERIFY2(action->toolTip().contains(QStringLiteral("robots.txt")), qPrintable(action->toolTip()));
        QTest::keyClick(&view.table(), Qt::Key_F5);
        QCOMPARE(wanted.count(), 0);
        view.table().selectRow(0);
        QVERIFY(action->isEnabled());
        QTest::keyClick(&view.table(), Qt::Key_F5);
        QTRY_COMPARE(wanted.count(), 1);
        QCOMPARE(wanted.at(0).at(0).value<QList<qint64>>(), QList<qint64>{11});
        view.setRecrawlAvailable(false);
        QVERIFY(!action->isEnabled());
    }
    /// Behind the rows that are looked at there may be some that can be fetched.
    void fetchesSomeOfMany()
    {
        const QString path = m_place.file(QStringLiteral("many.argiope"));
        QVERIFY(uitest::makeProject(path, 10, 300));
        {
            auto writer = store::Writer::open(path);
            QVERIFY(writer);
            (*writer)->begin();
            const base::RuleId robots = (*writer)->rule({facts::RuleKind::Robots, "2: Disallow: /"});
            for (quint32 id = 11; id < 11 + 250; ++id)
                (*writer)->skip(base::UrlId(id), robots);
            QVERIFY((*writer)->commit().ok());
        }
        project::ProjectReader reader;
        UrlsView view(reader, store::ListKind::Skipped);
        view.show();
        reader.open(path);
        QTRY_COMPARE_WITH_TIMEOUT(view.model().rowCount(), 300, 30000);
        QTRY_VERIFY_WITH_TIMEOUT(view.model().summary(0).has_value(), 30000);
        const auto *action = view.findChild<QAction *>(QStringLiteral("recrawl"));
        view.setRecrawlAvailable(true);
        view.table().selectRow(0);
        QVERIFY(!action->isEnabled());
        view.table().selectAll();
        QVERIFY(action->isEnabled());
    }
    void remembersItsColumns()
    {
        project::ProjectReader reader;
        {
            UrlsView view(reader, store::ListKind::Urls);
            view.table().setColumnWidth(0, 333);
            view.table().setColumnHidden(3, true);
            view.table().horizontalHeader()->moveSection(4, 1);
            view.saveColumns();
        }
        UrlsView view(reader, store::ListKind::Urls);
        QCOMPARE(view.table().columnWidth(0), 333);
        QVERIFY(view.table().isColumnHidden(3));
        QCOMPARE(view.table().horizontalHeader()->logicalIndex(1), 4);
    }
};

ARGIOPE_TEST(TestUrlsView, QApplication)
#include "tst_urlsview.moc"
