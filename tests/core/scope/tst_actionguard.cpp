#include "core/scope/actionguard.h"
#include "core/scope/scope.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using scope::actionOf;
using scope::actionOfText;

class TestActionGuard : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsOut_data();
    void keepsOut();
    void letsIn_data();
    void letsIn();
    void texts_data();
    void texts();
    void logins_data();
    void logins();
    void isOn_data();
    void isOn();
    void foreignServers();
};

namespace {

url::Url at(const char *path)
{
    return url::parse(QByteArray(QByteArray("https://example.org") + path)).value();
}

} // namespace

void TestActionGuard::keepsOut_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path : {// Ends the session
             "/logout", "/logout/", "/log-out", "/log_out", "/signout", "/users/sign_out", "/Account/LogOff",
             "/user/logout?token=1", "/logout.php", "/logout.action", "/Logout.jspa?atl_token=x", "/logout.html",
             "/wp-login.php?action=logout&_wpnonce=0123456789", "/wiki/Special:UserLogout",
             "/index.php?title=Special:UserLogout&returnto=Main", "/wiki/Spezial:Abmelden",
             "/wiki/Sp%C3%A9cial:D%C3%A9connexion", "/doku.php?id=start&do=logout&sectok=abc", "/?logout", "/?logout=1",
             "/index.php?logintype=logout", "/index.php?option=com_users&task=user.logout",
             "/ucp.php?mode=logout&sid=abc", "/index.php?action=logout;b7a=c", "/index.php?route=account/logout",
             "/?q=user/logout", "/oauth2/sign_out", "/protocol/openid-connect/logout", "/cdn-cgi/access/logout",
             "/Shibboleth.sso/Logout", "/j_spring_security_logout", "/admin/logout/", "/user-logout",
             "/Benutzer/abmelden", "/compte/deconnexion", "/cerrar-sesion", "/uitloggen", "/disconnetti",
             "/encerrar-sess%C3%A3o", "/%D0%B2%D1%8B%D1%85%D0%BE%D0%B4", "/%E9%80%80%E5%87%BA%E7%99%BB%E5%BD%95",
             "/%E3%83%AD%E3%82%B0%E3%82%A2%E3%82%A6%E3%83%88", "/wyloguj", "/secure/Logout!default.jspa",
             "/_layouts/15/SignOut.aspx", "/logout;jsessionid=1A2B", "/owa/logoff.owa", "/help/logout?confirm=1",
             // WordPress
             "/wp-admin/post.php?post=5&action=trash&_wpnonce=1a2b3c4d5e", "/wp-admin/post.php?post=5&action=trash",
             "/wp-admin/post.php?post=5&action=delete", "/wp-admin/post.php?post=5&action=untrash",
             "/wp-admin/post.php?post=5&action=edit", "/wp-admin/post-new.php?post_type=page",
             "/wp-admin/comment.php?action=spamcomment&c=1", "/wp-admin/comment.php?action=approvecomment&c=1",
             "/wp-admin/comment.php?c=1&action=trashcomment", "/wp-admin/plugins.php?action=activate&plugin=a%2Fb.php",
             "/wp-admin/plugins.php?action=deactivate&plugin=a", "/wp-admin/themes.php?action=activate&stylesheet=x",
             "/wp-admin/update.php?action=install-plugin&plugin=x", "/wp-admin/users.php?action=delete&user=2",
             "/wp-admin/nav-menus.php?action=delete-menu-item&menu-item=5",
             "/wp-admin/edit.php?doaction=undo&action=untrash&ids=5", "/?action=switch_to_user&user_id=2&nr=1",
             "/wp-admin/admin.php?action=duplicate_post_as_draft&post=5", "/wp-admin/admin-post.php?action=x",
             "/wp-admin/update-core.php?action=do-plugin-upgrade", "/page/?_wpnonce=1a2b3c4d5e",
             // Others
             "/posts/5/delete", "/posts/delete/5", "/admin/delete_user?id=5", "/deletePost.do?id=5", "/delete.php?id=7",
             "/node/5/delete", "/comment/5/approve", "/flag/flag/bookmarks/5?token=Zk3jT0aQ9x_1",
             "/index.php?action=deletemsg;topic=5", "/course/loginas.php?id=2&user=5&sesskey=a1B2c3",
             "/mod.php?delete=5", "/posting.php?mode=delete&f=2&p=5", "/viewforum.php?f=2&mark=topics",
             "/index.php?title=Page&action=rollback&from=X", "/index.php?title=Page&action=delete",
             "/pages/removepage.action?pageId=5", "/admin/app/model/5/delete/", "/?_switch_user=anna",
             "/admin/users/5/impersonate", "/newsletter/unsubscribe?u=5", "/unsubscribe/8f14e45fceea167a",
             "/newsletter/abbestellen?id=5", "/articles/5/supprimer", "/usuarios/5/eliminar", "/articoli/5/elimina",
             "/posts/5/excluir", "/artikelen/5/verwijderen",
             "/%D1%81%D1%82%D0%B0%D1%82%D1%8C%D1%8F/5/%D1%83%D0%B4%D0%B0%D0%BB%D0%B8%D1%82%D1%8C",
             "/posts/5/%E5%88%A0%E9%99%A4", "/posts/5/%E5%89%8A%E9%99%A4", "/cart/add/5", "/?add-to-cart=5",
             "/index.php?route=checkout/cart/add&product_id=5", "/cart/remove/5", "/?remove_item=0a1b2c3d",
             "/forum/mark_all_read", "/issues/12/close", "/sql.php?sql_query=DROP%20TABLE%20x",
             "/index.php?csrf_token=abc", "/act?authenticity_token=abc%3D", "/do?sesskey=12",
             "/x?token=9f86d081884c7d65", "/index.php?option=com_x&0123456789abcdef0123456789abcdef=1",
             "/moderate?op=approve&id=5", "/m.php?cmd=del&id=3", "/topics/5/vote", "/?task=article.publish&cid=5",
             "/trash?post=5&do=trash", "/users/3/switch"})
        QTest::newRow(path) << QByteArray(path);
}

