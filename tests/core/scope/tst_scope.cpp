#include "core/scope/scope.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <thread>
#include <vector>

using namespace argiope;
using facts::RuleKind;
using scope::Scope;
using scope::Verdict;
using settings::CrawlSettings;
using Decision = Verdict::Decision;

Q_DECLARE_METATYPE(argiope::scope::Verdict::Decision)
Q_DECLARE_METATYPE(argiope::settings::Scope)

namespace {

url::Url parsed(const QByteArray &text)
{
    auto result = url::parse(text);
    if (!result)
        qFatal("the test's URL does not parse: %s", text.constData());
    return std::move(result).value();
}

Scope makeScope(const CrawlSettings &settings, const QList<QByteArray> &seeds)
{
    QList<url::Url> urls;
    for (const QByteArray &seed : seeds)
        urls.append(parsed(seed));
    return Scope(settings, urls);
}

} // namespace

class TestScope : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scopes_data();
    void scopes();
    void schemes_data();
    void schemes();
    void patterns_data();
    void patterns();
    void severalSeeds();
    void mergeWww();
    void withSeed();
    void noSeeds();
    void hostilePatternGivesUp();
    void brokenPatternNeverMatches();
    void threadsShareOne();
};

void TestScope::scopes_data()
{
    QTest::addColumn<settings::Scope>("kind");
    QTest::addColumn<QByteArray>("seed");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("detail"); // of the rule that lets it in; "-" where it is external
    using K = settings::Scope;
    const auto row = [](K kind, const char *seed, const char *url, const char *detail) {
        static const char *const names[] = {"host", "domain", "folder", "any"};
        QTest::addRow("%s %s %s", names[int(kind)], seed, url)
            << kind << QByteArray(seed) << QByteArray(url) << QByteArray(detail);
    };
    const char *seed = "http://example.org/docs/guide/start.html?x=/y/";

    row(K::Host, seed, "http://example.org/", "example.org");
    row(K::Host, seed, "http://example.org/other?q#f", "example.org");
    row(K::Host, seed, "https://example.org/", "example.org");
    row(K::Host, seed, "http://example.org:80/", "example.org");
    row(K::Host, seed, "https://example.org:443/", "example.org");
    row(K::Host, seed, "http://EXAMPLE.org/", "example.org");
    row(K::Host, seed, "http://user:pw@example.org/", "example.org");
    row(K::Host, seed, "http://example.org:8080/", "-");
    row(K::Host, seed, "http://example.org:443/", "-");
    row(K::Host, seed, "http://www.example.org/", "-");
    row(K::Host, seed, "http://example.org.evil.example/", "-");
    row(K::Host, seed, "http://notexample.org/", "-");
    row(K::Host, seed, "http://example.org@evil.example/", "-");
    row(K::Host, "http://127.0.0.1:8080/", "http://127.0.0.1:8080/a", "127.0.0.1:8080");
    row(K::Host, "http://127.0.0.1:8080/", "http://127.0.0.1:8081/a", "-");
    row(K::Host, "http://127.0.0.1:8080/", "http://127.0.0.1:808/", "-");
    row(K::Host, "http://[::1]:8080/", "http://[0:0:0:0:0:0:0:1]:8080/", "[::1]:8080");
    row(K::Host, "http://[::1]/", "http://[::2]/", "-");
    row(K::Host, "http://bücher.example/", "http://xn--bcher-kva.example/", "xn--bcher-kva.example");

    row(K::Domain, seed, "http://example.org/", "example.org");
    row(K::Domain, seed, "https://a.b.example.org:8443/x", "example.org");
    row(K::Domain, seed, "http://example.org./", "example.org");
    row(K::Domain, seed, "http://notexample.org/", "-");
    row(K::Domain, seed, "http://example.org.evil.example/", "-");
    row(K::Domain, seed, "http://org/", "-");
    row(K::Domain, "http://www.example.co.uk/", "http://shop.example.co.uk/", "example.co.uk");
    row(K::Domain, "http://www.example.co.uk/", "http://other.co.uk/", "-");
    row(K::Domain, "http://co.uk/", "http://co.uk/a", "co.uk");
    row(K::Domain, "http://co.uk/", "http://example.co.uk/a", "-");
    row(K::Domain, "http://me.github.io/", "http://me.github.io/b", "me.github.io");
    row(K::Domain, "http://me.github.io/", "http://you.github.io/", "-");
    row(K::Domain, "http://github.io/", "http://you.github.io/", "-");
    row(K::Domain, "http://127.0.0.1:8080/", "http://127.0.0.1:9090/", "127.0.0.1");
    row(K::Domain, "http://127.0.0.1/", "http://1.127.0.0.1.example/", "-");
    row(K::Domain, "http://127.0.0.1/", "http://127.0.0.2/", "-");
    row(K::Domain, "http://localhost/", "http://localhost:8080/", "localhost");
    row(K::Domain, "http://localhost/", "http://other/", "-");

    row(K::Folder, seed, "http://example.org/docs/guide/", "example.org/docs/guide/");
    row(K::Folder, seed, "https://example.org/docs/guide/a/b?c", "example.org/docs/guide/");
    row(K::Folder, seed, "http://example.org/docs/guide", "-");
    row(K::Folder, seed, "http://example.org/docs/guidebook", "-");
    row(K::Folder, seed, "http://example.org/docs/Guide/", "-");
    row(K::Folder, seed, "http://example.org/docs/guide/../x", "-");
    row(K::Folder, seed, "http://example.org/docs/x/../guide/a", "example.org/docs/guide/");
    row(K::Folder, seed, "http://example.org/", "-");
    row(K::Folder, seed, "http://other.example/docs/guide/", "-");
    row(K::Folder, seed, "http://example.org:8080/docs/guide/", "-");
    row(K::Folder, "http://example.org", "http://example.org/any/thing", "example.org/");
    row(K::Folder, "http://example.org/~me/", "http://example.org/%7eme/a", "example.org/~me/");
    row(K::Folder, "http://example.org/%7Eme/", "http://example.org/~me/a", "example.org/~me/");
    row(K::Folder, "http://example.org/%c3%a4/x", "http://example.org/%C3%A4/y", "example.org/%C3%A4/");
    row(K::Folder, "http://example.org/a%2Fb/x", "http://example.org/a/b/y", "-");

    row(K::Any, seed, "http://example.org/", "");
    row(K::Any, seed, "https://other.example:1/", "");
}

