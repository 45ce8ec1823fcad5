#include "core/store/connection.h"
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
    void theViewShowsTheSame_data();
    void theViewShowsTheSame();
    void aPageGetsOtherLinks();
    void whatWasTakenBackIsNotUsed();
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

void TestReaderLinks::theViewShowsTheSame_data()
{
    QTest::addColumn<qint64>("text"); // the highest id
    QTest::newRow("no texts") << qint64(0);
    QTest::newRow("texts") << qint64(30);
    QTest::newRow("more than a number holds") << (qint64(1) << 62);
}

void TestReaderLinks::theViewShowsTheSame()
{
    QFETCH(qint64, text);
    const Site site;
    QList<LinkRow> links(40);
    site.writer->begin();
    for (int i = 0; i < 40; ++i) {
        LinkRow &link = links[i];
        link.target = i % 5 == 4 ? site.moved : site.missing;
        link.place = site.writer->place(i % 3 ? "a" : "img", i % 3 ? "href" : "src");
        link.kind = i % 3 ? LinkKind::Navigation : LinkKind::Resource;
        link.rel = LinkRels::fromInt(i % 7);
        link.rule = site.writer->rule(store::Rule::fromFile("scope", i % 2 ? "host" : "folder"));
        link.followed = i % 4 == 0;
        link.text = store::TextId(std::max<qint64>(text - i, 0));
    }
    site.writer->setLinks(site.page, links);
    QVERIFY(site.writer->commit());
    QByteArrayList read;
    const auto reader = site.read();
    const QList<LinkRecord> records = reader->outlinks(site.page);
    for (const LinkRecord &link : records) {
        read << QByteArray::number(link.id) + ' ' + QByteArray::number(base::raw(link.sourceId)) + ' '
                + QByteArray::number(base::raw(link.targetId)) + ' ' + link.source + ' ' + link.target + ' '
                + link.element + ' ' + link.attribute + ' ' + QByteArray::number(int(link.kind)) + ' '
                + QByteArray::number(link.rel.toInt()) + ' ' + link.rule.name() + ' ' + link.rule.detail + ' '
                + QByteArray::number(int(link.followed));
    }
    QCOMPARE(read.size(), 40);
    auto connection = Connection::open(site.path, dialect::Access::Read);
    QVERIFY(connection);
    {
        Statement view(**connection,
            QStringLiteral(
                "SELECT l.id, l.page, l.target, s.url, t.url, e.element, e.attribute, l.kind, l.rel, r.name, "
                "r.detail, l.followed, l.text_id FROM links l JOIN urls s ON s.id = l.page "
                "JOIN urls t ON t.id = l.target JOIN places e ON e.id = l.place JOIN rules r ON r.id = l.rule "
                "WHERE l.page = ? ORDER BY l.id"));
        QVERIFY(view.run({qlonglong(base::raw(site.page))}));
        for (int i = 0; i < 40; ++i) {
            QVERIFY(view.next());
            QByteArrayList columns;
            for (int column = 0; column < 12; ++column)
                columns << view.text(column);
            QCOMPARE(columns.join(' '), read[i]);
            QCOMPARE(view.number(12), base::raw(links[i].text));
        }
        QVERIFY(!view.next());
        Statement named(**connection,
            QStringLiteral("SELECT COUNT(*), SUM(followed) FROM link_list WHERE source_id = ? AND target_id = ?"));
        QVERIFY(named.run({qlonglong(base::raw(site.page)), qlonglong(base::raw(site.moved))}) && named.next());
        QCOMPARE(named.number(0), 8);
        QCOMPARE(named.number(1), 2);
    }
    // What the crawl reads again.
    site.writer->begin();
    const QList<StoredLink> stored = site.writer->storedLinks(site.page);
    QCOMPARE(stored.size(), 40);
    for (int i = 0; i < 40; ++i) {
        QCOMPARE(stored[i].target.id, links[i].target);
        QCOMPARE(stored[i].kind, links[i].kind);
        QCOMPARE(stored[i].rule, links[i].rule);
        QCOMPARE(stored[i].followed, links[i].followed);
    }
    QVERIFY(site.writer->commit());
}

