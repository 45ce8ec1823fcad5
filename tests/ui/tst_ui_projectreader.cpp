#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"
#include "ui/project/projectreader.h"

#include <QElapsedTimer>
#include <QFile>
#include <QHostAddress>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QTcpServer>
#include <QTest>
#include <QThread>

#include <memory>

using namespace argiope;
using project::Lane;
using project::ProjectReader;

class TestProjectReader : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    ProjectReader *m_opening = nullptr;
    bool m_toldTooEarly = false;

    /// Before each answer of a lane.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (m_opening && event->type() == QEvent::MetaCall)
            m_toldTooEarly |= m_opening->info() && !m_opening->isOpen();
        return QObject::eventFilter(watched, event);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(uitest::makeProject(m_place.file(QStringLiteral("p.argiope")), 200)); }

    void answersOnTheAskersThread()
    {
        ProjectReader reader;
        QSignalSpy opened(&reader, &ProjectReader::opened);
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QVERIFY(opened.wait(20000));
        QVERIFY(reader.isOpen());
        QCOMPARE(opened.at(0).at(0).value<project::ProjectInfo>().settings.seeds,
            QStringList{QStringLiteral("http://site.test/0")});
        bool answered = false;
        QThread *worker = nullptr;
        qsizetype rows = 0;
        reader.ask(
            Lane::Lists, this,
            [&worker](store::Reader &project, const std::atomic<bool> &) {
                worker = QThread::currentThread();
                return project.ids({}).size();
            },
            [&](qsizetype count) {
                QCOMPARE(QThread::currentThread(), thread());
                rows = count;
                answered = true;
            });
        QTRY_VERIFY_WITH_TIMEOUT(answered, 20000);
        QVERIFY(worker != thread());
        QCOMPARE(rows, 200);
    }
    // A question that is asked as soon as there is information was dropped while one of the lanes was not open yet.
    void tellsNothingBeforeItCanBeAsked()
    {
        ProjectReader reader;
        m_opening = &reader;
        reader.installEventFilter(this);
        for (int times = 0; times < 2; ++times) {
            reader.open(m_place.file(QStringLiteral("p.argiope")));
            QVERIFY(!reader.info());
            QTRY_VERIFY(reader.isOpen());
            QVERIFY(reader.info());
        }
        m_opening = nullptr;
        QVERIFY(!m_toldTooEarly);
    }
    // Such a server takes a connection, and never says anything: the window stood still until it was given up.
    void doesNotWaitForAServerThatHangs()
    {
        if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
            QSKIP("Qt's plugin for PostgreSQL is not installed");
        QTcpServer hanging;
        QVERIFY(hanging.listen(QHostAddress::LocalHost));
        const QString address
            = QStringLiteral("postgresql://ann@127.0.0.1:%1/crawls?sslmode=disable#shop").arg(hanging.serverPort());
        QElapsedTimer clock;
        {
            ProjectReader reader;
            reader.open(address);
            QTRY_VERIFY_WITH_TIMEOUT(hanging.hasPendingConnections(), 60000);
            // Another project is opened meanwhile.
            QSignalSpy opened(&reader, &ProjectReader::opened);
            clock.start();
            reader.open(m_place.file(QStringLiteral("p.argiope")));
            QVERIFY(opened.wait(60000));
            QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
        }
        while (hanging.hasPendingConnections())
            hanging.nextPendingConnection();
        auto reader = std::make_unique<ProjectReader>();
        reader->open(address);
        QTRY_VERIFY_WITH_TIMEOUT(hanging.hasPendingConnections(), 60000);
        clock.start();
        reader.reset();
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
    }
    void dropsWhatIsCancelledOrOld()
    {
        ProjectReader reader;
        QSignalSpy opened(&reader, &ProjectReader::opened);
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QVERIFY(opened.wait(20000));
        int answers = 0;
        const auto count = [](store::Reader &project, const std::atomic<bool> &) { return project.ids({}).size(); };
        const auto note = [&answers](qsizetype) { ++answers; };
        reader.ask(Lane::Rows, this, count, note)->store(true); // cancelled
        {
            QObject gone;
            reader.ask(Lane::Rows, &gone, count, note);
        }
        reader.ask(Lane::Rows, this, count, note); // of the project before the next line
        reader.open(m_place.file(QStringLiteral("p.argiope")));
        QVERIFY(opened.wait(20000));
        bool last = false;
        reader.ask(Lane::Rows, this, count, [&last](qsizetype) { last = true; });
        QTRY_VERIFY_WITH_TIMEOUT(last, 20000);
        QCOMPARE(answers, 0);
    }
    void saysWhyItCannotOpen()
    {
        QFile other(m_place.file(QStringLiteral("text.argiope")));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(QByteArray(5000, 'x'));
        other.close();
        ProjectReader reader;
        QSignalSpy failed(&reader, &ProjectReader::openFailed);
        reader.open(m_place.file(QStringLiteral("none.argiope")));
        QVERIFY(failed.wait(20000));
        QCOMPARE(failed.at(0).at(0).value<store::StoreError>().code, store::StoreError::Code::NotFound);
        reader.open(other.fileName());
        QVERIFY(failed.wait(20000));
        QCOMPARE(failed.at(1).at(0).value<store::StoreError>().code, store::StoreError::Code::NotAProject);
        QVERIFY(!reader.isOpen());
    }
};

ARGIOPE_TEST(TestProjectReader, QCoreApplication)
#include "tst_ui_projectreader.moc"
