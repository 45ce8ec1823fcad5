// With an installed browser; skips where there is none.

#include "core/base/clock.h"
#include "core/render/browserfinder.h"
#include "core/render/renderer.h"
#include "tests/support/browserhere.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QTest>

#include <atomic>
#include <mutex>
#include <thread>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace argiope::render;
using End = Rendering::End;

namespace {

constexpr const char *Url = "http://site.test/folder/page.html";

RendererOptions testOptions()
{
    RendererOptions options;
    options.tabs = 2;
    options.userAgent = "Tester/1.0";
    options.acceptLanguage = "de";
#ifdef Q_OS_UNIX
    options.sandbox = ::geteuid() != 0; // tests may be run by root
#endif
    return options;
}

/// Answers by URL, and remembers what was asked for.
class Site
{
public:
    QHash<QByteArray, QByteArray> bodies;
    QHash<QByteArray, Withheld> withheld;
    [[nodiscard]] ResourceSource source()
    {
        return [this](const ResourceRequest &request) -> ResourceAnswer {
            const std::lock_guard lock(m_mutex);
            m_asked.append(request.method + ' ' + request.url);
            if (withheld.contains(request.url))
                return {withheld.value(request.url), "because"};
            if (!bodies.contains(request.url))
                return {Withheld::None, {}, 404, {{"Content-Type", "text/plain"}}, "no"};
            const QByteArray type = request.url.endsWith(".js") ? "text/javascript"
                : request.url.endsWith(".css")                  ? "text/css"
                : request.url.endsWith(".html")                 ? "text/html"
                                                                : "application/json";
            return {Withheld::None, {}, 200, {{"Content-Type", type}}, bodies.value(request.url)};
        };
    }
    [[nodiscard]] QList<QByteArray> asked() const
    {
        const std::lock_guard lock(m_mutex);
        return m_asked;
    }

private:
    mutable std::mutex m_mutex;
    QList<QByteArray> m_asked;
};

Document documentOf(const QByteArray &body)
{
    return {Url, 200, {{"Content-Type", "text/html; charset=utf-8"}}, body};
}

} // namespace

class TestRenderer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (const QString reason = argiope::test::noBrowserHere(); !reason.isEmpty())
            QSKIP(qPrintable(reason));
        m_renderer = std::make_unique<Renderer>(testOptions());
    }
    void cleanupTestCase() { m_renderer.reset(); }

    void documents_data();
    void documents();
    void ofItsOwn();
    void resources();
    void withheld();
    void cookies();
    void errors();
    void redirects_data();
    void redirects();
    void neverAtRest();
    void hostile_data();
    void hostile();
    void forgets();
    void says();
    void manyAtATime();
    void killedBrowser();
    void abort();
    void noBrowser();

private:
    Rendering render(const QByteArray &body) { return m_renderer->render(documentOf(body), m_site.source()); }
    void canary();

    std::unique_ptr<Renderer> m_renderer;
    Site m_site;
};

void TestRenderer::canary()
{
    const Rendering after = render("<!doctype html><p id=p><script>p.textContent='the canary sings'</script>");
    QCOMPARE(after.error, QByteArray());
    QCOMPARE(after.end, End::Rendered);
    QVERIFY2(after.html.contains("the canary sings"), after.html.constData());
    QVERIFY(after.settled);
}

