#include "tests/core/engine/crawlhelp.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::CrawlOptions;
using engine::EndReason;
using engine::RefetchKind;

namespace {

/// A random site whose pages change in all that a project remembers of them: texts, answers, links and with them
/// depths, what redirects lead to, what robots.txt keeps out.
class AlteringSite
{
public:
    explicit AlteringSite(quint32 seed)
        : m_random(seed)
    {
        for (int i = 0; i < Pages; ++i)
            m_pages.append(made(i));
    }
    void change()
    {
        for (int i = 1; i < Pages; ++i) {
            if (m_random.bounded(3) == 0)
                m_pages[i] = made(i);
        }
        m_pages[0] = made(0);
        m_private = m_random.bounded(3);
    }
    void serve(TestSite &site) const
    {
        for (int i = 0; i < Pages; ++i)
            site.setPage("/" + QByteArray::number(i), m_pages[i]);
        site.setPage("/robots.txt",
            Response{.contentType = "text/plain",
                .body = "User-agent: *\nDisallow: /" + QByteArray::number(m_private) + "1\n"});
    }

private:
    static constexpr int Pages = 60;
    Response made(int page)
    {
        const QByteArray number = QByteArray::number(m_random.bounded(1000));
        if (page > 0 && m_random.bounded(8) == 0)
            return Response{
                .status = 302, .headers = {{"Location", "/" + QByteArray::number(m_random.bounded(Pages))}}};
        if (page > 0 && m_random.bounded(10) == 0)
            return Response{.status = 404, .body = "gone"};
        QByteArray body = "<html lang=en><title>T" + number + "</title><h1>H" + number + "</h1>";
        if (m_random.bounded(2) == 0)
            body += "<meta name=description content='D" + number + "'><h2>Two</h2><img src=/i.png>";
        const int links = page == 0 ? 6 : 2;
        for (int i = 0; i < links; ++i)
            body += "<a href=/" + QByteArray::number(m_random.bounded(Pages)) + ">x</a>";
        return Response{.body = body};
    }

    QRandomGenerator m_random;
    QList<Response> m_pages;
    int m_private = 0;
};

QList<store::UrlColumn> rememberedColumns()
{
    QList<store::UrlColumn> columns;
    for (const store::Column &column : store::Columns::fixed().all()) {
        if (store::Reader::isRemembered(column))
            columns.append(column.id);
    }
    return columns;
}

/// All that a run has, a line each URL.
QByteArrayList linesOf(store::Reader &reader, int run)
{
    QByteArrayList lines;
    const QList<store::UrlColumn> columns = rememberedColumns();
    reader.forEachOfRun(run, columns, false, [&](const store::RunRow &row) {
        QByteArray line = row.url + " read as " + QByteArray::number(row.readAs);
        for (qsizetype i = 0; i < columns.size(); ++i) {
            line += ' ' + store::name(columns[i]) + '=';
            if (const auto *text = std::get_if<QByteArray>(&row.values[i]))
                line += store::Columns::fixed().find(columns[i])->kind == facts::Kind::Hash ? text->toHex() : *text;
            else if (const auto *number = std::get_if<qint64>(&row.values[i]))
                line += QByteArray::number(*number);
        }
        lines << line;
        return true;
    });
    return lines;
}

/// What audits look at in a page.
QByteArrayList recordsOf(store::Reader &reader, int run)
{
    QByteArrayList lines;
    const auto add = [&lines](const store::UrlRecord &record) {
        if (record.page.id != base::UrlId::None && record.state != store::UrlState::Skipped)
            lines << QByteArray(record.url + ' ' + QByteArray::number(record.page.status) + ' ' + record.page.title
                + ' ' + record.page.observations + ' ' + QByteArray::number(qint64(base::raw(record.page.redirectTo))));
        return true;
    };
    if (run > 0)
        reader.forEachRecordOfRun(run, add);
    else
        reader.forEach(store::ListQuery(), add);
    return lines;
}

std::unique_ptr<store::Reader> readerOf(const QString &path)
{
    auto reader = store::Reader::open(path);
    return reader ? std::move(*reader) : nullptr;
}

QString firstOther(const QByteArrayList &is, const QByteArrayList &should)
{
    for (qsizetype i = 0; i < std::max(is.size(), should.size()); ++i) {
        if (is.value(i) != should.value(i))
            return QString::fromUtf8("is:     " + is.value(i) + "\nshould: " + should.value(i));
    }
    return {};
}

} // namespace

