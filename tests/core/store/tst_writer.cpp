#include "storefixture.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace argiope;
using namespace argiope::storetest;

class TestWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasInserted();
    void statesOfAUrl();
    void queueIsBreadthFirst();
    void queueIsReadInPieces();
    void queuedByHost();
    void pageRoundTrip_data();
    void pageRoundTrip();
    void recrawlReplacesThePage();
    void linksRoundTrip_data();
    void linksRoundTrip();
    void linksAreReplaced();
    void followedTargets();
    void inlinksAddUp();
    void smallTablesFindAgain();
    void textsAreRemembered();
    void robots();
    void changesOnManyPages();
};

void TestWriter::findsWhatWasInserted()
{
    const Project project;
    auto writer = project.create();
    QVERIFY(writer);
    writer->begin();
    NewUrl row = newUrl(*writer, "http://a.test/");
    row.host = writer->host("http://a.test");
    row.rule = writer->rule(store::Rule::fromFile("scope", "host"));
    row.depth = 3;
    row.hops = 2;
    row.role = UrlRole::Check;
    const UrlId id = writer->insert(row);
    QVERIFY(id != UrlId::None);
    for (int pass = 0; pass < 3; ++pass) { // gathered; in the transaction; in the file
        const auto found = writer->find(row.key);
        QVERIFY(found);
        QCOMPARE(found->id, id);
        QCOMPARE(found->state, UrlState::Queued);
        QCOMPARE(found->role, UrlRole::Check);
        QCOMPARE(found->depth, 3);
        QCOMPARE(found->hops, 2);
        QCOMPARE(found->host, row.host);
        QCOMPARE(found->rule, row.rule);
        QVERIFY(!writer->find(url::urlKey("http://a.test/other", writer->keySeed())));
        const auto again = writer->byId(id); // writes what is gathered
        QVERIFY(again);
        QCOMPARE(again->hops, 2);
        if (pass == 1) {
            QVERIFY(writer->commit());
            writer->begin();
        }
    }
    QVERIFY(!writer->byId(UrlId(999)));
    QVERIFY(writer->commit());
}

void TestWriter::statesOfAUrl()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const NewUrl row = newUrl(*writer, "http://a.test/");
    const UrlId id = writer->insert(row);
    const RuleId rule = writer->rule({store::RuleKind::Depth, "5"});
    writer->skip(id, rule);
    QCOMPARE(writer->find(row.key)->state, UrlState::Skipped);
    QCOMPARE(writer->find(row.key)->rule, rule);
    writer->requeue(id, UrlRole::Page, writer->rule(store::Rule::fromFile("scope", "host")), {4, 1, UrlId(7)});
    auto known = writer->byId(id);
    QCOMPARE(known->state, UrlState::Queued);
    QCOMPARE(known->depth, 4);
    QCOMPARE(known->hops, 1);
    writer->lowerDepth(id, {2, 0, UrlId(8)});
    known = writer->byId(id);
    QCOMPARE(known->depth, 2);
    QCOMPARE(known->hops, 0);
    writer->markInSitemap(id);
    writer->finish(okPage(id));
    QCOMPARE(writer->byId(id)->state, UrlState::Finished);
    QVERIFY(writer->commit());
    const auto record = project.read()->row(id);
    QVERIFY(record);
    QVERIFY(record->inSitemap);
    QCOMPARE(record->referrerId, UrlId(8));
}

void TestWriter::queueIsBreadthFirst()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const HostId a = writer->host("http://a.test");
    const HostId b = writer->host("http://b.test");
    for (int i = 0; i < 200; ++i) { // more than one statement's worth
        NewUrl row = newUrl(*writer, "http://a.test/" + QByteArray::number(i));
        row.host = i % 5 == 4 ? b : a;
        row.depth = (i * 7) % 3;
        (void)writer->insert(row);
    }
    const QList<base::WaitingUrl> queue = writer->queued(a, {}, 1000);
    QCOMPARE(queue.size(), 160);
    for (int i = 1; i < queue.size(); ++i)
        QVERIFY(std::pair(queue[i - 1].depth, base::raw(queue[i - 1].id))
            < std::pair(queue[i].depth, base::raw(queue[i].id)));
    QCOMPARE(queue.first().host, a);
    QVERIFY(queue.first().url.startsWith("http://a.test/"));
    QVERIFY(writer->commit());
}

