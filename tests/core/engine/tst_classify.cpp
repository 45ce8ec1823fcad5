#include "core/engine/challenge.h"
#include "core/engine/classify.h"
#include "core/engine/secondopinion.h"

#include <QTest>

using namespace argiope;
using base::Milliseconds;
using base::Outcome;

class TestClassify : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void retryAfter_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<qint64>("ms"); ///< -1: none
        QTest::newRow("RFC 9110 10.2.3 seconds") << QByteArray("120") << qint64(120000);
        QTest::newRow("RFC 9110 10.2.3 date") << QByteArray("Thu, 01 Jan 1970 00:01:00 GMT") << qint64(50000);
        QTest::newRow("a date in the past") << QByteArray("Thu, 01 Jan 1970 00:00:01 GMT") << qint64(0);
        QTest::newRow("zero") << QByteArray("0") << qint64(0);
        QTest::newRow("more digits than a number holds") << QByteArray(40, '9') << qint64(1000000000000);
        QTest::newRow("negative") << QByteArray("-5") << qint64(-1);
        QTest::newRow("words") << QByteArray("soon") << qint64(-1);
        QTest::newRow("empty") << QByteArray("") << qint64(-1);
        QTest::newRow("the year 9999") << QByteArray("Fri, 31 Dec 9999 23:59:59 GMT") << qint64(253402300789000);
    }
    void retryAfter()
    {
        QFETCH(QByteArray, value);
        QFETCH(qint64, ms);
        net::Reply reply;
        reply.headers = {{"retry-AFTER", value}};
        const auto pause = engine::retryAfter(reply, 10000);
        QCOMPARE(pause ? qint64(pause->count()) : -1, ms);
    }

    void pausesGrowAndAreBounded()
    {
        QCOMPARE(engine::retryPause(1, {}).count(), 500);
        QCOMPARE(engine::retryPause(2, {}).count(), 1000);
        QCOMPARE(engine::retryPause(3, {}).count(), 2000);
        QCOMPARE(engine::retryPause(50, {}).count(), 60000);
        QCOMPARE(engine::retryPause(1, Milliseconds(5000)).count(), 5000);
        QCOMPARE(engine::retryPause(1, Milliseconds(1000000000000)).count(), 864000000);
    }

    void retries_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("worth");
        QTest::newRow("404") << int(Outcome::Broken) << 404 << false;
        QTest::newRow("408") << int(Outcome::Broken) << 408 << true;
        QTest::newRow("429") << int(Outcome::Throttled) << 429 << true;
        QTest::newRow("500") << int(Outcome::ServerError) << 500 << false;
        QTest::newRow("502") << int(Outcome::ServerError) << 502 << true;
        QTest::newRow("504") << int(Outcome::ServerError) << 504 << true;
        QTest::newRow("connection refused") << int(Outcome::ConnectFailed) << 0 << true;
        QTest::newRow("time-out") << int(Outcome::TimedOut) << 0 << true;
        QTest::newRow("certificate") << int(Outcome::TlsFailed) << 0 << false;
        QTest::newRow("too large") << int(Outcome::TooLarge) << 200 << false;
        QTest::newRow("fine") << int(Outcome::Ok) << 200 << false;
    }
    void retries()
    {
        QFETCH(int, outcome);
        QFETCH(int, status);
        QFETCH(bool, worth);
        QCOMPARE(engine::worthRetry(Outcome(outcome), status), worth);
    }

    void onlyTheFiveRedirectsRedirect()
    {
        net::Reply reply;
        reply.headers = {{"Location", " /x "}};
        for (int status = 300; status < 310; ++status) {
            reply.status = status;
            const bool redirect = status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
            QCOMPARE(engine::redirectLocation(reply), redirect ? QByteArray("/x") : QByteArray());
        }
    }

    void challenges_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<net::Headers>("headers");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("vendor");
        QTest::addColumn<Outcome>("outcome");
        using net::Headers;
        const Headers none;
        const auto row = [](const char *name, int status, const Headers &headers, const QByteArray &body,
                             const char *vendor, Outcome outcome) {
            QTest::newRow(name) << status << headers << body << QByteArray(vendor) << outcome;
        };
        row("Cloudflare by header", 403, {{"CF-Mitigated", "challenge"}}, "", "Cloudflare", Outcome::Blocked);
        row("Cloudflare at 503", 503, {{"Server", "cloudflare"}}, "<script>window._cf_chl_opt={}</script>",
            "Cloudflare", Outcome::Blocked);
        row("Cloudflare at 429", 429, {{"CF-Mitigated", "challenge"}}, "", "Cloudflare", Outcome::Throttled);
        row("Cloudflare at 200", 200, {{"CF-Mitigated", "challenge"}}, "Just a moment...", "Cloudflare",
            Outcome::Blocked);
        row("Akamai", 403, {{"Server", "AkamaiGHost"}}, "<H1>Access Denied</H1>", "Akamai", Outcome::Blocked);
        row("DataDome", 403, {{"Set-Cookie", "datadome=x"}}, "", "DataDome", Outcome::Blocked);
        row("DataDome by body", 403, none, "<script src=https://geo.captcha-delivery.com/c.js>", "DataDome",
            Outcome::Blocked);
        row("PerimeterX", 403, none, "<div id=px-captcha>", "HUMAN", Outcome::Blocked);
        row("Imperva at 200", 200, none, "<iframe src=\"/_Incapsula_Resource?x\">", "Imperva", Outcome::Blocked);
        row("AWS WAF", 202, {{"x-amzn-waf-action", "challenge"}}, "", "AWS WAF", Outcome::Blocked);
        row("a captcha", 403, none, "<div class=g-recaptcha>", "reCAPTCHA", Outcome::Blocked);
        // The same marks on pages that are fine.
        row("a page behind Imperva", 200, {{"X-Iinfo", "1"}}, "<a href=/x>x</a><script src=\"/_Incapsula_Resource?x\">",
            "", Outcome::Ok);
        row("a page behind DataDome", 200, {{"Set-Cookie", "datadome=x"}, {"X-DataDome", "protected"}}, "<p>text", "",
            Outcome::Ok);
        row("a page behind Akamai", 200, {{"Server", "AkamaiGHost"}}, "<p>text", "", Outcome::Ok);
        row("a form with a captcha", 200, none, "<div class=g-recaptcha>", "", Outcome::Ok);
        row("a long page about them", 200, none, "px-captcha" + QByteArray(20000, 'x'), "", Outcome::Ok);
        row("404 behind Cloudflare", 404, {{"Server", "cloudflare"}}, "not found", "", Outcome::Broken);
        row("plain 403", 403, none, "no", "", Outcome::Blocked);
        row("plain 503", 503, none, "later", "", Outcome::ServerError);
        row("a part nobody asked for", 206, none, "x", "", Outcome::UnexpectedStatus);
        row("not modified, unasked", 304, none, "", "", Outcome::UnexpectedStatus);
    }
    void challenges()
    {
        QFETCH(int, status);
        QFETCH(net::Headers, headers);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, vendor);
        QFETCH(Outcome, outcome);
        net::Reply reply;
        reply.status = status;
        reply.headers = headers;
        reply.body = body;
        QCOMPARE(engine::challengeOf(reply), vendor);
        QCOMPARE(engine::classify(reply), outcome);
        QCOMPARE(engine::remarkOn(reply).contains(vendor), true);
        QCOMPARE(engine::remarkOn(reply).isEmpty(), vendor.isEmpty());
    }

    void notModifiedAnswersACondition()
    {
        net::Reply reply;
        reply.status = 304;
        QCOMPARE(engine::classify(reply, true), Outcome::Ok);
    }

    void loginsAreNamed()
    {
        net::Reply reply;
        reply.status = 401;
        QCOMPARE(engine::remarkOn(reply), QByteArray("login needed"));
        reply.headers = {{"WWW-Authenticate", "Digest realm=\"x\""}};
        QCOMPARE(engine::remarkOn(reply), QByteArray("login needed (Digest)"));
    }

    void aHostThatRepeatsItselfIsBelieved()
    {
        engine::SecondOpinion opinions;
        const base::HostId host{1};
        for (int i = 0; i < 4; ++i) {
            QVERIFY(opinions.ask(host));
            opinions.learn(host, true);
        }
        QVERIFY(opinions.ask(host));
        opinions.learn(host, false); // it may be fine after all
        for (int i = 0; i < 5; ++i) {
            QVERIFY(opinions.ask(host));
            opinions.learn(host, true);
        }
        QVERIFY(!opinions.ask(host));
        QVERIFY(opinions.ask(base::HostId{2}));
        for (int i = 0; i < 7; ++i)
            QVERIFY(opinions.ask(base::HostId{2}));
        QVERIFY(!opinions.ask(base::HostId{2})); // no more at a time
    }

    void aFailureBelowHttpCountsFirst()
    {
        net::Reply reply;
        reply.status = 200;
        reply.failure = Outcome::ProtocolError;
        QCOMPARE(engine::classify(reply), Outcome::ProtocolError);
    }
};

QTEST_APPLESS_MAIN(TestClassify)
#include "tst_classify.moc"
