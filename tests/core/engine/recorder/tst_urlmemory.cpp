#include "core/engine/recorder/urlmemory.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::Standing;
using engine::UrlMemory;

namespace {

url::UrlKey keyNumber(int number)
{
    return url::urlKey(QByteArray("http://a.test/" + QByteArray::number(number)), 1);
}

Standing standingAt(int rank, int depth, int hops = 0)
{
    return {rank, {depth, hops, UrlId::None}};
}

} // namespace

class TestUrlMemory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whoeverIsUnknownIsNew();
    void asksOnlyForWhatMayGain_data();
    void asksOnlyForWhatMayGain();
    void whatWasForgottenIsNotNew();
};

void TestUrlMemory::whoeverIsUnknownIsNew()
{
    UrlMemory memory(100);
    QCOMPARE(memory.look(keyNumber(1), standingAt(2, 0), 2).known, UrlMemory::Known::New);
    memory.addKey(keyNumber(1));
    QCOMPARE(
        memory.look(keyNumber(1), standingAt(2, 0), 2).known, UrlMemory::Known::AskFile); // how it stands is not known
    memory.expect(1000, 10'000'000); // and it has to be told of all again
    QCOMPARE(memory.look(keyNumber(1), standingAt(2, 0), 2).known, UrlMemory::Known::New);
}

void TestUrlMemory::asksOnlyForWhatMayGain_data()
{
    QTest::addColumn<int>("rank");
    QTest::addColumn<int>("meant");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("hops");
    QTest::addColumn<bool>("gains");
    QTest::newRow("the same") << 1 << 1 << 3 << 1 << false;
    QTest::newRow("deeper") << 1 << 1 << 4 << 1 << false;
    QTest::newRow("nearer") << 1 << 1 << 2 << 1 << true;
    QTest::newRow("fewer redirects") << 1 << 1 << 5 << 0 << true;
    QTest::newRow("kept out, and nearer") << 0 << 0 << 1 << 0 << false;
    QTest::newRow("nearer, beyond a limit") << 0 << 1 << 2 << 1 << true;
    QTest::newRow("deeper, beyond a limit") << 0 << 1 << 4 << 1 << false;
    QTest::newRow("a page, beyond a limit") << 0 << 2 << 2 << 1 << false;
    QTest::newRow("a page now") << 2 << 2 << 9 << 2 << true;
}

void TestUrlMemory::asksOnlyForWhatMayGain()
{
    QFETCH(int, rank);
    QFETCH(int, meant);
    QFETCH(int, depth);
    QFETCH(int, hops);
    QFETCH(bool, gains);
    UrlMemory memory(100);
    memory.addKey(keyNumber(1));
    memory.add(keyNumber(1), UrlId(7), standingAt(1, 3, 1));
    memory.prefetch(keyNumber(1));
    const UrlMemory::Look look = memory.look(keyNumber(1), standingAt(rank, depth, hops), meant);
    QCOMPARE(look.known, gains ? UrlMemory::Known::AskFile : UrlMemory::Known::AsBefore);
    QCOMPARE(look.id, UrlId(7));
}

void TestUrlMemory::whatWasForgottenIsNotNew()
{
    UrlMemory memory(8);
    constexpr int urls = 1000;
    for (int i = 0; i < urls; ++i) {
        memory.addKey(keyNumber(i));
        memory.add(keyNumber(i), UrlId(i + 1), standingAt(2, 1));
    }
    int known = 0;
    for (int i = 0; i < urls; ++i) {
        const UrlMemory::Look look = memory.look(keyNumber(i), standingAt(2, 1), 2);
        QVERIFY(look.known != UrlMemory::Known::New);
        if (look.known == UrlMemory::Known::AsBefore) {
            QCOMPARE(look.id, UrlId(i + 1));
            ++known;
        }
    }
    QVERIFY(known > 0);
    QVERIFY(known < urls / 2);
}

ARGIOPE_TEST(TestUrlMemory, void)
#include "tst_urlmemory.moc"
