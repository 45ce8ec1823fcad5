#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/crawlarguments.h"
#include "app/cli/crawlrun.h"
#include "app/cli/filelog.h"
#include "app/cli/progress.h"
#include "app/cli/starts.h"
#include "app/cli/watch.h"
#include "app/interrupts.h"

#include "core/engine/control.h"
#include "core/engine/duepages.h"
#include "core/engine/urltrace.h"
#include "core/settings/fields.h"
#include "core/settings/live.h"
#include "core/store/place.h"
#include "core/store/reader.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QTimer>

#include <optional>

namespace argiope::cli {

namespace {

int statusOf(engine::EndReason reason)
{
    switch (reason) {
    case engine::EndReason::Completed:
        return ExitDone;
    case engine::EndReason::Stopped:
        return ExitInterrupted;
    case engine::EndReason::MaxUrls:
    case engine::EndReason::MaxTime:
    case engine::EndReason::MaxBytes:
    case engine::EndReason::LostLogin: // before its end, and can be resumed as after a limit
        return ExitLimit;
    case engine::EndReason::None:
    case engine::EndReason::Failed:
        break;
    }
    return ExitError;
}

/// The pages that are due now; nothing where they cannot be read, which has been said.
std::optional<QList<base::UrlId>> duePages(const CrawlRequest &request)
{
    const auto reader = store::Reader::open(request.project);
    if (!reader) {
        (void)fail(ExitError, QLatin1String("crawl: ") + reader.error().message());
        return std::nullopt;
    }
    QList<base::UrlId> ids;
    for (const engine::DuePage &page :
        engine::duePages(**reader, QDateTime::currentMSecsSinceEpoch(), qsizetype(request.due)))
        ids.append(page.id);
    if (const auto error = (*reader)->error()) {
        (void)fail(ExitError, QLatin1String("crawl: ") + error->message());
        return std::nullopt;
    }
    return ids;
}

/// What somebody gave a node that the project, which is there, has otherwise.
QStringList ignoredOf(const engine::CrawlOptions &given, const settings::CrawlSettings &taken)
{
    const QJsonObject usual = settings::toJson({});
    const QJsonObject wanted = settings::toJson(given.settings);
    const QJsonObject has = settings::toJson(taken);
    QStringList names;
    for (auto it = wanted.begin(); it != wanted.end(); ++it) {
        const bool isOwn = it.key() == u"threads" && given.node.threads > 0;
        if (!isOwn && *it != usual.value(it.key()) && *it != has.value(it.key()))
            names.append(it.key());
    }
    return names;
}

} // namespace

int crawlOnce(const CrawlRequest &request, const std::shared_ptr<FileLog> &log, Interrupts &interrupts)
{
    bool interrupted = false;
    std::optional<engine::CrawlError> failure;
    std::optional<engine::EndReason> ended;
    engine::CrawlOptions options;
    options.mode = request.mode;
    options.refetch = request.refetch;
    if (request.due > 0) {
        const auto due = duePages(request);
        if (!due)
            return ExitError;
        if (due->isEmpty()) {
            toStderr("crawl: no page is due\n");
            return ExitDone;
        }
        options.selected = *due;
    }
    options.path = request.project;
    options.settings = request.settings;
    options.log = log;
    options.answers = request.answers;
    options.node = request.node;
    if (!request.tracePath.isEmpty()) {
        options.trace = std::make_shared<engine::UrlTrace>();
        if (QString error; !options.trace->open(request.tracePath, &error))
            return fail(ExitError, QLatin1String("--trace: ") + error);
    }
    {
        engine::Crawl crawl(options);
        Progress progress(crawl, request.progress);
        QObject::connect(&interrupts, &Interrupts::interrupted, &crawl, [&] {
            interrupted = true;
            crawl.stop();
        });
        QObject::connect(&crawl, &engine::Crawl::failed, &crawl, [&](const engine::CrawlError &error) {
            if (!failure)
                failure = error;
        });
        QObject::connect(&crawl, &engine::Crawl::pauseReasonChanged, &crawl,
            [&](engine::PauseReason reason) { progress.pauseChanged(reason); });
        QObject::connect(&crawl, &engine::Crawl::shortage, &progress, &Progress::shortage);
        QObject::connect(&crawl, &engine::Crawl::applicationsFound, &progress, &Progress::applicationsFound);
        QObject::connect(&crawl, &engine::Crawl::credentialsKept, &progress, &Progress::credentialsKept);
        QObject::connect(&crawl, &engine::Crawl::progressed, &progress, &Progress::tellLongDelay);
        QObject::connect(&crawl, &engine::Crawl::trapFound, &progress, &Progress::trapFound);
        QObject::connect(&crawl, &engine::Crawl::ended, &crawl, [&](engine::EndReason reason) {
            ended = reason;
            QCoreApplication::quit();
        });
        engine::ControlServer control(crawl);
        QObject::connect(&crawl, &engine::Crawl::stateChanged, &control, [&](engine::State state) {
            const bool tried = !control.place().isEmpty() || !control.error().isEmpty();
            if (state != engine::State::Running || tried || control.listen() || !log)
                return;
            log->log({QDateTime::currentMSecsSinceEpoch(), base::LogLevel::Warning, 0,
                "the running crawl cannot be changed: " + control.error().toUtf8()});
        });
        bool joined = false;
        QObject::connect(&crawl, &engine::Crawl::settingsChanged, &crawl, [&] {
            const QStringList ignored
                = joined || !options.node.join ? QStringList() : ignoredOf(options, crawl.settings());
            joined = true;
            if (!ignored.isEmpty())
                progress.settingsIgnored(ignored);
        });
        crawl.start();
        if (!ended)
            QCoreApplication::exec();
        progress.end();
        if (!failure && ended)
            progress.summarize(*ended);
        // Whoever began it has not stopped it, and is told so even where nothing else is.
        if (!failure && ended == engine::EndReason::Stopped && !interrupted)
            progress.stoppedByOthers();
    }
    const QString untraced = options.trace ? options.trace->close() : QString();
    if (failure) {
        if (log)
            log->removeIfNew();
        if (options.trace && QFileInfo(request.tracePath).size() == 0)
            QFile::remove(request.tracePath);
        return fail(ExitError, request.command + QLatin1String(": ") + failure->message());
    }
    if (log && !log->error().isEmpty())
        return fail(ExitError, QLatin1String("--log: ") + log->error());
    if (!untraced.isEmpty())
        return fail(ExitError, QLatin1String("--trace: ") + untraced);
    const int status = statusOf(ended.value_or(engine::EndReason::None));
    // A server that is down is no crawl that went well, whatever was written about it.
    if (const QString why = status == ExitDone ? whyNothingStarted(request.project) : QString(); !why.isEmpty())
        return fail(ExitError, request.command + QLatin1String(": ") + why);
    return status;
}

namespace {

/// False where somebody interrupts.
bool waitUntil(qint64 moment, Interrupts &interrupts)
{
    QEventLoop loop;
    QObject::connect(&interrupts, &Interrupts::interrupted, &loop, &QEventLoop::quit);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (QDateTime::currentMSecsSinceEpoch() >= moment)
            loop.quit();
    });
    // Looked at again and again: clocks are set, and machines sleep.
    constexpr int look = 500;
    timer.start(look);
    if (QDateTime::currentMSecsSinceEpoch() < moment && !Interrupts::flag())
        loop.exec();
    return !Interrupts::flag();
}

