#include "tests/core/store/storefixture.h"

#include "core/store/linkcoding.h"
#include "core/store/linkindex.h"
#include "core/store/projectfile.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <algorithm>
#include <map>
#include <set>

using namespace argiope;
using namespace argiope::storetest;

namespace {

/// What leads where, beside the file.
class Web
{
public:
    explicit Web(std::unique_ptr<Writer> writer)
        : m_writer(std::move(writer))
    {
    }

    /// Writes the links of a page, or other ones than it had.
    void setLinks(qint64 page, const QList<qint64> &targets)
    {
        QList<LinkRow> rows(targets.size());
        for (qsizetype i = 0; i < targets.size(); ++i)
            rows[i].target = UrlId(targets[i]);
        m_writer->setLinks(UrlId(page), rows);
        QHash<UrlId, int> counts;
        for (const qint64 target : std::as_const(m_pages[page]))
            --counts[UrlId(target)];
        for (const qint64 target : targets)
            ++counts[UrlId(target)];
        m_writer->addInlinks(counts);
        m_pages[page] = targets;
    }

    [[nodiscard]] QList<qint64> inlinks(qint64 target) const
    {
        QList<qint64> ids;
        for (const auto &[page, targets] : m_pages) {
            for (qsizetype i = 0; i < targets.size(); ++i) {
                if (targets[i] == target)
                    ids.append((page << 24) + i);
            }
        }
        return ids;
    }

    std::unique_ptr<Writer> m_writer;
    std::map<qint64, QList<qint64>> m_pages;
};

QList<qint64> read(Reader &reader, qint64 target, int piece)
{
    QList<qint64> ids;
    qint64 after = 0;
    while (true) {
        const QList<LinkRecord> links = reader.inlinks(UrlId(target), piece, after);
        for (const LinkRecord &link : links)
            ids.append(link.id);
        if (links.size() < piece)
            return ids;
        after = links.constLast().id;
    }
}

int segments(const QString &path)
{
    return rawSql(path, QStringLiteral("SELECT COUNT(*) FROM link_segments")).toInt();
}

qint64 pairs(const QString &path)
{
    return rawSql(path, QStringLiteral("SELECT SUM(pairs) FROM link_segments")).toLongLong();
}

constexpr int Targets = 50;
constexpr int LinksAPage = 500;

QList<qint64> randomTargets(QRandomGenerator &random, int count, int of = Targets)
{
    QList<qint64> targets(count);
    for (qint64 &target : targets)
        target = 1 + qint64(random.bounded(random.bounded(1, of + 1))); // some far more often than others
    return targets;
}

/// Pairs (target, page) of all segments.
QList<QPair<qint64, qint64>> allPairs(Connection &connection)
{
    QList<QPair<qint64, qint64>> pairs;
    Statement blocks(connection,
        QStringLiteral("SELECT i.id, s.id, s.first, s.last, i.pages FROM link_segments s JOIN link_index i "
                       "ON i.id BETWEEN s.id << 40 AND ((s.id + 1) << 40) - 1 ORDER BY i.id"));
    if (!blocks.run())
        return pairs;
    while (blocks.next()) {
        const QByteArray bytes = blocks.blob(4);
        BlockCursor cursor(blocks.number(0) - firstBlockId(blocks.number(1)), blocks.number(2), bytes);
        while (cursor.nextTarget()) {
            while (cursor.nextPage()) {
                [&] { QVERIFY(cursor.page() >= blocks.number(2) && cursor.page() <= blocks.number(3)); }();
                pairs.append({cursor.target(), cursor.page()});
            }
        }
        [&] { QVERIFY(!cursor.failed()); }();
    }
    return pairs;
}

/// Leaves a segment of the links of one page with these bytes (SQL) in their place, by which nothing can be read, and
/// nobody who has the project open.
void damageIndex(const Project &project, Web &web, const QString &bytes = QStringLiteral("x'ff'"))
{
    web.m_writer->begin();
    web.setLinks(1, {7, 8});
    QVERIFY(web.m_writer->commit());
    QVERIFY(web.m_writer->settle());
    web.m_writer.reset();
    rawSql(project.path, QStringLiteral("UPDATE link_index SET pages = ") + bytes);
}

} // namespace

