#include "core/render/browser.h"

#include "core/base/threads.h"

#include <QFile>
#include <QJsonDocument>
#include <QThread>

#include <optional>
#include <utility>

namespace argiope::render {

namespace {

using base::Milliseconds;

constexpr const char *ErrorFile = "/argiope-errors"; ///< within the profile

constexpr Milliseconds StartTime{30'000};
constexpr Milliseconds CallTime{15'000};
constexpr int ReadTimeout = 200; ///< ms
constexpr Milliseconds MemoryPause{1'000}; ///< between two looks at its processes
constexpr qsizetype ReadBytes = 256 * 1024;
constexpr qsizetype MostMessage = 256 * 1024 * 1024;

QStringList argumentsOf(const BrowserOptions &options, const QString &profile)
{
    QStringList arguments{
        QStringLiteral("--headless=new"),
        QStringLiteral("--remote-debugging-pipe"),
        QStringLiteral("--user-data-dir=") + profile,
        // Nothing that a page does reaches a network but through us, also what the protocol cannot hold up:
        // WebSockets, WebRTC, workers of other origins, the browser's own requests.
        QStringLiteral("--proxy-server=http://127.0.0.1:1"),
        QStringLiteral("--proxy-bypass-list=<-loopback>"),
        QStringLiteral("--host-resolver-rules=MAP * ~NOTFOUND"),
        QStringLiteral("--force-webrtc-ip-handling-policy=disable_non_proxied_udp"),
        QStringLiteral("--disable-quic"),
        QStringLiteral("--no-pings"),
        QStringLiteral("--no-first-run"),
        QStringLiteral("--no-default-browser-check"),
        QStringLiteral("--no-service-autorun"),
        QStringLiteral("--disable-background-networking"),
        QStringLiteral("--disable-breakpad"),
        QStringLiteral("--disable-client-side-phishing-detection"),
        QStringLiteral("--disable-component-extensions-with-background-pages"),
        QStringLiteral("--disable-component-update"),
        QStringLiteral("--disable-default-apps"),
        QStringLiteral("--disable-domain-reliability"),
        QStringLiteral("--disable-extensions"),
        QStringLiteral("--disable-gpu"),
        QStringLiteral("--disable-sync"),
        QStringLiteral("--metrics-recording-only"),
        QStringLiteral("--mute-audio"),
        QStringLiteral("--password-store=basic"),
        QStringLiteral("--use-mock-keychain"),
        QStringLiteral("--hide-scrollbars"),
        QStringLiteral("--disable-dev-shm-usage"),
        // Tabs in the background are as good as the one in front.
        QStringLiteral("--disable-background-timer-throttling"),
        QStringLiteral("--disable-backgrounding-occluded-windows"),
        QStringLiteral("--disable-renderer-backgrounding"),
        QStringLiteral(
            "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,HttpsUpgrades,"
            "HttpsFirstBalancedModeAutoEnable,BackForwardCache,Prerender2,InterestFeedContentSuggestions,"
            "AutofillServerCommunication,CertificateTransparencyComponentUpdater"),
        QStringLiteral("--js-flags=--max-old-space-size=512"),
    };
    if (!options.sandbox)
        arguments.append(QStringLiteral("--no-sandbox"));
    arguments.append(QStringLiteral("about:blank"));
    return arguments;
}

} // namespace

Browser::Browser(const BrowserOptions &options)
    : m_options(options)
{
}

base::Result<std::unique_ptr<Browser>, QByteArray> Browser::start(const BrowserOptions &options)
{
    std::unique_ptr<Browser> browser(new Browser(options));
    if (!browser->m_profile.isValid())
        return base::Failure{QByteArrayLiteral("no folder for its profile can be made among the temporary files")};
    browser->m_thread.reset(QThread::create([own = browser.get()] { own->run(); }));
    browser->m_thread->setStackSize(base::ThreadStackSize);
    browser->m_thread->start();
    {
        std::unique_lock lock(browser->m_mutex);
        browser->m_started.wait(lock, [&browser] { return browser->m_tried; });
        if (!browser->m_startError.isEmpty())
            return base::Failure{browser->m_startError};
    }
    const auto version = browser->call("Browser.getVersion");
    if (!version) {
        const QByteArray words = browser->lastWords();
        return base::Failure{QByteArray("the browser does not start") + (words.isEmpty() ? "" : ": ") + words};
    }
    browser->m_product = version->value(QLatin1String("product")).toString().toUtf8();
    return browser;
}

Browser::~Browser()
{
    m_ending = true;
    kill();
    if (m_thread)
        m_thread->wait();
}

QByteArray Browser::lastWords() const
{
    QFile file(m_profile.path() + QLatin1String(ErrorFile));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // What matters comes last, but for what is always said (D-Bus).
    const QList<QByteArray> lines = file.read(64 * 1024).split('\n');
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        const bool matters = line->contains("sandbox") || line->contains("FATAL") || line->contains("cannot");
        if (matters && !line->startsWith('#'))
            return line->trimmed().left(300);
    }
    for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
        if (!line->trimmed().isEmpty())
            return line->trimmed().left(300);
    }
    return {};
}

void Browser::run()
{
    auto process = PipeProcess::start(
        m_options.program, argumentsOf(m_options, m_profile.path()), m_profile.path() + QLatin1String(ErrorFile));
    PipeProcess *own = nullptr;
    {
        const std::lock_guard lock(m_mutex);
        m_tried = true;
        if (process) {
            m_process = std::move(process).value();
            own = m_process.get();
        } else {
            m_startError = process.error();
            m_gone = true;
        }
    }
    m_started.notify_all();
    if (!own)
        return;
    QByteArray buffer(ReadBytes, Qt::Uninitialized);
    base::TimePoint looked = base::systemClock().now();
    while (!m_ending) {
        const qint64 got = own->read(buffer.data(), buffer.size(), ReadTimeout);
        if (got < 0 || m_unread.size() > MostMessage)
            break;
        read(QByteArrayView(buffer).first(got));
        if (const base::TimePoint at = base::systemClock().now(); at - looked > MemoryPause) {
            looked = at;
            own->endLargerThan(m_options.processBytes);
        }
    }
    m_gone = true;
    {
        const std::lock_guard writing(m_writing);
        const std::lock_guard lock(m_mutex);
        for (Channel *channel : std::as_const(m_channels))
            channel->close();
        m_process.reset();
    }
    m_own.close();
}

void Browser::read(QByteArrayView bytes)
{
    for (qsizetype end = bytes.indexOf('\0'); end >= 0; end = bytes.indexOf('\0')) {
        m_unread.append(bytes.first(end));
        bytes = bytes.sliced(end + 1);
        deliver(m_unread);
        m_unread.clear();
    }
    m_unread.append(bytes);
}

void Browser::deliver(const QByteArray &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    Message message;
    message.session = object.value(QLatin1String("sessionId")).toString().toLatin1();
    message.id = object.value(QLatin1String("id")).toInt();
    message.method = object.value(QLatin1String("method")).toString();
    if (object.contains(QLatin1String("error")))
        message.error
            = object.value(QLatin1String("error")).toObject().value(QLatin1String("message")).toString().toUtf8();
    message.content = object.value(message.id > 0 ? QLatin1String("result") : QLatin1String("params")).toObject();
    if (message.session.isEmpty()) {
        if (message.id > 0) // nobody reads the browser's own events
            m_own.put(std::move(message));
        return;
    }
    const std::lock_guard lock(m_mutex);
    if (Channel *channel = m_channels.value(message.session))
        channel->put(std::move(message));
}

int Browser::send(const char *method, const QByteArray &parameters, const QByteArray &session)
{
    const int id = ++m_lastId;
    QByteArray text;
    text.reserve(parameters.size() + 200);
    text.append("{\"id\":").append(QByteArray::number(id)).append(",\"method\":\"").append(method).append('"');
    if (!session.isEmpty())
        text.append(",\"sessionId\":\"").append(session).append('"');
    text.append(",\"params\":").append(parameters).append('}').append('\0');
    const std::lock_guard writing(m_writing);
    return m_process && m_process->write(text) ? id : 0;
}

int Browser::send(const char *method, const QJsonObject &parameters, const QByteArray &session)
{
    return send(method, QJsonDocument(parameters).toJson(QJsonDocument::Compact), session);
}

std::optional<QJsonObject> Browser::call(const char *method, const QJsonObject &parameters)
{
    const std::lock_guard calling(m_calling);
    const base::TimePoint until = base::systemClock().now() + (m_product.isEmpty() ? StartTime : CallTime);
    const int id = send(method, parameters);
    while (id > 0) {
        Channel::Taken taken = m_own.take(until);
        if (!taken.message)
            break;
        if (taken.message->id == id)
            return taken.message->error.isEmpty() ? std::optional(taken.message->content) : std::nullopt;
    }
    return std::nullopt;
}

void Browser::addSession(const QByteArray &session, Channel *channel)
{
    const std::lock_guard lock(m_mutex);
    m_channels.insert(session, channel);
    if (m_gone)
        channel->close();
}

void Browser::removeChannel(const Channel *channel)
{
    const std::lock_guard lock(m_mutex);
    m_channels.removeIf([channel](auto it) { return it.value() == channel; });
}

void Browser::kill()
{
    const std::lock_guard lock(m_mutex);
    if (m_process)
        m_process->kill();
}

} // namespace argiope::render
