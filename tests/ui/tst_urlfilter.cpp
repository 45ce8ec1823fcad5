#include "tests/support/testmain.h"
#include "ui/urls/urlfilter.h"

#include <QTest>

using namespace argiope;
using base::Outcome;
using urls::Chip;

class TestUrlFilter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void chipsBecomeQueries()
    {
        store::ListQuery query;
        query.text = QStringLiteral("a");
        urls::applyChips(query, {int(Chip::Ok), int(Chip::ClientError)});
        QCOMPARE(query.statusClasses, (QList<int>{2, 4}));
        QVERIFY(query.outcomes.isEmpty());
        QCOMPARE(query.text, QStringLiteral("a"));
        urls::applyChips(query, {int(Chip::Blocked)});
        QVERIFY(query.statusClasses.isEmpty());
        QCOMPARE(query.outcomes, (QList<Outcome>{Outcome::Blocked, Outcome::Throttled}));
        // Both sorts: the union, not the section.
        urls::applyChips(query, {int(Chip::Ok), int(Chip::Blocked)});
        QCOMPARE(query.statusClasses, QList<int>{2});
        QCOMPARE(query.outcomes, (QList<Outcome>{Outcome::Blocked, Outcome::Throttled}));
        urls::applyChips(query, {});
        QVERIFY(query.statusClasses.isEmpty() && query.outcomes.isEmpty());
    }
    void queriesFindTheirChips()
    {
        for (const Chip chip : urls::Chips) {
            store::ListQuery query;
            urls::applyChips(query, {int(chip)});
            QCOMPARE(urls::chipsOf(query), QList<int>{int(chip)});
        }
        store::ListQuery other;
        other.outcomes = {Outcome::TimedOut};
        QVERIFY(urls::chipsOf(other).isEmpty());
        QVERIFY(urls::chipsOf({}).isEmpty());
    }
};

ARGIOPE_TEST(TestUrlFilter, QCoreApplication)
#include "tst_urlfilter.moc"
