#include "core/store/idlist.h"
#include "tests/core/store/readersite.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QThread>

#include <algorithm>

using namespace argiope;
using namespace argiope::storetest;

class TestReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lists_data();
    void lists();
    void everySortKeepsEveryRow_data();
    void everySortKeepsEveryRow();
    void rowsThatAreNamed_data();
    void rowsThatAreNamed();
    void sortsByValue();
    void appendsWhatIsNew();
    void cancels();
    void rowsInThatOrder();
    void findByKey();
    void pathFromSeed();
    void pathInACircle();
    void takesArraysOfServers();
    void tellsTheHead();
    void stats();
    void columnNames();
    void readsInPieces();
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
    QTest::newRow("class or outcome") << query([](auto &q) {
        q.statusClasses = {3};
        q.outcomes = {Outcome::Broken};
    }) << QByteArray("mx");
    QTest::newRow("no status") << query([](auto &q) { q.statusClasses = {0}; }) << QByteArray();
    QTest::newRow("problems") << query([](auto &q) { q.problems = true; }) << QByteArray("x");
    QTest::newRow("HTML") << query([](auto &q) { q.types = {TypeGroup::Html}; }) << QByteArray("hpa");
    QTest::newRow("other types") << query([](auto &q) { q.types = {TypeGroup::Other}; }) << QByteArray("x");
    QTest::newRow("two types") << query([](auto &q) {
        q.types = {TypeGroup::Other, TypeGroup::Html};
    }) << QByteArray("hpxa");
    QTest::newRow("state") << query([](auto &q) { q.state = UrlState::Queued; }) << QByteArray("ra");
    QTest::newRow("host") << query([](auto &q) { q.host = "http://a.test"; }) << QByteArray("hpmxra");
    QTest::newRow("another host") << query([](auto &q) { q.host = "http://b.test"; }) << QByteArray();
    QTest::newRow("prefix") << query([](auto &q) { q.prefix = "http://a.test/m"; }) << QByteArray("mx");
    QTest::newRow("prefix, no wildcard") << query([](auto &q) { q.prefix = "http://a_test/"; }) << QByteArray();
    QTest::newRow("prefix to the letter") << query([](auto &q) { q.prefix = "http://a.test/page"; }) << QByteArray();
    QTest::newRow("rule") << query([](auto &q) { q.ruleName = "scope"; }) << QByteArray("hpmxra");
    QTest::newRow("rule of skipped") << query([](auto &q) {
        q.kind = ListKind::Skipped;
        q.ruleName = "exclude";
        q.ruleDetail = "out";
    }) << QByteArray("o");
    QTest::newRow("rule with another detail") << query([](auto &q) {
        q.kind = ListKind::Skipped;
        q.ruleName = "exclude";
        q.ruleDetail = "in";
    }) << QByteArray();
    QTest::newRow("expression") << query([](auto &q) {
        q.text = QStringLiteral("/M(ov|iss)");
        q.regex = true;
    }) << QByteArray("mx");
    QTest::newRow("expression in title") << query([](auto &q) {
        q.text = QStringLiteral("^second$");
        q.regex = true;
    }) << QByteArray("p");
    QTest::newRow("wrong expression") << query([](auto &q) {
        q.text = QStringLiteral("(");
        q.regex = true;
    }) << QByteArray();
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
    for (const Column &column : Columns::fixed().all())
        QTest::newRow(column.name.constData()) << int(column.id);
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

