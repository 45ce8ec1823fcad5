// Spider traps in the window: it says that one was found, and lets it in when asked to.
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/traps/trapsdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <atomic>

using namespace argiope;
using mainwindow::MainWindow;
using models::TrapsModel;

namespace {

constexpr int CrawlMs = 120000;

/// Versions of a page that differ, without end, until they are told to stop.
class VersionsSite
{
public:
    VersionsSite()
    {
        m_site.setFallback([this](const test::Request &request) {
            const int n = request.target.mid(request.target.indexOf("diff=") + 5).toInt();
            test::Response response;
            response.body = "<title>" + QByteArray::number(n) + "</title>";
            for (int i = 5 * n + 1; goOn && i <= 5 * n + 5; ++i)
                response.body += "<a href='/w?diff=" + QByteArray::number(i) + "'>version</a>";
            return response;
        });
    }
    [[nodiscard]] QString address() const { return QString::fromLatin1(m_site.url("/")); }
    std::atomic<bool> goOn{true};

private:
    test::TestSite m_site;
};

/// An archive that goes back month by month to January 2010, and pages that keep the crawl going.
class ArchiveSite
{
public:
    ArchiveSite()
    {
        m_site.setFallback([this](const test::Request &request) {
            const QByteArrayList parts = request.target.split('/');
            test::Response response;
            if (parts.value(1) == "archive") {
                const int year = parts.value(2).toInt();
                const int month = parts.value(3).toInt();
                const bool first = month == 1;
                const QByteArray before
                    = number(first ? year - 1 : year) + '/' + (first ? QByteArray("12") : number(month - 1));
                response.body = "<title>Archive</title><p>No entries";
                if (year > 2010 || month > 1)
                    response.body += "<a href=/archive/" + before + ">earlier</a>";
            } else if (parts.value(1) == "gate") {
                const int n = parts.value(2).toInt();
                // Each page says something else: a chain that does not is a trap, too.
                response.body = "<title>" + QByteArray(n + 1, 'w') + "</title><p>" + QByteArray(n + 1, 'v');
                if (goOn)
                    response.body += "<a href=/gate/" + number(n + 1) + ">go on</a>";
                response.delayMs = 20;
            } else {
                response.body = "<a href=/archive/2026/11>archive</a><a href=/gate/1>gate</a>";
            }
            return response;
        });
    }
    [[nodiscard]] QString address() const { return QString::fromLatin1(m_site.url("/")); }
    [[nodiscard]] bool wasReadToItsEnd() const { return m_site.requestCount("/archive/2010/1") == 1; }
    std::atomic<bool> goOn{true};

private:
    static QByteArray number(int n) { return QByteArray::number(n); }
    test::TestSite m_site;
};

} // namespace

