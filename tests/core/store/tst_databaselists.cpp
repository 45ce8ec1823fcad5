// Lists of a project in a PostgreSQL database are those of its file. with_postgres starts a server for it.
#include "core/store/placecopy.h"
#include "core/store/postgres.h"
#include "tests/core/store/storefixture.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <atomic>
#include <memory>

using namespace argiope;
using namespace argiope::storetest;
using store::postgres::Session;

namespace {

Place listsPlace(const QString &text)
{
    auto place = Place::parse(text);
    return place ? *place : Place();
}

QList<qint64> shiftedIds(QList<qint64> ids, qint64 by)
{
    for (qint64 &id : ids)
        id += by;
    return ids;
}

/// The database has the same lists; its ids are the file's and `shift`.
void compareLists(Reader &file, Reader &database, const QList<ListQuery> &queries, qint64 shift)
{
    for (const ListQuery &query : std::as_const(queries)) {
        const auto what = [&query] {
            return QStringLiteral("kind %1, sort %2, descending %3, text %4")
                .arg(int(query.kind))
                .arg(query.sort ? int(*query.sort) : -1)
                .arg(query.descending)
                .arg(query.text);
        };
        const QList<qint64> inFile = file.ids(query);
        const QList<qint64> expected = shiftedIds(inFile, shift);
        QList<qint64> head;
        const QList<qint64> found
            = database.ids(query, 0, nullptr, [&head](const QList<qint64> &first) { head = first; });
        QVERIFY2(!database.error(), qPrintable(what()));
        QVERIFY2(found == expected, qPrintable(what()));
        QVERIFY2(database.ids(query) == expected, qPrintable(what()));
        QVERIFY2(head.isEmpty() || head == expected.first(Reader::HeadRows), qPrintable(what()));
        if (expected.size() > Reader::HeadRows * 4)
            QVERIFY2(!head.isEmpty(), qPrintable(what()));
        QCOMPARE(database.count(query), expected.size());
        QVERIFY2(database.urls(found) == file.urls(inFile), qPrintable(what()));
        QList<qint64> streamed;
        database.forEach(query, {}, [&streamed](const UrlRow &row) {
            streamed << base::raw(row.id);
            return true;
        });
        QVERIFY2(streamed == expected, qPrintable(what()));
    }
}

class TestDatabaseLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void listsAreTheSame();
    void idsOfAnySize_data();
    void idsOfAnySize();
    void listsWithoutTheIndex();

private:
    [[nodiscard]] QString address(const QString &project) const
    {
        return m_server + u'#' + QStringLiteral("lst ") + project;
    }
    [[nodiscard]] std::unique_ptr<Session> session() const
    {
        auto opened = Session::open(listsPlace(address(QStringLiteral("x"))), Session::Access::Write);
        return opened ? std::move(*opened) : nullptr;
    }
    void dropAll() const;

    QString m_server = test::postgresServer();
};

void TestDatabaseLists::init()
{
    REQUIRE_POSTGRES(m_server);
    dropAll();
}

void TestDatabaseLists::cleanup()
{
    if (!m_server.isEmpty())
        dropAll();
}

void TestDatabaseLists::dropAll() const
{
    const auto opened = session();
    QVERIFY2(opened, "the server does not let us in");
    const auto names = opened->ask(
        QStringLiteral("SELECT string_agg(quote_ident(nspname), ',') FROM pg_namespace WHERE nspname LIKE 'lst %'"));
    QVERIFY(names.ok());
    for (const QString &name : names->toString().split(u',', Qt::SkipEmptyParts))
        QVERIFY(opened->exec(QString(u"DROP SCHEMA " + name + u" CASCADE")).ok());
}

