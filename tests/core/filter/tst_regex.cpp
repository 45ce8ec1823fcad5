#include "core/filter/regex.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::filter;

class TestRegex : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void hostileOnesGiveUp();
    void limitsCannotBeRaised();
    void caseIsOfEveryScript();
    void literalTexts();
    void slashes();
};

void TestRegex::hostileOnesGiveUp()
{
    const QRegularExpression hostile(boundedPattern(QStringLiteral("^(a+)+$"), false));
    QVERIFY(hostile.isValid());
    QCOMPARE(regexMatches(hostile, QString(40, u'a')), std::optional(true));
    QCOMPARE(regexMatches(hostile, QStringLiteral("b")), std::optional(false));
    QCOMPARE(regexMatches(hostile, QString(40, u'a') + u'!'), std::optional<bool>());
}

void TestRegex::limitsCannotBeRaised()
{
    const QRegularExpression hostile(boundedPattern(QStringLiteral("(*LIMIT_MATCH=4000000000)^(a+)+$"), false));
    if (hostile.isValid())
        QCOMPARE(regexMatches(hostile, QString(40, u'a') + u'!'), std::optional<bool>());
}

void TestRegex::caseIsOfEveryScript()
{
    const QRegularExpression plain(boundedPattern(QStringLiteral("\u00e4"), false));
    const QRegularExpression any(boundedPattern(QStringLiteral("\u00e4"), true));
    QCOMPARE(regexMatches(plain, QStringLiteral("\u00c4")), std::optional(false));
    QCOMPARE(regexMatches(any, QStringLiteral("\u00c4")), std::optional(true));
    QCOMPARE(
        regexMatches(QRegularExpression(boundedPattern(QStringLiteral("^\\w+$"), false)), QStringLiteral("\u00c4pfel")),
        std::optional(true));
}

void TestRegex::literalTexts()
{
    for (const QString &text : {QStringLiteral("a.b*c"), QStringLiteral("\\E(["), QStringLiteral("100% \u00c4|")}) {
        const QRegularExpression regex(boundedPattern(literalPattern(text), true));
        QCOMPARE(regexMatches(regex, u'x' + text.toUpper() + u'y'), std::optional(true));
        QCOMPARE(regexMatches(regex, QStringLiteral("axb")), std::optional(false));
    }
}

void TestRegex::slashes()
{
    QCOMPARE(regexText(QStringLiteral("a/b")), QStringLiteral("/a\\/b/"));
    QCOMPARE(regexText(QStringLiteral("\\\\/")), QStringLiteral("/\\\\\\//"));
    QCOMPARE(withoutEscapedSlashes(u"a\\/b\\\\/\\d"), QStringLiteral("a/b\\\\/\\d"));
}

ARGIOPE_TEST(TestRegex, void)
#include "tst_regex.moc"
