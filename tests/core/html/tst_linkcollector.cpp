#include "core/html/linkcollector.h"
#include "tests/core/html/htmltesting.h"
#include "tests/support/testmain.h"

#include <QString>
#include <QTest>

using namespace argiope;
using namespace argiope::html;
using namespace argiope::html::testing;

namespace {

const QByteArray Element = "e";
const QByteArray Attribute = "a";

LinkCollector::Place anyPlace()
{
    return {Element, Attribute};
}

url::Url longBase()
{
    const QByteArray text = "http://a.example/" + QByteArray(1024 * 1024, 'x') + '/';
    return parsedUrl(text);
}

QByteArrayList hrefsOf(const QList<Link> &links)
{
    QByteArrayList result;
    for (const Link &link : links)
        result << (link.url.isEmpty() ? '[' + link.raw() + ']' : link.url.href());
    return result;
}

} // namespace

class TestLinkCollector : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shapes_data()
    {
        QTest::addColumn<int>("shape");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const char *name, ValueShape shape, const char *value, const QByteArrayList &expected) {
            QTest::newRow(name) << int(shape) << QByteArray(value) << expected;
        };
        row("none", ValueShape::None, "/x", {});
        row("URL", ValueShape::Url, " /x y ", {"http://a.example/x%20y"});
        row("no URL", ValueShape::Url, " http://[ ", {"[http://[]"});
        row("blank", ValueShape::Url, " \n", {});
        row("tokens", ValueShape::Tokens, " x\ty ", {"http://a.example/x", "http://a.example/y"});
        row("commas", ValueShape::Commas, "x, y z,,",
            {"http://a.example/x", "http://a.example/y", "http://a.example/z"});
        row("srcset", ValueShape::Srcset, "x 1x, y 2x", {"http://a.example/x", "http://a.example/y"});
    }
    void shapes()
    {
        QFETCH(const int, shape);
        QFETCH(const QByteArray, value);
        QFETCH(const QByteArrayList, expected);
        LinkCollector links(true);
        links.addRuled({ValueShape(shape), LinkKind::Resource}, value, anyPlace(), parsedUrl("http://a.example/"));
        QCOMPARE(hrefsOf(links.take()), expected);
    }

    void onlyWhatIsWanted()
    {
        const url::Url base = parsedUrl("http://a.example/");
        LinkCollector links(false);
        Link before;
        before.kind = LinkKind::Metadata;
        links.start({before, Link{}});
        QCOMPARE(links.add("x", LinkKind::Resource, anyPlace(), base), -1);
        QCOMPARE(links.add("y", LinkKind::Navigation, anyPlace(), base), 1);
        links.setText(1, "words");
        QCOMPARE(links.at(1).text, QByteArray("words"));
        QCOMPARE(links.at(1).element(), Element);
        QVERIFY(!links.overflowed());
        QCOMPARE(links.take().size(), 2);
    }

    void soManyAndNoMore()
    {
        const url::Url base = parsedUrl("http://a.example/");
        LinkCollector links(true);
        for (qsizetype i = 0; i < LinkCollector::MostLinks; ++i)
            links.add("x", LinkKind::Navigation, anyPlace(), base);
        QVERIFY(!links.overflowed());
        QCOMPARE(links.add("x", LinkKind::Navigation, anyPlace(), base), -1);
        QVERIFY(links.overflowed());
        QCOMPARE(links.take().size(), LinkCollector::MostLinks);
    }

    void longOnesAreFewer()
    {
        const url::Url base = longBase();
        LinkCollector links(true);
        for (int i = 0; i < 1000; ++i)
            links.add("y", LinkKind::Navigation, anyPlace(), base);
        QVERIFY(links.overflowed());
        const qsizetype kept = links.take().size();
        QVERIFY(kept > 20 && kept <= LinkCollector::MostBytes / (1024 * 1024) + 1);
    }

    /// What is written as before is resolved once, and is the same link for all that.
    void writtenAgain()
    {
        const QByteArray text = "<a href='x#1'><a href='x#1'><a href='x#2'><a href='x#1'> ";
        const url::Url base = parsedUrl("http://a.example/d/");
        const url::Url other = parsedUrl("http://b.example/");
        LinkCollector links(true);
        links.setDocument(text);
        for (qsizetype at = text.indexOf("x#"); at >= 0; at = text.indexOf("x#", at + 1))
            links.add(QByteArrayView(text).sliced(at, 3), LinkKind::Navigation, anyPlace(), base);
        const QByteArrayView first = QByteArrayView(text).sliced(text.indexOf("x#1"), 3);
        links.add(first, LinkKind::Navigation, anyPlace(), other);
        links.add("x#1", LinkKind::Navigation, anyPlace(), base); // none of the document's
        links.add(first.first(1), LinkKind::Navigation, anyPlace(), base);
        const QList<Link> found = links.take();
        QCOMPARE(hrefsOf(found),
            QByteArrayList({"http://a.example/d/x#1", "http://a.example/d/x#1", "http://a.example/d/x#2",
                "http://a.example/d/x#1", "http://b.example/x#1", "http://a.example/d/x#1", "http://a.example/d/x"}));
        QCOMPARE(static_cast<const void *>(found.at(3).url.href().constData()),
            static_cast<const void *>(found.at(0).url.href().constData()));
    }

    void writtenAgainIsWork()
    {
        const url::Url base = longBase();
        const QByteArray text = "/y";
        LinkCollector links(true);
        links.setDocument(text);
        for (int i = 0; i < 1000; ++i)
            links.add(text, LinkKind::Navigation, anyPlace(), base);
        const QList<Link> found = links.take();
        QVERIFY(links.overflowed());
        QVERIFY(found.size() > 250 && found.size() < 260);
    }

    void resolvingIsWork()
    {
        const url::Url base = longBase();
        LinkCollector links(true);
        int resolved = 0;
        while (resolved < 1000 && links.resolve("/y", base))
            ++resolved;
        QVERIFY(resolved >= 250 && resolved < 260);
        QCOMPARE(links.add("/z", LinkKind::Navigation, anyPlace(), base), -1);
        QVERIFY(links.overflowed());
    }
};

ARGIOPE_TEST(TestLinkCollector, void)
#include "tst_linkcollector.moc"
