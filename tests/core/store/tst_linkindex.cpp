#include "tests/core/store/storefixture.h"

#include "core/store/linkindex.h"
#include "core/store/projectfile.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <algorithm>
#include <map>

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

qint64 entries(const QString &path)
{
    return rawSql(path, QStringLiteral("SELECT COUNT(*) FROM link_index")).toLongLong();
}

constexpr int Targets = 50;
constexpr int LinksAPage = 500;

QList<qint64> randomTargets(QRandomGenerator &random, int count)
{
    QList<qint64> targets(count);
    for (qint64 &target : targets)
        target = 1 + qint64(random.bounded(random.bounded(1, Targets + 1))); // some far more often than others
    return targets;
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
    void segmentsAreTheSameFromMemory_data();
    void segmentsAreTheSameFromMemory();
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
    QCOMPARE(entries(project.path), 90);
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
    QCOMPARE(entries(project.path), 2);
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
            web.setLinks(page, randomTargets(random, LinksAPage));
            QVERIFY(web.m_writer->commit());
        }
        QVERIFY(web.m_writer->settle());
        QVERIFY(entries(project.path) <= 65'536 + 2 * 100 * LinksAPage);
        for (qint64 target = 1; target <= Targets; target += 7)
            QCOMPARE(read(*project.read(), target, 1000), web.inlinks(target));
    }
    QVERIFY2(entries(project.path) < 4 * 100 * LinksAPage, "never written anew");
    QCOMPARE(rawSql(project.path, QStringLiteral("PRAGMA integrity_check")).toString(), QStringLiteral("ok"));
}

void TestLinkIndex::segmentsAreTheSameFromMemory_data()
{
    QTest::addColumn<int>("remembered");
    QTest::addColumn<bool>("cutOff"); // the index is made anew in the middle, as after a rollback
    QTest::newRow("all") << 1000 << false;
    QTest::newRow("exactly") << 36 << false;
    QTest::newRow("one too few") << 35 << false;
    QTest::newRow("nothing") << 0 << false;
    QTest::newRow("from the middle on") << 1000 << true;
}

void TestLinkIndex::segmentsAreTheSameFromMemory()
{
    QFETCH(int, remembered);
    QFETCH(bool, cutOff);
    const Project project;
    QVERIFY(project.create());
    auto opened = openProject(project.path);
    QVERIFY(opened);
    Connection &connection = *opened->connection;
    Transaction transaction(connection);
    QList<QPair<qint64, qint64>> expected;
    {
        LinkIndex index(connection, transaction, size_t(remembered));
        QVERIFY(!index.load());
        Statement add(connection,
            QStringLiteral("INSERT INTO links (id, target, place, kind, rel, rule, followed, text_id) "
                           "VALUES (?, ?, 1, 1, 0, 1, 1, 0)"));
        for (int segment = 1; segment <= 2; ++segment) {
            QVERIFY(transaction.begin());
            for (const qint64 page : {5, 2, 9, 4}) {
                const qint64 first = (page + 10 * segment) << 24;
                QList<LinkRow> links(9);
                for (int i = 0; i < links.size(); ++i) {
                    links[i].target = UrlId(1 + (page * 7 + i * 3) % 5);
                    QVERIFY(add.run({first + i, qlonglong(base::raw(links[i].target))}));
                    expected.append({base::raw(links[i].target) + 100 * segment, first + i});
                }
                QVERIFY(!index.add(page + 10 * segment, first, links));
                if (page == 5) // read again, and nothing changed
                    QVERIFY(!index.add(page + 10 * segment, first, links.first(remembered > 40 ? 9 : 0)));
            }
            QVERIFY(!index.flush());
            if (cutOff)
                QVERIFY(!index.load());
            QVERIFY(!index.cut());
            QVERIFY(transaction.commit());
        }
        std::sort(expected.begin(), expected.end());
        // The second took the first one in: both are short.
        Statement all(connection,
            QStringLiteral("SELECT i.target, i.link FROM link_index i JOIN link_segments s ON s.id = i.segment "
                           "ORDER BY i.link >> 24 > 20, i.target, i.link"));
        QVERIFY(all.run());
        QList<QPair<qint64, qint64>> got;
        while (all.next())
            got.append({all.number(0) + ((all.number(1) >> 24) > 20 ? 200 : 100), all.number(1)});
        QCOMPARE(got, expected);
    }
}

ARGIOPE_TEST(TestLinkIndex, QCoreApplication)
#include "tst_linkindex.moc"
