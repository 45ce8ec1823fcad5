#include "app/cli/progress.h"

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/endlines.h"
#include "app/cli/json.h"

#include "core/scope/applications.h"
#include "core/settings/applicationnames.h"

#include <algorithm>

namespace argiope::cli {

namespace {

QByteArray byOutcomeJson(const engine::Counters &counters)
{
    QByteArray json = "{";
    for (int i = 1; i < base::OutcomeCount; ++i) {
        const qint64 count = counters.byOutcome[size_t(i)];
        if (count == 0)
            continue;
        if (json.size() > 1)
            json += ',';
        json += QByteArray("\"") + base::name(base::Outcome(i)) + "\":" + QByteArray::number(count);
    }
    return QByteArray(json + '}');
}

/// What was kept out, and by which pages it was judged. Without control characters: URLs have none.
QByteArray trapLine(const trap::Trap &trap)
{
    return QByteArray(trap.released ? "spider trap, allowed: " : "spider trap, blocked: ") + trap.id() + " ("
        + trap::evidenceOf(trap) + ")\n";
}

QByteArray clockText(qint64 ms)
{
    const qint64 seconds = ms / 1000;
    const auto two = [](qint64 value) { return QByteArray::number(value).rightJustified(2, '0'); };
    return QByteArray::number(seconds / 3600) + ':' + two(seconds / 60 % 60) + ':' + two(seconds % 60);
}

} // namespace

Progress::Progress(const engine::Crawl &crawl, ProgressKind kind, QObject *parent)
    : QObject(parent)
    , m_crawl(crawl)
    , m_kind(kind)
{
    if (m_kind == ProgressKind::Auto)
        m_kind = stderrIsTerminal() ? ProgressKind::Bar : ProgressKind::Auto;
    if (m_kind != ProgressKind::Bar && m_kind != ProgressKind::Json)
        return;
    m_sinceSample.start();
    connect(&m_timer, &QTimer::timeout, this, &Progress::draw);
    m_timer.start(m_kind == ProgressKind::Bar ? 200 : 1000);
}

Progress::~Progress() = default;

void Progress::measureRate()
{
    const qint64 finished = m_crawl.counters().sessionFetched;
    const double seconds = double(m_sinceSample.nsecsElapsed()) / 1e9;
    m_sinceSample.start();
    if (m_sampleFinished < 0 || seconds <= 0) {
        m_sampleFinished = finished;
        return;
    }
    const double rate = double(finished - m_sampleFinished) / seconds;
    m_rate = m_rate > 0 ? 0.7 * m_rate + 0.3 * rate : rate;
    m_sampleFinished = finished;
}

void Progress::draw()
{
    measureRate();
    if (m_kind == ProgressKind::Json) {
        printJson(nullptr);
        return;
    }
    const engine::Counters counters = m_crawl.counters();
    QByteArray line = QByteArray::number(counters.fetched) + " done  "
        + QByteArray::number(counters.queued + counters.leased) + " queued  "
        + (counters.outdated > 0 ? QByteArray::number(counters.outdated) + " to recrawl  " : QByteArray())
        + QByteArray::number(m_rate, 'f', 0) + "/s  " + clockText(counters.elapsedMs) + "  "
        + engine::name(m_crawl.state());
    // A line as wide as the terminal would wrap and could not be drawn over.
    line.truncate(qMax(0, terminalWidth() - 1));
    toStderr('\r' + line + "\x1b[K");
    m_drawn = true;
}

void Progress::end()
{
    m_timer.stop();
    wipe();
}

void Progress::wipe()
{
    if (m_drawn)
        toStderr("\r\x1b[K");
    m_drawn = false;
}

void Progress::pauseChanged(engine::PauseReason reason)
{
    if (m_kind == ProgressKind::Json) {
        printJson(nullptr);
        return;
    }
    wipe();
    if (reason == engine::PauseReason::DiskFull)
        toStderr("argiope-cli: crawl: paused: the disk is full; the crawl continues when there is free space\n");
    else if (reason == engine::PauseReason::Unreachable)
        toStderr("argiope-cli: crawl: paused: the database does not respond; the crawl continues when it does\n");
    else if (reason == engine::PauseReason::User)
        toStderr("argiope-cli: crawl: paused by argiope-cli control; use it to resume the crawl\n");
    else if (m_paused == engine::PauseReason::User)
        toStderr("argiope-cli: crawl: resumed\n");
    else
        toStderr("argiope-cli: crawl: the problem is solved; resumed\n");
    m_paused = reason;
}

void Progress::stoppedByOthers()
{
    if (m_kind == ProgressKind::Json)
        return; // its last line says how it ended
    wipe();
    toStderr("argiope-cli: crawl: stopped by another program (argiope-cli control); everything is saved, use --resume "
             "to continue\n");
}

void Progress::shortage(engine::Shortage what, int threads)
{
    if (m_kind == ProgressKind::Json)
        return; // whoever reads JSON has the log
    wipe();
    switch (what) {
    case engine::Shortage::OpenFiles:
        toStderr("argiope-cli: crawl: too many open files (see ulimit -n): requests wait until some are closed\n");
        break;
    case engine::Shortage::Ports:
        toStderr("argiope-cli: crawl: no local ports are free: requests wait until some are\n");
        break;
    case engine::Shortage::Threads:
        toStderr("argiope-cli: crawl: the system cannot start more threads: " + QByteArray::number(threads)
            + " are running\n");
        break;
    case engine::Shortage::FilesForThreads:
        toStderr("argiope-cli: crawl: the limit of open files (ulimit -n) is too low for so many threads: "
            + QByteArray::number(threads) + " are running\n");
        break;
    }
}

void Progress::settingsIgnored(const QStringList &names)
{
    wipe();
    toStderr("argiope-cli: crawl: these settings are ignored, as the project has its own: "
        + names.join(QLatin1String(", ")).toUtf8() + "; change them for all nodes with argiope-cli control\n");
}

void Progress::credentialsKept(engine::CredentialsPlace place, const QString &detail)
{
    if (place == engine::CredentialsPlace::Keychain || m_kind == ProgressKind::Json)
        return; // whoever reads JSON has the log
    wipe();
    const QString words = place == engine::CredentialsPlace::File
        ? QStringLiteral("crawl: credentials are stored in ")
        : QStringLiteral("crawl: credentials are not stored: ");
    static_cast<void>(fail(ExitDone, words + detail)); // which lets no foreign text write control characters
}

void Progress::tellLongDelay()
{
    const engine::LongDelay delay = m_crawl.counters().longDelay;
    if (delay.origin.isEmpty() || m_delayTold || m_kind == ProgressKind::Json)
        return;
    m_delayTold = true;
    wipe();
    static_cast<void>(fail(ExitDone,
        QStringLiteral("crawl: robots.txt of %1 sets a Crawl-delay of %2 s; %3 s is used (setting maxCrawlDelay)")
            .arg(QString::fromUtf8(delay.origin))
            .arg(delay.askedSeconds)
            .arg(delay.keptSeconds)));
}

void Progress::applicationsFound(const QList<QByteArray> &ids)
{
    if (m_kind == ProgressKind::Json || m_kind == ProgressKind::None)
        return;
    for (const QByteArray &id : ids) {
        const settings::ApplicationName *application = settings::applicationOf(id);
        if (!application || m_crawl.settings().leaveOut.contains(QString::fromUtf8(id)))
            continue;
        wipe();
        toStderr(QByteArray("argiope-cli: crawl: this site runs on ") + application->name + ": --app-profile " + id
            + " excludes " + scope::wasteKindsOf(id).join(", ") + "; during the crawl: argiope-cli control "
            + m_crawl.projectPath().toUtf8() + " leaveOut=" + id + '\n');
    }
}

QByteArray Progress::lostLogin() const
{
    const auto lost = m_crawl.lostLogin();
    if (!lost)
        return {};
    QByteArray text = "the session has ended: ";
    switch (lost->why) {
    case judge::LostLogin::Why::CookieDeleted:
        text += lost->page + " deleted the cookie \"" + lost->cookie + '"';
        break;
    case judge::LostLogin::Why::LoginPages:
        text += lost->witness + " is a login page now (noticed at " + lost->page + ')';
        break;
    case judge::LostLogin::Why::Refused:
        text += lost->witness + " denies access now (noticed at " + lost->page + ')';
        break;
    }
    if (!lost->cookie.isEmpty() && lost->why != judge::LostLogin::Why::CookieDeleted)
        text += "; the server had replaced the cookie \"" + lost->cookie + '"';
    return text
        + ". Pages fetched since then are queued again. Log in again, and continue with --resume and the new cookie or "
          "password.\n";
}

void Progress::trapFound(const trap::Trap &trap)
{
    // Whoever reads JSON has the log; one that only was reported holds nothing up.
    if (m_kind == ProgressKind::Json || m_kind == ProgressKind::None || (trap.released && trap.kind != "flood"))
        return;
    wipe();
    const QString id = QString::fromUtf8(trap.id());
    const QString evidence = QString::fromUtf8(trap::evidenceOf(trap));
    const QString words = trap.kind == "flood"
        ? QStringLiteral("crawl: most of the growing queue has one URL pattern: %1 (%2); "
                         "'argiope-cli control PROJECT \"block=%3\"' blocks it")
              .arg(QString::fromUtf8(trap.pattern), evidence, id)
        : QStringLiteral("crawl: spider trap, blocked: %1 (%2)").arg(id, evidence);
    static_cast<void>(fail(ExitDone, words)); // which lets no foreign text write control characters
}

void Progress::printJson(const engine::EndReason *reason) const
{
    const engine::Counters counters = m_crawl.counters();
    JsonLine json;
    json.string("state", engine::name(m_crawl.state()));
    if (m_crawl.pauseReason() != engine::PauseReason::None)
        json.string("pause", engine::name(m_crawl.pauseReason()));
    if (reason)
        json.string("reason", engine::name(*reason));
    json.number("elapsed_ms", counters.elapsedMs);
    json.number("total_elapsed_ms", counters.totalMs);
    json.number("discovered", counters.discovered);
    json.number("queued", counters.queued);
    json.number("leased", counters.leased);
    json.number("finished", counters.finished);
    json.number("skipped", counters.skipped);
    json.number("run", counters.run);
    json.number("fetched", counters.fetched);
    json.number("session_fetched", counters.sessionFetched);
    json.number("outdated", counters.outdated);
    json.number("links", counters.links);
    json.number("bytes", counters.bytes);
    json.number("requests", counters.requests);
    json.number("retries", counters.retries);
    // At the end that of the whole session, which may have been too short for a look in between.
    const double mean = double(counters.sessionFetched) * 1000 / double(std::max<qint64>(counters.elapsedMs, 1));
    json.real("rate", reason ? mean : m_rate);
    json.raw("by_outcome", byOutcomeJson(counters));
    if (const engine::LongDelay &delay = counters.longDelay; !delay.origin.isEmpty()) {
        json.string("long_crawl_delay_host", delay.origin);
        json.number("long_crawl_delay", delay.askedSeconds);
        json.number("kept_crawl_delay", delay.keptSeconds);
    }
    if (const QByteArray lost = reason ? lostLogin() : QByteArray(); !lost.isEmpty())
        json.string("lost_login", lost.trimmed());
    if (reason) {
        if (const auto report = readEndReport(m_crawl.projectPath())) {
            json.boolean("made_by_scripts", report->isMadeByScripts());
            json.raw("by_skip_rule", leftOutJson(*report));
        }
        json.string("project", m_crawl.projectPath().toUtf8());
    }
    toStderr(json.line().toByteArray());
}

void Progress::summarize(engine::EndReason reason) const
{
    if (m_kind == ProgressKind::None) {
        // The exit status is that of any limit, and something has to be done.
        if (const QByteArray lost = lostLogin(); !lost.isEmpty())
            static_cast<void>(fail(ExitLimit, QLatin1String("crawl: ") + QString::fromUtf8(lost.trimmed())));
        return;
    }
    if (m_kind == ProgressKind::Json) {
        printJson(&reason);
        return;
    }
    const engine::Counters counters = m_crawl.counters();
    QByteArray outcomes;
    for (int i = 1; i < base::OutcomeCount; ++i) {
        const qint64 count = counters.byOutcome[size_t(i)];
        if (count == 0)
            continue;
        outcomes += outcomes.isEmpty() ? ": " : ", ";
        outcomes += QByteArray::number(count) + ' ' + base::name(base::Outcome(i));
    }
    const auto seconds = [](qint64 ms) -> QByteArray { return QByteArray::number(double(ms) / 1000, 'f', 1) + " s"; };
    const bool wentOn = counters.totalMs > counters.elapsedMs;
    const engine::EndReport report = readEndReport(m_crawl.projectPath()).value_or(engine::EndReport());
    QByteArray text = scriptLine(report) + QByteArray(engine::name(reason)) + " after " + seconds(counters.elapsedMs)
        + (wentOn ? ", " + seconds(counters.totalMs) + " in all" : QByteArray()) + '\n'
        + QByteArray::number(counters.sessionFetched)
        + (counters.sessionFetched == 1 ? " URL fetched" : " URLs fetched")
        + (counters.run > 1 || counters.finished != counters.sessionFetched
                ? ", " + QByteArray::number(counters.finished) + " in all"
                : QByteArray())
        + outcomes + "\n" + QByteArray::number(counters.skipped) + " skipped, "
        + QByteArray::number(counters.queued + counters.leased) + " still queued\n" + leftOutLines(report)
        + lostLogin();
    toStderr(text);
    for (const trap::Trap &trap : m_crawl.traps())
        toStderr(trapLine(trap));
    toStderr("project: " + m_crawl.projectPath().toUtf8() + '\n');
}

} // namespace argiope::cli
