#include "core/select/extractor.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::select;

namespace {

const char *const ShopPage
    = "<!DOCTYPE html><title>Shop</title><h1> A \n lamp</h1><ul><li class=p data-n=1>One <b>&lt;1&gt;</b></li>"
      "<li class=p>Two</li></ul><script type='application/ld+json'>{\"@context\":\"https://schema.org\",\"@graph\":["
      "{\"@type\":\"Product\",\"name\":\"Lamp\",\"image\":[\"a.png\",\"b.png\"],"
      "\"offers\":{\"@type\":\"Offer\",\"price\":9.5}}]}</script><script type='application/ld+json'>{broken</script>"
      "<div itemscope itemtype='https://schema.org/Book'><span itemprop=name>Moby</span>"
      "<a itemprop='url sameAs' href='/m'>x</a><div itemprop=author itemscope><b "
      "itemprop=name>Melville</b></div></div>";

} // namespace

class TestExtractor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrappedJsonLd_data();
    void wrappedJsonLd();
    void extracts_data();
    void extracts();
    void refuses_data();
    void refuses();
    void refusesLists();
    void isKeptAsJson();
    void readsJson_data();
    void readsJson();
    void readsLines_data();
    void readsLines();
    void refusesWhatExplodes_data();
    void refusesWhatExplodes();
};

void TestExtractor::extracts_data()
{
    QTest::addColumn<QueryKind>("kind");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<Take>("take");
    QTest::addColumn<bool>("all");
    QTest::addColumn<QByteArray>("values"); ///< parted by "|"
    const auto add = [](QueryKind kind, const char *expression, Take take, bool all, const char *values) {
        QTest::addRow("%s %s %d", expression, name(kind), int(take) + (all ? 10 : 0))
            << kind << QString::fromUtf8(expression) << take << all << QByteArray(values);
    };
    add(QueryKind::Css, "h1", Take::Text, false, "A lamp");
    add(QueryKind::Css, "li", Take::Text, true, "One <1>|Two");
    add(QueryKind::Css, "li", Take::Text, false, "One <1>");
    add(QueryKind::Css, "li", Take::Html, true, "One <b>&lt;1&gt;</b>|Two");
    add(QueryKind::Css, "li", Take::Attribute, true, "1");
    add(QueryKind::Css, "li", Take::Count, false, "2");
    add(QueryKind::Css, "td", Take::Count, false, "0");
    add(QueryKind::Css, "td", Take::Text, true, "");
    add(QueryKind::XPath, "//li/@class", Take::Text, true, "p|p");
    add(QueryKind::XPath, "//li", Take::Attribute, false, "1");
    add(QueryKind::XPath, "count(//li) * 2", Take::Text, false, "4");
    add(QueryKind::Regex, "data-(\\w)=", Take::Text, false, "n");
    add(QueryKind::Regex, "<li", Take::Count, false, "2");
    add(QueryKind::Regex, "^nothing$", Take::Text, true, "");
    add(QueryKind::Css, "li", Take::Has, false, "1");
    add(QueryKind::Css, "li", Take::Lacks, false, "0");
    add(QueryKind::Source, "DATA-N=", Take::Has, false, "1");
    add(QueryKind::Source, "data-(n)", Take::Has, false, "0");
    add(QueryKind::Source, "data-(n)", Take::Lacks, false, "1");
    add(QueryKind::Source, "<LI", Take::Count, false, "2");
    add(QueryKind::JsonLd, "Product.name", Take::Text, false, "Lamp");
    add(QueryKind::JsonLd, "Product.offers.price", Take::Text, false, "9.5");
    add(QueryKind::JsonLd, "Product.image", Take::Text, true, "a.png|b.png");
    add(QueryKind::JsonLd, "Product.image[1]", Take::Text, true, "b.png");
    add(QueryKind::JsonLd, "*.@type", Take::Text, true, "Product|Offer");
    add(QueryKind::JsonLd, "Book.name", Take::Text, true, "");
    add(QueryKind::Microdata, "Book.name", Take::Text, true, "Moby");
    add(QueryKind::Microdata, "Book.author.name", Take::Text, true, "Melville");
    add(QueryKind::Microdata, "Book.sameAs", Take::Text, true, "/m");
}

void TestExtractor::extracts()
{
    QFETCH(QueryKind, kind);
    QFETCH(QString, expression);
    QFETCH(Take, take);
    QFETCH(bool, all);
    const auto extraction
        = Extraction::compile({QStringLiteral("x"), kind, expression, take, QStringLiteral("Data-N"), all});
    QVERIFY2(extraction, qPrintable(extraction ? QString() : extraction.error().message()));
    Page page(ShopPage);
    const auto values = extraction->extract(page);
    QVERIFY2(values, qPrintable(values ? QString() : values.error().message()));
    QTEST(values->join('|'), "values");
}

