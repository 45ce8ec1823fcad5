#include "core/engine/recorder/wishes.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::Note;
using engine::RefetchWish;
using engine::TrapRelease;
using engine::Wishes;

class TestWishes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void refetchesComeInPieces();
    void releasesStayUntilTheyAreDone();
    void holdsAreGivenBackTogether();
    void theLastSettingsCount();
    void whatIsTakenIsToBeSaved_data();
    void whatIsTakenIsToBeSaved();
    void nothingIsLeftOnceCleared();
};

void TestWishes::refetchesComeInPieces()
{
    Wishes wishes;
    wishes.add(RefetchWish{{UrlId(1), UrlId(2)}});
    wishes.add(RefetchWish{{UrlId(3)}});
    QCOMPARE(wishes.takeRefetches(0), QList<UrlId>());
    QCOMPARE(wishes.takeRefetches(2), (QList{UrlId(1), UrlId(2)}));
    QCOMPARE(wishes.takeRefetches(2), (QList{UrlId(3)}));
    QCOMPARE(wishes.takeRefetches(2), QList<UrlId>());
}

void TestWishes::releasesStayUntilTheyAreDone()
{
    Wishes wishes;
    QVERIFY(!wishes.firstRelease());
    wishes.releaseDone(); // of none: somebody cleared them meanwhile
    wishes.add(TrapRelease{"a", true});
    wishes.add(TrapRelease{"b", false});
    QCOMPARE(wishes.firstRelease()->id, QByteArray("a"));
    QCOMPARE(wishes.firstRelease()->id, QByteArray("a"));
    wishes.releaseDone();
    QCOMPARE(wishes.firstRelease()->id, QByteArray("b"));
    QVERIFY(!wishes.firstRelease()->released);
    wishes.releaseDone();
    QVERIFY(!wishes.firstRelease());
}

void TestWishes::holdsAreGivenBackTogether()
{
    Wishes wishes;
    QVERIFY(wishes.isEmpty());
    wishes.add(RefetchWish{}); // of no URL: it is a wish all the same
    wishes.add(TrapRelease{"a", true});
    QVERIFY(wishes.hasHolds());
    QCOMPARE(wishes.takeHolds(false), 0);
    wishes.add(RefetchWish{{UrlId(1)}});
    wishes.releaseDone();
    QCOMPARE(wishes.takeHolds(false), 0);
    (void)wishes.takeRefetches(1);
    QCOMPARE(wishes.takeHolds(false), 3);
    QVERIFY(!wishes.hasHolds());
    QCOMPARE(wishes.takeHolds(false), 0);
    QVERIFY(wishes.isEmpty());
}

void TestWishes::theLastSettingsCount()
{
    Wishes wishes;
    QVERIFY(!wishes.takeChange());
    settings::CrawlSettings settings;
    for (const int threads : {3, 5, 4}) {
        settings.threads = threads;
        wishes.add(settings);
    }
    QVERIFY(!wishes.hasHolds()); // those of a change are told with it
    QVERIFY(!wishes.isEmpty());
    const auto change = wishes.takeChange();
    QCOMPARE(change->settings.threads, 4);
    QCOMPARE(change->holds, 3);
    QVERIFY(!wishes.takeChange());
    wishes.add(settings);
    QCOMPARE(wishes.takeChange()->holds, 1);
}

void TestWishes::whatIsTakenIsToBeSaved_data()
{
    QTest::addColumn<int>("wish");
    QTest::newRow("note") << 0;
    QTest::newRow("settings") << 1;
    QTest::newRow("refetch") << 2;
}

void TestWishes::whatIsTakenIsToBeSaved()
{
    QFETCH(int, wish);
    Wishes wishes;
    QVERIFY(wishes.isSaved());
    // To ask for what is not there leaves nothing to save.
    (void)wishes.takeNotes();
    (void)wishes.takeChange();
    (void)wishes.takeHolds(false);
    QVERIFY(wishes.isSaved());
    if (wish == 0)
        wishes.add(Note{"name", "value"});
    else if (wish == 1)
        wishes.add(settings::CrawlSettings());
    else
        wishes.add(RefetchWish{{UrlId(1)}});
    QVERIFY(!wishes.isSaved());
    if (wish == 0) {
        const auto notes = wishes.takeNotes();
        QCOMPARE(notes.size(), size_t(1));
        QCOMPARE(notes.front().name, QByteArray("name"));
        QCOMPARE(notes.front().value, QByteArray("value"));
    }
    (void)wishes.takeChange();
    (void)wishes.takeRefetches(1);
    (void)wishes.takeHolds(wish == 2); // a transaction was opened for it
    QVERIFY(wishes.isEmpty());
    QVERIFY(!wishes.isSaved());
    wishes.saved();
    QVERIFY(wishes.isSaved());
}

void TestWishes::nothingIsLeftOnceCleared()
{
    Wishes wishes;
    wishes.add(RefetchWish{{UrlId(1)}});
    wishes.add(TrapRelease{"a", true});
    wishes.add(Note{"a", "b"});
    wishes.add(settings::CrawlSettings());
    wishes.clear();
    QVERIFY(wishes.isEmpty());
    QVERIFY(wishes.isSaved());
    QVERIFY(!wishes.firstRelease());
    QVERIFY(wishes.takeRefetches(1).isEmpty());
    QVERIFY(wishes.takeNotes().empty());
    QVERIFY(!wishes.takeChange());
}

ARGIOPE_TEST(TestWishes, void)
#include "tst_wishes.moc"
