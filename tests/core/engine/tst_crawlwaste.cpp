// Sites that have each page many times over: they end, lose no page, and are not asked for their waste again.

#include "tests/core/engine/crawlhelp.h"
#include "tests/support/endlesssite.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QTest>

using namespace argiope;
using namespace argiope::test;

namespace {

constexpr int RealPages = test::sanitized ? 150 : 400;

QByteArray numbered(int n)
{
    return QByteArray::number(n);
}

QByteArray textOf(int n)
{
    QByteArray text;
    for (int i = 0; i < 40; ++i)
        text += randomWord(n * 40 + i) + ' ';
    return text;
}

/// The address and the heading that a page has as one kind of waste.
struct Version
{
    QByteArray form; ///< {n}: the number of the page, {m}: of the version
    QByteArray heading;
    int ofEach = 1;
};

/// RealPages that say the same once more, and name the plain page as their canonical.
Page versionsOf(const Version &version, std::shared_ptr<std::atomic<int>> waste)
{
    return [version, waste](const Request &request) {
        const QByteArray &target = request.target;
        if (target == "/") {
            QByteArray links;
            for (int i = 0; i < RealPages; ++i)
                links += "<a href='/p/" + numbered(i) + "'>page</a>";
            return Response{.body = "<title>Start</title>" + links};
        }
        for (int n = target.startsWith("/p/") ? target.mid(3).toInt() : -1; n >= 0 && target == "/p/" + numbered(n);) {
            QByteArray links;
            for (int m = 0; m < version.ofEach; ++m)
                links += "<a href='" + QByteArray(version.form).replace("{n}", numbered(n)).replace("{m}", numbered(m))
                    + "'>more</a>";
            return Response{.body = "<title>Page " + randomWord(n) + "</title><main><h1>" + randomWord(n) + "</h1><p>"
                    + textOf(n) + "</p></main>" + links};
        }
        for (int n = 0; n < RealPages; ++n) {
            const QByteArray form = QByteArray(version.form).replace("{n}", numbered(n));
            const QByteArray before = form.left(form.indexOf("{m}"));
            if (form.contains("{m}") ? !target.startsWith(before) : target != form)
                continue;
            ++*waste;
            const QByteArray heading = version.heading + randomWord(int(qHash(target, 0) & 0xFFFF)) + ' ';
            return Response{.body = "<title>Page " + randomWord(n) + "</title><link rel=canonical href='/p/"
                    + numbered(n) + "'><main><h1>" + heading + randomWord(n) + "</h1><p>" + textOf(n) + "</p><p>"
                    + heading + "</p></main>"};
        }
        return Response{.status = 404};
    };
}

/// Every answer has another session in the paths of its links.
Page sessionsOf(std::shared_ptr<std::atomic<int>> waste)
{
    auto seen = std::make_shared<QSet<int>>();
    auto mutex = std::make_shared<QMutex>();
    auto answers = std::make_shared<std::atomic<int>>(0);
    return [=](const Request &request) {
        const QByteArray session = '/' + randomWord(++*answers).first(6);
        const QByteArrayList parts = request.target.split('/');
        const int n = request.target == "/" ? -1 : parts.constLast().toInt();
        {
            const QMutexLocker lock(mutex.get());
            if (n >= 0 && seen->contains(n))
                ++*waste;
            seen->insert(n);
        }
        QByteArray links;
        for (int i = 1; i <= 10; ++i)
            links += "<a href='" + session + "/art/" + numbered((std::max(n, 0) * 7 + i) % RealPages) + "'>next</a>";
        return Response{
            .body = "<title>Art " + randomWord(n + 1) + "</title><main><p>" + textOf(n + 1) + "</p></main>" + links};
    };
}

/// A calendar that goes on for ever beside pages; it names days in seconds since 1970.
Page calendarOf(std::shared_ptr<std::atomic<int>> waste)
{
    return [waste](const Request &request) {
        constexpr qint64 day = 86400;
        if (!request.target.startsWith("/events"))
            return versionsOf({"/events?ts=1764403200", {}, 1}, waste).answer(request);
        ++*waste;
        const qint64 at = request.target.mid(request.target.indexOf('=') + 1).toLongLong();
        const QDateTime date = QDateTime::fromSecsSinceEpoch(at, Qt::UTC);
        QByteArray links;
        for (const qint64 days : {-30, -1, 1, 30})
            links += "<a href='/events?ts=" + QByteArray::number(at + days * day) + "'>go</a>";
        return Response{.body = "<title>Events</title><h1>" + QLocale::c().toString(date, u"dddd d MMMM yyyy").toUtf8()
                + "</h1><p>No events are planned</p>" + links};
    };
}

struct Kind
{
    const char *name;
    QByteArray id; ///< the begin of the trap's
    std::function<Page(std::shared_ptr<std::atomic<int>>)> page;
    int most = 0; ///< fetched of the waste, however much there is
    int until = 0; ///< pages beside the real ones, behind which the trap is known; 0: that depends on the threads
    bool named = true; ///< pages have one address
};

std::vector<Kind> kinds()
{
    const auto versions = [](const Version &version) {
        return [version](const std::shared_ptr<std::atomic<int>> &waste) { return versionsOf(version, waste); };
    };
    return {{"reply links", "twin", versions({"/p/{n}?replytocom={n}0{m}", "Leave a reply to ", 7}), 1400, 13},
        {"print views", "twin", versions({"/print/{n}", "Print: ", 1}), 300, 13},
        {"print parameter", "twin", versions({"/p/{n}?print=1", "Print: ", 1}), 300, 13},
        {"AMP", "twin", versions({"/p/{n}/amp", "AMP ", 1}), 300, 13},
        {"sessions in the path", "session_id", sessionsOf, 1500, 0, false},
        {"calendar in seconds", "endless_chain", calendarOf, 600}};
}

} // namespace

