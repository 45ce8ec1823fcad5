#include "storefixture.h"

#include <QSet>
#include <QThread>

#include <algorithm>

using namespace argiope;
using namespace argiope::storetest;

namespace {

/// Seven URLs: every state, a redirect, an orphan, a re-queued one.
struct Site : Project
{
    std::unique_ptr<Writer> writer;
    UrlId home = UrlId::None, page = UrlId::None, moved = UrlId::None, missing = UrlId::None, outside = UrlId::None,
          orphan = UrlId::None, again = UrlId::None;

    Site()
    {
        writer = create();
        writer->begin();
        const HostId host = writer->host("http://a.test");
        const RuleId in = writer->rule({"scope", "host"});
        const auto add = [&](const QByteArray &url, int depth, UrlId referrer, UrlState state = UrlState::Queued) {
            NewUrl row = newUrl(*writer, url, state);
            row.host = host;
            row.depth = depth;
            row.referrer = referrer;
            row.rule = state == UrlState::Skipped ? writer->rule({"exclude", "out"}) : in;
            return writer->insert(row);
        };
        home = add("http://a.test/", 0, UrlId::None);
        page = add("http://a.test/Page_100%25", 1, home);
        moved = add("http://a.test/moved", 1, home);
        missing = add("http://a.test/missing", 2, page);
        outside = add("http://b.test/out", 1, home, UrlState::Skipped);
        orphan = add("http://a.test/orphan", OrphanDepth, UrlId::None);
        again = add("http://a.test/again", 2, page);

        PageRecord record = okPage(home);
        record.title = "Home of \xC3\x84pfel";
        record.headers = "Server: x\n";
        writer->finish(record);
        record = okPage(page);
        record.title = "Second";
        record.bytes = 99;
        writer->finish(record);
        record = PageRecord();
        record.id = moved;
        record.outcome = Outcome::Redirect;
        record.status = 301;
        record.redirectTo = page;
        writer->finish(record);
        record = PageRecord();
        record.id = missing;
        record.outcome = Outcome::Broken;
        record.status = 404;
        record.contentType = "TEXT/plain";
        writer->finish(record);
        writer->finish(okPage(again));
        writer->requeue(again, UrlRole::Page, in, 2, 0, page);
        LinkRow link;
        link.target = page;
        link.place = writer->place("a", "href");
        link.rule = in;
        writer->setLinks(home, std::span(&link, 1));
        writer->addInlinks({{page, 2}});
        writer->setMeta("state", "paused");
        const auto done = writer->commit();
        Q_ASSERT(done);
        (void)done;
    }
};

QList<qint64> raws(std::initializer_list<UrlId> ids)
{
    QList<qint64> list;
    for (const UrlId id : ids)
        list << base::raw(id);
    return list;
}

} // namespace

class TestReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lists_data();
    void lists();
    void everySortKeepsEveryRow_data();
    void everySortKeepsEveryRow();
    void sortsByValue();
    void appendsWhatIsNew();
    void cancels();
    void rowsInThatOrder();
    void findByKey();
    void pathFromSeed();
    void pathInACircle();
    void inlinksWithAndWithoutIndex();
    void stats();
    void columnNames();
    void oneMoment();
    void readsWhileWriting();
    void hostileNumbers();
};

