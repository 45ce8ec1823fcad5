#include "tests/core/store/readersite.h"
#include "tests/support/testmain.h"

#include <algorithm>

using namespace argiope;
using namespace argiope::storetest;

class TestReaderLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inlinksWithAndWithoutIndex();
    void linksInPieces();
    void redirectChains();
    void hostSummaries();
};

void TestReaderLinks::inlinksWithAndWithoutIndex()
{
    Site site;
    auto reader = site.read();
    for (int pass = 0; pass < 2; ++pass) {
        const QList<LinkRecord> links = reader->inlinks(site.page);
        QCOMPARE(links.size(), 1);
        QCOMPARE(links[0].sourceId, site.home);
        QCOMPARE(links[0].element, QByteArray("a"));
        QVERIFY(reader->inlinks(site.home).isEmpty());
        QCOMPARE(reader->outlinks(site.home).size(), 1);
        QVERIFY(reader->outlinks(site.page).isEmpty());
        QVERIFY(site.writer->settle());
    }
}

void TestReaderLinks::linksInPieces()
{
    const Site site;
    QList<LinkRow> links(25);
    for (int i = 0; i < 25; ++i) {
        links[i].target = i % 5 == 4 ? site.moved : site.missing;
        links[i].place = site.writer->place("a", "href");
        links[i].rule = site.writer->rule(store::Rule::fromFile("scope", "host"));
    }
    site.writer->begin();
    site.writer->setLinks(site.page, links);
    QVERIFY(site.writer->commit());
    auto reader = site.read();
    QList<qint64> ids;
    qint64 after = 0;
    while (true) {
        const QList<LinkRecord> piece = reader->outlinks(site.page, 10, after);
        for (const LinkRecord &link : piece)
            ids.append(link.id);
        if (piece.size() < 10)
            break;
        after = piece.constLast().id;
    }
    QCOMPARE(ids.size(), 25);
    QVERIFY(std::is_sorted(ids.cbegin(), ids.cend()));
    QCOMPARE(reader->inlinks(site.moved, 3).size(), 3);
    const QList<LinkRecord> rest = reader->inlinks(site.moved, 10, reader->inlinks(site.moved, 3).constLast().id);
    QCOMPARE(rest.size(), 2);
    QCOMPARE(reader->firstLink(site.page, site.moved)->id, ids.at(4));
    QVERIFY(!reader->firstLink(site.page, site.home));
    QVERIFY(!reader->error());
}

void TestReaderLinks::redirectChains()
{
    const Site site;
    const auto chain = [&site](UrlId id) {
        QList<qint64> ids;
        const QList<UrlRecord> records = site.read()->redirectChain(id);
        for (const UrlRecord &record : records)
            ids.append(base::raw(record.id));
        return ids;
    };
    QCOMPARE(chain(site.moved), raws({site.moved, site.page}));
    QCOMPARE(chain(site.home), raws({site.home}));
    // The crawl came to `page` from the home page, not along the redirect.
    QCOMPARE(chain(site.page), raws({site.page}));
    QCOMPARE(site.read()->redirectsTo(site.page).size(), 1);
    QCOMPARE(site.read()->redirectsTo(site.page).at(0).id, site.moved);
    QVERIFY(site.read()->redirectsTo(site.home).isEmpty());

    // moved → page → again → moved
    site.writer->begin();
    PageRecord record = okPage(site.page);
    record.outcome = Outcome::Redirect;
    record.status = 302;
    record.redirectTo = site.again;
    site.writer->finish(record);
    record.id = site.again;
    record.redirectTo = site.moved;
    site.writer->finish(record);
    QVERIFY(site.writer->commit());
    QCOMPARE(chain(site.moved), raws({site.moved, site.page, site.again, site.moved}));
    // `again` was met on `page`, which redirects to it.
    QCOMPARE(chain(site.again), raws({site.page, site.again, site.moved, site.page}));
    QCOMPARE(site.read()->redirectChain(site.moved, 2).size(), 2);
    std::atomic<bool> cancel{true};
    QVERIFY(site.read()->redirectsTo(site.moved, 10, &cancel).isEmpty());
}

void TestReaderLinks::hostSummaries()
{
    const Site site;
    auto reader = site.read();
    const HostSummaries all = reader->hostSummaries();
    QVERIFY(!reader->error());
    QCOMPARE(all.total, 1);
    QCOMPARE(all.hosts.size(), 1);
    const HostSummary &host = all.hosts.at(0);
    QCOMPARE(host.origin, QByteArray("http://a.test"));
    QCOMPARE(host.known, 7);
    QCOMPARE(host.queued, 2);
    QCOMPARE(host.finished, 4);
    QCOMPARE(host.skipped, 1);
    QCOMPARE(host.failed, 1);
    QCOMPARE(host.bytes, 1234 + 99 + 1234);
    QCOMPARE(reader->host(host.id)->origin, host.origin);
    QVERIFY(!reader->host(HostId(99)));
    QVERIFY(reader->hostSummaries(0).hosts.isEmpty());
    QCOMPARE(reader->hostSummaries(0).total, 1);
    std::atomic<bool> cancel{true};
    QCOMPARE(reader->hostSummaries(10, &cancel).total, 0);
}

ARGIOPE_TEST(TestReaderLinks, QCoreApplication)
#include "tst_readerlinks.moc"
