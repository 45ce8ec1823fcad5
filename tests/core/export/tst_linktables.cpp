#include "csvparser.h"
#include "exportfixture.h"

#include "core/facts/observations.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

using namespace argiope;
using namespace argiope::exporttest;
using base::Outcome;
using facts::LinkKind;
using facts::LinkRel;

class TestLinkTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void broken();
    void brokenByIds();
    void brokenAsText();
    void chains();
    void images();
    void missingAlt_data();
    void missingAlt();
    void hreflang();
    void hosts();
    void issues();
    void canceled();
};

namespace {

using Row = QHash<QByteArray, QByteArray>; ///< cells by column

struct TableSite : Site
{
    store::LinkRow link(UrlId to, const QByteArray &element, const QByteArray &attribute, const QByteArray &text = {},
        LinkKind kind = LinkKind::Navigation, facts::LinkRels rel = {})
    {
        store::LinkRow row;
        row.target = to;
        row.place = writer->place(element, attribute);
        row.kind = kind;
        row.rel = rel;
        row.text = text.isEmpty() ? store::TextId::None : writer->text(text);
        return row;
    }
    UrlId addAnswer(const QByteArray &url, Outcome outcome, int status, UrlId to = UrlId::None)
    {
        return addPage(url, [=](auto &page) {
            page.outcome = outcome;
            page.status = status;
            page.redirectTo = to;
        });
    }
    QList<Row> rows(Table table, const QList<qint64> &onlyIds = {})
    {
        Options options;
        options.table = table;
        options.onlyIds = onlyIds;
        bool ok = false;
        const auto cells = parseCsv(bytes(options), &ok);
        QList<Row> rows;
        for (qsizetype i = 1; ok && i < cells.size(); ++i) {
            Row row;
            for (qsizetype column = 0; column < cells[0].size(); ++column)
                row.insert(cells[0][column], cells[i].value(column));
            rows.append(row);
        }
        return rows;
    }
};

/// Two pages with links to a page that is gone, one that moved, one that refuses, one that robots.txt keeps out.
struct BrokenSite : TableSite
{
    UrlId home = addPage("https://a.test/");
    UrlId page = addPage("https://a.test/page");
    UrlId gone = addAnswer("https://a.test/z-gone", Outcome::Broken, 404);
    UrlId lost = addAnswer("https://a.test/a-lost", Outcome::DnsFailed, 0);
    UrlId moved = addAnswer("https://a.test/moved", Outcome::Redirect, 301, gone);
    UrlId refuses = addAnswer("https://a.test/refuses", Outcome::Blocked, 403);
    UrlId fine = addPage("https://a.test/fine");

    BrokenSite()
    {
        const store::LinkRow first[] = {link(fine, "a", "href", "fine"), link(gone, "a", "href", "the = page"),
            link(moved, "img", "src", "picture", LinkKind::Resource)};
        const store::LinkRow second[] = {link(refuses, "a", "href", "no", LinkKind::Navigation, LinkRel::NoFollow),
            link(gone, "area", "href"), link(lost, "link", "href", {}, LinkKind::Metadata)};
        writer->setLinks(home, first);
        writer->setLinks(page, second);
    }
};

} // namespace

void TestLinkTables::broken()
{
    BrokenSite site;
    const QList<Row> rows = site.rows(Table::Broken);
    QByteArrayList order;
    for (const Row &row : rows)
        order << row["why"] + ' ' + row["target"] + ' ' + row["source"];
    QCOMPARE(order,
        (QByteArrayList{"broken https://a.test/a-lost https://a.test/page",
            "broken https://a.test/z-gone https://a.test/", "broken https://a.test/z-gone https://a.test/page",
            "blocked https://a.test/refuses https://a.test/page", "redirected https://a.test/moved https://a.test/"}));
    const Row &lost = rows[0];
    QCOMPARE(lost["outcome"], QByteArray("dns_failed"));
    QCOMPARE(lost["status"], QByteArray());
    QCOMPARE(lost["kind"], QByteArray("metadata"));
    const Row &gone = rows[1];
    QCOMPARE(gone["status"], QByteArray("404"));
    QCOMPARE(gone["outcome"], QByteArray("broken"));
    QCOMPARE(gone["text"], QByteArray("the = page"));
    QCOMPARE(gone["element"], QByteArray("a"));
    QCOMPARE(gone["attribute"], QByteArray("href"));
    QCOMPARE(gone["position"], QByteArray("2"));
    QCOMPARE(gone["external"], QByteArray("false"));
    QCOMPARE(gone["end"] + gone["end_status"] + gone["hops"] + gone["loop"], QByteArray());
    QCOMPARE(rows[3]["rel"], QByteArray("nofollow"));
    const Row &moved = rows[4];
    QCOMPARE(moved["status"], QByteArray("301"));
    QCOMPARE(moved["hops"], QByteArray("1"));
    QCOMPARE(moved["loop"], QByteArray("false"));
    QCOMPARE(moved["end"], QByteArray("https://a.test/z-gone"));
    QCOMPARE(moved["end_status"], QByteArray("404"));
    QCOMPARE(moved["end_outcome"], QByteArray("broken"));
}

