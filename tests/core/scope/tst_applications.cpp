#include "core/scope/applications.h"
#include "core/settings/applicationnames.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestApplications : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyNameHasWaste();
    void waste_data();
    void waste();
    void content_data();
    void content();
    void signs_data();
    void signs();
};

namespace {

QByteArray wasteOf(const char *application, const char *path)
{
    const scope::WasteList list({QLatin1String(application)});
    return list.match(url::parse(QByteArray(QByteArray("https://example.org") + path)).value());
}

} // namespace

void TestApplications::everyNameHasWaste()
{
    for (const settings::ApplicationName &application : settings::Applications) {
        QVERIFY2(!scope::wasteKindsOf(application.id).isEmpty(), application.id);
        QVERIFY2(!scope::WasteList({QLatin1String(application.id)}).isEmpty(), application.id);
    }
    QVERIFY(scope::WasteList({QStringLiteral("nobody")}).isEmpty());
    QVERIFY(!settings::applicationOf("nobody"));
}

void TestApplications::waste_data()
{
    QTest::addColumn<QByteArray>("application");
    QTest::addColumn<QByteArray>("path");
    const auto rows = [](const char *application, const QList<const char *> &paths) {
        for (const char *path : paths)
            QTest::addRow("%s %s", application, path) << QByteArray(application) << QByteArray(path);
    };
    rows("mediawiki",
        {"/index.php?title=Special:RecentChanges&from=20261127", "/wiki/Special:WhatLinksHere/Garden",
            "/wiki/Spezial:Letzte_%C3%84nderungen", "/index.php?title=Garden&action=edit",
            "/index.php?title=Garden&oldid=17", "/index.php?title=Garden&diff=prev&oldid=3",
            "/index.php?title=Garden&action=history", "/index.php?title=Garden&printable=yes",
            "/index.php?title=Missing&action=edit&redlink=1"});
    rows("dokuwiki",
        {"/doku.php?id=start&do=edit", "/doku.php?id=start&rev=1700000000", "/doku.php?id=start&idx=wiki",
            "/doku.php?id=start&do=media&ns=wiki", "/lib/exe/detail.php?id=a&media=b.png", "/feed.php",
            "/doku.php?id=start&do%5Bdiff%5D=1", "/start?do=backlink"});
    rows("wordpress",
        {"/2024/05/garden/?replytocom=12", "/2024/05/garden/feed/", "/feed", "/?share=twitter",
            "/wp-login.php?redirect_to=x", "/wp-json/wp/v2/posts", "/xmlrpc.php?rsd", "/?feed=rss2", "/?s=garden"});
    rows("cgit",
        {"/repo/diff/?id=abc", "/repo/log/", "/repo/blame/a.c", "/repo/plain/a.c", "/repo/snapshot/repo-1.tar.gz",
            "/repo/patch/?id=a", "/repo/commit/?id=0123", "/repo/tree/a.c?h=stable", "/cgit.cgi/repo/log/?ofs=50"});
    rows("gitweb",
        {"/?p=repo.git;a=commitdiff;h=0123456789abcdef0123456789abcdef01234567",
            "/gitweb.cgi?p=r.git;a=blob;f=a.c;hb=HEAD", "/?p=r.git;a=snapshot;h=HEAD;sf=tgz",
            "/?p=r.git;a=tree;h=0123456", "/?p=r.git;a=shortlog;pg=2"});
    rows("redmine",
        {"/issues?set_filter=1&sort=id", "/issues.csv", "/projects/a/issues.atom", "/activity?from=2024-01-01",
            "/issues/5.pdf", "/projects/a/repository/revisions/12/diff", "/issues/gantt",
            "/projects/a/wiki/Start/history", "/login?back_url=x", "/projects?jump=news", "/issues/5/edit",
            "/boards/1/topics/quote/7", "/boards/1/topics/7/edit", "/issues/5/time_entries/new",
            "/projects/a/wiki/Start/rename", "/projects/a/versions/new?back_url=x", "/users/5/memberships/6/edit",
            "/projects/a/settings/members"});
    rows("gitlab",
        {"/a/b/-/commits/main", "/a/b/-/blame/main/x", "/a/b/-/compare/x...y",
            "/a/b/-/blob/0123456789abcdef0123456789abcdef01234567/x"});
    rows("phpbb",
        {"/posting.php?mode=reply&t=5", "/search.php?author_id=2", "/viewtopic.php?f=2&t=5&view=print",
            "/viewtopic.php?p=17", "/memberlist.php?mode=viewprofile&u=2"});
    rows("discourse", {"/t/garden/5/12", "/t/garden/5/print", "/latest?order=views", "/u/anna"});
    rows("magento",
        {"/shoes.html?dir=asc&order=price", "/catalog/product_compare/add/product/5/", "/wishlist/index/add/",
            "/x.html?SID=abc"});
    rows("drupal",
        {"/list?order=title&sort=asc", "/user/login?destination=node/5", "/comment/reply/node/5/comment",
            "/node/5/revisions"});
    rows("typo3", {"/?id=5&type=98", "/suche?tx_indexedsearch_pi2%5Baction%5D=search", "/?id=5&no_cache=1"});
    rows("joomla",
        {"/a?tmpl=component&print=1", "/?format=feed&type=rss", "/component/mailto/?link=x", "/component/search/"});
    rows("woocommerce", {"/shop/?orderby=price", "/shop/?add-to-cart=5", "/shop/?filter_color=red", "/cart/"});
    rows("shopify", {"/collections/all?sort_by=price", "/cart", "/products/a?variant=12345"});
    rows("vbulletin", {"/newreply.php?do=newreply&p=5", "/showthread.php?t=5&goto=nextnewest"});
}