void TestWriter::queueIsReadInPieces()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const HostId host = writer->host("http://a.test");
    for (int i = 0; i < 50; ++i) {
        NewUrl row = newUrl(*writer, QByteArray::number(i));
        row.host = host;
        row.depth = i % 4;
        (void)writer->insert(row);
    }
    QSet<qint64> seen;
    int depth = -1;
    UrlId id = UrlId::None;
    for (;;) {
        const QList<base::WaitingUrl> piece = writer->queued(host, {0, depth, id}, 7);
        if (piece.isEmpty())
            break;
        QVERIFY(piece.size() <= 7);
        for (const base::WaitingUrl &url : piece)
            seen.insert(base::raw(url.id));
        depth = piece.last().depth;
        id = piece.last().id;
    }
    QCOMPARE(seen.size(), 50);
    QVERIFY(writer->commit());
}

void TestWriter::queuedByHost()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const HostId a = writer->host("http://a.test");
    const HostId b = writer->host("http://b.test");
    UrlId last = UrlId::None;
    for (int i = 0; i < 9; ++i) {
        NewUrl row = newUrl(*writer, QByteArray::number(i));
        row.host = i < 6 ? a : b;
        last = writer->insert(row);
    }
    writer->finish(okPage(last));
    const auto counts = writer->queuedByHost();
    QCOMPARE(counts.value(a), 6);
    QCOMPARE(counts.value(b), 2);
    QVERIFY(writer->commit());
}

void TestWriter::pageRoundTrip_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("ascii") << QByteArray("plain");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("utf-8") << QByteArray("grüße 日本語 😀");
    if (!inDatabase()) // whose texts have none; see PostgresStatement
        QTest::newRow("nul inside") << QByteArray("a\0b", 3);
    QTest::newRow("quotes") << QByteArray("a'b\"c;--");
    QTest::newRow("controls") << QByteArray("\x01\x1b[31m\r\n\t");
    QTest::newRow("long") << QByteArray(200000, 'x');
    QTest::newRow("looks like a number") << QByteArray("0012");
}

void TestWriter::pageRoundTrip()
{
    QFETCH(const QByteArray, text);
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId target = writer->insert(newUrl(*writer, "http://a.test/target"));
    const UrlId id = writer->insert(newUrl(*writer, "http://a.test/"));
    // Every fact gets a value of its own: one that is read in another's place shows.
    PageRecord page;
    page.id = id;
    page.headers = text;
    qint64 number = 1;
    for (const facts::Fact &fact : facts::pageFacts()) {
        using facts::Kind;
        ++number;
        if (fact.kind == Kind::Hash)
            facts::setValue(page, fact, QByteArray("\0\xff\x01\x80 0123456789", 14) + QByteArray::number(number));
        else if (facts::isText(fact.kind))
            facts::setValue(page, fact, text.isEmpty() ? text : text + QByteArray::number(number));
        else if (fact.kind == Kind::Page)
            facts::setValue(page, fact, qint64(base::raw(target)));
        else if (fact.kind == Kind::Outcome || fact.kind == Kind::Flag)
            facts::setValue(page, fact, qint64(1));
        else
            facts::setValue(page, fact, fact.kind == Kind::Bytes ? 5'000'000'000 + number : number);
    }
    page.responseMs = -1; // unknown
    page.downloadMs = 0; // known
    writer->finish(page);
    writer->setHistory(page);
    QVERIFY(writer->commit());

    writer->begin();
    const auto kept = writer->page(id);
    QVERIFY(writer->commit());
    const auto record = project.read()->row(id);
    QVERIFY(kept && record);
    QCOMPARE(record->page.id, id);
    QCOMPARE(record->page.headers, text);
    QCOMPARE(record->redirectUrl, QByteArray("http://a.test/target"));
    QCOMPARE(record->discoveredAt, 1'800'000'000'123);
    for (const facts::Fact &fact : facts::pageFacts()) {
        QVERIFY2(facts::valueOf(record->page, fact) == facts::valueOf(page, fact), fact.name);
        QVERIFY2(facts::valueOf(*kept, fact) == facts::valueOf(page, fact), fact.name);
    }
    QCOMPARE(record->page.responseMs, -1);
    QCOMPARE(record->page.downloadMs, 0);
}

void TestWriter::recrawlReplacesThePage()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId id = writer->insert(newUrl(*writer, "http://a.test/"));
    PageRecord page = okPage(id);
    page.title = "old";
    page.images = 4;
    page.headers = "A: b\n";
    writer->finish(page);
    writer->requeue(id, UrlRole::Page, RuleId::None, {});
    page = PageRecord();
    page.id = id;
    page.outcome = Outcome::Broken;
    page.status = 404;
    writer->finish(page);
    QVERIFY(writer->commit());
    const auto record = project.read()->row(id);
    QCOMPARE(record->page.status, 404);
    QCOMPARE(record->page.title, QByteArray());
    QCOMPARE(record->page.headers, QByteArray());
    QCOMPARE(record->page.bytes, -1);
    QCOMPARE(record->page.readAs, 0);
    QCOMPARE(record->page.images, -1);
    QCOMPARE(record->state, UrlState::Finished);
}

