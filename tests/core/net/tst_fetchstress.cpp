// No answer is taken for another's: many fetchers at a site that does its best to confuse them. The environment
// variable ARGIOPE_STRESS_REQUESTS says how many requests go over each wire.

#include "tests/core/net/fetchhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/stresssite.h"
#include "tests/support/testmain.h"

#include <QSslSocket>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

using namespace argiope;
using namespace argiope::net;
using base::Outcome;
using test::StressSite;
using test::Wire;

namespace {

constexpr int Threads = 64;
constexpr int UsualRequests = test::sanitized ? 800 : 3000;

/// What came of all requests together.
struct Tally
{
    std::mutex mutex;
    int right = 0;
    std::map<QByteArray, int> failures; ///< by kind
    QList<QByteArray> wrong;
};

void fetchSome(const StressSite &web, const NetSettings &settings, int first, int count, Tally &tally)
{
    Fetcher fetcher(settings, nullptr);
    for (int number = first; number < first + count; ++number) {
        const QByteArray url = web.url(number);
        Reply reply = fetcher.fetch(requestFor(url));
        if (fetcher.lastAnswerInDoubt()) // as a crawl does
            reply = fetcher.fetch(requestFor(url));
        {
            const std::lock_guard lock(tally.mutex);
            if (reply.failure != Outcome::None)
                ++tally.failures[base::name(reply.failure)];
            else if (reply.status == 200 && reply.body == StressSite::bodyOf(number))
                ++tally.right;
            else
                tally.wrong += url + ": " + QByteArray::number(reply.status) + ' ' + reply.body.left(60);
        }
        if (headerValue(reply.headers, "X-Later") == "1")
            std::this_thread::sleep_for(std::chrono::milliseconds(StressSite::LaterMs));
    }
}

} // namespace

class TestFetchStress : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyAnswerIsItsOwn_data();
    void everyAnswerIsItsOwn();
};

void TestFetchStress::everyAnswerIsItsOwn_data()
{
    QTest::addColumn<Wire>("wire");
    QTest::newRow("plain") << Wire::Plain;
    QTest::newRow("tls") << Wire::Tls;
    QTest::newRow("http2") << Wire::Http2;
}

void TestFetchStress::everyAnswerIsItsOwn()
{
    QFETCH(const Wire, wire);
    if (wire != Wire::Plain && !QSslSocket::supportsSsl())
        QSKIP("this Qt has no TLS backend");
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("ARGIOPE_STRESS_REQUESTS", &given);
    const int each = std::max((given ? wanted : UsualRequests) / Threads, 1);
    const StressSite web(wire);
    NetSettings settings = testSettings();
    settings.timeoutMs = 5000;
    settings.http2 = wire == Wire::Http2;
    settings.ignoreTlsErrors = settings::CertificateError::Untrusted;

    Tally tally;
    std::vector<std::thread> threads;
    for (int i = 0; i < Threads; ++i)
        threads.emplace_back([&, i] { fetchSome(web, settings, i * each, each, tally); });
    for (std::thread &thread : threads)
        thread.join();

    for (const auto &[kind, count] : tally.failures)
        qInfo("%s: %d", kind.constData(), count);
    qInfo("right: %d, connections: %d", tally.right, web.site.connectionCount());
    QVERIFY2(tally.wrong.isEmpty(), tally.wrong.mid(0, 20).join('\n').constData());
    // About one request in forty is broken off.
    QVERIFY2(tally.right > Threads * each * 9 / 10, QByteArray::number(tally.right).constData());
}

ARGIOPE_TEST(TestFetchStress, QCoreApplication)
#include "tst_fetchstress.moc"