void TestScope::scopes()
{
    QFETCH(settings::Scope, kind);
    QFETCH(QByteArray, seed);
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, detail);
    CrawlSettings settings;
    settings.scope = kind;
    const Verdict verdict = makeScope(settings, {seed}).judge(parsed(url));
    const QByteArray kindName = QList<QByteArray>{"host", "domain", "folder", "any"}[int(kind)];
    const Verdict expected = detail == "-" ? Verdict{Decision::External, {RuleKind::External, kindName}}
                                           : Verdict{Decision::Crawl, facts::Rule::fromFile(kindName, detail)};
    QCOMPARE(verdict.decision, expected.decision);
    QCOMPARE(verdict.rule, expected.rule);
    QVERIFY(!verdict.gaveUp);
}

void TestScope::schemes_data()
{
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<QByteArray>("detail");
    QTest::newRow("mail") << QByteArray("mailto:me@example.org") << QByteArray("mailto");
    QTest::newRow("script") << QByteArray("javascript:void(0)") << QByteArray("javascript");
    QTest::newRow("data") << QByteArray("data:text/html,<a href=x>") << QByteArray("data");
    QTest::newRow("tel") << QByteArray("TEL:+123") << QByteArray("tel");
    QTest::newRow("ftp") << QByteArray("ftp://example.org/") << QByteArray("ftp");
    QTest::newRow("file") << QByteArray("file:///etc/passwd") << QByteArray("file");
    QTest::newRow("blob") << QByteArray("blob:http://example.org/1") << QByteArray("blob");
    QTest::newRow("socket") << QByteArray("wss://example.org/") << QByteArray("wss");
    QTest::newRow("invented") << QByteArray("x-a1b2://example.org/") << QByteArray("other");
    QTest::newRow("prefix of http") << QByteArray("httpx://example.org/") << QByteArray("other");
}

void TestScope::schemes()
{
    QFETCH(QByteArray, url);
    QFETCH(QByteArray, detail);
    for (const auto kind : {settings::Scope::Host, settings::Scope::Any}) {
        CrawlSettings settings;
        settings.scope = kind;
        settings.include = QStringList{QStringLiteral(".")}; // no pattern brings back what cannot be fetched
        const Verdict verdict = makeScope(settings, {"http://example.org/"}).judge(parsed(url));
        QCOMPARE(verdict.decision, Decision::Reject);
        QCOMPARE(verdict.rule, (facts::Rule{RuleKind::Scheme, detail}));
    }
}

