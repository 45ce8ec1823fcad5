#include "core/markup/attribute.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::markup;

class TestAttribute : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesGoThereAndBack();
    void names_data();
    void names();
};

void TestAttribute::namesGoThereAndBack()
{
    QByteArray before;
    for (quint8 i = 0; i <= quint8(Attr::XlinkHref); ++i) {
        const Attr attr = Attr(i);
        const QByteArray &name = attrName(attr);
        QCOMPARE(name.isEmpty(), attr == Attr::None || attr == Attr::DataStar);
        if (name.isEmpty())
            continue;
        QVERIFY2(before < name, name.constData());
        QVERIFY2(attrFromName(name) == attr, name.constData());
        before = name;
    }
}

void TestAttribute::names_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("attr");
    const auto row
        = [](const char *what, const QByteArray &name, Attr attr) { QTest::newRow(what) << name << int(attr); };
    row("href", "href", Attr::Href);
    row("with a hyphen", "http-equiv", Attr::HttpEquiv);
    row("with a colon", "xlink:href", Attr::XlinkHref);
    row("begins like another one", "srcset", Attr::Srcset);
    row("is the beginning of another one", "src", Attr::Src);
    row("none", "", Attr::None);
    row("another one", "class", Attr::None);
    row("upper case", "HREF", Attr::None);
    row("id", "id", Attr::Id);
    row("role", "role", Attr::Role);
    row("of layout", "bgcolor", Attr::Presentational);
    row("names another element", "aria-labelledby", Attr::Reference);
    row("aria- alone", "aria-label", Attr::None);
    row("of microdata", "itemprop", Attr::Microdata);
    row("of RDFa", "typeof", Attr::Rdfa);
    row("a byte more", "hrefs", Attr::None);
    row("a byte less", "hre", Attr::None);
    row("no letter in front", "0href", Attr::None);
    row("beyond ASCII", "\xC3\xA9", Attr::None);
    row("with a U+0000", QByteArray("href\0", 5), Attr::None);
    // 3.2.6.6: data- and at least one character behind it
    row("data", "data", Attr::Data);
    row("data-x", "data-x", Attr::DataStar);
    row("data-- ", "data--", Attr::DataStar);
    row("data-src", "data-src", Attr::DataStar);
    row("data-*", "data-*", Attr::DataStar);
    row("data- alone", "data-", Attr::None);
    row("datax", "datax", Attr::None);
    row("DATA-x", "DATA-x", Attr::None);
    row("a long one", "data-" + QByteArray(10'000, 'x'), Attr::DataStar);
}

void TestAttribute::names()
{
    QFETCH(QByteArray, name);
    QTEST(int(attrFromName(name)), "attr");
}

ARGIOPE_TEST(TestAttribute, void)
#include "tst_attribute.moc"
