#include "core/render/tab.h"

#include "core/render/pagescript.h"
#include "core/render/visit.h"

#include <QJsonArray>

namespace argiope::render {

namespace {

constexpr base::Milliseconds PrepareTime{15'000};

QString text(const QByteArray &bytes)
{
    return QString::fromUtf8(bytes);
}

/// The origin, as the protocol wants it: "https://a.example:8080".
QString originOf(const QByteArray &url)
{
    const qsizetype host = url.indexOf("//") + 2;
    const qsizetype path = url.indexOf('/', host);
    return text(path < 0 ? url : url.first(path));
}

} // namespace

Tab::Tab(std::shared_ptr<Browser> browser, QByteArray context, QByteArray target, QByteArray session)
    : m_browser(std::move(browser))
    , m_context(std::move(context))
    , m_target(std::move(target))
    , m_session(std::move(session))
{
}

std::unique_ptr<Tab> Tab::open(std::shared_ptr<Browser> browser, const TabOptions &options)
{
    const auto context
        = browser->call("Target.createBrowserContext", QJsonObject{{QStringLiteral("disposeOnDetach"), true}});
    if (!context)
        return nullptr;
    const QJsonValue id = context->value(QLatin1String("browserContextId"));
    (void)browser->call("Browser.setDownloadBehavior",
        QJsonObject{{QStringLiteral("behavior"), QStringLiteral("deny")}, {QStringLiteral("browserContextId"), id}});
    const auto target = browser->call("Target.createTarget",
        QJsonObject{{QStringLiteral("url"), QStringLiteral("about:blank")}, {QStringLiteral("browserContextId"), id}});
    if (!target)
        return nullptr;
    const QJsonValue targetId = target->value(QLatin1String("targetId"));
    const auto session = browser->call("Target.attachToTarget",
        QJsonObject{{QStringLiteral("targetId"), targetId}, {QStringLiteral("flatten"), true}});
    if (!session)
        return nullptr;
    std::unique_ptr<Tab> tab(new Tab(std::move(browser), id.toString().toLatin1(), targetId.toString().toLatin1(),
        session->value(QLatin1String("sessionId")).toString().toLatin1()));
    return tab->prepare(options) ? std::move(tab) : nullptr;
}

bool Tab::prepare(const TabOptions &options)
{
    m_browser->addSession(m_session, &m_channel);
    int last = 0;
    const auto send = [this, &last](const char *method, const QJsonObject &parameters = {}) {
        last = m_browser->send(method, parameters, m_session);
    };
    send("Fetch.enable",
        {{QStringLiteral("patterns"), QJsonArray{QJsonObject{{QStringLiteral("urlPattern"), QStringLiteral("*")}}}}});
    send("Page.enable");
    send("Runtime.enable");
    send("Log.enable");
    send("Inspector.enable");
    send("Target.setAutoAttach",
        {{QStringLiteral("autoAttach"), true}, {QStringLiteral("waitForDebuggerOnStart"), true},
            {QStringLiteral("flatten"), true}});
    send("Emulation.setUserAgentOverride",
        {{QStringLiteral("userAgent"), text(options.userAgent)},
            {QStringLiteral("acceptLanguage"), text(options.acceptLanguage)}});
    send("Emulation.setDeviceMetricsOverride",
        {{QStringLiteral("width"), options.width}, {QStringLiteral("height"), options.height},
            {QStringLiteral("deviceScaleFactor"), 1}, {QStringLiteral("mobile"), false}});
    send("Emulation.setFocusEmulationEnabled", {{QStringLiteral("enabled"), true}});
    send("Runtime.addBinding", {{QStringLiteral("name"), QLatin1String(CookieBinding)}});
    send("Page.addScriptToEvaluateOnNewDocument", {{QStringLiteral("source"), pageScript()}});
    send("Page.addScriptToEvaluateOnNewDocument",
        {{QStringLiteral("source"), observerScript()}, {QStringLiteral("worldName"), QLatin1String(WorldName)}});
    // A navigation before all of it holds can crash the page's process (Chromium 156).
    const base::TimePoint until = base::systemClock().now() + PrepareTime;
    while (last > 0) {
        const Channel::Taken taken = m_channel.take(until);
        if (!taken.message)
            return false;
        if (taken.message->id == last)
            return true;
    }
    return false;
}

Tab::~Tab()
{
    if (m_isBusy) // it would go on as long as it is asked kindly
        m_browser->send("Page.crash", QJsonObject{}, m_session);
    m_browser->removeChannel(&m_channel);
    // Nobody waits for it: a page that hangs may take its time to go.
    m_browser->send("Target.closeTarget", QJsonObject{{QStringLiteral("targetId"), text(m_target)}});
    m_browser->send("Target.disposeBrowserContext", QJsonObject{{QStringLiteral("browserContextId"), text(m_context)}});
}

Rendering Tab::render(const Document &document, const ResourceSource &source, const PageLimits &limits)
{
    ++m_visits;
    m_channel.clear();
    Visit visit({*m_browser, m_channel, m_session, m_target}, document, source, limits);
    Rendering rendering = visit.run();
    m_isBusy = rendering.overtime;
    m_browser->send("Storage.clearDataForOrigin",
        QJsonObject{{QStringLiteral("origin"), originOf(document.url)},
            {QStringLiteral("storageTypes"), QStringLiteral("all")}},
        m_session);
    m_browser->send("Page.resetNavigationHistory", QJsonObject{}, m_session);
    return rendering;
}

} // namespace argiope::render
