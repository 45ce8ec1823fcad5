// A window on a project that nodes crawl into together, and a window that is one of them. with_postgres starts a
// server.
#include "core/store/nodebook.h"
#include "core/store/nodeorders.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "tests/ui/windows.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/nodes/nodesview.h"
#include "ui/widgets/messagebar.h"

#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QUuid>

#include <atomic>

using namespace argiope;
using mainwindow::MainWindow;
using nodes::NodesView;

namespace {
constexpr int WindowMs = 60'000;
}

class TestWindowNodes : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QString m_server = qEnvironmentVariable("ARGIOPE_POSTGRES");
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
        if (m_server.isEmpty())
            QSKIP("no PostgreSQL server; with_postgres starts one");
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
        QVERIFY2(
            message->text().startsWith(QLatin1String("1 node crawls into this project")), qPrintable(message->text()));
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
        QVERIFY2(message->text().contains(QLatin1String("have left URLs")), qPrintable(message->text()));
        QCOMPARE(message->actionButton()->text(), QStringLiteral("Crawl Here"));
    }

    void isANode()
    {
        std::atomic<bool> ends = false;
        test::TestSite site;
        site.setFallback([&ends](const test::Request &request) {
            const int number = request.path().mid(1).toInt();
            const QByteArray next = "<a href=/" + QByteArray::number(number + 1) + ">x</a>";
            return test::Response{.body = ends ? QByteArray("end") : next, .delayMs = 20};
        });
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

    void looksOnWhereOthersGoOn()
    {
        test::TestSite site;
        site.setFallback([](const test::Request &request) {
            const int number = request.path().mid(1).toInt();
            return test::Response{.body = "<a href=/" + QByteArray::number(number + 1) + ">x</a>", .delayMs = 50};
        });
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
