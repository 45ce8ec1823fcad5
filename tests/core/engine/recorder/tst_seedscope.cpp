#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using enginetest::Parts;
using facts::RuleKind;
using judge::Fate;

class TestSeedScope : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSeedsRedirectMayWiden_data();
    void aSeedsRedirectMayWiden();
    void whoResumesKnowsIt();
};

void TestSeedScope::aSeedsRedirectMayWiden_data()
{
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<Fate>("fate");
    QTest::addColumn<RuleKind>("rule");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("hops");
    QTest::addColumn<bool>("widens");
    QTest::addColumn<bool>("isOrigin");
    QTest::newRow("www") << QByteArray("http://www.example.org/") << Fate::Skip << RuleKind::External << 0 << 0 << true
                         << true;
    QTest::newRow("after another redirect")
        << QByteArray("https://www.example.org/") << Fate::Check << RuleKind::External << 1 << 1 << true << true;
    QTest::newRow("of another page") << QByteArray("http://www.example.org/") << Fate::Skip << RuleKind::External << 2
                                     << 1 << false << false;
    QTest::newRow("of a sitemap's page") << QByteArray("http://www.example.org/") << Fate::Skip << RuleKind::External
                                         << store::OrphanDepth << store::OrphanDepth << false << false;
    QTest::newRow("another site") << QByteArray("http://other.test/") << Fate::Skip << RuleKind::External << 0 << 0
                                  << false << false;
    QTest::newRow("excluded") << QByteArray("http://www.example.org/") << Fate::Skip << RuleKind::Exclude << 0 << 0
                              << false << false;
    QTest::newRow("in scope") << QByteArray("https://example.org/") << Fate::Page << RuleKind::Host << 0 << 0 << false
                              << true;
    QTest::newRow("no host") << QByteArray("mailto:a@example.org") << Fate::Skip << RuleKind::Scheme << 0 << 0 << false
                             << false;
}

void TestSeedScope::aSeedsRedirectMayWiden()
{
    QFETCH(QByteArray, to);
    QFETCH(Fate, fate);
    QFETCH(RuleKind, rule);
    QFETCH(int, depth);
    QFETCH(int, hops);
    QFETCH(bool, widens);
    QFETCH(bool, isOrigin);
    Parts parts({}, "http://example.org/");
    base::WaitingUrl from;
    from.depth = depth;
    from.hops = hops;
    judge::FoundLinks found;
    found.rules = {{rule}};
    found.targets = {parts.target(to, fate)};
    found.targets.first().redirect = true;
    if (rule == RuleKind::Scheme)
        found.targets.first().origin.clear();
    found.links = {{0, 0, {}, facts::LinkKind::Navigation, {}, 0, fate == Fate::Page}};
    const Fate before = found.targets.first().fate;
    parts.seeds.widen(from, found);
    QCOMPARE(found.targets.first().fate, widens ? Fate::Page : before);
    QCOMPARE(found.links.first().followed, widens || before == Fate::Page);
    QCOMPARE(found.rules[found.links.first().rule].kind, widens ? RuleKind::Host : rule);
    QCOMPARE(parts.writer->meta("scope_also"), widens ? to : QByteArray());
    QCOMPARE(parts.origins, isOrigin ? QList{url::parse(to)->origin()} : QList<QByteArray>());
    using Decision = scope::Verdict::Decision;
    QCOMPARE(parts.scope->judge(*url::parse("http://www.example.org/deep")).decision,
        widens ? Decision::Crawl : Decision::External);
}

void TestSeedScope::whoResumesKnowsIt()
{
    Parts parts({}, "http://example.org/");
    parts.writer->setMeta("scope_also", "http://www.example.org/\nhttp://m.example.org/");
    parts.writer->setMeta("seed_origins", "http://www.example.org");
    parts.seeds.restore();
    using Decision = scope::Verdict::Decision;
    QCOMPARE(parts.scope->judge(*url::parse("http://m.example.org/x")).decision, Decision::Crawl);
    QCOMPARE(parts.scope->judge(*url::parse("http://www.example.org/x")).decision, Decision::Crawl);
    QCOMPARE(parts.scope->judge(*url::parse("http://example.org/x")).decision, Decision::Crawl);
    QCOMPARE(parts.scope->judge(*url::parse("http://x.example.org/x")).decision, Decision::External);
    QCOMPARE(parts.origins, (QList<QByteArray>{"http://www.example.org"}));
}

ARGIOPE_TEST(TestSeedScope, QCoreApplication)
#include "tst_seedscope.moc"
