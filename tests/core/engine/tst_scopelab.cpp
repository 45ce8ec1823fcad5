#include "core/engine/scopelab.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

using namespace argiope;
using engine::LabVerdict;
using engine::ScopeLab;

class TestScopeLab : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Whatever the settings: what the lab says of a URL is what a crawl did with it.
    void agreesWithACrawl_data()
    {
        QTest::addColumn<settings::CrawlSettings>("settings");
        settings::CrawlSettings s;
        QTest::newRow("host") << s;
        s.scope = settings::Scope::Folder;
        QTest::newRow("folder") << s;
        s = {};
        s.scope = settings::Scope::Domain;
        s.exclude = {QStringLiteral("\\.pdf$"), QStringLiteral("[?&]print")};
        QTest::newRow("exclude") << s;
        s.include = {QStringLiteral("/docs/"), QStringLiteral("home$")};
        QTest::newRow("include and exclude") << s;
        s = {};
        s.checkExternal = true;
        s.robots = settings::RobotsPolicy::Report;
        QTest::newRow("external, robots reported") << s;
        s = {};
        s.robots = settings::RobotsPolicy::Ignore;
        s.dropTrailingSlash = true;
        s.sortQuery = true;
        QTest::newRow("robots ignored, spellings merged") << s;
        s = {};
        s.userAgent = QStringLiteral("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
        QTest::newRow("another name for robots.txt") << s;
    }
    void agreesWithACrawl()
    {
        QFETCH(settings::CrawlSettings, settings);
        test::TestSite site;
        test::TestSite other{{"/", "elsewhere"}};
        site.setPage("/robots.txt",
            test::Response{.contentType = "text/plain",
                .body = "User-agent: *\nDisallow: /private\n\nUser-agent: Googlebot\nDisallow: /docs/b\n"});
        const QByteArray page = "<a href=/docs/a>1</a><a href=/docs/b/>2</a><a href=/docs/b>3</a>"
                                "<a href=/private/x>4</a><a href=/x.pdf>5</a><a href='/l?b=1&a=2&print'>6</a>"
                                "<a href='/l?print&a=2&b=1'>7</a><a href=mailto:me@a.example>8</a><a href='"
            + other.url("/") + "'>9</a><a href=/home>10</a><a href='http://b\xc3\xbc.invalid:x/'>11</a>";
        site.setFallback(page);
        QTemporaryDir folder;
        engine::CrawlOptions options = test::crawlOptions(folder.filePath(QStringLiteral("p.argiope")), site.url("/"));
        settings.seeds = {QString::fromLatin1(site.url("/docs/home"))};
        settings.retries = 0;
        options.settings = settings;
        const test::CrawlRun run = test::runCrawl(options);
        QCOMPARE(run.reason, engine::EndReason::Completed);

        ScopeLab lab(settings);
        auto reader = store::Reader::open(options.path);
        QVERIFY(reader);
        for (const store::HostRecord &host : (*reader)->hosts())
            lab.addRobots(host.origin, host.robotsStatus, host.robotsText);
        lab.widenScope((*reader)->meta("scope_also"));
        int compared = 0;
        const auto compare = [&](const store::UrlRecord &record, bool skipped) {
            if (record.rule.name() == "seed" || record.rule.name() == "invalid_url")
                return;
            const LabVerdict verdict = lab.judge(QString::fromUtf8(record.url));
            QCOMPARE(verdict.url, record.url);
            QCOMPARE(verdict.rule, record.rule);
            QCOMPARE(verdict.fate == LabVerdict::Fate::Skipped, skipped);
            if (!skipped)
                QCOMPARE(verdict.fate == LabVerdict::Fate::Checked, record.role == store::UrlRole::Check);
            ++compared;
        };
        for (const store::UrlRecord &record : run.urls)
            compare(record, false);
        for (const store::UrlRecord &record : run.skipped)
            compare(record, true);
        QVERIFY(compared >= 5);
    }
    void judgesWhatIsPasted_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("fate");
        QTest::addColumn<QByteArray>("canonical");
        QTest::addColumn<QByteArray>("rule");
        using Fate = LabVerdict::Fate;
        const auto row = [](const char *typed, Fate fate, const char *canonical, const char *rule) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << int(fate) << QByteArray(canonical) << QByteArray(rule);
        };
        row("http://a.example/x/", Fate::Crawled, "http://a.example/x", "host");
        row(" a.example/%7e#top ", Fate::Crawled, "http://a.example/~", "host");
        row("a.example:80/", Fate::Crawled, "http://a.example/", "host");
        row("https://b.example/", Fate::Skipped, "https://b.example/", "external");
        row("mailto:me@a.example", Fate::Skipped, "mailto:me@a.example", "scheme");
        row("ftp://a.example/", Fate::Skipped, "ftp://a.example/", "scheme");
        row("http://a.example:x/", Fate::NoUrl, "", "");
        row("", Fate::NoUrl, "", "");
    }
    void judgesWhatIsPasted()
    {
        QFETCH(QString, typed);
        QFETCH(int, fate);
        QFETCH(QByteArray, canonical);
        QFETCH(QByteArray, rule);
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("a.example"), QStringLiteral("http://[not a seed")};
        settings.dropTrailingSlash = true;
        const LabVerdict verdict = ScopeLab(settings).judge(typed);
        QCOMPARE(int(verdict.fate), fate);
        QCOMPARE(verdict.canonical, canonical);
        QCOMPARE(verdict.rule.name(), rule);
        QVERIFY(!verdict.robotsKnown);
    }
};

ARGIOPE_TEST(TestScopeLab, QCoreApplication)
#include "tst_scopelab.moc"
