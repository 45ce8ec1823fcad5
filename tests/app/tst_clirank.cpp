#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QJsonObject>
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
