// Projects between files and a PostgreSQL database. with_postgres starts a server for it.
#include "core/store/placecopy.h"
#include "core/store/postgres.h"
#include "core/store/tableshape.h"
#include "tests/core/store/readersite.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QSemaphore>

#include <atomic>
#include <thread>
#include <utility>

using namespace argiope;
using namespace argiope::storetest;
using store::postgres::Session;

namespace {

Place placeOf(const QString &text)
{
    auto place = Place::parse(text);
    return place ? *place : Place();
}

StoreError::Code codeOf(const base::Result<void, StoreError> &result)
{
    return result ? StoreError::Code::Io : result.error().code;
}

QString wordsOf(const base::Result<void, StoreError> &result)
{
    return result ? QString() : result.error().message();
}

/// All rows of all tables with their types, in the order of their keys.
QStringList dump(const QString &path)
{
    QStringList rows;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("dump"));
        db.setDatabaseName(path);
        if (!db.open())
            return {db.lastError().text()};
        const auto add = [&](const QString &table, const QStringList &columns, const QString &order) {
            QStringList values;
            for (const QString &column : columns)
                values << QStringLiteral("typeof(%1) || hex(CAST(%1 AS BLOB))").arg(column);
            QSqlQuery query(db);
            if (!query.exec(
                    QStringLiteral("SELECT %1 FROM %2 ORDER BY %3").arg(values.join(u" || ' ' || "), table, order)))
                rows << query.lastError().text();
            while (query.next())
                rows << QString(table + u' ' + query.value(0).toString());
        };
        for (const TableShape &shape : tableShapes())
            add(shape.name, shape.columnNames(), shape.key.join(u", "));
        add(QStringLiteral("sqlite_sequence"), {QStringLiteral("name"), QStringLiteral("seq")}, QStringLiteral("name"));
        QSqlQuery version(db);
        version.exec(QStringLiteral("PRAGMA user_version"));
        rows << (version.next() ? version.value(0).toString() : QString());
        db.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("dump"));
    return rows;
}

/// Rows in each table, with whatever a column can hold.
void fillAll(const QString &path)
{
    QString error;
    for (const TableShape &shape : tableShapes()) {
        if (shape.name == u"meta" || shape.name == u"outcomes")
            continue;
        for (int row = 1; row <= 4; ++row) {
            QStringList values;
            for (const auto &[name, type] : shape.columns) {
                const bool isKey = shape.key.contains(name);
                const int number = 50 + row;
                if (isKey || name == u"page")
                    values << QString::number(shape.name == u"kept" ? (number << 20) : number);
                else if (name == u"state")
                    values << QStringLiteral("1");
                else if (type == TableShape::Type::Number)
                    values << (row == 1 ? QStringLiteral("-9223372036854775807 - 1")
                            : row == 2  ? QStringLiteral("9223372036854775807")
                                        : QString::number(row));
                else if (type == TableShape::Type::Bytes)
                    values << (row == 1 ? QStringLiteral("x''") : QStringLiteral("x'00ff275c0%1'").arg(row));
                else
                    values << QStringLiteral("CAST(x'%1' AS TEXT)")
                                  .arg(QString::fromLatin1(std::array<QByteArray, 4>{"", "it's \\ \xF0\x9F\x95\xB7\n\t",
                                      QByteArray("a\0b", 3), "\xef\xbb\xbfmark \xff"}[size_t(row - 1)]
                                                               .append(row == 1 ? "" : name.toUtf8())
                                                               .toHex()));
            }
            rawSql(path,
                QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                    .arg(shape.name, shape.columnNames().join(u", "), values.join(u", ")),
                &error);
            QVERIFY2(error.isEmpty(), qPrintable(shape.name + u": " + error));
        }
        if (shape.name == u"texts") // more than one statement's worth, and than one read
            rawSql(path,
                QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 5500) "
                               "INSERT INTO texts SELECT i, 'text ' || i FROM n"));
    }
    // NULL where it can be; ids that were given and went.
    rawSql(path, QStringLiteral("UPDATE urls SET last_seen = NULL WHERE id = 52"));
    rawSql(path, QStringLiteral("UPDATE sqlite_sequence SET seq = 900"));
}