void TestActionGuard::keepsOut()
{
    QFETCH(QByteArray, path);
    QVERIFY(!actionOf(at(path.constData())).isEmpty());
}

void TestActionGuard::letsIn_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path :
        {"/", "/blog/how-to-delete-a-file", "/help/logout-problems", "/help/logout", "/docs/delete",
            "/blog/2024/05/logout/", "/2024/05/delete/", "/delete-policy", "/products/switch-8-port", "/games/switch",
            "/products/switch/2", "/approved-suppliers", "/spam-protection", "/how-to-unsubscribe-from-everything",
            "/tag/delete", "/category/trash/", "/wiki/Delete", "/wiki/Logout", "/wiki/Removal_of_stains", "/login",
            "/wp-login.php", "/login?returnto=/logout", "/login?next=%2Fusers%2Fsign_out", "/?s=delete",
            "/search?q=logout", "/search?q=how%2Fto%20delete", "/wp-admin/edit.php?post_status=trash&post_type=post",
            "/wp-admin/edit-comments.php", "/wp-admin/edit.php?orderby=date&order=asc", "/wp-admin/users.php",
            "/index.php?title=Page&action=history", "/index.php?title=Delete", "/doku.php?id=logout",
            "/doku.php?id=wiki:syntax", "/viewtopic.php?t=5&sid=0123456789abcdef0123456789abcdef",
            "/page?PHPSESSID=0123456789abcdef", "/?p=5", "/?page_id=2", "/item?token=erc20", "/erc20?token=usdt",
            "/watch?v=dQw4w9WgXcQ", "/list?start=20", "/list?order=5", "/list?sort=deleted", "/list?status=spam",
            "/archive/2020/05", "/reports/2020/update", "/image.jpg?token=9f86d081884c7d65",
            "/style.css?hash=9f86d081884c7d65", "/a/b.pdf?token=9f86d081884c7d65aa", "/docs/2/install", "/en/4/upgrade",
            "/api/javax/ws/rs/DELETE.html", "/ant/Tasks/delete.html", "/javadoc/Logout.html", "/commands/rm",
            "/remove/red-wine-stains-from-carpet", "/services/data-removal", "/kb/removing-a-user",
            "/the-trash-collector", "/film/the-switch", "/about/activate-your-card", "/vote", "/follow-us", "/order",
            "/cart", "/shop/cart?coupon=0", "/news/like", "/stop/central-station", "/run/10-km", "/users/5",
            "/users/5/edit", "/posts/5/comments", "/issues/12", "/2020/report", "/support/articles/cancel",
            "/archives?mode=list", "/?action=view&id=5", "/?do=show", "/index.php?option=com_content&view=article&id=5",
            "/product?id=12345678", "/a?key=name", "/a?code=DE", "/exit", "/music/delete-yourself"})
        QTest::newRow(path) << QByteArray(path);
}

void TestActionGuard::letsIn()
{
    QFETCH(QByteArray, path);
    QCOMPARE(actionOf(at(path.constData())), QByteArray());
}

void TestActionGuard::texts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("kept");
    QTest::newRow("log out") << QByteArray("Log out") << QByteArray("/goodbye") << true;
    QTest::newRow("with a name") << QByteArray("Log out [ anna ]") << QByteArray("/x?y") << true;
    QTest::newRow("de") << QByteArray("Abmelden") << QByteArray("/tschuess") << true;
    QTest::newRow("fr") << QByteArray("Se d\xc3\xa9"
                                      "connecter")
                        << QByteArray("/bye") << true;
    QTest::newRow("zh") << QByteArray("\xe9\x80\x80\xe5\x87\xba") << QByteArray("/bye") << true;
    QTest::newRow("ja") << QByteArray("\xe3\x83\xad\xe3\x82\xb0\xe3\x82\xa2\xe3\x82\xa6\xe3\x83\x88")
                        << QByteArray("/bye") << true;
    QTest::newRow("ru") << QByteArray("\xd0\x92\xd1\x8b\xd0\xb9\xd1\x82\xd0\xb8") << QByteArray("/bye") << true;
    QTest::newRow("a text about it") << QByteArray("Logout") << QByteArray("/docs/session-end") << false;
    QTest::newRow("a longer text") << QByteArray("Log out problems and how to solve them") << QByteArray("/x") << false;
    QTest::newRow("deletes something") << QByteArray("Delete") << QByteArray("/x?id=5") << true;
    QTest::newRow("deletes nothing") << QByteArray("Delete") << QByteArray("/x") << false;
    QTest::newRow("an article") << QByteArray("Delete") << QByteArray("/blog/delete?p=5") << false;
    QTest::newRow("front page") << QByteArray("Log out") << QByteArray("/") << false;
    QTest::newRow("none") << QByteArray() << QByteArray("/x?id=5") << false;
}

