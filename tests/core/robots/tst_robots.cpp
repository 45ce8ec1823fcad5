#include "core/robots/robots.h"
#include "tests/support/testmain.h"

#include <QTest>

using argiope::robots::Robots;
using argiope::robots::Verdict;

/// Cases written from the text of RFC 9309; the section stands in the row's name.
class TestRobots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decides_data();
    void decides();
    void namesTheRule_data();
    void namesTheRule();
    void checksUrls();
    void readsCrawlDelay_data();
    void readsCrawlDelay();
    void readsSitemaps_data();
    void readsSitemaps();
    void isAValue();
};

void TestRobots::decides_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("agent");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *name, const QByteArray &file, const QByteArray &agent, const QByteArray &path,
                         bool allowed) { QTest::newRow(name) << file << agent << path << allowed; };

    // 2.1, 2.2: groups
    row("2.1 empty file", "", "bot", "/", true);
    row("2.1 rule before any group", "Disallow: /\n", "bot", "/", true);
    row("2.1 rule before any group does not join the next", "Disallow: /\nUser-agent: bot\nAllow: /a\n", "bot", "/b",
        true);
    row("2.1 several user-agent lines, first", "User-agent: a\nUser-agent: b\nDisallow: /\n", "a", "/", false);
    row("2.1 several user-agent lines, second", "User-agent: a\nUser-agent: b\nDisallow: /\n", "b", "/", false);
    row("2.1 several user-agent lines, nobody else", "User-agent: a\nUser-agent: b\nDisallow: /\n", "c", "/", true);
    row("2.1 blank line does not end a group", "User-agent: a\n\n\nDisallow: /\n", "a", "/", false);
    row("2.1 comment line does not end a group", "User-agent: a\n# x\nDisallow: /\n", "a", "/", false);
    row("2.1 a rule ends the user-agent lines", "User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /\n", "a", "/",
        true);
    row("2.1 an empty rule is a rule and ends them, too", "User-agent: a\nDisallow:\nUser-agent: b\nDisallow: /\n", "a",
        "/", true);
    row("2.1 group at the end without rules", "User-agent: *\nDisallow: /\nUser-agent: a\n", "a", "/", true);

    // 2.2.1: the user-agent line
    row("2.2.1 case of the token", "User-agent: ExampleBot\nDisallow: /\n", "examplebot", "/", false);
    row("2.2.1 case of the field", "uSER-aGENT: a\ndISALLOW: /\n", "a", "/", false);
    row("2.2.1 no prefix match", "User-agent: Example\nDisallow: /\n", "ExampleBot", "/", true);
    row("2.2.1 no match of a part", "User-agent: ExampleBot\nDisallow: /\n", "Bot", "/", true);
    row("2.2.1 longer name", "User-agent: ExampleBot-News\nDisallow: /\n", "ExampleBot", "/", true);
    row("2.2.1 fallback to *", "User-agent: a\nAllow: /\nUser-agent: *\nDisallow: /\n", "b", "/", false);
    row("2.2.1 no fallback beside an own group", "User-agent: *\nDisallow: /\nUser-agent: a\nDisallow: /x\n", "a", "/",
        true);
    row("2.2.1 own group before *", "User-agent: a\nDisallow: /x\nUser-agent: *\nDisallow: /\n", "a", "/y", true);
    row("2.2.1 merged groups, first",
        "User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /z\nUser-agent: A\nDisallow: "
        "/y\n",
        "a", "/x", false);
    row("2.2.1 merged groups, second",
        "User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /z\nUser-agent: A\nDisallow: "
        "/y\n",
        "a", "/y", false);
    row("2.2.1 merged groups, not the stranger's",
        "User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: "
        "/z\nUser-agent: a\nDisallow: /y\n",
        "a", "/z", true);
    row("2.2.1 merged groups of *",
        "User-agent: *\nDisallow: /x\nUser-agent: b\nDisallow: /z\nUser-agent: "
        "*\nDisallow: /y\n",
        "a", "/x", false);
    row("2.2.1 the longest match counts over merged groups",
        "User-agent: a\nDisallow: /x\nUser-agent: b\nAllow: "
        "/\nUser-agent: a\nAllow: /xy\n",
        "a", "/xyz", true);
    row("2.2.1 named and * in one group", "User-agent: a\nUser-agent: *\nDisallow: /\n", "b", "/", false);
    row("2.2.1 version behind the name", "User-agent: Foo/1.2\nDisallow: /\n", "foo", "/", false);
    row("2.2.1 words behind the name", "User-agent: Foo Bar\nDisallow: /\n", "foo", "/", false);
    row("2.2.1 a star in a name is no wildcard", "User-agent: Foo*\nDisallow: /\n", "foobot", "/", true);
    row("2.2.1 a star behind a name is no part of it", "User-agent: Foo*\nDisallow: /\n", "foo", "/", false);
    row("2.2.1 a star and a name", "User-agent: *bot\nDisallow: /\n", "bot", "/", true);
    row("mistyped agent", "useragent: foo\nDisallow: /\n", "foo", "/", false);
    row("mistyped agent with a blank", "User agent: foo\nDisallow: /\n", "foo", "/", false);
    row("mistyped rule", "User-agent: *\nDisalow: /x\n", "foo", "/x", false);
    row("no colon", "User-agent: *\nDisallow /x\n", "foo", "/x", false);
    row("no colon, several blanks", "User-agent *\nDisallow \t /x # why\n", "foo", "/x", false);
    row("no colon, three words", "User-agent: *\nDisallow /x /y\n", "foo", "/x", true);
    row("no colon and no value", "User-agent: *\nDisallow\n", "foo", "/", true);
    row("2.2.1 empty name is nobody", "User-agent:\nDisallow: /\n", "a", "/", true);
    row("2.2.1 empty agent is anybody", "User-agent:\nAllow: /\nUser-agent: *\nDisallow: /\n", "", "/", false);
    row("2.2.1 digits", "User-agent: 1bot2\nDisallow: /\n", "1bot2", "/", false);
    row("2.2.1 digits differ", "User-agent: bot1\nDisallow: /\n", "bot2", "/", true);

    // 2.2.2: allow and disallow
    row("2.2.2 no rule matches", "User-agent: *\nDisallow: /a\n", "b", "/b", true);
    row("2.2.2 prefix", "User-agent: *\nDisallow: /a\n", "b", "/abc", false);
    row("2.2.2 case of the path", "User-agent: *\nDisallow: /a\n", "b", "/A", true);
    row("2.2.2 starts with the first octet", "User-agent: *\nDisallow: /a\n", "b", "/b/a", true);
    row("2.2.2 longest match is the disallow", "User-agent: *\nAllow: /a\nDisallow: /a/b\n", "b", "/a/b", false);
    row("2.2.2 longest match is the allow", "User-agent: *\nDisallow: /a\nAllow: /a/b\n", "b", "/a/b/c", true);
    row("2.2.2 order does not count", "User-agent: *\nDisallow: /a/b\nAllow: /a\n", "b", "/a/b", false);
    row("2.2.2 equal: allow, written first", "User-agent: *\nAllow: /a\nDisallow: /a\n", "b", "/a", true);
    row("2.2.2 equal: allow, written last", "User-agent: *\nDisallow: /a\nAllow: /a\n", "b", "/a", true);
    row("2.2.2 equal length, both match: allow", "User-agent: *\nDisallow: /*b\nAllow: /ab\n", "b", "/ab", true);
    row("2.2.2 equal length, literal disallow", "User-agent: *\nDisallow: /ab\nAllow: /*b\n", "b", "/ab", true);
    row("2.2.2 stars count", "User-agent: *\nDisallow: /a*\nAllow: /a\n", "b", "/a", false);
    row("2.2.2 anchor counts", "User-agent: *\nDisallow: /a$\nAllow: /a\n", "b", "/a", false);
    row("2.2.2 nested prefixes 1", "User-agent: *\nDisallow: /\nAllow: /a\nDisallow: /ab\nAllow: /abc\n", "b", "/x",
        false);
    row("2.2.2 nested prefixes 2", "User-agent: *\nDisallow: /\nAllow: /a\nDisallow: /ab\nAllow: /abc\n", "b", "/ax",
        true);
    row("2.2.2 nested prefixes 3", "User-agent: *\nDisallow: /\nAllow: /a\nDisallow: /ab\nAllow: /abc\n", "b", "/abx",
        false);
    row("2.2.2 nested prefixes 4", "User-agent: *\nDisallow: /\nAllow: /a\nDisallow: /ab\nAllow: /abc\n", "b", "/abcx",
        true);
    row("2.2.2 neighbours in order are no prefixes", "User-agent: *\nDisallow: /a\nAllow: /aa/x\nAllow: /ab/x\n", "b",
        "/ac", false);
    row("2.2.2 empty rule", "User-agent: *\nDisallow:\n", "b", "/a", true);
    row("2.2.2 empty allow does not undo", "User-agent: *\nDisallow: /\nAllow:\n", "b", "/a", false);
    row("2.2.2 robots.txt itself", "User-agent: *\nDisallow: /\n", "b", "/robots.txt", true);
    row("2.2.2 robots.txt by name", "User-agent: *\nDisallow: /robots.txt\n", "b", "/robots.txt", true);
    row("2.2.2 only the real robots.txt", "User-agent: *\nDisallow: /\n", "b", "/x/robots.txt", false);
    row("2.2.2 rule without a slash matches no path", "User-agent: *\nDisallow: a\n", "b", "/a", true);
    row("2.2.2 query belongs to the path", "User-agent: *\nDisallow: /a?b\n", "b", "/a?bc", false);
    row("2.2.2 query differs", "User-agent: *\nDisallow: /a?b\n", "b", "/a?c", true);
    row("2.2.2 empty query", "User-agent: *\nDisallow: /*?\n", "b", "/a?", false);

    // 2.2.2: escapes
    row("2.2.2 raw octets in the rule", "User-agent: *\nDisallow: /\xE3\x83\x84\n", "b", "/%E3%83%84", false);
    row("2.2.2 escaped octets in the rule", "User-agent: *\nDisallow: /%E3%83%84\n", "b", "/%E3%83%84", false);
    row("2.2.2 hex digits without case", "User-agent: *\nDisallow: /%e3%83%84\n", "b", "/%E3%83%84", false);
    row("2.2.2 raw octets in the path", "User-agent: *\nDisallow: /%E3%83%84\n", "b", "/\xE3\x83\x84", false);
    row("2.2.2 another octet", "User-agent: *\nDisallow: /%E3%83%84\n", "b", "/%E3%83%85", true);
    row("2.2.2 invalid UTF-8 is octets, too",
        "User-agent: *\nDisallow: /b\xFC"
        "cher\n",
        "b", "/b%FCcher", false);
    row("2.2.2 unreserved in the rule", "User-agent: *\nDisallow: /%62%61%7A\n", "b", "/baz", false);
    row("2.2.2 unreserved in the path", "User-agent: *\nDisallow: /baz\n", "b", "/%62a%7a", false);
    row("2.2.2 tilde", "User-agent: *\nDisallow: /~joe\n", "b", "/%7Ejoe", false);
    row("2.2.2 slash stays distinct, rule", "User-agent: *\nDisallow: /a%2Fb\n", "b", "/a/b", true);
    row("2.2.2 slash stays distinct, path", "User-agent: *\nDisallow: /a/b\n", "b", "/a%2Fb", true);
    row("2.2.2 escaped slash equals itself", "User-agent: *\nDisallow: /a%2Fb\n", "b", "/a%2fb", false);
    row("2.2.2 ampersand stays distinct", "User-agent: *\nDisallow: /a?b&c\n", "b", "/a?b%26c", true);
    row("2.2.2 plus stays distinct", "User-agent: *\nDisallow: /a?b+c\n", "b", "/a?b%2Bc", true);
    row("2.2.2 colon in a path stays distinct", "User-agent: *\nDisallow: /a:b\n", "b", "/a%3Ab", true);
    row("2.2.2 question mark in a path stays distinct", "User-agent: *\nDisallow: /a%3Fb\n", "b", "/a?b", true);
    row("2.2.2 URL in a query, escaped in the URL", "User-agent: *\nDisallow: /a?b=https://foo.bar\n", "b",
        "/a?b=https%3A%2F%2Ffoo.bar", false);
    row("2.2.2 URL in a query, escaped in the rule", "User-agent: *\nDisallow: /a?b=https%3A%2F%2Ffoo.bar\n", "b",
        "/a?b=https://foo.bar", false);
    row("2.2.2 URL in a query, behind a star", "User-agent: *\nDisallow: /*?*b=https://foo\n", "b",
        "/x/y?a=1&b=https%3A//foo.bar", false);
    row("2.2.2 URL in a query, same spelling without ? in the rule", "User-agent: *\nDisallow: /*https%3A%2F%2F\n", "b",
        "/a?b=https%3A%2F%2Ffoo.bar", false);
    row("2.2.2 space", "User-agent: *\nDisallow: /a b\n", "b", "/a%20b", false);
    row("2.2.2 lone percent", "User-agent: *\nDisallow: /100%\n", "b", "/100%25", false);
    row("2.2.2 half an escape", "User-agent: *\nDisallow: /%a%zz\n", "b", "/%a%zz/x", false);
    row("2.2.2 double escape is not undone twice", "User-agent: *\nDisallow: /A\n", "b", "/%2541", true);

    // 2.2.3: special characters
    row("2.2.3 comment behind a rule", "User-agent: * # all\nDisallow: /a # not this\n", "b", "/a", false);
    row("2.2.3 comment without a space", "User-agent: *\nDisallow: /a#b\n", "b", "/a", false);
    row("2.2.3 rule that is a comment", "User-agent: *\n#Disallow: /\n", "b", "/a", true);
    row("2.2.3 $ matches the end", "User-agent: *\nDisallow: /a$\n", "b", "/a", false);
    row("2.2.3 $ matches nothing but the end", "User-agent: *\nDisallow: /a$\n", "b", "/ab", true);
    row("2.2.3 $ and a query", "User-agent: *\nDisallow: /a$\n", "b", "/a?b", true);
    row("2.2.3 $ in the middle is literal", "User-agent: *\nDisallow: /a$b\n", "b", "/a$b", false);
    row("2.2.3 $ in the middle is no anchor", "User-agent: *\nDisallow: /a$b\n", "b", "/a", true);
    row("2.2.3 $$ is a literal and the end", "User-agent: *\nDisallow: /a$$\n", "b", "/a$", false);
    row("2.2.3 %24 is literal", "User-agent: *\nDisallow: /a%24\n", "b", "/a$b", false);
    row("2.2.3 %24 is no anchor", "User-agent: *\nDisallow: /a%24\n", "b", "/a", true);
    row("2.2.3 * in the middle", "User-agent: *\nDisallow: /a/*/c\n", "b", "/a/b/b/c", false);
    row("2.2.3 * matches nothing at all", "User-agent: *\nDisallow: /a*c\n", "b", "/ac", false);
    row("2.2.3 * needs what follows", "User-agent: *\nDisallow: /a/*/c\n", "b", "/a/b/d", true);
    row("2.2.3 * at the front", "User-agent: *\nDisallow: *.gif$\n", "b", "/a/b.gif", false);
    row("2.2.3 * at the front, not at the end", "User-agent: *\nDisallow: *.gif$\n", "b", "/a/b.gif?x", true);
    row("2.2.3 * alone", "User-agent: *\nDisallow: *\n", "b", "/", false);
    row("2.2.3 *$", "User-agent: *\nDisallow: /*$\n", "b", "/abc", false);
    row("2.2.3 $ alone matches the empty path only", "User-agent: *\nDisallow: $\n", "b", "/", true);
    row("2.2.3 **", "User-agent: *\nDisallow: /a**c\n", "b", "/abc", false);
    row("2.2.3 * takes the last of several", "User-agent: *\nDisallow: /*ab$\n", "b", "/ab/ab", false);
    row("2.2.3 the end may not overlap the start", "User-agent: *\nDisallow: /aba*ab$\n", "b", "/abab", true);
    row("2.2.3 segments in order", "User-agent: *\nDisallow: /*b*a\n", "b", "/ab", true);
    row("2.2.3 %2A is literal", "User-agent: *\nDisallow: /a%2Ab\n", "b", "/a*b", false);
    row("2.2.3 %2A is no wildcard", "User-agent: *\nDisallow: /a%2Ab\n", "b", "/axb", true);
    row("2.2.3 a star in the URL is no wildcard", "User-agent: *\nDisallow: /axb\n", "b", "/a*b", true);
    row("2.2.3 * does not cut an escape in two", "User-agent: *\nDisallow: /*2Fb\n", "b", "/a%2Fb", true);

    // 2.2.4: other records
    row("2.2.4 sitemap between user-agent lines", "User-agent: a\nSitemap: /s\nUser-agent: b\nDisallow: /\n", "a", "/",
        false);
    row("2.2.4 unknown record between rules", "User-agent: a\nDisallow: /x\nFoo: bar\nDisallow: /y\n", "a", "/y",
        false);
    row("2.2.4 crawl-delay does not end a group", "User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /\n", "a",
        "/", false);
    row("2.2.4 misspelt rule", "User-agent: a\nDissallow: /\n", "a", "/", false);
    row("2.2.4 no colon", "User-agent: a\nDisallow /\n", "a", "/", false);
    row("2.2.4 HTML", "<html><body>User-agent: *\nDisallow: /\n</body>", "a", "/", true);

    // 2.2 ABNF: white space, ends of lines, octets
    row("2.2 LF", "User-agent: a\nDisallow: /\n", "a", "/", false);
    row("2.2 CR", "User-agent: a\rDisallow: /\r", "a", "/", false);
    row("2.2 CRLF", "User-agent: a\r\nDisallow: /\r\n", "a", "/", false);
    row("2.2 no end of line", "User-agent: a\nDisallow: /", "a", "/", false);
    row("2.2 white space everywhere", " \tUser-agent \t:\t a \t\n\t Disallow\t :  /b \t\n", "a", "/b", false);
    row("2.2 no white space", "User-agent:a\nDisallow:/b\n", "a", "/b", false);
    row("2.2 byte order mark", "\xEF\xBB\xBFUser-agent: a\nDisallow: /\n", "a", "/", false);
    row("2.2 byte order mark in the middle",
        "User-agent: a\n\xEF\xBB\xBF"
        "Disallow: /\n",
        "a", "/", true);
    row("2.2 NUL octet is an octet", QByteArray("User-agent: a\nDisallow: /b\0c\n", 29), "a", "/b%00cd", false);
    row("2.2 NUL octet does not end the file", QByteArray("\0\nUser-agent: a\nDisallow: /\n", 28), "a", "/", false);
}

