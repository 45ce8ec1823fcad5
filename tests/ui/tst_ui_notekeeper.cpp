#include "core/store/reader.h"
#include "core/store/writer.h"
#include "tests/support/testmain.h"
#include "ui/project/notekeeper.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using project::NoteKeeper;

class TestNoteKeeper : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;
    int m_projects = 0;

    QString project()
    {
        const QString path = m_folder.filePath(QStringLiteral("p%1.argiope").arg(++m_projects));
        return store::Writer::create(path, {}) ? path : QString();
    }
    static QByteArray note(const QString &path, const QByteArray &name)
    {
        const auto reader = store::Reader::open(path);
        return reader ? (*reader)->meta(name) : QByteArray("no project");
    }

private Q_SLOTS:
    void theLastOneStays()
    {
        const QString path = project();
        NoteKeeper keeper;
        const QSignalSpy failed(&keeper, &NoteKeeper::failed);
        for (int i = 0; i < 20; ++i)
            keeper.keep(path, "a", QByteArray::number(i));
        keeper.keep(path, "b", "beside");
        QTRY_COMPARE(note(path, "b"), QByteArray("beside"));
        QCOMPARE(note(path, "a"), QByteArray("19"));
        QCOMPARE(failed.size(), 0);
    }

    void nothingIsWrittenMeanwhile()
    {
        const QString path = project();
        NoteKeeper keeper;
        keeper.hold(path).waitForFinished();
        keeper.hold(path).waitForFinished();
        keeper.keep(path, "a", "1");
        keeper.release();
        QTest::qWait(50);
        QCOMPARE(note(path, "a"), QByteArray());
        keeper.release();
        QTRY_COMPARE(note(path, "a"), QByteArray("1"));
    }

    /// What is written into one project is no other's to wait for.
    void anotherProjectIsNotHeldUp()
    {
        const QString path = project();
        NoteKeeper keeper;
        keeper.keep(path, "a", "1");
        QVERIFY(keeper.hold(project()).isFinished());
        keeper.hold(path).waitForFinished();
        QCOMPARE(note(path, "a"), QByteArray("1"));
    }

    /// The end of a writing is told behind its end: what is asked for in between is the newest all the same.
    void theNewestOneStays()
    {
        const QString path = project();
        auto writer = store::Writer::open(path);
        QVERIFY(writer);
        NoteKeeper keeper;
        const QSignalSpy failed(&keeper, &NoteKeeper::failed);
        keeper.keep(path, "a", "1");
        keeper.hold(path).waitForFinished(); // refused, and not told yet
        writer->reset();
        keeper.release();
        keeper.keep(path, "a", "2");
        QTRY_COMPARE_WITH_TIMEOUT(note(path, "a"), QByteArray("2"), 20000);
        QTest::qWait(1200); // longer than until what was refused would be tried again
        QCOMPARE(note(path, "a"), QByteArray("2"));
        QCOMPARE(failed.size(), 0);
    }

    void whatACrawlHasIsNotWritten()
    {
        const QString path = project();
        NoteKeeper keeper;
        keeper.hold(path).waitForFinished();
        keeper.keep(path, "a", "1");
        keeper.keep(path, "b", "1");
        keeper.drop(path, "a");
        keeper.release();
        QTRY_COMPARE(note(path, "b"), QByteArray("1"));
        QCOMPARE(note(path, "a"), QByteArray());
    }

    void theEndLosesNothing()
    {
        const QString path = project();
        {
            NoteKeeper keeper;
            keeper.keep(path, "a", "1");
            keeper.keep(path, "a", "2");
            (void)keeper.hold(path);
            keeper.keep(path, "b", "1");
        }
        QTRY_COMPARE(note(path, "b"), QByteArray("1"));
        QCOMPARE(note(path, "a"), QByteArray("2"));
    }

    /// Who holds notes back waits for the one that is being written, and then has the project.
    void whoHoldsThemHasTheProject()
    {
        const QString path = project();
        NoteKeeper keeper;
        for (int i = 0; i < 50; ++i) {
            keeper.keep(path, "a", QByteArray::number(i));
            keeper.hold(path).waitForFinished();
            {
                const auto writer = store::Writer::open(path);
                QVERIFY2(writer, qPrintable(writer ? QString() : writer.error().detail));
            }
            keeper.release();
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(note(path, "a"), QByteArray("49"));
    }

    void anotherHasItForAMoment()
    {
        const QString path = project();
        auto writer = store::Writer::open(path);
        QVERIFY(writer);
        NoteKeeper keeper;
        const QSignalSpy failed(&keeper, &NoteKeeper::failed);
        keeper.keep(path, "a", "1");
        keeper.keep(path, "b", "1");
        QTest::qWait(300); // the first attempt is over
        keeper.keep(path, "a", "2");
        QCOMPARE(note(path, "a"), QByteArray());
        writer->reset();
        QTRY_COMPARE_WITH_TIMEOUT(note(path, "a"), QByteArray("2"), 20000);
        QTRY_COMPARE_WITH_TIMEOUT(note(path, "b"), QByteArray("1"), 20000);
        QCOMPARE(failed.size(), 0);
    }

    void whatCannotBeIsTold()
    {
        NoteKeeper keeper;
        QSignalSpy failed(&keeper, &NoteKeeper::failed);
        const QString nowhere = m_folder.filePath(QStringLiteral("none.argiope"));
        keeper.keep(nowhere, "a", "1");
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().at(0).toString(), nowhere);
        QCOMPARE(failed.first().at(1).value<store::StoreError>().code, store::StoreError::Code::NotFound);
        const QString path = project();
        auto writer = store::Writer::open(path);
        QVERIFY(writer);
        keeper.keep(path, "a", "1"); // and it never lets go
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 2, 60000);
        QCOMPARE(failed.last().at(1).value<store::StoreError>().code, store::StoreError::Code::Locked);
        writer->reset();
        keeper.keep(path, "a", "2"); // it is not lost for those that come later
        QTRY_COMPARE(note(path, "a"), QByteArray("2"));
    }
};

ARGIOPE_TEST(TestNoteKeeper, QCoreApplication)
#include "tst_ui_notekeeper.moc"