void TestRenderer::documents_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("expected"); ///< within the document
    const auto row = [](const char *name, const char *body, const char *expected) {
        QTest::newRow(name) << QByteArray(body) << QByteArray(expected);
    };
    row("no scripts", "<!doctype html><title>x</title><p>plain &amp; simple", "<p>plain &amp; simple</p>");
    row("the kind of document", "<!doctype html><p>x", "<!DOCTYPE html><html>");
    row("written", "<!doctype html><script>document.write('<a href=b>b</a>')</script>", "<a href=\"b\">b</a>");
    row("title", "<title>raw</title><script>document.title='made'</script>", "<title>made</title>");
    row("a timer", "<p id=p><script>setTimeout(()=>p.textContent='late',1500)</script>", "<p id=\"p\">late");
    row("timers in a row",
        "<p id=p><script>let n=0;const t=()=>{p.textContent=++n;if(n<12)setTimeout(t,300)};t()</script>",
        "<p id=\"p\">12</p>");
    row("animation frames",
        "<p id=p><script>let n=0;const t=()=>{p.textContent=++n;if(n<5)requestAnimationFrame(t)};t()</script>",
        "<p id=\"p\">5</p>");
    row("open shadow root",
        "<div id=d><b slot=s>given</b></div><script>d.attachShadow({mode:'open'}).innerHTML="
        "'<a href=\"/in\">in</a><slot name=s></slot>'</script>",
        "<a href=\"/in\">in</a><b slot=\"s\">given</b></div>");
    row("an inner document", "<p>x<iframe srcdoc='<a href=&quot;inner&quot;>inner</a>'></iframe>",
        "folder/inner\">inner</a></div>");
    row("comes into sight",
        "<p id=p>x<div style='height:3000px'></div><div id=e>e</div><script>new IntersectionObserver(r=>{"
        "if(r[0].isIntersecting)p.textContent='seen'}).observe(e)</script>",
        "<p id=\"p\">seen");
    row("beyond sight, once",
        "<p id=p>x<div style='height:9000px'></div><div id=e>e</div><script>new IntersectionObserver(r=>{"
        "if(r[0].isIntersecting)p.textContent='seen'}).observe(e)</script>",
        "<p id=\"p\">seen");
    row("Chinese", "<p id=p><script>p.textContent='\xe4\xb8\xad\xe6\x96\x87'</script>", "\xe4\xb8\xad\xe6\x96\x87</p>");
    row("pictures seem to come",
        "<img src=/x.png id=i onload=\"document.body.append('loaded')\" onerror=\"document.body.append('broken')\">",
        "loaded");
}

void TestRenderer::documents()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, expected);
    const Rendering made = render(body);
    QCOMPARE(made.error, QByteArray());
    QCOMPARE(made.end, End::Rendered);
    QVERIFY2(made.html.contains(expected), made.html.constData());
    QVERIFY(made.settled);
    QVERIFY(!made.cut);
    QVERIFY(made.ms >= 0);
    QCOMPARE(made.finalUrl, QByteArray(Url));
}

/// The answer's status and headers reach the page, and its address is the one it has.
void TestRenderer::ofItsOwn()
{
    const Document document{"http://other.test/a?b=c", 200,
        {{"Content-Type", "text/html"}, {"Content-Security-Policy", "script-src 'unsafe-inline'"},
            {"Content-Encoding", "gzip"}},
        "<p id=p><script>p.textContent=location.href+' '+navigator.userAgent+' '+navigator.language;"
        "history.pushState({},'','/else')</script><script src=/x.js></script>"};
    const Rendering made = m_renderer->render(document, m_site.source());
    QCOMPARE(made.end, End::Rendered);
    QVERIFY2(made.html.contains("http://other.test/a?b=c Tester/1.0 de"), made.html.constData());
    QCOMPARE(made.finalUrl, QByteArray("http://other.test/else"));
    QCOMPARE(made.requests, 0); // the page's own policy forbids it
}

void TestRenderer::resources()
{
    m_site.bodies = {{"http://site.test/a.js", "fetch('data.json').then(r=>r.json()).then(d=>p.textContent=d.text)"},
        {"http://site.test/folder/data.json", "{\"text\":\"fetched\"}"},
        {"http://site.test/folder/frame.html", "<a href=x.html>framed</a>"},
        {"http://site.test/a.css", "p{display:block}"}};
    const Rendering made = render("<link rel=stylesheet href=/a.css><p id=p></p><iframe src=frame.html></iframe>"
                                  "<script src=/a.js></script><script src=/none.js></script><img src=/i.png>");
    QCOMPARE(made.end, End::Rendered);
    QVERIFY2(made.html.contains("<p id=\"p\">fetched"), made.html.constData());
    QVERIFY2(made.html.contains("<a href=\"http://site.test/folder/x.html\">framed</a>"), made.html.constData());
    QList<QByteArray> asked = m_site.asked();
    std::sort(asked.begin(), asked.end());
    QVERIFY(asked.contains("GET http://site.test/folder/data.json"));
    QVERIFY(!asked.contains("GET http://site.test/i.png"));
    QCOMPARE(made.notes.size(), 1);
    QCOMPARE(made.notes.first().url, QByteArray("http://site.test/none.js"));
    QCOMPARE(made.notes.first().status, 404);
    QCOMPARE(made.notes.first().why, Withheld::None);
}

