#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/interrupts.h"

#include "core/engine/projectranks.h"
#include "core/store/reader.h"
#include "core/store/writer.h"

namespace argiope::cli {

namespace {

/// As many digits as tell two numbers apart.
QByteArray exact(double value)
{
    constexpr int digits = 17;
    return QByteArray::number(value, 'g', digits);
}

/// Nothing where they were kept.
QString keep(const QString &path, const engine::ProjectRanks &ranks)
{
    auto writer = store::Writer::open(path);
    if (!writer)
        return writer.error().message();
    const auto kept = engine::keepRanks(**writer, ranks);
    (void)(*writer)->moveLogIntoFile();
    return kept ? QString() : kept.error().message();
}

int runRank(const Arguments &arguments)
{
    const Interrupts interrupts;
    const QString path = arguments.positional().first();
    auto reader = store::Reader::open(path);
    if (!reader)
        return fail(ExitError, reader.error().message());
    engine::RankOptions options;
    options.withoutNofollow = arguments.has("without-nofollow");
    options.canceled = [] { return Interrupts::flag().load(); };
    const auto ranks = engine::rankProject(**reader, options);
    if (!ranks)
        return fail(ExitError, ranks.error().message());
    if (Interrupts::flag())
        return ExitInterrupted;
    if (!ranks->pageRankEnding.converged)
        toStderr("rank: PageRank still changed by " + exact(ranks->pageRankEnding.change) + " in its last step\n");
    if (!ranks->hitsEnding.converged)
        toStderr(
            "rank: authorities and hubs still changed by " + exact(ranks->hitsEnding.change) + " in their last step\n");

    Output out;
    JsonLine json;
    constexpr size_t piece = 1000;
    for (size_t from = 0; from < ranks->ids.size(); from += piece) {
        const size_t end = std::min(from + piece, ranks->ids.size());
        const QList<qint64> ids(ranks->ids.begin() + qptrdiff(from), ranks->ids.begin() + qptrdiff(end));
        const QList<QByteArray> urls = (*reader)->urls(ids);
        if (const auto error = (*reader)->error())
            return fail(ExitError, error->message());
        if (urls.size() != ids.size())
            return fail(ExitError, QStringLiteral("rank: the project changed during the calculation"));
        for (size_t i = from; i < end; ++i) {
            json.clear();
            json.string("url", urls[qsizetype(i - from)]);
            json.raw("pagerank", exact(ranks->pageRank[i]));
            json.raw("authority", exact(ranks->authorities[i]));
            json.raw("hub", exact(ranks->hubs[i]));
            out.put(json.line());
        }
    }
    if (arguments.has("keep")) {
        (*reader).reset();
        if (const QString error = keep(path, *ranks); !error.isEmpty())
            return fail(ExitError, error);
    }
    return out.finish(ExitDone);
}

} // namespace

Command rankCommand()
{
    return {{"rank", "PROJECT", "calculate the link scores (PageRank, HITS) of a project",
                "Prints one JSON object per line for each fetched URL: {url, pagerank, authority, hub}. The links are "
                "those\nthat the crawl followed, and redirects; several links between two URLs count once. PageRank "
                "uses a damping\nfactor of 0.85 and distributes the rank of pages without links evenly. The values of "
                "pagerank, authority\nand hub (HITS) add up to 1 each.",
                {{"without-nofollow", "", "ignore nofollow, sponsored and ugc links", {}},
                    {"keep", "", "also store them in the project, for its columns", {}}},
                1, 1, "no project given"},
        runRank};
}

} // namespace argiope::cli
