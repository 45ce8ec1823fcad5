// What table `meta` holds, and what it leaves behind.
#include "core/settings/fields.h"
#include "core/settings/secrets.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace argiope;
using namespace argiope::storetest;

namespace {

/// The settings that stand in the file, as a version wrote them that had secrets there: this one does not.
bool writeSettings(QSqlDatabase &file, const QByteArray &json)
{
    QSqlQuery query(file);
    query.prepare(QStringLiteral("UPDATE meta SET value = ? WHERE name = 'settings'"));
    query.addBindValue(json);
    return query.exec();
}

} // namespace

class TestProjectMeta : public QObject
{
    Q_OBJECT

    /// A file with a secret in its settings, others in what is free in it, and one in a gap between rows.
    static void makeOldFile(const Project &project, const QByteArray &json)
    {
        project.create().reset();
        {
            QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
            file.setDatabaseName(project.path);
            QVERIFY(file.open());
            QSqlQuery query(file);
            QVERIFY(query.exec(QStringLiteral("PRAGMA secure_delete = OFF"))); // some builds have it on
            QVERIFY(writeSettings(file, QByteArray("\"swordfish\" ").repeated(20'000)));
            QVERIFY(writeSettings(file, QByteArray("\"xyzzy\" ").repeated(10)));
            QVERIFY(query.exec(QStringLiteral("INSERT INTO meta VALUES ('a', 'plugh'), ('b', 'x')")));
            QVERIFY(query.exec(QStringLiteral("DELETE FROM meta WHERE name = 'a'")));
            QVERIFY(writeSettings(file, json));
            query.clear();
            file.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("old"));
        const QByteArray bytes = readAll(project.path);
        for (const char *secret : {"hunter2", "swordfish", "plugh"})
            QVERIFY2(bytes.contains(secret), secret); // or this test shows nothing
        QVERIFY(rawSql(project.path, QStringLiteral("PRAGMA freelist_count")).toInt() > 20);
    }

private Q_SLOTS:
    void oldSecretsLeaveNoTrace_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("header") << "headers" << QJsonValue(QJsonArray{QStringLiteral("Cookie: hunter2")});
        QTest::newRow("login") << "auth" << QJsonValue(QStringLiteral("me:hunter2"));
        QTest::newRow("proxy") << "proxy" << QJsonValue(QStringLiteral("http://me:hunter2@proxy.test:3128"));
        QTest::newRow("seed") << "seeds" << QJsonValue(QJsonArray{QStringLiteral("http://me:hunter2@a.test/")});
    }
    void oldSecretsLeaveNoTrace()
    {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        const Project project;
        QJsonObject json = settings::toJson({});
        json.insert(key, value);
        makeOldFile(project, QJsonDocument(json).toJson(QJsonDocument::Compact));
        if (QTest::currentTestFailed())
            return;
        {
            auto writer = project.open();
            QVERIFY(writer);
            settings::CrawlSettings open = settings::withoutSecrets(writer->settings());
            open.seeds = QStringList{QStringLiteral("http://a.test/")};
            writer->begin();
            (void)writer->insert(queuedUrl(*writer, "http://a.test/"));
            writer->setSettings(open);
            QVERIFY(writer->commit());
            // While it is open, as after a crash.
            const QByteArray bytes = readAll(project.path) + readAll(project.path + QStringLiteral("-wal"));
            for (const char *secret : {"hunter2", "swordfish", "xyzzy", "plugh"})
                QVERIFY2(!bytes.contains(secret), secret);
            QCOMPARE(writer->meta("b"), QByteArray("x"));
            QVERIFY(writer->settings() == open);
            QCOMPARE(writer->counts().queued, 1);
        }
        QVERIFY(project.read()); // the schema is as it was
        QVERIFY(project.open());
    }

    void aFullDiskLeavesThemInPlace()
    {
        const Project project;
        QJsonObject json = settings::toJson({});
        json.insert(QLatin1String("auth"), QStringLiteral("me:hunter2"));
        makeOldFile(project, QJsonDocument(json).toJson(QJsonDocument::Compact));
        if (QTest::currentTestFailed())
            return;
        auto writer = project.open();
        QVERIFY(writer);
        QVERIFY(writer->limitFile(4096)); // no larger than it is
        writer->begin();
        // So many that there is no room for them.
        for (int i = 0; i < 5000; ++i)
            (void)writer->insert(newUrl(*writer, "http://a.test/" + QByteArray::number(i)));
        writer->setSettings({});
        const auto done = writer->commit();
        QVERIFY(!done);
        QCOMPARE(done.error().code, StoreError::Code::DiskFull);
        QCOMPARE(writer->settings().auth, QStringLiteral("me:hunter2"));
        QVERIFY(writer->limitFile(0));
        writer->begin();
        writer->setSettings({});
        QVERIFY(writer->commit());
        QVERIFY(!readAll(project.path).contains("hunter2"));
    }
};

ARGIOPE_TEST(TestProjectMeta, QCoreApplication)
#include "tst_projectmeta.moc"