void TestExtractor::refuses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QueryKind>("kind");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<Take>("take");
    QTest::addColumn<QString>("message");
    const QString x = QStringLiteral("x");
    const QString p = QStringLiteral("p");
    QTest::newRow("name") << QStringLiteral(" ") << QueryKind::Css << p << Take::Text
                          << QStringLiteral("it has no name");
    QTest::newRow("control") << QStringLiteral("a\nb") << QueryKind::Css << p << Take::Text
                             << QStringLiteral("its name has a control character");
    QTest::newRow("attribute") << x << QueryKind::Css << p << Take::Attribute
                               << QStringLiteral("it names no attribute");
    QTest::newRow("HTML of a text") << x << QueryKind::Regex << p << Take::Html
                                    << QStringLiteral("what it looks for has no attributes and no HTML");
    QTest::newRow("selector") << x << QueryKind::Css << QStringLiteral("p >") << Take::Text
                              << QStringLiteral("it ends too early (at character 4)");
    QTest::newRow("path") << x << QueryKind::JsonLd << QStringLiteral("Product..price") << Take::Text
                          << QStringLiteral("it ends too early (at character 9)");
    QTest::newRow("regex") << x << QueryKind::Regex << QStringLiteral("a(") << Take::Text
                           << QStringLiteral("missing closing parenthesis (at character 3)");
}

void TestExtractor::refuses()
{
    QFETCH(QString, name);
    QFETCH(QueryKind, kind);
    QFETCH(QString, expression);
    QFETCH(Take, take);
    const auto extraction = Extraction::compile({name, kind, expression, take, {}, false});
    QVERIFY(!extraction);
    QTEST(extraction.error().message(), "message");
}

void TestExtractor::refusesLists()
{
    QList<Extractor> list;
    for (int i = 0; i < Extractor::MostInProject; ++i)
        list.append({QString::number(i), QueryKind::Css, QStringLiteral("p"), Take::Text, {}, false});
    QVERIFY(!faultOf(list));
    list.append({QStringLiteral("more"), QueryKind::Css, QStringLiteral("p"), Take::Text, {}, false});
    qsizetype at = -1;
    QCOMPARE(faultOf(list, &at)->code, ExtractorError::Code::TooMany);
    QCOMPARE(at, Extractor::MostInProject);
    list = {{QStringLiteral("Price"), QueryKind::Css, QStringLiteral("p"), Take::Text, {}, false},
        {QStringLiteral("price "), QueryKind::Css, QStringLiteral("b"), Take::Text, {}, false}};
    QCOMPARE(faultOf(list, &at)->code, ExtractorError::Code::TakenName);
    QCOMPARE(at, qsizetype(1));
}

void TestExtractor::isKeptAsJson()
{
    const QList<Extractor> list{{QStringLiteral("Price"), QueryKind::Css, QStringLiteral("p > b"), Take::Attribute,
                                    QStringLiteral("title"), true},
        {QStringLiteral("Wörter"), QueryKind::Regex, QStringLiteral("\\w+"), Take::Count, {}, false},
        {QStringLiteral("Name"), QueryKind::JsonLd, QStringLiteral("Product.name"), Take::Text, {}, false}};
    const auto read = extractorsFromJson(toJson(list));
    QVERIFY(read);
    QCOMPARE(*read, list);
}

void TestExtractor::readsJson_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("message");
    const auto add = [](const char *json, const char *message) {
        QTest::newRow(message) << QByteArray(json).replace('\'', '"') << QString::fromUtf8(message);
    };
    add("{", "this is no list of extractors: unterminated object");
    add("[]", "its 'extractors' is missing or unknown");
    add("{'extractors':[{'name':'a','kind':'css'}]}", "its 'expression' is missing or unknown");
    add("{'extractors':[{'name':'a','kind':'jq','expression':'p'}]}", "its 'kind' is missing or unknown");
    add("{'extractors':[{'name':'a','kind':'css','expression':'p','take':'all'}]}", "its 'take' is missing or unknown");
    add("{'extractors':[{'name':'a','kind':'css','expression':'p','matches':1}]}", "");
    add("{'extractors':[{'name':'a','kind':'css','expression':'p['}]}", "it ends too early (at character 3)");
}

void TestExtractor::readsJson()
{
    QFETCH(QByteArray, json);
    const auto read = extractorsFromJson(json);
    QTEST(read ? QString() : read.error().message(), "message");
}

