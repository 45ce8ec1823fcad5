#include "tests/core/markup/markuptesting.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;
using namespace argiope::markup::testing;

/// HTML Standard 13.2.5.8, 13.2.5.32 to 40: names, attributes and values, as the tokenizer gives them.
class TestTagReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tags_data();
    void tags();
    void attributes_data();
    void attributes();
    void errors_data();
    void errors();
    void endsOfTheDocument_data();
    void endsOfTheDocument();
    void namesAreTold_data();
    void namesAreTold();
    void attributesAreFound();
    void valuesAreReadWhenAsked();
    void manyAttributes();
    void doublesAmongMany();
    void attributesAboveTheLimit();

private:
    static QByteArray numbered(int from, int to);
};

void TestTagReader::tags_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *what, const QByteArray &html, const QByteArray &expected) {
        QTest::newRow(what) << html << expected;
    };
    row("a start and an end", "<p></p>", "<p> </p>");
    row("upper case", "<DIV></Div>", "<div> </div>");
    row("white space", "<p \n\t\f></p \n>", "<p> </p>");
    row("self-closing", "<br/><br />", "<br/> <br/>");
    row("a solidus and white space", "<br/ >", "<br>");
    row("two solidi", "<br//>", "<br/>");
    row("an end cannot be self-closing", "</p/>", "</p>");
    row("an end has no attributes", "</p a=b c>", "</p>");
    row("digits and hyphens", "<h1><my-element2>", "<h1> <my-element2>");
    row("anything may be in a name", "<a\"'=<b&amp;c>", "<a\"'=<b&amp;c>");
    row("U+0000 in a name", bytes("<a\0B\0></\0>"), "<a\uFFFDb\uFFFD> <!--\uFFFD-->");
    row("beyond ASCII stays", "<a\u00C9>", "<a\u00C9>");
    row("a name of one letter at the end", "<a", "");
    row("a tag in a tag", "<a <b>", "<a <b=''>");
}

void TestTagReader::tags()
{
    QFETCH(QByteArray, html);
    QTEST(tokensIn(html), "expected");
}

void TestTagReader::attributes_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *what, const QByteArray &attributes, const QByteArray &expected) {
        QTest::newRow(what) << attributes << expected;
    };
    row("double quotes", "a=\"b 'c'\"", "<x a='b 'c''>");
    row("single quotes", "a='b \"c\"'", "<x a='b \"c\"'>");
    row("no quotes", "a=b", "<x a='b'>");
    row("no value", "a", "<x a=''>");
    row("an empty value", "a=\"\" b=''", "<x a='' b=''>");
    row("white space around =", "a\n=\t'b' c =d", "<x a='b' c='d'>");
    row("upper case", "HREF='Ab'", "<x href='Ab'>");
    row("several", "a b=c d='e' f", "<x a='' b='c' d='e' f=''>");
    row("nothing between two", "a='b'c=\"d\"e", "<x a='b' c='d' e=''>");
    row("a solidus between two", "a/b", "<x a='' b=''>");
    row("a solidus in a value", "a=b/c d=/", "<x a='b/c' d='/'>");
    row("solidi all over", "/a//=b/", "<x a='' =b='' />");
    row("double", "a=1 b=2 A=3 a=4", "<x a='1' b='2'>");
    row("double without a value first", "a a=1", "<x a=''>");
    row("= in front of a name", "=a=b", "<x =a='b'>");
    row("only =", "=", "<x ==''>");
    row("two =", "a==b", "<x a='=b'>");
    row("= and no value", "a=", "<x a=''>");
    row("odd characters in a name", "a\"='b' c'd <e", "<x a\"='b' c'd='' <e=''>");
    row("odd characters in a value", "a=b\"c'd<e=f`g", "<x a='b\"c'd<e=f`g'>");
    row("> in quotes", "a='>' b=\">\"", "<x a='>' b='>'>");
    row("line feeds in quotes", "a='b\nc'", "<x a='b\nc'>");
    row("U+0000 in a name", bytes("a\0B=c"), "<x a\uFFFDb='c'>");
    row("U+0000 in values", bytes("a='\0b\0' c=\0 d=\"e\0\""), "<x a='\uFFFDb\uFFFD' c='\uFFFD' d='e\uFFFD'>");
    row("references", "a=&lt; b='&lt;' c=\"&#97;&amp;\"", "<x a='<' b='<' c='a&'>");
    row("references and what follows", "a='?b&copy=1&copy;&copyx&copy'", "<x a='?b&copy=1\u00A9&copyx\u00A9'>");
    row("references without quotes", "a=?b&copy=1&lt&amp;c", "<x a='?b&copy=1<&c'>");
    row("a reference ends with its value", "a='&am'p;", "<x a='&am' p;=''>");
    row("what a reference means ends no value", "a=&quot;b&#32;&gt;c", "<x a='\"b >c'>");
    row("references in a name are none", "a&lt;=b", "<x a&lt;='b'>");
    row("the longest ones beside short ones", "a='&nGt;&nGt;&nGt;&nvle;&bne;&Afr;&acE;'",
        "<x a='\u226B\u20D2\u226B\u20D2\u226B\u20D2\u2264\u20D2=\u20E5\U0001D504\u223E\u0333'>");
    row("an ampersand alone", "a=& b='&'", "<x a='&' b='&'>");
    row("U+0000 behind an ampersand", bytes("a='&\0amp;'"), "<x a='&\uFFFDamp;'>");
    row("beyond ASCII", "\u00E9=\u4E2D", "<x \u00E9='\u4E2D'>");
}

