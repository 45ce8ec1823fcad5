#include "core/judge/challenge.h"
#include "core/judge/reading.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::Milliseconds;
using base::Outcome;
using frontier::HostSignal;
using judge::Reading;

namespace {

Reading readReply(const net::Reply &reply, bool conditional = false)
{
    return judge::readingOf(reply, conditional, 0);
}

} // namespace

class TestReading : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void retryAfter_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<qint64>("ms"); ///< -1: none
        QTest::newRow("RFC 9110 10.2.3 seconds") << QByteArray("120") << qint64(120000);
        QTest::newRow("RFC 9110 10.2.3 date") << QByteArray("Thu, 01 Jan 1970 00:01:00 GMT") << qint64(50000);
        QTest::newRow("RFC 9110 5.6.7 RFC 850") << QByteArray("Thursday, 01-Jan-70 00:01:00 GMT") << qint64(50000);
        QTest::newRow("RFC 9110 5.6.7 asctime") << QByteArray("Thu Jan  1 00:01:00 1970") << qint64(50000);
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
        const auto pause = judge::readingOf(reply, false, 10000).retryAfter;
        QCOMPARE(pause ? qint64(pause->count()) : -1, ms);
    }

    void pausesGrowAndAreBounded()
    {
        QCOMPARE(judge::retryPause(1, {}).count(), 500);
        QCOMPARE(judge::retryPause(2, {}).count(), 1000);
        QCOMPARE(judge::retryPause(3, {}).count(), 2000);
        QCOMPARE(judge::retryPause(50, {}).count(), 60000);
        QCOMPARE(judge::retryPause(1, Milliseconds(5000)).count(), 5000);
        QCOMPARE(judge::retryPause(1, Milliseconds(1000000000000)).count(), 864000000);
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
        QCOMPARE(judge::worthRetry(Outcome(outcome), status), worth);
    }

    void aChoiceIsAPageOrARedirect()
    {
        net::Reply reply;
        reply.status = 300;
        QCOMPARE(readReply(reply).outcome, Outcome::Ok);
        reply.headers = {{"Location", "/x"}};
        QCOMPARE(readReply(reply).outcome, Outcome::Redirect);
        QCOMPARE(readReply(reply).location, QByteArray("/x"));
    }

    void onlyTheFiveRedirectsRedirect()
    {
        net::Reply reply;
        reply.headers = {{"Location", " /x "}};
        for (int status = 301; status < 310; ++status) {
            reply.status = status;
            const bool redirect = status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
            QCOMPARE(readReply(reply).location, redirect ? QByteArray("/x") : QByteArray());
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
        row("Cloudflare at 429", 429, {{"CF-Mitigated", "challenge"}}, "", "Cloudflare", Outcome::Blocked);
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
        row("a page behind Imperva, in capitals", 200, none, "<A HREF=/x>x</A><script src=\"/_Incapsula_Resource?x\">",
            "", Outcome::Ok);
        row("no link, though it begins so", 200, none, "<abbr>x</abbr><script src=\"/_Incapsula_Resource?x\">",
            "Imperva", Outcome::Blocked);
        row("a page behind DataDome", 200, {{"Set-Cookie", "datadome=x"}, {"X-DataDome", "protected"}}, "<p>text", "",
            Outcome::Ok);
        row("a page behind Akamai", 200, {{"Server", "AkamaiGHost"}}, "<p>text", "", Outcome::Ok);
        row("a form with a captcha", 200, none, "<div class=g-recaptcha>", "", Outcome::Ok);
        row("a long page about them", 200, none, "px-captcha" + QByteArray(20000, 'x'), "", Outcome::Ok);
        row("404 behind Cloudflare", 404, {{"Server", "cloudflare"}}, "not found", "", Outcome::Broken);
        row("plain 403", 403, none, "no", "", Outcome::Blocked);
        row("plain 503", 503, none, "later", "", Outcome::ServerError);
        row("accepted, not done yet", 202, none, "x", "", Outcome::Ok);
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
        QCOMPARE(judge::challengeOf(reply).vendor, vendor);
        const Reading reading = readReply(reply);
        QCOMPARE(reading.vendor, vendor);
        QCOMPARE(reading.outcome, outcome);
        QCOMPARE(reading.remark.contains(vendor), true);
        QCOMPARE(reading.remark.isEmpty(), vendor.isEmpty());
    }

    void notModifiedAnswersACondition()
    {
        net::Reply reply;
        reply.status = 304;
        const Reading reading = readReply(reply, true);
        QCOMPARE(reading.outcome, Outcome::Ok);
        QCOMPARE(reading.signal, HostSignal::Fine);
        QVERIFY(!reading.mayPass);
    }

    void loginsAreNamed()
    {
        net::Reply reply;
        reply.status = 401;
        QCOMPARE(readReply(reply).remark, QByteArray("login needed"));
        reply.headers = {{"WWW-Authenticate", "Digest realm=\"x\""}};
        QCOMPARE(readReply(reply).remark, QByteArray("login needed (Digest)"));
    }

    void challengesStay()
    {
        net::Reply reply;
        reply.status = 401;
        QVERIFY(readReply(reply).mayPass); // a wall that says nothing of a login
        reply.headers = {{"WWW-Authenticate", "Basic realm=\"x\""}};
        QVERIFY(!readReply(reply).mayPass);
        QCOMPARE(readReply(reply).signal, HostSignal::Answered);
        reply.status = 403;
        QVERIFY(readReply(reply).mayPass);
    }

    void whatMayPass_data()
    {
        QTest::addColumn<Outcome>("failure");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("codingCut");
        QTest::addColumn<bool>("mayPass");
        QTest::addColumn<HostSignal>("signal");
        const auto row = [](const char *name, Outcome failure, int status, bool mayPass, HostSignal signal,
                             bool codingCut = false) {
            QTest::newRow(name) << failure << status << codingCut << mayPass << signal;
        };
        row("200", Outcome::None, 200, false, HostSignal::Fine);
        row("302", Outcome::None, 302, false, HostSignal::Answered);
        row("404", Outcome::None, 404, false, HostSignal::Answered);
        row("410", Outcome::None, 410, false, HostSignal::Answered);
        row("401", Outcome::None, 401, true, HostSignal::Failing);
        row("403", Outcome::None, 403, true, HostSignal::Failing);
        row("408", Outcome::None, 408, true, HostSignal::Failing);
        row("425", Outcome::None, 425, true, HostSignal::Failing);
        row("429", Outcome::None, 429, true, HostSignal::Throttled);
        row("500", Outcome::None, 500, true, HostSignal::Failing);
        row("502", Outcome::None, 502, true, HostSignal::Failing);
        row("503", Outcome::None, 503, true, HostSignal::Throttled);
        row("599", Outcome::None, 599, true, HostSignal::Failing);
        row("no name", Outcome::DnsFailed, 0, true, HostSignal::Unreachable);
        row("no connection", Outcome::ConnectFailed, 0, true, HostSignal::Unreachable);
        row("no proxy", Outcome::ProxyFailed, 0, true, HostSignal::Unreachable);
        row("silence", Outcome::TimedOut, 0, true, HostSignal::Unreachable);
        row("garbage", Outcome::ProtocolError, 0, true, HostSignal::Failing);
        row("half a page", Outcome::ProtocolError, 200, true, HostSignal::Failing);
        row("a wrong coding", Outcome::DecodeFailed, 200, false, HostSignal::Nothing);
        row("half a coding", Outcome::DecodeFailed, 200, true, HostSignal::Failing, true);
        row("a wrong certificate", Outcome::TlsFailed, 0, false, HostSignal::Nothing);
        row("too large", Outcome::TooLarge, 200, false, HostSignal::Answered);
        row("a part", Outcome::None, 206, false, HostSignal::Nothing);
    }
    void whatMayPass()
    {
        QFETCH(Outcome, failure);
        QFETCH(int, status);
        QFETCH(bool, codingCut);
        QFETCH(bool, mayPass);
        QFETCH(HostSignal, signal);
        net::Reply reply;
        reply.failure = failure;
        reply.status = status;
        reply.codingCut = codingCut;
        if (status == 302)
            reply.headers = {{"Location", "/"}};
        QCOMPARE(readReply(reply).mayPass, mayPass);
        QCOMPARE(readReply(reply).signal, signal);
        if (failure == Outcome::TimedOut) {
            reply.outOfTime = true; // steadily, but without an end
            QVERIFY(!readReply(reply).mayPass);
            QCOMPARE(readReply(reply).signal, HostSignal::Nothing);
        }
    }

    void aFailureBelowHttpCountsFirst()
    {
        net::Reply reply;
        reply.status = 200;
        reply.failure = Outcome::ProtocolError;
        QCOMPARE(readReply(reply).outcome, Outcome::ProtocolError);
    }
};

ARGIOPE_TEST(TestReading, void)
#include "tst_reading.moc"