void TestActionGuard::texts()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, path);
    QFETCH(bool, kept);
    QCOMPARE(!actionOfText(text, at(path.constData())).isEmpty(), kept);
}

void TestActionGuard::logins_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<bool>("login");
    for (const char *path : {"/login", "/wp-login.php?redirect_to=x", "/users/sign_in", "/?do=login",
             "/index.php?title=Special:UserLogin&returnto=Main", "/ucp.php?mode=login", "/anmelden", "/connexion",
             "/iniciar-sesion", "/accedi", "/entrar", "/inloggen", "/%D0%B2%D0%BE%D0%B9%D1%82%D0%B8",
             "/%E7%99%BB%E5%BD%95", "/%E3%83%AD%E3%82%B0%E3%82%A4%E3%83%B3", "/auth/realms/x", "/account/login?next=/a",
             "/?q=user/login"})
        QTest::newRow(path) << QByteArray(path) << true;
    for (const char *path :
        {"/", "/p/1", "/blog/login-problems", "/profile", "/?next=/login", "/articles/the-login-of-the-year"})
        QTest::newRow(path) << QByteArray(path) << false;
}

void TestActionGuard::logins()
{
    QFETCH(QByteArray, path);
    QFETCH(bool, login);
    QCOMPARE(scope::isLogin(at(path.constData())), login);
}

void TestActionGuard::isOn_data()
{
    QTest::addColumn<QStringList>("headers");
    QTest::addColumn<QString>("auth");
    QTest::addColumn<QString>("seed");
    QTest::addColumn<int>("guard");
    QTest::addColumn<bool>("on");
    using settings::Guard;
    const QString seed = QStringLiteral("https://example.org/");
    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };
    row("nobody") << QStringList() << QString() << seed << int(Guard::Auto) << false;
    row("always") << QStringList() << QString() << seed << int(Guard::Always) << true;
    row("cookie") << QStringList{QStringLiteral("Cookie: a=b")} << QString() << seed << int(Guard::Auto) << true;
    row("token") << QStringList{QStringLiteral("Authorization: Bearer x")} << QString() << seed << int(Guard::Auto)
                 << true;
    row("any header") << QStringList{QStringLiteral("Accept: */*")} << QString() << seed << int(Guard::Auto) << false;
    row("login") << QStringList() << QStringLiteral("a:b") << seed << int(Guard::Auto) << true;
    row("seed") << QStringList() << QString() << QStringLiteral("https://a:b@example.org/") << int(Guard::Auto) << true;
    row("mail") << QStringList() << QString() << QStringLiteral("https://example.org/@anna") << int(Guard::Auto)
                << false;
    row("off") << QStringList{QStringLiteral("Cookie: a=b")} << QString() << seed << int(Guard::Off) << false;
}

void TestActionGuard::isOn()
{
    QFETCH(QStringList, headers);
    QFETCH(QString, auth);
    QFETCH(QString, seed);
    QFETCH(int, guard);
    QFETCH(bool, on);
    settings::CrawlSettings settings;
    settings.headers = headers;
    settings.auth = auth;
    settings.seeds = {seed};
    settings.guard = settings::Guard(guard);
    const scope::Scope rules(settings, {at("/")});
    QCOMPARE(rules.isGuarded(), on);
    const scope::Verdict verdict = rules.judge(at("/logout"));
    QCOMPARE(verdict.decision == scope::Verdict::Decision::Reject, on);
    QCOMPARE(verdict.rule.kind == facts::RuleKind::Guard, on);
    QCOMPARE(rules.guard(at("/posts/5"), {}, true).kind == facts::RuleKind::Guard, on);
    QVERIFY(rules.guard(at("/posts/5"), {}, false).isNone());
}

void TestActionGuard::foreignServers()
{
    settings::CrawlSettings settings;
    settings.headers = {QStringLiteral("Cookie: a=b")};
    settings.headersFor = {QStringLiteral("https://www.example.org")};
    const scope::Scope rules(settings, {url::parse("https://www.example.org/").value()});
    // Cookies of the domain go there too.
    QCOMPARE(rules.judge(url::parse("https://login.example.org/logout").value()).rule.kind, facts::RuleKind::Guard);
    QCOMPARE(rules.judge(url::parse("https://example.net/logout").value()).rule.kind, facts::RuleKind::External);
}

ARGIOPE_TEST(TestActionGuard, void)
#include "tst_actionguard.moc"