void TestTagReader::attributes()
{
    QFETCH(QByteArray, attributes);
    QFETCH(QByteArray, expected);
    const QByteArray tag = "<x " + attributes + '>';
    // A solidus before > belongs to the tag.
    const QByteArray found = tokensIn(tag).replace("/>", attributes.endsWith('/') ? " />" : "/>");
    QCOMPARE(found, expected);
    QCOMPARE(tokensIn(tag, {.errors = true}), tokensIn(tag)); // read at once there
}

void TestTagReader::errors_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *what, const QByteArray &html, const char *expected) {
        QTest::newRow(what) << html << QByteArray(expected);
    };
    row("none", "<a b c=d e='f' g = \"&amp;\" /><h1></h1>", "");
    row("a double", "<a b b>", "duplicate-attribute@6");
    row("a double with a value", "<a b=c B=d>", "duplicate-attribute@8");
    row("two doubles", "<a b b b>", "duplicate-attribute@6 duplicate-attribute@8");
    row("a solidus within", "<a/b>", "unexpected-solidus-in-tag@3");
    row("two solidi", "<a//>", "unexpected-solidus-in-tag@3");
    row("an end's attribute", "</a b>", "end-tag-with-attributes@5");
    row("an end's solidus", "</a/>", "end-tag-with-trailing-solidus@4");
    row("both", "</a b/>", "end-tag-with-attributes@6 end-tag-with-trailing-solidus@6");
    row("no value", "<a b=>", "missing-attribute-value@5");
    row("nothing between", "<a b='c'd=\"e\"f>",
        "missing-whitespace-between-attributes@8 missing-whitespace-between-attributes@13");
    row("= in front", "<a =b>", "unexpected-equals-sign-before-attribute-name@3");
    row("odd characters in names", "<a b\"c 'd <e>",
        "unexpected-character-in-attribute-name@4 unexpected-character-in-attribute-name@7 "
        "unexpected-character-in-attribute-name@10");
    row("odd characters in values", "<a b=c\"d'e<f=g`>",
        "unexpected-character-in-unquoted-attribute-value@6 unexpected-character-in-unquoted-attribute-value@8 "
        "unexpected-character-in-unquoted-attribute-value@10 unexpected-character-in-unquoted-attribute-value@12 "
        "unexpected-character-in-unquoted-attribute-value@14");
    row("U+0000", bytes("<a\0 b\0='c\0' d=e\0>"),
        "unexpected-null-character@2 unexpected-null-character@5 unexpected-null-character@9 "
        "unexpected-null-character@15");
    row("references", "<a b='&#0;' c=&amp d=\"&x;\">",
        "null-character-reference@10 missing-semicolon-after-character-reference@18 "
        "unknown-named-character-reference@24");
    row("a reference that is none", "<a b='?c&copy=1'>", "");
    row("of a double's value", "<a b b='&#0;'>", "duplicate-attribute@6 null-character-reference@12");
}

