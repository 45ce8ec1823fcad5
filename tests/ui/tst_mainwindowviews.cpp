// The views beside the tables, in the window: what a click in one of them does to the others.
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/charts/chartsview.h"
#include "ui/log/logview.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/logmodel.h"
#include "ui/models/sitetreemodel.h"
#include "ui/models/statsmodel.h"
#include "ui/models/threadsmodel.h"
#include "ui/sitetree/sitetreeview.h"
#include "ui/threads/threadsview.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

using namespace argiope;
using mainwindow::MainWindow;

class TestMainWindowViews : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }

    void clicksLeadToTheRows()
    {
        test::TestSite site{{"/", "<a href=docs/>docs</a> <a href=gone>gone</a>"},
            {"/docs/", "<a href=a>a</a> <a href=b>b</a>"}, {"/docs/a", "a"}, {"/docs/b", "b"}};
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        auto *overview = window->findChild<QTreeView *>(QStringLiteral("overviewTree"));
        auto *siteTree = window->findChild<QTreeView *>(QStringLiteral("siteTree"));
        auto *threadsTable = window->findChild<widgets::TableView *>(QStringLiteral("threadsTable"));
        // Under test while the crawl changes them.
        QAbstractItemModelTester overviewTester(
            overview->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester treeTester(siteTree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester threadsTester(
            threadsTable->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        tabs->setCurrentWidget(window->findChild<sitetree::SiteTreeView *>());
        auto *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::keyClicks(field, QString::fromLatin1(site.url("/")));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().endReason() == engine::EndReason::Completed, 120000);
        auto *table = window->findChild<urls::UrlTable *>(QStringLiteral("urlsTable"));
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 5, 30000);

        // Overview: the line of 4xx.
        const QModelIndex status = overview->model()->index(0, 0);
        const QModelIndex broken = overview->model()->index(2, 0, status);
        QCOMPARE(broken.data().toString(), QStringLiteral("4xx"));
        QTRY_COMPARE_WITH_TIMEOUT(broken.siblingAtColumn(1).data().toString(), QStringLiteral("1"), 30000);
        QTest::mouseClick(overview->viewport(), Qt::LeftButton, {}, overview->visualRect(broken).center());
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, 30000);
        QVERIFY(table->model()->index(0, 0).data(models::UrlTextRole).toString().isEmpty()
            || table->model()->index(0, 0).data(models::UrlTextRole).toString().endsWith(QStringLiteral("/gone")));
        // And its host, found among the groups.
        QModelIndex host;
        for (int group = 0; group < overview->model()->rowCount(); ++group) {
            const QModelIndex title = overview->model()->index(group, 0);
            for (int row = 0; row < overview->model()->rowCount(title); ++row) {
                const QModelIndex line = overview->model()->index(row, 0, title);
                if (line.data().toString() == QString::fromLatin1(site.origin()))
                    host = line;
            }
        }
        QVERIFY(host.isValid());
        overview->scrollTo(host);
        QTest::mouseClick(overview->viewport(), Qt::LeftButton, {}, overview->visualRect(host).center());
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 5, 30000);

        // Site tree: the folder docs/.
        tabs->setCurrentWidget(window->findChild<sitetree::SiteTreeView *>());
        QTRY_COMPARE_WITH_TIMEOUT(siteTree->model()->rowCount(), 1, 30000);
        const QModelIndex top = siteTree->model()->index(0, 0);
        siteTree->expand(top);
        QTRY_COMPARE_WITH_TIMEOUT(siteTree->model()->rowCount(top), 2, 30000);
        const QModelIndex docs = siteTree->model()->index(0, 0, top);
        QCOMPARE(docs.data().toString(), QStringLiteral("docs/"));
        QTRY_VERIFY(siteTree->visualRect(docs).isValid());
        const QPoint where = siteTree->visualRect(docs).center();
        QTest::mouseClick(siteTree->viewport(), Qt::LeftButton, {}, where);
        QTest::mouseDClick(siteTree->viewport(), Qt::LeftButton, {}, where);
        QTRY_COMPARE(tabs->currentIndex(), 0); // the URLs
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 3, 30000);

        // Threads: a click shows that thread's lines alone.
        tabs->setCurrentWidget(window->findChild<threads::ThreadsView *>());
        QTRY_VERIFY(threadsTable->isVisible());
        auto *lines = window->findChild<QListView *>(QStringLiteral("logList"));
        QTRY_VERIFY_WITH_TIMEOUT(lines->model()->rowCount() >= 5, 30000);
        const QModelIndex first = threadsTable->model()->index(0, models::ThreadsModel::State);
        QTest::mouseClick(threadsTable->viewport(), Qt::LeftButton, {}, threadsTable->visualRect(first).center());
        QVERIFY(lines->isVisible());
        for (int row = 0; row < lines->model()->rowCount(); ++row)
            QCOMPARE(lines->model()->index(row, 0).data(models::LogModel::WorkerRole).toInt(), 1);

        // Charts: of what the file holds.
        auto *charts = window->findChild<charts::ChartsView *>();
        tabs->setCurrentWidget(charts);
        QTRY_VERIFY_WITH_TIMEOUT(!charts->panel(charts::ChartsView::Status).isEmpty(), 30000);
        mainwindow::appearance::setLanguage(QStringLiteral("zh_CN"));
        QTRY_COMPARE(charts->panel(charts::ChartsView::Queue).title(), QStringLiteral("队列"));
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
        QTRY_COMPARE(charts->panel(charts::ChartsView::Queue).title(), QStringLiteral("Queue"));
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

    void goesWhileItIsShown()
    {
        auto *window = new MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        for (int i = 0; i < tabs->count(); ++i)
            tabs->setCurrentIndex(i);
        delete window; // its views are hidden by this, and use their models when they are
    }
};

QTEST_MAIN(TestMainWindowViews)
#include "tst_mainwindowviews.moc"
