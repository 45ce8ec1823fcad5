#include "core/trap/samewhatever.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <functional>

using namespace argiope;
using namespace argiope::trap;

namespace {

QByteArray number(int n)
{
    return QByteArray::number(n);
}

QByteArray token(int n)
{
    return "a1b2" + QByteArray::number(quint64(n + 7) * 0x9E3779B97F4A7C15ULL, 16);
}

/// 20261127210000 and so many seconds.
QByteArray moment(int n)
{
    return "2026112721" + number(n / 60 % 60).rightJustified(2, '0') + number(n % 60).rightJustified(2, '0');
}

struct Page
{
    QByteArray url;
    QList<QByteArray> links;
    PageText text{1, 0, {}, {}};
};

UrlParts partsOf(const QByteArray &url)
{
    return trap::partsOf(*url::parse(QByteArray("http://h" + url)));
}

SameWhatever::News look(SameWhatever &watch, const Page &page)
{
    QList<url::Url> links;
    for (const QByteArray &link : page.links)
        links.append(*url::parse(QByteArray("http://h" + link)));
    return watch.see(partsOf(page.url), "http://h" + page.url, page.text, links, false);
}

QList<Trap> see(SameWhatever &watch, const Page &page)
{
    return look(watch, page).traps;
}

/// How many of the pages are read until something is found, and what.
QPair<int, QByteArray> firstOf(SameWhatever &watch, int pages, const std::function<Page(int)> &pageOf)
{
    for (int i = 0; i < pages; ++i) {
        const QList<Trap> found = see(watch, pageOf(i));
        if (!found.isEmpty())
            return {i + 1, found.constFirst().id()};
    }
    return {pages, {}};
}

} // namespace

class TestTrapSameWhatever : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void ignoredParametersAreFound_data();
    void ignoredParametersAreFound();
    void whatThePageMeasuresIsNoDifference_data();
    void whatThePageMeasuresIsNoDifference();
    void whatDiffersIsNone_data();
    void whatDiffersIsNone();
    void otherValuesBesideAreAnotherMatter();
    void redirects_data();
    void redirects();
    void aWholeOriginTakesManyPaths();
    void randomWordsOnManyPaths();
    void anEchoOfTheUrlIsNoDifference();
    void oneOfThemIsLetIn();
    void withoutItCountsAsOne();
    void releasedOnesKeepNothing();
    void whatIsKeptOutIsLookedAtNowAndThen();
    void memoryIsBounded();
};

