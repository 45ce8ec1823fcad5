#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/crawlarguments.h"
#include "app/cli/filelog.h"
#include "app/cli/interrupts.h"
#include "app/cli/progress.h"
#include "app/cli/starts.h"

#include <QCoreApplication>

#include <optional>

namespace argiope::cli {

namespace {

int statusOf(engine::EndReason reason, bool interrupted)
{
    switch (reason) {
    case engine::EndReason::Completed:
        return ExitDone;
    case engine::EndReason::Stopped:
        return interrupted ? ExitInterrupted : ExitError;
    case engine::EndReason::MaxUrls:
    case engine::EndReason::MaxTime:
    case engine::EndReason::MaxBytes:
        return ExitLimit;
    case engine::EndReason::None:
    case engine::EndReason::Failed:
        break;
    }
    return ExitError;
}

int runCrawl(const Arguments &arguments)
{
    const auto request = readCrawlArguments(arguments);
    if (!request)
        return fail(request.error().status, request.error().text);

    std::shared_ptr<FileLog> log;
    if (!request->logPath.isEmpty()) {
        log = std::make_shared<FileLog>();
        QString error;
        if (!log->open(request->logPath, &error))
            return fail(ExitError, QLatin1String("--log: ") + error);
    }

    Interrupts interrupts;
    bool interrupted = false;
    std::optional<engine::CrawlError> failure;
    std::optional<engine::EndReason> ended;
    engine::CrawlOptions options;
    options.mode = request->mode;
    options.refetch = request->refetch;
    options.path = request->project;
    options.settings = request->settings;
    options.log = log;
    {
        engine::Crawl crawl(options);
        Progress progress(crawl, request->progress);
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
        QObject::connect(&crawl, &engine::Crawl::credentialsKept, &progress, &Progress::credentialsKept);
        QObject::connect(&crawl, &engine::Crawl::ended, &crawl, [&](engine::EndReason reason) {
            ended = reason;
            QCoreApplication::quit();
        });
        crawl.start();
        if (!ended)
            QCoreApplication::exec();
        progress.end();
        if (!failure && ended)
            progress.summarize(*ended);
    }
    if (failure) {
        if (log)
            log->removeIfNew();
        return fail(ExitError, QLatin1String("crawl: ") + failure->message());
    }
    if (log && !log->error().isEmpty())
        return fail(ExitError, QLatin1String("--log: ") + log->error());
    const int status = statusOf(ended.value_or(engine::EndReason::None), interrupted);
    // A server that is down is no crawl that went well, whatever was written about it.
    if (const QString why = status == ExitDone ? whyNothingStarted(request->project) : QString(); !why.isEmpty())
        return fail(ExitError, QLatin1String("crawl: ") + why);
    return status;
}

} // namespace

Command crawlCommand()
{
    return {
        {"crawl", "URL…", "crawl sites into a project file",
            "The project keeps what was found and what is still to be done: an interrupted crawl goes on with\n"
            "--resume, and so does an interrupted recrawl (--recrawl is for the command that begins it). An existing\n"
            "project is never overwritten. A list option (--include, --exclude, --header) may be given several\n"
            "times and replaces the list of --settings or of the project.",
            crawlOptions(), 0, -1, {}},
        runCrawl};
}

} // namespace argiope::cli
