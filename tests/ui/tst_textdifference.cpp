#include "tests/support/testmain.h"
#include "ui/compare/textdifference.h"

#include <QTest>

using namespace argiope;
using compareview::TextPiece;
using Kind = TextPiece::Kind;

class TestTextDifference : public QObject
{
    Q_OBJECT

    /// "same -removed- +added+"
    static QString marked(const QList<TextPiece> &pieces)
    {
        QString text;
        for (const TextPiece &piece : pieces) {
            const QString sign = piece.kind == Kind::Same ? QString()
                : piece.kind == Kind::Removed             ? QStringLiteral("-")
                                                          : QStringLiteral("+");
            text += sign + piece.text + sign;
        }
        return text;
    }

private Q_SLOTS:
    void tells_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *before, const char *after, const char *expected) {
            QTest::addRow("'%s' to '%s'", before, after)
                << QString::fromUtf8(before) << QString::fromUtf8(after) << QString::fromUtf8(expected);
        };
        row("", "", "");
        row("same", "same", "same");
        row("", "new", "+new+");
        row("old", "", "-old-");
        row("old", "new", "-old-+new+");
        row("a b c", "a x c", "a -b-+x+ c");
        row("a b c", "a c", "a -b -c");
        row("a c", "a b c", "a +b +c");
        row("Page 1", "Page 12", "Page -1-+12+"); // words, not letters
        row("https://a/x?y=1", "https://a/x?y=2", "https://a/x?y=-1-+2+");
        row("关于我们", "关于你们", "关于-我-+你+们");
        row("größe", "grösse", "-größe-+grösse+");
        row("one two three four", "zero two four five", "-one-+zero+ two -three -four+ five+");
    }
    void tells()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, expected);
        QCOMPARE(marked(compareview::textDifference(before, after)), expected);
    }
    /// Each text is what is in it, whatever they have in common.
    void isComplete()
    {
        const QString before = QStringLiteral("alpha beta ").repeated(3000) + QStringLiteral("x");
        const QString after = QStringLiteral("beta gamma ").repeated(3000) + QStringLiteral("y");
        for (const auto &[a, b] : {std::pair(before, after), std::pair(before.left(400), after.left(300))}) {
            QString left;
            QString right;
            for (const TextPiece &piece : compareview::textDifference(a, b)) {
                left += piece.kind != Kind::Added ? piece.text : QString();
                right += piece.kind != Kind::Removed ? piece.text : QString();
            }
            QCOMPARE(left, a);
            QCOMPARE(right, b);
        }
    }
};

ARGIOPE_TEST(TestTextDifference, void)
#include "tst_textdifference.moc"