void TestReader::lists_data()
{
    QTest::addColumn<ListQuery>("query");
    QTest::addColumn<QByteArray>("wanted"); // of h page m(oved) x(missing) o(utside) r(orphan) a(gain)
    const auto query = [](auto change) {
        ListQuery q;
        change(q);
        return q;
    };
    QTest::newRow("urls") << ListQuery() << QByteArray("hpmxra");
    QTest::newRow("queue") << query([](auto &q) { q.kind = ListKind::Queue; }) << QByteArray("ar");
    QTest::newRow("skipped") << query([](auto &q) { q.kind = ListKind::Skipped; }) << QByteArray("o");
    QTest::newRow("descending") << query([](auto &q) { q.descending = true; }) << QByteArray("arxmph");
    QTest::newRow("text") << query([](auto &q) { q.text = QStringLiteral("MISS"); }) << QByteArray("x");
    QTest::newRow("text in title") << query([](auto &q) { q.text = QStringLiteral("secon"); }) << QByteArray("p");
    QTest::newRow("text in skipped") << query([](auto &q) {
        q.kind = ListKind::Skipped;
        q.text = QStringLiteral("B.test");
    }) << QByteArray("o");
    QTest::newRow("percent is no wildcard")
        << query([](auto &q) { q.text = QStringLiteral("0%2"); }) << QByteArray("p");
    QTest::newRow("underscore is no wildcard")
        << query([](auto &q) { q.text = QStringLiteral("e_1"); }) << QByteArray("p");
    QTest::newRow("underscore elsewhere") << query([](auto &q) { q.text = QStringLiteral("h_me"); }) << QByteArray();
    QTest::newRow("backslash") << query([](auto &q) { q.text = QStringLiteral("\\"); }) << QByteArray();
    QTest::newRow("quote") << query([](auto &q) { q.text = QStringLiteral("' OR 1=1 --"); }) << QByteArray();
    QTest::newRow("other letters, same case")
        << query([](auto &q) { q.text = QStringLiteral("Äpfel"); }) << QByteArray("h");
    QTest::newRow("other letters, lower")
        << query([](auto &q) { q.text = QStringLiteral("äPFEL"); }) << QByteArray("h");
    QTest::newRow("not just any letter") << query([](auto &q) { q.text = QStringLiteral("öpfel"); }) << QByteArray();
    QTest::newRow("2xx") << query([](auto &q) { q.statusClasses = {2}; }) << QByteArray("hpa");
    QTest::newRow("3xx, 4xx") << query([](auto &q) { q.statusClasses = {3, 4}; }) << QByteArray("mx");
    QTest::newRow("broken") << query([](auto &q) { q.outcomes = {Outcome::Broken}; }) << QByteArray("x");
    QTest::newRow("never fetched") << query([](auto &q) { q.outcomes = {Outcome::None}; }) << QByteArray("r");
    QTest::newRow("depth") << query([](auto &q) { q.depth = 1; }) << QByteArray("pm");
    QTest::newRow("orphans") << query([](auto &q) { q.depth = -1; }) << QByteArray("r");
    QTest::newRow("type") << query([](auto &q) { q.contentType = QStringLiteral("text/"); }) << QByteArray("hpxa");
    QTest::newRow("type, no wildcard") << query([](auto &q) { q.contentType = QStringLiteral("text_"); })
                                       << QByteArray();
    QTest::newRow("all together") << query([](auto &q) {
        q.text = QStringLiteral("a.test");
        q.statusClasses = {2};
        q.outcomes = {Outcome::Ok};
        q.depth = 1;
        q.contentType = QStringLiteral("text/html");
        q.sort = UrlColumn::Title;
    }) << QByteArray("p");
}

void TestReader::lists()
{
    QFETCH(const ListQuery, query);
    QFETCH(const QByteArray, wanted);
    const Site site;
    auto reader = site.read();
    const QHash<char, UrlId> names{{'h', site.home}, {'p', site.page}, {'m', site.moved}, {'x', site.missing},
        {'o', site.outside}, {'r', site.orphan}, {'a', site.again}};
    QList<qint64> ids;
    for (const char c : wanted)
        ids << base::raw(names.value(c));
    QCOMPARE(reader->ids(query), ids);
    QVERIFY(!reader->error());
    QList<qint64> streamed;
    reader->forEach(query, [&](const UrlRecord &record) {
        streamed << base::raw(record.id);
        return true;
    });
    QVERIFY(!reader->error());
    QCOMPARE(streamed, ids);
}

void TestReader::everySortKeepsEveryRow_data()
{
    QTest::addColumn<int>("column");
    for (int i = 0; i < UrlColumnCount; ++i)
        QTest::newRow(name(UrlColumn(i))) << i;
}

void TestReader::everySortKeepsEveryRow()
{
    QFETCH(const int, column);
    const Site site;
    auto reader = site.read();
    ListQuery query;
    QList<qint64> all = reader->ids(query);
    query.sort = UrlColumn(column);
    for (const bool descending : {false, true}) {
        query.descending = descending;
        QList<qint64> sorted = reader->ids(query);
        QVERIFY2(!reader->error(), reader->error() ? qPrintable(reader->error()->message()) : "");
        QList<qint64> streamed;
        reader->forEach(query, [&](const UrlRecord &record) {
            streamed << base::raw(record.id);
            return true;
        });
        QCOMPARE(streamed, sorted);
        std::sort(sorted.begin(), sorted.end());
        QCOMPARE(sorted, all);
    }
}

void TestReader::sortsByValue()
{
    const Site site;
    auto reader = site.read();
    ListQuery query;
    query.sort = UrlColumn::Status;
    query.descending = true;
    QCOMPARE(reader->ids(query).mid(0, 2), raws({site.missing, site.moved}));
    query.sort = UrlColumn::Inlinks;
    QCOMPARE(reader->ids(query).first(), base::raw(site.page));
    query.sort = UrlColumn::RedirectUrl;
    QCOMPARE(reader->ids(query).first(), base::raw(site.moved));
    query.sort = UrlColumn::Bytes;
    QCOMPARE(reader->ids(query).mid(0, 3), raws({site.home, site.again, site.page}));
    query.sort = UrlColumn::Depth;
    QCOMPARE(reader->ids(query).first(), base::raw(site.orphan));
    query.sort = UrlColumn::Referrer;
    query.descending = true;
    QCOMPARE(reader->ids(query).mid(0, 2), raws({site.missing, site.again}));
}