/// What projects remember of their runs.
class TestCrawlRuns : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eachRunIsAsItWas_data();
    void eachRunIsAsItWas();
    void soManyAreKept_data();
    void soManyAreKept();
    void nothingIsWrittenWithoutARecrawl();
    void whatDidNotChangeTakesNoRoom();
    void fetchingOneUrlAgain();
};

void TestCrawlRuns::eachRunIsAsItWas_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<int>("threads");
    QTest::addColumn<bool>("interrupted");
    for (quint32 seed = 1; seed <= 3; ++seed) {
        for (const bool interrupted : {false, true})
            QTest::addRow("site %u%s", seed, interrupted ? ", interrupted" : "")
                << seed << (seed == 1 ? 1 : 8) << interrupted;
    }
}

/// A copy of the project is kept at the end of each run: what the project remembers of that run later is the same.
void TestCrawlRuns::eachRunIsAsItWas()
{
    QFETCH(quint32, seed);
    QFETCH(int, threads);
    QFETCH(bool, interrupted);
    TestSite site;
    AlteringSite altering(seed);
    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("p.argiope"));
    const auto copyOf = [&dir](int run) { return dir.filePath(QStringLiteral("run%1.argiope").arg(run)); };
    CrawlOptions options = crawlOptions(path, site.url("/0"), threads);
    constexpr int runs = 4;
    for (int run = 1; run <= runs; ++run) {
        altering.serve(site);
        CrawlOptions next = run == 1 ? options : refetchOptions(options);
        QRandomGenerator random(seed + quint32(run));
        int stops = interrupted && run > 1 ? 3 : 0;
        CrawlRun done;
        do {
            const qint64 most = stops > 0 ? random.bounded(40) : -1;
            done = runCrawl(next, [&](engine::Crawl &crawl) {
                if (most >= 0 && crawl.counters().requests >= most)
                    crawl.stop();
            });
            QVERIFY(!done.error);
            --stops;
            next.refetch = RefetchKind::Nothing;
        } while (done.reason != EndReason::Completed);
        QVERIFY(QFile::copy(path, copyOf(run)));
        altering.change();
    }
    const auto project = readerOf(path);
    QVERIFY(project);
    const QList<store::RunInfo> known = project->runs();
    QCOMPARE(known.size(), runs);
    for (int run = 1; run <= runs; ++run) {
        QCOMPARE(known[run - 1].run, run);
        QVERIFY(known[run - 1].beganAt > 0);
        QVERIFY(run == 1 || known[run - 1].beganAt >= known[run - 2].beganAt);
        const auto copy = readerOf(copyOf(run));
        QVERIFY(copy);
        const QString other = firstOther(linesOf(*project, run), linesOf(*copy, 0));
        QVERIFY2(other.isEmpty(), qPrintable(QStringLiteral("run %1\n").arg(run) + other));
        const QString record = firstOther(recordsOf(*project, run == runs ? 0 : run), recordsOf(*copy, 0));
        QVERIFY2(record.isEmpty(), qPrintable(QStringLiteral("run %1\n").arg(run) + record));
        // One by one as in a row.
        QList<qint64> ids;
        project->forEachOfRun(run, {}, false, [&ids](const store::RunRow &row) {
            ids << qint64(base::raw(row.id));
            return true;
        });
        const QList<store::RunRow> rows = project->rowsOfRun(run, ids, {store::UrlColumn::Title});
        const QList<store::RunRow> then = copy->rowsOfRun(0, ids, {store::UrlColumn::Title});
        QCOMPARE(rows.size(), then.size());
        for (qsizetype i = 0; i < rows.size(); ++i)
            QVERIFY(rows[i].values == then[i].values);
    }
    QVERIFY(linesOf(*project, 1) != linesOf(*project, runs));
    QVERIFY(!project->error());
}

void TestCrawlRuns::soManyAreKept_data()
{
    QTest::addColumn<int>("keep");
    QTest::addColumn<QList<int>>("runs");
    QTest::newRow("none") << 0 << QList{5};
    QTest::newRow("one") << 1 << QList{4, 5};
    QTest::newRow("two") << 2 << QList{3, 4, 5};
    QTest::newRow("more than there are") << 9 << QList{1, 2, 3, 4, 5};
}

