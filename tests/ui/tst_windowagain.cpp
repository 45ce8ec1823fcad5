#include "core/store/schema.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/words/format.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

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
    /// Presses a button of the question that Crawl Again asks.
    static void answer(const MainWindow &window, QMessageBox::ButtonRole role)
    {
        action(window, "againAction")->trigger();
        auto *box = window.findChild<QMessageBox *>(QStringLiteral("crawlAgain"));
        QVERIFY(box);
        for (QAbstractButton *button : box->buttons()) {
            if (box->buttonRole(button) == role)
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
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
            answer(*window, QMessageBox::AcceptRole);
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

        answer(*window, QMessageBox::RejectRole);
        QCOMPARE(window->session().state(), engine::State::Ended);

        site.setPage("/", "<a href=a>a</a> <a href=new>new</a>");
        site.setPage("/a", "second");
        // Another address that was typed meanwhile is none of this project's.
        window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit()->setText(QStringLiteral("other.test"));
        answer(*window, QMessageBox::AcceptRole);
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
