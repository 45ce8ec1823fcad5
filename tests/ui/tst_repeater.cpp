#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/repeater.h"
#include "ui/project/repeatplan.h"
#include "ui/project/systemtimer.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSystemTrayIcon>
#include <QTest>
#include <QTimeEdit>

#include <atomic>

using namespace argiope;
using mainwindow::MainWindow;
using mainwindow::Repeater;

/// The window crawls a project again by itself.
class TestRepeater : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    static void crawl(MainWindow &window, const test::TestSite &site)
    {
        window.show();
        auto *seed = window.findChild<QComboBox *>(QStringLiteral("seed"));
        seed->lineEdit()->setText(QString::fromLatin1(site.url("/")));
        QTest::keyClick(seed->lineEdit(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(window.session().state(), engine::State::Ended, 60000);
        QTRY_VERIFY_WITH_TIMEOUT(window.session().canRefetchProject(), 60000);
    }
    /// Of a plan that is due: once the project can be crawled, so that it begins at once and not when it is looked at
    /// next.
    static void setPlan(MainWindow &window, const project::RepeatPlan &plan)
    {
        QTRY_VERIFY_WITH_TIMEOUT(window.session().canRefetchProject(), 60000);
        window.findChild<Repeater *>()->setPlan(plan);
    }
    static void closeForGood(const QPointer<MainWindow> &window)
    {
        window->findChild<Repeater *>()->setPlan({});
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);
    }
    static qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }

    void tellsWhatChanged()
    {
        test::TestSite site{{"/", "<title>One</title><a href=/a>a</a>"}, {"/a", "a"}};
        QPointer<MainWindow> window = new MainWindow({});
        auto *repeater = window->findChild<Repeater *>();
        QVERIFY(!repeater->canPlan()); // there is nothing yet
        crawl(*window, site);
        QVERIFY(repeater->canPlan());
        QVERIFY(repeater->label().isHidden());

        site.setPage("/", "<title>Two</title><a href=/b>b</a>");
        site.setPage("/b", "b");
        project::RepeatPlan plan;
        plan.everyMs = 3600'000;
        plan.lastBegan = now() - 2 * plan.everyMs;
        plan.feed = m_place.file(QStringLiteral("feed.xml"));
        const QString told = m_place.file(QStringLiteral("told"));
        plan.command = QStringLiteral("cat > '%1'; echo $ARGIOPE_NEW >> '%1'").arg(told);
        QSignalSpy spy(repeater, &Repeater::told);
        setPlan(*window, plan);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, 60000);
        QCOMPARE(site.requestCount("/"), 2);
        QCOMPARE(site.requestCount("/b"), 1);
        QVERIFY(read(plan.feed).contains("1 new"));
#ifndef Q_OS_WIN
        QVERIFY(read(told).contains("\"title\""));
        QVERIFY(read(told).endsWith("\n1\n"));
