// The subcommands that need no project, and what every subcommand has in common.

#include "core/base/libraries.h"
#include "tests/app/clirun.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace argiope::test;

namespace {

QStringList words(const char *line)
{
    return QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts);
}

/// JSON is easier to read with the other quotation marks (and moc cannot read raw strings within macros).
QByteArray quoted(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

QJsonObject object(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        qFatal("bad JSON in the test: %s", json.constData());
    return document.object();
}

/// The members of `wanted` as they stand in `all`.
QJsonObject only(const QJsonObject &all, const QJsonObject &wanted)
{
    QJsonObject picked;
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        if (all.contains(it.key()))
            picked.insert(it.key(), all.value(it.key()));
    }
    return picked;
}

} // namespace

class TestCliTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void help_data();
    void help();
    void version();
    void url_data();
    void url();
    void urlKeysInOrder();
    void urlLines();
    void urlAnswersWhileItReads();
    void robots();
    void robotsCheck();
    void robotsLines();
    void domain();
    void links();
    void linksAreOneALine();
    void linksWithoutBase();
    void linksOfOtherTypes();
    void query_data();
    void query();
    void queryErrors_data();
    void queryErrors();
    void text();
    void sitemap();
    void similar_data();
    void similar();
    void similarErrors();
    void outputDoesNotDependOnTheLocale();

private:
    QTemporaryDir m_folder;
};

void TestCliTools::help_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("program") << words("--help") << QByteArray("explain");
    QTest::newRow("short") << words("-h") << QByteArray("crawl");
    QTest::newRow("command") << words("help crawl") << QByteArray("--max-urls N");
    for (const char *command :
        {"crawl", "export", "stats", "explain", "links", "url", "robots", "domain", "sitemap", "similar"}) {
        QTest::newRow(command) << QStringList{QLatin1String(command), QStringLiteral("--help")}
                               << QByteArray("usage: argiope-cli ") + command;
    }
    QTest::newRow("beside others") << words("crawl --threads 0 -h") << QByteArray("usage: argiope-cli crawl");
}

void TestCliTools::help()
{
    QFETCH(QStringList, line);
    QFETCH(QByteArray, holds);
    const CliResult result = runCli(line, m_folder.path());
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(holds), result.out.constData());
    QCOMPARE(result.err, QByteArray());
}

void TestCliTools::version()
{
    const CliResult result = runCli(words("--version"), m_folder.path());
    QCOMPARE(result.status, 0);
    const QByteArray missing = argiope::base::MissingLibraries;
    QVERIFY(result.out.startsWith("argiope-cli "));
    QCOMPARE(result.out.sliced(result.out.indexOf('\n') + 1),
        missing.isEmpty() ? QByteArray() : "built without: " + missing + '\n');
}