void TestTagReader::errors()
{
    QFETCH(QByteArray, html);
    QTEST(errorsIn(html), "expected");
}

void TestTagReader::endsOfTheDocument_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("others"); // errors beside the one of the end
    const auto row = [](const QByteArray &html, const char *others = "") {
        QTest::newRow(html.constData()) << html << QByteArray(others);
    };
    row("<a");
    row("</a");
    row("<a ");
    row("<a/", "");
    row("<a /", "");
    row("<a b");
    row("<a b ");
    row("<a b=");
    row("<a b= ");
    row("<a b=c");
    row("<a b=c ");
    row("<a b='");
    row("<a b=\"c");
    row("<a b='c'");
    row("<a b='c' ");
    row("<a b b", "duplicate-attribute@6 ");
    row("<a b='&amp", "missing-semicolon-after-character-reference@10 ");
    row("</a b='c");
}

void TestTagReader::endsOfTheDocument()
{
    QFETCH(QByteArray, html);
    QFETCH(QByteArray, others);
    // The tag is none; what stood before it is there.
    QCOMPARE(tokensIn(html), QByteArray());
    QCOMPARE(tokensIn("x" + html), QByteArray("'x'"));
    QCOMPARE(errorsIn(html), others + "eof-in-tag@" + QByteArray::number(html.size()));
}

void TestTagReader::namesAreTold_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<bool>("alike");
    const auto row = [](const char *one, const char *other, bool alike) {
        QTest::newRow(QByteArray(one).append(' ').append(other).constData())
            << QByteArray(one) << QByteArray(other) << alike;
    };
    row("<a>", "<A>", true);
    row("<a b>", "</a>", true);
    row("<my-x>", "</MY-X>", true);
    row("<my-x>", "<my-y>", false);
    row("<a>", "<b>", false);
    row("<a>", "<a\u00E9>", false);
    row("<foreignObject>", "<foreignobject>", true);
}

void TestTagReader::namesAreTold()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    Tokenizer first(one);
    Tokenizer second(other);
    const Token &a = first.next();
    const Token &b = second.next();
    QTEST(a.nameHash == b.nameHash, "alike");
    QCOMPARE(a.tag, tagFromName(a.name));
    QVERIFY(a.tag == Tag::Unknown ? a.nameHash > quint64(Tag::Count) : a.nameHash == quint64(a.tag));
}

void TestTagReader::attributesAreFound()
{
    Tokenizer tokenizer("<A title=x HREF=' /b?c&amp;d ' data-y=1 rel>t<b>");
    const Token &token = tokenizer.next();
    QCOMPARE(token.attributes.size(), size_t(4));
    QVERIFY(token.find(Attr::Href));
    QVERIFY(!token.find(Attr::Src));
    QCOMPARE(token.find(Attr::Href)->name.toByteArray(), QByteArray("href"));
    QCOMPARE(token.find(Attr::Href)->written.toByteArray(), QByteArray(" /b?c&amp;d "));
    QCOMPARE(tokenizer.value(Attr::Href).toByteArray(), QByteArray(" /b?c&d "));
    QCOMPARE(tokenizer.value(Attr::DataStar).toByteArray(), QByteArray("1"));
    QVERIFY(!tokenizer.value(Attr::Rel).isNull());
    QVERIFY(tokenizer.value(Attr::Rel).isEmpty());
    QVERIFY(tokenizer.value(Attr::Src).isNull());
    (void)tokenizer.next();
    QVERIFY(tokenizer.next().attributes.empty()); // nothing is left of the tag before
}