void TestReader::rowsThatAreNamed_data()
{
    QTest::addColumn<qint64>("step");
    QTest::newRow("all") << qint64(1);
    QTest::newRow("many") << qint64(3);
    QTest::newRow("few") << qint64(40); // which are looked up
    QTest::newRow("one") << qint64(900);
    QTest::newRow("none") << qint64(100'000);
}

void TestReader::rowsThatAreNamed()
{
    QFETCH(const qint64, step);
    const Project project;
    auto writer = project.create();
    writer->begin();
    constexpr int Rows = 1000;
    for (int i = 1; i <= Rows; ++i) {
        // A third of them skipped, and in the order of their names otherwise than in that of their ids.
        const QByteArray url = "http://a.test/" + QByteArray::number(i * 7919 % Rows);
        (void)writer->insert(newUrl(*writer, url, i % 3 == 0 ? UrlState::Skipped : UrlState::Queued));
    }
    QVERIFY(writer->commit());
    auto reader = project.read();
    auto chosen = std::make_shared<ChosenIds>();
    QList<qint64> named;
    for (qint64 id = step; id <= Rows + 50; id += step) {
        chosen->ids.push_back(id);
        if (id <= Rows)
            named.append(id);
    }
    ListQuery query;
    query.only = chosen;
    QCOMPARE(reader->ids(query), named); // the skipped ones, too
    QVERIFY(!reader->error());
    query.sort = UrlColumn::Url;
    QList<qint64> sorted = reader->ids(query);
    const QList<QByteArray> urls = reader->urls(sorted);
    QVERIFY(std::is_sorted(urls.cbegin(), urls.cend()));
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(sorted, named);
    // Together with other conditions.
    query.sort.reset();
    query.text = QStringLiteral("7");
    QList<qint64> matching;
    for (const qint64 id : std::as_const(named)) {
        if (QByteArray::number(id * 7919 % Rows).contains('7'))
            matching.append(id);
    }
    QCOMPARE(reader->ids(query), matching);
    query.text.clear();
    query.kind = ListKind::Skipped;
    named.removeIf([](qint64 id) { return id % 3 != 0; });
    QCOMPARE(reader->ids(query), named);
    qsizetype streamed = 0;
    reader->forEach(
        query, {UrlColumn::Url}, [&](const UrlRow &row) { return named.value(streamed++) == base::raw(row.id); });
    QCOMPARE(streamed, named.size());
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
    QCOMPARE(rows[0].rule, (store::Rule::fromFile("scope", "host")));
    QCOMPARE(rows[1].id, UrlId::None);
    QCOMPARE(rows[2].page.headers, QByteArray()); // many of them would be read for nothing
    QCOMPARE(reader->row(site.home)->page.headers, QByteArray("Server: x\n"));
    QCOMPARE(rows[2].state, UrlState::Finished);
    QCOMPARE(rows[3].id, site.moved);
    QCOMPARE(reader->row(site.page)->inlinks, 2);
    QCOMPARE(reader->row(site.orphan)->page.id, UrlId::None);
    QVERIFY(reader->row(site.orphan)->depth >= OrphanDepth);
    QCOMPARE(reader->row(site.outside)->rule, (store::Rule{store::RuleKind::Exclude, "out"}));
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
    site.writer->lowerDepth(site.home, {0, 0, site.missing});
    QVERIFY(site.writer->commit());
    QCOMPARE(site.read()->pathFromSeed(site.missing).size(), 3);
}

/// As PostgreSQL's array_send() has it.
void TestReader::takesArraysOfServers()
{
    const QByteArray head = QByteArray::fromHex("000000010000000000000014");
    const QByteArray two = head + QByteArray::fromHex("0000000200000001")
        + QByteArray::fromHex("000000080000000000000007") + QByteArray::fromHex("00000008fffffffffffffffe");
    QCOMPARE(idsOfArray(two), std::optional(QList<qint64>{7, -2}));
    QCOMPARE(idsOfArray(QByteArray::fromHex("000000000000000000000014")), std::optional(QList<qint64>()));
    QVERIFY(!idsOfArray({}));
    QVERIFY(!idsOfArray(two.chopped(1)));
    QVERIFY(!idsOfArray(two + '\0'));
    QVERIFY(!idsOfArray(head));
    QByteArray null = two;
    null.replace(20, 4, QByteArray::fromHex("ffffffff"));
    QVERIFY(!idsOfArray(null));
    const QList<qint64> ids{1, -2, 30};
    QCOMPARE(arrayOfIds(ids.constData(), ids.size()), QByteArray("{1,-2,30}"));
    QCOMPARE(arrayOfIds(nullptr, 0), QByteArray("{}"));
}

void TestReader::tellsTheHead()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    for (int i = 0; i < 2 * Reader::HeadRows; ++i)
        QVERIFY(writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(i))) != UrlId::None);
    QVERIFY(writer->commit());
    auto reader = project.read();
    QList<QList<qint64>> heads;
    ListQuery query;
    query.sort = UrlColumn::Url;
    const QList<qint64> all
        = reader->ids(query, 0, nullptr, [&heads](const QList<qint64> &head) { heads.append(head); });
    QCOMPARE(all.size(), 2 * Reader::HeadRows);
    QCOMPARE(heads.size(), 1);
    QCOMPARE(heads.at(0), all.first(Reader::HeadRows));
    const QList<QByteArray> urls = reader->urls(all);
    QCOMPARE(urls.size(), all.size());
    QVERIFY(std::is_sorted(urls.cbegin(), urls.cend()));
    QCOMPARE(reader->urls({all.at(1), 0, all.at(0)}), QList<QByteArray>({urls.at(1), urls.at(0)}));
    query.descending = true;
    heads.clear();
    const QList<qint64> back
        = reader->ids(query, 0, nullptr, [&heads](const QList<qint64> &head) { heads.append(head); });
    QCOMPARE(heads, QList<QList<qint64>>{back.first(Reader::HeadRows)});
    QCOMPARE(back.constFirst(), all.constLast());
    query.descending = false;
    query.text = QStringLiteral("/77");
    heads.clear();
    QVERIFY(!reader->ids(query, 0, nullptr, [&heads](const QList<qint64> &head) { heads.append(head); }).isEmpty());
    QVERIFY(heads.isEmpty()); // it is all there at once
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
    QCOMPARE(stats.bySkipRule, (QList<QPair<Rule, qint64>>{{{RuleKind::Exclude, "out"}, 1}}));
    QCOMPARE(stats.byResponseTime.size(), int(ResponseTimeEdges.size()) + 1);
}

