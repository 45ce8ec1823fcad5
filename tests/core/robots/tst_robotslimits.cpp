#include "core/robots/pathmatcher.h"
#include "core/robots/robots.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

using namespace argiope::robots;

/// Sizes, hostile files, and the matcher against a plain one.
class TestRobotsLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsLargeFiles_data();
    void readsLargeFiles();
    void cutsAtAWholeLine();
    void takesLongLines();
    void manyStarsEnd_data();
    void manyStarsEnd();
    void manyAgentsAndRulesStaySmall();
    void agreesWithAPlainMatcher();
    void picksTheSameRuleAsAScan();
};

void TestRobotsLimits::readsLargeFiles_data()
{
    QTest::addColumn<qsizetype>("bytes");
    QTest::newRow("2.5 500 KiB") << qsizetype(500 * 1024);
    QTest::newRow("up to the limit") << Robots::MaxBytes;
}

void TestRobotsLimits::readsLargeFiles()
{
    QFETCH(qsizetype, bytes);
    const QByteArray head = "User-agent: *\n";
    const QByteArray tail = "Disallow: /last";
    QByteArray file = head;
    while (file.size() + 8 + tail.size() <= bytes)
        file += "# filler";
    file.chop(1);
    file += '\n';
    file += tail;
    QVERIFY(file.size() <= bytes && file.size() > bytes - 16);
    QVERIFY(!Robots::parse(file).checkPath("a", "/last").allowed);
}

void TestRobotsLimits::cutsAtAWholeLine()
{
    // The limit falls into "/private": "/p" would be another rule.
    QByteArray file = "User-agent: *\nDisallow: /early\n";
    file += QByteArray(Robots::MaxBytes - file.size() - 13, '#');
    file += "\nDisallow: /private\nDisallow: /late\n";
    QCOMPARE(file.left(Robots::MaxBytes).right(12), QByteArray("Disallow: /p"));
    const Robots robots = Robots::parse(file);
    QVERIFY(!robots.checkPath("a", "/early").allowed);
    QVERIFY(robots.checkPath("a", "/page").allowed);
    QVERIFY(robots.checkPath("a", "/private").allowed);
    QVERIFY(robots.checkPath("a", "/late").allowed);
}

