#include "tests/app/clirun.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <atomic>

using namespace argiope::test;

/// `argiope-cli crawl --watch`.
class TestCliWatch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tellsWhatChanged();
    void wrongUse_data();
    void wrongUse();
};

void TestCliWatch::tellsWhatChanged()
{
    const QTemporaryDir dir;
    // Three crawls: the second finds nothing else, the third another title, a new page and one that is gone.
    std::atomic<int> round{0};
    TestSite site;
    site.setPage("/", [&round](const Request &) {
        const QByteArray links = ++round < 3 ? "<a href=/old>o</a>" : "<a href=/new>n</a>";
        return Response{.body = "<title>Start</title><a href=/a>a</a>" + links};
    });
    site.setPage("/a", [&round](const Request &) {
        return Response{.body = round < 3 ? "<title>One</title>" : "<title>Two & more</title>"};
    });
    site.setPage(
        "/old", [&round](const Request &) { return Response{.status = round < 3 ? 200 : 404, .body = "old"}; });
    site.setPage("/new", "new");
    const QString feed = dir.filePath(QStringLiteral("feed.xml"));
    const QStringList arguments{QStringLiteral("crawl"), QString::fromLatin1(site.url("/")),
        QStringLiteral("--project"), dir.filePath(QStringLiteral("p.argiope")), QStringLiteral("--watch"),
        QStringLiteral("--every"), QStringLiteral("0"), QStringLiteral("--times"), QStringLiteral("3"),
        QStringLiteral("--feed"), feed, QStringLiteral("--progress"), QStringLiteral("none"),
        QStringLiteral("--on-change"),
        QStringLiteral("cat >> told; echo $ARGIOPE_RUN $ARGIOPE_NEW $ARGIOPE_GONE >> sums")};
    const CliResult result = runCli(arguments, dir.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(round.load(), 3);
    QVERIFY2(result.err.contains("1 new, 1 gone"), result.err.constData());
#ifndef Q_OS_WIN
    QCOMPARE(readFile(dir.filePath(QStringLiteral("sums"))), QByteArray("3 1 1\n"));
    QMap<QByteArray, QJsonObject> told;
    for (const QByteArray &line : readFile(dir.filePath(QStringLiteral("told"))).split('\n')) {
        if (const QJsonObject object = QJsonDocument::fromJson(line).object(); !object.isEmpty()) {
            told.insert(object.value(QLatin1String("what")).toString().toLatin1() + ' '
                    + object.value(QLatin1String("url")).toString().toLatin1() + ' '
                    + object.value(QLatin1String("column")).toString().toLatin1(),
                object);
        }
    }
    QVERIFY(told.contains("new " + site.url("/new") + " status"));
    QVERIFY(told.contains("gone " + site.url("/old") + " status"));
    QCOMPARE(told.value("changed " + site.url("/a") + " title").value(QLatin1String("new")).toString(),
        QStringLiteral("Two & more"));
#endif
    QXmlStreamReader xml(readFile(feed));
    QStringList entries;
    QString content;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        QCOMPARE(xml.namespaceUri().toString(), QStringLiteral("http://www.w3.org/2005/Atom"));
        if (xml.name() == u"entry")
            entries.append(QString());
        else if (xml.name() == u"title" && !entries.isEmpty())
            entries.last() = xml.readElementText();
        else if (xml.name() == u"content")
            content = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(entries.size(), 1);
    QVERIFY2(entries.first().startsWith(QStringLiteral("1 new, 1 gone")), qPrintable(entries.first()));
    QVERIFY2(content.contains(QStringLiteral("title One → Two & more")), qPrintable(content));
}

void TestCliWatch::wrongUse_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char *name, const char *options) {
        QTest::newRow(name) << QString::fromLatin1(options).split(u' ');
    };
    row("without watch", "--every 1d");
    row("no time", "--watch --every soon");
    row("too long", "--watch --every 60w");
    row("no number", "--watch --times 0");
    row("nothing remembered", "--watch --keep-runs 0");
}

void TestCliWatch::wrongUse()
{
    QFETCH(QStringList, options);
    const QTemporaryDir dir;
    const CliResult result
        = runCli(QStringList{QStringLiteral("crawl"), QStringLiteral("http://127.0.0.1:1/")} + options, dir.path());
    QCOMPARE(result.status, 2);
    QVERIFY(result.oneErrorLine());
    QVERIFY(snapshot(dir.path()).isEmpty());
}

ARGIOPE_TEST(TestCliWatch, QCoreApplication)
#include "tst_cliwatch.moc"
