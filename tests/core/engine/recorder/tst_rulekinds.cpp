#include "core/engine/recorder/rulekinds.h"
#include "tests/core/engine/recorder/recorderfixture.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace argiope;
using base::RuleId;
using engine::RuleKinds;
using facts::RuleKind;

class TestRuleKinds : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knowsAll();
    void someAreTheScopes();
};

void TestRuleKinds::knowsAll()
{
    enginetest::Parts parts;
    RuleKinds kinds(*parts.writer);
    const RuleId exclude = parts.writer->rule({RuleKind::Exclude, "a"});
    QCOMPARE(kinds.of(exclude), RuleKind::Exclude);
    // One that came later
    const RuleId robots = parts.writer->rule({RuleKind::Robots, "1: Disallow: /"});
    QCOMPARE(kinds.of(robots), RuleKind::Robots);
    QCOMPARE(kinds.of(RuleId::None), RuleKind::None);
    QCOMPARE(kinds.of(RuleId(9999)), RuleKind::None);
}

void TestRuleKinds::someAreTheScopes()
{
    enginetest::Parts parts;
    RuleKinds kinds(*parts.writer);
    std::vector<RuleId> expected;
    for (const auto &rule : {facts::Rule{RuleKind::External, "host"}, facts::Rule{RuleKind::Exclude, "a"},
             facts::Rule{RuleKind::Exclude, "b"}, facts::Rule{RuleKind::Include, {}}}) {
        expected.push_back(parts.writer->rule(rule));
        QVERIFY(kinds.isOfScope(expected.back()));
    }
    for (const RuleKind kind : {RuleKind::Robots, RuleKind::Depth, RuleKind::NoFollow, RuleKind::Trap, RuleKind::Host})
        QVERIFY(!kinds.isOfScope(parts.writer->rule({kind})));
    QVERIFY(!kinds.isOfScope(RuleId::None));
    std::vector<RuleId> found = kinds.ofScope();
    std::sort(found.begin(), found.end());
    QCOMPARE(found, expected);
}

ARGIOPE_TEST(TestRuleKinds, void)
#include "tst_rulekinds.moc"
