#include "core/store/schema.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "tests/ui/windows.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/words/format.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace argiope;
using mainwindow::MainWindow;

/// Crawling a project once more from the menu.
class TestWindowAgain : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static void crawl(MainWindow &window, const test::TestSite &site)
    {
        window.show();
        auto *seed = window.findChild<QComboBox *>(QStringLiteral("seed"));
        seed->lineEdit()->setText(QString::fromLatin1(site.url("/")));
        QTest::keyClick(seed->lineEdit(), Qt::Key_Return);
        waitForEnd(window);
    }
    static void waitForEnd(MainWindow &window)
    {
        QTRY_COMPARE_WITH_TIMEOUT(window.session().state(), engine::State::Ended, 60000);
        QCOMPARE(window.session().endReason(), engine::EndReason::Completed);
    }
    static QAction *action(const MainWindow &window, const char *name)
    {
        return window.findChild<QAction *>(QString::fromLatin1(name));
    }
    /// Clicks an entry of the menu beside the main button.
    static void choose(MainWindow &window, const char *name)
    {
        auto *more = window.findChild<QToolButton *>(QStringLiteral("moreStarts"));
        QVERIFY(more && more->isEnabled());
        QTimer::singleShot(0, more, [&window, more, name] {
            QVERIFY(more->menu()->isVisible());
            QTest::mouseClick(
                more->menu(), Qt::LeftButton, {}, more->menu()->actionGeometry(action(window, name)).center());
        });
        QTest::mouseClick(more, Qt::LeftButton); // until the menu is closed
    }
    static QString mainText(MainWindow &window)
    {
        return uitest::button(window, "mainButton")->text().remove(QLatin1Char('&'));
    }
    static std::optional<store::UrlRecord> row(MainWindow &window, const QByteArray &url)
    {
        auto reader = store::Reader::open(window.session().path());
        return reader ? (*reader)->find(url) : std::nullopt;
    }

    static QString received(const MainWindow &window)
    {
        return window.findChild<QLabel *>(QStringLiteral("received"))->text();
    }

private Q_SLOTS:
    /// The line at the bottom says the same when the project is opened again.
    void whatWasReceivedStays()
    {
        test::TestSite site{
            {"/", QByteArray("<a href=a>a</a>" + QByteArray(5000, 'x'))}, {"/a", QByteArray(3000, 'y')}};
        QString path;
        QString said;
        {
            QPointer<MainWindow> window = new MainWindow({});
            crawl(*window, site);
            action(*window, "againAction")->trigger();
            QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/a"), 2, 60000); // the second has begun
            waitForEnd(*window);
            said = words::format::size(2 * (5000 + 15 + 3000));
            QTRY_COMPARE_WITH_TIMEOUT(received(*window), said, 60000);
            path = window->session().path();
            window->close();
            QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
        }
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        window->openProject(path);
        QTRY_COMPARE_WITH_TIMEOUT(received(*window), said, 60000);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }
    void initTestCase() { mainwindow::appearance::restore(); }

    void everything()
    {
        test::TestSite site{{"/", "<a href=a>a</a> <a href=old>old</a>"}, {"/a", "first"}, {"/old", "x"}};
        QPointer<MainWindow> window = new MainWindow({});
        QVERIFY(!action(*window, "againAction")->isEnabled()); // there is nothing yet
        crawl(*window, site);
        QCOMPARE(site.requestCount("/a"), 1);

        site.setPage("/", "<a href=a>a</a> <a href=new>new</a>");
        site.setPage("/a", "second");
        // Another address that was typed meanwhile is none of this project's.
        window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit()->setText(QStringLiteral("other.test"));
        QCOMPARE(mainText(*window), QStringLiteral("Start"));
        action(*window, "againAction")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window->session().isActive() || site.requestCount("/a") == 2, 60000);
        QVERIFY(!window->session().isActive() || !action(*window, "againAction")->isEnabled());
        waitForEnd(*window);
        QCOMPARE(site.requestCount("/a"), 2);
        QCOMPARE(site.requestCount("/new"), 1);
        const auto a = row(*window, site.url("/a"));
        QVERIFY(a);
        QCOMPARE(a->page.visits, 2);
        QVERIFY(a->page.lastChanged > 0);
        QVERIFY(row(*window, site.url("/new")));
        QCOMPARE(window->session().settings().seeds, QStringList{QString::fromLatin1(site.url("/"))});
        QVERIFY(action(*window, "againAction")->isEnabled());
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }

    /// The button that started the crawl crawls it again, and the arrow beside it has the new crawl.
    void byTheMainButton()
    {
        test::TestSite site{{"/", "<a href=a>a</a>"}, {"/a", "first"}};
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        auto *more = window->findChild<QToolButton *>(QStringLiteral("moreStarts"));
        QCOMPARE(mainText(*window), QStringLiteral("Start"));
        QVERIFY(more && !more->isEnabled());
        crawl(*window, site);
        const QString path = window->session().path();
        QTRY_COMPARE(mainText(*window), QStringLiteral("Crawl Again"));

        site.setPage("/a", "second");
        QTest::mouseClick(uitest::button(*window, "mainButton"), Qt::LeftButton);
        QVERIFY(!more->isEnabled());
        QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/a"), 2, 60000);
        waitForEnd(*window);
        QCOMPARE(window->session().path(), path);
        QVERIFY(row(*window, site.url("/a"))->page.lastChanged > 0);

        // Opened again it is the same, and Enter is the button.
        window->openProject(path);
        QTRY_COMPARE_WITH_TIMEOUT(mainText(*window), QStringLiteral("Crawl Again"), 60000);
        QTest::keyClick(uitest::addressField(*window), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/a"), 3, 60000);
        waitForEnd(*window);
        QCOMPARE(window->session().path(), path);

        QTRY_VERIFY(more->isEnabled());
        choose(*window, "startNew");
        QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/a"), 4, 60000);
        waitForEnd(*window);
        QVERIFY(window->session().path() != path);
        QCOMPARE(row(*window, site.url("/a"))->page.visits, 1);

        QTRY_COMPARE(mainText(*window), QStringLiteral("Crawl Again"));
        uitest::addressField(*window)->setText(QStringLiteral("other.test"));
        QCOMPARE(mainText(*window), QStringLiteral("Start"));
        QVERIFY(!more->isEnabled());
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }

    void failures()
    {
        test::TestSite site{{"/", "<a href=a>a</a> <a href=gone>gone</a>"}, {"/a", "a"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        QCOMPARE(row(*window, site.url("/gone"))->page.outcome, base::Outcome::Broken);
        site.setPage("/gone", "back, with <a href=more>more</a>");
        site.setPage("/more", "m");
        action(*window, "failuresAction")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount("/more") == 1, 60000);
        waitForEnd(*window);
        QCOMPARE(site.requestCount("/a"), 1);
        QCOMPARE(row(*window, site.url("/gone"))->page.outcome, base::Outcome::Ok);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }
};

ARGIOPE_TEST(TestWindowAgain, QApplication)
#include "tst_windowagain.moc"
