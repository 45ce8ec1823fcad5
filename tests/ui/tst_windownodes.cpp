// A window on a project that nodes crawl into together, and a window that is one of them. with_postgres starts a
// server.
#include "core/store/nodebook.h"
#include "core/store/nodeorders.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "tests/ui/windows.h"
#include "ui/database/databasedialog.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/nodes/nodesview.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <atomic>

using namespace argiope;
using mainwindow::MainWindow;
using nodes::NodesView;

namespace {
constexpr int WindowMs = 60'000;

/// Each page links to the next one, until there is an end.
void linksOnUntil(const std::atomic<bool> &ends, test::TestSite &site)
{
    site.setFallback([&ends](const test::Request &request) {
        const int number = request.path().mid(1).toInt();
        const QByteArray next
            = "<p>" + QByteArray(number + 1, 'w') + "<a href=/" + QByteArray::number(number + 1) + ">x</a>";
        return test::Response{.body = ends ? QByteArray("end") : next, .delayMs = 20};
    });
}
} // namespace

class TestWindowNodes : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QString m_server = test::postgresServer();
    QString m_address;

    /// A project that a crawl into was begun, "running".
    [[nodiscard]] bool makeBegun(const settings::CrawlSettings &settings = {}) const
    {
        const auto made = store::Writer::create(m_address, settings);
        if (!made)
            return false;
        store::Writer &writer = **made;
        writer.begin();
        writer.setMeta("state", "running");
        return writer.commit().ok();
    }

    /// A window that shows it.
    [[nodiscard]] MainWindow *open() const
    {
        MainWindow *window = uitest::makeWindow();
        window->openArgument(m_address);
        return window;
    }

