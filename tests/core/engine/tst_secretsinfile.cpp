#include "core/engine/archiveimport.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::EndReason;

namespace {

/// All that stands in a project's tables, and every byte of the files that begin with its name.
QByteArray everythingOf(const QString &path, QStringList *tables = nullptr)
{
    QByteArray all;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("all"));
        database.setDatabaseName(path);
        if (!database.open())
            return all;
        const QStringList names = database.tables(QSql::Tables);
        for (const QString &name : names) {
            QSqlQuery query(database);
            query.exec(QStringLiteral("SELECT * FROM \"%1\"").arg(name));
            while (query.next()) {
                for (int column = 0; column < query.record().count(); ++column)
                    all += name.toUtf8() + ' ' + query.value(column).toByteArray() + '\n';
            }
        }
        if (tables)
            *tables = names;
    }
    QSqlDatabase::removeDatabase(QStringLiteral("all"));
    const QFileInfo project(path);
    const QFileInfoList files
        = project.dir().entryInfoList({project.completeBaseName() + QLatin1Char('*')}, QDir::Files);
    for (const QFileInfo &info : files) {
        QFile file(info.filePath());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

QByteArrayList secrets()
{
    QByteArrayList texts{"S3CRET-COOKIE", "S3CRET-USER", "S3CRET-WORD", "S3CRET-KEY", "S3CRET-ANSWER", "S3CRET-TOKEN"};
    texts << QByteArray("S3CRET-USER:S3CRET-WORD").toBase64();
    return texts;
}

} // namespace

/// docs/SECURITY.md: no secret is written to a project, in whatever table.
class TestSecretsInFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofACrawl_data()
    {
        QTest::addColumn<Wire>("wire");
        QTest::newRow("plain") << Wire::Plain;
        QTest::newRow("tls") << Wire::Tls;
        QTest::newRow("http2") << Wire::Http2;
    }
    void ofACrawl()
    {
        QFETCH(Wire, wire);
        trustTestAuthority();
        const SiteHeaders headers{{"Set-Cookie", "sid=S3CRET-COOKIE; Path=/; HttpOnly"},
            {"Authorization", "Basic S3CRET-ANSWER"}, {"X-Auth-Token", "S3CRET-TOKEN"}, {"X-Plain", "plain"}};
        TestSite site(
            {{"/", Response{.headers = headers, .body = "<a href=/b>b</a><a href=/moved>m</a><a href=/no>n</a>"}},
                {"/b", Response{.headers = headers, .body = "<p>b</p>"}},
                {"/moved", Response{.status = 302, .headers = headers + SiteHeaders{{"Location", "/b"}}}},
                {"/no", Response{.status = 500, .headers = headers}},
                {"/robots.txt", Response{.headers = headers, .contentType = "text/plain", .body = "User-agent: *\n"}}},
            wire);
        QTemporaryDir dir;
        QByteArray start = site.url("/");
        start.replace("://", "://S3CRET-USER:S3CRET-WORD@");
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), start);
        options.settings.storeHeaders = true;
        options.settings.bodies = settings::Bodies::All;
        options.settings.keepRuns = 2;
        options.settings.text = settings::KeptText::Plain;
        options.settings.headers = QStringList{QStringLiteral("X-Api-Key: S3CRET-KEY")};
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);
        QVERIFY(site.accessLog().last().header("Cookie").contains("S3CRET-COOKIE"));
        QCOMPARE(runCrawl(refetchOptions(options)).reason, EndReason::Completed); // with earlier visits
        QStringList tables;
        const QByteArray all = everythingOf(options.path, &tables);
        QVERIFY(tables.contains(QStringLiteral("visits")));
        QVERIFY(all.contains("X-Plain: plain") || all.contains("x-plain: plain"));
        QVERIFY(all.contains("sid=xxxxxxxxxxxxx; Path=/; HttpOnly"));
        for (const QByteArray &secret : secrets())
            QVERIFY2(!all.contains(secret), secret.constData());
    }

    void ofAnArchive()
    {
        const QByteArray block = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nSet-Cookie: a=S3CRET-COOKIE\r\n\r\n"
                                 "<title>held</title><a href=/b>b</a>";
        QByteArray warc;
        for (const char *url :
            {"http://S3CRET-USER:S3CRET-WORD@site.test/", "http://S3CRET-USER:S3CRET-WORD@site.test/b"}) {
            warc
                += QByteArray("WARC/1.0\r\nWARC-Type: response\r\nWARC-Date: 2020-02-03T04:05:06Z\r\nWARC-Target-URI: ")
                + url + "\r\nContent-Type: application/http;msgtype=response\r\nContent-Length: "
                + QByteArray::number(block.size()) + "\r\n\r\n" + block + "\r\n\r\n";
        }
        QTemporaryDir dir;
        const QString from = dir.filePath(QStringLiteral("a.warc"));
        QFile file(from);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(warc) == warc.size());
        file.close();
        const auto archives = engine::readArchives({from}, {}, {});
        QVERIFY(archives);
        engine::CrawlOptions options;
        options.path = dir.filePath(QStringLiteral("p.argiope"));
        options.answers = archives->answers;
        options.settings = engine::proposedFor(*archives, {});
        options.settings.storeHeaders = true;
        const CrawlRun run = runCrawl(options);
        QCOMPARE(run.reason, EndReason::Completed);
        QVERIFY(run.urls.contains("http://site.test/"));
        QVERIFY(run.urls.contains("http://site.test/b"));
        const auto reader = store::Reader::open(options.path);
        QVERIFY(reader);
        QVERIFY((*reader)->settings().logins.isEmpty());
        QVERIFY((*reader)->settings().auth.isEmpty());
        const QByteArray all = everythingOf(options.path);
        for (const QByteArray &secret : secrets())
            QVERIFY2(!all.contains(secret), secret.constData());
    }
};

ARGIOPE_TEST(TestSecretsInFile, QCoreApplication)
#include "tst_secretsinfile.moc"