void TestReader::appendsWhatIsNew()
{
    Site site;
    auto reader = site.read();
    ListQuery query;
    const qint64 last = reader->ids(query).last();
    QVERIFY(reader->ids(query, last).isEmpty());
    site.writer->begin();
    const UrlId id = site.writer->insert(newUrl(*site.writer, "http://a.test/new"));
    QVERIFY(reader->ids(query, last).isEmpty()); // not committed
    QVERIFY(site.writer->commit());
    QCOMPARE(reader->ids(query, last), raws({id}));
    query.kind = ListKind::Queue;
    QCOMPARE(reader->ids(query, last), raws({id}));
}

void TestReader::cancels()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    for (int i = 0; i < 10000; ++i)
        (void)writer->insert(newUrl(*writer, QByteArray::number(i)));
    QVERIFY(writer->commit());
    auto reader = project.read();
    const std::atomic<bool> cancel{true};
    QVERIFY(reader->ids({}, 0, &cancel).size() < 5000);
    QVERIFY(!reader->error());
    QCOMPARE(reader->ids({}).size(), 10000);
    int seen = 0;
    reader->forEach({}, [&seen](const UrlRecord &) { return ++seen < 17; });
    QCOMPARE(seen, 17);
}

void TestReader::rowsInThatOrder()
{
    const Site site;
    auto reader = site.read();
    const QList<UrlRecord> rows
        = reader->rows({base::raw(site.moved), 4711, base::raw(site.home), base::raw(site.moved)});
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows[0].id, site.moved);
    QCOMPARE(rows[0].redirectUrl, QByteArray("http://a.test/Page_100%25"));
    QCOMPARE(rows[0].referrer, QByteArray("http://a.test/"));
    QCOMPARE(rows[0].rule, (Rule{"scope", "host"}));
    QCOMPARE(rows[1].id, UrlId::None);
    QCOMPARE(rows[2].page.headers, QByteArray("Server: x\n"));
    QCOMPARE(rows[2].state, UrlState::Finished);
    QCOMPARE(rows[3].id, site.moved);
    QCOMPARE(reader->row(site.page)->inlinks, 2);
    QCOMPARE(reader->row(site.orphan)->page.id, UrlId::None);
    QVERIFY(reader->row(site.orphan)->depth >= OrphanDepth);
    QCOMPARE(reader->row(site.outside)->rule, (Rule{"exclude", "out"}));
    QVERIFY(!reader->row(UrlId(4711)));
}

void TestReader::findByKey()
{
    const Site site;
    auto reader = site.read();
    QCOMPARE(reader->find("http://a.test/moved")->id, site.moved);
    QVERIFY(!reader->find("http://a.test/Moved"));
    QVERIFY(!reader->error());
}

void TestReader::pathFromSeed()
{
    const Site site;
    auto reader = site.read();
    QList<qint64> ids;
    for (const UrlRecord &record : reader->pathFromSeed(site.missing))
        ids << base::raw(record.id);
    QCOMPARE(ids, raws({site.home, site.page, site.missing}));
    QCOMPARE(reader->pathFromSeed(site.home).size(), 1);
    QVERIFY(reader->pathFromSeed(UrlId(4711)).isEmpty());
}

void TestReader::pathInACircle()
{
    Site site;
    site.writer->begin();
    site.writer->lowerDepth(site.home, 0, 0, site.missing);
    QVERIFY(site.writer->commit());
    QCOMPARE(site.read()->pathFromSeed(site.missing).size(), 3);
}

void TestReader::inlinksWithAndWithoutIndex()
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

void TestReader::stats()
{
    const Site site;
    const Stats stats = site.read()->stats();
    QCOMPARE(stats.discovered, 7);
    QCOMPARE(stats.queued, 2);
    QCOMPARE(stats.finished, 4);
    QCOMPARE(stats.skipped, 1);
    QCOMPARE(stats.links, 1);
    QCOMPARE(stats.bytes, 1234 + 99);
    QCOMPARE(stats.state, QByteArray("paused"));
    using Named = QList<QPair<QByteArray, qint64>>;
    using Numbered = QList<QPair<int, qint64>>;
    QCOMPARE(stats.byOutcome, (Named{{"ok", 2}, {"broken", 1}, {"redirect", 1}}));
    QCOMPARE(stats.byStatus, (Numbered{{200, 2}, {301, 1}, {404, 1}}));
    QCOMPARE(stats.byDepth, (Numbered{{-1, 1}, {0, 1}, {1, 2}, {2, 2}}));
    QCOMPARE(stats.byContentType, (Named{{"text/html", 2}, {"", 1}, {"text/plain", 1}}));
    QCOMPARE(stats.byHost, (Named{{"http://a.test", 6}}));
    QCOMPARE(stats.bySkipRule, (QList<QPair<Rule, qint64>>{{{"exclude", "out"}, 1}}));
}