void TestRobots::decides()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, agent);
    QFETCH(QByteArray, path);
    QFETCH(bool, allowed);
    QCOMPARE(Robots::parse(file).checkPath(agent, path).allowed, allowed);
}

void TestRobots::namesTheRule_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("rule");
    QTest::newRow("no group") << QByteArray("User-agent: x\nDisallow: /\n") << QByteArray("/") << 0 << QByteArray();
    QTest::newRow("no match") << QByteArray("User-agent: *\nDisallow: /a\n") << QByteArray("/") << 0 << QByteArray();
    QTest::newRow("robots.txt") << QByteArray("User-agent: *\nDisallow: /\n") << QByteArray("/robots.txt") << 0
                                << QByteArray();
    QTest::newRow("as written") << QByteArray("User-agent: *\n\t DISALLOW :/%7Ea  # why \n") << QByteArray("/~a") << 2
                                << QByteArray("DISALLOW :/%7Ea  # why");
    QTest::newRow("CR, LF and CRLF count one") << QByteArray("#\r#\n#\r\n\r\nUser-agent: *\n\n\rDisallow: /\n")
                                               << QByteArray("/") << 8 << QByteArray("Disallow: /");
    QTest::newRow("the most specific") << QByteArray("User-agent: *\nDisallow: /\nAllow: /a\nDisallow: /*a*\n")
                                       << QByteArray("/a") << 4 << QByteArray("Disallow: /*a*");
    QTest::newRow("the allow of two") << QByteArray("User-agent: *\nDisallow: /a\nAllow: /a\n") << QByteArray("/a") << 3
                                      << QByteArray("Allow: /a");
    QTest::newRow("the first of the same") << QByteArray("User-agent: *\nDisallow: /a\nDisallow: /a\n")
                                           << QByteArray("/a") << 2 << QByteArray("Disallow: /a");
    QTest::newRow("in another group of the agent")
        << QByteArray("User-agent: *\nDisallow: /b\nUser-agent: q\nDisallow: /\nUser-agent: *\nDisallow: /a\n")
        << QByteArray("/a") << 6 << QByteArray("Disallow: /a");
}

