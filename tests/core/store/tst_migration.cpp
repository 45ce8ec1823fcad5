#include "core/settings/fields.h"
#include "core/store/dialect.h"
#include "core/store/schema.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/testmain.h"

#include <QFileInfo>
#include <QJsonDocument>

using namespace argiope;
using namespace argiope::store;
using namespace argiope::storetest;

namespace {

constexpr quint64 KeySeed = 0x1234567890abcdef;

/// The format's first version, word for word as it was written then.
const char *const VersionOne[] = {
    "CREATE TABLE meta (name {text} PRIMARY KEY NOT NULL, value {blob} NOT NULL)",
    "CREATE TABLE outcomes (id {id}, name {text} NOT NULL)",
    "CREATE TABLE hosts (id {id}, origin {text} NOT NULL UNIQUE, robots_status {int} NOT NULL, robots_text {blob}, "
    "robots_fetched_at {int} NOT NULL)",
    "CREATE TABLE rules (id {id}, name {text} NOT NULL, detail {text} NOT NULL, UNIQUE (name, detail))",
    "CREATE TABLE places (id {id}, element {text} NOT NULL, attribute {text} NOT NULL, UNIQUE (element, attribute))",
    "CREATE TABLE urls (id {id}, key {blob} NOT NULL UNIQUE, url {text} NOT NULL, host {int} NOT NULL, "
    "state {int} NOT NULL, role {int} NOT NULL, rule {int} NOT NULL, depth {int} NOT NULL, hops {int} NOT NULL, "
    "referrer {int} NOT NULL, in_sitemap {int} NOT NULL, discovered_at {int} NOT NULL)",
    "CREATE INDEX urls_queue ON urls (host, depth, id) WHERE state = 0",
    "CREATE TABLE pages (id {id}, outcome {int} NOT NULL, status {int} NOT NULL, bytes {int}, outlinks {int} NOT NULL, "
    "word_count {int} NOT NULL, h1_count {int} NOT NULL, no_index {int} NOT NULL, no_follow {int} NOT NULL, "
    "redirect_to {int}, attempts {int} NOT NULL, worker {int} NOT NULL, connect_ms {int}, first_byte_ms {int}, "
    "download_ms {int}, response_ms {int}, parse_ms {int}, fetched_at {int} NOT NULL, content_type {text}, "
    "charset {text}, title {text}, description {text}, h1 {text}, language {text}, meta_robots {text}, "
    "canonical {text}, content_hash {blob}, text_hash {blob}, etag {text}, last_modified {text}, "
    "http_version {text}, error {text})",
    "CREATE TABLE page_headers (id {id}, headers {blob} NOT NULL)",
    "CREATE TABLE texts (id {id}, text {text} NOT NULL)",
    "CREATE TABLE links (id {id}, target {int} NOT NULL, place {int} NOT NULL, kind {int} NOT NULL, rel {int} NOT "
    "NULL, "
    "rule {int} NOT NULL, followed {int} NOT NULL, text_id {int} NOT NULL)",
    "CREATE TABLE inlinks (target {id}, n {int} NOT NULL)",
    "CREATE VIEW url_list AS SELECT u.id AS id, u.url AS url, CASE u.state WHEN 0 THEN 'queued' WHEN 1 THEN 'finished' "
    "ELSE 'skipped' END AS state, o.name AS outcome, p.status AS status, p.content_type AS content_type, "
    "p.bytes AS bytes, CASE WHEN u.depth < 1000000 THEN u.depth END AS depth, COALESCE(i.n, 0) AS inlinks, "
    "p.outlinks AS outlinks, p.title AS title, p.response_ms AS response_ms, f.url AS referrer, r.name AS rule, "
    "r.detail AS rule_detail, t.url AS redirect_url, p.canonical AS canonical, p.error AS error, "
    "u.discovered_at AS discovered_at, p.fetched_at AS fetched_at FROM urls u LEFT JOIN pages p ON p.id = u.id "
    "LEFT JOIN outcomes o ON o.id = p.outcome LEFT JOIN inlinks i ON i.target = u.id "
    "LEFT JOIN urls f ON f.id = u.referrer LEFT JOIN rules r ON r.id = u.rule LEFT JOIN urls t ON t.id = p.redirect_to",
    "CREATE VIEW link_list AS SELECT s.id AS source_id, s.url AS source, t.id AS target_id, t.url AS target, "
    "e.element AS element, e.attribute AS attribute, l.kind AS kind, l.rel AS rel, r.name AS rule, "
    "r.detail AS rule_detail, l.followed AS followed, x.text AS text FROM links l LEFT JOIN urls s ON s.id = l.id >> "
    "24 "
    "LEFT JOIN urls t ON t.id = l.target LEFT JOIN places e ON e.id = l.place LEFT JOIN rules r ON r.id = l.rule "
    "LEFT JOIN texts x ON x.id = l.text_id",
};

/// A project as version 1 left it: two pages, a page that is gone, one in the queue and one that is kept out.
bool makeVersionOne(const QString &path)
{
    settings::CrawlSettings settings;
    settings.seeds = QStringList{QStringLiteral("http://h.example/")};
    bool good = true;
    {
        QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"));
        db.setDatabaseName(path);
        good = db.open();
        QSqlQuery query(db);
        const auto exec = [&](const QString &sql) { good = good && query.exec(sql); };
        for (const char *text : VersionOne)
            exec(dialect::withTypes(QString::fromLatin1(text)));
        for (const QString &sql : dialect::identify(1))
            exec(sql);
        for (int i = 0; i < base::OutcomeCount; ++i)
            exec(QStringLiteral("INSERT INTO outcomes VALUES (%1, '%2')")
                     .arg(i)
                     .arg(QLatin1String(base::name(Outcome(i)))));
        const auto meta = [&](const char *name, const QByteArray &value) {
            query.prepare(QStringLiteral("INSERT INTO meta VALUES (?, ?)"));
            query.addBindValue(QLatin1String(name));
            query.addBindValue(value);
            good = good && query.exec();
        };
        meta("key_seed", QByteArray::number(KeySeed, 16));
        meta("settings", QJsonDocument(settings::toJson(settings)).toJson());
        meta("state", "stopped");
        exec(QStringLiteral("INSERT INTO hosts VALUES (1, 'http://h.example', 404, NULL, 5)"));
        exec(QStringLiteral("INSERT INTO rules VALUES (1, 'seed', ''), (2, 'host', ''), (3, 'exclude', 'x')"));
        exec(QStringLiteral("INSERT INTO places VALUES (1, 'a', 'href')"));
        exec(QStringLiteral("INSERT INTO texts VALUES (1, 'to b')"));
        const auto url = [&](int id, const char *path_, int state, int rule, int depth, int referrer) {
            const QByteArray href = QByteArray("http://h.example") + path_;
            query.prepare(QStringLiteral("INSERT INTO urls VALUES (?, ?, ?, 1, ?, 0, ?, ?, 0, ?, 0, ?)"));
            query.addBindValue(id);
            query.addBindValue(url::urlKey(href, KeySeed).toByteArray());
            query.addBindValue(QString::fromLatin1(href));
            query.addBindValue(state);
            query.addBindValue(rule);
            query.addBindValue(depth);
            query.addBindValue(referrer);
            query.addBindValue(qlonglong(1'700'000'000'000 + id));
            good = good && query.exec();
        };
        url(1, "/", 1, 1, 0, 0);
        url(2, "/b", 1, 2, 1, 1);
        url(3, "/gone", 1, 2, 1, 1);
        url(4, "/queued", 0, 2, 1, 1);
        url(5, "/x", 2, 3, 1, 1);
        exec(QStringLiteral(
            "INSERT INTO pages (id, outcome, status, bytes, outlinks, word_count, h1_count, no_index, no_follow, "
            "attempts, worker, fetched_at, title) VALUES (1, 1, 200, 100, 2, 3, 0, 0, 0, 1, 1, 1700000000100, 'one'), "
            "(2, 1, 200, 50, 0, 3, 0, 0, 0, 1, 2, 1700000000200, 'two'), "
            "(3, 3, 404, 10, 0, 0, 0, 0, 0, 2, 1, 1700000000300, NULL)"));
        exec(QStringLiteral("INSERT INTO links VALUES (%1, 2, 1, 1, 0, 2, 1, 1), (%2, 3, 1, 1, 0, 2, 1, 0)")
                 .arg(qint64(1) << 24)
                 .arg((qint64(1) << 24) + 1));
        exec(QStringLiteral("INSERT INTO inlinks VALUES (2, 1), (3, 1)"));
        for (const QString &sql : dialect::journalSetup())
            exec(sql);
        query.clear();
        db.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("old"));
    return good;
}

QByteArrayList describe(Reader &reader)
{
    QByteArrayList lines;
    for (const ListKind kind : {ListKind::Urls, ListKind::Queue, ListKind::Skipped}) {
        ListQuery query;
        query.kind = kind;
        reader.forEach(query, [&](const UrlRecord &row) {
            lines << QByteArray::number(qint64(row.id)) + ' ' + row.url + ' ' + name(row.state) + ' ' + row.rule.name()
                    + ' ' + QByteArray::number(row.depth) + ' ' + row.referrer + ' ' + QByteArray::number(row.inlinks)
                    + ' ' + QByteArray::number(row.discoveredAt) + ' ' + QByteArray::number(row.lastSeen) + ' '
                    + QByteArray::number(row.page.status) + ' ' + row.page.title + ' '
                    + QByteArray::number(row.page.fetchedAt) + ' ' + QByteArray::number(row.page.visits) + ' '
                    + QByteArray::number(row.page.lastChanged) + ' ' + QByteArray::number(row.page.goneSince);
            return true;
        });
    }
    reader.forEachLink([&](const LinkRecord &link) {
        lines << link.source + ' ' + link.target + ' ' + link.text;
        return true;
    });
    return lines;
}

} // namespace