void TestRenderer::withheld()
{
    m_site.withheld = {{"http://site.test/private.js", Withheld::Robots}};
    const Rendering made = render("<p>x<script src=private.js></script><script src=/private.js></script>"
                                  "<script src=https://www.google-analytics.com/a.js></script>"
                                  "<iframe src=http://elsewhere.test/></iframe>"
                                  "<script>fetch('/send',{method:'POST',body:'x'}).catch(()=>0);"
                                  "navigator.sendBeacon('/beacon','x');new WebSocket('ws://site.test/s')</script>");
    QCOMPARE(made.end, End::Rendered);
    QHash<QByteArray, Withheld> notes;
    for (const ResourceNote &note : made.notes)
        notes.insert(note.url, note.why);
    QCOMPARE(notes.value("http://site.test/private.js"), Withheld::Robots);
    QCOMPARE(notes.value("https://www.google-analytics.com/a.js"), Withheld::Tracker);
    QCOMPARE(notes.value("http://elsewhere.test/"), Withheld::Frame);
    QCOMPARE(notes.value("http://site.test/send"), Withheld::Method);
    for (const QByteArray &one : m_site.asked())
        QVERIFY2(one.startsWith("GET http://site.test/"), one.constData());
    canary();
}

/// Whoever asks for more is told of cookies that scripts have set by then; the page keeps its own view of them.
void TestRenderer::cookies()
{
    QList<QByteArray> before;
    const Rendering made = m_renderer->render(
        documentOf("<p id=p><script>document.cookie='a=1; path=/';document.cookie='b=2';"
                   "fetch('/x').finally(()=>{document.cookie='c=3';p.textContent=document.cookie+typeof argiopeCookie})"
                   "</script>"),
        [&before](const ResourceRequest &request) -> ResourceAnswer {
            for (const ScriptCookie &cookie : request.cookies)
                before.append(cookie.url + ' ' + cookie.line);
            return {Withheld::None, {}, 200, {}, {}};
        });
    QCOMPARE(before, (QList<QByteArray>{QByteArray(Url) + " a=1; path=/", QByteArray(Url) + " b=2"}));
    QCOMPARE(made.cookies.size(), 1);
    QCOMPARE(made.cookies.first().line, QByteArray("c=3"));
    for (const char *one : {"a=1", "b=2", "c=3", "undefined"})
        QVERIFY2(made.html.contains(one), made.html.constData());
}

void TestRenderer::errors()
{
    m_site.bodies.insert("http://site.test/bad.js", "\nundefinedName.x = 1");
    const Rendering made = render("<p>x<script src=/bad.js></script><script>throw new Error('mine')</script>"
                                  "<script>for(let i=0;i<200;i++)setTimeout(()=>{throw i},10)</script>");
    QCOMPARE(made.end, End::Rendered);
    QVERIFY(made.errors.size() == Rendering::MostNotes);
    QCOMPARE(made.errorCount, 202);
    QCOMPARE(made.errors[0].source, QByteArray("http://site.test/bad.js"));
    QCOMPARE(made.errors[0].line, 2);
    QVERIFY2(made.errors[0].message.contains("undefinedName"), made.errors[0].message.constData());
    QCOMPARE(made.errors[1].message, QByteArray("Error: mine"));
}

void TestRenderer::redirects_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QList<QByteArray>>("to");
    const auto row = [](const char *name, const char *body, const QList<QByteArray> &to) {
        QTest::newRow(name) << QByteArray(body) << to;
    };
    row("location", "<p>here<script>location='/there'</script>", {"http://site.test/there"});
    row("after a while", "<p>here<script>setTimeout(()=>location.replace('http://else.test/'),500)</script>",
        {"http://else.test/"});
    row("a link is clicked", "<p>here<a id=a href=/by-link>l</a><script>a.click()</script>",
        {"http://site.test/by-link"});
    row("meta refresh is none by script", "<p>here<meta http-equiv=refresh content='0;url=/by-meta'>", {});
    row("within the document", "<p>here<script>location.hash='x'</script>", {});
}