void TestCliTools::url_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("json"); // members that the output must have
    const auto row = [](const char *line, int status, const char *json) {
        QTest::newRow(line) << words(line) << status << QByteArray(json);
    };
    row("url HTTP://User:pw@EXAMPLE.org:8080/a/../b?q#f", 0,
        R"({"href":"http://User:pw@example.org:8080/b?q#f","protocol":"http:","host":"example.org:8080","port":"8080",
            "pathname":"/b","search":"?q","hash":"#f","hostname":"example.org","username":"User","password":"pw",
            "origin":"http://example.org:8080"})");
    row("url http://example.org/%7ea#x", 0,
        R"({"href":"http://example.org/%7ea#x","canonical":"http://example.org/~a"})");
    row("url ../x --base http://a.example/b/c/d", 0, R"({"href":"http://a.example/b/x"})");
    row("url --base=http://a.example/ #f", 0, R"({"href":"http://a.example/#f","hash":"#f"})");
    row("url mailto:me@example.org", 0, R"({"protocol":"mailto:","host":"","pathname":"me@example.org"})");
    row("url http://bücher.example/ü", 0, R"({"host":"xn--bcher-kva.example","pathname":"/%C3%BC"})");
    row("url -- -x --base=no", 2, "{}");
    row("url http://[", 1, R"({"failure":true})");
    row("url relative", 1, R"({"failure":true})");
    row("url http://a/ --base http://[", 1, R"({"failure":true})");
}

void TestCliTools::url()
{
    QFETCH(QStringList, line);
    QFETCH(int, status);
    QFETCH(QByteArray, json);
    const CliResult result = runCli(line, m_folder.path());
    QCOMPARE(result.status, status);
    QCOMPARE(result.err.isEmpty(), status == 0);
    if (status == 2)
        return;
    QCOMPARE(result.outLines().size(), 1);
    const QJsonObject wanted = object(json);
    const QJsonObject got = result.objects().value(0);
    QCOMPARE(status == 1 ? got : only(got, wanted), wanted);
    if (status == 1)
        QVERIFY(result.oneErrorLine());
}

void TestCliTools::urlKeysInOrder()
{
    const CliResult result = runCli(words("url http://a/"), m_folder.path());
    qsizetype last = -1;
    for (const char *key : {"href", "protocol", "host", "port", "pathname", "search", "hash", "canonical"}) {
        const qsizetype at = result.out.indexOf(quoted("'%1':").replace("%1", key));
        QVERIFY2(at > last, key);
        last = at;
    }
}

void TestCliTools::urlLines()
{
    // A line each: absolute, with base, failing, empty base, not UTF-8, with CR, and one without its line end.
    const QByteArray input = "http://a/\nx\thttp://b/c/d\nx\nhttp://q\t\nhttp://r/\xff\nhttp://s/\r\n\nlast\thttp://t/";
    const CliResult result = runCli(words("url -"), m_folder.path(), input);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QByteArray());
    QStringList hrefs;
    for (const QJsonObject &one : result.objects())
        hrefs.append(one.value(QLatin1String("href")).toString(QStringLiteral("fails")));
    QCOMPARE(hrefs.join(u' '),
        QStringLiteral("http://a/ http://b/c/x fails http://q/ http://r/%EF%BF%BD http://s/ fails http://t/last"));
    const CliResult based = runCli(words("url - --base http://a/b/"), m_folder.path(), "x\ny\thttp://c/\n");
    QCOMPARE(based.objects().value(0).value(QLatin1String("href")).toString(), QStringLiteral("http://a/b/x"));
    QCOMPARE(based.objects().value(1).value(QLatin1String("href")).toString(), QStringLiteral("http://c/y"));
    QCOMPARE(runCli(words("url -"), m_folder.path(), "").out, QByteArray());
    // More than any buffer.
    QByteArray many;
    for (int i = 0; i < 20000; ++i)
        many += "http://example.org/" + QByteArray::number(i) + '\n';
    const QList<QByteArray> lines = runCli(words("url -"), m_folder.path(), many).outLines();
    QCOMPARE(lines.size(), 20000);
    QVERIFY(lines.last().startsWith(quoted("{'href':'http://example.org/19999'")));
}

void TestCliTools::urlAnswersWhileItReads()
{
    // A program that writes a line and waits for the answer must get it before it writes the next.
    QProcess process;
    prepareCli(process, words("url -"), m_folder.path());
    process.start();
    QVERIFY(process.waitForStarted());
    for (const char *line : {"http://a/\n", "http://b/\n"}) {
        process.write(line);
        QVERIFY(process.waitForReadyRead(60000));
        QVERIFY(process.readLine().contains(QByteArray(line).trimmed()));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 0);
}

void TestCliTools::robots()
{
    writeFile(m_folder.filePath(QStringLiteral("robots.txt")),
        "User-agent: *\nDisallow: /private\nAllow: /private/open\n\nUser-agent: other\nDisallow: /\n");
    const CliResult result = runCli(
        words("robots robots.txt --agent Argiope http://a.example/ http://a.example/private/x /private/open/y"),
        m_folder.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.outLines(),
        (QList<QByteArray>{quoted("{'url':'http://a.example/','allowed':true,'line':0,'rule':''}"),
            quoted("{'url':'http://a.example/private/x','allowed':false,'line':2,'rule':'Disallow: /private'}"),
            quoted("{'url':'/private/open/y','allowed':true,'line':3,'rule':'Allow: /private/open'}")}));
    const CliResult other = runCli(words("robots robots.txt http://a.example/ --agent Other"), m_folder.path());
    QCOMPARE(other.objects().value(0).value(QLatin1String("line")).toInt(), 6);
    const CliResult bad = runCli(words("robots robots.txt --agent a nonsense http://a/"), m_folder.path());
    QCOMPARE(bad.status, 1);
    QVERIFY(bad.oneErrorLine());
    QCOMPARE(bad.outLines().size(), 2);
    QVERIFY(bad.objects().value(0).value(QLatin1String("failure")).toBool());
    const CliResult piped
        = runCli(words("robots - --agent a http://a/x"), m_folder.path(), "User-agent: a\nDisallow: /x");
    QCOMPARE(piped.outLines().value(0),
        QByteArray(quoted("{'url':'http://a/x','allowed':false,'line':2,'rule':'Disallow: /x'}")));
}

/// What is wrong with the file itself, with the lines.
void TestCliTools::robotsCheck()
{
    const QString file = m_folder.filePath(QStringLiteral("robots.txt"));
    writeFile(file, "User-agent: *\nDisalow: /a\nDisallow: /\n");
    const CliResult bad = runCli(words("robots robots.txt --check"), m_folder.path());
    QCOMPARE(bad.status, 4); // it keeps everybody out
    QVERIFY(bad.out.contains("\"check\":\"robots-syntax\"") && bad.out.contains("2: Disalow: /a"));
    QVERIFY(bad.out.contains("\"check\":\"robots-blocks-all\""));
    writeFile(file,
        "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n"
        "License: https://example.org/license.xml\n");
    const CliResult good = runCli(words("robots robots.txt --check"), m_folder.path());
    QCOMPARE(good.status, 0);
    QCOMPARE(good.out, QByteArray());
    QCOMPARE(runCli(words("robots robots.txt --check --agent a http://a/"), m_folder.path()).status, 2);
    QCOMPARE(runCli(words("robots robots.txt --agent a"), m_folder.path()).status, 2);
}

void TestCliTools::robotsLines()
{
    writeFile(m_folder.filePath(QStringLiteral("robots.txt")), "User-agent: *\nDisallow: /no\n");
    QByteArray input;
    for (int i = 0; i < 5000; ++i)
        input += (i % 3 == 0 ? "http://a.example/no/" : "http://a.example/yes/") + QByteArray::number(i) + '\n';
    const CliResult result = runCli(words("robots robots.txt --agent a -"), m_folder.path(), input + "broken\n");
    QCOMPARE(result.status, 0);
    const QList<QJsonObject> objects = result.objects();
    QCOMPARE(objects.size(), 5001);
    for (int i = 0; i < 5000; ++i)
        QCOMPARE(objects[i].value(QLatin1String("allowed")).toBool(), i % 3 != 0);
    QVERIFY(objects.last().value(QLatin1String("failure")).toBool());
}

void TestCliTools::domain()
{
    const CliResult result = runCli(
        words("domain www.example.co.uk co.uk 127.0.0.1 [::1] www.bücher.example localhost a..b"), m_folder.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.outLines(),
        (QList<QByteArray>{quoted("{'host':'www.example.co.uk','registrable':'example.co.uk'}"),
            quoted("{'host':'co.uk','registrable':null}"), quoted("{'host':'127.0.0.1','registrable':null}"),
            quoted("{'host':'[::1]','registrable':null}"),
            "{\"host\":\"www.b\xc3\xbc"
            "cher.example\",\"registrable\":\"xn--bcher-kva.example\"}",
            quoted("{'host':'localhost','registrable':null}"), quoted("{'host':'a..b','registrable':null}")}));
    const CliResult piped = runCli(words("domain -"), m_folder.path(), "a.example.org\r\nb.example.org");
    QCOMPARE(piped.outLines().value(1), QByteArray(quoted("{'host':'b.example.org','registrable':'example.org'}")));
}

void TestCliTools::links()
{
    const QByteArray html = "<a href='b?x=\"1\"' rel=nofollow>B <b>bold</b></a><img src=/i.png alt=I>"
                            "<link rel=canonical href=/c><form action=f></form><a href='http://['>bad</a>"
                            "<a href=mailto:me@example.org>m\xc3\xa4il</a>";
    writeFile(m_folder.filePath(QStringLiteral("page.html")), html);
    const QStringList line = words("links --base http://a.example/d/p --content-type text/html;charset=utf-8");
    const CliResult result = runCli(line + words("page.html"), m_folder.path());
    QCOMPARE(result.status, 0);
    const QList<QByteArray> expected{
        quoted("{'url':'http://a.example/d/b?x=%221%22','element':'a','attribute':'href','kind':'navigation','text':'B "
               "bold','nofollow':true}"),
        quoted("{'url':'http://a.example/"
               "i.png','element':'img','attribute':'src','kind':'resource','text':'I','nofollow':false}"),
        quoted("{'url':'http://a.example/"
               "c','element':'link','attribute':'href','kind':'metadata','text':'','nofollow':false}"),
        quoted("{'url':'http://a.example/d/"
               "f','element':'form','attribute':'action','kind':'form','text':'','nofollow':false}"),
        quoted("{'url':'http://"
               "[','element':'a','attribute':'href','kind':'navigation','text':'bad','nofollow':false,'failure':true}"),
        "{\"url\":\"mailto:me@example.org\",\"element\":\"a\",\"attribute\":\"href\",\"kind\":\"navigation\","
        "\"text\":\"m\xc3\xa4il\",\"nofollow\":false}"};
    QCOMPARE(result.outLines(), expected);
    // The same from standard input, named or not.
    QCOMPARE(runCli(line, m_folder.path(), html).outLines(), expected);
    QCOMPARE(runCli(line + words("-"), m_folder.path(), html).outLines(), expected);
}

void TestCliTools::linksAreOneALine()
{
    const CliResult result = runCli(words("links --base http://a.example/ --content-type text/html;charset=utf-8"),
        m_folder.path(), "<a href='/'>a\u2028b\u2029c</a>");
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(R"("text":"a\u2028b\u2029c")"), result.out.constData());
}