void TestTrapSameWhatever::ignoredParametersAreFound_data()
{
    QTest::addColumn<std::function<Page(int)>>("pageOf");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("atMost");
    const auto row = [](const char *name, const std::function<Page(int)> &pageOf, const char *id, int atMost) {
        QTest::newRow(name) << pageOf << QByteArray(id) << atMost;
    };
    constexpr int one = SameWhatever::Patience + 1;
    row(
        "the way back",
        [](int n) {
            const QByteArray back = "%2Fp%2F" + number(n);
            return Page{"/login?returnto=" + back, {"/", "/p/" + number(n), "/signup?returnto=" + back}};
        },
        "ignored_parameter http://h/login?returnto={any}", one);
    row(
        "the way back, once more escaped",
        [](int n) {
            return Page{"/login?returnto=%2Fp%2F" + number(n),
                {"/login?returnto=%2Flogin%3Freturnto%3D%252Fp%252F" + number(n)}};
        },
        "ignored_parameter http://h/login?returnto={any}", one);
    row(
        "the second of the answer",
        [](int n) {
            QList<QByteArray> links;
            for (const char *days : {"1", "3", "7"})
                links.append("/rc?title=RC&from=" + moment(n + 1) + "&days=" + days);
            return Page{"/rc?title=RC&from=" + moment(n) + "&days=7", links, {1, quint64(n), {}, {}}};
        },
        "ignored_parameter http://h/rc?days=7&from={any}&title=RC", one);
    row(
        "a random number",
        [](int n) {
            const auto random = [](int i) { return number(100000000 + i * 7919); };
            return Page{"/x?r=" + random(n), {"/x?r=" + random(n + 1), "/y?r=" + random(n + 2)}};
        },
        "ignored_parameter http://h/x?r={any}", one);
    row(
        "a random fraction",
        [](int n) {
            return Page{"/x?r=0.48" + number(1000 + n), {"/x?r=0.48" + number(2000 + n)}};
        },
        "ignored_parameter http://h/x?r={any}", one);
    row(
        "an order, in the menu of which the present one is no link",
        [](int n) {
            const QByteArray list = "/list?cat=" + number(n / 3) + "&sort=";
            QList<QByteArray> links;
            for (int i = 0; i < 3; ++i) {
                if (i != n % 3)
                    links.append(list + number(i));
            }
            return Page{list + number(n % 3), links, {quint64(n / 3), 0, {}, {}}};
        },
        "ignored_parameter http://h/list?cat=*&sort={any}", SameWhatever::Patience * 3 / 2 + 1);
    row(
        "a token",
        [](int n) {
            return Page{"/file?id=" + token(n), {"/file?id=" + token(n + 1)}};
        },
        "session_id http://h/file?id={token}", one);
    row(
        "a session in the path",
        [](int n) {
            return Page{"/x;jsessionid=" + token(n), {"/y;jsessionid=" + token(n + 1)}};
        },
        "session_id http://h/x;jsessionid={token}", one);
    row(
        "a folder that is a token",
        [](int n) {
            return Page{"/s/" + token(n) + "/x", {"/s/" + token(n + 1) + "/y"}};
        },
        "session_id http://h/s/{token}/x", one);
    row(
        "the way back in the path, as Base64",
        [](int n) {
            const QByteArray back
                = QByteArray("http://h/p/" + number(n)).toBase64(QByteArray::Base64UrlEncoding).replace('=', '~');
            return Page{"/login/referer/" + back + '/', {"/", "/signup/referer/" + back + '/'}};
        },
        "session_id http://h/login/referer/{token}/", one);
    row(
        "the way back in the path, escaped",
        [](int n) {
            return Page{"/login/%2Fp%2F" + number(n), {"/"}};
        },
        "session_id http://h/login/{token}", one);
    row(
        "a login of each page",
        [](int n) {
            const QByteArray own = "/page/" + number(n);
            return Page{own + "?do=login", {own, own + "?do=register", "/"}};
        },
        "ignored_parameter http://h/{any}?do=login", one);
    row(
        "what the links have is made anew each time",
        [](int n) {
            return Page{"/login?returnto=%2Fp%2F" + number(n),
                {"/poll?t=1764279000." + number(1000 + n), "/cart?csrf_token=" + token(n),
                    "/logo?nocache=" + number(n)}};
        },
        "ignored_parameter http://h/login?returnto={any}", one);
}

void TestTrapSameWhatever::ignoredParametersAreFound()
{
    QFETCH(std::function<Page(int)>, pageOf);
    QFETCH(QByteArray, id);
    QFETCH(int, atMost);
    SameWhatever watch;
    const auto [pages, found] = firstOf(watch, 5000, pageOf);
    QCOMPARE(found, id);
    QVERIFY2(pages <= atMost, number(pages).constData());
    // It holds for a page to come, found anew or read in another session.
    SameWhatever later;
    const qsizetype blank = found.indexOf(' ');
    QVERIFY(later.add({found.left(blank), found.mid(blank + 1), {}, false}));
    for (SameWhatever *each : {&watch, &later}) {
        QVERIFY(each->keeping(partsOf(pageOf(7000).url), {}).isEmpty());
        const int alike = id.contains("sort") ? 7001 : 8000; // of the same list
        QCOMPARE(each->keeping(partsOf(pageOf(alike).url), {}), id);
    }
}

void TestTrapSameWhatever::whatThePageMeasuresIsNoDifference_data()
{
    QTest::addColumn<quint64>("first"); // the main texts of half of the pages
    QTest::addColumn<quint64>("second"); // and of the others
    QTest::addColumn<bool>("found");
    QTest::newRow("one main text") << quint64(7) << quint64(7) << true;
    QTest::newRow("two") << quint64(7) << quint64(8) << false;
    QTest::newRow("not known") << quint64(0) << quint64(0) << false;
}

void TestTrapSameWhatever::whatThePageMeasuresIsNoDifference()
{
    QFETCH(quint64, first);
    QFETCH(quint64, second);
    QFETCH(bool, found);
    SameWhatever watch;
    const auto id = firstOf(watch, 200, [&](int n) {
        // "0.0123 s, 17 are online", at the page's foot
        return Page{"/cart?sid=" + token(n), {}, {1, quint64(n), {}, {}, n % 2 == 0 ? first : second}};
    }).second;
    QCOMPARE(id, QByteArray(found ? "session_id http://h/cart?sid={token}" : ""));
}

