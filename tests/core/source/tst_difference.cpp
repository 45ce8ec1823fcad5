#include "core/source/difference.h"
#include "tests/support/testmain.h"

#include <QStringList>
#include <QTest>

using namespace argiope::source;
using What = LineRun::What;

namespace {

/// What the runs make of the text before; "" where they are none of these texts.
QString applied(const QString &before, const QString &after, const Difference &difference)
{
    const QStringList a = before.split(u'\n');
    const QStringList b = after.split(u'\n');
    QStringList made;
    int at = 0;
    for (const LineRun &run : difference.runs) {
        if (run.what != What::Added && run.before != at)
            return {};
        for (int i = 0; i < run.lines; ++i) {
            if (run.what == What::Same && a.at(run.before + i) != b.at(run.after + i))
                return {};
            if (run.what != What::Removed)
                made << b.at(run.after + i);
        }
        if (run.what != What::Added)
            at += run.lines;
    }
    return made.join(u'\n');
}

QString shape(const Difference &difference)
{
    QString text;
    for (const LineRun &run : difference.runs)
        text += QLatin1Char("=-+"[int(run.what)]) + QString::number(run.lines);
    return text;
}

} // namespace

class TestDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runs_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("runs");
        const auto row = [](const char *name, const char *before, const char *after, const char *runs) {
            QTest::newRow(name) << QString::fromLatin1(before) << QString::fromLatin1(after)
                                << QString::fromLatin1(runs);
        };
        row("the same", "a\nb", "a\nb", "=2");
        row("nothing", "", "", "");
        row("all new", "", "a\nb", "+2");
        row("all gone", "a\nb", "", "-2");
        row("one line", "a\nb\nc", "a\nx\nc", "=1-1+1=1");
        row("in the middle", "a\nc", "a\nb\nc", "=1+1=1");
        row("at the end", "a", "a\nb", "=1+1");
        row("at the beginning", "b", "a\nb", "+1=1");
        row("two places", "a\nb\nc\nd\ne", "a\nx\nc\ny\nz\ne", "=1-1+1=1-1+2=1");
        row("Myers' own", "a\nb\nc\na\nb\nb\na", "c\nb\na\nb\na\nc", "-2=1+1=2-1=1+1");
    }
    void runs()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const Difference found = difference(before, after);
        QTEST(shape(found), "runs");
        QCOMPARE(applied(before, after, found), after);
        QVERIFY(!found.coarse);
    }

    /// Never more edits than by the table that finds the least number.
    void least()
    {
        quint32 seed = 7;
        const auto random = [&seed](int most) {
            seed = seed * 1664525 + 1013904223;
            return int((seed >> 16) % quint32(most));
        };
        for (int round = 0; round < 200; ++round) {
            QStringList a;
            QStringList b;
            for (int i = random(9); i >= 0; --i)
                a << QString(QChar(u'a' + random(3)));
            for (int i = random(9); i >= 0; --i)
                b << QString(QChar(u'a' + random(3)));
            std::vector<std::vector<int>> table(size_t(a.size() + 1), std::vector<int>(size_t(b.size() + 1)));
            for (qsizetype i = 0; i <= a.size(); ++i) {
                for (qsizetype k = 0; k <= b.size(); ++k) {
                    int &least = table[size_t(i)][size_t(k)];
                    if (i == 0 || k == 0)
                        least = int(i + k);
                    else if (a[i - 1] == b[k - 1])
                        least = table[size_t(i - 1)][size_t(k - 1)];
                    else
                        least = 1 + std::min(table[size_t(i - 1)][size_t(k)], table[size_t(i)][size_t(k - 1)]);
                }
            }
            const QString before = a.join(u'\n');
            const QString after = b.join(u'\n');
            const Difference found = difference(before, after);
            QCOMPARE(applied(before, after, found), after);
            QCOMPARE(found.removed + found.added, table.back().back());
        }
    }

    /// Texts that have nothing in common are told as such, in bounded time and memory.
    void strangers()
    {
        QString before = QStringLiteral("first\n");
        QString after = before;
        for (int i = 0; i < 5000; ++i) {
            before += QStringLiteral("a%1\n").arg(i);
            after += QStringLiteral("b%1\n").arg(i);
        }
        const Difference found = difference(before, after);
        QVERIFY(found.coarse);
        QCOMPARE(shape(found), QStringLiteral("=1-5000+5000"));
        const std::atomic<bool> canceled(true);
        QVERIFY(difference(before, after, &canceled).runs.empty());
    }

    /// Each text with what is otherwise in square brackets.
    void words_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *name, const char *before, const char *after) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after);
        };
        row("one word", "<p>The price is [128] now.</p>", "<p>The price is [99] now.</p>");
        row("nothing is otherwise", "a\nb", "a\nb");
        row("only added", "<p>The price is 1 for all</p>", "<p>The price is 1[,50] for all</p>");
        row("a word is whole", "see [colour] of things", "see [color] of things");
        row("a blank between changes", "one [two three] four five six", "one [2 3] four five six");
        row("over lines", "same\n<b>first [line] of it</b>\n<b>the second</b>\nsame",
            "same\n<b>first [row] of it</b>\n<b>the second</b>[<i>x</i>]\nsame");
        row("of other lines nothing", "same\n<p>one thing</p>\nsame", "same\nwholly otherwise told\nsame");
        row("lines without a twin", "same\nsame too", "same\nnew\nsame too");
        row("two places", "a [b] c d e f g [h] i j\nx", "a [B] c d e f g [H] i j\nx");
        row("Chinese", "\u4ef7\u683c: [128] \u5143", "\u4ef7\u683c: [99] \u5143");
    }

    void words()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const QString markedBefore = before;
        const QString markedAfter = after;
        for (QString *text : {&before, &after})
            text->remove(u'[').remove(u']');
        const ChangedParts parts = changedParts(before, after, difference(before, after));
        const auto marked = [](QString text, const std::vector<ChangedPart> &all) {
            for (auto it = all.rbegin(); it != all.rend(); ++it)
                text.insert(it->end, u']').insert(it->begin, u'[');
            return text;
        };
        QCOMPARE(marked(before, parts.before), markedBefore);
        QCOMPARE(marked(after, parts.after), markedAfter);
    }

    /// A page that is one line of a megabyte.
    void wordsOfLongLines()
    {
        QString before;
        QString after;
        for (int i = 0; i < 100'000; ++i) {
            before += QStringLiteral("<b>%1</b>").arg(i);
            after += QStringLiteral("<b>%1</b>").arg(i == 70'000 ? QStringLiteral("other") : QString::number(i));
        }
        const ChangedParts parts = changedParts(before, after, difference(before, after));
        QCOMPARE(parts.before.size(), size_t(1));
        QCOMPARE(before.mid(parts.before[0].begin, 5), QStringLiteral("70000"));
        QCOMPARE(parts.after.size(), size_t(1));
        // Too much of it is otherwise to be told in bounded time: all between the first and the last, or nothing.
        after.replace(QLatin1String("<b>"), QLatin1String("<i>"));
        QVERIFY(changedParts(before, after, difference(before, after)).before.size() <= 1);
        const std::atomic<bool> canceled(true);
        QVERIFY(changedParts(before, after, difference(before, after), &canceled).before.empty());
    }
};

ARGIOPE_TEST(TestDifference, void)
#include "tst_difference.moc"
