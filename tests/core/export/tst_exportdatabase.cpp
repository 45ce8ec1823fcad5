// What is exported of a project in a database is byte for byte what is exported of the file that it was copied from.
// with_postgres starts a server for it.
#include "core/filter/parser.h"
#include "core/store/filtersql.h"
#include "core/store/placecopy.h"
#include "core/store/projectfile.h"
#include "tests/core/export/exportfixture.h"
#include "tests/support/postgres.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QUuid>

using namespace argiope;
using namespace argiope::exporttest;

namespace {

store::Place placeOf(const QString &text)
{
    auto place = store::Place::parse(text);
    return place ? *place : store::Place();
}

/// Links in all directions, redirects, pages with and without what can be said of them.
void fill(Site &site)
{
    const QByteArray titles[] = {"", "Home", "\xC3\x84pfel und Birnen", "home", "_100%", "it's \"quoted\", \\ and more",
        "\xe6\x97\xa5\xe6\x9c\xac", "\xef\xbb\xbfmark"};
    QList<UrlId> pages;
    for (int i = 0; i < 40; ++i) {
        const QByteArray url = i == 0 ? QByteArray("https://a.test/") : "https://a.test/p" + QByteArray::number(i);
        pages << site.addPage(url, [&](store::PageRecord &page) {
            page.title = titles[size_t(i) % std::size(titles)];
            page.h1 = titles[size_t(i / 2) % std::size(titles)];
            page.readAs = i % 5 == 4 ? 0 : facts::NewestFacts;
            page.bytes = i % 7 == 3 ? -1 : 1000 * i;
            page.responseMs = i % 3 == 2 ? -1 : i;
            page.wordCount = i * 10;
            page.contentType = i % 6 == 5 ? "Text/HTML; charset=utf-8" : i % 6 == 4 ? "image/png" : "text/html";
            page.contentHash = i % 2 ? QByteArray(16, char(i)) : QByteArray();
            page.language = i % 4 == 1 ? "de" : "";
            if (i % 10 == 9) {
                page.outcome = store::Outcome::Broken;
                page.status = 404;
            } else if (i % 10 == 8) {
                page.outcome = store::Outcome::Redirect;
                page.status = 301;
                page.redirectTo = UrlId(i);
            }
        });
    }
    pages << site.add("https://a.test/waits", store::UrlState::Queued, 3);
    pages << site.add("https://a.test/orphan", store::UrlState::Queued, store::OrphanDepth);
    pages << site.add("https://b.test/", store::UrlState::Skipped);
    QHash<UrlId, int> inlinks;
    for (int i = 0; i < 40; i += 3) {
        QList<store::LinkRow> links;
        for (int k = 0; k < 5; ++k) {
            store::LinkRow link;
            link.target = pages[(i * 7 + k * 11) % pages.size()];
            link.place = site.writer->place(k % 2 ? "img" : "a", k % 2 ? "src" : "href");
            link.rule = site.writer->rule(store::Rule::fromFile("scope", "host"));
            link.followed = k % 2 == 0;
            link.text = site.writer->text("text " + QByteArray::number(k));
            ++inlinks[link.target];
            links << link;
        }
        site.writer->setLinks(pages[i], links);
    }
    site.writer->addInlinks(inlinks);
}

} // namespace

class TestExportDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void tablesAreTheSame_data();
    void tablesAreTheSame();
    void filtersAreTheSame_data();
    void filtersAreTheSame();
    void sortsAreTheSame();
    void numbersAreTheSame();

private:
    [[nodiscard]] QByteArray bytes(store::Reader &reader, const Options &options)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto done = write(reader, buffer, options);
        return done ? buffer.data() : "failed: " + done.error().message().toUtf8();
    }
    QString m_address;
    std::unique_ptr<Site> m_site;
    std::unique_ptr<store::Reader> m_file;
    std::unique_ptr<store::Reader> m_database;
};

void TestExportDatabase::initTestCase()
{
    const QString server = test::postgresServer();
    REQUIRE_POSTGRES(server);
    m_site = std::make_unique<Site>();
    fill(*m_site);
    QVERIFY(m_site->writer->commit());
    m_site->writer.reset();
    m_address = server % u'#' % QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto copied = store::copyPlace(placeOf(m_site->path), placeOf(m_address));
    QVERIFY2(copied, copied ? "" : qPrintable(copied.error().message()));
    auto file = store::Reader::open(m_site->path);
    auto database = store::Reader::open(m_address);
    QVERIFY2(file && database, database ? "" : qPrintable(database.error().message()));
    m_file = std::move(*file);
    m_database = std::move(*database);
}

void TestExportDatabase::cleanupTestCase()
{
    m_database.reset();
    if (!m_address.isEmpty())
        store::removeProject(m_address);
}