class TestDatabaseCopy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void comesBackToTheLastRow();
    void goesOnWhereItWas_data();
    void goesOnWhereItWas();
    void stopsBehindTheLastRow();
    void beginsAnewWhereTheProjectChanged();
    void viewsSayTheSame();
    void statementsInOneText();
    void severalProjects();
    void refuses();
    void takesWhatWasCrawledThere();

private:
    [[nodiscard]] QString address(const QString &project) const
    {
        return m_server + u'#' + QStringLiteral("tst ") + project;
    }
    [[nodiscard]] std::unique_ptr<Session> session() const
    {
        auto opened = Session::open(placeOf(address(QStringLiteral("x"))), Session::Access::Write);
        return opened ? std::move(*opened) : nullptr;
    }
    void dropAll() const;

    QString m_server = test::postgresServer();
};

void TestDatabaseCopy::init()
{
    REQUIRE_POSTGRES(m_server);
    dropAll();
}

void TestDatabaseCopy::cleanup()
{
    if (!m_server.isEmpty())
        dropAll();
}

void TestDatabaseCopy::dropAll() const
{
    const auto opened = session();
    QVERIFY2(opened, "the server does not let us in");
    const auto names = opened->ask(
        QStringLiteral("SELECT string_agg(quote_ident(nspname), ',') FROM pg_namespace WHERE nspname LIKE 'tst %'"));
    QVERIFY(names.ok());
    for (const QString &name : names->toString().split(u',', Qt::SkipEmptyParts))
        QVERIFY(opened->exec(QString(u"DROP SCHEMA " + name + u" CASCADE")).ok());
}

void TestDatabaseCopy::comesBackToTheLastRow()
{
    Site site;
    site.writer.reset();
    fillAll(site.path);
    if (QTest::currentTestFailed())
        return;
    const Place one = placeOf(address(QStringLiteral("one")));
    const Place two = placeOf(address(QStringLiteral("two")));
    const QString back = site.folder.filePath(QStringLiteral("back.argiope"));

    qint64 last = 0;
    qint64 all = 0;
    const auto progress = [&](const CopyProgress &now) {
        last = now.done;
        all = now.all;
    };
    auto copied = copyPlace(placeOf(site.path), one, progress);
    QVERIFY2(copied.ok(), qPrintable(wordsOf(copied)));
    QVERIFY(all > 4500);
    QCOMPARE(last, all);
    // The server knows what is in it without somebody having asked first.
    const auto known = session()->ask(QStringLiteral("SELECT COUNT(DISTINCT tablename) FROM pg_stats WHERE schemaname "
                                                     "= 'tst one' AND tablename IN ('texts', 'urls')"));
    QVERIFY(known.ok());
    QCOMPARE(known->toInt(), 2);
    copied = copyPlace(one, two);
    QVERIFY2(copied.ok(), qPrintable(wordsOf(copied)));
    copied = copyPlace(two, placeOf(back));
    QVERIFY2(copied.ok(), qPrintable(wordsOf(copied)));
    QCOMPARE(dump(back), dump(site.path));
    // Nothing stays beside it.
    QCOMPARE(QDir(site.folder.path()).entryList(QDir::Files),
        (QStringList{QStringLiteral("back.argiope"), QStringLiteral("p.argiope")}));
}

void TestDatabaseCopy::goesOnWhereItWas_data()
{
    QTest::addColumn<bool>("toDatabase");
    QTest::newRow("file to database") << true;
    QTest::newRow("database to file") << false;
}

