// The views beside the tables, in the window: what a click in one of them does to the others.
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/log/logview.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/linksmodel.h"
#include "ui/models/logmodel.h"
#include "ui/models/sitetreemodel.h"
#include "ui/models/statsmodel.h"
#include "ui/models/threadsmodel.h"
#include "ui/models/urltablemodel.h"
#include "ui/sitetree/sitetreeview.h"
#include "ui/threads/threadsview.h"
#include "ui/urls/urlfilter.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/chipbar.h"
#include "ui/widgets/tableview.h"
#ifdef ARGIOPE_CHARTS
#include "ui/charts/chartsview.h"
#endif

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QScrollBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <atomic>

using namespace argiope;
using mainwindow::MainWindow;

class TestMainWindowViews : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }

    /// Of another project one reads from the first column on.
    void tablesGoBackToTheLeft()
    {
        test::TestSite site{{"/", "<title>One</title><a href=/a>a</a>"}, {"/a", "a"}};
        QPointer<MainWindow> window = new MainWindow({});
        window->resize(900, 700);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit()->setText(QString::fromLatin1(site.url("/")));
        window->startCrawl();
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Ended, 60000);
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 2, 60000);
        auto *bar = urls->findChild<urls::UrlTable *>()->horizontalScrollBar();
        QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() > 0, 60000);
        bar->setValue(bar->maximum());
        const QString before = window->session().path();
        window->startCrawl();
        QTRY_VERIFY_WITH_TIMEOUT(window->session().path() != before, 60000);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Ended, 60000);
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 2, 60000);
        QCOMPARE(bar->value(), 0);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }

    /// Of all selected rows, and of one again.
    void linksOfSelectedRows()
    {
        test::TestSite site{{"/", "<a href=/a>one</a><a href=/b>two</a>"}, {"/a", "<a href=/b>three</a>"}, {"/b", "b"}};
        QPointer<MainWindow> window = new MainWindow({});
        window->resize(1200, 900);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit()->setText(QString::fromLatin1(site.url("/")));
        window->startCrawl();
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Ended, 60000);
        QTRY_COMPARE_WITH_TIMEOUT(urls->model().rowCount(), 3, 60000);
        auto *table = urls->findChild<urls::UrlTable *>();
        const auto click = [&](const QByteArray &page, Qt::KeyboardModifiers keys) {
            for (int row = 0; row < 3; ++row) {
                const QModelIndex index = urls->model().index(row, 0);
                QTRY_VERIFY_WITH_TIMEOUT(index.data(models::UrlTextRole).isValid(), 60000); // texts come when asked for
                if (index.data(models::UrlTextRole).toString().endsWith(QString::fromLatin1(page)))
                    QTest::mouseClick(
                        table->viewport(), Qt::LeftButton, keys, table->visualRect(index).topLeft() + QPoint(20, 5));
            }
        };
        auto *inlinks = window->findChild<widgets::TableView *>(QStringLiteral("inlinks"));
        QVERIFY(inlinks);
        click("/a", {});
        QTRY_COMPARE_WITH_TIMEOUT(inlinks->model()->rowCount(), 1, 60000);
        QVERIFY(inlinks->isColumnHidden(models::LinksModel::OwnColumn));
        click("/b", Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(inlinks->model()->rowCount(), 3, 60000);
        QVERIFY(!inlinks->isColumnHidden(models::LinksModel::OwnColumn));
        QVERIFY2(window->findChild<QLabel *>(QStringLiteral("inlinksOwner"))->text().contains(u'2'),
            qPrintable(window->findChild<QLabel *>(QStringLiteral("inlinksOwner"))->text()));
        click("/a", {});
        QTRY_COMPARE_WITH_TIMEOUT(inlinks->model()->rowCount(), 1, 60000);
        QVERIFY(inlinks->isColumnHidden(models::LinksModel::OwnColumn));
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }

    void modelsHoldWhileACrawlRuns()
    {
        // Wide and three deep, with redirects, failures and skipped URLs, slow enough to look at each tab meanwhile.
        test::TestSite site;
        std::atomic<bool> goOn{true};
        site.setFallback([&goOn](const test::Request &request) {
            const int number = request.path().mid(1).toInt();
            test::Response response{
                .body = "<title>" + request.path() + "</title><a href=https://elsewhere.test/>x</a>"};
            for (int i = 1; goOn && i <= 4; ++i)
                response.body += "<a href=/" + QByteArray::number(number * 4 + i) + ">more</a>";
            if (number % 7 == 6)
                response.status = 404;
            response.delayMs = 5;
            return response;
        });
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        QList<const QAbstractItemModel *> models;
        QObject testers;
        for (const QAbstractItemView *view : window->findChildren<QAbstractItemView *>()) {
            const auto *inner = view->parentWidget();
            const bool ours = !qobject_cast<const QHeaderView *>(view) && !qobject_cast<const QComboBox *>(inner)
                && !(inner && qobject_cast<const QComboBox *>(inner->parentWidget()));
            if (!ours || !view->model() || models.contains(view->model()))
                continue;
            models.append(view->model());
            new QAbstractItemModelTester(
                view->model(), QAbstractItemModelTester::FailureReportingMode::Fatal, &testers);
        }
        // URLs, Queue, Skipped, Threads, Hosts, site tree, overview, inlinks, outlinks, log.
        QVERIFY2(models.size() >= 10, qPrintable(QString::number(models.size())));
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        auto *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::keyClicks(field, QString::fromLatin1(site.url("/0")));
        QTest::keyClick(field, Qt::Key_Return);
        auto *table = window->findChild<urls::UrlTable *>(QStringLiteral("urlsTable"));
        QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 20, 120000);
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
        constexpr int more = test::sanitized ? 12 : 30; // URLs while each is looked at
        for (int round = 0; round < 2; ++round) {
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                const qint64 before = window->session().counters()->finished;
                QTRY_VERIFY_WITH_TIMEOUT(window->session().counters()->finished > before + more, 120000);
                QVERIFY(window->session().isActive());
            }
            // Sorted anew and filtered, while rows come.
            window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"))->filter([] {
                store::ListQuery query;
                query.statusClasses = {4};
                return query;
            }());
            table->sortByColumn(0, round == 0 ? Qt::DescendingOrder : Qt::AscendingOrder);
        }
        goOn = false;
        window->session().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive(), 120000);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

    void aStartLeavesTheTabAlone()
    {
        test::TestSite site{{"/", "<a href=a>a</a>"}, {"/a", "a"}};
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        auto *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (!tabs->isTabVisible(tab)) // nodes: of projects in databases only
                continue;
            tabs->setCurrentIndex(tab);
            field->clear();
            QTest::keyClicks(field, QString::fromLatin1(site.url("/")) + QString(tab, QLatin1Char('?')));
            QTest::keyClick(field, Qt::Key_Return);
            QVERIFY(window->session().isActive());
            QCOMPARE(tabs->currentIndex(), tab);
            QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive(), 120000);
            QCOMPARE(tabs->currentIndex(), tab);
        }
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

    void showsWhatChanged()
    {
        test::TestSite site{{"/", "<a href=a>a</a><a href=b>b</a>"}, {"/a", "a"}, {"/b", "b"}};
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        auto *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::keyClicks(field, QString::fromLatin1(site.url("/")));
        QTest::keyClick(field, Qt::Key_Return);
        auto *view = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        const auto finished = [&] {
            return window->session().endReason() == engine::EndReason::Completed && !window->session().isActive();
        };
        QTRY_VERIFY_WITH_TIMEOUT(finished(), 120000);
        QTRY_COMPARE_WITH_TIMEOUT(view->model().rowCount(), 3, 30000);
        auto *chips = view->findChild<widgets::ChipBar *>(QStringLiteral("historyChips"));
        QVERIFY(!chips->isVisible()); // nothing was looked at twice
        site.setPage("/a", "another");
        site.setPage("/b", test::Response{.status = 404});
        view->table().selectAll();
        view->findChild<QAction *>(QStringLiteral("recrawl"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount("/b") == 2 && finished(), 120000);
        QVERIFY(chips->isVisible());
        QToolButton *changed = chips->button(int(urls::Chip::Changed));
        QTest::mouseClick(changed, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(view->model().rowCount(), 2, 30000);
        QTest::mouseClick(changed, Qt::LeftButton);
        QTest::mouseClick(chips->button(int(urls::Chip::Gone)), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(view->model().rowCount(), 1, 30000);
        QCOMPARE(view->model().query().changes, QList<store::Change>{store::Change::Gone});
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

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
        tabs->setCurrentIndex(0); // tables fill where they can be seen
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

#ifdef ARGIOPE_CHARTS
        // Charts: of what the file holds.
        auto *charts = window->findChild<charts::ChartsView *>();
        tabs->setCurrentWidget(window->findChild<QWidget *>(QStringLiteral("summaryView")));
        QTRY_VERIFY_WITH_TIMEOUT(!charts->panel(charts::ChartsView::Status).isEmpty(), 30000);
        mainwindow::appearance::setLanguage(QStringLiteral("zh_CN"));
        QTRY_COMPARE(charts->panel(charts::ChartsView::Queue).title(), QStringLiteral("队列"));
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
        QTRY_COMPARE(charts->panel(charts::ChartsView::Queue).title(), QStringLiteral("Queue"));
#endif
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

ARGIOPE_TEST(TestMainWindowViews, QApplication)
#include "tst_mainwindowviews.moc"