void TestRobotsLimits::takesLongLines()
{
    const QByteArray path = '/' + QByteArray(300'000, 'x');
    QByteArray file = "User-agent: *\nDisallow: ";
    file += path;
    file += "\nDisallow: /y\n";
    const Robots robots = Robots::parse(file);
    QVERIFY(!robots.checkPath("a", path).allowed);
    QVERIFY(robots.checkPath("a", path.chopped(1)).allowed);
    QVERIFY(!robots.checkPath("a", "/y").allowed);
}

void TestRobotsLimits::manyStarsEnd_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("matches");
    const QByteArray as = '/' + QByteArray(20'000, 'a');
    QByteArray stars = "/";
    for (int i = 0; i < 10'000; ++i)
        stars += "*a";
    QTest::newRow("one a a star") << stars << as << true;
    QTest::newRow("one a a star, then a b") << QByteArray(stars + "*b") << as << false;
    QTest::newRow("one a a star, then a b at the end") << QByteArray(stars + "*b$") << as << false;
    QTest::newRow("long needle that almost matches") << QByteArray("/*" + QByteArray(9'999, 'a') + 'b') << as << false;
    QTest::newRow("long needle behind long needles")
        << QByteArray("/*" + QByteArray(9'000, 'a') + '*' + QByteArray(9'000, 'a') + "*ab") << QByteArray(as + 'b')
        << true;
    QTest::newRow("stars only") << QByteArray(100'000, '*') << as << true;
}

void TestRobotsLimits::manyStarsEnd()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, path);
    QFETCH(bool, matches);
    QByteArray file = "User-agent: *\nDisallow: ";
    file += pattern;
    QCOMPARE(!Robots::parse(file).checkPath("a", path).allowed, matches);
}

void TestRobotsLimits::manyAgentsAndRulesStaySmall()
{
    // 20,000 agents that share 20,000 rules, then one group each: a copy for each agent would be 400 million rules.
    QByteArray file;
    for (int i = 0; i < 20'000; ++i)
        file += "User-agent: a" + QByteArray::number(i) + '\n';
    for (int i = 0; i < 20'000; ++i)
        file += "Allow: /" + QByteArray::number(i) + "\nCrawl-delay: 1\n";
    QVERIFY(file.size() < Robots::MaxBytes);
    for (int i = 0; file.size() < Robots::MaxBytes - 64; ++i)
        file += "User-agent: a7\nDisallow: /" + QByteArray::number(i) + "/x\n";
    const Robots robots = Robots::parse(file);
    QVERIFY(robots.checkPath("a7", "/10").allowed);
    QVERIFY(!robots.checkPath("a7", "/10/x").allowed);
    QVERIFY(robots.checkPath("a8", "/10/x").allowed);
    QCOMPARE(robots.crawlDelay("a19999").value_or(-1), 1.0);
}

namespace {

/// What 2.2.3 says, by dynamic programming over the bytes; for patterns and paths without escapes.
bool plainMatch(const QByteArray &patternText, const QByteArray &path)
{
    QByteArray pattern = patternText;
    if (pattern.endsWith('$'))
        pattern.chop(1);
    else
        pattern += '*';
    std::vector<bool> reach(size_t(path.size()) + 1, false);
    reach[0] = true;
    for (const char c : std::as_const(pattern)) {
        std::vector<bool> next(reach.size(), false);
        for (size_t i = 0; i < reach.size(); ++i) {
            if (!reach[i])
                continue;
            if (c != '*') {
                if (i < size_t(path.size()) && path[qsizetype(i)] == c)
                    next[i + 1] = true;
                continue;
            }
            for (size_t k = i; k < next.size(); ++k)
                next[k] = true;
        }
        reach = std::move(next);
    }
    return reach.back();
}

QByteArray randomText(QRandomGenerator &random, QByteArrayView letters, int most)
{
    QByteArray text = "/";
    for (int length = int(random.bounded(most)); length > 0; --length)
        text += letters[qsizetype(random.bounded(int(letters.size())))];
    return text;
}

} // namespace

void TestRobotsLimits::agreesWithAPlainMatcher()
{
    constexpr int Texts = argiope::test::sanitized ? 30'000 : 200'000;
    QRandomGenerator random(9309);
    int matched = 0;
    for (int i = 0; i < Texts; ++i) {
        QByteArray pattern = randomText(random, "aab*", 8);
        if (random.bounded(3) == 0)
            pattern += '$';
        const QByteArray path = randomText(random, "ab", 10);
        const PathUnits units(path);
        const bool expected = plainMatch(pattern, path);
        matched += expected;
        const bool actual = PathPattern(pattern, false).matches(units.strict(), units.strictMask());
        if (actual != expected)
            QFAIL(QByteArray(pattern + " against " + path).constData());
    }
    QVERIFY(matched > Texts / 10 && matched < Texts / 10 * 9);
}

void TestRobotsLimits::picksTheSameRuleAsAScan()
{
    QRandomGenerator random(224);
    for (int i = 0; i < 3'000; ++i) {
        struct Line
        {
            QByteArray pattern;
            bool allow;
        };
        QList<Line> lines;
        QByteArray file = "User-agent: *\n";
        for (int k = int(random.bounded(20)); k >= 0; --k) {
            Line line{randomText(random, random.bounded(2) ? "aab" : "aab*$", 6), random.bounded(2) == 0};
            line.pattern.replace("$", k % 2 ? "" : "*"); // only a final $ is special, and added below
            if (random.bounded(5) == 0)
                line.pattern += '$';
            file += (line.allow ? "Allow: " : "Disallow: ") + line.pattern + '\n';
            if (random.bounded(8) == 0)
                file += "User-agent: other\nDisallow: /\nUser-agent: *\n";
            lines.append(line);
        }
        const Robots robots = Robots::parse(file);
        for (int k = 0; k < 20; ++k) {
            const QByteArray path = randomText(random, "ab", 8);
            const Line *best = nullptr;
            for (const Line &line : std::as_const(lines)) {
                if (plainMatch(line.pattern, path)
                    && (!best || line.pattern.size() > best->pattern.size()
                        || (line.pattern.size() == best->pattern.size() && line.allow && !best->allow)))
                    best = &line;
            }
            const Verdict verdict = robots.checkPath("bot", path);
            QCOMPARE(verdict.allowed, !best || best->allow);
            QCOMPARE(verdict.rule, best ? (best->allow ? "Allow: " : "Disallow: ") + best->pattern : QByteArray());
        }
    }
}

ARGIOPE_TEST(TestRobotsLimits, void)
#include "tst_robotslimits.moc"
