#include "core/engine/textsearch.h"
#include "core/filter/parser.h"
#include "core/store/filtersql.h"
#include "core/store/pagetexts.h"
#include "core/store/writer.h"

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope;
using namespace argiope::test;
using engine::EndReason;

namespace {

/// "path value" of each URL that has one, in the order of the column.
QStringList valuesOf(store::Reader &reader, const QByteArray &column, const QByteArray &base)
{
    const store::Column *found = reader.columns().find(QByteArrayView(column));
    if (!found)
        return {QStringLiteral("no column")};
    store::ListQuery query;
    query.sort = found->id;
    QStringList all;
    reader.forEach(query, {store::UrlColumn::Url, found->id}, [&](const store::UrlRow &row) {
        const QByteArray path = std::get<QByteArray>(row.values[0]).mid(base.size());
        if (const auto *text = std::get_if<QByteArray>(&row.values[1]))
            all.append(QString::fromUtf8(path + ' ' + *text));
        else if (const auto *number = std::get_if<qint64>(&row.values[1]))
            all.append(QString::fromUtf8(path + ' ' + QByteArray::number(*number)));
        return true;
    });
    return all;
}

QStringList found(store::Reader &reader, const QString &query, const QByteArray &base)
{
    auto search = engine::TextSearch::open(reader);
    if (!search)
        return {search.error().message()};
    if (const auto done = (*search)->update(); !done)
        return {done.error().message()};
    const auto answer = (*search)->find(query, 100);
    if (!answer)
        return {answer.error().message()};
    QStringList paths;
    for (const engine::SearchHit &hit : answer->hits)
        paths.append(QString::fromUtf8(hit.url.mid(base.size())));
    if (answer->count != paths.size())
        paths.append(QStringLiteral("count %1").arg(answer->count));
    return paths;
}

} // namespace

