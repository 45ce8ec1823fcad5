#include "core/engine/urltrace.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace argiope;
using namespace argiope::test;

/// The stream of links, for experiments.
class TestUrlTrace : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void inTheirOrder()
    {
        const QTemporaryDir dir;
        TestSite site{{"/", "<a href=/a>a</a><a href=/b>b</a><a href=/a#x>a</a>"}, {"/a", "<a href=/>start</a>"}};
        site.setPage("/b", Response{.status = 302, .headers = {{"Location", "/a"}}});
        const QString path = dir.filePath(QStringLiteral("links.trace"));
        engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), 1);
        options.trace = std::make_shared<engine::UrlTrace>();
        QString error;
        QVERIFY(options.trace->open(path, &error));
        QCOMPARE(runCrawl(options).reason, engine::EndReason::Completed);
        QCOMPARE(options.trace->close(), QString());
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QList<QByteArray> keys;
        for (QByteArray key; !(key = file.read(8)).isEmpty();)
            keys.append(key);
        // a, b, a of the start page; its address on a, and where b leads, in the order in which they came.
        QCOMPARE(keys.size(), 5);
        QCOMPARE(keys[0].size(), 8);
        QVERIFY(keys[0] != keys[1]);
        QCOMPARE(keys[2], keys[0]);
        QVERIFY((keys[3] == keys[0]) != (keys[4] == keys[0])); // the redirect
        QVERIFY(keys[3] != keys[1] && keys[4] != keys[1]);
    }

    void whereNothingCanBeWritten()
    {
        engine::UrlTrace trace;
        QString error;
        QVERIFY(!trace.open(QStringLiteral("/no/such/folder/links.trace"), &error));
        QVERIFY(error.startsWith(QStringLiteral("/no/such/folder/links.trace: ")));
    }
};

ARGIOPE_TEST(TestUrlTrace, QCoreApplication)
#include "tst_urltrace.moc"
