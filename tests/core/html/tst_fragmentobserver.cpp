#include "core/facts/anchors.h"
#include "core/facts/observations.h"
#include "core/html/fragmentobserver.h"
#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::html;
using namespace argiope::html::testing;
using argiope::facts::anchorHash;
using argiope::facts::AnchorSet;
using argiope::facts::Observations;

/// Links to places in pages, and the places that there are.
class TestFragmentObserver : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ownPlaces_data();
    void ownPlaces();
    void evidence();
    void otherPages();
    void anchors();
    void names_data();
    void names();
};

void TestFragmentObserver::ownPlaces_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("missing");
    const auto row
        = [](const char *name, const char *html, int missing) { QTest::newRow(name) << QByteArray(html) << missing; };
    row("an id", "<a href=#x>x</a><p id=x>", 0);
    row("a name", "<a href=#x>x</a><a name=x></a>", 0);
    row("nothing", "<a href=#x>x</a><p id=y>", 1);
    row("the name of something else", "<a href=#x>x</a><input name=x>", 1);
    row("case matters", "<a href=#x>x</a><p id=X>", 1);
    row("two links", "<a href=#x>x</a><a href=#y>x</a><a href=#x>x</a>", 3);
    row("by the whole address", "<a href=http://example.org/dir/page.html#x>x</a>", 1);
    row("an area", "<map><area href=#x></map>", 1);
    row("the top", "<a href=#>x</a><a href=#top>x</a><a href=#TOP>x</a><a href=#%74op>x</a>", 0);
    row("for scripts", "<a href=#/route>x</a><a href=#!/route>x</a>", 0);
    row("a piece of text", "<a href='#:~:text=some'>x</a>", 0);
    row("a place and a piece of text", "<a href='#x:~:text=some'>x</a>", 1);
    row("percent-encoded", "<a href=#a%20b>x</a><p id='a b'>", 0);
    row("beyond ASCII", "<a href=#ü>x</a><p id=ü>", 0);
    row("as it is written", "<a href=#a%20b>x</a><p id=a%20b>", 0);
    row("in a template", "<a href=#x>x</a><template><p id=x></template>", 1);
    row("in noscript", "<a href=#x>x</a><noscript><p id=x></noscript>", 1);
    row("a link in a template", "<template><a href=#x>x</a></template>", 0);
    row("in SVG", "<a href=#x>x</a><svg><g id=x /></svg>", 0);
    row("what SVG uses is no link", "<svg><use href=#x /></svg>", 0);
    row("no link", "<link rel=next href=#x><img src=#x>", 0);
}

void TestFragmentObserver::ownPlaces()
{
    QFETCH(QByteArray, html);
    QTEST(Observations::fromJson(extract({.body = html}).observations).count("link-fragment-missing"), "missing");
}

void TestFragmentObserver::evidence()
{
    const Observations seen
        = Observations::fromJson(extract({.body = "<a href=#first>x</a><a href=#b>x</a>"}).observations);
    QCOMPARE(seen.find("link-fragment-missing")->evidence, QByteArray("#first"));
}

/// The position is that of the link among all of the page's.
void TestFragmentObserver::otherPages()
{
    const ParsedPage page = extract({.body = "<img src=i><a href=/b>x</a><a href=/b#x>x</a><a href=#y>x</a>"
                                             "<a href=/b#x>x</a><a href=https://other.example/#a%20b>x</a>"
                                             "<a href=/b#top>x</a><a href=mailto:a@b#x>x</a>"});
    const auto links = argiope::facts::fragmentsFrom(page.fragments);
    QCOMPARE(links.size(), size_t(2));
    QCOMPARE(page.links[links[0].position].url.href(), QByteArray("http://example.org/b#x"));
    QCOMPARE(page.links[links[1].position].url.href(), QByteArray("https://other.example/#a%20b"));
    const quint64 mask = (quint64(1) << argiope::facts::AnchorHashBits) - 1;
    QCOMPARE(links[0].raw, anchorHash("x") & mask);
    QCOMPARE(links[0].decoded, links[0].raw);
    QCOMPARE(links[1].raw, anchorHash("a%20b") & mask);
    QCOMPARE(links[1].decoded, anchorHash("a b") & mask);
    QCOMPARE(extract({.body = "<a href=/b>x</a>"}).fragments, QByteArray());
}

void TestFragmentObserver::anchors()
{
    const ParsedPage page = extract({.body = "<p id=x><a name=y></a><p id=''><iframe srcdoc='&lt;p id=z>'></iframe>"});
    const AnchorSet set(page.anchors);
    QVERIFY(set.has(anchorHash("x")) && set.has(anchorHash("y")));
    QCOMPARE(int(page.anchors[0]), 2);
    QVERIFY(!extract({.body = "<p>"}).anchors.isEmpty()); // none, which is known
    Page unobserved{.body = "<p id=x>"};
    unobserved.options.observe = false;
    QVERIFY(extract(unobserved).anchors.isEmpty());
}

void TestFragmentObserver::names_data()
{
    QTest::addColumn<QByteArray>("hash");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("none") << QByteArray() << QByteArray();
    QTest::newRow("empty") << QByteArray("#") << QByteArray();
    QTest::newRow("a place") << QByteArray("#a#b") << QByteArray("a#b");
    QTest::newRow("a directive behind it") << QByteArray("#a:~:text=b") << QByteArray("a");
}

void TestFragmentObserver::names()
{
    QFETCH(QByteArray, hash);
    QTEST(placeNamed(hash).toByteArray(), "name");
}

ARGIOPE_TEST(TestFragmentObserver, void)
#include "tst_fragmentobserver.moc"
