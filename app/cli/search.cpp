#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/progressline.h"
#include "app/cli/rowselection.h"
#include "app/interrupts.h"

#include "core/engine/textsearch.h"

#include <limits>

namespace argiope::cli {

namespace {

int failed(const engine::SearchFault &fault)
{
    if (fault.code == engine::SearchFault::Code::Canceled)
        return ExitInterrupted;
    return fail(fault.code == engine::SearchFault::Code::Query ? ExitUsage : ExitError,
        QLatin1String("search: ") + fault.message());
}

int runSearch(const Arguments &arguments)
{
    int most = std::numeric_limits<int>::max();
    if (arguments.has("limit")) {
        bool isNumber = false;
        most = arguments.value("limit").toInt(&isNumber);
        if (!isNumber || most < 1)
            return fail(ExitUsage, QStringLiteral("search: --limit needs a number of 1 or more"));
    }
    const QString query = arguments.positional().mid(1).join(u' ');
    if (const auto parsed = search::SearchQuery::parse(query); !parsed)
        return fail(ExitUsage, QLatin1String("search: ") + parsed.error().message());
    const Interrupts interrupts;
    auto reader = store::Reader::open(arguments.positional().first());
    if (!reader)
        return fail(ExitError, reader.error().message());
    exporting::Options rows;
    if (const auto refused = selectRows(arguments, **reader, rows))
        return refused->text.isEmpty() ? refused->status
                                       : fail(refused->status, QLatin1String("search: ") + refused->text);
    auto search = engine::TextSearch::open(**reader);
    if (!search)
        return failed(search.error());
    {
        ProgressLine line("indexing pages");
        const auto done = (*search)->update(
            [&line](const auto &progress) { line.show(progress.done, progress.all); }, &Interrupts::flag());
        if (!done)
            return failed(done.error());
    }
    Output out;
    JsonLine json;
    if (arguments.has("count")) {
        const auto answer = (*search)->find(query, 0, rows.query.where ? &rows.query : nullptr, &Interrupts::flag());
        if (!answer)
            return failed(answer.error());
        out.put(QByteArray(QByteArray::number(answer->count) + '\n'));
        return out.finish(ExitDone);
    }
    const auto answer = (*search)->find(query, most, rows.query.where ? &rows.query : nullptr, &Interrupts::flag());
    if (!answer)
        return failed(answer.error());
    for (const engine::SearchHit &hit : answer->hits) {
        json.clear();
        json.string("url", hit.url);
        json.string("title", hit.title);
        json.string("snippet", hit.snippet.text.toUtf8());
        out.put(json.line());
        if (out.failed())
            break;
    }
    return out.finish(ExitDone);
}

} // namespace

Command searchCommand()
{
    return {
        {"search", "PROJECT QUERY", "search the stored text of pages",
            "Prints one JSON object per line for each page, best match first: {url, title, snippet}. All words "
            "must\noccur in the title, headings, text or address. \"a phrase\", begin*, AND, OR, NOT (or -word), "
            "parentheses\nand NEAR(one two, 5) refine the query; title:, headings:, text: and url: limit it to one "
            "field. Case and\naccents are ignored. Only crawls with --text main or --text plain store text. New pages "
            "are first added to\nPROJECT.search, an index file that can be deleted at any time.",
            {{"limit", "N", "at most N pages; default: all", {}}, {"count", {}, "print only the number of pages", {}},
                {"filter", "EXPR", "only pages that match, as in export", {}}},
            2, -1, "no project or no query given"},
        runSearch};
}

} // namespace argiope::cli