void TestApplications::waste()
{
    QFETCH(QByteArray, application);
    QFETCH(QByteArray, path);
    QVERIFY(wasteOf(application.constData(), path.constData()).startsWith(application));
}

void TestApplications::content_data()
{
    QTest::addColumn<QByteArray>("application");
    QTest::addColumn<QByteArray>("path");
    const auto rows = [](const char *application, const QList<const char *> &paths) {
        for (const char *path : paths)
            QTest::addRow("%s %s", application, path) << QByteArray(application) << QByteArray(path);
    };
    rows("mediawiki",
        {"/index.php/Garden", "/wiki/Garden", "/index.php?title=Garden", "/wiki/Talk:Garden", "/wiki/Category:Flowers",
            "/wiki/Special:AllPages", "/wiki/File:Rose.jpg"});
    rows("dokuwiki", {"/doku.php?id=start", "/doku.php?id=wiki:syntax", "/lib/exe/fetch.php?media=a.pdf"});
    rows("wordpress",
        {"/?p=5", "/?page_id=2", "/2024/05/garden/", "/page/2/", "/category/flowers/", "/feeding-birds/", "/?cat=3"});
    rows("cgit", {"/", "/repo/", "/repo/about/", "/repo/tree/", "/repo/tree/log/a.c", "/repo/refs/", "/catalog/"});
    rows("gitweb", {"/", "/?p=repo.git;a=summary", "/?p=repo.git;a=tree", "/?p=repo.git;a=heads"});
    rows("redmine",
        {"/issues/5", "/issues", "/issues?page=2", "/projects/a", "/projects/new", "/news/3", "/projects/a/wiki/Start",
            "/projects/a/wiki/edit", "/projects/a/wiki/New", "/projects/a/wiki/settings", "/projects/settings",
            "/attachments/download/5/a.csv"});
    rows("gitlab", {"/a/b", "/a/b/-/issues/5", "/a/b/-/wikis/home", "/a/b/-/blob/main/README.md"});
    rows("phpbb",
        {"/viewtopic.php?f=2&t=5", "/viewforum.php?f=2", "/viewtopic.php?f=2&t=5&sid=0123",
            "/viewtopic.php?f=2&t=5&start=10"});
    rows("discourse", {"/t/garden/5", "/t/garden/5?page=2", "/c/flowers/7", "/latest?page=2"});
    rows("magento", {"/shoes.html", "/shoes.html?p=2", "/garden-chair.html"});
    rows("drupal", {"/node/5", "/list?page=2", "/user/5", "/taxonomy/term/3"});
    rows("typo3", {"/?id=5", "/?tx_news_pi1%5Bnews%5D=5&cHash=0123456789abcdef", "/news?L=1"});
    rows("joomla", {"/index.php?option=com_content&view=article&id=5", "/blog?start=10"});
    rows("woocommerce", {"/product/chair/", "/shop/page/2/", "/product-category/chairs/"});
    rows("shopify", {"/products/chair", "/collections/chairs", "/collections/chairs/products/chair", "/blogs/news/a"});
    rows("vbulletin", {"/showthread.php?t=5", "/showthread.php?t=5&page=2", "/forumdisplay.php?f=2"});
}

