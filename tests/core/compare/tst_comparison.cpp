#include "core/store/ranktable.h"
#include "tests/core/compare/comparefixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

using namespace argiope;
using namespace argiope::comparetest;
using store::PageRecord;

namespace {

CompareOptions withMapping(const QStringList &rules)
{
    CompareOptions options;
    for (const QString &rule : rules) {
        const auto added = options.mapping.add(rule);
        if (!added)
            qFatal("%s", qPrintable(added.error()));
    }
    return options;
}

} // namespace

class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void empty()
    {
        const Project a;
        const Project b;
        fillProject(a, [](store::Writer &) {});
        fillProject(b, [](store::Writer &writer) { addPage(writer, "https://example.org/"); });
        const auto first = a.read();
        const auto second = b.read();
        Told told = comparisonOf(*first, *first);
        QVERIFY(told.lines.isEmpty());
        QVERIFY(!told.result.differs());
        QCOMPARE(told.result.same, 0);
        told = comparisonOf(*first, *second);
        QCOMPARE(told.lines, QStringList{QStringLiteral("new https://example.org/ status: - -> 200")});
        QCOMPARE(told.result.added, 1);
        told = comparisonOf(*second, *first);
        QCOMPARE(told.lines, QStringList{QStringLiteral("gone https://example.org/ status: 200 -> -")});
        QCOMPARE(told.result.gone, 1);
        QVERIFY(told.result.differs());
    }

    void sameFileTwice()
    {
        const Project a;
        fillProject(a, [](store::Writer &writer) {
            addPage(writer, "https://example.org/");
            addPage(writer, "https://example.org/2");
        });
        const auto first = a.read();
        const auto second = a.read();
        const Told told = comparisonOf(*first, *second);
        QVERIFY(told.lines.isEmpty());
        QCOMPARE(told.result.same, 2);
        QCOMPARE(told.result.urlsBefore, 2);
        QCOMPARE(told.result.urlsAfter, 2);
    }

    void newGoneChanged_data()
    {
        // Status on either side; 0: it failed; -1: not there; -2: kept out.
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<QString>("line");
        const auto row = [](int before, int after, const char *line) {
            QTest::addRow("%d to %d", before, after) << before << after << QString::fromLatin1(line);
        };
        row(200, 200, "");
        row(404, 404, "");
        row(200, -1, "gone https://example.org/x status: 200 -> -");
        row(-1, 200, "new https://example.org/x status: - -> 200");
        row(404, -1, "gone https://example.org/x status: 404 -> -");
        row(-1, 404, "new https://example.org/x status: - -> 404");
        row(200, 404, "gone https://example.org/x status: 200 -> 404");
        row(404, 200, "new https://example.org/x status: 404 -> 200");
        row(301, 410, "gone https://example.org/x status: 301 -> 410");
        row(404, 410, "changed https://example.org/x status: 404 -> 410");
        row(200, 500, "changed https://example.org/x status: 200 -> 500");
        row(200, -2, "gone https://example.org/x status: 200 -> -");
        row(-2, 200, "new https://example.org/x status: - -> 200");
        row(-2, -1, "");
        row(-2, -2, "");
        row(0, -1, "gone https://example.org/x outcome: 14 -> -");
        row(0, 0, "");
        row(200, 0, "changed https://example.org/x status: 200 -> -");
    }
    void newGoneChanged()
    {
        QFETCH(int, before);
        QFETCH(int, after);
        QFETCH(QString, line);
        const auto make = [](const Project &project, int status) {
            fillProject(project, [status](store::Writer &writer) {
                addPage(writer, "https://example.org/");
                if (status >= 0) {
                    addPage(writer, "https://example.org/x", [status](PageRecord &page) {
                        page.status = status;
                        page.outcome = status == 0 ? base::Outcome(14) : page.outcome;
                    });
                } else if (status == -2) {
                    (void)writer.insert(storetest::newUrl(writer, "https://example.org/x", store::UrlState::Skipped));
                }
            });
        };
        const Project a;
        const Project b;
        make(a, before);
        make(b, after);
        const auto first = a.read();
        const auto second = b.read();
        const Told told = comparisonOf(*first, *second, {}, {"status"});
        QCOMPARE(told.lines.join(u'|'), line);
        QCOMPARE(told.result.added + told.result.gone + told.result.changed, line.isEmpty() ? 0 : 1);
        const qint64 known = (before >= 0 || after >= 0 ? 2 : 1);
        QCOMPARE(told.result.added + told.result.gone + told.result.changed + told.result.same, known);

        // The other way round what is new is gone.
        const Told back = comparisonOf(*second, *first, {}, {"status"});
        QCOMPARE(back.result.added, told.result.gone);
        QCOMPARE(back.result.gone, told.result.added);
        QCOMPARE(back.result.changed, told.result.changed);
    }

    /// A page that differs in everything: each column that is asked for is told with its old and its new value.
    void everyColumn_data()
    {
        QTest::addColumn<QByteArray>("column");
        for (const store::Column &column : store::Columns::fixed().all()) {
            if (column.id != store::UrlColumn::Url)
                QTest::newRow(column.name.constData()) << column.name;
        }
    }
    void everyColumn()
    {
        QFETCH(QByteArray, column);
        const auto fill = [](const Project &project, int n) {
            fillProject(project, [n](store::Writer &writer) {
                const auto number = QByteArray::number(n);
                const base::UrlId other = addPage(writer, "https://example.org/from" + number);
                store::NewUrl row = storetest::newUrl(writer, "https://example.org/x");
                row.depth = n;
                row.rule = writer.rule({facts::RuleKind::Include, number});
                row.referrer = other;
                row.inSitemap = n == 2;
                row.discoveredAt += n;
                const base::UrlId id = writer.insert(row);
                writer.addInlinks({{id, n}});
                PageRecord page = storetest::okPage(id);
                for (const facts::Fact &fact : facts::pageFacts()) {
                    if (qstrcmp(fact.name, "read_as") == 0)
                        continue;
                    if (facts::isText(fact.kind))
                        facts::setValue(page, fact, number);
                    else
                        facts::setValue(page, fact, fact.kind == facts::Kind::Flag ? qint64(n - 1) : qint64(n));
                }
                page.status = 200 + n;
                page.redirectTo = other;
                writer.finish(page);
                writer.setHistory(page);
                const std::array ranks{store::RankRow{id, n, n, n, n, n, n}};
                writer.ranks().addRanks(ranks);
                if (n == 2)
                    writer.requeueFinished(id); // another state
            });
        };
        const Project a;
        const Project b;
        fill(a, 1);
        fill(b, 2);
        const auto first = a.read();
        const auto second = b.read();
        Told told = comparisonOf(*first, *second, {}, {column});
        // Of rule there is one of both, its detail differs; what the address alone says is the same, as are lengths.
        const bool same = column == "rule" || column == "infrastructure" || column.endsWith("_length");
        const QStringList changed = told.lines.filter(QStringLiteral("changed https://example.org/x "));
        QCOMPARE(changed.size(), same ? 0 : 1);
        if (!same)
            QVERIFY2(changed[0].startsWith(QStringLiteral("changed https://example.org/x ") + QString::fromUtf8(column)
                         + QStringLiteral(": ")),
                qPrintable(changed[0]));
        // A project and itself do not differ in any of them.
        told = comparisonOf(*first, *first, {}, {column});
        QVERIFY2(told.lines.isEmpty(), qPrintable(told.lines.join(u'|')));
    }

    void columnsByDefault()
    {
        const auto isIn = [](const char *name) {
            return Comparison::isByDefault(*store::Columns::fixed().find(QByteArrayView(name)));
        };
        for (const char *name : {"status", "outcome", "title", "description", "h1", "canonical", "redirect_url",
                 "depth", "meta_robots", "content_type", "in_sitemap", "change_hash"})
            QVERIFY2(isIn(name), name);
        for (const char *name :
            {"response_ms", "fetched_at", "discovered_at", "bytes", "content_hash", "inlinks", "referrer", "attempts",
                "visits", "last_changed", "error", "rule", "word_count", "outlinks", "h2_count", "change_degree"})
            QVERIFY2(!isIn(name), name);
    }
    void unknownColumn()
    {
        const Project a;
        fillProject(a, [](store::Writer &) {});
        const auto reader = a.read();
        Comparison comparison(sideOf(*reader), sideOf(*reader), {});
        const auto chosen = comparison.setColumns({"title", "nothing"});
        QVERIFY(!chosen);
        QCOMPARE(chosen.error(), QByteArray("nothing"));
        QVERIFY(!comparison.setColumns({"url"})); // that is what they are joined by
        comparison.setAllColumns();
        QCOMPARE(comparison.comparedColumns(), store::Columns::fixed().all().size() - 1);
    }

    void ownColumns()
    {
        const Project a;
        const Project b;
        const auto fill = [](const Project &project, const QByteArray &price, bool other) {
            fillProject(project, [&](store::Writer &writer) {
                if (other)
                    QVERIFY(writer.ownColumn("Other", facts::Kind::Text)); // its id is not the same in both files
                const auto column = writer.ownColumn("Price", facts::Kind::Text);
                QVERIFY(column);
                writer.setOwnValue(addPage(writer, "https://example.org/x"), *column, price);
            });
        };
        fill(a, "1 €", false);
        fill(b, "2 €", true);
        const auto first = a.read();
        const auto second = b.read();
        QCOMPARE(comparisonOf(*first, *second).lines,
            QStringList{QString::fromUtf8("changed https://example.org/x Price: 1 € -> 2 €")});
        Comparison comparison(sideOf(*first), sideOf(*second), {});
        QVERIFY(!comparison.setColumns({"Other"})); // one side has it
    }

    void mappedHosts()
    {
        const Project staging;
        const Project live;
        const auto fill = [](const Project &project, const QByteArray &origin, bool changed) {
            fillProject(project, [&](store::Writer &writer) {
                const base::UrlId target = addPage(writer, origin + "/target");
                const auto same = [&](PageRecord &page) {
                    page.title = "Title";
                    page.canonical = origin + "/x";
                };
                addPage(writer, origin + "/x", same);
                addPage(writer, origin + "/moved", [&](PageRecord &page) {
                    same(page);
                    page.status = 301;
                    page.outcome = base::Outcome::Redirect;
                    page.redirectTo = target;
                });
                addPage(writer, origin + "/y", [&](PageRecord &page) {
                    page.title = "Y";
                    page.canonical = changed ? QByteArray("https://staging.example.org/y") : origin + "/y";
                });
                addPage(writer, "https://cdn.example/lib");
            });
        };
        fill(staging, "https://staging.example.org", false);
        fill(live, "https://example.org", true);
        const auto first = staging.read();
        const auto second = live.read();
        // /target has a title that names its URL.
        const QList<QByteArray> columns{"status", "canonical", "redirect_url"};
        for (const QString &rule : {QStringLiteral("staging.example.org=example.org"),
                 QStringLiteral("https://staging.example.org=https://example.org")}) {
            const Told told = comparisonOf(*first, *second, withMapping({rule}), columns);
            // The live page still names the staging one: that is the one thing to see.
            QCOMPARE(told.lines,
                QStringList{QStringLiteral("changed https://example.org/y canonical: https://example.org/y -> "
                                           "https://staging.example.org/y")});
            QCOMPARE(told.result.same, 4);
        }
        const Told unmapped = comparisonOf(*first, *second, {}, columns);
        QCOMPARE(unmapped.result.added, 4);
        QCOMPARE(unmapped.result.gone, 4);
        QCOMPARE(unmapped.result.same, 1);
    }

    void suggestsAMapping()
    {
        const Project a;
        const Project b;
        fillProject(a, [](store::Writer &writer) {
            store::NewUrl row = storetest::newUrl(writer, "https://staging.example.org/");
            row.host = writer.host("https://staging.example.org");
            writer.finish(storetest::okPage(writer.insert(row)));
        });
        fillProject(b, [](store::Writer &writer) { addPage(writer, "https://example.org/"); });
        const auto first = a.read();
        const auto second = b.read();
        const auto suggested = suggestedMapping(*first, *second);
        QVERIFY(suggested);
        QCOMPARE(suggested->first, QByteArray("https://staging.example.org"));
        QCOMPARE(suggested->second, QByteArray("https://example.org"));
        QVERIFY(!suggestedMapping(*first, *first));
    }

    /// What a mapping makes one counts once, and is said.
    void folds()
    {
        const Project a;
        const Project b;
        fillProject(a, [](store::Writer &writer) {
            addPage(writer, "http://example.org/x", [](PageRecord &page) {
                page.status = 301;
                page.title = "T";
            });
            addPage(writer, "https://example.org/x", [](PageRecord &page) { page.title = "T"; });
        });
        fillProject(b, [](store::Writer &writer) {
            addPage(writer, "https://example.org/x", [](PageRecord &page) { page.title = "T"; });
        });
        const auto first = a.read();
        const auto second = b.read();
        const Told told
            = comparisonOf(*first, *second, withMapping({QStringLiteral("http://example.org=https://example.org")}));
        QVERIFY2(told.lines.isEmpty(), qPrintable(told.lines.join(u'|')));
        QCOMPARE(told.result.folded, 1);
        QCOMPARE(told.result.same, 1);
    }

    void percentEncoded()
    {
        const Project a;
        const Project b;
        const auto page = [](PageRecord &record) { record.title = "T"; };
        fillProject(a, [&](store::Writer &writer) { addPage(writer, "https://example.org/%7euser/%c3%a9", page); });
        fillProject(b, [&](store::Writer &writer) { addPage(writer, "https://example.org/~user/%C3%A9", page); });
        const auto first = a.read();
        const auto second = b.read();
        const Told told = comparisonOf(*first, *second);
        QVERIFY2(told.lines.isEmpty(), qPrintable(told.lines.join(u'|')));
        QCOMPARE(told.result.same, 1);
    }

    /// Both crawls took /a/ and /a for one: so does the comparison. Where they differ in it, the letter counts.
    void spellings()
    {
        const auto make = [](const Project &project, bool drop, const QByteArray &url) {
            settings::CrawlSettings settings;
            settings.dropTrailingSlash = drop;
            const auto writer = project.create(settings);
            QVERIFY(writer);
            writer->begin();
            addPage(*writer, url, [](PageRecord &page) { page.title = "T"; });
            QVERIFY(writer->commit());
        };
        const Project a;
        const Project b;
        const Project c;
        make(a, true, "https://example.org/a/");
        make(b, true, "https://example.org/a");
        make(c, false, "https://example.org/a");
        const auto first = a.read();
        const auto second = b.read();
        const auto third = c.read();
        QCOMPARE(comparisonOf(*first, *second).result.same, 1);
        QCOMPARE(comparisonOf(*first, *third).result.added, 1);
    }

    /// A page that an older Argiope has read says nothing of what came later: neither changed nor the same.
    void readOnlyFiles()
    {
        const Project a;
        fillProject(a, [](store::Writer &writer) { addPage(writer, "https://example.org/"); });
        QVERIFY(QFile::setPermissions(a.path, QFile::ReadOwner));
        QVERIFY(QFile::setPermissions(a.folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        {
            const auto reader = a.read();
            QVERIFY(reader);
            QCOMPARE(comparisonOf(*reader, *reader).result.same, 1);
        }
        QVERIFY(QFile::setPermissions(a.folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void canceled()
    {
        const Project a;
        fillProject(a, [](store::Writer &writer) { addPage(writer, "https://example.org/"); });
        const auto first = a.read();
        std::atomic<bool> cancel{true};
        CompareOptions options;
        options.cancel = &cancel;
        const Told told = comparisonOf(*first, *first, options);
        QVERIFY(told.result.canceled);
        QVERIFY(told.lines.isEmpty());
    }

    void progress()
    {
        const Project a;
        fillProject(a, [](store::Writer &writer) {
            for (int i = 0; i < 5000; ++i)
                addPage(writer, "https://example.org/" + QByteArray::number(i));
        });
        const auto first = a.read();
        QList<qint64> steps;
        CompareOptions options;
        options.progress = [&steps](qint64 done, qint64 all) {
            QVERIFY(done <= all);
            steps.append(done);
        };
        QCOMPARE(comparisonOf(*first, *first, options).result.same, 5000);
        QVERIFY(steps.size() >= 5);
        QVERIFY(std::is_sorted(steps.cbegin(), steps.cend()));
    }

    /// The order is that in which the second crawl met them; what is gone comes behind.
    void order()
    {
        const Project a;
        const Project b;
        fillProject(a, [](store::Writer &writer) {
            for (const char *path : {"/z", "/gone2", "/b", "/gone1"})
                addPage(writer, Origin + path, [](PageRecord &page) { page.title = "1"; });
        });
        fillProject(b, [](store::Writer &writer) {
            for (const char *path : {"/b", "/new2", "/z", "/new1"})
                addPage(writer, Origin + path, [](PageRecord &page) { page.title = "2"; });
        });
        const auto first = a.read();
        const auto second = b.read();
        QStringList urls;
        for (const QString &line : comparisonOf(*first, *second, {}, {"title"}).lines)
            urls << line.section(u' ', 0, 1).remove(QStringLiteral("https://example.org"));
        QCOMPARE(urls,
            (QStringList{QStringLiteral("changed /b"), QStringLiteral("new /new2"), QStringLiteral("changed /z"),
                QStringLiteral("new /new1"), QStringLiteral("gone /gone2"), QStringLiteral("gone /gone1")}));
    }
};

ARGIOPE_TEST(TestComparison, QCoreApplication)
#include "tst_comparison.moc"
