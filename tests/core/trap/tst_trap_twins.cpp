#include "core/trap/twins.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <functional>

using namespace argiope;
using namespace argiope::trap;

namespace {

url::Url at(const QByteArray &path)
{
    return *url::parse(QByteArray("http://h" + path));
}

QByteArray numeral(int n)
{
    return QByteArray::number(n);
}

struct Fetched
{
    QByteArray url;
    quint64 shown = 0;
    QList<QByteArray> named;
    Twins::Claim claim{};
};

Twins::News fetch(Twins &twins, const Fetched &page)
{
    QList<url::Url> named;
    for (const QByteArray &url : page.named)
        named.append(at(url));
    return twins.see(at(page.url), page.shown, named, page.claim);
}

quint64 textOf(int n)
{
    return quint64(1000 + n);
}

/// The page and its twin.
struct Both
{
    Fetched page;
    Fetched twin;
};

/// How many pairs are read until something is found, and what.
QPair<int, QByteArray> firstTwin(Twins &twins, int pairs, const std::function<Both(int)> &pairOf)
{
    for (int i = 0; i < pairs; ++i) {
        const Both pair = pairOf(i);
        for (const Fetched &page : {pair.page, pair.twin}) {
            if (const Twins::News news = fetch(twins, page); !news.traps.isEmpty())
                return {i + 1, news.traps.constFirst().id()};
        }
    }
    return {pairs, {}};
}

/// A page with a twin that says much the same, and names it as its canonical.
Both claimed(const QByteArray &page, const QByteArray &twin, int n)
{
    Fetched copy{twin, textOf(n) + 5000, {}};
    copy.claim.canonical = "http://h" + page;
    copy.claim.same = true;
    return {{page, textOf(n), {twin}}, copy};
}

Both printed(int n)
{
    const QByteArray url = "/p/" + numeral(n);
    const QByteArray twin = url + "?print=1";
    const QByteArray other = "/p/x" + numeral(n);
    return {{url, textOf(n), {twin, other}}, {twin, textOf(n), {}}};
}

} // namespace

class TestTrapTwins : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void twinsAreFound_data();
    void twinsAreFound();
    void canonicalsAreBelieved_data();
    void canonicalsAreBelieved();
    void canonicalsThatLieAreNot_data();
    void canonicalsThatLieAreNot();
    void whatDiffersIsNone_data();
    void whatDiffersIsNone();
    void onlyWhatHasAnotherIsKeptOut();
    void whatIsAnnouncedIsKnownAtOnce();
    void whoNamedItIsKnownAgain();
    void releasedOnesKeepNothing();
    void aTrapIsTakenBack();
    void memoryIsBounded();
};

void TestTrapTwins::twinsAreFound_data()
{
    QTest::addColumn<std::function<Both(int)>>("pairOf");
    QTest::addColumn<QByteArray>("id");
    const auto row = [](const char *name, const std::function<Both(int)> &pairOf, const char *id) {
        QTest::newRow(name) << pairOf << QByteArray(id);
    };
    row("a parameter", printed, "twin http://h/*?print=1");
    row(
        "without a value",
        [](int n) {
            const QByteArray url = "/p/" + numeral(n);
            return Both{{url, textOf(n), {}}, {QByteArray(url + "?print"), textOf(n), {}}};
        },
        "twin http://h/*?print");
    row(
        "of one path, beside another",
        [](int n) {
            const QByteArray url = "/index.php?title=T" + numeral(n);
            return Both{{url, textOf(n), {}}, {QByteArray(url + "&printable=yes"), textOf(n), {}}};
        },
        "twin http://h/index.php?printable=yes&*");
    row(
        "a word at the end",
        [](int n) {
            const QByteArray url = "/blog/title-" + numeral(n);
            return Both{{url, textOf(n), {}}, {QByteArray(url + "/print"), textOf(n), {}}};
        },
        "twin http://h/*/print/*");
    row(
        "a word at the beginning",
        [](int n) {
            const QByteArray url = "/blog/title-" + numeral(n);
            return Both{{url, textOf(n), {}}, {QByteArray("/Drucken" + url), textOf(n), {}}};
        },
        "twin http://h/*/Drucken/*");
    row(
        "a word in the place of another",
        [](int n) {
            const QByteArray twin = "/print/" + numeral(n);
            return Both{{"/node/" + numeral(n), textOf(n), {twin}}, {twin, textOf(n), {}}};
        },
        "twin http://h/*/print/*");
    row(
        "each names others of the kind",
        [](int n) {
            Both pair = printed(n);
            pair.twin.named.append("/p/" + numeral(n + 1) + "?print=1");
            return pair;
        },
        "twin http://h/*?print=1");
    row(
        "a value each",
        [](int n) {
            Both pair = printed(n);
            pair.twin.url = pair.page.url + "?from=" + numeral(n) + 'x';
            pair.twin.named = {"/p/" + numeral(n + 1) + "?from=" + numeral(n)};
            return pair;
        },
        "twin http://h/*?from={any}");
    row(
        "of one path, a value each",
        [](int n) {
            const QByteArray url = "/index.php?title=T" + numeral(n);
            return Both{{url, textOf(n), {}}, {QByteArray(url + "&back=" + numeral(n)), textOf(n), {}}};
        },
        "twin http://h/index.php?back={any}&*");
    row(
        "several parameters at once",
        [](int n) {
            const QByteArray url = "/p/" + numeral(n);
            return Both{
                {url, textOf(n), {}}, {QByteArray(url + "?t=" + numeral(n) + "&ab=" + numeral(n % 3)), textOf(n), {}}};
        },
        "twin http://h/*?ab={any}&t={any}");
}

