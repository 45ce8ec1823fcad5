#include "core/facts/fact.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

#include <limits>

using namespace argiope;
using facts::Fact;
using facts::Kind;
using facts::PageRecord;
using facts::Part;
using facts::Unknown;
using facts::Value;

class TestFact : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesAreDistinct()
    {
        QSet<QByteArray> names;
        for (const Fact &fact : facts::pageFacts()) {
            QVERIFY2(!names.contains(fact.name), fact.name);
            names.insert(fact.name);
            QCOMPARE(facts::factFromName(fact.name), &fact);
        }
        QVERIFY(!facts::factFromName("nothing"));
    }
    void newOnesComeLast()
    {
        int version = 1;
        int ofDocuments = 0;
        for (const Fact &fact : facts::pageFacts()) {
            QVERIFY2(fact.since >= version, fact.name);
            version = fact.since;
            if (facts::isOfDocument(fact))
                ofDocuments = fact.since;
        }
        QCOMPARE(ofDocuments, facts::NewestFacts);
    }
    void whatIsUnknownIsNothing_data()
    {
        QTest::addColumn<int>("index");
        const auto all = facts::pageFacts();
        for (size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << int(i);
    }
    void whatIsUnknownIsNothing()
    {
        QFETCH(int, index);
        const Fact &fact = facts::pageFacts()[size_t(index)];
        PageRecord page;
        const bool number = !facts::isText(fact.kind);
        facts::setValue(page, fact, number ? Value{qint64(1)} : Value{QByteArray("x")});
        QVERIFY(!std::holds_alternative<std::monostate>(facts::valueOf(page, fact)));
        facts::setValue(page, fact, {});
        QCOMPARE(std::holds_alternative<std::monostate>(facts::valueOf(page, fact)), fact.unknown != Unknown::Never);
        if (number && fact.unknown != Unknown::Zero) {
            facts::setValue(page, fact, qint64(0));
            QVERIFY(facts::valueOf(page, fact) == Value{qint64(0)}); // known to be none
        }
    }
    void numbersFromFilesFit()
    {
        const auto set = [](const char *name, qint64 number) {
            PageRecord page;
            facts::setValue(page, *facts::factFromName(name), number);
            return page;
        };
        QCOMPARE(set("status", std::numeric_limits<qint64>::max()).status, std::numeric_limits<int>::max());
        QCOMPARE(set("status", std::numeric_limits<qint64>::min()).status, std::numeric_limits<int>::min());
        QCOMPARE(set("bytes", qint64(5'000'000'000)).bytes, 5'000'000'000);
        QCOMPARE(set("outcome", 3).outcome, base::Outcome::Broken);
        QCOMPARE(set("outcome", -1).outcome, base::Outcome::None);
        QCOMPARE(set("outcome", 1000).outcome, base::Outcome::None);
        QVERIFY(set("no_index", 7).noIndex);
    }
};

ARGIOPE_TEST(TestFact, void)
#include "tst_fact.moc"
