#include "core/engine/replay.h"
#include "core/facts/fact.h"
#include "core/store/kept.h"
#include "core/store/writer.h"
#include "tests/core/engine/archivehelp.h"
#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::ReplayOptions;
using engine::ReplayResult;
using settings::Bodies;

namespace {

const QByteArray Twin = "<title>twin</title><h2>a</h2><p>the same words on both pages, so that one is kept";

/// What a document and a resource say, by URL; texts of the fetch are left out.
QMap<QByteArray, QByteArray> factsOf(const CrawlRun &run)
{
    QMap<QByteArray, QByteArray> all;
    for (const store::UrlRecord &record : run.urls) {
        QByteArray text;
        for (const facts::Fact &fact : facts::pageFacts()) {
            const facts::Value value = facts::valueOf(record.page, fact);
            const auto *number = std::get_if<qint64>(&value);
            const auto *words = std::get_if<QByteArray>(&value);
            if (facts::isOfDocument(fact) || QByteArrayView(fact.name) == "inspected")
                text += QByteArray(fact.name) + '='
                    + (number       ? QByteArray::number(*number)
                            : words ? *words
                                    : QByteArray("?"))
                    + '\n';
        }
        all.insert(record.url, text);
    }
    return all;
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_site.setPage("/",
            "<title>front</title><a href=/a>a</a><a href=/b>b</a><a href=/packed>p</a><a href=/moved>m</a>"
            "<img src=/i.gif width=4 height=5><h1>x</h1><h1></h1><a href=/pdf>f</a>");
        m_site.setPage("/a", Twin);
        m_site.setPage("/b", Response{.headers = {{"X-Robots-Tag", "noindex"}}, .body = Twin});
        m_site.setPage("/packed",
            Response{
                .headers = {{"Link", "</a>; rel=canonical"}}, .body = "<p>chunks<img src=i.gif>", .chunked = true});
        m_site.setPage("/moved", Response{.status = 301, .headers = {{"Location", "/"}}, .body = "there"});
        m_site.setPage("/pdf", Response{.contentType = "application/pdf", .body = "%PDF"});
        m_site.setPage("/i.gif", Response{.contentType = "image/gif", .body = QByteArray("GIF89a\4\0\5\0\0\0\0;", 14)});
        m_full = m_dir.filePath(QStringLiteral("full.argiope"));
        crawl(m_full, true);
        m_poor = m_dir.filePath(QStringLiteral("poor.argiope"));
        crawl(m_poor, false);
    }

    /// A project that was crawled without facts has all of them.
    void allFacts()
    {
        const CrawlRun before = readProject(m_poor);
        const CrawlRun wanted = readProject(m_full);
        QVERIFY(factsOf(before) != factsOf(wanted));
        const auto requests = m_site.requestCount();
        qint64 told = 0;
        ReplayOptions options;
        options.progress = [&told](qint64 done, qint64 all) {
            QVERIFY(done >= told && done <= all);
            told = done;
        };
        const auto replayed = engine::replay(m_poor, options);
        QVERIFY(replayed);
        QCOMPARE(replayed->urls, 7);
        QCOMPARE(told, 7);
        QCOMPARE(replayed->read, 5); // not the redirect, nor the PDF
        QCOMPARE(replayed->unreadable, 0);
        QCOMPARE(replayed->otherLinks, 0);
        QCOMPARE(replayed->withoutAnswer, 0);
        QCOMPARE(m_site.requestCount(), requests);

        const CrawlRun after = readProject(m_poor);
        QCOMPARE(factsOf(after), factsOf(wanted));
        QCOMPARE(after.summary(m_site.url("")), before.summary(m_site.url("")));
        QCOMPARE(after.links.size(), before.links.size());
        for (const store::UrlRecord &record : after.urls) {
            const store::UrlRecord &old = before.urls[record.url];
            QCOMPARE(record.page.fetchedAt, old.page.fetchedAt);
            QCOMPARE(record.page.visits, old.page.visits);
            QCOMPARE(record.page.headers, old.page.headers);
            QCOMPARE(record.page.contentHash, old.page.contentHash);
            QCOMPARE(record.page.outlinks, old.page.outlinks);
        }
    }

