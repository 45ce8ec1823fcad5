#include "core/audit/check.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace argiope::audit;

/// The list itself.
class TestChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows();
    void lookUp();
    void groups();
};

void TestChecks::rows()
{
    static const QRegularExpression wellFormed(QStringLiteral("^[a-z][a-z0-9]*(-[a-z0-9]+)+$"));
    QSet<QByteArray> ids;
    Group last = Group::Http;
    QVERIFY(!checks().empty());
    for (const Check &check : checks()) {
        QVERIFY2(wellFormed.match(QLatin1String(check.id)).hasMatch(), check.id);
        QVERIFY2(!ids.contains(check.id), check.id);
        ids.insert(check.id);
        if (check.group != Group::Mobile && last != Group::Mobile)
            QVERIFY2(check.group >= last || check.group == Group::Content, check.id);
        last = check.group;
    }
}

void TestChecks::lookUp()
{
    for (const Check &check : checks()) {
        QCOMPARE(checkFromId(check.id), &check);
        QCOMPARE(&checks()[size_t(indexOf(check))], &check);
    }
    QCOMPARE(checkFromId("no-such-check"), nullptr);
    QCOMPARE(checkFromId(""), nullptr);
}

void TestChecks::groups()
{
    QSet<QByteArray> names;
    for (int i = 0; i < GroupCount; ++i)
        names.insert(name(Group(i)));
    QCOMPARE(names.size(), GroupCount);
    QCOMPARE(QByteArray(name(Severity::Error)), QByteArray("error"));
    QCOMPARE(QByteArray(name(State::Undecidable)), QByteArray("undecidable"));
}

ARGIOPE_TEST(TestChecks, void)
#include "tst_checks.moc"