void TestTrapTwins::twinsAreFound()
{
    QFETCH(std::function<Both(int)>, pairOf);
    QFETCH(QByteArray, id);
    Twins twins;
    QVERIFY(!twins.hasAny());
    const auto [pairs, found] = firstTwin(twins, 500, pairOf);
    QCOMPARE(found, id);
    QCOMPARE(pairs, Twins::Patience);
    QVERIFY(twins.hasAny());
    // Found anew, or read in another session.
    Twins later;
    const qsizetype blank = found.indexOf(' ');
    QVERIFY(later.add({found.left(blank), found.mid(blank + 1), {}, false}));
    for (Twins *each : {&twins, &later}) {
        const Both pair = pairOf(7000);
        QVERIFY(each->keeping(at(pair.twin.url), {}).isEmpty());
        QVERIFY(fetch(*each, pair.page).traps.isEmpty());
        QCOMPARE(each->keeping(at(pair.twin.url), {}), id);
        QVERIFY(each->keeping(at(pair.page.url), {}).isEmpty());
    }
}

void TestTrapTwins::canonicalsAreBelieved_data()
{
    QTest::addColumn<std::function<Both(int)>>("pairOf");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("patience");
    const auto row = [](const char *name, const QByteArray &page, const QByteArray &twin, const char *id,
                         int patience = Twins::ClaimedPatience) {
        const std::function<Both(int)> pairOf = [page, twin](int n) {
            return claimed(QByteArray(page).replace("{n}", numeral(n)), QByteArray(twin).replace("{n}", numeral(n)), n);
        };
        QTest::newRow(name) << pairOf << QByteArray(id) << patience;
    };
    row("reply links", "/p/{n}", "/p/{n}?replytocom=7{n}", "twin http://h/*?replytocom={any}");
    row("a parameter", "/p/{n}", "/p/{n}?view=print", "twin http://h/*?view=print");
    row("a word of the path", "/p/{n}", "/p/{n}/amp", "twin http://h/*/amp/*");
    row("a word in the place of another", "/node/{n}", "/print/{n}", "twin http://h/*/print/*");
    row("the end of a name", "/p/{n}.html", "/p/{n}.amp.html", "twin http://h/*[amp.|]*");
    row("another script", "/p/{n}", "/printpage.php?id={n}", "twin http://h/*[printpage.php?id=|p/]*");
    row("what nobody knows", "/p/{n}", "/m/p/{n}", "twin http://h/*[m/|]*", Twins::Patience);
}

void TestTrapTwins::canonicalsAreBelieved()
{
    QFETCH(std::function<Both(int)>, pairOf);
    QFETCH(QByteArray, id);
    QFETCH(int, patience);
    Twins twins;
    const auto [pairs, found] = firstTwin(twins, 500, pairOf);
    QCOMPARE(found, id);
    QCOMPARE(pairs, patience);
    Twins later;
    const qsizetype blank = found.indexOf(' ');
    QVERIFY(later.add({found.left(blank), found.mid(blank + 1), {}, false}));
    for (Twins *each : {&twins, &later}) {
        const Both pair = pairOf(7000);
        QVERIFY(each->keeping(at(pair.twin.url), {}).isEmpty());
        (void)fetch(*each, pair.page);
        QCOMPARE(each->keeping(at(pair.twin.url), {}), id);
        QVERIFY(each->keeping(at(pair.page.url), {}).isEmpty());
    }
}

