#include "core/trap/filters.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <deque>
#include <functional>

using namespace argiope;
using namespace argiope::trap;

namespace {

using FilterPaths = QList<QByteArray>;

const FilterPaths FilterWords{"red", "blue", "green", "wool", "silk", "small", "large", "acme"};

url::Url urlAt(const QByteArray &path)
{
    return *url::parse(QByteArray("http://h" + path));
}

/// A site by its paths: what each page links to.
using FilterSite = std::function<FilterPaths(const QByteArray &path)>;

struct FilterCrawl
{
    int fetched = 0;
    QSet<QByteArray> paths;
    QList<Trap> traps;
    int disproved = 0;
};

/// Breadth first from "/shop", with what the filters keep out left out.
FilterCrawl crawlAll(Filters &filters, const FilterSite &site, int most = 5000)
{
    FilterCrawl crawled;
    QSet<QByteArray> met{"/shop"};
    std::deque<QByteArray> queue{"/shop"};
    while (!queue.empty() && crawled.fetched < most) {
        const QByteArray path = queue.front();
        queue.pop_front();
        if (!filters.keeping(urlAt(path), {}).isEmpty())
            continue;
        ++crawled.fetched;
        crawled.paths.insert(path);
        QList<url::Url> named;
        for (const QByteArray &link : site(path)) {
            if (met.contains(link))
                continue;
            met.insert(link);
            named.append(urlAt(link));
            queue.push_back(link);
        }
        const Filters::News news = filters.see(urlAt(path), named);
        crawled.traps += news.traps;
        crawled.disproved += int(news.disproved.size());
    }
    return crawled;
}

FilterPaths chosenOf(const QByteArray &path, const QByteArray &before, char between = '/')
{
    FilterPaths chosen = path.startsWith(before) ? path.sliced(before.size()).split(between) : FilterPaths();
    chosen.removeAll(QByteArray());
    return chosen;
}

/// Each word may be added, the words stand in the order of the list.
FilterPaths combinationsOf(const FilterPaths &chosen, const QByteArray &before, char between = '/')
{
    FilterPaths links;
    for (const QByteArray &word : FilterWords) {
        if (chosen.contains(word))
            continue;
        FilterPaths all;
        for (const QByteArray &each : FilterWords) {
            if (each == word || chosen.contains(each))
                all.append(each);
        }
        links.append(before + all.join(between));
    }
    return links;
}

FilterPaths productsOf(const FilterPaths &chosen)
{
    FilterPaths links;
    for (int i = 0; i < 40; ++i) {
        if (chosen.isEmpty() || chosen.contains(FilterWords[i % FilterWords.size()]))
            links.append("/shop/product-" + QByteArray::number(i));
    }
    return links;
}

} // namespace

class TestTrapFilters : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void combinationsAreATrap_data();
    void combinationsAreATrap();
    void honestSitesAreNone_data();
    void honestSitesAreNone();
    void isTakenBack();
    void isKnownAgain();
};

void TestTrapFilters::combinationsAreATrap_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<char>("between");
    QTest::newRow("segments") << QByteArray("/shop/") << '/';
    QTest::newRow("values of a parameter") << QByteArray("/shop?f=") << ',';
    QTest::newRow("joined in a segment") << QByteArray("/shop/") << '-';
    QTest::newRow("joined in a value") << QByteArray("/shop?f=") << '_';
}

void TestTrapFilters::combinationsAreATrap()
{
    QFETCH(const QByteArray, before);
    QFETCH(const char, between);
    Filters filters;
    const FilterCrawl crawled = crawlAll(filters, [&](const QByteArray &path) {
        if (path.contains("product"))
            return FilterPaths();
        const FilterPaths chosen = chosenOf(path, before, between);
        return combinationsOf(chosen, before, between) + productsOf(chosen);
    });
    QCOMPARE(crawled.traps.size(), 1);
    QVERIFY(
        crawled.traps[0].pattern.startsWith(QByteArray("http://h" + before.first(before.indexOf("shop") + 5) + '{')));
    QVERIFY(crawled.traps[0].pages >= Filters::Patience);
    QVERIFY(!crawled.traps[0].examples.isEmpty());
    QVERIFY2(crawled.fetched < 200, QByteArray::number(crawled.fetched).constData()); // of all 297
    for (int i = 0; i < 40; ++i)
        QVERIFY(crawled.paths.contains("/shop/product-" + QByteArray::number(i)));
    for (const QByteArray &word : FilterWords)
        QVERIFY(crawled.paths.contains(before + word));
}

