#include "core/render/visit.h"

#include "core/render/pagescript.h"
#include "core/render/withheldhosts.h"
#include "core/url/url.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <utility>

namespace argiope::render {

using base::Milliseconds;
using End = Rendering::End;

namespace {

constexpr int SliceMs = 1'000; ///< of virtual time between two looks: so long it has to be at rest
constexpr int LeastMs = 2'000; ///< of virtual time for any page
constexpr Milliseconds Grace{3'000}; ///< for a page that was interrupted, to hand over its document
constexpr Milliseconds FrameTime{1'000}; ///< for the browser to draw what has changed
constexpr int MostRequests = 500;
constexpr int MostNavigations = 50; ///< a page that goes elsewhere without end is not waited for
constexpr qsizetype MostDocument = 32 * 1024 * 1024; ///< characters
constexpr qsizetype MessageBytes = 500;

/// The smallest picture: pages that wait for their pictures, or take away those that fail, go on as usual.
constexpr char EmptyGif[]
    = "GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02"
      "D\x01\0;";

QByteArray bytes(const QJsonObject &object, const char *key)
{
    return object.value(QLatin1String(key)).toString().toUtf8();
}

ResourceType typeOf(const QString &type)
{
    static constexpr std::pair<const char *, ResourceType> types[]
        = {{"Document", ResourceType::Frame}, {"Script", ResourceType::Script}, {"Stylesheet", ResourceType::Style},
            {"XHR", ResourceType::Data}, {"Fetch", ResourceType::Data}, {"Image", ResourceType::Image},
            {"Font", ResourceType::Font}, {"Media", ResourceType::Media}, {"TextTrack", ResourceType::Media},
            {"Ping", ResourceType::Beacon}, {"CSPViolationReport", ResourceType::Beacon}};
    for (const auto &[name, value] : types) {
        if (type == QLatin1String(name))
            return value;
    }
    return ResourceType::Other;
}

bool isFetched(ResourceType type)
{
    return type == ResourceType::Frame || type == ResourceType::Script || type == ResourceType::Style
        || type == ResourceType::Data;
}

/// What says how the answer was sent, or what a browser is to remember beyond the page.
bool isPassedOn(const QByteArray &name)
{
    static constexpr std::array left{"alt-svc", "clear-site-data", "connection", "content-disposition",
        "content-encoding", "content-length", "keep-alive", "nel", "report-to", "reporting-endpoints",
        "strict-transport-security", "transfer-encoding"};
    const QByteArray lower = name.toLower();
    return std::none_of(left.begin(), left.end(), [&lower](const char *other) { return lower == other; });
}

QByteArray withoutFragment(const QByteArray &url)
{
    const qsizetype at = url.indexOf('#');
    return at < 0 ? url : url.first(at);
}

QByteArray firstLine(const QByteArray &text)
{
    return text.left(text.indexOf('\n')).left(MessageBytes).trimmed();
}

} // namespace

const char *name(ResourceType type)
{
    static constexpr const char *names[]
        = {"frame", "script", "style", "data", "image", "font", "media", "beacon", "other"};
    return names[size_t(type)];
}

const char *name(Withheld why)
{
    static constexpr const char *names[]
        = {"", "type", "tracker", "method", "frame", "scope", "private", "robots", "insecure", "failed", "limit"};
    return names[size_t(why)];
}

Visit::Visit(const Place &place, const Document &document, const ResourceSource &source, const PageLimits &limits)
    : m_place(place)
    , m_document(document)
    , m_source(source)
    , m_limits(limits)
    , m_start(base::systemClock().now())
{
    if (const auto url = url::parse(document.url))
        m_origin = url->origin();
}

Rendering Visit::run()
{
    begin();
    while (m_step != Step::Over) {
        const auto limit = m_start + m_waited + m_grace + Milliseconds{m_limits.busyMs};
        const bool framing = m_step == Step::Showing || m_step == Step::Scrolling;
        Channel::Taken taken = m_place.channel.take(framing ? std::min(limit, m_frameUntil) : limit);
        if (taken.closed)
            end(End::Crashed, "the browser has ended");
        else if (taken.message)
            handle(*taken.message);
        else if (framing && m_frameUntil < limit)
            noFrame();
        else
            overtime();
    }
    m_result.overtime = m_overtime;
    const auto took = base::systemClock().now() - m_start - m_waited;
    m_result.ms = std::max(0, int(std::chrono::duration_cast<Milliseconds>(took).count()));
    return std::move(m_result);
}

void Visit::end(End end, const QByteArray &error)
{
    m_result.end = end;
    m_result.error = error;
    m_step = Step::Over;
}

void Visit::begin()
{
    m_place.browser.send("Emulation.setVirtualTimePolicy",
        QJsonObject{{QStringLiteral("policy"), QStringLiteral("pause")}}, m_place.session);
    m_navigate = m_place.browser.send(
        "Page.navigate", QJsonObject{{QStringLiteral("url"), QString::fromUtf8(m_document.url)}}, m_place.session);
    grant();
}

void Visit::grant()
{
    m_step = Step::Running;
    m_place.browser.send("Emulation.setVirtualTimePolicy",
        QJsonObject{{QStringLiteral("policy"), QStringLiteral("pauseIfNetworkFetchesPending")},
            {QStringLiteral("budget"), SliceMs}},
        m_place.session);
}

int Visit::evaluate(const QString &expression)
{
    QJsonObject parameters{{QStringLiteral("expression"), expression}, {QStringLiteral("returnByValue"), true},
        {QStringLiteral("awaitPromise"), true}};
    if (m_world > 0)
        parameters.insert(QStringLiteral("contextId"), m_world);
    return m_place.browser.send("Runtime.evaluate", parameters, m_place.session);
}

void Visit::probe()
{
    if (!m_committed || m_world == 0) { // it has not come to be yet
        grant();
        return;
    }
    m_step = Step::Probing;
    m_call = evaluate(probeExpression());
}

void Visit::write()
{
    m_step = Step::Writing;
    m_call = evaluate(documentExpression(MostDocument));
}

void Visit::rest(bool settled)
{
    m_result.settled = settled;
    write();
}

void Visit::overtime()
{
    if (m_overtime) {
        end(End::Hung, "the page did not answer");
        return;
    }
    m_overtime = true;
    m_grace = Grace;
    m_place.browser.send("Emulation.setVirtualTimePolicy",
        QJsonObject{{QStringLiteral("policy"), QStringLiteral("pause")}}, m_place.session);
    m_place.browser.send("Runtime.terminateExecution", QJsonObject{}, m_place.session);
    rest(false);
}

void Visit::handle(const Message &message)
{
    if (message.id > 0) {
        answered(message);
        return;
    }
    const QString &method = message.method;
    if (method == QLatin1String("Fetch.requestPaused")) {
        paused(message);
    } else if (method == QLatin1String("Emulation.virtualTimeBudgetExpired")) {
        if (m_step == Step::Running) {
            if (m_committed)
                m_virtualMs += SliceMs;
            probe();
        }
    } else if (method == QLatin1String("Runtime.executionContextCreated")) {
        const QJsonObject context = message.content.value(QLatin1String("context")).toObject();
        const QJsonObject more = context.value(QLatin1String("auxData")).toObject();
        if (bytes(context, "name") == WorldName && bytes(more, "frameId") == m_place.frame)
            m_world = context.value(QLatin1String("id")).toInt();
    } else if (method == QLatin1String("Runtime.executionContextsCleared")) {
        if (message.session == m_place.session)
            m_world = 0;
    } else if (method == QLatin1String("Runtime.exceptionThrown")) {
        thrown(message.content.value(QLatin1String("exceptionDetails")).toObject());
    } else if (method == QLatin1String("Runtime.bindingCalled")) {
        cookieSet(message.content);
    } else if (method == QLatin1String("Page.frameNavigated")) {
        const QJsonObject frame = message.content.value(QLatin1String("frame")).toObject();
        if (bytes(frame, "id") == m_place.frame && m_given)
            m_committed = true;
    } else if (method == QLatin1String("Page.frameRequestedNavigation")) {
        leads(message.content);
    } else if (method == QLatin1String("Page.windowOpen")) {
        const QByteArray url = bytes(message.content, "url");
        if (m_result.popups.size() < Rendering::MostNotes && !url.isEmpty() && !m_result.popups.contains(url))
            m_result.popups.append(url);
    } else if (method == QLatin1String("Page.javascriptDialogOpening")) {
        const bool leaving = bytes(message.content, "type") == "beforeunload";
        m_place.browser.send(
            "Page.handleJavaScriptDialog", QJsonObject{{QStringLiteral("accept"), leaving}}, message.session);
    } else if (method == QLatin1String("Log.entryAdded")) {
        const QJsonObject entry = message.content.value(QLatin1String("entry")).toObject();
        if (bytes(entry, "text").startsWith("Mixed Content"))
            note({bytes(entry, "url"), ResourceType::Other, Withheld::Insecure, firstLine(bytes(entry, "text")), 0});
    } else if (method == QLatin1String("Target.attachedToTarget")) {
        attached(message.content);
    } else if (method == QLatin1String("Inspector.targetCrashed")
        || (method == QLatin1String("Inspector.detached") && message.session == m_place.session)) {
        end(End::Crashed, "the page's process has ended");
    }
}

void Visit::answered(const Message &message)
{
    if (message.id == m_navigate) {
        const QByteArray error = bytes(message.content, "errorText");
        // The answer to the document's own navigation; what a page does afterwards is none of it.
        if (!error.isEmpty() && !m_committed)
            end(End::Hung, "the browser does not show it: " + error);
        return;
    }
    if (message.id != m_call)
        return;
    const QJsonObject value
        = message.content.value(QLatin1String("result")).toObject().value(QLatin1String("value")).toObject();
    switch (m_step) {
    case Step::Probing:
        probed(value);
        break;
    case Step::Showing:
        grant();
        break;
    case Step::Scrolling:
        if (value.value(QLatin1String("moved")).toBool())
            grant();
        else
            rest(true);
        break;
    case Step::Writing:
        written(value);
        break;
    case Step::Running:
    case Step::Over:
        break;
    }
}

void Visit::probed(const QJsonObject &value)
{
    const qint64 changes = value.value(QLatin1String("changes")).toInteger(-1);
    const bool loaded = bytes(value, "ready") == "complete";
    const bool quiet = changes == m_changes && m_result.requests == m_requestsSeen;
    m_changes = changes;
    m_requestsSeen = m_result.requests;
    if (m_leads >= MostNavigations) {
        rest(false);
    } else if (loaded && quiet && m_virtualMs >= LeastMs) {
        if (!m_noFrames && !value.value(QLatin1String("shown")).toBool()) {
            awaitFrame(Step::Showing, frameExpression());
        } else if (m_scrolled) {
            rest(true);
        } else {
            m_scrolled = true;
            awaitFrame(Step::Scrolling, scrollExpression());
        }
    } else if (m_virtualMs >= std::max(m_limits.ownMs, LeastMs)) {
        rest(false);
    } else {
        grant();
    }
}

/// What comes into sight is told with a frame, and frames go by the machine's clock.
void Visit::awaitFrame(Step step, const QString &expression)
{
    m_step = step;
    m_frameUntil = base::systemClock().now() + FrameTime;
    m_call = evaluate(expression);
}

void Visit::noFrame()
{
    m_noFrames = true;
    grant();
}

void Visit::written(const QJsonObject &value)
{
    const QString html = value.value(QLatin1String("html")).toString();
    if (html.isEmpty()) {
        if (m_overtime) // what was interrupted may have been our own call: once more, within the grace
            write();
        else
            end(End::Hung, "the page's document cannot be had");
        return;
    }
    m_result.html = "\xEF\xBB\xBF" + html.toUtf8();
    m_result.finalUrl = bytes(value, "url");
    m_result.cut = value.value(QLatin1String("cut")).toBool();
    end(End::Rendered, {});
}

void Visit::note(ResourceNote note)
{
    if (m_result.notes.size() < Rendering::MostNotes)
        m_result.notes.append(std::move(note));
}

void Visit::thrown(const QJsonObject &details)
{
    ++m_result.errorCount;
    if (m_result.errors.size() >= Rendering::MostNotes)
        return;
    QByteArray text = bytes(details.value(QLatin1String("exception")).toObject(), "description");
    if (text.isEmpty())
        text = bytes(details, "text");
    m_result.errors.append(
        {firstLine(text), bytes(details, "url"), details.value(QLatin1String("lineNumber")).toInt(-1) + 1});
}

void Visit::cookieSet(const QJsonObject &event)
{
    if (bytes(event, "name") != CookieBinding || m_result.cookies.size() >= Rendering::MostNotes)
        return;
    const QJsonArray told = QJsonDocument::fromJson(bytes(event, "payload")).array();
    const QByteArray from = told.at(0).toString().toUtf8();
    const auto url = url::parse(from);
    if (url && url->origin() == m_origin)
        m_result.cookies.append({from, told.at(1).toString().toUtf8()});
}

void Visit::leads(const QJsonObject &event)
{
    if (bytes(event, "frameId") != m_place.frame || !m_committed)
        return;
    const QByteArray reason = bytes(event, "reason");
    if (reason == "metaTagRefresh" || reason == "httpHeaderRefresh")
        return; // the document says so itself
    if (bytes(event, "disposition") != "currentTab")
        return;
    ++m_leads;
    const QByteArray url = bytes(event, "url");
    if (!url.isEmpty() && (m_result.redirects.isEmpty() || m_result.redirects.last() != url)
        && m_result.redirects.size() < MostNavigations)
        m_result.redirects.append(url);
}

void Visit::attached(const QJsonObject &event)
{
    const QJsonObject target = event.value(QLatin1String("targetInfo")).toObject();
    const QByteArray type = bytes(target, "type");
    const QByteArray session = bytes(event, "sessionId");
    if (type == "iframe" || type == "worker") {
        m_place.browser.addSession(session, &m_place.channel);
        m_place.browser.send("Fetch.enable", QJsonObject{}, session);
        m_place.browser.send("Runtime.runIfWaitingForDebugger", QJsonObject{}, session);
        return;
    }
    // A window, a service worker: it stands still until it is closed.
    m_place.browser.send(
        "Target.closeTarget", QJsonObject{{QStringLiteral("targetId"), target.value(QLatin1String("targetId"))}});
}

void Visit::fulfil(
    const QByteArray &session, const QByteArray &requestId, int status, const Headers &headers, const QByteArray &body)
{
    QByteArray lines;
    for (const auto &[key, value] : headers) {
        if (isPassedOn(key) && !value.contains('\0') && !value.contains('\n'))
            lines.append(key).append(": ").append(value).append('\0');
    }
    QByteArray text = "{\"requestId\":\"" + requestId
        + "\",\"responseCode\":" + QByteArray::number(status >= 200 && status <= 599 ? status : 500);
    if (!lines.isEmpty())
        text += ",\"binaryResponseHeaders\":\"" + lines.toBase64() + '"';
    text += ",\"body\":\"" + body.toBase64() + "\"}";
    m_place.browser.send("Fetch.fulfillRequest", text, session);
}

void Visit::refuse(const QByteArray &session, const QByteArray &requestId, const char *reason)
{
    m_place.browser.send("Fetch.failRequest",
        QJsonObject{{QStringLiteral("requestId"), QString::fromLatin1(requestId)},
            {QStringLiteral("errorReason"), QLatin1String(reason)}},
        session);
}

/// A page of another origin asks whether it may ask (Fetch Standard, CORS-preflight). Nobody is bothered with it: the
/// answer to the request itself still has to allow it.
void Visit::preflight(const Message &message, const QByteArray &requestId)
{
    const QJsonObject request = message.content.value(QLatin1String("request")).toObject();
    const QJsonObject asked = request.value(QLatin1String("headers")).toObject();
    const auto header = [&asked](const char *key) {
        for (auto it = asked.begin(); it != asked.end(); ++it) {
            if (it.key().compare(QLatin1String(key), Qt::CaseInsensitive) == 0)
                return it.value().toString().toUtf8();
        }
        return QByteArray();
    };
    fulfil(message.session, requestId, 204,
        {{"Access-Control-Allow-Origin", header("Origin")}, {"Access-Control-Allow-Credentials", "true"},
            {"Access-Control-Allow-Methods", "GET, HEAD"},
            {"Access-Control-Allow-Headers", header("Access-Control-Request-Headers")}},
        {});
}

void Visit::paused(const Message &message)
{
    const QByteArray requestId = bytes(message.content, "requestId");
    const QJsonObject request = message.content.value(QLatin1String("request")).toObject();
    const QString kind = message.content.value(QLatin1String("resourceType")).toString();
    const ResourceType type = typeOf(kind);
    const bool mainDocument = type == ResourceType::Frame && bytes(message.content, "frameId") == m_place.frame
        && message.session == m_place.session;
    if (mainDocument && !m_given) {
        m_given = true;
        fulfil(message.session, requestId, m_document.status, m_document.headers, m_document.body);
        return;
    }
    if (mainDocument || !m_given) { // where it goes is noted elsewhere; and what the last page left behind
        refuse(message.session, requestId, "Aborted");
        return;
    }
    const QByteArray method = bytes(request, "method");
    if (method == "OPTIONS") {
        preflight(message, requestId);
        return;
    }
    if (isFetched(type))
        ++m_result.requests;
    QByteArray url;
    const ResourceAnswer answer = answerTo(request, type, url);
    if (answer.withheld == Withheld::None) {
        if (answer.status >= 400)
            note({url, type, Withheld::None, {}, answer.status});
        fulfil(message.session, requestId, answer.status, answer.headers, answer.body);
        return;
    }
    if (type == ResourceType::Image && answer.withheld == Withheld::Type) {
        fulfil(message.session, requestId, 200, {{"Content-Type", "image/gif"}, {"Access-Control-Allow-Origin", "*"}},
            QByteArray(EmptyGif, sizeof EmptyGif - 1));
        return;
    }
    if (answer.withheld != Withheld::Type)
        note({url, type, answer.withheld, answer.detail, 0});
    refuse(message.session, requestId, answer.withheld == Withheld::Failed ? "Failed" : "BlockedByClient");
}

ResourceAnswer Visit::answerTo(const QJsonObject &request, ResourceType type, QByteArray &url)
{
    url = withoutFragment(bytes(request, "url"));
    if (!isFetched(type))
        return {type == ResourceType::Beacon ? Withheld::Method : Withheld::Type};
    const auto parsed = url::parse(url);
    if (!parsed || !parsed->isHttp())
        return {Withheld::Type};
    if (isWithheldHost(parsed->hostname()))
        return {Withheld::Tracker};
    ResourceRequest wanted{url, bytes(request, "method"), type, {}};
    if (wanted.method != "GET" && wanted.method != "HEAD")
        return {Withheld::Method, wanted.method};
    if (type == ResourceType::Frame && parsed->origin() != m_origin)
        return {Withheld::Frame};
    if (m_result.requests > MostRequests)
        return {Withheld::Limit};
    const QJsonObject headers = request.value(QLatin1String("headers")).toObject();
    for (auto it = headers.begin(); it != headers.end(); ++it) {
        const QByteArray key = it.key().toLatin1();
        const QByteArray lower = key.toLower();
        const bool own = lower == "user-agent" || lower == "cookie" || lower == "accept-encoding"
            || lower == "accept-language" || lower == "host" || lower == "connection" || lower == "range"
            || lower.startsWith("sec-ch-") || lower.startsWith("if-");
        if (!own)
            wanted.headers.append({key, it.value().toString().toUtf8()});
    }
    wanted.cookies = std::exchange(m_result.cookies, {});
    const base::TimePoint began = base::systemClock().now();
    ResourceAnswer answer = m_source(wanted);
    m_waited += base::systemClock().now() - began;
    return answer;
}

} // namespace argiope::render