void TestTrapSameWhatever::whatDiffersIsNone_data()
{
    QTest::addColumn<std::function<Page(int)>>("pageOf");
    const auto row = [](const char *name, const std::function<Page(int)> &pageOf) { QTest::newRow(name) << pageOf; };
    row("a text each", [](int n) { return Page{"/a?id=" + token(n), {}, {quint64(n), 0, {}, {}}}; });
    row("a number each", [](int n) { return Page{"/a?id=" + number(n), {}, {1, quint64(n), {}, {}}}; });
    row("links each", [](int n) { return Page{"/a?id=" + number(n), {"/b/" + number(10 * n)}}; });
    row("numbers that lead on", [](int n) {
        return Page{"/a?id=" + number(n), {"/a?id=" + number(2 * n), "/a?id=" + number(2 * n + 1)}};
    });
    row("names that lead on", [](int n) { return Page{"/a?name=x" + number(n), {"/a?name=x" + number(n + 1)}}; });
    row("one in forty", [](int n) {
        return Page{"/a?q=x" + number(n), {}, {quint64(n % SameWhatever::Patience == 20), 0, {}, {}}};
    });
    row("one value, and the others in another order", [](int n) {
        const QByteArray one = "x=" + number(n / 2);
        const QByteArray other = "y=" + number(n / 2);
        const QByteArray first = "/a?o=list&" + one + '&' + other;
        const QByteArray second = "/a?" + other + '&' + one + "&o=list";
        return Page{n % 2 == 0 ? first : second, {}, {quint64(n / 2), 0, {}, {}}};
    });
    row("a text for each path", [](int n) {
        return Page{"/p/" + number(n) + "?view=full", {}, {quint64(n), 0, {}, {}}};
    });
    row("links for each path", [](int n) { return Page{"/p/" + number(n) + "?view=full", {"/q/" + number(n)}}; });
    row("paths without a query", [](int n) { return Page{"/p/" + number(n), {}}; });
    row("two that go together", [](int n) { return Page{"/a?x=" + number(n) + "&y=" + number(n), {}}; });
}

void TestTrapSameWhatever::whatDiffersIsNone()
{
    QFETCH(std::function<Page(int)>, pageOf);
    SameWhatever watch;
    QCOMPARE(firstOf(watch, 3000, pageOf).second, QByteArray());
}

void TestTrapSameWhatever::otherValuesBesideAreAnotherMatter()
{
    SameWhatever watch;
    QByteArray found;
    for (int n = 0; n < 200; ++n) {
        const QList<Trap> none = see(watch, {"/index.php?do=show&id=x" + number(n), {}, {quint64(n), 0, {}, {}}});
        QVERIFY(none.isEmpty());
        for (const Trap &trap : see(watch, {"/index.php?do=media&id=x" + number(n), {}}))
            found = trap.id();
    }
    QCOMPARE(found, QByteArray("ignored_parameter http://h/index.php?do=media&id={any}"));
    QVERIFY(watch.keeping(partsOf("/index.php?do=media&id=y1"), {}).isEmpty());
    QCOMPARE(watch.keeping(partsOf("/index.php?do=media&id=y2"), {}), found);
    for (const char *other : {"/index.php?do=show&id=y2", "/index.php?id=y2", "/index.php?do=media&id=y2&rev=3",
             "/other.php?do=media&id=y2", "/index.php?do=media"}) {
        QVERIFY2(watch.keeping(partsOf(other), {}).isEmpty(), other);
    }
}

void TestTrapSameWhatever::redirects_data()
{
    QTest::addColumn<QByteArray>("to"); // "%" stands for the value
    QTest::addColumn<bool>("known"); // that the target ignores "back"
    QTest::addColumn<bool>("found");
    QTest::newRow("all to one page") << QByteArray("/login") << false << true;
    QTest::newRow("handed on to a page that ignores it") << QByteArray("/login?back=%") << true << true;
    QTest::newRow("handed on to a page that nobody knows") << QByteArray("/login?back=%") << false << false;
    QTest::newRow("handed on in something else, too") << QByteArray("/login?back=%&id=%") << true << false;
    QTest::newRow("to the page itself") << QByteArray("/p/%") << false << false;
    QTest::newRow("to another server") << QByteArray("http://other/%") << false << false;
}

