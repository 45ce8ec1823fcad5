#include "core/facts/observations.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace argiope::facts;

/// What was observed in a document, and how it is kept.
class TestObservations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void adds();
    void keepsWhatDoesNotLast();
    void severalInstances();
    void keeps_data();
    void keeps();
    void reads_data();
    void reads();
    void growsAfterReading();
};

void TestObservations::adds()
{
    Observations seen;
    QCOMPARE(seen.json(), QByteArray("{}"));
    seen.add("b");
    seen.add("a", "first", 2);
    seen.add("b", "late");
    seen.add("a", "second");
    QCOMPARE(seen.count("a"), 3);
    QCOMPARE(seen.find("a")->evidence, QByteArray("first"));
    QCOMPARE(seen.find("b")->evidence, QByteArray("late"));
    QVERIFY(!seen.find("c"));
    QVERIFY(!seen.find(""));
}

/// Names and texts may be gone before they are asked for.
void TestObservations::keepsWhatDoesNotLast()
{
    Observations seen;
    {
        QByteArray name("name");
        char text[] = "said by somebody, and once more";
        QByteArray said = QByteArray::fromRawData(text, qsizetype(qstrlen(text)));
        seen.add(name, said);
        seen.add(QByteArrayView(name), QByteArrayView(text, 4));
        const QByteArray long1(Observations::EvidenceBytes + 1, 'x');
        seen.add(name, long1);
        name.fill('-');
        std::fill_n(text, sizeof text, '-');
    }
    QCOMPARE(seen.json(),
        QByteArray(R"({"name":[3,"said by somebody, and once more","said",")"
            + QByteArray(Observations::EvidenceBytes, 'x') + R"("]})"));
    QByteArray owned("owned");
    seen.add("b", owned);
    owned.fill('-'); // a copy of its own
    QCOMPARE(seen.find("b")->evidence, QByteArray("owned"));
}