void TestLinkTables::brokenByIds()
{
    BrokenSite site;
    const auto linkId = [](UrlId page, qint64 position) { return (base::raw(page) << 24) + position; };
    const QList<Row> rows = site.rows(Table::Broken,
        {linkId(site.page, 1), linkId(site.home, 0), linkId(site.home, 2), linkId(site.page, 77),
            linkId(site.home, 1)});
    // What leads to nothing faulty, or is gone, is left out.
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0]["element"], QByteArray("area"));
    QCOMPARE(rows[1]["target"], QByteArray("https://a.test/moved"));
    QCOMPARE(rows[2]["text"], QByteArray("the = page"));
}

void TestLinkTables::brokenAsText()
{
    BrokenSite site;
    Options options;
    options.table = Table::Broken;
    options.format = Format::Txt;
    QCOMPARE(site.bytes(options).count('\n'), 5);
    QVERIFY(site.bytes(options).startsWith("https://a.test/a-lost\n"));
    options.format = Format::JsonLines;
    QVERIFY(site.bytes(options).contains("\"status\":404,"));
}

void TestLinkTables::chains()
{
    TableSite site;
    const UrlId fine = site.addPage("https://a.test/fine");
    const UrlId two = site.addAnswer("https://a.test/2", Outcome::Redirect, 302, fine);
    const UrlId one = site.addAnswer("https://a.test/1", Outcome::Redirect, 301, two);
    const UrlId self = site.add("https://a.test/self");
    store::PageRecord page;
    page.id = self;
    page.outcome = Outcome::Redirect;
    page.status = 307;
    page.redirectTo = self;
    site.writer->finish(page);
    site.writer->addInlinks({{two, 1}, {one, 3}});
    const QList<Row> rows = site.rows(Table::Chains);
    QCOMPARE(rows.size(), 2); // the second redirect is a step of the first
    QCOMPARE(rows[0]["start"], QByteArray("https://a.test/self"));
    QCOMPARE(rows[0]["loop"], QByteArray("true"));
    QCOMPARE(rows[0]["end"], QByteArray());
    QCOMPARE(rows[0]["chain"], QByteArray("https://a.test/self 307 -> https://a.test/self 307"));
    QCOMPARE(rows[1]["start"], QByteArray("https://a.test/1"));
    QCOMPARE(rows[1]["status"], QByteArray("301"));
    QCOMPARE(rows[1]["hops"], QByteArray("2"));
    QCOMPARE(rows[1]["loop"], QByteArray("false"));
    QCOMPARE(rows[1]["end"], QByteArray("https://a.test/fine"));
    QCOMPARE(rows[1]["end_status"], QByteArray("200"));
    QCOMPARE(rows[1]["inlinks"], QByteArray("3"));
    QCOMPARE(rows[1]["chain"], QByteArray("https://a.test/1 301 -> https://a.test/2 302 -> https://a.test/fine 200"));
    QCOMPARE(site.rows(Table::Chains, {base::raw(two)}).value(0)["hops"], QByteArray("1"));
}