void TestDatabaseLists::listsAreTheSame()
{
    constexpr int Urls = 3000; // more than a head, and than what is read by a span of ids
    const Project file;
    {
        auto writer = file.create();
        writer->begin();
        const HostId host = writer->host("https://a.test");
        const RuleId rule = writer->rule(store::Rule::fromFile("scope", "host"));
        for (int i = 1; i <= Urls; ++i) {
            NewUrl row = newUrl(*writer, "https://a.test/" + QByteArray::number(i * 7919 % Urls),
                i % 11 == 0 ? UrlState::Skipped : UrlState::Queued);
            row.host = host;
            row.rule = rule;
            row.depth = i % 5;
            row.referrer = UrlId(i / 10);
            const UrlId id = writer->insert(row);
            PageRecord page = okPage(id);
            page.title = i % 4 == 0 ? QByteArray("A Garden ") + QByteArray::number(i) : QByteArray("\xC3\x84pfel_100%");
            page.bytes = i * 31 % 1000;
            if (i % 9 == 0) {
                page.outcome = Outcome::Redirect;
                page.status = 301;
                page.redirectTo = UrlId(i / 3);
            }
            if (i % 6 == 1)
                page.language = i % 12 == 1 ? "de" : "en";
            if (i % 3 != 0 && (i % 11 != 0 || i % 22 == 0)) // some that were fetched are skipped by now
                writer->finish(page);
            if (i % 4 != 0)
                writer->addInlinks({{id, i % 5}});
        }
        QVERIFY(writer->commit().ok());
    }
    const QString there = address(QStringLiteral("lists"));
    QVERIFY(copyPlace(listsPlace(file.path), listsPlace(there)).ok());
    const auto inFile = Reader::open(file.path);
    const auto inDatabase = Reader::open(there);
    QVERIFY(inFile && inDatabase);
    QList<ListQuery> queries;
    for (const ListKind kind : {ListKind::Urls, ListKind::Queue, ListKind::Skipped}) {
        for (const bool descending : {false, true}) {
            ListQuery query;
            query.kind = kind;
            query.descending = descending;
            queries << query;
        }
    }
    for (const Column &column : (*inFile)->columns().all()) {
        for (const bool descending : {false, true}) {
            ListQuery query;
            query.sort = column.id;
            query.descending = descending;
            queries << query;
        }
    }
    for (const int depth : {0, 3, 4, 99}) {
        ListQuery query;
        query.depth = depth;
        queries << query;
        query.sort = UrlColumn::Status;
        queries << query;
    }
    ListQuery ofHost;
    ofHost.host = "https://a.test";
    queries << ofHost;
    ofHost.host = "https://nowhere.test";
    queries << ofHost;
    ofHost.sort = UrlColumn::Depth;
    queries << ofHost;
    ofHost.kind = ListKind::Queue;
    ofHost.host = "https://a.test";
    queries << ofHost;
    for (const char *text : {"GARDEN", "a.test", "/299", "nowhere", "_100%", "\\", "\xC3\xA4PFEL"}) {
        ListQuery query;
        query.text = QString::fromUtf8(text);
        queries << query;
        query.statusClasses = {2};
        queries << query;
        query.sort = UrlColumn::Referrer;
        queries << query;
    }
    ListQuery expression;
    expression.text = QStringLiteral("/2\\d+$|garden 4");
    expression.regex = true;
    queries << expression;
    expression.text = QStringLiteral("a.test/\\d\\d+$");
    queries << expression;
    expression.sort = UrlColumn::Bytes;
    queries << expression;
    // Of which nothing is said to the server but the depth.
    for (const char *text : {"4$|8$", "^https.*7$", "\\d{4}", "nowhere|$^"}) {
        ListQuery query;
        query.depth = 3;
        query.regex = true;
        query.text = QLatin1String(text);
        queries << query;
    }
    compareLists(**inFile, **inDatabase, queries, 0);
    if (QTest::currentTestFailed())
        return;
    ListQuery behind;
    QCOMPARE((*inDatabase)->ids(behind, 2500), (*inFile)->ids(behind, 2500));
    // Ids that are there twice, or not at all.
    QList<qint64> some{5, 0, 5, -3, Urls + 7, 1};
    QCOMPARE((*inDatabase)->urls(some), (*inFile)->urls(some));
    for (qint64 id = Urls + 100; id > 0; id -= 2)
        some << id;
    QCOMPARE((*inDatabase)->urls(some), (*inFile)->urls(some));
    // Whoever cancels knows that the list is not whole; the next question is answered.
    const std::atomic<bool> canceled = true;
    (void)(*inDatabase)->ids(queries.at(8), 0, &canceled);
    QVERIFY(!(*inDatabase)->error());
    QCOMPARE((*inDatabase)->ids({}), (*inFile)->ids({}));
    QVERIFY(!(*inDatabase)->error());
}

/// Nodes agree on ids in the database, where they may be of any size.
void TestDatabaseLists::idsOfAnySize_data()
{
    QTest::addColumn<qlonglong>("shift");
    QTest::newRow("more than come in one value") << 40'000'000LL;
    QTest::newRow("more than 32 bits") << 5'000'000'000LL;
}