void TestScope::patterns_data()
{
    QTest::addColumn<QStringList>("include");
    QTest::addColumn<QStringList>("exclude");
    QTest::addColumn<QByteArray>("url");
    QTest::addColumn<Decision>("decision");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("detail");
    const auto list = [](const char *text) { return *text ? QString::fromUtf8(text).split(u' ') : QStringList(); };
    const auto row = [&](const char *include, const char *exclude, const char *url, Decision decision, const char *rule,
                         const char *detail) {
        QTest::addRow("+%s -%s %s", include, exclude, url)
            << list(include) << list(exclude) << QByteArray(url) << decision << QByteArray(rule) << QByteArray(detail);
    };
    const char *a = "http://example.org/docs/a.html";
    row("", "", a, Decision::Crawl, "host", "example.org");
    row("docs", "", a, Decision::Crawl, "include", "docs");
    row("/x/ /docs/ html", "", a, Decision::Crawl, "include", "/docs/"); // the first that matches
    row("/x/", "", a, Decision::Reject, "include", "no match");
    row("", "\\.html$", a, Decision::Reject, "exclude", "\\.html$");
    row("", "\\.pdf$ \\.html$", a, Decision::Reject, "exclude", "\\.html$");
    row("", "\\.pdf$", a, Decision::Crawl, "host", "example.org");
    row("docs", "a\\.html", a, Decision::Reject, "exclude", "a\\.html"); // the last opinion wins
    row("/x/", "docs", a, Decision::Reject, "include", "no match");
    row("^http://example\\.org/docs/", "", a, Decision::Crawl, "include", "^http://example\\.org/docs/");
    row("^/docs/", "", a, Decision::Reject, "include", "no match"); // the whole URL is searched, not its path
    row("DOCS", "", a, Decision::Reject, "include", "no match");
    row("(?i)DOCS", "", a, Decision::Crawl, "include", "(?i)DOCS");
    // Without the fragment, so that two links to one page get one verdict.
    row("", "\\.html$", "http://example.org/docs/a.html#top", Decision::Reject, "exclude", "\\.html$");
    row("", "secret", "http://example.org/a#secret", Decision::Crawl, "host", "example.org");
    row("", "\\?", "http://example.org/a?b", Decision::Reject, "exclude", "\\?");
    // External: include does not judge it, exclude does.
    row("docs", "", "http://other.example/x", Decision::External, "external", "host");
    row("docs", "", "http://other.example/docs", Decision::External, "external", "host");
    row("", "other", "http://other.example/x", Decision::Reject, "exclude", "other");
    // Beyond ASCII: as written in the URL, or decoded.
    row("/küche/", "", "http://example.org/küche/a", Decision::Crawl, "include", "/küche/");
    row("/k%C3%BCche/", "", "http://example.org/küche/a", Decision::Crawl, "include", "/k%C3%BCche/");
    row("/[äöü]che/", "", "http://example.org/%C3%BCche/", Decision::Crawl, "include", "/[äöü]che/");
    row("/küche/", "", "http://example.org/kueche/", Decision::Reject, "include", "no match");
    row("", "%2F", "http://example.org/a%2Fb", Decision::Reject, "exclude", "%2F");
    row("", "a/b", "http://example.org/a%2Fb", Decision::Crawl, "host", "example.org");
}

void TestScope::patterns()
{
    QFETCH(QStringList, include);
    QFETCH(QStringList, exclude);
    QFETCH(QByteArray, url);
    QFETCH(Decision, decision);
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, detail);
    CrawlSettings settings;
    settings.include = include;
    settings.exclude = exclude;
    const Verdict verdict = makeScope(settings, {"http://example.org/"}).judge(parsed(url));
    QCOMPARE(verdict.decision, decision);
    QCOMPARE(verdict.rule, facts::Rule::fromFile(rule, detail));
    QVERIFY(!verdict.gaveUp);
}

void TestScope::severalSeeds()
{
    CrawlSettings settings;
    const QList<QByteArray> seeds{"http://a.example/one/", "http://b.example/two/x", "http://a.example/three/"};
    const Scope hosts = makeScope(settings, seeds);
    QCOMPARE(hosts.judge(parsed("http://a.example/z")).rule.detail, QByteArray("a.example"));
    QCOMPARE(hosts.judge(parsed("http://b.example/z")).rule.detail, QByteArray("b.example"));
    QCOMPARE(hosts.judge(parsed("http://c.example/z")).decision, Decision::External);
    settings.scope = settings::Scope::Folder;
    const Scope folders = makeScope(settings, seeds);
    QCOMPARE(folders.judge(parsed("http://a.example/one/z")).rule.detail, QByteArray("a.example/one/"));
    QCOMPARE(folders.judge(parsed("http://a.example/three/z")).rule.detail, QByteArray("a.example/three/"));
    QCOMPARE(folders.judge(parsed("http://b.example/two/z")).rule.detail, QByteArray("b.example/two/"));
    QCOMPARE(folders.judge(parsed("http://b.example/one/z")).decision, Decision::External);
}