void TestLinkTables::images()
{
    TableSite site;
    const UrlId home = site.addPage("https://a.test/", [](auto &page) {
        page.readAs = facts::NewestFacts;
        page.images = 1;
        page.imagesWithoutAlt = 0;
    });
    const UrlId there = site.addPage("https://a.test/i.png", [](auto &page) {
        page.contentType = "image/png";
        page.bytes = 4321;
    });
    const UrlId gone = site.addAnswer("https://a.test/gone.png", Outcome::Broken, 404);
    const store::LinkRow rows[] = {site.link(there, "img", "src", "A cat", LinkKind::Resource),
        site.link(there, "a", "href", "no image"), site.link(gone, "img", "srcset", {}, LinkKind::Resource),
        site.link(gone, "link", "href", {}, LinkKind::Metadata)};
    site.writer->setLinks(home, rows);
    const QList<Row> images = site.rows(Table::Images);
    QCOMPARE(images.size(), 2);
    QCOMPARE(images[0]["src"], QByteArray("https://a.test/i.png"));
    QCOMPARE(images[0]["page"], QByteArray("https://a.test/"));
    QCOMPARE(images[0]["alt"], QByteArray("A cat"));
    QCOMPARE(images[0]["alt_missing"], QByteArray("false"));
    QCOMPARE(images[0]["status"], QByteArray("200"));
    QCOMPARE(images[0]["content_type"], QByteArray("image/png"));
    QCOMPARE(images[0]["bytes"], QByteArray("4321"));
    QCOMPARE(images[1]["status"], QByteArray("404"));
    QCOMPARE(images[1]["outcome"], QByteArray("broken"));
    QCOMPARE(images[1]["alt_missing"], QByteArray());
}

void TestLinkTables::missingAlt_data()
{
    QTest::addColumn<int>("images");
    QTest::addColumn<int>("without");
    QTest::addColumn<QByteArray>("missing"); // of the two images without a text
    QTest::newRow("none lacks it") << 3 << 0 << QByteArray("false");
    QTest::newRow("both lack it") << 3 << 2 << QByteArray("true");
    QTest::newRow("one of them") << 3 << 1 << QByteArray();
    QTest::newRow("images without an address") << 4 << 2 << QByteArray();
    QTest::newRow("not counted") << -1 << -1 << QByteArray();
}

void TestLinkTables::missingAlt()
{
    QFETCH(const int, images);
    QFETCH(const int, without);
    QFETCH(const QByteArray, missing);
    TableSite site;
    const UrlId home = site.addPage("https://a.test/", [=](auto &page) {
        page.readAs = facts::NewestFacts;
        page.images = images;
        page.imagesWithoutAlt = without;
    });
    const UrlId image = site.addPage("https://a.test/i.png");
    const store::LinkRow rows[] = {site.link(image, "img", "src", "A cat", LinkKind::Resource),
        site.link(image, "img", "src", {}, LinkKind::Resource), site.link(image, "img", "src", {}, LinkKind::Resource)};
    site.writer->setLinks(home, rows);
    const QList<Row> found = site.rows(Table::Images);
    QCOMPARE(found.size(), 3);
    QCOMPARE(found[0]["alt_missing"], QByteArray("false"));
    QCOMPARE(found[1]["alt_missing"], missing);
    QCOMPARE(found[2]["alt_missing"], missing);
}