void TestDatabaseLists::idsOfAnySize()
{
    QFETCH(qlonglong, shift);
    constexpr int Urls = 2600;
    const Project file;
    {
        auto writer = file.create();
        writer->begin();
        const HostId host = writer->host("https://a.test");
        for (int i = 1; i <= Urls; ++i) {
            NewUrl row = newUrl(
                *writer, "https://a.test/" + QByteArray::number(i), i % 7 == 0 ? UrlState::Skipped : UrlState::Queued);
            row.host = host;
            row.depth = i % 5;
            row.referrer = UrlId(i / 10);
            PageRecord page = okPage(writer->insert(row));
            page.title = "Garden " + QByteArray::number(i % 40);
            if (i % 3 != 0 && i % 7 != 0)
                writer->finish(page);
        }
        writer->addInlinks({{UrlId(3), 7}, {UrlId(4), 2}});
        QVERIFY(writer->commit().ok());
    }
    const QString there = address(QStringLiteral("far"));
    QVERIFY(copyPlace(listsPlace(file.path), listsPlace(there)).ok());
    const auto admin = session();
    QVERIFY(admin);
    QVERIFY(admin->use(listsPlace(there).project()).ok());
    for (const char *sql :
        {"UPDATE urls SET id = id + %1, referrer = CASE WHEN referrer > 0 THEN referrer + %1 ELSE 0 END",
            "UPDATE pages SET id = id + %1, redirect_to = redirect_to + %1", "UPDATE page_facts SET id = id + %1",
            "UPDATE page_headers SET id = id + %1", "UPDATE inlinks SET target = target + %1"})
        QVERIFY2(admin->exec(QLatin1String(sql).arg(QString::number(shift))).ok(), sql);
    const auto inFile = Reader::open(file.path);
    const auto inDatabase = Reader::open(there);
    QVERIFY(inFile && inDatabase);
    QList<ListQuery> queries;
    for (const ListKind kind : {ListKind::Urls, ListKind::Queue, ListKind::Skipped}) {
        for (const bool descending : {false, true}) {
            ListQuery query;
            query.kind = kind;
            query.descending = descending;
            queries << query;
        }
    }
    for (const UrlColumn column : {UrlColumn::Url, UrlColumn::Status, UrlColumn::Inlinks, UrlColumn::Referrer}) {
        for (const bool descending : {false, true}) {
            ListQuery query;
            query.sort = column;
            query.descending = descending;
            queries << query;
        }
    }
    ListQuery text;
    text.text = QStringLiteral("garden 3");
    queries << text;
    text.text = QStringLiteral("garden 3\\d");
    text.regex = true;
    queries << text;
    ListQuery depth;
    depth.depth = 3;
    queries << depth;
    compareLists(**inFile, **inDatabase, queries, shift);
    if (QTest::currentTestFailed())
        return;
    // Of chosen ids few are a list, and many are marks where they are small.
    const QList<qint64> all = (*inFile)->ids({});
    for (const qsizetype count : {qsizetype(3), all.size()}) {
        ChosenIds chosen;
        for (const qint64 id : all.first(count))
            chosen.ids.push_back(id + shift);
        ListQuery query;
        query.only = std::make_shared<const ChosenIds>(chosen);
        QCOMPARE((*inDatabase)->ids(query), shiftedIds(all.first(count), shift));
    }
    const auto record = (*inDatabase)->row(UrlId(11 + shift));
    QVERIFY(record);
    QCOMPARE(record->url, QByteArray("https://a.test/11"));
    QCOMPARE(record->referrer, QByteArray("https://a.test/1"));
    QCOMPARE((*inDatabase)->pieceEnd(0, 100), 100 + shift);
    const Stats expected = (*inFile)->stats();
    const Stats found = (*inDatabase)->stats();
    QCOMPARE(found.discovered, expected.discovered);
    QCOMPARE(found.byOutcome, expected.byOutcome);
    QCOMPARE(found.byDepth, expected.byDepth);
    QCOMPARE(found.byResponseTime, expected.byResponseTime);
}

/// A project of before has no index by depth: its lists are the same, and whoever may make it does so.
void TestDatabaseLists::listsWithoutTheIndex()
{
    constexpr int Urls = 3000;
    const Project file;
    {
        auto writer = file.create();
        writer->begin();
        for (int i = 1; i <= Urls; ++i) {
            NewUrl row = newUrl(
                *writer, "https://a.test/" + QByteArray::number(i), i % 7 == 0 ? UrlState::Skipped : UrlState::Queued);
            row.host = writer->host("https://a.test");
            row.depth = i < Urls / 2 ? i % 3 : 3;
            QVERIFY(writer->insert(row) != UrlId::None);
        }
        QVERIFY(writer->commit().ok());
    }
    const QString there = address(QStringLiteral("older"));
    QVERIFY(copyPlace(listsPlace(file.path), listsPlace(there)).ok());
    const auto admin = session();
    QVERIFY(admin);
    QVERIFY(admin->use(listsPlace(there).project()).ok());
    const auto hasIndex = [&admin] {
        const auto found = admin->ask(QStringLiteral("SELECT to_regclass('urls_depth') IS NOT NULL"));
        return found && found->toBool();
    };
    QVERIFY(hasIndex());
    const auto inFile = Reader::open(file.path);
    const auto inDatabase = Reader::open(there);
    QVERIFY(inFile && inDatabase);
    QList<ListQuery> queries;
    for (const int depth : {0, 2, 3, 4}) {
        ListQuery query;
        query.depth = depth;
        queries << query;
        query.descending = true;
        queries << query;
    }
    ListQuery byDepth;
    byDepth.sort = UrlColumn::Depth;
    queries << byDepth;
    compareLists(**inFile, **inDatabase, queries, 0);
    QVERIFY(admin->exec(QStringLiteral("DROP INDEX urls_depth")).ok());
    compareLists(**inFile, **inDatabase, queries, 0);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(!hasIndex());
}

} // namespace

ARGIOPE_TEST(TestDatabaseLists, QCoreApplication)
#include "tst_databaselists.moc"