void TestExtractor::readsLines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("written"); ///< what becomes of it; "": an error
    const auto row = [](const char *line, const char *written) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(written);
    };
    row("price=css:.price", "price=css:.price");
    row(" price = css , all :.a:b", "price=css,all:.a:b");
    row("p=css:a[x=y]", "p=css:a[x=y]");
    row("p=css:a.b @href", "p=css,@href:a.b");
    row("p=css,@href,all:a", "p=css,all,@href:a");
    row("p=css:a\\@b", "p=css:a\\@b");
    row("p=css:a[href='x@y']", "p=css:a[href='x@y']");
    row("p=xpath://a/@href", "p=xpath://a/@href");
    row("p=xpath,count,first://a", "p=xpath,count://a");
    row("p=regex,lacks:a=b:c@d", "p=regex,lacks:a=b:c@d");
    row("p=jsonld:Product.name", "p=jsonld:Product.name");
    row("p=source:<b>", "p=source,has:<b>");
    row("p=source,text:x", "p=source,text:x");
    row("p", "");
    row("p=css", "");
    row("p:css=a", "");
    row("p=sass:a", "");
    row("p=css,some:a", "");
    row("p=css,attribute:a", "");
    row("p=all:a", "");
}

void TestExtractor::readsLines()
{
    QFETCH(QString, line);
    QFETCH(QString, written);
    const auto one = extractorFromLine(line);
    QCOMPARE(one.ok(), !written.isEmpty());
    if (!one) {
        QVERIFY(!one.error().message().isEmpty());
        return;
    }
    QCOMPARE(toLine(*one), written);
    const auto again = extractorFromLine(written);
    QVERIFY(again);
    QVERIFY(*again == *one);
}

void TestExtractor::refusesWhatExplodes_data()
{
    QTest::addColumn<QueryKind>("kind");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QByteArray>("html");
    QTest::newRow("regex") << QueryKind::Regex << QStringLiteral("^(a|aa)+$") << QByteArray("a").repeated(5'000) + "!";
    QTest::newRow("document") << QueryKind::Css << QStringLiteral("p") << QByteArray("<div>").repeated(200'000);
    QByteArray loops = "<p id=x itemprop=p>";
    for (int i = 0; i < 2'000; ++i)
        loops += "<i itemscope id=i itemref='x'></i>";
    loops += QByteArray("<b itemprop=b>x</b>").repeated(2'000);
    QTest::newRow("itemref") << QueryKind::Microdata << QStringLiteral("*.b") << loops;
}

void TestExtractor::refusesWhatExplodes()
{
    QFETCH(QueryKind, kind);
    QFETCH(QString, expression);
    QFETCH(QByteArray, html);
    const auto extraction = Extraction::compile({QStringLiteral("x"), kind, expression, Take::Text, {}, true});
    QVERIFY(extraction);
    Page page(html);
    const auto values = extraction->extract(page);
    QVERIFY(!values);
    QVERIFY(values.error().code == QueryError::Code::TooCostly || values.error().code == QueryError::Code::NoDocument);
}

void TestExtractor::wrappedJsonLd_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("plain") << QByteArray() << QByteArray();
    QTest::newRow("comment") << QByteArray("<!--\n") << QByteArray("\n-->");
    QTest::newRow("comment and script comment") << QByteArray("<!--\n") << QByteArray("\n//-->");
    QTest::newRow("CDATA") << QByteArray("<![CDATA[") << QByteArray("]]>");
    QTest::newRow("CDATA in line comments") << QByteArray("//<![CDATA[\n") << QByteArray("\n//]]>");
    QTest::newRow("CDATA in block comments") << QByteArray("/* <![CDATA[ */\n") << QByteArray("\n/* ]]> */");
    QTest::newRow("both") << QByteArray("<!--//--><![CDATA[//><!--\n") << QByteArray("\n//--><!]]>");
}

void TestExtractor::wrappedJsonLd()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, end);
    const QByteArray html = "<!DOCTYPE html><script type='application/ld+json'>" + begin
        + "{\"@type\": \"Product\", \"name\": \"<!-- Lamp // -->\"}" + end + "</script>";
    Page page(html);
    const auto extraction = Extraction::compile(
        {QStringLiteral("n"), QueryKind::JsonLd, QStringLiteral("Product.name"), Take::Text, {}, false});
    QVERIFY(extraction);
    const auto values = extraction->extract(page);
    QVERIFY(values);
    QCOMPARE(*values, QByteArrayList{"<!-- Lamp // -->"});
}

ARGIOPE_TEST(TestExtractor, void)
#include "tst_extractor.moc"
