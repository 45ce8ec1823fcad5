#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/progressline.h"
#include "app/interrupts.h"

#include "core/engine/extractors.h"
#include "core/engine/replay.h"
#include "core/settings/fields.h"
#include "core/store/place.h"

namespace argiope::cli {

namespace {

int runReplay(const Arguments &arguments)
{
    engine::ReplayOptions options;
    if (arguments.has("threads")) {
        bool ok = false;
        options.threads = arguments.value("threads").toInt(&ok);
        if (!ok || options.threads < 1 || options.threads > 256)
            return fail(ExitUsage, QStringLiteral("replay: --threads needs a number from 1 to 256"));
    }
    options.accessibility = arguments.has("accessibility");
    options.spelling = arguments.has("spelling");
    options.fromStart = arguments.has("from-start");
    if (arguments.has("extract")) {
        settings::CrawlSettings wanted;
        for (const auto &[option, value] : arguments.options()) {
            if (option == "extract")
                wanted.extract.append(value);
        }
        if (const auto extractors = engine::extractorsOf(wanted); !extractors)
            return fail(ExitUsage, QLatin1String("replay: --extract: ") + extractors.error());
        options.extract = wanted.extract;
    }
    if (arguments.has("text")) {
        settings::CrawlSettings wanted;
        if (const auto set = settings::setFromText(wanted, QStringLiteral("text"), arguments.value("text")); !set)
            return fail(ExitUsage, QLatin1String("replay: --") + set.error().message());
        options.text = wanted.text;
    }
    const Interrupts interrupts;
    options.canceled = [] { return Interrupts::flag().load(); };
    ProgressLine line("replay");
    options.progress = [&line](qint64 done, qint64 all) { line.show(done, all); };
    const auto replayed = engine::replay(arguments.positional().first(), options);
    line.wipe();
    if (!replayed)
        return fail(ExitError, QLatin1String("replay: ") + replayed.error().message());
    if (replayed->urls == 0 && replayed->before == 0 && !replayed->canceled)
        return fail(ExitError,
            store::Place::isDatabase(arguments.positional().first())
                ? QStringLiteral(
                    "replay: a project in a database stores no pages; crawl into a project file with --bodies html")
                : QStringLiteral("replay: this project stores no pages; crawl with --bodies html"));
    JsonLine json;
    json.number("urls", replayed->before + replayed->urls);
    json.number("read", replayed->read);
    json.number("read_before", replayed->before);
    json.number("without_answer", replayed->withoutAnswer);
    json.number("other_links", replayed->otherLinks);
    json.number("unreadable", replayed->unreadable);
    json.number("incomplete", replayed->incomplete);
    Output out;
    out.put(json.line());
    // As a crawl's log tells it; all else of such pages is done.
    if (replayed->incomplete > 0)
        fail(ExitDone,
            QStringLiteral("replay: custom extraction is incomplete on %1 pages; first: %2")
                .arg(replayed->incomplete)
                .arg(QString::fromUtf8(replayed->problems.value(0))));
    if (replayed->canceled)
        return out.finish(ExitInterrupted);
    return out.finishReading(QStringLiteral("replay"), replayed->unreadable, replayed->troubles.value(0));
}

} // namespace

Command replayCommand()
{
    return {{"replay", "PROJECT", "re-analyse the stored pages of a project, without any request",
                "Replaces the facts of the stored pages with those of this version. All facts are read, even if the "
                "crawl\nhad audit data switched off. Links, depths and histories do not change. Prints a JSON object "
                "of counts.\nRun the command again to continue an interrupted replay.",
                {{"threads", "N", "number of threads; default: the number of CPU cores", {}},
                    {"extract", "NAME=KIND:EXPRESSION",
                        "custom extraction column, as in crawl --extract; replaces those of the project", {}},
                    {"text", "none|main|plain", "store the text of the pages, for full-text search", {}},
                    {"accessibility", "", "also run the accessibility audit (WCAG)", {}},
                    {"spelling", "", "also check the spelling with the installed dictionaries", {}},
                    {"from-start", "", "start over, including pages that an interrupted replay has read", {}}},
                1, 1, "no project given"},
        runReplay};
}

} // namespace argiope::cli