/// Projects of earlier versions.
class TestMigration : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theOldVersionIsRead();
    void aWriterLiftsIt();
    void aReaderLivesThroughIt();
    void aCrashWhileItIsLifted();
    void theFileAloneIsLifted();
    void copiesStayOld();
    void tablesAreAsTheyWere();
    void everyVersionIsLifted_data();
    void everyVersionIsLifted();
    void linksBecomeRowsOfPages_data();
    void linksBecomeRowsOfPages();
    void foreignPartsAreRefused();
};

void TestMigration::theOldVersionIsRead()
{
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    const QByteArray before = readAll(project.path);
    {
        const auto opened = Reader::open(project.path);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message()));
        Reader &reader = **opened;
        QCOMPARE(reader.settings().seeds, QStringList{QStringLiteral("http://h.example/")});
        QCOMPARE(describe(reader).size(), 4 + 1 + 1 + 2);
        const auto b = reader.find("http://h.example/b");
        QVERIFY(b);
        QCOMPARE(b->page.visits, 1);
        QCOMPARE(b->page.lastChanged, 0);
        QCOMPARE(b->page.goneSince, 0);
        QVERIFY(!b->page.notModified);
        QCOMPARE(b->lastSeen, b->discoveredAt);
        QCOMPARE(reader.visits(b->id).size(), 0);
        QCOMPARE(reader.stats().finished, 3);
        QCOMPARE(reader.pathFromSeed(UrlId(3)).size(), 2);
        QCOMPARE(reader.inlinks(UrlId(3)).size(), 1);
        QCOMPARE(b->page.readAs, 0);
        QCOMPARE(b->page.images, -1);
        for (const Column &column : reader.columns().all()) {
            ListQuery query;
            query.sort = column.id;
            QCOMPARE(reader.ids(query).size(), 4);
        }
        QVERIFY(!reader.error());
    }
    QCOMPARE(readAll(project.path), before);
    QCOMPARE(dialect::inspect(project.path)->version, 1);
}