void TestCrawlRuns::soManyAreKept()
{
    QFETCH(int, keep);
    QFETCH(QList<int>, runs);
    TestSite site;
    QTemporaryDir dir;
    CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    options.settings.keepRuns = keep;
    for (int run = 1; run <= 5; ++run) {
        site.setPage("/", QByteArray("<title>" + QByteArray::number(run) + "</title>"));
        QCOMPARE(runCrawl(run == 1 ? options : refetchOptions(options)).reason, EndReason::Completed);
    }
    const auto reader = readerOf(options.path);
    QVERIFY(reader);
    QList<int> known;
    for (const store::RunInfo &run : reader->runs())
        known << run.run;
    QCOMPARE(known, runs);
    for (const int run : known) {
        const auto rows = reader->rowsOfRun(run, {1}, {store::UrlColumn::Title});
        QVERIFY(rows[0].values[0] == store::Value(QByteArray::number(run)));
    }
}

void TestCrawlRuns::nothingIsWrittenWithoutARecrawl()
{
    TestSite site{{"/", "<title>1</title><a href=/2>2</a>"}, {"/2", "<title>2</title>"}};
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    (void)runCrawl(options);
    site.setPage("/2", "<title>Other</title>");
    CrawlOptions again = refetchOptions(options, RefetchKind::Selected);
    again.selected = {base::UrlId(2)};
    (void)runCrawl(again);
    const auto reader = readerOf(options.path);
    QVERIFY(reader);
    QCOMPARE(reader->runs().size(), 1);
    QCOMPARE(reader->runs().constFirst().run, 1);
    QCOMPARE(storetest::rawSql(options.path, QStringLiteral("SELECT COUNT(*) FROM page_history")).toInt(), 0);
}

/// 304 or the same content: there is nothing to remember.
void TestCrawlRuns::whatDidNotChangeTakesNoRoom()
{
    TestSite site{{"/", "<title>1</title><a href=/2>2</a>"}, {"/2", "<title>2</title>"}};
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    (void)runCrawl(options);
    site.setPage("/2", "<title>Other</title>");
    (void)runCrawl(refetchOptions(options));
    const auto reader = readerOf(options.path);
    QVERIFY(reader);
    QCOMPARE(reader->runs().size(), 2);
    const auto before = reader->rowsOfRun(1, {1, 2}, {store::UrlColumn::Title});
    QVERIFY(before[0].values[0] == store::Value(QByteArray("1")));
    QVERIFY(before[1].values[0] == store::Value(QByteArray("2")));
    QVERIFY(reader->rowsOfRun(2, {2}, {store::UrlColumn::Title})[0].values[0] == store::Value(QByteArray("Other")));
    QCOMPARE(storetest::rawSql(options.path, QStringLiteral("SELECT COUNT(*) FROM page_history")).toInt(), 1);
    QCOMPARE(
        storetest::rawSql(options.path, QStringLiteral("SELECT id FROM page_history")).toLongLong(), (2 << 20) + 1);
}

/// Within a run a URL may be fetched again: what counts is how the run before it ended.
void TestCrawlRuns::fetchingOneUrlAgain()
{
    TestSite site{{"/", "<title>One</title><h1>Same</h1>"}};
    QTemporaryDir dir;
    const CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
    (void)runCrawl(options);
    site.setPage("/", "<title>Two</title><h1>Same</h1>");
    (void)runCrawl(refetchOptions(options));
    CrawlOptions again = refetchOptions(options, RefetchKind::Selected);
    again.selected = {base::UrlId(1)};
    site.setPage("/", "<title>Three</title><h1>Other</h1>");
    (void)runCrawl(again);
    const auto reader = readerOf(options.path);
    QVERIFY(reader);
    const QList<store::UrlColumn> columns{store::UrlColumn::Title, store::UrlColumn::H1};
    const auto then = reader->rowsOfRun(1, {1}, columns);
    QVERIFY(then[0].values == (QList<store::Value>{QByteArray("One"), QByteArray("Same")}));
    const auto now = reader->rowsOfRun(2, {1}, columns);
    QVERIFY(now[0].values == (QList<store::Value>{QByteArray("Three"), QByteArray("Other")}));
}

ARGIOPE_TEST(TestCrawlRuns, QCoreApplication)
#include "tst_crawlruns.moc"