class TestWindowTraps : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static MainWindow *opened()
    {
        auto *window = new MainWindow({});
        window->show();
        return QTest::qWaitForWindowExposed(window) ? window : nullptr;
    }
    template <class Site>
    static void crawl(MainWindow &window, const Site &site)
    {
        QLineEdit *field = window.findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        QTest::keyClicks(field, site.address());
        QTest::keyClick(field, Qt::Key_Return);
    }
    static bool finished(MainWindow &window)
    {
        return window.session().endReason() == engine::EndReason::Completed && !window.session().isActive();
    }
    static QString stateOf(const traps::TrapsDialog &dialog)
    {
        const auto *table = dialog.findChild<widgets::TableView *>(QStringLiteral("trapsTable"));
        return table->model()->index(0, TrapsModel::Status).data().toString();
    }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }

    void saysWhatWasFoundAndReleasesIt()
    {
        ArchiveSite site;
        QPointer<MainWindow> window = opened();
        QVERIFY(window);
        crawl(*window, site);
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->topic() == QStringLiteral("trap"), CrawlMs);
        QVERIFY2(message->text().contains(QStringLiteral("/archive/")), qPrintable(message->text()));
        QTRY_VERIFY2_WITH_TIMEOUT(
            message->text().contains(QStringLiteral("1 URL blocked so far")), qPrintable(message->text()), CrawlMs);

        // Its URLs.
        QTest::mouseClick(message->secondButton(), Qt::LeftButton);
        auto *skipped = window->findChild<urls::UrlsView *>(QStringLiteral("skippedView"));
        QCOMPARE(window->findChild<QTabWidget *>(QStringLiteral("tabs"))->currentWidget(), skipped);
        QTRY_COMPARE_WITH_TIMEOUT(skipped->model().rowCount(), 1, CrawlMs);
        QCOMPARE(skipped->model().query().ruleName, QByteArray("trap"));
        QVERIFY(message->isVisible());

        // Let in, while the crawl goes on.
        QVERIFY(window->session().isActive());
        QTest::mouseClick(message->actionButton(), Qt::LeftButton);
        QTRY_VERIFY(message->text().startsWith(QStringLiteral("This spider trap is crawled from now on")));
        QTRY_VERIFY_WITH_TIMEOUT(site.wasReadToItsEnd(), CrawlMs);
        QCOMPARE(window->session().settings().releasedTraps.size(), 1);
        site.goOn = false;
        QTRY_VERIFY_WITH_TIMEOUT(finished(*window), CrawlMs);

        // The list of all of them, from the button over the skipped URLs.
        auto *button = skipped->findChild<QToolButton *>(QStringLiteral("trapList"));
        QTRY_VERIFY(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("1 spider trap…"));
        QTest::mouseClick(button, Qt::LeftButton);
        QPointer<traps::TrapsDialog> dialog = window->findChild<traps::TrapsDialog *>();
        QVERIFY(dialog);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*dialog), QStringLiteral("Allowed"), CrawlMs);
        // And back.
        auto *release = dialog->findChild<QPushButton *>(QStringLiteral("releaseTrap"));
        QCOMPARE(release->text(), QStringLiteral("&Block Again"));
        QTest::mouseClick(release, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*dialog), QStringLiteral("Blocked"), CrawlMs);
        QVERIFY(window->session().settings().releasedTraps.isEmpty());
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("goOn"))->isVisible());
        dialog->close();
        QTRY_VERIFY(!dialog);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, CrawlMs);
    }

    void asksAboutAFlood_data()
    {
        QTest::addColumn<bool>("keepOut");
        QTest::newRow("keep out") << true;
        QTest::newRow("go on") << false;
    }
    void asksAboutAFlood()
    {
        QFETCH(bool, keepOut);
        VersionsSite site;
        QPointer<MainWindow> window = opened();
        QVERIFY(window);
        crawl(*window, site);
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->topic() == QStringLiteral("trap"), CrawlMs);
        QVERIFY2(message->text().contains(QStringLiteral("Most of the queue matches")), qPrintable(message->text()));
        QCOMPARE(message->actionButton()->text(), QStringLiteral("Block"));
        QCOMPARE(message->secondButton()->text(), QStringLiteral("Continue"));
        QTest::mouseClick(keepOut ? message->actionButton() : message->secondButton(), Qt::LeftButton);
        if (keepOut) {
            QTRY_VERIFY_WITH_TIMEOUT(finished(*window), CrawlMs);
        } else {
            QVERIFY(message->isHidden());
            // It may be kept out later, from the table of what waits.
            window->findChild<QAction *>(QStringLiteral("trapsAction"))->trigger();
            auto *dialog = window->findChild<traps::TrapsDialog *>();
            QVERIFY(dialog);
            auto *table = dialog->findChild<widgets::TableView *>(QStringLiteral("queuePatterns"));
            QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
            QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 0, CrawlMs);
            QVERIFY(table->model()->index(0, 0).data().toString().endsWith(QStringLiteral("/w?diff")));
            table->selectRow(0);
            auto *button = dialog->findChild<QPushButton *>(QStringLiteral("keepOutPattern"));
            QTRY_VERIFY(button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(finished(*window), CrawlMs);
            QTRY_COMPARE_WITH_TIMEOUT(stateOf(*dialog), QStringLiteral("Blocked"), CrawlMs);
        }
        QVERIFY(window->session().settings().releasedTraps.isEmpty());
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, CrawlMs);
    }

    void releasesInAFinishedProjectAndGoesOn()
    {
        ArchiveSite site;
        site.goOn = false;
        QPointer<MainWindow> window = opened();
        QVERIFY(window);
        crawl(*window, site);
        QTRY_VERIFY_WITH_TIMEOUT(finished(*window), CrawlMs);
        QVERIFY(!site.wasReadToItsEnd());
        window->findChild<QAction *>(QStringLiteral("trapsAction"))->trigger();
        auto *dialog = window->findChild<traps::TrapsDialog *>();
        QVERIFY(dialog);
        auto *table = dialog->findChild<widgets::TableView *>(QStringLiteral("trapsTable"));
        QAbstractItemModelTester tester(table->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        QTRY_COMPARE_WITH_TIMEOUT(
            table->model()->index(0, TrapsModel::HeldBack).data().toString(), QStringLiteral("1"), CrawlMs);
        auto *goOn = dialog->findChild<QPushButton *>(QStringLiteral("goOn"));
        QVERIFY(!goOn->isVisible());
        // An address that somebody has begun to type is not where the project goes on.
        QLineEdit *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        field->clear();
        QTest::keyClicks(field, QStringLiteral("elsewhere.example"));
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("releaseTrap")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(goOn->isVisible(), CrawlMs);
        QCOMPARE(stateOf(*dialog), QStringLiteral("Allowed, not crawled yet"));
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY(message->text().startsWith(QStringLiteral("Spider trap unblocked")));
        QTest::mouseClick(goOn, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(site.wasReadToItsEnd() && finished(*window), CrawlMs);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(*dialog), QStringLiteral("Allowed"), CrawlMs);
        QVERIFY(!goOn->isVisible());
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, CrawlMs);
    }
};

ARGIOPE_TEST(TestWindowTraps, QApplication)
#include "tst_windowtraps.moc"
