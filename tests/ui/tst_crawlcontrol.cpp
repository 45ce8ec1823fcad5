#include "ui/mainwindow/crawlcontrol.h"

#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/project/projectsession.h"
#include "ui/startbar/startbar.h"
#include "ui/widgets/messagebar.h"

#include <QDir>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

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
        parts.control.askRecrawl();
        QVERIFY(starts.isEmpty());
        QVERIFY(!parts.session.hasProject());
        QVERIFY(!parts.window.findChild<QMessageBox *>());
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
        parts.control.askRecrawl();
        auto *box = parts.window.findChild<QMessageBox *>(QStringLiteral("crawlAgain"));
        QVERIFY(box);
        QVERIFY(box->text().contains(QStringLiteral("chosen")));
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
