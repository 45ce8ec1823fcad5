#include "core/trap/pathsessions.h"
#include "core/trap/readlinks.h"
#include "tests/support/testmain.h"

#include <QQueue>
#include <QTest>

#include <functional>

using namespace argiope;
using namespace argiope::trap;

namespace {

constexpr int Articles = 100;

/// Of a site whose paths have a place for something else: {x}. {n}: the number of the article.
struct Site
{
    QByteArray form;
    std::function<QByteArray(int answer)> valueOf; ///< that all links of an answer have
    std::function<quint64(int article, int answer)> shows;
    bool sticky = false; ///< links have the value of their page
};

struct Walk
{
    QList<Trap> traps;
    QList<QByteArray> disproved;
    QSet<int> articles;
    int fetched = 0;
};

url::Url at(const QByteArray &form, const QByteArray &value, int article)
{
    QByteArray path = form;
    return *url::parse(QByteArray("http://h" + path.replace("{x}", value).replace("{n}", QByteArray::number(article))));
}

/// Breadth first; every page names four others.
Walk crawl(PathSessions &sessions, const Site &site, int most)
{
    Walk walk;
    QSet<QByteArray> known;
    QQueue<QPair<url::Url, QPair<int, QByteArray>>> queue;
    const auto offer = [&](int article, const QByteArray &value, QList<url::Url> &named) {
        const url::Url url = at(site.form, value, article);
        if (known.contains(url.href()))
            return;
        known.insert(url.href());
        named.append(url);
        queue.enqueue({url, {article, value}});
    };
    QList<url::Url> first;
    for (int article = 0; article < 10; ++article)
        offer(article, site.valueOf(0), first);
    (void)sessions.see(*url::parse("http://h/"), 1, first);
    while (!queue.isEmpty() && walk.fetched < most) {
        const auto [url, what] = queue.dequeue();
        const auto [article, value] = what;
        if (!sessions.keeping(url, {}).isEmpty())
            continue;
        ++walk.fetched;
        walk.articles.insert(article);
        QList<url::Url> named;
        for (int i = 1; i <= 4; ++i)
            offer((7 * article + i) % Articles, site.sticky ? value : site.valueOf(walk.fetched), named);
        const PathSessions::News news = sessions.see(url, site.shows(article, walk.fetched), named);
        walk.traps += news.traps;
        walk.disproved += news.disproved;
    }
    return walk;
}

QByteArray wordOf(int n)
{
    return QByteArray::number(hashOf(QByteArray::number(n)), 36).left(6) + 'x';
}

quint64 articleText(int article, int)
{
    return quint64(1000 + article);
}

} // namespace

class TestTrapPathSessions : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void areFound_data();
    void areFound();
    void honestSitesAreNone_data();
    void honestSitesAreNone();
    void isTakenBack();
    void isKnownAgain();
};

void TestTrapPathSessions::areFound_data()
{
    QTest::addColumn<QByteArray>("form");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char *name, const char *form, const char *id) {
        QTest::newRow(name) << QByteArray(form) << QByteArray(id);
    };
    row("at the begin", "/{x}/art/{n}", "session_id http://h/{any}/*");
    row("in brackets", "/S({x})/art/{n}", "session_id http://h/{any}/*");
    row("behind a folder", "/site/{x}/art/{n}", "session_id http://h/site/{any}/*");
    row("at the end", "/art/{n}/{x}", "session_id http://h/*/{any}");
    row("before a query", "/{x}/art?id={n}", "session_id http://h/{any}/*");
}

void TestTrapPathSessions::areFound()
{
    QFETCH(const QByteArray, form);
    QFETCH(const QByteArray, id);
    PathSessions sessions;
    const Walk walk = crawl(sessions, {form, wordOf, articleText}, 5000);
    QCOMPARE(walk.traps.size(), 1);
    QCOMPARE(walk.traps[0].id(), id);
    QCOMPARE(walk.articles.size(), Articles);
    QVERIFY2(walk.fetched < 3 * Articles, QByteArray::number(walk.fetched).constData());
    QVERIFY(walk.disproved.isEmpty());
}