class TestCrawlExtract : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// One crawl and one recrawl: what is cut out, kept and found, and that nothing old stays.
    void extractsKeepsAndFinds()
    {
        std::atomic<bool> later = false;
        const auto home = [](const Request &) {
            return Response{.body = "<title>Home</title><h1>Startseite</h1><a href=/a>a</a><a href=/zh>zh</a>"
                                    "<a href=/x.png>i</a><p>Gr\u00f6\u00dfe und Stra\u00dfe</p><b>2</b>"};
        };
        const auto changing = [&later](const Request &) {
            return Response{.body = later ? "<title>A later</title><p>another text <b>7</b>"
                                          : "<title>A</title><p>the quick brown fox <b>30</b> <i>x</i> <i>y</i>"};
        };
        TestSite site({{"/", home}, {"/a", changing},
            {"/zh",
                Response{.body = "<title>\u4e2d\u6587</title><p>\u6211\u4eec\u5728\u5317\u4eac\u5b66\u4e60\u6771\u4eac"
                                 "\u30bf\u30ef\u30fc"}}});
        QTemporaryDir dir;
        auto options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"));
        options.settings.extract = {QStringLiteral("price=css:b"), QStringLiteral("i=css,count:i"),
            QStringLiteral("no fox=source,lacks:FOX"), QStringLiteral("is=xpath,all://i")};
        options.settings.text = settings::KeptText::Plain;
        QCOMPARE(runCrawl(options).reason, EndReason::Completed);

        const QByteArray base = site.url("/").chopped(1);
        auto opened = store::Reader::open(options.path);
        QVERIFY(opened);
        std::unique_ptr<store::Reader> reader = std::move(*opened);
        QCOMPARE(valuesOf(*reader, "price", base), QStringList({QStringLiteral("/ 2"), QStringLiteral("/a 30")}));
        QCOMPARE(valuesOf(*reader, "i", base),
            QStringList({QStringLiteral("/ 0"), QStringLiteral("/zh 0"), QStringLiteral("/a 2")}));
        QCOMPARE(valuesOf(*reader, "no fox", base),
            QStringList({QStringLiteral("/a 0"), QStringLiteral("/ 1"), QStringLiteral("/zh 1")}));
        QCOMPARE(valuesOf(*reader, "is", base), QStringList(QStringLiteral("/a x\ny")));
        const auto condition
            = filter::parse(QStringLiteral("i > 1 and [no fox] = false"), store::filterFields(reader->columns()));
        QVERIFY(condition);
        store::ListQuery rows;
        rows.where = *condition;
        QCOMPARE(reader->count(rows), 1);

        QCOMPARE(found(*reader, QStringLiteral("quick fox"), base), QStringList(QStringLiteral("/a")));
        QCOMPARE(found(*reader, QStringLiteral("\"brown quick\""), base), QStringList());
        QCOMPARE(found(*reader, QStringLiteral("strasse GROSSE"), base), QStringList(QStringLiteral("/")));
        QCOMPARE(found(*reader, QStringLiteral("headings:start*"), base), QStringList(QStringLiteral("/")));
        QCOMPARE(found(*reader, QStringLiteral("\u5317\u4eac"), base), QStringList(QStringLiteral("/zh")));
        QCOMPARE(found(*reader, QStringLiteral("\u4eac\u5317"), base), QStringList());
        QCOMPARE(found(*reader, QStringLiteral("\uff80\uff9c\uff70"), base), QStringList(QStringLiteral("/zh")));
        QCOMPARE(found(*reader, QStringLiteral("NEAR(quick fox, 1) OR url:zh"), base).size(), 2);
        {
            auto search = engine::TextSearch::open(*reader);
            QVERIFY(search);
            const auto within = (*search)->find(QStringLiteral("fox OR und"), 10, &rows);
            QVERIFY(within);
            QCOMPARE(within->count, 1);
            QCOMPARE(within->hits.size(), 1);
            QCOMPARE(within->hits.first().title, QByteArray("A"));
            QVERIFY(within->hits.first().snippet.text.contains(QLatin1String("brown fox")));
            QCOMPARE(within->hits.first().snippet.marks.size(), 1);
            QVERIFY(!(*search)->find(QStringLiteral("(fox"), 10));
        }

        reader.reset();
        later = true;
        QCOMPARE(runCrawl(refetchOptions(options)).reason, EndReason::Completed);
        auto again = store::Reader::open(options.path);
        QVERIFY(again);
        reader = std::move(*again);
        QCOMPARE(valuesOf(*reader, "price", base), QStringList({QStringLiteral("/ 2"), QStringLiteral("/a 7")}));
        QCOMPARE(valuesOf(*reader, "is", base), QStringList());
        QCOMPARE(found(*reader, QStringLiteral("fox"), base), QStringList());
        QCOMPARE(found(*reader, QStringLiteral("another"), base), QStringList(QStringLiteral("/a")));
        QCOMPARE(store::PageTextReader(*reader).sums().pages, 3);

        // Made anew where it is broken, and never where it is somebody else's.
        const QString index = options.path + QLatin1String(".search");
        QVERIFY(QFile::exists(index));
        {
            QFile file(index);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("this is a letter of mine, and no index");
        }
        QVERIFY(found(*reader, QStringLiteral("another"), base).first().contains(QLatin1String(".search")));
        QVERIFY(QFile::remove(index));
        QCOMPARE(found(*reader, QStringLiteral("another"), base), QStringList(QStringLiteral("/a")));

        // A column cannot become another kind.
        reader.reset();
        auto changed = refetchOptions(options);
        changed.settings.extract = {QStringLiteral("price=css,count:b")};
        const CrawlRun refused = runCrawl(changed);
        QVERIFY(refused.error);
        QVERIFY(refused.error->message().contains(QLatin1String("price")));
    }
};

ARGIOPE_TEST(TestCrawlExtract, QCoreApplication)
#include "tst_crawlextract.moc"
