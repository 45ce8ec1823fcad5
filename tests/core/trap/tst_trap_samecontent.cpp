#include "core/trap/samecontent.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using namespace argiope::trap;
using Verdict = SameContent::Verdict;

namespace {

QByteArray nameOf(int number)
{
    QByteArray text = "http://h/";
    for (int rest = number + 26; rest > 0; rest /= 26)
        text += char('a' + rest % 26);
    return text;
}

QByteArray numbered(int number)
{
    return "http://h/page" + QByteArray::number(number);
}

/// Pages in a row, each the first to name the next; how many were fetched before the trap was seen.
int walk(SameContent &watch, int pages, const std::function<QByteArray(int)> &urlOf,
    const std::function<QByteArray(int)> &textOf)
{
    for (int i = 0; i < pages; ++i) {
        const Verdict verdict = watch.see(textOf(i), i, urlOf(i));
        if (verdict == Verdict::Trap)
            return i;
        if (verdict == Verdict::Watched)
            watch.child(textOf(i), i + 1, *url::parse(urlOf(i + 1)));
    }
    return pages;
}

} // namespace

class TestTrapSameContent : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void missingPagesThatLinkOnAreFound();
    void otherwiseNothingIsFound_data();
    void otherwiseNothingIsFound();
    void memoryIsBounded();
};

void TestTrapSameContent::missingPagesThatLinkOnAreFound()
{
    SameContent watch;
    const auto same = [](int) { return QByteArray("not found"); };
    QCOMPARE(walk(watch, 100000, nameOf, same), SameContent::WatchFrom + SameContent::LeastAgain - 1);
    QCOMPARE(watch.example("not found"), nameOf(0));
}

void TestTrapSameContent::otherwiseNothingIsFound_data()
{
    QTest::addColumn<bool>("numbers");
    QTest::addColumn<int>("texts");
    QTest::newRow("a numbered series") << true << 1;
    QTest::newRow("texts in turn") << false << 3;
    QTest::newRow("different texts") << false << 100000;
}

void TestTrapSameContent::otherwiseNothingIsFound()
{
    QFETCH(bool, numbers);
    QFETCH(int, texts);
    SameContent watch;
    const int walked
        = walk(watch, 5000, numbers ? numbered : nameOf, [texts](int i) { return QByteArray::number(i % texts); });
    QCOMPARE(walked, 5000);
}

void TestTrapSameContent::memoryIsBounded()
{
    SameContent watch;
    for (int i = 0; i < 200000; ++i)
        (void)watch.see(QByteArray::number(i), i, nameOf(i));
    QVERIFY(watch.example("0").isEmpty());
    QCOMPARE(watch.example("199999"), nameOf(199999));
}

ARGIOPE_TEST(TestTrapSameContent, void)
#include "tst_trap_samecontent.moc"