void TestDatabaseCopy::goesOnWhereItWas()
{
    QFETCH(const bool, toDatabase);
    Site site;
    site.writer.reset();
    const Place file = placeOf(site.path);
    const Place there = placeOf(address(QStringLiteral("there")));
    const Place back = placeOf(site.folder.filePath(QStringLiteral("back.argiope")));
    if (!toDatabase)
        QVERIFY(copyPlace(file, there).ok());
    const Place &from = toDatabase ? file : there;
    const Place &to = toDatabase ? there : back;

    qint64 done = 0;
    const auto progress = [&done](const CopyProgress &now) { done = now.done; };
    // Asked to stop, it stops at the next row that is safe.
    for (int i = 1; i <= 6; ++i) {
        const std::atomic<bool> cancel = true;
        QCOMPARE(codeOf(copyPlace(from, to, progress, &cancel)), StoreError::Code::Canceled);
        QCOMPARE(done, i);
    }
    // It is not there before it is whole.
    QVERIFY(!QFileInfo::exists(back.name()));
    if (toDatabase)
        QCOMPARE(codeOf(copyPlace(there, back)), StoreError::Code::NotFound);
    QVERIFY(copyPlace(from, to, progress).ok());
    if (toDatabase)
        QVERIFY(copyPlace(there, back).ok());
    QCOMPARE(dump(back.name()), dump(site.path));
}

/// All rows are there, and what the server has to do with them takes long.
void TestDatabaseCopy::stopsBehindTheLastRow()
{
    Site site;
    site.writer.reset();
    const Place there = placeOf(address(QStringLiteral("there")));
    std::atomic<bool> cancel = false;
    QSemaphore copied;
    QSemaphore locked;
    std::atomic<bool> wasAwaited = false;
    std::thread other([&] {
        const auto opened = session();
        copied.acquire();
        const bool has = opened
            && opened->exec({QStringLiteral("BEGIN"),
                QStringLiteral("LOCK TABLE \"tst there.part\".urls IN ACCESS EXCLUSIVE MODE")});
        locked.release();
        const QDeadlineTimer patience(60'000);
        while (has && !wasAwaited && !patience.hasExpired()) {
            const auto waits = opened->ask(QStringLiteral("SELECT COUNT(*) FROM pg_catalog.pg_locks WHERE NOT granted "
                                                          "AND relation = '\"tst there.part\".urls'::regclass"));
            wasAwaited = !waits || waits->toInt() > 0;
        }
        cancel = true;
    });
    bool isWhole = false;
    const auto progress = [&](const CopyProgress &now) {
        if (now.done < now.all || std::exchange(isWhole, true))
            return;
        copied.release();
        locked.acquire();
    };
    const auto stopped = copyPlace(placeOf(site.path), there, progress, &cancel);
    copied.release();
    other.join();
    QVERIFY(wasAwaited);
    QCOMPARE(codeOf(stopped), StoreError::Code::Canceled);
    const Place back = placeOf(site.folder.filePath(QStringLiteral("back.argiope")));
    QCOMPARE(codeOf(copyPlace(there, back)), StoreError::Code::NotFound);
    QVERIFY(copyPlace(placeOf(site.path), there).ok());
    QVERIFY(copyPlace(there, back).ok());
    QCOMPARE(dump(back.name()), dump(site.path));
}

void TestDatabaseCopy::beginsAnewWhereTheProjectChanged()
{
    Site site;
    const Place there = placeOf(address(QStringLiteral("there")));
    const Place back = placeOf(site.folder.filePath(QStringLiteral("back.argiope")));
    qint64 done = 0;
    const auto progress = [&done](const CopyProgress &now) { done = now.done; };
    const std::atomic<bool> cancel = true;
    for (int i = 1; i <= 3; ++i)
        QCOMPARE(codeOf(copyPlace(placeOf(site.path), there, progress, &cancel)), StoreError::Code::Canceled);
    QCOMPARE(done, 3);
    site.writer->begin();
    site.writer->setMeta("a_first_name", "1");
    QVERIFY(site.writer->commit().ok());
    QCOMPARE(codeOf(copyPlace(placeOf(site.path), there, progress, &cancel)), StoreError::Code::Canceled);
    QCOMPARE(done, 1);
    site.writer.reset();
    QVERIFY(copyPlace(placeOf(site.path), there).ok());

    // The other way about, where somebody changes the database.
    QCOMPARE(codeOf(copyPlace(there, back, progress, &cancel)), StoreError::Code::Canceled);
    QCOMPARE(codeOf(copyPlace(there, back, progress, &cancel)), StoreError::Code::Canceled);
    QCOMPARE(done, 2);
    QVERIFY(session()->exec(QStringLiteral("UPDATE \"tst there\".urls SET depth = 7 WHERE id = 1")).ok());
    QCOMPARE(codeOf(copyPlace(there, back, progress, &cancel)), StoreError::Code::Canceled);
    QCOMPARE(done, 1);
    QVERIFY(copyPlace(there, back).ok());
    rawSql(site.path, QStringLiteral("UPDATE urls SET depth = 7 WHERE id = 1"));
    QCOMPARE(dump(back.name()), dump(site.path));
}

void TestDatabaseCopy::viewsSayTheSame()
{
    Site site;
    site.writer.reset();
    const Place there = placeOf(address(QStringLiteral("there")));
    QVERIFY(copyPlace(placeOf(site.path), there).ok());
    const auto opened = session();
    QVERIFY(opened->use(there.project()).ok());
    for (const char *question :
        {"SELECT id, page, target, place, kind, rel, rule, followed, text_id FROM links ORDER BY 1",
            "SELECT source, target, element, attribute, kind, rule, followed, text FROM link_list ORDER BY 1, 2, 3, 8",
            "SELECT url, state, outcome, status, depth, inlinks, title, referrer, rule, visits FROM url_list ORDER BY "
            "id",
            "SELECT url, host, source, named_by, state FROM sitemap_list ORDER BY id"}) {
        const auto rowsOf = [&](QSqlDatabase database) {
            QStringList rows;
            QSqlQuery query(database);
            if (!query.exec(QString::fromLatin1(question)))
                rows << query.lastError().text();
            while (query.next()) {
                QStringList values;
                for (int i = 0;
                     i <= QByteArrayView(question).first(QByteArrayView(question).indexOf("FROM")).count(','); ++i)
                    values << (query.isNull(i) ? QStringLiteral("NULL") : query.value(i).toString());
                rows << values.join(u'|');
            }
            return rows;
        };
        QStringList inFile;
        {
            QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("views"));
            file.setDatabaseName(site.path);
            QVERIFY(file.open());
            inFile = rowsOf(file);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("views"));
        QCOMPARE(rowsOf(opened->database()), inFile);
        QVERIFY(!inFile.isEmpty() || QByteArrayView(question).contains("sitemap"));
    }
}

