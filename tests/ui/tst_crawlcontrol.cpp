#include "ui/mainwindow/crawlcontrol.h"

#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/project/projectsession.h"
#include "ui/startbar/everydaychecks.h"
#include "ui/startbar/startbar.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace argiope;
using mainwindow::CrawlControl;

namespace {

/// What a CrawlControl lives among.
struct Parts
{
    QWidget window;
    project::ProjectSession session;
    startbar::StartBar start;
    widgets::MessageBar message;
    CrawlControl control{session, start, message, window};
};

settings::CrawlSettings withSeeds(const QStringList &seeds)
{
    settings::CrawlSettings settings;
    settings.seeds = seeds;
    return settings;
}

const QString A = QStringLiteral("http://a.test/");
const QString B = QStringLiteral("http://b.test/");
const QString C = QStringLiteral("http://c.test/");

} // namespace

class TestCrawlControl : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void theAddressInTheFieldCounts()
    {
        Parts parts;
        parts.start.setSeedText(A);
        QCOMPARE(parts.control.wanted().seeds, QStringList{A});
        parts.start.setSeedText(B);
        QCOMPARE(parts.control.wanted().seeds, QStringList{B});
    }
    void aListGoesWithItsFirstAddress()
    {
        Parts parts;
        parts.start.setSeedText(A);
        parts.control.setSettings(withSeeds({A, B, C}));
        QCOMPARE(parts.control.wanted().seeds, (QStringList{A, B, C}));
        parts.start.setSeedText(B);
        QCOMPARE(parts.control.wanted().seeds, QStringList{B}); // another crawl
        parts.start.setSeedText(A);
        QCOMPARE(parts.control.wanted().seeds, (QStringList{A, B, C}));
    }
    void aListLeavesNothingBehind()
    {
        Parts parts;
        parts.start.setSeedText(A);
        settings::CrawlSettings own = withSeeds({A});
        own.maxDepth = 5;
        own.sitemaps = true;
        parts.control.setSettings(own);
        settings::CrawlSettings list = withSeeds({QStringLiteral("http://127.0.0.1:9/"), B});
        list.maxDepth = 0;
        list.scope = settings::Scope::Any;
        parts.control.startList(list);
        QCOMPARE(parts.control.wanted().maxDepth, 0);
        QVERIFY(!parts.control.wanted().sitemaps);
        QTRY_COMPARE_WITH_TIMEOUT(parts.session.state(), engine::State::Ended, 60000);
        parts.start.setSeedText(C); // the next site
        QCOMPARE(parts.control.wanted().maxDepth, 5);
        QVERIFY(parts.control.wanted().sitemaps);
        QCOMPARE(parts.control.wanted().scope, settings::Scope::Host);
        QCOMPARE(parts.control.wanted().seeds, QStringList{C});
        parts.start.setSeedText(QStringLiteral("http://127.0.0.1:9/")); // the list again
        QCOMPARE(parts.control.wanted().maxDepth, 0);
    }
    /// A list is crawled again as it was, whatever was typed since; and what was set for that stays for it.
    void aListIsCrawledAgainAsItWas_data()
    {
        QTest::addColumn<bool>("whole");
        QTest::newRow("crawl again") << true;
        QTest::newRow("go on") << false;
    }
    void aListIsCrawledAgainAsItWas()
    {
        QFETCH(bool, whole);
        Parts parts;
        parts.start.setSeedText(A);
        settings::CrawlSettings own = withSeeds({A});
        own.maxDepth = 5;
        parts.control.setSettings(own);
        settings::CrawlSettings list
            = withSeeds({QStringLiteral("http://127.0.0.1:9/"), QStringLiteral("http://127.0.0.1:9/b")});
        list.maxDepth = 0;
        list.scope = settings::Scope::Any;
        parts.control.startList(list);
        QTRY_VERIFY_WITH_TIMEOUT(parts.session.canRefetchProject(), 60000);
        parts.start.setSeedText(C);
        QCOMPARE(parts.control.wanted().maxDepth, 5);
        if (whole)
            parts.control.refetch(engine::RefetchKind::Everything);
        else
            parts.control.goOn();
        QCOMPARE(parts.session.settings().seeds, list.seeds);
        QCOMPARE(parts.session.settings().maxDepth, 0);
        QCOMPARE(parts.session.settings().scope, settings::Scope::Any);
        QCOMPARE(parts.control.wanted().maxDepth, 0); // as the start bar shows it
        QTRY_COMPARE_WITH_TIMEOUT(parts.session.state(), engine::State::Ended, 60000);
        parts.start.setSeedText(C);
        QCOMPARE(parts.control.wanted().maxDepth, 5);
        QCOMPARE(parts.control.wanted().scope, settings::Scope::Host);
        QCOMPARE(parts.control.wanted().seeds, QStringList{C});
    }
    void aListOfOneIsAList()
    {
        const QString path = m_place.file(QStringLiteral("one.argiope"));
        settings::CrawlSettings own = withSeeds({A});
        own.maxDepth = 5;
        own.sitemaps = true;
        settings::CrawlSettings list = withSeeds({QStringLiteral("http://127.0.0.1:9/")});
        list.maxDepth = 0;
        list.sitemaps = false;
        {
            Parts parts;
            parts.start.setSeedText(A);
            parts.control.setSettings(own);
            parts.control.saveNextAs(path);
            parts.control.startList(list);
            QTRY_VERIFY_WITH_TIMEOUT(parts.session.canRefetchProject(), 60000);
            parts.control.takeProject(); // as the window does when the reader has it
            parts.start.setSeedText(C);
            QCOMPARE(parts.control.wanted().maxDepth, 5);
            QVERIFY(parts.control.wanted().sitemaps);
        }
        Parts later;
        later.start.setSeedText(A);
        later.control.setSettings(own);
        QSignalSpy opened(&later.session.reader(), &project::ProjectReader::opened);
        later.session.openProject(path);
        QVERIFY(opened.wait(30000));
        later.control.takeProject();
        QCOMPARE(later.control.wanted().maxDepth, 0);
        later.start.setSeedText(C);
        QCOMPARE(later.control.wanted().maxDepth, 5);
        QVERIFY(later.control.wanted().sitemaps);
    }
    void saysHowManyOptionsDiffer()
    {
        Parts parts;
        parts.start.setSeedText(A);
        const auto *button = parts.start.findChild<QToolButton *>(QStringLiteral("changedOptions"));
        QVERIFY(button->isHidden());
        settings::CrawlSettings settings = withSeeds({A});
        settings.maxUrls = 4711;
        settings.robots = settings::RobotsPolicy::Ignore;
        parts.control.setSettings(settings);
        QVERIFY(!button->isHidden());
        QVERIFY2(button->text().startsWith(QStringLiteral("2 setting")), qPrintable(button->text()));
        QVERIFY2(button->toolTip().contains(QStringLiteral("robots.txt")), qPrintable(button->toolTip()));
        parts.control.setSettings(withSeeds({A}));
        QVERIFY(button->isHidden());
    }
    void everydayChecksAreAClickAway()
    {
        Parts parts;
        parts.start.setSeedText(A);
        auto *checks = parts.start.findChild<QToolButton *>(QStringLiteral("checks"));
        const QList<QAction *> actions = checks->menu()->actions();
        QCOMPARE(actions.size(), 6);
        parts.start.show();
        checks->menu()->popup(checks->mapToGlobal(QPoint(0, checks->height())));
        for (QAction *action : actions) {
            QTest::mouseClick(checks->menu(), Qt::LeftButton, {}, checks->menu()->actionGeometry(action).center());
            QVERIFY(action->isChecked());
            QVERIFY(checks->menu()->isVisible()); // for the next one
        }
        checks->menu()->close();
        const settings::CrawlSettings wanted = parts.control.wanted();
        // They are seen where they are ticked, and stay for the next window.
        QVERIFY(parts.start.findChild<QToolButton *>(QStringLiteral("changedOptions"))->isHidden());
        settings::CrawlSettings next;
        startbar::everyday::restore(next);
        QCOMPARE(next.resources, settings::ResourcePolicy::Check);
        QVERIFY(next.accessibility && next.checkExternal && next.sitemaps && next.probes);
        QCOMPARE(wanted.resources, settings::ResourcePolicy::Check);
        QVERIFY(wanted.checkExternal);
        QVERIFY(settings::fetchesRelatedPages(wanted));
        QVERIFY(wanted.sitemaps);
        QVERIFY(wanted.probes);
        QVERIFY(wanted.accessibility);
        QVERIFY2(checks->text().contains(QLatin1Char('6')), qPrintable(checks->text()));
        actions.at(0)->trigger();
        QCOMPARE(parts.control.wanted().resources, settings::ResourcePolicy::Record);
        settings::CrawlSettings without;
        startbar::everyday::restore(without);
        QCOMPARE(without.resources, settings::ResourcePolicy::Record);

        actions.at(2)->trigger();
        QCOMPARE(parts.control.wanted().relatedPages, settings::RelatedPages::Off);
        startbar::everyday::restore(without);
        QCOMPARE(without.relatedPages, settings::RelatedPages::Off);

        // Who has never ticked anything finds broken images and dead links to others all the same.
        QSettings().remove(QStringLiteral("start/checks"));
        settings::CrawlSettings first;
        startbar::everyday::restore(first);
        QCOMPARE(first.resources, settings::ResourcePolicy::Check);
        QVERIFY(first.checkExternal);
        QVERIFY(settings::fetchesRelatedPages(first));
        QVERIFY(!first.sitemaps && !first.probes && !first.accessibility);
        QSettings().setValue(QStringLiteral("start/checks"), QStringList());
    }
    void furtherSeedsWaitForAnAddress()
    {
        Parts parts;
        parts.control.setSettings(withSeeds({QString(), B}));
        parts.start.setSeedText(A);
        QCOMPARE(parts.control.wanted().seeds, (QStringList{A, B}));
    }
    void optionsStay()
    {
        Parts parts;
        settings::CrawlSettings settings = withSeeds({A});
        settings.threads = 7;
        settings.maxDepth = 3;
        settings.maxUrls = 4711;
        parts.start.setSeedText(A);
        parts.control.setSettings(settings);
        const settings::CrawlSettings wanted = parts.control.wanted();
        QCOMPARE(wanted.threads, 7); // the start bar shows it
        QCOMPARE(wanted.maxDepth, 3);
        QCOMPARE(wanted.maxUrls, 4711); // the start bar knows nothing of it
    }
    void secretsAreForTheAddressInTheField()
    {
        Parts parts;
        settings::CrawlSettings settings = withSeeds({A});
        settings.auth = QStringLiteral("me:x");
        settings.headers = QStringList{QStringLiteral("Cookie: c"), QStringLiteral("X-Plain: 1")};
        parts.start.setSeedText(A);
        parts.control.setSettings(settings);
        const settings::CrawlSettings own = parts.control.wanted();
        QVERIFY(own.logins.contains(QStringLiteral("http://a.test me:x")));
        QVERIFY(own.headersFor.contains(QStringLiteral("http://a.test")));
        QCOMPARE(own.headers, settings.headers);
        parts.start.setSeedText(B);
        const settings::CrawlSettings other = parts.control.wanted();
        QVERIFY(other.logins.isEmpty());
        QVERIFY(other.headersFor.isEmpty());
        QCOMPARE(other.headers, QStringList{QStringLiteral("X-Plain: 1")});
        parts.start.setSeedText(A);
        QVERIFY(parts.control.wanted() == own);
        // What is named for another server beside this address is meant: it goes there alone.
        settings.auth.clear();
        settings.logins = QStringList{QStringLiteral("https://www.b.test me:x")};
        settings.headersFor = QStringList{QStringLiteral("http://c.test")};
        settings.seeds = QStringList{B};
        parts.start.setSeedText(B);
        parts.control.setSettings(settings);
        QCOMPARE(parts.control.wanted().headers, settings.headers);
        QCOMPARE(parts.control.wanted().logins, settings.logins);
        parts.start.setSeedText(A);
        QCOMPARE(parts.control.wanted().headers, QStringList{QStringLiteral("X-Plain: 1")});
        QVERIFY(parts.control.wanted().logins.isEmpty());
    }
    void theProjectKeepsItsSecrets_data()
    {
        QTest::addColumn<bool>("otherOptions");
        QTest::newRow("opened and resumed") << false;
        QTest::newRow("options for another address between") << true;
    }
    /// A login and a header of other servers than the start's, and options that were set for another address.
    void theProjectKeepsItsSecrets()
    {
        QFETCH(bool, otherOptions);
        const test::Page page = QByteArray("x");
        test::TestSite api({{"/", page}});
        test::TestSite b({{"/", page}});
        test::TestSite a({{"/", test::Page(QByteArray("<a href='" + api.url("/x") + "'>x</a>"))}});
        a.askForLogin();
        Parts parts;
        settings::CrawlSettings settings;
        settings.headers = QStringList{QStringLiteral("Cookie: hunter2")};
        settings.headersFor = QStringList{QString::fromLatin1(api.url(""))};
        settings.logins = QStringList{QString::fromLatin1(a.url("")) + QStringLiteral(" me:hunter2")};
        parts.start.setSeedText(QString::fromLatin1(a.url("/")));
        settings.seeds = QStringList{parts.start.seedText()};
        parts.control.setSettings(settings);
        const QString path = m_place.file(QLatin1String(QTest::currentDataTag()) + QStringLiteral(".argiope"));
        parts.control.saveNextAs(path);
        parts.control.start();
        QTRY_COMPARE_WITH_TIMEOUT(parts.session.state(), engine::State::Ended, 60000);

        for (int round = 0; round < 2; ++round) {
            a.clearLog();
            Parts later;
            QSignalSpy opened(&later.session.reader(), &project::ProjectReader::opened);
            later.session.openProject(path);
            QVERIFY(opened.wait(30000));
            later.control.takeProject();
            if (otherOptions) {
                later.start.setSeedText(QString::fromLatin1(b.url("/")));
                later.control.setSettings(later.control.wanted());
            }
            later.control.refetch(engine::RefetchKind::Everything);
            QTRY_COMPARE_WITH_TIMEOUT(later.session.state(), engine::State::Ended, 60000);
            QCOMPARE(a.accessLog().constLast().header("Authorization"), "Basic " + QByteArray("me:hunter2").toBase64());
            QCOMPARE(later.control.settings().headersFor, settings.headersFor);
        }
    }
    void theNextSiteIsNotTold()
    {
        const test::Page page = QByteArray("x");
        test::TestSite a({{"/", page}});
        test::TestSite b({{"/", page}});
        a.askForLogin();
        Parts parts;
        settings::CrawlSettings settings;
        settings.headers = QStringList{QStringLiteral("Cookie: hunter2")};
        settings.maxUrls = 1;
        parts.start.setSeedText(QString::fromLatin1(a.url("/").replace("://", "://me:hunter2@")));
        parts.control.setSettings(settings);
        const QString first = m_place.file(QStringLiteral("first.argiope"));
        const QString second = m_place.file(QStringLiteral("second.argiope"));
        parts.control.saveNextAs(first);
        parts.control.start();
        QTRY_COMPARE_WITH_TIMEOUT(parts.session.state(), engine::State::Ended, 60000);
        QCOMPARE(a.accessLog().constLast().header("Cookie"), QByteArray("hunter2"));
        QCOMPARE(a.accessLog().constLast().header("Authorization"), "Basic " + QByteArray("me:hunter2").toBase64());
        QCOMPARE(parts.start.seedText(), QString::fromLatin1(a.url("/")));
        for (const QString &typed : QSettings().value(QStringLiteral("history/seeds")).toStringList())
            QVERIFY(!typed.contains(QStringLiteral("hunter2")));

        parts.control.saveNextAs(second);
        parts.control.startAt(QString::fromLatin1(b.url("/")));
        QVERIFY(!parts.message.isHidden()); // it says why
        const auto *changed = parts.start.findChild<QToolButton *>(QStringLiteral("changedOptions"));
        QVERIFY2(changed->text().startsWith(QStringLiteral("1 setting")), qPrintable(changed->text())); // maxUrls
        QTRY_COMPARE_WITH_TIMEOUT(parts.session.state(), engine::State::Ended, 60000);
        QVERIFY(b.requestCount("/") == 1);
        for (const test::Request &request : b.accessLog()) {
            QCOMPARE(request.header("Cookie"), QByteArray());
            QCOMPARE(request.header("Authorization"), QByteArray());
        }
        for (const QString &path : {first, second}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(!file.readAll().contains("hunter2"));
        }
        // The first project opened again, as after a restart: its own server gets them, another one does not.
        a.clearLog();
        b.clearLog();
        Parts later;
        QSignalSpy opened(&later.session.reader(), &project::ProjectReader::opened);
        later.session.openProject(first);
        QVERIFY(opened.wait(30000));
        later.control.takeProject();
        later.control.refetch(engine::RefetchKind::Everything);
        QTRY_COMPARE_WITH_TIMEOUT(later.session.state(), engine::State::Ended, 60000);
        QCOMPARE(a.accessLog().constLast().header("Cookie"), QByteArray("hunter2"));
        later.control.saveNextAs(m_place.file(QStringLiteral("third.argiope")));
        later.control.startAt(QString::fromLatin1(b.url("/")));
        QTRY_COMPARE_WITH_TIMEOUT(later.session.state(), engine::State::Ended, 60000);
        QCOMPARE(b.accessLog().constLast().header("Cookie"), QByteArray());
        QCOMPARE(b.accessLog().constLast().header("Authorization"), QByteArray());
    }
    void startsNothingWithoutAnAddress()
    {
        Parts parts;
        QSignalSpy starts(&parts.control, &CrawlControl::starts);
        parts.control.start();
        parts.start.setSeedText(QStringLiteral("http://"));
        parts.control.start();
        parts.control.resume(); // there is no project
        parts.control.goOn();
        parts.control.refetch(engine::RefetchKind::Everything);
        QVERIFY(starts.isEmpty());
        QVERIFY(!parts.session.hasProject());
    }
    void aNewProjectIsSavedWhereItWasAsked()
    {
        Parts parts;
        QSignalSpy anew(&parts.control, &CrawlControl::startsNew);
        const QString path = m_place.file(QStringLiteral("chosen.argiope"));
        parts.control.saveNextAs(path);
        QVERIFY(parts.message.text().contains(QDir::toNativeSeparators(path)));
        parts.control.startAt(QStringLiteral("http://127.0.0.1:9/")); // nobody answers
        QCOMPARE(anew.count(), 1);
        QCOMPARE(parts.session.path(), path);
        QVERIFY(parts.message.isHidden());
        QTRY_COMPARE_WITH_TIMEOUT(parts.session.state(), engine::State::Ended, 60000);
        QVERIFY(parts.session.reader().isOpen());
    }
    void takesTheSettingsOfAProject()
    {
        const QString path = m_place.file(QStringLiteral("taken.argiope"));
        QVERIFY(uitest::makeProject(path, 20));
        Parts parts;
        parts.start.setSeedText(A);
        QSignalSpy opened(&parts.session.reader(), &project::ProjectReader::opened);
        parts.session.openProject(path);
        QVERIFY(opened.wait(30000));
        parts.control.takeProject();
        QVERIFY(!parts.session.settings().seeds.isEmpty());
        QCOMPARE(parts.start.seedText(), parts.session.settings().seeds.constFirst());
        QCOMPARE(parts.control.wanted().seeds, parts.session.settings().seeds);
    }
};

ARGIOPE_TEST(TestCrawlControl, QApplication)
#include "tst_crawlcontrol.moc"