void TestCliTools::linksWithoutBase()
{
    const CliResult result = runCli(words("links"), m_folder.path(),
        "<a href=rel>r</a><a href=http://a.example/abs>a</a><base href=http://b.example/><a href=too>t</a>");
    QCOMPARE(result.status, 0);
    QStringList urls;
    for (const QJsonObject &link : result.objects()) {
        if (link.value(QLatin1String("element")) == QLatin1String("a"))
            urls.append(link.value(QLatin1String("url")).toString());
    }
    // The first base counts for the whole document, wherever it stands.
    QCOMPARE(urls.join(u' '), QStringLiteral("http://b.example/rel http://a.example/abs http://b.example/too"));
    const CliResult none = runCli(words("links"), m_folder.path(), "<a href=rel>r</a>");
    QCOMPARE(none.objects().value(0).value(QLatin1String("url")).toString(), QStringLiteral("rel"));
    QVERIFY(none.objects().value(0).value(QLatin1String("failure")).toBool());
    QCOMPARE(runCli(words("links"), m_folder.path(), "").out, QByteArray());
}

void TestCliTools::linksOfOtherTypes()
{
    const CliResult css = runCli(words("links --base http://a.example/s/ --content-type text/css"), m_folder.path(),
        "@import 'x.css'; a { background: url(y.png) }");
    QCOMPARE(css.status, 0);
    QCOMPARE(css.objects().size(), 2);
    QCOMPARE(css.objects().value(1).value(QLatin1String("url")).toString(), QStringLiteral("http://a.example/s/y.png"));
    // The charset that it was served with decides how the query is encoded.
    const CliResult latin = runCli(words("links --base http://a.example/ --content-type text/html;charset=iso-8859-1"),
        m_folder.path(), "<a href='?q=\xe4'>\xe4</a>");
    QCOMPARE(
        latin.objects().value(0).value(QLatin1String("url")).toString(), QStringLiteral("http://a.example/?q=%E4"));
    QCOMPARE(latin.objects().value(0).value(QLatin1String("text")).toString(), QStringLiteral("ä"));
}

