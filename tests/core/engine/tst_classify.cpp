#include "core/engine/classify.h"

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
        QCOMPARE(engine::retryPause(1, Milliseconds(1000000000000)).count(), 600000);
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