class TestLinkIndex : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsWhatAScanFinds_data();
    void findsWhatAScanFinds();
    void shortSessionsShareASegment();
    void rolledBackWithItsLinks();
    void wornIndexIsWrittenAnew();
    void segmentsHoldEveryPair_data();
    void segmentsHoldEveryPair();
    void shortSegmentsBecomeOne();
    void pastManyThatLinkNoMore();
    void aDamagedIndexIsNamed();
    void aDamagedSegmentIsMended_data();
    void aDamagedSegmentIsMended();
    void blocksOfNoSegmentGiveWay();
};

void TestLinkIndex::findsWhatAScanFinds_data()
{
    QTest::addColumn<int>("pages");
    QTest::addColumn<int>("piece");
    QTest::addColumn<int>("sessions"); // the file is closed and opened between them
    QTest::addColumn<bool>("settled");
    QTest::newRow("a tail only") << 20 << 100 << 1 << false;
    QTest::newRow("a tail, in pieces of one") << 5 << 1 << 1 << false;
    QTest::newRow("settled") << 20 << 100 << 1 << true;
    QTest::newRow("segments and a tail") << 500 << 1000 << 1 << false;
    QTest::newRow("segments and a tail, cut off") << 500 << 333 << 3 << false;
    QTest::newRow("segments, settled") << 500 << 777 << 3 << true;
}

void TestLinkIndex::findsWhatAScanFinds()
{
    QFETCH(int, pages);
    QFETCH(int, piece);
    QFETCH(int, sessions);
    QFETCH(bool, settled);
    QRandomGenerator random(4711);
    const Project project;
    Web web(project.create());
    for (int session = 0; session < sessions; ++session) {
        for (int n = 0; n < pages; ++n) {
            web.m_writer->begin();
            // Threads finish out of order, and pages are read again.
            const qint64 page = 1 + qint64(random.bounded(pages * sessions));
            web.setLinks(page, randomTargets(random, n % 7 ? LinksAPage : 0));
            QVERIFY(web.m_writer->commit());
        }
        if (settled)
            QVERIFY(web.m_writer->settle());
        if (session + 1 < sessions) {
            web.m_writer.reset();
            web.m_writer = project.open();
            QVERIFY(web.m_writer);
        }
    }
    const auto reader = project.read();
    for (qint64 target = 1; target <= Targets; target += pages > 400 ? 7 : 1)
        QCOMPARE(read(*reader, target, piece), web.inlinks(target));
    QVERIFY(reader->inlinks(UrlId(Targets + 1)).isEmpty());
    QVERIFY(!reader->error());
    if (pages > 400)
        QVERIFY(segments(project.path) > 1);
    if (settled)
        QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM link_tail")).toInt(), 0);
}

void TestLinkIndex::shortSessionsShareASegment()
{
    const Project project;
    Web web(project.create());
    for (qint64 page = 1; page <= 30; ++page) {
        web.m_writer->begin();
        web.setLinks(page, {1, 2, 1});
        QVERIFY(web.m_writer->commit());
        QVERIFY(web.m_writer->settle());
        QVERIFY(web.m_writer->settle());
        web.m_writer.reset();
        web.m_writer = project.open();
    }
    QCOMPARE(segments(project.path), 1);
    QCOMPARE(pairs(project.path), 60); // two targets a page
    QCOMPARE(read(*project.read(), 1, 7), web.inlinks(1));
}

void TestLinkIndex::rolledBackWithItsLinks()
{
    const Project project;
    Web web(project.create());
    web.m_writer->begin();
    web.setLinks(1, {7, 8});
    QVERIFY(web.m_writer->commit());
    web.m_writer->begin();
    web.m_writer->setLinks(UrlId(2), QList<LinkRow>(3, LinkRow{.target = UrlId(7)}));
    // More links than a page can have: the writer refuses, and with it the transaction.
    web.m_writer->setLinks(UrlId(3), std::vector<LinkRow>((size_t(1) << 24) + 1));
    QVERIFY(!web.m_writer->commit());
    QCOMPARE(read(*project.read(), 7, 10), web.inlinks(7));
    QVERIFY(web.m_writer->settle());
    QCOMPARE(pairs(project.path), 2);
    QCOMPARE(read(*project.read(), 7, 10), web.inlinks(7));
}

