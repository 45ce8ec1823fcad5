#include "core/engine/recorder/rejudge.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::UrlId;
using engine::Rejudge;
using enginetest::Parts;
using enginetest::SeedUrl;
using facts::RuleKind;
using store::UrlState;

namespace {

QByteArray addressOf(int number)
{
    return SeedUrl + (number % 2 ? "odd" : "even") + QByteArray::number(number);
}

/// A seed that links to many pages, of which none was fetched.
struct RejudgeRig : Parts
{
    explicit RejudgeRig(int count)
        : rejudge(reviewParts())
    {
        QList<QByteArray> links;
        for (int i = 0; i < count; ++i)
            links.append(addressOf(i));
        fetch(addSeed(SeedUrl), links);
        (void)commit();
    }
    int run() ///< to the end; how many pieces
    {
        int steps = 0;
        for (; rejudge.isUnderWay(); ++steps) {
            rejudge.step();
            (void)commit();
        }
        return steps;
    }
    [[nodiscard]] qint64 waiting() const { return qint64(queue.waiting.size()); }
    Rejudge rejudge;
};

} // namespace

class TestRejudge : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goesThroughAllInPieces();
    void comesAndGoes();
    void standsInTheFileUntilTheEnd();
    void whatWorkersHoldKeepsItOpen();
    void limitsAndOrphansComeBackToo();
};

void TestRejudge::goesThroughAllInPieces()
{
    constexpr int pages = 2 * Rejudge::Batch + 10;
    RejudgeRig rig(pages);
    QVERIFY(!rig.rejudge.isUnderWay());
    rig.rejudge.step(); // of nothing
    QCOMPARE(rig.waiting(), pages);
    rig.exclude(QStringLiteral("odd"));
    rig.rejudge.begin();
    QVERIFY(rig.rejudge.isAtQueue());
    rig.rejudge.step();
    QCOMPARE(rig.waiting(), pages - Rejudge::Batch / 2);
    QVERIFY(rig.rejudge.isAtQueue());
    QVERIFY(rig.run() > 3);
    QCOMPARE(rig.waiting(), pages / 2);
    QCOMPARE(rig.queue.skipped, pages / 2);
    for (int i = 0; i < pages; ++i)
        QCOMPARE(rig.stateOf(addressOf(i)), i % 2 ? UrlState::Skipped : UrlState::Queued);
}

void TestRejudge::comesAndGoes()
{
    constexpr int pages = 20;
    RejudgeRig rig(pages);
    for (int round = 0; round < 3; ++round) {
        rig.exclude(QStringLiteral("odd"));
        rig.rejudge.begin();
        (void)rig.run();
        QCOMPARE(rig.waiting(), pages / 2);
        QCOMPARE(rig.ruleOf(addressOf(1)).kind, RuleKind::Exclude);
        rig.exclude(QStringLiteral("none"));
        rig.rejudge.begin();
        (void)rig.run();
        QCOMPARE(rig.waiting(), pages);
        QCOMPARE(rig.queue.skipped, 0);
        QCOMPARE(rig.ruleOf(addressOf(1)).kind, RuleKind::Host);
    }
}

void TestRejudge::standsInTheFileUntilTheEnd()
{
    RejudgeRig rig(4);
    QVERIFY(!rig.rejudge.wasCutOff());
    rig.rejudge.begin();
    QVERIFY(rig.rejudge.wasCutOff()); // should it end here
    (void)rig.run();
    QVERIFY(!rig.rejudge.wasCutOff());
    rig.rejudge.begin();
    rig.rejudge.forget();
    QVERIFY(!rig.rejudge.wasCutOff());
}

void TestRejudge::whatWorkersHoldKeepsItOpen()
{
    RejudgeRig rig(4);
    const base::WaitingUrl held = rig.queue.take(rig.idOf(addressOf(1)));
    rig.exclude(QStringLiteral("odd"));
    rig.rejudge.begin();
    (void)rig.run();
    QVERIFY(!rig.rejudge.isUnderWay());
    QVERIFY(rig.rejudge.wasCutOff()); // it waits in the file: whoever goes on looks at it again
    rig.queue.putBack(held);
    rig.rejudge.judgeUrl(held.id);
    QCOMPARE(rig.stateOf(addressOf(1)), UrlState::Skipped);
    rig.rejudge.begin();
    (void)rig.run();
    QVERIFY(!rig.rejudge.wasCutOff());
}

void TestRejudge::limitsAndOrphansComeBackToo()
{
    RejudgeRig rig(2);
    const UrlId deep = rig.idOf(addressOf(0));
    const UrlId orphan = rig.idOf(addressOf(1));
    for (const UrlId id : {deep, orphan})
        QVERIFY(rig.queue.keepOut(rig.queue.waiting.at(id)));
    rig.writer->skip(deep, rig.discovery.limits().depthRule());
    rig.writer->markInSitemap(orphan);
    rig.writer->skip(orphan, rig.writer->rule({RuleKind::Exclude, "gone"}));
    rig.rejudge.begin();
    (void)rig.run();
    QCOMPARE(rig.stateOf(addressOf(0)), UrlState::Queued);
    QCOMPARE(rig.ruleOf(addressOf(0)).kind, RuleKind::Resumed);
    QCOMPARE(rig.stateOf(addressOf(1)), UrlState::Queued);
    QCOMPARE(rig.ruleOf(addressOf(1)).kind, RuleKind::Sitemap);
    // A page's links alone
    rig.exclude(QStringLiteral("odd"));
    rig.rejudge.judgePage(rig.idOf(SeedUrl));
    QVERIFY(rig.commit());
    const QList<store::StoredLink> links = rig.writer->storedLinks(rig.idOf(SeedUrl));
    QCOMPARE(links.size(), 2);
    QVERIFY(links[0].followed);
    QVERIFY(!links[1].followed);
}

ARGIOPE_TEST(TestRejudge, void)
#include "tst_rejudge.moc"
