#include "core/facts/rulekind.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace argiope::facts;

class TestRuleKind : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesLeadBack();
    void everyRuleIsDocumented();
    void aLaterVersionsRuleKeepsItsName();
    void noRuleHasNoName();
};

void TestRuleKind::namesLeadBack()
{
    QSet<QByteArray> seen;
    for (int i = 0; i < RuleKindCount; ++i) {
        const auto kind = RuleKind(i);
        if (kind == RuleKind::None || kind == RuleKind::Unknown)
            continue;
        const QByteArray text = name(kind);
        QVERIFY2(!text.isEmpty(), qPrintable(QString::number(i)));
        QVERIFY2(!seen.contains(text), text.constData());
        seen.insert(text);
        QCOMPARE(ruleKindFromName(text), kind);
        const Rule rule = Rule::fromFile(text, "what it said");
        QCOMPARE(rule, (Rule{kind, "what it said"}));
        QCOMPARE(rule.name(), text);
    }
}

void TestRuleKind::everyRuleIsDocumented()
{
    QFile file(QStringLiteral(FORMAT_DOC));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const QByteArray rules = text.mid(text.indexOf("## Rules"));
    for (int i = int(RuleKind::Seed); i < RuleKindCount; ++i) {
        const QByteArray quoted = QByteArray("`") + name(RuleKind(i)) + "`";
        QVERIFY2(rules.contains(quoted), quoted.constData());
    }
}

void TestRuleKind::aLaterVersionsRuleKeepsItsName()
{
    const Rule rule = Rule::fromFile("moon_phase", "full");
    QCOMPARE(rule.kind, RuleKind::Unknown);
    QCOMPARE(rule.name(), QByteArray("moon_phase"));
    QCOMPARE(rule.detail, QByteArray("full"));
    QVERIFY(!rule.isNone());
    QVERIFY(rule != Rule::fromFile("sun_spot", "full"));
    // A name is to the letter.
    QCOMPARE(ruleKindFromName("Seed"), RuleKind::Unknown);
    QCOMPARE(ruleKindFromName("seed "), RuleKind::Unknown);
}

void TestRuleKind::noRuleHasNoName()
{
    QVERIFY(Rule{}.isNone());
    QCOMPARE(Rule{}.name(), QByteArray());
    QCOMPARE(Rule::fromFile({}, {}), Rule{});
    QCOMPARE(ruleKindFromName({}), RuleKind::None);
}

ARGIOPE_TEST(TestRuleKind, void)
#include "tst_rulekind.moc"
