#include "core/engine/requestheaders.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

using namespace argiope;

class TestRequestHeaders : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// What is worked out is what the server sees.
    void areThoseThatAreSent()
    {
        test::TestSite site{{"/", "<title>Home</title>"}};
        const QTemporaryDir folder;
        engine::CrawlOptions options
            = test::crawlOptions(folder.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        options.settings.userAgent = QStringLiteral("Tester/1");
        options.settings.headers = QStringList{
            QStringLiteral("X-One: 1"), QStringLiteral("accept-language: de"), QStringLiteral("Connection: close")};
        const test::CrawlRun run = test::runCrawl(options);
        QCOMPARE(run.reason, engine::EndReason::Completed);
        const QList<QByteArray> lines = engine::requestHeaders(options.settings, site.url("/")).trimmed().split('\n');
        QCOMPARE(lines.size(), 6); // Host, User-Agent, Accept, Accept-Language, X-One, Accept-Encoding
        bool seen = false;
        for (const test::Request &request : site.accessLog()) {
            if (request.target != "/")
                continue;
            seen = true;
            for (const QByteArray &line : lines) {
                const qsizetype colon = line.indexOf(": ");
                QCOMPARE(request.header(line.first(colon)), line.mid(colon + 2));
            }
        }
        QVERIFY(seen);
        QVERIFY(lines.contains("User-Agent: Tester/1"));
    }
    void areNoneForWhatIsNotFetched()
    {
        QCOMPARE(engine::requestHeaders({}, "mailto:a@b.example"), QByteArray());
        QCOMPARE(engine::requestHeaders({}, "no url"), QByteArray());
        QVERIFY(engine::requestHeaders({}, "http://a.test/").contains("User-Agent: Argiope/"));
    }
};

ARGIOPE_TEST(TestRequestHeaders, QCoreApplication)
#include "tst_requestheaders.moc"