void TestTrapFilters::honestSitesAreNone_data()
{
    QTest::addColumn<FilterSite>("site");
    QTest::newRow("a hierarchy") << FilterSite([](const QByteArray &path) {
        // Versions, languages, chapters: few words, each at its place.
        const FilterPaths parts = chosenOf(path, "/shop/");
        FilterPaths links;
        for (int i = 0; i < 9 && parts.size() < 3; ++i)
            links.append(path + '/' + "vlc"[parts.size()] + QByteArray::number(i));
        return links;
    });
    QTest::newRow("an identifier") << FilterSite([](const QByteArray &path) {
        FilterPaths links;
        const int page = path.mid(path.indexOf("id=") + 3).toInt();
        for (const char *language : {"en", "de", "fr", "it"}) {
            for (int id = page; id < std::min(page + 4, 200); ++id)
                links.append("/shop?lang=" + QByteArray(language) + "&mode=a&id=" + QByteArray::number(id));
        }
        return links;
    });
    QTest::newRow("titles of the same words") << FilterSite([](const QByteArray &path) {
        // Each leads to others, and to its own sizes.
        FilterPaths links;
        const qsizetype words = path.count('/') > 1 ? path.count('-') + 1 : 0;
        for (int i = 0; i < 64 && words < 4; ++i) {
            const auto word = [](int n) { return FilterWords[n % FilterWords.size()]; };
            links.append("/shop/" + word(i) + '-' + word(i / 8));
            links.append("/shop/" + word(i / 8) + '-' + word(i + 3) + '-' + word(3 * i + 1));
        }
        for (int i = 0; i < 5 && words > 1 && words < 4; ++i)
            links.append(path + '-' + FilterWords[i]);
        return links;
    });
    QTest::newRow("pages of their own") << FilterSite([](const QByteArray &path) {
        // The same words, and each page is the first to name another one.
        if (path.contains("product"))
            return FilterPaths();
        return combinationsOf(chosenOf(path, "/shop/"), "/shop/")
            + FilterPaths{"/product" + QByteArray(path).replace('/', '-')};
    });
}

void TestTrapFilters::honestSitesAreNone()
{
    QFETCH(const FilterSite, site);
    Filters filters;
    const FilterCrawl crawled = crawlAll(filters, site);
    QVERIFY(crawled.fetched > 300);
    QVERIFY(crawled.traps.isEmpty());
}

void TestTrapFilters::isTakenBack()
{
    Filters filters;
    QVERIFY(filters.add({"filters", "http://h/shop/{2+: " + FilterWords.join('|') + '}', {}, false}));
    const FilterCrawl crawled = crawlAll(filters, [](const QByteArray &path) {
        if (path.contains("product"))
            return FilterPaths();
        return combinationsOf(chosenOf(path, "/shop/"), "/shop/")
            + FilterPaths{"/product" + QByteArray(path).replace('/', '-')};
    });
    QVERIFY(crawled.disproved > 0);
    QVERIFY(filters.keeping(urlAt("/shop/red/wool"), {}).isEmpty());
}

void TestTrapFilters::isKnownAgain()
{
    Filters filters;
    const QByteArray id = "filters http://h/shop/{2+: blue|red|wool}";
    QVERIFY(filters.add({"filters", id.mid(8), {}, false}));
    for (const char *broken : {"http://h/shop/", "http://h/shop/{x+: a|b}", "http://h/shop/{2+: a|b"})
        QVERIFY2(!filters.add({"filters", broken, {}, false}), broken);
    QVERIFY(!filters.add({"calendar", id.mid(8), {}, false}));
    QCOMPARE(filters.keeping(urlAt("/shop/red/wool"), {}), id);
    QCOMPARE(filters.keeping(urlAt("/shop/blue,red?page=2"), {}), id);
    QVERIFY(filters.keeping(urlAt("/shop/red/wool"), {id}).isEmpty());
    for (const char *other :
        {"/shop/red", "/shop/red/silk", "/other/red/wool", "/shop/red/wool/silk", "/shop/red-wool"})
        QVERIFY2(filters.keeping(urlAt(other), {}).isEmpty(), other);
    const QByteArray joined = "filters http://h/{3+ joined: blue|color|red|size|9}";
    QVERIFY(filters.add({"filters", joined.mid(8), {}, false}));
    for (const char *one : {"/color-red_size-9/", "/color-blue-red.html", "/color-red/size-9"})
        QCOMPARE(filters.keeping(urlAt(one), {}), joined);
    for (const char *other : {"/color-red", "/color/red/blue", "/color-red-wool"})
        QVERIFY2(filters.keeping(urlAt(other), {}).isEmpty(), other);
}

ARGIOPE_TEST(TestTrapFilters, QCoreApplication)
#include "tst_trap_filters.moc"
