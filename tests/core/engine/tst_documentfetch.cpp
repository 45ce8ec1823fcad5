#include "core/engine/documentfetch.h"

#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

#include <future>

using namespace argiope;
using engine::DocumentFetch;

class TestDocumentFetch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bringsTheDocument()
    {
        test::TestSite site{{"/list.txt", "http://a.test/"}};
        DocumentFetch fetch({}, site.url("/list.txt"));
        auto answer = std::async(std::launch::async, [&fetch] { return fetch.run(1000); }).get();
        QVERIFY(answer.isOk());
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, QByteArray("http://a.test/"));
    }
    void saysWhatFailed()
    {
        test::TestSite site{{"/large", QByteArray(5000, 'x')}};
        const auto run = [](const QByteArray &url) {
            DocumentFetch fetch({}, url);
            return std::async(std::launch::async, [&fetch] { return fetch.run(1000); }).get();
        };
        QCOMPARE(run(site.url("/large")).failure, base::Outcome::TooLarge);
        QCOMPARE(run(site.url("/gone")).status, 404);
        QVERIFY(!run(site.url("/gone")).isOk());
        QVERIFY(!run("no url").isOk());
    }
    void isGivenUpAtOnce()
    {
        test::TestSite site;
        site.setFallback([](const test::Request &) { return test::Response{.body = "late", .delayMs = 60000}; });
        DocumentFetch fetch({}, site.url("/"));
        auto answer = std::async(std::launch::async, [&fetch] { return fetch.run(1000); });
        QTRY_VERIFY_WITH_TIMEOUT(site.requestCount() > 0, 30000);
        fetch.abort();
        QCOMPARE(answer.get().failure, base::Outcome::Aborted);
        DocumentFetch early({}, site.url("/"));
        early.abort();
        auto none = std::async(std::launch::async, [&early] { return early.run(1000); }).get();
        QCOMPARE(none.failure, base::Outcome::Aborted);
    }
};

ARGIOPE_TEST(TestDocumentFetch, QCoreApplication)
#include "tst_documentfetch.moc"