void TestLinkIndex::wornIndexIsWrittenAnew()
{
    QRandomGenerator random(1);
    const Project project;
    Web web(project.create());
    for (int run = 0; run < 4; ++run) { // recrawls that find every page changed
        for (qint64 page = 1; page <= 100; ++page) {
            web.m_writer->begin();
            web.setLinks(page, randomTargets(random, LinksAPage, 5000));
            QVERIFY(web.m_writer->commit());
        }
        QVERIFY(web.m_writer->settle());
        QVERIFY(pairs(project.path) <= 65'536 + 2 * 100 * LinksAPage);
        for (qint64 target = 1; target <= Targets; target += 7)
            QCOMPARE(read(*project.read(), target, 1000), web.inlinks(target));
    }
    QVERIFY2(pairs(project.path) < 2 * 100 * LinksAPage, "never written anew");
    QCOMPARE(rawSql(project.path, QStringLiteral("PRAGMA integrity_check")).toString(), QStringLiteral("ok"));
}

void TestLinkIndex::segmentsHoldEveryPair_data()
{
    QTest::addColumn<int>("mostPairs");
    QTest::addColumn<bool>("loaded"); // the index is made anew in the middle, as after a rollback or a crash
    QTest::addColumn<int>("segments");
    QTest::newRow("all in memory") << 1000 << false << 1;
    QTest::newRow("exactly") << 36 << false << 2;
    QTest::newRow("a few at a time") << 10 << false << 4;
    QTest::newRow("read again") << 1000 << true << 1;
    QTest::newRow("too many to be read at once") << 20 << true << 4;
}

void TestLinkIndex::segmentsHoldEveryPair()
{
    QFETCH(int, mostPairs);
    QFETCH(bool, loaded);
    QFETCH(int, segments);
    const Project project;
    QVERIFY(project.create());
    auto opened = openProject(project.path);
    QVERIFY(opened);
    Connection &connection = *opened->connection;
    Transaction transaction(connection);
    std::set<QPair<qint64, qint64>> expected;
    // Written with more room than it is read with.
    LinkIndex index(connection, transaction, loaded ? 1000 : size_t(mostPairs));
    LinkIndex reopened(connection, transaction, size_t(mostPairs));
    QVERIFY(!index.load());
    Statement add(
        connection, QStringLiteral("INSERT INTO page_links (id, n, texts, forms, links) VALUES (?, ?, ?, ?, ?)"));
    QVERIFY(transaction.begin());
    for (const qint64 page : {5, 2, 900'000, 9}) {
        std::vector<CodedLink> links(10);
        for (size_t i = 0; i < links.size(); ++i) {
            links[i].target = 1 + (page * 7 + qint64(i) * 3) % 9; // one of them twice
            links[i].form = 1;
            expected.insert({links[i].target, page});
        }
        PackedLinks packed;
        QVERIFY(packed.pack(links));
        QVERIFY(add.run({page, 10, packed.texts(), packed.forms(), QString::fromLatin1(packed.json())}));
        QVERIFY(!index.add(page, links));
        if (page == 5) // read again, and nothing changed
            QVERIFY(!index.add(page, links));
    }
    QVERIFY(!index.flush());
    LinkIndex &last = loaded ? reopened : index;
    if (loaded)
        QVERIFY(!last.load());
    QVERIFY(!last.cut());
    QVERIFY(transaction.commit());
    const auto pairs = allPairs(connection);
    QCOMPARE(std::set(pairs.begin(), pairs.end()), expected);
    Statement count(
        connection, QStringLiteral("SELECT COUNT(*), SUM(pairs), (SELECT COUNT(*) FROM link_tail) FROM link_segments"));
    QVERIFY(count.run() && count.next());
    QVERIFY2(count.number(0) <= segments, qPrintable(QString::number(count.number(0))));
    QCOMPARE(count.number(1), pairs.size());
    QCOMPARE(count.number(2), 0);
}

void TestLinkIndex::shortSegmentsBecomeOne()
{
    QRandomGenerator random(7);
    const Project project;
    Web web(project.create());
    int most = 0;
    for (qint64 page = 1; page <= 90; ++page) {
        web.m_writer->begin();
        web.setLinks(page * (page < 60 ? 1 : 50'000), randomTargets(random, 15'000, 1'000'000));
        QVERIFY(web.m_writer->commit());
        most = std::max(most, segments(project.path));
    }
    QVERIFY(web.m_writer->settle());
    QVERIFY2(most > 10, qPrintable(QString::number(most)));
    QVERIFY2(most <= 16, qPrintable(QString::number(most)));
    QVERIFY2(segments(project.path) < 10, qPrintable(QString::number(segments(project.path))));
    const auto reader = project.read();
    for (qint64 target = 1; target <= 400; target += 13)
        QCOMPARE(read(*reader, target, 50), web.inlinks(target));
    QVERIFY(!reader->error());
}

void TestLinkIndex::pastManyThatLinkNoMore()
{
    const Project project;
    Web web(project.create());
    constexpr qint64 pages = test::sanitized ? 2000 : 6000;
    web.m_writer->begin();
    for (qint64 page = 1; page <= pages; ++page)
        web.setLinks(page, {7, 8, 7});
    QVERIFY(web.m_writer->commit());
    QVERIFY(web.m_writer->settle());
    web.m_writer->begin();
    for (qint64 page = 1; page <= pages; ++page) {
        if (page % 500 != 0)
            web.setLinks(page, {8});
    }
    QVERIFY(web.m_writer->commit());
    QVERIFY(web.m_writer->settle());
    QVERIFY(pairs(project.path) >= 2 * pages); // the old ones are still there
    const auto reader = project.read();
    for (const int piece : {1, 5, 12, 300, 3'000'000}) // no link twice, none left out
        QCOMPARE(read(*reader, 7, piece), web.inlinks(7));
    QCOMPARE(read(*reader, 8, 700), web.inlinks(8));
    QVERIFY(!reader->error());
}

void TestLinkIndex::aDamagedSegmentIsMended_data()
{
    QTest::addColumn<QString>("bytes");
    QTest::newRow("from the beginning") << QStringLiteral("x'ff'");
    QTest::newRow("from the second target on") << QStringLiteral("x'0000ff'");
    QTest::newRow("a target twice") << QStringLiteral("x'00000000'");
    QTest::newRow("nothing") << QStringLiteral("x''");
}

void TestLinkIndex::aDamagedSegmentIsMended()
{
    QFETCH(QString, bytes);
    const Project project;
    Web web(project.create());
    damageIndex(project, web, bytes);
    web.m_writer = project.open();
    QVERIFY(web.m_writer);
    web.m_writer->begin();
    web.setLinks(2, {8, 9});
    QVERIFY(web.m_writer->commit());
    QVERIFY(web.m_writer->settle()); // joins the two
    const auto reader = project.read();
    for (const qint64 target : {7, 8, 9})
        QCOMPARE(read(*reader, target, 10), web.inlinks(target));
    QVERIFY(!reader->error());
    QCOMPARE(segments(project.path), 1);
    QCOMPARE(pairs(project.path), 4);
}

void TestLinkIndex::blocksOfNoSegmentGiveWay()
{
    const Project project;
    Web web(project.create());
    rawSql(project.path,
        QStringLiteral("INSERT INTO link_index (id, pages) VALUES (%1, x'0001'), (%2, x'0001')")
            .arg(blockId(1, 7))
            .arg(blockId(1, 9)));
    web.m_writer->begin();
    web.setLinks(1, {7, 8});
    QVERIFY(web.m_writer->commit());
    QVERIFY(web.m_writer->settle());
    for (const qint64 target : {7, 8, 9})
        QCOMPARE(read(*project.read(), target, 10), web.inlinks(target));
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM link_index")).toInt(), 1);
}

void TestLinkIndex::aDamagedIndexIsNamed()
{
    const Project project;
    Web web(project.create());
    damageIndex(project, web);
    {
        const auto reader = project.read();
        QVERIFY(reader->inlinks(UrlId(8)).isEmpty());
        QVERIFY(reader->error());
        QCOMPARE(reader->error()->code, StoreError::Code::Damaged);
    }
    rawSql(project.path, QStringLiteral("UPDATE page_links SET links = '[1'"));
    const auto reader = project.read();
    (void)reader->outlinks(UrlId(1));
    QVERIFY(reader->error());
    QCOMPARE(reader->error()->code, StoreError::Code::Damaged);
    const auto writer = project.open();
    QVERIFY(writer);
    writer->begin();
    QVERIFY(writer->storedLinks(UrlId(1)).isEmpty());
    const auto failed = writer->commit();
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, StoreError::Code::Damaged);
}

ARGIOPE_TEST(TestLinkIndex, QCoreApplication)
#include "tst_linkindex.moc"