void TestMigration::aWriterLiftsIt()
{
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    const QByteArrayList before = describe(*project.read());
    {
        const auto writer = Writer::open(project.path);
        QVERIFY2(writer, writer ? "" : qPrintable(writer.error().message()));
        (*writer)->begin();
        const auto url = (*writer)->byId(UrlId(2));
        QVERIFY(url);
        QCOMPARE(url->run, 1);
        const auto page = (*writer)->page(UrlId(2));
        QVERIFY(page);
        QCOMPARE(page->visits, 1);
        QVERIFY((*writer)->commit());
    }
    QCOMPARE(dialect::inspect(project.path)->version, FormatVersion);
    const auto reader = project.read();
    QVERIFY(reader);
    QCOMPARE(describe(*reader), before);
    QCOMPARE(reader->inlinks(UrlId(3)).size(), 1);
    QVERIFY(reader->inlinks(UrlId(1)).isEmpty());
    // The lifted schema is the one that a new project gets, letter by letter.
    QVERIFY(project.open());
}

void TestMigration::aReaderLivesThroughIt()
{
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    const auto reader = project.read();
    QVERIFY(reader);
    const QByteArrayList before = describe(*reader);
    {
        const auto writer = project.open();
        QVERIFY(writer);
        writer->begin();
        writer->addVisit(UrlId(2), VisitRecord{});
        auto page = writer->page(UrlId(2));
        QVERIFY(page);
        page->visits = 2;
        writer->setHistory(*page);
        QVERIFY(writer->commit());
        QCOMPARE(reader->row(UrlId(2))->page.visits, 2);
        QCOMPARE(reader->visits(UrlId(2)).size(), 1);
        QCOMPARE(describe(*reader).size(), before.size());
        QVERIFY(!reader->error());
    }
}

