#include "core/engine/recorder/mailbox.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <atomic>
#include <thread>
#include <vector>

using namespace argiope;
using engine::Mailbox;

namespace {

engine::Result page(qint64 id, qsizetype targets = 0)
{
    engine::PageResult result;
    result.leased.id = base::UrlId(id);
    result.found.targets.resize(targets);
    return result;
}

qint64 idOf(const engine::Result &result)
{
    return base::raw(std::get<engine::PageResult>(result).leased.id);
}

} // namespace

class TestMailbox : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void handsOutInOrder();
    void aFullBoxMakesWait();
    void aBoxOfFewMakesWait();
    void whatANodeMayLoseHasAnEnd();
    void isDrainedOnceCommitted();
    void theFlushComesAfterAllThatWaits();
    void theLastMailEmptiesIt();
    void holdsWaitForTheirWork();
    void questionsAreAnswered();
    void notesAreHandedOutOnce();
    void nobodyIsLeftWaiting();
    void aBrokenBoxTakesNothing();
    void theLastChangeCounts();
    void manyThreadsLoseNothing();
    void whatIsWrittenGoesWithTheNext();
};

void TestMailbox::handsOutInOrder()
{
    Mailbox box;
    const int sent = int(Mailbox::BatchSize) + 10;
    for (int i = 0; i < sent; ++i)
        QVERIFY(box.submit(page(i)));
    const Mailbox::Mail first = box.wait(false, {});
    QCOMPARE(first.results.size(), Mailbox::BatchSize);
    const Mailbox::Mail second = box.wait(false, {});
    QCOMPARE(second.results.size(), size_t(10));
    qint64 next = 0;
    for (const Mailbox::Mail *mail : {&first, &second}) {
        for (const engine::Result &result : mail->results)
            QCOMPARE(idOf(result), next++);
    }
    QVERIFY(!second.last);
}

void TestMailbox::aFullBoxMakesWait()
{
    Mailbox box;
    const qsizetype heavy = Mailbox::MaxWaiting / 256 + 1; // a target weighs 256
    QVERIFY(box.submit(page(1, heavy)));
    std::atomic<bool> done{false};
    std::thread sender([&] { done = box.submit(page(2)); });
    // Whether the sender waits cannot be seen, but that it comes second.
    const Mailbox::Mail mail = box.wait(false, {});
    QCOMPARE(mail.results.size(), size_t(1));
    QCOMPARE(idOf(mail.results.front()), 1);
    sender.join();
    QVERIFY(done);
    QCOMPARE(idOf(box.wait(false, {}).results.front()), 2);

    // Who waits when it ends is told so.
    QVERIFY(box.submit(page(3, heavy)));
    bool taken = true;
    std::thread late([&] { taken = box.submit(page(4)); });
    box.finish(engine::EndReason::Stopped);
    late.join();
    QVERIFY(!taken);
}

void TestMailbox::aBoxOfFewMakesWait()
{
    Mailbox box;
    box.setMost(3);
    constexpr int all = 50;
    std::thread sender([&] {
        for (int i = 0; i < all; ++i)
            box.submit(page(i));
    });
    for (qint64 next = 0; next < all;) {
        const Mailbox::Mail mail = box.wait(false, {});
        QVERIFY(mail.results.size() <= 3);
        for (const engine::Result &result : mail.results)
            QCOMPARE(idOf(result), next++);
    }
    sender.join();
}

// Whoever writes is told when it is time to commit, and until then no more come than may wait.
void TestMailbox::whatANodeMayLoseHasAnEnd()
{
    constexpr auto most = qint64(Mailbox::MostWaitingOfNode + Mailbox::MostUncommittedOfNode + Mailbox::BatchSize);
    Mailbox box(Mailbox::Whose::Node);
    std::atomic<qint64> sent = 0;
    std::thread sender([&] {
        while (box.submit(page(sent)))
            ++sent;
    });
    qint64 written = 0;
    for (int round = 0; round < 3; ++round) {
        const qint64 saved = written;
        bool many = false;
        while (!many) {
            const Mailbox::Mail mail = box.wait(true, {});
            written += qint64(mail.results.size());
            many = mail.many;
            QVERIFY(written - saved <= qint64(Mailbox::MostUncommittedOfNode + Mailbox::BatchSize));
        }
        QVERIFY(written - saved >= qint64(Mailbox::MostUncommittedOfNode));
        QVERIFY(sent - saved <= most + 1); // one may be about to say that it was taken
        box.committed();
    }
    box.breakDown();
    sender.join();
}