void TestRobots::namesTheRule()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, path);
    QFETCH(int, line);
    QFETCH(QByteArray, rule);
    const Verdict verdict = Robots::parse(file).checkPath("bot", path);
    QCOMPARE(verdict.line, line);
    QCOMPARE(verdict.rule, rule);
}

void TestRobots::checksUrls()
{
    const Robots robots = Robots::parse("User-agent: *\nDisallow: /a?b=\xC3\xA4\nDisallow: /c?$\nDisallow: /d#d\n");
    const auto ruleLine = [&](QByteArrayView text) {
        const auto url = argiope::url::parse(text);
        return url ? robots.check("bot", *url).line : -1;
    };
    QCOMPARE(ruleLine("http://example.org"), 0);
    QCOMPARE(ruleLine("http://user:pw@example.org:8080/a?b=\xC3\xA4#c"), 2);
    QCOMPARE(ruleLine("http://example.org/c?"), 3); // "?" stands in the URL though its query is empty
    QCOMPARE(ruleLine("http://example.org/c"), 0);
    QCOMPARE(ruleLine("http://example.org/#d"), 0); // the fragment is no part of the path
    QCOMPARE(ruleLine("http://example.org/d"), 4);
}

void TestRobots::readsCrawlDelay_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("agent");
    QTest::addColumn<double>("seconds"); // -1: none
    const auto row = [](const char *name, const QByteArray &file, const QByteArray &agent, double seconds) {
        QTest::newRow(name) << file << agent << seconds;
    };
    row("whole", "User-agent: a\nCrawl-delay: 10\n", "a", 10);
    row("fraction", "User-agent: a\nCrawl-delay: 0.25 # s\n", "a", 0.25);
    row("fraction alone", "User-agent: a\nCrawl-delay: .5\n", "a", 0.5);
    row("zero", "User-agent: a\nCrawl-delay: 0\n", "a", 0);
    row("none", "User-agent: a\nDisallow: /\n", "a", -1);
    row("empty", "User-agent: a\nCrawl-delay:\n", "a", -1);
    row("word", "User-agent: a\nCrawl-delay: slow\n", "a", -1);
    row("negative", "User-agent: a\nCrawl-delay: -1\n", "a", -1);
    row("infinite", "User-agent: a\nCrawl-delay: inf\n", "a", -1);
    row("exponent", "User-agent: a\nCrawl-delay: 1e9\n", "a", -1);
    row("two dots", "User-agent: a\nCrawl-delay: 1.2.3\n", "a", -1);
    row("unit", "User-agent: a\nCrawl-delay: 10s\n", "a", -1);
    row("before any group", "Crawl-delay: 5\nUser-agent: a\nDisallow: /x\n", "a", -1);
    row("fallback to *", "User-agent: *\nCrawl-delay: 5\n", "a", 5);
    row("no fallback beside an own group", "User-agent: *\nCrawl-delay: 5\nUser-agent: a\nDisallow: /x\n", "a", -1);
    row("first of two", "User-agent: a\nCrawl-delay: 5\nCrawl-delay: 6\n", "a", 5);
    row("first valid of two", "User-agent: a\nCrawl-delay: x\nCrawl-delay: 6\n", "a", 6);
    row("merged groups", "User-agent: a\nDisallow: /x\nUser-agent: b\nDisallow: /\nUser-agent: a\nCrawl-delay: 7\n",
        "a", 7);
    row("for each name", "User-agent: a\nUser-agent: b\nDisallow: /x\nCrawl-delay: 3\n", "a", 3);
    row("only above it", "User-agent: a\nCrawl-delay: 1\nUser-agent: b\nCrawl-delay: 2\n", "a", 1);
    row("only its own", "User-agent: a\nCrawl-delay: 1\nUser-agent: b\nCrawl-delay: 2\n", "b", 2);
    row("not of those below", "User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /x\n", "b", -1);
}