void TestTrapTwins::canonicalsThatLieAreNot_data()
{
    QTest::addColumn<std::function<Both(int)>>("pairOf");
    const auto row = [](const char *name, const std::function<Both(int)> &pairOf) { QTest::newRow(name) << pairOf; };
    const auto reply
        = [](int n) { return claimed("/p/" + numeral(n), "/p/" + numeral(n) + "?replytocom=7" + numeral(n), n); };
    row("it says something else", [reply](int n) {
        Both pair = reply(n);
        pair.twin.claim.same = false;
        return pair;
    });
    row("one says something else", [reply](int n) {
        Both pair = reply(n);
        pair.twin.claim.same = n != 3;
        return pair;
    });
    row("it leads on", [reply](int n) {
        Both pair = reply(n);
        pair.twin.named.append("/only/here/" + numeral(n));
        return pair;
    });
    row("all of one page", [](int n) { return claimed("/list", "/list?page=" + numeral(n), 1); });
    row("versions with prices of their own", [](int n) {
        const QByteArray page = "/p/" + numeral(n / 2);
        Both pair = claimed(page, page + "?variant=" + numeral(n), n / 2);
        pair.twin.claim.numbers = quint64(n);
        return pair;
    });
}

void TestTrapTwins::canonicalsThatLieAreNot()
{
    QFETCH(std::function<Both(int)>, pairOf);
    Twins twins;
    QCOMPARE(firstTwin(twins, Twins::Patience - 1, pairOf).second, QByteArray());
}

void TestTrapTwins::whatDiffersIsNone_data()
{
    QTest::addColumn<std::function<Both(int)>>("pairOf");
    const auto row = [](const char *name, const std::function<Both(int)> &pairOf) { QTest::newRow(name) << pairOf; };
    row("another text", [](int n) {
        Both pair = printed(n);
        pair.twin.shown += 5000;
        return pair;
    });
    row("one in forty", [](int n) {
        Both pair = printed(n);
        pair.twin.shown += n == Twins::Patience - 2;
        return pair;
    });
    row("no documents", [](int n) {
        Both pair = printed(n);
        pair.page.shown = pair.twin.shown = 0;
        return pair;
    });
    row("it leads on", [](int n) {
        Both pair = printed(n);
        pair.twin.named.append("/only/here/" + numeral(n));
        return pair;
    });
    row("one value that says more", [](int n) {
        Both pair = printed(n);
        pair.twin.url = pair.page.url + "?id=" + numeral(n);
        pair.twin.shown += n == 20 ? 5000 : 0;
        return pair;
    });
    row("nothing without it", [](int n) {
        Both pair = printed(n);
        pair.page.url = "/q/" + numeral(n);
        return pair;
    });
    row("once more the same", [](int n) {
        const QByteArray one = "/list" + QByteArray("?tag=x") + QByteArray("&tag=x").repeated(n);
        return Both{{one, 7, {}}, {one + "&tag=x", 7, {}}};
    });
    row("a word that is none", [](int n) {
        Both pair = printed(n);
        pair.twin.url = pair.page.url + "/comments";
        return pair;
    });
}

void TestTrapTwins::whatDiffersIsNone()
{
    QFETCH(std::function<Both(int)>, pairOf);
    Twins twins;
    QCOMPARE(firstTwin(twins, 400, pairOf).second, QByteArray());
    QVERIFY(!twins.hasAny());
}

void TestTrapTwins::onlyWhatHasAnotherIsKeptOut()
{
    Twins twins;
    QVERIFY(twins.add({"twin", "http://h/*?print=1", {}, false}));
    QVERIFY(!twins.add({"calendar", "http://h/{year}", {}, false}));
    QVERIFY(!twins.add({"twin", "http://h/p", {}, false}));
    const url::Url twin = at("/p/1?print=1");
    QVERIFY(twins.keeping(twin, {}).isEmpty()); // it may be all there is
    QCOMPARE(twins.othersOf(twin), QList<QByteArray>{"http://h/p/1"});
    QVERIFY(twins.othersOf(at("/p/1?print=2")).isEmpty());
    twins.noteFetched(at("/p/1")); // in an earlier session
    QCOMPARE(twins.keeping(twin, {}), QByteArray("twin http://h/*?print=1"));
    for (const char *other : {"/p/1?print=2", "/p/1?print=1&x=2", "/p/1", "/p/2?print=1"})
        QVERIFY2(twins.keeping(at(other), {}).isEmpty(), other);
    QVERIFY(twins.keeping(*url::parse("http://other/p/1?print=1"), {}).isEmpty());
    // What it showed then is not known, and proves nothing.
    QVERIFY(fetch(twins, {"/p/1?print=1", 77, {}}).disproved.isEmpty());
}

