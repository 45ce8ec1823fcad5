#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace argiope::test;

/// `argiope-cli rank`.
class TestCliRank : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void raw();
    void withoutNofollow();
    void kept();
    void waitsByTopicAfterAKill();
    void due();
    void errors();

private:
    [[nodiscard]] QMap<QString, QJsonObject> ranks(const QStringList &options = {}) const;

    QTemporaryDir m_folder;
    TestSite m_site;
    QString m_project;
};

void TestCliRank::initTestCase()
{
    // Ten links to one target are one; /gone is fetched and links to nothing; /private is known and never fetched.
    m_site.setPage("/", Response{.body = "<a href=/a>1</a><a href=/a>2</a><a href=/b>3</a><a href=/private>4</a>"});
    m_site.setPage("/a", Response{.body = "<a href=/b rel=nofollow>b</a><a href=/moved>m</a>"});
    m_site.setPage("/b", Response{.body = "<a href=/gone>g</a>"});
    m_site.setPage("/moved", Response{.status = 301, .headers = {{"Location", "/"}}});
    m_project = m_folder.filePath(QStringLiteral("p.argiope"));
    const CliResult crawl = runCli({QStringLiteral("crawl"), QString::fromLatin1(m_site.url("/")),
                                       QStringLiteral("--project"), m_project, QStringLiteral("--exclude"),
                                       QStringLiteral("private"), QStringLiteral("--set"), QStringLiteral("ranks=off")},
        m_folder.path());
    QCOMPARE(crawl.status, 0);
}

QMap<QString, QJsonObject> TestCliRank::ranks(const QStringList &options) const
{
    const CliResult result = runCli(QStringList{QStringLiteral("rank"), m_project} + options, m_folder.path());
    QMap<QString, QJsonObject> rows;
    for (const QJsonObject &row : result.objects())
        rows.insert(row.value(QStringLiteral("url")).toString().mid(m_site.url("").size()), row);
    return rows;
}

void TestCliRank::raw()
{
    const auto rows = ranks();
    QCOMPARE(rows.keys(),
        (QStringList{QStringLiteral("/"), QStringLiteral("/a"), QStringLiteral("/b"), QStringLiteral("/gone"),
            QStringLiteral("/moved")}));
    const auto value = [&rows](const char *url, const char *name) {
        return rows.value(QLatin1String(url)).value(QLatin1String(name)).toDouble();
    };
    QCOMPARE(rows.first().keys(),
        (QStringList{
            QStringLiteral("authority"), QStringLiteral("hub"), QStringLiteral("pagerank"), QStringLiteral("url")}));
    // / → a, b; a → b, moved; b → gone; moved → /; gone gives to all.
    double r[5] = {0.2, 0.2, 0.2, 0.2, 0.2};
    for (int step = 0; step < 300; ++step) {
        const double base = 0.03 + 0.85 * r[3] / 5;
        const double next[5] = {base + 0.85 * r[4], base + 0.85 * r[0] / 2, base + 0.85 * (r[0] + r[1]) / 2,
            base + 0.85 * r[2], base + 0.85 * r[1] / 2};
        std::copy(next, next + 5, r);
    }
    const char *names[5] = {"/", "/a", "/b", "/gone", "/moved"};
    for (int i = 0; i < 5; ++i)
        QVERIFY2(std::abs(value(names[i], "pagerank") - r[i]) < 1e-9, names[i]);
    for (const char *name : {"authority", "hub"}) {
        double sum = 0;
        for (const char *url : names)
            sum += value(url, name);
        QVERIFY2(std::abs(sum - 1) < 1e-9, name);
    }
    QVERIFY(value("/b", "authority") > value("/a", "authority"));
    QCOMPARE(value("/gone", "hub"), 0.0);
}

void TestCliRank::withoutNofollow()
{
    const auto all = ranks();
    const auto some = ranks({QStringLiteral("--without-nofollow")});
    const auto rank = [](const QMap<QString, QJsonObject> &rows, const char *url) {
        return rows.value(QLatin1String(url)).value(QStringLiteral("pagerank")).toDouble();
    };
    QVERIFY(rank(some, "/b") < rank(all, "/b"));
    QVERIFY(rank(some, "/moved") > rank(all, "/moved"));
}

void TestCliRank::kept()
{
    const auto column = [this] {
        const CliResult result
            = runCli({QStringLiteral("export"), m_project, QStringLiteral("--format"), QStringLiteral("jsonl"),
                         QStringLiteral("--columns"), QStringLiteral("url,rank,link_depth")},
                m_folder.path());
        return result.objects().value(0);
    };
    QVERIFY(column().value(QStringLiteral("rank")).isNull());
    (void)ranks({QStringLiteral("--keep")});
    QCOMPARE(column().value(QStringLiteral("rank")).toInt(-1) >= 0, true);
    QCOMPARE(column().value(QStringLiteral("link_depth")).toInt(-1), 0);
}