void TestReader::columnNames()
{
    QByteArrayList names;
    for (int i = 0; i < UrlColumnCount; ++i)
        names << QByteArray(name(UrlColumn(i)));
    QVERIFY(names.join(',').startsWith("url,status,outcome,content_type,bytes,depth,inlinks,outlinks,title,response_ms,"
                                       "referrer,discovered_at,fetched_at,"));
    QCOMPARE(QSet<QByteArray>(names.begin(), names.end()).size(), UrlColumnCount);
    QCOMPARE(names.last(), QByteArray("in_sitemap"));
}

void TestReader::oneMoment()
{
    Site site;
    auto reader = site.read();
    {
        const Reader::Snapshot snapshot(*reader);
        QCOMPARE(reader->ids({}).size(), 6);
        site.writer->begin();
        (void)site.writer->insert(newUrl(*site.writer, "http://a.test/new"));
        QVERIFY(site.writer->commit());
        QCOMPARE(reader->ids({}).size(), 6);
        QCOMPARE(reader->stats().queued, 2);
        // The same inside a visitor.
        reader->forEach({}, [&](const UrlRecord &record) {
            [&] { QCOMPARE(reader->row(record.id)->url, record.url); }();
            return true;
        });
    }
    QCOMPARE(reader->ids({}).size(), 7);
}

void TestReader::readsWhileWriting()
{
    Site site;
    std::atomic<bool> stop{false};
    std::atomic<int> wrong{0};
    std::unique_ptr<QThread> thread(QThread::create([&] {
        auto reader = Reader::open(site.path);
        if (!reader) {
            ++wrong;
            return;
        }
        qint64 before = 0;
        while (!stop) {
            const Stats stats = (*reader)->stats();
            // Ten URLs and ten links are committed together.
            if ((*reader)->error() || stats.discovered < before || (stats.discovered - 7) % 10 != 0
                || stats.links != stats.discovered - 6)
                ++wrong;
            before = stats.discovered;
        }
    }));
    thread->start();
    for (int round = 0; round < 100; ++round) {
        site.writer->begin();
        QList<LinkRow> links;
        for (int i = 0; i < 10; ++i) {
            LinkRow link;
            link.target = site.writer->insert(newUrl(*site.writer, QByteArray::number(round * 10 + i)));
            links << link;
        }
        site.writer->setLinks(links[0].target, links);
        QVERIFY(site.writer->commit());
    }
    stop = true;
    QVERIFY(thread->wait());
    QCOMPARE(wrong.load(), 0);
    QCOMPARE(site.read()->stats().links, 1001);
}

// Numbers in a file that somebody else made.
void TestReader::hostileNumbers()
{
    Site site;
    site.writer.reset();
    rawSql(
        site.path, QStringLiteral("UPDATE urls SET state = 77, depth = 9223372036854775807, role = -5, rule = 1e300"));
    rawSql(site.path, QStringLiteral("UPDATE pages SET outcome = 200, status = -9223372036854775807, bytes = 'x'"));
    rawSql(site.path, QStringLiteral("UPDATE links SET kind = 100000, rel = -1, place = 9223372036854775807"));
    auto reader = site.read();
    QVERIFY(reader);
    ListQuery query;
    query.kind = ListKind::Urls;
    QList<UrlRecord> records;
    reader->forEach(query, [&](const UrlRecord &record) {
        records << record;
        return true;
    });
    QCOMPARE(records.size(), 7);
    for (const UrlRecord &record : records) {
        QCOMPARE(record.state, UrlState::Skipped);
        QCOMPARE(record.page.outcome, Outcome::None);
        QCOMPARE(record.depth, std::numeric_limits<int>::max());
    }
    QCOMPARE(reader->stats().discovered, 7);
    reader->forEachLink([](const LinkRecord &link) {
        [&] { QCOMPARE(link.element, QByteArray()); }();
        return true;
    });
    QVERIFY(!reader->error());
}

QTEST_GUILESS_MAIN(TestReader)
#include "tst_reader.moc"