void TestCliTools::query_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("lines"); ///< parted by spaces
    const auto add = [](QStringList arguments, const char *lines) {
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << quoted(lines);
    };
    add({QStringLiteral("--css"), QStringLiteral("a.l")}, "'one' 'two'");
    add({QStringLiteral("--css"), QStringLiteral("a.l"), QStringLiteral("--attribute"), QStringLiteral("href")},
        "'/x'");
    add({QStringLiteral("--css=td")}, "");
    add({QStringLiteral("--xpath"), QStringLiteral("//a/@href")}, "'/x'");
    add({QStringLiteral("--xpath"), QStringLiteral("count(//a)")}, "'2'");
    add({QStringLiteral("--regex"), QStringLiteral("class=(\\w)")}, "'l' 'l'");
    add({QStringLiteral("--css"), QStringLiteral("p"), QStringLiteral("--content-type"),
            QStringLiteral("text/html; charset=gbk")},
        "'\xE4\xB8\xAD'");
}

void TestCliTools::query()
{
    QFETCH(QStringList, arguments);
    const QByteArray html = "<a href='/x' class=l>one</a><a class=l>two</a>";
    const bool gbk = arguments.contains(QStringLiteral("--content-type"));
    const CliResult result
        = runCli(QStringList{QStringLiteral("query")} + arguments, m_folder.path(), gbk ? "<p>\xd6\xd0" : html);
    QCOMPARE(result.status, 0);
    QTEST(result.outLines().join(' '), "lines");
    QVERIFY(result.err.isEmpty());
}

