#include "app/demosite.h"
#include "core/engine/crawl.h"
#include "tests/support/testmain.h"
#include "tests/ui/uitest.h"

#include <QSignalSpy>
#include <QTest>

using namespace argiope;

class TestDemoSite : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void hasSomethingOfEverything()
    {
        DemoSite site;
        const QString address = site.start();
        QVERIFY(address.startsWith(QStringLiteral("http://127.0.0.1:")));
        QCOMPARE(site.start(), address);
        engine::CrawlOptions options;
        options.path = m_place.file(QStringLiteral("demo.argiope"));
        options.settings.seeds = QStringList{address};
        options.settings.resources = settings::ResourcePolicy::Check;
        engine::Crawl crawl(options);
        QSignalSpy ended(&crawl, &engine::Crawl::ended);
        crawl.start();
        QVERIFY(ended.wait(120000));
        QCOMPARE(crawl.endReason(), engine::EndReason::Completed);
        const engine::Counters counters = crawl.counters();
        const auto of = [&counters](base::Outcome outcome) { return counters.byOutcome[size_t(outcome)]; };
        QVERIFY(of(base::Outcome::Ok) >= 40);
        QVERIFY(of(base::Outcome::Redirect) >= 4);
        QVERIFY(of(base::Outcome::Broken) >= 4);
        QCOMPARE(of(base::Outcome::Blocked), 1);
        QCOMPARE(of(base::Outcome::ServerError), 1);
        QVERIFY(counters.skipped >= 2); // the closed folder, another site
    }
};

ARGIOPE_TEST(TestDemoSite, QCoreApplication)
#include "tst_demosite.moc"
