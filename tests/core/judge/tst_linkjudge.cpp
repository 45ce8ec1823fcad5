#include "core/judge/linkjudge.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using html::LinkKind;
using html::LinkRel;
using judge::Fate;
using judge::FoundLinks;
using judge::LinkJudge;

namespace {

html::Link linkTo(const char *url, LinkKind kind = LinkKind::Navigation, html::LinkRels rel = {})
{
    html::Link link;
    QByteArray raw;
    if (const auto parsed = url::parse(url))
        link.url = *parsed;
    else
        raw = url;
    link.source = {"a", "href", raw};
    link.kind = kind;
    link.rel = rel;
    return link;
}

struct Judging
{
    settings::CrawlSettings settings;
    QList<url::Url> seeds{*url::parse("http://site.example/")};
    FoundLinks run(const QList<html::Link> &links, bool fromCheck = false)
    {
        const scope::Scope scope(settings, seeds);
        LinkJudge judge(settings, scope, 1);
        for (const html::Link &link : links)
            judge.add(link, fromCheck);
        return judge.take();
    }
};

QByteArray ruleOf(const FoundLinks &found, int target)
{
    return found.rules[found.targets[target].rule].name();
}

} // namespace

class TestLinkJudge : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void fates_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("fate");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const char *name, const char *url, LinkKind kind, Fate fate, const char *rule) {
            QTest::newRow(name) << QByteArray(url) << int(kind) << int(fate) << QByteArray(rule);
        };
        row("a page", "http://site.example/a", LinkKind::Navigation, Fate::Page, "host");
        row("elsewhere", "http://other.example/", LinkKind::Navigation, Fate::Skip, "external");
        row("an image", "http://site.example/i.png", LinkKind::Resource, Fate::Skip, "resource");
        row("canonical", "http://site.example/c", LinkKind::Metadata, Fate::Skip, "metadata");
        row("a form", "http://site.example/f", LinkKind::Form, Fate::Skip, "form");
        row("mail", "mailto:a@b.example", LinkKind::Navigation, Fate::Skip, "scheme");
        row("no URL", "http://[", LinkKind::Navigation, Fate::Skip, "invalid_url");
    }
    void fates()
    {
        QFETCH(QByteArray, url);
        QFETCH(int, kind);
        QFETCH(int, fate);
        QFETCH(QByteArray, rule);
        const FoundLinks found = Judging().run({linkTo(url.constData(), LinkKind(kind))});
        QCOMPARE(found.targets.size(), 1);
        QCOMPARE(found.links.size(), 1);
        QCOMPARE(int(found.targets[0].fate), fate);
        QCOMPARE(ruleOf(found, 0), rule);
        QCOMPARE(found.links[0].followed, fate == int(Fate::Page));
    }

    /// Versions of a page are crawled behind all others, where an audit is to know of them.
    void relatedPages_data()
    {
        QTest::addColumn<int>("policy");
        QTest::addColumn<bool>("checkExternal");
        QTest::addColumn<QByteArray>("url");
        QTest::addColumn<int>("rel");
        QTest::addColumn<int>("fate");
        using settings::RelatedPages;
        const auto row
            = [](const char *name, RelatedPages policy, bool external, const char *url, LinkRel rel, Fate fate) {
                  QTest::newRow(name) << int(policy) << external << QByteArray(url) << int(rel) << int(fate);
              };
        const char *here = "http://site.example/c";
        row("auto, no audit", RelatedPages::Auto, false, here, LinkRel::Canonical, Fate::Skip);
        row("canonical", RelatedPages::Auto, true, here, LinkRel::Canonical, Fate::Later);
        row("counterpart", RelatedPages::Always, false, here, LinkRel::Counterpart, Fate::Later);
        row("next", RelatedPages::Always, false, here, LinkRel::Next, Fate::Later);
        row("a feed", RelatedPages::Always, true, here, LinkRel::Alternate, Fate::Skip);
        row("off", RelatedPages::Off, true, here, LinkRel::Prev, Fate::Skip);
        row("elsewhere", RelatedPages::Auto, true, "http://other.example/", LinkRel::Counterpart, Fate::Check);
        row("elsewhere, unchecked", RelatedPages::Always, false, "http://other.example/", LinkRel::Canonical,
            Fate::Skip);
    }
    void relatedPages()
    {
        QFETCH(const int, policy);
        QFETCH(const bool, checkExternal);
        QFETCH(const QByteArray, url);
        QFETCH(const int, rel);
        Judging judging;
        judging.settings.relatedPages = settings::RelatedPages(policy);
        judging.settings.checkExternal = checkExternal;
        const FoundLinks found = judging.run({linkTo(url.constData(), LinkKind::Metadata, LinkRel(rel))});
        QTEST(int(found.targets[0].fate), "fate");
    }

    void aUrlCountsOnceAPage()
    {
        const FoundLinks found = Judging().run({linkTo("http://site.example/a#x"), linkTo("http://site.example/a#y"),
            linkTo("http://site.example/%61"), linkTo("http://site.example/b")});
        QCOMPARE(found.targets.size(), 2);
        QCOMPARE(found.links.size(), 4);
        QCOMPARE(found.targets[0].url, "http://site.example/a");
        QCOMPARE(found.targets[0].origin, "http://site.example");
    }

    void textsAreHashed()
    {
        html::Link link = linkTo("http://site.example/a");
        QCOMPARE(Judging().run({link}).links[0].textKey, url::UrlKey());
        link.text = "a text";
        QCOMPARE(Judging().run({link}).links[0].textKey, url::urlKey("a text", 1)); // the judge's seed
    }

    void theBestFateWinsAndEveryLinkKeepsItsVerdict()
    {
        Judging judging;
        judging.settings.nofollow = settings::NofollowPolicy::Obey;
        const FoundLinks found = judging.run({linkTo("http://site.example/a", LinkKind::Resource),
            linkTo("http://site.example/a", LinkKind::Navigation, LinkRel::NoFollow), linkTo("http://site.example/a")});
        QCOMPARE(found.targets.size(), 1);
        QCOMPARE(found.targets[0].fate, Fate::Page);
        QCOMPARE(ruleOf(found, 0), "host");
        QCOMPARE(found.rules[found.links[0].rule].name(), "resource");
        QCOMPARE(found.rules[found.links[1].rule].name(), "nofollow");
        QVERIFY(!found.links[1].followed);
        QVERIFY(found.links[2].followed);
    }

    void ignoredResourcesLeaveNoTrace()
    {
        Judging judging;
        judging.settings.resources = settings::ResourcePolicy::Ignore;
        const FoundLinks found = judging.run({linkTo("http://site.example/i.png", LinkKind::Resource)});
        QVERIFY(found.targets.isEmpty());
        QVERIFY(found.links.isEmpty());
    }

    void checkedResourcesAndExternals()
    {
        Judging judging;
        judging.settings.resources = settings::ResourcePolicy::Check;
        judging.settings.checkExternal = true;
        const FoundLinks found = judging.run({linkTo("http://site.example/i.png", LinkKind::Resource),
            linkTo("http://other.example/"), linkTo("mailto:x@y.example")});
        QCOMPARE(found.targets[0].fate, Fate::Check);
        QCOMPARE(found.targets[1].fate, Fate::Check);
        QCOMPARE(found.targets[2].fate, Fate::Skip);
        QVERIFY(!found.links[1].followed);
    }

    void aCheckedPageLeadsToChecksOnly()
    {
        const FoundLinks found = Judging().run({linkTo("http://site.example/a")}, true);
        QCOMPARE(found.targets[0].fate, Fate::Check);
    }

    void aCanonicalElsewhereIsObeyedByChoice()
    {
        Judging judging;
        judging.settings.canonicalLink = settings::DirectivePolicy::Obey;
        const scope::Scope scope(judging.settings, judging.seeds);
        LinkJudge judge(judging.settings, scope, 1);
        judge.setCanonicalElsewhere(true);
        judge.add(linkTo("http://site.example/a"));
        judge.addRedirect(linkTo("http://site.example/b"), false);
        const FoundLinks found = judge.take();
        QCOMPARE(ruleOf(found, 0), "canonical");
        QCOMPARE(found.targets[1].fate, Fate::Page);
        QVERIFY(found.targets[1].redirect);
    }

    /// Only where a redirect leads, and what somebody keeps out stays out.
    void redirectsAreFollowedToTheirEnd()
    {
        Judging judging;
        judging.settings.redirectsToEnd = true;
        judging.settings.exclude = QStringList{QStringLiteral("secret")};
        const scope::Scope scope(judging.settings, judging.seeds);
        LinkJudge judge(judging.settings, scope, 1);
        judge.addRedirect(linkTo("http://other.example/end"), false);
        judge.add(linkTo("http://other.example/link"));
        judge.addRedirect(linkTo("http://site.example/end"), false);
        judge.addRedirect(linkTo("http://other.example/secret"), false);
        const FoundLinks found = judge.take();
        QCOMPARE(found.targets[0].fate, Fate::Check);
        QCOMPARE(found.targets[1].fate, Fate::Skip);
        QCOMPARE(found.targets[2].fate, Fate::Page);
        QCOMPARE(found.targets[3].fate, Fate::Skip);
    }

    void anUnparsableTextIsNoUrlsTwin()
    {
        const FoundLinks found
            = Judging().run({linkTo("http://["), linkTo("http://["), linkTo("http://site.example/[")});
        QCOMPARE(found.targets.size(), 2);
    }

    void sitemapUrlsObeyTheScope()
    {
        Judging judging;
        const scope::Scope scope(judging.settings, judging.seeds);
        LinkJudge judge(judging.settings, scope, 1);
        judge.addSitemapUrl(*url::parse("http://site.example/in"));
        judge.addSitemapUrl(*url::parse("http://other.example/out"));
        const FoundLinks found = judge.take();
        QCOMPARE(found.targets[0].fate, Fate::Page);
        QCOMPARE(ruleOf(found, 0), "sitemap");
        QCOMPARE(found.targets[1].fate, Fate::Skip);
        QCOMPARE(ruleOf(found, 1), "external");
    }
};

ARGIOPE_TEST(TestLinkJudge, void)
#include "tst_linkjudge.moc"