void TestCliTools::queryErrors_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing asked") << words("query -") << 2;
    QTest::newRow("two kinds") << words("query --css a --xpath //a -") << 2;
    QTest::newRow("selector") << words("query --css a[ -") << 2;
    QTest::newRow("expression") << words("query --xpath //a[ -") << 2;
    QTest::newRow("pattern") << words("query --regex a( -") << 2;
    QTest::newRow("attribute of a text") << words("query --regex a --attribute b -") << 2;
    QTest::newRow("no file") << words("query --css a none.html") << 1;
    QTest::newRow("a file and a URL") << words("query --css a --render http://a.example/ -") << 2;
    QTest::newRow("settings of no crawl") << words("query --css a --settings s.json -") << 2;
    QTest::newRow("no XML") << words("query --css a --content-type text/xml -") << 1;
}

void TestCliTools::queryErrors()
{
    QFETCH(QStringList, arguments);
    const CliResult result = runCli(arguments, m_folder.path(), "<p>");
    QTEST(result.status, "status");
    QVERIFY(result.oneErrorLine());
    QVERIFY(result.out.isEmpty());
}

void TestCliTools::text()
{
    const QByteArray html = "<nav class=menu>Menu</nav><h1>A  head</h1><p>Some text, as it is.</p><script>x</script>";
    const CliResult all = runCli(words("text"), m_folder.path(), html);
    QCOMPARE(all.status, 0);
    QCOMPARE(all.out, QByteArray("Menu\nA head\n\nSome text, as it is.\n"));
    const QByteArray page = QByteArray(html).replace("as it is.", QByteArray("as it is. ").repeated(80));
    const CliResult main = runCli(words("text --main -"), m_folder.path(), page);
    QVERIFY(main.out.contains("Some text") && !main.out.contains("Menu"));
    QCOMPARE(runCli(words("text none.html"), m_folder.path()).status, 1);
    for (const char *how : {"text", "text --main"}) {
        const CliResult nothing = runCli(words(how), m_folder.path(), "<title>x</title><iframe src=/a></iframe>");
        QCOMPARE(nothing.status, 1);
        QVERIFY(nothing.oneErrorLine() && nothing.out.isEmpty());
    }
}