void TestMigration::aCrashWhileItIsLifted()
{
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    const QString crashed = project.folder.filePath(QStringLiteral("crashed.argiope"));
    {
        const auto connection = Connection::open(project.path, dialect::Access::Write);
        QVERIFY(connection);
        QVERIFY(migrate(**connection, 1, FormatVersion, migrations()));
        // What a killed program leaves: the file as it was, and the lifting in the log beside it.
        QVERIFY(QFile::copy(project.path, crashed));
        QVERIFY(QFile::copy(project.path + QStringLiteral("-wal"), crashed + QStringLiteral("-wal")));
    }
    QVERIFY(QFileInfo(crashed + QStringLiteral("-wal")).size() > 0);
    {
        const auto reader = Reader::open(crashed);
        QVERIFY2(reader, reader ? "" : qPrintable(reader.error().message()));
        QCOMPARE(describe(**reader), describe(*project.read()));
        QCOMPARE((*reader)->visits(UrlId(2)).size(), 0);
        QVERIFY(!(*reader)->error());
    }
    const auto writer = Writer::open(crashed);
    QVERIFY2(writer, writer ? "" : qPrintable(writer.error().message()));
}

void TestMigration::theFileAloneIsLifted()
{
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    const auto writer = project.open();
    QVERIFY(writer);
    const QString alone = project.folder.filePath(QStringLiteral("alone.argiope"));
    QVERIFY(QFile::copy(project.path, alone));
    const auto header = dialect::inspect(alone);
    QVERIFY2(header, header ? "" : qPrintable(header.error().message()));
    QCOMPARE(header->version, FormatVersion);
    const auto reader = Reader::open(alone);
    QVERIFY2(reader, reader ? "" : qPrintable(reader.error().message()));
    QCOMPARE(describe(**reader), describe(*project.read()));
}

