// Answers as bot protections give them, written anew after their make, and pages that only speak of them.

#include "core/judge/challenge.h"
#include "core/judge/markupparts.h"
#include "core/judge/reading.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;
using base::Outcome;
using judge::MarkupParts;
using net::Headers;

namespace {

QByteArray document(const QByteArray &title, const QByteArray &head, const QByteArray &body)
{
    return "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + title + "</title>" + head
        + "</head><body>" + body + "</body></html>";
}

const QByteArray Links = "<footer><p>Protected by <a href=\"https://example.net/about\">it</a>. "
                         "<a href=\"https://example.net/help\">Help</a></p></footer>";

QByteArray escaped(QByteArray text)
{
    return text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
}

/// A page of somebody who writes about them: short, and with few links.
QByteArray article(const QByteArray &title, const QByteArray &text)
{
    return document(title, "<meta name=\"description\" content=\"" + escaped(text) + "\">",
        "<h1 id=\"anubis_challenge\">" + title + "</h1><p>" + escaped(text)
            + "</p><p>Read on in <a href=\"/next\">the next part</a>.</p><script src=\"/site.js\"></script>");
}

} // namespace

class TestChallenge : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isTold_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<Headers>("headers");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("vendor");
        const Headers none;
        const auto row
            = [](const char *name, int status, const Headers &headers, const QByteArray &body, const char *vendor) {
                  QTest::newRow(name) << status << headers << body << QByteArray(vendor);
              };
        const QByteArray anubisHead
            = "<link rel=stylesheet href=\"/.within.website/x/xess/xess.min.css\">"
              "<script id=\"anubis_version\" type=\"application/json\">\"v1.21\"</script>"
              "<script id=\"anubis_challenge\" type=\"application/json\">{\"rules\":{}}</script>";
        row("Anubis at 200, with links", 200, none,
            document("Making sure you&#39;re not a bot!", anubisHead,
                "<main><h1>Making sure you&#39;re not a bot!</h1></main>" + Links),
            "Anubis");
        row("Anubis in another language", 200, none, document("Wir prüfen", anubisHead, Links), "Anubis");
        row("Anubis by refresh", 200, none,
            document("Making sure you're not a bot!",
                "<meta http-equiv=\"refresh\" content=\"1; "
                "url=/.within.website/x/cmd/anubis/api/pass-challenge?challenge=x\">",
                Links),
            "Anubis");
        row("Anubis refuses at 200", 200, none,
            document("Oh noes!", "",
                "<img src=\"/.within.website/x/cmd/anubis/static/img/reject.webp\"><p>Access Denied</p>" + Links),
            "Anubis");
        row("go-away", 418, none,
            document("Checking you are not a bot",
                "<meta http-equiv=\"refresh\" content=\"1; url=/?__goaway_challenge=meta-refresh\">", Links),
            "go-away");
        row("go-away at 200", 200, none,
            document("Checking", "<script src=\"/.well-known/.git.example/git/go-away/cmd/go-away/main.mjs\"></script>",
                Links),
            "go-away");
        row("Sucuri at 200", 200, {{"Server", "Sucuri/Cloudproxy"}, {"X-Sucuri-ID", "1"}},
            document("You are being redirected...", "",
                "<noscript>Javascript is required. Please enable javascript before you are allowed to see this "
                "page.</noscript><script>var s={},sucuri_cloudproxy_js='';</script>"),
            "Sucuri");
        row("Sucuri refuses", 403, {{"Server", "Sucuri/Cloudproxy"}}, "Access Denied", "Sucuri");
        row("Cloudflare at 200", 200, none,
            document("Just a moment...", "",
                "<noscript>Enable JavaScript and cookies to continue</noscript>"
                "<script>window._cf_chl_opt={cType:'managed'};</script>"),
            "Cloudflare");
        row("Cloudflare by its script", 403, none,
            document("Just a moment...",
                "<script src=\"/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1\"></script>", ""),
            "Cloudflare");
        row("DataDome", 403, {{"X-DataDome", "protected"}},
            "<html><head><title>example.org</title></head><body><p id=\"cmsg\">Please enable JS and disable any ad "
            "blocker</p><script>var dd={'rt':'c','host':'geo.captcha-delivery.com'}</script></body></html>",
            "DataDome");
        row("DataDome at 200", 200, none,
            "<html><body><script>var dd={'rt':'i','host':'geo.captcha-delivery.com'}</script></body></html>",
            "DataDome");
        row("Akamai", 403, {{"Server", "AkamaiGHost"}},
            "<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>Reference&#32;&#35;18"
            "<P>https&#58;&#47;&#47;errors.edgesuite.net&#47;18</P></BODY></HTML>",
            "Akamai");
        row("Akamai at 200", 200, none,
            document("&nbsp;", "<meta http-equiv=\"refresh\" content=\"5; URL='/?bm-verify=AAQA'\">", ""), "Akamai");
        row("HUMAN", 403, none, document("Access to this page has been denied", "", "<div id=\"px-captcha\"></div>"),
            "HUMAN");
        row("HUMAN as JSON", 403, {{"Content-Type", "application/json"}},
            R"({"appId":"PX1","jsClientSrc":"/1/init.js","blockScript":"/1/captcha.js"})", "HUMAN");
        row("Imperva", 200, none,
            "<html><head><META NAME=\"robots\" CONTENT=\"noindex,nofollow\"><script "
            "src=\"/_Incapsula_Resource?SWJIYLWA=1\"></script></head><body></body></html>",
            "Imperva");
        row("AWS WAF by script", 202, none,
            document("", "<script>window.gokuProps={\"key\":\"x\"};</script>",
                "<script src=\"https://x.token.awswaf.com/challenge.js\"></script>"),
            "AWS WAF");
        row("AWS WAF, a captcha", 405, {{"x-amzn-waf-action", "captcha"}}, "", "AWS WAF");
        row("Kasada", 429, {{"x-kpsdk-ct", "1"}},
            "<html><head></head><body><script>window.KPSDK={};</script><script src=\"/1/2/ips.js?KP_UIDz=x\"></script>"
            "</body></html>",
            "Kasada");
        row("Vercel", 403, none,
            document(
                "Vercel Security Checkpoint", "", "<script src=\"/.well-known/vercel/security/static/c.js\"></script>"),
            "Vercel");
        row("Vercel by header", 429, {{"X-Vercel-Mitigated", "challenge"}}, "", "Vercel");
        row("DDoS-Guard", 403, {{"Server", "ddos-guard"}},
            document("DDoS-Guard", "", "<script src=\"/.well-known/ddos-guard/js-challenge/index.js\"></script>"),
            "DDoS-Guard");
        row("DDoS-Guard at 200", 200, none,
            document("DDOS-GUARD", "<script src=\"https://check.ddos-guard.net/check.js\"></script>", ""),
            "DDoS-Guard");
        row("Fastly", 200, none,
            document("Client Challenge", "<script src=\"/_fs-ch-1T1wmsGaOgGaSxcX/script.js\"></script>",
                "<noscript>JavaScript is disabled in your browser.</noscript>"),
            "Fastly");
        row("Qrator", 401, {{"Server", "QRATOR"}},
            "<html><head><script src=\"/__qrator/qauth_utm_v2.js\"></script></head></html>", "Qrator");
        row("Qrator refuses", 403, {{"Server", "QRATOR"}}, "403", "Qrator");
        row("SiteGround", 202, none,
            "<html><head><meta http-equiv=\"refresh\" content=\"0;/.well-known/sgcaptcha/?r=%2F\"></head></html>",
            "SiteGround");
        row("F5, with its link", 200, none,
            "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult "
            "with your administrator.<br><a href='javascript:history.back();'>[Go Back]</a></body></html>",
            "F5");
        row("nobody in particular", 200, none,
            document("One moment", "<script src=\"/c.js\"></script>",
                "<noscript>Please enable cookies and JavaScript.</noscript><h1>Verify you are human</h1>"),
            "a bot check");
        row("nobody in particular refuses", 403, none, document("", "", "Enable JavaScript and cookies to continue"),
            "a bot check");
        row("leads to LinkedIn's wall", 302, {{"Location", "https://www.linkedin.com/authwall?trk=x"}}, "", "LinkedIn");
        row("leads to a challenge", 307, {{"Location", "https://validate.perfdrive.com/?ssa=x"}}, "", "Radware");

        // Statuses, languages and shapes of other installations.
        row("Cloudflare by header alone", 429, {{"CF-Mitigated", "challenge"}}, "", "Cloudflare");
        row("Cloudflare in German", 503, none,
            document("Nur einen Moment…", "", "<h1>example.org</h1><script>window._cf_chl_opt={}</script>"),
            "Cloudflare");
        row("Anubis at 403", 403, none, document("Bot olmadığınızdan emin oluyoruz!", anubisHead, Links), "Anubis");
        row("Anubis at 500", 500, none, document("Wir prüfen", anubisHead, Links), "Anubis");
        row("Anubis by its cookie", 200,
            {{"Set-Cookie", "techaro.lol-anubis-cookie-verification=0199; Path=/; SameSite=None"}}, "", "Anubis");
        row("go-away at 404", 404, none,
            document("Vérification", "<meta http-equiv=\"refresh\" content=\"2; url=/?__goaway_challenge=js\">", Links),
            "go-away");
        row("Sucuri blocks by header", 200, {{"X-Sucuri-Block", "GEO02"}}, "", "Sucuri");
        row("DataDome as JSON", 403, {{"Content-Type", "application/json;charset=utf-8"}},
            "{\"url\":\"https://geo.captcha-delivery.com/captcha/?initialCid=A\"}", "DataDome");
        row("DataDome by header", 403, {{"X-DD-B", "1"}}, "", "DataDome");
        row("Akamai's own punctuation at 200", 200, none,
            "<HTML><HEAD>\n<TITLE>Access Denied</TITLE>\n</HEAD><BODY>\n<H1>Access Denied</H1>\n You don't have "
            "permission to access \"http&#58;&#47;&#47;www&#46;example&#46;org&#47;\" on this server.<P>\n"
            "Reference&#32;&#35;18&#46;1\n<P>\nhttps&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18&#46;1\n</P>\n"
            "</BODY>\n</HTML>\n",
            "Akamai");
        row("Akamai by cookie", 403, {{"Set-Cookie", "_abck=A~-1; Domain=.example.org"}}, "", "Akamai");
        row("HUMAN in German", 403, none,
            document("Der Zugriff auf diese Seite wurde verweigert", "<script>window._pxAppId='PX1'</script>", ""),
            "HUMAN");
        row("HUMAN by header", 403, {{"X-PX-Blocked", "1"}}, "", "HUMAN");
        row("Imperva interrupts", 200, none,
            "<html><head><noscript><title>Pardon Our Interruption</title></noscript><script>var "
            "onProtectionInitialized=function(p){}</script></head><body>Un momento</body></html>",
            "Imperva");
        row("Imperva by header", 403, {{"X-Iinfo", "1-2-3"}}, "", "Imperva");
        row("AWS WAF by header at 202", 202, {{"X-Amzn-Waf-Action", "challenge"}}, "", "AWS WAF");
        row("Kasada by body", 429, none,
            "<html><head></head><body><script src=\"/1/2/ips.js?KP_UIDz=x&x-kpsdk-v=1\"></script></body></html>",
            "Kasada");
        row("Vercel in French", 429, none,
            document("Point de contrôle", "", "<script src=\"/.well-known/vercel/security/static/c.js\"></script>"),
            "Vercel");
        row("DDoS-Guard in Russian", 404, none,
            document(
                "Проверка браузера", "<script src=\"/.well-known/ddos-guard/js-challenge/index.js\"></script>", ""),
            "DDoS-Guard");
        row("Fastly at 401", 401, none, document("Verification", "<script src=\"/_fs-ch-1T1/script.js\"></script>", ""),
            "Fastly");
        row("Qrator by cookie", 403, {{"Set-Cookie", "qrator_jsr=v2.0; Path=/"}}, "", "Qrator");
        row("Knownsec at 521", 521, none, "<script>document.cookie=('__jsl_clearance_s=')+x;location.href=1</script>",
            "Knownsec");
        row("nobody in German", 200, none,
            document("Prüfung", "<script src=\"/c.js\"></script>", "<p>Bestätigen Sie, dass Sie kein Roboter sind."),
            "a bot check");
        row("nobody in Russian at 404", 404, none,
            document("Проверка", "<script src=\"/c.js\"></script>", "<p>Подтвердите, что вы не робот"), "a bot check");
        row("nobody in Chinese", 200, none, document("验证", "", "<form action=/c><p>请确认您不是机器人</form>"),
            "a bot check");
    }
    void isTold()
    {
        QFETCH(int, status);
        QFETCH(Headers, headers);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, vendor);
        net::Reply reply;
        reply.status = status;
        reply.contentType = net::headerValue(headers, "content-type");
        if (reply.contentType.isEmpty())
            reply.contentType = "text/html; charset=utf-8";
        reply.headers = headers;
        reply.body = body;
        QCOMPARE(judge::challengeOf(reply).vendor, vendor);
        const judge::Reading reading = judge::readingOf(reply, false, 0);
        QCOMPARE(reading.outcome, Outcome::Blocked);
        QVERIFY(reading.remark.contains(vendor));
        QVERIFY(reading.location.isEmpty());
    }

    void falseAlarms_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("on Anubis") << article("Making sure you're not a bot!",
            "The page has <script id=\"anubis_challenge\"> and /.within.website/x/cmd/anubis/static/js/main.mjs in "
            "it.");
        QTest::newRow("on Cloudflare") << article("Just a moment...",
            "\"Enable JavaScript and cookies to continue\", it says; window._cf_chl_opt holds the rest.");
        QTest::newRow("on all of them") << article("Bot walls",
            "captcha-delivery.com, px-captcha, _Incapsula_Resource, sucuri_cloudproxy_js, __goaway_challenge, "
            "/__qrator/, /_fs-ch-, gokuProps, KP_UIDz, bm-verify=, Vercel Security Checkpoint, DDoS-Guard");
        QTest::newRow("source in a pre") << document("Notes", "",
            "<pre><code>&lt;script&gt;window._cf_chl_opt = {}&lt;/script&gt;\n/_fs-ch-1/script.js</code></pre>");
        QTest::newRow("in structured data") << document("Notes",
            "<script type=\"application/ld+json\">{\"articleBody\":\"window._cf_chl_opt and "
            "anubis_challenge\"}</script>",
            "<p>On walls.</p>");
        QTest::newRow("in a comment") << document("Notes", "<!-- <script>window._cf_chl_opt={}</script> -->", "<p>x");
        QTest::newRow("an application") << document("App", "<script src=\"/app.js\"></script>",
            "<noscript>You need to enable JavaScript to run this app.</noscript><div id=root></div>");
        QTest::newRow("a page behind Cloudflare") << document(
            "Home", "<script src=\"/cdn-cgi/challenge-platform/scripts/jsd/main.js\"></script>", "<p>Hello</p>");
        QTest::newRow("a form with a captcha")
            << document("Contact", "<script src=\"https://www.google.com/recaptcha/api.js\"></script>",
                   "<form action=/send><div class=g-recaptcha></div></form>");
        QTest::newRow("a page behind DataDome") << document(
            "Shop", "<script src=\"https://js.captcha-delivery.com/tags.js\"></script>", "<a href=/a>a</a>");
        QTest::newRow("a question to people") << document("Are you a robot?", "",
            "<p>" + QByteArray("Turing asked whether machines think. ").repeated(30) + "</p><script></script>");
        QTest::newRow("a long application")
            << document("App", "<script>window.data='" + QByteArray(70'000, 'x') + " _cf_chl_opt'</script>", "");
        QTest::newRow("text in a script")
            << document("Docs", "<script>render('<p>" + QByteArray("how walls work ").repeated(5) + "</p>')</script>",
                   "<main>" + QByteArray("Words of the page. ").repeated(300) + "_cf_chl_opt</main>");
    }
    void falseAlarms()
    {
        QFETCH(QByteArray, body);
        net::Reply reply;
        reply.status = 200;
        reply.contentType = "text/html";
        reply.body = body;
        QCOMPARE(judge::challengeOf(reply).vendor, QByteArray());
        // Nor are scripts and data documents.
        reply.contentType = "text/javascript";
        reply.body = "window._cf_chl_opt={}; /* <script>sucuri_cloudproxy_js</script> */";
        QCOMPARE(judge::challengeOf(reply).vendor, QByteArray());
    }

    void errorsOfTheSite_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("with Imperva's script") << document(
            "404 Not Found", "<script src=\"/_Incapsula_Resource?SWJIYLWA=1\" async></script>", "<h1>Not Found</h1>");
        QTest::newRow("with DataDome's script") << document("Not found",
            "<script src=\"https://js.captcha-delivery.com/tags.js\"></script>", "<p>Nothing is here.</p>");
        QTest::newRow("with Cloudflare's script") << document("Not found",
            "<script src=\"/cdn-cgi/challenge-platform/scripts/jsd/main.js\"></script>", "<p>Nothing is here.</p>");
    }
    /// A protection puts its script into every page that it hands on.
    void errorsOfTheSite()
    {
        QFETCH(QByteArray, body);
        net::Reply reply;
        reply.contentType = "text/html";
        reply.body = body;
        for (const auto &[status, outcome] : {std::pair(404, Outcome::Broken), {410, Outcome::Broken},
                 {500, Outcome::ServerError}, {504, Outcome::ServerError}}) {
            reply.status = status;
            const judge::Reading reading = judge::readingOf(reply, false, 0);
            QCOMPARE(reading.vendor, QByteArray());
            QCOMPARE(reading.outcome, outcome);
        }
    }

    void patience()
    {
        net::Reply reply;
        reply.status = 429;
        reply.headers = {{"Set-Cookie", "datadome=x"}};
        reply.body = "Too many requests";
        QCOMPARE(judge::readingOf(reply, false, 0).outcome, Outcome::Throttled);
        reply.headers = {{"Server", "cloudflare"}};
        reply.contentType = "text/html";
        reply.body = "<title>Access denied</title><div id=\"cf-error-details\">Error 1015: you are being rate limited";
        QCOMPARE(judge::readingOf(reply, false, 0).outcome, Outcome::Throttled);
    }

    void statusesThatTurnAway_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {418, 430, 999})
            QTest::newRow(qPrintable(QString::number(status))) << status;
    }
    void statusesThatTurnAway()
    {
        QFETCH(int, status);
        net::Reply reply;
        reply.status = status;
        reply.contentType = "text/plain";
        reply.body = "I am a teapot";
        const judge::Reading reading = judge::readingOf(reply, false, 0);
        QCOMPARE(reading.outcome, Outcome::Blocked);
        QVERIFY(reading.remark.contains(QByteArray::number(status)));
    }

    void parts()
    {
        const MarkupParts parts
            = MarkupParts::of("<title>It&#39;s\n A</title><meta name=x content=gone><div id='a>b'>See <a href=/x>x</a>"
                              "<a href=\"javascript:f()\">y</a><script src=s>code < 1</script><style>p{}</style>");
        QCOMPARE(parts.title, QByteArray("it's a"));
        QCOMPARE(parts.links, 1);
        QCOMPARE(parts.text, QByteArray("see x y"));
        QVERIFY(parts.tags.contains("id='a>b'"));
        QVERIFY(!parts.tags.contains("gone"));
        QVERIFY(parts.scripts.contains("code < 1"));
        QCOMPARE(judge::countLinks("<a href=x><A\nhref=y><abbr>", 5), 2);
    }
};

ARGIOPE_TEST(TestChallenge, void)
#include "tst_challenge.moc"