void TestMailbox::isDrainedOnceCommitted()
{
    Mailbox box;
    QVERIFY(box.drained());
    QVERIFY(box.submit(page(1)));
    QVERIFY(!box.drained());
    (void)box.wait(false, {});
    QVERIFY(!box.drained()); // taken, but in no file
    box.committed();
    QVERIFY(box.drained());
    box.wantRefill();
    (void)box.wait(true, {}); // something was written beside results
    QVERIFY(!box.drained());
    box.committed();
    QVERIFY(box.drained());
}

void TestMailbox::theFlushComesAfterAllThatWaits()
{
    Mailbox box;
    for (size_t i = 0; i < Mailbox::BatchSize + 1; ++i)
        QVERIFY(box.submit(page(qint64(i))));
    box.flush("paused");
    QVERIFY(!box.wait(false, {}).flush);
    const Mailbox::Mail mail = box.wait(true, {});
    QVERIFY(mail.flush);
    QCOMPARE(mail.state, QByteArray("paused"));
    QVERIFY(!box.drained());
    box.committed();
    QVERIFY(box.drained());
    box.wantRefill();
    QVERIFY(!box.wait(false, {}).flush); // once is enough
}

void TestMailbox::theLastMailEmptiesIt()
{
    Mailbox box;
    QVERIFY(box.submit(page(1)));
    box.finish(engine::EndReason::Completed);
    box.finish(engine::EndReason::Stopped); // the first one counts
    QCOMPARE(box.reason(), engine::EndReason::Completed);
    QVERIFY(box.isFinishing());
    QVERIFY(!box.submit(page(2)));
    QVERIFY(!box.wish(engine::RefetchWish{{base::UrlId(1)}}));
    QVERIFY(!box.wish(engine::TrapRelease{"a", true}));
    QVERIFY(!box.ask(base::HostId(1)));
    const Mailbox::Mail mail = box.wait(false, {});
    QCOMPARE(mail.results.size(), size_t(1));
    QVERIFY(mail.last);
}

void TestMailbox::holdsWaitForTheirWork()
{
    Mailbox box;
    QVERIFY(box.wish(engine::RefetchWish{{base::UrlId(1), base::UrlId(2), base::UrlId(3)}}));
    QVERIFY(box.wish(engine::RefetchWish{}));
    QVERIFY(box.wish(engine::TrapRelease{"calendar x", true}));
    QVERIFY(!box.drained());
    QCOMPARE(box.wishes()->takeRefetches(2), (QList{base::UrlId(1), base::UrlId(2)}));
    QCOMPARE(box.wishes()->takeHolds(true), 0);
    QCOMPARE(box.wishes()->takeRefetches(2), (QList{base::UrlId(3)}));
    QCOMPARE(box.wishes()->takeHolds(true), 0);
    QCOMPARE(box.wishes()->firstRelease()->id, QByteArray("calendar x"));
    QCOMPARE(box.wishes()->firstRelease()->id, QByteArray("calendar x")); // it stays until it is done
    // While they wait there is no last mail, whoever wants to finish.
    box.finish(engine::EndReason::Stopped);
    QVERIFY(!box.wait(true, {}).last);
    box.wishes()->releaseDone();
    QVERIFY(!box.wishes()->firstRelease());
    QCOMPARE(box.wishes()->takeHolds(true), 3);
    QCOMPARE(box.wishes()->takeHolds(true), 0);
    QVERIFY(box.wait(true, {}).last);
    QVERIFY(!box.drained());
    box.committed();
    QVERIFY(box.drained());
}

void TestMailbox::questionsAreAnswered()
{
    Mailbox box;
    std::optional<store::HostRecord> known;
    std::optional<store::HostRecord> unknown = store::HostRecord{};
    std::thread asker([&] {
        known = box.ask(base::HostId(7));
        unknown = box.ask(base::HostId(8));
    });
    int answered = 0;
    while (answered < 2) {
        (void)box.wait(false, {});
        box.answer([&](base::HostId host) -> std::optional<store::HostRecord> {
            ++answered;
            if (host != base::HostId(7))
                return std::nullopt;
            store::HostRecord record;
            record.robotsStatus = 404;
            return record;
        });
    }
    asker.join();
    QVERIFY(known);
    QCOMPARE(known->robotsStatus, 404);
    QVERIFY(!unknown);
}

void TestMailbox::notesAreHandedOutOnce()
{
    Mailbox box;
    QVERIFY(box.wish(engine::Note{"a", "1"}));
    QVERIFY(box.wish(engine::Note{"b", "2"}));
    (void)box.wait(false, {}); // which a note ends
    const auto notes = box.wishes()->takeNotes();
    QCOMPARE(notes.size(), size_t(2));
    QCOMPARE(notes.front().name, QByteArray("a"));
    QCOMPARE(notes.back().value, QByteArray("2"));
    QVERIFY(box.wishes()->takeNotes().empty());
    box.finish(engine::EndReason::Stopped);
    QVERIFY(!box.wish(engine::Note{"c", "3"}));
}