void TestTrapPathSessions::honestSitesAreNone_data()
{
    QTest::addColumn<Site>("site");
    const auto row = [](const char *name, const Site &site) { QTest::newRow(name) << site; };
    row("people with pages of their own",
        {"/{x}/art/{n}", wordOf, [](int article, int answer) { return quint64(1000 + article * 7919 + answer); }});
    row("people whose pages are empty", {"/{x}/art/{n}", wordOf, [](int, int) { return quint64(7); }, true});
    row("languages", {"/{x}/art/{n}", [](int answer) { return wordOf(answer % 50); }, articleText});
    row("names of articles", {"/art/{x}-{n}/read", wordOf, articleText});
}

void TestTrapPathSessions::honestSitesAreNone()
{
    QFETCH(const Site, site);
    PathSessions sessions;
    QVERIFY(crawl(sessions, site, 3000).traps.isEmpty());
}

void TestTrapPathSessions::isTakenBack()
{
    PathSessions sessions;
    bool differs = false;
    const Site site{"/{x}/art/{n}", wordOf, [&differs](int article, int answer) {
                        return differs ? quint64(1000 + article * 7919 + answer) : articleText(article, answer);
                    }};
    QCOMPARE(crawl(sessions, site, 5000).traps.size(), 1);
    differs = true;
    const QByteArray id = "session_id http://h/{any}/*";
    QList<QByteArray> disproved;
    for (int i = 0; i < 4000 && disproved.isEmpty(); ++i) {
        const url::Url url = at(site.form, "later" + QByteArray::number(i), i % Articles);
        sessions.noteKnown(url, quint64(50000 + i), false);
        if (sessions.keeping(url, {}).isEmpty())
            disproved = sessions.see(url, quint64(9000 + i), {}).disproved;
    }
    QCOMPARE(disproved, QList<QByteArray>{id});
    QVERIFY(sessions.keeping(at(site.form, "another", 5), {}).isEmpty());
}

void TestTrapPathSessions::isKnownAgain()
{
    PathSessions sessions;
    QVERIFY(sessions.add({"session_id", "http://h/{any}/*", {}, false}));
    QVERIFY(sessions.add({"session_id", "http://h/*/{any}", {}, false}));
    for (const char *other : {"http://h/x?sid={token}", "http://h/*{token}/*", "http://h/*;jsessionid={token}"})
        QVERIFY2(!sessions.add({"session_id", other, {}, false}), other);
    QVERIFY(!sessions.add({"twin", "http://h/*/print/*", {}, false}));
    const QByteArray id = "session_id http://h/{any}/*";
    const auto named = [&sessions](const char *url, quint64 by, bool fetched = false) {
        sessions.noteKnown(*url::parse(url), by, fetched);
    };
    const auto keeping = [&sessions](const char *url, const QSet<QByteArray> &released = {}) {
        return sessions.keeping(*url::parse(url), released);
    };
    named("http://h/token1/art/5", 1, true);
    named("http://h/token2/art/5", 2);
    named("http://h/token2/art/6", 2);
    named("http://h/token3/art/6", 3);
    QCOMPARE(keeping("http://h/token2/art/5"), id);
    QVERIFY(keeping("http://h/token2/art/5", {id}).isEmpty());
    for (const char *other : {"http://h/token1/art/5", "http://h/token2/art/6", "http://other/token2/art/5"})
        QVERIFY2(keeping(other).isEmpty(), other);
    // The first one that is asked about is let in, and stays it.
    QCOMPARE(keeping("http://h/token3/art/6"), id);
    // What several pages name is none, and of others nobody knows yet.
    named("http://h/french/art/5", 4);
    named("http://h/french/art/6", 5);
    QVERIFY(keeping("http://h/french/art/5").isEmpty());
    QVERIFY(keeping("http://h/token4/art/5").isEmpty());
}

ARGIOPE_TEST(TestTrapPathSessions, QCoreApplication)
#include "tst_trap_pathsessions.moc"