/// A server is asked otherwise than a file.
void TestDatabaseCopy::statementsInOneText()
{
    const auto opened = session();
    QVERIFY(opened);
    const auto last = opened->ask(QStringLiteral("SELECT 1; SET work_mem = '5MB'; SELECT current_setting('work_mem')"));
    QVERIFY(last.ok());
    QCOMPARE(last->toString(), QStringLiteral("5MB"));
    for (const char *broken :
        {"SELECT 1; SELECT 1 / 0; SELECT 2", "SELECT 1 / 0; SELECT 2", "SELECT 2; SELECT 1 / 0"}) {
        QVERIFY2(!opened->ask(QLatin1String(broken)).ok(), broken);
        QVERIFY2(!opened->exec(QLatin1String(broken)).ok(), broken);
    }
    QVERIFY(opened->exec({QStringLiteral("SELECT 1"), QStringLiteral("SELECT 2")}).ok());
    const auto next = opened->ask(QStringLiteral("SELECT 7"));
    QVERIFY(next.ok());
    QCOMPARE(next->toInt(), 7);
}

void TestDatabaseCopy::severalProjects()
{
    const Project a;
    const Project b;
    QVERIFY(a.create());
    QVERIFY(b.create());
    QVERIFY(copyPlace(placeOf(a.path), placeOf(address(QStringLiteral("a")))).ok());
    QVERIFY(copyPlace(placeOf(b.path), placeOf(address(QStringLiteral("b")))).ok());
    const QString back = a.folder.filePath(QStringLiteral("back.argiope"));
    QVERIFY(copyPlace(placeOf(address(QStringLiteral("a"))), placeOf(back)).ok());
    QCOMPARE(dump(back), dump(a.path));
    QVERIFY(dump(back) != dump(b.path));
    QVERIFY(Writer::open(back).ok()); // a project like any other
}