void TestRenderer::redirects()
{
    QFETCH(QByteArray, body);
    QFETCH(QList<QByteArray>, to);
    const Rendering made = render(body);
    QCOMPARE(made.end, End::Rendered);
    QCOMPARE(made.redirects, to);
    QVERIFY2(made.html.contains("<p>here"), made.html.constData());
    canary();
}

void TestRenderer::neverAtRest()
{
    const Rendering made = render("<p id=p><script>let n=0;setInterval(()=>p.textContent=++n,100)</script>");
    QCOMPARE(made.end, End::Rendered);
    QVERIFY(!made.settled);
    // The page's clock is our own: so many times, whatever the machine does besides.
    QVERIFY2(
        made.html.contains("<p id=\"p\">49</p>") || made.html.contains("<p id=\"p\">50</p>"), made.html.constData());
}

void TestRenderer::hostile_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("busyMs");
    const auto row = [](const char *name, const char *body, int busyMs = 1'500) {
        QTest::newRow(name) << QByteArray(body) << busyMs;
    };
    row("loop", "<p>x<script>for(;;){}</script>");
    row("loops in timers", "<p>x<script>for(let i=0;i<100;i++)setTimeout(()=>{for(;;){}},i)</script>");
    row("dialogs",
        "<p>x<script>setInterval(()=>{alert(1);confirm(2);prompt(3)},1);for(let i=0;i<30;i++)alert(i)</script>");
    row("leaves with a question",
        "<p>x<script>onbeforeunload=e=>{e.preventDefault();return 'stay'};setTimeout(()=>location='/x',10)</script>");
    row("history", "<p>x<script>setInterval(()=>{for(let i=0;i<100;i++)history.pushState({},'','/'+i)},1)</script>");
    row("windows", "<p>x<script>setInterval(()=>open('/w'+Math.random()),20)</script>");
    row("goes in circles", "<p>x<script>setInterval(()=>location.reload(),10)</script>");
    row("frames without end",
        "<p>x<script>setInterval(()=>{const f=document.createElement('iframe');f.src='frame.html?'+Math.random();"
        "document.body.append(f)},5)</script>");
    row("workers",
        "<p>x<script>for(let i=0;i<20;i++)new Worker(URL.createObjectURL(new Blob(['for(;;){}'])))</script>");
    row("a service worker", "<p>x<script>navigator.serviceWorker&&navigator.serviceWorker.register('/sw.js')</script>");
    row("many elements",
        "<p>x<script>let s='';for(let i=0;i<300000;i++)s+='<b>x</b>';document.body.innerHTML=s</script>");
    row("deep",
        "<div id=d></div><script>let e=d;for(let i=0;i<20000;i++){const n=document.createElement('div');"
        "e.append(n);e=n};d.attachShadow({mode:'open'}).innerHTML='<slot></slot>'</script>");
    row("memory", "<p>x<script>const a=[];for(;;)a.push(new Array(1e6).fill(Math.random()))</script>", 60'000);
    row("a download",
        "<p>x<script>const a=document.createElement('a');a.href='data:application/zip;base64,AAAA';"
        "a.download='x.zip';a.click()</script>");
    row("prints", "<p>x<script>print();setInterval(print,10)</script>");
    row("closes itself", "<p>x<script>window.close();setTimeout(close,10)</script>");
}