    /// What is new to the project is cut out of pages that are kept.
    void extractors()
    {
        const QString path = m_dir.filePath(QStringLiteral("cut.argiope"));
        crawl(path, false);
        {
            const auto writer = store::Writer::open(path);
            QVERIFY(writer);
            settings::CrawlSettings settings = (*writer)->settings();
            settings.extract = QStringList{QStringLiteral("head=css:h2")};
            (*writer)->begin();
            (*writer)->setSettings(settings);
            QVERIFY((*writer)->commit());
        }
        const auto requests = m_site.requestCount();
        QVERIFY(engine::replay(path, {}));
        QCOMPARE(m_site.requestCount(), requests);
        const auto reader = store::Reader::open(path);
        QVERIFY(reader);
        const store::Column *column = (*reader)->columns().find(QByteArrayView("head"));
        QVERIFY(column);
        int cut = 0;
        for (const store::UrlRow &row : (*reader)->rows((*reader)->ids({}), {column->id})) {
            const auto *value = std::get_if<QByteArray>(&row.values[0]);
            cut += value && *value == "a" ? 1 : 0;
        }
        QCOMPARE(cut, 2);
    }

    /// The source of kept pages is searched for many things at once, and texts are kept, without another crawl.
    void searchesSources()
    {
        const QString path = m_dir.filePath(QStringLiteral("search.argiope"));
        crawl(path, false);
        ReplayOptions options;
        options.extract = QStringList{QStringLiteral("twins=source:SAME words"),
            QStringLiteral("none=source,lacks:same words"), QStringLiteral("links=regex,count:href=/\\w"),
            QStringLiteral("bad=regex,count:(.*)*(.*)*(.*)*\\d\\1x")};
        options.text = settings::KeptText::Plain;
        const auto replayed = engine::replay(path, options);
        QVERIFY(replayed);
        // An expression that explodes is told of each page on which it does.
        QVERIFY(replayed->incomplete > 0);
        QCOMPARE(replayed->unreadable, 0);
        QCOMPARE(replayed->problems.size(), replayed->incomplete);
        QVERIFY2(replayed->problems.first().contains("extractor 'bad': "), replayed->problems.first().constData());
        const auto reader = store::Reader::open(path);
        QVERIFY(reader);
        QCOMPARE((*reader)->settings().extract, *options.extract);
        QCOMPARE((*reader)->settings().text, settings::KeptText::Plain);
        QList<store::UrlColumn> columns;
        for (const char *name : {"url", "twins", "none", "links"}) {
            const store::Column *column = (*reader)->columns().find(QByteArrayView(name));
            QVERIFY(column);
            columns.append(column->id);
        }
        QMap<QByteArray, QList<qint64>> values;
        for (const store::UrlRow &row : (*reader)->rows((*reader)->ids({}), columns)) {
            QList<qint64> numbers;
            for (int i = 1; i < 4; ++i) {
                if (const auto *number = std::get_if<qint64>(&row.values[i]))
                    numbers.append(*number);
            }
            values.insert(std::get<QByteArray>(row.values[0]), numbers);
        }
        QCOMPARE(values[m_site.url("/")], (QList<qint64>{0, 1, 5}));
        QCOMPARE(values[m_site.url("/a")], (QList<qint64>{1, 0, 0}));
        QCOMPARE(values[m_site.url("/pdf")], QList<qint64>());
        options.extract = QStringList{QStringLiteral("twins=css:p")};
        QVERIFY(!engine::replay(path, options)); // the column holds numbers
    }

    /// Who is interrupted goes on behind what is written; with other options all is read again.
    void goesOn()
    {
        const QString path = copyOf(m_full, QStringLiteral("on"));
        ReplayOptions options;
        options.threads = 1;
        int asked = 0;
        options.canceled = [&asked] { return ++asked > 3; };
        const auto first = engine::replay(path, options);
        QVERIFY(first && first->canceled);
        QCOMPARE(first->urls, 3);
        const auto second = engine::replay(path, {});
        QVERIFY(second && !second->canceled);
        QCOMPARE(second->before, 3);
        QCOMPARE(second->urls, 4);
        const auto third = engine::replay(path, {});
        QVERIFY(third);
        QCOMPARE(third->before, 0);
        QCOMPARE(third->urls, 7);

        asked = 0;
        QVERIFY(engine::replay(path, options));
        const auto other = engine::replay(path, {.accessibility = true});
        QVERIFY(other);
        QCOMPARE(other->before, 0);
        QVERIFY(readProject(path).urls[m_site.url("/")].page.observations.contains("a11y-examined"));
    }