void TestMigration::copiesStayOld()
{
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    const QString copy = project.folder.filePath(QStringLiteral("copy.argiope"));
    QVERIFY(copyProject(project.path, copy));
    const auto reader = Reader::open(copy);
    QVERIFY(reader);
    QCOMPARE(describe(**reader), describe(*project.read()));
}

void TestMigration::tablesAreAsTheyWere()
{
    // Files are held against their schema to the letter: what is made of the list of facts may never differ from what
    // was written once.
    const QString versionTwo = dialect::withTypes(QStringLiteral(
        "CREATE TABLE pages (id {id}, outcome {int} NOT NULL, status {int} NOT NULL, bytes {int}, "
        "outlinks {int} NOT NULL, word_count {int} NOT NULL, h1_count {int} NOT NULL, no_index {int} NOT NULL, "
        "no_follow {int} NOT NULL, redirect_to {int}, attempts {int} NOT NULL, worker {int} NOT NULL, "
        "connect_ms {int}, first_byte_ms {int}, download_ms {int}, response_ms {int}, parse_ms {int}, "
        "fetched_at {int} NOT NULL, content_type {text}, charset {text}, title {text}, description {text}, h1 {text}, "
        "language {text}, meta_robots {text}, canonical {text}, content_hash {blob}, text_hash {blob}, etag {text}, "
        "last_modified {text}, http_version {text}, error {text}, visits {int} NOT NULL DEFAULT 1, "
        "last_changed {int}, gone_since {int}, not_modified {int} NOT NULL DEFAULT 0)"));
    for (const int version : {2, 3, 4})
        QVERIFY(schemaStatements(version).contains(versionTwo));
    for (const char *text : VersionOne)
        QVERIFY2(schemaStatements(1).contains(dialect::withTypes(QString::fromLatin1(text))), text);
    QVERIFY(schemaStatements(4).contains(
        dialect::withTypes(QStringLiteral("CREATE TABLE page_facts (id {id}, read_as {int} NOT NULL, images {int}, "
                                          "images_without_alt {int})"))));
}

void TestMigration::everyVersionIsLifted_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version < FormatVersion; ++version)
        QTest::addRow("%d", version) << version;
}

void TestMigration::everyVersionIsLifted()
{
    QFETCH(int, version);
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    if (version > 1) {
        auto connection = Connection::open(project.path, dialect::Access::Write);
        QVERIFY(connection);
        QVERIFY(migrate(**connection, 1, version, migrations()));
    }
    const QByteArrayList before = describe(*project.read());
    QCOMPARE(before.size(), 8);
    {
        const auto reader = project.read();
        const QList<UrlRow> rows = reader->rows({1}, {UrlColumn::Title, Columns::fixed().find("images")->id});
        QVERIFY(rows[0].values[0] == Value{QByteArray("one")});
        QVERIFY(rows[0].values[1] == Value{});
        QVERIFY(!reader->error());
    }
    {
        auto writer = project.open();
        QVERIFY(writer);
        writer->begin();
        PageRecord page = okPage(UrlId(4));
        page.images = 2;
        writer->finish(page);
        QVERIFY(writer->ownColumn("mine", facts::Kind::Text));
        QVERIFY(writer->commit());
    }
    QCOMPARE(dialect::inspect(project.path)->version, FormatVersion);
    const auto reader = project.read();
    QCOMPARE(reader->row(UrlId(4))->page.images, 2);
    QCOMPARE(reader->row(UrlId(1))->page.images, -1);
    QVERIFY(reader->columns().find(QByteArrayView("mine")));
}

void TestMigration::linksBecomeRowsOfPages_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("1") << 1;
    QTest::newRow("2, with its index") << 2;
    QTest::newRow("4, with its index") << 4;
}