void TestApplications::content()
{
    QFETCH(QByteArray, application);
    QFETCH(QByteArray, path);
    QCOMPARE(wasteOf(application.constData(), path.constData()), QByteArray());
}

void TestApplications::signs_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QList<QByteArray>>("found");
    using Ids = QList<QByteArray>;
    const auto generator = [](const char *content, const Ids &found) {
        QTest::addRow("%s", content) << QByteArray("<!doctype html><head><META Name='generator' Content=\"") + content
                + "\"/></head>" << QByteArray()
                                     << QByteArray() << found;
    };
    generator("MediaWiki 1.39.4", {"mediawiki"});
    generator("DokuWiki", {"dokuwiki"});
    generator("WordPress 6.4", {"wordpress"});
    generator("cgit v1.2.3", {"cgit"});
    generator("gitweb/2.39.2 git/2.39.2", {"gitweb"});
    generator("Discourse 3.2.0 - https://github.com/discourse/discourse", {"discourse"});
    generator("Drupal 10 (https://www.drupal.org)", {"drupal"});
    generator("TYPO3 CMS", {"typo3"});
    generator("Joomla! - Open Source Content Management", {"joomla"});
    generator("Hugo 0.120", {});
    const auto row
        = [](const char *name, const char *document, const char *header, const char *value, const Ids &found) {
              QTest::newRow(name) << QByteArray(document) << QByteArray(header) << QByteArray(value) << found;
          };
    row("Redmine's cookie", "<p>x", "Set-Cookie", "_redmine_session=abc; path=/", {"redmine"});
    row("GitLab's header", "<p>x", "X-Gitlab-Meta", "{}", {"gitlab"});
    row("Drupal's header", "<p>x", "X-Drupal-Cache", "HIT", {"drupal"});
    row("a second cookie", "<p>x", "Set-Cookie", "a=b\nphpbb3_x_sid=1", {"phpbb"});
    row("Magento", "<body data-mage-init='{}'>", "", "", {"magento"});
    row("an article about it", "<p>This generator is called MediaWiki.</p>", "", "", {});
    row("said otherwise", "<meta name=description content='generator: WordPress'>", "", "", {});
    row("both", "<meta name=generator content='WordPress 6'><meta name=generator content='WooCommerce 8'>", "", "",
        {"wordpress", "woocommerce"});
    row("nothing", "", "", "", {});
}

void TestApplications::signs()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, header);
    QFETCH(QByteArray, value);
    QFETCH(QList<QByteArray>, found);
    QList<QPair<QByteArray, QByteArray>> headers;
    if (!header.isEmpty())
        headers.append({header, value});
    QCOMPARE(scope::applicationsIn(document, headers), found);
}

ARGIOPE_TEST(TestApplications, void)
#include "tst_applications.moc"