void TestExportDatabase::tablesAreTheSame_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<Table>("table");
    for (const TableInfo &info : tables()) {
        QTest::addRow("%s as CSV", info.name) << Format::Csv << info.table;
        QTest::addRow("%s as JSON Lines", info.name) << Format::JsonLines << info.table;
    }
    QTest::newRow("graph") << Format::GraphMl << Table::Urls;
    QTest::newRow("graph of links") << Format::GraphMl << Table::Links;
    QTest::newRow("sitemap") << Format::Sitemap << Table::Urls;
}

void TestExportDatabase::tablesAreTheSame()
{
    QFETCH(const Format, format);
    QFETCH(const Table, table);
    Options options;
    options.format = format;
    options.table = table;
    const QByteArray wanted = bytes(*m_file, options);
    QCOMPARE(bytes(*m_database, options), wanted);
    QVERIFY(!wanted.startsWith("failed"));
}

void TestExportDatabase::filtersAreTheSame_data()
{
    QTest::addColumn<QString>("filter");
    for (const char *filter :
        {"status >= 400", "not status = 200", "url matches /p[0-3]$/", "not title matches /o/",
            "title matches /(?i)HOME/ or url matches /p1/", "title contains \"\u00c4PFEL\"", "title contains \"_100%\"",
            "title is empty", "h1 is unknown", "content_type = \"text/html\"", "content_type starts with \"image\"",
            "length(title) > 4 and bytes > 10000", "inlinks > 1 or depth = 3", "title = h1", "status in (301, 404)",
            "outcome = \"broken\"", "outcome != \"ok\"", "response_ms between 3 and 20", "fetched_at > 2020-01-01",
            "fetched_at < 2020-01-01", "language = \"de\"", "word_count > 100", "bytes is unknown",
            "state = \"queued\"", "content_hash is empty", "redirect_url is empty", "discovered_at = 2026-01-01",
            "depth > inlinks", "not (title matches /a/ and h1 matches /e/)", "title matches /(a+)+$/"})
        QTest::newRow(filter) << QString::fromUtf8(filter);
}

void TestExportDatabase::filtersAreTheSame()
{
    QFETCH(const QString, filter);
    const auto where = filter::parse(filter, store::filterFields());
    QVERIFY2(where, where ? "" : qPrintable(where.error().message()));
    Options options;
    options.query.where = *where;
    QCOMPARE(bytes(*m_database, options), bytes(*m_file, options));
    options.query.whereUndecided = true;
    QCOMPARE(bytes(*m_database, options), bytes(*m_file, options));
    QCOMPARE(m_database->count(options.query), m_file->count(options.query));
    QVERIFY(!m_database->error());
}

void TestExportDatabase::sortsAreTheSame()
{
    for (const store::Column &column : store::Columns::fixed().all()) {
        for (const bool descending : {false, true}) {
            store::ListQuery query;
            query.sort = column.id;
            query.descending = descending;
            QVERIFY2(m_database->ids(query) == m_file->ids(query), column.name.constData());
        }
    }
    store::ListQuery chosen;
    chosen.only = std::make_shared<store::ChosenIds>(store::ChosenIds{{2, 5, 43}, {}});
    QCOMPARE(m_database->ids(chosen), m_file->ids(chosen));
    chosen.only = std::make_shared<store::ChosenIds>(store::ChosenIds{{2}, {}});
    QCOMPARE(m_database->ids(chosen), m_file->ids(chosen));
    QVERIFY(!m_database->error());
}

void TestExportDatabase::numbersAreTheSame()
{
    const store::Stats wanted = m_file->stats();
    const store::Stats stats = m_database->stats();
    QCOMPARE(stats.discovered, wanted.discovered);
    QCOMPARE(stats.links, wanted.links);
    QCOMPARE(stats.bytes, wanted.bytes);
    QCOMPARE(stats.byContentType, wanted.byContentType);
    QCOMPARE(stats.byOutcome, wanted.byOutcome);
    QCOMPARE(stats.byResponseTime, wanted.byResponseTime);
    QCOMPARE(stats.byDepth, wanted.byDepth);
    QCOMPARE(m_database->hostSummaries().hosts, m_file->hostSummaries().hosts);
    for (qint64 id = 1; id <= 43; ++id) {
        const auto sources = [id](store::Reader &reader) {
            QList<qint64> ids;
            for (const store::LinkRecord &link : reader.inlinks(UrlId(id)))
                ids << link.id;
            for (const store::UrlRecord &url : reader.redirectsTo(UrlId(id)))
                ids << base::raw(url.id);
            return ids;
        };
        QCOMPARE(sources(*m_database), sources(*m_file));
    }
    // A flag that is up already ends it.
    const std::atomic<bool> canceled = true;
    QVERIFY(m_database->ids({}, 0, &canceled).size() <= 43);
    QVERIFY(!m_database->error());
    QCOMPARE(m_database->ids({}).size(), m_file->ids({}).size());
}

ARGIOPE_TEST(TestExportDatabase, QCoreApplication)
#include "tst_exportdatabase.moc"