void TestWriter::linksRoundTrip_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 63, 64, 65, 1000})
        QTest::addRow("%d", count) << count;
}

void TestWriter::linksRoundTrip()
{
    QFETCH(const int, count);
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId source = writer->insert(newUrl(*writer, "http://a.test/source"));
    const UrlId target = writer->insert(newUrl(*writer, "http://a.test/target"));
    QList<LinkRow> rows;
    for (int i = 0; i < count; ++i) {
        LinkRow row;
        row.target = target;
        row.place = writer->place("e" + QByteArray::number(i % 7), "href");
        row.kind = LinkKind(i % 2 ? 255 : 1);
        row.rel = LinkRels::fromInt(i % 3 ? 65535 : 0);
        row.rule = writer->rule(store::Rule::fromFile("rule", QByteArray::number(i % 11)));
        row.followed = i % 4 == 0;
        row.text = writer->text(i % 5 ? "text " + QByteArray::number(i) : QByteArray());
        rows.append(row);
    }
    writer->setLinks(source, rows);
    QVERIFY(writer->commit());
    auto reader = project.read();
    const QList<LinkRecord> links = reader->outlinks(source, 100000);
    QCOMPARE(links.size(), count);
    for (int i = 0; i < count; ++i) {
        const LinkRecord &link = links[i];
        QCOMPARE(link.source, QByteArray("http://a.test/source"));
        QCOMPARE(link.sourceId, source);
        QCOMPARE(link.target, QByteArray("http://a.test/target"));
        QCOMPARE(link.targetId, target);
        QCOMPARE(link.element, QByteArray("e" + QByteArray::number(i % 7)));
        QCOMPARE(link.attribute, QByteArray("href"));
        QCOMPARE(int(link.kind), i % 2 ? 255 : 1);
        QCOMPARE(int(link.rel.toInt()), i % 3 ? 65535 : 0);
        QCOMPARE(link.rule.detail, QByteArray::number(i % 11));
        QCOMPARE(link.followed, i % 4 == 0);
        QCOMPARE(link.text, i % 5 ? QByteArray("text " + QByteArray::number(i)) : QByteArray());
    }
    QCOMPARE(reader->inlinks(target, 100000).size(), count);
    QCOMPARE(reader->inlinks(target, 10).size(), std::min(count, 10));
}

void TestWriter::linksAreReplaced()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    QList<LinkRow> rows(10);
    for (LinkRow &row : rows)
        row.target = UrlId(5);
    writer->setLinks(UrlId(1), rows);
    writer->setLinks(UrlId(2), rows);
    writer->setLinks(UrlId(1), std::span(rows).first(3)); // while the first ones are still gathered
    QVERIFY(writer->commit());
    writer->begin();
    writer->setLinks(UrlId(2), std::span(rows).first(4));
    QCOMPARE(writer->counts().links, 7);
    writer->setLinks(UrlId(2), {});
    QCOMPARE(writer->counts().links, 3);
    QVERIFY(writer->commit());
}

void TestWriter::followedTargets()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const UrlId source = writer->insert(newUrl(*writer, "s"));
    QList<LinkRow> rows(4);
    rows[0].target = UrlId(11);
    rows[0].followed = true;
    rows[1].target = UrlId(12);
    rows[2] = rows[0];
    rows[3].target = UrlId(13);
    rows[3].followed = true;
    writer->setLinks(source, rows);
    QList<UrlId> targets = writer->followedTargets(source);
    std::sort(targets.begin(), targets.end());
    QCOMPARE(targets, (QList<UrlId>{UrlId(11), UrlId(13)}));
    PageRecord page = okPage(source);
    page.redirectTo = UrlId(14);
    writer->finish(page);
    targets = writer->followedTargets(source);
    std::sort(targets.begin(), targets.end());
    QCOMPARE(targets, (QList<UrlId>{UrlId(11), UrlId(13), UrlId(14)}));
    QVERIFY(writer->followedTargets(UrlId(99)).isEmpty());
    QVERIFY(writer->commit());
}

