#include "core/store/heldfile.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "tests/ui/windows.h"
#include "ui/help/helpwindow.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/copyjob.h"
#include "ui/mainwindow/fileopenfilter.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/notifier.h"
#include "ui/options/optionsdialog.h"
#include "ui/project/recent.h"
#include "ui/startbar/listdialog.h"
#include "ui/startpage/startpage.h"
#include "ui/urls/urlsview.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractFileIconProvider>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace argiope;
using mainwindow::CopyJob;
using mainwindow::MainWindow;
namespace recent = project::recent;

class TestWindowProjects : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
    void cleanup() { uitest::forgetWindows(); }

    void crawlsAListThatIsPasted()
    {
        test::TestSite site;
        site.setFallback("<a href=/linked>x</a>");
        QPointer<MainWindow> window = uitest::makeWindow();
        QByteArray list;
        for (int i = 0; i < 20; ++i)
            list += site.url("/" + QByteArray::number(i)) + "\n";
        QApplication::clipboard()->setText(QString::fromLatin1(list + "no address\n"));
        uitest::addressField(*window)->setFocus();
        QTest::keySequence(uitest::addressField(*window), QKeySequence::Paste);
        auto *dialog = window->findChild<startbar::ListDialog *>();
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->list(), 30000);
        QCOMPARE(dialog->list()->badCount, 1);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("startList")), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        QCOMPARE(window->session().counters()->finished, 20);
        QCOMPARE(site.requestCount("/linked"), 0);
        QCOMPARE(window->session().settings().seeds.size(), 20);

        // The project that is opened again is the list, and another address is a crawl of that address alone.
        const QString path = window->session().path();
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 30000);
        window = uitest::makeWindow();
        window->openArgument(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        QVERIFY2(window->findChild<QLabel *>(QStringLiteral("verdict"))->text().contains(QStringLiteral("20 URLs")),
            qPrintable(window->findChild<QLabel *>(QStringLiteral("verdict"))->text()));
        uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/alone")));
        site.clearLog();
        QTest::mouseClick(uitest::button(*window, "mainButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        QCOMPARE(window->session().settings().seeds.size(), 1);
        QCOMPARE(site.requestCount("/0"), 0);
    }

    void offersToResumeAfterACrash()
    {
        const QString path = m_place.file(QStringLiteral("crashed.argiope"));
        QVERIFY(uitest::makeCrashed(path));
        recent::setCrawling(path, true);
        recent::setCrawling(m_place.file(QStringLiteral("gone.argiope")), true);
        QPointer<MainWindow> window = uitest::makeWindow();
        window->offerInterrupted();
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 30000);
        QVERIFY2(message->text().contains(QStringLiteral("“crashed”")), qPrintable(message->text()));
        QVERIFY(!window->session().hasProject());
        QCOMPARE(recent::crawling(), QStringList{path}); // what is gone is forgotten
        QSignalSpy ended(&window->session(), &project::ProjectSession::ended);
        message->actionButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(window->session().isActive() || ended.count() > 0, 30000);
        QCOMPARE(window->session().path(), path);
        window->session().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive(), 60000);
        QVERIFY(recent::crawling().isEmpty());
    }
    void offersToResumeWhatClosingStopped()
    {
        test::TestSite site;
        site.setChain(20);
        QPointer<MainWindow> window = uitest::makeWindow();
        window->setAttribute(Qt::WA_DeleteOnClose);
        uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/0")));
        QTest::keyClick(uitest::addressField(*window), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Running, 60000);
        const QString path = window->session().path();
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
        QCOMPARE(recent::crawling(), QStringList{path});
        window = uitest::makeWindow();
        window->offerInterrupted();
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 30000);
        QVERIFY2(message->text().contains(QStringLiteral("when its window was closed")), qPrintable(message->text()));
        QVERIFY(recent::crawling().isEmpty()); // said once
        message->actionButton()->click();
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Running, 60000);
        QCOMPARE(window->session().path(), path);
        window->session().stop(); // by the person: nothing is offered, nor when he closes the window at once
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
        QVERIFY(recent::crawling().isEmpty());
        // Nor does a project that is merely opened go on.
        const QString crashed = m_place.file(QStringLiteral("later.argiope"));
        QVERIFY(uitest::makeCrashed(crashed));
        window = uitest::makeWindow();
        recent::setCrawling(path, true);
        window->offerInterrupted();
        message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 30000);
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        message->actionButton()->click();
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().hasProject(), 30000);
        window->openProject(crashed);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().wasInterrupted(), 30000);
        QVERIFY(!window->session().isActive());
    }
    void offersTheCrashedOneFirst()
    {
        const QString crashed = m_place.file(QStringLiteral("first.argiope"));
        const QString stopped = m_place.file(QStringLiteral("second.argiope"));
        QVERIFY(uitest::makeCrashed(crashed));
        QVERIFY(uitest::makeProject(stopped, 100));
        {
            auto writer = store::Writer::open(stopped);
            QVERIFY(writer);
            (*writer)->begin();
            (*writer)->setMeta("state", "stopped");
            QVERIFY((*writer)->commit().ok());
        }
        recent::setCrawling(crashed, true);
        recent::setCrawling(stopped, true);
        QPointer<MainWindow> window = uitest::makeWindow();
        window->offerInterrupted();
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 30000);
        QVERIFY2(message->text().contains(QStringLiteral("“first”")), qPrintable(message->text()));
    }
    void fileDialogsOpenNoFile()
    {
        QPointer<MainWindow> window = uitest::makeWindow();
        for (QAction *action : window->findChildren<QAction *>()) {
            if (action->shortcut() == QKeySequence(QKeySequence::Open))
                action->trigger();
        }
        auto *dialog = window->findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QString path = m_place.file(QStringLiteral("text.x"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("%PDF-1.4\n"); // who looks into it knows more than its name says
        file.close();
        QCOMPARE(dialog->iconProvider()->type(QFileInfo(path)), QStringLiteral("x"));
        dialog->reject();
    }
    void leavesOneFile()
    {
        constexpr int Pages = 30;
        test::TestSite site;
        site.setFallback([](const test::Request &request) {
            const int number = request.path().mid(1).toInt();
            return test::Response{.body = "<a href=/" + QByteArray::number((number + 1) % Pages) + ">x</a>"};
        });
        const auto finishedAlone = [](const QString &path) -> qint64 {
            const QTemporaryDir folder;
            const QString copy = folder.filePath(QStringLiteral("sent.argiope"));
            // By no other descriptor than this process has: closing one would take the window's locks with it.
            const auto held = store::HeldFile::open(path);
            const auto bytes = held ? held->head(QFileInfo(path).size()) : std::nullopt;
            QFile file(copy);
            if (!bytes || !file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.flush())
                return -1;
            auto reader = store::Reader::open(copy);
            return reader ? (*reader)->stats().finished : -1;
        };
        const auto beside = [](const QString &path) {
            const QFileInfo info(path);
            return info.dir().entryList({info.fileName() + QStringLiteral("-*")}, QDir::Files);
        };
        const QString other = m_place.file(QStringLiteral("next.argiope"));
        QVERIFY(uitest::makeProject(other, 100));
        QPointer<MainWindow> window = uitest::makeWindow();
        uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/0")));
        QTest::keyClick(uitest::addressField(*window), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        const QString path = window->session().path();
        QVERIFY(window->session().reader().isOpen());
        QCOMPARE(finishedAlone(path), Pages); // in the file itself, while the window shows it
        window->openProject(other);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        QTRY_COMPARE_WITH_TIMEOUT(beside(path), QStringList(), 30000);
        QCOMPARE(finishedAlone(path), Pages);
        // Readable names: site and date, and a number where that is taken.
        const QString name = QFileInfo(path).completeBaseName();
        QVERIFY2(QRegularExpression(
                     QStringLiteral("^127\\.0\\.0\\.1-\\d+ \\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d( \\(\\d+\\))?$"))
                     .match(name)
                     .hasMatch(),
            qPrintable(name));
        delete window;
        QCOMPARE(beside(other), QStringList());
    }
    void anotherOwnersProjectIsOnlyShown()
    {
        const QString path = m_place.file(QStringLiteral("owned.argiope"));
        QVERIFY(uitest::makeCrashed(path));
        auto owner = store::Writer::open(path); // alive
        QVERIFY(owner);
        recent::setCrawling(path, true);
        QVERIFY(recent::interrupted({path}).isEmpty());
        QPointer<MainWindow> window = uitest::makeWindow();
        window->openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        QVERIFY(window->session().isBeingWritten());
        QVERIFY(!window->session().wasInterrupted());
        QCOMPARE(uitest::button(*window, "mainButton")->text().remove(QLatin1Char('&')), QStringLiteral("Start"));
        auto *message = window->findChild<widgets::MessageBar *>();
        QVERIFY2(message->text().contains(QStringLiteral("Another Argiope")), qPrintable(message->text()));
        owner->reset();
        // Once the owner is gone the project is as any other.
        QTRY_VERIFY_WITH_TIMEOUT(window->session().wasInterrupted(), 30000);
        QCOMPARE(uitest::button(*window, "mainButton")->text().remove(QLatin1Char('&')), QStringLiteral("Resume"));
    }
    /// What could not begin has counted nothing: the window goes on showing what the project has.
    void aRefusedResumeLeavesTheCounts()
    {
        const QString path = m_place.file(QStringLiteral("refused.argiope"));
        QVERIFY(uitest::makeCrashed(path));
        QPointer<MainWindow> window = uitest::makeWindow();
        window->openProject(path);
        project::ProjectSession &session = window->session();
        QTRY_VERIFY_WITH_TIMEOUT(session.reader().isOpen() && session.isUnfinished(), 30000);
        QVERIFY(!session.counters());
        auto owner = store::Writer::open(path); // somebody was quicker
        QVERIFY(owner);
        QSignalSpy failed(&session, &project::ProjectSession::failed);
        session.resumeProject(session.settings());
        QTRY_VERIFY_WITH_TIMEOUT(!failed.isEmpty() && !session.isActive(), 30000);
        QVERIFY(!session.counters());
        owner->reset();
    }
    void oneWindowAProject()
    {
        const QString path = m_place.file(QStringLiteral("one.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        QPointer<MainWindow> first = uitest::makeWindow();
        first->openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(first->session().reader().isOpen(), 30000);
        QPointer<MainWindow> second = uitest::makeWindow();
        second->openProject(path);
        QVERIFY(!second->session().hasProject());
        QCOMPARE(MainWindow::windowWith(path), first.data());

        // The system asks the running program to open files.
        mainwindow::FileOpenFilter filter([](const QString &file) { MainWindow::openInAnyWindow({}, file); });
        qApp->installEventFilter(&filter);
        const QString other = m_place.file(QStringLiteral("other.argiope"));
        QVERIFY(uitest::makeProject(other, 100));
        QFileOpenEvent open(other);
        QApplication::sendEvent(qApp, &open);
        QTRY_VERIFY_WITH_TIMEOUT(second->session().reader().isOpen(), 30000); // the window that had nothing open
        QCOMPARE(second->session().path(), other);
        QApplication::sendEvent(qApp, &open);
        QCOMPARE(uitest::openWindows(), 2);
    }
    /// Under whatever name it is asked for.
    void anotherNameOfAnOpenProject()
    {
#ifdef Q_OS_WIN
        QSKIP("a link is a file of its own there");
#endif
        const QString path = m_place.file(QStringLiteral("real.argiope"));
        const QString link = m_place.file(QStringLiteral("link.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        QVERIFY(QFile::link(path, link));
        QPointer<MainWindow> first = uitest::makeWindow();
        first->openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(first->session().reader().isOpen(), 30000);
        QPointer<MainWindow> second = uitest::makeWindow();
        QVERIFY(QTest::qWaitForWindowActive(second));
        second->openProject(link);
        QTRY_VERIFY_WITH_TIMEOUT(first->isActiveWindow(), 30000);
        QVERIFY(!second->session().hasProject());
        // One that is no other name is opened, after the same question.
        const QString other = m_place.file(QStringLiteral("another.argiope"));
        QVERIFY(uitest::makeProject(other, 100));
        second->openProject(other);
        QTRY_VERIFY_WITH_TIMEOUT(second->session().reader().isOpen(), 30000);
        QCOMPARE(second->session().path(), other);
    }
    /// A file whose name does not say what it is.
    void aProjectWithoutItsEnding()
    {
        const QString path = m_place.file(QStringLiteral("noending"));
        QVERIFY(uitest::makeProject(path, 100));
        QPointer<MainWindow> window = uitest::makeWindow();
        window->openArgument(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
    }
    /// A name tells the server, its port, the day and the time; the menu also how the crawl stands.
    void projectsAreToldApart()
    {
        test::TestSite site{{"/", "<a href=a>a</a>"}, {"/a", "x"}};
        QPointer<MainWindow> window = uitest::makeWindow();
        uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/")));
        QTest::keyClick(uitest::addressField(*window), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        const QString path = window->session().path();
        const QUrl address(QString::fromLatin1(site.url("/")));
        const QString name = QFileInfo(path).fileName();
        QVERIFY2(
            QRegularExpression(QStringLiteral("^%1-%2 \\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d( \\(\\d+\\))?\\.argiope$")
                                   .arg(QRegularExpression::escape(address.host()))
                                   .arg(address.port()))
                .match(name)
                .hasMatch(),
            qPrintable(name));
        const auto opened = [&window, &path] {
            QAction *entry = nullptr;
            for (QMenu *each : window->findChildren<QMenu *>()) {
                Q_EMIT each->aboutToShow();
                for (QAction *action : each->actions())
                    entry = action->data().toString() == path ? action : entry;
            }
            return entry;
        };
        QAction *entry = opened();
        QVERIFY(entry);
        QTRY_VERIFY2(entry->text().contains(QStringLiteral("2 URLs")), qPrintable(entry->text()));
        // What follows the end may still be written, which the menu says until it is opened again.
        const QDeadlineTimer patience(30000);
        while (!entry->text().endsWith(QStringLiteral("Finished")) && !patience.hasExpired()) {
            entry = opened();
            QVERIFY(entry);
            QTest::qWait(100);
        }
        QVERIFY2(entry->text().startsWith(address.toString()), qPrintable(entry->text()));
        QVERIFY2(entry->text().endsWith(QStringLiteral("Finished")), qPrintable(entry->text()));
    }
    /// Back to the page of the last projects, without a window more.
    void closesTheProject()
    {
        const QString path = m_place.file(QStringLiteral("closed.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        QPointer<MainWindow> window = uitest::makeWindow();
        auto *close = window->findChild<QAction *>(QStringLiteral("closeProjectAction"));
        QVERIFY(close && !close->isEnabled());
        window->openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        auto *urls = window->findChild<urls::UrlsView *>(QStringLiteral("urlsView"));
        QTRY_VERIFY_WITH_TIMEOUT(urls->model().rowCount() > 0, 30000);
        QVERIFY(!uitest::addressField(*window)->text().isEmpty());
        auto *page = window->findChild<startpage::StartPage *>();
        QVERIFY(!page->isVisible());
        QTest::keySequence(window.data(), close->shortcut());
        QVERIFY(page->isVisible());
        QVERIFY(!window->session().hasProject());
        QCOMPARE(window->windowTitle(), QStringLiteral("Argiope"));
        QCOMPARE(uitest::addressField(*window)->text(), QString());
        QCOMPARE(urls->model().rowCount(), 0);
        QVERIFY(!close->isEnabled());
        QCOMPARE(uitest::button(*window, "mainButton")->text().remove(QLatin1Char('&')), QStringLiteral("Start"));
        QVERIFY(!MainWindow::windowWith(path));
        // And from there to it again.
        auto *open = page->findChild<QPushButton *>(QStringLiteral("openRecent"));
        QTest::mouseClick(open, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        QCOMPARE(window->session().path(), path);
        QTRY_VERIFY_WITH_TIMEOUT(urls->model().rowCount() > 0, 30000);
    }
    void forgetsWhatIsMissing()
    {
        const QString gone = m_place.file(QStringLiteral("away.argiope"));
        recent::add(gone);
        QPointer<MainWindow> window = uitest::makeWindow();
        QMenu *menu = nullptr;
        QAction *entry = nullptr;
        for (QMenu *each : window->findChildren<QMenu *>()) {
            Q_EMIT each->aboutToShow();
            for (QAction *action : each->actions()) {
                if (action->data().toString() == gone) {
                    menu = each;
                    entry = action;
                }
            }
        }
        QVERIFY(menu && entry);
        QTRY_VERIFY2(entry->text().contains(QStringLiteral("Project file not found")), qPrintable(entry->text()));
        entry->trigger();
        auto *box = window->findChild<QMessageBox *>(QStringLiteral("missingProject"));
        QVERIFY(box);
        QVERIFY(recent::projects().contains(gone)); // nothing without asking
        for (QAbstractButton *each : box->buttons()) {
            if (box->buttonRole(each) == QMessageBox::AcceptRole)
                each->click();
        }
        QTRY_VERIFY(!recent::projects().contains(gone));
    }
    void copiesAndCancels()
    {
        const QString from = m_place.file(QStringLiteral("from.argiope"));
        QVERIFY(uitest::makeProject(from, 2000));
        const QString to = m_place.file(QStringLiteral("to.argiope"));
        {
            CopyJob job(from, to, 0);
            QSignalSpy succeeded(&job, &CopyJob::succeeded);
            job.start();
            QVERIFY(succeeded.wait(60000));
            QVERIFY(QFileInfo::exists(to));
            auto reader = store::Reader::open(to);
            QVERIFY(reader);
            QCOMPARE((*reader)->stats().finished, 1980);
        }
        {
            CopyJob job(from, to, 0); // never overwrites
            QSignalSpy failed(&job, &CopyJob::failed);
            job.start();
            QVERIFY(failed.wait(60000));
            QCOMPARE(failed.at(0).at(0).value<store::StoreError>().code, store::StoreError::Code::Exists);
        }
        const QString canceled = m_place.file(QStringLiteral("canceled.argiope"));
        CopyJob job(from, canceled, 0);
        QSignalSpy failed(&job, &CopyJob::failed);
        job.cancel();
        job.start();
        QVERIFY(failed.wait(60000));
        QCOMPARE(failed.at(0).at(0).value<store::StoreError>().code, store::StoreError::Code::Canceled);
        QVERIFY(!QFileInfo::exists(canceled));
        QVERIFY(!QFileInfo::exists(store::partOfCopy(canceled)));
    }
    void openingWhileACrawlRunsTakesAnotherWindow()
    {
        test::TestSite site;
        site.setChain(20);
        const QString path = m_place.file(QStringLiteral("beside.argiope"));
        QVERIFY(uitest::makeProject(path, 100));
        QPointer<MainWindow> window = uitest::makeWindow();
        uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/0")));
        QTest::keyClick(uitest::addressField(*window), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Running, 60000);
        QCOMPARE(recent::crawling(), QStringList{window->session().path()});
        window->openProject(path);
        QTRY_COMPARE_WITH_TIMEOUT(uitest::openWindows(), 2, 30000);
        QVERIFY(window->session().isActive());
        QTRY_VERIFY_WITH_TIMEOUT(MainWindow::windowWith(path), 30000);
        window->session().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive(), 60000);
        QVERIFY(recent::crawling().isEmpty());
    }
    void twoWindowsStartOneHostAtOnce()
    {
        test::TestSite site{{"/", "x"}};
        QPointer<MainWindow> windows[] = {uitest::makeWindow(), uitest::makeWindow()};
        for (const auto &window : windows) {
            uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/")));
            window->startCrawl();
        }
        for (const auto &window : windows) {
            QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 60000);
            QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
            QCOMPARE(window->session().reader().path(), window->session().path());
            QCOMPARE(MainWindow::windowWith(window->session().path()), window.data());
        }
        QVERIFY(windows[0]->session().path() != windows[1]->session().path());
    }
    void tellsWhenACrawlEndsInTheBackground()
    {
        test::TestSite site{{"/", "x"}};
        QPointer<MainWindow> window = uitest::makeWindow();
        QPointer<MainWindow> front = uitest::makeWindow();
        front->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(front));
        QSignalSpy told(window.data(), &MainWindow::notified);
        for (const bool wanted : {true, false}) {
            mainwindow::notifier::setEnabled(wanted);
            uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/")));
            QSignalSpy ended(&window->session(), &project::ProjectSession::ended);
            window->startCrawl();
            QVERIFY(ended.wait(60000));
            QCOMPARE(told.count(), 1);
            QVERIFY2(told.at(0).at(0).toString().contains(QStringLiteral("127.0.0.1")),
                qPrintable(told.at(0).at(0).toString()));
        }
        mainwindow::notifier::setEnabled(true);
    }
    void optionsKeepWhatWasEditedAcrossLanguages()
    {
        QPointer<MainWindow> window = uitest::makeWindow();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keySequence(window.data(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
        QPointer<options::OptionsDialog> dialog = window->findChild<options::OptionsDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("threads"))->setValue(3);
        mainwindow::appearance::setLanguage(QStringLiteral("zh_CN")); // in another window
        QTRY_VERIFY(!dialog);
        dialog = window->findChild<options::OptionsDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->windowTitle(), QStringLiteral("爬取设置"));
        QCOMPARE(dialog->settings().threads, 3);
        dialog->accept();
        QTRY_VERIFY(!dialog);
        mainwindow::appearance::setLanguage(QStringLiteral("en"));
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keySequence(window.data(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
        dialog = window->findChild<options::OptionsDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->settings().threads, 3);
        dialog->reject();
    }
    void helpOpensTheManual()
    {
        QPointer<MainWindow> window = uitest::makeWindow();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        QTest::keySequence(window.data(), QKeySequence(QKeySequence::HelpContents));
        QPointer<help::HelpWindow> manual = window->findChild<help::HelpWindow *>();
        QVERIFY(manual && manual->isVisible());
        QVERIFY(manual->browser()->toPlainText().contains(QStringLiteral("Argiope for users")));
        manual->close();
        QTRY_VERIFY(!manual);
    }
};

ARGIOPE_TEST(TestWindowProjects, QApplication)
#include "tst_windowprojects.moc"
