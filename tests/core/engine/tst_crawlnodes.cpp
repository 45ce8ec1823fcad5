// Several nodes that crawl into one database find what one crawl into a file finds. with_postgres starts a server for
// it; ARGIOPE_NODE_PAGES makes the sites larger.
#include "core/store/nodebook.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectfile.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTimer>
#include <QUuid>

#include <memory>
#include <random>
#include <vector>

using namespace argiope;
using namespace argiope::test;
using engine::Crawl;
using engine::CrawlOptions;
using engine::EndReason;

namespace {

QByteArray digits(int n)
{
    return QByteArray::number(n);
}

/// Many servers whose pages link to each other at random: what is shown to a proxy.
class RandomSites
{
public:
    RandomSites(int hosts, int pages, unsigned seed, int mostDelayMs)
    {
        std::mt19937 random(seed);
        const auto below = [&random](int n) { return int(random() % unsigned(n)); };
        const auto urlOf
            = [hosts](int page) -> QByteArray { return "http://s" + digits(page % hosts) + ".test/" + digits(page); };
        for (int page = 0; page < pages; ++page) {
            const int delay = mostDelayMs > 0 ? below(mostDelayMs) : 0;
            if (page > 0 && below(12) == 0) {
                site.setPage(urlOf(page),
                    Response{.status = 301, .headers = {{"Location", urlOf(below(pages))}}, .delayMs = delay});
                continue;
            }
            QByteArray body = "<title>page " + digits(page) + "</title>";
            // Long ways through pages that follow each other, and short cuts.
            const int links = 1 + below(4);
            for (int i = 0; i < links; ++i)
                body
                    += "<a href='" + urlOf(i == 0 ? (page + 1) % pages : below(pages)) + "'>link " + digits(i) + "</a>";
            if (below(6) == 0)
                body += "<a href='" + urlOf(pages + below(20)) + "'>gone</a>";
            if (below(8) == 0)
                body += "<a href='http://s" + digits(below(hosts)) + ".test/private/" + digits(below(10))
                    + "'>private</a>";
            if (below(9) == 0)
                body += "<a rel=nofollow href='" + urlOf(below(pages))
                    + "'>nofollow</a><a href='mailto:a@s.test'>mail</a>";
            if (below(9) == 0)
                body += "<img src='http://s" + digits(below(hosts)) + ".test/picture" + digits(below(5)) + ".png'>";
            site.setPage(urlOf(page), Response{.body = body, .delayMs = delay});
        }
        for (int host = 0; host < hosts; ++host) {
            site.setPage("http://s" + digits(host) + ".test/robots.txt",
                Response{.contentType = "text/plain", .body = "User-agent: *\nDisallow: /private/\n"});
        }
        start = urlOf(0);
    }

    [[nodiscard]] CrawlOptions options(const QString &path, int threads) const
    {
        CrawlOptions options = crawlOptions(path, start, threads);
        options.settings.scope = settings::Scope::Any;
        options.settings.proxy = QString::fromLatin1(site.origin());
        options.settings.traps = settings::TrapPolicy::Ignore;
        options.settings.sitemaps = false;
        options.settings.probes = false;
        return options;
    }
    [[nodiscard]] CrawlOptions nodeOptions(const QString &address, int threads) const
    {
        CrawlOptions options = this->options(address, threads);
        options.node.join = true;
        options.node.leaseMs = 3000;
        return options;
    }