/// Until it is interrupted, or has crawled so many times. A crawl that fails, as its server is down, is no end; the
/// status is that of the last one.
int watch(CrawlRequest request, const WatchRequest &wanted, const std::shared_ptr<FileLog> &log, Interrupts &interrupts)
{
    // Of a project that is new nothing is due: it is crawled as a whole first.
    const qint64 due = request.due;
    bool isNew = request.mode == engine::CrawlOptions::Mode::Create;
    if (isNew) {
        request.due = 0;
        request.refetch = engine::RefetchKind::Nothing;
    }
    for (qint64 done = 1;; ++done) {
        const qint64 began = QDateTime::currentMSecsSinceEpoch();
        int status = crawlOnce(request, log, interrupts);
        const bool isThere = store::Place::isDatabase(request.project) || QFileInfo::exists(request.project);
        if (status == ExitInterrupted || !isThere)
            return status;
        if (status != ExitError) {
            const auto told = tellChanges(request.project, wanted, request.due > 0 ? began : 0);
            if (!told)
                status = fail(ExitError, QLatin1String("crawl: ") + told.error());
            const auto after = doAfter(request.project, wanted.after, told ? *told : compare::Told());
            if (!after)
                status = fail(ExitError, QLatin1String("crawl: ") + after.error());
        }
        if (wanted.times > 0 && done >= wanted.times)
            return status;
        if (!waitUntil(began + wanted.everyMs, interrupts))
            return ExitInterrupted;
        // What was changed under way counts for the next one, too.
        const auto reader = store::Reader::open(request.project);
        if (!reader)
            return fail(ExitError, QLatin1String("crawl: ") + reader.error().message());
        request.settings = settings::withLive(request.settings, (*reader)->settings());
        request.mode = engine::CrawlOptions::Mode::Resume;
        isNew = isNew && status == ExitError; // its server was down: there is nothing that could be due
        request.due = isNew ? 0 : due;
        request.refetch = request.due > 0 ? engine::RefetchKind::Selected : engine::RefetchKind::Everything;
    }
}

int runCrawl(const Arguments &arguments)
{
    const auto watching = readWatchArguments(arguments);
    if (!watching)
        return fail(ExitUsage, QStringLiteral("crawl: %1; see argiope-cli crawl --help").arg(watching.error()));
    const auto request = readCrawlArguments(arguments);
    if (!request)
        return fail(request.error().status, request.error().text);
    const bool watches = arguments.has("watch");
    if (watches && !request->tracePath.isEmpty())
        return fail(ExitUsage, QStringLiteral("crawl: --trace cannot be combined with --watch"));
    if (watches && request->settings.keepRuns < 1)
        return fail(ExitUsage, QStringLiteral("crawl: --watch needs --keep-runs 1 or more"));

    std::shared_ptr<FileLog> log;
    if (!request->logPath.isEmpty()) {
        log = std::make_shared<FileLog>();
        QString error;
        if (!log->open(request->logPath, &error))
            return fail(ExitError, QLatin1String("--log: ") + error);
    }
    Interrupts interrupts;
    return watches ? watch(*request, *watching, log, interrupts) : crawlOnce(*request, log, interrupts);
}

} // namespace

Command crawlCommand()
{
    return {{"crawl", "URL…", "crawl sites into a project file",
                "The project stores the results and the queue. --resume continues an interrupted crawl or "
                "recrawl;\n--recrawl only starts a recrawl. An existing project is never overwritten. List options "
                "(--include,\n--exclude, --header) can be given several times. They replace the list of --settings or "
                "of the project; an\nempty value clears it.",
                crawlOptions() + watchOptions(), 0, -1, {}},
        runCrawl};
}

} // namespace argiope::cli
