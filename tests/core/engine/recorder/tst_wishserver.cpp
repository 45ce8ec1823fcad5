#include "core/engine/recorder/mailbox.h"
#include "core/engine/recorder/wishserver.h"
#include "tests/core/engine/recorder/deskrig.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using engine::Mailbox;
using engine::WishServer;
using enginetest::DeskRig;
using enginetest::SeedUrl;
using store::UrlState;

namespace {

/// Somebody who wishes holds the frontier.
struct Service
{
    [[nodiscard]] frontier::Frontier &frontier() const { return rig.session->frontier; }
    void commit()
    {
        QVERIFY(rig.commit());
        isOpen = false;
        mail.committed();
    }

    DeskRig rig;
    Mailbox mail;
    bool isOpen = false;
    int begun = 0;
    int seenTo = 0;
    WishServer wishes{mail, *rig.session, *rig.writer, *rig.desk,
        WishServer::Needs{[this] {
                              isOpen = true;
                              ++begun;
                          },
            [this] { return isOpen; }, [this] { ++seenTo; }}};
};

} // namespace

class TestWishServer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsBegunForNothing();
    void finishedOnesAreQueuedAgain();
    void notesAreKept();
    void settingsJudgeAnewWhileNothingIsGivenOut();
    void goesOnWithWhatWasLeft();
};

void TestWishServer::nothingIsBegunForNothing()
{
    Service service;
    service.wishes.serve();
    service.wishes.goOnJudging();
    QCOMPARE(service.begun, 0);
    QCOMPARE(service.seenTo, 0);
}

void TestWishServer::finishedOnesAreQueuedAgain()
{
    Service service;
    const base::UrlId seed = service.rig.fetch().id;
    QCOMPARE(service.frontier().counts().finished, 1);
    QVERIFY(service.frontier().hold());
    QVERIFY(service.mail.wish(engine::RefetchWish{{seed}}));
    service.wishes.serve();
    QVERIFY(service.begun > 0);
    QCOMPARE(service.frontier().counts().finished, 0);
    QCOMPARE(service.seenTo, 1);
    QVERIFY(!service.mail.drained()); // it is not saved yet
    service.commit();
    QVERIFY(service.mail.drained());
    QCOMPARE(service.rig.fetch().id, seed);
    frontier::Lease lease;
    QCOMPARE(service.frontier().take(lease), frontier::TakeResult::Finished); // nobody holds it
}

void TestWishServer::notesAreKept()
{
    Service service;
    QVERIFY(service.mail.wish(engine::Note{"view", "tree"}));
    service.wishes.serve();
    QVERIFY(service.begun > 0);
    QCOMPARE(service.rig.writer->meta("view"), QByteArray("tree"));
    QCOMPARE(service.seenTo, 0); // nobody held anything
}

void TestWishServer::settingsJudgeAnewWhileNothingIsGivenOut()
{
    Service service;
    service.rig.fetch({SeedUrl + "in", SeedUrl + "out"});
    settings::CrawlSettings other = service.rig.settings;
    other.exclude = QStringList{QStringLiteral("/out$")};
    QVERIFY(service.frontier().hold());
    service.frontier().freeze();
    QVERIFY(service.mail.wish(other));
    for (int i = 0; i < 1000 && service.seenTo == 0; ++i)
        service.wishes.serve();
    QCOMPARE(service.seenTo, 1);
    QCOMPARE(service.rig.known(SeedUrl + "out")->state, UrlState::Skipped);
    QCOMPARE(service.rig.fetch().url, SeedUrl + "in"); // it is frozen no more
    frontier::Lease lease;
    QCOMPARE(service.frontier().take(lease), frontier::TakeResult::Finished);
}

void TestWishServer::goesOnWithWhatWasLeft()
{
    Service service;
    service.rig.fetch({SeedUrl + "in", SeedUrl + "out"});
    settings::CrawlSettings other = service.rig.settings;
    other.exclude = QStringList{QStringLiteral("/out$")};
    service.rig.desk->change(other); // as an earlier session did
    QVERIFY(service.rig.desk->rejudge.isUnderWay());
    service.wishes.goOnJudging();
    while (service.rig.desk->rejudge.isUnderWay())
        service.wishes.serve();
    QCOMPARE(service.seenTo, 1);
    QCOMPARE(service.rig.fetch().url, SeedUrl + "in");
    frontier::Lease lease;
    QCOMPARE(service.frontier().take(lease), frontier::TakeResult::Finished);
}

ARGIOPE_TEST(TestWishServer, QCoreApplication)
#include "tst_wishserver.moc"