void TestTrapSameWhatever::redirects()
{
    QFETCH(QByteArray, to);
    QFETCH(bool, known);
    QFETCH(bool, found);
    SameWhatever watch;
    if (known)
        QVERIFY(watch.add({"ignored_parameter", "http://h/login?back={any}&id=*", {}, false}));
    QByteArray id;
    for (int n = 0; n < 200 && id.isEmpty(); ++n) {
        const QByteArray value = "page" + number(n);
        QByteArray target = (to.startsWith('/') ? "http://h" : "") + to;
        target.replace('%', value);
        const QByteArray url = "/go?to=" + value;
        for (const Trap &trap : watch.seeRedirect(partsOf(url), "http://h" + url, *url::parse(target)).traps)
            id = trap.id();
    }
    QCOMPARE(id, QByteArray(found ? "ignored_parameter http://h/go?to={any}" : ""));
}

void TestTrapSameWhatever::aWholeOriginTakesManyPaths()
{
    const auto pageOf = [](int n, int shares) {
        return Page{
            "/post/" + number(n / shares) + "?share=s" + number(n % shares), {"/"}, {quint64(n / shares), 0, {}, {}}};
    };
    SameWhatever watch;
    const auto found = firstOf(watch, 300, [&](int n) { return pageOf(n, 4); });
    QCOMPARE(found.second, QByteArray("ignored_parameter http://h/*?share={any}"));
    QVERIFY(watch.keeping(partsOf("/post/99?share=s1"), {}).isEmpty());
    QCOMPARE(watch.keeping(partsOf("/post/99?share=s2"), {}), found.second);
    QVERIFY(watch.keeping(partsOf("/post/98?share=s2"), {}).isEmpty());
    QVERIFY(watch.keeping(trap::partsOf(*url::parse("http://other/post/99?share=s2")), {}).isEmpty());
    // Where one path shows otherwise, the others say nothing of paths that nobody saw.
    SameWhatever doubtful;
    QVERIFY(see(doubtful, {"/find?share=a", {}, {1, 0, {}, {}}}).isEmpty());
    QVERIFY(see(doubtful, {"/find?share=b", {}, {2, 0, {}, {}}}).isEmpty());
    QCOMPARE(firstOf(doubtful, 1000, [&](int n) { return pageOf(n, 4); }).second, QByteArray());
}

/// Short random values that each page makes anew for its links: one path could be told apart by them, many are not.
void TestTrapSameWhatever::randomWordsOnManyPaths()
{
    const auto pageOf = [](int n, int paths) {
        const auto word = [](int i) { return QByteArray::number(1000000 + i * 7919, 36); };
        const int path = n % paths;
        return Page{"/p/" + number(path) + "?v=" + word(n), {"/p/" + number(path + 1) + "?v=" + word(9000 + n)},
            PageText{quint64(100 + path), 0, {}, {}}};
    };
    SameWhatever many;
    const auto [pages, found] = firstOf(many, 1000, [&](int n) { return pageOf(n, 50); });
    QCOMPARE(found, QByteArray("ignored_parameter http://h/*?v={any}"));
    QCOMPARE(pages, 50 + SameWhatever::Patience);
    SameWhatever few;
    QCOMPARE(firstOf(few, 1000, [&](int n) { return pageOf(n, SameWhatever::ManyPaths - 1); }).second, QByteArray());
}

void TestTrapSameWhatever::anEchoOfTheUrlIsNoDifference()
{
    // The text has the words 10, 20 and 30; what a URL names of them stands apart, and what else it names is repeated.
    SameWhatever watch;
    const auto pageOf = [](int n) {
        Page page{"/login?back=word" + number(n), {}, {60, 0, {}, {}}};
        if (n % 7 == 3)
            page.text = {40, 0, {20}, {}};
        else if (n % 7 == 5)
            page.text = {30, 0, {30, 1000 + quint64(n)}, {}};
        else
            page.text.ownWords = {quint64(2000 + n)};
        return page;
    };
    const auto [pages, found] = firstOf(watch, 500, pageOf);
    QCOMPARE(found, QByteArray("ignored_parameter http://h/login?back={any}"));
    QCOMPARE(pages, SameWhatever::Patience + 1);
}

void TestTrapSameWhatever::oneOfThemIsLetIn()
{
    SameWhatever watch;
    QVERIFY(watch.add({"ignored_parameter", "http://h/a?sort={any}&view=*&x=*", {}, false}));
    QVERIFY(watch.add({"ignored_parameter", "http://h/a?sort=*&view={any}&x=*", {}, false}));
    QVERIFY(watch.keeping(partsOf("/a?sort=1&view=1&x=1"), {}).isEmpty());
    QVERIFY(!watch.keeping(partsOf("/a?sort=2&x=1"), {}).isEmpty());
    QVERIFY(watch.keeping(partsOf("/a?sort=2&x=2"), {}).isEmpty());
    for (int i = 0; i < 3; ++i) {
        QVERIFY(watch.keeping(partsOf("/a?sort=2&x=2"), {}).isEmpty()); // whoever asks again
        QVERIFY(!watch.keeping(partsOf("/a?sort=3&x=2"), {}).isEmpty());
    }
}