#endif
        const auto *message = window->findChild<widgets::MessageBar *>();
        QVERIFY2(message->text().contains(QLatin1String("1 new")), qPrintable(message->text()));
        QTest::mouseClick(message->actionButton(), Qt::LeftButton);
        QVERIFY(!repeater->label().isHidden());
        QVERIFY(repeater->plan().nextAt() > now() + 3000'000);
        QCOMPARE(project::repeatPlan(window->session().path()), repeater->plan());

        // Nothing else: the next time is the same.
        plan = repeater->plan();
        plan.lastBegan = now() - 2 * plan.everyMs;
        setPlan(*window, plan);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 2, 60000);
        QCOMPARE(site.requestCount("/"), 3);
        QVERIFY2(!message->text().contains(QLatin1String("new")), qPrintable(message->text()));

        // A command that fails is said.
        site.setPage("/b", "another b");
        plan = repeater->plan();
        plan.lastBegan = now() - 2 * plan.everyMs;
        plan.command = QStringLiteral("exit 3");
        setPlan(*window, plan);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 3, 60000);
        QCOMPARE(message->kind(), widgets::MessageBar::Kind::Warning);
        closeForGood(window);
    }

    /// Of two programs with one project one crawls, and what a person decides in one of them holds in the other.
    void anotherProgramHasBegun()
    {
        test::TestSite site{{"/", "x"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *repeater = window->findChild<Repeater *>();
        const QString path = window->session().path();
        project::RepeatPlan plan;
        plan.everyMs = 3600'000;
        plan.lastBegan = now();
        setPlan(*window, plan);
        // As if an hour had passed, and the other one had begun a moment before.
        project::RepeatPlan other = plan;
        other.everyMs = 2 * plan.everyMs;
        other.lastBegan = plan.lastBegan + plan.everyMs;
        project::keepRepeatPlan(path, other);
        QVERIFY(QMetaObject::invokeMethod(repeater, "look"));
        QCOMPARE(repeater->plan(), other);
        QVERIFY(repeater->label().isVisibleTo(window));
        QCOMPARE(window->session().state(), engine::State::Ended);
        QCOMPARE(site.requestCount("/"), 1);
        project::keepRepeatPlan(path, {});
        QVERIFY(QMetaObject::invokeMethod(repeater, "look"));
        QVERIFY(!repeater->plan().isOn());
        QVERIFY(!repeater->label().isVisibleTo(window));
        closeForGood(window);
    }

    void onlyWhatIsDue()
    {
        test::TestSite site{{"/", "<a href=/a>a</a><a href=/b>b</a>"}, {"/a", "a"}, {"/b", "b"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *due = window->findChild<QAction *>(QStringLiteral("dueAction"));
        const auto *message = window->findChild<widgets::MessageBar *>();
        QVERIFY(due->isEnabled());
        due->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible() && message->topic().isEmpty(), 60000);
        QVERIFY(!window->findChild<QInputDialog *>());
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("older"));
            db.setDatabaseName(window->session().path());
            QVERIFY(db.open());
            QVERIFY(QSqlQuery(db).exec(QStringLiteral("UPDATE pages SET fetched_at = fetched_at - 864000000")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("older"));
        auto *repeater = window->findChild<Repeater *>();
        QSignalSpy spy(repeater, &Repeater::told);
        due->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window->findChild<QInputDialog *>(), 60000);
        auto *dialog = window->findChild<QInputDialog *>();
        QCOMPARE(dialog->intMaximum(), 3);
        dialog->setIntValue(2);
        dialog->accept();
        const auto requests
            = [&site] { return site.requestCount("/") + site.requestCount("/a") + site.requestCount("/b"); };
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, 60000);
        QCOMPARE(requests(), 5);

        // By a plan: what is left, and what changed is told.
        site.setPage("/", "<title>other</title><a href=/a>a</a><a href=/b>b</a>");
        site.setPage("/a", "another");
        site.setPage("/b", "another");
        project::RepeatPlan plan;
        plan.everyMs = 3600'000;
        plan.due = 10;
        plan.feed = m_place.file(QStringLiteral("due.xml"));
        plan.lastBegan = now() - 2 * plan.everyMs;
        setPlan(*window, plan);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 2, 60000);
        QCOMPARE(requests(), 6);
        QVERIFY2(message->text().contains(QLatin1String("1 changed")), qPrintable(message->text()));
        QCOMPARE(read(plan.feed).count("<entry>"), 1);
        QVERIFY(read(plan.feed).contains("0 new, 0 gone, 1 changed"));
        closeForGood(window);
    }

    /// One that ends by a limit, as every time, tells as one does that was whole.
    void tellsWhatALimitedCrawlFound()
    {
        test::TestSite site{{"/", "<title>One</title><a href=/a>a</a><a href=/b>b</a>"}, {"/a", "a"}, {"/b", "b"}};
        QPointer<MainWindow> window = new MainWindow({});
        auto *repeater = window->findChild<Repeater *>();
        window->show();
        settings::CrawlSettings limited;
        limited.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        limited.maxUrls = 2;
        window->session().startNew(limited, m_place.file(QStringLiteral("limited.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(window->session().state(), engine::State::Ended, 60000);
        site.setPage("/", "<title>Two</title><a href=/a>a</a><a href=/b>b</a>");
        project::RepeatPlan plan;
        plan.everyMs = 3600'000;
        plan.lastBegan = now() - 2 * plan.everyMs;
        QSignalSpy spy(repeater, &Repeater::told);
        setPlan(*window, plan);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, 60000);
        QCOMPARE(window->session().endReason(), engine::EndReason::MaxUrls);
        const auto *message = window->findChild<widgets::MessageBar *>();
        QVERIFY2(message->text().contains(QLatin1String("changed")), qPrintable(message->text()));
        closeForGood(window);
    }

    void goesOnWhenClosed()
    {
        test::TestSite site{{"/", "x"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *repeater = window->findChild<Repeater *>();
        project::RepeatPlan plan;
        plan.everyMs = 3600'000;
        plan.lastBegan = now();
        setPlan(*window, plan);
        const QString path = window->session().path();
        window->close();
        QCoreApplication::processEvents();
        QVERIFY(window);
        if (QSystemTrayIcon::isSystemTrayAvailable())
            QVERIFY(!window->isVisible());
        else
            QVERIFY(window->isMinimized());
        window->showNormalAgain();
        QVERIFY(window->isVisible() && !window->isMinimized());
        plan.inBackground = false;
        setPlan(*window, plan);
        window->close();
        QTRY_VERIFY_WITH_TIMEOUT(!window, 60000);

        // Who opens it long after sees it first.
        plan.lastBegan = now() - 100 * plan.everyMs;
        project::keepRepeatPlan(path, plan);
        window = new MainWindow({});
        window->show();
        window->openProject(path);
        repeater = window->findChild<Repeater *>();
        QTRY_VERIFY_WITH_TIMEOUT(repeater->plan().isOn(), 60000);
        QVERIFY(repeater->plan().nextAt() > now());
        QCOMPARE(site.requestCount("/"), 1);
        closeForGood(window);
        QVERIFY(!project::repeatPlan(path).isOn());
    }

    void dialog()
    {
        test::TestSite site{{"/", "x"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *repeater = window->findChild<Repeater *>();
        window->findChild<QAction *>(QStringLiteral("repeatAction"))->trigger();
        auto *dialog = window->findChild<QDialog *>(QStringLiteral("repeatDialog"));
        QVERIFY(dialog);
        dialog->findChild<QAbstractButton *>(QStringLiteral("on"))->click();
        dialog->findChild<QComboBox *>(QStringLiteral("unit"))->setCurrentIndex(1);
        dialog->findChild<QSpinBox *>(QStringLiteral("count"))->setValue(6);
        dialog->findChild<QAbstractButton *>(QStringLiteral("due"))->click();
        dialog->findChild<QSpinBox *>(QStringLiteral("most"))->setValue(77);
        dialog->findChild<QLineEdit *>(QStringLiteral("command"))->setText(QStringLiteral("true"));
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("next"))->text().isEmpty());
        dialog->accept();
        QCOMPARE(repeater->plan().everyMs, 6 * 3600'000);
        QCOMPARE(repeater->plan().due, 77);
        QCOMPARE(repeater->plan().command, QStringLiteral("true"));
        QVERIFY(repeater->plan().nextAt() > now() + 5 * 3600'000);
        QVERIFY(!repeater->label().isHidden());
        closeForGood(window);
    }

#ifdef Q_OS_LINUX
    /// Days and a time, files, and a timer of the system: set up, shown and taken away in the dialog.
    void theSystemBegins()
    {
        // Stands for systemd's program, and notes what it is told.
        const QString tools = m_place.file(QStringLiteral("tools"));
        QVERIFY(QDir().mkpath(tools));
        QFile tool(tools + QStringLiteral("/systemctl"));
        QVERIFY(tool.open(QIODevice::WriteOnly));
        tool.write(QByteArray(
            "#!/bin/sh\necho \"$@\" >> '" + QFile::encodeName(m_place.file(QStringLiteral("told by"))) + "'\n"));
        tool.close();
        QVERIFY(tool.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QByteArray path = qgetenv("PATH");
        const QByteArray programs
            = QFile::encodeName(QCoreApplication::applicationDirPath() + QStringLiteral("/../../bin"));
        qputenv("PATH", QByteArray(QFile::encodeName(tools) + ':' + programs + ':' + path));
        const auto restore = qScopeGuard([&path] { qputenv("PATH", path); });

        for (const project::systemtimer::Installed &left : project::systemtimer::installed())
            project::systemtimer::remove(left.project); // by a test that was cut off
        test::TestSite site{{"/", "x"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *repeater = window->findChild<Repeater *>();
        const auto open = [&window] {
            window->findChild<QAction *>(QStringLiteral("repeatAction"))->trigger();
            return window->findChild<QDialog *>(QStringLiteral("repeatDialog"));
        };
        const auto click = [](QDialog *dialog, const char *name) {
            auto *button = dialog->findChild<QAbstractButton *>(QString::fromLatin1(name));
            const QPoint place = qobject_cast<QRadioButton *>(button) || qobject_cast<QCheckBox *>(button)
                ? QPoint(8, button->height() / 2)
                : button->rect().center();
            QTest::mouseClick(button, Qt::LeftButton, {}, place);
        };
        const auto accept = [](QDialog *dialog) {
            QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };
        QDialog *dialog = open();
        QVERIFY(dialog);
        QVERIFY(dialog->findChild<QWidget *>(QStringLiteral("othersGroup"))->isHidden());
        click(dialog, "on");
        QVERIFY(!dialog->findChild<QWidget *>(QStringLiteral("bySystem"))->isEnabled());
        click(dialog, "weekly");
        click(dialog, "day5"); // beside Monday
        dialog->findChild<QTimeEdit *>(QStringLiteral("time"))->setTime(QTime(3, 30));
        click(dialog, "issues");
        click(dialog, "bySystem");
        QVERIFY2(dialog->findChild<QLabel *>(QStringLiteral("next"))->text().startsWith(QLatin1String("The system")),
            qPrintable(dialog->findChild<QLabel *>(QStringLiteral("next"))->text()));
        accept(dialog);
        const project::RepeatPlan plan = repeater->plan();
        QCOMPARE(plan.days, 1 | 16);
        QCOMPARE(plan.minute, 210);
        QCOMPARE(plan.everyMs, 0);
        QCOMPARE(plan.write, QStringList{QStringLiteral("issues")});
        QVERIFY(plan.isOfSystem());
        QVERIFY(!repeater->goesOnHidden()); // nobody has to wait for it
        QVERIFY(!repeater->label().isHidden());
        const QString own = window->session().path();
        QTRY_VERIFY(read(m_place.file(QStringLiteral("told by"))).contains("--user enable --now argiope-"));
        const QString file = project::systemtimer::fileOf(own);
        QVERIFY(read(file).contains("OnCalendar=Mon,Fri *-*-* 03:30:00"));
        const QByteArray service = read(QString(file).replace(QStringLiteral(".timer"), QStringLiteral(".service")));
        QVERIFY2(service.contains("argiope-cli\" \"crawl\"") && service.contains("\"--write\" \"issues\""),
            service.constData());

        // That of another project, which may be gone, stands in the dialog and goes by it.
        const QString other = m_place.file(QStringLiteral("another.argiope"));
        QVERIFY(project::systemtimer::apply(other, plan, QStringLiteral("en")));
        QCOMPARE(project::systemtimer::installed().size(), 2);
        dialog = open();
        auto *list = dialog->findChild<QListWidget *>(QStringLiteral("others"));
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->text(), other);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
        click(dialog, "removeOther");
        QTRY_COMPARE(list->count(), 0);
        QVERIFY(project::systemtimer::fileOf(other).isEmpty());
        QVERIFY(dialog->findChild<QAbstractButton *>(QStringLiteral("weekly"))->isChecked());
        QVERIFY(dialog->findChild<QAbstractButton *>(QStringLiteral("bySystem"))->isChecked());
        click(dialog, "on");
        accept(dialog);
        QVERIFY(!repeater->plan().isOn());
        QTRY_VERIFY(project::systemtimer::installed().isEmpty());
        QTRY_VERIFY(!QFile::exists(file));
        QTRY_VERIFY(read(m_place.file(QStringLiteral("told by"))).contains("--user disable --now argiope-"));
        closeForGood(window);
    }

    /// What follows is written where this program crawls, too.
    void writesFiles()
    {
        const QByteArray path = qgetenv("PATH");
        qputenv(
            "PATH", QFile::encodeName(QCoreApplication::applicationDirPath() + QStringLiteral("/../../bin:")) + path);
        const auto restore = qScopeGuard([&path] { qputenv("PATH", path); });
        test::TestSite site{{"/", "x"}};
        QPointer<MainWindow> window = new MainWindow({});
        crawl(*window, site);
        auto *repeater = window->findChild<Repeater *>();
        project::RepeatPlan plan;
        plan.everyMs = 3600'000;
        plan.lastBegan = now() - 2 * plan.everyMs;
        plan.write = QStringList{QStringLiteral("urls"), QStringLiteral("changes")};
        plan.folder = m_place.file(QStringLiteral("made"));
        QSignalSpy spy(repeater, &Repeater::followed);
        setPlan(*window, plan);
        QTRY_COMPARE_WITH_TIMEOUT(spy.size(), 1, 120000);
        QVERIFY(spy.constFirst().constFirst().toBool());
        QCOMPARE(QDir(plan.folder).entryList(QDir::Files).size(), 2);
        closeForGood(window);
    }
#endif
};

ARGIOPE_TEST(TestRepeater, QApplication)
#include "tst_repeater.moc"