void TestRenderer::hostile()
{
    QFETCH(QByteArray, body);
    QFETCH(int, busyMs);
    const auto start = argiope::base::systemClock().now();
    const Rendering made = m_renderer->render(documentOf(body), m_site.source(), {.ownMs = 2'000, .busyMs = busyMs});
    QVERIFY(made.end == End::Rendered || made.end == End::Hung || made.end == End::Crashed);
    const auto took = std::chrono::duration_cast<std::chrono::seconds>(argiope::base::systemClock().now() - start);
    qInfo("%s after %d s, settled %d: %s", QTest::currentDataTag(), int(took.count()), int(made.settled),
        made.error.constData());
    canary();
}

/// What a page has stored is not there for the next.
void TestRenderer::forgets()
{
    const QByteArray body
        = "<p id=p><script>p.textContent=['[',document.cookie,localStorage.x,sessionStorage.x,"
          "window.name,history.length,']'].join('|');document.cookie='c=1';localStorage.x=1;sessionStorage.x=1;"
          "window.name='n';history.pushState({},'','/y')</script>";
    for (int i = 0; i < 3; ++i) {
        const Rendering made = render(body); // the tab that was used last is used first
        QCOMPARE(made.end, End::Rendered);
        const qsizetype at = made.html.indexOf("[|");
        QVERIFY2(made.html.mid(at).startsWith("[||||"), made.html.constData());
    }
}

void TestRenderer::says()
{
    QVERIFY2(m_renderer->product().contains('/'), m_renderer->product().constData());
    QVERIFY(usualTabs() >= 1);
    QCOMPARE(QByteArray(name(Withheld::Robots)), QByteArray("robots"));
    QCOMPARE(QByteArray(name(ResourceType::Data)), QByteArray("data"));
}

/// More threads than tabs, and each gets its own page.
void TestRenderer::manyAtATime()
{
    std::atomic<int> good = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i) {
        threads.emplace_back([this, i, &good] {
            for (int j = 0; j < 5; ++j) {
                const QByteArray mark = "page " + QByteArray::number(i) + " of " + QByteArray::number(j);
                const Rendering made
                    = render("<p id=p><script>setTimeout(()=>p.textContent='made " + mark + "',50)</script>");
                if (made.end == End::Rendered && made.settled
                    && made.html.contains(QByteArray("made " + mark + "</p>")))
                    ++good;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(good.load(), 30);
}

/// A browser that ends amid a page is no end of the renderer.
void TestRenderer::killedBrowser()
{
    const Document crash = documentOf("<p>x<script>fetch('/kill')</script>");
    const Rendering made = m_renderer->render(crash, [this](const ResourceRequest &) -> ResourceAnswer {
        m_renderer->endBrowser();
        return {Withheld::None, {}, 200, {}, {}};
    });
    QCOMPARE(made.end, End::Crashed);
    canary();
}

void TestRenderer::abort()
{
    Renderer renderer(testOptions());
    std::thread aborting;
    const Rendering made = renderer.render(
        documentOf("<p>x<script>fetch('/slow')</script>"), [&](const ResourceRequest &) -> ResourceAnswer {
            renderer.abort();
            return {Withheld::None, {}, 200, {}, {}};
        });
    QCOMPARE(made.end, End::Aborted);
    QCOMPARE(renderer.render(documentOf("<p>x"), m_site.source()).end, End::Aborted);
}

void TestRenderer::noBrowser()
{
    RendererOptions options = testOptions();
    options.browser = QStringLiteral("/nowhere/browser");
    QVERIFY(Renderer::whyNone(options).contains("/nowhere/browser"));
    Renderer renderer(options);
    const Rendering made = renderer.render(documentOf("<p>x"), m_site.source());
    QCOMPARE(made.end, End::NoBrowser);
    QVERIFY(!made.error.isEmpty());
    // A program that is none.
    options.browser = QStringLiteral("/bin/true");
    Renderer other(options);
    QVERIFY(other.render(documentOf("<p>x"), m_site.source()).end != End::Rendered);
#ifdef Q_OS_UNIX
    if (::geteuid() == 0) {
        RendererOptions careful = testOptions();
        careful.sandbox = true;
        QVERIFY(Renderer::whyNone(careful).contains("root"));
        Renderer refusing(careful);
        QCOMPARE(refusing.render(documentOf("<p>x"), m_site.source()).end, End::NoBrowser);
    }
#endif
}

ARGIOPE_TEST(TestRenderer, QCoreApplication)
#include "tst_renderer.moc"
