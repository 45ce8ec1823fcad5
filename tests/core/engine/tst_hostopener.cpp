#include "core/engine/hostopener.h"
#include "tests/support/fakeclock.h"
#include "tests/support/testmain.h"

#include <QString>
#include <QTest>

using namespace argiope;
using namespace std::chrono_literals;
using base::HostId;
using base::Outcome;
using base::UrlId;
using engine::Entrance;
using facts::RuleKind;
using frontier::Lease;
using judge::HostRobots;
using settings::RobotsPolicy;
using What = engine::Entrance::What;

namespace {

url::Url page(const QByteArray &path)
{
    const QByteArray text = "http://a.example" + path;
    return url::parse(text).value();
}

net::Reply answer(int status, const QByteArray &body = {}, const net::Headers &headers = {})
{
    net::Reply reply;
    reply.status = status;
    reply.body = body;
    reply.headers = headers;
    reply.bodyComplete = true;
    return reply;
}

net::Reply silence(Outcome failure = Outcome::ConnectFailed)
{
    net::Reply reply;
    reply.failure = failure;
    reply.error = "refused";
    return reply;
}

settings::CrawlSettings quick()
{
    settings::CrawlSettings some;
    some.retries = 0;
    some.sitemaps = false;
    return some;
}

/// A worker with one URL of one host, and a server that answers as it was told.
class Play final : public engine::HostOpener::Needs
{
public:
    explicit Play(const settings::CrawlSettings &some = quick(), bool isPage = true)
        : session(some, {page("/")}, 1, engine::CrawlOptions{}, clock)
        , slot(1, clock, clock.now())
        , opener(session, slot, *this)
    {
        session.frontier.offer({UrlId(1), page("/x").href(), HostId(1), isPage, 1, 0});
    }
    net::Reply request(const net::Request &request) override
    {
        asked.append(request.url.href());
        return answers.isEmpty() ? silence() : answers.takeFirst();
    }
    bool answerInDoubt() const override { return std::exchange(inDoubt, false); }
    std::optional<store::HostRecord> storedHost(HostId) override { return stored; }
    bool submit(engine::Result result) override
    {
        if (auto *robots = std::get_if<engine::RobotsResult>(&result))
            written.append(*robots);
        return true;
    }
    /// Takes the URL and opens its host; true where it may be fetched.
    bool open()
    {
        const auto waits = [](frontier::Waiting) { qFatal("it would wait"); };
        if (session.frontier.take(lease, waits) != frontier::TakeResult::Leased)
            qFatal("no lease");
        return opener.open(lease, page("/x"));
    }
    Entrance entrance(const QByteArray &path)
    {
        return engine::entranceOf(
            *session.robots.get(HostId(1)), session.settings.robots, session.agentToken, page(path), false);
    }

    test::FakeClock clock;
    engine::Session session;
    engine::WorkerSlot slot;
    engine::HostOpener opener;
    Lease lease;
    QList<net::Reply> answers;
    QList<QByteArray> asked;
    QList<engine::RobotsResult> written;
    std::optional<store::HostRecord> stored;
    mutable bool inDoubt = false;
};

} // namespace

