#include "core/engine/attempts.h"
#include "core/engine/pagereader.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using base::HostId;
using base::Outcome;
using base::UrlId;
using engine::Answer;
using engine::Attempts;
using engine::PageResult;
using frontier::HostSignal;
using frontier::Lease;

namespace {

settings::CrawlSettings withRetries(int retries)
{
    settings::CrawlSettings some;
    some.retries = retries;
    some.robots = settings::RobotsPolicy::Ignore;
    some.sitemaps = false;
    return some;
}

/// A worker's session with one host, whose answers are made up.
struct Desk
{
    explicit Desk(int retries = 1)
        : session(withRetries(retries), {url::parse("http://a.example/").value()}, 1, engine::CrawlOptions{}, clock)
        , slot(3, clock, clock.now())
        , reader(session, slot)
        , attempts(session, slot, [this](engine::Result result) {
            if (const auto *attempt = std::get_if<engine::AttemptResult>(&result))
                noted.append(attempt->attempt);
            return true;
        })
    {
    }
    Lease take(qint64 id)
    {
        session.frontier.offer({UrlId(id), "http://a.example/" + QByteArray::number(id), HostId(1), true, 1, 0});
        return again();
    }
    Lease again()
    {
        Lease lease;
        const auto waits = [](frontier::Waiting) { qFatal("it would wait"); };
        if (session.frontier.take(lease, waits) != frontier::TakeResult::Leased)
            qFatal("no lease");
        if (session.frontier.mustOpen(lease))
            session.frontier.openHost(HostId(1), 0ms);
        return lease;
    }
    Answer answer(int status, const QByteArray &body = {}, const net::Headers &headers = {}, bool conditional = false)
    {
        Answer answer;
        answer.reply.status = status;
        answer.reply.body = body;
        answer.reply.headers = headers;
        answer.reply.contentType = net::headerValue(headers, "content-type");
        answer.reply.bodyComplete = true;
        answer.reading = judge::readingOf(answer.reply, conditional, 0);
        return answer;
    }
    std::optional<PageResult> read(const Lease &lease, const Answer &answer)
    {
        return reader.read(lease, url::parse(lease.entry.url).value(), answer.reply, answer.reading, {});
    }
    /// The request of the lease has failed by 500; true where it is doubted.
    bool fails(Lease &lease)
    {
        const Answer answer = this->answer(500, "no");
        lease.shown = {answer.reading.outcome, 500};
        clock.advance(1ms);
        session.frontier.fetchEnded(lease, answer.reading.signal);
        return attempts.doubts(lease, answer, [&]() -> Attempts::Made { return {read(lease, answer), inDoubt}; });
    }
    /// Some page of the host comes.
    void isWell(qint64 id)
    {
        clock.advance(1ms);
        const Lease lease = take(id);
        clock.advance(1ms);
        session.frontier.fetchEnded(lease, HostSignal::Fine);
        session.frontier.finish(lease.entry.id);
    }

    test::FakeClock clock;
    engine::Session session;
    engine::WorkerSlot slot;
    engine::PageReader reader;
    QList<store::VisitRecord> noted;
    Attempts attempts;
    bool inDoubt = false;
};

const net::Headers Html{{"Content-Type", "text/html"}};

} // namespace

