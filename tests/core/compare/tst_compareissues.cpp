#include "tests/core/compare/comparefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::comparetest;
using store::PageRecord;

namespace {

CompareOptions optionsOf(const QList<QByteArray> &checks, const QString &rule = {})
{
    CompareOptions options;
    for (const QByteArray &id : checks) {
        const audit::Check *check = audit::checkFromId(id);
        if (!check)
            qFatal("no check %s", id.constData());
        options.checks.push_back(check);
    }
    if (!rule.isEmpty() && !options.mapping.add(rule))
        qFatal("rule");
    return options;
}

QStringList issuesOf(const Told &told)
{
    QStringList list = told.lines.filter(QStringLiteral("issue_"));
    list.sort();
    return list;
}

} // namespace

class TestCompareIssues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newAndMended_data()
    {
        // The title on either side; "-": the page is not there; "404": it answers so.
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("line");
        const auto row = [](const char *before, const char *after, const char *line) {
            QTest::addRow("'%s' to '%s'", before, after)
                << QByteArray(before) << QByteArray(after) << QString::fromLatin1(line);
        };
        const char *added = "issue_new https://example.org/x title-missing";
        const char *mended = "issue_mended https://example.org/x title-missing";
        row("Title", "Title", "");
        row("", "", "");
        row("Title", "", added);
        row("", "Title", mended);
        row("-", "", added); // a new page brings its own
        row("", "-", mended); // and takes it along
        row("404", "", added);
        row("", "404", mended);
    }
    void newAndMended()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QString, line);
        const auto make = [](const Project &project, const QByteArray &title) {
            fillProject(project, [&title](store::Writer &writer) {
                addPage(writer, "https://example.org/");
                if (title == "-")
                    return;
                addPage(writer, "https://example.org/x", [&title](PageRecord &page) {
                    page.title = title == "404" ? QByteArray() : title;
                    if (title == "404") {
                        page.status = 404;
                        page.outcome = base::Outcome::Broken;
                    }
                });
            });
        };
        const Project a;
        const Project b;
        make(a, before);
        make(b, after);
        const auto first = a.read();
        const auto second = b.read();
        const Told told = comparisonOf(*first, *second, optionsOf({"title-missing"}));
        QCOMPARE(issuesOf(told).join(u'|'), line);
        QCOMPARE(told.result.issues.size(), size_t(1));
        QCOMPARE(told.result.issues[0].added, line.startsWith(QStringLiteral("issue_new")) ? 1 : 0);
        QCOMPARE(told.result.issues[0].mended, line.startsWith(QStringLiteral("issue_mended")) ? 1 : 0);
        QCOMPARE(told.result.issues[0].before, before.isEmpty() ? 1 : 0);
        QCOMPARE(told.result.issues[0].after, after.isEmpty() ? 1 : 0);
        QCOMPARE(told.result.issues[0].undecidable, 0);
    }

    void mapped()
    {
        const auto make = [](const Project &project, const QByteArray &origin) {
            settings::CrawlSettings settings;
            settings.seeds = QStringList{QString::fromUtf8(origin)};
            const auto writer = project.create(settings);
            QVERIFY(writer);
            writer->begin();
            addPage(*writer, origin + "/x", [](PageRecord &page) { page.title.clear(); });
            QVERIFY(writer->commit());
        };
        const Project a;
        const Project b;
        make(a, "https://staging.example.org");
        make(b, "https://example.org");
        const auto first = a.read();
        const auto second = b.read();
        const QString rule = QStringLiteral("staging.example.org=example.org");
        const Told told = comparisonOf(*first, *second, optionsOf({"title-missing"}, rule));
        QVERIFY2(told.lines.isEmpty(), qPrintable(told.lines.join(u'|')));
        QCOMPARE(told.result.issues[0].before, 1);
        QCOMPARE(told.result.issues[0].after, 1);
    }

    /// What nobody noted on one side is neither new nor mended.
    void undecidable()
    {
        const auto make = [](const Project &project, const QByteArray &observations) {
            fillProject(project, [&observations](store::Writer &writer) {
                addPage(writer, "https://example.org/x",
                    [&observations](PageRecord &page) { page.observations = observations; });
            });
        };
        const Project unknown;
        const Project bad;
        const Project good;
        make(unknown, {});
        make(bad, "{\"title-multiple\":[1,\"Another\"]}");
        make(good, "{}");
        const auto nobody = unknown.read();
        const auto found = bad.read();
        const auto fine = good.read();
        const CompareOptions options = optionsOf({"title-multiple"});
        Told told = comparisonOf(*found, *fine, options);
        QCOMPARE(issuesOf(told), QStringList{QStringLiteral("issue_mended https://example.org/x title-multiple")});
        told = comparisonOf(*fine, *found, options);
        QCOMPARE(issuesOf(told), QStringList{QStringLiteral("issue_new https://example.org/x title-multiple")});
        told = comparisonOf(*found, *nobody, options);
        QVERIFY(issuesOf(told).isEmpty());
        QCOMPARE(told.result.issues[0].undecidable, 1);
        told = comparisonOf(*nobody, *found, options);
        QVERIFY(issuesOf(told).isEmpty());
        QCOMPARE(told.result.issues[0].undecidable, 1);
        told = comparisonOf(*nobody, *fine, options);
        QCOMPARE(told.result.issues[0].undecidable, 0); // found on neither side
    }

    /// Checks of the whole crawl know ids only: their URLs are looked up.
    void ofTheSite()
    {
        const auto make = [](const Project &project, const QByteArray &second) {
            settings::CrawlSettings settings;
            settings.seeds = QStringList{QString::fromUtf8(Origin)};
            const auto writer = project.create(settings);
            QVERIFY(writer);
            writer->begin();
            addPage(*writer, "https://example.org/1", [](PageRecord &page) { page.title = "Twin"; });
            addPage(*writer, "https://example.org/2", [&second](PageRecord &page) { page.title = second; });
            QVERIFY(writer->commit());
        };
        const Project a;
        const Project b;
        make(a, "Other");
        make(b, "Twin");
        const auto first = a.read();
        const auto second = b.read();
        Told told = comparisonOf(*first, *second, optionsOf({"title-duplicate"}));
        QCOMPARE(issuesOf(told),
            (QStringList{QStringLiteral("issue_new https://example.org/1 title-duplicate"),
                QStringLiteral("issue_new https://example.org/2 title-duplicate")}));
        told = comparisonOf(*second, *first, optionsOf({"title-duplicate"}));
        QCOMPARE(told.result.issues[0].mended, 2);
    }

    /// Of an earlier run pages are remembered, not what came with them.
    void ofAnEarlierRun()
    {
        const Project project;
        fillProject(project, [](store::Writer &writer) {
            addPage(writer, "https://example.org/x");
            addPage(writer, "https://example.org/same", [](PageRecord &page) { page.headers = "Server: x\n"; });
        });
        {
            const auto writer = project.open();
            QVERIFY(writer);
            writer->begin();
            writer->setMeta("run", "2");
            writer->beginRunMemory(2, 5, 1);
            const auto old = writer->page(base::UrlId(1));
            QVERIFY(old);
            PageRecord now = *old;
            now.title.clear();
            now.etag.clear();
            now.responseMs = now.firstByteMs = 100'000;
            now.headers = "Server: x\n";
            writer->finish(now);
            writer->rememberFacts(now.id, &*old, &now);
            QVERIFY(writer->commit());
        }
        const auto reader = project.read();
        const QList<QByteArray> checks{
            "title-missing", "perf-no-validator", "sec-nosniff-missing", "perf-slow", "title-duplicate"};
        const Told told = comparisonOf(*reader, *reader, optionsOf(checks), {"title"}, 1, 2);
        QCOMPARE(told.lines,
            (QStringList{QStringLiteral("changed https://example.org/x title: Title of https://example.org/x -> -"),
                QStringLiteral("issue_new https://example.org/x title-missing")}));
        QCOMPARE(told.result.issues[0].undecidable, 0);
        for (size_t i = 1; i < told.result.issues.size(); ++i) {
            QCOMPARE(told.result.issues[i].added + told.result.issues[i].mended, 0);
            QCOMPARE(told.result.issues[i].undecidable, told.result.issues[i].after);
        }
        QVERIFY(told.result.issues[2].after > 0); // else nothing was shown
        // And backwards nothing is mended.
        const Told back = comparisonOf(*reader, *reader, optionsOf(checks), {"title"}, 2, 1);
        QCOMPARE(issuesOf(back), QStringList{QStringLiteral("issue_mended https://example.org/x title-missing")});
    }

    /// What somebody has said does not matter on a side is not counted there, and neither new nor mended.
    void ignoredOnes_data()
    {
        QTest::addColumn<bool>("before");
        QTest::addColumn<bool>("after");
        QTest::addColumn<bool>("ignoredBefore");
        QTest::addColumn<bool>("ignoredAfter");
        QTest::addColumn<QString>("line");
        const QString added = QStringLiteral("issue_new https://example.org/x title-missing");
        const QString mended = QStringLiteral("issue_mended https://example.org/x title-missing");
        QTest::newRow("new, not ignored") << false << true << false << false << added;
        QTest::newRow("new, ignored") << false << true << false << true << QString();
        QTest::newRow("mended, not ignored") << true << false << false << false << mended;
        QTest::newRow("mended, was ignored") << true << false << true << false << QString();
        QTest::newRow("ignored since") << true << true << false << true << QString();
        QTest::newRow("no longer ignored") << true << true << true << false << QString();
        QTest::newRow("always ignored") << true << true << true << true << QString();
    }
    void ignoredOnes()
    {
        QFETCH(bool, before);
        QFETCH(bool, after);
        QFETCH(bool, ignoredBefore);
        QFETCH(bool, ignoredAfter);
        QFETCH(QString, line);
        const auto make = [](const Project &project, bool found, bool ignored) {
            fillProject(project, [&](store::Writer &writer) {
                addPage(writer, "https://example.org/x", [found](PageRecord &page) {
                    if (found)
                        page.title.clear();
                });
                addPage(writer, "https://example.org/other", [](PageRecord &page) { page.title.clear(); });
                if (ignored) {
                    writer.setMeta(audit::IgnoresName,
                        audit::toJson(
                            {audit::Ignore{"title-missing", audit::patternOfUrl("https://example.org/x"), {}}}));
                }
            });
        };
        const Project a;
        const Project b;
        make(a, before, ignoredBefore);
        make(b, after, ignoredAfter);
        const auto first = a.read();
        const auto second = b.read();
        const Told told = comparisonOf(*first, *second, optionsOf({"title-missing"}));
        QCOMPARE(issuesOf(told).join(u'|'), line);
        const IssueSum &sum = told.result.issues[0];
        QCOMPARE(sum.before, 1 + (before && !ignoredBefore ? 1 : 0));
        QCOMPARE(sum.after, 1 + (after && !ignoredAfter ? 1 : 0));
        QCOMPARE(sum.undecidable, 0);
    }

    void bothByTheRulesOfTheSecond()
    {
        const auto make = [](const Project &project, const QByteArray &rules) {
            fillProject(project, [&](store::Writer &writer) {
                addPage(writer, "https://example.org/x", [](PageRecord &page) { page.title = QByteArray(65, 't'); });
                writer.setMeta(audit::RulesName, rules);
            });
        };
        const Project a;
        const Project b;
        make(a, {});
        make(b, R"({"limits":{"title-long":70}})");
        const auto first = a.read();
        const auto second = b.read();
        Told told = comparisonOf(*first, *second, optionsOf({"title-too-long"}));
        QVERIFY(issuesOf(told).isEmpty()); // nothing of the site has changed
        QCOMPARE(told.result.issues[0].before, 0);
        told = comparisonOf(*second, *first, optionsOf({"title-too-long"}));
        QVERIFY(issuesOf(told).isEmpty());
        QCOMPARE(told.result.issues[0].before, 1);
        QCOMPARE(told.result.issues[0].after, 1);
    }

    void allChecks()
    {
        const Project a;
        fillProject(a, [](store::Writer &writer) { addPage(writer, "https://example.org/"); });
        const auto reader = a.read();
        CompareOptions options;
        options.checks = crawlChecks(*reader, *reader);
        const Told told = comparisonOf(*reader, *reader, options);
        QVERIFY2(told.lines.isEmpty(), qPrintable(told.lines.join(u'|')));
        QCOMPARE(told.result.issues.size(), options.checks.size());
        for (const IssueSum &sum : told.result.issues) {
            QCOMPARE(sum.before, sum.after);
            QCOMPARE(sum.undecidable, 0);
        }
    }
};

ARGIOPE_TEST(TestCompareIssues, QCoreApplication)
#include "tst_compareissues.moc"