void TestReaderLinks::aPageGetsOtherLinks()
{
    const Site site;
    const auto write = [&site](const QList<UrlId> &targets) {
        QList<LinkRow> links(targets.size());
        for (qsizetype i = 0; i < targets.size(); ++i)
            links[i].target = targets[i];
        site.writer->setLinks(site.page, links);
    };
    const auto reader = site.read();
    const auto targets = [&] {
        QList<UrlId> list;
        const QList<LinkRecord> records = reader->outlinks(site.page);
        for (const LinkRecord &link : records)
            list << link.targetId;
        return list;
    };
    site.writer->begin();
    write({site.home, site.home});
    QCOMPARE(site.writer->linkTargets(site.page).size(), 1);
    write({site.moved}); // within one transaction
    QCOMPARE(site.writer->linkTargets(site.page).size(), 1);
    QCOMPARE(site.writer->linkTargets(site.page)[0].id, site.moved);
    QVERIFY(site.writer->commit());
    QCOMPARE(targets(), QList<UrlId>{site.moved});
    site.writer->begin();
    write({site.again, site.missing, site.again});
    QVERIFY(site.writer->commit());
    QCOMPARE(targets(), (QList<UrlId>{site.again, site.missing, site.again}));
    QVERIFY(site.writer->settle());
    QCOMPARE(reader->inlinks(site.again).size(), 2);
    QVERIFY(reader->inlinks(site.moved).isEmpty());
    site.writer->begin();
    write({site.home});
    write({});
    QVERIFY(site.writer->commit());
    QVERIFY(targets().isEmpty());
    QVERIFY(reader->inlinks(site.again).isEmpty());
    QCOMPARE(reader->stats().links, 1);
    QVERIFY(!reader->error());
}

void TestReaderLinks::whatWasTakenBackIsNotUsed()
{
    const Site site;
    // A link like none before, in a transaction that fails, and another in one that does not: both get the same number.
    const auto write = [&site](bool followed) {
        LinkRow link;
        link.target = site.missing;
        link.place = site.writer->place("area", "href");
        link.rel = LinkRels(facts::LinkRel::Ugc);
        link.followed = followed;
        site.writer->setLinks(site.page, std::span(&link, 1));
    };
    site.writer->begin();
    write(false);
    QVERIFY(site.writer->followedTargets(site.page).isEmpty()); // which reads it
    site.writer->setLinks(site.home, std::vector<LinkRow>((size_t(1) << 24) + 1));
    QVERIFY(!site.writer->commit());
    site.writer->begin();
    write(true);
    QCOMPARE(site.writer->followedTargets(site.page), QList<UrlId>{site.missing});
    QVERIFY(site.writer->commit());
    const QList<LinkRecord> links = site.read()->outlinks(site.page);
    QCOMPARE(links.size(), 1);
    QCOMPARE(links[0].element, QByteArray("area"));
    QVERIFY(links[0].rel == LinkRels(facts::LinkRel::Ugc));
    QVERIFY(links[0].followed);
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
    Site site;
    QCOMPARE(site.read()->hostOf(site.page).ip, QByteArray());
    HostRecord asked;
    asked.id = site.read()->hostSummaries().hosts.at(0).id;
    asked.robotsStatus = 200;
    site.writer->begin();
    site.writer->setRobots(asked, "192.0.2.7");
    site.writer->setRobots(asked); // asked by a proxy: where it was stays
    QVERIFY(site.writer->commit());
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
    QCOMPARE(host.ip, QByteArray("192.0.2.7"));
    QCOMPARE(reader->hostOf(site.page).ip, host.ip);
    QCOMPARE(reader->hostOf(UrlId(9999)).ip, QByteArray());
    QCOMPARE(reader->host(host.id)->origin, host.origin);
    QVERIFY(!reader->host(HostId(99)));
    QVERIFY(reader->hostSummaries(0).hosts.isEmpty());
    QCOMPARE(reader->hostSummaries(0).total, 1);
    std::atomic<bool> cancel{true};
    QCOMPARE(reader->hostSummaries(10, &cancel).total, 0);
}

ARGIOPE_TEST(TestReaderLinks, QCoreApplication)
#include "tst_readerlinks.moc"
