// The few tabs of the window, what they hold, and the overview of a crawl that has ended.
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/details/detailsview.h"
#include "ui/issues/issuesview.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/issuesmodel.h"
#include "ui/models/statsmodel.h"
#include "ui/urls/urlsview.h"
#include "ui/widgets/tableview.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace argiope;
using mainwindow::MainWindow;
using models::IssuesModel;

namespace {

constexpr int TabsWaitMs = 60000;

} // namespace

class TestWindowTabs : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QPointer<MainWindow> m_window;

    template <class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return m_window->findChild<T *>(QString::fromLatin1(name));
    }
    void open(int width = 1200)
    {
        const QString path = m_place.file(QStringLiteral("tabs.argiope"));
        if (!QFile::exists(path))
            QVERIFY(uitest::makeProject(path, 100, 4));
        m_window = new MainWindow({});
        m_window->resize(width, 700);
        m_window->show();
        m_window->openProject(path);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->session().reader().isOpen(), TabsWaitMs);
    }
    static void click(QTabBar &bar, int tab) { QTest::mouseClick(&bar, Qt::LeftButton, {}, bar.tabRect(tab).center()); }
    static QStringList titles(const QTabBar &bar)
    {
        QStringList list;
        for (int tab = 0; tab < bar.count(); ++tab)
            list.append(bar.tabText(tab));
        return list;
    }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
    void cleanup()
    {
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
        if (m_window)
            m_window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window, TabsWaitMs);
    }

    void allFit_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void allFit()
    {
        QFETCH(const QString, language);
        open(1000);
        mainwindow::appearance::setLanguage(language);
        auto *groups = part<QTabBar>("groupBar");
        auto *pages = part<QTabBar>("pageBar");
        QTRY_COMPARE(m_window->width(), 1000);
        QCOMPARE(groups->count(), 7);
        auto *below = m_window->findChild<details::DetailsView *>()->findChild<QTabBar *>();
        for (QTabBar *bar : {groups, pages, below}) {
            for (int group = 0; group < groups->count(); ++group) {
                click(*groups, group);
                QCoreApplication::processEvents();
                QVERIFY(!bar->isVisible() || bar->tabRect(bar->count() - 1).right() <= bar->width());
                for (const QToolButton *arrow : bar->findChildren<QToolButton *>())
                    QVERIFY2(!arrow->isVisible(), qPrintable(titles(*bar).join(u' ')));
            }
        }
    }

    void groupsLeadToTheirPages()
    {
        open();
        auto *tabs = part<QTabWidget>("tabs");
        auto *groups = part<QTabBar>("groupBar");
        auto *pages = part<QTabBar>("pageBar");
        QCOMPARE(titles(*groups),
            (QStringList{QStringLiteral("Overview"), QStringLiteral("Issues"), QStringLiteral("URLs"),
                QStringLiteral("Broken links"), QStringLiteral("Structure"), QStringLiteral("Compare"),
                QStringLiteral("Crawl")}));
        QCOMPARE(tabs->currentWidget(), part<QWidget>("urlsView"));
        QCOMPARE(groups->currentIndex(), 2);
        QVERIFY(pages->isVisible());
        click(*pages, 1);
        QCOMPARE(tabs->currentWidget(), part<QWidget>("skippedView"));
        click(*groups, 1);
        QVERIFY(qobject_cast<issues::IssuesView *>(tabs->currentWidget()));
        QVERIFY(!pages->isVisible()); // it has one page
        click(*groups, 2);
        QCOMPARE(tabs->currentWidget(), part<QWidget>("skippedView")); // as it was left
        click(*groups, 6);
        QCOMPARE(
            titles(*pages), (QStringList{QStringLiteral("Threads"), QStringLiteral("Queue"), QStringLiteral("Hosts")}));
        click(*pages, 1);
        QCOMPARE(tabs->currentWidget(), part<QWidget>("queueView"));
        // What is brought to the front by others takes its group along.
        tabs->setCurrentWidget(part<QWidget>("urlsView"));
        QCOMPARE(groups->currentIndex(), 2);
        QCOMPARE(pages->currentIndex(), 0);
    }

    /// Those of former versions.
    void keysLeadWhereTheyAlwaysDid()
    {
        open();
        auto *tabs = part<QTabWidget>("tabs");
        const auto title = [tabs](int key) {
            QTest::keyClick(tabs->window()->windowHandle(), Qt::Key(Qt::Key_0 + key), Qt::ControlModifier);
            return tabs->tabText(tabs->currentIndex());
        };
        const QStringList expected{QStringLiteral("URLs"), QStringLiteral("Issues"), QStringLiteral("Queue"),
            QStringLiteral("Threads"), QStringLiteral("Hosts"), QStringLiteral("Not crawled"),
            QStringLiteral("Site structure"), QStringLiteral("Overview"), QStringLiteral("Broken links")};
        for (int key = 1; key <= expected.size(); ++key)
            QCOMPARE(title(key), expected.at(key - 1));
    }

    void theOverviewOfACrawl()
    {
        test::TestSite site{{"/",
                                "<title>Home</title><a href=gone>x</a> <a href=a>a</a> <a href=b>b</a> "
                                "<img src=none.png>"},
            {"/a", "<title>Twice</title>"}, {"/b", "<title>Twice</title>"}};
        m_window = new MainWindow({});
        m_window->resize(1200, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        click(*part<QTabBar>("groupBar"), 0); // there is nothing yet
        auto *field = part<QComboBox>("seed")->lineEdit();
        field->setText(QString::fromLatin1(site.url("/")));
        QTest::keyClick(field, Qt::Key_Return);
        auto *issues = m_window->findChild<issues::IssuesView *>();
        QTRY_VERIFY_WITH_TIMEOUT(
            !m_window->session().isActive() && issues->auditRun().currentFindings() != nullptr, 2 * TabsWaitMs);
        QCOMPARE(part<QTabWidget>("tabs")->currentWidget(), part<QWidget>("summaryView"));
        QTRY_COMPARE(part<QLabel>("summaryVerdict")->text(), issues->verdict());
        QVERIFY(issues->verdict().contains(QStringLiteral("broken link")));
        auto *worst = part<widgets::TableView>("worstIssues");
        QVERIFY(worst->isVisible());
        QCOMPARE(worst->model()->rowCount(), 10);
        QCOMPARE(worst->model()->index(0, 1).data().toString(), QStringLiteral("Broken internal links"));
        worst->selectRow(0);
        worst->setFocus();
        QTest::keyClick(worst, Qt::Key_Return);
        QCOMPARE(part<QTabWidget>("tabs")->currentWidget(), issues);
    }

    /// Groups without a line are not there, and no name takes more than two rows.
    void theSidebarIsShort()
    {
        open();
        auto *tree = part<QTreeView>("overviewTree");
        const QAbstractItemModel &model = *tree->model();
        QTRY_VERIFY_WITH_TIMEOUT(model.rowCount(model.index(0, 0)) > 2, TabsWaitMs);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<issues::IssuesView *>()->auditRun().findings(), TabsWaitMs);
        int hidden = 0;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex title = model.index(group, 0);
            QCOMPARE(tree->isRowHidden(group, {}), model.rowCount(title) == 0);
            hidden += tree->isRowHidden(group, {}) ? 1 : 0;
            const int rows = 2 * tree->fontMetrics().lineSpacing() + 12;
            for (int row = 0; row < model.rowCount(title); ++row)
                QVERIFY(tree->visualRect(model.index(row, 0, title)).height() <= rows);
        }
        QVERIFY(hidden > 0);
    }
};

ARGIOPE_TEST(TestWindowTabs, QApplication)
#include "tst_windowtabs.moc"
