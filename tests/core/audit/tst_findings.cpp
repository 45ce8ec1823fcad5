// What an audit found, as it is kept for whoever shows it.

#include "core/audit/findings.h"
#include "core/audit/runsums.h"
#include "core/audit/troubled.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <bit>

using namespace argiope;
using namespace argiope::audit;
using base::UrlId;

namespace {

Finding finding(const char *check, qint64 page, int count = 1, qint64 other = 0, bool ignored = false)
{
    Finding made{checkFromId(check), UrlId(page), {}, {State::Found, count, {}}, UrlId(other)};
    made.ignored = ignored;
    return made;
}

} // namespace

class TestFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatWasFound()
    {
        CheckFindings found;
        QVERIFY(found.isEmpty());
        for (const qint64 id : {70, 3, 64, 128, 1000, 63}) // passes over the crawl come in any order
            found.take(finding("link-broken", id, id == 64 ? 5 : 1, id == 3 ? 12 : 0, id == 128));
        Finding worded = finding("link-broken", 2000, 3);
        worded.verdict.evidence = "words";
        worded.verdict.more = {"others"};
        found.take(worded);
        Finding several = finding("link-broken", 7, 3, 20);
        several.moreOthers = {21, 19};
        found.take(several);
        found.finish();
        QCOMPARE(found.ids(), (std::vector<qint64>{3, 7, 63, 64, 70, 128, 1000, 2000}));
        using Which = CheckFindings::Which;
        QCOMPARE(found.ids(Which::Counted), (std::vector<qint64>{3, 7, 63, 64, 70, 1000, 2000}));
        QCOMPARE(found.ids(Which::Ignored), (std::vector<qint64>{128}));
        QCOMPARE(found.size(), 8);
        QCOMPARE(found.pages(), 7);
        QCOMPARE(found.ignored(), 1);
        QCOMPARE(found.instances(), 15);
        QCOMPARE(found.count(UrlId(64)), 5);
        QCOMPARE(found.count(UrlId(63)), 1);
        QCOMPARE(found.count(UrlId(65)), 0);
        QCOMPARE(found.other(UrlId(3)), UrlId(12));
        QCOMPARE(found.other(UrlId(64)), UrlId::None);
        QCOMPARE(found.evidence(UrlId(2000)), QByteArray("words"));
        QCOMPARE(found.moreEvidence(UrlId(2000)), QByteArrayList{"others"});
        QCOMPARE(found.other(UrlId(7)), UrlId(20));
        QCOMPARE(found.moreOthers(UrlId(7)), (std::vector<UrlId>{UrlId(21), UrlId(19)}));
        QVERIFY(found.moreOthers(UrlId(3)).empty() && found.moreOthers(UrlId(64)).empty());
        QVERIFY(found.has(UrlId(1000)) && !found.has(UrlId(1001)) && !found.has(UrlId(1'000'000)));
        QVERIFY(found.isIgnored(UrlId(128)) && !found.isIgnored(UrlId(3)));
        std::vector<quint64> bits;
        found.addTo(bits);
        int set = 0;
        for (const quint64 word : bits)
            set += std::popcount(word);
        QCOMPARE(set, 7);
    }
    /// Pages of one title name each other: the first the second, all others the first.
    void pagesThatAreAlikeAreShownTogether()
    {
        CheckFindings found;
        for (const auto &[page, other] : std::vector<std::pair<qint64, qint64>>{
                 {1, 4}, {4, 1}, {6, 1}, {2, 3}, {3, 2}, {5, 2}, {7, 2}, {8, 0}, {9, 10}})
            found.take(finding("title-duplicate", page, 1, other, page == 7));
        found.finish();
        using Which = CheckFindings::Which;
        QCOMPARE(found.idsInShownOrder(), (std::vector<qint64>{1, 4, 6, 2, 3, 5, 7, 8, 9}));
        QCOMPARE(found.idsInShownOrder(Which::Counted), (std::vector<qint64>{1, 4, 6, 2, 3, 5, 8, 9}));
        QCOMPARE(found.idsInShownOrder(Which::Ignored), (std::vector<qint64>{7}));
        found.setIgnored({2, 3}, [](const FileFinding &) { return false; });
        QCOMPARE(found.idsInShownOrder(Which::Counted), (std::vector<qint64>{1, 4, 6, 5, 7, 8, 9}));
        QCOMPARE(found.ids(), (std::vector<qint64>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
    }
    void troubledUrlsAreTheSameBothWays()
    {
        // As an audit meets them one by one, and of whole checks, as a window has them once others are ignored.
        struct Row
        {
            const char *check;
            Severity severity;
            QList<qint64> pages;
            QList<qint64> ignored;
        };
        const Row rows[] = {
            {"link-broken", Severity::Error, {3, 64, 200}, {64}},
            {"title-missing", Severity::Warning, {3, 5, 64, 129}, {129}},
            {"title-too-long", Severity::Notice, {6, 7, 8}, {}},
            {"robots-none", Severity::Error, {0, 9}, {}}, // 0: a file
        };
        TroubledUrls met;
        TroubledUrls whole;
        for (const Row &row : rows) {
            CheckFindings found;
            for (const qint64 page : row.pages) {
                Finding one = finding(row.check, page, 2, 0, row.ignored.contains(page));
                one.severity = row.severity;
                met.take(one);
                met.take(one); // it counts once
                found.take(one);
            }
            Finding open = finding(row.check, 1000, 1);
            open.severity = row.severity;
            open.verdict.state = State::Undecidable;
            met.take(open);
            found.finish();
            whole.take(found, row.severity);
        }
        QCOMPARE(met.count(), 5); // 3, 5, 9, 64, 200
        QCOMPARE(whole.count(), met.count());
    }
    void whatIsIgnoredCanChange()
    {
        CheckFindings found;
        found.take(finding("robots-none", 0, 1));
        Finding file = finding("robots-none", 0, 4);
        file.url = "https://b.example/robots.txt";
        found.take(file);
        found.take(finding("robots-none", 9, 2));
        found.finish();
        QCOMPARE(found.pages(), 3);
        QCOMPARE(found.instances(), 7);
        found.setIgnored({9}, [](const FileFinding &one) { return !one.url.isEmpty(); });
        QCOMPARE(found.pages(), 1);
        QCOMPARE(found.ignored(), 2);
        QCOMPARE(found.instances(), 1);
        QVERIFY(found.files().at(1).ignored && !found.files().at(0).ignored);
        found.setIgnored({}, [](const FileFinding &) { return false; });
        QCOMPARE(found.pages(), 3);
        QCOMPARE(found.instances(), 7);
    }
    void evidenceOfPagesIsNotKept()
    {
        CheckFindings found;
        Finding page = finding("title-too-long", 5);
        page.verdict.evidence = "a long title";
        page.url = "https://example.org/";
        found.take(page);
        found.finish();
        QCOMPARE(found.evidence(UrlId(5)), QByteArray());
    }
    void runsComeBackFromTheFile()
    {
        RunSums first{1, 1000, 10, 5, {{"title-missing", {2, 3}}, {"link-broken", {0, 0}}}};
        const RunSums third{3, 3000, 12, 6, {{"title-missing", {1, 1}}}};
        QList<RunSums> runs = withRun(withRun({}, third), first);
        QCOMPARE(runs.first(), first);
        QCOMPARE(runSumsFromJson(toJson(runs)), runs);
        QCOMPARE(runBefore(runs, 3), std::optional(first));
        QCOMPARE(runBefore(runs, 1), std::nullopt);
        QCOMPARE(runBefore(runs, 9), std::optional(third));
        first.urls = 11;
        runs = withRun(runs, first); // audited once more
        QCOMPARE(runs.size(), 2);
        QCOMPARE(runs.first().urls, 11);
        for (int run = 4; run < 30; ++run)
            runs = withRun(runs, {run, 0, 0, 0, {}});
        QCOMPARE(runs.size(), MostRunsKept);
        QCOMPARE(runs.last().run, 29);
        for (const char *json : {"", "[", "{}", "[{}]", "[{\"run\":0}]", "[7]"})
            QVERIFY2(runSumsFromJson(json).isEmpty(), json);
    }
};

ARGIOPE_TEST(TestFindings, void)
#include "tst_findings.moc"