void TestLinkTables::hreflang()
{
    TableSite site;
    const auto versions = [](const QByteArray &json) {
        return [json](store::PageRecord &page) {
            page.readAs = facts::NewestFacts;
            page.languageVersions = json;
            page.observations = "{}";
        };
    };
    site.addPage("https://a.test/en",
        versions(R"([["en","https://a.test/en"],["de","https://a.test/de#top"],["fr","https://a.test/fr"],)"
                 R"(["X-Default","https://a.test/en"],["it","https://else.test/"]])"));
    site.addPage("https://a.test/de", versions(R"([["en","https://a.test/en"]])"));
    const UrlId french = site.addPage("https://a.test/fr", versions({}));
    site.writer->setSitemapVersions(french, R"([["fr","https://a.test/fr"]])");
    const QList<Row> rows = site.rows(Table::Hreflang);
    QCOMPARE(rows.size(), 7);
    QCOMPARE(rows[5]["source"], QByteArray("html"));
    QCOMPARE(rows[6]["page"], QByteArray("https://a.test/fr"));
    QCOMPARE(rows[6]["source"], QByteArray("sitemap"));
    const auto is = [&rows](int row, const char *code, const char *status, const char *returns, const char *self) {
        return rows[row]["code"] == code && rows[row]["status"] == status && rows[row]["returns"] == returns
            && rows[row]["self"] == self;
    };
    QVERIFY(is(0, "en", "200", "true", "true"));
    QVERIFY(is(1, "de", "200", "true", "false"));
    QVERIFY(is(2, "fr", "200", "false", "false"));
    QVERIFY(is(3, "X-Default", "200", "true", "true"));
    QCOMPARE(rows[3]["x_default"], QByteArray("true"));
    QCOMPARE(rows[0]["x_default"], QByteArray("false"));
    QVERIFY(is(4, "it", "", "", "false")); // the crawl does not know it
    QCOMPARE(rows[4]["target"], QByteArray("https://else.test/"));
    QVERIFY(is(5, "en", "200", "true", "false"));
    QCOMPARE(rows[5]["page"], QByteArray("https://a.test/de"));
}

void TestLinkTables::hosts()
{
    TableSite site;
    site.addPage("https://a.test/", [](auto &page) { page.responseMs = 30; });
    site.addAnswer("https://a.test/gone", Outcome::Broken, 404);
    site.add("https://a.test/waits");
    store::HostRecord asked;
    asked.id = site.host;
    asked.robotsStatus = 404;
    asked.robotsFetchedAt = 1'767'225'600'001;
    site.writer->setRobots(asked, "2001:db8::7");
    // Of a host that nobody was asked about yet.
    site.host = site.writer->host("http://b.test:8080");
    site.add("http://b.test:8080/", store::UrlState::Skipped);
    const QList<Row> rows = site.rows(Table::Hosts);
    QCOMPARE(rows.size(), 2);
    const Row first{{"host", "https://a.test"}, {"ip", "2001:db8::7"}, {"urls", "3"}, {"queued", "1"}, {"fetched", "2"},
        {"skipped", "0"}, {"problems", "1"}, {"robots_status", "404"},
        {"robots_fetched_at", "2026-01-01T00:00:00.001Z"}, {"bytes", "20"}, {"mean_ms", "30"}, {"crawl_delay_ms", ""},
        {"kept_delay_ms", ""}};
    QCOMPARE(rows[0], first);
    QCOMPARE(rows[1]["host"], QByteArray("http://b.test:8080"));
    for (const char *unknown : {"ip", "robots_status", "robots_fetched_at", "mean_ms"})
        QCOMPARE(rows[1][unknown], QByteArray());
    QCOMPARE(rows[1]["skipped"], QByteArray("1"));
}

void TestLinkTables::issues()
{
    BrokenSite site;
    Options options;
    options.table = Table::Issues;
    options.checks = {"http-client-error", "title-missing"};
    bool ok = false;
    const auto rows = parseCsv(site.bytes(options), &ok);
    QVERIFY(ok);
    QCOMPARE(rows[0].join(','),
        QByteArray("check,severity,group,state,url,count,evidence,title,needs_person,more_evidence"));
    QSet<QByteArray> found;
    QSet<QByteArray> checks;
    for (qsizetype i = 1; i < rows.size(); ++i) {
        checks.insert(rows[i][0]);
        if (rows[i][0] == "http-client-error")
            found.insert(rows[i][4]);
        QVERIFY(!rows[i][1].isEmpty() && !rows[i][2].isEmpty() && !rows[i][7].isEmpty());
        QCOMPARE(rows[i][3], QByteArray("found"));
    }
    QVERIFY(found.contains("https://a.test/z-gone"));
    QVERIFY(checks.size() <= 2);
    options.checks.clear();
    QVERIFY(parseCsv(site.bytes(options), &ok).size() > rows.size());
    QCOMPARE(site.bytes(options), site.bytes(options)); // the same each time
}

void TestLinkTables::canceled()
{
    BrokenSite site;
    const auto reader = site.read();
    for (const TableInfo &info : tables()) {
        Options options;
        options.table = info.table;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const std::atomic<bool> cancel{true};
        const auto done = write(*reader, buffer, options, {}, &cancel);
        QVERIFY2(!done, info.name);
        QCOMPARE(done.error().code, ExportError::Code::Canceled);
    }
}

ARGIOPE_TEST(TestLinkTables, QCoreApplication)
#include "tst_linktables.moc"