void TestTagReader::valuesAreReadWhenAsked()
{
    const QByteArray html = "<a b=plain c='&amp;' d=\"" + QByteArray("&lt;x").repeated(5000) + "\">";
    FoundErrors errors;
    Tokenizer lazy(html);
    Tokenizer eager(html, &errors);
    const Token &asked = lazy.next();
    const Token &read = eager.next();
    QCOMPARE(asked.attributes.size(), size_t(3));
    QCOMPARE(read.attributes.size(), size_t(3));
    QVERIFY(asked.attributes[0].plain);
    QVERIFY(!asked.attributes[1].plain);
    // Any number of times, and in any order; all of them hold until the next token.
    const QByteArrayView last = lazy.value(asked.attributes[2]);
    const QByteArrayView middle = lazy.value(asked.attributes[1]);
    const QByteArrayView again = lazy.value(asked.attributes[2]);
    QCOMPARE(last.toByteArray(), QByteArray("<x").repeated(5000));
    QCOMPARE(again.toByteArray(), last.toByteArray());
    QCOMPARE(middle.toByteArray(), QByteArray("&"));
    for (size_t i = 0; i < 3; ++i)
        QCOMPARE(eager.value(read.attributes[i]).toByteArray(), lazy.value(asked.attributes[i]).toByteArray());
    QVERIFY(errors.empty());
}

/// " a17=17" for each.
QByteArray TestTagReader::numbered(int from, int to)
{
    QByteArray result;
    for (int i = from; i < to; ++i)
        result += " a" + QByteArray::number(i) + '=' + QByteArray::number(i);
    return result;
}

void TestTagReader::manyAttributes()
{
    for (const int count : {15, 16, 17, 18, 100, 1023, 1024, 1025, 3000}) {
        const QByteArray html = "<p" + numbered(0, count) + "><b>";
        Tokenizer tokenizer(html);
        const Token &token = tokenizer.next();
        QCOMPARE(token.cut, count > 1024);
        QCOMPARE(token.attributes.size(), size_t(qMin(count, 1024)));
        for (size_t i = 0; i < token.attributes.size(); ++i) {
            QCOMPARE(token.attributes[i].name.toByteArray(), "a" + QByteArray::number(i));
            QCOMPARE(tokenizer.value(token.attributes[i]).toByteArray(), QByteArray::number(i));
        }
        const Token &next = tokenizer.next();
        QVERIFY(!next.cut);
        QCOMPARE(next.tag, Tag::B);
    }
}

void TestTagReader::doublesAmongMany()
{
    // The first one counts, however many there are, and doubles are no reason to cut.
    for (const int count : {5, 15, 16, 17, 40, 1023}) {
        const QByteArray html = "<p" + numbered(0, count) + QByteArray(numbered(0, count)).replace('=', "=x") + '>';
        FoundErrors errors;
        Tokenizer tokenizer(html, &errors);
        const Token &token = tokenizer.next();
        QCOMPARE(token.attributes.size(), size_t(count));
        QVERIFY(!token.cut);
        QCOMPARE(tokenizer.value(token.attributes.back()).toByteArray(), QByteArray::number(count - 1));
        QCOMPARE(errors.size(), size_t(count));
        QCOMPARE(errors.back().error, ParseError::DuplicateAttribute);
    }
}

void TestTagReader::attributesAboveTheLimit()
{
    // What is not kept is read all the same, but not looked up; and so is what follows the tag.
    const QByteArray html = "<p" + numbered(0, 1024) + " href='>' b='&#0;' a5=x>t</p>";
    FoundErrors errors;
    Tokenizer tokenizer(html, &errors);
    const Token &token = tokenizer.next();
    QVERIFY(token.cut);
    QVERIFY(!token.find(Attr::Href));
    QCOMPARE(errors.size(), size_t(1));
    QCOMPARE(errors[0].error, ParseError::NullCharacterReference);
    QCOMPARE(tokenizer.next().text.toByteArray(), QByteArray("t"));
    QCOMPARE(tokenizer.next().kind, TokenKind::EndTag);
}

ARGIOPE_TEST(TestTagReader, void)
#include "tst_tagreader.moc"