void TestReader::columnNames()
{
    QByteArrayList names;
    for (const Column &column : Columns::fixed().all())
        names << column.name;
    QVERIFY(names.join(',').startsWith("url,status,outcome,content_type,bytes,depth,inlinks,outlinks,title,response_ms,"
                                       "referrer,discovered_at,fetched_at,"));
    QCOMPARE(QSet<QByteArray>(names.begin(), names.end()).size(), names.size());
}

/// The same list again and again, also while one is being read, and behind one that was given up.
void TestReader::readsInPieces()
{
    const Site site;
    auto reader = site.read();
    const QList<qint64> all = reader->ids({});
    const auto idsOf = [&reader](IdRange range) {
        QList<qint64> ids;
        reader->forEach(
            {},
            [&ids](const UrlRecord &record) {
                ids.append(base::raw(record.id));
                return true;
            },
            Reader::Headers::With, range);
        return ids;
    };
    QList<qint64> pieces;
    for (qint64 after = 0, end = 0; (end = reader->pieceEnd(after, 2)) > 0; after = end) {
        reader->forEach({},
            [&](const UrlRecord &record) {
                pieces.append(base::raw(record.id));
                const QList<qint64> again = idsOf({after, end});
                return again.contains(base::raw(record.id)) && idsOf({}) == all;
            },
            Reader::Headers::With, {after, end});
    }
    QCOMPARE(pieces, all);
    reader->forEach({}, [](const UrlRecord &) { return false; });
    QCOMPARE(idsOf({}), all);
    QCOMPARE(idsOf({all.at(0), all.at(2)}), all.mid(1, 2));
    QVERIFY(!reader->error());
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
    SKIP_IN_DATABASE("columns hold numbers only");
    Site site;
    site.writer.reset();
    rawSql(
        site.path, QStringLiteral("UPDATE urls SET state = 77, depth = 9223372036854775807, role = -5, rule = 1e300"));
    rawSql(site.path, QStringLiteral("UPDATE pages SET outcome = 200, status = -9223372036854775807, bytes = 'x'"));
    rawSql(site.path, QStringLiteral("UPDATE link_forms SET kind = 100000, rel = -1, place = 9223372036854775807"));
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

ARGIOPE_TEST(TestReader, QCoreApplication)
#include "tst_reader.moc"
