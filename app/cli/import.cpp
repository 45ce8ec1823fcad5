#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/crawlrun.h"

#include "core/engine/archiveimport.h"

#include <QElapsedTimer>

namespace argiope::cli {

namespace {

constexpr qint64 ShownEveryMs = 150;

/// Looks through the archives; what goes wrong is a refusal.
base::Result<engine::ArchivesToImport, CrawlRefusal> readThem(const QStringList &files, ProgressKind progress)
{
    const bool shows = progress == ProgressKind::Bar || (progress == ProgressKind::Auto && stderrIsTerminal());
    QElapsedTimer sinceShown;
    const auto show = [&sinceShown](qint64 done, qint64 all) {
        if (sinceShown.isValid() && sinceShown.elapsed() < ShownEveryMs)
            return;
        sinceShown.start();
        toStderr("\rreading the archives: " + QByteArray::number(done * 100 / std::max<qint64>(all, 1)) + " %");
    };
    auto archives = engine::readArchives(
        files, [] { return Interrupts::flag().load(); }, shows ? std::function<void(qint64, qint64)>(show) : nullptr);
    if (shows)
        toStderr("\r\x1b[K");
    if (archives)
        return std::move(archives).value();
    if (archives.error().isEmpty())
        return base::Failure{CrawlRefusal{ExitInterrupted, {}}};
    return base::Failure{CrawlRefusal{ExitError, QLatin1String("import: ") + archives.error()}};
}

int runImport(const Arguments &arguments)
{
    Interrupts interrupts;
    engine::ArchivesToImport archives;
    const bool resumed = arguments.has("resume");
    const auto progress = arguments.value("progress");
    const ProgressKind shown = progress == u"bar"   ? ProgressKind::Bar
        : progress.isEmpty() || progress == u"auto" ? ProgressKind::Auto
                                                    : ProgressKind::None;
    auto request = readImportArguments(
        arguments, [&](const settings::CrawlSettings &before) -> base::Result<settings::CrawlSettings, CrawlRefusal> {
            auto read = readThem(arguments.positional(), shown);
            if (!read)
                return base::Failure{read.error()};
            archives = std::move(read).value();
            return resumed ? before : engine::proposedFor(archives, before);
        });
    if (!request && request.error().text.isEmpty())
        return request.error().status;
    if (!request)
        return fail(request.error().status, request.error().text);
    request->answers = archives.answers;

    std::shared_ptr<FileLog> log;
    if (!request->logPath.isEmpty()) {
        log = std::make_shared<FileLog>();
        QString error;
        if (!log->open(request->logPath, &error))
            return fail(ExitError, QLatin1String("--log: ") + error);
    }
    const int status = crawlOnce(*request, log, interrupts);
    if (status != ExitDone || archives.troubles == 0)
        return status;
    // What could be read is in the project, and whoever looks at the status alone learns that it is not all.
    const QString first = QString::fromUtf8(archives.firstTroubles.value(0));
    return fail(ExitError,
        archives.troubles == 1 ? QString(QLatin1String("import: one part of the archives could not be read: ") + first)
                               : QStringLiteral("import: %1 parts of the archives could not be read; first: %2")
                                     .arg(archives.troubles)
                                     .arg(first));
}

} // namespace

Command importCommand()
{
    return {{"import", "ARCHIVE…", "create a project from web archives (WARC, WACZ) of any crawler",
                "Reads the responses in the archives as a crawl would: URLs, links, facts and depths, without any "
                "request.\nURLs that are not in the archives are listed as skipped (not_archived); URLs without "
                "inlinks have no\ndepth. Several archives are read as one: the last response of each URL counts. The "
                "responses are copied to\nthe project's own archive, unless --bodies none is given. The options are "
                "those of crawl; the defaults are\nchosen so that everything is read.",
                importOptions(), 1, -1, "no archive given"},
        runImport};
}

} // namespace argiope::cli