/// What waits says why, and a crawl that was killed goes on with what it would have fetched next.
void TestCliRank::waitsByTopicAfterAKill()
{
    TestSite site;
    QByteArray links;
    for (int i = 0; i < 30; ++i)
        links += "<a href=/p" + QByteArray::number(i) + (i == 20 ? ">our spiders</a> " : ">other things</a> ");
    site.setPage("/", Response{.body = links});
    site.setPage("/p20", Response{.neverAnswer = true});
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("p.argiope"));
    const QStringList crawl{QStringLiteral("crawl"), QStringLiteral("--project"), project, QStringLiteral("--threads"),
        QStringLiteral("1"), QStringLiteral("--timeout"), QStringLiteral("900"), QStringLiteral("--set"),
        QStringLiteral("totalTimeout=900")};
    const auto explained = [&](const char *page) {
        return runCli({QStringLiteral("explain"), project, QString::fromLatin1(site.url(page))}, folder.path()).out;
    };
    // Else the thread may have the first link before the others wait.
    const CliResult first = runCli(crawl
            + QStringList{QString::fromLatin1(site.url("/")), QStringLiteral("--order"), QStringLiteral("topic"),
                QStringLiteral("--topic"), QStringLiteral("spiders"), QStringLiteral("--max-urls"),
                QStringLiteral("1")},
        folder.path());
    QCOMPARE(first.status, 3);
    QProcess process;
    prepareCli(process,
        crawl + QStringList{QStringLiteral("--resume"), QStringLiteral("--max-urls"), QStringLiteral("2")},
        folder.path());
    process.start();
    QTRY_VERIFY_WITH_TIMEOUT(site.requestCount("/p20") == 1, 120000);
    QTRY_VERIFY_WITH_TIMEOUT(explained("/p7").contains("order           topic: class "), 120000);
    process.kill();
    QVERIFY(process.waitForFinished());
    QVERIFY(explained("/p7").contains(" (1 is the most important)\n"));
    QVERIFY(explained("/p20").contains("queued behind   0 URLs of its host"));
    QVERIFY(explained("/p7").contains("queued behind   1 URL of its host"));
    QVERIFY(!explained("/").contains("queued behind"));

    site.setPage("/p20", Response{.body = "spiders"});
    const CliResult result
        = runCli(crawl + QStringList{QStringLiteral("--resume"), QStringLiteral("--max-urls"), QStringLiteral("2")},
            folder.path());
    QCOMPARE(result.status, 3);
    // The seen-set's shares are told apart by ten thousandths.
    const QByteArray stats = runCli({QStringLiteral("stats"), project}, folder.path()).out;
    const qsizetype at = stats.indexOf("\"cache_rate\"");
    QVERIFY2(at > 0, stats.constData());
    QCOMPARE(stats.mid(at, stats.indexOf(',', at) - at).split('.').last().size(), 4);
    QCOMPARE(site.requestCount("/p20"), 2);
    QCOMPARE(site.requestCount("/p7"), 0);
}

/// After one visit nobody knows how often a page changes, and it is not due yet.
void TestCliRank::due()
{
    const CliResult none = runCli({QStringLiteral("due"), m_project}, m_folder.path());
    QCOMPARE(none.status, 0);
    QCOMPARE(none.out, QByteArray());
    const QList<QJsonObject> all
        = runCli({QStringLiteral("due"), m_project, QStringLiteral("--all")}, m_folder.path()).objects();
    QCOMPARE(all.size(), 5);
    for (const QJsonObject &row : all) {
        QVERIFY(row.value(QStringLiteral("changes_per_day")).isNull());
        QCOMPARE(row.value(QStringLiteral("visits")).toInt(), 1);
        QVERIFY(row.value(QStringLiteral("chance")).toDouble() < 0.5);
    }
    const int asked = m_site.targets().size();
    const CliResult crawl = runCli({QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--project"),
                                       m_project, QStringLiteral("--due"), QStringLiteral("5")},
        m_folder.path());
    QCOMPARE(crawl.status, 0);
    QVERIFY(crawl.err.contains("no page is due"));
    QCOMPARE(int(m_site.targets().size()), asked);
    QCOMPARE(runCli({QStringLiteral("crawl"), QStringLiteral("--resume"), QStringLiteral("--project"), m_project,
                        QStringLiteral("--due"), QStringLiteral("none")},
                 m_folder.path())
                 .status,
        2);
}

void TestCliRank::errors()
{
    QCOMPARE(runCli({QStringLiteral("rank")}, m_folder.path()).status, 2);
    QCOMPARE(runCli({QStringLiteral("rank"), QStringLiteral("none.argiope")}, m_folder.path()).status, 1);
    QCOMPARE(runCli({QStringLiteral("crawl"), QStringLiteral("http://127.0.0.1:1/"), QStringLiteral("--order"),
                        QStringLiteral("topic")},
                 m_folder.path())
                 .status,
        2);
}

ARGIOPE_TEST(TestCliRank, QCoreApplication)
#include "tst_clirank.moc"