class TestCrawlWaste : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isLeftOut_data();
    void isLeftOut();
    void isNotFetchedAgain_data();
    void isNotFetchedAgain();

private:
    static void addKinds(bool stopped);
    static qsizetype pagesOf(const CrawlRun &run, const TestSite &site, const Kind &kind);
};

void TestCrawlWaste::addKinds(bool stopped)
{
    QTest::addColumn<size_t>("kind");
    QTest::addColumn<int>("threads");
    for (size_t i = 0; i < kinds().size(); ++i) {
        for (const int threads : {1, 8}) {
            if (!stopped || kinds()[i].until > 0)
                QTest::addRow("%s, %d", kinds()[i].name, threads) << i << threads;
        }
    }
}

/// Real ones that were fetched.
qsizetype TestCrawlWaste::pagesOf(const CrawlRun &run, const TestSite &site, const Kind &kind)
{
    QSet<int> found;
    for (const store::UrlRecord &url : run.urls) {
        const QByteArray path = url.url.mid(site.origin().size());
        const bool fits = kind.named ? path == "/p/" + numbered(path.mid(3).toInt()) : path.contains("/art/");
        if (fits && url.state == store::UrlState::Finished)
            found.insert(path.mid(path.lastIndexOf('/') + 1).toInt());
    }
    return found.size();
}

void TestCrawlWaste::isLeftOut_data()
{
    addKinds(false);
}

void TestCrawlWaste::isLeftOut()
{
    QFETCH(const size_t, kind);
    QFETCH(const int, threads);
    const Kind what = kinds()[kind];
    const auto waste = std::make_shared<std::atomic<int>>(0);
    TestSite site;
    site.setFallback(what.page(waste));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), threads);
    options.settings.maxUrls = 20000; // so that a failure ends
    const CrawlRun run = runCrawl(options);
    QCOMPARE(run.reason, engine::EndReason::Completed);
    QVERIFY(countersHold(run));
    QCOMPARE(pagesOf(run, site, what), RealPages);
    QVERIFY(!run.traps.isEmpty());
    QVERIFY2(run.traps[0].id().startsWith(what.id), run.traps[0].id().constData());
    QVERIFY2(*waste < what.most, numbered(*waste).constData());
}

void TestCrawlWaste::isNotFetchedAgain_data()
{
    addKinds(true);
}

void TestCrawlWaste::isNotFetchedAgain()
{
    QFETCH(const size_t, kind);
    QFETCH(const int, threads);
    const Kind what = kinds()[kind];
    const auto waste = std::make_shared<std::atomic<int>>(0);
    TestSite site;
    site.setFallback(what.page(waste));
    QTemporaryDir dir;
    engine::CrawlOptions options = crawlOptions(dir.filePath(QStringLiteral("p.argiope")), site.url("/"), threads);
    options.settings.maxUrls = RealPages + what.until; // most of what waits is waste
    const CrawlRun first = runCrawl(options);
    QCOMPARE(first.reason, engine::EndReason::MaxUrls);
    QVERIFY(!first.traps.isEmpty());
    options.settings.maxUrls = 20000;
    const int shown = *waste;
    options.mode = engine::CrawlOptions::Mode::Resume;
    const CrawlRun second = runCrawl(options);
    QCOMPARE(second.reason, engine::EndReason::Completed);
    QCOMPARE(pagesOf(second, site, what), RealPages);
    const int samples = what.named ? 40 : 200; // one each time that twice as much was kept out, and what was under way
    QVERIFY2(*waste - shown <= samples, numbered(*waste - shown).constData());
    // The pages that a trap was judged by stay named.
    QVERIFY(!second.traps.isEmpty());
    QVERIFY(!second.traps[0].examples.isEmpty());
    QVERIFY(second.traps[0].pages > 0);
    const int all = *waste;
    const CrawlRun again = runCrawl(refetchOptions(options));
    QCOMPARE(again.reason, engine::EndReason::Completed);
    // Behind new sessions each page is fetched once.
    const int looks = what.id == "twin" ? 2 : RealPages + samples;
    QVERIFY2(*waste - all <= looks, numbered(*waste - all).constData());
    QCOMPARE(pagesOf(again, site, what), RealPages);
}

ARGIOPE_TEST(TestCrawlWaste, QCoreApplication)
#include "tst_crawlwaste.moc"