void TestMailbox::nobodyIsLeftWaiting()
{
    Mailbox box;
    std::optional<store::HostRecord> got = store::HostRecord{};
    std::thread asker([&] { got = box.ask(base::HostId(7)); });
    (void)box.wait(false, {}); // the question is there
    box.breakDown();
    box.answer([](base::HostId) -> std::optional<store::HostRecord> { return store::HostRecord{}; });
    asker.join();
    QVERIFY(!got); // what a broken file says is not told
}

void TestMailbox::aBrokenBoxTakesNothing()
{
    Mailbox box;
    QVERIFY(box.submit(page(1)));
    QVERIFY(box.wish(engine::RefetchWish{{base::UrlId(1)}}));
    box.breakDown();
    QVERIFY(box.isBroken());
    QVERIFY(box.drained()); // nobody is to wait for what never comes
    QVERIFY(!box.submit(page(2)));
    QVERIFY(!box.wish(engine::RefetchWish{{base::UrlId(1)}}));
    QVERIFY(box.wishes()->takeRefetches(10).isEmpty());
    QCOMPARE(box.wishes()->takeHolds(false), 0);
}

void TestMailbox::theLastChangeCounts()
{
    Mailbox box;
    QVERIFY(box.drained());
    settings::CrawlSettings settings;
    settings.threads = 3;
    QVERIFY(box.wish(settings));
    settings.threads = 5;
    QVERIFY(box.wish(settings));
    QVERIFY(!box.drained());
    (void)box.wait(false, {}); // at once
    const auto change = box.wishes()->takeChange();
    QVERIFY(change);
    QCOMPARE(change->settings.threads, 5);
    QCOMPARE(change->holds, 2);
    QVERIFY(!box.wishes()->takeChange());
    QVERIFY(!box.drained()); // not until it is committed
    box.committed();
    QVERIFY(box.drained());
    box.finish(engine::EndReason::Stopped);
    QVERIFY(!box.wish(settings));
}

void TestMailbox::manyThreadsLoseNothing()
{
    Mailbox box;
    constexpr int Threads = 4;
    constexpr int Each = 500;
    std::atomic<int> sent{0};
    std::vector<std::thread> senders;
    for (int t = 0; t < Threads; ++t) {
        senders.emplace_back([&box, &sent, t] {
            for (int i = 0; i < Each; ++i)
                sent += box.submit(page(t * Each + i, 500));
        });
    }
    std::thread closer([&] {
        for (std::thread &sender : senders)
            sender.join();
        box.finish(engine::EndReason::Completed);
    });
    QList<qint64> last(Threads, -1);
    int got = 0;
    for (bool going = true; going;) {
        const Mailbox::Mail mail = box.wait(false, {});
        for (const engine::Result &result : mail.results) {
            const qint64 id = idOf(result);
            qint64 &before = last[id / Each];
            QVERIFY(id % Each > before); // each sender's in its order
            before = id % Each;
            ++got;
        }
        going = !mail.last;
    }
    closer.join();
    QCOMPARE(sent.load(), Threads * Each);
    QCOMPARE(got, Threads * Each);
    box.leave();
    QVERIFY(box.waitUntilLeft(base::Milliseconds(60'000)));
}

void TestMailbox::whatIsWrittenGoesWithTheNext()
{
    // Each text is shared with this one for as long as it is there.
    const QByteArray text(100, 'x');
    const auto withText = [&text] {
        engine::Result result = page(1);
        std::get<engine::PageResult>(result).leased.url = text;
        return result;
    };
    Mailbox box;
    QVERIFY(box.submit(withText()));
    Mailbox::Mail mail = box.wait(false, {});
    box.giveBack(std::move(mail.results));
    QVERIFY(!text.isDetached());
    QVERIFY(box.submit(page(2)));
    QVERIFY(text.isDetached());
    // Where nobody submits anything no more than a batch is kept.
    Mailbox::Results written;
    for (size_t i = 0; i < Mailbox::BatchSize; ++i)
        written.push_back(page(3));
    written.push_back(withText());
    box.giveBack(std::move(written));
    QVERIFY(text.isDetached());
    QVERIFY(box.drained() == false); // page 2 waits
    box.breakDown();
    box.giveBack({});
}

ARGIOPE_TEST(TestMailbox, void)
#include "tst_mailbox.moc"