void TestRobots::readsCrawlDelay()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, agent);
    QFETCH(double, seconds);
    const std::optional<double> delay = Robots::parse(file).crawlDelay(agent);
    QCOMPARE(delay.value_or(-1), seconds);
}

void TestRobots::readsSitemaps_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QList<QByteArray>>("sitemaps");
    QTest::newRow("none") << QByteArray("User-agent: *\n") << QList<QByteArray>();
    QTest::newRow("empty") << QByteArray("Sitemap:\n") << QList<QByteArray>();
    QTest::newRow("anywhere") << QByteArray("SITEMAP: /a\nUser-agent: x\nsitemap:/b\nDisallow: /\nSitemap: "
                                            "https://c.example/d?e # f\n")
                              << QList<QByteArray>{"/a", "/b", "https://c.example/d?e"};
    QTest::newRow("as often as written") << QByteArray("Sitemap: /a\nSitemap: /a\n") << QList<QByteArray>{"/a", "/a"};
    QTest::newRow("octets") << QByteArray("Sitemap: /\xC3\xA4 b\n") << QList<QByteArray>{"/\xC3\xA4 b"};
}

void TestRobots::readsSitemaps()
{
    QFETCH(QByteArray, file);
    QFETCH(QList<QByteArray>, sitemaps);
    QCOMPARE(Robots::parse(file).sitemaps(), sitemaps);
}

void TestRobots::isAValue()
{
    const Robots nothing;
    QVERIFY(nothing.checkPath("a", "/").allowed);
    QVERIFY(nothing.sitemaps().isEmpty());
    QVERIFY(!nothing.crawlDelay("a"));
    Robots copy;
    {
        const QByteArray text = "User-agent: *\nDisallow: /\nSitemap: /s\n";
        const Robots robots = Robots::parse(text);
        copy = robots;
    } // neither the text nor the first object is needed any more
    QVERIFY(!copy.checkPath("a", "/").allowed);
    QCOMPARE(copy.checkPath("a", "/").rule, QByteArray("Disallow: /"));
    QCOMPARE(copy.sitemaps(), QList<QByteArray>{"/s"});
}

ARGIOPE_TEST(TestRobots, void)
#include "tst_robots.moc"