void TestCliTools::sitemap()
{
    const QByteArray xml = "<?xml version='1.0'?><urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
                           "<url><loc>http://a.example/1</loc><lastmod>2026-01-02</lastmod></url>"
                           "<url><loc>http://a.example/?a=1&amp;b=2</loc></url></urlset>";
    writeFile(m_folder.filePath(QStringLiteral("map.xml")), xml);
    const QList<QByteArray> expected{quoted("{'url':'http://a.example/1','lastmod':'2026-01-02','kind':'page'}"),
        quoted("{'url':'http://a.example/?a=1&b=2','lastmod':null,'kind':'page'}")};
    const CliResult result = runCli(words("sitemap map.xml"), m_folder.path());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.outLines(), expected);
    QCOMPARE(runCli(words("sitemap - --base http://a.example/map.xml"), m_folder.path(), xml).outLines(), expected);
    // What breaks off is told, and what stood before it is there.
    const CliResult cut = runCli(words("sitemap -"), m_folder.path(), xml.left(xml.indexOf("</url>") + 6));
    QCOMPARE(cut.status, 1);
    QVERIFY(cut.oneErrorLine());
    QCOMPARE(cut.outLines(), expected.mid(0, 1));
    // What others reject.
    const CliResult fine = runCli(words("sitemap --check map.xml"), m_folder.path());
    QCOMPARE(fine.status, 0);
    QCOMPARE(fine.out, QByteArray());
    const CliResult checked = runCli(words("sitemap --check - --base http://a.example/map.xml"), m_folder.path(),
        QByteArray(xml).replace("http://www.s", "https://www.s").replace("2026-01-02", "2.1.2026"));
    QCOMPARE(checked.status, 4);
    const QByteArrayList lines = checked.outLines();
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith(
        quoted("{'check':'sitemap-namespace','severity':'error','url':'http://a.example/map.xml'")));
    QVERIFY(lines[1].contains("line 1, column 117: 2.1.2026"));
}

void TestCliTools::similar_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QByteArray>("output");
    const auto row = [](const char *name, const char *one, const char *other, const char *output) {
        QTest::newRow(name) << QByteArray(one) << QByteArray(other) << quoted(output);
    };
    row("the same", "<nav>Menu</nav><main><p>One two,<p>three four</main>", "one TWO three four <footer>x y z</footer>",
        "{'estimate':1.000000,'jaccard':1.000000}\n");
    row("others", "<p>one two three four", "<p>a b c d", "{'estimate':0.000000,'jaccard':0.000000}\n");
    row("half", "<p>a b c d e", "<p>a b c d f", "{'estimate':0.500000,'jaccard':0.500000}\n");
    row("another encoding", "<meta charset=iso-8859-1><p>caf\xe9 one two", "<meta charset=utf-8><p>Café one two",
        "{'estimate':1.000000,'jaccard':1.000000}\n");
    row("no text", "<nav>x</nav>", "", "{'estimate':1.000000,'jaccard':1.000000}\n");
    row("no text in one of them", "<nav>x</nav>", "x", "{'estimate':0.000000,'jaccard':0.000000}\n");
}

void TestCliTools::similar()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    writeFile(m_folder.filePath(QStringLiteral("one.html")), one);
    writeFile(m_folder.filePath(QStringLiteral("other.html")), other);
    const CliResult result = runCli(words("similar one.html other.html"), m_folder.path());
    QCOMPARE(result.status, 0);
    QTEST(result.out, "output");
    QCOMPARE(runCli(words("similar - other.html"), m_folder.path(), one).out, result.out);
}

void TestCliTools::similarErrors()
{
    writeFile(m_folder.filePath(QStringLiteral("one.html")), "<p>x");
    for (const char *line : {"similar", "similar one.html", "similar one.html one.html one.html", "similar - -"}) {
        const CliResult result = runCli(words(line), m_folder.path());
        QCOMPARE(result.status, 2);
        QVERIFY2(result.oneErrorLine(), result.err.constData());
    }
    for (const char *line : {"similar one.html none.html", "similar . one.html"}) {
        const CliResult result = runCli(words(line), m_folder.path());
        QCOMPARE(result.status, 1);
        QVERIFY2(result.oneErrorLine(), result.err.constData());
        QCOMPARE(result.out, QByteArray());
    }
}

void TestCliTools::outputDoesNotDependOnTheLocale()
{
    const QByteArray expected = runCli(words("url http://İ.example/ü"), m_folder.path()).out;
    QVERIFY(expected.startsWith(quoted("{'href':'http://xn--")) && expected.contains(".example/%C3%BC\""));
    for (const char *locale : {"C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "nonsense"}) {
        QProcess process;
        prepareCli(process, words("url http://İ.example/ü"), m_folder.path());
        QProcessEnvironment environment = process.processEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QLatin1String(locale));
        environment.insert(QStringLiteral("LANG"), QLatin1String(locale));
        process.setProcessEnvironment(environment);
        process.start();
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardOutput(), expected);
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }
}

ARGIOPE_TEST(TestCliTools, QCoreApplication)
#include "tst_clitools.moc"