private Q_SLOTS:
    void initTestCase() { mainwindow::appearance::restore(); }
    void init()
    {
        REQUIRE_POSTGRES(m_server);
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
    }
    void cleanup()
    {
        uitest::forgetWindows();
        if (!m_address.isEmpty())
            store::removeProject(m_address);
    }

    void pointsToTheNodes()
    {
        QVERIFY(makeBegun());
        const auto node = store::NodeBook::join(m_address, {"one", "box", "ann", 8}, WindowMs);
        QVERIFY(node.ok());
        const QPointer<MainWindow> window = open();
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), WindowMs);
        QVERIFY2(message->text().startsWith(QLatin1String("1 node is crawling into this project")),
            qPrintable(message->text()));
        message->actionButton()->click();
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        QVERIFY(qobject_cast<NodesView *>(tabs->currentWidget()));
    }

    void namesAnotherProgramThatIsNoNode()
    {
        QVERIFY(makeBegun());
        const auto writer = store::Writer::open(m_address);
        QVERIFY(writer.ok());
        const QPointer<MainWindow> window = open();
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), WindowMs);
        QVERIFY2(message->text().startsWith(QLatin1String("Another Argiope")), qPrintable(message->text()));
    }

    void saysThatNodesHaveLeftSomething()
    {
        QVERIFY(makeBegun());
        {
            const auto node = store::NodeBook::join(m_address, {"one", "box", "ann", 8}, WindowMs);
            QVERIFY(node.ok());
            const auto place = store::Place::parse(m_address);
            const auto session = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
            QVERIFY(session.ok());
            QVERIFY((*session)->use(place->project()).ok());
            QVERIFY((*session)->exec(QStringLiteral("INSERT INTO node_batches (slot, node, found) VALUES (0, 1, '')")));
        }
        const QPointer<MainWindow> window = open();
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), WindowMs);
        QVERIFY2(message->text().contains(QLatin1String("have left, with URLs")), qPrintable(message->text()));
        QCOMPARE(message->actionButton()->text(), QStringLiteral("Join Crawl"));
    }

    void isANode()
    {
        std::atomic<bool> ends = false;
        test::TestSite site;
        linksOnUntil(ends, site);
        settings::CrawlSettings settings;
        settings.seeds = {QString::fromLatin1(site.url("/0"))};
        settings.delay = 0;
        settings.traps = settings::TrapPolicy::Ignore;
        QVERIFY(makeBegun(settings));
        const QPointer<MainWindow> window = open();
        QTRY_VERIFY_WITH_TIMEOUT(window->session().reader().isOpen(), WindowMs);
        auto *view = window->findChild<NodesView *>();
        window->findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentWidget(view);
        auto *join = view->findChild<QPushButton *>(QStringLiteral("joinNodes"));
        QTRY_VERIFY_WITH_TIMEOUT(join->isEnabled(), WindowMs);
        join->click();
        project::ProjectSession &session = window->session();
        QVERIFY(session.isActive());
        QVERIFY(session.isNode());
        QVERIFY(!join->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(session.state() == engine::State::Running, WindowMs);
        // Of what is others', too, nothing is asked for from here.
        QVERIFY(!session.canRecrawl());
        QVERIFY(!session.canReleaseTraps());
        QTRY_COMPARE_WITH_TIMEOUT(view->model().alive(), 1, WindowMs);

        // What is changed is changed for all.
        settings::CrawlSettings other = session.settings();
        other.threads = 3;
        QVERIFY(session.change(other));
        QTRY_COMPARE_WITH_TIMEOUT(store::nodeSettings(m_address)->threads, 3, WindowMs);
        ends = true;
        QTRY_COMPARE_WITH_TIMEOUT(session.endReason(), engine::EndReason::Completed, WindowMs);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), WindowMs);
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader.ok());
        QVERIFY((*reader)->stats().finished > 1);
        QCOMPARE((*reader)->stats().finished, qint64(site.requestCount() - site.requestCount("/robots.txt")));
        QCOMPARE((*reader)->meta("state"), QByteArray("finished"));
    }

    /// File > New Project in a Database…, an address, Start: this window is a node, others join and go on without it.
    void startsAsANode()
    {
        std::atomic<bool> ends = false;
        test::TestSite site;
        linksOnUntil(ends, site);
        const QPointer<MainWindow> window = uitest::makeWindow();
        window->findChild<QAction *>(QStringLiteral("newDatabaseAction"))->trigger();
        auto *dialog = window->findChild<database::DatabaseDialog *>();
        QVERIFY(dialog);
        dialog->setAddress(m_address);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("ok")), Qt::LeftButton);
        auto *field = window->findChild<QComboBox *>(QStringLiteral("seed"))->lineEdit();
        field->setFocus();
        QTest::keyClicks(field, QString::fromLatin1(site.url("/0")));
        QTest::keyClick(field, Qt::Key_Return);
        project::ProjectSession &session = window->session();
        QVERIFY(session.isActive());
        QVERIFY(session.isNode());
        auto *view = window->findChild<NodesView *>();
        auto *tabs = window->findChild<QTabWidget *>(QStringLiteral("tabs"));
        QTRY_VERIFY_WITH_TIMEOUT(session.state() == engine::State::Running, WindowMs);
        QTRY_VERIFY_WITH_TIMEOUT(tabs->indexOf(view) >= 0 && tabs->isTabVisible(tabs->indexOf(view)), WindowMs);
        tabs->setCurrentWidget(view);
        QTRY_COMPARE_WITH_TIMEOUT(view->model().alive(), 1, WindowMs);
        {
            const auto other = store::NodeBook::join(m_address, {"other", "box", "ann", 8}, WindowMs);
            QVERIFY2(other.ok(), qPrintable(other ? QString() : other.error().message()));
            QTRY_COMPARE_WITH_TIMEOUT(view->model().alive(), 2, WindowMs);
            QVERIFY((*other)->leave());
        }
        // Stop, and go on with another limit: again as a node, and the limit is everybody's.
        QTest::mouseClick(window->findChild<QAbstractButton *>(QStringLiteral("stopButton")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), WindowMs);
        QCOMPARE(store::Reader::open(m_address).value()->meta("state"), QByteArray("stopped"));
        settings::CrawlSettings more = session.settings();
        more.maxTime = 1234;
        session.resumeProject(more);
        QVERIFY(session.isNode());
        QTRY_VERIFY_WITH_TIMEOUT(session.state() == engine::State::Running, WindowMs);
        QCOMPARE(store::nodeSettings(m_address)->maxTime, 1234);
        ends = true;
        QTRY_COMPARE_WITH_TIMEOUT(session.endReason(), engine::EndReason::Completed, WindowMs);
    }

    /// What nodes cannot go on with goes on alone.
    void goesOnAloneWithARecrawl()
    {
        test::TestSite site;
        site.setChain(100, 8);
        settings::CrawlSettings settings;
        settings.seeds = {QString::fromLatin1(site.url("/0"))};
        settings.traps = settings::TrapPolicy::Ignore;
        const QPointer<MainWindow> window = uitest::makeWindow();
        project::ProjectSession &session = window->session();
        session.startNew(settings, m_address);
        QTRY_COMPARE_WITH_TIMEOUT(session.endReason(), engine::EndReason::Completed, WindowMs);
        QTRY_VERIFY_WITH_TIMEOUT(session.canRefetchProject(), WindowMs);
        session.refetchProject(engine::RefetchKind::Everything, session.settings());
        QVERIFY(!session.isNode());
        QTRY_VERIFY_WITH_TIMEOUT(session.state() == engine::State::Running, WindowMs);
        session.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!session.isActive(), WindowMs);
        QSignalSpy failed(&session, &project::ProjectSession::failed);
        session.resumeProject(session.settings());
        QTRY_COMPARE_WITH_TIMEOUT(session.endReason(), engine::EndReason::Completed, WindowMs);
        QVERIFY(failed.isEmpty());
        QVERIFY(!session.isNode());
    }

    /// While the database is away the window shows what it has, says so, and goes on by itself. What it writes is named
    /// after the project, not after the server.
    void staysWhileTheDatabaseIsAway()
    {
        QVERIFY(makeBegun());
        const auto node = store::NodeBook::join(m_address, {"one", "box", "ann", 8}, WindowMs);
        QVERIFY(node.ok());
        const QPointer<MainWindow> window = open();
        project::ProjectReader &reader = window->session().reader();
        QTRY_VERIFY_WITH_TIMEOUT(reader.isOpen(), WindowMs);
        auto *message = window->findChild<widgets::MessageBar *>();
        QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), WindowMs);

        window->findChild<QAction *>(QStringLiteral("exportAction"))->trigger();
        auto *dialog = window->findChild<QDialog *>(QStringLiteral("exportDialog"));
        QVERIFY(dialog);
        const QString name = store::shortName(m_address);
        QVERIFY(dialog->findChild<QLineEdit *>(QStringLiteral("file"))->text().endsWith(u'/' % name % u".csv"));
        dialog->close();

        // Nobody is let in, and whoever is in is shown out.
        const auto place = store::Place::parse(m_address);
        auto admin = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
        QVERIFY(admin.ok());
        const QString database = (*admin)->ask(QStringLiteral("SELECT current_database()"))->toString();
        const QString limit = QStringLiteral("UPDATE pg_catalog.pg_database SET datallowconn = %1 WHERE datname = ")
            % store::postgres::quotedText(database);
        QVERIFY((*admin)->exec(limit.arg(QStringLiteral("false"))));
        QVERIFY((*admin)->ask(QStringLiteral("SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity "
                                             "WHERE pid <> pg_backend_pid() AND application_name LIKE 'argiope%'")));
        QSignalSpy again(&reader, &project::ProjectReader::answeredAgain);
        qint64 answer = -1;
        reader.ask(
            project::Lane::Rows, window, [](store::Reader &r, const std::atomic<bool> &) { return r.stats().queued; },
            [&answer](qint64 queued) { answer = queued; });
        QTRY_VERIFY_WITH_TIMEOUT(message->text().startsWith(QLatin1String("The database does not respond")), WindowMs);
        QVERIFY(window->session().hasProject());
        QCOMPARE(answer, -1);
        QVERIFY((*admin)->exec(limit.arg(QStringLiteral("true"))));
        QTRY_COMPARE_WITH_TIMEOUT(answer, 0, WindowMs);
        QTRY_COMPARE_WITH_TIMEOUT(again.size(), 1, WindowMs);
        QVERIFY(!message->isVisible() || !message->text().startsWith(QLatin1String("The database does not respond")));
        QVERIFY(window->session().hasProject());
    }

    void looksOnByTheConnectionsThatItHas()
    {
        test::TestSite site;
        settings::CrawlSettings settings;
        settings.seeds = {QString::fromLatin1(site.url("/"))};
        QVERIFY(makeBegun(settings));
        auto node = store::NodeBook::join(m_address, {"other", "box", "ann", 8}, WindowMs);
        QVERIFY(node.ok());
        const QPointer<MainWindow> window = open();
        QTRY_VERIFY_WITH_TIMEOUT(window->session().isBeingWritten(), WindowMs);
        auto *timer = window->findChild<QTimer *>(QStringLiteral("watchOthers"));
        QVERIFY(timer && timer->isActive());
        timer->setInterval(200);
        QSignalSpy looks(&window->session(), &project::ProjectSession::pastChanged);
        const auto looked = [&looks](qsizetype times) {
            const qsizetype wanted = looks.size() + times;
            return QTest::qWaitFor([&] { return looks.size() >= wanted; }, WindowMs);
        };
        QVERIFY(looked(2)); // all its connections are there
        const auto place = store::Place::parse(m_address);
        auto admin = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
        QVERIFY(admin.ok());
        QVERIFY((*admin)->use(place->project()));
        const auto connections = [&admin] {
            const auto pids = (*admin)->ask(QStringLiteral(
                "SELECT string_agg(pid || ' ' || backend_start, ', ' ORDER BY pid) FROM pg_stat_activity WHERE "
                "datname = current_database() AND backend_type = 'client backend'"));
            const auto made = (*admin)->ask(
                QStringLiteral("SELECT sessions FROM pg_stat_database WHERE datname = current_database()"));
            return pids && made ? pids->toString() + u' ' + made->toString() : QString();
        };
        const QString before = connections();
        QVERIFY(!before.isEmpty());
        QVERIFY(looked(4));
        QCOMPARE(connections(), before);

        // The time that the crawl takes goes on.
        QVERIFY((*admin)->exec(QStringLiteral("INSERT INTO meta (name, value) VALUES ('counters', "
                                              "'{\"elapsed_ms\":3723000,\"bytes\":5000}') ON CONFLICT (name) DO UPDATE "
                                              "SET value = excluded.value")));
        QTRY_COMPARE_WITH_TIMEOUT(window->session().past().elapsedMs, 3'723'000, WindowMs);
        const auto isShown = [&window](const QString &text) {
            const QList<QLabel *> labels = window->findChildren<QLabel *>();
            return std::any_of(labels.cbegin(), labels.cend(),
                [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isShown(QStringLiteral("01:02:03")), WindowMs);

        // The server loses all but the node's lock, which is still held.
        const auto ended = (*admin)->ask(
            QStringLiteral("SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity WHERE pid <> "
                           "pg_backend_pid() AND datname = current_database() AND backend_type = 'client backend' "
                           "AND pid NOT IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"));
        QVERIFY(ended.ok());
        QVERIFY(ended->toInt() > 0);
        QVERIFY(looked(3));
        QVERIFY(window->session().isBeingWritten());
        QVERIFY((*node)->leave());
        node->reset(); // which holds the project until then
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isBeingWritten(), WindowMs);
    }

    // A server that was started again has lost all locks, and whoever crawls takes his again within seconds.
    void looksOnWhileTheyComeBack()
    {
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("http://example.test/")};
        QVERIFY(makeBegun(settings));
        const auto node = store::NodeBook::join(m_address, {"other", "box", "ann", 8}, WindowMs);
        QVERIFY(node.ok());
        const QPointer<MainWindow> window = open();
        QTRY_VERIFY_WITH_TIMEOUT(window->session().isBeingWritten(), WindowMs);
        auto *timer = window->findChild<QTimer *>(QStringLiteral("watchOthers"));
        QVERIFY(timer && timer->isActive());
        QSignalSpy looks(&window->session(), &project::ProjectSession::pastChanged);
        const auto looked = [&looks](qsizetype times) {
            const qsizetype wanted = looks.size() + times;
            return QTest::qWaitFor([&] { return looks.size() >= wanted; }, WindowMs);
        };
        const auto place = store::Place::parse(m_address);
        auto admin = store::postgres::Session::open(*place, store::postgres::Session::Access::Write);
        QVERIFY(admin.ok());
        QVERIFY((*admin)->use(place->project()));
        QVERIFY((*admin)->exec(QStringLiteral("INSERT INTO meta (name, value) VALUES ('state', 'running') ON CONFLICT "
                                              "(name) DO UPDATE SET value = excluded.value")));
        const auto loseLocks = [&admin] {
            const auto lost
                = (*admin)->ask(QStringLiteral("SELECT COUNT(pg_terminate_backend(pid, 5000)) FROM pg_locks "
                                               "WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"));
            return lost && lost->toInt() > 0;
        };
        timer->setInterval(1000);
        QVERIFY(loseLocks());
        QVERIFY(looked(3));
        QVERIFY(window->session().isBeingWritten());
        (void)(*node)->beat({}); // hears that its connection is lost
        QVERIFY((*node)->beat({}));
        timer->setInterval(200);
        QVERIFY(looked(8));
        QVERIFY(window->session().isBeingWritten());
        // Nobody comes back.
        QVERIFY(loseLocks());
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isBeingWritten(), WindowMs);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().wasInterrupted(), WindowMs);
    }

    void looksOnWhereOthersGoOn()
    {
        test::TestSite site;
        site.setChain(50);
        settings::CrawlSettings settings;
        settings.seeds = {QString::fromLatin1(site.url("/0"))};
        settings.traps = settings::TrapPolicy::Ignore;
        QVERIFY(makeBegun(settings));
        const auto node = store::NodeBook::join(m_address, {"other", "box", "ann", 8}, WindowMs);
        QVERIFY(node.ok());
        const QPointer<MainWindow> window = open();
        QTRY_VERIFY_WITH_TIMEOUT(window->session().isBeingWritten(), WindowMs);
        auto *view = window->findChild<NodesView *>();
        window->findChild<QTabWidget *>(QStringLiteral("tabs"))->setCurrentWidget(view);
        auto *join = view->findChild<QPushButton *>(QStringLiteral("joinNodes"));
        QTRY_VERIFY_WITH_TIMEOUT(join->isEnabled(), WindowMs);
        join->click();
        QTRY_COMPARE_WITH_TIMEOUT(view->model().alive(), 2, WindowMs);
        window->session().stop();
        QTRY_VERIFY_WITH_TIMEOUT(!window->session().isActive(), WindowMs);
        QTRY_VERIFY_WITH_TIMEOUT(window->session().isBeingWritten(), WindowMs);
        QTRY_VERIFY_WITH_TIMEOUT(join->isEnabled(), WindowMs);
        QTRY_COMPARE_WITH_TIMEOUT(view->model().alive(), 1, WindowMs);
    }
};

ARGIOPE_TEST(TestWindowNodes, QApplication)
#include "tst_windownodes.moc"