    TestSite site;
    QByteArray start;
};

QList<QByteArray> linesOf(const QList<store::LinkRecord> &links)
{
    QList<QByteArray> lines;
    for (const store::LinkRecord &link : links)
        lines.append(link.source + " > " + link.target + ' ' + link.text + ' ' + link.rule.name() + ' '
            + digits(int(link.followed)));
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// The counters that the project has are those of its tables.
bool storedCountersHold(const QString &address, const CrawlRun &run)
{
    const auto reader = store::Reader::open(address);
    if (!reader)
        return false;
    const QJsonObject counters = QJsonDocument::fromJson((*reader)->meta("counters")).object();
    const auto has = [&](const char *name) { return counters.value(QLatin1String(name)).toInteger(); };
    if (has("queued") == run.stats.queued && has("finished") == run.stats.finished
        && has("skipped") == run.stats.skipped && has("fetched") == run.stats.finished)
        return true;
    QTest::qFail(QByteArray("counters: " + (*reader)->meta("counters") + " beside " + digits(int(run.stats.queued))
                     + ", " + digits(int(run.stats.finished)) + ", " + digits(int(run.stats.skipped)))
                     .constData(),
        __FILE__, __LINE__);
    return false;
}

/// Runs them together on the calling thread's event loop, until all have ended.
class Nodes
{
public:
    Crawl &add(const CrawlOptions &options)
    {
        auto crawl = std::make_unique<Crawl>(options);
        QObject::connect(crawl.get(), &Crawl::ended, &m_loop, [this](EndReason reason) {
            reasons.append(reason);
            if (--m_running == 0)
                m_loop.quit();
        });
        QObject::connect(crawl.get(), &Crawl::failed, &m_loop,
            [this](const engine::CrawlError &error) { errors.append(error.message()); });
        ++m_running;
        crawl->start();
        m_crawls.push_back(std::move(crawl));
        return *m_crawls.back();
    }
    void wait()
    {
        QTimer late;
        late.setSingleShot(true);
        QObject::connect(&late, &QTimer::timeout, &m_loop, [this] {
            errors.append(QStringLiteral("no end"));
            m_loop.quit();
        });
        late.start(60'000 * (qEnvironmentVariableIsSet("ARGIOPE_NODE_PAGES") ? 10 : 1));
        if (m_running > 0)
            m_loop.exec();
    }
    QList<EndReason> reasons;
    QStringList errors;

private:
    QEventLoop m_loop;
    int m_running = 0;
    std::vector<std::unique_ptr<Crawl>> m_crawls;
};

} // namespace

class TestCrawlNodes : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    QString m_server = qEnvironmentVariable("ARGIOPE_POSTGRES");
    QString m_address;

    static int pages(int few)
    {
        const int many = qEnvironmentVariableIntValue("ARGIOPE_NODE_PAGES");
        return many > 0 ? many : few;
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_dir.path())); } // credentials
    void init()
    {
        if (m_server.isEmpty())
            QSKIP("no PostgreSQL server; with_postgres starts one");
        m_address = m_server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
    }
    void cleanup()
    {
        if (!m_address.isEmpty())
            store::removeProject(m_address);
    }

    void findTheSame_data()
    {
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("threads");
        QTest::newRow("1 node, 16 threads") << 1 << 16;
        QTest::newRow("2 nodes, 1 thread") << 2 << 1;
        QTest::newRow("5 nodes, 16 threads") << 5 << 16;
        if (!qEnvironmentVariableIsSet("ARGIOPE_NODE_PAGES"))
            return; // the others take as long again
        QTest::newRow("1 node, 1 thread") << 1 << 1;
        QTest::newRow("2 nodes, 16 threads") << 2 << 16;
        QTest::newRow("5 nodes, 1 thread") << 5 << 1;
    }
    void findTheSame()
    {
        QFETCH(const int, nodes);
        QFETCH(const int, threads);
        const RandomSites sites(12, pages(40), unsigned(nodes * 100 + threads), 4);
        const CrawlRun wanted = runCrawl(
            sites.options(m_dir.filePath(QStringLiteral("p%1-%2.argiope").arg(nodes).arg(threads)), threads));
        QCOMPARE(wanted.reason, EndReason::Completed);
        Nodes all;
        for (int i = 0; i < nodes; ++i)
            all.add(sites.nodeOptions(m_address, threads));
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QCOMPARE(all.reasons, QList<EndReason>(nodes, EndReason::Completed));
        const CrawlRun run = readProject(m_address);
        QCOMPARE(run.summary({}), wanted.summary({}));
        QCOMPARE(linesOf(run.links), linesOf(wanted.links));
        QVERIFY(storedCountersHold(m_address, run));
        QVERIFY(inlinksHold(run));
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        QCOMPARE((*reader)->meta("state"), QByteArray("finished"));
        QCOMPARE((*reader)->nodes().batches, 0);
    }

    // The keeper of the start address dies before it has begun: the others have nothing to do, and it is not the end.
    void startAddressIsThereBeforeItsKeeperIs()
    {
        const RandomSites sites(3, 12, 7, 0);
        const CrawlRun wanted = runCrawl(sites.options(m_dir.filePath(QStringLiteral("start.argiope")), 2));
        QVERIFY(store::Writer::create(m_address, sites.nodeOptions(m_address, 2).settings));
        constexpr qint64 lease = 1500;
        const auto silent = store::NodeBook::join(m_address, {}, lease);
        QVERIFY(silent);
        const auto held = (*silent)->change({}, {store::slotOfOrigin("http://s0.test")});
        QVERIFY(held && held->tokens.size() == 1);
        Nodes all;
        all.add(sites.nodeOptions(m_address, 2));
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        const CrawlRun run = readProject(m_address);
        QVERIFY(wanted.urls.size() > 10);
        QCOMPARE(run.summary({}), wanted.summary({}));
    }

    /// Who makes the project has its passwords, and the database has none.
    void keepsNoPasswords()
    {
        TestSite site;
        std::atomic<int> letIn = 0;
        site.setFallback([&letIn](const Request &request) {
            const bool knows = request.header("Authorization") == "Basic YW5uOnMzY3JldA=="; // ann:s3cret
            letIn += knows ? 1 : 0;
            return Response{.status = knows ? 200 : 401, .headers = {{"WWW-Authenticate", "Basic realm=x"}}};
        });
        CrawlOptions options = crawlOptions(m_address, site.url("/in"), 1);
        options.settings.seeds[0].replace(QStringLiteral("://"), QStringLiteral("://ann:s3cret@"));
        options.settings.probes = false;
        options.settings.sitemaps = false;
        options.node.join = true;
        options.node.fresh = true;
        Nodes all;
        all.add(options);
        all.wait();
        QVERIFY2(all.errors.isEmpty(), qPrintable(all.errors.join(u'\n')));
        QVERIFY(letIn > 0);
        const auto reader = store::Reader::open(m_address);
        QVERIFY(reader);
        QVERIFY(!(*reader)->meta("settings").contains("s3cret"));
        QCOMPARE(readProject(m_address).urls.value(site.url("/in")).page.status, 200);

        // What is to be new is not taken from somebody else.
        Nodes again;
        again.add(options);
        again.wait();
        QCOMPARE(again.reasons, QList<EndReason>{EndReason::Failed});
        QVERIFY2(again.errors.value(0).contains(QLatin1String("of that name already")),
            qPrintable(again.errors.join(u'\n')));
    }
};

ARGIOPE_TEST(TestCrawlNodes, QCoreApplication)
#include "tst_crawlnodes.moc"
