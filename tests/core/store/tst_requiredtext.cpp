#include "core/store/requiredtext.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using argiope::store::requiredText;

namespace {

/// Whether `text` LIKE '%pattern%': without case in ASCII, "_" any character, "\" before one that means itself.
bool contains(const QString &text, const QString &pattern)
{
    QString expression;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == u'_')
            expression += u'.';
        else
            expression += QRegularExpression::escape(QString(pattern[i] == u'\\' ? pattern[++i] : pattern[i]));
    }
    return QRegularExpression(
        expression, QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption)
        .match(text)
        .hasMatch();
}

} // namespace

class TestRequiredText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void finds_data()
    {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *expression, const char *text) {
            QTest::newRow(expression) << QString::fromUtf8(expression) << QString::fromUtf8(text);
        };
        row("blue/.*99\\.html", "99.html");
        row("^/page-\\d+/edit$", "/page-");
        row("abcd?", "abc");
        row("abcd*ef", "abc");
        row("abcd+ef", "abcd");
        row("abcd{2}ef", "abc");
        row("abcd{x}", "abc"); // no count, but who is careful need not know
        row("(?:abc|def)/index", "/index");
        row("(abcdef)xy", "xy");
        row("[abc]de[]fgh]ij", "de");
        row("[^]abc]def", "def");
        row("100\\%_a", "100\\%\\_a");
        row("task", "ta__");
        row("\\(a\\)\\[b\\]", "(a)[b]");
        row("a\\dbc", "bc");
        row("gr\xc3\xbc\xc3\x9f"
            "e",
            "gr");
        // Nothing that is certain.
        row("abc|def", "");
        row("(?i)abc", "");
        row("(?x)a b", "");
        row("(*UCP)abc", "");
        row("\\x41bc", "");
        row("\\x{41}bc", "");
        row("(a)\\12bc", "");
        row("\\Qa.b\\E", "");
        row("\\p{Lu}bc", "");
        row("\\cAbc", "");
        row("[[:alpha:]bc]de", "");
        row("[\\E]abc]de", "");
        row("[\\Q]\\Eabc]de", "");
        row("(?=abc)", "");
        row("(?!abc)de", "");
        row("a", "");
        row(".*", "");
        row("", "");
    }
    void finds()
    {
        QFETCH(QString, expression);
        QFETCH(QString, text);
        QCOMPARE(requiredText(expression), text);
    }
    void isNeverMissing()
    {
        QRandomGenerator random(11);
        static const QStringList parts{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("k"),
            QStringLiteral("S"), QStringLiteral("\u00fc"), QStringLiteral("\\."), QStringLiteral("."),
            QStringLiteral("[ab]"), QStringLiteral("[^]a]"), QStringLiteral("[]b]"), QStringLiteral("(a|bk)"),
            QStringLiteral("(?:ab)"), QStringLiteral("(?i)"), QStringLiteral("\\d"), QStringLiteral("\\Qa\\E"),
            QStringLiteral("\\x61"), QStringLiteral("|"), QStringLiteral("?"), QStringLiteral("*"), QStringLiteral("+"),
            QStringLiteral("{0}"), QStringLiteral("{1,2}"), QStringLiteral("{a}"), QStringLiteral("(?=a)"),
            QStringLiteral("(?!b)"), QStringLiteral("\\b"), QStringLiteral("\\1"), QStringLiteral("%"),
            QStringLiteral("_"), QStringLiteral("("), QStringLiteral(")"), QStringLiteral("]"), QStringLiteral("}")};
        static const QStringList letters{QStringLiteral("a"), QStringLiteral("A"), QStringLiteral("b"),
            QStringLiteral("k"), QStringLiteral("\u212a"), QStringLiteral("s"), QStringLiteral("\u017f"),
            QStringLiteral("\u00dc"), QStringLiteral("."), QStringLiteral("1"), QStringLiteral("%"),
            QStringLiteral("_"), QStringLiteral("]"), QStringLiteral("{"), QStringLiteral("}")};
        int required = 0;
        int matched = 0;
        for (int n = 0; n < 20000; ++n) {
            QString expression;
            for (int i = random.bounded(1, 9); i > 0; --i)
                expression += parts[random.bounded(int(parts.size()))];
            const QRegularExpression regex(
                expression, QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
            const QString text = requiredText(expression);
            if (!regex.isValid() || text.isEmpty())
                continue;
            ++required;
            for (int i = 0; i < 250; ++i) {
                QString subject;
                for (int k = random.bounded(1, 20); k > 0; --k)
                    subject += letters[random.bounded(int(letters.size()))];
                if (!regex.match(subject).hasMatch())
                    continue;
                ++matched;
                QVERIFY2(contains(subject, text), qPrintable(expression + u' ' + text + u' ' + subject));
            }
        }
        QVERIFY2(required > 1000, qPrintable(QString::number(required)));
        QVERIFY2(matched > 1000, qPrintable(QString::number(matched)));
    }
};

ARGIOPE_TEST(TestRequiredText, QCoreApplication)
#include "tst_requiredtext.moc"
