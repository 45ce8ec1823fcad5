#include "core/store/reader.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/details/detailsview.h"
#include "ui/export/exportdialog.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/linksmodel.h"
#include "ui/options/optionsdialog.h"
#include "ui/urls/urlsview.h"
#include "ui/urls/urltable.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

using namespace argiope;
using mainwindow::MainWindow;

class TestMainWindow : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static QLineEdit *field(MainWindow &window)
    {
        return window.findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
    }
    static QPushButton *button(MainWindow &window, const char *name)
    {
        return window.findChild<QPushButton *>(QString::fromLatin1(name));
    }
    static bool finished(MainWindow &window)
    {
        return window.session().endReason() == engine::EndReason::Completed && !window.session().isActive();
    }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }

    void crawlsWhatIsTypedAndExportsIt()
    {
        test::TestSite site{{"/", "<title>Home</title><a href=a>to a</a> <a href=b>to b</a> <a href=/gone>gone</a>"},
            {"/a", "<title>A</title><a href=/>home</a>"},
            {"/b", test::Response{.status = 302, .headers = {{"Location", "/a"}}}}};
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        QTest::keyClicks(field(*window), QString::fromLatin1(site.url("/")));
        QVERIFY(button(*window, "mainButton")->isEnabled());
        QTest::mouseClick(button(*window, "mainButton"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(finished(*window), 120000);
        auto *table = window->findChild<urls::UrlTable *>(QStringLiteral("urlsTable"));
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 4, 30000);
        QTRY_COMPARE_WITH_TIMEOUT(
            table->model()->index(0, 0).data().toString(), QString::fromLatin1(site.url("/")), 30000);
        QVERIFY2(window->windowTitle().contains(QStringLiteral("127.0.0.1")), qPrintable(window->windowTitle()));

        // The details of a row that is clicked.
        int gone = -1;
        for (int row = 0; row < 4; ++row) {
            QTRY_VERIFY(table->model()->index(row, 0).data().isValid());
            if (table->model()->index(row, 0).data().toString().endsWith(QStringLiteral("/gone")))
                gone = row;
        }
        QVERIFY(gone >= 0);
        QTest::mouseClick(
            table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(gone, 0)).center());
        auto *details = window->findChild<details::DetailsView *>();
        QTRY_VERIFY_WITH_TIMEOUT(details->facts().found, 30000);
        QCOMPARE(details->facts().record.page.status, 404);
        QTRY_COMPARE_WITH_TIMEOUT(details->inlinks().rowCount(), 1, 30000);
        QCOMPARE(details->inlinks().at(0).text, QByteArray("gone"));
        QCOMPARE(details->facts().path.size(), 2);

        // F5 asks for it once more.
        QCOMPARE(site.requestCount("/gone"), 1);
        table->setFocus();
        window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"))
            ->findChild<QAction *>(QStringLiteral("recrawl"))
            ->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(site.requestCount("/gone"), 2, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(finished(*window), 60000);
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 4, 30000);
        QCOMPARE(site.requestCount("/a"), 1);

        // Export by the menu's action.
        window->findChild<QAction *>(QStringLiteral("exportAction"))->trigger();
        auto *dialog = window->findChild<exporting::ExportDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QComboBox *>(QStringLiteral("format"))->setCurrentIndex(0);
        const QString path = m_place.file(QStringLiteral("out.csv"));
        dialog->setFile(path);
        QSignalSpy exported(dialog, &exporting::ExportDialog::exported);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("start")), Qt::LeftButton);
        QVERIFY(exported.wait(30000));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QCOMPARE(csv.count("\r\n"), 5);
        QVERIFY(csv.contains(QByteArray("\r\n" + site.url("/gone") + ",404,broken,")));
        QVERIFY(csv.contains(QByteArray("\r\n" + site.url("/b") + ",302,redirect,")));

        // A table by the menu, from wherever one is: broken links with the pages that they stand on.
        auto *entry = window->findChild<QAction *>(QStringLiteral("exportBroken"));
        QVERIFY2(entry && entry->text().startsWith(QStringLiteral("Broken")), entry ? qPrintable(entry->text()) : "");
        entry->trigger();
        QCOMPARE(window->findChildren<exporting::ExportDialog *>().size(), 1); // the same
        const QString broken = m_place.file(QStringLiteral("broken.csv"));
        dialog->setFile(broken);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("start")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, 60000);
        QFile links(broken);
        QVERIFY(links.open(QIODevice::ReadOnly));
        const QByteArray linkRows = links.readAll();
        QVERIFY2(linkRows.contains(site.url("/gone")) && linkRows.contains("404"), linkRows.constData());

        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

    void pausesStopsClosesAndResumes()
    {
        test::TestSite site;
        site.setFallback([](const test::Request &request) {
            const int number = request.path().mid(1).toInt();
            QByteArray body;
            for (int next = number * 3 + 1; next <= number * 3 + 3 && next < 400; ++next)
                body += "<a href=/" + QByteArray::number(next) + ">x</a>";
            return test::Response{.body = body, .delayMs = 20};
        });
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        QTest::keyClicks(field(*window), QString::fromLatin1(site.url("/0")));
        QTest::keyClick(field(*window), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().counters() && window->session().counters()->finished > 10, 120000);
        QTest::mouseClick(button(*window, "mainButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Paused, 60000);
        const qsizetype requests = site.requestCount();
        QTest::qWait(300);
        QCOMPARE(site.requestCount(), requests);
        QTest::keyClick(window.data(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Running, 60000);
        const QString path = window->session().path();
        window->close(); // stops and saves first
        QVERIFY(window);
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);

        window = new MainWindow({});
        window->show();
        window->openArgument(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        // Fields take Ctrl+E for their own on some systems; the window wants it.
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        for (QWidget *typing : {static_cast<QWidget *>(window->findChild<QComboBox *>(QStringLiteral("seed"))),
                 static_cast<QWidget *>(window->findChild<widgets::FilterField *>())}) {
            typing->setFocus();
            QTest::keyClick(window->windowHandle(), Qt::Key_E, Qt::ControlModifier);
            auto *dialog = window->findChild<exporting::ExportDialog *>();
            QVERIFY(dialog && dialog->isVisible());
            delete dialog;
            window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window));
        }
        QVERIFY(!window->session().isActive());
        QVERIFY(window->session().isUnfinished());
        QCOMPARE(button(*window, "mainButton")->text().remove(QLatin1Char('&')), QStringLiteral("Resume"));
        QTest::mouseClick(button(*window, "mainButton"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(finished(*window), 120000);
        QCOMPARE(window->session().counters()->finished, 400);
        auto *table = window->findChild<urls::UrlTable *>(QStringLiteral("urlsTable"));
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 400, 30000);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

    void changesItsSpeedWhileItRuns()
    {
        test::TestSite site;
        site.setFallback([](const test::Request &request) { // longer than the test
            const int n = request.target.mid(1).toInt();
            return test::Response{.body = "<a href=/" + QByteArray::number(2 * n + 1) + ">a</a><a href=/"
                    + QByteArray::number(2 * n + 2) + ">b</a>",
                .delayMs = 20};
        });
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        auto *options = window->findChild<QAction *>(QStringLiteral("optionsAction"));
        QVERIFY(options->isEnabled());
        QTest::keyClicks(field(*window), QString::fromLatin1(site.url("/")));
        QTest::mouseClick(button(*window, "mainButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Running, 60000);
        window->findChild<QSpinBox *>(QStringLiteral("threadCount"))->setValue(3);
        QCOMPARE(window->session().settings().threads, 3);
        QVERIFY(options->isEnabled());
        options->trigger();
        auto *dialog = window->findChild<options::OptionsDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("restriction"))->isHidden());
        QVERIFY(dialog->findChild<QWidget *>(QStringLiteral("threads"))->isVisible()); // its page is in front
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("threads"))->setValue(5);
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("rate"))->setValue(40);
        dialog->accept();
        QCOMPARE(window->session().settings().threads, 5);
        QCOMPARE(window->session().settings().rate, 40.0);
        QCOMPARE(window->session().state(), engine::State::Running);
        QCOMPARE(window->session().workers().size(), 8); // those that left are still shown
        QCOMPARE(window->findChild<QSpinBox *>(QStringLiteral("threadCount"))->value(), 5);
        window->session().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive(), 60000);
        const auto reader = store::Reader::open(window->session().path());
        QVERIFY(reader);
        QCOMPARE((*reader)->settings().threads, 5);
        QCOMPARE((*reader)->settings().rate, 40.0);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
    }

    void saysWhatIsWrong()
    {
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        window->openArgument(m_place.file(QStringLiteral("missing.argiope")));
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 30000);
        QVERIFY2(message->text().contains(QStringLiteral("missing.argiope")), qPrintable(message->text()));
        window->openArgument(QStringLiteral("example.org"));
        QCOMPARE(field(*window)->text(), QStringLiteral("example.org"));
        window->close();
        QTRY_VERIFY(!window);
    }

    void switchesLanguageWhileOpen()
    {
        QPointer<MainWindow> window = new MainWindow({});
        window->show();
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        mainwindow::appearance::setLanguage(QStringLiteral("zh_CN"));
        QTRY_COMPARE(tabs->tabText(2), QStringLiteral("队列"));
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
        QTRY_COMPARE(tabs->tabText(2), QStringLiteral("Queue"));
        window->close();
        QTRY_VERIFY(!window);
    }
};

ARGIOPE_TEST(TestMainWindow, QApplication)
#include "tst_mainwindow.moc"
