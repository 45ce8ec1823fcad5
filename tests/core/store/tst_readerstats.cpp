// Counts over the whole project, and the short form of all its URLs.
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

using namespace argiope;
using namespace argiope::store;
using namespace argiope::storetest;

class TestReaderStats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void statsOfManyUrls();
    void sketches();
};

void TestReaderStats::statsOfManyUrls()
{
    // More than are counted at once, and response times on both sides of the edges.
    constexpr int Count = 45000;
    const Project project;
    const auto writer = project.create();
    writer->begin();
    const HostId host = writer->host("http://a.test");
    for (int i = 0; i < Count; ++i) {
        NewUrl url = newUrl(*writer, "http://a.test/" + QByteArray::number(i));
        url.host = host;
        PageRecord page = okPage(writer->insert(url));
        page.responseMs = i < 100 ? ResponseTimeEdges[0] - 1 : i < 300 ? ResponseTimeEdges[0] : 123456;
        if (i % 1000 == 999)
            page.responseMs = -1; // never answered
        if (i % 3 != 0)
            writer->finish(page);
    }
    QVERIFY(writer->commit());
    const auto reader = project.read();
    const Stats stats = reader->stats();
    QCOMPARE(stats.discovered, Count);
    QCOMPARE(stats.finished, Count / 3 * 2);
    QCOMPARE(stats.queued, Count / 3);
    qint64 timed = 0;
    for (const qint64 bin : stats.byResponseTime)
        timed += bin;
    int unanswered = 0;
    for (int i = 999; i < Count; i += 1000)
        unanswered += i % 3 != 0 ? 1 : 0;
    QCOMPARE(timed, Count / 3 * 2 - unanswered);
    QCOMPARE(stats.byResponseTime.at(0), 66);
    QCOMPARE(stats.byResponseTime.at(1), 134);
    const std::atomic<bool> cancel = true;
    QVERIFY(reader->stats(&cancel).discovered < Count);
}

void TestReaderStats::sketches()
{
    const Project project;
    const auto writer = project.create();
    writer->begin();
    const HostId host = writer->host("http://a.test");
    const auto add = [&](const QByteArray &text, UrlState state = UrlState::Queued) {
        NewUrl url = newUrl(*writer, text, state);
        url.host = host;
        return writer->insert(url);
    };
    writer->finish(okPage(add("http://a.test/1")));
    PageRecord broken = okPage(add("http://a.test/2"));
    broken.outcome = Outcome::Broken;
    broken.status = 404;
    writer->finish(broken);
    (void)add("http://a.test/3", UrlState::Skipped);
    (void)add("http://a.test/4");
    QVERIFY(writer->insert(newUrl(*writer, "mailto:a@b.test")) != UrlId::None);
    QVERIFY(writer->commit());
    const auto reader = project.read();
    QList<UrlSketch> seen;
    reader->forEachSketch(2, 2, [&seen](const UrlSketch &sketch) {
        seen << sketch;
        return true;
    });
    QCOMPARE(seen.size(), 4);
    QCOMPARE(base::raw(seen.at(0).id), 2);
    QCOMPARE(seen.at(0).outcome, Outcome::Broken);
    QCOMPARE(seen.at(0).state, UrlState::Finished);
    QCOMPARE(seen.at(0).url, QByteArray()); // its text is known
    QVERIFY(seen.at(0).http);
    QCOMPARE(seen.at(1).state, UrlState::Skipped);
    QCOMPARE(seen.at(1).url, QByteArray());
    QCOMPARE(seen.at(2).url, QByteArray("http://a.test/4"));
    QCOMPARE(seen.at(2).outcome, Outcome::None);
    QVERIFY(!seen.at(3).http);
    int visits = 0;
    reader->forEachSketch(1, 0, [&visits](const UrlSketch &) { return ++visits < 2; });
    QCOMPARE(visits, 2);
}

ARGIOPE_TEST(TestReaderStats, QCoreApplication)
#include "tst_readerstats.moc"
