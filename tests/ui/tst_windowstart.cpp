#include "core/settings/fields.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "tests/ui/windows.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/options/optionsdialog.h"
#include "ui/project/recent.h"
#include "ui/startpage/recentmodel.h"
#include "ui/startpage/startpage.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tableview.h"
#include "ui/words/wording.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QTest>
#include <QToolButton>

using namespace argiope;
using mainwindow::MainWindow;
namespace recent = project::recent;

/// What a window begins with: the last projects, and what the one that is opened needs.
class TestWindowStart : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    /// As versions wrote them that kept passwords in the file.
    static bool giveOldSeeds(const QString &path)
    {
        auto writer = store::Writer::open(path);
        if (!writer)
            return false;
        settings::CrawlSettings settings = (*writer)->settings();
        settings.seeds = QStringList{QStringLiteral("http://me:hunter2@old.test/a"), QStringLiteral("http://b.test/")};
        (*writer)->begin();
        (*writer)->setMeta("settings", QJsonDocument(settings::toJson(settings)).toJson(QJsonDocument::Compact));
        return (*writer)->commit().ok();
    }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
    void cleanup() { uitest::forgetWindows(); }

    /// Unticked while the crawl runs: what waits of other sites is set aside at once.
    void leavesOtherSitesUnderWay()
    {
        test::TestSite other{{"/x", "x"}, {"/y", "y"}, {"/z", "z"}};
        QByteArray links;
        for (const char *path : {"/x", "/y", "/z"})
            links += "<a href='" + other.url(path) + "'>x</a>";
        test::TestSite site{{"/", links}};
        QSettings().setValue(QStringLiteral("start/checks"), QStringList{QStringLiteral("checkExternal")});
        const QPointer<MainWindow> window = uitest::makeWindow();
        QSettings().setValue(QStringLiteral("start/checks"), QStringList());
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        settings.checkExternal = true;
        settings.robots = settings::RobotsPolicy::Ignore;
        settings.delay = 3600; // the second request to a host
        window->session().startNew(settings, m_place.file(QStringLiteral("others.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(window->session().counters().value_or(engine::Counters()).fetched, 2, 60000);
        auto *checks = window->findChild<QToolButton *>(QStringLiteral("checks"));
        auto *external = window->findChild<QAction *>(QStringLiteral("checkExternal"));
        QVERIFY(checks->isEnabled() && external->isEnabled() && external->isChecked());
        QVERIFY(!window->findChild<QAction *>(QStringLiteral("checkSitemaps"))->isEnabled());
        checks->menu()->popup(checks->mapToGlobal(QPoint(0, checks->height())));
        QTest::mouseClick(checks->menu(), Qt::LeftButton, {}, checks->menu()->actionGeometry(external).center());
        checks->menu()->close();
        QVERIFY(!external->isChecked());
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 60000);
        QCOMPARE(other.requestCount("/x") + other.requestCount("/y") + other.requestCount("/z"), 1);
        QVERIFY(!window->session().settings().checkExternal);
    }

    void startsWithTheLastProjects()
    {
        const QString finished = m_place.file(QStringLiteral("finished.argiope"));
        const QString crashed = m_place.file(QStringLiteral("left.argiope"));
        const QString damaged = m_place.file(QStringLiteral("damaged.argiope"));
        const QString gone = m_place.file(QStringLiteral("nowhere.argiope"));
        test::TestSite site{{"/", "<a href=a>a</a>"}, {"/a", "a"}};
        QSettings().remove(QStringLiteral("start/checks"));
        QPointer<MainWindow> window = uitest::makeWindow();
        QSettings().setValue(QStringLiteral("start/checks"), QStringList());
        auto *page = window->findChild<startpage::StartPage *>();
        QVERIFY(!page->isVisible()); // there are none: one sentence in the table's place
        for (const char *check : {"checkResources", "checkExternal"}) // broken images are found without a click
            QVERIFY2(window->findChild<QAction *>(QString::fromLatin1(check))->isChecked(), check);
        uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/")));
        QTest::mouseClick(uitest::button(*window, "mainButton"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        QVERIFY(QFile::copy(window->session().path(), finished));
        uitest::closeAll();
        recent::clear();
        QVERIFY(uitest::makeCrashed(crashed));
        QVERIFY(giveOldSeeds(crashed));
        QFile bad(damaged);
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("no project") > 0);
        bad.close();
        for (const QString &path : {gone, damaged, crashed, finished})
            recent::add(path);

        window = uitest::makeWindow();
        page = window->findChild<startpage::StartPage *>();
        QVERIFY(page->isVisible());
        auto *table = page->findChild<widgets::TableView *>(QStringLiteral("recentTable"));
        using Column = startpage::RecentModel;
        const auto text = [table](int row, int column) { return table->model()->index(row, column).data().toString(); };
        QCOMPARE(table->model()->rowCount(), 4);
        QTRY_VERIFY_WITH_TIMEOUT(!text(3, Column::State).isEmpty(), 30000);
        QCOMPARE(text(0, Column::Address), QString::fromLatin1(site.url("/")));
        QCOMPARE(text(0, Column::Urls), QStringLiteral("2"));
        QCOMPARE(text(0, Column::State), words::wording::endReason(engine::EndReason::Completed));
        QVERIFY(!text(0, Column::Changed).isEmpty());
        QVERIFY(!text(0, Column::Size).isEmpty());
        QCOMPARE(text(1, Column::State), QStringLiteral("Interrupted"));
        QCOMPARE(text(1, Column::Address), QStringLiteral("http://old.test/a and 1 more"));
        QCOMPARE(text(2, Column::State), QStringLiteral("Project cannot be read"));
        QVERIFY(!table->model()->index(2, Column::State).data(Qt::ToolTipRole).toString().isEmpty());
        QCOMPARE(text(3, Column::State), QStringLiteral("Project file not found"));
        QCOMPARE(text(3, Column::Address), QStringLiteral("nowhere"));
        for (int row = 0; row < 4; ++row) {
            table->selectRow(row);
            QCOMPARE(uitest::button(*window, "resumeRecent")->isEnabled(), row == 1);
        }

        // The missing one can be taken off the list.
        QTest::keyClick(table, Qt::Key_Return);
        auto *box = window->findChild<QMessageBox *>(QStringLiteral("missingProject"));
        QTRY_VERIFY(box && box->isVisible());
        box->reject();
        QTRY_VERIFY(!window->findChild<QMessageBox *>(QStringLiteral("missingProject")));
        table->setFocus();
        table->selectRow(3);
        QTest::mouseClick(uitest::button(*window, "removeRecent"), Qt::LeftButton);
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(recent::projects(), (QStringList{finished, crashed, damaged}));
        // The tabs are there all the same.
        for (QAction *action : window->findChildren<QAction *>()) {
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_3))
                action->trigger();
        }
        QVERIFY(!page->isVisible());
        uitest::closeAll();

        // Enter opens, and the page goes.
        window = uitest::makeWindow();
        page = window->findChild<startpage::StartPage *>();
        table = page->findChild<widgets::TableView *>(QStringLiteral("recentTable"));
        table->selectRow(0);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        QCOMPARE(window->session().path(), finished);
        QVERIFY(!page->isVisible());
    }

    void resumesOneOfTheLastProjects()
    {
        test::TestSite site;
        site.setChain(20, 60);
        QPointer<MainWindow> window = uitest::makeWindow();
        uitest::addressField(*window)->setText(QString::fromLatin1(site.url("/0")));
        QTest::mouseClick(uitest::button(*window, "mainButton"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().counters() && window->session().counters()->finished > 5, 60000);
        uitest::closeAll(); // which stops it

        window = uitest::makeWindow();
        auto *page = window->findChild<startpage::StartPage *>();
        QVERIFY(page->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(uitest::button(*window, "resumeRecent")->isEnabled(), 30000);
        QTest::mouseClick(uitest::button(*window, "resumeRecent"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window->session().endReason(), engine::EndReason::Completed, 120000);
        QCOMPARE(window->session().counters()->finished, 61);
        QVERIFY(!page->isVisible());
    }

    void aCopyHasANameSuggested()
    {
        const QString path = m_place.file(QStringLiteral("mine.argiope"));
        QVERIFY(uitest::makeProject(path, 30));
        QPointer<MainWindow> window = uitest::makeWindow();
        window->openProject(path);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
        const auto suggested = [&window] {
            for (QAction *action : window->findChildren<QAction *>()) {
                if (action->text().contains(QStringLiteral("Save a Copy")))
                    action->trigger();
            }
            const bool shown = QTest::qWaitFor([&window] { return window->findChild<QFileDialog *>() != nullptr; });
            auto *dialog = shown ? window->findChild<QFileDialog *>() : nullptr;
            const QString name = dialog ? QFileInfo(dialog->selectedFiles().value(0)).fileName() : QString();
            delete dialog;
            return name;
        };
        QCOMPARE(suggested(), QStringLiteral("mine copy.argiope"));
        QVERIFY(QFile::copy(path, m_place.file(QStringLiteral("mine copy.argiope"))));
        QCOMPARE(suggested(), QStringLiteral("mine copy (2).argiope"));
    }

    /// A project, and a copy of it that was given another login for the same server.
    void copiesHaveTheirOwnLogins()
    {
        const QString folder = m_place.file(QStringLiteral("ofCopies"));
        qputenv("ARGIOPE_CREDENTIALS", folder.toLocal8Bit());
        const auto restore = qScopeGuard([] { qunsetenv("ARGIOPE_CREDENTIALS"); });
        test::TestSite site{{"/", "<a href=a>a</a>"}, {"/a", "a"}};
        site.askForLogin();
        const QString path = m_place.file(QStringLiteral("guest.argiope"));
        const QString copy = m_place.file(QStringLiteral("admin.argiope"));
        {
            project::ProjectSession session;
            settings::CrawlSettings settings;
            settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
            settings.auth = QStringLiteral("guest:g");
            session.startNew(settings, path);
            QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), 60000);
        }
        QVERIFY(QFile::copy(path, copy));
        const auto sent = [&](const QString &project, const QString &login) -> QByteArray {
            QPointer<MainWindow> window = uitest::makeWindow();
            window->openProject(project);
            if (!QTest::qWaitFor([&] { return window->session().reader().isOpen(); }, 30000))
                return "not opened";
            site.clearLog();
            settings::CrawlSettings settings = window->session().settings();
            if (!login.isEmpty())
                settings.auth = login;
            window->session().refetchProject(engine::RefetchKind::Everything, settings);
            if (!QTest::qWaitFor([&] { return site.requestCount("/a") > 0 && !window->session().isActive(); }, 60000))
                return "not crawled";
            const QByteArray header = site.accessLog().constLast().header("Authorization");
            uitest::closeAll();
            return QByteArray::fromBase64(header.mid(6));
        };
        QCOMPARE(sent(copy, QStringLiteral("admin:a")), QByteArray("admin:a"));
        QCOMPARE(sent(path, {}), QByteArray("guest:g"));
        QCOMPARE(sent(copy, {}), QByteArray("admin:a"));
    }

    /// On another computer the secrets of a project are not there, and the window says so.
    void saysThatCredentialsAreMissing()
    {
        const QString folder = m_place.file(QStringLiteral("credentials"));
        qputenv("ARGIOPE_CREDENTIALS", folder.toLocal8Bit());
        const auto restore = qScopeGuard([] { qunsetenv("ARGIOPE_CREDENTIALS"); });
        test::TestSite site{{"/", "<a href=a>a</a>"}, {"/a", "a"}};
        const QString path = m_place.file(QStringLiteral("secret.argiope"));
        {
            project::ProjectSession session;
            settings::CrawlSettings settings;
            settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
            settings.auth = QStringLiteral("me:hunter2");
            session.startNew(settings, path);
            QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), 60000);
        }
        for (const bool kept : {true, false}) {
            if (!kept)
                QVERIFY(QDir(folder).removeRecursively());
            QPointer<MainWindow> window = uitest::makeWindow();
            window->openProject(path);
            QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), 30000);
            site.clearLog();
            window->session().refetch({1});
            QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive(), 60000);
            QTRY_VERIFY_WITH_TIMEOUT(site.requestCount("/") >= 1, 30000);
            auto *message = window->findChild<widgets::MessageBar *>();
            QCOMPARE(
                message->isVisible() && message->text().contains(QStringLiteral("not saved on this computer")), !kept);
            if (!kept) {
                QTest::mouseClick(message->actionButton(), Qt::LeftButton);
                auto *dialog = window->findChild<options::OptionsDialog *>();
                QTRY_VERIFY(dialog && dialog->isVisible());
                QCOMPARE(dialog->page(), int(options::Group::Network));
                dialog->reject();
            }
            uitest::closeAll();
        }
    }
};

ARGIOPE_TEST(TestWindowStart, QApplication)
#include "tst_windowstart.moc"