/// What several instances say is kept, each once, as far as there is room.
void TestObservations::severalInstances()
{
    Observations seen;
    for (const char *text : {"one", "two", "one", "", "three", "two"})
        seen.add("a", text);
    QCOMPARE(seen.count("a"), 6);
    QCOMPARE(seen.find("a")->evidence, QByteArray("one"));
    QCOMPARE(seen.find("a")->more, (QByteArrayList{"two", "three"}));
    for (int i = 0; i < 1'000; ++i)
        seen.add("b", QByteArray::number(i));
    QCOMPARE(seen.count("b"), 1'000);
    QCOMPARE(seen.find("b")->more.size(), Observations::MostMore);
    qsizetype bytes = 0;
    for (int name = 0; name < 50; ++name) {
        for (int i = 0; i < 20; ++i)
            seen.add(QByteArray::number(name), QByteArray::number(i).rightJustified(Observations::EvidenceBytes, 'x'));
    }
    for (const Observation &one : seen.all()) {
        QVERIFY(one.more.size() <= Observations::MostMore);
        for (const QByteArray &text : one.more)
            bytes += text.size();
    }
    QVERIFY(bytes <= Observations::MoreBytes && bytes > Observations::MoreBytes - Observations::EvidenceBytes);
    const Observations read = Observations::fromJson(seen.json());
    QCOMPARE(read.json().size(), seen.json().size());
    for (const Observation &one : seen.all())
        QVERIFY2(read.find(one.name) && *read.find(one.name) == one, one.name.constData());
}

void TestObservations::keeps_data()
{
    QTest::addColumn<QByteArray>("evidence");
    for (const char *text : {"", "plain", "<a href=\"x\\y\">", "two\nlines\tand\rmore", "\xE4\xBD\xA0\xE5\xA5\xBD",
             "\x01 \x7F", "\xE2\x80\xA8 separator", "a,b]}", "\\u0041", "\xC2\x85"})
        QTest::newRow(text) << QByteArray(text);
}

/// What json() writes reads as it was, whatever the texts have.
void TestObservations::keeps()
{
    QFETCH(QByteArray, evidence);
    Observations seen;
    seen.add("z-last", evidence, 7);
    seen.add("a-first", evidence);
    seen.add("middle");
    const Observations read = Observations::fromJson(seen.json());
    QCOMPARE(read.all().size(), size_t(3));
    for (const Observation &one : seen.all()) {
        const Observation *there = read.find(one.name);
        QVERIFY2(there && *there == one, one.name.constData());
    }
    QVERIFY(!read.find("a-firs") && !read.find("a-firstt") && !read.find("zz") && !read.find(""));
    QVERIFY(std::is_sorted(read.all().begin(), read.all().end(),
        [](const Observation &a, const Observation &b) { return a.name < b.name; }));
}

void TestObservations::reads_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("same"); // what it is read as
    const auto row
        = [](const char *json, const char *same) { QTest::newRow(json) << QByteArray(json) << QByteArray(same); };
    row("", "{}");
    row("{}", "{}");
    row("[]x", "{}");
    row("{\"a\":[1]}", "{\"a\":[1]}");
    row("{\"a\":[1,\"x\"],\"b\":[2]}", "{\"a\":[1,\"x\"],\"b\":[2]}");
    row(" { \"a\" : [ 1 , \"x\" ] } ", "{\"a\":[1,\"x\"]}");
    row("{\"a\":[3,\"x\",\"y\",\"z\"]}", "{\"a\":[3,\"x\",\"y\",\"z\"]}");
    row("{ \"a\":[3,\"x\",\"y\",\"\",\"x\"]}", "{\"a\":[3,\"x\",\"y\"]}");
    row("{\"a\":[12,\"0\",\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\",\"9\",\"10\"]}",
        "{\"a\":[12,\"0\",\"1\",\"2\",\"3\",\"4\",\"5\",\"6\",\"7\",\"8\",\"9\"]}");
    row("{\"b\":[1],\"a\":[2]}", "{\"a\":[2],\"b\":[1]}");
    row("{\"a\":[0]}", "{}");
    row("{\"a\":[-1],\"b\":[1]}", "{\"b\":[1]}");
    row("{\"a\":[1],\"a\":[2]}", "{\"a\":[2]}");
    row("{\"a\":1,\"b\":[1]}", "{\"b\":[1]}");
    row("{\"a\":[1,2]}", "{\"a\":[1]}");
    row("{\"a\":[1,\"x\",\"y\"]}", "{\"a\":[1,\"x\",\"y\"]}");
    row("{\"a\":[1,\"\\u0041\\/\"]}", "{\"a\":[1,\"A/\"]}");
    row("{\"a\":[1]", "{}");
    row("{\"a\":[1]}}", "{}");
    row("{\"a\":[1,\"\\", "{}");
    row("{\"a\":[1,\"\xFF\"]}", "{}");
    QTest::newRow("long") << QByteArray("{\"a\":[1,\"" + QByteArray(300, 'x') + "\"]}")
                          << QByteArray("{\"a\":[1,\"" + QByteArray(200, 'x') + "\"]}");
    QByteArray many = "{";
    for (int i = 0; i < 600; ++i)
        many += (i > 0 ? ",\"n" : "\"n") + QByteArray::number(i) + "\":[1]";
    QTest::newRow("many") << QByteArray(many + '}') << QByteArray();
}

/// Also what a stranger's file has.
void TestObservations::reads()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, same);
    const Observations read = Observations::fromJson(json);
    if (same.isEmpty())
        QCOMPARE(read.all().size(), Observations::MostNames);
    else
        QCOMPARE(read.json(), same);
}

void TestObservations::growsAfterReading()
{
    Observations seen = Observations::fromJson("{\"b\":[1],\"c\":[1]}");
    seen.add("a", "late");
    seen.add("c");
    QCOMPARE(seen.count("a"), 1);
    QCOMPARE(seen.count("b"), 1);
    QCOMPARE(seen.count("c"), 2);
}

ARGIOPE_TEST(TestObservations, void)
#include "tst_observations.moc"
