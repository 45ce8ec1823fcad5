#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"

#include "core/engine/duepages.h"
#include "core/export/cells.h"
#include "core/store/reader.h"

#include <QDateTime>

namespace argiope::cli {

namespace {

/// As a JSON number; null where it is not known.
QByteArray numberOr(const std::optional<double> &value)
{
    return value ? QByteArray::number(*value, 'g', 6) : QByteArrayLiteral("null");
}

int runDue(const Arguments &arguments)
{
    auto reader = store::Reader::open(arguments.positional().first());
    if (!reader)
        return fail(ExitError, reader.error().message());
    const QList<engine::DuePage> pages
        = engine::duePages(**reader, QDateTime::currentMSecsSinceEpoch(), 0, arguments.has("all"));
    if (const auto error = (*reader)->error())
        return fail(ExitError, error->message());
    Output out;
    JsonLine json;
    for (const engine::DuePage &page : pages) {
        json.clear();
        json.string("url", page.url);
        json.number("visits", page.visits);
        json.raw("changes_per_day", numberOr(page.rate ? std::optional(page.rate->perDay) : std::nullopt));
        json.raw("least", numberOr(page.rate ? std::optional(page.rate->least) : std::nullopt));
        json.raw("most", numberOr(page.rate ? page.rate->most : std::nullopt));
        json.string("due_at", exporting::isoTime(page.dueAt));
        json.raw("chance", QByteArray::number(page.chance, 'g', 6));
        out.put(json.line());
    }
    return out.finish(ExitDone);
}

} // namespace

Command dueCommand()
{
    return {{"due", "PROJECT", "say which pages are to be fetched again, by how often they change",
                "Prints a line of JSON for each page that is due: {url, visits, changes_per_day, least, most, due_at,\n"
                "chance}. The rate is that of a Poisson process, between least and most in 95 of 100 cases; null: too\n"
                "few visits to say (less than four), or most where every visit found another page. A page is due when\n"
                "it is as likely as not that it has changed; chance is how likely it is by now. What is likeliest to\n"
                "have changed comes first. 'crawl --resume --due N' fetches the first N of them.",
                {{"all", "", "also those that are not due yet", {}}}, 1, 1, "no project given"},
        runDue};
}

} // namespace argiope::cli
