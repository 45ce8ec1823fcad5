#include "tests/core/engine/crawlhelp.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/testsite.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace argiope;
using namespace argiope::test;

namespace {

constexpr int KilledPages = 160;
constexpr int PageMs = 8;
constexpr int WaitMs = 60000;

QByteArray killedPath(int page)
{
    return page == 0 ? QByteArray("/") : QByteArray(1, char('/')) + "abc"[page % 3] + '/' + QByteArray::number(page);
}

/// A tree with shortcuts in three sections that are linked with each other, with redirects, pages that are gone,
/// pictures and links by nofollow.
void serveWeb(TestSite &site)
{
    for (int i = 0; i < KilledPages; ++i) {
        QByteArray body = "<title>" + QByteArray::number(i) + "</title>";
        for (const int next : {2 * i + 1, 2 * i + 2, (i * 7 + 3) % KilledPages}) {
            if (next < KilledPages)
                body += "<a href=" + killedPath(next) + ">" + QByteArray::number(i) + "</a>";
        }
        if (i % 10 == 4) {
            const QByteArray moved = "/a/moved" + QByteArray::number(i);
            body += "<a href=" + moved + ">moved</a>";
            site.setPage(moved,
                Response{
                    .status = 302, .headers = {{"Location", killedPath((i * 11) % KilledPages)}}, .delayMs = PageMs});
        }
        if (i % 20 == 5)
            body += "<a href=/b/gone" + QByteArray::number(i) + ">gone</a>";
        if (i % 20 == 6)
            body += "<img src=/c/" + QByteArray::number(i) + ".png><a rel=nofollow href=/c/quiet>quiet</a>";
        site.setPage(killedPath(i), Response{.body = body, .delayMs = PageMs});
    }
    site.setPage("/c/quiet", Response{.body = "quiet"});
}

/// Settings of a running crawl, drawn anew: what `argiope-cli control` is told.
QStringList drawnChange(QRandomGenerator &random)
{
    const auto list = [&](const QString &name) {
        QStringList words{name + u'='}; // replaces what there is
        for (const char *section : {"/a/", "/b/", "/c/"}) {
            if (random.bounded(3) == 0)
                words.append(name + u'=' + QLatin1String(section));
        }
        return words;
    };
    QStringList change{QStringLiteral("threads=%1").arg(random.bounded(1, 7))};
    switch (random.bounded(8)) {
    case 0:
        change += list(QStringLiteral("include")) + QStringList{QStringLiteral("include+=:[0-9]+/$")};
        break;
    case 1:
        change += QStringLiteral("include=");
        break;
    case 2:
        change += QStringLiteral("maxDepth=%1").arg(random.bounded(2) == 0 ? -1 : random.bounded(1, 7));
        break;
    case 3:
        change += QStringLiteral("maxUrls=%1").arg(random.bounded(3) == 0 ? random.bounded(5, KilledPages) : 0);
        break;
    case 4:
        change += QStringLiteral("delay=%1").arg(random.bounded(2) == 0 ? 0.0 : 0.003);
        change += QStringLiteral("politeness=%1").arg(random.bounded(2) == 0 ? u"normal" : u"own");
        break;
    case 5:
        change += QStringLiteral("rate=%1").arg(random.bounded(2) * 300);
        change += QStringLiteral("bandwidth=%1").arg(random.bounded(2) * 200000);
        break;
    default:
        change += list(QStringLiteral("exclude"));
    }
    return change;
}

/// Links with all that is said of them, sorted.
QList<QByteArray> killedLinks(const CrawlRun &run)
{
    QList<QByteArray> lines;
    for (const store::LinkRecord &link : run.links) {
        lines.append(link.source + " > " + link.target + ' ' + link.element + ' ' + QByteArray::number(link.rel.toInt())
            + ' ' + link.text + ' ' + link.rule.name() + (link.followed ? " followed" : ""));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

QByteArray firstDifference(const QList<QByteArray> &is, const QList<QByteArray> &expected)
{
    for (qsizetype i = 0; i < std::max(is.size(), expected.size()); ++i) {
        if (is.value(i) != expected.value(i))
            return is.value(i, "nothing") + "\n   instead of " + expected.value(i, "nothing");
    }
    return {};
}

} // namespace

/// Crawls that are killed while `argiope-cli control` changes their settings, and that go on in another order each
/// time. ARGIOPE_CHANGE_KILLS says how many runs, ARGIOPE_KILL_SEED draws other ones.
class TestChangeKill : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_dir;
    TestSite m_site;
    int m_runs = 0;

    [[nodiscard]] QStringList arguments(const QString &project, const QStringList &further)
    {
        QStringList arguments{QStringLiteral("crawl"), QStringLiteral("--robots"), QStringLiteral("ignore"),
            QStringLiteral("--progress"), QStringLiteral("none"), QStringLiteral("--project"), project,
            QStringLiteral("--user-agent"), QStringLiteral("Run/%1").arg(++m_runs)};
        if (QFileInfo::exists(project))
            arguments << QStringLiteral("--resume");
        else
            arguments << QString::fromLatin1(m_site.url("/"));
        return arguments + further;
    }
    /// What the last run asked for, each as often as it did.
    [[nodiscard]] QList<QByteArray> asked() const
    {
        QList<QByteArray> urls;
        for (const Request &request : m_site.accessLog()) {
            if (request.header("User-Agent") == "Run/" + QByteArray::number(m_runs))
                urls.append(m_site.url(request.target));
        }
        return urls;
    }
    [[nodiscard]] static QSet<QByteArray> finishedOf(const CrawlRun &run)
    {
        QSet<QByteArray> urls;
        for (const store::UrlRecord &row : run.urls) {
            if (row.state == store::UrlState::Finished)
                urls.insert(row.url);
        }
        return urls;
    }

private Q_SLOTS:
    void losesNothing();
};

/// With all patterns and limits gone in the end the project holds what a crawl holds that was left alone. Under way
/// nothing that was written is lost, or fetched again.
void TestChangeKill::losesNothing()
{
    bool given = false;
    const int wish = qEnvironmentVariableIntValue("ARGIOPE_KILL_SEED", &given);
    QRandomGenerator random(given ? quint32(wish) : 20260117);
    const int manyKills = qEnvironmentVariableIntValue("ARGIOPE_CHANGE_KILLS", &given);
    const int kills = given ? manyKills : test::sanitized ? 6 : 12;
    serveWeb(m_site);
    const QString program = QStringLiteral(ARGIOPE_CLI);
    const QString fresh = m_dir.filePath(QStringLiteral("fresh.argiope"));
    QCOMPARE(QProcess::execute(program, arguments(fresh, {})), 0);
    const CrawlRun expected = readProject(fresh);

    const QString everything = m_dir.filePath(QStringLiteral("everything.json"));
    QFile file(everything);
    QVERIFY(file.open(QFile::WriteOnly)
        && file.write(R"({"exclude": [], "include": [], "maxDepth": -1, "maxUrls": 0, "delay": 0, "rate": 0,)"
                      R"( "bandwidth": 0, "politeness": "normal"})")
            > 0);
    file.close();
    const char *orders[] = {"breadth", "depth", "pagerank", "opic", "backlinks", "sitemap", "importance", "random"};
    const auto drawnOrder = [&] {
        return QStringList{QStringLiteral("--order"), QLatin1String(orders[random.bounded(int(std::size(orders)))])};
    };

    int changed = 0;
    int killed = 0;
    int runs = 0;
    int projects = 0;
    while (runs < kills) {
        const QString project = m_dir.filePath(QStringLiteral("killed%1.argiope").arg(++projects));
        const QString socket = project + QStringLiteral("-control");
        QSet<QByteArray> written;
        // So many a project that the last of them come when there is still something to do.
        for (int i = 0; i < 6; ++i, ++runs) {
            m_site.clearLog();
            const bool listens = random.bounded(4) > 0;
            if (listens)
                QFile::remove(socket); // of the one before
            QProcess crawl;
            // Patterns that were left of the run before may leave nothing to do; most runs begin without any.
            QStringList further = drawnOrder();
            if (random.bounded(4) > 0)
                further
                    += {QStringLiteral("--settings"), everything, QStringLiteral("--delay"), QStringLiteral("0.01")};
            crawl.start(program, arguments(project, further));
            QVERIFY(crawl.waitForStarted(WaitMs));
            // Most of them are killed once they listen, some before.
            while (listens && crawl.state() != QProcess::NotRunning && !QFileInfo::exists(socket))
                (void)crawl.waitForFinished(5);
            const int changes = random.bounded(1, 4);
            for (int change = 0; change < changes && crawl.state() != QProcess::NotRunning; ++change) {
                (void)crawl.waitForFinished(random.bounded(40));
                QProcess control;
                control.start(program, QStringList{QStringLiteral("control"), project} + drawnChange(random));
                QVERIFY(control.waitForStarted(WaitMs));
                // The last change is sometimes under way when the crawl is killed.
                if (change == changes - 1 && random.bounded(2) == 0) {
                    (void)control.waitForFinished(random.bounded(1, 40));
                    crawl.kill();
                }
                QVERIFY(control.state() == QProcess::NotRunning || control.waitForFinished(WaitMs));
                QVERIFY(control.exitStatus() == QProcess::NormalExit);
                QVERIFY2(control.exitCode() <= 1, control.readAllStandardError().constData()); // 1: nothing runs there
                changed += control.exitCode() == 0 ? 1 : 0;
            }
            (void)crawl.waitForFinished(random.bounded(60));
            crawl.kill();
            QVERIFY(crawl.state() == QProcess::NotRunning || crawl.waitForFinished(WaitMs));
            killed += crawl.exitStatus() == QProcess::NormalExit ? 0 : 1;
            if (crawl.exitStatus() == QProcess::NormalExit)
                QVERIFY2(crawl.exitCode() == 0 || crawl.exitCode() == 3, crawl.readAllStandardError().constData());
            QTRY_COMPARE_WITH_TIMEOUT(m_site.openConnections(), 0, WaitMs);
            for (const QByteArray &url : asked())
                QVERIFY2(!written.contains(url), QByteArray(url + " was written and fetched again").constData());
            if (!QFileInfo::exists(project))
                continue;
            const CrawlRun now = readProject(project);
            const QSet<QByteArray> finished = finishedOf(now);
            QVERIFY2((written - finished).isEmpty(), "what was written is not there any more");
            written = finished;
            QVERIFY(inlinksHold(now));
        }
        m_site.clearLog();
        QStringList last{QStringLiteral("--settings"), everything, QStringLiteral("--threads"), QStringLiteral("4")};
        QCOMPARE(QProcess::execute(program, arguments(project, last + drawnOrder())), 0);
        for (const QByteArray &url : asked())
            QVERIFY2(!written.contains(url), QByteArray(url + " was written and fetched again").constData());
        const CrawlRun run = readProject(project);
        const auto summaryOf = [&](const CrawlRun &of) { return of.summary(m_site.url("")).split('\n'); };
        QCOMPARE(firstDifference(summaryOf(run), summaryOf(expected)), QByteArray());
        QCOMPARE(firstDifference(killedLinks(run), killedLinks(expected)), QByteArray());
        QVERIFY(inlinksHold(run));
    }
    qInfo("%d of %d runs killed, of %d crawls; %d changes", killed, runs, projects, changed);
    QVERIFY(changed > 0 && killed > 0);
}

ARGIOPE_TEST(TestChangeKill, QCoreApplication)
#include "tst_changekill.moc"
