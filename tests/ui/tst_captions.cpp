#include "ui/mainwindow/captions.h"

#include "tests/support/testmain.h"
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/project/projectsession.h"
#include "ui/words/wording.h"

#include <QSignalSpy>
#include <QTest>

using namespace argiope;
namespace captions = mainwindow::captions;

class TestCaptions : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void ofNoProject()
    {
        const project::ProjectSession session;
        QCOMPARE(captions::title(session), QStringLiteral("Argiope"));
        QCOMPARE(captions::status(session, false), words::wording::state(engine::State::Idle));
    }
    void ofAProjectThatIsShown()
    {
        const QString path = m_place.file(QStringLiteral("shown.argiope"));
        QVERIFY(uitest::makeProject(path, 20));
        project::ProjectSession session;
        QSignalSpy opened(&session.reader(), &project::ProjectReader::opened);
        session.openProject(path);
        QCOMPARE(captions::title(session), QStringLiteral("shown – Argiope")); // its address is not known yet
        QCOMPARE(captions::status(session, false), words::wording::state(engine::State::Idle));
        QVERIFY(opened.wait(30000));
        QCOMPARE(captions::title(session), QStringLiteral("site.test – Argiope"));
        QCOMPARE(captions::status(session, false),
            session.isUnfinished() ? QStringLiteral("Not finished: can be resumed")
                                   : words::wording::endReason(engine::EndReason::Completed));
        QCOMPARE(captions::status(session, true), QStringLiteral("Saving, then closing…"));
    }
    void ofACrawlThatIsOver()
    {
        project::ProjectSession session;
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QStringLiteral("http://127.0.0.1:9/")}; // nobody answers
        session.startNew(settings, m_place.file(QStringLiteral("over.argiope")));
        QCOMPARE(captions::status(session, false), words::wording::state(session.state()));
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), engine::State::Ended, 60000);
        const QString reason = words::wording::endReason(session.endReason());
        QCOMPARE(captions::title(session), QStringLiteral("127.0.0.1:9 – %1 – Argiope").arg(reason));
        QCOMPARE(captions::status(session, false), reason);
    }
    /// What is left are second attempts: it is said, as nothing else seems to happen.
    void ofFailuresThatAreAskedAgain()
    {
        test::TestSite site{{"/", "<a href=/broken>b</a>"}};
        site.setPage("/broken", test::Response{.status = 500});
        project::ProjectSession session;
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QString::fromLatin1(site.url("/"))};
        QStringList said;
        connect(&session, &project::ProjectSession::progressed, this,
            [&] { said.append(captions::status(session, false)); });
        session.startNew(settings, m_place.file(QStringLiteral("retried.argiope")));
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), engine::State::Ended, 60000);
        disconnect(&session, nullptr, this, nullptr);
        QVERIFY2(said.filter(QStringLiteral("Retrying 1 failed URL")).size() > 0, qPrintable(said.join(u'|')));
        QCOMPARE(captions::status(session, false), words::wording::endReason(session.endReason()));
    }
    void ofAHostBeyondAscii()
    {
        project::ProjectSession session;
        settings::CrawlSettings settings;
        settings.seeds = QStringList{QStringLiteral("http://xn--bcher-kva.invalid:8080/")};
        session.startNew(settings, m_place.file(QStringLiteral("readable.argiope")));
        QVERIFY2(captions::title(session).startsWith(QString::fromUtf8("b\xc3\xbc"
                                                                       "cher.invalid:8080 – ")),
            qPrintable(captions::title(session)));
        QTRY_COMPARE_WITH_TIMEOUT(session.state(), engine::State::Ended, 60000);
    }
};

ARGIOPE_TEST(TestCaptions, QApplication)
#include "tst_captions.moc"
