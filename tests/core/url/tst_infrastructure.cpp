#include "core/url/infrastructure.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace argiope;

/// What addresses are for that nobody is to read.
class TestInfrastructure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data();
    void kinds();
    void everyMarkIsMet();
};

namespace {

constexpr std::pair<const char *, const char *> Known[] = {
    {"/cdn-cgi/l/email-protection", "hidden_mail"},
    {"/de/cdn-cgi/l/email-protection?x=1", "hidden_mail"},
    {"/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js", "network"},
    {"/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1", "network"},
    {"/_vercel/insights/script.js", "network"},
    {"/wp-json", "interface"},
    {"/wp-json/wp/v2/posts/1", "interface"},
    {"/blog/wp-json/oembed/1.0/embed?url=x", "interface"},
    {"/?rest_route=/wp/v2/posts", "interface"},
    {"/xmlrpc.php", "interface"},
    {"/xmlrpc.php?rsd", "interface"},
    {"/wp-admin/admin-ajax.php", "interface"},
    {"/wp-cron.php", "interface"},
    {"/wp-trackback.php?p=1", "interface"},
    {"/a-post/trackback/", "interface"},
    {"/w/api.php?action=rsd", "interface"},
    {"/w/rest.php", "interface"},
    {"/?wc-ajax=get_refreshed_fragments", "interface"},
    {"/services/oembed?url=x&format=json", "embed"},
    {"/a-post/embed/", "embed"},
    {"/category/news/feed/", "feed"},
    {"/a-post/feed", "feed"},
    {"/rss.xml", "feed"},
    {"/atom.xml", "feed"},
    {"/feed.xml", "feed"},
    {"/feed.json", "feed"},
    {"/index.rdf", "feed"},
    {"/feed.php?mode=list", "feed"},
    {"/?feed=rss2", "feed"},
    {"/a-post/?replytocom=12", "reply"},
    {"/a-post/?unapproved=3&moderation-hash=a", "reply"},
    {"/a-post/?x=1&moderation-hash=a", "reply"},
    {"/a-post/?share=twitter&nb=1", "share"},
    {"/a-post/?like_comment=5", "share"},
    {"/shop/?add-to-cart=12", "cart"},
    {"/shop/?orderby=price&ADD-TO-CART=12", "cart"},
    {"/shop/?add_to_cart=12", "cart"},
    {"/?add_to_wishlist=3", "cart"},
    {"/?add-to-wishlist=3", "cart"},
    {"/?add-to-compare=3", "cart"},
    {"/cart/?remove_item=abc", "cart"},
    {"/cart/?undo_item=abc", "cart"},
    {"/an-article/print/", "print"},
    {"/an-article/print.html", "print"},
    {"/w/index.php?title=A&printable=yes", "print"},
    {"/a?print=1", "print"},
    {"/a?print-posts=pdf", "print"},
    {"/index.php?id=1&tmpl=component", "print"},
    {"/a?view=print", "print"},
    {"/a?format=print&x=1", "print"},
    {"/?p=12&preview=true", "preview"},
    {"/?p=12&preview=1", "preview"},
    {"/?preview_id=12", "preview"},
    {"/?preview_nonce=a", "preview"},
    {"/?customize_changeset_uuid=a", "preview"},
    {"/?elementor-preview=12", "preview"},
    {"/_vercel/speed-insights/script.js", "network"},
    {"/_Incapsula_Resource?SWJIYLWA=1", "network"},
    {"/wp-comments-post.php", "interface"},
    {"/index.php?option=com_content&format=feed&type=rss", "feed"},
    // What only looks like it.
    {"/cdn-cgi/image/width=80/photo.jpg", ""},
    {"/cdn-cgi/imagedelivery/a/b/public", ""},
    {"/about-cdn-cgi/", ""},
    {"/docs/email-protection", ""},
    {"/wp-json-explained/", ""},
    {"/feed", ""},
    {"/feed/me", ""},
    {"/print/", ""},
    {"/print/posters", ""},
    {"/embed", ""},
    {"/docs/oembed", ""},
    {"/?share=", ""},
    {"/?shares=3", ""},
    {"/?market-share=3", ""},
    {"/?view=printer", ""},
    {"/?view=list", ""},
    {"/?preview=false", ""},
    {"/blog/xmlrpc.php-and-you", ""},
    {"/", ""},
};

} // namespace

void TestInfrastructure::kinds_data()
{
    QTest::addColumn<QByteArray>("expected");
    for (const auto &[path, kind] : Known)
        QTest::newRow(path) << QByteArray(kind);
}

void TestInfrastructure::kinds()
{
    const auto address = url::parse(QByteArray(QByteArray("https://example.org") + QTest::currentDataTag()));
    QVERIFY(address);
    QTEST(QByteArray(name(url::infrastructureOf(*address))), "expected");
}

void TestInfrastructure::everyMarkIsMet()
{
    for (const url::InfrastructureMark &mark : url::infrastructureMarks()) {
        const bool met = std::any_of(std::begin(Known), std::end(Known),
            [&mark](const auto &known) { return QByteArray(known.first).toLower().contains(mark.text); });
        QVERIFY2(met, mark.text);
    }
    QCOMPARE(int(url::infrastructureOf(*url::parse("mailto:a@example.org?share=1"))), int(url::Infrastructure::None));
}

ARGIOPE_TEST(TestInfrastructure, void)
#include "tst_infrastructure.moc"
