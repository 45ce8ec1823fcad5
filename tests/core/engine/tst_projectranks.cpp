// Ranks of a whole project: which of its links count, and that too many are counted before memory is taken for them.

#include "core/engine/projectranks.h"
#include "core/store/writer.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using namespace argiope::test;

class TestProjectRanks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void countsWhatCounts();
    void tooMany_data();
    void tooMany();
    void toldAtTheEnd();

private:
    [[nodiscard]] std::unique_ptr<store::Reader> reader() const;

    // A and B link to one another ten times, A to itself, to the page that redirects to B, and out of the site.
    static constexpr size_t Links = 5; // A: A, B, R; B: A; R: B
    static constexpr size_t Written = 10 + 10 + 1 + 1 + 1;
    QTemporaryDir m_folder;
    QString m_path;
};

void TestProjectRanks::initTestCase()
{
    TestSite site;
    const QByteArray toA = "<a href=/A>a</a>";
    const QByteArray toB = "<a href=/B>b</a>";
    site.setPage(
        "/A", Response{.body = toB.repeated(10) + toA + "<a href=/R>r</a><a href=http://elsewhere.test/>e</a>"});
    site.setPage("/B", Response{.body = toA.repeated(10)});
    site.setPage("/R", Response{.status = 302, .headers = {{"Location", "/B"}}});
    m_path = m_folder.filePath(QStringLiteral("p.argiope"));
    (void)runCrawl(crawlOptions(m_path, site.url("/A"), 1));
}

std::unique_ptr<store::Reader> TestProjectRanks::reader() const
{
    auto opened = store::Reader::open(m_path);
    return opened ? std::move(*opened) : nullptr;
}

void TestProjectRanks::countsWhatCounts()
{
    const auto project = reader();
    QVERIFY(project);
    const auto ranks = engine::rankProject(*project);
    QVERIFY(ranks);
    QCOMPARE(ranks->ids.size(), size_t(3));
    QCOMPARE(ranks->links, Links);
    QVERIFY(!ranks->tooMany);
}

void TestProjectRanks::tooMany_data()
{
    QTest::addColumn<int>("most");
    QTest::addColumn<bool>("tooMany");
    QTest::newRow("one") << 1 << true;
    QTest::newRow("one too few") << int(Links) - 1 << true;
    QTest::newRow("exactly") << int(Links) << false;
    QTest::newRow("more than count, fewer than there are") << int(Links) + 1 << false;
    QTest::newRow("as many as there are") << int(Written) << false;
    QTest::newRow("no limit") << 0 << false;
}

/// A page's links are known by their number at once, repetitions and links that lead nowhere included; whether those
/// that count are too many is found by reading them.
void TestProjectRanks::tooMany()
{
    QFETCH(int, most);
    QFETCH(bool, tooMany);
    const auto project = reader();
    QVERIFY(project);
    engine::RankOptions options;
    options.mostLinks = size_t(most);
    const auto ranks = engine::rankProject(*project, options);
    QVERIFY(ranks);
    QCOMPARE(ranks->tooMany, tooMany);
    QCOMPARE(ranks->links, tooMany ? size_t(0) : Links);
    QCOMPARE(ranks->pageRank.size(), size_t(tooMany ? 0 : 3));
    if (!tooMany) {
        const auto all = engine::rankProject(*project);
        QVERIFY(all);
        QCOMPARE(ranks->pageRank, all->pageRank);
        QCOMPARE(ranks->authorities, all->authorities);
        QCOMPARE(ranks->backlinks, all->backlinks);
        QCOMPARE(ranks->linkDepths, all->linkDepths);
    }
}

/// What is not done is told, with what does it.
void TestProjectRanks::toldAtTheEnd()
{
    auto writer = store::Writer::open(m_path);
    QVERIFY(writer);
    engine::RankOptions options;
    options.mostLinks = Links - 1;
    const QByteArray told = engine::rankAndKeep(**writer, options);
    QVERIFY2(told.contains("more than 4 links") && told.contains("argiope-cli rank --keep"), told.constData());
    options.mostLinks = Links;
    QCOMPARE(engine::rankAndKeep(**writer, options), QByteArray());
}

ARGIOPE_TEST(TestProjectRanks, QCoreApplication)
#include "tst_projectranks.moc"