void TestTrapTwins::whatIsAnnouncedIsKnownAtOnce()
{
    Twins twins;
    QVERIFY(twins.add({"twin", "http://h/*?print=1", {}, false}));
    QVERIFY(twins.add({"twin", "http://h/*/print/*", {}, false}));
    QVERIFY(twins.keeping(at("/print/1"), {}).isEmpty());
    twins.announce(at("/p/1"), {at("/print/1"), at("/p/1?print=1"), at("/p/2")});
    QCOMPARE(twins.keeping(at("/print/1"), {}), QByteArray("twin http://h/*/print/*"));
    QCOMPARE(twins.keeping(at("/p/1?print=1"), {}), QByteArray("twin http://h/*?print=1"));
    for (const char *other : {"/print/2", "/p/2?print=1", "/p/2"})
        QVERIFY2(twins.keeping(at(other), {}).isEmpty(), other);
}

/// In a later session.
void TestTrapTwins::whoNamedItIsKnownAgain()
{
    Twins twins;
    QVERIFY(twins.add({"twin", "http://h/*/print/*", {}, false}));
    twins.noteFetched(at("/p/1"));
    QVERIFY(twins.keeping(at("/print/1"), {}).isEmpty()); // nobody knows what it is a view of
    twins.noteNamer(at("/print/1"), at("/p/1"));
    QCOMPARE(twins.keeping(at("/print/1"), {}), QByteArray("twin http://h/*/print/*"));
    twins.noteNamer(at("/print/2"), at("/p/2")); // which was not fetched
    QVERIFY(twins.keeping(at("/print/2"), {}).isEmpty());
}

void TestTrapTwins::releasedOnesKeepNothing()
{
    Twins twins;
    QVERIFY(twins.add({"twin", "http://h/*?print=1", {}, false}));
    twins.noteFetched(at("/p/1"));
    QVERIFY(!twins.keeping(at("/p/1?print=1"), {}).isEmpty());
    QVERIFY(twins.keeping(at("/p/1?print=1"), {"twin http://h/*?print=1"}).isEmpty());
}

void TestTrapTwins::aTrapIsTakenBack()
{
    Twins twins;
    QVERIFY(!firstTwin(twins, 100, printed).second.isEmpty());
    QList<QByteArray> disproved;
    int fetched = 0;
    for (int n = 100; n < 300 && disproved.isEmpty(); ++n) {
        Both pair = printed(n);
        pair.twin.shown += 5000; // from now on pages of their own
        (void)fetch(twins, pair.page);
        if (!twins.keeping(at(pair.twin.url), {}).isEmpty())
            continue;
        ++fetched;
        QVERIFY(twins.keeping(at(pair.twin.url), {}).isEmpty()); // whoever asks again
        disproved = fetch(twins, pair.twin).disproved;
    }
    QCOMPARE(disproved, QList<QByteArray>{"twin http://h/*?print=1"});
    QCOMPARE(fetched, 2);
    QVERIFY(twins.keeping(at("/p/1?print=1"), {}).isEmpty());
    QCOMPARE(firstTwin(twins, 200, printed).second, QByteArray()); // never again
}

void TestTrapTwins::memoryIsBounded()
{
    Twins twins;
    for (int n = 0; n < 20000; ++n) {
        (void)fetch(twins, {"/p/" + numeral(n), textOf(n), {}});
        (void)fetch(twins, {"/p/" + numeral(n) + "?a=" + numeral(n) + "&b=" + numeral(n), textOf(n), {}});
    }
    QCOMPARE(
        firstTwin(twins, 100, [](int n) { return printed(50000 + n); }).second, QByteArray("twin http://h/*?print=1"));
}

ARGIOPE_TEST(TestTrapTwins, QCoreApplication)
#include "tst_trap_twins.moc"
