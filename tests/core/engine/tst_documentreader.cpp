#include "core/engine/documentreader.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::engine;

class TestDocumentReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsValues()
    {
        settings::CrawlSettings settings;
        settings.extract = {QStringLiteral("price=css:.p"), QStringLiteral("all=css,all:li"),
            QStringLiteral("n=css,count:li"), QStringLiteral("none=css:td"), QStringLiteral("no td=css,lacks:td"),
            QStringLiteral("link=css:a@href"), QStringLiteral("boom=regex:(x+x+)+[!?]"), QString()};
        const DocumentReader reader(settings);
        QVERIFY(reader.isWanted());
        const ReadDocument read
            = reader.read("<p class=p>9 &euro;<ul><li>a<li>b</ul><a href=\"/x?a&amp;b\">q</a>" + QByteArray(40, 'x'),
                "text/html; charset=utf-8", "https://example.org/");
        const QList<std::pair<int, store::Value>> expected{{0, QByteArray("9 \u20ac")}, {1, QByteArray("a\nb")},
            {2, qint64(2)}, {4, qint64(1)}, {5, QByteArray("/x?a&b")}};
        QVERIFY(read.values == expected);
        QCOMPARE(read.problems.size(), 1); // the expression that explodes
        QVERIFY2(read.problems.first().contains("'boom'"), read.problems.first().constData());
        QVERIFY(read.text.packed.isEmpty());
    }

    void boundsValues()
    {
        settings::CrawlSettings settings;
        settings.extract = {QStringLiteral("long=css:p"), QStringLiteral("many=css,all:b")};
        const ReadDocument read = DocumentReader(settings).read(
            "<p>" + QByteArray("\u20ac").repeated(10'000) + "</p>" + QByteArray("<b>ab</b>").repeated(10'000),
            "text/html; charset=utf-8", "https://example.org/");
        QCOMPARE(read.values.size(), 2);
        const auto longest = std::get<QByteArray>(read.values[0].second);
        QCOMPARE(longest, QByteArray("\u20ac").repeated(int(DocumentReader::MostValueBytes / 3))); // no half of one
        QCOMPARE(std::get<QByteArray>(read.values[1].second).size(), DocumentReader::MostValueBytes);
    }

    void keepsText_data()
    {
        QTest::addColumn<int>("kept");
        QTest::addColumn<QByteArray>("text");
        const QByteArray story = QByteArray("This sentence is what the page is about, and it is long. ").repeated(20);
        QTest::newRow("plain") << int(settings::KeptText::Plain) << QByteArray("menu\nOne\nTwo b\n" + story.trimmed());
        QTest::newRow("none") << int(settings::KeptText::None) << QByteArray();
    }
    void keepsText()
    {
        QFETCH(int, kept);
        QFETCH(QByteArray, text);
        settings::CrawlSettings settings;
        settings.text = settings::KeptText(kept);
        const DocumentReader reader(settings);
        QCOMPARE(reader.isWanted(), !text.isEmpty());
        const ReadDocument read
            = reader.read("<title>t</title><nav>menu</nav><h1> One</h1><h3>Two <i>b</i></h3><h2></h2><p>"
                    + QByteArray("This sentence is what the page is about, and it is long. ").repeated(20),
                "text/html", "https://example.org/");
        if (text.isEmpty()) {
            QVERIFY(read.text.packed.isEmpty());
            return;
        }
        const auto unpacked = store::unpackText(read.text.packed, read.text.bytes);
        QVERIFY(unpacked);
        QCOMPARE(unpacked->headings, QByteArray("One\nTwo b"));
        QCOMPARE(QByteArray(unpacked->text).replace("\n\n", "\n"), text);
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("lines");
        QTest::newRow("no line") << QStringList{QStringLiteral("x")};
        QTest::newRow("a selector that is none") << QStringList{QStringLiteral("x=css:a[")};
        QTest::newRow("a column of every project") << QStringList{QStringLiteral("title=css:a")};
        QTest::newRow("no name of a column") << QStringList{QStringLiteral("=1=css:a")};
        QTest::newRow("a name twice") << QStringList{QStringLiteral("x=css:a"), QStringLiteral("X=css:b")};
        QTest::newRow("100 KB") << QStringList{
            QString(QStringLiteral("x=css:") + QStringLiteral("a>").repeated(50'000))};
        QStringList many;
        for (int i = 0; i <= select::Extractor::MostInProject; ++i)
            many.append(QStringLiteral("x%1=css:a").arg(i));
        QTest::newRow("too many") << many;
    }
    void refuses()
    {
        QFETCH(QStringList, lines);
        settings::CrawlSettings settings;
        settings.extract = lines;
        const auto extractors = extractorsOf(settings);
        QVERIFY(!extractors);
        QVERIFY(!extractors.error().isEmpty() && extractors.error().size() < 400);
    }
};

ARGIOPE_TEST(TestDocumentReader, void)
#include "tst_documentreader.moc"