void TestMigration::linksBecomeRowsOfPages()
{
    QFETCH(int, version);
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    // Pages with many links, with holes between them, and what only a stranger writes.
    rawSql(project.path,
        QStringLiteral(
            "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 59999) "
            "INSERT INTO links SELECT ((10 + i / 2000) << 24) + i % 2000 * 2, 1 + i % 5, 1, 1 + i % 2, i % 3, 2, "
            "i % 2, i % 2 FROM n"));
    rawSql(project.path,
        QStringLiteral("INSERT INTO links VALUES (99 << 24, -5, 'x', 300, -1, 1e300, 7, 'y'), "
                       "((99 << 24) + 1, 2, 1, 1, 0, 2, 1, 1)"));
    rawSql(project.path,
        QStringLiteral("INSERT INTO pages (id, outcome, status, outlinks, word_count, h1_count, no_index, "
                       "no_follow, attempts, worker, fetched_at) VALUES (99, 1, 200, 2, 0, 0, 0, 0, 1, 1, 1)"));
    if (version > 1) {
        auto connection = Connection::open(project.path, dialect::Access::Write);
        QVERIFY(connection);
        QVERIFY(migrate(**connection, 1, version, migrations()));
    }
    const auto inlinks = [](Reader &reader) {
        QByteArrayList found;
        for (qint64 target = 1; target <= 6; ++target) {
            const QList<LinkRecord> links = reader.inlinks(UrlId(target), 1'000'000);
            for (const LinkRecord &link : links)
                found << link.source + '>' + link.target + ' ' + link.element + ' ' + QByteArray::number(int(link.kind))
                        + ' ' + QByteArray::number(link.rel.toInt()) + ' ' + link.text;
        }
        return found;
    };
    const auto reader = project.read();
    const QByteArrayList before = describe(*reader);
    const QByteArrayList inlinksBefore = inlinks(*reader);
    QCOMPARE(inlinksBefore.size(), 60'000 + 2 + 1);
    QCOMPARE(reader->outlinks(UrlId(12), 10'000).size(), 2000);
    QVERIFY(reader->firstLink(UrlId(12), UrlId(3)));
    QCOMPARE(reader->stats().links, 2);
    {
        auto writer = project.open();
        QVERIFY(writer);
        QCOMPARE(writer->counts().links, 60'004);
        writer->begin();
        QCOMPARE(writer->storedLinks(UrlId(12)).size(), 2000);
        QVERIFY(writer->commit());
    }
    QCOMPARE(describe(*reader), before); // the one that was open all the time
    QVERIFY(inlinks(*reader) == inlinksBefore);
    QCOMPARE(reader->outlinks(UrlId(12), 10'000).size(), 2000);
    QVERIFY(reader->firstLink(UrlId(12), UrlId(3)));
    QVERIFY(!reader->error());
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT COUNT(*) FROM links")).toInt(), 60'004);
    QCOMPARE(rawSql(project.path, QStringLiteral("SELECT SUM(pairs) FROM link_segments")).toInt(), 30 * 5 + 2 + 1);
    QCOMPARE(rawSql(project.path, QStringLiteral("PRAGMA integrity_check")).toString(), QStringLiteral("ok"));
}

void TestMigration::foreignPartsAreRefused()
{
    const Project project;
    QVERIFY(makeVersionOne(project.path));
    rawSql(
        project.path, QStringLiteral("CREATE TRIGGER t AFTER UPDATE ON urls BEGIN UPDATE meta SET value = 'x'; END"));
    const auto reader = Reader::open(project.path);
    QVERIFY(!reader);
    QCOMPARE(reader.error().code, StoreError::Code::Damaged);
    const auto writer = Writer::open(project.path);
    QVERIFY(!writer);
    QCOMPARE(writer.error().code, StoreError::Code::Damaged);
    QCOMPARE(dialect::inspect(project.path)->version, 1);
}

ARGIOPE_TEST(TestMigration, QCoreApplication)
#include "tst_migration.moc"
