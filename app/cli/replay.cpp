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
            return fail(ExitUsage, QStringLiteral("replay: --threads wants a number from 1 to 256"));
    }
    options.accessibility = arguments.has("accessibility");
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
                    "replay: a project in a database keeps no pages; one in a file does, by crawl --bodies "
                    "html")
                : QStringLiteral("replay: this project keeps no pages: crawl --bodies html keeps them"));
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
            QStringLiteral("replay: not all could be cut out of %1 pages, the first: %2")
                .arg(replayed->incomplete)
                .arg(QString::fromUtf8(replayed->problems.value(0))));
    if (replayed->canceled)
        return out.finish(ExitInterrupted);
    return out.finishReading(QStringLiteral("replay"), replayed->unreadable, replayed->troubles.value(0));
}

} // namespace

Command replayCommand()
{
    return {
        {"replay", "PROJECT", "read the pages that a project keeps once more, without one request",
            "Puts what this version makes of the kept pages into the place of what was made of them when they\n"
            "came: all facts, also where the crawl had facts of audits off. Links, depths and histories stay.\n"
            "Prints a JSON object of counts. What was interrupted goes on where it was.",
            {{"threads", "N", "read with N threads (as many as there are cores)", {}},
                {"extract", "NAME=KIND:EXPRESSION",
                    "cut a column out of the pages, as crawl --extract does; those given replace the project's", {}},
                {"text", "none|main|plain", "keep the text of the pages, for searches", {}},
                {"accessibility", "", "hold pages against the rules of accessibility as well", {}},
                {"from-start", "", "read all pages, also those that an interrupted replay has read", {}}},
            1, 1, "no project given"},
        runReplay};
}

} // namespace argiope::cli