/// A project that no copy has made.
void TestDatabaseCopy::takesWhatWasCrawledThere()
{
    const QTemporaryDir folder;
    const Place there = placeOf(address(QStringLiteral("crawled")));
    {
        auto writer = Writer::create(there.name(), {});
        QVERIFY2(writer.ok(), qPrintable(writer ? QString() : writer.error().message()));
        NewUrl row = newUrl(**writer, "https://a.test/");
        row.host = (*writer)->host("https://a.test");
        QVERIFY((*writer)->insert(row) != UrlId::None);
        QVERIFY((*writer)->commit().ok());
    }
    const QString back = folder.filePath(QStringLiteral("back.argiope"));
    const auto copied = copyPlace(there, placeOf(back));
    QVERIFY2(copied.ok(), qPrintable(wordsOf(copied)));
    const auto reader = Reader::open(back);
    QVERIFY(reader.ok());
    QVERIFY((*reader)->find("https://a.test/").has_value());
    // And from there into another database's schema.
    QVERIFY(copyPlace(there, placeOf(address(QStringLiteral("second")))).ok());
}

void TestDatabaseCopy::refuses()
{
    using Code = StoreError::Code;
    const Project project;
    QVERIFY(project.create());
    const Place file = placeOf(project.path);
    const Place there = placeOf(address(QStringLiteral("there")));
    const auto opened = session();

    QCOMPARE(codeOf(copyPlace(there, placeOf(project.folder.filePath(QStringLiteral("x"))))), Code::NotFound);
    QVERIFY(copyPlace(file, there).ok());
    QCOMPARE(codeOf(copyPlace(file, there)), Code::Exists); // nothing is overwritten
    QCOMPARE(codeOf(copyPlace(there, file)), Code::Exists);
    QVERIFY(opened->exec(QStringLiteral("UPDATE \"tst there\".argiope SET version = 999")).ok());
    QCOMPARE(codeOf(copyPlace(there, placeOf(project.folder.filePath(QStringLiteral("x"))))), Code::NewerVersion);
    QVERIFY(opened->exec(QStringLiteral("CREATE SCHEMA \"tst other\"")).ok());
    const Place other = placeOf(address(QStringLiteral("other")));
    QCOMPARE(codeOf(copyPlace(other, placeOf(project.folder.filePath(QStringLiteral("x"))))), Code::NotAProject);
    QCOMPARE(codeOf(copyPlace(file, other)), Code::Exists);
    QVERIFY(opened->exec(QStringLiteral("CREATE SCHEMA \"tst mine.part\"")).ok());
    QCOMPARE(codeOf(copyPlace(file, placeOf(address(QStringLiteral("mine"))))), Code::CannotCreate);

    const auto held = opened->lock(QStringLiteral("tst busy.part"));
    QVERIFY(held.ok() && *held);
    QCOMPARE(codeOf(copyPlace(file, placeOf(address(QStringLiteral("busy"))))), Code::Locked);

    // What cannot be said there is not lost in silence.
    rawSql(project.path, QStringLiteral("INSERT INTO texts VALUES (1, x'00')"));
    const auto odd = copyPlace(file, placeOf(address(QStringLiteral("odd"))));
    QCOMPARE(codeOf(odd), Code::Damaged);
    QVERIFY2(wordsOf(odd).contains(u"texts"), qPrintable(wordsOf(odd)));

    // A database that was tampered with makes no file.
    rawSql(project.path, QStringLiteral("DELETE FROM texts"));
    const Place queue = placeOf(address(QStringLiteral("queue")));
    QVERIFY(copyPlace(file, queue).ok());
    QVERIFY(opened
                ->exec(QStringLiteral(
                    "INSERT INTO \"tst queue\".urls (id, key, url, host, state, role, rule, depth, hops, "
                    "referrer, in_sitemap, discovered_at) VALUES (1, '', 'u', 0, 0, 0, 0, -5, 0, 0, 0, 0)"))
                .ok());
    const QString back = project.folder.filePath(QStringLiteral("back.argiope"));
    QCOMPARE(codeOf(copyPlace(queue, placeOf(back))), Code::Damaged);
    QVERIFY(!QFileInfo::exists(back));
}

} // namespace

ARGIOPE_TEST(TestDatabaseCopy, QCoreApplication)
#include "tst_databasecopy.moc"