class TestHostOpener : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFileIsReadOnceAndObeyed()
    {
        Play play;
        play.answers = {answer(200, "User-agent: *\nDisallow: /private\n")};
        QVERIFY(play.open());
        QCOMPARE(play.asked, QList<QByteArray>{"http://a.example/robots.txt"});
        QCOMPARE(play.entrance("/x").what, What::Open);
        const Entrance shut = play.entrance("/private/1");
        QCOMPARE(shut.what, What::Shut);
        QCOMPARE(shut.rule.kind, RuleKind::Robots);
        QCOMPARE(play.written.size(), 1);
        QCOMPARE(play.written[0].host.robotsStatus, 200);
        QCOMPARE(play.written[0].host.origin, QByteArray("http://a.example"));
        QVERIFY(play.written[0].sitemaps.isEmpty() && !play.written[0].usualPlace);
        QVERIFY(!play.session.frontier.mustOpen(play.lease));
    }

    void redirectsAreFollowed()
    {
        Play play;
        play.answers = {answer(301, {}, {{"Location", "/r"}}), answer(404)};
        QVERIFY(play.open());
        QCOMPARE(play.asked, (QList<QByteArray>{"http://a.example/robots.txt", "http://a.example/r"}));
        QCOMPARE(play.entrance("/private/1").what, What::Open);
        QCOMPARE(play.session.robotsTraffic.requests.load(), 2);
    }

    /// No thread waits for the pause between two requests: the lease goes back, and the next one goes on.
    void aPauseBetweenRedirectsIsNobodysSleep()
    {
        settings::CrawlSettings some = quick();
        some.delay = 3;
        Play play(some);
        play.answers = {answer(301, {}, {{"Location", "/r"}}), answer(302, {}, {{"Location", "/s"}}),
            answer(200, "User-agent: *\nDisallow: /private\n")};
        for (int request = 1; request <= 3; ++request) {
            QVERIFY(!play.open()); // nor does the page after the last of them
            QCOMPARE(play.asked.size(), request);
            play.clock.advance(3001ms);
        }
        QCOMPARE(
            play.asked, (QList<QByteArray>{"http://a.example/robots.txt", "http://a.example/r", "http://a.example/s"}));
        QVERIFY(play.open());
        QCOMPARE(play.asked.size(), 3);
        QCOMPARE(play.entrance("/private/1").what, What::Shut);
        QCOMPARE(play.written.size(), 1);
    }

    /// A host that is only checked costs one time-out, and one more attempt where it fails at once.
    void checksAskLessOften_data()
    {
        QTest::addColumn<Outcome>("failure");
        QTest::addColumn<int>("requests");
        QTest::newRow("a time-out") << Outcome::TimedOut << 1;
        QTest::newRow("refused") << Outcome::ConnectFailed << 2;
    }
    void checksAskLessOften()
    {
        QFETCH(Outcome, failure);
        QFETCH(int, requests);
        settings::CrawlSettings some = quick();
        some.retries = 4;
        Play play(some, false);
        play.answers = {silence(failure), silence(failure), silence(failure)};
        for (int request = 1; request < requests; ++request) {
            QVERIFY(!play.open());
            play.clock.advance(1h);
        }
        QVERIFY(play.open());
        QVERIFY(play.lease.checks);
        QCOMPARE(play.asked.size(), requests);
        const Entrance entrance = play.entrance("/x");
        QCOMPARE(entrance.what, What::Unreachable);
        QCOMPARE(entrance.outcome, failure);
        QVERIFY(entrance.error.contains("the host did not respond: robots.txt: refused; this URL was not requested"));
    }

    void anAnswerInDoubtIsAskedForAgain()
    {
        Play play;
        play.inDoubt = true;
        play.answers = {answer(200, "User-agent: *\nDisallow: /\n"), answer(404)};
        QVERIFY(play.open());
        QCOMPARE(play.asked.size(), 2);
        QCOMPARE(play.entrance("/x").what, What::Open);
    }

    void serverErrorsShutTheHost()
    {
        Play play;
        play.answers = {answer(500)};
        QVERIFY(play.open());
        const Entrance shut = play.entrance("/x");
        QCOMPARE(shut.what, What::Shut);
        QCOMPARE(shut.rule.kind, RuleKind::RobotsUnavailable);
    }

    void silenceIsTheUrlsFailure()
    {
        Play play;
        QVERIFY(play.open());
        const Entrance gone = play.entrance("/x");
        QCOMPARE(gone.what, What::Unreachable);
        QCOMPARE(gone.outcome, Outcome::ConnectFailed);
        QVERIFY(gone.error.contains("refused"));
    }

    void itIsTriedAgainLater()
    {
        settings::CrawlSettings some = quick();
        some.retries = 1;
        Play play(some);
        play.answers = {answer(503), silence(), answer(404)};
        for (int i = 0; i < 2; ++i) {
            QVERIFY(!play.open());
            QCOMPARE(play.session.frontier.counts().queued, 1); // it was given back
            play.clock.advance(1h);
        }
        QCOMPARE(play.session.retries.load(), 2);
        QVERIFY(play.written.isEmpty());
        QVERIFY(play.open());
        QCOMPARE(play.written.size(), 1);
    }

    void whatIsWrongStaysWrong()
    {
        settings::CrawlSettings some = quick();
        some.retries = 5;
        Play play(some);
        play.answers = {silence(Outcome::TlsFailed)};
        QVERIFY(play.open());
        QCOMPARE(play.entrance("/x").outcome, Outcome::TlsFailed);
    }

    void whoWasStoppedGivesTheLeaseBack()
    {
        Play play;
        play.answers = {silence(Outcome::Aborted)};
        QVERIFY(!play.open());
        QCOMPARE(play.session.frontier.counts().queued, 1);
        QVERIFY(play.written.isEmpty());
        QVERIFY(!play.session.robots.get(HostId(1)));
    }

    // Crawl-delay is between two pages: the first one comes at once.
    void crawlDelay_data()
    {
        QTest::addColumn<QByteArray>("asked");
        QTest::addColumn<qint64>("keptMs");
        QTest::addColumn<bool>("told");
        QTest::newRow("two seconds") << QByteArray("2") << qint64(2000) << false;
        QTest::newRow("as long as is kept") << QByteArray("60") << qint64(60'000) << false;
        QTest::newRow("an hour") << QByteArray("3600") << qint64(60'000) << true;
        QTest::newRow("a year") << QByteArray("31536000") << qint64(60'000) << true;
        QTest::newRow("beyond all numbers") << QByteArray("99999999999999999999") << qint64(60'000) << true;
    }
    void crawlDelay()
    {
        QFETCH(const QByteArray, asked);
        QFETCH(const qint64, keptMs);
        QFETCH(const bool, told);
        Play play;
        play.answers = {answer(200, "User-agent: *\nCrawl-delay: " + asked + '\n')};
        QVERIFY(play.open());
        const frontier::HostList hosts = play.session.frontier.hosts(1);
        QCOMPARE(hosts.hosts.value(0).delay.count(), keptMs);
        QCOMPARE(play.session.longDelay().origin.isEmpty(), !told);
        QCOMPARE(play.session.longDelay().keptSeconds, told ? keptMs / 1000 : 0);
    }

    void aDelayMakesThePageWait()
    {
        settings::CrawlSettings slow = quick();
        slow.delay = 2;
        Play play(slow);
        play.answers = {answer(200, "User-agent: *\nCrawl-delay: 1\n")};
        QVERIFY(!play.open());
        QCOMPARE(play.session.frontier.counts().queued, 1);
        play.clock.advance(2s);
        QVERIFY(play.open());
        QCOMPARE(play.asked.size(), 1);
    }

    void sitemapsOfAStartAddressAreNamed_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QList<QByteArray>>("sitemaps");
        QTest::addColumn<bool>("usual");
        QTest::newRow("named") << QByteArray("Sitemap: /map.xml\nSitemap: mailto:x\n")
                               << QList<QByteArray>{"http://a.example/map.xml"} << false;
        QTest::newRow("none") << QByteArray("User-agent: *\n") << QList<QByteArray>{"http://a.example/sitemap.xml"}
                              << true;
    }
    void sitemapsOfAStartAddressAreNamed()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QList<QByteArray>, sitemaps);
        QFETCH(const bool, usual);
        settings::CrawlSettings some = quick();
        some.sitemaps = true;
        some.robots = RobotsPolicy::Ignore;
        Play play(some);
        play.answers = {answer(200, file)};
        QVERIFY(play.open());
        QCOMPARE(play.written.size(), 1);
        QCOMPARE(play.written[0].sitemaps, sitemaps);
        QCOMPARE(play.written[0].usualPlace, usual);
    }

    void nothingIsAskedWhereNothingIsWanted()
    {
        settings::CrawlSettings some = quick();
        some.robots = RobotsPolicy::Ignore;
        Play play(some);
        QVERIFY(play.open());
        QVERIFY(play.asked.isEmpty() && play.written.isEmpty());
    }

    void entrances()
    {
        const QByteArray agent = "argiope";
        HostRobots known;
        known.rules = robots::Robots::parse("User-agent: *\nDisallow: /\n");
        QCOMPARE(engine::entranceOf(known, RobotsPolicy::Obey, agent, page("/x"), false).what, What::Shut);
        QCOMPARE(engine::entranceOf(known, RobotsPolicy::Obey, agent, page("/x"), true).what, What::Open);
        QCOMPARE(engine::entranceOf(known, RobotsPolicy::Ignore, agent, page("/x"), false).what, What::Open);
        const Entrance reported = engine::entranceOf(known, RobotsPolicy::Report, agent, page("/x"), false);
        QCOMPARE(reported.what, What::Reported);
        QCOMPARE(reported.rule.kind, RuleKind::RobotsReported);
        known.serverError = 503;
        QCOMPARE(engine::entranceOf(known, RobotsPolicy::Obey, agent, page("/x"), true).what, What::Shut);
    }
};

ARGIOPE_TEST(TestHostOpener, QCoreApplication)
#include "tst_hostopener.moc"
