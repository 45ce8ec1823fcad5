#include "core/schemaorg/vocabulary.h"
#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

using namespace argiope::schemaorg;

class TestVocabulary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void terms();
    void ancestors();
    void names_data();
    void names();
};

void TestVocabulary::terms()
{
    QVERIFY(findType("Product"));
    QVERIFY(!findType("product"));
    QVERIFY(!findType("name"));
    QVERIFY(!findType(""));
    const Term *const name = findProperty("birthDate");
    QVERIFY(name);
    QCOMPARE(name->of.toByteArray(), QByteArray("Person"));
    QCOMPARE(name->ranges.toByteArray(), QByteArray("Date"));
    QCOMPARE(findProperty("colleagues")->instead.toByteArray(), QByteArray("colleague"));
    QVERIFY(findProperty("colleague")->instead.isEmpty());
}

void TestVocabulary::ancestors()
{
    QVERIFY(isA("Restaurant", "LocalBusiness"));
    QVERIFY(isA("Restaurant", "Organization"));
    QVERIFY(isA("Restaurant", "Place")); // two parents
    QVERIFY(isA("Thing", "Thing"));
    QVERIFY(!isA("Thing", "Restaurant"));
    QVERIFY(!isA("Nothing", "Nothing"));
    QVERIFY(isDataType("URL"));
    QVERIFY(isDataType("Integer"));
    QVERIFY(!isDataType("Thing"));
}

void TestVocabulary::names_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("local");
    QTest::addColumn<bool>("vocabulary");
    const auto row = [](const char *name, const char *local, bool vocabulary) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(local) << vocabulary;
    };
    row("Person", "Person", false);
    row("https://schema.org/Person", "Person", false);
    row("http://schema.org/Person", "Person", false);
    row("http://www.schema.org/Person", "Person", false);
    row("schema:Person", "Person", false);
    row("ex:Person", "", false);
    row("https://example.org/Person", "", false);
    row("https://schema.org", "", true);
    row("http://schema.org/", "", true);
    row("https://schema.org/docs/jsonldcontext.jsonld", "docs/jsonldcontext.jsonld", true);
    row("https://schema.organic", "", false);
    row("HTTP://SCHEMA.ORG", "", true);
    row("HTTP://SCHEMA.ORG/Person", "Person", false);
    row("http://www.schema.org", "", true);
    row("Https://WWW.Schema.org/", "", true);
    row("schema.org", "schema.org", false); // without a scheme it is a name
}

void TestVocabulary::names()
{
    QFETCH(QByteArray, name);
    QTEST(localName(name).toByteArray(), "local");
    QTEST(isVocabulary(name), "vocabulary");
}

ARGIOPE_TEST(TestVocabulary, void)
#include "tst_vocabulary.moc"