void TestScope::mergeWww()
{
    CrawlSettings settings;
    settings.mergeWww = true;
    for (const char *seed : {"http://www.example.org:81/a/", "http://example.org:81/a/"}) {
        for (const auto kind : {settings::Scope::Host, settings::Scope::Folder}) {
            settings.scope = kind;
            const Scope scope = makeScope(settings, {seed});
            QCOMPARE(scope.judge(parsed("http://www.example.org:81/a/b")).decision, Decision::Crawl);
            QCOMPARE(scope.judge(parsed("http://example.org:81/a/b")).decision, Decision::Crawl);
            QCOMPARE(scope.judge(parsed("http://example.org/a/b")).decision, Decision::External);
            QCOMPARE(scope.judge(parsed("http://www2.example.org:81/a/b")).decision, Decision::External);
        }
    }
}

void TestScope::withSeed()
{
    CrawlSettings settings;
    settings.exclude = QStringList{QStringLiteral("secret")};
    const Scope narrow = makeScope(settings, {"http://example.org/"});
    const Scope wide = narrow.withSeed(parsed("https://www.example.org/"));
    QCOMPARE(wide.judge(parsed("https://www.example.org/a")).rule.detail, QByteArray("www.example.org"));
    QCOMPARE(wide.judge(parsed("http://example.org/a")).rule.detail, QByteArray("example.org"));
    QCOMPARE(wide.judge(parsed("https://www.example.org/secret")).rule.kind, RuleKind::Exclude);
    QCOMPARE(narrow.judge(parsed("https://www.example.org/a")).decision, Decision::External);
    const Scope same = narrow.withSeed(parsed("mailto:me@example.org"));
    QCOMPARE(same.judge(parsed("http://other.example/")).decision, Decision::External);
}

void TestScope::noSeeds()
{
    const Scope scope = makeScope({}, {});
    QCOMPARE(scope.judge(parsed("http://example.org/")).decision, Decision::External);
}

void TestScope::hostilePatternGivesUp()
{
    CrawlSettings settings;
    settings.exclude = QStringList{QStringLiteral("(a+)+$"), QStringLiteral("zebra")};
    const Scope scope = makeScope(settings, {"http://example.org/"});
    const QByteArray hostile = "http://example.org/" + QByteArray(60, 'a') + "!";
    const Verdict verdict = scope.judge(parsed(hostile));
    QCOMPARE(verdict.decision, Decision::Crawl);
    QVERIFY(verdict.gaveUp);
    // The pattern behind it still has its say.
    const Verdict excluded = scope.judge(parsed(hostile + "zebra!"));
    QCOMPARE(excluded.decision, Decision::Reject);
    QCOMPARE(excluded.rule.detail, QByteArray("zebra"));
    QVERIFY(excluded.gaveUp);
    // And a pattern cannot lift the limit.
    settings.exclude = QStringList{QStringLiteral("(*LIMIT_MATCH=4000000000)(a+)+$")};
    QVERIFY(makeScope(settings, {"http://example.org/"}).judge(parsed(hostile)).gaveUp);
    // A long URL alone is no reason to give up.
    settings.exclude = QStringList{QStringLiteral("/a+b$"), QStringLiteral(".*foo.*bar"), QStringLiteral("[a-z]+!x")};
    const Verdict fine
        = makeScope(settings, {"http://example.org/"}).judge(parsed("http://example.org/" + QByteArray(5000, 'a')));
    QVERIFY(!fine.gaveUp);
    QCOMPARE(fine.decision, Decision::Crawl);
}

void TestScope::brokenPatternNeverMatches()
{
    CrawlSettings settings;
    settings.exclude = QStringList{QStringLiteral("(unclosed")};
    QCOMPARE(makeScope(settings, {"http://example.org/"}).judge(parsed("http://example.org/(unclosed")).decision,
        Decision::Crawl);
}

void TestScope::threadsShareOne()
{
    CrawlSettings settings;
    settings.scope = settings::Scope::Domain;
    settings.include = QStringList{QStringLiteral("/[a-z]+/\\d*[13579]$"), QStringLiteral("/ü")};
    const Scope scope = makeScope(settings, {"http://www.example.org/"});
    std::vector<std::thread> threads;
    std::array<int, 4> crawled{};
    for (size_t t = 0; t < crawled.size(); ++t) {
        threads.emplace_back([&, t] {
            for (int i = 0; i < 1000; ++i) {
                const url::Url url
                    = parsed("http://h" + QByteArray::number(i % 7) + ".example.org/p/" + QByteArray::number(i));
                crawled[t] += scope.judge(url).decision == Decision::Crawl ? 1 : 0;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    for (const int count : crawled)
        QCOMPARE(count, 500);
}

ARGIOPE_TEST(TestScope, void)
#include "tst_scope.moc"