    /// What cannot be read stays as it is, and is told.
    void damaged()
    {
        const QString path = copyOf(m_full, QStringLiteral("bad"));
        const QMap<QByteArray, QByteArray> before = factsOf(readProject(path));
        QFile file(m_dir.filePath(QStringLiteral("bad/full.warc.gz")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        {
            const auto reader = store::Reader::open(path);
            QVERIFY(reader);
            const auto root = (*reader)->find(m_site.url("/"));
            const QList<store::KeptAnswer> kept = store::KeptReader(**reader).of(root->id);
            QVERIFY(file.seek(kept.first().offset + kept.first().length / 2));
        }
        QCOMPARE(file.write("spoilt"), 6);
        file.close();
        const auto replayed = engine::replay(path, {});
        QVERIFY(replayed);
        QCOMPARE(replayed->unreadable, 1);
        QVERIFY(replayed->troubles.value(0).startsWith(m_site.url("/: full.warc.gz: ")));
        QCOMPARE(factsOf(readProject(path)), before);

        QVERIFY(file.remove());
        const auto gone = engine::replay(path, {});
        QVERIFY(gone);
        QCOMPARE(gone->unreadable, 7);
        QCOMPARE(gone->read, 0);
    }

    /// An archive that leads out of the project's folder is not read, whatever the project says.
    void strangeName()
    {
        const QString path = copyOf(m_full, QStringLiteral("strange"));
        {
            auto writer = store::Writer::open(path);
            QVERIFY(writer);
            (*writer)->begin();
            QVERIFY((*writer)->kept().addFile("../full.warc.gz") > 0);
            store::KeptAnswer answer;
            answer.file = 2;
            answer.length = 100;
            answer.status = 200;
            (*writer)->kept().add(base::UrlId(1), answer);
            QVERIFY((*writer)->commit());
        }
        const auto replayed = engine::replay(path, {});
        QVERIFY(replayed);
        QCOMPARE(replayed->unreadable, 1);
        QVERIFY(replayed->troubles.value(0).endsWith("a name that none can have"));
    }

    void errors()
    {
        const auto none = engine::replay(m_dir.filePath(QStringLiteral("none.argiope")), {});
        QVERIFY(!none);
        QCOMPARE(none.error().code, store::StoreError::Code::NotFound);
    }

private:
    void crawl(const QString &path, bool facts)
    {
        auto options = crawlOptions(path, m_site.url("/"), 1);
        options.settings.bodies = Bodies::All;
        options.settings.pageFacts = facts;
        options.settings.nearDuplicates = facts;
        options.settings.inspectResources = facts;
        options.settings.resources = settings::ResourcePolicy::Check;
        QCOMPARE(runCrawl(options).reason, engine::EndReason::Completed);
        QCOMPARE(readArchives(path).problems, QStringList());
    }
    /// In a folder of its own, with its archive.
    [[nodiscard]] QString copyOf(const QString &path, const QString &folder) const
    {
        const QDir to(m_dir.filePath(folder));
        const QString name = QFileInfo(path).completeBaseName();
        if (!to.mkpath(QStringLiteral(".")) || !QFile::copy(path, to.filePath(name + QStringLiteral(".argiope")))
            || !QFile::copy(
                m_dir.filePath(name + QStringLiteral(".warc.gz")), to.filePath(name + QStringLiteral(".warc.gz"))))
            qFatal("no copy");
        return to.filePath(name + QStringLiteral(".argiope"));
    }

    QTemporaryDir m_dir;
    TestSite m_site;
    QString m_full;
    QString m_poor;
};

ARGIOPE_TEST(TestReplay, QCoreApplication)
#include "tst_replay.moc"