void TestWriter::inlinksAddUp()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    QList<UrlId> ids;
    QHash<UrlId, int> counts;
    for (int i = 0; i < 150; ++i) {
        ids << writer->insert(newUrl(*writer, QByteArray::number(i)));
        counts[ids.last()] = i;
    }
    writer->addInlinks(counts);
    writer->addInlinks({{ids[3], 10}, {ids[4], -2}, {ids[5], 0}});
    QVERIFY(writer->commit());
    auto reader = project.read();
    QCOMPARE(reader->row(ids[0])->inlinks, 0);
    QCOMPARE(reader->row(ids[3])->inlinks, 13);
    QCOMPARE(reader->row(ids[4])->inlinks, 2);
    QCOMPARE(reader->row(ids[5])->inlinks, 5);
    QCOMPARE(reader->row(ids[149])->inlinks, 149);
}

void TestWriter::smallTablesFindAgain()
{
    const Project project;
    HostId host;
    RuleId rule;
    int place = 0;
    {
        auto writer = project.create();
        writer->begin();
        host = writer->host("http://a.test");
        rule = writer->rule({store::RuleKind::Exclude, "\\.pdf$"});
        place = writer->place("a", "href");
        QCOMPARE(writer->host("http://a.test"), host);
        QVERIFY(writer->host("http://b.test") != host);
        QVERIFY(writer->rule({store::RuleKind::Exclude, ""}) != rule);
        QVERIFY(writer->rule(store::Rule::fromFile("exclude\\.pdf$", "")) != rule);
        QVERIFY(writer->place("area", "href") != place);
        QVERIFY(writer->place("", "") > 0);
        // More than is remembered: the first ones are found in the file.
        for (int i = 0; i < 5000; ++i)
            QVERIFY(writer->place("x", QByteArray::number(i)) > 0);
        QCOMPARE(writer->place("a", "href"), place);
        QVERIFY(writer->commit());
    }
    auto writer = project.open();
    writer->begin();
    QCOMPARE(writer->host("http://a.test"), host);
    QCOMPARE(writer->rule({store::RuleKind::Exclude, "\\.pdf$"}), rule);
    QCOMPARE(writer->place("a", "href"), place);
    QVERIFY(writer->commit());
}

void TestWriter::textsAreRemembered()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const TextId text = writer->text("home");
    QVERIFY(text != TextId::None);
    QCOMPARE(writer->text("home"), text);
    QVERIFY(writer->text("Home") != text);
    QCOMPARE(writer->text(""), TextId::None);
    QVERIFY(writer->commit());
    writer.reset();
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM texts")).toInt(), 2);
    writer = project.open();
    writer->begin();
    QVERIFY(base::raw(writer->text("new")) > base::raw(text) + 1);
    QVERIFY(writer->commit());
}

void TestWriter::robots()
{
    const Project project;
    auto writer = project.create();
    writer->begin();
    const HostId a = writer->host("http://a.test");
    const HostId b = writer->host("http://b.test");
    const QByteArray text("User-agent: *\r\nDisallow: /\xff\0x", 30);
    writer->setRobots({a, {}, 200, text, 1234567});
    const QList<HostRecord> hosts = writer->hosts();
    QVERIFY(writer->commit());
    for (const auto &list : {hosts, project.read()->hosts()}) {
        QCOMPARE(list.size(), 2);
        QCOMPARE(list[0].id, a);
        QCOMPARE(list[0].origin, QByteArray("http://a.test"));
        QCOMPARE(list[0].robotsStatus, 200);
        QCOMPARE(list[0].robotsText, text);
        QCOMPARE(list[0].robotsFetchedAt, 1234567);
        QCOMPARE(list[1].id, b);
        QCOMPARE(list[1].robotsStatus, -1);
    }
}

/// A transaction that changes more pages of the file than its cache is to hold says so, and no other.
void TestWriter::changesOnManyPages()
{
    SKIP_IN_DATABASE("memory of a server is not ours");
    const Project project;
    auto writer = project.create();
    const QByteArray longPath(3000, 'x'); // a page of the file each
    constexpr int urls = 14'000;
    writer->begin();
    int inserted = 0;
    while (inserted < urls && !writer->holdsManyPages())
        (void)writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(inserted++) + longPath));
    if (inserted == urls)
        QSKIP("the database's library cannot be asked");
    QVERIFY2(inserted > 7000, QByteArray::number(inserted).constData()); // the cache as it may be
    QVERIFY(writer->commit());
    writer->begin();
    QVERIFY(!writer->holdsManyPages()); // what nobody changed gives way
    (void)writer->insert(newUrl(*writer, "http://a.test/" + longPath));
    QVERIFY(!writer->holdsManyPages());
    QVERIFY(writer->commit());
}

ARGIOPE_TEST(TestWriter, QCoreApplication)
#include "tst_writer.moc"