/// PageReader, and Attempts, which holds what it made.
class TestPageReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPageHasFactsAndLinks()
    {
        Desk desk;
        const net::Headers headers{
            {"Content-Type", "text/html"}, {"ETag", "\"1\""}, {"X-Robots-Tag", "argiope: noindex"}};
        const auto page = desk.read(desk.take(7), desk.answer(200, "<title>t</title><a href=/x>1</a>", headers));
        QVERIFY(page);
        QCOMPARE(page->leased.id, UrlId(7));
        QCOMPARE(page->record.outcome, Outcome::Ok);
        QCOMPARE(page->record.title, QByteArray("t"));
        QCOMPARE(page->record.etag, QByteArray("\"1\""));
        QCOMPARE(page->record.worker, 3);
        QCOMPARE(page->record.contentHash.size(), 16);
        QVERIFY(page->record.noIndex && !page->record.noFollow);
        QVERIFY(page->record.headers.contains("ETag: \"1\"\n"));
        QCOMPARE(page->found.targets.size(), 1);
        QCOMPARE(page->found.targets[0].url, QByteArray("http://a.example/x"));
    }

    void aCheckIsNotRead()
    {
        Desk desk;
        Lease lease = desk.take(1);
        lease.entry.page = false;
        const auto page = desk.read(lease, desk.answer(200, "<a href=/x>1</a>", Html));
        QVERIFY(page && !page->leased.page);
        QVERIFY(page->found.targets.isEmpty());
    }

    void aRedirectIsItsOnlyLink()
    {
        Desk desk;
        const auto page = desk.read(desk.take(1), desk.answer(302, "<a href=/x>1</a>", {{"Location", "/y"}}));
        QVERIFY(page);
        QCOMPARE(page->record.outcome, Outcome::Redirect);
        QCOMPARE(page->found.targets.size(), 1);
        QVERIFY(page->found.targets[0].redirect);
        QCOMPARE(page->found.targets[0].url, QByteArray("http://a.example/y"));
    }

    void notModified()
    {
        Desk desk;
        const Lease lease = desk.take(1);
        QVERIFY(desk.read(lease, desk.answer(304, {}, {}, true))->notModified);
        QVERIFY(!desk.read(lease, desk.answer(304))->notModified);
    }

    void lengthsThatWereOnlyAnnounced_data()
    {
        QTest::addColumn<qint64>("announced");
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("none") << qint64(-1) << qint64(-1);
        QTest::newRow("some") << qint64(1000) << qint64(1000);
        QTest::newRow("nonsense") << std::numeric_limits<qint64>::max() << (qint64(1) << 50);
    }
    void lengthsThatWereOnlyAnnounced()
    {
        QFETCH(const qint64, announced);
        Desk desk;
        Answer answer = desk.answer(200);
        answer.reply.bodyComplete = false;
        answer.reply.contentLength = announced;
        const auto page = desk.read(desk.take(1), answer);
        QVERIFY(page);
        QTEST(page->record.bytes, "bytes");
        QVERIFY(page->record.contentHash.isEmpty());
    }

    void theLastAnswerSaysThatThereWereOthers()
    {
        Desk desk;
        Lease lease = desk.take(1);
        lease.attempt = 3;
        // How often it was asked for is no error.
        const auto again = desk.read(lease, desk.answer(500));
        QCOMPARE(again->record.error, QByteArray());
        QCOMPARE(again->record.attempts, 3);
        QVERIFY(desk.read(lease, desk.answer(404))->record.error.isEmpty());
    }

    void aFailureIsAskedForAgain()
    {
        Desk desk(2);
        desk.isWell(99);
        Lease lease = desk.take(1);
        QVERIFY(desk.fails(lease));
        QCOMPARE(desk.noted.size(), 1);
        QVERIFY(desk.noted[0].retried);
        QCOMPARE(desk.noted[0].status, 500);
        QCOMPARE(desk.noted[0].outcome, Outcome::ServerError);
        QCOMPARE(desk.session.retries.load(), 1);
        QCOMPARE(desk.session.frontier.doubts(HostId(1)), 1);
    }

    void anAnswerIsHeldUntilItsHostIsWell()
    {
        Desk desk;
        desk.isWell(99);
        Lease lease = desk.take(1);
        QVERIFY(desk.fails(lease));
        desk.isWell(98);
        desk.clock.advance(1h);
        lease = desk.again();
        QCOMPARE(lease.attempt, 2);
        QVERIFY(desk.fails(lease)); // the second answer waits
        QCOMPARE(desk.noted.size(), 1);
        desk.clock.advance(1ms);
        desk.isWell(97);
        lease = desk.again();
        QCOMPARE(lease.task, frontier::LeaseTask::Believed);
        const PageResult held = engine::takeHeld(lease);
        QCOMPARE(held.leased.id, UrlId(1));
        QCOMPARE(held.record.status, 500);
        QCOMPARE(held.record.attempts, 2);
    }

    void whatDoesNotCountIsAnAttempt()
    {
        Desk desk;
        desk.isWell(99);
        Lease lease = desk.take(1);
        QVERIFY(desk.fails(lease));
        desk.isWell(98);
        desk.clock.advance(1h);
        lease = desk.again();
        QVERIFY(desk.fails(lease));
        desk.clock.advance(1ms);
        desk.isWell(97);
        lease = desk.again();
        desk.attempts.noteDiscounted(lease);
        QVERIFY(!lease.answer);
        QCOMPARE(desk.noted.size(), 2);
        QCOMPARE(desk.noted[1].attempt, 2);
        desk.attempts.noteDiscounted(lease); // nothing is held any more
        QCOMPARE(desk.noted.size(), 2);
    }

    void ofAHostThatNeverWasWellTheLastIsBelieved()
    {
        Desk desk(0);
        Lease lease = desk.take(1);
        QVERIFY(desk.fails(lease));
        desk.clock.advance(1h);
        lease = desk.again();
        QVERIFY(!desk.fails(lease));
    }
};

ARGIOPE_TEST(TestPageReader, QCoreApplication)
#include "tst_pagereader.moc"