void TestTrapSameWhatever::withoutItCountsAsOne()
{
    SameWhatever watch;
    QVERIFY(watch.add({"ignored_parameter", "http://h/*?share={any}", {}, false}));
    QVERIFY(watch.keeping(partsOf("/post/1"), {}).isEmpty());
    QVERIFY(!watch.keeping(partsOf("/post/1?share=x"), {}).isEmpty());
    QVERIFY(watch.keeping(partsOf("/post/2?share=x"), {}).isEmpty());
    QVERIFY(watch.keeping(partsOf("/post/2"), {}).isEmpty()); // nothing is ignored in it
}

void TestTrapSameWhatever::releasedOnesKeepNothing()
{
    SameWhatever watch;
    const Trap trap{"session_id", "http://h/file?id={token}", {}, false};
    QVERIFY(watch.add(trap));
    QVERIFY(!watch.add({"calendar", "http://h/{year}", {}, false}));
    QVERIFY(watch.keeping(partsOf("/file?id=" + token(1)), {}).isEmpty());
    QVERIFY(!watch.keeping(partsOf("/file?id=" + token(2)), {}).isEmpty());
    QVERIFY(watch.keeping(partsOf("/file?id=" + token(2)), {trap.id()}).isEmpty());
    QVERIFY(watch.keeping(partsOf("/file?id=names"), {}).isEmpty());
}

void TestTrapSameWhatever::whatIsKeptOutIsLookedAtNowAndThen()
{
    // Dozens of pages that are not written yet, then pages of their own.
    const auto pageOf = [](int n) { return Page{"/a?id=x" + number(n), {}, {quint64(n < 60 ? 1 : n), 0, {}, {}}}; };
    SameWhatever watch;
    QVERIFY(!firstOf(watch, 60, pageOf).second.isEmpty());
    QList<QByteArray> disproved;
    int fetched = 0;
    for (int n = 60; n < 200 && disproved.isEmpty(); ++n) {
        if (!watch.keeping(partsOf(pageOf(n).url), {}).isEmpty())
            continue;
        ++fetched;
        QVERIFY(watch.keeping(partsOf(pageOf(n).url), {}).isEmpty()); // whoever asks again
        disproved = look(watch, pageOf(n)).disproved;
    }
    QCOMPARE(disproved, QList<QByteArray>{"ignored_parameter http://h/a?id={any}"});
    QVERIFY(fetched <= 3);
    for (int n = 200; n < 400; ++n) {
        QVERIFY(watch.keeping(partsOf(pageOf(n).url), {}).isEmpty());
        QVERIFY(see(watch, pageOf(n)).isEmpty());
    }
    // Where all of them have changed, they still say the same.
    SameWhatever steady;
    QVERIFY(!firstOf(steady, 60, pageOf).second.isEmpty());
    for (int n = 60; n < 5000; ++n) {
        if (steady.keeping(partsOf(pageOf(n).url), {}).isEmpty())
            QVERIFY(look(steady, {pageOf(n).url, {}, {7, 0, {}, {}}}).disproved.isEmpty());
    }
}

void TestTrapSameWhatever::memoryIsBounded()
{
    // Nothing but new contexts: what showed something is remembered all the same.
    SameWhatever watch;
    QVERIFY(see(watch, {"/a?p=1&x=0", {}, {1, 0, {}, {}}}).isEmpty());
    QVERIFY(see(watch, {"/a?p=2&x=0", {}, {2, 0, {}, {}}}).isEmpty());
    for (int n = 1; n < 5000; ++n)
        QVERIFY(see(watch, {"/a?p=1&x=" + number(n), {}, {quint64(n), 0, {}, {}}}).isEmpty());
    for (int n = 5001; n < 5100; ++n) {
        for (int value = 0; value < 2; ++value) {
            const QList<Trap> found
                = see(watch, {"/a?p=" + number(value) + "&x=" + number(n), {}, {quint64(n), 0, {}, {}}});
            for (const Trap &trap : found)
                QVERIFY2(!trap.pattern.contains("p={any}"), trap.pattern.constData());
        }
    }
}

ARGIOPE_TEST(TestTrapSameWhatever, void)
#include "tst_trap_samewhatever.moc"
